/**
 * Talk around a wish is taken off, and settings of a picture — name, size, view, sides, palette — are said in the words in which
 * they are read, before anything else is read of a message. All manners of saying them stand here and nowhere else.
 */

import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';

const CHILD =
  '(?:kid|child|son|daughter|boy|girl|niece|nephew|brother|sister|cousin|grandson|granddaughter|godson|wife|husband|girlfriend|boyfriend|friend|buddy|roommate|student|class|players?|team|boss|client)s?';
const SIZE = '\\d{2,3}(?: ?[x×] ?\\d{2,3})?';
/** Said at the edge of a clause, and nothing by itself. */
const INTERJECTIONS =
  "(?:lol+|lmao|rofl|haha+|hehe+|xd|tbh|imo|imho|ngl|fr fr|btw|omg|bruh|pls+|plz|please|pretty please|thx|thanks(?: (?:in advance|a lot|so much|a bunch))?|thank you(?: (?:in advance|so much|very much))?|ty|tysm|cheers|if (?:you|u) (?:can|could|like|want|please)|if possible|if that'?s (?:ok(?:ay)?|possible|fine)|no rush|whenever you can|asap|idk|i guess|i think|you know|or so|or something|or whatever|nothing fancy|nothing too (?:fancy|complicated|crazy))";
/** Games whose manner is named: it is no word of what is drawn. */
const GAMES =
  "(?:(?:the )?legend of zelda|zelda(?: (?:1|2|3|alttp|a link to the past))?|stardew(?: valley)?|pok[eé]mon(?: (?:red|gold|emerald))?|(?:super )?mario(?: (?:bros|world))?|metroid|castlevania|celeste|hollow knight|dark souls|diablo|undertale|earthbound|final fantasy(?: \\w{1,4})?|chrono trigger|minecraft|terraria|starbound|hades|dead cells|shovel knight|mega ?man|sonic|contra|metal slug|street fighter|animal crossing|harvest moon|binding of isaac|enter the gungeon|vampire survivors|among us|cuphead|fire emblem|advance wars|age of empires|warcraft|starcraft|monkey island|octopath(?: traveler)?|sea of stars|rpg ?maker|shmups?|shoot ?'?em ?ups?|bullet hell|j?rpg|roguelike|metroidvania|soulslike|visual novel|point and click|side ?scroller|arcade|flash game|mobile game|indie game|facebook game)";
const VIEWED = '(?:view|look|style|angle|perspective|projection|camera)';
const FACES = '(?:front|back|left|right|rear|behind|side|sides|north|south|east|west|n|s|e|w|up|down)';

const ROWS: readonly Row[] = [
  // who wants it: "my kid drew a purple dinosaur and wants it in a game, can you make that?"
  [new RegExp(`^(?:(?:so|ok|hi|hey|hello)[ ,]+)*(?:my|our) (?:little |youngest |oldest |old |\\d+[- ]year[- ]old )?${CHILD} (?:just |once |really |also )?(?:drew|imagined|dreamed (?:of|about|up)|dreamt (?:of|about|up)|came up with|invented|designed|sketched|made up|painted|described|thought of|asked (?:me )?for|wants|wished for|would love|told me about) (?:me )?((?:an?|the|some|this|two|three) .+)$`, 'is'), 'draw $1'],
  [/,? and (?:he |she |they |now )?(?:wants?|would love|'d love|would like|needs?) (?:to (?:see|have) )?(?:it|him|her|this|that|them) (?:in|as|for|inside) (?:an?|his|her|my|our|the|their) (?:video ?|own |pixel )*(?:game|sprite|pixel art|character)(?=[\s,.;!?]|$)/gi, ''],
  [/[,.;!]? (?:so |and )?(?:can|could|would|will) (?:you|u) (?:please )?(?:make|draw|create|do|pixel|recreate|build) (?:that|it|this|him|her|them|one|something like that)(?: (?:happen|for (?:me|him|her|us|them)|(?:in|as|into) (?:a )?(?:pixel ?art|sprite|pixels|game character)))*(?: please)?\s*\?/gi, '.'],
  // "hello! …", "lol", "pls" at the edges of clauses
  [new RegExp(`(?:^|(?<=[,.;:!?(] ?))\\s*${INTERJECTIONS}(?=\\s*(?:$|[,.;:!?)]))[ ,]*`, 'gi'), ' '],
  [new RegExp(`\\s+${INTERJECTIONS}(?=\\s*(?:$|[,.;:!?)]))`, 'gi'), ''],
  [/^\W*(?:(?:lol|haha+|pls|plz|please|ok so|okay so|so yeah|alright|yo|hey|hi|hello|hiya)\b[\s,!.:]*)+(?=[a-z0-9"])/i, ''],
  [/[\s,]+(?:and|but|so)(?=\s*[.!?]*$)/gi, ''],
  [/\s+([,.;:!?])/g, '$1'],
  [/([,;:])(?:\s*[,;])+/g, '$1'],
  [/^[\s,.;:!?]+/g, ''],
  [/^((?:(?:please|now|can you|could you) )*)take (my|the|that) ([\w -]+?),? and (?:please )?(give|make|let|put|turn|change|animate|dress) (?:him|her|it)\b/i, '$1$4 $2 $3'],
  // praise, and then what is wanted
  [/^(?:(?:nice|cool|great|good|perfect|awesome|lovely|wow|love (?:it|that|this)|i (?:like|love) (?:it|that|this)|looks? (?:good|great|nice|cool)|ok(?:ay)?|hm+|well|almost|close)[,.! ]+)+(?:(?:but|though|now|only|just)[, ]+)(?=\w+ \w)/i, ''],
  [/^(?:can|could|should|would) (it|he|she|they) be ((?:(?:an? (?:bit|little)|much|way|twice as|two times as|half as|even|slightly|more|less) )+[a-z]+|[a-z]{2,}er)(?: (?:please|too|maybe))?\W*$/i, 'make $1 $2'],
  // "i don't like the knight's helmet, take it off so that you see his face, brown hair"
  [/^i (?:really )?(?:don't|do not|hate) (?:really )?(?:like )?(?:the|my|his|her|its) (?:([\w-]+)'s )?([\w ]+?)[,.;]? (?:and |so |please |can you |could you |just )*(?:take|remove|get rid of|lose|ditch|drop) (?:it|that|them|the \w+)(?: off| away)?(?:,? so (?:that )?(?:you|i|we) (?:can )?see (?:his|her|its|the) [\w ]+?)?(?:[,.;] (?:and |with |give (?:him|her|it) )?(.+?))?[.!]*$/i, (_: string, who: string | undefined, what: string, more: string | undefined) => more ? `give ${who ? `the ${who}` : 'him'} ${more} and take away the ${what}` : who ? `make the ${who} without ${what}` : `take away the ${what}`],
  // "a boss, like a spider made of scrap"
  [/\b(an? (?:[a-z]+ ){0,3}?)(boss|enemy|monster|creature|villain|minion),? (?:something |kinda |kind of )?like an? ((?:[a-z]+ )??[a-z]+?)(?= (?:made|with|but|that|who|in|of)\b|\s*(?:$|[,.;!]))/gi, '$1$3 $2'],
  // sizes: "like 24px", "around 32 px", "about 64x64", "32 pixels or so"
  [new RegExp(`(?:,? (?:and|but|with))?,?\\s*\\b(?:(?:something |somewhere )?(?:like|around|about|roughly|approx(?:imately)?\\.?|maybe|say|circa|ca\\.?|close to|ideally|preferably|at most|max(?:imum)?|up to|exactly|at|in|size|sized|of|canvas|on an?)(?: size)?:? )+~?(${SIZE}) ?(?:px|pixels?|pix)?(?: (?:canvas|in size|or so|ish|big|tall|high|large|each way|sprite|square))*(?=\\s*(?:$|[,.;:!?)]| (?:please|and|with|for)\\b))(?! (?:frames|tiles|cells))(?!\\s*(?:,|and|or|&|\\+|/)\\s*(?:and )?\\d)`, 'gi'), ', $1 px'],
  [new RegExp(`~ ?(${SIZE}) ?(?:px|pixels?)?\\b`, 'gi'), '$1 px'],
  [/\b(\d{2,3}) ?px? ?[x×] ?(\d{2,3}) ?px?\b/gi, '$1x$2'],
  [/\b(\d{2,3}) ?(?:px|pixels?)(?:[ -](?:wide|tall|high|square|big|large|size|sprite))(?=\s*(?:$|[,.;:!?]))/gi, '$1 px'],
  // views: "isometric look", "in iso perspective", "viewed from the side", "top-down-ish"
  [new RegExp(`\\b(?:in |with |as |from |seen in )?(?:an? |the )?(isometric|iso)(?:[- ]ish)?(?: (?:pixel )?${VIEWED})+(?! of)`, 'gi'), 'isometric'],
  [new RegExp(`\\b(?:in |with |from )?(?:an? |the )?(top[- ]?down|side[- ]?view)(?:[- ]ish)? ${VIEWED}(?! of)`, 'gi'), '$1'],
  [/\b(?:in |with |from )?(?:an? )?(?:3\/4|three[- ]quarters?)(?: top[- ]?down)?(?: (?:view|perspective|angle))?(?=\s*(?:$|[,.;:!?]))/gi, 'low top-down'],
  // what somebody makes, and then what is needed
  [/^(?:i'm|i am|we're|we are) (?:just |currently )?(?:doing|making|building|working on|developing|creating) (?:an? |my |our |this )?(?:[\w'-]+ ){0,3}?(?:game|rpg|platformer|roguelike|project|shooter|sim)(?: about [\w ]+?)?[,.]? (?:and |so |where )?(?:i |we )?(?:also )?(?:need|want|'d like|would like|am looking for|are looking for|could use) /i, 'i need '],
  // "a bit blueish"
  [/\b(?:a (?:little )?bit|a little|slightly|kinda|kind of|sort of|somewhat|rather) (?=(?:more )?[a-z]+ish\b|[a-z]{3,}y\s*(?:$|[,.;!]))/gi, ''],
  [/\b(blu|purpl|whit|oliv)eish\b/gi, '$1ish'],
  // "…? top down"
  [/\?\s+(?=(?:(?:in |from )?(?:top[- ]?down|the side|above|side[- ]view|isometric|\d+ ?x ?\d+|\d+ ?px|\d directions|with|pixel art)\b))/gi, ', '],
  // four sides by their names
  [new RegExp(`,?\\s*\\b(?:(?:from|in|with|facing|viewed from|seen from|views?:?|sides?:?) )*(?:the )?(?:${FACES}(?:[- ]?(?:view|side|facing))?s?(?:, (?:and )?|,? and |,? & | ?/ ?| \\+ )(?:the )?){2,}${FACES}(?:[- ]?(?:views?|sides?|facing))?(?: (?:views?|sides?|sprites?|versions?|directions?))?(?=\\s*(?:$|[,.;:!?]))`, 'gi'), ', 4 directions'],
  [/\b(?:all )?(four|4|eight|8) (?:cardinal |main |basic |standard )?(?:directions|sides|views|facings)\b/gi, '$1 directions'],
  [/,? (?:top[- ]?down )?rpg (?:style )?(4|8|four|eight) directions\b/gi, ', $1 directions'],
  // palettes of consoles
  [/\b1[- ]?bit,? ?\(?(?:(?:strictly|only|just|pure(?:ly)?) )?(?:black (?:and|&) white|b ?& ?w|two colou?rs|2 colou?rs)(?: only)?\)?/gi, '1-bit'],
  [/\b(?:strictly |only |just |purely )?(?:black (?:and|&) white) only\b|\bonly (?:in )?black (?:and|&) white\b/gi, '1-bit'],
  [/\b(?:original |classic |old |retro )?game ?boy(?! (?:console|cartridge|advance|holding|with))[- ]?(?:style|look|styled|like|colou?rs|palette|green)*\b/gi, 'game boy style'],
  [/\bgame boy style(.*?),? (?:(?:with|in|using|only|just|the|and|classic|original|its) )*(?:4|four) (?:green )?(?:shades?|colou?rs?|tones?|greens)(?: (?:of green|palette|only))*/gi, 'game boy style$1'],
  [/,? (?:(?:with|in|using|only|just|the|and) )+(?:4|four)[- ](?:green )?(?:shades?|colou?rs?|tones?)(?: of green)?(?: (?:palette|only))?(.*game boy)/gi, '$1'],
  // in the manner of a game, which is nothing that is drawn
  [new RegExp(`,?\\s*\\b(?:(?:in|with|like|like in|as in|similar to|inspired by|à la|a la|think|reminiscent of) )?(?:the |an? )?(?:(?:style|look|vibe|feel|spirit|manner) of )?(?:the )?(?:old |classic |original |early |retro )?${GAMES}(?:[- ](?:like|style|styled|esque|ish|inspired|type|vibes?|look|feel|ripoff))+\\b(?! (?:game|clone))`, 'gi'), ''],
  [new RegExp(`,?\\s*\\b(?:like in|like|as in|similar to|inspired by|à la|a la|in the (?:style|look|spirit|manner) of|reminiscent of) (?:the )?(?:old |classic |original |early )?(?:${GAMES.replace("|shmups?|shoot ?'?em ?ups?|bullet hell|j?rpg|roguelike|metroidvania|soulslike|visual novel|point and click|side ?scroller|arcade|flash game|mobile game|indie game|facebook game", '')})(?: games?| sprites?| style)?(?=\\s*(?:$|[,.;:!?]))`, 'gi'), ''],
  [/^(?:(?:please|can you|could you|make|draw|create|do|i want|i need|give me) )*(?:an? |the |another )?(?:copy|duplicate|variant|clone|variation|version) of (the|my) ([a-z -]+?),? (?:but |that is |that's |who is |which is )+(?:make (?:it|him|her) )?/i, 'make $1 $2 '],
  [/(?<!\b(?:bars?|meter|gauge|counter|display|icons?|potions?|points?|pick-?ups?)),? for (?:health|mana|lives|score|ammo|stamina|energy|currency)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/^(?:so |ok |and )?(?:what|how) about (?=(?:an?|some|two|three|four|\d+) )(?!.*\?.*\w)/i, 'draw '],
  [/\b(?:animated )?(?:gif|apng|webp|png) (?=(?:animations?|anims?|sprites?|pictures?|images?|loops?)\b)/gi, ''],
  // "i want my wizard to cast a fireball"
  [/^(?:i|we)(?:'d| would)? (?:really )?(?:want|need|like|love) (my|the) ((?:[a-z-]+ )?[a-z-]+) to (?:be able to )?(?!look|be\b|have\b)(?=[a-z]+)/i, 'let $1 $2 '],
  [/\b(?:redo|redraw|remake|regenerate) (the|my|that) ([a-z -]+?),? (?:but )?(?:this time )?(with|in|without) (?=\w)/gi, 'make $1 $2 $3 '],
  // "a pirate ship. make it ghostly"
  [/^((?:(?:please|draw|make|create|give me|i want|i need) )*)(an?) ((?:[a-z-]+ ){0,3}?[a-z-]+)[.,;!] (?:and |please )?make (?:it|him|her) (?:look )?(?:really |very |all )?([a-z]+)(?: please)?[.!]*$/i, '$1$2 $4 $3'],
  // "flying idle + fire breath"
  [/(?<=[,+] ?|\band )(fire|ice|frost|poison|acid|lightning) breath(?:ing)?(?: attack)?(?: anim(?:ation)?s?)?(?=\s*(?:$|[,.;+]| and\b))/gi, 'breathing $1 animation'],
  [/^((?:(?:make|draw|create|a|an|the) )*)(?:four|4)[- ]seasons? ((?:[a-z]+ )?[a-z]+)[.!]*$/i, '$1$2 in four seasons'],
  [/\b(?:for|as (?:an?|the)) (?:the |my |our )?(?:dialog(?:ue)?s?|conversations?|visual novel|cut ?scenes?)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/,? for my (?:little )?(?:daughter|son|kid|kids|niece|nephew|brother|sister|girlfriend|boyfriend|wife|husband|friend|mom|dad|class|students?)\b(?:,? (?:(?:she|he|who)(?:'s| is) )?\d+(?: years? old)?)?(?:'s (?:birthday|room|game))?(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/,? (?:she|he)(?:'s| is) (?:only |just |now )?\d{1,2}(?: years? old)?(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/,? for (?:an?|the|my) [a-z ]+?'s (?:desk|room|shop|house|table|lab|study|kitchen|garden|tower|cave|tent|office|bedroom|workshop)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  // what it is for
  [/,?\s+(?:for|on|in|as) (?:my|our|the|an?) (?:game'?s? |main |start |rpg )?(?:title|start|loading|splash|menu|intro|shop|store|game over|main menu|death|win|victory)[- ]?(?:screens?|page|background)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/,?\s+for (?:an? |my |the |our |some )?(?:(?:underwater|forest|desert|ice|snow|lava|cave|dungeon|castle|jungle|city|space|sky|swamp|beach|first|second|final|boss|tutorial|bonus|next|spooky|halloween|christmas|foraging|crafting|cooking|fishing|farming|mining) )+(?:levels?|worlds?|stages?|areas?|zones?|biomes?|maps?|minigame|event|quest|system|scene)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/,?\s+for (?:foraging|crafting|cooking|fishing|farming|mining|decoration|collecting|gathering|trading|looting)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/\s+/g, ' '],
  [/^(?:[,.;:!?]\s*)+|[,;:\s]+$/g, ''],
]; // biome-ignore format: a table

const inRows = inTurn(ROWS);

/** The name that somebody is to have: "he calls it Dotty", "a wizard named Merlo". */
const CALLED =
  /(?:[,.;]|,? and|,? but)?\s*(?:(?:(?:his|her|its|their|the) name(?:'s| is| should be| shall be| will be)|(?:he|she|it|they|we|i|my \w+)(?:'s| is| are|'ll| will| want to)?(?: be)? (?:calls?|named?|naming|called)(?: (?:it|him|her|them))?|(?:please )?(?:name|call) (?:it|him|her|them)|(?:who |that |which )?(?:is |goes by |should be )?(?:called|named)|goes by(?: the name)?(?: of)?) )["'“]?([A-Z][\w'-]*(?: (?:[A-Z][\w'-]*|of|the))*|[a-z]{3,12}(?=["'”]?\s*(?:$|[.!?])))["'”]?(?=\s*(?:$|[,.;:!?]|(?:with|who|and|in|from|that)\b))/;

export interface Settled {
  readonly text: string;
  /** What it is to be called. */
  readonly name?: string;
}

/** A message without the talk around it. */
export function settled(message: string): Settled {
  const [said, name] = CALLED.exec(message) ?? [];
  const isName =
    name && (/^[A-Z]/.test(name) || !LEXICON.read(name).length) && !/^(?:it|him|her|the|that|this)$/i.test(name);
  const text = inRows(
    isName ? message.replace(said!, (all) => (/[,.;]/.test(all[0] ?? '') ? all[0]! : '')) : message,
  ).trim();
  return { text: /[a-z0-9]/i.test(text) ? text : message, ...(isName ? { name } : {}) };
}
