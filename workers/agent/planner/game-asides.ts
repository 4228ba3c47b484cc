/** What a wish for a game says beside the game: for whom it is, how one gets about in it, and how such games look anyway. */
import { templateFor } from '../games/index.ts';

const CHILD =
  '(?:daughter|son|kid|child|children|niece|nephew|grandson|granddaughter|grandkid|grandchild|grandchildren|toddler|pupil)s?';
const GROWN =
  '(?:wife|husband|girl ?friend|boy ?friend|friend|mom|mum|mother|dad|father|brother|sister|cousin|grandma|grandpa|grandmother|grandfather|teacher|class|student|colleague|partner|family|team|school|church|office|stream|channel|youtube channel)s?';
const HOW_OLD =
  '(?:(?:little|small|young|older|younger|best|dear|own|\\d{1,2}[- ]?(?:years?|yrs?|y)[- ]?(?:olds?|o)) )*';
const WHOSE = '(?:(?:my|our|a|an|the|his|her) )?';
/** The day it is for. */
const DAY =
  '(?:birth ?days?|b-?days?|weddings?|anniversar(?:y|ies)|graduations?|(?:birthday |school |class |office |garden )?part(?:y|ies)|baby showers?|(?:game|school|class|home|art|uni|college|weekend|hobby) ?(?:jams?|projects?|works?|assignments?|competitions?|contests?)|presentations?|homework)(?: (?:part(?:y|ies)|presents?|gifts?|surprises?|cards?))?';
const ENDS =
  '(?=\\s*(?:$|[,.;:!?)]|\\b(?:and|who|with|where|in|about|so|but|it|she|he|they|should|because|that|on)\\b))';
const EASY = '(?:(?:very|really|quite|pretty|super|kinda|fairly|a bit|nice and|not too) )*';
const PLAYER =
  '(?:you|u|i|we|one|he|she|it|they|the (?:hero|player|ship))(?: (?:can|could|should|just|have to|has to|must|get to|gets to))?';

type By = string | ((found: readonly string[]) => string);
const ASIDES: readonly (readonly [words: RegExp, by: By])[] = [
  // for whom, and for which day
  [new RegExp(`[,;]?\\s*\\b(?:it'?s |this is |that is )?(?:for|as) (?:a |an )?(?:(?:surprise|gift|present) for )?${WHOSE}${HOW_OLD}(${CHILD})(?:'s?)?(?: (?:\\d+(?:st|nd|rd|th) )?${DAY})?${ENDS}`, 'gi'), ', for my daughter'],
  [new RegExp(`[,;]?\\s*\\b(?:it'?s |this is |that is )?(?:for|as) (?:a |an )?(?:(?:surprise|gift|present) for )?${WHOSE}${HOW_OLD}${GROWN}(?:'s?)?(?: (?:\\d+(?:st|nd|rd|th) )?${DAY})?${ENDS}`, 'gi'), ' '],
  [new RegExp(`[,;]?\\s*\\b(?:it'?s |this is )?(?:for|as) ${WHOSE}(?:\\d+(?:st|nd|rd|th) )?(?:${DAY}|(?:a )?(?:present|gift|surprise))${ENDS}`, 'gi'), ' '],
  [/\bfor (?:my|our|an?) (?:little )?(\d{1,2})[- ]years?[- ]olds?\b/gi, ([, old]) => (Number(old) < 10 ? ', for kids ' : ' ')],
  // how old: who is small plays something easy
  [/\b(she|he|who|they)(?:'s| is| are| turns?| just turned| will be) (?:only |just |now |almost |nearly )?(\d{1,2})(?: (?:years?|yrs?)(?: old)?)?(?: now| soon)?,? and (?=(?:she |he |they )?(?:really |just |also |absolutely )*(?:loves?|likes?|adores?|is|are)\b)/gi, ([, who, old]) => `${Number(old) < 10 ? 'for kids, ' : ''}${who} `],
  [new RegExp(`[,;.(]?\\s*\\b(?:and )?(?:(?:she|he|they|who)(?:'s| is| are| turns?| just turned| will be)|age[sd]?) (?:only |just |now |about |around |almost |nearly )*(\\d{1,2})(?: ?(?:-|to|and) ?\\d{1,2})?(?: (?:years?|yrs?)(?: old)?)?(?: (?:now|soon|next week|tomorrow|today))?\\)?${ENDS}`, 'gi'), ([, old]) => (Number(old) < 10 ? ', for kids ' : ' ')],
  // how hard
  [new RegExp(`\\b(?:(?:it|the game|this|everything|and|but|so it) )*(?:should|must|has to|needs to|shall|can) (?:not )?be (?=${EASY}(?:easy|easier|hard|difficult|challenging|relax\\w+|casual|short|long|simple|cute|fun)\\b)`, 'gi'), ([all]) => (/ not be /i.test(all!) ? ', not too ' : ', ')],
  [/\b(?:not (?:too |so |very |that )?(?:hard|difficult|challenging|tough|complicated)|(?:very |really |super )?(?:easy|simple) (?:to (?:play|learn|control|understand|win)|(?:level of )?difficulty)|low difficulty)\b/gi, 'easy'],
  // where it runs: in any browser, with keys and thumbs
  [/[,;]?\s*\b(?:(?:it|and|that|which|the game|also|where|so) )*(?:(?:should|must|can|has to|needs to|will|i can|we can|you can) )*(?:also )?(?:be )?(?:works?|runs?|playable|played|plays|play(?: it)?|usable) (?:well |fine |good |also |both )?(?:on|in|with) (?:(?:my|a|the|her|his|our|any|every|all|both) )*(?:mobiles?|(?:smart ?)?phones?|tablets?|i ?pads?|i ?phones?|android|browsers?|web|pc|computers?|desktop|laptop|touch ?screens?|touch)(?:(?:,| and| or|,? and also| \/) (?:on )?(?:(?:my|a|the|her|his|our) )?(?:mobiles?|(?:smart ?)?phones?|tablets?|i ?pads?|browsers?|web|pc|computers?|desktop|laptop))*\b/gi, ' '],
  // what is done in any of them
  [new RegExp(`(?:[,;]\\s*)?\\b(?:(?:where|in which|and|that|while|when) )*(?:${PLAYER} )?(?<!\\b(?!always\\b)[a-z-]+s )(?:fly|flies|flying|move|moves|moving|walk|walks|run|runs|drive|drives|float|floats|swim|swims|roam|roams|steer|steers|go|goes|cruise|sail|sails)(?: your ship)? (?:(?:freely|around|about|everywhere) )*(?:around|about|freely|everywhere|(?:in|to) (?:all|any|every|four|eight|4|8) (?:directions?|sides?))(?=\\s*(?:$|[,.;!]|\\b(?:and|while|shoot\\w*|collect\\w*|avoid\\w*|fight\\w*|kill\\w*|against)\\b))`, 'gi'), ' , '],
  // how such games look
  [/(?:[,;]\s*)?\b(?:(?:with|in|and|has|have|having) )*(?:(?:an?|some|the) )?(?:(?:cool|nice|cute|simple|good|pretty|beautiful|awesome|old|real) )*(?:retro|old[- ]?school|(?:8|16)[- ]?bit|pixel(?:[- ]?art|ated|y)?|arcade|nes|snes|classic|nostalgic)(?:,? (?:8|16)[- ]?bit|,? pixel(?:[- ]?art)?)* (?:look(?: and feel)?|graphics|style|vibes?|feel(?:ing)?|aesthetics?|visuals|art(?: style)?)\b/gi, ' '],
]; // biome-ignore format: a table
/** Shots go everywhere: what twin sticks are for. */
const ALL_AROUND =
  /(?:[,;]\s*)?\b(?:(?:and|where|you|u|i|he|she|it|can|while) )*(?:shoot|shoots|shooting|fire|fires|firing|aim|aims) (?:(?:at|in|from|to|into|on) )?(?:all|every|any|both|360|eight|8) (?:(?:the|four|possible) )?(?:sides?|directions?|degrees?|angles?|around)\b/gi;

const NAMES_HERO = /\b(?:you are|you're|hero|play as|playing as|as an?|ships?|astronauts?|with an?|my|control)\b/i;

/** The wish without what is said beside the game. */
export function withoutAsides(wish: string): string {
  // whether it runs on a phone is asked, and no wish
  if (/\?\s*$|^\W*(?:is|are|can|could|does|do|will|would) (?!you\b|u\b|we\b|i (?:have|get)\b)/i.test(wish)) return wish;
  const told = ASIDES.reduce(
    (text, [words, by]) => text.replace(words, (...all) => (typeof by === 'string' ? by : by(all as string[]))),
    wish,
  );
  // "a space game where you fly around": in a ship, and what flies there shoots
  const flies = /\bfl(?:y|ies|ying) (?:around|about|freely)/i.test(wish) && /\bspace\b/i.test(wish);
  const flown = flies
    ? `${told.replace(/\bspace (?=game\b)/i, 'space shooter ')}${NAMES_HERO.test(told) ? '' : ', hero: a spaceship'}`
    : told;
  const around = flown.replace(ALL_AROUND, ' , ');
  const text = around === flown || templateFor(around.toLowerCase()) ? around : `twin-stick shooter, ${around}`;
  return text === wish
    ? wish
    : text
        .replace(/\s*(?:[,;]\s*)+(?=[,.;])/g, '')
        .replace(/\s+/g, ' ')
        .replace(/\s+(?=[,.;!])/g, '')
        .trim();
}
