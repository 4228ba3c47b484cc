/** Turns of phrase about several: kin and other words for people by what they are to each other, and pastimes that are named by a noun. */

import { inTurn, type Row } from '../../understand/in-turn.ts';
import { listed } from '../../understand/sentence.ts';

/** Who somebody is to another, as the people they are drawn as. */
const KIN: Readonly<Record<string, string>> = {
  son: 'little boy', sons: 'little boy children', daughter: 'little girl', daughters: 'little girl children', grandson: 'little boy', granddaughter: 'little girl', grandchild: 'child', grandchildren: 'children', pupil: 'child', pupils: 'children', schoolchildren: 'children', nephew: 'little boy', niece: 'little girl', orphan: 'child', toddlers: 'children',
  wife: 'woman', fiancee: 'woman', girlfriend: 'woman', bridesmaid: 'woman', aunt: 'woman', husband: 'man', boyfriend: 'man', uncle: 'man', lover: 'woman',
  customer: 'villager', customers: 'villagers', client: 'villager', patient: 'villager', patients: 'villagers', visitor: 'villager', visitors: 'villagers', guest: 'villager', guests: 'villagers', stranger: 'villager', neighbour: 'villager', neighbor: 'villager', neighbours: 'villagers', neighbors: 'villagers', passenger: 'villager', passengers: 'villagers', victim: 'villager', bystander: 'villager', coachman: 'man', driver: 'man', companion: 'adventurer', companions: 'adventurers', comrade: 'soldier', comrades: 'soldiers', opponent: 'fighter', rival: 'fighter', fishermen: 'fishers', policemen: 'police officers', firemen: 'firefighters', workmen: 'workers', milkmaid: 'maid', listeners: 'people',
}; // biome-ignore format: a table
/** Said of somebody, and no word of a name: "a wolf companion" is a wolf. */
const KIN_WORD = new RegExp(
  `(?<=^|,\\s*|\\b(?:an?|the|his|her|its|their|my|two|three|four|five|six|young|old|little|some|several|many|angry|happy|sad|wounded|sick|injured|new|rude|rich|poor|and|with|to|for|of|between|\\w+ing) )(${Object.keys(KIN).join('|')})\\b`,
  'gi',
);

const GAMES = 'chess|checkers|draughts|cards|poker|dice|dominoes|mahjong|go|backgammon|board games?|card games?|a board game|a card game|a game of (?:chess|checkers|cards|poker|dice|dominoes)'; // biome-ignore format: one line
const ALIVE_HINT = '(?:an?|the|his|her|two|three|their|some) ';

/** Companies, and words so general that a list after a colon says who or what they are. */
const COMPANY = 'party|team|group|squad|band|crew|trio|quartet|set|lineup|line-up|cast|family|company|collection';
const MEMBERS = 'heroes|heros|adventurers|characters|people|persons|friends|companions|members|classes|fighters|warriors|villagers|enemies|foes|monsters|creatures|animals|pets|beasts|items|things|objects|tools|weapons|fruits?|vegetables|foods|treasures|instruments|toys|gems|jewels|flowers|birds|fish|insects|vehicles|cars|drinks|sweets|ingredients|spells|elements'; // biome-ignore format: a table
/** Two at least, told by a number or by "and". */
const OF_SEVERAL =
  '(?:two|three|four|five|six|2|3|4|5|6|some|several|a couple of|a group of|a few) (?:[a-z]+ ){0,2}[a-z]+|kids|children|boys|girls|friends|[a-z ]+ and [a-z ]+?';
/** What a boat without a name is like. */
const BOATS = 'small|little|tiny|old|wooden|broken|leaky|red|blue|green|white|yellow|brown|black|grey';
/** Where what is done ends: only a place may follow. */
const ENDS = '(?=$|,| (?:in|at|on|under|near|by|outside|together)\\b)';
const NAMES_SEVERAL = new RegExp(`\\b(?:${COMPANY}|${MEMBERS})\\b[^:]*(?::|\\s[-–—]\\s)`, 'i');
/** "knight, mage and 2 thieves" as things that stand beside each other. */
function members(list: string): string {
  const each = list
    .split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*/i)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) =>
      /^(?:an?|the|one|two|three|four|five|six|\d+|his|her|their|some) /i.test(one)
        ? one
        : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`,
    );
  return each.length < 2 ? list : listed(each);
}

/** Colours of several that are to differ, each at its turn. */
const EACH_ITS_OWN = ['green', 'blue', 'red', 'yellow', 'purple', 'orange', 'pink', 'white', 'cyan'];
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const HUES = '(?:(?:dark|light|bright) )?(?:red|blue|green|yellow|orange|purple|pink|black|white|cyan|teal|brown|grey|gray|gold|golden|silver|bronze|copper|violet|crimson|turquoise|magenta)'; // biome-ignore format: a table
const SETS = '(?:an? )?(?:sprite ?sheet|sheet|set|collection|grid|assortment|pack|icon set|row|group|bundle)';
/** "3 potions red, blue, green": each has the colour at its place in the list. */
function colourEach(all: string, number: string | undefined, what: string, list: string): string {
  const hues = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+/).filter(Boolean);
  const joined: string[] = [];
  for (const hue of hues) /^(?:dark|light|bright)$/i.test(joined.at(-1) ?? '') ? joined.push(`${joined.pop()} ${hue}`) : joined.push(hue); // biome-ignore format: one line
  const count = number === undefined ? joined.length : countOf(number);
  if (joined.length < 2 || count !== joined.length || count > 9) return all;
  return members(joined.map((hue) => `a ${hue} ${oneOf(what)}`).join(', '));
}
const countOf = (number: string): number => (/^\d$/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase())); // biome-ignore format: one line
const oneOf = (what: string): string =>
  what
    .replace(/ies$/, 'y')
    .replace(/ves$/, 'f')
    .replace(/(?<=sh|ch|x|ss)es$|s$/, '');
/** "A sheet of nine gems": so many of them, told apart by colour where they have many. */
function sheetOf(all: string, number: string, what: string): string {
  const count = countOf(number);
  if (count < 2 || count > 9) return all;
  if (/^(?:assorted|different|various|mixed|multicolou?red) /i.test(what))
    return ofManyColours(number, what.replace(/^\S+ /, ''));
  const coloured = new RegExp(`^(?:${HUES}) `, 'i').test(what);
  if (!coloured && HAVE_COLOURS.test(what)) return ofManyColours(number, what);
  return members(Array.from({ length: count }, () => `a ${oneOf(what)}`).join(', '));
}
/** Goods of which one of each colour makes a set. */
const HAVE_COLOURS =
  /(?:gems|gemstones|crystals|potions|jewels|orbs|slimes|balloons|eggs|flowers|keys|books|candies|buttons|bottles|flasks|runes|rings|hearts|stars|gummy bears|marbles|candles|diamonds|ghosts|tulips|flags|scarves|mugs|hats|capes|shields|cubes|spheres|balls|paint buckets|crayons|dice|birds|butterflies|fish)$/i;
/** "Four slimes" whose colours differ, each named by its own. */
function ofManyColours(number: string, what: string): string {
  const count = /^\d$/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase());
  const one = what.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss)es$|s$/, '');
  const each = EACH_ITS_OWN.slice(0, Math.max(2, count)).map((colour) => `a ${colour} ${one}`);
  return listed(each);
}
/** Kinds of goods that a list of words tells apart: "health, mana and stamina potions". */
const KINDS =
  'potions|gems|ores|ingots|bars|swords|shields|keys|coins|chests|crystals|flowers|mushrooms|slimes|eggs|books|rings|hearts|bottles|flasks|vials|stones|orbs|runes|houses|trees|hats|helmets|crates|barrels|doors|buttons|flags|banners|balloons|candles|cards|masks|scrolls|tiles|blocks|cubes|mugs|cups';
const singular = (plural: string): string => plural.replace(/(?:(x|ch|sh|ss))es$/, '$1').replace(/s$/, '');
const eachOf = (list: string, kind: string): string =>
  members(list.split(/,\s*(?:and\s+)?|\s+and\s+/).map((word) => (/^(?:medium|normal|regular)$/i.test(word) ? singular(kind) : `${word} ${singular(kind)}`)).join(', ')); // biome-ignore format: one call
/** Who may stand in a bare list: "knight, wizard and archer", "cow, pig and sheep". */
const FOLK =
  'knight|wizard|mage|archer|rogue|thief|cleric|priest|healer|warrior|paladin|bard|druid|ranger|monk|barbarian|ninja|samurai|pirate|viking|king|queen|prince|princess|soldier|farmer|witch|goblin|orc|elf|dwarf|skeleton|zombie|vampire|werewolf|ghost|mummy|robot|alien|dragon|slime|cow|pig|sheep|goat|horse|chicken|duck|goose|cat|dog|rabbit|fox|wolf|bear|deer|frog|owl|bird|fish|lion|tiger|elephant|monkey|mouse|rat|bat|spider|snake|boy|girl|man|woman|dad|mom|mum|grandpa|grandma|baby';
const FEW = '2|3|4|5|6|two|three|four|five|six';

const TURNS: readonly Row[] = [
  [new RegExp(`^(?:${SETS} (?:of|with) )?(?:(${FEW}|7|8|9|seven|eight|nine) )?((?:[a-z]+ )?[a-z]+s)(?:,|:| -| in)? ((?:${HUES})(?:(?:,| and|, and)? (?:${HUES}))+)(?: (?:colou?rs?|ones?))?(?=$|, (?!(?:${HUES})\\b))`, 'i'), (all: string, number: string | undefined, what: string, list: string) => colourEach(all, number, what, list)],
  [new RegExp(`^(?:${SETS} (?:of|with) )?(${FEW}|7|8|9|seven|eight|nine) ((?:[a-z]+ )?[a-z]+s) (?:in a (?:grid|[2-9] ?(?:x|by) ?[2-9] grid)|arranged in a grid|on a (?:sprite ?)?sheet)$`, 'i'), (all: string, number: string, what: string) => sheetOf(all, number, what)],
  [new RegExp(`^(?:an? )?(?:sprite ?sheet|sheet|set|collection|grid|assortment|icon set|item sheet) (?:of|with) (${FEW}|7|8|9|seven|eight|nine) ((?:[a-z]+ )?[a-z]+s)$`, 'i'), (all: string, number: string, what: string) => sheetOf(all, number, what)],
  [new RegExp(`^(?:an? )?(?:set of |group of )?(${FEW}) (?:different(?:ly)?[- ]colou?red|assorted|multi[- ]?colou?red) ((?:[a-z]+ )?[a-z]+s)(?: assorted)?$`, 'i'), (_all: string, number: string, what: string) => ofManyColours(number, what)],
  [new RegExp(`^(?:an? )?(?:set of |group of )?(${FEW}) ((?:[a-z]+ )?[a-z]+s),? (?:assorted|in (?:all )?(?:different|various) colou?rs|(?:each|all) (?:in )?(?:a )?different colou?rs?)$`, 'i'), (_all: string, number: string, what: string) => ofManyColours(number, what)],
  // "a family of foxes" is a fox family
  [/\b((?:an? |the )?)family of (?:(?:cute|little|happy|wild|small) )?(?:four |three |five )?(wolves|foxes|mice|geese|(?:polar )?(?:bear|duck|penguin|rabbit|cat|dog|lion|tiger|elephant|owl|pig|panda|monkey|hedgehog|raccoon|otter|badger|squirrel|goat|cow|horse|dragon|slime|mushroom|ghost|robot|frog|turtle|whale|koala|sloth|beaver)s|deer|sheep)\b/gi, (_, article: string, many: string) => `${article}${{ wolves: 'wolf', foxes: 'fox', mice: 'mouse', geese: 'goose' }[many.toLowerCase()] ?? many.replace(/s$/i, '')} family`],
  [/^(?:an? |the )?(?!(?:happy|royal|human|young|old|little|poor|rich|big|whole|modern|medieval|[a-z]*ing) )([a-z]+) family(?:,? (?:big|large) and (?:small|little|tiny)|,? with (?:their )?(?:kids|children|babies|little ones))?$/i, (all: string, what: string) => (/^(?:an?|the)$/i.test(what) ? all : `a big ${what}, a ${what} and a small ${what}`)],
  [/^((?:an? |the )?(?:[a-z]+ )?[a-z]+) and ((?:an? |the )?(?:[a-z]+ )?[a-z]+) (?:sitting |seated )?on (?:their |two )?(throne|chair|stool)s$/i, 'a $1 sitting on a $3 and a $2 sitting on a $3'],
  [/^((?:an? |the )?(?:[a-z]+ )?[a-z]+) and ((?:an? |the )?(?:[a-z]+ )?[a-z]+) riding (?:on )?(?:their |two )?(horse|motorcycle|bike|bicycle|dragon)s$/i, 'a $1 riding a $3 and a $2 riding a $3'],
  [/\ba (an?|the) (?=[a-z]+ (?:sitting on|riding) a)/gi, '$1 '],
  [/\b([a-z]{3,}s) on (?=(?:horse|motorcycle|bike|bicycle|dragon|ponie|camel|wolve|boar|unicorn)s\b)/gi, '$1 riding '],
  [/\b([a-z]{3,}s) riding (?:on )?(horse|motorcycle|bike|bicycle|dragon|camel|boar|unicorn)s(?= (?:next to|beside|chasing|near|attacking|behind|around|fighting)\b)/gi, '$1 riding a $2'],
  [/^([a-z0-9 ]*[a-z]{3,}s) riding (?:on )?(?:their )?(horse|motorcycle|bike|bicycle|dragon|ponie|camel|wolve|boar|unicorn|ostriche)s$/i, (_all: string, who: string, what: string) => `${who} riding on a ${what.replace(/ie$/, 'y').replace('wolve', 'wolf').replace('ostriche', 'ostrich')}`],
  [/,(?: and)? ((?:two |three |four |some )?[a-z]+s) (?:running away|fleeing|running for their lives)$/i, (_all: string, who: string) => ` chasing ${/^(?:two|three|four)/i.test(who) ? '' : 'two '}${who.replace(/^some /i, '')}`],
  // a bare list is these things, each once: "sword, shield, bow, axe and potion"
  [/^(?:[a-z]+, ){3,7}(?:and )?[a-z]+(?:,? and [a-z]+)?$|^(?:sword|axe|bow|shield|potion|key|coin|gem|apple|banana|carrot|bread|chair|table|bed|hammer|ring|scroll|helmet|boots|tree|rock|bush)s?(?:, [a-z]+)+ and [a-z]+$/i, (all: string) => (/\b(?:happy|sad|old|young|dark|cute|red|blue|green|black|white|simple|pixel|[a-z]+ing|[a-z]+ed)\b/i.test(all) ? all : members(all))],
  [new RegExp(`^((?:[a-z]+, ){1,5}[a-z]+,? and [a-z]+) (${KINDS})$`, 'i'), (_all: string, list: string, kind: string) => eachOf(list, kind)],
  [/^(small, medium,? and (?:large|big)) ((?:[a-z]+ )?[a-z]+?)s?$/i, (_all: string, list: string, kind: string) => eachOf(list, `${kind}s`)],
  [new RegExp(`^(?:(?:an? )?(?:${FOLK})s?, )+(?:and )?(?:an? )?(?:${FOLK})s?(?:,? and (?:an? )?(?:${FOLK})s?)?$`, 'i'), (all: string) => members(all)],
  [/^((?:[a-z]+, ){1,7}(?:and )?[a-z]+(?:,? and [a-z]+)?) (?:icons|sprites|items)$/i, (_all: string, list: string) => members(list)],
  [new RegExp(`^([a-z]+?)(?:'s)? (?:pack|crew|gang|band|squad|herd|flock|group|trio|team) of (${FEW})$`, 'i'), (_all: string, who: string, number: string) => `${number} ${who.replace(/f$/, 've')}s`],
  [/\balien in (?:an? |his |its )?(?:space ?ship|ufo|flying saucer)\b/gi, 'alien in a ufo'],
  [/\b(sheep ?dog|shepherd dog)\b/gi, 'border collie'],
  [/\b(?:raising|awakening|calling up|resurrecting) (?=(?:(?:an? |the |an army of |two |three |some )?(?:undead |dead )?(?:skeletons?|zombies?|undead|ghouls?|ghosts?|mummies|mummy|corpses?))\b)/gi, 'summoning '],
  [/\b(nurse|doctor|medic|healer)s? (?:and|with) (?:an? |the |his |her )?([a-z ]+?) in (?:a |the |his |her )?(?:hospital )?bed\b/gi, '$2 in a bed next to a $1'],
  [/^((?:an? |the )?(?:[a-z]+ )?(?:nurse|doctor|medic|man|woman|boy|girl)) and (an? |the |his |her )?((?:[a-z]+ )?(?:patient|man|woman|boy|girl|grandma|grandpa|grandmother|grandfather)) in (?:a |the |his |her )?wheelchair\b/i, '$2$3 in a wheelchair next to $1'],
  [/\baliens? (?=(?:abducting|beaming up) )/gi, 'ufo '],
  [/\bdigging (?:up|out) (an?|the|his|her) /gi, 'digging next to $1 '],
  [/^(?:an? |the )?(.+?) and (?:an? |the )?(.+?) (?:face to face|staring each other down|in a stand-?off)$/i, 'a $1 facing a $2'],
  [/^(?:two |2 )?swords crossed$/i, 'crossed swords'],
  [/^(?:an? |the )?([a-z ]+?) and (?:an? |the )?([a-z ]+?),? crossed$/i, 'a $1 crossed with a $2'],
  [/^(?:crossed )?(?:an? )?([a-z]+) and (?:an? )?([a-z]+),? (?:crossed )?with (?:an? )?([a-z]+) (?:on top(?: of them)?|above(?: them)?)$/i, (all: string, one: string, other: string, top: string) => (/crossed/i.test(all) ? `a ${one} crossed with a ${other} while a ${top} on top of the ${other}` : all)],
  [/^crossed (?!swords)([a-z]+) and ([a-z]+)$/i, 'a $1 crossed with a $2'],
  [/^crossed (axe|pickaxe|hammer|dagger|wand|wrench|rifle|pistol|gun|spear|bone|arrow|sickle|key)s$/i, 'a $1 crossed with a $1'],
  [/\bguard (rat|dog|wolf|wolve|goblin|orc|skeleton|robot|knight|soldier|cat|bear)s\b/gi, '$1s'],
  [/,(?: and)? (two|three|four|2|3|4) ((?:[a-z]+ )?(?:rats|wolves|dogs|guards|goblins|skeletons|cats|knights|soldiers|birds|crows|ravens|bats|ghosts|children|kids|zombies|chickens|sheep|cows|slimes|spiders))$/i, ' and $1 $2'],
  [/\b(?:drunk|drunken|tipsy) (villager|man|men|pirate|dwarf|dwarve|sailor|knight|patron|guest|soldier|viking|farmer)(s?)(?=$|[,.;]| (?:and|in|at|on|with|who|by|near|around|under|next|[a-z]+ing)\b)/gi, '$1$2 with beer mugs'],
  [/\bbowl of (soup|stew|ramen|noodles|porridge|salad|cereal|rice)\b/gi, '$1'],
  [/\bstanding (?:triumphantly |proudly |victorious(?:ly)? )?over (?=(?:an? |the |his |her )?(?:dead|slain|defeated|fallen|sleeping|body))/gi, 'triumphing over '],
  [/\bbody of (?=an? |the )/gi, 'dead '],
  [/^(?:an? |the )?(?:(rock|jazz|metal|punk|folk|pop) )?band (?=playing|performing|on|with a (?:guitar|drum|lute))/gi, 'three musicians '],
  [/\b(with (?:an? |the )?(?:[a-z]+ )?(?:lute|harp|flute|guitar|violin|fiddle|drums?|trumpet|accordion|piano|banjo|horn|pipe)s?) (?:for|to) /gi, '$1 performing for '],
  [/\b(sawing|chopping|splitting|cutting) (?:fire)?wood\b/gi, '$1 a log'],
  [/\blion tamer\b/gi, 'ringmaster'],
  [/\bboxers\b(?= (?:fighting|in|sparring|training|punching|boxing))/gi, 'two prizefighters'],
  [/\b(penguin|duck|bear|wolf|fox|rabbit|cat|dog|lion|elephant|deer|owl|goose|pig|mouse|sheep|panda|monkey|polar bear|hedgehog) family\b(?! of)/gi, 'two $1s and a young $1'],
  [/\b(walking|leading|holding) (.+?) (?:on|by|with) (?:a|the|its|his|her) (?:(?:long|short|leather|red|blue|green|yellow|orange|purple|pink|black|white|brown|grey|gray|golden|gold|silver) )*(?:leash|lead|rope|string)\b/gi, '$1 $2'],
  [/\bwith ((?:an?|his|her|the) (?:[a-z]+ )?(?:dog|cat|puppy|wolf|pig|goat|dragon|poodle|corgi|horse|pony|bear|monkey)) on (?:an?|the|its|his|her) (?:(?:long|short|leather|red|blue|green|yellow|orange|purple|pink|black|white|brown|grey|gray|golden|gold|silver) )*(?:leash|lead|rope|string)\b/gi, 'walking $1'],
  [/\b(?:cutting|trimming|washing|brushing|combing|braiding) ((?:an?|the|his|her) [a-z]+)'s (?:hair|beard)\b/gi, 'grooming $1'],
  [/\b((?!cutting|painting|brushing|holding)[a-z]{3,}ing (?:on )?(?:an?|the|his|her|another) (?:[a-z]+ )?[a-z]+)'s (?:leg|arm|hand|foot|feet|neck|tail|ears?|nose|head|cheek|finger|belly|back|toes?|butt|hair)\b(?! of)/gi, '$1'],
  [/\b(?:making|forming) a heart(?: shape)?(?: with their necks)?\b/gi, 'kissing'],
  [/\bopening (an?|the|his|her) ((?!open )(?:[a-z]+ ){0,2}chest)\b/gi, (_all: string, of: string, what: string) => `opening ${/^an?$/i.test(of) ? 'an' : of} open ${what}`],
  [/\bpicking (?:some |the )?(apples|pears|oranges|peaches|cherries|berries|flowers|mushrooms)\b/gi, (_all: string, what: string) => `picking a ${what.replace(/ies$/, 'y').replace(/s$/, '')}`],
  [/\b(?:cooking|grilling|roasting|toasting|frying) (?:an? |some )?([a-z]+(?: [a-z]+)?) (?:over|on|at|by) (?:an? |the )?(?:camp ?fire|fire|bonfire|open fire)\b/gi, 'roasting $1 by a campfire'],
  [/\b(?:turning|transforming|changing) ((?:an?|the|his|her) [a-z]+(?: [a-z]+)?) into (an?) /gi, 'casting magic at $1 next to $2 '],
  [/\b(?:(?:his|her|their|the) )crew\b/gi, 'two sailors'],
  [/\b(?:hammering|working|forging|pounding) (?:on|at) (an?|the|his|her) anvil\b/gi, 'hammering $1 anvil'],
  [/\bpicking (?:an?|the) lock (?:on|of) (an?|the) /gi, 'unlocking $1 '],
  [/ and (his|her|their) ((?:[a-z]+ )?(?:guards|soldiers|knights|maids|servants|bodyguards|wolves|dogs|warriors|minions|followers|students|handmaidens|bodyguard|guardians))\b/gi, ' with $1 $2'],
  // a company by its members: "party of four heroes: knight, mage and thief" is these, each once
  [
    new RegExp(`^(?:an? |the )?(?:(?:[a-z]+ ){0,2}?(?:${COMPANY})(?: of)?\\s*)?(?:(?:\\d|two|three|four|five|six|seven|eight) )?(?:(?!(?:${MEMBERS})\\b)[a-z]+ ){0,2}?(?:${MEMBERS})?\\s*(?::|\\s[-–—]\\s)\\s*([^:.]+?,[^:.]+|[^:.,]+ (?:and|&) [^:.,]+)$`, 'i'),
    (all: string, list: string) => (NAMES_SEVERAL.test(all) ? members(list) : all),
  ],
  [/ (?:and|&) ([a-z]+) (?:party|team|group|squad|trio|duo|band)\b/gi, ' and $1'],
  [/\b(?:taking|snapping|shooting) an? (?:picture|photo|photograph)s? (?:of|with) /gi, 'photographing '],
  [/\b(?:taking|snapping) (?:pictures|photos|photographs)(?: of)? /gi, 'photographing '],
  [new RegExp(`\\b(?:painting|drawing|sketching) (?:an?|the) (?:portrait|picture|painting) of (${ALIVE_HINT})`, 'gi'), 'painting a picture , $1'],
  // games and meals are at tables
  [new RegExp(`^(.+?) (?:losing|winning|cheating)(?: badly)?(?: (?:at|in|a game of|the game of|a round of))? (${GAMES})(?: game)? (?:to|with|against|from) (an? |the |his |her )?(.+?)$`, 'i'), '$1 and $3$4 playing $2'],
  [new RegExp(`^(.+?) (?:beating|defeating|challenging|teaching) (an? |the |his |her )?([a-z]+(?: [a-z]+)?) (?:at|in|to|to a game of|at a game of) (${GAMES})(?=$|,)`, 'i'), '$1 and $2$3 playing $4'],
  [new RegExp(`^(.+?) playing (${GAMES}) (?:with|against) (an? |the |his |her )?(?!cards|dice)(.+?)$`, 'i'), '$1 and $3$4 playing $2'],
  [new RegExp(`\\bplaying (?:${GAMES})(?: together)?(?: (?:at|on|around) (?:an? |the )?(?:[a-z]+ )?table)?(?=$|[ ,])`, 'gi'), 'gaming'],
  [/\bhaving (?:a )?tea ?party\b|\btea party with\b/gi, 'drinking tea at a table'],
  // there is no sail above who sits in a boat
  [new RegExp(`^(?!.*\\bsail)(.*? fishing) (?:from|off|out of) (an?|the|his|her|their) ((?:${BOATS}) )*boat\\b`, 'i'), '$1 in $2 $3rowboat'],
  [new RegExp(`^(?!.*\\bsail)(.*?) (?:in|on|inside) (an?|the|his|her|their) ((?:${BOATS}) )*boat\\b`, 'i'), '$1 in $2 $3rowboat'],
  // one ball, between them
  [new RegExp(`^(${OF_SEVERAL}) (?:playing with|kicking) (?:an? |the |their )(?:soccer |foot)?ball(?: around| together)?${ENDS}`, 'i'), '$1 playing football'],
  [new RegExp(`^(${OF_SEVERAL}) (?:throwing|tossing|passing) (?:an? |the |their )(?:[a-z]+ )?(?:ball|frisbee)(?: around| together)?${ENDS}`, 'i'), '$1 playing catch'],
  [/\bplaying (?:soccer|football|ball|volleyball)\b/gi, 'playing football'],
  [/\b(?:having|in) an? snowball fight\b/gi, 'snowballing'],
  [/\b(?:having|in) an? (?:fight|brawl|fist ?fight|bar fight|sword ?fight|(?:gun |sword |magic |wizard )?duel|showdown|gun ?fight|shoot-?out)\b/gi, 'fighting'],
  [/\bplaying (?:tag|hide and seek|catch me)\b/gi, 'chasing each other'],
  [/\bjump(?:ing|s) (?:up )?(?:to|for a) (?:slam )?dunk\b|\b(?:slam )?dunk(?:ing|s)\b(?: (?:a|the) (?:ball|basketball))?/gi, 'jumping'],
  [/\b(?:jumping|skipping) (?:a )?(?:rope|ropes)\b/gi, 'skipping rope'],
  [/\bhaving an? (?:argument|quarrel|row)\b|\bquarrelling\b|\bquarreling\b|\bbickering\b/gi, 'arguing'],
  [/\b(?:taking|having) a bath\b/gi, 'in a bathtub'],
  [/\bgetting married\b/gi, 'holding hands'],
  [/\b(?:a )?(?:deck|ship) of a (?=ship|boat)/gi, ''],
  // who looks on, stands there
  [/\b(watching|looking on|standing by|waiting)(?=\s*(?:$|,))/gi, ''],
]; // biome-ignore format: a table

const inTurns = inTurn(TURNS);

export const inPlainTurns = (text: string): string =>
  inTurns(text).replace(KIN_WORD, (word) => KIN[word.toLowerCase()]!);
