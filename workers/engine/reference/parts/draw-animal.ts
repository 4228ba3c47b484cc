/** A four-legged animal drawn from any side: its strips with a depth each, the nearest seen. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, blank, type Color, copyOf, type Flat, luma, mirrored, put, tidy } from './flat.ts';
import type { Animal, Strip } from './parse-animal.ts';

/** Pixels down for a pixel nearer: the eye looks from somewhat above. */
const PITCH = 0.14;
/** A part that is so many pixels nearer than its neighbour stands out by a line. */
const EDGE: Px = 4;

/** What an animal does. */
export interface Gait {
  /** 0..1 of a step of its legs; absent stands. */
  readonly step?: number;
  /** How long steps are, 1 for a walk. */
  readonly stride?: number;
  /** Head and chest thrown ahead, −1..1. */
  readonly lunge?: number;
  /** Pixels above the ground. */
  readonly hop?: Px;
}

/** Where a strip is in a gait. */
function moved(
  { ahead, y, part, side }: Strip,
  a: Animal,
  { step, stride = 1, lunge = 0 }: Gait,
): readonly [number, number] {
  let [F, Y] = [ahead, y];
  const length = Math.max(1, a.floor - a.belly);
  if (step !== undefined && part !== 'body') {
    // Legs of a pair step in turn, and fore legs with the hind leg across.
    const phase = 2 * Math.PI * step + (part === 'hind leg' ? Math.PI : 0) + (side > 0 ? Math.PI : 0);
    const low = (y - a.belly) / length;
    F += Math.sin(phase) * low * length * 0.45 * stride;
    Y -= Math.max(0, Math.cos(phase)) * low * Math.max(1, length * 0.18);
  }
  if (lunge && part !== 'hind leg') {
    const reach = Math.max(0, ahead / Math.max(1, a.nose));
    F += lunge * reach * 4;
    if (part === 'body') Y -= lunge * reach * 2;
  }
  return [F, Y];
}

/** A darker colour of the animal's own, for edges where it has no line. */
function shadeOf({ line }: Animal, color: Color): Color {
  const wanted = [color >> 16, (color >> 8) & 255, color & 255].map((v) => v * 0.72);
  const target = (Math.round(wanted[0]!) << 16) | (Math.round(wanted[1]!) << 8) | Math.round(wanted[2]!);
  let best = color;
  let least = 60;
  for (const other of new Set(line.figure.colors)) {
    const d = apart(other, target);
    if (other >= 0 && d < least && luma(other) < luma(color) - 4) {
      least = d;
      best = other;
    }
  }
  return best;
}

/** An animal at a yaw in degrees (90: to the right on screen), on its own canvas, in its own colours. */
export function drawAnimal(a: Animal, degrees: number, gait: Gait = {}): Flat {
  const yaw = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const stands = gait.step === undefined && !gait.lunge && !gait.hop;
  if (stands && yaw === 90) return a.picture;
  if (stands && yaw === -90) return mirrored(a.picture);
  const [sin, cos] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const { width, height } = a.picture;
  const flat = blank(width, height);
  const depth = new Float64Array(width * height).fill(Number.NEGATIVE_INFINITY);
  // The foremost leg stands where the animal stood.
  const front = a.strips.reduce((most, s) => (s.part === 'body' ? most : Math.max(most, s.ahead * cos)), -99);
  const drop = front > -99 ? front * PITCH : 0;
  const centre = width / 2 + (Math.abs(sin) > 0.9 ? (sin > 0 ? 1 : -1) * (a.middle - width / 2) : 0);
  // Seen askew, strips would leave gaps between them.
  const isAskew = Boolean(gait.lunge) || (Math.abs(cos) <= 0.98 && Math.abs(sin) <= 0.98);
  const pitch = Math.abs(cos) > 0.1 ? PITCH : 0;
  for (const strip of a.strips) {
    const [ahead, row] = moved(strip, a, gait);
    const step = Math.min(0.5, Math.max(0.2, strip.half));
    for (let L = -strip.half; L <= strip.half + 1e-6; L += step) {
      for (const extra of isAskew ? [-0.3, 0.3] : [0]) {
        const [left, F] = [strip.left + L, ahead + extra];
        const x = Math.floor(centre + left * cos + F * sin);
        const d = F * cos - left * sin;
        const y = Math.round(row + d * pitch - drop) - (gait.hop ?? 0);
        if (x < 0 || x >= width || y < 0 || y >= height || d <= depth[y * width + x]!) continue;
        depth[y * width + x] = d;
        put(flat, x, y, strip.color);
      }
    }
  }
  const out = edged(tidy(flat), depth, a);
  drawEyes(out, a, { sin, cos, centre, drop: drop + (gait.hop ?? 0) });
  return a.line.draw(out);
}

function edged(flat: Flat, depth: Float64Array, a: Animal): Flat {
  const out = copyOf(flat);
  for (let y = 0; y < flat.height; y++) {
    for (let x = 0; x < flat.width; x++) {
      const color = at(flat, x, y);
      if (color < 0) continue;
      const isBehind = [
        [-1, 0],
        [1, 0],
        [0, -1],
      ].some(([dx, dy]) => {
        if (at(flat, x + dx!, y + dy!) < 0) return false;
        return depth[(y + dy!) * flat.width + x + dx!]! > depth[y * flat.width + x]! + EDGE;
      });
      if (isBehind) put(out, x, y, a.line.isLined ? a.line.over(color) : shadeOf(a, color));
    }
  }
  return out;
}

function drawEyes(out: Flat, { eye }: Animal, p: { sin: number; cos: number; centre: number; drop: number }): void {
  if (!eye || p.cos <= 0.3) return;
  for (const side of [-1, 1]) {
    if (side * p.sin >= 0.1 && p.cos <= 0.6) continue;
    const left = side * eye.left;
    const x = Math.floor(p.centre + left * p.cos + eye.ahead * p.sin);
    const y = Math.round(eye.y + (eye.ahead * p.cos - left * p.sin) * PITCH - p.drop);
    if (at(out, x, y) >= 0) put(out, x, y, eye.color);
  }
}
