/** The planner's own words: how people ask. What can be drawn is asked of the service's word lists. */

/** Said before a wish, and no part of it. */
const POLITE =
  /^\W*(?:(?:hey|hi|hello|ok(?:ay)?|so|well|now|and|then|also|please|thanks?|thank you|great|cool|nice|perfect|good)\b[\s,!.]*)+/i;
const WISH =
  /^(?:(?:can|could|would|will) (?:you|u|ya) (?:please |pls |maybe )?|i(?:'d| would) (?:like|love)(?: to have| to see)? |i (?:need|want|wish for)(?: to have| to see)? |we need |let'?s (?:have|make|add) |please )/i;
const VERB =
  /^(?:please )?(?:make|create|draw|generate|design|give|build|produce|render|paint|show|get|do|add)(?: (?:me|us))?(?![\w-])\s*/i;

/** A wish without what is said around it: "hey, can you make me a ninja" → "a ninja". */
export function bareWish(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(POLITE, '').replace(WISH, '').replace(VERB, '');
  }
  return rest.replace(/[\s,]*(?:please|pls|plz|thanks?|thank you)\W*$/i, '').trim();
}

export const ARTICLE = /^(?:an?|the|some|one|his|her|its|my|our|their|another)\s+/i;
export const bareNoun = (text: string): string => text.replace(ARTICLE, '').trim();

/** Where clauses part. */
export const PARTS =
  /\s*(?:[,;:!]|\.(?!\d)|\b(?:vs\.?|versus|and then|and also|then|and|plus|as well as|along with|together with)\b)\s*/i;

/** What is asked to be packed, at the end or alone. */
export const PACK =
  /[\s,.]*\b(?:and |then )*(?:zip|pack|bundle|download|archive|export)(?: (?:it|them|this|that|these|everything|all(?: of (?:it|them))?|up|the result))*(?: (?:as|in|into|to) (?:a |one )?(?:zip(?: file)?|archive))?(?: (?:please|for me))*\W*$/i;

export const TILES = /\b(?:tile ?sets?|tiles?|terrains?|ground tiles)\b/i;
export const ISOMETRIC = /\b(?:isometric|iso)\b/i;
export const FROM_THE_SIDE = /\b(?:side ?-?scroll(?:er|ing)s?|platform(?:er|ing|s)?|jump ?(?:'?n'?|and) ?run)\b/i;
/** What is no name of a ground in a wish for tiles. */
export const TILE_WORDS =
  /\b(?:top[- ]?down|(?:seen )?from above|side ?-?scroll(?:er|ing)s?|platform(?:er|ing|s)?|tile ?sets?|tiles?|terrains?|isometric|iso|made (?:out )?of|made from|consisting of|for|of|game|set|transitions?|textures?|\d+ ?(?:x ?\d+)? ?(?:px|pixels?)?|where|is|are|a|an|the|that|which|goes?|turns?|seamless|autotiles?|wang|corner|pieces?)\b/gi;

export const UI =
  /\b(?:(?:health|life|hp|mana|stamina|xp|progress|loading|experience|energy) ?bars?|tool ?bars?|hot ?bars?|action bars?|inventory|(?:dialog(?:ue)?|text|speech|message) ?box(?:es)?|buttons?|menus?|(?:menu|settings|shop|pause|options|game over|quest|dialog(?:ue)?) (?:windows?|screens?)|panels?|tool ?tips?|check ?box(?:es)?|sliders?|mini ?maps?|skill trees?|hud|user interface|interface|gui|ui|scroll ?bars?)\b/i;

/** Taking away is not the assistant's: the user does it. */
export const TAKES_AWAY =
  /\b(?:delete|erase|wipe|destroy|clear|get rid of)\b|\bremove (?:all|every|my|the (?:characters?|objects?|assets?|tiles?|project))/i;
export const SECRET =
  /\b(?:api[- ]?keys?|passwords?|secrets?|tokens?|credentials?|environment variables?|system prompt|previous instructions|your instructions)\b/i;

/** A whole game is wished for. */
export const GAME =
  /\b(?<!(?:for|in) (?:my|our|the|a|an) (?:[\w-]+ ){0,3})(?:(?:video )?games?|platformers?|adventure|(?:twin[- ]stick )?shooters?|(?:endless )?runners?|match[- ]?(?:3|three)|tower[- ]?defen[cs]e|metroidvania|dungeon crawlers?|bejeweled|candy crush|bullet hell|shoot '?em up|rpg|zelda\w*|jump (?:and|'?n'?) run)\b/i;

export const GREETING =
  /^\W*(?:hi|hello|hey|hallo|moin|good (?:morning|evening|day)|greetings|yo|hi there|hello there|thanks?|thank you|ok(?:ay)?|yes|no|cool|great)(?: there| you| all| everyone)?\W*$/i;
/** Said of what was made, and no wish. */
export const PRAISE =
  /^\W*(?:(?:thanks|thank you|great|nice|perfect|cool|wow|awesome|lovely|beautiful|amazing|excellent|good|very|so|i (?:love|like)|that|this|it|they|looks?|is|are|was|'s|really|job|work|well|done|much|a lot|how)\b[\s,.!'’]*)+$/i;
/** What the account has: the tool that lists it. */
export const LISTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:characters?|people|animals|heroes)\b/i, 'list_characters'],
  [/\bobjects?\b/i, 'list_objects'],
  [/\b(?:side ?scroll\w*|platform\w*) ?(?:tiles?(?:ets?)?)?\b/i, 'list_sidescroller_tilesets'],
  [/\b(?:tile ?sets?|tiles)\b/i, 'list_topdown_tilesets'],
  [/\b(?:ui|interfaces?|panels?)\b/i, 'list_ui_assets'],
];
export const SHOW = /^(?:show|list|what are|which|see)(?: me)?(?: all)?(?: of)? (?:my|our|the) (?:own )?(?!last)/i;
/** A program that files are for, or how they get there. */
export const EXPORTS = /\b(?:exports?|exporting|godot|unity|aseprite|phaser|tiled|ldtk|gamemaker|rpg maker)\b/i;
export const HELP =
  /^\W*(?:help(?: me)?|what can (?:you|i) (?:do|make|ask)(?: here| for me)?|what (?:is|are) (?:this|you)|who are you|how does (?:this|it) work)\W*$/i;
/** A question about the service, and no wish. */
export const QUESTION =
  /^\W*(?:what|which|how|why|when|where|who|is|are|does|do (?:i|you|we|they)|can i|may i|am i|should i|will|is there|are there)\b(?!.*\byou (?:make|draw|create|build|generate|design)\b)/i;

/** Words that point at what was made before. */
export const POINTS =
  /\b(?:it|him|her|he|she|they|them|its|his|that one|this one|the (?:hero|character|same|last one|result|picture))\b/i;
/** A change of what is there: "give him a cape", "make it red", "with a red helmet", "without the hat". */
export const CHANGE =
  /^(?:give|make|let|change|turn|recolou?r|put|dress|replace|remove|take|add|but|with|without|now with|the same|same|same again|again|another (?:one|version))\b/i;

export const SIZE = /\b(\d{2,3})(?: ?x ?(\d{2,3}))? ?(?:px|pixels?|pixel)?\b(?! ?(?:directions?|sides|frames|%))/i;
/** Agreed to one picture of a creature. */
export const ONE_SIDE =
  /,?\s*\b(?:(?:from |seen from )?(?:one|a single) side|(?:as )?(?:a |one |single )?picture(?: of one side)?|as a thing|object)\b/i;
export const YES = /^\W*(?:y|yes|yep|yeah|ok(?:ay)?|sure|fine|do (?:it|that)|go ahead|please do)(?: please)?\W*$/i;
export const SIDES = /\b(4|four|8|eight|all)[- ]?(?:directions?|sides|directional|way)(?: only)?\b/i;
export const VIEW =
  /,?\s*\b(?:seen |viewed |shown )?(?:from the (?:side|front)|from (?:above|the top)|side ?-?view(?:ed)?|top[- ]?down(?: view)?|(?:in )?(?:high|low) top[- ]?down)\b/i;

/** The view that words ask for. */
export const viewOf = (text: string): 'side' | 'high top-down' | 'low top-down' | undefined =>
  /\bfrom the (?:side|front)\b|\bside ?-?view/i.test(text)
    ? 'side'
    : /\blow top/i.test(text)
      ? 'low top-down'
      : /\bfrom (?:above|the top)\b|\btop[- ]?down\b/i.test(text)
        ? 'high top-down'
        : undefined;

/** Places by what lies on their ground: [in, on top]. */
export const PLACE_GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  desert: ['sandstone', 'sand'],
  forest: ['dirt', 'grass'],
  jungle: ['dirt', 'grass'],
  winter: ['frozen dirt', 'snow'],
  ice: ['ice', 'snow'],
  beach: ['sandstone', 'sand'],
  swamp: ['mud', 'moss'],
};
/** What lies on something: alone it is no ground to stand on. */
export const TOPPING =
  /^(?:(?:green|fresh|thick|white|deep|dead|dry|wet|red|short|tall) )?(?:grass|snow|moss|leaves|ash|sand|ice|slime|flowers)$/i;
