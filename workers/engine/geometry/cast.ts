import type { MaterialRef } from './materials.ts';

/**
 * A humanoid by word: what it is and what it wears when nothing else is said.
 * `wears`: 'piece', 'piece:material' or 'piece:material|trim'; materials '$' the main colour, '$2' the second, '@' the skin.
 */
export interface HumanoidConcept {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly species?: string;
  /** Main garment's material; the first is the usual one, the seed may pick another, a colour of the brief wins. */
  readonly main?: readonly MaterialRef[];
  readonly second?: readonly MaterialRef[];
  readonly wears: readonly string[];
  /** Hair styles to pick from; absent: by build words. */
  readonly hair?: readonly string[];
  readonly hairColours?: readonly MaterialRef[];
  readonly skins?: readonly MaterialRef[];
  readonly eyes?: MaterialRef;
  /** Build words that belong to the concept. */
  readonly build?: readonly string[];
  /** Worn when the seed says so: small things that nobody mentioned. */
  readonly perhaps?: readonly string[];
  /** Arms stretched forward. */
  readonly pose?: 'zombie';
}

const ROBES = ['blue', 'purple', 'crimson', 'forest', 'navy', 'teal'];
const TUNICS = ['green', 'blue', 'red', 'brown_cloth', 'teal', 'purple', 'orange'];
const DRESSES = ['rose', 'violet', 'teal', 'blue', 'yellow', 'crimson', 'cloth'];
const LONG = ['long-hair', 'shoulder-hair', 'braids', 'ponytail', 'bun', 'curly-hair'];
const WHITE_HAIR = ['white', 'grey'];

const rows: readonly HumanoidConcept[] = [
  // people of no trade
  { id: 'person', aliases: ['character', 'villager', 'human', 'man', 'npc', 'commoner', 'townsperson', 'citizen', 'guy', 'people', 'boy', 'father', 'brother'], main: TUNICS, wears: ['tunic:$', 'trousers', 'boots', 'belt'], perhaps: ['scarf', 'satchel', 'vest'] },
  { id: 'woman', aliases: ['lady', 'girl', 'maiden', 'townswoman', 'peasant woman', 'mother', 'sister'], main: ['blue', 'green', 'crimson', 'purple', 'teal'], wears: ['simple-dress:$', 'shoes', 'belt'], hair: LONG, build: ['female'] },
  { id: 'child', aliases: ['kid', 'toddler', 'little boy', 'little girl', 'schoolboy'], main: ['red', 'yellow', 'teal', 'green'], wears: ['shirt:$', 'shorts', 'shoes'], build: ['child'], perhaps: ['cap', 'scarf', 'backpack'] },
  { id: 'old-man', aliases: ['elder', 'grandfather', 'old man', 'sage', 'hermit', 'grandpa'], main: ['brown_cloth', 'navy', 'forest'], wears: ['plain-robe:$', 'crook', 'beard-long', 'belt'], hair: ['balding', 'tonsure'], hairColours: WHITE_HAIR, build: ['old'] },
  { id: 'old-woman', aliases: ['grandmother', 'old woman', 'granny', 'crone', 'grandma'], main: ['purple', 'brown_cloth', 'forest'], wears: ['simple-dress:$', 'scarf', 'shoes'], hair: ['bun'], hairColours: WHITE_HAIR, build: ['old', 'female'] },
  { id: 'adventurer', aliases: ['hero', 'explorer', 'traveler', 'traveller', 'protagonist', 'heroine', 'main character', 'wanderer'], main: TUNICS, wears: ['tunic:$', 'trousers', 'boots', 'belt', 'sword', 'backpack'], hair: ['spiky-hair', 'messy-hair', 'short-hair', 'ponytail'], perhaps: ['scarf', 'short-cape', 'bracers'] },
  // fighters
  { id: 'knight', aliases: ['crusader', 'cavalier', 'chevalier', 'armored knight', 'holy knight'], second: ['red', 'blue', 'forest', 'purple'], wears: ['helmet', 'plate-armor', 'greaves', 'sabatons', 'gauntlets', 'pauldrons', 'belt', 'sword', 'shield:$2'], perhaps: ['cape:$2'] },
  { id: 'paladin', aliases: ['templar', 'holy warrior'], second: ['cloth', 'blue'], wears: ['plate-armor:gold', 'greaves', 'sabatons:gold', 'gauntlets:gold', 'pauldrons:gold', 'cape:$2', 'warhammer:gold', 'shield:$2'], hair: ['short-hair', 'long-hair'], hairColours: ['blond', 'brunette'] },
  { id: 'dark-knight', aliases: ['death knight', 'black knight', 'dark knight', 'chaos knight', 'blackguard'], main: ['dark_metal'], second: ['crimson', 'purple'], wears: ['great-helm:$', 'plate-armor:$', 'greaves:$', 'sabatons:$', 'gauntlets:$', 'spiked-pauldrons:$', 'cape:$2', 'greatsword:iron|crimson'] },
  { id: 'soldier', aliases: ['guard', 'city guard', 'footman', 'infantry', 'sentry', 'watchman', 'man at arms'], second: ['blue', 'red', 'green'], wears: ['helmet', 'chainmail', 'trousers', 'boots', 'belt', 'spear', 'round-shield:$2|steel'] },
  { id: 'warrior', aliases: ['fighter', 'swordsman', 'mercenary', 'champion', 'swordswoman', 'duelist'], main: ['leather', 'brown_cloth', 'crimson'], wears: ['leather-armor:$', 'trousers', 'boots', 'belt', 'pauldrons:iron', 'bracers', 'sword'], perhaps: ['scarf', 'cape', 'headband'] },
  { id: 'barbarian', aliases: ['berserker', 'savage', 'tribal warrior', 'caveman', 'brute', 'conan'], wears: ['bare-chest', 'loincloth', 'boots:brunette', 'fur-mantle', 'belt', 'bracers', 'double-axe'], hair: ['long-hair', 'messy-hair'], hairColours: ['brunette', 'black', 'ginger'], build: ['muscular'], perhaps: ['beard'] },
  { id: 'viking', aliases: ['norseman', 'norse warrior', 'raider'], main: ['brown_cloth', 'crimson', 'blue'], wears: ['horned-helmet', 'tunic:$', 'fur-mantle', 'trousers', 'boots', 'belt', 'axe', 'round-shield', 'beard'], hairColours: ['ginger', 'blond'], build: ['strong'] },
  { id: 'samurai', aliases: ['ronin', 'bushi', 'shogun'], main: ['crimson', 'navy', 'charcoal'], wears: ['horned-helmet:charcoal|gold', 'scale-armor:$', 'trousers:charcoal', 'sandals', 'katana', 'sash:charcoal'] },
  { id: 'ninja', aliases: ['shinobi', 'assassin ninja', 'kunoichi'], main: ['charcoal', 'navy', 'crimson'], second: ['red', 'cloth', 'purple'], wears: ['ninja-mask:$|red', 'gi:$', 'trousers:$', 'boots:black_cloth', 'gloves:black_cloth', 'sash:$2', 'katana'] },
  { id: 'gladiator', aliases: ['arena fighter', 'roman', 'legionary', 'centurion', 'roman soldier', 'spartan'], wears: ['plumed-helmet:bronze', 'bare-chest', 'loincloth:crimson', 'sandals', 'bracers', 'pauldrons:bronze', 'sword', 'round-shield:bronze'], build: ['strong'] },
  { id: 'valkyrie', aliases: ['shield maiden', 'amazon', 'warrior woman', 'female knight'], main: ['cloth', 'blue'], wears: ['tiara', 'plate-armor', 'greaves:$', 'boots', 'gauntlets', 'feather-wings', 'spear', 'round-shield:gold'], hair: ['braids', 'long-hair'], hairColours: ['blond', 'ginger'], build: ['female'] },
  // bows and shadows
  { id: 'archer', aliases: ['bowman', 'hunter', 'ranger', 'huntress', 'scout', 'robin hood', 'marksman'], main: ['green', 'forest', 'brown_cloth'], wears: ['feathered-cap:$', 'tunic:$', 'trousers', 'boots', 'belt', 'bracers', 'bow', 'quiver'], perhaps: ['short-cape:$'] },
  { id: 'thief', aliases: ['rogue', 'burglar', 'robber', 'pickpocket', 'smuggler', 'scoundrel'], main: ['charcoal', 'forest', 'brown_cloth'], wears: ['hood:$', 'leather-armor', 'trousers:charcoal', 'boots', 'gloves', 'pouch', 'dagger', 'face-mask'] },
  { id: 'assassin', aliases: ['hitman', 'killer', 'shadow', 'hooded figure', 'cultist assassin'], main: ['cloth', 'charcoal', 'crimson'], wears: ['hood:$', 'coat:$', 'trousers:charcoal', 'boots', 'bracers', 'sash', 'dagger'] },
  { id: 'bandit', aliases: ['outlaw', 'brigand', 'highwayman', 'thug', 'marauder'], main: ['leather', 'brown_cloth'], wears: ['bandana', 'vest:$', 'trousers', 'boots', 'belt', 'face-mask:red', 'katana'], hair: ['messy-hair', 'short-hair'] },
  // magic and faith
  { id: 'wizard', aliases: ['mage', 'sorcerer', 'magician', 'warlock', 'archmage', 'merlin', 'gandalf', 'spellcaster'], main: ROBES, wears: ['wizard-hat:$', 'robe:$', 'beard-long', 'belt', 'staff'], hair: ['long-hair', 'shoulder-hair'], hairColours: WHITE_HAIR, eyes: 'blue' },
  { id: 'witch', aliases: ['sorceress', 'enchantress', 'hag', 'female mage', 'female wizard'], main: ['purple', 'charcoal', 'forest', 'crimson'], wears: ['wizard-hat:$', 'dress:$', 'shoes', 'belt', 'broom'], hair: ['long-hair', 'curly-hair', 'braids'], hairColours: ['ginger', 'black', 'violet', 'white'], build: ['female'], eyes: 'green' },
  { id: 'necromancer', aliases: ['lich', 'dark mage', 'dark wizard', 'evil wizard', 'reaper mage'], main: ['charcoal', 'purple', 'navy'], wears: ['hood:$', 'robe:$', 'necklace', 'skull-staff'], skins: ['vampire', 'pale'], eyes: 'eye_red' },
  { id: 'cultist', aliases: ['acolyte', 'dark priest', 'occultist', 'fanatic'], main: ['crimson', 'purple', 'charcoal'], wears: ['hood:$', 'robe:$', 'dagger', 'sash'] },
  { id: 'druid', aliases: ['shaman', 'nature mage', 'forest guardian', 'witch doctor'], main: ['forest', 'brown_cloth', 'green'], wears: ['antlers', 'plain-robe:$', 'fur-mantle', 'belt', 'crook', 'beard'], hair: ['long-hair', 'braids'], hairColours: ['brunette', 'grey', 'ginger'] },
  { id: 'priest', aliases: ['cleric', 'healer', 'bishop', 'pope', 'father priest', 'white mage'], main: ['cloth', 'paper'], wears: ['robe:$|gold', 'necklace', 'mace:gold'], hair: ['short-hair', 'tonsure', 'side-part'] },
  { id: 'nun', aliases: ['priestess', 'sister nun', 'abbess'], main: ['charcoal'], wears: ['hood:$', 'plain-robe:$', 'necklace', 'book'], build: ['female'] },
  { id: 'monk', aliases: ['friar', 'brother monk', 'abbot', 'pilgrim'], main: ['brown_cloth', 'orange', 'crimson'], wears: ['plain-robe:$', 'sash:linen', 'sandals', 'quarterstaff'], hair: ['tonsure'] },
  { id: 'martial-artist', aliases: ['karateka', 'kung fu fighter', 'brawler', 'boxer', 'fist fighter', 'street fighter'], main: ['cloth', 'orange', 'navy'], wears: ['gi:$', 'trousers:$', 'sash:charcoal', 'headband', 'bracers:cloth'], hair: ['spiky-hair', 'short-hair', 'topknot'] },
  { id: 'alchemist', aliases: ['scientist', 'chemist', 'apothecary', 'professor', 'doctor', 'inventor', 'mad scientist'], main: ['cloth', 'teal'], wears: ['coat:$', 'trousers:charcoal', 'shoes', 'glasses', 'gloves', 'potion'], hair: ['messy-hair', 'balding', 'afro'], hairColours: ['grey', 'brunette', 'white'] },
  { id: 'plague-doctor', aliases: ['plague physician', 'beak doctor'], main: ['charcoal', 'brown_cloth'], wears: ['cowboy-hat:$', 'plague-mask', 'coat:$|charcoal', 'trousers:$', 'boots:dark_leather', 'gloves', 'cloak:$', 'crook'] },
  // court
  { id: 'king', aliases: ['monarch', 'emperor', 'ruler', 'sultan'], main: ['purple', 'crimson', 'blue'], wears: ['crown', 'robe:$|gold', 'cape:$2', 'fur-mantle:cloth', 'beard', 'belt:gold', 'mace:gold'], second: ['red', 'crimson', 'navy'], hair: ['shoulder-hair', 'short-hair'], hairColours: ['brunette', 'grey', 'white', 'blond'] },
  { id: 'queen', aliases: ['empress', 'female ruler'], main: ['crimson', 'purple', 'blue', 'teal'], second: ['navy', 'red'], wears: ['crown', 'dress:$|gold', 'cape:$2', 'necklace', 'mace:gold'], hair: ['bun', 'long-hair'], build: ['female'] },
  { id: 'prince', aliases: ['noble', 'nobleman', 'lord', 'duke', 'baron', 'count'], main: ['blue', 'crimson', 'teal'], second: ['red', 'purple'], wears: ['tiara:gold', 'coat:$', 'trousers:cloth', 'boots', 'short-cape:$2', 'rapier'], hair: ['short-hair', 'side-part', 'shoulder-hair'] },
  { id: 'princess', aliases: ['noblewoman', 'duchess', 'countess', 'bride'], main: DRESSES, wears: ['crown|sapphire', 'dress:$', 'gloves:cloth', 'belt:gold'], hair: ['long-hair', 'curly-hair', 'braids', 'pigtails'], hairColours: ['ginger', 'blond', 'brunette', 'black'], build: ['female'], eyes: 'blue' },
  { id: 'jester', aliases: ['clown', 'fool', 'harlequin', 'mime'], main: ['purple', 'red', 'yellow'], wears: ['santa-hat:$|gold', 'striped-shirt:yellow', 'trousers:$', 'shoes:yellow', 'scarf:$'] },
  { id: 'bard', aliases: ['minstrel', 'musician', 'singer', 'troubadour'], main: ['crimson', 'purple', 'teal', 'orange'], wears: ['feathered-cap:$|cloth', 'tunic:$', 'trousers:charcoal', 'boots', 'belt', 'short-cape:$', 'lute'] },
  // sea and frontier
  { id: 'pirate', aliases: ['buccaneer', 'corsair', 'pirate captain', 'captain', 'privateer'], main: ['crimson', 'navy', 'forest'], wears: ['tricorn', 'coat:$', 'trousers:linen', 'boots:dark_leather', 'belt', 'katana', 'beard'], hair: ['ponytail', 'shoulder-hair', 'braids'], hairColours: ['black', 'brunette'], skins: ['tan', 'skin'], perhaps: ['eyepatch', 'necklace'] },
  { id: 'sailor', aliases: ['seaman', 'fisherman', 'deckhand', 'navy'], main: ['navy', 'red'], wears: ['cap:cloth|navy', 'striped-shirt', 'trousers:$', 'shoes'], perhaps: ['beard', 'rod'] },
  { id: 'cowboy', aliases: ['gunslinger', 'sheriff', 'rancher', 'cowgirl', 'bounty hunter', 'desperado'], main: ['linen', 'blue', 'red'], wears: ['cowboy-hat', 'open-vest', 'trousers:denim', 'boots', 'belt', 'scarf', 'pistol'], perhaps: ['moustache', 'stubble'] },
  // work
  { id: 'farmer', aliases: ['peasant', 'gardener', 'rancher farmer', 'field worker', 'scarecrow farmer'], wears: ['straw-hat', 'overalls', 'trousers:denim', 'boots', 'trident'], skins: ['tan', 'skin'], perhaps: ['beard', 'scarf'] },
  { id: 'blacksmith', aliases: ['smith', 'armorer', 'metalworker', 'forger'], wears: ['apron', 'trousers:charcoal', 'boots:dark_leather', 'gloves', 'hammer', 'beard'], hair: ['balding', 'cropped-hair', 'short-hair'], build: ['strong'] },
  { id: 'miner', aliases: ['prospector', 'digger', 'dwarf miner'], main: ['orange', 'yellow', 'blue'], wears: ['helmet:yellow|eye_glow', 'shirt:$', 'trousers:denim', 'boots', 'gloves', 'pickaxe', 'belt'], perhaps: ['beard', 'lantern'] },
  { id: 'lumberjack', aliases: ['woodcutter', 'logger', 'woodsman'], main: ['red'], wears: ['beanie:charcoal', 'striped-shirt:$', 'trousers:denim', 'boots', 'axe', 'beard'], build: ['strong'] },
  { id: 'merchant', aliases: ['trader', 'shopkeeper', 'vendor', 'peddler', 'innkeeper', 'bartender', 'tavern keeper', 'salesman'], main: ['teal', 'purple', 'crimson'], wears: ['beret:$', 'coat:$|gold', 'trousers', 'shoes', 'pouch', 'backpack', 'moustache'], build: ['chubby'] },
  { id: 'chef', aliases: ['cook', 'baker', 'butcher'], wears: ['chef-hat', 'apron:cloth', 'trousers:charcoal', 'shoes', 'ladle', 'moustache', 'scarf'], build: ['chubby'] },
  { id: 'maid', aliases: ['servant', 'waitress', 'housekeeper', 'barmaid'], main: ['charcoal', 'navy'], wears: ['simple-dress:$', 'headband:cloth', 'shoes', 'broom'], hair: ['bob', 'bun', 'pigtails'], build: ['female'] },
  { id: 'butler', aliases: ['waiter', 'gentleman', 'businessman', 'spy', 'detective', 'agent', 'mafia boss', 'groom'], main: ['charcoal', 'navy'], wears: ['jacket:$', 'trousers:$', 'shoes', 'tie'], hair: ['side-part'], perhaps: ['top-hat', 'moustache', 'glasses'] },
  { id: 'police', aliases: ['police officer', 'policeman', 'cop', 'security guard'], main: ['navy', 'blue'], wears: ['cap:$|charcoal', 'shirt:$', 'trousers:$', 'shoes', 'belt', 'tie:charcoal'] },
  { id: 'student', aliases: ['schoolgirl', 'school girl', 'teenager', 'teen', 'nerd', 'librarian', 'teacher', 'scholar'], main: ['navy', 'crimson', 'forest'], wears: ['jacket:$', 'trousers:charcoal', 'shoes', 'backpack'], hair: ['messy-hair', 'bob', 'ponytail', 'side-part'], perhaps: ['glasses', 'book'] },
  { id: 'mechanic', aliases: ['engineer', 'plumber', 'construction worker', 'builder', 'handyman', 'carpenter', 'steampunk engineer'], main: ['red', 'orange', 'blue'], wears: ['cap:$', 'shirt:$', 'overalls:$', 'trousers:denim', 'boots', 'gloves', 'wrench'] },
  { id: 'astronaut', aliases: ['spaceman', 'cosmonaut', 'space marine', 'space explorer'], main: ['cloth', 'orange'], wears: ['great-helm:cloth|cloth', 'spacesuit:$', 'trousers:$', 'boots:$', 'gloves:$', 'backpack:$'] },
  { id: 'army-soldier', aliases: ['modern soldier', 'marine', 'commando', 'sniper', 'trooper', 'military'], main: ['#5a6640', '#70643c'], wears: ['helmet:$|$', 'vest:$', 'trousers:$', 'boots:dark_leather', 'belt', 'rifle'] },
  { id: 'santa', aliases: ['santa claus', 'father christmas', 'saint nicholas'], wears: ['santa-hat', 'coat:red|cloth', 'trousers:red', 'boots:charcoal', 'belt:charcoal', 'beard-long:white', 'gloves:charcoal'], hair: ['short-hair'], hairColours: ['white'], build: ['fat'] },
  { id: 'superhero', aliases: ['super hero', 'caped hero', 'vigilante', 'superheroine'], main: ['blue', 'red', 'charcoal'], second: ['red', 'yellow'], wears: ['shirt:$', 'trousers:$', 'boots:$2', 'gloves:$2', 'belt:gold', 'cape:$2', 'face-mask:$2'], hair: ['side-part', 'short-hair'], build: ['strong'] },
  // peoples
  { id: 'elf', aliases: ['elven archer', 'wood elf', 'elf ranger', 'elven warrior'], species: 'elf', main: ['green', 'forest', 'teal'], wears: ['tunic:$', 'trousers', 'boots', 'belt', 'bracers', 'bow', 'quiver'], hair: ['long-hair', 'braids', 'ponytail'], hairColours: ['blond', 'white', 'brunette'] },
  { id: 'dark-elf', aliases: ['drow'], species: 'dark-elf', main: ['charcoal', 'purple'], wears: ['leather-armor:$', 'trousers:charcoal', 'boots:dark_leather', 'cloak:$', 'dagger'], hair: ['long-hair', 'ponytail'], hairColours: ['white'] },
  { id: 'dwarf', aliases: ['dwarven warrior', 'dwarf fighter'], species: 'dwarf', main: ['brown_cloth', 'crimson', 'blue'], wears: ['horned-helmet', 'chainmail', 'trousers', 'boots', 'belt', 'axe'], hairColours: ['ginger', 'brunette', 'grey'] },
  { id: 'gnome', aliases: ['garden gnome', 'leprechaun', 'tinkerer'], species: 'dwarf', main: ['blue', 'green', 'red'], wears: ['santa-hat:$2|$2', 'tunic:$', 'trousers', 'boots', 'belt'], second: ['red', 'green'], hairColours: ['white', 'ginger'], build: ['small'] },
  { id: 'halfling', aliases: ['hobbit'], species: 'halfling', main: ['forest', 'yellow', 'brown_cloth'], wears: ['open-vest:$', 'trousers', 'scarf', 'backpack'], hair: ['curly-hair'], hairColours: ['brunette', 'ginger'] },
  { id: 'angel', aliases: ['seraph', 'guardian angel', 'cherub'], species: 'angel', main: ['cloth', 'paper'], wears: ['robe:$|gold', 'sandals'], hair: ['long-hair', 'curly-hair'], hairColours: ['blond', 'white'] },
  { id: 'fairy', aliases: ['pixie', 'faerie', 'tinkerbell', 'nymph', 'sprite fairy'], species: 'fairy', main: ['green', 'rose', 'violet', 'teal'], wears: ['simple-dress:$', 'shoes', 'wand'], hair: ['bun', 'pigtails', 'bob'], hairColours: ['blond', 'pink', 'ginger'], build: ['female'] },
  { id: 'vampire', aliases: ['dracula', 'vampire lord', 'count dracula'], species: 'vampire', main: ['charcoal', 'crimson'], wears: ['high-collar-cape', 'jacket:$', 'trousers:charcoal', 'shoes', 'bow-tie'], hair: ['side-part'], hairColours: ['black'] },
  // monsters
  { id: 'orc', aliases: ['orc warrior', 'orc warlord', 'orc chieftain', 'half-orc'], species: 'orc', wears: ['bare-chest:@', 'loincloth:brown_cloth', 'boots:dark_leather', 'pauldrons:dark_metal', 'bracers:dark_metal', 'belt:dark_leather', 'double-axe'], hair: ['mohawk', 'topknot'], hairColours: ['black'] },
  { id: 'troll', aliases: ['ogre', 'cave troll', 'giant monster', 'cyclops'], species: 'troll', wears: ['bare-chest:@', 'loincloth', 'club', 'belt:dark_leather'] },
  { id: 'goblin', aliases: ['goblin thief', 'goblin warrior', 'gremlin', 'hobgoblin'], species: 'goblin', wears: ['vest', 'trousers', 'belt:dark_leather', 'dagger'], perhaps: ['hood:brown_cloth', 'bandana'] },
  { id: 'skeleton', aliases: ['skeleton warrior', 'undead warrior', 'skeleton soldier', 'bones'], species: 'skeleton', wears: ['ribs:@', 'sword:iron|bronze', 'round-shield'], perhaps: ['helmet:iron|bronze'] },
  { id: 'zombie', aliases: ['undead', 'ghoul', 'walker', 'infected', 'revenant'], species: 'zombie', main: ['purple', 'brown_cloth', 'denim', 'crimson'], wears: ['rags:$', 'trousers'], hair: ['balding', 'messy-hair'], hairColours: ['black', 'brunette'], pose: 'zombie' },
  { id: 'mummy', aliases: ['pharaoh mummy', 'mummified'], species: 'mummy', wears: ['bare-chest:@'], pose: 'zombie' },
  { id: 'ghost', aliases: ['spirit', 'phantom', 'specter', 'wraith', 'poltergeist'], species: 'ghost', wears: [] },
  { id: 'reaper', aliases: ['grim reaper', 'death', 'soul reaper'], species: 'skeleton', main: ['charcoal', 'black_cloth'], wears: ['hood:$', 'plain-robe:$', 'scythe'] },
  { id: 'demon', aliases: ['devil', 'fiend', 'imp', 'satan', 'succubus', 'incubus'], species: 'demon', wears: ['bare-chest:@', 'loincloth:charcoal', 'bracers:dark_metal', 'trident:dark_metal|dark_metal'] },
  { id: 'robot', aliases: ['android', 'droid', 'mech', 'cyborg', 'automaton'], species: 'robot', main: ['orange', 'blue', 'red', 'green', 'yellow'], wears: ['robot-body:$', 'trousers:iron', 'boots:$', 'gloves:$'] },
  { id: 'golem', aliases: ['stone golem', 'rock monster', 'living statue', 'rock golem', 'clay golem', 'ice golem'], species: 'golem', wears: ['bare-chest:@'] },
  { id: 'alien', aliases: ['extraterrestrial', 'martian', 'grey alien'], species: 'alien', main: ['blue', 'violet', 'steel'], wears: ['spacesuit:$', 'trousers:$', 'boots', 'pistol'] },
  // animal folk
  { id: 'catfolk', aliases: ['cat person', 'catgirl', 'cat girl', 'catboy', 'cat warrior'], species: 'catfolk', main: TUNICS, wears: ['tunic:$', 'trousers', 'boots', 'belt'] },
  { id: 'werewolf', aliases: ['wolfman', 'lycan', 'wolf person', 'gnoll'], species: 'wolffolk', wears: ['bare-chest:@', 'trousers:denim', 'belt'] },
  { id: 'foxfolk', aliases: ['fox person', 'kitsune', 'fox girl', 'fox ninja'], species: 'foxfolk', main: ['cloth', 'crimson', 'teal'], wears: ['kimono:$', 'katana'] },
  { id: 'bearfolk', aliases: ['bear person', 'werebear', 'bear warrior'], species: 'bearfolk', main: ['brown_cloth', 'red', 'blue'], wears: ['vest:$', 'trousers', 'belt', 'axe'] },
  { id: 'rabbitfolk', aliases: ['bunny', 'bunny girl', 'rabbit person', 'easter bunny', 'rabbit knight'], species: 'rabbitfolk', main: ['blue', 'green', 'red'], wears: ['jacket:$', 'trousers', 'shoes', 'bow-tie'] },
  { id: 'mousefolk', aliases: ['ratman', 'rat person', 'mouse knight', 'mouse person', 'ratfolk'], species: 'mousefolk', main: ['brown_cloth', 'green', 'blue'], wears: ['tunic:$', 'belt', 'rapier', 'short-cape'] },
  { id: 'pigfolk', aliases: ['pigman', 'pig person', 'boar man'], species: 'pigfolk', main: ['brown_cloth', 'denim'], wears: ['vest:$', 'trousers:denim', 'club'] },
  { id: 'minotaur', aliases: ['bull man', 'bullman', 'tauren', 'cowfolk'], species: 'minotaur', wears: ['bare-chest:@', 'loincloth', 'belt', 'bracers', 'double-axe'] },
  { id: 'lizardfolk', aliases: ['lizardman', 'lizard person', 'dragonborn', 'reptilian', 'kobold', 'snake man'], species: 'lizardfolk', main: ['brown_cloth', 'crimson'], wears: ['vest:$', 'loincloth', 'belt', 'spear', 'round-shield'] },
  { id: 'frogfolk', aliases: ['frog person', 'frogman', 'frog knight', 'toad man'], species: 'frogfolk', main: ['blue', 'red', 'cloth'], wears: ['vest:$', 'belt', 'spear'] },
  { id: 'birdfolk', aliases: ['bird person', 'birdman', 'crow man', 'owl person', 'harpy'], species: 'birdfolk', main: ['brown_cloth', 'purple', 'forest'], wears: ['tunic:$', 'belt', 'spear'] },
];

/** Humanoids by concept id. */
export const HUMANOID_CONCEPTS: Readonly<Record<string, HumanoidConcept>> = Object.fromEntries(rows.map((c) => [c.id, c]));
