/** The hole of an inpainting and what is known around it. */
import { histogramOf, packRgb } from '../../../../src/pixels/histogram.ts';
import { type Box, coverageOf, hardenAlpha } from '../../../../src/pixels/image.ts';
import { reduceColors } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Inpainting } from './inpainting.ts';

export interface Hole {
  /** The known picture with binary alpha and few enough colours to compare: what the painting goes by. */
  readonly known: Rgba;
  /** 1 where there is to be painted. */
  readonly open: Uint8Array;
  /** Pixels of the hole. */
  readonly area: number;
  /** The smallest box around it. */
  readonly box: Box;
  /** Whether the known picture is a sprite: transparent somewhere. */
  readonly sprite: boolean;
  /** 0..1: how much of the hole is opaque in the known picture. */
  readonly covered: number;
  /** 0..1: how much of the hole's border, on the outside, is opaque. */
  readonly joined: number;
  /** Whether the known picture says nothing inside the hole: it was cut out or painted over in one colour. */
  readonly blank: boolean;
}

/** More colours than this are a photograph's. */
const MOST_COLORS = 128;
/** A hole is blank when one colour fills this share of it and no more than `BLANK_BORDER` of its border. */
const BLANK_INSIDE = 0.94;
const BLANK_BORDER = 0.3;

/** Looks at a hole; undefined when nothing is to be painted. */
export function readHole({ known, hole }: Inpainting): Hole | undefined {
  const area = hole.reduce((sum, v) => sum + v, 0);
  if (area === 0) return undefined;
  const { width, height } = known;
  const hard = reduceColors(hardenAlpha(known), MOST_COLORS);
  const opaque = coverageOf(hard);
  let [left, top, right, bottom] = [width, height, 0, 0];
  let covered = 0;
  let border = 0;
  let joined = 0;
  const inside = new Map<number, number>();
  const around = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const color = opaque[i] ? packRgb(hard.data[i * 4]!, hard.data[i * 4 + 1]!, hard.data[i * 4 + 2]!) : -1;
      if (hole[i]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
        covered += opaque[i]!;
        inside.set(color, (inside.get(color) ?? 0) + 1);
        continue;
      }
      const beside =
        (x > 0 && hole[i - 1]) ||
        (x < width - 1 && hole[i + 1]) ||
        (y > 0 && hole[i - width]) ||
        (y < height - 1 && hole[i + width]);
      if (!beside) continue;
      border++;
      joined += opaque[i]!;
      around.set(color, (around.get(color) ?? 0) + 1);
    }
  }
  const [most, n] = [...inside].reduce((a, b) => (b[1] > a[1] ? b : a));
  return {
    known: hard,
    open: hole,
    area,
    box: { x: left, y: top, width: right - left, height: bottom - top },
    sprite: opaque.includes(0) && histogramOf(hard).colors.length > 0,
    covered: covered / area,
    joined: border > 0 ? joined / border : 0,
    blank: n >= BLANK_INSIDE * area && (around.get(most) ?? 0) <= BLANK_BORDER * Math.max(1, border),
  };
}
