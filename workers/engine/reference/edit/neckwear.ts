/** A scarf or a bow tie on a beast or a bird whose neck its outline tells: below the head at its top, or under its beak. */
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, type Flat } from '../parts/flat.ts';
import { neckBand } from './neck-band.ts';
import { linedRound, type Paint, paintOn } from './paint.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';

interface Head {
  readonly axis: number;
  readonly top: Px;
  readonly chin: Px;
  readonly headHalf: number;
  readonly facing: -1 | 1;
}

/** So much of the height of a figure is its head at the most. */
const MOST_HEAD = 0.42;
/** A disc that lies lower is the body's, though it is larger. */
const LOWER = 0.3;

/** The picture with a scarf or a bow tie; undefined where no neck is told by the outline. */
export function withNeckwear(subject: Subject, tones: Ramp, isBow: boolean): Rgba | undefined {
  const paint = paintOn(subject);
  const head = headOf(subject, paint.flat);
  if (!head) return undefined;
  const small = paint.height < 26;
  const rows = small ? 1 : Math.max(2, Math.round(0.07 * paint.height));
  const found = neckBand(paint.flat, head, isBow ? 1 : rows);
  const inside = ([x, y]: readonly [Px, Px]): boolean =>
    at(paint.flat, x, y) >= 0 && !(paint.line.isLined && paint.line.figure.colors[y * paint.flat.width + x]! < 0);
  const band = (found && found.length <= 2.2 * head.headHalf * (isBow ? 1 : rows) + 4 ? found : acrossBelow(paint, head, rows)).filter(inside); // biome-ignore format: one line
  if (band.length < 2) return undefined;
  // The throat is ahead and low.
  const throat = band.reduce((a, b) => (b[0] * head.facing + 0.6 * b[1] > a[0] * head.facing + 0.6 * a[1] ? b : a));
  if (isBow) bow(paint, throat, head.facing, tones, small);
  else scarf(paint, band, throat, head.facing, tones, small);
  return paint.image();
}

/** The head at the top of an outline: as wide as the widest disc there, about the eye where one is seen. */
function headOf(subject: Subject, flat: Flat): Head | undefined {
  const told = subject.head?.isSure ? subject.head.stance : undefined;
  if (told && told.facing !== 0) return { ...told, facing: told.facing };
  const { width, height, colors } = flat;
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const ys = all.map((i) => Math.floor(i / width));
  const xs = all.map((i) => i % width);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const high = bottom - top + 1;
  const eyes = eyesOf(subject).flat();
  const depth = (x: Px, y: Px): number => {
    for (let r = 1; r < width; r++)
      for (let a = 0; a < 16; a++) {
        const [u, v] = [
          Math.round(x + r * Math.cos((a * Math.PI) / 8)),
          Math.round(y + r * Math.sin((a * Math.PI) / 8)),
        ];
        if (u < 0 || v < 0 || u >= width || v >= height || colors[v * width + u]! < 0) return r - 0.5;
      }
    return 0;
  };
  const eye = eyes.length > 0 ? { x: eyes.reduce((n, i) => n + (i % width), 0) / eyes.length, y: Math.floor(eyes[0]! / width) } : undefined; // biome-ignore format: one line
  let best: { x: Px; y: Px; r: number } | undefined;
  for (const i of all) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (y > top + MOST_HEAD * high) continue;
    if (eye && Math.hypot(x - eye.x, y - eye.y) > 0.18 * high + 2) continue;
    const r = Math.min(depth(x, y), 0.24 * high);
    const isBetter = !best || r - LOWER * (y - top) > best.r - LOWER * (best.y - top);
    if (isBetter) best = { x, y, r };
  }
  if (!best || best.r < 1) return undefined;
  const ahead = eye && Math.abs(eye.x - best.x) >= 0.7 ? (eye.x < best.x ? -1 : 1) : best.x < (left + right) / 2 ? -1 : 1; // biome-ignore format: one line
  const half = best.r + 0.5;
  return {
    axis: best.x + 0.5,
    top: Math.round(best.y - half),
    chin: Math.round(best.y + half),
    headHalf: half,
    facing: ahead,
  };
}

/** Of who has no neck: the rows below the head, as wide as it. */
function acrossBelow({ flat }: Paint, { axis, chin, headHalf }: Head, rows: Px): (readonly [Px, Px])[] {
  const out: (readonly [Px, Px])[] = [];
  for (let y = chin; y < chin + rows; y++)
    for (let x = Math.round(axis - headHalf - 2); x <= axis + headHalf + 1; x++)
      if (at(flat, x, y) >= 0) out.push([x, y]);
  return out;
}

function scarf(
  paint: Paint,
  band: readonly (readonly [Px, Px])[],
  [x, y]: readonly [Px, Px],
  facing: -1 | 1,
  tones: Ramp,
  small: boolean,
): void {
  const own = new Set(band.map(([u, v]) => v * paint.flat.width + u));
  for (const [u, v] of band) paint.set(u, v, tones[own.has((v + 1) * paint.flat.width + u) ? TONE.base : TONE.shadow]);
  const long = small ? 2 : Math.max(3, Math.round(0.14 * paint.height));
  const wide = small ? 1 : 2;
  for (let k = 1; k <= long; k++)
    for (let d = 0; d < wide; d++) {
      const u = x - facing * (1 + d);
      if (at(paint.flat, u, y + k) >= 0) paint.set(u, y + k, tones[d === 1 || k === long ? TONE.shadow : TONE.base]);
    }
}

/** Two wings and a knot; its outer wing may stand off the breast. */
function bow(paint: Paint, [x, y]: readonly [Px, Px], facing: -1 | 1, tones: Ramp, small: boolean): void {
  const wide = small ? 1 : Math.max(2, Math.round(0.06 * paint.height));
  const middle = x - facing * (wide - (small ? 0 : 1));
  const placed: [Px, Px][] = [];
  for (let d = -wide; d <= wide; d++) {
    const half = small ? (d === 0 ? 0 : 1) : Math.max(0, Math.round((Math.abs(d) / wide) * (wide * 0.6)));
    for (let k = d === 0 ? 0 : -half; k <= (d === 0 ? 0 : half); k++) {
      if (small && d !== 0 && k === -1) continue;
      const tone =
        d === 0 ? TONE.deep : k < 0 || (small && d < 0) ? TONE.light : k === half && half > 0 ? TONE.shadow : TONE.base;
      paint.set(middle + d, y + k, tones[tone as 0]);
      if (at(paint.flat, middle + d, y + k) < 0) placed.push([middle + d, y + k]);
    }
  }
  if (!small) linedRound(paint, placed);
}
