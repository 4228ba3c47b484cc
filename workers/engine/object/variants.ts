import { hexToOklab, oklabToHex, oklabToOklch, oklchToOklab } from '../../../src/pixels/color.ts';
import { finishOf } from '../catalogue/materials.ts';
import { categoryOf, thingOf } from '../catalogue/things/index.ts';
import { REFORMED } from '../catalogue/things/types.ts';
import { createRandom, type Random } from '../random.ts';
import { Scene } from '../solids/scene.ts';
import { contextOf } from '../subject/draw-thing.ts';
import { bodyOf } from '../subject/sources.ts';
import type { Brief, BriefPart } from '../types.ts';
import type { Variant } from './types.ts';

/** Materials that a designer would try in each other's place. */
const FAMILIES: readonly (readonly string[])[] = [
  ['wood', 'dark_wood', 'pale_wood'],
  ['steel', 'iron', 'bronze', 'copper', 'gold', 'silver', 'dark_metal', 'blade'],
  ['stone', 'dark_stone', 'marble', 'slate', 'obsidian'],
  ['brick', 'plaster', 'stone', 'wood'],
  ['roof', 'slate', 'thatch', 'dark_wood', 'teal'],
  ['leather', 'dark_leather', 'brown_cloth', 'black_cloth'],
  ['red', 'crimson', 'blue', 'navy', 'green', 'forest', 'purple', 'teal', 'orange'],
  ['cloth', 'linen', 'paper', 'rose', 'teal', 'charcoal'],
  ['ruby', 'emerald', 'sapphire', 'amethyst', 'diamond', 'crystal', 'potion'],
  ['leaf', 'dark_leaf', 'pine', 'grass'],
];
/** What is in them makes them what they are: health is red, mana is blue. */
const TOLD_BY_COLOUR: ReadonlySet<string> = new Set(['health-potion', 'mana-potion', 'poison']);
/** Leaves are green, or as autumn has them. */
const FOLIAGE = ['green', 'forest', 'leaf', 'dark_leaf', 'pine', 'grass', 'orange', 'crimson'];
const GROWN: ReadonlySet<string | undefined> = new Set(['plant', 'nature', 'food']);

const siblingsIn = (material: string, grown: boolean): readonly string[] =>
  (grown ? [FOLIAGE] : FAMILIES).find((family) => family.includes(material))?.filter((name) => name !== material) ?? [];

/** What a designer would make of something else where nothing is said of it. */
export const siblingsOf = (material: string): readonly string[] => siblingsIn(material, false);

/** Narrow and tall to wide and low: what keeps a thing what it is. The first is the recipe's own. */
const STRETCHES: readonly (readonly [x: number, y: number])[] = [[1, 1], [0.87, 1.06], [1.1, 0.88], [0.94, 1.04], [1.06, 0.94], [0.9, 1], [1, 0.9]]; // biome-ignore format: a table

/** What a recipe is made of. */
export interface Makeup {
  /** Of the whole, where the words do not say. */
  readonly main?: string;
  /** Of parts that a description could colour, by their names. */
  readonly parts: Readonly<Record<string, string>>;
  /** Wear that the recipe can show. */
  readonly wear: readonly string[];
  /** Whether the recipe has other forms. */
  readonly forms: boolean;
}

/** Share of candidates that have another form, where there are some. */
const REFORMED_SHARE = 0.75;

/** Wear that is a sibling of the thing, not another state of it. */
const WEAR: ReadonlySet<string> = new Set(['mossy', 'moss', 'old', 'rusty', 'cracked']);

/** Looks on while a recipe is built: which materials it takes for what. Nothing is known of what is no recipe. */
export function makeupOf(brief: Brief): Makeup {
  if (brief.kind !== 'thing' || bodyOf(brief).hasView) return { parts: {}, wear: [], forms: false };
  const context = contextOf(brief, { width: 48, height: 48, style: {}, seed: 0, variation: 0 });
  const parts: Record<string, string> = {};
  const wear = new Set<string>();
  let forms = false;
  let main: string | undefined;
  thingOf(brief.concept).recipe(new Scene(), {
    ...context,
    material(fallback, name) {
      if (name === undefined) main ??= finishOf(fallback);
      else parts[name] ??= finishOf(fallback);
      return context.material(fallback, name);
    },
    said(word) {
      if (WEAR.has(word)) wear.add(word);
      forms ||= word === REFORMED;
      return context.said(word);
    },
  });
  return { ...(main ? { main } : {}), parts, wear: [...wear], forms };
}

/** How far a colour is moved where no other material is near: lightness, chroma (factor) and degrees of hue. */
const SHIFTS: readonly (readonly [l: number, c: number, h: number])[] = [[-0.1, 1, 0], [0.08, 0.9, 0], [0, 1, 40], [0, 1, -40], [-0.05, 0.8, 150], [0.04, 0.55, 0], [0, 1, 90]]; // biome-ignore format: a table

function shifted(hex: string, random: Random): string {
  const [l, c, h] = oklabToOklch(hexToOklab(hex));
  const [dl, fc, dh] = random.pick(SHIFTS);
  return oklabToHex(oklchToOklab([Math.min(0.92, Math.max(0.2, l + dl)), c * fc, (h + dh + 360) % 360]));
}

/**
 * The `index`th sibling of a thing: other proportions, another material of the whole, other parts, wear. 0 is the thing as the
 * recipe has it. `colour`: its main colour, for things of which nothing else is known. The same words, seed and index give the same.
 */
export function variantOf(
  brief: Brief,
  { main, parts, wear, forms }: Makeup,
  index: number,
  seed: number,
  colour?: string,
): Variant {
  const random = createRandom(`object ${seed} ${index}`);
  if (index === 0) return { seed, stretch: STRETCHES[0]!, parts: [], mood: [] };
  const grown = GROWN.has(categoryOf(brief.concept));
  const said = new Set(brief.parts.map(({ piece }) => piece));
  const open = Object.entries(parts).filter(([piece, made]) => !said.has(piece) && siblingsIn(made, grown).length > 0);
  const others = open
    .filter(() => random.float() < 0.5)
    .map(([piece, made]): BriefPart => ({ piece, material: random.pick(siblingsIn(made, grown)) }));
  const plain = brief.colours.length === 0 && brief.material === undefined;
  const siblings = main ? siblingsIn(main, grown) : [];
  const another = random.float() < 0.6 && plain && !TOLD_BY_COLOUR.has(brief.concept);
  const worn = wear.length > 0 && random.float() < 0.2 ? [random.pick(wear)] : [];
  return {
    seed: random.int(2 ** 32),
    stretch: random.pick(STRETCHES),
    ...(another && siblings.length > 0 ? { material: random.pick(siblings) } : {}),
    ...(another && siblings.length === 0 && colour ? { colour: shifted(colour, random) } : {}),
    parts: others,
    mood: forms && random.float() < REFORMED_SHARE ? [...worn, REFORMED] : worn,
  };
}
