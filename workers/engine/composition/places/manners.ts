/**
 * Whose a place is, and of which world: "desert bazaar", "orc camp", "haunted hospital", "steampunk workshop". A row changes any place that it
 * is said of: the ground and the sky under open sky, the walls of rooms, what homes, trees and people are there, what is added and left away.
 */
import { S } from './grounds.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

export interface Manner {
  /** Said before the place's name: adjectives, peoples, owners. */
  readonly words: readonly string[];
  /** Of places under open sky: what of their backdrop changes. */
  readonly scene?: Partial<PlaceRow['scene']>;
  readonly path?: string;
  /** Of rooms: [base, joint, light] of the walls, and the floor. */
  readonly walls?: readonly [string, string, string];
  readonly floor?: readonly [string, string, string];
  readonly built?: NonNullable<PlaceRow['scene']['wall']>;
  /** What stands for houses, trees, bushes, people, lamps and tents; by turns. */
  readonly homes?: string;
  readonly trees?: string;
  readonly bushes?: string;
  readonly people?: string;
  readonly lamps?: string;
  readonly tents?: string;
  /** Others for others. */
  readonly swap?: Readonly<Record<string, string>>;
  /** What is not there. */
  readonly drop?: RegExp;
  /** Comes to it under open sky; in rooms. */
  readonly add?: readonly PlaceThings[];
  readonly inside?: readonly PlaceThings[];
  readonly features?: readonly string[];
  readonly insideFeatures?: readonly string[];
  readonly time?: PlaceRow['time'];
  readonly weather?: PlaceRow['weather'];
  readonly ambient?: number;
  /** Light where no lamp shines, in rooms. */
  readonly dim?: number;
  readonly leaves?: string;
  readonly frame?: PlaceRow['frame'];
  readonly underwater?: true;
}

const HOMES =
  /^(?:house|cottage|log-cabin|hut|bakery|blacksmith-shop|item-shop|potion-shop|weapon-shop|medieval-inn|tavern|cafe|apartment-building|office-building|bookstore|hotel|flower-shop|farmhouse|barracks)$/;
const TREES = /^(?:tree|pine-tree|autumn-tree|willow|oak-tree|apple-tree)$/;
const GRASSY: NonNullable<Manner['scene']> = {
  ground: ['#6c9c4c', '#84b05c', '#527c40'],
  texture: 'grass',
  accent: '#d8d0a0',
};
const SAND: NonNullable<Manner['scene']> = { ...pick('desert'), skylines: [['dunes', '#d8b880', 0.3]] };
const WASTE: NonNullable<Manner['scene']> = {
  sky: ['#8c7c74', '#b09c84', '#d8c49c'],
  lights: [],
  ground: ['#84786c', '#948878', '#6c6258'],
  texture: 'cracks',
  accent: '#54493f',
  skylines: [
    ['city', '#8c8078', 0.6],
    ['city', '#6c6460', 0.3],
  ],
};

function pick(id: keyof typeof S): NonNullable<Manner['scene']> {
  const { sky, lights, glow, skylines, ground, texture, accent } = S[id];
  return {
    sky,
    ...(lights ? { lights } : {}),
    ...(glow ? { glow } : {}),
    ...(skylines ? { skylines } : {}),
    ground,
    texture,
    ...(accent ? { accent } : {}),
  };
}

export const MANNERS: Readonly<Record<string, Manner>> = {
  desert: { words: ['desert', 'oasis', 'arabian', 'persian', 'arabic', 'middle eastern', 'sandy', 'moroccan', 'nomad', 'marrakech', 'marrakesh', 'morocco', 'arabia', 'baghdad', 'persia', 'tunisia', 'damascus', 'arab'], scene: SAND, path: '#dcbc8c', walls: ['#d8b07c', '#bc9464', '#e8c898'], floor: ['#c09460', '#d0a470', '#a88050'], built: 'blocks', homes: 'adobe-house mosque adobe-house', trees: 'palm-tree', bushes: 'cactus', people: 'desert nomad', swap: { barrel: 'clay-pot', windmill: 'mosque', chicken: 'clay-pot', flower: 'cactus' }, add: [['mid', 'beast:camel', 1, 'edges', 1], ['front', 'vase basket', 2, 'edges', 1]], inside: [['front', 'vase', 2, 'edges', 1], ['hang', 'lantern', 2, 'row', 0.6]], frame: 'none' },
  egyptian: { words: ['egyptian', 'pharaoh', 'mummy', "pharaoh's", 'egypt', 'cairo', 'luxor'], scene: SAND, path: '#dcbc8c', walls: ['#c89c64', '#a87c4c', '#dcb47c'], floor: ['#b88c58', '#c89c68', '#a07848'], built: 'blocks', homes: 'adobe-house', trees: 'palm-tree', bushes: 'cactus', people: 'egyptian', add: [['far', 'pyramid', 1, 'scatter', 0.7], ['mid', 'obelisk', 1, 'edges', 0.9], ['front', 'vase', 1, 'edges', 1]], inside: [['back', 'sarcophagus', 2, 'pairs', 1], ['front', 'vase', 2, 'edges', 1]], frame: 'none' },
  winter: { words: ['snowy', 'frozen', 'winter', 'snow', 'icy', 'arctic', 'ice'], walls: ['#6c9cc4', '#4c7ca8', '#94bcd8'], floor: ['#a8d0e4', '#c4e4f0', '#8cb8d4'], trees: 'pine-tree', inside: [['front', 'snow:rock', 1, 'edges', 1], ['back', 'glow:crystal', 2, 'edges', 0.9]] },
  messy: { words: ['messy', 'untidy', 'cluttered', 'chaotic'], inside: [['mid', 'art:clothes', 2, 'scatter', 1], ['front', 'art:papers', 2, 'scatter', 1], ['front', 'art:clothes', 2, 'edges', 1.1]] },
  gamer: { words: ['gamer', 'gaming', "gamer's", 'teen gamer', "teen gamer's", 'streamer', "streamer's"], walls: ['#4c4878', '#3c3864', '#5e5a90'], floor: ['#5c5468', '#6c6478', '#4c4458'], insideFeatures: ['led strips'], swap: { 'teddy-bear': 'game-controller', 'set:table+candle+book': 'set:table+computer+mug' }, inside: [['wall', 'painting', 1, 'edges', 0.8]] },
  christmas: { words: ['christmas', 'xmas', 'holiday', 'festive'], trees: 'christmas-tree pine-tree', lamps: 'street-lamp', add: [['mid', 'christmas-tree', 1, 'edges', 1], ['mid', 'snowman', 1, 'edges', 0.9], ['front', 'gift', 2, 'edges', 1]], weather: ['snow'], inside: [['back', 'christmas-tree', 1, 'edges', 0.9], ['mid', 'gift', 2, 'edges', 0.9], ['wall', 'wreath', 1, 'edges', 0.8]] },
  underwater: { words: ['underwater', 'sunken', 'undersea', 'atlantis', 'atlantean', 'mermaid', 'submerged', 'aquatic', 'deep sea'], underwater: true, scene: pick('underwater'), walls: ['#3c7490', '#2c5c78', '#5494ac'], floor: ['#4c8c94', '#5c9ca0', '#3c7480'], trees: 'seaweed', bushes: 'coral', people: 'mermaid', drop: /^(?:beast:|art:gull|bat|lantern|street-lamp|wall-torch|torch|campfire|chicken|flower|grass|cart|person:)/, add: [['back', 'coral seaweed', 3, 'edges', 1], ['mid', 'coral seaweed', 3, 'edges', 1.1], ['front', 'coral seaweed', 4, 'edges', 1.3], ['air', 'tropical-fish fish', 5, 'scatter', 0.9]], inside: [['mid', 'seaweed coral', 2, 'edges', 1], ['air', 'tropical-fish', 3, 'scatter', 0.9]], weather: ['rays'], frame: 'none' },
  jungle: { words: ['jungle', 'tropical', 'aztec', 'mayan', 'tribal'], scene: { ...GRASSY, skylines: [['trees', '#58907c', 0.6], ['trees', '#3c7460', 0.34]] }, homes: 'mud-hut', trees: 'palm-tree tree', leaves: 'jungle', people: 'tribal warrior', add: [['mid', 'palm-tree', 2, 'edges', 0.9], ['front', 'bush mossy-rock', 3, 'edges', 1.1], ['hang', 'art:vine', 4, 'row', 0.8]], walls: ['#6c7c60', '#586850', '#80906c'], inside: [['hang', 'art:vine', 5, 'row', 0.9], ['front', 'bush', 2, 'edges', 0.9], ['back', 'bush', 2, 'edges', 0.7]], frame: 'leaves' },
  overgrown: { words: ['overgrown'], trees: 'tree', leaves: 'jungle', drop: /^(?:person:|beast:|car$|street-lamp|cactus)/, add: [['mid', 'bush', 2, 'edges', 0.9], ['mid', 'tree', 1, 'edges', 0.8], ['front', 'bush mossy-rock', 2, 'edges', 1.1]], walls: ['#6c7c60', '#586850', '#80906c'], inside: [['hang', 'art:vine', 6, 'row', 0.9], ['front', 'bush', 2, 'edges', 0.9], ['mid', 'bush', 2, 'edges', 0.7]], frame: 'leaves' },
  eerie: { words: ['creepy', 'eerie', 'unsettling', 'ominous', 'sinister', 'gloomy'], trees: 'dead-tree', drop: /^(?:person:|beast:|flower|chicken|potted-plant|teddy-bear)/, dim: 0.5, walls: ['#5c6460', '#48504c', '#6c7470'], floor: ['#54504c', '#605c58', '#444040'], inside: [['hang', 'art:web:l', 1, 'edges', 1], ['hang', 'art:web:r', 1, 'edges', 1]], add: [['mid', 'dead-tree', 2, 'edges', 0.9], ['hang', 'bat', 2, 'scatter', 0.6]] },
  haunted: { words: ['haunted', 'spooky', 'cursed', 'ghost', 'scary', 'horror', 'halloween'], time: 'night', trees: 'dead-tree', homes: 'haunted-house', lamps: 'jack-o-lantern', drop: /^(?:person:|beast:|flower|chicken|potted-plant|teddy-bear|tree|bush)/, add: [['mid', 'dead-tree', 2, 'edges', 0.9], ['front', 'jack-o-lantern gravestone', 2, 'edges', 1], ['hang', 'bat', 3, 'scatter', 0.7], ['air', 'ghost', 1, 'scatter', 0.8]], dim: 0.5, walls: ['#5c6460', '#48504c', '#6c7470'], floor: ['#54504c', '#605c58', '#444040'], inside: [['mid', 'ghost', 1, 'edges', 0.9], ['hang', 'art:web:l', 1, 'edges', 1], ['hang', 'art:web:r', 1, 'edges', 1], ['front', 'skull candle', 2, 'edges', 0.9]], features: ['big moon'] },
  abandoned: { words: ['abandoned', 'ruined', 'destroyed', 'derelict', 'broken', 'decayed', 'collapsed', 'apocalyptic', 'post apocalyptic', 'post-apocalyptic', 'post apocalypse', 'after the apocalypse', 'zombie apocalypse', 'zombie', 'wasteland', 'nuclear'], scene: WASTE, path: '#8c8478', homes: 'ruins ruined-tower', trees: 'dead-tree', bushes: 'bush', drop: /^(?:person:|beast:|flower|chicken|potted-plant|street-lamp|balloon)/, add: [['mid', 'rock', 2, 'edges', 0.9], ['mid', 'dead-tree', 1, 'edges', 0.8], ['front', 'rock tire', 2, 'edges', 1]], dim: 0.68, walls: ['#80847c', '#686c66', '#949890'], floor: ['#6c6a64', '#7c7a72', '#585650'], inside: [['wall', 'art:crack', 2, 'scatter', 1], ['hang', 'art:vine', 3, 'edges', 0.7], ['hang', 'art:web:r', 1, 'edges', 1], ['mid', 'art:rubble', 1, 'edges', 1], ['front', 'art:rubble', 1, 'edges', 1.2]] },
  cyberpunk: { words: ['cyberpunk', 'neon', 'cyber', 'dystopian'], time: 'night', scene: { ...pick('city'), sky: ['#241c48', '#3c2c68', '#6c3c80'], lights: [], ground: ['#3c3c54', '#4c4c64', '#2c2c44'], texture: 'tiles' }, homes: 'cyberpunk-building', people: 'cyborg', trees: 'vending-machine', lamps: 'street-lamp', swap: { well: 'vending-machine', fountain: 'vending-machine', barrel: 'oil-drum', cart: 'motorcycle', bookshelf: 'server-rack', painting: 'tv' }, drop: /^(?:fireplace|barrel-stack|grandfather-clock|flower|chicken|hay)/, features: ['neon towers', 'wet'], walls: ['#3c3864', '#2c2850', '#504c80'], floor: ['#343454', '#444468', '#282844'], dim: 0.7, insideFeatures: ['neon strips'], inside: [['back', 'glow:vending-machine', 1, 'edges', 1], ['back', 'server-rack', 1, 'edges', 1]], frame: 'none' },
  future: { words: ['futuristic', 'sci-fi', 'sci fi', 'scifi', 'science fiction', 'space', 'high tech', 'hi-tech', 'spaceship', 'starship', 'space station', 'colony'], homes: 'skypod space-base', people: 'astronaut', lamps: 'street-lamp', walls: ['#8c98ac', '#6c7890', '#a8b4c8'], floor: ['#606c80', '#707c90', '#505c70'], built: 'panels', insideFeatures: ['ceiling lights', 'portholes'], swap: { barrel: 'battery', 'barrel-stack': 'server-rack', lantern: 'light-bulb', candle: 'computer', fireplace: 'computer', torch: 'light-bulb', 'wall-torch': 'light-bulb', crate: 'crate', bookshelf: 'server-rack', stool: 'office chair', well: 'satellite', windmill: 'satellite-antenna' }, inside: [['back', 'server-rack computer', 2, 'edges', 1]] },
  robot: { words: ['robot', 'robots', 'android', 'mech', 'mechanical', 'cyborg'], people: 'robot', homes: 'factory', add: [['mid', 'person:robot', 2, 'edges', 1], ['mid', 'robot-arm', 1, 'edges', 1]], walls: ['#8c98ac', '#6c7890', '#a8b4c8'], floor: ['#606c80', '#707c90', '#505c70'], built: 'panels', inside: [['mid', 'person:robot', 1, 'edges', 1], ['back', 'robot-arm', 1, 'edges', 1], ['back', 'server-rack', 1, 'edges', 1]] },
  alien: { words: ['alien', 'martian', 'extraterrestrial', 'mars'], scene: { sky: ['#2c1c4c', '#5c3470', '#a05c80'], lights: ['stars', 'planet'], skylines: [['mountains', '#6c4470', 0.4]], ground: ['#a05868', '#b06c78', '#844858'], texture: 'craters' }, homes: 'space-base', trees: 'plant-monster', bushes: 'mushrooms', people: 'alien', walls: ['#4c6458', '#3c5048', '#5c7868'], floor: ['#485848', '#586858', '#384838'], add: [['mid', 'crystal', 2, 'edges', 1]], inside: [['back', 'glow:crystal', 2, 'edges', 1], ['mid', 'dragon-egg', 2, 'edges', 0.8]] },
  medieval: { words: ['medieval', 'old', 'rustic', 'fantasy', 'castle', 'knight', 'peasant', 'village', 'ancient', 'antique', 'dungeon'], swap: { refrigerator: 'barrel-stack', fridge: 'barrel-stack', computer: 'candle', oven: 'fireplace', 'ceiling lights': 'lantern', sofa: 'bench', tv: 'bookshelf', 'trash-can': 'barrel', 'vending-machine': 'barrel', car: 'cart', hydrant: 'barrel', 'street-lamp': 'lantern', toilet: 'bucket' }, homes: 'house medieval-inn cottage' },
  royal: { words: ['royal', 'king', "king's", 'queen', "queen's", 'princess', "princess's", 'prince', "prince's", 'palace', 'golden', 'luxurious', 'luxury', 'fancy', 'noble', 'rich', 'grand', 'emperor', 'imperial'], people: 'nobleman', walls: ['#8c4c54', '#743c48', '#a46068'], floor: ['#a88458', '#bc986c', '#8c6c48'], built: 'panels', insideFeatures: ['carpet:#a82c3c'], inside: [['wall', 'banner', 2, 'pairs', 0.8], ['hang', 'chandelier', 1, 'centre', 0.9], ['back', 'candelabra', 2, 'edges', 1], ['mid', 'vase', 1, 'edges', 0.9]], add: [['mid', 'statue', 2, 'pairs', 0.9], ['mid', 'vase', 2, 'edges', 0.8]], swap: { bed: 'royal-bed' } },
  wizard: { words: ['wizard', "wizard's", 'mage', "mage's", 'magic', 'magical', 'sorcerer', 'arcane', 'warlock', 'enchanter', 'magician', 'alchemist', "alchemist's"], people: 'wizard', homes: 'tower', walls: ['#5c5484', '#4a4470', '#6c6496'], floor: ['#5c4a5c', '#6c586a', '#4a3c4c'], built: 'blocks', dim: 0.72, inside: [['mid', 'set:table+spellbook+orb+candle', 1, 'edges', 1], ['mid', 'telescope globe', 1, 'edges', 1], ['back', 'bookshelf', 1, 'edges', 1]], add: [['mid', 'glow:crystal', 2, 'edges', 0.9]] },
  witch: { words: ['witch', "witch's", 'hag', 'voodoo', 'witches'], people: 'witch', homes: 'hut', trees: 'dead-tree', walls: ['#54485c', '#443a4e', '#62566c'], floor: ['#5c4838', '#6c5644', '#4a3a2e'], dim: 0.62, inside: [['back', 'cauldron', 1, 'centre', 1.2], ['hang', 'art:web:l', 1, 'edges', 1], ['mid', 'set:table+potion+skull+candle', 1, 'edges', 1], ['front', 'jack-o-lantern', 1, 'edges', 0.9]], add: [['mid', 'cauldron', 1, 'edges', 1], ['front', 'mushrooms jack-o-lantern', 2, 'edges', 1]], time: 'night' },
  dark: { words: ['evil', 'demon', 'demonic', 'infernal', 'hellish', 'necromancer', "necromancer's", 'cultist', 'cult', 'satanic', 'villain', "villain's", 'dark lord', 'skeleton', 'undead', 'lich'], scene: { ...pick('lava'), skylines: [['mountains', '#4c2c38', 0.5]] }, path: '#4c4048', homes: 'ruined-tower mausoleum', trees: 'dead-tree', bushes: 'rock', people: 'skeleton warrior', drop: /^(?:beast:|flower|chicken|potted-plant|teddy-bear)/, walls: ['#443450', '#342840', '#54425f'], floor: ['#4c3c54', '#5c4a64', '#3c2f44'], dim: 0.6, inside: [['wall', 'wall-torch', 2, 'pairs', 1], ['front', 'skull', 3, 'edges', 0.9], ['back', 'candelabra', 2, 'edges', 1]], add: [['mid', 'skull', 3, 'scatter', 0.8], ['mid', 'spikes', 2, 'edges', 0.9], ['front', 'skull rock', 3, 'edges', 1]], frame: 'none' },
  vampire: { words: ['vampire', "vampire's", 'gothic', 'dracula', "dracula's"], time: 'night', homes: 'haunted-house mausoleum', trees: 'dead-tree', people: 'vampire', drop: /^(?:beast:|flower|chicken|potted-plant|teddy-bear)/, walls: ['#50344c', '#3c2839', '#64445c'], floor: ['#4c3444', '#5c4254', '#3a2836'], built: 'blocks', dim: 0.62, insideFeatures: ['carpet:#8c1c30'], inside: [['back', 'candelabra', 2, 'pairs', 1.1], ['back', 'coffin', 1, 'edges', 1.1], ['hang', 'bat', 2, 'scatter', 0.7], ['wall', 'painting', 1, 'edges', 0.8]], add: [['mid', 'gravestone', 2, 'edges', 0.9], ['hang', 'bat', 3, 'scatter', 0.7]], features: ['big moon'] },
  dwarven: { words: ['dwarven', 'dwarf', 'dwarvish', 'dwarves', 'gnomish'], scene: { ...pick('mountain') }, people: 'dwarf', homes: 'hobbit-hole blacksmith-shop', walls: ['#6c6460', '#544c4c', '#80786f'], floor: ['#645c5c', '#746c68', '#504848'], built: 'blocks', dim: 0.7, insideFeatures: ['carpet:#b0702c'], inside: [['back', 'furnace', 1, 'centre', 1.1], ['mid', 'pillar', 2, 'pairs', 0.95], ['wall', 'shield', 2, 'pairs', 0.8], ['mid', 'anvil', 1, 'edges', 1], ['front', 'barrel', 2, 'edges', 1]], add: [['mid', 'anvil', 1, 'edges', 1], ['front', 'barrel ore', 2, 'edges', 1]] },
  elven: { words: ['elven', 'elf', 'elvish', 'elves', 'druid', 'wood elf'], scene: { ...pick('forest') }, path: '#c8b890', people: 'elf archer', homes: 'treehouse', trees: 'tree', lamps: 'lantern', walls: ['#a0b48c', '#88a078', '#b8c8a4'], floor: ['#a08c64', '#b09c74', '#887450'], built: 'panels', insideFeatures: ['arch window'], inside: [['back', 'tree', 2, 'edges', 0.55], ['front', 'flower potted-plant', 3, 'edges', 1], ['hang', 'art:vine', 4, 'row', 0.7], ['wall', 'bow', 1, 'edges', 0.8]], add: [['mid', 'glow:lantern', 2, 'edges', 0.7], ['front', 'flower mushrooms', 3, 'edges', 1]] },
  cave: { words: ['subterranean'], scene: { ...pick('cave') }, path: '#6c6678', trees: 'stalagmite', bushes: 'rock', drop: /^(?:art:gull|flower|windmill|bird)/, lamps: 'torch', add: [['back', 'stalagmite', 4, 'row', 0.8], ['mid', 'torch', 2, 'edges', 1], ['hang', 'bat', 2, 'scatter', 0.7]], frame: 'rocks', ambient: 0.72 },
  flooded: { words: ['flooded', 'waterlogged', 'drowned'], scene: { ground: ['#4c84b0', '#64a0c8', '#3c6c98'], texture: 'waves' }, walls: ['#50687c', '#405668', '#627c90'], insideFeatures: ['flood'], inside: [['mid', 'lily-pad', 1, 'edges', 0.8]], path: '#4c84b0' },
  forest: { words: ['forest', 'woodland', 'woods'], scene: { ...pick('forest') }, trees: 'tree pine-tree', homes: 'log-cabin hut cottage', add: [['back', 'tree pine-tree', 4, 'edges', 0.9], ['front', 'bush mushrooms', 3, 'edges', 1]], frame: 'leaves' },
  fairy: { words: ['fairy', 'fairytale', 'fairy tale', 'pixie', 'gnome', 'mushroom', 'enchanted', 'smurf', 'hobbit', 'halfling'], people: 'fairy', homes: 'mushroom-house', bushes: 'mushrooms', lamps: 'lantern', add: [['back', 'mushroom-house', 1, 'edges', 0.7], ['mid', 'person:fairy', 1, 'scatter', 0.7], ['mid', 'mushrooms', 3, 'scatter', 1], ['front', 'mushroom flower', 3, 'edges', 1.1]], walls: ['#c8a0b8', '#b08aa4', '#dcb8cc'], inside: [['mid', 'mushrooms', 2, 'edges', 1], ['front', 'mushroom flower', 2, 'edges', 1]], features: ['fireflies'], insideFeatures: ['fireflies'] },
  goblin: { words: ['goblin', 'goblins', 'orc', 'orcish', 'orcs', 'troll', 'ogre', 'kobold', 'gnoll', 'barbarian', 'savage', 'caveman', 'tribe', 'primitive'], scene: { ground: ['#94805c', '#a4906c', '#7c6a4c'], texture: 'grass', accent: '#b8a878' }, path: '#a88c64', people: 'orc warrior', homes: 'mud-hut tipi mud-hut', tents: 'tipi mud-hut', trees: 'dead-tree pine-tree', lamps: 'torch', swap: { well: 'cauldron', fountain: 'campfire', windmill: 'palisade-fort', cart: 'cage' }, drop: /^(?:flower|chicken|beast:chicken)/, add: [['mid', 'campfire', 1, 'centre', 1], ['mid', 'totem', 1, 'edges', 1.2], ['mid', 'spikes', 2, 'edges', 1], ['front', 'skull bone', 3, 'edges', 0.9]], walls: ['#74604c', '#5c4a3c', '#88725c'], floor: ['#6c5844', '#7c6852', '#584634'], dim: 0.66, inside: [['wall', 'shield axe', 2, 'pairs', 0.8], ['wall', 'wall-torch', 2, 'pairs', 1], ['mid', 'spikes', 1, 'edges', 0.9], ['front', 'skull bone', 3, 'edges', 0.9]] },
  bandit: { words: ['bandit', 'bandits', "bandit's", 'thief', "thieves'", 'thieves', 'rogue', 'outlaw', 'raider', 'robber', 'assassin', 'smuggler', "smuggler's", "smugglers'", 'smugglers', 'mercenary', 'hidden', 'secret'], people: 'bandit', add: [['mid', 'weapon-rack', 1, 'edges', 1], ['mid', 'treasure-chest', 1, 'edges', 1], ['front', 'crate sack', 2, 'edges', 1]], dim: 0.6, inside: [['mid', 'treasure-chest', 1, 'edges', 1], ['mid', 'set:table+coin-pile+candle', 1, 'edges', 1], ['back', 'weapon-rack', 1, 'edges', 1], ['front', 'sack crate', 2, 'edges', 1]] },
  pirate: { words: ['pirate', 'pirates', "pirate's", 'buccaneer', 'corsair'], people: 'pirate', homes: 'stilt-house tavern', trees: 'palm-tree', leaves: 'jungle', swap: { windmill: 'ship' }, add: [['back', 'pirate-flag', 1, 'edges', 1.2], ['mid', 'treasure-chest', 1, 'edges', 1], ['mid', 'cannon', 1, 'edges', 1], ['front', 'barrel', 2, 'edges', 1]], walls: ['#7c5c44', '#684a38', '#8c6c50'], floor: ['#74563c', '#84664a', '#60462e'], built: 'panels', dim: 0.7, inside: [['wall', 'pirate-flag', 1, 'centre', 1.1], ['mid', 'treasure-chest', 1, 'edges', 1.1], ['mid', 'cannon', 1, 'edges', 1], ['front', 'barrel coin-pile', 2, 'edges', 1], ['mid', 'set:table+map+candle+mug', 1, 'edges', 1]], frame: 'palms' },
  viking: { words: ['viking', 'norse', 'nordic'], people: 'viking', homes: 'longhouse', trees: 'pine-tree', add: [['mid', 'campfire', 1, 'centre', 0.9], ['mid', 'barrel', 1, 'edges', 1], ['front', 'round-shield log', 2, 'edges', 1]], walls: ['#7c5a3c', '#664830', '#8c6a4a'], floor: ['#6c5038', '#7c6044', '#584030'], built: 'panels', dim: 0.7, inside: [['wall', 'round-shield', 3, 'row', 0.9], ['mid', 'set:table+mug+roast-turkey', 1, 'edges', 1], ['front', 'barrel', 2, 'edges', 1], ['wall', 'axe', 1, 'edges', 0.8]] },
  japanese: { words: ['japanese', 'ninja', 'samurai', 'feudal', 'shogun', 'edo', 'geisha', 'anime', 'sakura', 'japan', 'tokyo', 'kyoto', 'osaka'], people: 'samurai', homes: 'japanese-house pagoda japanese-house', trees: 'cherry-tree', leaves: 'cherry', lamps: 'stone-lantern', swap: { windmill: 'pagoda', fountain: 'torii', well: 'torii', cart: 'torii' }, add: [['mid', 'stone-lantern', 2, 'edges', 0.8], ['front', 'bush', 2, 'edges', 0.9]], walls: ['#e8dcc0', '#7c5c44', '#f4ecd8'], floor: ['#c8b478', '#d8c488', '#b09c64'], built: 'panels', inside: [['mid', 'bonsai', 1, 'edges', 0.9], ['wall', 'katana', 1, 'centre', 0.9], ['hang', 'red-paper-lantern', 2, 'row', 0.7]] },
  chinese: { words: ['chinese', 'asian', 'oriental', 'kung fu', 'wuxia', 'monk', 'buddhist', 'china', 'beijing', 'shanghai'], people: 'monk', homes: 'pagoda japanese-house', trees: 'bamboo cherry-tree', lamps: 'red-paper-lantern', swap: { windmill: 'pagoda', fountain: 'statue' }, add: [['mid', 'statue', 1, 'edges', 0.9], ['hang', 'red-paper-lantern', 3, 'row', 0.7]], walls: ['#a83c34', '#842c28', '#c05048'], floor: ['#84583c', '#946848', '#6c4630'], built: 'panels', inside: [['hang', 'red-paper-lantern', 3, 'row', 0.7], ['front', 'vase bonsai', 2, 'edges', 1]] },
  steampunk: { words: ['steampunk', 'victorian', 'clockwork', 'industrial'], people: 'inventor', scene: { sky: ['#9c7c5c', '#c8a478', '#e8d0a0'], lights: ['clouds'], glow: ['#f0e0c0', '#dcc49c'], skylines: [['city', '#a88c6c', 0.6], ['city', '#846848', 0.34]] }, homes: 'factory clock-tower apartment-building', walls: ['#8c6444', '#745038', '#a47c54'], floor: ['#745840', '#84684c', '#604830'], built: 'panels', dim: 0.8, insideFeatures: ['pipes', 'wall gears'], inside: [['back', 'furnace', 1, 'edges', 1.1], ['mid', 'set:table+gear+gear+wrench', 1, 'edges', 1], ['hang', 'light-bulb', 2, 'row', 0.6], ['wall', 'clock', 1, 'centre', 0.8]], add: [['mid', 'gear', 2, 'edges', 0.9], ['mid', 'pipe', 2, 'edges', 1]] },
  western: { words: ['western', 'wild west', 'cowboy', 'old west', 'gold rush'], people: 'cowboy', scene: { ...SAND, ground: ['#d0a878', '#dcb888', '#bc9468'] }, path: '#c09868', homes: 'saloon sheriff-office saloon', trees: 'cactus', bushes: 'cactus', swap: { fountain: 'well', car: 'cart' }, add: [['front', 'barrel', 2, 'edges', 1], ['front', 'cart', 1, 'edges', 1]], walls: ['#a07850', '#886440', '#b48c60'], built: 'panels', inside: [['wall', 'wanted-poster', 1, 'edges', 0.8], ['front', 'barrel', 2, 'edges', 1], ['wall', 'revolver', 1, 'edges', 0.8]], frame: 'none' },
  military: { words: ['military', 'army', 'soldier', 'war', 'rebel', 'resistance', 'guerilla', 'guerrilla'], people: 'army soldier', homes: 'barracks', add: [['mid', 'tank', 1, 'edges', 0.9], ['mid', 'flag', 1, 'edges', 1.3], ['front', 'crate', 2, 'edges', 1], ['front', 'oil-drum', 1, 'edges', 1]], walls: ['#747c64', '#5e6650', '#868e74'], floor: ['#686c5c', '#787c6a', '#54584a'], inside: [['wall', 'map', 1, 'centre', 1], ['mid', 'set:table+map+radio', 1, 'edges', 1], ['back', 'weapon-rack', 1, 'edges', 1], ['front', 'crate', 2, 'edges', 1]] },
  fishing: { words: ['fishing', 'fisher', 'fisherman', "fisherman's", 'seaside', 'coastal', 'harbor', 'harbour', 'port', 'island', 'beach', 'lakeside'], scene: { ...pick('beach'), skylines: [['sea', '#4490bc', 0.2]] }, path: '#d8c094', people: 'fisherman', homes: 'house boathouse', trees: 'palm-tree', swap: { windmill: 'lighthouse', cart: 'boat', well: 'boat' }, add: [['far', 'ship', 1, 'scatter', 0.35], ['mid', 'boat', 2, 'edges', 0.9], ['mid', 'fish-crate', 1, 'edges', 1], ['front', 'barrel basket', 2, 'edges', 1], ['air', 'art:gull', 3, 'scatter', 0.5]], inside: [['wall', 'anchor', 1, 'edges', 0.9], ['wall', 'fish', 1, 'centre', 0.8], ['front', 'barrel', 1, 'edges', 1]], features: ['surf'], frame: 'none' },
  mountain: { words: ['mountain', 'alpine', 'highland', 'himalayan', 'tibetan'], scene: { skylines: [['mountains', '#8c9cc0', 0.75], ['mountains', '#7490a0', 0.4], ['pines', '#4c7c6c', 0.2]] }, trees: 'pine-tree', homes: 'ski-lodge log-cabin', people: 'hiker', add: [['front', 'rock', 2, 'edges', 1]] },
  swamp: { words: ['swamp', 'swampy', 'marsh', 'bog', 'lizardfolk', 'lizardman'], scene: { sky: ['#5c7464', '#748c70', '#94a47c'], skylines: [['trees', '#54705c', 0.6], ['trees', '#40584c', 0.34]], ground: ['#54643c', '#647448', '#445434'], texture: 'grass' }, leaves: 'dark', trees: 'willow dead-tree', homes: 'stilt-house hut', features: ['swamp'], add: [['front', 'lily-pad mushrooms', 2, 'edges', 1]] },
  volcanic: { words: ['lava', 'volcanic', 'volcano', 'fire', 'magma', 'hell', 'molten'], scene: pick('lava'), path: '#54404a', trees: 'dead-tree', bushes: 'rock', walls: ['#5c3838', '#482a2c', '#704848'], floor: ['#4c3438', '#5c4044', '#3a282c'], dim: 0.75, features: ['lava river'], insideFeatures: ['lava river'], frame: 'none' },
  crystal: { words: ['crystal', 'crystalline', 'gem', 'amethyst', 'diamond'], add: [['back', 'glow:crystal', 3, 'row', 1], ['mid', 'glow:crystal', 3, 'edges', 1.2], ['front', 'glow:crystal', 2, 'edges', 1.4]], inside: [['back', 'glow:crystal', 2, 'edges', 1], ['mid', 'glow:crystal', 2, 'edges', 1.1]] },
  candy: { words: ['candy', 'sugar', 'chocolate', 'gingerbread', 'sweet'], scene: { sky: ['#f0a8d0', '#f8c4dc', '#fce4e8'], skylines: [['hills', '#e8a0c8', 0.36], ['hills', '#c8b0f0', 0.2]], ground: ['#a8e0b8', '#c0ecc8', '#88c8a4'], texture: 'grass', accent: '#f078a8' }, homes: 'gingerbread-house', trees: 'lollipop', bushes: 'cupcake', walls: ['#e8a8c8', '#d48cb0', '#f4c4dc'], add: [['mid', 'candy-cane', 2, 'edges', 1.4], ['front', 'candy donut', 3, 'edges', 1.2]], inside: [['mid', 'candy-cane', 2, 'edges', 1.3], ['front', 'candy donut', 2, 'edges', 1.1]] },
  spider: { words: ['spider', "spider's", 'spiders', 'giant spider'], people: 'spider', add: [['mid', 'beast:spider', 1, 'centre', 1.1], ['hang', 'art:web:l', 1, 'edges', 2], ['hang', 'art:web:r', 1, 'edges', 1.6]], dim: 0.66, inside: [['hang', 'art:web:l', 1, 'edges', 2], ['hang', 'art:web:r', 1, 'edges', 1.6], ['mid', 'beast:spider', 1, 'centre', 1.3], ['front', 'skull bone', 2, 'edges', 0.9]] },
  dragon: { words: ['dragon', "dragon's"], people: 'dragon', dim: 0.74, inside: [['back', 'coin-pile', 2, 'edges', 1.6], ['mid', 'dragon-egg', 2, 'edges', 1], ['front', 'skull bone', 2, 'edges', 1]] },
}; // biome-ignore format: a table

/** The manners that those words name. */
export const MANNER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MANNERS).flatMap(([id, m]) => m.words.map((w) => [w, id] as const)),
);

const kindOf = (what: string): string => what.replace(/^(?:snow|glow):/, '');

/** One entry of a rank, in that manner: its concepts one by one, the rest as it is. */
function inWords(what: string, m: Manner, turn: { at: number }): string {
  if (m.swap?.[what]) return m.swap[what]!;
  if (/^(?:art|set):/.test(what)) return what;
  if (/^(?:person|beast):/.test(what)) return what.startsWith('person:') && m.people ? `person:${m.people}` : what;
  const by = (list: string): string => {
    const all = list.split(' ');
    return all[turn.at++ % all.length]!;
  };
  const changed = what.split(' ').map((word) => {
    const kind = kindOf(word);
    if (m.swap?.[kind]) return m.swap[kind]!;
    if (m.homes && HOMES.test(kind)) return by(m.homes);
    if (m.trees && TREES.test(kind)) return by(m.trees);
    if (m.bushes && kind === 'bush') return by(m.bushes);
    if (m.lamps && kind === 'street-lamp') return by(m.lamps);
    if (m.tents && kind === 'tent') return by(m.tents);
    return word;
  });
  return changed.join(' ');
}

/** A place in those manners. */
export function inManner(row: PlaceRow, manners: readonly string[] = []): PlaceRow {
  return manners.reduce(
    (of, id) =>
      id.startsWith('homes:')
        ? one(of, { words: [], homes: id.slice(6) }, false)
        : MANNERS[id]
          ? one(of, MANNERS[id]!, !MODERN.has(id))
          : of,
    row,
  );
}

/** Whether a manner changes anything of such a place. */
export function suits(id: string, row: PlaceRow): boolean {
  const m = MANNERS[id]!;
  return row.indoor || row.scene.wall ? Boolean(m.inside ?? m.walls ?? m.swap) : Boolean(m.scene ?? m.add ?? m.homes ?? m.trees);
} // biome-ignore format: one line

/** The manner of what stands in such a place: "a market in the desert". */
export const MANNER_OF_PLACE: Readonly<Record<string, string>> = { desert: 'desert', jungle: 'jungle', underwater: 'underwater', mountain: 'mountain', swamp: 'swamp', forest: 'forest', 'pine forest': 'forest', snowfield: 'winter', 'snowy mountain': 'winter', beach: 'fishing', volcano: 'volcanic', 'candy land': 'candy', cave: 'cave', 'crystal cave': 'crystal' }; // biome-ignore format: a table

/** Worlds of today and tomorrow: the others have neither cars nor hydrants. */
const MODERN: ReadonlySet<string> = new Set([
  'cyberpunk',
  'future',
  'alien',
  'military',
  'abandoned',
  'eerie',
  'haunted',
  'winter',
  'royal',
  'fishing',
  'mountain',
  'crystal',
  'candy',
  'japanese',
  'chinese',
  'overgrown',
]);
const MACHINES =
  /^(?:car|hydrant|trash-can|vending-machine|truck|bus|office-building|refrigerator|fridge|computer|tv)$/;

function one(row: PlaceRow, m: Manner, old: boolean): PlaceRow {
  const room = row.indoor === true || row.scene.wall !== undefined;
  const turn = { at: 0 };
  const kept = row.things
    .filter(
      ([, what]) => !m.drop?.test(kindOf(what)) && !(old && MACHINES.test(kindOf(what)) && !m.swap?.[kindOf(what)]),
    )
    .map(([rank, what, ...rest]): PlaceThings => [rank, inWords(what, m, turn), ...rest]);
  const mine = new Set(kept.map(([, what]) => kindOf(what)));
  const added = ((room ? m.inside : m.add) ?? []).filter(([, what]) => !mine.has(kindOf(what)));
  const features = (row.features ?? []).map((f) =>
    old && f === 'road' ? `path:${m.path ?? '#c8a878'}` : m.path && !room ? f.replace(/^path:.*/, `path:${m.path}`) : f,
  );
  const worn =
    m === MANNERS.overgrown || m === MANNERS.abandoned
      ? features.map((f) => (f === 'highway road' ? `${f}:ruined` : f))
      : features;
  const grown = m === MANNERS.overgrown ? worn.map((f) => (/^(?:broken blocks|cracked road)$/.test(f) ? `${f}:green` : f)) : worn; // biome-ignore format: one line
  const own = (room ? m.insideFeatures : m.features) ?? [];
  const isCave = row.scene.skylines?.[0]?.[0] === 'stalactites';
  const scene: PlaceRow['scene'] = room
    ? {
        ...row.scene,
        ...(m.walls && row.scene.wall ? { sky: m.walls, ...(m.built ? { wall: m.built } : {}) } : {}),
        ...(m.floor && row.scene.wall ? { ground: m.floor } : {}),
      }
    : { ...row.scene, ...m.scene };
  // a street's painted front would hide what the manner builds
  return {
    ...row,
    scene: isCave && m.walls && m.underwater ? { ...row.scene, ground: m.floor ?? row.scene.ground } : scene,
    features: [
      ...own.filter((f) => !features.includes(f) && f !== 'flood'),
      ...grown,
      ...own.filter((f) => f === 'flood'),
    ],
    things: room ? [...added, ...kept] : [...kept, ...added],
    ...(!room && m.time && !row.time ? { time: m.time } : {}),
    ...(!room && m.ambient !== undefined ? { ambient: m.ambient } : {}),
    ...(room && m.dim !== undefined ? { ambient: Math.min(row.ambient ?? 1, m.dim) } : {}),
    ...(m.weather && (!room || m.underwater) ? { weather: [...(row.weather ?? []), ...m.weather] } : {}),
    ...(!room && m.leaves ? { leaves: m.leaves } : {}),
    ...(!room && m.frame ? { frame: m.frame } : {}),
    ...(m.underwater ? { underwater: true as const } : {}),
  };
}
