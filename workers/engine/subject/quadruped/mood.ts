/** What an animal feels, in its face: brows, tears, heavy lids, white round the eyes, red cheeks. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Beast } from '../../catalogue/animals.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import type { DecalSurface } from '../../solids/primitives.ts';

const DARK: Rgb = [34, 24, 36];
const WHITE: Rgb = [250, 246, 240];
const TEAR: Rgb = [104, 190, 244];
const BLUSH: Rgb = [236, 124, 140];
/** OKLab lightness of fur below which dark brows are not seen. */
const DIM = 0.4;
const FACE: ReadonlySet<string> = new Set(['head', 'muzzle', 'mask', 'ears']);

/** Where an eye lies on the grid, and which way the nose is from it. */
export interface EyeBox {
  readonly x: Px;
  readonly y: Px;
  readonly w: Px;
  readonly h: Px;
  readonly inward: 1 | -1;
}

/** Of a look, what a face needs. */
interface Feeling {
  readonly moods: readonly string[];
  readonly headFur: MaterialRef;
}

export function drawMood(canvas: DecalSurface, look: Feeling, boxes: readonly EyeBox[]): void {
  const has = (mood: string): boolean => look.moods.includes(mood);
  const ramp = canvas.ramp(look.headFur);
  // brows stand out from dark fur as well
  const ink = rgbToOklab(ramp[TONE.base])[0] < DIM ? ramp[TONE.spec] : DARK;
  const put = (x: Px, y: Px, c: Rgb): void => {
    if (FACE.has(canvas.nameAt(x, y))) canvas.put(x, y, c);
  };
  for (const { x, y, w, h, inward } of boxes) {
    const inner = inward > 0 ? x + w : x - 1;
    // from the end by the nose outwards
    const brow = (inUp: number, outUp: number): void => {
      for (let i = 0; i <= w + 1; i++) put(inner - inward * i, y - (i < (w + 2) / 2 ? inUp : outUp), ink);
    };
    if (has('angry')) brow(1, 2);
    else if (has('sad')) {
      brow(2, 1);
      const long = Math.max(2, h);
      for (let j = 0; j < long; j++) put(x + (inward > 0 ? 0 : w - 1), y + h + j, TEAR);
      if (w > 2) put(x + (inward > 0 ? 1 : w - 2), y + h + long - 1, TEAR);
    } else if (has('tired')) {
      // the lid hangs over the upper half, its rim a line; of the smallest eyes the line is all
      const lid = Math.max(1, Math.floor(h / 2));
      for (let i = 0; i < w; i++) for (let j = 0; j < lid; j++) put(x + i, y + j, ramp[TONE.shadow]);
      for (let i = -1; i <= w; i++) put(x + i, y + lid - (h > 1 ? 0 : 1), DARK);
      for (let i = 0; i < w; i++) put(x + i, y + h + 1, ramp[TONE.deep]);
    } else if (has('scared') || has('surprised')) {
      for (let i = -1; i <= w; i++) for (const j of [-1, h]) if (i >= 0 && i < w) put(x + i, y + j, WHITE);
      for (let j = 0; j < h; j++) for (const i of [-1, w]) put(x + i, y + j, WHITE);
      brow(3, 2);
    } else if (has('happy')) {
      const from = inner - inward * (w + 1);
      for (let i = 0; i < Math.max(2, w); i++) put(from + inward * (i - 1), y + h + 1, BLUSH);
    }
  }
}

/** How it bears itself: the head of who is sad or tired hangs, and so does the tail; who is afraid ducks and tucks it in. */
export function inMood(beast: Beast, moods: readonly string[]): Beast {
  const low = moods.includes('sad') || moods.includes('tired');
  if (!low && !moods.includes('scared')) return beast;
  return {
    ...beast,
    ...(low
      ? { droop: Math.max(beast.droop ?? 0, 0.2), neck: [beast.neck[0] * 1.06, beast.neck[1] * 0.7] as const }
      : {}),
    tail: beast.tail.map(([x, y, z], i) => [x, i ? Math.min(y, -Math.abs(y) * 0.55) : y, z] as const),
  };
}
