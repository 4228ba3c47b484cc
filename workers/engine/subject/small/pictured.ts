/** Things in hands that no table has: their own drawing, small, in as many materials as it has colours that differ. */
import { deltaE, rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { heldConcept } from '../../catalogue/garments/held-thing.ts';
import type { Worn } from '../../catalogue/garments/types.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { PROPS } from '../../catalogue/things/index.ts';
import { drawShape } from '../../inflate/draw-shape.ts';
import type { Rendering } from '../../solids/render.ts';
import { drawThing } from '../draw-thing.ts';
import { briefOf } from '../humanoid/held-thing.ts';
import { onBase } from '../variant.ts';
import { LETTERS, type Stamp } from './stamp.ts';

/** OKLab distance of colours that are one, and how many there may be. */
const SAME = 0.07;
const MOST = 8;
/** Pixels that a drawing leaves free at each side. */
const AIR = 1;
/** Below this alpha a pixel is not there. */
const SOLID = 128;

const found = new Map<string, Stamp | undefined>();

/** The picture of what a hand holds in at most `size` × `size` pixels; undefined: it is no thing that anything draws. */
export function pictured(w: Pick<Worn, 'piece'> & Partial<Worn>, size: Px): Stamp | undefined {
  const concept = heldConcept(w.piece.id);
  if (concept === undefined || w.piece.id.includes('+')) return undefined;
  const material = w.material ?? w.piece.material;
  const key = `${size} ${material} ${concept}`;
  if (!found.has(key)) {
    const rendering = drawn(concept, { ...w, material } as Worn, size);
    found.set(key, rendering && stampOf(rendering));
  }
  return found.get(key);
}

function drawn(concept: string, w: Worn, size: Px): Rendering | undefined {
  const brief = onBase(briefOf(concept, w));
  const o = { width: size + 2 * AIR, height: size + 2 * AIR, style: { outline: 'lineless' as const }, seed: 0, variation: 0 }; // biome-ignore format: one line
  if (PROPS[brief.concept]) return drawThing(brief, o);
  const shape = SHAPES[brief.concept];
  return shape && drawShape(shape, { colours: brief.colours, ...(brief.material ? { material: brief.material } : {}) }, o); // biome-ignore format: one line
}

/** Its filled pixels without the empty rows and columns around them; the commonest colour is the first material. */
function stampOf({ image: { width, height, data } }: Rendering): Stamp | undefined {
  const at = (x: number, y: number): Rgb | undefined => {
    const i = (y * width + x) * 4;
    return data[i + 3]! < SOLID ? undefined : [data[i]!, data[i + 1]!, data[i + 2]!];
  };
  const grid = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_x, x) => at(x, y)));
  const filled = grid.flatMap((row, y) => row.flatMap((c, x) => (c ? [[x, y, c] as const] : [])));
  if (filled.length === 0) return undefined;
  const counts = new Map<string, { readonly rgb: Rgb; n: number }>();
  for (const [, , rgb] of filled) {
    const own = counts.get(rgb.join()) ?? { rgb, n: 0 };
    own.n++;
    counts.set(rgb.join(), own);
  }
  const slots: Rgb[] = [];
  const near = (rgb: Rgb): readonly [number, number] => {
    const away = slots.map((slot) => deltaE(rgbToOklab(slot), rgbToOklab(rgb)));
    const i = away.indexOf(Math.min(...away));
    return [i, away[i] ?? Number.POSITIVE_INFINITY];
  };
  for (const { rgb } of [...counts.values()].sort((a, b) => b.n - a.n))
    if (slots.length < MOST && near(rgb)[1] > SAME) slots.push(rgb);
  const [xs, ys] = [filled.map(([x]) => x), filled.map(([, y]) => y)];
  const rows = grid.slice(Math.min(...ys), Math.max(...ys) + 1).map((row) =>
    row
      .slice(Math.min(...xs), Math.max(...xs) + 1)
      .map((rgb) => (rgb ? LETTERS[near(rgb)[0] * 3 + 1]! : '.'))
      .join(''),
  );
  return { rows, slots: slots.map((rgb) => ({ material: `${rgbToHex(rgb)}/cloth`, names: [] })) };
}
