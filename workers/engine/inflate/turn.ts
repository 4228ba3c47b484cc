import { LIGHT, NOTHING, type Samples } from '../solids/samples.ts';
import { fill } from './fill.ts';
import type { Fit } from './fit.ts';
import { PAD } from './grid.ts';
import type { Relief } from './relief.ts';
import { heightAt, type PaintedScene, slopeAt, toneOffset } from './samples.ts';
import { GLAZE } from './vectors.ts';

/** Beyond this many degrees a relief is a wobble: it knows nothing of its sides. */
export const MOST_DEGREES = 35;
/** Half the thickness of what has no height, in cells; how much deeper parts in front stand out. */
const RIM = 3.5;
const STEP = 25;
/** Cells of the flat drawing along a sample: turned surfaces must not show gaps. */
const FINE = 2;

/** A body that may be turned: one ball-like main part; a side view of a vehicle or a plate only shears. */
export function turns(r: Relief): boolean {
  const main = r.parts.reduce((a, b) => (b.area > a.area ? b : a));
  return main.round > 0.4;
}

/**
 * Samples of a relief turned about its upright axis, −35..35 degrees (positive shows more of its left side, as a body
 * does that turns to its own left): points of its front surface with a z-buffer, and a wall at its rim.
 */
export function sampleTurned(
  r: Relief,
  painted: PaintedScene,
  f: Fit,
  width: number,
  height: number,
  S: number,
  degrees: number,
): Samples {
  const columns = width * S;
  const rows = height * S;
  const n = columns * rows;
  const out: Samples = {
    columns,
    rows,
    depth: new Float32Array(n).fill(NOTHING),
    primitive: new Uint16Array(n),
    light: new Float32Array(n),
    material: new Uint16Array(n),
  };
  const w = f.width * S * FINE;
  const h = f.height * S * FINE;
  const { top, tone } = flatLabels(r, f, w, h, S * FINE);
  const angle = (degrees * Math.PI) / 180;
  const co = Math.cos(angle);
  const si = Math.sin(angle);
  const long = Math.max(f.width, f.height);
  const unit = (S * long) / Math.max(r.width - 2 * PAD, r.height - 2 * PAD);
  const middle = (f.left + f.width / 2) * S;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (top[i]! < 0) continue;
      const piece = r.pieces[top[i]!]!;
      const part = r.parts[piece.part]!;
      const u = (x / FINE / S / f.scaleX) * r.cells + PAD - 0.5;
      const v = (y / FINE / S / f.scaleY) * r.cells + PAD - 0.5;
      const z = (heightAt(part, r, u, v) * 0.8 + RIM + part.z * STEP) * unit;
      const [nx, ny] = slopeAt(part, r, u, v);
      const length = Math.hypot(nx, ny, 1);
      const turnedX = (nx * co + si) / length;
      const turnedZ = (co - nx * si) / length;
      const rim = x < 2 || x > w - 3 || top[i - 1]! < 0 || top[i + 1]! < 0 || top[i - 2]! < 0 || top[i + 2]! < 0;
      if (turnedZ < -0.05 && !rim) continue;
      const lit = turnedX * LIGHT[0] + (ny / length) * LIGHT[1] + turnedZ * LIGHT[2] + toneOffset(tone[i]!);
      const across = x / FINE + 0.5 - (f.width * S) / 2;
      const deep = z + RIM * unit;
      const steps = rim ? Math.max(2, Math.ceil(deep * 2 * Math.abs(si))) : 2;
      const sy = f.top * S + Math.floor(y / FINE);
      for (let t = 0; t < steps; t++) {
        const at = rim ? z - (t / (steps - 1)) * deep : z - (t * unit) / 2;
        const sx = Math.floor(middle + across * co + at * si);
        if (sx < 0 || sx >= columns) continue;
        const j = sy * columns + sx;
        const depth = (at * co - across * si) / S;
        if (out.depth[j]! >= depth) continue;
        out.depth[j] = depth;
        out.primitive[j] = piece.paint + 1;
        out.material[j] = painted.materials[piece.paint]!;
        out.light[j] = lit;
      }
    }
  }
  return out;
}

/** The piece on top of each fine cell of the frame (−1: none) and its tone. */
function flatLabels(
  r: Relief,
  f: Fit,
  w: number,
  h: number,
  k: number,
): { readonly top: Int16Array; readonly tone: Float32Array } {
  const top = new Int16Array(w * h).fill(-1);
  const tone = new Float32Array(w * h);
  const scaleX = f.scaleX * k;
  const scaleY = f.scaleY * k;
  const map = { scaleX, offsetX: -r.left * scaleX, scaleY, offsetY: -r.top * scaleY };
  r.pieces.forEach((piece, id) => {
    const glaze = piece.layer.opacity < GLAZE;
    fill(piece.layer, w, h, map, (first, end) => {
      for (let i = first; i < end; i++) {
        if (glaze && top[i]! < 0) continue;
        if (!glaze) top[i] = id;
        tone[i] = piece.tone;
      }
    });
  });
  return { top, tone };
}
