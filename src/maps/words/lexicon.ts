/** The words that descriptions of maps are made of. */

/** How a noun is laid: a mass, a line, a coast that cuts the map, a part of a building, or as an area that is named only. */
export type Shape = 'mass' | 'land' | 'line' | 'coast' | 'tongue' | 'room' | 'rooms' | 'maze' | 'cave' | 'corridor';
/** What is laid first lies below: land, then water, growth and heights, rivers, and roads over all. */
export type Order = 'land' | 'water' | 'growth' | 'river' | 'road';

export interface Noun {
  readonly words: readonly string[];
  /** Beginnings of words by which terrains say it in their names, best first. */
  readonly terrains: readonly string[];
  readonly shape: Shape;
  readonly order: Order;
  /** Share of the side of the map that it takes, or the width of a line. */
  readonly size: number;
  /** Where it lies where nothing is said. */
  readonly home?: Side;
  /** Trodden, not built: it bends a little where nothing else is said. */
  readonly winds?: boolean;
  /** Made by people: it has straight edges. */
  readonly built?: boolean;
}

export const LAND = [
  'grass',
  'meadow',
  'land',
  'sand',
  'beach',
  'dirt',
  'earth',
  'snow',
  'ground',
  'rock',
  'stone',
  'dust',
];
export const WATER = ['ocean', 'sea', 'water', 'river', 'lake', 'pond', 'lava', 'swamp', 'ice'];
const PAVED = ['road', 'path', 'cobble', 'pav', 'brick', 'street', 'stone', 'dirt', 'gravel', 'sand', 'plank', 'wood'];
const FLOOR = ['floor', 'dungeon', 'stone', 'tile', 'cave', 'brick', 'marble', 'dirt', 'wood'];
const PEAK = ['mountain', 'rock', 'cliff', 'plateau', 'hill', 'stone', 'snow'];
export const NOUNS: readonly Noun[] = [
  { words: ['archipelago', 'islands', 'island', 'isle', 'isles', 'islet', 'islets', 'continent', 'continents', 'landmass', 'atoll', 'atolls'], terrains: LAND, shape: 'land', order: 'land', size: 0.85 },
  { words: ['land', 'mainland'], terrains: LAND, shape: 'land', order: 'land', size: 0.9 },
  { words: ['peninsula', 'cape', 'headland'], terrains: LAND, shape: 'tongue', order: 'land', size: 0.45 },
  { words: ['forest', 'woods', 'wood', 'woodland', 'grove', 'jungle', 'thicket', 'trees'], terrains: ['forest', 'wood', 'jungle', 'canopy', 'tree', 'bush', 'hedge', 'lush', 'leaves', 'tall grass', 'dark grass'], shape: 'mass', order: 'growth', size: 0.42 },
  { words: ['lake', 'lagoon', 'oasis', 'sea', 'swamp', 'marsh', 'crater'], terrains: WATER, shape: 'mass', order: 'water', size: 0.35 },
  { words: ['pond', 'pool', 'puddle', 'spring'], terrains: ['pond', 'water', 'lake', ...WATER], shape: 'mass', order: 'water', size: 0.24 },
  { words: ['moat', 'canal', 'ditch'], terrains: WATER, shape: 'line', order: 'water', size: 2, built: true },
  { words: ['coast', 'coastline', 'ocean', 'seaside', 'shoreline'], terrains: WATER, shape: 'coast', order: 'water', size: 0.34 },
  { words: ['bay', 'gulf', 'cove', 'fjord', 'inlet', 'harbor', 'harbour'], terrains: WATER, shape: 'tongue', order: 'water', size: 0.4 },
  { words: ['river', 'stream', 'creek', 'brook', 'rivulet'], terrains: ['river', 'water', 'stream', ...WATER], shape: 'line', order: 'river', size: 2 },
  { words: ['path', 'trail', 'lane', 'pathway', 'walkway', 'footpath'], terrains: ['path', ...PAVED], shape: 'line', order: 'road', size: 1, winds: true },
  { words: ['road', 'street', 'track', 'crossroad', 'crossroads', 'avenue', 'alley'], terrains: PAVED, shape: 'line', order: 'road', size: 2 },
  { words: ['room', 'chamber', 'hall', 'cell', 'vault', 'antechamber', 'cavern'], terrains: FLOOR, shape: 'room', order: 'road', size: 0.2, built: true },
  { words: ['corridor', 'hallway', 'passage', 'passageway'], terrains: FLOOR, shape: 'corridor', order: 'road', size: 2, built: true },
  { words: ['dungeon', 'crypt', 'catacombs', 'tomb', 'prison', 'temple', 'castle', 'fortress', 'basement', 'interior'], terrains: FLOOR, shape: 'rooms', order: 'road', size: 1, built: true },
  { words: ['maze', 'labyrinth'], terrains: FLOOR, shape: 'maze', order: 'road', size: 1, built: true },
  { words: ['cave', 'caves', 'tunnel', 'tunnels', 'mine', 'grotto'], terrains: ['cave', ...FLOOR], shape: 'cave', order: 'road', size: 1 },
  { words: ['mountain', 'hill', 'plateau', 'cliff', 'highland', 'range', 'peak'], terrains: PEAK, shape: 'mass', order: 'growth', size: 0.4 },
  { words: ['volcano'], terrains: ['volcan', 'basalt', 'ash', 'obsidian', ...PEAK, 'lava'], shape: 'mass', order: 'growth', size: 0.36, home: [0.5, 0.5] },
  { words: ['desert', 'beach', 'dune'], terrains: ['sand', 'desert', 'beach', 'dune'], shape: 'mass', order: 'growth', size: 0.45 },
  { words: ['meadow', 'lawn', 'grassland', 'clearing', 'plain', 'prairie', 'park'], terrains: ['grass', 'meadow', 'field', 'lawn'], shape: 'mass', order: 'growth', size: 0.42 },
  { words: ['field', 'farm', 'farmland', 'garden'], terrains: ['field', 'farm', 'soil', 'plow', 'wheat', 'crop', 'dirt', 'earth', 'mud', 'grass', 'meadow'], shape: 'mass', order: 'growth', size: 0.25, built: true },
  { words: ['snow', 'glacier', 'tundra', 'snowfield'], terrains: ['snow', 'ice', 'glacier', 'frost', 'frozen'], shape: 'mass', order: 'growth', size: 0.45 },
  { words: ['plaza', 'square', 'marketplace', 'courtyard', 'market', 'arena'], terrains: PAVED, shape: 'mass', order: 'road', size: 0.25, built: true, home: [0.5, 0.5] },
  { words: ['town', 'village', 'city', 'hamlet', 'settlement'], terrains: PAVED, shape: 'mass', order: 'road', size: 0.22, built: true, home: [0.5, 0.5] },
  { words: ['patch', 'area', 'spot', 'strip'], terrains: [], shape: 'mass', order: 'growth', size: 0.28 },
]; // biome-ignore format: a table

export const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.4, little: 0.6, small: 0.6, short: 0.6, large: 1.35, big: 1.35, wide: 1.4, broad: 1.4, great: 1.4, grand: 1.4,
  huge: 1.8, giant: 1.8, vast: 1.8, massive: 1.8, enormous: 1.8, boss: 1.5, main: 1.3, narrow: 0.5, thin: 0.5, side: 0.7,
}; // biome-ignore format: a table

/** Of the free room: 0 is west or north, 1 east or south; null where nothing is said. */
export type Side = readonly [across: number | null, down: number | null];
const [NORTH, SOUTH, WEST, EAST]: readonly Side[] = [
  [null, 0],
  [null, 1],
  [0, null],
  [1, null],
];
const MIDDLE: Side = [0.5, 0.5];
export const SIDES: Readonly<Record<string, Side>> = {
  north: NORTH!, northern: NORTH!, top: NORTH!, upper: NORTH!, south: SOUTH!, southern: SOUTH!, bottom: SOUTH!, lower: SOUTH!,
  west: WEST!, western: WEST!, left: WEST!, east: EAST!, eastern: EAST!, right: EAST!,
  northwest: [0, 0], northwestern: [0, 0], northeast: [1, 0], northeastern: [1, 0],
  southwest: [0, 1], southwestern: [0, 1], southeast: [1, 1], southeastern: [1, 1],
  middle: MIDDLE, centre: MIDDLE, center: MIDDLE, central: MIDDLE, midst: MIDDLE,
}; // biome-ignore format: a table
export const CORNERS: readonly Side[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** Parts of a map's side. */
export const SHARES: Readonly<Record<string, number>> = { half: 0.5, third: 0.33, quarter: 0.25, strip: 0.12 };

export const COUNTS: Readonly<Record<string, number>> = {
  two: 2, pair: 2, couple: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  few: 3, some: 3, several: 4, many: 9, numerous: 9, lots: 9, scattered: 8, dotted: 8, sprinkled: 8, dozens: 12,
}; // biome-ignore format: a table
export const MOST_COUNT = 24;

/** How one thing stands to another, by the words between them. */
export type Relation = 'around' | 'surrounded' | 'in' | 'beside' | 'between' | 'from' | 'to' | 'through' | 'of';
export const RELATIONS: Readonly<Record<string, Relation>> = {
  around: 'around', surrounding: 'around', encircling: 'around', circling: 'around', round: 'around', enclosing: 'around',
  surrounded: 'surrounded', ringed: 'surrounded', bordered: 'surrounded', enclosed: 'surrounded', encircled: 'surrounded',
  in: 'in', inside: 'in', within: 'in', on: 'in', at: 'in', amid: 'in',
  beside: 'beside', near: 'beside', by: 'beside', next: 'beside', along: 'beside', alongside: 'beside',
  between: 'between', connecting: 'between', joining: 'between', linking: 'between', connects: 'between', joins: 'between', links: 'between',
  from: 'from', to: 'to', into: 'to', toward: 'to', towards: 'to',
  through: 'through', across: 'through', crossing: 'through', crosses: 'through', over: 'through', of: 'of',
}; // biome-ignore format: a table

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What ends a part of a sentence. */
export const BREAKS = set(', . ; : and with then plus while also but having containing');
export const NEGATIONS = set('no without not never lacking minus');
/** The rim of all there is. */
export const RIM = set('border borders edge edges perimeter outskirts boundary rim frame outside');
export const WHOLE = set('map whole everything all level scene world entire picture everywhere');
export const BENT = set(
  'winding winds wind curved curving meandering meanders twisting twists snaking bendy serpentine curvy',
);
export const LONG = set('long thin elongated stretched chain row line');
export const RING = set('ring ringed circular donut atoll hollow');
/** Straight edges, where it is no road. */
export const ANGULAR = set('rectangular straight');
/** Words that say nothing of the ground: grammar, praise, and how it is to look. */
export const IDLE = set(
  'a an the is are was be it its that which there this these those of for as so only just make create draw add put lay place build give want need please me i my we with has have having covers cover covering fills fill covered filled reaching reaches reach runs run running leads lead leading out going goes go stretching stretching stretches lying lies laid side sides corner corners each every other one them they end ends part parts where meets meet joined connected joins connects linked together crossing cross crossed crosses flowing flows flow spread around all whole map level side rest remaining surrounding it into up down off over very quite nice beautiful pretty lovely simple basic cozy cosy shape shaped pixel art game rpg style top view topdown tile tiles tileset new some any more most mostly few lot lots number scene area region zone place near next to from by at in on through between across along beside round square rounded deep inland open normal both single called named small',
);

/** Beginning of a word without the endings of adjectives and plurals: "snowy", "wooden" and "rocks" say snow, wood and rock. */
export const stem = (word: string): string => {
  const plain = word.replace(/(ies)$/, 'y').replace(/([^s])s$/, '$1');
  const short = plain.replace(/(ing|ed|en|y)$/, '').replace(/([bdgmnpt])\1$/, '$1');
  return short.length >= 3 ? short : plain;
};
