import { DRESS_IDIOMS } from './idioms-dress.ts';
import { LOOK_IDIOMS } from './idioms-looks.ts';
import { MANNER_IDIOMS } from './idioms-manners.ts';
import { POSE_IDIOMS } from './idioms-poses.ts';
import type { Row } from './in-turn.ts';

/** Turns of phrase about people: what is on them, in them and about them, said in the words of the tables. */
/** What music is made with, of those that a person holds or has on the lap. */
const INSTRUMENT =
  '(?:electric |acoustic |bass )?guitar|violin|viola|fiddle|cello|lute|lyre|harp|mandolin|ukulele|banjo|balalaika|sitar|oud|shamisen|pipa|erhu|zither|koto|guzheng|guqin|psaltery|autoharp|dulcimer|pan ?flute|pan ?pipes|flute|trumpet|trombone|tuba|bugle|clarinet|oboe|saxophone|sax|accordion|concertina|bagpipes?|drum|tambourine|maracas|ocarina|harmonica';

const STILL =
  'kneeling|sneaking|crawling|climbing|floating|sitting|standing|waiting|posing|crouching|walking|running|smiling|shouting|screaming|laughing|crying|charging|jumping|hiding|praying|dancing|resting|marching|patrolling';

/** What is worn or grown: a list of it after a comma is on whoever was named before. */
const DRESS =
  '(?:coat|raincoat|boots|shoes|dress|gown|shirt|t-?shirt|blouse|tie|armou?r|cape|cloak|hat|cap|robes?|gloves|scarf|hood|hoodie|mask|belt|jacket|vest|trousers|pants|jeans|shorts|skirt|helmet|crown|tiara|glasses|sunglasses|goggles|visor|eyepatch|apron|suit|kimono|bandana|backpack|hair|beard|moustache|mustache|mohawk|ponytail|braids|pigtails|earrings|necklace|pajamas|overalls|sweater|stockings|socks)';
const WORN = `(?:(?!with|and|in|on|of|the)[a-z-]+ ){0,3}${DRESS}`;
/** What is listed beside such things, and wears none. */
const GOODS =
  'sword|shield|bow|axe|staff|potion|ring|dagger|wand|key|gun|rifle|spear|hammer|book|bag|items?|icons?|set|sheet|pack|clothes|outfit|gear|equipment|inventory|shop|store';
/** Who wears and holds what is listed after a comma. */
const WHO =
  '(?:[a-z]*(?:man|woman|girl|boy|mage|smith|hunter|master|lord)|captain|pirate|knight|warrior|wizard|witch|sorcerer|sorceress|rogue|thief|assassin|ninja|samurai|viking|paladin|cleric|priest|priestess|monk|druid|ranger|archer|bard|king|queen|prince|princess|soldier|guard|mercenary|adventurer|hero|heroine|hunter|merchant|farmer|sailor|cowboy|cowgirl|sheriff|detective|barbarian|berserker|gladiator|necromancer|warlock|alchemist|elf|dwarf|orc|goblin|vampire|skeleton|zombie|lady|guy|person|kid|child|grandma|grandpa|explorer|miner|traveler|traveller|wanderer|peasant|villager|noble|duelist|swordfighter|musketeer|bandit|outlaw|executioner|valkyrie|amazon|engineer|mechanic|doctor|nurse|chef|baker|musician|guitarist|spearman|fighter|scout|general|commander|officer|punk)';
const ARMS =
  '(?:sword|longsword|greatsword|shortsword|cutlass|rapier|sabre|saber|scimitar|katana|dagger|daggers|knife|shield|axe|battleaxe|hammer|warhammer|mace|flail|spear|halberd|trident|scythe|bow|longbow|crossbow|staff|wand|pistol|pistols|musket|rifle|revolver|whip|lantern|torch|spellbook|lute|guitar|cane|walking stick|pickaxe|telescope|spyglass|quiver|eye patch|hook hand|peg leg|headphones|tricorn|top hat|smoking pipe|tobacco pipe)';
const ON_WHO = `(?:an? |his |her )?(?:(?!with|and|in|on|of|the|or)[a-z-]+ ){0,3}?(?:${DRESS}|${ARMS})`;

/** What a dancer has and wears rather than dances with. */
const DANCED_WITH = new RegExp(`\\b(?:${DRESS}|${ARMS}|${INSTRUMENT}|fans?|umbrella|parasol|ribbons?|hoops?|veils?|torch(?:es)?|flags?|wings|horns|hair|arms|eyes|legs|tail|bells|fire|flowers?|roses?|candles?|sticks?|poles?|masks?|swords|knives|pom ?poms|scarves)$`, 'i'); // biome-ignore format: one line

export const PEOPLE_IDIOMS: readonly Row[] = [
  ...LOOK_IDIOMS,
  ...MANNER_IDIOMS,
  ...POSE_IDIOMS,
  [
    /,? (?:and |with )?(?:the |a )?(?:strong )?wind (?:is )?blowing (?:in |through |at )?(?:her|his|its|their) (?:long )?hair\b/gi,
    ', long flowing hair',
  ],
  // "a pirate captain, eyepatch and cutlass": worn and held by who was named before
  [
    new RegExp(
      `^((?:an? |the )?(?![^,]*\\b(?:and|with|vs)\\b)(?:[a-z-]+ ){0,4}${WHO}), (${ON_WHO}(?:, ${ON_WHO}){0,3}(?:,? (?:and|&) ${ON_WHO})?)(?=$|,(?!.*\\b(?:icons?|sheet|set|sprites?|items?)\\b))`,
      'i',
    ),
    '$1 with $2',
  ],
  // words without a comma at the end: "punk guitarist pink mohawk"
  [
    new RegExp(
      `^((?:an? |the )?(?:[a-z-]+ ){0,4}(?:${WHO})) ((?:(?:red|blue|green|purple|pink|orange|yellow|white|black|golden|silver|brown|blonde?|gr[ae]y|teal|big|long|huge|spiky|curly|messy) ){1,2}(?:hair|beard|moustache|mohawk|afro|ponytail|braids|pigtails|cape|cloak|robe|hat|cap|armou?r|scarf|coat|raincoat|jacket|dress|hood|apron|jersey|shirt|tunic|gown|suit|uniform)(?: (?:and|&) ${ON_WHO})?)(?=$|,)`,
      'i',
    ),
    '$1 with $2',
  ],
  // what somebody who sits wears is on him, not on his seat
  [
    new RegExp(
      `\\b((?:sitting |seated )?(?:in|on) (?:an? |the |his |her )(?:[a-z]+ )?(?:wheelchair|armchair|chair|throne|sofa|couch|bench|stool|swing)) (with|wearing) (${ON_WHO}(?: and ${ON_WHO})?)(?=$|,)`,
      'gi',
    ),
    '$2 $3 $1',
  ],
  [
    new RegExp(
      `^((?:an? |the )?(?![^,]*\\b(?:${GOODS}|${DRESS})\\b\\s*,)(?:[a-z-]+ ){0,3}[a-z-]+), (${WORN}(?:,? and ${WORN}|(?:, ${WORN}){1,3},? and ${WORN}))(?=$|,)`,
      'i',
    ),
    '$1 with $2',
  ],
  // a serving girl is no tool; who is in such a suit is of that trade
  [
    /\bfishmonger(?!'?s? (?:shop|stall|stand|store|sign))(?: (woman|man|lady|girl|boy))?\b/gi,
    '$1 street vendor holding a fish',
  ],
  [/\b(?:(?:tavern|bar|serving|inn|pub) )?wench\b/gi, 'barmaid'],
  [
    /\b(?:man|woman|guy|person|worker|scientist|someone|somebody|soldier) (?:in|wearing|with) an? ((?:yellow|orange|white|green|blue|red|black) )?hazmat suit\b/gi,
    '$1hazmat guy',
  ],
  [
    /\b(robe|cloak|cape|dress|gown|pajamas) (?:with|covered in) (?:(?:little|small|tiny) )?((?:yellow|golden|gold|white|silver|blue) )?stars\b/gi,
    'starry $1',
  ],
  [/\b(?:holding|with|wielding) (an?|his|her|the) ([a-z]+) (?:with|in) both (?:his |her )?hands\b/gi, 'with $1 $2'],
  ...DRESS_IDIOMS,
  // what somebody has is said before what he does: "a thief sneaking with a dagger"
  [
    new RegExp(
      `\\b((?:an? |the )?(?:[a-z-]+ ){0,4}[a-z-]+) (${STILL})((?: (?:down|around|in place|proudly|quietly))?) with ((?:an? |his |her |their |two )?(?!crutch|cane|walking|each|them|him|anger|joy|fear|rage|pride)[a-z -]{1,40}?)(?=$|,| and | in | on )`,
      'gi',
    ),
    // one dances with somebody; what a dancer has is a ribbon or a fan
    (all: string, who: string, verb: string, how: string, what: string) => (verb.toLowerCase() === 'dancing' && !DANCED_WITH.test(what) ? all : `${who} with ${what} ${verb}${how}`), // biome-ignore format: one line
  ],
  [
    /\b(?:an? )?(?:anchor|dragon|skull|rose|snake|heart|wolf|tiger|spider|eagle|cross|star|mermaid) tattoos?\b|\ba tattoo of (?:an? )?[a-z]+\b/gi,
    'tattoos',
  ],
  [
    /\b(?:an? )?((?:(?:red|blue|green|purple|orange|white|black|pink|yellow|golden) )?)(?:fire|flames?|fireball) in (?:his|her|their|its|one|both|each) (?:hands?|palms?)\b/gi,
    '$1flaming hands',
  ],
  [/\b(?:an? )?((?:red|blue|green|purple|orange|white|black|pink|yellow|golden) )flaming hands\b/gi, '$1flaming hands'],
  [
    /\bglowing ((?:red|blue|green|purple|orange|white|black|pink|yellow|golden|cyan|violet) )(?:hands|fists|palms)\b/gi,
    '$1glowing hands',
  ],
  [/\bhands (?:on fire|aflame|ablaze|in flames|engulfed in flames|covered in flames)\b/gi, 'flaming hands'],
  [/\b(flower|floral|flowery) (dress|shirt|gown|skirt|robe|kimono)\b/gi, '$2 with flower pattern'],
  [
    /\bscar (?:across|over|on|down|through|under|above|along) (?:his|her|the|its|one) (?:left |right )?(?:eye|eyes|face|cheek|nose|brow|forehead|chin|lip|mouth)\b/gi,
    'scar',
  ],
  [/\bscarred face\b/gi, 'scar'],
  [/\b(?:beaming|chuckling)\b/gi, 'smiling'],
  [
    /\b(?:with|and) (?:an? )?(?:evil |sly |big |warm |wide |happy )?(?:smile|smirk|grin)(?: on (?:his|her) face)?\b/gi,
    ', smiling',
  ],
  [/\b(?:paper )?bag (?:over|on) (?:his|her|the) (?:head|face)\b/gi, 'paper bag mask'],
  [/\b(?:with|and|has|having|making) (?:an? )?(angry|sad|happy|scared|surprised) (?:face|expression|look)\b/gi, ', $1'],
  [/\bwith (?:an? |her |his )?(?:wooden |long )?ruler\b/gi, 'with a pointer'],
  [
    /\b(?:lifting|pressing|holding up|raising) (?:an? |some |heavy |big )*(?:barbell|weights?|dumbbells?)\b/gi,
    'with a barbell',
  ],
  [
    /\b(?:scarf|bandana|cloth|shawl) (?:over|covering|across|around|wrapped around) (?:his |her |the )?(?:lower )?(?:face|mouth)\b/gi,
    'face mask',
  ],
  [
    /\b(gold(?:en)?|silver|bronze|iron|steel|jade|stone|wooden|metal) (?:sun |tribal |ritual |death |burial )?mask\b/gi,
    '$1 ritual mask',
  ],
  [/\bpaper (umbrella|parasol)\b/gi, '$1'],
  // people play cards, and a deck is of playing cards
  [
    /(?<=^|, |\b(?:an?|the|of|with|and|two|three|four|five|six|old|magic|torn|red|black|holding|some) )playing cards?\b/gi,
    'cards',
  ],
  [/\b(?:crooked|twisted|gnarly|knotted) staff\b/gi, 'gnarled staff'],
  [/\bcat burglar\b/gi, 'thief'],
  [/\b(?:werewolf|dragon|beast|witch|ghost|zombie) (?:hunter|slayer)\b/gi, 'monster hunter'],
  [/\b(bull|bronco|rodeo) rider\b/gi, 'cowboy riding a bull'],
  [
    /\b((?:ice cream|hot dog|balloon|flower|fruit|fish|bread|fruit|vegetable|lemonade|candy|pretzel|carpet|potion|weapon|newspaper|milk|kebab|taco|sausage) )(?:seller|vendor|salesman|saleswoman|peddler|merchant|man|lady)\b/gi,
    'street vendor with $1',
  ],
  [/\bflorist(?! shop| store)\b/gi, 'flower girl'],
  [
    /\b(?:with|holding|carrying|and|stealing|clutching) (?:an? |his |her |the )?(?:big |large |huge |full |heavy )*(?:bags?|sacks?|pouch|purse) (?:full )?of (?:gold(?:en)?|silver|coins|money|loot|cash)(?: coins?)?\b/gi,
    'with a money bag',
  ],
  [/\b(?:fighting|armed|duel+ing|attacking|battling|equipped) with (?=an? |two |his |her )/gi, 'with '],
  [
    // of several each wears what is said behind himself
    /^(an? |the )?((?:(?!(?: and|,) (?:an?|the|one|two|his|her) ).){1,60}?) in (all )?(white|black|red|blue|green|pink|purple|yellow|orange|grey|gray|gold|silver)(?= with | holding |,|$)/i,
    '$1$4 $2',
  ],
  [/\b(?:with|wearing|and) (?:an? )?bone necklace\b/gi, 'with a trophy necklace'],
  [
    /\b(lion|eagle|dragon|wolf|bear|skull|cross|star|sun|moon|stag|griffin|unicorn|snake|raven) shield\b/gi,
    '$1 emblem shield',
  ],
  [/\b(?:carrying|holding|with) (?:two )?(?:water|milk) buckets\b/gi, 'with two buckets'],
  [/\bdrummer(?: boy)?(?: with (?:two )?(?:drum ?|drumming )?sticks)?\b/gi, 'musician with a drum'],
  // "apprentice alchemist", "a knight in training"
  [
    /\b(?:an? )?(?:apprentice|trainee|novice|rookie|junior) (?=[a-z]+(?:er|or|ist|ian|smith|chef|cook|witch|knight|monk|pirate|ninja|mage|druid|bard|thief|archer|mechanic|alchemist)\b)/gi,
    'young ',
  ],
  [/^(an? |the )?(.{1,40}?)[- ]in[- ]training\b/gi, '$1young $2'],
  // decades by their numbers
  ...Object.entries({
    2: 'twenties',
    4: 'forties',
    5: 'fifties',
    6: 'sixties',
    7: 'seventies',
    8: 'eighties',
    9: 'nineties',
  }).map(([n, name]): readonly [RegExp, string] => [
    new RegExp(`\\b(?:early |late )?(?:19)?${n}0'?s\\b(?! ?(?:years|px))`, 'gi'),
    name,
  ]),
  [
    /(?<!\b(?:lantern|lamp|torch|candle|brazier|candlestick|campfire|bonfire|lighter|skull|sword|staff|wand|orb) )\b(?:holding|with|carrying|conjuring|summoning) (?:an? )?((?:(?:red|blue|green|purple|orange|white|black|pink|yellow|golden|magic|magical|burning|small) )?)(?:flame|fireball|ball of fire)(?= (?!tail|mane|fur|wings?|hooves|crest|breath|body|back|head|emblem|symbol|sign|design|pattern|decal|logo|sticker|inside|on (?!(?:his|her|their|its|one|each|both) ))|,|$)/gi,
    'with $1flaming hands',
  ],
  [
    /\b(?:young )?(?:wizard|sorcerer|magic|magician|warlock)(?:'s)? apprentice\b|\bapprentice (?:wizard|sorcerer|mage|magician)\b/gi,
    'mage apprentice',
  ],
  [/\b(?:championship|champion|wrestling|title) belt\b/gi, 'golden belt'],
  [
    /\b(gangster|thug|punk|mobster|hooligan|bully|raider|survivor|delinquent|batter|biker|vigilante)\b(.{0,60}?)(?<!baseball )(?<!spiked )\bbat\b/gi,
    '$1$2baseball bat',
  ],
  [/(?<=\b(?:wearing|with|in|and|has|wears) (?:an? |his |her |some )?)night[- ]vision goggles\b/gi, 'green goggles'],
  [/\bin (?:desert|jungle|forest|winter|woodland|urban) camo(?:uflage)?\b/gi, 'in camouflage uniform'],
  [/\bbone (?:through|in) (?:his|her|its|the) nose\b/gi, 'nose bone'],
  [/\bred cross (?=tabard|surcoat|tunic)/gi, 'white '],
  [/\b(?:with|wearing) (?:an? )?crown (?:on|atop) (?:his|her) head\b/gi, 'wearing a crown'],

  [
    /\b(?:walking |limping |leaning |standing )?(?:on|using) (?:two |a pair of |one |an? |his |her |old |wooden )*crutch(?:es)?\b/gi,
    'with crutches',
  ],
  [
    /\b(leaning|resting) (?:heavily )?(?:on|with|against|upon) (?:an? |his |her )?((?:[a-z-]+ ){0,2})(cane|walking stick|staff|walking cane|stick|crook|spear|sword|shovel|hoe|broom|pitchfork|halberd|pickaxe|great axe|greatsword)\b/gi,
    'with a $2$3 leaning',
  ],
  [
    /\b(torch|flag|banner|standard|shield|sword|spear|lantern|ring|cup|water|burden)[- ]?bearer\b/gi,
    'servant with a $1',
  ],
  [/\bdribbling (?:an? |the |his |her )?(?:basket)?ball\b/gi, 'with a basketball'],
  [
    new RegExp(
      `\\b(${INSTRUMENT}|piano)s?(?:ist|er)? player(?:,? playing (?:an? |the |his |her )?\\1)?\\b(?! with (?:an? |his |her )\\1)`,
      'gi',
    ),
    'musician with a $1',
  ],
  [
    /\b(violin|flut|saxophon|accordion|guitar|banjo|trumpet|cell|harp|zither|sitar|mandolin|lut)(?:ist|er)(?: playing (?:an? |the |his |her )?[a-z]+)?(?! with (?:an? |his |her )?(?:[a-z]+ ){0,3}(?:violin|flute|sax|accordion|guitar|banjo|trumpet|cello|harp|zither|sitar|mandolin|lute))\b/gi,
    (_all: string, stem: string) =>
      `musician with a ${{ flut: 'flute', saxophon: 'saxophone', cell: 'cello', lut: 'lute' }[stem.toLowerCase()] ?? stem}`,
  ],
  [
    new RegExp(
      `\\b(?:playing|strumming|plucking|blowing|beating)(?: on| at)? (?:an? |the |his |her |some )?((?:[a-z]+ )?)(${INSTRUMENT}|recorder)\\b`,
      'gi',
    ),
    'with a $1$2',
  ],
  // who plays it was named by it
  [/\b(musician with a ((?:[a-z]+ )?[a-z]+))\b(.{0,80}?),? (?:and )?with (?:an? |the |his |her )?\2\b/gi, '$1$3'],
  [/^(an? |the )?(.{1,80}?),? (?:and|with|has) (?:an? )?(?:(?:big|huge|large|fat|round|beer) )+belly\b/gi, '$1fat $2'],
  [/\b(pot|cauldron|kettle|jar|chest) of gold(?: coins)?\b/gi, '$1 of coins'],
  [/\bpot[- ]?bellied\b/gi, 'fat'],
  [/\b(?:with )?(?:(?:his|her|their) )?(?:fists clenched|clenched fists?)\b/gi, ''],
];
