/** Whether words are of a game that is played, or only of pictures for one. */
import { playedLike } from '../games/index.ts';
import { saysKeys } from './controls.ts';
import { playsIn } from './game-wish/index.ts';
import { GAME } from './words.ts';

/** "an rpg menu" is an interface, and no game. */
export const INTERFACE =
  /^(?:an? |the |my |our |some )?(?:(?!with\b|and\b|about\b|where\b|in\b|for\b)[\w-]+ ){0,3}?(?:menus?|hud|ui|gui|interface|panels?|inventory|buttons?|(?:title|start|game over|loading|end|win|victory|pause|options|settings) screens?|(?:health|life|mana|xp) bars?)\b(?! (?:game|platformer|shooter))(?!.*\b(?:platformer|runner|shooter|tower defen[cs]e|match[- ]?3)\b(?! (?:game)?$).*\b(?:where|against)\b)/;

/** What is done in games, each another: who does two of them, and loses or wins, is played. */
const DOES: readonly RegExp[] = [
  /\b(?:fights?|battles?|shoots?|avoids?|dodges?|defeats?|kills?|against)\b/,
  /\b(?:collects?|gathers?|picks? up)\b/,
  /\b(?:jumps? (?:over|on|from|across)|leaps? over)\b/,
  /\b(?:has to|must|needs to|to) (?:reach|find|escape|get to|collect|defeat|survive)\b|\b(?:reaches|escapes) (?:the|a)\b/,
  /\b(?:loses? (?:after|if|when)|dies? (?:after|if|when)|wins? (?:after|if|when|by)|\d+ lives|three lives|time limit|(?:final|end) boss)\b/,
];

/** "you play a mail carrier …, and you win when …", "zombie survival in a mall": no picture is said so. */
const PLAYS =
  /\byou (?:play(?: as)?|are|control) (?:an? |the )?[a-z]+.*\b(?:you (?:win|lose|die)|lose a life|to win)\b|^(?:an? |my |the |some )?(?:[a-z-]+ ){0,2}survival(?! (?:kit|knife|knives|gear|tools?|backpack|bag|guide|suit|tent|blanket|food|items?|icons?|manual|expert|guy|girl|man|woman|hunter))(?=\s*(?:$|[,.;!]|\bin\b|\bon\b|\bwith\b|\bagainst\b))/s;

/** What nobody says of a picture: it is done on the way, again and again, or against somebody. */
const ONLY_PLAYED =
  /\b(?:avoids?|avoiding|dodges?|dodging|evades?|evading) (?:the |some |all |falling |flying |angry |evil )*[a-z-]+|\b(?:runs?|running|jumps?|jumping|flies|flying)\b[^,.;]{0,40}\b(?:forever|endlessly|non-?stop)\b|\b(?:has|have|needs?|tries|trying|wants?) to (?:collect|gather|reach|find|escape|avoid|survive|defend|protect|rescue|save|deliver|defeat|get to|get (?:back )?home|go home|dodge|shoot|fight|kill|match|catch)\b|\bmust (?:collect|gather|reach|escape|avoid|survive|defend|rescue|deliver|defeat|get to|dodge)\b|^(?:a |an )?(?:[a-z-]+ )?(?:surviving|survival|survive) (?:on|in|at)\b|^(?:defend|protect|defending|protecting) (?:the |a |an |my |your )?[a-z]+(?: [a-z]+)? (?:from|against)\b|\b(?:double jumps?|wall jumps?|checkpoints?|moving platforms|power-?ups|boss (?:at the end|fight|battle)|final boss|\d+ (?:levels|lives|waves)|(?:two|three|four|five|six|ten) (?:levels|lives|waves))\b|\bwatch(?:es|ing)? out for\b|\b(?:slides?|flies|runs|swims|rolls|crosses|climbs|swings|sails|drives|races|dives|jumps|hops) (?:over|down|up|through|across|along|from|between|the|in|on|around)\b.*\b(?:and|,) ?(?:[a-z]+ly )?(?:collects?|picks|catches|throws (?:[a-z]+ )?[a-z]+ at|shoots|fights|burns|eats|gathers|steals|avoids|dodges)\b|\b(?:rescues|saves|frees) (?:the |a |an |his |her |all |as many )?[a-z-]+(?: [a-z-]+)? from\b|^(?:a |an |the )?[a-z-]+(?: [a-z-]+)? (?:looks|searches|hunts) for (?:a |an |the |his |her |its |lost )*[a-z-]+\b.*\b(?:are|is) (?:the )?enem\w+|\b(?:are|is) (?:the |my |your )?(?:enem(?:y|ies)|bad ?guys|baddies)\b|\b(?:collect(?:s|ing)?|gather(?:s|ing)?|catch(?:es|ing)?|eat(?:s|ing)?|steal(?:s|ing)?)\b.*\b(?:chas(?:es?|ing) (?:him|her|it|you)|(?:are|is) (?:after|the enem|enem|chasing)|runs? (?:through|over|forever|away)|jump(?:s|ing)? (?:over|very|high|from|on))\b/;
/** "I want to shoot zombies in a mall": what somebody wants to do themselves. */
const WANTS_TO_PLAY =
  /\b(?:i|we) (?:want|wanna|would like|'d like|like) (?:to )?(?:shoot|fight|kill|collect|run|jump|survive|defend|explore|dodge|avoid|escape|match|swap|build towers|be an? \w+ (?:who|that|and)|play)\b/;
/** "shoot zombies in a mall" */
const DO_IT =
  /^(?:be|play as) an? [a-z]+(?: [a-z]+)? (?:and|who|that) [a-z]+|^(?:shoot|fight|kill|dodge|avoid|survive|collect|defend|escape from|run from|jump over)(?:ing)? (?:the |all |some |as many |an? )?[a-z-]+(?: [a-z-]+)?(?:s|es)?\b(?! (?:animation|pose|icon|button))/;
/** Words of pictures. */
const OF_PICTURES =
  /\b(?:tiles?|tilesets?|sprites?|maps?|animat\w+|sheet|icons?|pose|portrait|background(?! music)|picture|image|drawing|logo|blueprint|code|script|unity|unreal|godot|tutorial|frames?|character(?: design)?|scene|asset|px|pixels)\b/;
const plays = (wish: string): boolean =>
  (ONLY_PLAYED.test(wish) || WANTS_TO_PLAY.test(wish) || DO_IT.test(wish)) &&
  !OF_PICTURES.test(wish) &&
  !INTERFACE.test(wish);

export const isPlayed = (wish: string): boolean =>
  PLAYS.test(wish) ||
  plays(wish) ||
  (saysKeys(wish) && !OF_PICTURES.test(wish) && !INTERFACE.test(wish)) ||
  (DOES.filter((does) => does.test(wish)).length > 2 &&
    !/\b(?:tiles?|tilesets?|sprites?|maps?|animat\w+|sheet|icons?|pose)\b/.test(wish)) ||
  (!OF_PICTURES.test(wish) && !INTERFACE.test(wish) && playsIn(wish));

/** "collecting fish through ice levels": what is done in levels is a game. */
export const HAS_LEVELS =
  /^(?!.*\b(?:tiles?|tilesets?|back ?grounds?|maps?|sprites?|assets?)\b).*(?:\b(?:collect|gather|avoid|dodg|jump|fight|shoot)\w*\b.*\blevels?\b|\blevels?\b.*\b(?:collect|gather|avoid|dodg|jump|fight|shoot)\w*\b)/;

/** Whether a game is wished for, by its kind or by what is done in it. */
export const wishesGame = (wish: string): boolean => {
  const lower = wish.toLowerCase();
  return !INTERFACE.test(lower) && (GAME.test(wish) || playedLike(lower) || HAS_LEVELS.test(lower) || isPlayed(lower));
};
