import { emblemsIn } from './cloth-words.ts';
import { withContents } from './contents.ts';
import { creaturesPlainly } from './creature-turns.ts';
import { effectsPlainly } from './effect-words.ts';
import { BEAST_IDIOMS } from './idioms-beasts.ts';
import { bodily } from './idioms-body.ts';
import { builtPlainly } from './idioms-built.ts';
import { FOLKLORE_IDIOMS } from './idioms-folklore.ts';
import { ICON_IDIOMS } from './idioms-icons.ts';
import { listsPlainly } from './idioms-lists.ts';
import { MONSTER_IDIOMS } from './idioms-monsters.ts';
import { PASTIME_IDIOMS } from './idioms-pastimes.ts';
import { PEOPLE_IDIOMS } from './idioms-people.ts';
import { PLACE_IDIOMS } from './idioms-places.ts';
import { RIDER_IDIOMS } from './idioms-riders.ts';
import { THING_IDIOMS } from './idioms-things.ts';
import { wornPlainly } from './idioms-worn.ts';
import { inTurn, type Row } from './in-turn.ts';
import { topped, withLeftOut } from './left-out.ts';

/** Turns of phrase whose words mean something else together than each by itself, said in the words of the tables. */

const PERSON =
  'woman|women|man|men|girl|boy|lady|gentleman|person|people|kid|child|children|teenager|guy|grandmother|grandma|grandfather|grandpa|mother|father|mom|dad|princess|queen|king|prince';
const AGES = 'young|old|elderly|little|tall|short|beautiful|handsome|female|male|adult|middle-aged';

/** Complexions said of people, in the words that colour a skin. */
const SKINS: Readonly<Record<string, string>> = {
  black: 'dark brown', 'dark skinned': 'dark brown', african: 'dark brown', 'african american': 'dark brown', brown: 'brown', 'brown skinned': 'brown', 'tan skinned': 'tan', indian: 'brown', latina: 'tan', latino: 'tan', white: 'peach', 'light skinned': 'peach', 'fair skinned': 'peach', 'pale skinned': 'pale peach', asian: 'light tan',
}; // biome-ignore format: a table
const SKIN = new RegExp(`\\b(${Object.keys(SKINS).map((s) => s.replace(' ', '[- ]')).sort((a, b) => b.length - a.length).join('|')}) ((?:(?:${AGES}) )*)(${PERSON})\\b`, 'gi'); // biome-ignore format: one line
/** The same before a trade whose sex is said. */
const SKIN_OF = new RegExp(`\\b(${Object.keys(SKINS).map((s) => s.replace(' ', '[- ]')).sort((a, b) => b.length - a.length).join('|')}) ((?:female|male)(?: [a-z-]+){1,3}?)(?=$|,| with | in | holding | wearing | carrying | and | on | at )`, 'gi'); // biome-ignore format: one line

const HAIRED: Readonly<Record<string, string>> = { blonde: 'blonde', blond: 'blonde', brunette: 'brown', brunet: 'brown', redheaded: 'red', 'red-headed': 'red', redhead: 'red', ginger: 'ginger' }; // biome-ignore format: a table

/** Beasts of two, by their names. */
const MIXED: readonly (readonly [string, string, string])[] = [['lion', 'eagle', 'griffin'], ['horse', 'eagle', 'hippogriff'], ['horse', 'bird', 'pegasus'], ['bear', 'owl', 'owlbear'], ['snake', 'chicken', 'cockatrice'], ['lion', 'bird', 'griffin'], ['rabbit', 'deer', 'jackalope']]; // biome-ignore format: a table
const ofTwo = MIXED.flatMap(([a, b, name]) => [[a, b, name], [b, a, name]] as const).map(([a, b, name]) => [new RegExp(`\\b(?:(?:creature|monster|beast|animal|hybrid)(?: that is| which is|,)? )?half[- ]${a}[, ]+(?:and )?half[- ]${b}(?: (?:creature|monster|beast|animal|hybrid))?\\b|\\b${a}[- ]${b} hybrid\\b`, 'gi'), name] as const); // biome-ignore format: one line

/** What faces are smudged with, and its colour. */
const SMUDGES: Readonly<Record<string, string>> = { 'grease|oil|soot|coal|coal dust|ash|ashes|ink|tar|charcoal': 'charcoal', 'dirt|mud|grime|dust|chocolate|gravy|clay|cocoa|coffee': 'brown', 'flour|chalk|powder|cream|whipped cream|icing|frosting|milk|sugar|plaster|foam|toothpaste': 'white', 'blood|jam|ketchup|lipstick|sauce|tomato sauce|berry juice': 'crimson', 'honey|mustard|cheese|egg yolk|custard': 'yellow', 'paint|facepaint': 'blue', 'slime|goo': 'green' }; // biome-ignore format: a table
/** What is said of a face that has it on. */
const SMUDGED: Readonly<Record<string, string>> = { 'sooty|greasy|oily|inky|soot ?stained': 'charcoal', 'dirty|muddy|grimy|dusty|mucky': 'brown', 'floury|chalky|powdery': 'white' }; // biome-ignore format: a table
const ON_FACE = '(?:face|cheeks?|nose|forehead|chin|mouth|lips|brow)';

const IDIOMS: readonly Row[] = [
  ...RIDER_IDIOMS,
  ...PLACE_IDIOMS,
  ...ICON_IDIOMS,
  ...THING_IDIOMS,
  ...PEOPLE_IDIOMS,
  ...BEAST_IDIOMS,
  ...MONSTER_IDIOMS,
  ...PASTIME_IDIOMS,
  ...FOLKLORE_IDIOMS,
  // trees without leaves, by what is said of their boughs
  [/\b(?:(?:old|dark|black|tall) )?(?:crooked|bare|twisted|gnarled|leafless|withered|barren|spooky|creepy|eerie|burnt|burned|charred|skeletal|lifeless|dying|rotten)(?:,? (?:old|dark|black|bare|tall|dead|crooked|twisted|gnarled))* (trees?)\b(?! (?:ent|monster|man|creature|golem|spirit))/gi, 'dead $1'], // biome-ignore format: one line
  [/\b(?:the )?surface of (?:planet )?(mars|venus|mercury|jupiter|saturn|pluto|an? (?:alien|red|strange|distant) planet)\b/gi, '$1'], // biome-ignore format: one line
  [/\b(mars|moon|planet|space)\b(.*?)\b(and|with) (an? )((?:small |big |large |white )?)(?=(?:base|colony|outpost)\b)/gi, '$1$2$3 $4$5space '], // biome-ignore format: one line
  // "an amulet, dark purple stone": what is set in it
  [
    /\b(amulet|necklace|pendant|talisman|locket|ring|brooch|crown|tiara|staff|scepter|sceptre)(?:,| with(?: an?)?)? ((?:(?:dark|light|deep|bright|glowing|shiny) )?(?:red|blue|green|purple|yellow|orange|pink|black|white|cyan|teal|violet|crimson|turquoise))(?: magic)? (?:stone|jewel|gemstone|crystal)\b/gi,
    '$1 with a $2 gem',
  ],
  // "laser pistol, cyan glow"
  [
    /, ((?:(?:soft|faint|bright|dark|eerie) )?(?:red|blue|green|purple|yellow|orange|pink|white|cyan|teal|violet|crimson|golden|gold|magenta)) (glow|aura)(?=$|,)/gi,
    ' with $1 $2',
  ],
  // the pane of a closed helmet
  [
    /\b((?:astronaut|cosmonaut|spaceman|space ?suit)\b.*?)(?:,| (?:with|and))(?: an?)? ((?:dark |bright |glowing )?[a-z]+) (?:helmet )?visor\b/gi,
    '$1 with a space helmet with $2 trim',
  ],
  [
    /\bheal(?:ing)?(?: (?:effect|spell|magic))? with (?:floating |rising |some |small )*((?:[a-z]+ )?)(?:plus(?:es)?(?: signs?| symbols?)?|crosses)(?=$|,)/gi,
    '$1healing plus signs',
  ],
  [
    /\bgenie (?:in|inside|from|of|coming out of|emerging from|rising from) (?:an? |the |his |her )?(?:[a-z]+ )?lamp\b/gi,
    'genie inside a magic lamp',
  ],
  [
    /\b(in|wearing|with) (?:an? )?((?:dark |light |bright )?(?:[a-z]+)) (?:clothes|clothing|outfit|attire|garb|garments|apparel)\b/gi,
    '$1 $2',
  ],
  [
    /\bwith (?:an? |the )?((?:(?!with\b|and\b|on\b|in\b|holding\b|carrying\b|having\b)[a-z]+ ){0,3}?[a-z]+) in (?:its|his|her|their|the|one|one of its) (?:mouth|jaws|teeth|claws?|talons|paws?|fangs|tentacles?|trunk)\b/gi,
    'holding a $1',
  ],
  [/\b(?:an?|one) ([a-z]+(?: [a-z]+)?) in (?:each|either) hand\b/gi, 'two $1s'],
  [
    /\b(?:an? )?((?:[a-z]+ ){0,2})beard (?:(?:reaching|hanging|going|falling) )?(?:down )?to (?:his|her|the) (?:knees|feet|toes|floor|ground|waist|belt|belly)\b/gi,
    '$1huge long beard',
  ],
  [
    /\b(and|in|wearing|with) (?:an? )?(leopard|tiger|bear|wolf|animal|lion|deer) (?:fur|skin|pelt|hide)s?(?! (?:coat|hat|cape|cloak|boots|rug|hood))(?=$|[,.]| and| with)/gi,
    '$1 a fur cape',
  ],
  [/\b(huge|giant|massive|enormous|big) ((?!long )[a-z]+ )?beard\b/gi, '$1 $2long beard'],
  // captains of guards and knights are no sailors
  [/\b(?:captain of the (?:royal |city |town )?guard|(?:royal |city |town )?guard captain)\b/gi, 'guard'],
  [/\b(knight|police|army|samurai|pirate hunter) captain\b/gi, '$1'],
  [/\b(with|holding|carrying|and) (an? |his |her )?(?:jar|pot) of honey\b/gi, '$1 $2honey pot'],
  // "no helmet, long silver hair and a broken sword": only the first is missing
  [
    /\b(?:with no|without(?: an?| his| her)?) ([a-z]+)(?:,| and| but) (?=(?:an?|his|her|the|long|short|big|huge|wild|messy|curly|spiky|white|silver|grey|gray|blonde?|red|black|brown|golden|green|blue|purple|pink) )/gi,
    'without $1, with ',
  ],
  [/\btwo[- ]handed (?:battle ?)?axe\b/gi, 'great axe'],
  [/\btwo[- ]handed sword\b/gi, 'greatsword'],
  [/\btwo[- ]handed (?:war ?)?hammer\b/gi, 'warhammer'],
  // how it is held is no number of them
  [/\b(?:two|one|both|single|double)[- ]handed (?=[a-z])/gi, ''],
  [/\bkitchen of (?:an?|the) (?:restaurant|hotel|diner|castle|palace|inn|tavern|bakery|cafe)\b/gi, 'kitchen'],
  [/\blittle red riding hood\b/gi, 'little girl in a red hood and red cape'],
  // but "a knight with a flaming sword fighting a spider" has one
  [
    /(?<!\b(?:with|holding|wielding|using|and) (?:an? |his |her |the )?(?:[a-z-]+ ){0,2})\b(?:sword|fist|knife|stick) fighting\b/gi,
    'fighting',
  ],
  [/\brider on (an?|the|his|her) /gi, 'person riding $1 '],
  [/\b(?:an )?angry mob\b/gi, 'a crowd of angry people'],
  // they are yellow where no colour is said
  [
    /(?<!\b(?:white|black|brown|gr[ae]y|blue|pink|green|red|purple|yellow|golden|rubber|ugly) )\bducklings\b/gi,
    'small yellow ducks',
  ],
  [
    /(?<!\b(?:white|black|brown|gr[ae]y|blue|pink|green|red|purple|yellow|golden|rubber|ugly) )\bduckling\b/gi,
    'small yellow duck',
  ],
  [/\bducklings\b/gi, 'small ducks'],
  [/\bduckling\b/gi, 'small duck'],
  [/\bgoslings?\b/gi, 'small geese'],
  [/\b(lion|bear|wolf|tiger|fox|panda|leopard|cheetah) cub(s?)\b/gi, 'baby $1$2'],
  [/\b(?:having|enjoying|on) (?:a )?picnic\b/gi, 'sitting around a picnic blanket'],
  [
    /\bhaving (?:an? |their |his |her )?(?:family )?(?:dinner|lunch|breakfast|meal|supper|feast)(?: together)?(?: at (?:an?|the) table)?\b/gi,
    'eating at a table',
  ],
  [/\bhaving (?:a )?snack\b/gi, 'eating'],
  [/\bhaving (?:a |some )?(tea|coffee|beer|drink|wine)\b/gi, 'drinking $1'],
  [/\bhaving (?:a )?(?:party|fun|celebration)\b/gi, 'celebrating'],
  [/\bhaving a (?:conversation|chat|talk|discussion|meeting)\b/gi, 'talking to each other'],
  [
    /\b(rabbit|bunny) ((?:coming|jumping|peeking|popping) out of|in|inside) an? (?:magician'?s? |magic )?hat\b/gi,
    '$1 coming out of a top hat',
  ],
  [/\b(?:best |two best )?friends\b/gi, 'people'],
  [/\b(?:a|his|her) (?:best )?friend\b/gi, 'a person'],
  [/\b(?:wedding|bridal|newlywed|married) couple\b|\bnewlyweds\b/gi, 'bride and groom'],
  [
    /\b(zombie|skeleton|goblin|orc|undead|wolf|rat|bat|bee|knight|soldier|elf|dwarf|demon|monster|ninja|pirate|robot|alien|ant|spider|slime) (horde|army|swarm|pack|squad|legion|gang|crew|crowd|mob|group)\b(?! of)/gi,
    '$2 of $1s',
  ],
  [/\b(?:(?:epic|final|mini|end|last) )*boss (?:monster|enemy|creature|fight|battle)\b/gi, 'monster'],
  [
    /\b(?:mother |mama |father |papa )?(bear|lion|lioness|wolf|tiger|fox|panda|leopard|cheetah) (?:and|with) (?:her |his |its )?((?:two |three |four |a |one )?)(?:baby |little |small )?cub(s?)\b/gi,
    (_all: string, who: string, many: string, s: string) => {
      // a cub has no mane
      const one = who.replace(/lion$/i, 'lioness');
      const several = one.replace(/wolf$/i, 'wolve').replace(/fox$/i, 'foxe');
      return s
        ? `${who} with ${many.trim() || 'two'} small ${several}${several.endsWith('ss') ? 'es' : 's'}`
        : `${who} with a small ${one}`;
    },
  ],
  [
    /\b(?:mother|mama|father|papa|mommy) (?=(?:bear|lion|wolf|tiger|fox|panda|duck|hen|cat|dog|pig|cow|sheep|horse|bird|deer|rabbit|goose|elephant|penguin|owl)\b)/gi,
    '',
  ],
  [/\b(?:an? |the )?(?:crowd|audience|spectators)\b(?! of)/gi, 'crowd of people'],
  [/\bin an? (?:standoff|stand-off|face-off)\b/gi, 'facing each other'],
  ...ofTwo,
  [/\bjuggling (?:(?:some|three|four|five|a few|colou?rful|red|many) )*balls?\b/gi, 'juggling'],
  // how somebody stands
  [
    /\b(?:with |and )?(?:(?:his|her|their|both) )?hands (?:resting )?(?:on|at) (?:(?:his|her|their|the) )?hips?\b/gi,
    'standing akimbo',
  ],
  [
    /\b(?:with |and )?(?:(?:his|her|their|both) )?(?:hands? (?:resting )?on|thumbs? (?:hooked )?(?:in|on|into|behind)|hands? (?:tucked )?in) (?:his|her|their|the) (?:belt(?: loops| buckle)?|waist|sash)\b/gi,
    'standing akimbo',
  ],
  [
    /\b(?:with |and )?(?:(?:his|her|their|both) )?(?:arms (?:crossed|folded)|(?:crossed|folded) arms)(?: (?:over|across) (?:(?:his|her|their|the) )?chest)?\b/gi,
    'folding arms',
  ],
  [
    /\b(?:standing )?(?:in |with )?(?:an? )?(?:fighting|battle|combat|fight|martial arts|kung fu|karate|attack|defensive|ready|heroic|action) (?:stance|pose)\b/gi,
    'readying for battle',
  ],
  // who fights, talks, races whom
  [
    /\b(?:an? |the )?(?:epic |great |fierce |final |intense |heroic |deadly |sword )*(?:battle|fight|duel|clash|showdown|combat|war|boss fight) between (.+?) and (.+?)(?=,|$| in | on | at | inside )/gi,
    '$1 fighting $2',
  ],
  [
    /\b(?:an? |the )?(?:conversation|meeting|talk|chat|encounter) between (.+?) and (.+?)(?=,|$| in | on | at )/gi,
    '$1 talking to $2',
  ],
  [/\b(?:an? |the )?(?:race|chase) between (.+?) and (.+?)(?=,|$| in | on | at )/gi, '$1 racing $2'],
  [/\b(?:an? |the )?(?:kiss|hug|romance|love) between (.+?) and (.+?)(?=,|$| in | on | at )/gi, '$1 hugging $2'],
  [/\bfamily of (?:three|3)\b/gi, 'a man, a woman and a child'],
  [/\bfamily of (?:four|4|five|5)\b/gi, 'a man, a woman, a little boy child and a little girl child'],
  // the vessel that a drink is in is how it looks
  [
    /\b((?:[a-z]+ )?(?:potion|elixir|poison|antidote|perfume))s? in (?:an? |the )?(?:(?:small|tiny|little|big|large|round|square|tall|glass|clear|old|ornate|crystal|fancy) )*(?:flask|bottle|vial|jar|phial|container)\b/gi,
    '$1',
  ],
  [
    /\b(?:an? )?(?:round|small|glass|tall|little) (?:flask|bottle|vial|jar|phial) (?:of|with|containing|full of|filled with) (?:a |some )?((?:[a-z]+ )?(?:potion|elixir|poison))\b/gi,
    '$1',
  ],
  [
    /\b(?:two |2 |pair of |a pair of )?(swords|axes|bones|hammers|pistols|guns|spears|daggers|keys|arrows) crossed\b/gi,
    'crossed $1',
  ],
  // a boss of a kind is one of that kind, the larger
  [/\b(?:final |raid |dungeon |world |mini ?-?|level )?boss (monster|enemy|creature)\b/gi, 'giant horned demon'],
  [
    /\b((?:giant |huge |massive |colossal |big )?)(slime|spider|crab|dragon|golem|skeleton|demon|goblin|orc|wolf|rat|bear|plant|mushroom|robot|mech|beetle|worm|sandworm|snake|serpent|bee|bat|treant|octopus|kraken|squid|troll|ogre|cyclops|zombie|ghost|scorpion|mimic|hydra|shark|frog|toad|bull|lizard|eye|turtle|bird|phoenix|elemental|pumpkin|snail|centipede|mantis|ant|moth|jellyfish|lobster)(?: king)?(?: final| raid| dungeon| mini| level)? boss\b/gi,
    'giant $2',
  ],
  // a dragon of many heads is a hydra that has wings
  [/\b(two|three|four|five|six|seven|[2-7])[- ]headed (dragon|wyvern)s?\b/gi, '$1 headed hydra with dragon wings'],
  // the first of a pack, and a king of slimes, are seen by their size and their crown
  [/\b(?:pack leader|leader of the pack)\b/gi, ''],
  [/\b(?:slime king|king slime|slime queen|queen slime|royal slime)\b/gi, 'giant slime with a crown'],
  // what grows over a thing is said by that it is grown over
  [
    /\b(?:overgrown|covered|grown over|choked) (?:with|in|by) (?:(?:thick|green|old) )?(?:ivy|vines|ivy and moss|moss and ivy|vines and moss|climbing plants|plants|creepers|vegetation)\b/gi,
    'overgrown',
  ],
  // a kite of some colour is flown as any other
  [/\b(?:flying|flies) (an?|his|her|their|the) ((?:[a-z-]+ ){1,3}kite)s?\b/gi, 'kiting $1 $2'],
  // whose apprentice it is says how he is dressed
  [
    /\b((?:blacksmith|smith|alchemist|baker|carpenter|tailor|chef|cook|potter|shoemaker|cobbler|butcher)),? (and|with) (?:his|her|their|an?) (?:young )?apprentice\b/gi,
    '$1 $2 a boy with a leather apron',
  ],
  [
    /\b((?:wizard|mage|sorcerer|archmage|warlock|sorceress|enchanter|enchantress|magician)s?,? (?:and|with) )(?:his|her|their|an?) (?:young |little )?apprentice\b/gi,
    '$1a mage apprentice',
  ],
  [
    /\b((?:knight|witch|ninja|pirate|monk|bard|hunter)),? (and|with) (?:his|her|their|an?) (?:young )?apprentice\b/gi,
    '$1 $2 a young $1',
  ],
  // a building that nobody keeps is a ruin, and grown over
  [
    /\b(?:abandoned|derelict|dilapidated|decrepit|decaying) (?=(?:[a-z]+ )?(?:church|chapel|cottage|cabin|hut|shack|castle|tower|temple|barn|farmhouse|windmill|tavern|inn|cathedral|lighthouse|shop|store)\b)/gi,
    'ruined overgrown ',
  ],
  [/\bsnowy owl(s?)\b/gi, 'arctic owl$1'],
  [/\b(dark|evil|black|old|ancient|mysterious) (?:wizard|mage|sorcerer)(?:'?s)? tower\b/gi, '$1 tower'],
  [/\b(?:vampire|dracula(?:'?s)?|haunted|evil|villain) castle\b/gi, 'dark castle'],
  // plants that bite
  [
    /\b(?:killer|carnivorous|flesh[- ]eating|meat[- ]eating|man[- ]eating|monster|evil|deadly|hungry|biting|toothy|predatory|vicious) (?:giant )?(?:plant|flower|vine plant)s?(?: (?:monster|creature|enemy))?(?: with (?:an? )?(?:(?:big|sharp|huge|pointy|many|open|snapping) )*(?:teeth|fangs|jaws|mouth|maw))?\b/gi,
    'plant monster',
  ],
  [
    /\b(?:plant|flower)(?: (?:monster|creature|enemy))? with (?:an? )?(?:(?:big|sharp|huge|pointy|many|open|snapping) )*(?:teeth|fangs|jaws|mouth|maw)\b/gi,
    'plant monster',
  ],
  // the young of other birds are no chicks of hens
  [/\b(penguin|owl|eagle|swan|flamingo|parrot|crow|ostrich|phoenix|griffin) (?:chick|hatchling)\b/gi, 'baby $1'],
  // an animal without hands holds by beak, claw or arm
  [
    /\b(duck|duckling|goose|chicken|rooster|hen|penguin|owl|crow|raven|parrot|pigeon|seagull|swan|turkey|eagle|octopus|crab|lobster|squid) with (?=(?:an? |the )?(?:[a-z]+ )?(?:knife|sword|dagger|gun|pistol|axe|staff|wand|spear|hammer|trident)\b)/gi,
    '$1 holding ',
  ],
  // the nuts of animals are acorns, those of mechanics are not
  [/\b(squirrel|chipmunk|mouse|hamster|rat|bird|jay) (with|holding|eating|carrying) an? nut\b/gi, '$1 $2 an acorn'],
  // what an animal has with it of food and toys is in its mouth
  [
    /\b(dog|puppy|wolf|fox|cat|kitten|bear|panda|rabbit|bunny|hare|squirrel|chipmunk|mouse|rat|hamster|beaver|otter|raccoon|lion|tiger|horse|pony|deer|goat|monkey|labrador|corgi|husky|beagle|retriever|seal|koala|red panda|capybara|hedgehog) with (?=(?:an? |some |the )?(?:[a-z]+ )?(?:stick|bone|ball|fish|salmon|trout|newspaper|rose|flower|toy|frisbee|nut|acorn|walnut|carrot|cheese|bamboo|banana|apple|log|branch|twig|leaf|key|letter|shoe|slipper|egg|strawberry|cookie|sausage|meat|steak|honey|honey ?pot|honeycomb|clam|mushroom|berry|berries|lettuce)(?: in (?:its|his|her|the) mouth)?(?=$|,|\.| on| in))/gi,
    '$1 holding ',
  ],
  // an animal of a trade that walks on no legs like ours wears its hat
  ...Object.entries({
    wizard: 'wizard hat', mage: 'wizard hat', witch: 'witch hat', pirate: 'pirate hat', knight: 'knight helmet', chef: 'chef hat', cowboy: 'cowboy hat', viking: 'viking helmet', santa: 'santa hat', detective: 'top hat', gentleman: 'top hat', king: 'crown', queen: 'crown', royal: 'crown',
  }).map(
    ([trade, hat]): readonly [RegExp, string] => [
      new RegExp(
        `\\b${trade} (parrot|owl|duck|duckling|penguin|chicken|crow|raven|pigeon|seagull|goose|crab|octopus|snail|turtle|slime|goldfish|flamingo|hedgehog)\\b(?! (?:person|man|woman|folk))`,
        'gi',
      ),
      `$1 wearing a ${hat}`,
    ],
  ), // biome-ignore format: a table
  // tails that are counted are one animal's
  [/\b(?:eight|nine|ten|many|multi|8|9)[- ]tail(?:ed|s) fox\b/gi, 'kitsune'],
  [/\b(two|three|four|five|six|seven|2|3|4|5|6|7)[- ]tail(?:ed|s) ((?:[a-z]+ )?fox)\b/gi, '$2 with $1 tails'],
  [
    /\b(two|twin|double|three|four|five|six|seven|eight|nine|many|multi|2|3|4|5|6|7|8|9)[- ]tailed (cat|kitten|wolf|dog|lion|tiger|panther|horse|demon cat|beast|lizard|rat|leopard|raccoon)\b/gi,
    '$2 with $1 tails',
  ],
  [/\bfox with (?:eight|nine|many|multiple|8|9) tails\b/gi, 'kitsune'],
  // a pet's bow is a ribbon
  [
    /\b(cat|kitten|dog|puppy|bunny|rabbit|pony|unicorn|hamster|mouse|pig|piglet|lamb|panda|fox|deer|fawn|horse|poodle|corgi|pug) (?:with|wearing) an? ((?:[a-z]+ )?)bow\b(?! (?:and|tie))(?= on|,|$)/gi,
    '$1 with a $2hair bow',
  ],
  // the kind says it already
  [
    /\b(t[- ]?rex|tyrannosaurus(?: rex)?|velociraptor|raptor|triceratops|stegosaurus|brachiosaurus|pterodactyl|ankylosaurus) dino(?:saur)?\b/gi,
    '$1',
  ],
  // who is sleepy sleeps
  [
    /\b(?:sleepy|drowsy|tired) (?=(?:[a-z]+ )?(?:cat|kitten|dog|puppy|fox|bear|lion|wolf|rabbit|bunny|panda|koala|tiger|horse|deer|raccoon|otter|mouse|hamster)\b)/gi,
    'sleeping ',
  ],
  [/\b(?:swamp|bog|marsh) (?:monster|creature|beast|thing)\b/gi, 'mossy green mud monster'],
  // the queen of ants is one of them, their soldiers too
  [
    /\b((?:giant |huge |big )?(?:ant|spider|bee|wasp|hornet|scorpion|crab|lobster|gorilla|monkey|snake|octopus|penguin|chicken|duck|owl|bat|beetle|mantis|praying mantis|snail|turtle|dragon|dinosaur|butterfly|moth)) (?:king|queen|lord|emperor|empress)\b/gi,
    '$1 wearing a crown',
  ],
  [
    /\b((?:giant |huge |big )?(?:ant|spider|bee|wasp|hornet|scorpion|crab|lobster|octopus|beetle|mantis|praying mantis|shark|dinosaur|shrimp)) (?:soldier|warrior|fighter|guard|drone|worker|brute|minion)\b/gi,
    '$1',
  ],
  [
    /\b((?:[a-z]+ )?(?:dragon|wyvern|griffin|gryphon|pegasus|unicorn|horse|wolf|bear|boar|lion|tiger|dinosaur|ostrich|camel|elephant|rhino|giant spider|dire wolf|hippogriff|raptor|velociraptor|llama|donkey)) with (?:an? |its )?(?:rider|knight on (?:its|the) back|person on (?:its|the) back|man on (?:its|the) back)\b/gi,
    'knight riding a $1',
  ],
  // guardians and horrors by what they look like
  [
    /\b(?:ancient |old |giant )?(stone|rock|temple|crystal|ice|iron|wood(?:en)?) (?:guardian|sentinel|sentry|colossus|titan)\b/gi,
    '$1 golem',
  ],
  [/\b(?:cosmic|eldritch|lovecraftian) (?:horror|abomination|monster|creature|being|entity)s?\b/gi, 'eldritch horror'],
  [/\b(?:eye|eyeball) (?:monster|creature|demon|beast) with (?=(?:[a-z]+ )?tentacles)/gi, 'floating eyeball with '],
  [
    /\b(?:possessed|haunted|animated|living|cursed|walking) (?:suit of )?armou?r (?:made )?(?:out )?of ([a-z]+)\b|\b(ice|bone|crystal|stone|gold|golden|lava|wooden|obsidian) (?:possessed|haunted|animated|living|cursed) (?:suit of )?armou?r\b/gi,
    '$1$2 knight with a great helm',
  ],
  [
    /\b(?:possessed|haunted|animated|living|cursed|walking) (?:suit of )?armou?r\b(?! (?:set|piece|item|icon))/gi,
    'robot knight',
  ],
  [
    /\bmushroom (?:guy|person|man|creature)?\s*with (?:little |tiny |small )?(?:arms and )?legs\b/gi,
    'mushroom monster',
  ],
  [
    /\b(?:cyber|cyborg|cybernetic) (?=(?:dog|wolf|cat|horse|bear|lion|tiger|rat|fox|rabbit|deer|bull|gorilla|panther)\b)/gi,
    'robot ',
  ],
  // what grows on a shell is named for itself
  [/\b(?:mossy|overgrown|moss[- ]covered) (shell|back)\b/gi, '$1 with moss'],
  [/\b(shell|back) (?:covered (?:in|with)|overgrown with) moss\b/gi, '$1 with moss'],
  // the skeleton of an animal is that animal's
  [
    /\b(dragon|horse|wolf|dog|cat|bear|lion|rat|cow|deer|fox|tiger|elephant|dinosaur|snake|bird|fish|rabbit|pig|goat|camel|unicorn|hound|puppy|t-?rex|tyrannosaurus|raptor|velociraptor|triceratops|stegosaurus|pterodactyl|dino|shark|whale|dolphin|crab|turtle|frog|lizard|crocodile|alligator|monkey|gorilla|eagle|owl|crow|raven|chicken|duck|penguin|bat|spider|scorpion|wyvern|griffin|phoenix|mammoth|rhino|hippo|giraffe|buffalo|bull|boar|stag|ram|squirrel|hyena|panther|leopard|piranha|eel|hydra|serpent|cobra|kangaroo|ox|donkey|pony|octopus|mouse|wolverine|badger|moose|elk|sheep) skeleton\b/gi,
    'skeleton $1',
  ],
  // an animal that stands on two legs rears
  [
    /\b((?:bear|wolf|cat|dog|goat|rat|fox|squirrel|meerkat|rabbit|bunny|raccoon|otter|ferret|boar|tiger|lion|panther|puppy|kitten)s?),? (?:that is )?standing (?:up|upright|tall|on two legs|on 2 legs|like a (?:human|man|person))\b/gi,
    '$1 rearing',
  ],
  [/\b(?:standing |rearing )?up on (?:its |his |her )?(?:hind|back) legs\b/gi, 'rearing'],
  [/\b(?:standing|rising|walking) (?:up )?on (?:its |his |her )?(?:hind|back) legs\b/gi, 'rearing'],
  // a well of water isn't blue
  [/\b(?:water|wishing) well\b/gi, 'well'],
  // the kind of pie that a slice is of is its filling
  [/\b(?:slice|piece|wedge) of ((?:[a-z]+ )?)pie\b/gi, '$1pie slice'],
  [
    /\b(bouquet|bunch) of ((?:[a-z]+ )?)(tulip|rose|dais|sunflower|lil|lavender|popp|carnation|peon|violet|wildflower)(y|ies|s)?\b/gi,
    '$2$3$4 bouquet',
  ],
  [
    /^((?:an? |the )?(?:old |wooden |small |tiny |little |cozy |rickety |swamp |beach |lake |river |water |sea |jungle |bayou |tropical |island |fisherman's |fishermans )*)(?:fishing )?(?:hut|house|cabin|shack|home) on (?:wooden )?stilts\b/gi,
    '$1stilt house',
  ],
  // a pipe that somebody has is smoked
  [/\b(?:smoking|puffing(?: on| at)?|lighting) (?:an? |his |her |the )?((?:wooden |long |old |corncob )*)pipe\b/gi, 'with a $1pipe'], // biome-ignore format: one line
  [
    /\b(?:smoking|puffing(?: on| at)?|lighting) (?:an? |his |her |the )?((?:big |fat |long |thick )?)(cigar|cigarette|cigarillo|joint)\b/gi,
    'with a $1$2',
  ],
  [
    /\bwith (?:an? |his |her )?((?:big |fat |long |thick |lit )?)(cigar|cigarette) (?:in|between|hanging from|dangling from) (?:his|her|the) (?:mouth|lips|teeth)\b/gi,
    'with a $1$2',
  ],
  [/\b(?:with|has) (?:an? |his |her )?((?:wooden |long |old |corncob )*)pipe in (?:his|her|the) (?:mouth|hand)\b/gi, 'with a $1pipe'], // biome-ignore format: one line
  [/\b(with|holding) an? ((?:wooden |long |old |corncob )*)pipe\b(?! (?:wrench|organ|bomb))/gi, '$1 a $2smoking pipe'],
  // the young of an animal with a pouch is one of its kind
  [/\b(kangaroo|wallaby|koala) with (?:a|her|its) (?:baby|joey)\b/gi, '$1 with a small $1'],
  // who draws a blade paints nothing
  [
    /\b(?:drawing|unsheathing|pulling out) (his|her|its|their|an?|the) ((?:[a-z]+ )?(?:katana|sword|blade|dagger|sabre|saber|knife|cutlass|rapier|weapon))\b/gi,
    'swinging $1 $2',
  ],
  // shoes that carry off who wears them
  [/\b(?:winged|hermes) (boots?|shoes?|sandals?|sneakers?)\b/gi, '$1 with wings'],
  [
    /\b(boots|shoes|sandals) of (?:speed|swiftness|haste|flight|flying|hermes)(?: with (?:little |small |white )?wings)?\b/gi,
    '$1 with wings',
  ],
  // what hands hold has another name than what stands on a table or flies
  [
    /\b((?:geisha|lady|woman|girl|princess|dancer|empress|queen|maiden|noblewoman|courtesan)\b[^.]*?\b(?:with|holding|and|waving) (?:an? |her |his )?(?:(?:red|black|green|purple|lace|silk|paper|gold|golden|white|feather|folding|ornate|blue|pink) )*)fan\b/gi,
    '$1hand fan',
  ],
  [/\b(fisherman\b[^.]*?\b(?:with|holding|and|carrying) (?:an? |his |her )?(?:big )?)net\b/gi, '$1fishing net'],
  // light that stands on a head
  [/\bskull (?=candles?\b)/gi, 'skullcandle'],
  [/\bskullcandle(candles?)\b/gi, 'skull with a $1 on top'],
  // what sticks to a face
  ...Object.entries(SMUDGED).map(([how, colour]): readonly [RegExp, string] => [
    new RegExp(`\\b(?:${how}) ${ON_FACE}\\b`, 'gi'),
    `${colour} smudges`,
  ]),
  ...Object.entries(SMUDGES).flatMap(([what, colour]): (readonly [RegExp, string])[] => [
    ...(
      [
        ['((?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|gold|silver|brown) )', '$1'],
        ['', colour],
      ] as const
    ).map(([hue, said]): readonly [RegExp, string] => [
      new RegExp(
        `\\b(?:with |has )?(?:(?:an? |some )?(?:(?:bit|spot|dab|blob) of |smudges? of |smears? of |streaks? of |splash(?:es)? of ))?(?:an? |some )?${hue}(?:${what})(?: (?:smudges?|smears?|stains?|marks?|streaks?|spots?|drops?|splashes|crumbs))? (?:all over|on|over|across|around|under|smeared on|smeared across|smeared over|dripping from) (?:(?:his|her|their|the|both|one) )*${ON_FACE}\\b`,
        'gi',
      ),
      `with ${said} smudges`,
    ]),
    [
      new RegExp(
        `\\b(?:his |her |their )?face (?:is |all )*(?:covered|smeared|smudged|streaked|stained|caked) (?:in|with) (?:${what})\\b`,
        'gi',
      ),
      `with ${colour} smudges`,
    ],
    [
      new RegExp(`\\b(?:${what})[- ](?:smeared|smudged|stained|streaked|covered) (?:face|cheeks?)\\b`, 'gi'),
      `${colour} smudges`,
    ],
  ]),
  [/\b(?:little )?red riding[- ]hood\b/gi, 'redridinghood'],
  [/\b(?:heart|spade|arrow|tuft)[- ]tipped tail\b/gi, 'demon tail'],
  [
    /\bwith half (?:of )?(?:its|his|her) face (?:showing |being |made of )?(?:metal|robotic|mechanical|machine|machinery)\b/gi,
    'with a metal face',
  ],
  [
    /\bjuggling (?:(?:two|three|four|five|some|several|many|colou?rful|red|flaming|burning) )*(?:balls|clubs|pins|oranges|apples|torches|knives|eggs|daggers|objects|swords)\b/gi,
    'with juggling balls',
  ],
  [/\b(jester|clown|juggler|mime|girl|boy|man|woman|goblin|bear|monkey) juggling(?=$|,)/gi, '$1 with juggling balls'],
  [
    /\b(?:(?:first|second) world war|world war (?:1|2|i|ii|one|two)|ww[12]|wwii|wwi) (soldier|infantryman|trooper)/gi,
    'world war $1',
  ],
  [/\b(left|right) (?=(?:robotic|mechanical|metal|cybernetic|prosthetic|bionic) (?:arm|leg|hand))/gi, ''],
  [
    /\bon (?:a pair of |her |his |their )?((?:red |blue |pink |white |black )?(?:roller ?skates|ice ?skates|rollerblades|skates))\b/gi,
    'with $1',
  ],
  [
    /\b(ninja|samurai|wizard|pirate|knight|astronaut|cowboy|chef|detective|viking|warrior|princess|queen|king|sheriff|sorcerer|monk|barbarian|archer|paladin|rogue|assassin|boxer) (cat|dog|fox|rabbit|bunny|bear|frog|toad|mouse|rat|wolf|pig|panda|raccoon|lizard|tiger|lion)\b(?! (?:people|man|girl|boy|woman|folk|ears|tail|mask))/gi,
    '$2 $1',
  ],
  [/\bheadless horseman\b/gi, 'headlesshorseman'],
  [
    /\bscarecrow with (?:an? )?(?:carved |glowing )?(?:pumpkin|jack[- ]o[- ]lantern) (?:for a )?head\b/gi,
    'pumpkin headed scarecrow',
  ],
  // what is on a back or a belt is in no hand
  [
    /\b((?:(?:an?|the|his|her|their|two|big|huge|large|long|giant|great) )*)((?:[a-z-]+ ){0,3}?)(swords?|greatsword|katanas?|axe|axes|battleaxe|hammer|warhammer|spear|bow|staff|scythe|shield|rifle|guitar|lute|halberd|longsword|club|mace|claymore|blade|blades|shotgun|banjo|trident|broom|pickaxe|shovel|crossbow|musket|sniper rifle|machine gun|bazooka|violin|pitchfork|wrench|spanner|rod|fishing pole|flail|mop|rake|hoe|lance|flag|banner|umbrella|parasol|bat|chainsaw|sledgehammer|mallet|quarterstaff|rapier|scimitar|boomerang|surfboard|skateboard|paddle|oar|net|flamethrower|rocket launcher)(?: that is)?(?: (?:slung|strapped|sheathed|hanging|tied|worn|carried))? (?:on|across|over|to|behind) (?:his|her|its|the|their) (?:back|shoulder|shoulders)\b/gi,
    '$1$2slung $3',
  ],
  [
    /\b((?:(?:an?|the|his|her|their|two|long|short) )*)((?:[a-z-]+ ){0,3}?)(swords?|katanas?|dagger|daggers|rapier|knife|pistols?|hammer|axe|wand|blade|mace|longsword|scimitar|cutlass|sabre|saber|revolvers?|whip)(?: (?:sheathed|hanging|worn|tucked|strapped))? (?:on|at|in|from|to|by) (?:his|her|its|the|their) (?:belt|hip|hips|side|waist|sheath|scabbard)\b/gi,
    '$1$2sheathed $3',
  ],
  // one in each hand, or no horse: "dual wielding axes", "on foot"
  [/\bdual[- ]?wielding (?:two )?((?:[a-z-]+ )*?)([a-z]+s)\b/gi, 'holding two $1$2'],
  [/\bdual[- ]?wielding (?:an? )?((?:[a-z-]+ )*?)([a-z]+)\b/gi, 'holding two $1$2s'],
  // "in both hands" is one, and of the large ones the two-handed
  [
    /\ban? ((?:[a-z-]+ ){0,2}?)(?:battle ?)?axe (?:in|with) (?:both|two|his two|her two|its two) hands\b/gi,
    'a $1great axe',
  ],
  [
    /\ban? ((?:[a-z-]+ ){0,2}?)(?:long|broad)?sword (?:in|with) (?:both|two|his two|her two|its two) hands\b/gi,
    'a $1greatsword',
  ],
  [
    /\ban? ((?:[a-z-]+ ){0,2}?)(?:war ?)?hammer (?:in|with) (?:both|two|his two|her two|its two) hands\b/gi,
    'a $1warhammer',
  ],
  [
    /\b(?:with |holding |wielding )?an? ((?:[a-z-]+ )?)(sword|dagger|axe|pistol|knife|blade|gun|katana|torch|hammer|club|revolver|sickle|mace) in (?:each|either) hands?\b/gi,
    'holding two $1$2s',
  ],
  [/ on foot\b/gi, ''],
  [/\bblack hole portal\b/gi, 'black hole'],
  // a potion has a vessel anyway: its words are its form
  [
    /\b((?:[a-z]+ )*?(?:potion|elixir|antidote|tonic))((?: [a-z]+)?),? (?:in|inside|of) an? (?:[a-z]+ )??([a-z]+)[- ]shaped (?:glass )?(?:flask|bottle|vial|jar|phial|container|vessel)\b/gi,
    '$3-shaped$2 $1',
  ],
  [
    /\b((?:potion|elixir|antidote|tonic)(?: of [a-z]+)?),? (?:in|inside) an? (?:(?!with)[a-z]+ ){0,3}(?:flask|bottle|vial|jar|phial|container|vessel|beaker)\b/gi,
    '$1',
  ],
  [
    /\b(potion|elixir|antidote|tonic), (?:an? )?(?:small |tiny |large |round |tall )*((?:red|blue|green|purple|yellow|orange|pink|white|black|golden|cyan|teal) )?(?:small |tiny |glass |round )*(?:flask|bottle|vial|phial)\b/gi,
    '$2$1',
  ],
  // a stone in a hilt is its pommel
  [
    /\bwith (?:an? )?(ruby|emerald|sapphire|diamond|amethyst|gem|jewel|red gem|blue gem|green gem|purple gem)s? (?:in|on|set in|set into|embedded in|at) (?:the |its )?(?:hilt|handle|pommel|guard|crossguard|grip)\b/gi,
    'with a $1 pommel',
  ],
  // a torch that burns needs no fire besides its own
  [
    /\b((?:wooden |old |small |wall |iron )*(?:torch|candle|campfire|bonfire|lantern|brazier|oil lamp)),? (?:that is |which is )?(?:burning|lit|alight|on fire|ablaze|aflame)\b/gi,
    'lit $1',
  ],
  // what it is drawn with is named only for how that looks
  [
    /\b(trophy|bust|statuette|award|figurine|crystal ball|orb|globe|egg|mirror|hourglass|trophy cup|telescope|lamp) on an? ((?:[a-z]+ )?(?:stand|base|holder|pedestal|plinth))\b/gi,
    '$1 with a $2',
  ],
  [/\b(?:lump|chunk|piece|nugget) of (coal|gold|iron|copper|silver|stone|clay|ore)\b/gi, '$1 ore'],
  [/\bcoal ore\b/gi, 'coal'],
  [
    /\bfalling (meteor|comet|asteroid)\b|\b(meteor|comet|asteroid) falling(?: (?:with|from) (?:an? )?[a-z]+(?: [a-z]+)?)?/gi,
    '$1$2',
  ],
  [/\b(?:spider )?web trap\b/gi, 'spider web'],
  [/\b(?:bandage|gauze) roll\b|\broll of (?:bandages?|gauze)\b/gi, 'bandage'],
  [/\brope coil\b|\bcoil of rope\b|\bcoiled rope\b/gi, 'rope'],
  [/\b(?:morning ?star|mace|spiked ball) (?:with|on|and) (?:an? )?(?:[a-z]+ )?chain\b/gi, 'flail'],
  [
    /\b(cauldron|pot|kettle),? (?:bubbling|boiling|simmering)(?: with)? (green|purple|blue|red|orange|pink)(?: (?:liquid|brew))?\b/gi,
    '$1 with $2 brew',
  ],
  [/\bfire trail\b|\btrail of fire\b/gi, 'fireball'],
  [/\bwater moccasin\b/gi, 'snake'],
  // skills are told by the thing that stands for them in games
  [
    /\b(?:stealth|invisibility|sneak|hide|assassinate|backstab)(?:ing)? (?:skill|ability|spell|buff|power|talent)?(?: ?icon)\b/gi,
    'ninja mask',
  ],
  [
    /\b(?:double jump|jump|speed|haste|sprint|dash|agility|movement speed|swiftness|run faster) (?:skill|ability|spell|buff|power|boost|talent)?(?: ?icon)\b/gi,
    'boots with wings',
  ],
  [/\b(?:strength|might|power strike|attack|damage) (?:skill|ability|spell|talent)(?: icon)?\b/gi, 'flexed biceps'],
  [
    /\b(?:defen[cs]e|block|parry|guard|fortify|armou?r) (?:skill|ability|spell|buff|boost|talent)(?: icon)?\b/gi,
    'shield',
  ],
  [
    /\b(?:curse|death|doom|execute|poison touch|life drain) (?:skill|ability|spell|debuff|talent)(?: icon)?\b/gi,
    'skull',
  ],
  [/\b(?:freeze|frost|chill|ice|blizzard) (?:skill|ability|debuff|talent)(?: icon)?\b/gi, 'ice burst'],
  [/\b(?:burn|ignite|flame|fire) (?:skill|ability|debuff|talent)(?: icon)?\b/gi, 'flame'],
  [/\b(?:teleport|blink|portal|warp) (?:skill|ability|spell|talent)(?: icon)?\b/gi, 'energy vortex'],
  [/\b(?:lightning|thunder|shock|electric|storm) (?:skill|ability|debuff|talent)(?: icon)?\b/gi, 'lightning strike'],
  [/\b(?:heal|healing|cure|regeneration|regen) (?:skill|ability|buff|talent)(?: icon)?\b/gi, 'healing effect'],
  [/\b(?:mining|gathering) (?:skill|ability|talent)(?: icon)?\b/gi, 'pickaxe'],
  [/\b(?:woodcutting|lumberjack|chopping) (?:skill|ability|talent)(?: icon)?\b/gi, 'axe'],
  [/\b(?:smithing|crafting|forging|blacksmithing) (?:skill|ability|talent)(?: icon)?\b/gi, 'anvil'],
  [/\b(?:alchemy|potion making|brewing) (?:skill|ability|talent)(?: icon)?\b/gi, 'potion'],
  [/\b(?:fishing) (?:skill|ability|talent)(?: icon)?\b/gi, 'fishing rod'],
  [
    /\b(?:archery|ranged|multi ?shot|aim|sniper|precision) (?:skill|ability|talent|buff)(?: icon)?\b/gi,
    'bow and arrow',
  ],
  [/\b(?:magic|arcane|mana|wisdom|intelligence) (?:skill|ability|talent|buff)(?: icon)?\b/gi, 'spellbook'],
  [
    /\b(?:perception|night vision|detect|reveal|vision|true sight) (?:skill|ability|talent|spell|buff)(?: icon)?\b/gi,
    'eye',
  ],
  // a material behind a comma is what it is made of
  [
    /^((?!.*,.*,)[a-z][a-z ]{2,30}), (diamond|iron|gold|golden|silver|wooden|wood|stone|steel|bronze|copper|obsidian|crystal|emerald|ruby|ice|bone|leather|glass|rusty|broken|ancient|cursed|enchanted|legendary|futuristic|steampunk|medieval|sci-fi|cute|magical|glowing)$/i,
    '$2 $1',
  ],
  [/\b(?:roast(?:ed)?|fried|grilled|cooked|smoked|baked|barbecued) (chicken|turkey) leg\b/gi, '$1 leg'],
  [/\b(?:diferent|diffrent|differnt|differant)\b/gi, 'different'],
  [/\b(?:in|of) (?:different|various|assorted|multiple|many|several) colou?rs\b/gi, 'assorted'],
  [
    /^(set|collection|group|assortment) of (\d+|two|three|four|five|six) ([a-z ]+?) assorted\b/gi,
    '$1 of $2 assorted $3',
  ],
  // what is full of coins is a bag, not coins
  [/\b(?:bag|sack|pouch) of (?:gold(?:en)?|silver|coins|money)(?: coins?)?\b/gi, 'sack full of gold coins'],
  [/\b(gold(?:en)? |silver |bronze )?trophy cup\b/gi, '$1trophy'],
  // doctors' coats are white unless another colour is said
  [/\b(an?|the|her|his|their|in|wearing) lab coat\b/gi, '$1 white lab coat'],
  [/\b(poison(?:ous)?|toxic|acid) (cloud|gas|smoke|fog|mist)\b/gi, 'green $1 $2'],
];

/** "A black woman in a lab coat": her skin, and a white coat. */
export function plainly(text: string): string {
  const said = topped(text).replace(
    SKIN,
    (_, skin: string, ages: string, who: string) =>
      `${ages}${who} with ${SKINS[skin.toLowerCase().replace('-', ' ')]} skin`,
  );
  // "a black female scientist": whatever she is, the skin is hers
  const skinned = said.replace(SKIN_OF, (_, skin: string, who: string) => `${who} with ${SKINS[skin.toLowerCase().replace('-', ' ')]} skin`); // biome-ignore format: one line
  return emblemsIn(withLeftOut(inOneWord(skinned)));
}

const HAIR = new RegExp(`\\b(blonde?|brunett?e?|redheaded|red-headed|redhead|ginger)(?= (?:(?:${AGES}|female|male|[a-z]+) ){0,2}(?:${PERSON}|warrior|knight|mage|wizard|witch|elf|archer|pirate|thief|hero|heroine|adventurer|character|nurse|maid|student)\\b)`, 'gi'); // biome-ignore format: one line

/** Whatever the trade of somebody: these words are of hair alone, unless they stand before what is no person. */
const BLONDE =
  /\b(blonde?|brunett?e?|redheaded|red-headed)(?= (?!(?:hair|wig|beard|braids?|ponytail|pigtails|curls|locks|bangs|moustache|mustache|mane|fur|wood|oak|ale|beer|dog|puppy|cat|kitten|horse|pony|lion|monkey|bear)\b|hair)[a-z])/gi;

/** "A blonde boy": his hair is, and not his clothes. */
const haired = (text: string): string =>
  text
    .replace(HAIR, (hair: string) => `${HAIRED[hair.toLowerCase()] ?? hair}-haired`)
    .replace(BLONDE, (hair: string) => `${HAIRED[hair.toLowerCase()] ?? hair}-haired`)
    .replace(/\ba (blonde|brunette|redhead)(?= *(?:,|$|with|in|wearing|holding))/gi, (_, hair: string) => `a ${HAIRED[hair.toLowerCase()]}-haired woman`); // biome-ignore format: one line each

const idiomatic = inTurn(IDIOMS);

/** Phrases that name one thing by several words, said by its name; what is said already stays. */
export const inOneWord = (text: string): string =>
  withContents(
    effectsPlainly(idiomatic(bodily(wornPlainly(listsPlainly(builtPlainly(haired(creaturesPlainly(text)))))))),
  );
