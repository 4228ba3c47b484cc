/** The planner's own words: how people ask. What can be drawn is asked of the service's word lists. */

/** The same words in plain letters: typographic quotes and dashes, arrows, and what people write short. */
export const plainly = (text: string): string =>
  asOneLine(text)
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s*(?:→|⇒|->|=>|➜)\s*/g, ' to ')
    .replace(/\s+(?:-{1,2}|–|—)\s+/g, ': ')
    .replace(/\bw\/o\b ?/gi, 'without ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\s&\s/g, ' and ')
    .replace(/\banims?\b/gi, 'animations')
    .replace(/(\d) by (\d)/gi, '$1x$2')
    .replace(/(?<=\d)×(?=\d)/g, 'x')
    // "water/sand tileset", "walk/run"; a name of a file or of a licence has no spaces around
    .replace(/(?<![\w/.])([a-z]{3,})\/([a-z]{3,})(?![\w/.])/gi, (all, one: string, other: string) =>
      /^and$/i.test(one) ? all : `${one} and ${other}`,
    )
    .replace(/(\w+)\s*\(([^()]{2,80})\)/g, (_, noun: string, more: string) => withAside(noun, more))
    .replace(/\p{Extended_Pictographic}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Lines as a list: what is under a heading follows its colon. */
const asOneLine = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/^(?:[-*•+]|\d{1,2}[.)])\s+/, ''))
    .filter(Boolean)
    .reduce((all, line) => (all ? `${all}${/[.,:;!?]$/.test(all) ? ' ' : ', '}${line}` : line), '');

/** "a hero (male, cape, no helmet)" → "a male hero with cape and no helmet" */
function withAside(noun: string, more: string): string {
  const items = more.split(/\s*(?:[,;/]|\band\b)\s*/i).filter(Boolean);
  const plain = items.filter((item) =>
    /^(?:male|female|old|young|tall|short|small|big|large|fat|thin|evil|good|red|green|blue|black|white|grey|gray|brown|purple|pink|orange|golden?|silver|bronze|iron|steel|wooden|wood|stone|teal|violet|beige|\w+y)$/i.test(
      item,
    ),
  );
  const rest = items.filter((item) => !plain.includes(item));
  return `${[...plain, noun].join(' ')}${rest.length ? ` ${/^(?:with|in|holding|wearing|no|without)\b/i.test(rest[0]!) ? '' : 'with '}${rest.join(' and ')}` : ''}`;
}

/** What somebody tells of a game of their own, and what a thing is for: no wish for a game. */
const OWN_GAME =
  /\b(?:i(?:'m| am)|we(?:'re| are)) (?:just |currently )?(?:making|building|working on|developing|creating|starting|writing) (?:on )?(?:an?|my|our|the|this) (?:[\w'-]+ ){0,4}?(?:game|rpg|platformer|shooter|adventure|project|roguelike|prototype)\b[^.,;:!?]*?(?=$|[.,;:!?]|\band\b|\bso\b)(?:[.,;:!?]+|\s+(?:and|so)\b)?\s*/gi;
const FOR_WHOM =
  /\s+(?:for|in) (?:my|our|the|an?|this) (?:[\w'-]+ ){0,4}?(?:game|rpg|platformer|app|project|level|shooter|adventure|dungeon|prototype|roguelike|(?:zelda|metroid|mario|rogue|souls)[- ]?like|metroidvania|jrpg|ship|scene|story|book|friend|kid|kids|son|daughter|brother|sister|mom|mum|dad|birthday|party)\b(?:'s [\w-]+)?/gi;
/** "My game has a shopkeeper. …": what follows says what is wished for. */
const GAME_HAS = /\b(?:my|our|the|this) (?:\w+ )?game (?:has|needs|is|features|takes|plays)\b[^.!?;]*[.!?;]\s*(?=\w)/gi;
/** "…that I can import", "… so I can use it": what somebody wants it for. */
const PURPOSE = /,?\s+(?:that |which |so (?:that )?)?(?:i|we) (?:can|could|may|will|want to|need to) \w+[^,;:.!?]*/gi;

/** A message without what is told of somebody's own game, and who it is for: "my brother wants a fireman". */
export const withoutContext = (text: string, isFormer: (who: string) => boolean = () => false): string =>
  text
    .replace(OWN_GAME, '')
    .replace(GAME_HAS, '')
    .replace(PREAMBLE, '$1')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(FOR_SOMEBODY, (who) => (isFormer(who) ? who : '')))
    .join(' ')
    .trim();
/** "I'm doing a project about Egypt and I need …", "For my game I want …": what is told before the wish itself. */
const PREAMBLE =
  /^\W*(?:(?:so|well|ok|okay|hey|hi|hello|sorry|um+|and|also)[\s,.:]+)*(?:(?:i'm|i am|i|we|we're|we are|my|our|for|in|as|since|because|it's|there is|there's|the) (?!(?:need|want|would|'d|wish|could)\b)[^.!?:;]*?|sorry[^.!?]*?|english)[\s,.:]+(?:and |so |but |therefore |that's why |now )*((?:i|we)(?:'d| would)? (?:also |now |still |just |really )*(?:need|want|like to (?:have|get|see)|am looking for|are looking for|would like)\b)/i;
const FOR_SOMEBODY =
  /^\W*(?:(?:my|our|the|a|his|her) (?:[\w'-]+ ){1,4}?(?:wants?|needs?|would like|would love|wishes for|asked (?:me )?for|asks (?:me )?for|is asking for|is missing|could use|should have|has no|lacks|requires?|still needs)|what (?:i|we) (?:need|want|would like)(?: is)?|(?:i|we) (?:was |were |am |are )?(?:thinking|thought) (?:of|about)) (?!to be\b)/i;

/** A wish without what it is for; that tiles are seen from the side stays. */
export const withoutPurpose = (text: string): string =>
  text
    .replace(OWN_GAME, '')
    .replace(GAME_HAS, '')
    .replace(FOR_WHOM, (said) =>
      FROM_THE_SIDE.test(said)
        ? ' side-scroller'
        : /\bmap\b/i.test(text) && /\b(?:dungeon|level)\b/i.test(said)
          ? said
          : '',
    )
    .replace(PURPOSE, '')
    .trim();

/** Said before a wish, and no part of it. */
const POLITE =
  /^\W*(?:(?:(?:hey|hi|hello)(?: there| all| everyone| you)?|ok(?:ay)?|so|well|now|and|then|also|please|thanks?|thank you|great|cool|nice|perfect|good|maybe|perhaps|how about|what about|something like|preferably|(?:it|that|this|he|she|they) (?:looks?|is|are|was) (?:really |so |very )?(?:great|good|nice|cool|perfect|awesome|fine|lovely|amazing|beautiful)|wow|awesome|i (?:really )?(?:like|love) (?:it|that|him|her|them|this)|i (?:guess|suppose|think|mean)|basically|simply|actually|oh|ah|um+|uh+|hmm+|alright|right)\b[\s,!.:]*)+/i;
const WISH =
  /^(?:(?:can|could|would|will) (?:you|u|ya) (?:please |pls |maybe )?|(?:can|could|may|might) (?:i|we) (?:please |maybe |also )?(?:have|get|see|order|request|ask for) |(?:i|we)(?:'d| would) (?:like|love|prefer|enjoy|appreciate|need|want)(?: to (?:have|see|get|receive|order|request|make|draw|create))? |(?:(?:i|we) )?(?:now )?(?:just )?(?:also )?(?:really )?(?:(?:am |are |'m |'re )?(?:look(?:ing)? for|search(?:ing)?(?: for)?|in need of|after|needing|wanting)|need|want|wish(?: for)?|require|could use|would need|would want|'ll (?:have|take)|will (?:have|take))(?: (?:to (?:have|see|get|make|draw|create|order|request|build|receive)|that|you to (?:make|draw|create|build)|from you))? |(?:it|this|there) (?:should|must|shall|has to|needs to) be |let'?s (?:have|make|add) |please )/i;
const VERB =
  /^(?:please )?(?:to )?(?:imagine|think of|picture(?= an? )|make|create|draw|generate|design|give|build|produce|render|paint|show|get|do|add|write|code|program|develop)(?: (?:for )?(?:me|us))?(?![\w-])\s*/i;

/** A wish without what is said around it: "hey, can you make me a ninja" → "a ninja". */
export function bareWish(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(POLITE, '')
      .replace(WISH, '')
      .replace(VERB, '')
      .replace(/[\s,]*\b(?:please|thanks?|thank you|too|as well|also)\W*$/i, '');
  }
  return rest.replace(/\s+for (?:me|us)$/i, '').trim();
}

export const ARTICLE = /^(?:an?|the|some|one|his|her|its|my|our|their|another)\s+/i;
export const bareNoun = (text: string): string => text.replace(ARTICLE, '').trim();

/** Where clauses part. */
export const PARTS =
  /\s*(?:[,;:!?+]|\.(?!\d)|\b(?:vs\.?|versus|and then|and also|then|and|plus|as well as|along with|together with)\b)\s*/i;

/** What is asked to be packed, at the end or alone. */
export const PACK =
  /[\s,.]*\b(?:and |then )*(?:zip|pack|bundle|download|archive|export)(?: (?:it|them|this|that|these|everything|all(?: of (?:it|them))?|up|the result))*(?: (?:as|in|into|to) (?:a |one )?(?:zip(?: file)?|archive))?(?: (?:please|for me))*\W*$/i;

/** Files of what is there are asked for, also as a question. */
export const PACKS =
  /(?:^|[,.!;]\s*)(?:(?:please|now|then|and|ok) )*(?:(?:can|could|may) (?:i|you|we) )?(?:please )?(?:give|send|get|have|need|want|i need|i want|hand|pass|show)(?: me)? (?:the |a |my |all (?:the )?)?(?:zip(?: ?file)?|files?|download(?: link)?s?|archive|pngs?|links?)\b|\bhow (?:do|can) i (?:get|have|take) (?:the |my |all )?(?:files?|pictures|pngs?|sprites?)\b|\b(?:zip|pack|bundle|download|archive|export|save)\b.*\b(?:it|him|her|them|this|that|these|those|everything|all|zip(?: file)?|files?)\b(?! (?:look|should))/i;

export const TILES =
  /\b(?:tile ?sets?|tiles?|auto-?tiles?|terrains?|ground tiles|(?:ground|terrain|tile) transitions?|transitions?(?= |$)|(?:platform(?:er)?|side ?-?scroll(?:er|ing)?) (?:ground|floor))\b/i;
export const ISOMETRIC = /\b(?:isometric|iso)\b/i;
/** A piece of ground that is isometric, by another name. */
export const ISO_BLOCK = /\b(?:isometric|iso)\s+(?:[\w-]+ ){0,3}?(?:blocks?|cubes?)\b/i;
export const FROM_THE_SIDE = /\b(?:side ?-?scroll(?:s|ers?|ing)?|platform(?:er|ing|s)?|jump ?(?:'?n'?|and) ?run)\b/i;
/** What is no name of a ground in a wish for tiles. */
export const TILE_WORDS =
  /\b(?:top[- ]?down|(?:seen )?from above|side ?-?scroll(?:s|ers?|ing)?|platform(?:er|ing|s)?|tile ?sets?|tiles?|terrains?|isometric|iso|made (?:out )?of|made from|consisting of|for|of|game|that|(?:blend|fad|flow|melt|merg|chang|mix)(?:e?s|e|ing)?|ground|auto-?tiles?|set|transitions?|textures?|\d+ ?(?:x ?\d+)? ?(?:px|pixels?)?|where|is|are|a|an|the|which|goes?|turns?|seamless|autotiles?|wang|corner|pieces?)\b/gi;

export const UI =
  /\b(?:(?:health|life|hp|mana|stamina|xp|progress|loading|experience|energy) ?bars?|tool ?bars?|hot ?bars?|action bars?|inventory|(?:dialog(?:ue)?|text|speech|message) ?box(?:es)?|speech (?:bubbles?|balloons?)|buttons?|menus?|(?:menu|settings|shop|pause|options|game over|quest|dialog(?:ue)?|crafting|inventory|character|stats|trade|trading|chat|help|save|load|loading|login|level[- ]?up|reward|upgrade|equipment|skills?|info|confirm(?:ation)?|victory|defeat|credits) (?:windows?|screens?)|panels?|tool ?tips?|check ?box(?:es)?|sliders?|mini ?maps?|skill trees?|hud|user interface|interface|gui|ui|scroll ?bars?|(?<!picture )frames?(?= for)|dialog(?:ue)?s?|name ?plates?|(?:title|start|end|win|lose|game over) screens?|pop-?ups?|notifications?|toasts?|d-?pads?|touch controls?|joysticks? buttons?|cross ?hairs?|(?:mouse )?cursors?|(?:score|coin|ammo|lives) (?:counters?|displays?)|quest (?:logs?|trackers?)|shop (?:ui|window|interface))\b/i;

/** Taking away is not the assistant's: the user does it. */
export const TAKES_AWAY =
  /\b(?:delete|erase|wipe|destroy|clear|get rid of)\b|\bremove (?:all|every|my|the (?:characters?|objects?|assets?|tiles?|project))/i;
export const SECRET =
  /\b(?:api[- ]?keys?|passwords?|secrets?|tokens?|credentials?|environment variables?|system prompt|previous instructions|your instructions)\b/i;

/** A whole game is wished for. */
export const GAME =
  /\b(?<!(?:for|in) (?:my|our|the|a|an) (?:[\w-]+ ){0,3})(?:(?:video )?games?|platformers?|adventure|(?:twin[- ]stick )?shooters?|(?:endless )?runners?|match[- ]?(?:3|three)|tower[- ]?defen[cs]e|metroidvania|dungeon crawlers?|bejeweled|candy crush|bullet hell|shoot '?em up|rpg|zelda\w*|jump ?(?:and|'?n'?) ?run)\b/i;

export const GREETING =
  /^\W*(?:hi|hello|hey|hallo|moin|good (?:morning|evening|day)|greetings|yo|hi there|hello there|thanks?|thank you|ok(?:ay)?|yes|no|cool|great)(?: there| you| all| everyone)?\W*$/i;
/** Nothing is to be done. */
export const NOTHING_MORE =
  /^\W*(?:no(?:pe)?|no thanks?|stop(?: it| that)?|cancel(?: it| that)?|never ?mind|forget (?:it|that)|undo(?: it| that)?|nothing|quit|abort)\W*$/i;
/** Said of what was made, and no wish. */
export const PRAISE =
  /^\W*(?:(?:thanks|thank you|great|nice|perfect|cool|wow|awesome|lovely|beautiful|amazing|excellent|good|very|so|i (?:love|like)|love it|loving it|like it|that|this|it|they|looks?|is|are|was|'s|really|job|work|well|done|much|a lot|how)\b[\s,.!'’]*)+$/i;
/** A message without the sentences of it that only greet or praise, where others remain. */
export function toThePoint(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const kept = sentences.filter((sentence) => !GREETING.test(sentence) && !PRAISE.test(sentence));
  return kept.length ? kept.join(' ') : text;
}
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

/** Words that point at what was made before. */
export const POINTS =
  /\b(?:it|him|her|he|she|they|them|its|his|that one|this one|the (?:hero|character|same|last one|result|picture))\b/i;
/** A change of what is there: "give him a cape", "make it red", "with a red helmet", "without the hat". */
export const CHANGE =
  /^(?:give|make|let|change|turn|recolou?r|put|dress|replace|remove|take|add|but|with|without|now with|the same|same|same again|again|another (?:one|version))\b/i;

/** "64x64", "48 px", "96 pixels wide"; a number alone where nothing is counted by it. */
export const SIZE =
  /\b(\d{2,3})(?: ?x ?(\d{2,3}))(?: ?(?:px|pixels?))?\b|\b(\d{2,3}) ?(?:px|pixels?)\b|\b(\d{2,3})(?=\s*(?:$|[,.;:!]))/i;
/** Agreed to one picture of a creature. */
export const ONE_SIDE =
  /,?\s*\b(?:(?:from |seen from )?(?:one|a single) side|(?:as )?(?:a |one |single )?picture(?: of one side)?|as a thing|object)\b/i;
export const YES = /^\W*(?:y|yes|yep|yeah|ok(?:ay)?|sure|fine|do (?:it|that)|go ahead|please do)(?: please)?\W*$/i;
export const SIDES = /\b(?:only |just )?(4|four|8|eight|all)[- ]?(?:directions?|sides|directional|way)(?: only)?\b/i;
export const VIEW =
  /,?\s*\b(?:seen |viewed |shown |in )?(?:from the (?:side|front)|from (?:above|the top|overhead)|side ?-?view(?:ed)?|side[- ]on|overhead(?: view)?|(?:in )?bird'?s[- ]eye(?: view)?|(?:in )?(?:high|low) top[- ]?down(?: view)?|top[- ]?down(?: view)?|(?:rpg |from )?top[- ]?view|(?:a |the )?view from (?:above|the top|top|the side)|from top)\b/i;

/** The view that words ask for. */
export const viewOf = (text: string): 'side' | 'high top-down' | 'low top-down' | undefined =>
  /\bfrom the (?:side|front)\b|\bside ?-?view|\bside[- ]on\b/i.test(text)
    ? 'side'
    : /\blow top/i.test(text)
      ? 'low top-down'
      : /\bfrom (?:above|the top|top|overhead)\b|\btop[- ]?(?:down|view)\b|\bbird'?s[- ]eye|\boverhead\b/i.test(text)
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
