import type { Px } from '../../../../src/pixels/types.ts';
import { clamp, lerp } from '../../solids/vec.ts';
import type { BodyStyle } from '../../types.ts';

/**
 * Measures of a body. `heads` figure height in heads; `leg` share of the body below the head; the rest in head heights
 * (half widths, radii). Numbers: design/art-direction §5.
 */
export interface Proportions {
  readonly heads: number;
  readonly leg: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly chest: number;
  readonly waist: number;
  readonly depth: number;
  readonly arm: number;
  readonly armRadius: number;
  readonly legRadius: number;
  readonly hand: number;
  readonly foot: number;
  readonly headWidth: number;
  /** Size of the eyes, as a factor on what the head's width gives. */
  readonly eyes: number;
}

const CHIBI: Proportions = {
  heads: 2.2,
  leg: 0.4,
  shoulder: 0.305,
  hip: 0.152,
  chest: 0.3,
  waist: 0.25,
  depth: 0.24,
  arm: 0.8,
  armRadius: 0.115,
  legRadius: 0.135,
  hand: 0.135,
  foot: 0.17,
  headWidth: 0.53,
  eyes: 1.08,
};
const DEFAULT: Proportions = {
  heads: 2.72,
  leg: 0.465,
  shoulder: 0.365,
  hip: 0.178,
  chest: 0.345,
  waist: 0.262,
  depth: 0.255,
  arm: 0.95,
  armRadius: 0.12,
  legRadius: 0.142,
  hand: 0.125,
  foot: 0.168,
  headWidth: 0.52,
  eyes: 1,
};
const HEROIC: Proportions = {
  heads: 4.3,
  leg: 0.53,
  shoulder: 0.58,
  hip: 0.24,
  chest: 0.53,
  waist: 0.36,
  depth: 0.32,
  arm: 1.55,
  armRadius: 0.16,
  legRadius: 0.19,
  hand: 0.165,
  foot: 0.21,
  headWidth: 0.46,
  eyes: 1,
};
const REALISTIC: Proportions = {
  ...HEROIC,
  heads: 5.2,
  shoulder: 0.6,
  chest: 0.52,
  waist: 0.4,
  hip: 0.26,
  arm: 1.85,
  armRadius: 0.15,
  legRadius: 0.2,
};

/** Two heads, half of them eyes; limbs are stubs. */
const CUTE: Proportions = {
  ...CHIBI,
  heads: 1.95,
  leg: 0.34,
  shoulder: 0.24,
  chest: 0.28,
  waist: 0.275,
  depth: 0.25,
  arm: 0.64,
  armRadius: 0.11,
  hand: 0.12,
  foot: 0.15,
  headWidth: 0.56,
  eyes: 1.32,
};
/** The figure of 16-bit role-playing games: a quarter head, sturdy. */
const CLASSIC: Proportions = {
  ...DEFAULT,
  heads: 3.9,
  leg: 0.5,
  shoulder: 0.5,
  chest: 0.47,
  waist: 0.34,
  hip: 0.22,
  depth: 0.3,
  arm: 1.38,
  armRadius: 0.15,
  legRadius: 0.18,
  hand: 0.16,
  foot: 0.2,
  headWidth: 0.48,
};
/** What the default becomes where there is room for it: shoulders wider than the head, long limbs, a face that still reads. */
const GROWN: Proportions = {
  ...CLASSIC,
  heads: 4.1,
  leg: 0.505,
  shoulder: 0.545,
  chest: 0.48,
  waist: 0.345,
  hip: 0.235,
  depth: 0.31,
  arm: 1.44,
  armRadius: 0.15,
  legRadius: 0.185,
  hand: 0.168,
  foot: 0.205,
};
/** A grown man's six heads. */
const TALL: Proportions = {
  ...REALISTIC,
  heads: 5.9,
  leg: 0.535,
  shoulder: 0.7,
  chest: 0.6,
  waist: 0.44,
  hip: 0.3,
  depth: 0.37,
  arm: 2.05,
  armRadius: 0.17,
  legRadius: 0.22,
  hand: 0.18,
  foot: 0.24,
  headWidth: 0.45,
  eyes: 0.9,
};

/** Who is seen from near: a grown head with a chin, on a neck between shoulders. */
const NEAR: Proportions = {
  ...TALL,
  heads: 5.4,
  headWidth: 0.43,
  shoulder: 0.66,
  chest: 0.58,
  depth: 0.36,
  armRadius: 0.165,
  eyes: 1,
};

/** Presets: those of the interface by its names, then those that only words ask for. */
export const PROPORTIONS = {
  default: DEFAULT,
  chibi: CHIBI,
  cartoon: { ...DEFAULT, heads: 2.45, leg: 0.4, armRadius: 0.14, legRadius: 0.155, hand: 0.165, foot: 0.19 },
  stylized: { ...DEFAULT, heads: 3.4, leg: 0.52, shoulder: 0.4, chest: 0.37, waist: 0.26, arm: 1.2, hip: 0.18 },
  heroic: HEROIC,
  realistic_male: REALISTIC,
  realistic_female: {
    ...REALISTIC,
    shoulder: 0.5,
    chest: 0.42,
    waist: 0.32,
    hip: 0.29,
    armRadius: 0.125,
    legRadius: 0.19,
  },
  cute: CUTE,
  classic: CLASSIC,
  tall: TALL,
  near: NEAR,
} as const satisfies Readonly<Record<string, Proportions>>;
export type ProportionsPreset = keyof typeof PROPORTIONS;

/** Those that are as compact as a body gets: nothing is taken off them in small pictures. */
const COMPACT: ReadonlySet<ProportionsPreset> = new Set(['chibi', 'cute']);

/** The preset of a figure: the one that a request names, else the one that words ask for. */
export const presetOf = (asked: ProportionsPreset | undefined, said: BodyStyle | undefined): ProportionsPreset =>
  asked && asked !== 'default' ? asked : (said ?? 'default');

/** The interface's custom proportions, each a factor .5..2. */
export interface CustomProportions {
  readonly headSize?: number;
  readonly armsLength?: number;
  readonly legsLength?: number;
  readonly shoulderWidth?: number;
  readonly hipWidth?: number;
}

const mixProportions = (a: Proportions, b: Proportions, t: number): Proportions => {
  const out: Record<string, number> = {};
  for (const key of Object.keys(a) as (keyof Proportions)[]) out[key] = lerp(a[key], b[key], t);
  return out as unknown as Proportions;
};

/** How much of a grown-up's limbs somebody gets in a large picture, 0..1: children and dwarfs keep their big heads and short legs. */
export const grownOf = ({ stature, leg }: Pick<Build, 'stature' | 'leg'>): number =>
  clamp((stature * leg - 0.62) / 0.26, 0, 1);

/** A preset at a picture height: small figures lean to chibi, so that faces stay legible; large ones stretch, as far as they are `grown`. */
export function proportionsAt(
  preset: ProportionsPreset,
  size: Px,
  custom: CustomProportions = {},
  grown = 1,
): Proportions {
  let p: Proportions = PROPORTIONS[preset];
  if (!COMPACT.has(preset) && size < 48) p = mixProportions(CHIBI, p, clamp((size - 16) / 32, 0, 1) * 0.75 + 0.25);
  // below 24 px a face needs every pixel that a body can spare
  if (COMPACT.has(preset) && size < 24) p = { ...p, heads: Math.min(p.heads, 2.05) };
  else if (size < 24) p = { ...p, heads: p.heads * lerp(0.84, 1, clamp((size - 14) / 10, 0, 1)) };
  if (preset === 'default') p = mixProportions(p, GROWN, clamp((size - 58) / 90, 0, 1) * grown);
  const { headSize = 1, armsLength = 1, legsLength = 1, shoulderWidth = 1, hipWidth = 1 } = custom;
  const leg = p.leg * legsLength;
  return {
    ...p,
    // measures count in heads, so a larger head makes fewer heads and everything else smaller in heads
    heads: 1 + ((p.heads - 1) / headSize) * (1 - p.leg + leg),
    leg: leg / (1 - p.leg + leg),
    shoulder: (p.shoulder * shoulderWidth) / headSize,
    chest: (p.chest * (1 + shoulderWidth)) / 2 / headSize,
    waist: (p.waist * (1 + hipWidth)) / 2 / headSize,
    hip: (p.hip * hipWidth) / headSize,
    depth: p.depth / headSize,
    arm: (p.arm * armsLength) / headSize,
    armRadius: p.armRadius / headSize,
    legRadius: p.legRadius / headSize,
    hand: p.hand / headSize,
    foot: p.foot / headSize,
  };
}

/** Factors on the measures of one character; 1 (or 0 for `belly`, `hunch`) is as the preset has it. */
export interface Build {
  /** Height of the whole figure within the picture. */
  readonly stature: number;
  readonly head: number;
  readonly leg: number;
  readonly legWidth: number;
  readonly arm: number;
  readonly armLength: number;
  readonly hand: number;
  readonly foot: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly depth: number;
  readonly hip: number;
  readonly jaw: number;
  /** Radius of a paunch in chest depths. */
  readonly belly: number;
  /** How far the head hangs forward, in head heights. */
  readonly hunch: number;
  /** Depth of a bust in chest depths. */
  readonly bust: number;
}

export const PLAIN_BUILD: Build = {
  stature: 1,
  head: 1,
  leg: 1,
  legWidth: 1,
  arm: 1,
  armLength: 1,
  hand: 1,
  foot: 1,
  shoulder: 1,
  chest: 1,
  waist: 1,
  depth: 1,
  hip: 1,
  jaw: 0.86,
  belly: 0,
  hunch: 0,
  bust: 0,
};

/** What a build word does to the measures. */
export const BUILD_WORDS: Readonly<Record<string, Partial<Build>>> = {
  fat: {
    waist: 1.9,
    belly: 1.4,
    chest: 1.42,
    shoulder: 1.26,
    depth: 1.32,
    legWidth: 1.42,
    arm: 1.4,
    hand: 1.08,
    jaw: 1.12,
  },
  chubby: { waist: 1.36, belly: 0.9, chest: 1.14, shoulder: 1.06, arm: 1.18, legWidth: 1.2, jaw: 1.06 },
  pregnant: { belly: 1.25, waist: 1.16 },
  muscular: {
    shoulder: 1.34,
    chest: 1.32,
    waist: 0.96,
    arm: 1.6,
    legWidth: 1.26,
    depth: 1.16,
    hand: 1.18,
    head: 0.92,
    jaw: 0.98,
  },
  strong: { shoulder: 1.14, chest: 1.14, arm: 1.22, legWidth: 1.1, depth: 1.08 },
  thin: { shoulder: 0.84, chest: 0.78, waist: 0.7, arm: 0.76, legWidth: 0.76, depth: 0.86, jaw: 0.88 },
  skinny: { shoulder: 0.8, chest: 0.74, waist: 0.66, arm: 0.7, legWidth: 0.7, depth: 0.82, jaw: 0.86 },
  slim: { chest: 0.92, waist: 0.86, arm: 0.92, legWidth: 0.92 },
  tall: { leg: 1.3, head: 0.86, armLength: 1.1 },
  short: { leg: 0.64, stature: 0.84, armLength: 0.88 },
  small: { stature: 0.82, head: 1.05 },
  tiny: { stature: 0.7, head: 1.08 },
  giant: { head: 0.82, shoulder: 1.25, chest: 1.25, arm: 1.3, legWidth: 1.25, hand: 1.25, foot: 1.2 },
  big: { shoulder: 1.15, chest: 1.15, arm: 1.15, legWidth: 1.12, hand: 1.1, head: 0.94 },
  huge: { head: 0.86, shoulder: 1.22, chest: 1.22, arm: 1.25, legWidth: 1.2, hand: 1.2, foot: 1.15 },
  child: { stature: 0.74, head: 1.16, leg: 0.86, shoulder: 0.9, arm: 0.95, bust: -1 },
  young: { stature: 0.9, head: 1.07, leg: 0.95, shoulder: 0.95 },
  old: { hunch: 0.07, shoulder: 0.95, stature: 0.95 },
  female: { shoulder: 0.86, chest: 0.86, waist: 0.8, arm: 0.84, hip: 1.06, hand: 0.9, foot: 0.92, jaw: 0.8, bust: 0.5 },
  male: {},
};

/** Stature times legs of who is short by kind, and how broad such a one gets. */
const SQUAT = 0.7;
const MOST: readonly (readonly [keyof Build, number])[] = [['waist', 2], ['chest', 1.55], ['shoulder', 1.7], ['depth', 1.42], ['arm', 2.1]]; // biome-ignore format: a list

/** Product of factors (the larger of two offsets, the latter jaw). A child has no bust, whatever else is said. */
export function combineBuilds(...builds: readonly Partial<Build>[]): Build {
  const out: { -readonly [K in keyof Build]: number } = { ...PLAIN_BUILD };
  for (const b of builds) {
    for (const key of Object.keys(b) as (keyof Build)[]) {
      const value = b[key];
      if (value === undefined) continue;
      if (key === 'belly' || key === 'hunch' || key === 'bust') out[key] = Math.max(out[key], value);
      else if (key === 'jaw') out[key] = value;
      else out[key] *= value;
    }
  }
  // a fat dwarf is no ball: what is broad by kind and by word is so once
  if (out.belly > 0.8 && out.stature * out.leg < SQUAT)
    for (const [key, most] of MOST) out[key] = Math.min(out[key], most);
  if (builds.some((b) => (b.bust ?? 0) < 0)) out.bust = 0;
  return out;
}
