/** Buildings of towns by their tables: a block or more, what is written on them, and what stands out of them. */

import type { SceneId } from '../../place/scenes.ts';
import { rotX } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { partsOf } from './building-parts.ts';
import { about, entry } from './define.ts';
import {
  awning,
  type Block,
  block,
  board,
  chimney,
  clock,
  columns,
  flag,
  paint,
  pediment,
  picture,
  smoke,
  steps,
  tower,
} from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { SIGN_PICTURES, type SignName } from './sign-pictures.ts';

export interface Town {
  readonly words: readonly string[];
  readonly home?: readonly SceneId[];
  readonly main: Block;
  readonly others?: readonly Block[];
  /** What is written over the door: text, ground, letters. */
  readonly text?: readonly [text: string, ground: MaterialRef, letters: string];
  readonly sign?: SignName;
  /** Height of the writing; absent: below the eaves. */
  readonly at?: number;
  readonly awning?: readonly [MaterialRef, MaterialRef];
  readonly more?: (k: Kit, top: number) => void;
  readonly pitch?: number;
}

const BRICK = ['brick', '#c08058/brick'] as const;
const CLEAN = ['#e4e4e0', '#d8dce0'] as const;

/** A shop of a fantasy town: timber, a steep roof, a board with its picture. */
export const old = (words: readonly string[], sign: SignName, o: Partial<Block> = {}, more?: Town['more'], home: readonly SceneId[] = ['meadow']): Town => ({
  words, home, sign,
  main: { wall: ['plaster', 'stone', '#d8b890'], laid: 'plain', size: [0.5, 0.5, 0.26], trim: 'dark_wood', roof: 'gable', tiles: ['roof', 'slate', 'forest'], rise: 0.38, windows: [3, 1], door: 'plain', ...o },
  more: (k, top) => { timber(k, 0.5, 0.5, 0.26); chimney(k, 0.3, top - 0.02, -0.04, 0.13); more?.(k, top); },
}); // biome-ignore format: a table

/** A shop of a modern street: display window, awning, a fascia with its name. */
export const store = (words: readonly string[], text: string, stripe: MaterialRef, o: Partial<Block> = {}, sign?: SignName, more?: Town['more']): Town => ({
  words, home: ['city'], ...(more ? { more } : {}), text: [text, stripe, 'white:5'], awning: [stripe, 'white'], ...(sign ? { sign } : {}),
  main: { wall: BRICK, laid: 'brick', size: [0.52, 0.86, 0.2], trim: 'white', roof: 'flat', tiles: ['stone'], windows: [3, 2], front: true, pane: 'cross', light: 'glass', door: 'glass', doorAt: 0, ...o },
  at: 0.475,
}); // biome-ignore format: a table

/** A public building with columns before it. */
export const civic = (words: readonly string[], text: string, more?: Town['more'], wall: readonly MaterialRef[] = ['#e0d8c8/marble', 'marble']): Town => ({
  words, home: ['city'],
  main: { wall, laid: 'blocks', size: [0.58, 0.52, 0.3], trim: '#b8b0a4', roof: 'flat', tiles: ['stone'], windows: [6, 1], pane: 'tall', light: 'glass', door: 'double' },
  more: (k, top) => {
    const m = paint(k, wall[0]!, 'columns');
    steps(k, 0.46, 0.5, 3, m);
    columns(k, 6, 0.4, 0.08, 0.44, 0.4, m);
    pediment(k, 0.46, 0.5, 0.22, 0.13, 0.33, m);
    if (text) board(k, text, 0, 0.545, 0.47, 0.44, '#4c5468', 'gold:4');
    more?.(k, top);
  },
}); // biome-ignore format: a table

/** Beams over a plastered front. */
function timber(k: Kit, w: number, h: number, d: number): void {
  const t = k.part('timber', { priority: 1.15, group: 'wall 0' });
  const th = Math.max(0.022, k.px * 0.55);
  for (const x of [-w + th, w - th]) k.box(t, 'dark_wood', [x, h / 2, d + 0.005], [th, h / 2, 0.015]);
  k.box(t, 'dark_wood', [0, h - th, d + 0.006], [w, th, 0.015]);
  k.box(t, 'dark_wood', [0, 0.07, d + 0.006], [w, th * 0.8, 0.015]);
}

/** A board on an arm at the side of the front. */
function hanging(k: Kit, sign: SignName, x: number, y: number, z: number): void {
  const { rows, key } = SIGN_PICTURES[sign];
  k.s.cap(
    k.part('arm', { priority: 1.3 }),
    'iron',
    [x - 0.16, y + 0.14, z],
    [x + 0.1, y + 0.14, z],
    k.least(0.014, 0.5),
  );
  picture(k, rows, key, x, y, z, paint(k, '#e4d0a0/paper', 'sign'));
}

/** An anvil with its horn on a block of wood, free beside the front. */
function anvil(k: Kit, x: number): void {
  k.s.cone(k.part('stump', { group: 'stump' }), '#7c5434/wood', [x, 0, 0.34], [x, 0.13, 0.34], 0.09, 0.08);
  const iron = k.part('anvil', { priority: 1.3, group: 'anvil' });
  k.box(iron, '#4c5260/steel', [x, 0.16, 0.34], [0.055, 0.035, 0.05]);
  k.box(iron, '#6c7486/steel', [x + 0.01, 0.215, 0.34], [0.105, 0.032, 0.06]);
  k.s.cone(iron, '#6c7486/steel', [x - 0.08, 0.22, 0.34], [x - 0.19, 0.235, 0.34], 0.034, 0.01);
}

/** Flowers in buckets along a front, and hung over the awning. */
const buckets = (k: Kit): void => {
  const n = k.ctx.small ? 4 : 6;
  for (let i = 0; i < n; i++) {
    const e = i < n / 2 ? -1 : 1;
    const x = e * (0.2 + (i % (n / 2)) * (0.66 / n + 0.02));
    const p = k.part('bucket', { priority: 1.4, group: `bucket ${i}` });
    k.s.cone(p, ['#a85c38', '#6c8cb8', '#c8c4bc'][i % 3]!, [x, 0, 0.4], [x, 0.085, 0.4], 0.036, 0.05);
    const f = k.part('flowers', { priority: 1.45, group: `flowers ${i}` });
    const bloom = ['red', 'yellow', 'rose', 'violet', 'white', 'orange'][i % 6]!;
    k.s.ell(f, 'leaf', [x, 0.115, 0.4], [0.06, 0.04, 0.03]);
    for (const [dx, dy] of [[-0.045, 0.15], [0.045, 0.15], [0, 0.19], [0, 0.13]] as const) k.s.ell(f, bloom, [x + dx, dy, 0.42], k.least(0.028, 0.75)); // biome-ignore format: a bunch
  }
};

const lamps = (k: Kit, x: number, y: number, z: number): void => {
  for (const e of [-1, 1])
    k.s.ell(
      k.part('lamp', { priority: 1.5 }),
      '#ffd878/flame',
      [e * x, y, z],
      [k.least(0.026, 0.8), k.least(0.04, 1), 0.03],
    );
};

const rotunda = (k: Kit, y: number, r: number, m: MaterialRef): void => {
  k.s.cone(k.part('drum', { group: 'drum' }), 'marble', [0, y, -0.04], [0, y + 0.14, -0.04], r, r, {
    pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 10) > 0.5 ? -0.8 : 0),
  });
  k.s.ell(k.part('dome', { group: 'dome' }), m, [0, y + 0.13, -0.04], [r, r * 0.95, r]);
  k.s.cap(
    k.part('finial', { priority: 1.3 }),
    'gold',
    [0, y + 0.13 + r * 0.92, -0.04],
    [0, y + 0.24 + r, -0.04],
    k.least(0.02, 0.5),
    k.least(0.01, 0.4),
  );
};

const TOWN: Readonly<Record<string, Town>> = {
  bakery: old(['bakery', 'bakery shop', 'baker shop', 'bakehouse', 'patisserie'], 'bread', { wall: ['plaster', '#e8c898'], tiles: ['roof', '#d8884c/roof'], front: true }),
  'blacksmith-shop': old(['blacksmith shop', 'dwarven forge', 'dwarf forge', 'dwarven smithy', 'smithy', 'blacksmith building', 'blacksmith house', 'forge building', 'blacksmith forge building', 'blacksmith forge', 'blacksmith smithy', 'weaponsmith'], 'anvil', { wall: ['stone', 'dark_stone'], laid: 'blocks', tiles: ['slate', 'dark_wood'], windows: [3, 1] }, (k, top) => { smoke(k, 0.32, top + 0.06, -0.04); anvil(k, -0.68); }),
  'potion-shop': old(['potion shop', 'alchemist shop', 'alchemy shop', 'witch shop', 'apothecary shop', 'herbalist shop'], 'potion', { wall: ['#8c7ca0', '#7c8c84'], tiles: ['purple', '#6c4c98/roof'], pane: 'arch' }, (k, top) => smoke(k, 0.32, top + 0.06, -0.04)),
  'magic-shop': old(['magic shop', 'magic item shop', 'enchanter shop', 'fortune teller shop', 'wizard shop', 'mage guild'], 'orb', { wall: ['#6c6c94', '#5c6488'], laid: 'blocks', tiles: ['#4858a8/roof', 'purple'], pane: 'round', rise: 0.54 }),
  'weapon-shop': old(['weapon shop', 'weapons shop', 'weapon store', 'armory', 'armoury', 'arms shop'], 'sword', { wall: ['stone', 'plaster'], laid: 'blocks', tiles: ['crimson', 'slate'], front: true }),
  'armor-shop': old(['armor shop', 'armour shop', 'armor store'], 'shield', { wall: ['plaster', 'stone'], tiles: ['blue', 'slate'], front: true }),
  'item-shop': old(['general store', 'item shop', 'village shop', 'trading post', 'merchant shop', 'fantasy shop', 'rpg shop', 'shop building', 'merchant house'], 'bag', { wall: ['#d8b890', 'plaster'], tiles: ['forest', '#3c7c5c/roof'], front: true, laid: 'upright' }, (k) => awning(k, 0, 0.4, 0.3, 0.5, paint(k, 'green', 'awning'), 'cream')),
  'medieval-inn': old(['inn', 'village inn', 'roadside inn', 'fantasy inn', 'tavern and inn', 'guest house', 'guesthouse'], 'bed', { size: [0.54, 0.66, 0.3], windows: [3, 2], wall: ['plaster'], tiles: ['roof', '#a85838/roof'], rise: 0.4 }, (k) => { timber(k, 0.54, 0.66, 0.3); k.box(k.part('timber', { priority: 1.15, group: 'wall 0' }), 'dark_wood', [0, 0.35, 0.31], [0.54, 0.025, 0.02]); lamps(k, 0.2, 0.24, 0.33); }),
  'butcher-shop': old(['butcher shop', 'butchery', 'butchers', 'meat shop'], 'meat', { wall: ['white', 'plaster'], tiles: ['crimson'], front: true }, (k) => awning(k, 0, 0.4, 0.3, 0.5, 'red', 'cream')),
  'fish-shop': old(['fish shop', 'fishmonger', 'fish market', 'bait shop'], 'fish', { wall: ['#a8c4d0', '#b8d0d4'], laid: 'boards', tiles: ['navy', 'slate'], front: true }, (k) => awning(k, 0, 0.4, 0.3, 0.5, 'blue', 'cream')),
  'guild-hall': { words: ['guild hall', 'guildhall', 'guild house', 'adventurers guild', 'adventurer guild', 'guild building', 'guild'], home: ['meadow'], sign: 'shield', main: { wall: ['stone', 'plaster'], laid: 'blocks', size: [0.56, 0.62, 0.3], trim: 'dark_wood', roof: 'gable', tiles: ['blue', 'roof'], rise: 0.46, windows: [4, 2], pane: 'arch', door: 'arch' }, more: (k, top) => { flag(k, -0.5, top - 0.02, 0, 'red', 0.22); flag(k, 0.5, top - 0.02, 0, 'blue', 0.22); for (const e of [-1, 1]) k.box(k.part('banner', { priority: 1.3 }), paint(k, 'crimson', 'banner'), [e * 0.24, 0.42, 0.33], [0.06, 0.16, 0.012]); } },
  barracks: { words: ['barracks', 'army barracks', 'military barracks', 'guardhouse', 'guard house', 'training hall'], home: ['meadow'], sign: 'sword', main: { wall: ['stone', 'wood'], laid: 'blocks', size: [0.6, 0.36, 0.28], trim: 'dark_wood', roof: 'gable', tiles: ['crimson', 'slate'], rise: 0.36, windows: [5, 1], pane: 'slit', door: 'double' }, more: (k, top) => { flag(k, -0.6, top - 0.02, 0, 'red', 0.26); } },
  cafe: store(['cafe', 'coffee shop', 'coffeehouse', 'coffee house', 'tea shop', 'tea house', 'cafe shop', 'cozy cafe'], 'cafe', '#7c4c34', { wall: ['#e8d4b0', '#c8a880'] }, 'cup'),
  'ramen-shop': { words: ['ramen shop', 'noodle bar', 'noodle house', 'ramen stand', 'noodle shop', 'noodle stand', 'ramen restaurant', 'izakaya', 'sushi restaurant', 'sushi bar', 'sushi shop'], home: ['city'], text: ['ramen', '#b82c2c', 'white:5'], awning: ['#b82c2c', '#b82c2c'], main: { wall: ['wood', 'dark_wood'], laid: 'upright', size: [0.54, 0.5, 0.28], trim: 'dark_wood', roof: 'hip', tiles: ['slate', '#4c5c64/slate'], rise: 0.24, windows: [3, 1], front: true, door: 'plain' }, at: 0.46, more: (k) => { for (const x of [-0.46, -0.24, 0.24, 0.46]) { k.s.ell(k.part('lantern', { priority: 1.5, group: `l${x}` }), '#e84c34/flame', [x, 0.3, 0.44], [k.least(0.04, 1), k.least(0.055, 1.3), 0.04]); } for (let i = 0; i < 4; i++) k.box(k.part('noren', { priority: 1.4, group: `n${i % 2}` }), i % 2 ? '#2c3c78' : '#24306a', [-0.12 + i * 0.08, 0.3, 0.4], [0.038, 0.06, 0.01]); for (const x of [-0.3, 0.3]) k.s.cone(k.part('stool', { group: `s${x}` }), 'wood', [x, 0, 0.5], [x, 0.1, 0.5], 0.05, 0.06, { capMaterial: 'red' }); } },
  bookstore: store(['bookstore', 'book shop', 'bookshop', 'book store'], 'books', '#2e5c48', { wall: ['#8c5c44/brick', 'brick'] }),
  'flower-shop': store(['flower shop', 'florist', 'florist shop', 'plant shop'], 'flora', '#4c8c5c', { wall: ['#e8e0d0', '#e8c8d0'] }, 'flower', buckets),
  'toy-shop': store(['toy shop', 'toy store'], 'toys', '#3c78c8', { wall: ['#f0d070', '#e8b8c8'] }),
  'candy-shop': store(['candy shop', 'candy store', 'sweet shop'], 'candy', '#e070a0', { wall: ['#f8d8e0', '#c8e8e0'] }, 'candy'),
  'ice-cream-shop': store(['ice cream shop', 'ice cream parlor', 'ice cream parlour', 'gelateria'], 'ice', '#50b0b8', { wall: ['#f8e8d0', '#f0c8d4'] }, 'cone'),
  'pet-shop': store(['pet shop', 'pet store', 'vet clinic', 'veterinary clinic', 'animal shelter'], 'pets', '#5c8c3c', { wall: ['#e8dcc0'] }, 'paw'),
  'barber-shop': store(['barber shop', 'barbershop', 'hair salon', 'beauty salon', 'barbers'], 'hair', '#3c5c9c', { wall: ['#e0e0e4'] }, 'scissors'),
  'music-shop': store(['music shop', 'music store', 'record store', 'record shop'], 'music', '#8c3c5c', {}, 'note'),
  'clothing-store': store(['clothing store', 'clothes shop', 'clothes store', 'fashion store', 'boutique', 'tailor shop'], 'mode', '#44405c', { wall: ['#e4dcd4'] }),
  pharmacy: store(['pharmacy', 'drugstore', 'drug store', 'chemist shop'], 'pharm', '#3c9c5c', { wall: CLEAN, laid: 'panels' }, 'green-cross'),
  'convenience-store': { words: ['convenience store', 'corner store', 'mini mart', 'minimart', 'konbini', 'corner shop', 'bodega'], home: ['city'], text: ['24h', '#e0e4e4', 'red:3'], main: { wall: CLEAN, laid: 'panels', size: [0.64, 0.4, 0.3], trim: '#6c7480', roof: 'flat', tiles: ['#e0e4e4'], windows: [3, 1], front: true, light: 'glass', door: 'glass' }, at: 0.5, more: (k) => { for (const [i, m] of (['#e07028', '#3c9c5c', '#d03c3c'] as const).entries()) k.box(k.part('stripe', { priority: 1.25 }), m, [0, 0.39 - i * 0.028, 0.31], [0.645, 0.014, 0.02]); } },
  supermarket: { words: ['supermarket', 'grocery store', 'grocery shop', 'hypermarket', 'food market hall'], home: ['city'], text: ['market', '#d8443c', 'white:5'], main: { wall: CLEAN, laid: 'panels', size: [0.7, 0.44, 0.32], trim: '#5c6470', roof: 'flat', tiles: ['#c8ccd0'], windows: [4, 1], front: true, light: 'glass', door: 'glass' }, at: 0.5, awning: ['red', 'white'] },
  mall: { words: ['shopping mall', 'mall', 'shopping center', 'shopping centre', 'department store'], home: ['city'], text: ['mall', '#c84878', 'white:5'], main: { wall: ['#d8d0c4', '#c8ccd4'], laid: 'panels', size: [0.68, 0.6, 0.32], trim: '#6c7480', roof: 'flat', tiles: ['stone'], windows: [5, 2], pane: 'wide', front: true, light: 'glass', door: 'glass' }, at: 0.7 },
  diner: { words: ['diner', 'american diner', 'roadside diner', 'fast food place'], home: ['city'], text: ['diner', '#d8344c', 'white:5'], main: { wall: ['#c8d4dc/steel', '#b8c8d4/steel'], laid: 'boards', size: [0.66, 0.4, 0.28], trim: '#d8344c', roof: 'flat', tiles: ['#d8344c', 'teal'], windows: [5, 1], pane: 'wide', door: 'glass' }, at: 0.56 },
  hotel: { words: ['hotel', 'grand hotel', 'hotel building', 'motel', 'luxury hotel'], home: ['city'], text: ['hotel', '#8c2c3c', 'gold:5'], awning: ['crimson', 'crimson'], main: { wall: ['#d8b890', 'brick'], laid: 'brick', size: [0.48, 1, 0.3], trim: '#f0e4cc', roof: 'mansard', tiles: ['slate'], rise: 0.14, windows: [5, 4], pane: 'tall', door: 'double' }, at: 0.3 },
  hospital: { words: ['hospital', 'hospital building', 'clinic', 'medical center', 'medical centre', 'doctor office', 'doctors office'], home: ['city'], sign: 'cross', main: { wall: ['#e8ecec', '#dce4e8'], laid: 'panels', size: [0.36, 0.92, 0.32], trim: '#8cb0bc', roof: 'flat', tiles: ['#b8c4c8'], windows: [3, 4], pane: 'wide', light: 'glass', door: 'glass' }, others: [{ wall: ['#e8ecec'], laid: 'panels', size: [0.22, 0.56, 0.28], x: -0.54, trim: '#8cb0bc', roof: 'flat', tiles: ['#b8c4c8'], windows: [2, 2], pane: 'wide', light: 'glass' as const }, { wall: ['#e8ecec'], laid: 'panels', size: [0.22, 0.56, 0.28], x: 0.54, trim: '#8cb0bc', roof: 'flat', tiles: ['#b8c4c8'], windows: [2, 2], pane: 'wide', light: 'glass' as const }], at: 1.06, more: (k) => { k.box(k.part('canopy', { priority: 1.2 }), paint(k, '#d83c48', 'canopy'), [0, 0.27, 0.42], [0.24, 0.025, 0.12]); for (const e of [-1, 1]) k.s.cap(k.part('post'), 'steel', [e * 0.2, 0, 0.5], [e * 0.2, 0.26, 0.5], k.least(0.014, 0.5)); } },
  school: { words: ['school', 'school building', 'schoolhouse', 'high school', 'elementary school', 'academy', 'boarding school'], home: ['city'], text: ['school', '#e8e0d0', 'dark:2'], main: { wall: BRICK, laid: 'brick', size: [0.26, 0.74, 0.32], trim: 'white', roof: 'front', tiles: ['slate'], rise: 0.22, windows: [3, 2], light: 'glass', door: 'double' }, others: [-1, 1].map((e) => ({ wall: BRICK, laid: 'brick' as const, size: [0.24, 0.56, 0.28] as const, x: e * 0.5, trim: 'white', roof: 'gable' as const, tiles: ['slate'], rise: 0.2, windows: [3, 2] as const, light: 'glass' as const })), at: 0.38, more: (k, top) => { clock(k, 0, 0.8, 0.33, 0.06); flag(k, 0, top - 0.02, 0.2, 'red', 0.22); } },
  university: { ...civic(['university', 'college', 'university building', 'college campus', 'campus building'], '', (k) => { tower(k, 0, -0.1, 0.14, 1.02, 'brick', { roof: 'teal', slits: 0 }); clock(k, 0, 0.86, 0.06, 0.065); }, ['brick', '#b86c50/brick']), pitch: 16 },
  'police-station': { words: ['police station', 'police department', 'police headquarters', 'sheriff station', 'precinct'], home: ['city'], text: ['police', '#2c4c98', 'white:5'], main: { wall: ['#c4ccd8', '#d0d4d8'], laid: 'blocks', size: [0.58, 0.66, 0.3], trim: '#2c4c98', roof: 'flat', tiles: ['#5c6c8c'], windows: [4, 2], light: 'glass', door: 'double' }, at: 0.4, more: (k) => { flag(k, 0.44, 0.7, 0.1, 'blue', 0.28); k.s.ell(k.part('lamp', { priority: 1.4 }), '#4c8cf0/crystal', [0, 0.78, 0.22], 0.06); lamps(k, 0.24, 0.26, 0.33); } },
  'post-office': { words: ['post office', 'mail office'], home: ['city'], sign: 'envelope', text: ['post', '#d8a830', 'dark:2'], main: { wall: BRICK, laid: 'brick', size: [0.52, 0.56, 0.3], trim: 'white', roof: 'hip', tiles: ['slate'], rise: 0.26, windows: [3, 1], pane: 'tall', light: 'glass', door: 'double' }, at: 0.5 },
  'town-hall': { words: ['town hall', 'city hall', 'village hall', 'townhall', 'mayor house', 'mayors house', 'parliament'], home: ['city'], main: { wall: ['#d8c4a0', 'brick'], laid: 'blocks', size: [0.6, 0.56, 0.3], trim: 'white', roof: 'hip', tiles: ['slate', '#4c7c6c/roof'], rise: 0.24, windows: [6, 2], pane: 'tall', door: 'double' }, more: (k) => { block(k, { wall: ['#d8c4a0'], laid: 'blocks', size: [0.14, 0.4, 0.14], y: 0.62, z: 0.06, trim: 'white', roof: 'spire', tiles: ['slate'], rise: 0.3 }); clock(k, 0, 0.88, 0.21, 0.075); steps(k, 0.22, 0.44, 3, 'stone'); flag(k, -0.52, 0.66, 0.1, 'blue', 0.24); } },
  bank: civic(['bank', 'bank building', 'treasury', 'mint building'], 'bank', (k) => { const { rows, key } = SIGN_PICTURES.coin; picture(k, rows, key, 0, 0.66, 0.48); }),
  library: civic(['library building', 'public library', 'town library', 'archive building'], 'library', undefined, ['#d8c8a8/marble', 'brick']),
  museum: civic(['museum', 'museum building', 'art gallery building', 'art museum', 'history museum', 'gallery building'], 'museum', (k) => { for (const e of [-1, 1]) k.box(k.part('banner', { priority: 1.3 }), paint(k, e < 0 ? 'crimson' : 'teal', 'banner'), [e * 0.52, 0.32, 0.32], [0.045, 0.15, 0.012]); }),
  courthouse: civic(['courthouse', 'court house', 'court building', 'supreme court', 'classical building'], 'court'),
  capitol: civic(['capitol', 'us white house', 'white house in washington', 'government building', 'senate building', 'capitol building', 'statehouse'], '', (k) => rotunda(k, 0.66, 0.24, '#e8e4dc/marble')),
  theater: { words: ['theater', 'theatre', 'playhouse', 'opera house', 'opera', 'concert hall'], home: ['city'], text: ['theater', '#8c2438', 'gold:5'], main: { wall: ['#d8c09c', '#c8a888'], laid: 'blocks', size: [0.56, 0.6, 0.3], trim: '#f0e4cc', roof: 'mansard', tiles: ['#3c7c6c/roof', 'slate'], rise: 0.16, windows: [5, 2], pane: 'arch', door: 'arch' }, at: 0.36, more: (k) => { rotunda(k, 0.74, 0.17, '#4c8c78/roof'); columns(k, 4, 0.3, 0.05, 0.24, 0.4, '#f0e4cc'); } },
  cinema: { words: ['cinema', 'movie theater', 'movie theatre', 'film theater', 'movie house'], home: ['city'], text: ['cinema', '#f0e8d0', 'crimson:2'], main: { wall: ['#6c3c5c', 'brick'], laid: 'brick', size: [0.54, 0.84, 0.3], trim: '#e8b848', roof: 'flat', tiles: ['#e8b848'], windows: [4, 1], door: 'glass', front: true }, at: 0.42, more: (k) => { k.box(k.part('marquee', { priority: 1.2 }), '#d83c4c', [0, 0.42, 0.38], [0.48, 0.1, 0.1]); for (let i = 0; i < 9; i++) for (const y of [0.32, 0.52]) k.s.ell(k.part('bulb', { priority: 1.5 }), '#ffe070/flame', [-0.46 + i * 0.115, y, 0.48], k.least(0.018, 0.6)); k.box(k.part('blade', { priority: 1.25 }), '#d83c4c', [0.36, 0.8, 0.36], [0.07, 0.26, 0.03]); const { rows, key } = SIGN_PICTURES.star; picture(k, rows, key, 0.36, 0.86, 0.4); } },
  casino: { words: ['casino', 'casino building', 'gambling house'], home: ['city'], text: ['casino', '#28204c', 'gold:5'], sign: 'spade', main: { wall: ['#8c2c4c', '#5c3c8c'], laid: 'panels', size: [0.58, 0.7, 0.3], trim: 'gold', roof: 'mansard', tiles: ['gold'], rise: 0.1, windows: [5, 2], pane: 'arch', door: 'glass' }, at: 0.4 },
  nightclub: { words: ['nightclub', 'night club', 'disco', 'club building', 'dance club'], home: ['city'], text: ['club', '#181428', 'rose:5'], main: { wall: ['#3c3454', '#2c3850'], laid: 'brick', size: [0.52, 0.62, 0.3], trim: '#e040a0', roof: 'flat', tiles: ['#e040a0'], windows: [4, 1], pane: 'round', door: 'double' }, at: 0.44, more: (k) => { for (const e of [-1, 1]) k.box(k.part('neon', { priority: 1.4 }), e < 0 ? '#40d8f0/flame' : '#f058b0/flame', [e * 0.46, 0.34, 0.33], [k.least(0.014, 0.5), 0.24, 0.012]); } },
  'arcade-hall': { words: ['arcade building', 'video arcade', 'game center', 'arcade hall', 'gaming arcade', 'video game store', 'game store', 'game shop'], home: ['city'], text: ['arcade', '#241c48', 'rose:5'], sign: 'pad', main: { wall: ['#5c4c8c', '#3c4c8c'], laid: 'panels', size: [0.54, 0.66, 0.3], trim: '#40d0e0', roof: 'flat', tiles: ['#e040a0'], windows: [3, 1], front: true, door: 'glass' }, at: 0.46 },
  gym: { words: ['gym building', 'fitness center', 'fitness studio', 'gymnasium'], home: ['city'], text: ['gym', '#e07028', 'white:5'], sign: 'dumbbell', main: { wall: ['#8c98a4', 'brick'], laid: 'panels', size: [0.56, 0.56, 0.3], trim: '#3c4454', roof: 'flat', tiles: ['#e07028'], windows: [4, 1], front: true, light: 'glass', door: 'glass' }, at: 0.44 },
  'apartment-building': { words: ['apartment building', 'apartment', 'apartments', 'apartment block', 'city block', 'tenement', 'block of flats', 'flats', 'condo', 'residential building', 'apartment complex'], home: ['city'], main: { wall: ['brick', '#c8a080', '#b8b0a4'], laid: 'brick', size: [0.44, 1.06, 0.3], trim: '#e4dccc', roof: 'flat', tiles: ['stone'], windows: [4, 4], door: 'double' }, more: (k) => { for (let r = 1; r < 4; r++) for (const x of [-0.2, 0.2]) { k.box(k.part('balcony', { priority: 1.2, group: `b${r}${x}` }), 'dark_metal', [x, 0.05 + r * 0.25 + 0.03, 0.36], [0.17, 0.018, 0.06]); k.box(k.part('balcony', { priority: 1.2, group: `b${r}${x}` }), 'dark_metal', [x, 0.05 + r * 0.25 + 0.075, 0.41], [0.17, k.least(0.012, 0.4), 0.01]); } k.s.cone(k.part('tank'), 'dark_wood', [-0.22, 1.14, -0.06], [-0.22, 1.3, -0.06], 0.1, 0.1); k.s.cone(k.part('tank', { group: 'lid' }), 'slate', [-0.22, 1.3, -0.06], [-0.22, 1.38, -0.06], 0.12, 0.01); } },
  'office-building': { words: ['office building', 'office', 'corporate building', 'office block', 'company building', 'headquarters', 'hq', 'city building', 'modern building'], home: ['city'], main: { wall: ['#8ca4b8', '#a8b4bc', '#7c8ca8'], laid: 'plain', size: [0.44, 1.14, 0.34], trim: '#5c7088', roof: 'flat', tiles: ['#6c7c90'], windows: [5, 6], pane: 'wide', light: 'glass', door: 'glass' }, more: (k) => { k.box(k.part('plant'), 'stone', [0.16, 1.26, -0.05], [0.14, 0.06, 0.12]); k.s.cap(k.part('mast', { priority: 1.2 }), 'steel', [-0.24, 1.2, 0], [-0.24, 1.46, 0], k.least(0.014, 0.5)); k.box(k.part('canopy', { priority: 1.2 }), paint(k, '#3c4c64', 'canopy'), [0, 0.24, 0.42], [0.24, 0.025, 0.1]); } },
  warehouse: { words: ['warehouse', 'storage building', 'depot', 'storehouse', 'storage warehouse', 'hangar', 'airplane hangar', 'garage', 'car garage', 'repair shop', 'auto shop', 'mechanic shop'], home: ['city'], main: { wall: ['#98a4ac/stone', '#8c7c6c', 'brick'], laid: 'upright', size: [0.62, 0.5, 0.34], trim: '#5c6470', roof: 'front', tiles: ['slate', '#7c8890/roof'], rise: 0.24, door: 'shutter' }, more: (k) => { k.box(k.part('door', { priority: 1.3 }), paint(k, '#a8b0bc', 'door'), [0, 0.2, 0.36], [0.3, 0.2, 0.02], rotX(0), { pattern: (_x, y) => (((y + 1) * 4) % 1 < 0.22 ? -1 : 0) }); for (let i = 0; i < 8; i++) k.box(k.part('stripe', { priority: 1.4 }), i % 2 ? '#34343c' : '#e8b830', [-0.27 + i * 0.077, 0.42, 0.37], [0.04, 0.025, 0.015]); for (const e of [-1, 1]) k.box(k.part('window', { priority: 1.25 }), paint(k, '#8cc4e4/glass', 'window'), [e * 0.46, 0.36, 0.345], [0.09, 0.06, 0.012]); k.s.ell(k.part('vent', { priority: 1.2 }), '#5c6470', [0, 0.6, 0.345], [0.07, 0.07, 0.02]); } },
  prison: { words: ['prison building', 'jail', 'prison house', 'county jail', 'dungeon prison', 'jail building', 'penitentiary', 'jailhouse', 'jail house', 'prison tower'], home: ['city'], text: ['prison', '#3c4048', 'white:5'], main: { wall: ['#8c9098', 'dark_stone'], laid: 'blocks', size: [0.52, 0.66, 0.3], trim: 'iron', roof: 'battlements', windows: [5, 2], pane: 'bars', light: 'glass', door: 'double' }, others: [-1, 1].map((e) => ({ wall: ['#8c9098'], laid: 'blocks' as const, size: [0.13, 0.88, 0.16] as const, x: e * 0.56, z: 0.2, trim: 'iron', roof: 'battlements' as const, windows: [1, 3] as const, pane: 'slit' as const })), at: 0.44 },
  observatory: { words: ['observatory', 'planetarium', 'astronomy tower'], home: ['mountain'], main: { wall: ['#d8d4cc', 'stone'], laid: 'blocks', size: [0.56, 0.34, 0.3], trim: '#8c8478', roof: 'flat', tiles: ['stone'], windows: [5, 1], pane: 'arch', door: 'arch' }, more: (k) => { k.s.cone(k.part('drum'), '#d8d4cc', [0, 0.34, 0], [0, 0.6, 0], 0.3, 0.3); const d = k.part('dome'); k.s.ell(d, paint(k, '#6c90b0/steel', 'dome'), [0, 0.6, 0], [0.31, 0.32, 0.31]); k.box(k.part('slot', { priority: 1.2 }), 'dark', [0.07, 0.76, 0.2], [0.05, 0.16, 0.13]); k.s.cap(k.part('telescope', { priority: 1.4 }), paint(k, '#e8dcc0', 'telescope'), [0.06, 0.74, 0.2], [0.18, 0.96, 0.42], 0.05, 0.06); } },
  saloon: { words: ['saloon', 'western saloon', 'wild west saloon', 'western building', 'old west saloon', 'cowboy bar', 'western bar', 'wild west building'], home: ['desert'], text: ['saloon', '#8c3c2c', 'gold:5'], main: { wall: ['#b8824c/wood', 'wood'], laid: 'boards', size: [0.56, 0.84, 0.3], trim: '#e4d0a8', roof: 'flat', tiles: ['dark_wood'], windows: [3, 2], door: 'double' }, at: 0.8, more: (k) => { k.box(k.part('porch', { priority: 1.1 }), 'dark_wood', [0, 0.42, 0.42], [0.6, 0.022, 0.14]); k.box(k.part('deck'), 'dark_wood', [0, 0.03, 0.44], [0.6, 0.03, 0.14]); for (const x of [-0.56, -0.2, 0.2, 0.56]) k.s.cap(k.part('post', { priority: 1.15, group: `p${x}` }), paint(k, '#e4d0a8', 'post'), [x, 0.04, 0.54], [x, 0.42, 0.54], k.least(0.018, 0.6)); for (let i = 0; i < 9; i++) k.s.cap(k.part('rail', { priority: 1.15 }), '#e4d0a8', [-0.54 + i * 0.135, 0.44, 0.54], [-0.54 + i * 0.135, 0.53, 0.54], k.least(0.01, 0.4)); k.box(k.part('rail', { priority: 1.15 }), '#e4d0a8', [0, 0.54, 0.54], [0.57, k.least(0.012, 0.4), 0.012]); } },
  'sheriff-office': { words: ['sheriff office', 'sheriffs office', 'western jail', 'western store', 'western bank', 'wild west jail'], home: ['desert'], text: ['sheriff', '#5c4030', 'gold:5'], sign: 'star', main: { wall: ['#a8744c/wood'], laid: 'boards', size: [0.5, 0.66, 0.3], trim: '#e4d0a8', roof: 'flat', tiles: ['dark_wood'], windows: [3, 1], pane: 'bars', door: 'plain' }, at: 0.54, more: (k) => { k.box(k.part('porch', { priority: 1.1 }), 'dark_wood', [0, 0.42, 0.42], [0.54, 0.022, 0.14]); for (const x of [-0.5, 0.5]) k.s.cap(k.part('post', { priority: 1.15 }), '#e4d0a8', [x, 0.04, 0.54], [x, 0.42, 0.54], k.least(0.018, 0.6)); } },
  palace: { words: ['palace', 'royal palace', 'grand palace', 'marble palace', 'baroque palace', 'fairytale palace', 'princess palace', 'white palace', 'versailles'], home: ['meadow'], main: { wall: ['#ecdcbc', '#e4e0d8', '#d8c8dc'], laid: 'plain', size: [0.3, 0.74, 0.36], trim: '#c8a050', roof: 'dome', tiles: ['#4c84a8/roof', '#5c9c84/roof'], rise: 0.36, windows: [3, 2], pane: 'tall', light: 'glass', door: 'double' }, others: [...[-1, 1].map((e) => ({ wall: ['#ecdcbc'], laid: 'plain' as const, size: [0.22, 0.54, 0.28] as const, x: e * 0.5, trim: '#c8a050', roof: 'hip' as const, tiles: ['#4c84a8/roof'], rise: 0.16, windows: [3, 2] as const, pane: 'tall' as const, light: 'glass' as const })), ...[-1, 1].map((e) => ({ wall: ['#ecdcbc'], laid: 'plain' as const, size: [0.14, 0.66, 0.3] as const, x: e * 0.84, trim: '#c8a050', roof: 'spire' as const, tiles: ['#4c84a8/roof'], rise: 0.36, windows: [1, 2] as const, pane: 'arch' as const, light: 'glass' as const }))], more: (k, top) => { columns(k, 4, 0.24, 0.04, 0.42, 0.5, paint(k, 'white', 'columns'), 0.03); k.box(k.part('porch', { priority: 1.15 }), 'white', [0, 0.47, 0.44], [0.3, 0.03, 0.1]); steps(k, 0.3, 0.58, 3, 'stone'); flag(k, 0, top, 0); } },
  mansion: { words: ['mansion', 'manor', 'manor house', 'villa', 'estate house', 'victorian mansion', 'victorian house', 'big house', 'rich house', 'plantation house', 'chateau'], home: ['meadow'], main: { wall: ['#e4d4b4', 'brick', '#c8d0c8'], laid: 'brick', size: [0.3, 0.66, 0.34], trim: 'white', roof: 'front', tiles: ['slate', 'roof'], rise: 0.3, windows: [3, 2], pane: 'tall', door: 'double' }, others: [-1, 1].map((e) => ({ wall: ['#e4d4b4'], laid: 'brick' as const, size: [0.26, 0.6, 0.28] as const, x: e * 0.54, trim: 'white', roof: 'hip' as const, tiles: ['slate'], rise: 0.26, windows: [2, 2] as const, pane: 'tall' as const })), more: (k) => { columns(k, 4, 0.24, 0.04, 0.3, 0.46, 'white', 0.03); k.box(k.part('porch', { priority: 1.15 }), 'white', [0, 0.36, 0.4], [0.29, 0.03, 0.1]); steps(k, 0.28, 0.54, 2, 'stone'); chimney(k, -0.6, 0.84, -0.1, 0.14); chimney(k, 0.6, 0.84, -0.1, 0.14); } },
  farmhouse: { words: ['farmhouse', 'farm house', 'country house', 'ranch house', 'suburban house', 'modern house', 'modern home', 'bungalow', 'family house', 'american house', 'white house with porch'], home: ['meadow'], main: { wall: ['#ece4d4', '#c8d8dc', '#e8d49c'], laid: 'boards', size: [0.56, 0.44, 0.3], trim: 'white', roof: 'gable', tiles: ['roof', 'slate', '#5c7c5c/roof'], rise: 0.38, windows: [4, 1], door: 'plain', doorAt: 0.2 }, more: (k, top) => { k.box(k.part('porch', { priority: 1.1 }), paint(k, 'slate', 'roof'), [0, 0.42, 0.42], [0.58, 0.022, 0.15], rotX(10)); for (const x of [-0.52, -0.1, 0.52]) k.s.cap(k.part('post', { priority: 1.15, group: `p${x}` }), 'white', [x, 0.03, 0.53], [x, 0.4, 0.53], k.least(0.018, 0.6)); k.box(k.part('deck'), 'pale_wood', [0, 0.03, 0.42], [0.58, 0.03, 0.14]); chimney(k, -0.32, top - 0.1, -0.04, 0.15); } },
  'ski-lodge': { words: ['ski lodge', 'chalet', 'alpine chalet', 'swiss chalet', 'mountain lodge', 'alpine house'], home: ['snow'], main: { wall: ['#a8703c/wood'], laid: 'logs', size: [0.5, 0.5, 0.32], trim: '#e8dcc0', roof: 'front', tiles: ['snow'], rise: 0.36, windows: [3, 2], door: 'plain' }, more: (k, top) => { k.box(k.part('balcony', { priority: 1.2 }), 'dark_wood', [0, 0.28, 0.42], [0.5, 0.022, 0.1]); k.box(k.part('balcony', { priority: 1.2 }), 'dark_wood', [0, 0.36, 0.5], [0.5, 0.035, 0.015]); chimney(k, 0.26, top - 0.16, -0.1, 0.16, 'stone'); } },
  'greenhouse': { words: ['greenhouse', 'glasshouse', 'glass house', 'plant nursery', 'conservatory', 'hothouse', 'botanical greenhouse'], home: ['meadow'], main: { wall: ['#c4ece8/glass'], size: [0.56, 0.01, 0.3], trim: '#e8f0ec', roof: 'none' }, pitch: 22, more: (k) => { const t = k.least(0.016, 0.5); const tone = k.choose('frame', ['#e8f0ec', '#7c9c84', '#b08c68', '#a8b4c0']); const white = k.ctx.brief.colours.length > 0 ? k.m(tone) : paint(k, tone, 'frame'); const f = k.part('rib', { priority: 1.3, group: 'rib' }); const roof = k.part('rib', { priority: 1.32, group: 'roof rib' }); const shine = k.s.material('#e4fcfc/glass'); k.box(k.part('back', { group: 'back' }), '#8cc0b8', [0, 0.24, -0.05], [0.55, 0.22, 0.01]); k.box(k.part('wall', { group: 'plinth', priority: 1.25 }), paint(k, 'brick', 'wall'), [0, 0.05, 0.3], [0.57, 0.05, 0.02]); for (let i = 0; i < 6; i++) { const x = -0.46 + i * 0.184; if (Math.abs(x) < 0.1) continue; const p = k.part('plants', { priority: 1.2, group: `g${i}` }); k.s.ell(p, i % 2 ? 'leaf' : 'dark_leaf', [x, 0.2, 0.24], [0.085, k.vary(`plant ${i}`, 0.12, 0.4), 0.05]); k.s.ell(p, i % 2 ? 'leaf' : 'dark_leaf', [x + 0.02, 0.32, 0.22], [0.06, 0.08, 0.04]); } const pitch = (Math.atan2(0.3, 0.32) * 180) / Math.PI; const len = Math.hypot(0.3, 0.32) / 2 + 0.02; for (const e of [1, -1]) k.box(k.part('roof', { priority: 1.05, group: `glass${e}` }), paint(k, '#a4dce8/glass', 'roof'), [0, 0.63, e * 0.17], [0.6, 0.012, len], rotX(e * pitch), { pattern: (x, _y, z) => (((x * 3 + z * 1.4 + 9) % 2) < 0.5 ? { material: shine } : 0) }); for (let i = 0; i <= 6; i++) { k.box(f, white, [-0.56 + i * 0.187, 0.28, 0.31], [t, 0.2, 0.012]); k.box(roof, white, [-0.58 + i * 0.193, 0.645, 0.18], [t, 0.014, len], rotX(pitch)); } for (const y of [0.1, 0.47]) k.box(f, white, [0, y, 0.31], [0.58, t, 0.014]); k.s.cap(roof, white, [-0.6, 0.79, 0], [0.6, 0.79, 0], k.least(0.024, 0.6)); k.box(k.part('door', { priority: 1.35 }), paint(k, '#5c9c7c', 'door'), [0, 0.22, 0.33], [0.09, 0.21, 0.015]); k.box(k.part('pane', { priority: 1.45 }), '#d0f0ec/glass', [0, 0.28, 0.35], [0.055, 0.11, 0.01]); } },
  boathouse: { words: ['boathouse', 'boat house', 'beach hut', 'beach house', 'surf shack', 'beach bar', 'tiki bar', 'tiki hut', 'surf shop'], home: ['beach'], main: { wall: ['#5cb0b8/wood', '#e8c46c/wood', '#e88c7c/wood'], laid: 'boards', size: [0.42, 0.4, 0.28], y: 0.16, trim: 'white', roof: 'thatch', tiles: ['thatch'], rise: 0.36, windows: [3, 1], door: 'plain' }, more: (k) => { k.box(k.part('deck', { priority: 1.1 }), 'pale_wood', [0, 0.14, 0.06], [0.47, 0.025, 0.34]); for (const x of [-0.42, 0, 0.42]) for (const z of [-0.2, 0.36]) k.s.cap(k.part('pile', { group: `p${x}${z}` }), 'dark_wood', [x, 0, z], [x, 0.14, z], k.least(0.03, 0.8)); k.s.ell(k.part('board', { priority: 1.35 }), paint(k, 'red', 'board'), [-0.5, 0.4, 0.36], [0.05, 0.24, 0.02]); } },
  'mud-hut': { words: ['mud hut', 'orc hut', 'goblin hut', 'african hut', 'tribal hut', 'clay hut', 'round hut', 'straw hut', 'grass hut', 'primitive hut'], home: ['desert'], main: { wall: ['#b8845c'], size: [0.01, 0.01, 0.01], roof: 'none' }, more: (k) => { const m = k.m('#c08c5c/plaster'); k.s.cone(k.part('wall'), m, [0, 0, 0], [0, 0.44, 0], 0.46, 0.42); for (let i = 0; i < 9; i++) k.box(k.part('mark', { priority: 1.2 }), '#7c4830', [Math.sin((i - 4) * 0.34) * 0.44, 0.34, Math.cos((i - 4) * 0.34) * 0.43], [0.02, 0.03, 0.02]); k.s.cone(k.part('roof', { priority: 1.05 }), paint(k, 'thatch', 'roof'), [0, 0.38, 0], [0, 0.96, 0], 0.62, 0.02, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 18) > 0.6 ? -0.8 : 0) }); k.s.ell(k.part('door', { priority: 1.2 }), 'dark', [0, 0.16, 0.42], [0.11, 0.17, 0.06]); k.s.cap(k.part('tip', { priority: 1.2 }), 'dark_wood', [0, 0.92, 0], [0, 1.06, 0], k.least(0.025, 0.6)); } },
}; // biome-ignore format: a table

function drawn(k: Kit, t: Town): { view: 'stand'; pitch: number; yaw: number } {
  const [w, h, d] = t.main.size;
  for (const other of t.others ?? []) block(k, other);
  const top = block(k, t.main);
  if (t.awning) awning(k, 0, Math.min(h, 0.41), d, w * (t.main.front ? 0.98 : 0.5), paint(k, t.awning[0], 'awning'), t.awning[1]);
  else if (k.ctx.said('awning')) awning(k, 0, Math.min(h * 0.86, 0.43), d, w * 0.96, paint(k, 'red', 'awning'), 'white');
  const at = t.at ?? h - 0.06;
  const old = !t.text && t.sign && t.main.roof === 'gable';
  if (t.text) board(k, t.text[0], 0, at, d + 0.04, w * 0.98, t.text[1], t.text[2]);
  if (old) hanging(k, t.sign!, w + 0.17, h * 0.72, d + 0.04);
  else if (t.sign) { const s = SIGN_PICTURES[t.sign]; picture(k, s.rows, s.key, 0, t.text ? h + 0.06 : at, d + 0.05, paint(k, '#f0ece0/paper', 'sign')); }
  t.more?.(k, top);
  return { view: 'stand', pitch: t.pitch ?? (t.main.roof === 'flat' ? 12 : 18), yaw: 0 };
} // biome-ignore format: short

/** Entries of the catalogue for a table of buildings. */
export const townTable = (rows: Readonly<Record<string, Town>>, parts: (id: string) => ReturnType<typeof partsOf> = partsOf): PropTable =>
  Object.fromEntries(
    Object.entries(rows).map(([id, t]) => [
      id,
      about({ home: [...(t.home ?? ['city'])], interior: true }, entry('building', t.words.filter((w) => w !== id.replaceAll('-', ' ')), (k) => drawn(k, t), parts(id))), // biome-ignore format: one line
    ]),
  ); // biome-ignore format: a signature

export const TOWN_BUILDINGS: PropTable = townTable(TOWN);
