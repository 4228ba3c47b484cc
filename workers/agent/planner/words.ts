/** The planner's own words: how people ask. What can be drawn is asked of the service's word lists. */
import { MAKES, OPENS_WISH } from './talk/frames.ts';

/** What people write short. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ dude: 'man', bloke: 'man', chap: 'man', fella: 'man', lad: 'boy', gal: 'girl', lass: 'girl', doggo: 'dog', kitty: 'cat', birb: 'bird' },
  ...{ gimme: 'give me', lemme: 'let me', wanna: 'want to', gonna: 'going to', gotta: 'have to', dunno: 'do not know', idk: 'i do not know' },
  ...{ u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', plss: 'please', plis: 'please', thx: 'thanks', ty: 'thanks', tnx: 'thanks', tysm: 'thanks' },
  ...{ dirs: 'directions', dir: 'direction', anim: 'animation', char: 'character', chars: 'characters', pic: 'picture', pics: 'pictures', bg: 'background', mc: 'main character' },
  ...{ dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", wont: "won't", isnt: "isn't", shouldnt: "shouldn't", wouldnt: "wouldn't", couldnt: "couldn't" },
  ...{ im: "i'm", ive: "i've", whats: "what's", thats: "that's", hes: "he's", shes: "she's", theyre: "they're", theres: "there's", lets: "let's" },
  ...{ wich: 'which', whit: 'with', whith: 'with', wiht: 'with', wth: 'with', teh: 'the', hte: 'the', adn: 'and', nad: 'and', abit: 'a bit', alot: 'a lot', lil: 'little', cn: 'can', cna: 'can', mak: 'make', maek: 'make', amke: 'make', mkae: 'make', darw: 'draw', drwa: 'draw', giv: 'give', gvie: 'give', sth: 'something', smth: 'something', bc: 'because', cuz: 'because', cos: 'because', tho: 'though' },
}; // biome-ignore format: a table
const written = (text: string): string =>
  text
    .replace(/(?<![\w'/-])[a-z]+(?![\w'/-])/gi, (word, at: number, all: string) =>
      // "a wich on a broom" is somebody
      word.toLowerCase() === 'wich' && /\ban? $/i.test(all.slice(0, at)) ? word : (SHORT[word.toLowerCase()] ?? word),
    )
    .replace(/\b(?!and\/or|he\/she|she\/he|his\/her|w\/)([a-z]{2,})\s*\/\s*([a-z]{2,})\b/gi, '$1 and $2');

/** The same words in plain letters: typographic quotes and dashes, arrows, and what people write short. */
export const plainly = (text: string): string =>
  written(text)
    .replace(/:?\s*\n\s*(?:[-*•–·]|\d+[.)])\s+/g, (mark) => (mark.startsWith(':') ? ': ' : ', '))
    .replace(/^\s*(?:[-*•–·]|1[.)])\s+/, '')
    .replace(/([^\s.,:;!?])[ \t]*\n\s*/g, '$1. ')
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s*(?:→|⇒|->|=>|➜)\s*/g, ' to ')
    // "a knight - red cape - 64 px": a list; one dash alone says what follows
    .replace(/\s+(?:-{1,2}|–|—)\s+/g, (_, _at: number, all: string) =>
      all.match(/\s(?:-{1,2}|–|—)\s/g)!.length > 1 ? ', ' : ': ',
    )
    .replace(/\bw\/o(?:ut)?\b ?/gi, 'without ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\s+\/\s+/g, ', ')
    .replace(/\s(?:&|'?n'?)\s/g, ' and ')
    .replace(/\banims?\b/gi, 'animations')
    .replace(/\b([48])[- ]?dirs?\b/gi, '$1 directions')
    .replace(/(?<=[a-z] )w (?=[a-z])/gi, 'with ')
    // "a two headed giant": no amount
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|ten|hundred|many|[1-9]) (headed|armed|legged|eyed|handed|horned|tailed|winged|faced|fingered|stor(?:y|ied)|wheeled|masted|barreled|pronged|sided|layered|tiered)\b/gi,
      '$1-$2',
    )
    // "2 barrels 1 crate"
    .replace(/\b([1-9] [a-z-]+s?) (?=[1-9] [a-z])/gi, '$1, ')
    .replace(/(\d) by (\d)/gi, '$1x$2')
    .replace(/(?<=\d)×(?=\d)/g, 'x')
    .replace(/\b(?:in (?:his|her|their) )?([1-9])0['’]?s\b(?! (?:style|look|arcade|music))/gi, (_, tens: string) =>
      Number(tens) < 4 ? 'young' : Number(tens) < 6 ? 'middle-aged' : 'old',
    )
    .replace(/\b(\d{1,2})[- ]years?[- ]old\b/gi, (_, age: string) =>
      Number(age) < 13 ? 'child' : Number(age) < 40 ? 'young' : Number(age) < 60 ? 'middle-aged' : 'old',
    )
    .replace(
      /[,.;]?\s*\b(?:(?:(?:in|at|with) )?(?:the )?same )?(?:size|resolution|dimensions?)\s*(?:[:=]|is|should be|(?=\d))\s*(\d+(?: ?x ?\d+)?)(?: ?(?:px|pixels?))?/gi,
      ', $1 px',
    )
    .replace(
      /[,.;]?\s*\b(?:view|perspective|camera|angle)\s*(?:[:=]|is|should be)\s*(?:from )?(?:the )?(side|above|high top[- ]?down|low top[- ]?down|top[- ]?down|front)(?: view)?/gi,
      (_, view: string) =>
        /top/i.test(view) ? `, ${view} view` : `, from ${/above/i.test(view) ? view : `the ${view}`}`,
    )
    .replace(/[,.;]?\s*\b(?:directions?|sides)\s*[:=]\s*(4|8|four|eight)\b/gi, ', $1 directions')
    .replace(
      /\b(?:style|type|subject|what|description|prompt|object|character|item|asset|color|colour|animations?|actions?|moves)\s*=\s*/gi,
      '',
    )
    .replace(/\b(?:subject|description|prompt|animations?|actions?)\s*:\s*/gi, '')
    .replace(/\p{Extended_Pictographic}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What somebody tells of a game of their own, and what a thing is for: no wish for a game. */
const OWN_GAME =
  /\b(?:i(?:'m| am)|we(?:'re| are)) (?:just |currently )?(?:making|building|working on|developing|creating|starting|writing) (?:on )?(?:an?|my|our|the|this) (?:[\w'-]+ ){0,4}?(?:game|rpg|platformer|shooter|adventure|project|roguelike|prototype)\b[^.,;:!?]*?(?=$|[.,;:!?]|\band\b|\bso\b)(?:[.,;:!?]+|\s+(?:and|so)\b)?\s*/gi;
const FOR_WHOM =
  /\s+(?:for|in) (?:my|our|the|an?|this) (?:[\w'-]+ ){0,4}?(?:game|rpg|platformer|app|project|level|shooter|adventure|dungeon crawler|dungeon|prototype|roguelike|city|town|village|kitchen|tavern|farm|street|scene|environment|park|school|office|hospital|station|graveyard|market|harbou?r)(?: (?:street|scene|level|game|environment|square|garden|park|market|map))*\b/gi;
/** Tiles for it show it. */
const OF_A_PLACE =
  /\b(?:dungeon|city|town|village|kitchen|tavern|farm|street|park|school|office|hospital|station|graveyard|market|harbou?r)$/i;
/** "rocks and bushes for a swamp": where they will stand. */
const FOR_PLACE =
  /\s+for (?:my|our|the|an?|this) (?:[\w'-]+ )?(?:swamp|forest|woods|jungle|desert|beach|cave|castle|island|mine|temple|garden|mansion|haunted house|cemetery|spaceship|space station|bakery|restaurant|pizzeria|bar|lab|library)(?=\s*(?:$|[,.;!]))/gi;
const SCENE_OF =
  /\b(?:back ?grounds?|scenes?|landscapes?|parallax|layers?|maps?|shopkeepers?|signs?|keys?|buildings?)\b/i;
/** "My game has a shopkeeper. …": what follows says what is wished for. */
const GAME_HAS = /\b(?:my|our|the|this) (?:\w+ )?game (?:has|needs|is|features|takes|plays)\b[^.!?;]*[.!?;]\s*(?=\w)/gi;
/** "…that I can import", "… so I can use it": what somebody wants it for. */
const PURPOSE = /,?\s+(?:that |which |so (?:that )?)?(?:i|we) (?:can|could|may|will|want to|need to) \w+[^,;:.!?]*/gi;

/** "a cow for her", "a firefighter for my son's birthday" */
const FOR_SOMEBODY =
  /(?<!\b(?:give|hand|lend|put|add|attach|show|look|looks|looking|search|searches|searching|wait|waits|waiting|care|cares|caring|hunts?|hunting|asks?|calls?))\s+(?:for|to) (?!her [a-z]+(?: [a-z]+)* ?(?:$|[,.;:!?]))(?!a (?:boss|team|friend)\b\s*[:=])(?:him|her|them|it|me|us|everyone|everybody|myself|(?:my|our|his|a) (?:son|daughter|kids?|children|friend|wife|husband|brother|sister|mom|mum|mother|dad|father|boss|team|girlfriend|boyfriend|client|students?|class|school|company|website|blog|channel|stream|birthday|party|portfolio|homework|presentation|book|story|wallpaper|phone|profile)(?:'s [\w ]+)?)\b(?! to\b)/gi;

/** "for a sci-fi game": how an interface is to look. */
function lookOf(said: string): string {
  const [, words = ''] = /(?:my|our|the|an?|this) (.*\S)\s+\S+$/i.exec(said) ?? [];
  const look = words
    .split(' ')
    .filter(
      (word) =>
        !/^(?:own|new|first|next|little|small|big|mobile|2d|3d|pixel|art|pixel-art|video|indie|browser|web|simple|cool|top-?down|top|down|turn-based|jam|game|hobby|upcoming|current|silly|action|card|puzzle|and|of)$/i.test(
          word,
        ),
    )
    .join(' ');
  return look ? ` in ${look} style` : '';
}

/** A wish without what it is for; that tiles are seen from the side stays. */
export const withoutPurpose = (text: string): string =>
  text
    .replace(
      /^(?:for|in) (?:my|our|the|an?|this) (?:[\w'-]+ ){0,4}?(?:game|rpg|platformer|app|project|level|shooter|adventure|jam|prototype|roguelike|website|world|story|scene)\b,?:?\s*(?=\w+ )/i,
      '',
    )
    .replace(OWN_GAME, '')
    .replace(/^(?:my|the|our) [\w-]+ (?:needs|wants|should have|has no|lacks) /i, '')
    .replace(GAME_HAS, '')
    .replace(FOR_WHOM, (said) =>
      FROM_THE_SIDE.test(said)
        ? ' side-scroller'
        : UI.test(text)
          ? lookOf(said)
          : TILES.test(text) && OF_A_PLACE.test(said)
            ? said
            : '',
    )
    .replace(FOR_PLACE, (said) => (TILES.test(text) || UI.test(text) || SCENE_OF.test(text) ? said : ''))
    .replace(PURPOSE, '')
    .replace(FOR_SOMEBODY, '')
    .trim();

/** Said before a wish, and no part of it. */
const POLITE =
  /^\W*(?:(?:(?:hey|hi|hello)(?: there| all| everyone| you)?|ok(?:ay)?|so|well|now|and|then|also|please|thanks?|thank you|great|cool|nice|perfect|good|maybe|perhaps|(?:but )?how about|(?:but )?what about|something like|sth like|some kind of|some sort of|kind of|sort of|preferably|next(?: up| one| thing)?|first(?: of all)?|finally|lastly|again|just|simply|quickly|hmm+|uh+|um+|oh|btw|by the way|as a first step|for a start|to start(?: with)?|in addition|additionally)\b[\s,!.]*)+/i;
const VERB = new RegExp(
  `^(?:please )?(?:${MAKES}|add|write|code|program|develop)(?: (?:for |to )?(?:me|us))?(?![\\w-])\\s*`,
  'i',
);

/** A wish without courtesies; the verb stays. */
export function politely(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(POLITE, '').replace(OPENS_WISH, '');
  }
  return rest.replace(/[\s,]*(?:please|pls|plz|thanks?|thank you|instead)\W*$/i, '').trim();
}

/** A wish without what is said around it: "hey, can you make me a ninja" → "a ninja". */
export function bareWish(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(POLITE, '').replace(OPENS_WISH, '').replace(VERB, '');
  }
  return rest.replace(/[\s,]*(?:please|pls|plz|thanks?|thank you|too|as well|also|instead)\W*$/i, '').trim();
}

export const ARTICLE = /^(?:an?|the|some|one|his|her|its|my|our|their|another)\s+/i;
export const bareNoun = (text: string): string => text.replace(ARTICLE, '').trim();

/** Where clauses part. */
export const PARTS =
  /\s*(?:[,;:!?+]|\.(?!\d)|\b(?:vs\.?|versus|and then|and also|then|and|plus|as well as|along with|together with)\b)\s*/i;

/** What is asked to be packed, at the end or alone. */
export const PACK =
  /[\s,.]*\b(?:and |then )*(?:zip|pack|bundle|download|archive|export)(?: (?:it|them|this|that|these|everything|all(?: of (?:it|them))?|up|the result))*(?: (?:as|in|into|to) (?:a |one )?(?:zip(?: file)?|archive))?(?: (?:please|pls|for me|and thanks|thanks|thank you))*\W*$/i;

/** Files of what is there are asked for, also as a question. */
export const PACKS =
  /^(?:(?:please|now|and|ok|just) )*(?:give|send|get|show|make)(?: me| us)? (?:the|a|my|all)(?: \w+)? (?:zip|files?|download(?:s| links?)?|pngs?|archive)(?: (?:of|for|with) [\w ]+)?\W*$|^(?:(?:please|now|and|ok|just|the|a) )*(?:zip|download)(?: ?(?:links?|files?|url))?(?: (?:please|pls|for me))?\W*$|^(?:(?:please|now|and|ok|just) )*(?:give|send|get|show|make)(?: me| us)? (?:the|a) zip\W*$|\bhow (?:do|can) i (?:get|have|take) (?:the |my |all )?(?:files?|pictures|pngs?|sprites?)\b|\b(?:zip|pack|bundle|download|archive|export|save)\b.*\b(?:it|them|this|that|these|those|everything|all|zip(?: file)?|files?)\b(?! (?:look|should))/i;

export const TILES =
  /\b(?:tile ?sets?|tiles?|auto-?tiles?|terrains?|ground tiles|(?:ground|terrain|tile) transitions?|transitions?(?= |$)|(?:platform(?:er)?|side ?-?scroll(?:er|ing)?) (?:ground|floor))\b/i;
export const ISOMETRIC = /\b(?:isometric|iso)\b/i;
/** A piece of ground that is isometric, by another name. */
export const ISO_BLOCK = /\b(?:isometric|iso)\s+(?:[\w-]+ ){0,3}?(?:blocks?|cubes?)\b/i;
export const FROM_THE_SIDE =
  /\b(?:side ?-?scroll(?:s|ers?|ing)?|platform(?:er|ing|s)?|side[- ]?view(?:ed)?|side[- ]on|jump ?(?:'?n'?|and) ?run)\b/i;
/** What is no name of a ground in a wish for tiles. */
export const TILE_WORDS =
  /\b(?:(?:two|three|four|five|six)(?= |$)|top[- ]?down|(?:seen )?from above|side ?-?scroll(?:s|ers?|ing)?|platform(?:er|ing|s)?|tile ?sets?|tiles?|terrains?|isometric|iso|made (?:out )?of|made from|consisting of|for|of|from|game|that|(?:blend|fad|flow|melt|merg|chang|mix)(?:e?s|e|ing)?|ground|auto-?tiles?|set|transitions?|textures?|\d+ ?(?:x ?\d+)? ?(?:px|pixels?)?|where|is|are|rpg|zelda|style|like|my|surface|a|an|the|some|any|few|several|many|please|new|nice|simple|pretty|which|goes?|turns?|seamless|autotiles?|wang|corner|pieces?)\b/gi;

export const UI =
  /\b(?:(?<!(?:iron|gold|silver|steel|metal|chocolate|candy|snack|wine|sushi|salad|juice|soap|tiki|hotel|copper|bronze) )(?<=(?:oxygen|air|fuel|heat|rage|magic|power|armou?r|shield|hunger|thirst|sanity|boss|cooldown|charge|speed|depth|temperature|mood|noise|stealth|love|score|time|water|food|sleep|fun) )(?:bars?|meters?|gauges?)|(?:health|life|hp|mana|stamina|xp|progress|loading|experience|energy) ?bars?|tool ?bars?|hot ?bars?|action bars?|inventory|(?:dialog(?:ue)?|text|speech|message) ?box(?:es)?|buttons?|menus?|(?:menu|settings|shop|pause|options|game over|quest|dialog(?:ue)?) (?:windows?|screens?)|panels?|tool ?tips?|check ?box(?:es)?|sliders?|mini ?maps?|skill trees?|(?:speech|thought|text|dialog(?:ue)?|chat) (?:bubbles?|balloons?)|pop-?ups?|(?:drop ?down|radio|toggle|tab)s?(?: (?:menus?|buttons?|switch(?:es)?|bars?))?|(?:score|ammo|coin|life|lives|kill|combo|fps|time) (?:counter|display)s?|cross ?hairs?|loading (?:spinners?|icons?|circles?|wheels?|rings?)|mouse cursors?|cursors?|joy ?sticks?|d-?pads?|(?:quest|mission|combat|chat) logs?|(?:character|stats?|level up|crafting|loot|shop|store|trade|login|loading|credits|victory|defeat|pause|high ?score|inventory|skill|equipment|map) (?:screens?|windows?|sheets?|panels?|overlays?)|(?:skill|spell|ability|weapon|item|equipment|quick) (?:bars?|slots?)|notification|badges? for|hud|user interface|interface|gui|ui|scroll ?bars?|(?<!picture )frames?(?= for)|dialog(?:ue)?s?|name ?plates?|(?:title|start|end|win|lose|game over) screens?)\b/i;

/** Taking away is not the assistant's: the user does it. */
export const TAKES_AWAY =
  /(?:^|[,.;:!?] |\b(?:and|then|please|to|you|now|just|also) )(?:(?:delete|erase|wipe)\b|(?:destroy|clear|trash|empty) (?:it|them|this|that|these|all|everything|every|my|the|our|his|her)\b|throw away\b|get rid of\b|remove (?:all|every|my|the (?:characters?|objects?|assets?|tiles?|project)))/i;
/** What is to be taken away, by its name. */
export const takenAway = (plain: string): string | undefined =>
  /\b(?:delete|erase|remove|trash|throw away|get rid of) (?:the |my )?((?:[a-z-]+ ){0,2}?[a-z-]+)\W*(?:$|[,.;]|please\b|i \w+n't\b)/i
    .exec(plain)?.[1]
    ?.replace(/^(?:it|him|her|them|this|that|everything|all|all of (?:it|them))$/i, '') || undefined;
export const SECRET =
  /^(?:what|which)(?: \w+)? (?:tokens?|passwords?|secrets|credentials|api keys) (?:do|have|are|can|does) (?:you|there|we|i|it)\b|^(?:(?:please|now|just|and|hey|hi|can you|could you|would you|will you)[ ,]+)*(?:show|tell|print|reveal|list|display|dump|leak|output|log|echo|expose|what(?:'s| is| are)|give|send|hand|read|fetch|get)(?: (?:me|us|out|over))*(?: (?:what|where) (?:is|are))? (?:the |your |all |every |my |our |some |\d+ |free |more |of |other |an? (?=(?:admin|api|root|auth|bearer|access|login|session|service|database)\b))*(?:(?:admin|root|user|server|service|session|bearer|login|account|database|db|private|secret|ssh|api|access|auth|client|host|system|agent|model|workers?)(?:'s|s')? )*(?:tokens?|secrets?|credentials?|credits|passwords?|passphrases?|(?<=(?:admin|root|server|service|session|database|db|private|ssh|api|access|auth|client|host|system|agent|model|workers?) )keys?|keys? (?:of|to|for) (?:the|your|this) (?:server|service|database|api|account|system|machine|host|model|workers?))\b(?! (?:icon|sprite|item|picture|chest|door|box|coin|card))|\b(?:api[- ]?keys?|passwords?|(?:your|the|all|server|service) secrets?|(?:access |auth\w* |api |my |your |the )tokens?|credentials?|environment variables?|system prompt|previous instructions|your instructions)\b/i;

/** A whole game is wished for. */
export const GAME =
  /\b(?<!(?:for|in) (?:my|our|the|a|an) (?:[\w-]+ ){0,3})(?:(?:video )?games?(?! over| boy)|platformers?|adventure|(?:twin[- ]stick )?shooters?|twin[- ]stick|(?:endless )?runners?|match[- ]?(?:3|three)|(?:tower|castle|base)[- ]?defen[cs]e|metroidvania|dungeon crawlers?|bejeweled|candy crush|bullet hell|shoot '?em up|rpg|zelda\w*|jump ?(?:and|'?n'?) ?run)\b/i;

export const GREETING =
  /^\W*(?:(?:hi|hello|hey)[\s,!]+)?(?:can|could|would|will) you (?:please )?help(?: me)?(?: out)?(?: with (?:my|a|the|this|our) (?:project|game|assets?|art|sprites?|graphics))?\W*$|^\W*(?:hi|hiya|heya|howdy|ahoy|hello|hey|hallo|moin|good (?:morning|evening|day)|greetings|yo|hi there|hello there|thanks?|thank you|ok(?:ay)?|yes|no|cool|great)(?: there| you| all| everyone)?\W*$/i;
/** Nothing is to be done. */
export const NOTHING_MORE =
  /^\W*(?:(?:no|nope|oh|wait|ah|sorry|oops|please|ok(?:ay)?|actually|hmm+)[\s,.!]+)*(?:no(?:pe)?|no thanks?|stop(?: it| that)?|cancel(?: it| that)?|never ?mind|forget (?:it|that)|(?:undo|revert|take back)(?: it| that| this| (?:the|my|your) (?:last|latest) (?:one|change|step|thing|edit|action))?|nothing|quit|abort)(?: please| pls)?\W*$/i;
/** Said of what was made, and no wish. */
export const PRAISE =
  /^\W*(?:(?:oh|thanks|ok(?:ay)?|thank you|great|nice|perfect|cool|wow|awesome|lovely|beautiful|amazing|excellent|good|very|so|i (?:love|like)|that|this|it|they|looks?|is|are|was|'s|really|job|work|well|done|much|a lot|how|he|she|these|those|fantastic|wonderful|brilliant|super|sweet|fine|pretty|really|absolutely|exactly what i wanted|just what i wanted|right|adorable|aw+|gorgeous|stunning|charming|funny|impressive|sick|dope|epic|incredible|haha|lol|yay|omg|hilarious|precious|so|what i wanted|for (?:that|this|it|the \w+)|cute|neat|i like|like|love|you|are|the best|amazing)\b[\s,.!'’]*)+$/i;
/** A message without the sentences of it that only greet or praise, where others remain. */
export function toThePoint(message: string): string {
  // "ok looks great, give me the zip"
  const [, praise = '', rest = ''] = /^([^,.!?]{2,40}),\s+(.+)$/s.exec(message) ?? [];
  const text = rest && PRAISE.test(praise) && !YES.test(praise) ? rest : message;
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
export const SHOW =
  /^(?:please )?(?:show|list|what are|which|see|display|view|open)(?: me)?(?: all)?(?: of)? (?:my|our|the) (?:own )?(?!last)/i;
/** What was made is asked for. */
export const MADE_SO_FAR =
  /^(?:and |so |ok,? )*(?:what (?:all )?(?:have|did) (?:you|we|i) (?:already |all )?(?:make|made|draw|drawn|drew|created?|buil[dt]|done?|got)(?: (?:so far|until now|till now|up to now|already|for me|today|in this (?:chat|conversation)))*|(?:show|list|tell)(?: me)? (?:all|everything|what)(?: that)? (?:you|we)(?: have|'ve)? (?:made|drawn|created|built|done)(?: (?:so far|until now|already|for me|today))*)\W*$/i;
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

/** "64x64", "48 px", "96 pixels wide"; a number alone where nothing is counted by it. */
export const SIZE =
  /\b([89]|\d{2,3})(?: ?x ?([89]|\d{2,3}))(?: ?(?:px|pixels?))?\b|\b(\d{2,3}) ?(?:px|pixels?)\b|\b(\d{2,3})(?=\s*(?:$|[,.;:!]))|\b(\d{2,3})(?= (?:wide|across)\b)/i;
/** Agreed to one picture of a creature. */
export const ONE_SIDE =
  /,?\s*\b(?:(?:from |seen from )?(?:one|a single) side|(?:as )?(?:a |one |single )?picture(?: of one side)?|as a thing|object)\b/i;
export const YES = /^\W*(?:y|yes|yep|yeah|ok(?:ay)?|sure|fine|do (?:it|that)|go ahead|please do)(?: please)?\W*$/i;
export const SIDES =
  /\b(?:only |just )?(4|four|8|eight|all)[- ]?(?:directions?|sides|directional|rotations?|angles|facings|way)(?: only)?\b/i;
export const VIEW =
  /,?\s*\b(?:seen |viewed |shown |in )?(?:view (?=from))?(?:from the (?:side|front)|from up(?: (?:there|high))?|from (?:above|the top|overhead)|side ?-?view(?:ed)?|side[- ]on|overhead(?: view)?|(?:rpg )?top view|from (?:the )?top|(?:in )?bird'?s[- ]eye(?: view)?|(?:in )?(?:high|low) top[- ]?down(?: view)?|top[- ]?down(?: view)?)\b/i;

/** The view that words ask for. */
export const viewOf = (text: string): 'side' | 'high top-down' | 'low top-down' | undefined =>
  /\bfrom the (?:side|front)\b|\bside ?-?view|\bside[- ]on\b/i.test(text)
    ? 'side'
    : /\blow top/i.test(text)
      ? 'low top-down'
      : /\bfrom (?:above|(?:the )?top|overhead|up)\b|\btop view\b|\btop[- ]?down\b|\bbird'?s[- ]eye|\boverhead\b/i.test(
            text,
          )
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
