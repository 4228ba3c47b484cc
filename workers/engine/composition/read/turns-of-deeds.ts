/** Turns of phrase about deeds: who sits round what, who meets in an arm's grip or a toast, what lights a reader, what work is named by. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { inTurn, type Row } from '../../understand/in-turn.ts';
import { singularOf } from './how-many.ts';
import { HELD } from './stuff-words.ts';

const ROUND = '(?:a?round|about)';
const GATHER =
  '(?:sitting|sat|seated|standing|gathered|huddled|huddling|crouching|crouched|camping|resting|warming up|relaxing|dancing|singing|drinking|eating|talking|chatting|telling stories)';
/** Of whom there are drawings by what they cast. */
const castOf = (element: string): string => (/fire|flame/.test(element) ? 'fire ' : /ice|frost/.test(element) ? 'ice ' : ''); // biome-ignore format: one line
const LETS_FLY = '(?:throwing|shooting|hurling|casting|firing|blasting|launching)';
const ELEMENT = '(fire|flames|ice|frost|water|lightning|thunder|poison|shadow|light|wind|earth)';
/** What stands still while those are round it. */
const MIDDLE = '(?:camp ?fire|bonfire|fire|cauldron|snowman|table|tree|well|statue|grave|chest|christmas tree|maypole|totem|altar|egg|treasure|pond)'; // biome-ignore format: one line

/** Animals whose young are called babies as well. */
const PARENTS = 'wolf|fox|bear|cat|dog|duck|hen|chicken|lion|lioness|tiger|deer|rabbit|elephant|panda|kangaroo|owl|penguin|goose|swan|pig|sheep|goat|cow|horse|mouse|rat|hedgehog|otter|seal|monkey|turtle|dragon|dinosaur|bird|raccoon|squirrel|spider|slime'; // biome-ignore format: a list
const severalOf = (who: string): string =>
  ({ wolf: 'wolves', fox: 'foxes', mouse: 'mice', goose: 'geese', sheep: 'sheep', deer: 'deer', lioness: 'lions' })[who.toLowerCase()] ?? `${who}s`; // biome-ignore format: one line

/** Names that are colours too, as the tables say them. */
const AS_COLOURS: Readonly<Record<string, string>> = { violet: 'purple', rose: 'pink', lavender: 'light purple', lilac: 'light purple', peach: 'light orange', plum: 'dark purple', lime: 'light green', mint: 'light green', olive: 'dark green', amber: 'orange', coral: 'pink', indigo: 'dark blue' }; // biome-ignore format: a table

/** Light and smoke that may be about somebody. */
const SHINE = '(?:auras?|ring of (?:fire|flames)|fire ring|force ?field|(?:energy |magic |magical |protective |shield |force )?(?:shield bubble|barrier|bubble shield)|(?:fire |ice |magic |magical |summoning |rune |ritual |glowing |spell )+circle|flames|fire|smoke|mist|fog|steam|lightning|electricity|sparks|sparkles|(?:poison |toxic |poison gas )(?:cloud|gas|smoke)|cloud of (?:poison|poison gas|gas|smoke|dust)|glow|hearts|embers|shockwave|shadow flames|ghost(?:ly)? flames|soul flames|energy)'; // biome-ignore format: a table
const HUED = '(?:(?:an?|the|some|his|her|its|dark|bright|glowing|swirling|thick|burning|golden|gold|red|blue|green|purple|yellow|orange|white|black|pink|cyan|light|holy|evil|strong|floating) )*'; // biome-ignore format: a table
/** What is light itself has sparks and smoke of its own; houses have chimneys, dragons breathe. */
const SHINES = /\b(?:explosion|blast|aura|beam|flames?|fire|fireball|burst|circle|effect|spell|ball|bolt|slash|portal|cloud|meteor|comet|rocket|bomb|torch|candle|campfire|bonfire|volcano|chimney|house|hut|cottage|cabin|shack|barn|farmhouse|farm|tavern|inn|forge|smithy|mill|hall|building|shop|tent|tipi|ruins?|booth|checkpoint|gate|guard post|factory|train|locomotive|ship|car|cannon|gun|rifle|pistol|pipe|cigar|cigarette|hair|eyes?|staff|wand|lamp|lantern|jar|bottle|potion|cauldron|pot|cup|mug|bowl|window|golem|elemental|castle|city|town|village|forest|swamp)\b/i; // biome-ignore format: a list
/** A part that burns says with its flames of which colour they are. */
const BURNING_PART = /\bflaming (?:mane|tail|hooves|fur|paws)\b/i;
/** Whether some words end in the name of what hands hold or that stands about. */
const isHandy = (words: string): boolean => {
  const said = words.toLowerCase().split(' ');
  const named = [2, 1].map((n) => LEXICON.read(said.slice(-n).join(' ')).find((r) => r.is === 'concept')).find((r) => r); // biome-ignore format: one line
  return named?.is === 'concept' && named.kind === 'thing' && HELD.has(categoryOf(named.id));
};
const inLight = (all: string, before: string, hued: string, what: string, after = ''): string => {
  if (SHINES.test(before) || before.includes(',') || BURNING_PART.test(before)) return all;
  // what glows by itself has its light along its edges, and stands in no ring of it
  if (/^(?:glow|light|shimmer|glimmer)$/i.test(what) && / with /i.test(all) && isHandy(before)) return all;
  // dragons breathe it
  if (
    /dragon|wyvern/i.test(before) &&
    /^(?:fire|flames|smoke)$/i.test(what) &&
    !/around|surrounded|engulfed|wrapped/i.test(all)
  )
    return all;
  const light = what.replace(/^cloud of poison(?: gas)?$/i, 'poison cloud').replace(/^cloud of gas$/i, 'poison cloud').replace(/^cloud of (smoke|dust)$/i, '$1').replace(/^(?:fire|ice) (?=.*circle)/i, '').replace(/^glow$/i, 'aura'); // biome-ignore format: one line
  return `${before}${after} ${/circle/i.test(what) && / behind/i.test(all) ? 'backed by' : 'enshrouded by'} ${hued}${light}`;
};

export const DEEDS: readonly Row[] = [
  // dry goods that spill out of what holds them heap up over its rim
  [/^((?:an? |the )?(?:[a-z]+ ){0,3}?(?:sack|bag|pouch|purse|chest|basket|crate|box|barrel|cart|minecart|wagon|wheelbarrow|backpack|urn|bowl|bucket)),? (?:that is |which is )?(?:spilling|pouring|overflowing|bursting|brimming)(?: (?:out|over))?(?: with)? (?:some |its |lots of |a few )?((?:[a-z]+ ){0,2}(?:coins|gems|jewels|diamonds|rubies|emeralds|apples|fish|bread|grain|scrolls|potatoes|carrots|bones|skulls|flowers|candies|eggs|oranges|vegetables|fruits?|treasures?|toys|gold))(?: (?:on|onto|over) the (?:ground|floor|table))?$/i, (_all: string, what: string, goods: string) => `${what} full of ${goods}`],
  // bones in a sack are no skeleton, and the sack is not of bone
  [/\b(sack|bag|barrel|crate|box|basket|bucket|chest|cart|minecart|wheelbarrow|wagon|cauldron|pot|bowl|urn|coffin) (?:full of |filled with |of )(?:old |human |dry )*bones\b/gi, (_all: string, vessel: string) => `${vessel} full of dog bones`],
  [/^(two|three|four|five|six|[2-6]) (?:(?:old|white|small) )*bones$/i, (_all: string, many: string) => `${many} dog bones`],
  // "a campfire with two hobos sitting round it"
  [new RegExp(`^(?:an? |the )?((?:[a-z]+ ){0,2}${MIDDLE}),? (?:with|and) (.+?) (dancing )?(?:${GATHER}|all)?,? ?(?:${ROUND}|by|at|next to|beside|near) it$`, 'i'), (_all: string, middle: string, who: string, dancing?: string) => `${who} ${dancing ?? ''}around a ${middle}`],
  [new RegExp(`\\b(?:gathered|huddled|huddling|seated|crouched|crouching|sat|warming (?:up|themselves|himself|herself)) (?=${ROUND}\\b)`, 'gi'), 'sitting '],
  [/\b(sitting|standing|gathered|dancing|running|flying|circling|all) (?:round|about)(?= (?:an?|the|their|his|her|it)\b)/gi, '$1 around'],
  [/(?<=[a-z]) round(?= (?:an?|the|their|his|her) [a-z])/gi, ' around'],
  [/\bsurrounded by (?:(?:swirling|circling|floating|flying|hovering|orbiting|spinning|levitating) )((?:[a-z]+ )?[a-z]+)/gi, 'encircled in the air by $1'],
  [/\bwith ((?:two |three |four |many |some )?)(floating|flying|swirling|circling|hovering|orbiting|spinning|levitating|glowing floating) ((?:[a-z]+ ){0,2}[a-z]+s) (?=(?:a?round|about) (?:him|her|it|them)\b)/gi, 'with $1$3 $2 '],
  [/\bwith ((?:[a-z]+ ){0,2}[a-z]+s) (?:floating|flying|swirling|circling|hovering|orbiting|spinning|levitating) (?:a?round|about) (?:him|her|it|them)\b/gi, 'encircled in the air by $1'],
  [new RegExp(`^(.+?),? (?:with|surrounded by|engulfed in|wrapped in|enveloped (?:in|by)|shrouded in|bathed in|emitting|radiating|glowing with|trailing|standing in|inside|within|in(?= (?:an? |purple |green |blue |red |black |dark ))|crackling with|covered (?:in|by)) (${HUED})(${SHINE})(?: (?:around|about|behind|swirling around|all around)(?: (?:him|her|it|them|(?:his|her|its) body))?)?$`, 'i'), (all: string, before: string, hued: string, what: string) => (/ covered (?:in|by) /i.test(all) && /fire|flames/i.test(what) ? all : inLight(all, before, hued, what))],
  [new RegExp(`^(.+?),? (?:with|in) (${HUED})(${SHINE}) and ((?:an?|two|his|her) .+)$`, 'i'), (all: string, before: string, hued: string, what: string, rest: string) => inLight(all, before, hued, what, ` with ${rest}`)],
  // words that say where or how, not what
  [/\b(holding|raising|swinging|lifting) (an? (?:[a-z]+ ){0,2}(?:club|sword|axe|hammer|mace|lantern|torch|lamp|umbrella|net|spear|dagger|knife|staff|wand)) (?:over|above) (?=(?:an?|the) (?!his|her))/gi, 'holding $2 facing '],
  [/\bon (?:top of |the top of |the end of )?(his|her) (?:staff|stick|spear|walking stick|wand)(?=$|,)/gi, 'on $1 hand'],
  [/\bdigging with (?:an?|his|her) (?:[a-z]+ )?pick ?axe\b/gi, 'mining'],
  [/^(?:two|2|a pair of) ([a-z ]+?)s (throwing|shooting|hurling|casting|firing) ([a-z]+(?: [a-z]+)?)s at (?:each other|one another)$/i, 'a $1 $2 a $3 at a $1'],
  // "shooting fire and ice at each other": one each, and both meet
  [new RegExp(`^(?:two|2|a pair of) ([a-z ]+?)s ${LETS_FLY} ${ELEMENT}(?: and ${ELEMENT})? (?:spells |magic |bolts |beams |blasts )*(?:at|against|towards?) (?:each other|one another)\\b`, 'i'), (_all: string, many: string, one: string, other?: string) => `a ${castOf(one)}${singularOf(`${many}s`)} in a beam struggle with a ${castOf(other ?? one)}${singularOf(`${many}s`)}`],
  [/\bthrone of (cheese|bones|skulls|gold|ice|stone|wood|crystal|swords)\b/gi, '$1 throne'],
  // colours at the end of an effect's or a thing's name stand before it
  [/^((?:an? |the )?)((?:[a-z-]+ ){0,3}[a-z-]+),? (red|blue|green|yellow|orange|purple|pink|black|white|cyan|gold|golden|silver) and (red|blue|green|yellow|orange|purple|pink|black|white|cyan|gold|golden|silver)$/i, (all: string, article: string, what: string, one: string, other: string) => (/\b(?:with|in|and|on|of|holding|wearing|red|blue|green|yellow|orange|purple|pink|black|white|two|three|four|half|\d)\b/i.test(what) || /s$/.test(what) ? all : `${article}${one} and ${other} ${what}`)],
  [/\b(lying|sleeping|sitting|curled up|resting|kneeling|crouching|standing)? ?at the feet of\b/gi, (_all: string, act?: string) => `${act ? `${act} ` : ''}next to`],
  [/\b(?:crossing|clashing|locking) (?:their |the )?(?:swords|blades|light ?sabers|weapons|axes|spears|katanas|sabers|sabres|rapiers|scimitars|cutlasses|daggers|knives|halberds|staffs|staves|hammers)\b(?: with)?/gi, 'fighting'],
  [/^(?:two|2) ([a-z ]+?)s,? (?:stacked|sitting|standing|piled|balancing)(?: up)? on(?: top of)? (?:each other|one another)$/i, 'a $1 on a $1'],
  [/^(?:three|3) ([a-z ]+?)s,? (?:stacked|sitting|standing|piled|balancing)(?: up)? on(?: top of)? (?:each other|one another)$/i, 'a $1 on a $1 on a $1'],
  [/\b(?:pulling|yanking|plucking|tugging|digging|uprooting) (?:up |out )?(an?|the) ((?:[a-z]+ )?(?:carrot|turnip|radish|beet|beetroot|potato|onion|leek|weed|plant|mandrake|root|vegetable|flower|daikon|garlic|pumpkin|cabbage))(?: up)?(?: (?:out of|from) (?:the |his |her )?(?:ground|earth|soil|dirt|garden|field))?/gi, 'uprooting $1 $2'],
  // a row of its own after the boat that was named: "in a rowboat with a fin behind the boat"
  [/^(.+? in (?:an? |his |her )((?:[a-z]+ )?(?:boat|rowboat|canoe|ship|raft|kayak))) with (an? [a-z ]+?) (?:behind|following|chasing|near|next to|circling|beside|under) (?:the (?:boat|ship|raft|canoe|kayak|rowboat)|him|her|it)$/i, '$1 next to $3'],
  // what is in claws or jaws is held there
  [/\b(?:carrying|holding|clutching|gripping) (.+?) (?:in|with) (?:its|his|her|their) (?:claws?|talons|jaws|paws?|teeth|tentacles?|trunk|hands?)\b/gi, 'holding $1'],
  [/\b(?:carrying|holding|clutching|gripping|with) (.+?) in (?:its|his|her|their|the) (?:beak|bill)\b/gi, 'having in its beak $1'],
  [/\b(?:carrying|holding|clutching|gripping) (.+?) (?:in|with) (?:its|his|her|their) mouth\b/gi, 'holding $1'],
  [/\bwith (an? (?:[a-z]+ )?[a-z]+) (?:in|between) (?:its|his|her|their) (?:claws?|talons|jaws|paws?|teeth)\b/gi, 'holding $1'],
  [/\bpicking (?:an?|the) lock(?=$|,)/gi, 'unlocking a door'],
  [/^(.+?) (?:pushing|knocking|dropping) (an? .+?) off (?:of )?(an? (?:[a-z]+ )?(?:table|shelf|desk|counter))$/i, '$1 and $2 on $3'],
  [/\b(?:carrying|serving|holding) (?:some )?drinks\b/gi, 'holding a beer mug'],
  [/\b(?:pulling|drawing|taking|trying to pull) (?:an?|the) (?:magic |legendary |holy )?(?:sword|excalibur|blade) (?:out of|from) (?:an?|the) (?:stone|rock)\b/gi, 'touching an excalibur stone'],
  [/\b(coming|emerging|rising|appearing|popping|flying) (out of|from) (?:an?|the|his) (?:golden |magic )?lamp\b/gi, '$1 $2 a magic lamp'],
  [/\b(?:digging up|digging out|unearthing) (?=(?:an?|the) )/gi, 'digging for '],
  [/\b(?:playing|lying|sitting) (?:at|on) (?:an?|the) (piano|organ|harp|drums|drum kit)\b/gi, 'playing the $1'],
  // a company by its members
  [/^(?:an? |the )?(?:(?:rpg|adventuring|adventurer|hero|fantasy) )?(?:party|team|group|squad|trio) of (?:an? )?([a-z ]+?(?:, (?:an? )?[a-z ]+?)*,? and (?:an? )?[a-z ]+?)(, .*)?$/i, (all: string, list: string, after = '') => (/^(?:\d|two|three|four|five|some|many)|s(?:,| and)/i.test(list) ? all : `${list.split(/, (?:and )?| and /).map((one) => `a ${one.replace(/^an? /i, '')}`).join(', ').replace(/, ([^,]+)$/, ' and $1')}${after}`)],
  [/\bfeeding ((?:an?|the|his|her) (?:(?!to\b)[a-z]+ )?(?!to\b)[a-z]+) (an? (?:[a-z]+ )?[a-z]+|some [a-z]+)(?=$|,)/gi, 'giving $2 to $1'],
  [/\bon (?:his|her|its) (?:[a-z]+ )?hat\b/gi, 'on his head'],
  [/\b((?:tied|chained|bound|roped|shackled|strapped|tethered|hitched)(?: up)? to) (?:an?|the|his|her) (?:[a-z]+ )?(?:post|pole|stake|mast)\b/gi, '$1 a wooden post'],
  // a blade is forged on an anvil
  [/\b(hammering|forging|smithing) ((?:an?|the|his|her) (?:(?!anvil)[a-z]+ ){0,2}(?:sword|blade|dagger|axe|horseshoe|shield|helmet|katana|spear))\b(?! (?:on|at|against|with|fighting)\b)/gi, '$1 $2 on an anvil'],
  [/\b(jumping|leaping) through (?:an?|the) (?:(flaming|burning|fire) )?(?:hoop|ring)(?: of (fire|flames))?/gi, (_all: string, verb: string, flames?: string, fire?: string) => `${verb} through a ${flames ?? fire ? 'fire ' : ''}hoop`],
  [/^(.+?) with (an? (?:[a-z]+ )?(?:arrow|sword|dagger|knife|spear|katana|lance|needle|stake)) (?:stuck |shot |going |running )?through (?:it|its (?:middle|heart|eye)|the middle)$/i, '$1 pierced by $2'],
  [/\b(?:wolf|bear|fox|cat|dog|duck|lion|tiger|dragon|deer|rabbit|elephant|panda|hen|kangaroo|owl|penguin) (?:mother|mom|mama|mum)\b/gi, (all: string) => all.replace(/ (?:mother|mom|mama|mum)$/i, '')],
  // babies of an animal are of its kind
  [new RegExp(`\\b(?:(?:mother|mama|mom|father|papa) )?(${PARENTS}) (with|and) (?:(?:her|his|its) )?(two|three|four|five|six|some|\\d)? ?(?:(?:little|small|cute) )?(?:babies|little ones|young ones|offspring)$`, 'i'), (_all: string, who: string, by: string, many = 'three') => `${who} ${by} ${/some/i.test(many) ? 'three' : many} small ${severalOf(who)}`],
  [/\b(wolf) with (two|three|four|five|some|her)? ?(?:pups|cubs)\b/gi, (_all: string, who: string, many?: string) => `${who} with ${/two|three|four|five/i.test(many ?? '') ? many : 'three'} young wolves`],
  [/\btree trunks?\b(?! (?:house|table|chair|stool))/gi, 'log'],
  [/\b(crying|weeping|praying|kneeling|mourning|grieving) (?:over|upon) (?=(?:an?|the|his|her) )/gi, '$1 at '],
  [/\b(?:coming|rising|emerging|reaching|bursting|crawling|climbing|sticking|sprouting|digging (?:itself|himself)) (?:up )?(?:out of|from|up from|through) (?:the )?(?:ground|earth|soil|dirt|mud)\b/gi, 'emerging'],
  [/\b(an? (?:[a-z]+ )?[a-z]+) (?:coming|crawling|slithering|growing|peeking|sticking|flowing) out of (?:its|the|an?|one) (?:eyes?|eye sockets?|mouth|top)\b/gi, '$1 on top'],
  [/\blit pipe\b/gi, 'smoking pipe'],
  [/ on (?:an?|the|its) saucer(?: with an? (?:tea)?spoon)?\b/gi, ''],
  [/\bin (?:the )?mud\b/gi, 'in a mud puddle'],
  [/\bhanging (from|by|on) (?:an?|its) (?:[a-z]+ )?(?:thread|silk|strand)\b/gi, 'hanging from a rope'],
  // the tool that the work takes anyway
  [/\b(sweeping|mopping|raking|digging|shoveling|chopping|splitting|hammering|fishing|sawing|watering|writing|mining)((?: [a-z]+){0,4}?) with (?:an?|his|her|the) (?:[a-z]+ )?(?:broom|mop|rake|shovel|spade|axe|hatchet|hammer|fishing rod|rod|saw|watering can|quill|feather|pickaxe)\b/gi, '$1$2'],
  [/^((?:an? |the )?[a-z ]+? and (?:an? |the )?[a-z ]+?|(?:two|three|four) [a-z ]+?) (?:brewing|stirring|cooking|mixing|making) (?:an? |some |the )?(?:[a-z]+ )?(?:potion|cauldron|soup|stew|brew|pot)(?: together)?$/i, '$1 around a cauldron'],
  [/\bwashing (?:the |some |his |her )?(?:clothes|laundry)\b/gi, 'holding a shirt'],
  [/\bin an? tea ?cup\b/gi, 'in a mug'],
  // flowers and fruit that are colours beside a colour
  [/\b(red|blue|green|yellow|orange|purple|pink|black|white|cyan|teal|turquoise|magenta|gold|golden|silver|crimson),? and (violet|rose|lavender|lilac|peach|plum|lime|mint|olive|amber|coral|indigo)(?=$|,| [a-z])/gi, (_all: string, one: string, other: string) => `${one} and ${AS_COLOURS[other.toLowerCase()]}`],
  [/\b(violet|rose|lavender|lilac|peach|plum|lime|mint|olive|amber|coral|indigo),? and (red|blue|green|yellow|orange|purple|pink|black|white|cyan|teal|turquoise|magenta|gold|golden|silver|crimson)(?=$|,| [a-z])/gi, (_all: string, one: string, other: string) => `${AS_COLOURS[one.toLowerCase()]} and ${other}`],
  // who or what is named last, beside who was named first
  [/(?:,| and)+ (?:with )?(?:an? |the )?((?:[a-z]+ ){0,2}[a-z]+) (?:standing |sitting |waiting |parked |lying )?(behind|next to|beside|near|above) (?:him|her|it|them)$/i, (_all: string, what: string, where: string) => / [a-z]{3,}ing$/i.test(what) ? ` while a ${what}` : ` ${where === 'behind' ? 'in front of' : where === 'above' ? 'under' : 'next to'} a ${what}`],
  [/^((?:an? )?[a-z]+(?: [a-z]+)?) and (?:an? )?([a-z]+) with (?:an? )?([a-z]+) on (an? (?:[a-z]+ )?(?:tray|plate|board|table|shelf))$/i, '$1 and a $2 and a $3 on $4'],
  [/\bunder (?=an? (?:glass|crystal) (?:dome|cloche)\b)/gi, 'in '],
  [/^(.+?),? (?:with|and) (an? (?:(?!and |with )\S+ ){0,4}?(?!and |with )\S+) (?:stuck|embedded|stabbed|lodged) (?:in|into|through) (?:it|its (?:top|lid|side|back|body|shell|skin|hide))$/i, '$2 stuck in $1'],
  [/^(.+?) with (an? (?:[a-z]+ )?(?:worm|snake|caterpillar|maggot|spider)) (?:coming|crawling|poking|peeking) out(?: of it)?$/i, '$2 on $1'],
  // hands that meet
  [/\b(?:having an? |in an? |doing )?arm[- ]?wrestl(?:e|es|ing)(?: match| contest)?\b/gi, 'arm wrestling'],
  [/\b(?:clinking|raising|toasting with|toasting|bumping|knocking) (?:(?:their|two|full|foaming) )*(?:beer |ale |wine )?(?:mugs|glasses|tankards|beers|cups|steins|goblets)(?: together)?\b/gi, 'clinking mugs'],
  [/\btoasting(?: each other| together)?(?= with (?:beer|ale|mead|wine|mugs|tankards)|$)(?: with (?:[a-z]+ ){0,2}(?:beer|ale|mead|wine|mugs|tankards|glasses)s?)?/gi, 'clinking mugs'],
  [/(?<=\b(?:woman|lady|mother|mom|girl|man|father|dad|queen|king|nun|nurse|grandma|grandmother|grandpa|peasant|elf|wife|maid|widow|villager|parent|priest|monk)) with (an?|her|his) (?:(?:newborn|sleeping|crying|little|tiny) )*(?:baby|newborn|infant)(?: (?:in (?:her|his) arms|boy|girl))?(?=$|,| in | on )/gi, ' carrying $1 baby'],
  // light to read and work by
  [/\bby (?:the light of (?:an? )?)?candle(?:light)?\b/gi, 'next to a candle'],
  [/\bby (?:the light of (?:an? )?)?(?:lantern|lamp)(?:light)?\b/gi, 'next to a lantern'],
  [/\bby (?:the )?(?:firelight|light of (?:an?|the) fire)\b/gi, 'next to a campfire'],
  // a picture that somebody paints is no framing
  [/\b(painting|sketching|drawing) (?:an?|the|his|her) (?:portrait|picture|painting|landscape|canvas|self[- ]portrait)(?: (?:on|at) (?:an?|the|his|her) (?:easel|canvas))?(?=$|,| in | at | by | next )/gi, 'painting a picture'],
  [/\bpainting (?:on |at )?(?:an?|the|his|her) (?:easel|canvas)\b/gi, 'painting a picture'],
  // on what is no canvas the brush goes to that itself
  [/\bpainting (?:(?:pictures?|animals?|symbols?|signs?|runes|art|a mural|murals|patterns?|something|flowers) )?(?:on|onto|upon|over) (?:(an?|the|his|her) )?(?=(?:[a-z]+ ){0,2}(?:rocks?|stones?|boulders?|walls?|cave|cliff|doors?|fence|tree|trunk|vase|pot|eggs?|statue|shield|barrel|crate|box|chest|sign|house|car|boat|window|pillar|skull|mask|table)\b)/gi, (_all: string, a?: string) => `painting onto ${a ?? 'a'} `],
  [/\bpainting (an?|the|his|her) (?=(?:[a-z]+ )?(?:rock|stone|boulder|wall|door|fence|vase|pot|egg|statue|shield|barrel|crate|box|chest|sign|house|car|boat|mask)\b)/gi, 'painting onto $1 '],
]; // biome-ignore format: a table

export const inPlainDeeds = inTurn(DEEDS);
