/** Things without a shape: grounds, liquids, walls and skies, by the words that name them. */
import type { Texture } from '../../place/scenes.ts';

export interface GroundLook {
  readonly words: readonly string[];
  readonly colours: readonly [base: string, light: string, dark: string];
  /** A scene's texture, or what scenes have none of: courses of bricks, round stones. */
  readonly texture: Texture | 'bricks' | 'cobbles';
  /** A liquid or a way: where it meets other ground it has a bank. */
  readonly bank?: boolean;
  /** A second colour: flowers, glowing cracks. */
  readonly accent?: string;
}

export const GROUNDS = {
  water: {
    words: ['water', 'river', 'lake', 'pond', 'sea', 'ocean', 'stream', 'brook', 'creek', 'pool', 'moat', 'canal', 'puddle', 'waves'],
    colours: ['#4088bc', '#62a6d0', '#3070a6'], texture: 'waves', bank: true,
  },
  lava: {
    words: ['lava', 'magma'],
    colours: ['#e0602c', '#f4b040', '#b03828'], texture: 'waves', bank: true,
  },
  swamp: {
    words: ['swamp', 'bog', 'marsh', 'slime', 'acid', 'poison'],
    colours: ['#6c8c3c', '#8cac4c', '#506c38'], texture: 'waves', bank: true,
  },
  grass: {
    words: ['grass', 'meadow', 'lawn', 'field', 'pasture', 'turf', 'grassland', 'moss'],
    colours: ['#7cac54', '#94bf66', '#629448'], texture: 'grass',
  },
  path: {
    words: ['path', 'dirt', 'road', 'trail', 'soil', 'mud', 'earth', 'track', 'clearing', 'farmland'],
    colours: ['#b08a5c', '#c49e6c', '#96744e'], texture: 'sand', bank: true,
  },
  cobble: {
    words: ['cobblestone', 'cobblestones', 'pavement', 'paving', 'plaza', 'gravel', 'stones', 'rubble', 'street', 'sidewalk'],
    colours: ['#8c8c98', '#a4a4ae', '#626274'], texture: 'cobbles',
  },
  sand: {
    words: ['sand', 'desert', 'beach', 'dunes'],
    colours: ['#e0c890', '#ecd8a8', '#ccb078'], texture: 'sand',
  },
  snow: {
    words: ['snow', 'frost'],
    colours: ['#d0dcea', '#e6edf3', '#b0c4da'], texture: 'snow',
  },
  ice: {
    words: ['ice', 'glacier'],
    colours: ['#a8d0e4', '#cce6f0', '#84b4d0'], texture: 'cracks',
  },
  tiles: {
    words: ['tiles', 'tile', 'floor', 'flooring', 'marble', 'checkerboard'],
    colours: ['#8c90a4', '#a2a6b6', '#6e728a'], texture: 'tiles',
  },
  planks: {
    words: ['planks', 'boards', 'parquet', 'decking', 'plank'],
    colours: ['#a4703c', '#b88450', '#84582f'], texture: 'planks',
  },
  bricks: {
    words: ['bricks', 'brick', 'brickwork', 'masonry', 'wall'],
    colours: ['#a45c4c', '#b8705c', '#7c4440'], texture: 'bricks',
  },
  sky: {
    words: ['sky', 'air', 'heaven'],
    colours: ['#98c6e4', '#c4e0e4', '#78b0dc'], texture: 'plain',
  },
} as const satisfies Readonly<Record<string, GroundLook>>; // biome-ignore format: a table

export type GroundName = keyof typeof GROUNDS;

const BY_WORD = new Map<string, GroundName>();
for (const [name, { words }] of Object.entries(GROUNDS))
  for (const word of words) BY_WORD.set(word, name as GroundName);

/** Materials that make another ground of a head noun: a wooden floor is planks, a stone path is cobble. */
const MADE_OF: Readonly<Record<string, Partial<Record<GroundName, GroundName>>>> = {
  wooden: { tiles: 'planks', bricks: 'planks', path: 'planks' },
  wood: { tiles: 'planks', bricks: 'planks' },
  stone: { path: 'cobble', tiles: 'tiles' },
  paved: { path: 'cobble' },
  cobbled: { path: 'cobble' },
  cobblestone: { path: 'cobble', tiles: 'cobble' },
  grassy: { path: 'grass', tiles: 'grass' },
  sandy: { path: 'sand' },
  snowy: { path: 'snow' },
};

/** The ground that a noun phrase ("a stone path") names with its last word; undefined for what has a shape. */
export function groundFor(phrase: string): GroundName | undefined {
  const words = phrase.match(/[a-z]+/g) ?? [];
  const head = BY_WORD.get(words.at(-1) ?? '');
  if (!head) return undefined;
  for (const word of words) {
    const made = MADE_OF[word]?.[head];
    if (made) return made;
  }
  return head;
}
