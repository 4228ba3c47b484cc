/** Turns of phrase about several: kin and other words for people by what they are to each other, and pastimes that are named by a noun. */

/** Who somebody is to another, as the people they are drawn as. */
const KIN: Readonly<Record<string, string>> = {
  son: 'little boy child', sons: 'little boy children', daughter: 'little girl child', daughters: 'little girl children', grandson: 'little boy child', granddaughter: 'little girl child', grandchild: 'child', grandchildren: 'children', pupil: 'child', pupils: 'children', schoolchildren: 'children', nephew: 'little boy child', niece: 'little girl child', orphan: 'child', toddlers: 'children',
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
const MEMBERS = 'heroes|heros|adventurers|characters|people|persons|friends|companions|members|classes|fighters|warriors|villagers|enemies|foes|monsters|creatures|animals|pets|beasts|items|things|objects|tools|weapons|fruits?|vegetables|foods|treasures|instruments|toys'; // biome-ignore format: a table
const NAMES_SEVERAL = new RegExp(`\\b(?:${COMPANY}|${MEMBERS})\\b[^:]*(?::|\\s[-–—]\\s)`, 'i');
/** "knight, mage and 2 thieves" as things that stand beside each other. */
function members(list: string): string {
  const each = list
    .split(/\s*(?:,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*)/i)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) =>
      /^(?:an?|the|one|two|three|four|five|six|\d+|his|her|their|some) /i.test(one)
        ? one
        : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`,
    );
  return each.length < 2 ? list : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

const TURNS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\b(sheep ?dog|shepherd dog)\b/gi, 'border collie'],
  [/\b(?:raising|awakening|calling up|resurrecting) (?=(?:(?:an? |the |an army of |two |three |some )?(?:undead |dead )?(?:skeletons?|zombies?|undead|ghouls?|ghosts?|mummies|mummy|corpses?))\b)/gi, 'summoning '],
  [/\b(nurse|doctor|medic|healer)s? (?:and|with) (?:an? |the |his |her )?([a-z ]+?) in (?:a |the |his |her )?(?:hospital )?bed\b/gi, '$2 in a bed next to a $1'],
  [/\bbowl of (soup|stew|ramen|noodles|porridge|salad|cereal|rice)\b/gi, '$1'],
  [/\bstanding (?:triumphantly |proudly |victorious(?:ly)? )?over (?=(?:an? |the |his |her )?(?:dead|slain|defeated|fallen|sleeping|body))/gi, 'triumphing over '],
  [/\bbody of (?=an? |the )/gi, 'dead '],
  [/^(?:an? |the )?(?:(rock|jazz|metal|punk|folk|pop) )?band (?=playing|performing|on|with a (?:guitar|drum|lute))/gi, 'three musicians '],
  [/\b(with (?:an? |the )?(?:[a-z]+ )?(?:lute|harp|flute|guitar|violin|fiddle|drums?|trumpet|accordion|piano|banjo|horn|pipe)s?) (?:for|to) /gi, '$1 performing for '],
  [/\b(sawing|chopping|splitting|cutting) (?:fire)?wood\b/gi, '$1 a log'],
  [/\blion tamer\b/gi, 'ringmaster'],
  [/\bboxers\b(?= (?:fighting|in|sparring|training|punching|boxing))/gi, 'two prizefighters'],
  [/\b(penguin|duck|bear|wolf|fox|rabbit|cat|dog|lion|elephant|deer|owl|goose|pig|mouse|sheep|panda|monkey|polar bear|hedgehog) family\b(?! of)/gi, 'two $1s and a young $1'],
  [/\b(walking|leading|holding) (.+?) on (?:a|the|its|his|her) (?:leash|lead|rope)\b/gi, '$1 $2'],
  [/\b(?:cutting|trimming|washing|brushing|combing|braiding) ((?:an?|the|his|her) [a-z]+)'s (?:hair|beard)\b/gi, 'grooming $1'],
  [/\b((?:biting|kissing|grabbing|licking|bandaging|touching|holding|pulling|scratching) (?:an?|the|his|her) [a-z]+)'s (?:leg|arm|hand|foot|neck|tail|ear|nose|head|cheek|finger)\b/gi, '$1'],
  [/\b(?:making|forming) a heart(?: shape)?(?: with their necks)?\b/gi, 'kissing'],
  [/\bopening (an?|the|his|her) ((?:[a-z]+ )?chest)\b/gi, 'opening $1 open $2'],
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
  [new RegExp(`\\bplaying (?:${GAMES})(?: together)?(?: (?:at|on|around) (?:an? |the )?(?:[a-z]+ )?table)?(?=$|[ ,])`, 'gi'), 'gaming'],
  [/\bhaving (?:a )?tea ?party\b|\btea party with\b/gi, 'drinking tea at a table'],
  [/\bplaying (?:soccer|football|ball|volleyball)\b/gi, 'playing football'],
  [/\b(?:having|in) an? snowball fight\b/gi, 'snowballing'],
  [/\b(?:having|in) an? (?:fight|brawl|fist ?fight|bar fight|sword ?fight|duel)\b/gi, 'fighting'],
  [/\bplaying (?:tag|hide and seek|catch me)\b/gi, 'chasing each other'],
  [/\bjump(?:ing|s) (?:up )?(?:to|for a) (?:slam )?dunk\b|\b(?:slam )?dunk(?:ing|s)\b(?: (?:a|the) (?:ball|basketball))?/gi, 'jumping'],
  [/\b(?:jumping|skipping) (?:a )?(?:rope|ropes)\b/gi, 'skipping rope'],
  [/\bhaving an? (?:argument|quarrel|row)\b|\bquarrelling\b|\bquarreling\b|\bbickering\b/gi, 'arguing'],
  [/\b(?:taking|having) a bath\b/gi, 'in a bathtub'],
  [/\bgetting married\b/gi, 'holding hands'],
  [/\b(?:a )?(?:deck|ship) of a (?=ship|boat)/gi, ''],
  // who looks on, stands there
  [/\b(watching|looking on|standing by|waiting)(?=\s*(?:$|,))/gi, ''],
  [/\bpiggyback(?:ing)?\b/gi, 'on his shoulders'],
]; // biome-ignore format: a table

export const inPlainTurns = (text: string): string =>
  TURNS.reduce((said, [from, to]) => said.replace(from, to as string), text).replace(
    KIN_WORD,
    (word) => KIN[word.toLowerCase()]!,
  );
