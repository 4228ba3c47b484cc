/** Whether words are of a game that is played, or only of pictures for one. */

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

export const isPlayed = (wish: string): boolean =>
  PLAYS.test(wish) ||
  (DOES.filter((does) => does.test(wish)).length > 2 &&
    !/\b(?:tiles?|tilesets?|sprites?|maps?|animat\w+|sheet|icons?|pose)\b/.test(wish));

/** "collecting fish through ice levels": what is done in levels is a game. */
export const HAS_LEVELS =
  /^(?!.*\b(?:tiles?|tilesets?|back ?grounds?|maps?|sprites?|assets?)\b).*(?:\b(?:collect|gather|avoid|dodg|jump|fight|shoot)\w*\b.*\blevels?\b|\blevels?\b.*\b(?:collect|gather|avoid|dodg|jump|fight|shoot)\w*\b)/;
