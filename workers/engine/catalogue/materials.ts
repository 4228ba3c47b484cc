import { hexToRgb, type OkLab, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { type Ramp, ramp } from '../../../src/pixels/ramp.ts';
import type { Rgb } from '../../../src/pixels/types.ts';

/**
 * What a primitive is made of, by word:
 *   'gold'            a row of MATERIALS
 *   '#cc3038'         that colour, as cloth
 *   '#cc3038/steel'   that colour with the finish (contrast, gloss) of steel
 */
export type MaterialRef = string;

/** [base colour, contrast k, gloss 0..1]; the ramp does the rest. */
type Row = readonly [base: string, contrast?: number, gloss?: number];

/** Base colours, design/art-direction §3. Never pure black or white. */
export const MATERIALS: Readonly<Record<string, Row>> = {
  // skins
  skin: ['#e8b088', 0.8],
  pale: ['#f0c8a8', 0.75],
  tan: ['#c98a5e', 0.85],
  brown: ['#8a5638', 0.9],
  orc: ['#7da048', 0.95],
  goblin: ['#8fb83e', 0.95],
  zombie: ['#92a578', 0.9],
  bone: ['#e6dcc0', 0.95],
  ghost: ['#c4d6e8', 0.9],
  vampire: ['#d8d0dc', 0.8],
  demon: ['#b8383c', 0.95],
  // hair
  blond: ['#e2b04a'],
  ginger: ['#c8602a'],
  brunette: ['#774428'],
  black: ['#3a3442', 1.1],
  white: ['#e2e4ea'],
  grey: ['#9a9ca8'],
  blue_hair: ['#3f6cc8'],
  pink: ['#e07aa0'],
  // metals
  steel: ['#9aa6b8', 1.25, 1],
  blade: ['#c4d0dc', 1.3, 0.3],
  iron: ['#6c7484', 1.2, 1],
  gold: ['#e8b030', 1.25, 1],
  silver: ['#c0c8d4', 1.25, 1],
  bronze: ['#b87838', 1.2, 0.8],
  copper: ['#c8704c', 1.2, 0.8],
  dark_metal: ['#4c5066', 1.2, 0.8],
  // leather and wood
  leather: ['#8c5630'],
  dark_leather: ['#5a3a2c'],
  wood: ['#a06c3a'],
  dark_wood: ['#6e4528'],
  pale_wood: ['#c89858'],
  rope: ['#c0a070', 0.9],
  // cloth
  red: ['#cc3038'],
  crimson: ['#962438'],
  orange: ['#e07828'],
  yellow: ['#ecc444'],
  green: ['#4c9a3c'],
  forest: ['#2e6e40'],
  teal: ['#2e9a94'],
  blue: ['#3868c4'],
  navy: ['#2c3a78'],
  purple: ['#7444b0'],
  violet: ['#a060d0'],
  rose: ['#e88ab0'],
  cloth: ['#dcd4c4', 0.9],
  linen: ['#c4b090', 0.9],
  charcoal: ['#464656'],
  black_cloth: ['#34323f', 1.1],
  brown_cloth: ['#7c5a44'],
  denim: ['#4a68a0'],
  paper: ['#ecdfc0', 0.9],
  // building
  stone: ['#8e929c'],
  dark_stone: ['#666a78'],
  marble: ['#d4d4dc', 0.9],
  plaster: ['#dcc8a4', 0.9],
  brick: ['#b05a40'],
  thatch: ['#d0a04c'],
  slate: ['#5a6a8c'],
  roof: ['#c24c38'],
  obsidian: ['#34304a', 1.3, 1],
  // nature
  leaf: ['#5aa63c', 1.05],
  dark_leaf: ['#3a8444', 1.05],
  pine: ['#2f7a54', 1.05],
  grass: ['#74b844'],
  soil: ['#7a5034'],
  sand: ['#dcc080', 0.9],
  snow: ['#e8f0f6', 0.8],
  ice: ['#a8dcf0', 1.1, 1],
  water: ['#4090d8', 1.1, 0.6],
  lava: ['#e8602c', 1.1, 0.4],
  // glass, gems, light
  glass: ['#bcdcec', 1, 1],
  potion: ['#d83c5c', 1.1, 1],
  slime: ['#58c858', 1.1, 1],
  crystal: ['#54b4e8', 1.3, 1],
  ruby: ['#e03048', 1.2, 1],
  emerald: ['#2cb868', 1.2, 1],
  sapphire: ['#3a7ae0', 1.2, 1],
  amethyst: ['#9c58d8', 1.2, 1],
  diamond: ['#c4ecf4', 1.2, 1],
  pearl: ['#ece4e4', 0.9, 1],
  flame: ['#ffb63c', 0.9, 1],
  // fur and beasts
  bear: ['#86553a'],
  lion: ['#d8a04c'],
  mane: ['#9c5424'],
  cat: ['#e08a3c'],
  cream: ['#f4e4cc', 0.9],
  dog: ['#b8783c'],
  horse: ['#a9642f'],
  horse_muzzle: ['#c48e68', 0.9],
  hoof: ['#463c46'],
  muzzle: ['#e4c8a0', 0.9],
  nose: ['#3a2c36'],
  wolf: ['#7c8494'],
  fox: ['#d8682c'],
  pig: ['#eca8a0', 0.85],
  wool: ['#ece6dc', 0.8],
  deer: ['#b47a48'],
  antler: ['#cdb48c', 0.95],
  feather: ['#e8e8f0', 0.9],
  bat: ['#6a4a86'],
  // faces
  tooth: ['#f2ecdc', 0.8],
  dark: ['#26222e', 0.8],
  eye_red: ['#f04030', 0.8],
  eye_glow: ['#ffe860', 0.6],
  mouth: ['#7a2c34', 0.9],
};

/** One material, ready to shade. */
export interface Material {
  readonly ref: MaterialRef;
  readonly base: Rgb;
  readonly lab: OkLab;
  /** 0 matt … 1 metal, glass: glossy ones reach light and glint sooner. */
  readonly gloss: number;
  readonly ramp: Ramp;
}

/** `colour` with the finish of the material `like` (itself a name or a reference). */
export const tinted = (colour: string, like: MaterialRef): MaterialRef => `${colour}/${finishOf(like)}`;

/** The MATERIALS row that gives a reference its contrast and gloss. */
export function finishOf(ref: MaterialRef): string {
  if (!ref.startsWith('#')) return ref;
  return ref.length > 7 ? ref.slice(8) : 'red';
}

/** '#rrggbb' of a reference's base colour. */
export function baseColour(ref: MaterialRef): string {
  return ref.startsWith('#') ? ref.slice(0, 7) : rowOf(ref)[0];
}

function rowOf(name: string): Row {
  const row = Object.hasOwn(MATERIALS, name) ? MATERIALS[name] : undefined;
  if (!row) throw new Error(`unknown material "${name}"; known: ${Object.keys(MATERIALS).join(', ')}`);
  return row;
}

export const isMaterial = (name: string): boolean => Object.hasOwn(MATERIALS, name);

// Values are pure functions of the reference, so sharing them between scenes cannot change a picture. Bounded: colours
// come from requests.
const interned = new Map<MaterialRef, Material>();
const MOST_INTERNED = 1024;

/** Resolves a reference; throws for an unknown name or a malformed colour. */
export function materialOf(ref: MaterialRef): Material {
  const known = interned.get(ref);
  if (known) return known;
  const [rowBase, contrast = 1, gloss = 0] = rowOf(finishOf(ref));
  const base = hexToRgb(ref.startsWith('#') ? ref.slice(0, 7) : rowBase);
  const tones = ramp(base, contrast);
  const material: Material = { ref, base: tones[3], lab: rgbToOklab(tones[3]), gloss, ramp: tones };
  if (interned.size >= MOST_INTERNED) interned.clear();
  interned.set(ref, material);
  return material;
}

/** The materials of one scene: a small table, indexed by what the render buffers hold. */
export class MaterialSet {
  readonly list: Material[] = [];
  readonly #index = new Map<MaterialRef, number>();

  /** Index of a reference in this set; a new reference is added. */
  index(ref: MaterialRef): number {
    const known = this.#index.get(ref);
    if (known !== undefined) return known;
    const index = this.list.length;
    this.list.push(materialOf(ref));
    this.#index.set(ref, index);
    return index;
  }

  at(index: number): Material {
    return this.list[index] as Material;
  }
}

/** The same material one tone along its own ramp, as a reference: 2 shadow, 4 light. Sleeves under plates, linings, trims. */
export function shadeOf(ref: MaterialRef, tone: 1 | 2 | 4 | 5): MaterialRef {
  return `${rgbToHex(materialOf(ref).ramp[tone])}/${finishOf(ref)}`;
}
