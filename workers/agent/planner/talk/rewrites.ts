/**
 * How people say things → how the planner reads them. Rows hold for any message, whatever is asked for; each is one manner of
 * speaking, and all of them are tried in order.
 */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';

const WHO = '(?:he|she|it|they|the [\\w-]+)';
/** What one has a name for, each by itself. */
const MOVES =
  '(?:walk|run|idle|attack|shoot|jump|death|die|hurt|cast|block|roll|dash|crouch|climb|swim|fly|sleep|sit|dance|wave|slash|punch|kick)(?:ing)?';
const HIM = '(?:him|her|it|them|this|that|the (?:first|last|same) one)';
/** What a list may stand under: "iso: a tile of sand". */
const MODES: readonly (readonly [RegExp, string])[] = [
  [/^(?:iso(?:metric)?)(?: tiles?)?((?:,? \d+ ?(?:x ?\d+)? ?(?:px)?)?): /i, 'isometric tile$1 of '],
  [/^(?:top[- ]?down|overhead)(?: tiles?(?:ets?)?)?((?:,? \d+ ?(?:x ?\d+)? ?(?:px)?)?): /i, 'top-down tileset$1 '],
  [
    /^(?:side[- ]?scroll\w*|platform(?:er)?)(?: (?:tiles?(?:ets?)?|ground))?((?:,? \d+ ?(?:x ?\d+)? ?(?:px)?)?): (?=(?!.*\b(?:hero|jump|game|level|collect)))/i,
    'sidescroller tileset$1 of ',
  ],
  [/^(?:ui|gui|interface|hud): /i, 'interface with '],
  [/^arena(?: shooter| game)?: /i, 'arena shooter with '],
  [/^(?:tower[- ]?defen[cs]e|td): /i, 'tower defence where '],
];

/** Two states of one thing: both are drawn. */
const TWO_STATES =
  /\b(an? |the |one )((?:[\w-]+ ){0,3}?[\w-]+?)(?:,|:)?(?: (?:in|with|as))?(?: (?:both|two (?:versions?|states?|variants?|forms?)))?[,:]?(?: an?| one)? (open|opened|closed|shut|full|empty|on|off|lit|unlit|broken|intact|whole|damaged|undamaged|new|old|clean|dirty|dead|alive|burning|frozen|ripe|unripe|locked|unlocked|day|night|red|blue|green|yellow|golden|silver)(?: (?:one|version|state))? (?:and|&|\+|plus)(?: an?| one)? (open|opened|closed|shut|full|empty|on|off|lit|unlit|broken|intact|whole|damaged|undamaged|new|old|clean|dirty|dead|alive|burning|frozen|ripe|unripe|locked|unlocked|day|night|red|blue|green|yellow|golden|silver)(?: (?:versions?|variants?|states?|ones?))?(?= *(?:$|[,.;:!?(]))/i;
/** "isometric tiles for a desert: sand, cactus and rock" */
const ISO_LIST =
  /^(.*?)(?:\b(?:(?:an? )?sets? of |\d{1,2} |two |three |four |five |six |some |a few |several ))?\biso(?:metric)? (?:[a-z-]+ )?tiles?((?: (?:for|of) (?:an?|my|the) (?:[\w-]+ ){0,2}?[\w-]+)?(?:,? \d+ ?(?:x ?\d+)? ?(?:px|pixels)?)?)\s*(?:[:?.]|,? namely|,? like) ((?:[a-z][\w -]*(?:, |,? and ))+[a-z][\w -]*?)((?:,? (?:all |each |in )?\d+ ?(?:x ?\d+)? ?(?:px|pixels)?)?(?: each)?[.!?]*)$/i;
const isoEach = (message: string): string => {
  const [, before = '', place = '', list = '', size = ''] = ISO_LIST.exec(message) ?? [];
  const items = list
    .split(/,? and |, /)
    .map((item) =>
      item
        .replace(/^(?:and |an? |the )/i, '')
        .replace(/ tiles?$/i, '')
        .trim(),
    )
    .filter(Boolean);
  if (items.length < 2 || items.some((item) => item.split(' ').length > 3)) return message;
  const own = /\d+ ?(?:x ?\d+)? ?(?:px|pixels)?$/i.exec(place)?.[0] ?? '';
  return `${before}${items.map((item) => `isometric ${item} tile`).join(', ')}${own && `, ${own}`}${size}`;
};

const ROWS: readonly Row[] = [
  // a manner of speaking, and no place
  [/\b(hard|difficult|tough) as (?:hell|nails|balls)\b/gi, '$1'],
  // "idle + fire breath + death anims": what it does, and nothing beside it
  [/\bfire breath(?=\W[^.;]*\b(?:anims?|animations?)\b)/gi, 'breathing fire'],
  // who is drawn at one size is of one height
  [/[,.;]? *\ball (?:of them )?(?:(?:the|of) )*same (?:height|size)\b(?: please| pls)?/gi, ''],
  [/^([a-z]+-?[a-z]+) floor and (walls?) (tile ?set)\b/i, '$1 floor and $1 $2 $3'],
  // levels of a game follow one another anyway
  [/\b(level\b[^,;.]*? in an? )(cave|cavern) with (lava)\b/gi, '$1$3 $2'],
  [/,? (?:(?:it|that|which) )?comes after the (?:flag|goal|end)\b/gi, ''],
  [
    /^my ([a-z]+)(?: [a-z]+)? is ([a-z]+) with (.+?),? (?:can|could) you make (?:him|her|it|them) (?:into )?an? (?:player|game|playable|main) character with ([a-z]+(?:(?:,? and |, )[a-z]+)*)$/i,
    'a $2 $1 with $3, $4 animations',
  ],
  // a smile ends a sentence
  [/\s+(?:[:;=8][-']?[()DPpo3]+|\^\^|xD|<3)\s+(?=[A-Z])/g, '. '],
  [/(?:^|(?<=\s))(?:[:;=8][-']?[()DPpo3|/\\]+|\^\^|xD|<3|~+)(?=\s|$|[.,])/g, ' '],
  [/\s*(?:\.{2,}|…)[\s,]*/g, '. '],
  [/[.;,]?\s*\b(?:elements?|contents?|including|includes|contains|consisting of|made up of) ?: ?/gi, ', with '],
  [/\s*\((?:\d{1,2}|[a-z])\)/gi, ' '],
  [/([!?]){2,}/g, '$1'],
  [/^\W*(?:h+e+y+a?|h+i+(?:ya)?|howdy|ahoy|yo+|hallo+|hell+o+)(?: there| all| everyone| team| guys)?[\s,!.]+(?=\w)/i, ''],
  [/(?:^|(?<=[\s:,;]))(?:\d{1,2}[).]|[-*•])\s+(?=[a-z])/gi, ', '],
  [/:\s*,/g, ':'],
  [/\b((?:an?|my|the|our|2d|this|retro|small|simple|new) (?:\w+ )?)jump\s*(?:and|&|'?n'?)\s*run\b/gi, '$1platformer'],
  [/\bjump\s*(?:'?n'?)\s*run\b/gi, 'jump and run'],
  [/\b(pl(?:ea)?s[es]?|please)(?:[\s,]+(?:pl(?:ea)?s[es]?|please))+\b/gi, 'please'],
  // "a treasure chest, closed and open version"
  [TWO_STATES, (all: string) => {
    const [, article = '', noun = '', one = '', other = ''] = TWO_STATES.exec(all) ?? [];
    const isSaid = /versions?|variants?|states?|both|[,:] (?:an? |one )?(?:open|clos|full|empty|on|off|lit|unlit|broken)/i.test(all);
    return isSaid && one.toLowerCase() !== other.toLowerCase() ? [one, other].map((how) => `${/^the/i.test(article) ? 'the' : /^[aeiou]/i.test(how) ? 'an' : 'a'} ${how} ${noun}`).join(', ') : all;
  }],
  [/\b(open|closed|full|empty|lit|unlit|broken|intact|damaged|ripe|dead) and (open|closed|full|empty|lit|unlit|broken|intact|damaged|ripe|dead) (?:versions?|variants?|states?) of an? ([\w-]+(?: [\w-]+)?)/gi, 'a $1 $3, a $2 $3'],
  // what a cost is told of anyway
  [/^((?:please |can you |could you )?(?:make|draw|create|generate)\b(?!.*\b(?:first|before|don'?t|do not|but)\b).*?),? (?:and|then)(?: also| please)? (?:tell me|let me know|say) (?:what|how much) (?:it|that|they|this|all of it|everything)(?: all)?(?: will| would)? costs?\W*$/i, '$1'],
  // how old consoles looked
  [/\b(?:(?:old|old-school|retro|classic|vintage|original|first)[- ])*(?:handheld|gameboy|game boy|dmg)(?: console| game)?(?:[- ](?:styled?|looking|look|like|era|colou?rs))*,? (?:(?:and|with) )?(?:4|four)[- ]?(?:colou?rs?|shades?|tones?)(?: palette)?(?: of green)?(?= [a-z])/gi, 'game boy style'],
  [/\b(?:(?:old|old-school|retro|classic|vintage)[- ])+handheld(?: console)?[- ](?:styled?|looking|look|like)(?= [a-z])/gi, 'game boy style'],
  [/,? (?:and |with |in )*(?:only |just )?(?:4|four) (?:colou?rs?|shades?)(?: palette)?(?: of green)? (?:like|as) (?:on )?(?:the |an? )?(?:old )?(?:gameboy|game boy|handhelds?)/gi, ' in game boy style'],
  [/^((?:(?:please )?(?:make|draw|create) |an? |two |three |some ).{3,}?),? and (?:also )?((?:what|which) (?:formats?|sizes?|files?|engines?)\b[^.?!]*\?|how (?:do|can) i [^.?!]*\?|can i (?:export|download|save|use) [^.?!]*\?)$/i, '$1. $2'],
  // "draw a campfire and tell me how i get it into unity"
  [/,? and (?:also |then |please )*(?:tell|explain|show|say)(?: to)? me (how (?:to|do i|i|we|can i|it) [^.?!]+)[.?!]*$/i, '. $1?'],
  [/^(?:my|our) [\w ]+? (?:loves?|likes?|adores?|is (?:crazy about|into|a fan of|obsessed with)) [\w -]+?[,.] (?:and |so )?(?:he|she|they|it)(?:'d| would) (?:also |really )?(?:be (?:so |very |really )?(?:happy|glad|thrilled|delighted|excited|over the moon) (?:about|with|for|to (?:have|get|see))|love|like|want|enjoy|adore)(?: to (?:have|get|see))? (?=an? )/i, 'draw '],
  // "a prince and his guard, same size 64"
  // "a fire mage and an ice mage, same pose": all stand alike
  [/,? (?:in |with )?(?:the )?same (?:pose|stance|perspective|angle)(?=,|\.|$)/gi, ''],
  // a role that stands beside who has it
  [/(?<=[a-z]), (?:(?:the|as|my) )?(?:player|main|enemy)(?:'s)? (?:ship|character|sprite|unit)(?: for (?:an? |my |the )?[\w' -]+?)?(?=,|$)/gi, ''],
  [/ for (?:an? |my |our )?(?:shmup|shoot ?'?em ?up|bullet hell|roguelike|roguelite|jrpg|visual novel|deckbuilder)s?(?: game)?(?=,|\.|$)/gi, ''],
  [/ for (?:my |our |the |)?(farm|farming|cooking|fishing|racing|card|puzzle|horror|survival|space|pirate|fantasy|zombie|tycoon|idle|strategy|sports|medieval) game(?=,|\.|$)/gi, ' for a $1 game'],
  [/\b(\d+|two|three|four|five) grow(?:th|ing)? (stage|phase|step)s?\b/gi, '$1 growth $2s'],
  [/,? (?:and |with )?(?:some |free |empty )?(?:room|space|place) (?:left )?for (?:the |a |my |our )?(?:logo|title|text|name|menu)(?: (?:at|on|in) (?:the )?(?:top|bottom|middle|cent(?:er|re)|left|right|sky|above))?(?=,|\.|$)/gi, ''],
  [/\b(game ?boy\b[^,]*),? (?:(?:with|in) (?:an? |the )?)?(?:green|4[- ]colou?r|original) palette\b/gi, '$1'],
  [/\b(?:an? )?cursor (?:pack|set|sheet)[,:] ((?:[a-z-]+, )+(?:and )?[a-z-]+)(?=$|\.)/gi, (said) => said.replace(/^.*?[,:] /, '').split(/,? and |, /).map((one) => `${one} cursor`).join(', ').replace(/^/, 'cursors: ')],
  [/\b(?:an? )?(?:title|loading|splash|start|intro)[- ]screen (?:picture|image|art(?:work)?|illustration|background): [^.]+/gi, (said) => said.replace(/^.*?: /, 'a scene with ').replace(/, (?!and )/g, ' in ')],
  [/\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (vegetable|fruit|weapon|potion|monster|animal|flower|tree|item|icon|gem|tool|crop|building)(?= (?:for|with|in|of)\b|[,.]|$)/gi, '$1 $2s'],
  [/\b(?:an? )?thunder ?storm\b/gi, 'a storm'],
  // why it is to be changed: "the level is too short, make it twice as long"
  [/^(?:the |my )?((?:[a-z]+ )?[a-z]+) (?:is|are) (?:way |much |really |a bit |far )?too [a-z]+,? (?:so |and |please |pls )*make (?:it|them|him|her) /i, 'make the $1 '],
  [/,? (?:in |with |at )?(?:the )?same (?:size|resolution|height)(?: of)?,? (?=\d)/gi, ', '],
  // "and his anvil as a separate object"
  [/\b(?:his|her|its|their|the) ([\w-]+(?: [\w-]+)?),? (?:as|in) (?:an? )?(?:separate|extra|own|individual|second) (?:objects?|items?|things?|sprites?|assets?|pictures?|images?|files?)\b/gi, 'one $1'],
  [/,? (?:as|in) (?:an? )?(?:separate|individual|own) (?:objects?|items?|things?|sprites?|assets?|pictures?|images?|files?)\b|,? separately\b/gi, ''],
  // "ice cave platforms with snow on top, sidescroller"
  [/^((?:.*\b(?:me|need|want|make|draw|create|some|the|an?) )?)([\w -]+?) platforms?( (?:with|covered|topped)\b[\w ,-]*?)?,? (?:side-?scroll(?:er|ing)|platformer|(?:from the |in )?side(?:[- ]view)?)\W*$/i, '$1sidescroller tileset of $2$3'],
  // "but NO animations, i animate myself": as it is drawn anyway
  [/[,.;]?\s*(?:but |and |please |with )*(?:no|without(?: any)?|zero|not any|don'?t need(?: any)?) (?:animations?|movements?|motions?)(?: (?:please|needed|required|necessary|at all|for now|yet))*(?=$|[\s,.;!])/gi, ''],
  [/[,.;]?\s*(?:(?:because|since|as) )?i(?:'ll| will| can)? (?:do the )?animat(?:e|ions?)(?: (?:it|him|her|them))? (?:by )?myself\b/gi, ''],
  [/,? (?:just|only|simply) (?:standing|a still|static|a static (?:picture|sprite|pose))(?: still| there)?(?=$|[,.;!])/gi, ''],
  // "idle walk run jump": a list without commas
  [/\b(?:idle|walk|run|jump|attack|death|die|hurt|hit|climb|crouch|swim|fly|slide|dash|roll|block|cast|shoot|throw|punch|kick|sleep|sit|fall|land)(?: (?:idle|walk|run|jump|attack|death|die|hurt|hit|climb|crouch|swim|fly|slide|dash|roll|block|cast|shoot|throw|punch|kick|sleep|sit|fall|land)){2,}\b/gi, (said: string) => said.replace(/ /g, ', ')],
  // "i like the second one, make an ice version of it"
  [/^i (?:really )?(?:like|love|prefer|choose|pick|take) (the [\w -]+?),? (?:so |and |but |now |please |could you |can you )*(?:make|do|draw|create|give me) (?:me )?(?:an?|the) ([\w-]+(?: [\w-]+)?) (?:version|variant|one) of (?:it|him|her|that|this)\b/gi, 'make $1 $2'],
  [/\b(stall|stand|shop|cart|booth|truck|store|kiosk|wagon|machine) (?:selling|offering) /gi, '$1 with '],
  // "sell me a dragon egg"
  [/^((?:(?:please|now|and|so|hey|can you|could you|will you|would you|you could|you can) )*)(?:sell|bring|hand|lend|grant|fetch|serve|pass|toss|hit|gift|treat|bless|hook) (me|us)(?: up)?(?: with)? (?=(?:an?|the|some|one|two|three|four|five|your|my)\b)/i, '$1give $2 '],
  // "black and white only icon of a skull": two colours of what is drawn
  [/^((?:(?:please|make|draw|create|give me|i (?:want|need)|an?) )*)(?:(?:only|just|pure) )?(?:in )?(black and white|black & white|b ?& ?w|monochrome|1[- ]?bit)(?:[- ]only)?,? ((?:pixel[- ]?art )?(?:icon|sprite|picture|image|drawing)) (?:of|for) (?:an? |the )?/i, '$1$3 of a black and white '],
  // "plus 2 enemy ships that match": how they are is no word of theirs
  [/\b(?:plus|and|with) ((?:an? |some |\d+ |two |three |four |five |six )?)matching (?=[a-z-]+s?\b(?! (?:game|puzzle)))(?!games?\b|puzzles?\b|three\b|3\b|pieces\b)/gi, 'and $1'],
  [/\b((?:plus|and) (?:[\w-]+ ){1,4}?)(?:that|which) (?:all )?(?:match|fit|go)(?:es)?(?: (?:(?:to|with) )?(?:it|him|her|them|that|this|each other|together|(?:the|its|his|her) (?:style|ship|hero|first one|same style)))*(?=\s*(?:$|[,.;!?]))/gi, (said: string) => said.replace(/ (?:that|which) (?:all )?(?:match|fit|go)\b.*$/i, '')],
  ...MODES,
  // how well it is to be done is no word of it: "that actually connects"
  [/,? (?:that|which) (?:actually |really |properly |seamlessly |all |just |also )*(?:connects?|tiles?|loops?|fits?|lines? up|works?|repeats?)(?: (?:up|together|seamlessly|properly|well|nicely|correctly|perfectly|with each other|to each other|in (?:a )?game|in godot|in unity))*(?=\s*(?:$|[,.;!]))/gi, ''],
  [/,? (?:all|each|both|everything)(?: of them)? (?:in |with |have |has )?(?:the )?same (?:style|look|size|palette)\b/gi, ''],
  [/,? (?:and |or )?(?:stuff|things|something|anything|others?|more) like (?:that|this|those|these)\b/gi, ''],
  [/,? (?:and |or )?(?:so on|etc\.?|et cetera|whatever)(?=\s*(?:$|[,.;!]))/gi, ''],
  // "so like a basic slime"
  [/^(?:so |well |ok |um+ |uh+ )*like,? (?=an? |the |some |\d)/i, ''],
  // the basic one is the first of its colours
  [/^an? (?:basic |normal |plain |simple )?([a-z]+),? and (?:then )?(?:also )?(?:the )?same \1 (?=in\b)/i, 'a $1 '],
  // what a game is like → what of it there is
  [/\b(?:something |sth |anything |an? game |games? )?(?:like|similar to|in the style of) (?:vampire survivors?|brotato|survivor\.io)(?: clone| game)?\b(?: but)?(?: it'?s)?/gi, 'a twin stick shooter, '],
  [/^((?:ok(?:ay)?|so|well|hey|hi)[ ,]+)*(?:the|my|our) (?:idea|concept|plan|pitch)(?: is(?: this)?)?\s*[:,-]\s*(?=you\b)/i, 'a game where '],
  [/\b(?:my|our) (?:little )?(?:daughter|son|niece|nephew|kid|child|girl|boy|brother|sister|grandson|granddaughter|kids|children|students?)\b,? (?:is \d+(?: years? old)?,? and )?(?:she |he |who |they )?(?:really |just |absolutely )?(?:loves?|likes?|adores?|is into|are into) ([a-z]+)[,.;!]* (?:so |and )?((?:please |can you |could you )*(?:make|build|create|do) (?:her |him |them |me |us )?an? (?:[a-z]+ )*?game)\b/gi, '$2 about $1'],
  [/[.,;!] (?:and )?(?:put|place|let|set) (?:him|her|it|them|the hero) (?=(?:in|on|inside|at) (?:an? |the )?[a-z]+)/gi, ' '],
  [/,? (?:he|she|it|they)(?:'?s| is|'?re| are) (?:somewhere )?(?:in|among) (?:my|the|our) (?:library|account|assets|collection|list)(?:,? i (?:think|guess|believe|hope))?\b/gi, ''],
  [/\b(my [a-z]+) (?:from|of) (?:yesterday|last (?:week|time|month)|earlier|before)\b/gi, '$1'],
  // whose jam it is and how long one has for it
  [/\b(?:the )?(?:game )?jam(?:'?s)? theme (?:is|was|:) ?(?:"[^"]*"|[^.,;:"]*)[.,;]\s*/gi, ''],
  [/[.,;]? ?\b\d+ ?(?:h|hours?|hrs?|days?) left\b(?:,? so)?(?: something (?:that )?i can build (?:on|upon))?/gi, ''],
  [/,? (?:and |with )*((?:an? |the )(?:[a-z]+ )?(?:ghosts?|monster|shadow|zombie|skeleton|demon|spirit|killer|spider|creature|vampire|witch|slime|beast)) (?:that|which|who) (?:always |constantly )?(?:follows|chases|stalks|hunts) (?:you|the player|the hero|him|her)(?: (?:the whole time|all the time|all game|the entire time|everywhere|around|constantly|forever|always))*/gi, ' against $1'],
  [/\bppl\b/gi, 'people'],
  [/\b((?:towers?|turrets?) (?:that|which|to) [a-z]+) (?:people|everyone|everybody|guys|them)\b/gi, '$1 enemies'],
  [/\b(with|full of|filled with) ([a-z]+(?: [a-z]+)?) inside(?=\s*(?:$|[,.;!]))/gi, '$1 $2'],
  [/\b(\d+ waves?),? (?:with|and) (?:an? )?boss(?:es)?\b/gi, '$1, add a boss'],
  // somebody made before: "the knight i made before, give him a blue cape"
  [/^(?:ok |so |hey |and |please )*(?:the|my|that) ((?:[a-z]+ )?[a-z]+) (?:that |which )?i (?:made|drew|created|generated|did)(?: (?:before|earlier|yesterday|last (?:week|time)|today|already|with you))*,? (?:please |can you |could you |now )*(give|make|let|put|turn|change|dress|paint) (?:him|her|it)\b/i, '$2 my $1'],
  [/^(?:please |and |so |hey )*(?:can|could|may|might|should|will) ((?:my|our|the) (?:[a-z]+ )?[a-z]+) (?:please |also |now )*(?:get|have|do|learn) (an? (?:[a-z-]+ )?(?:animation|cycle|move))\b/i, 'give $1 $2'],
  // movements of a list that nobody parted: "walk idle and shoot"
  [new RegExp(`\\b(${MOVES}) (${MOVES}),? (and|&|plus) (${MOVES})\\b`, 'gi'), '$1, $2 $3 $4'],
  [new RegExp(`\\b(${MOVES}) (${MOVES}) (${MOVES})(?=,? (?:and|&|plus) (?:${MOVES})\\b)`, 'gi'), '$1, $2, $3'],
  // "in 5 colors: fire water poison ice and gold"
  [/\b(colou?rs?|elements?|versions?|variants?|types?|kinds?): ((?:[a-z]+ ){2,8}?)(and|&) ([a-z]+)(?=\s*(?:$|[.!]))/gi, (_all: string, what: string, list: string, and: string, last: string) => `${what}: ${list.trim().split(' ').join(', ')} ${and} ${last}`],
  [/,? (?:but |and |in )?(?:4|four) (?:different )?(?:versions?|variants?|times|looks?),? (?:one |each )?(?:for|per|in) (?:each|every)(?: of the (?:4|four))? season\b/gi, ' in 4 seasons'],
  // why somebody wants it is no part of it
  [/[\s,]+(?:because|since|cause) (?:my|our|i|i'm|we|he|she|it|it's|they|the|this|that)\b[^.!?;]*/gi, ''],
  [/(?:^|(?<=[.!?,;] ))(?:in |with |and )*(?:the )?same (?:style|size|look|format|settings?|resolution)(?: as (?:before|him|her|it|last time|the (?:first|last|other)(?: one)?))?[,:;.]? (?=\w)/gi, ''],
  [/,? (?:in |with )(?:the )?same (?:style|size|look|format|settings?)(?: as (?:before|him|her|it|last time|the (?:first|last|other)(?: one)?))?(?=$|[.,;!])/gi, ''],
  [/,? \bif you (?:please|don't mind|do not mind|would be so kind)\b,?/gi, ''],
  [/\bin the style of (?:the )?/gi, 'in style '],
  // "can he have a staff?" is said of him
  [new RegExp(`^((?:and|now|so|then|also|but|ok),? )*(?:can|could|should|may|might|would|will|what if) (?!(?:the|your|all|these) (?:characters|sprites|pictures|images|animations|games|tiles|tilesets|assets|objects|maps|files|service|api|program|assistant|tool|studio)\\b|it be |\\S+ \\S+ be (?:played|used|sold|exported|imported|shared|seen|opened|saved)\\b)(${WHO})\\b`, 'i'), '$2'],
  [new RegExp(`\\b(?:an? |another |one |the )?(?:new |other )?(?:version|variant|variation|copy|edition|clone|twin) of ${HIM}(?=\\s+(?:in|with|as|but|without|wearing|holding|that|who))`, 'gi'), 'the same'],
  [new RegExp(`\\b(?:an? |another |the )?(?:second |new |other )?(?:one|guy|version) (?:that is |that looks )?(?:exactly |just )?(?:like|as) ${HIM}(?=[,\\s]+(?:but|only|except|just|with|in)\\b)`, 'gi'), 'the same'],
  [/^(?:and |now |then |also )*(?:(?:can|could|would|will) (?:you|we|i) (?:please |also )*)?(?:(?:make|do|have|get|draw|create) )?(?:also )?an? ((?:open|closed|spread|raised|folded|clenched) (?:wings|mouth|eyes|arms|hands|fists|legs|beak)) (?:version|variant|variation|edition)[.!?]*$/i, 'give it $1'],
  [/^(?:and |now |then |also )*(?:(?:can|could|would|will) (?:you|we|i) (?:please |also )*)?(?:(?:make|do|have|get|draw|create|give me|show|i want|i need) )?(?:me )?(?:also )?an? ([\w-]+(?: [\w-]+)?) (?:version|variant|variation|edition)(?: (?:of (?:him|her|it|that|them)|too|as well|please))*[.!?]*$/i, 'make it $1'],
  [/^((?:(?:two|three|four|five|\d) )?(?:more|others?))(?: ones?| versions?| variants?| of (?:them|those|these))?\s*:\s*/i, '$1 like it: '],
  [/^you (can|could) (please )?(make|do|draw|create|build|design) ([^.?!]+)\?/i, '$1 you $3 $4.'],
  // "in my game there is this old hermit living on a mountain, …"
  [/^((?:(?:ok(?:ay)?|so|well|and|now|hey|hi)[ ,]+)*)(?:(?:in|for|at|of) (?:my|our|the|this) (?:[\w-]+ ){0,2}?[\w-]+,? )?there(?:'s| is| lives| are) (?:(this|a|an)|(?:these|some)) (?!lot|bit|few|couple|limit|way|place|chance|possib\w+|difference|bug|error|problem|list|free)(?=\w)/i, '$1a '],
  [/^((?:(?:ok(?:ay)?|so|well|and|now|hey|hi)[ ,]+)*)(?:(?:in|for|at|of) (?:my|our|the|this) (?:[\w-]+ ){0,2}?[\w-]+,? )?there(?: are|'re) (?!lots|no|many|any|more|too|so|not|only)(?=.*\b(?:draw|make|have|get|want|need|sketch|create|paint|do)\b.{0,12}\b(?:it|him|her|them|one|those|that)\b)(?=\w)/i, '$1a '],
  [/^((?:(?:ok(?:ay)?|so|well|and|now|hey|hi)[ ,]+)*)(?:(?:in|for|at|of) (?:my|our|the|this) (?:[\w-]+ ){0,2}?[\w-]+,? )?there (?:was|were|lived|stood|used to be) (?:once )?(?:an?|this|these|some) (?=.*\b(?:draw|make|have|get|want|need|sketch|create|paint|do)\b.{0,12}\b(?:it|him|her|them|one|those|that)\b)(?=\w)/i, '$1a '],
  [/ (?:near|in|by|behind|outside|at) (?:my|our) (?:village|house|home|town|city|street|grandmother's house|garden|school)\b(?=[.,;])/gi, ''],
  [/\b(?:sick|dope|badass|epic|awesome|cool|rad|gnarly|nice|great|amazing|insane|good)[- ]looking (?=\w)/gi, ''],
  // "my protagonist, Mira, is a mechanic"
  [/\b((?:[Mm]y|[Oo]ur|[Tt]he) [\w -]+), (?:called |named )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)?, (is|was|has|wears)\b/g, '$1 $2'],
  [/(?<=[,.;] |\band )(the|his|her|its|their) ([\w-]+),? (?:it|he|she|they) (is|are|has) /gi, '$1 $2 $3 '],
  [/[.,;:]\s*(?:please )?to (?:draw|make|create|paint)(?: please)?[.!]*$/i, '.'],
  [/^((?:(?:ok(?:ay)?|so|well|and|now|hey|hi)[ ,]+)*)(?:i|we)(?:'ve| have|'ve got| have got| got) (?:this|these) (?!problem|question|issue|idea|bug|error|project|game)(?=\w)/i, '$1a '],
  [/\b(an? (?:[\w'-]+ ){1,4}?)(?:(?:who|that|which) )?(?:living|lives|dwelling|dwells|that live|who live) (?:alone )?(?:in|on|at|near|under|by|inside|outside) (?:an?|the|my|our|his|her) (?:[\w-]+ )?(?:mountains?|hills?|forest|woods?|cave|castle|village|town|city|swamp|desert|dungeon|island|tower|house|hut|sea|ocean|lake|river|palace|kingdom|jungle|temple|ruins?|north|south|valley)\b/gi, '$1'],
  [/^((?:(?:ok(?:ay)?|so|well|and|now|hey|hi)[ ,]+)*an? [\w'-]+s) in the [\w-]+, they (?=wear|carry|have|hold)/i, '$1, they '],
  [/\bwalks (?:around )?(?:with|using|on) (?=an? (?:[\w-]+ )?(?:stick|cane|staff|crutch|crutches|umbrella|walker))/gi, 'has '],
  [/,? in my (?:mind|head|imagination),? /gi, ' '],
  [/(?<=[a-z]) x ?1\b/gi, ''],
  // "my dog bruno, he is a brown labrador"
  [/\b(?:my|our) [\w-]+(?: (?:called|named))? [a-z]{3,}(?:,|\.)? (?:he|she|it)(?:'s| is) (an? (?!bit|little|lot)(?:[\w-]+ ){0,3}[\w-]+)/gi, '$1'],
  // "my dog he is brown"
  [/^((?:.*\b)?(?:my|the|an?) [\w-]+(?: [\w-]+)?) (he|she|it) (is|has|wears|holds) /i, '$1, $2 $3 '],
  // "one astronaut what collects stars"
  [/\b((?:an?|one|the|some|two|three) (?:[\w-]+ )?[\w-]+) what (?=[a-z]{3,}s?\b)/gi, '$1 who '],
  // what happens to somebody → the movement
  [/\b(?:and )?(?:something|one|an? animation|a reaction|it|what happens)(?: for)? when (?:he|she|it|they)(?:'s| is| are| gets?| get)? (?:hit|hurt|damaged|struck|wounded)\b/gi, 'hurt animation'],
  [/\b(?:and )?(?:something|one|an? animation|it|what happens)(?: for)? when (?:he|she|it|they) (?:dies?|is (?:killed|dead|defeated))\b/gi, 'death animation'],
  [/\b(he|she|it|they) needs? (?:also )?an? (?=(?:[\w-]+ )?(?:attack|walk|run|jump|idle|death|hurt|dance|kick|punch|animation)\b)/gi, '$1 should '],
  // tiles told in sentences
  [/,?\s*(?:where |and )?the (?:ground|floor|inside|base|earth|block)s? (?:is|are|should be|must be)(?: made (?:out )?of)? ([\w -]+?),? (?:and|with)(?: there is| there are| there's)? ([\w -]+?) on (?:the )?top\b/gi, ' of $1 with $2 on top'],
  [/\b(\d{2,3}) ?(?:x|by|×) ?(\d{2,3})(?: ?px)? or (\d{2,3}) ?(?:x|by) ?(\d{2,3})\b(?:[ ,]*(?:whatever|whichever|what|as)[\w' ]*)?/gi, '$3x$4'],
]; // biome-ignore format: a table

const inRows = inTurn(ROWS);

/** A message in the words that the planner reads. */
export function rewritten(message: string): string {
  const read = inRows(isoEach(message))
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,:;])(?:\s*,)+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  // "same style as the last one but with a hat": the rest alone is no wish
  return /^but\b/i.test(read) && !/^but\b/i.test(message.trim()) ? message : read;
}
