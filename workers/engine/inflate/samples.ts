import { LIGHT, NOTHING, type Samples } from '../solids/samples.ts';
import { Scene } from '../solids/scene.ts';
import { fill } from './fill.ts';
import { type Fit, hintOf } from './fit.ts';
import { PAD } from './grid.ts';
import { materialsOf, type Wish } from './paints.ts';
import type { Part, Relief } from './relief.ts';
import { GLAZE } from './vectors.ts';

/** A scene for the vote: each paint is a part (and one primitive), paints of one relief part are a group. */
export interface PaintedScene {
  readonly scene: Scene;
  /** Index of each paint's material. */
  readonly materials: readonly number[];
}

/** `long`: the longer side of the ink in pixels. Thin paints count more in the vote, or thin lines would be lost. */
export function paintScene(r: Relief, name: string, long: number, wish: Wish): PaintedScene {
  const scene = new Scene();
  const refs = materialsOf(r.paints, wish);
  r.paints.forEach((paint, i) => {
    const thickness = 2 * paint.radius * long;
    const priority = thickness < 1 ? 2.2 : thickness < 1.7 ? 1.5 : 1;
    const part = scene.part(name, { group: `part${paint.part}`, priority });
    scene.ell(part, refs[i]!, [0, 0, 0], Math.max(0.01, paint.radius));
  });
  return { scene, materials: refs.map((ref) => scene.material(ref)) };
}

/** How far a tone of the drawing moves n·L: lighter places, darker ones. */
export const toneOffset = (tone: number): number => (tone > 0 ? 0.6 : 0.65) * tone;

/** Samples of a relief seen from the front, `S` along a pixel's side. */
export function sampleRelief(
  r: Relief,
  painted: PaintedScene,
  f: Fit,
  width: number,
  height: number,
  S: number,
): Samples {
  const columns = width * S;
  const rows = height * S;
  const n = columns * rows;
  const samples: Samples = {
    columns,
    rows,
    depth: new Float32Array(n).fill(NOTHING),
    primitive: new Uint16Array(n),
    light: new Float32Array(n),
    material: new Uint16Array(n),
  };
  const part = new Int16Array(n).fill(-1);
  const tone = new Float32Array(n);
  for (const piece of r.pieces) {
    const hint = hintOf(piece, r, f);
    const scaleX = f.scaleX * hint.scaleX;
    const scaleY = f.scaleY * hint.scaleY;
    const map = {
      scaleX: scaleX * S,
      offsetX: (f.left - r.left * scaleX + hint.shiftX) * S,
      scaleY: scaleY * S,
      offsetY: (f.top - r.top * scaleY + hint.shiftY) * S,
    };
    const glaze = piece.layer.opacity < GLAZE;
    fill(piece.layer, columns, rows, map, (first, end) => {
      for (let i = first; i < end; i++) {
        if (glaze && part[i] !== piece.part && samples.primitive[i] !== 0) continue;
        if (glaze && samples.primitive[i] === 0 && r.paints[piece.paint]!.area === 0) continue;
        samples.primitive[i] = piece.paint + 1;
        samples.material[i] = painted.materials[piece.paint]!;
        part[i] = piece.part;
        tone[i] = piece.tone;
      }
    });
  }
  keepInside(samples, f, S);
  if (r.symmetric) mirror(samples, part, tone, 2 * f.left + f.width, S);
  light(samples, part, tone, r, f, S);
  return samples;
}

/** Empties samples outside the frame of the ink. */
function keepInside(s: Samples, f: Fit, S: number): void {
  const left = f.left * S;
  const right = (f.left + f.width) * S;
  const top = f.top * S;
  const bottom = (f.top + f.height) * S;
  for (let y = 0; y < s.rows; y++) {
    for (let x = 0; x < s.columns; x++) {
      if (x < left || x >= right || y < top || y >= bottom) s.primitive[y * s.columns + x] = 0;
    }
  }
}

/** The right half becomes the left one's image; a tone must be on both sides. `twice`: twice the middle, in pixels. */
function mirror(s: Samples, part: Int16Array, tone: Float32Array, twice: number, S: number): void {
  const sum = twice * S - 1;
  for (let y = 0; y < s.rows; y++) {
    for (let x = 0; 2 * x < sum; x++) {
      const i = y * s.columns + x;
      const j = y * s.columns + sum - x;
      s.primitive[j] = s.primitive[i]!;
      s.material[j] = s.material[i]!;
      part[j] = part[i]!;
      const both = Math.abs(tone[i]!) < Math.abs(tone[j]!) ? tone[i]! : tone[j]!;
      tone[i] = both;
      tone[j] = both;
    }
  }
}

function light(s: Samples, part: Int16Array, tone: Float32Array, r: Relief, f: Fit, S: number): void {
  const kx = r.cells / f.scaleX / S;
  const ky = r.cells / f.scaleY / S;
  const long = Math.max(f.width, f.height);
  for (let y = 0; y < s.rows; y++) {
    const v = (y + 0.5 - f.top * S) * ky + PAD - 0.5;
    for (let x = 0; x < s.columns; x++) {
      const i = y * s.columns + x;
      if (s.primitive[i] === 0) continue;
      const p = r.parts[part[i]!]!;
      const u = (x + 0.5 - f.left * S) * kx + PAD - 0.5;
      const [nx, ny] = slopeAt(p, r, u, v);
      const lit = (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / Math.hypot(nx, ny, 1);
      s.light[i] = lit + toneOffset(tone[i]!);
      s.depth[i] = (p.z + 0.012 * Math.min(1, heightAt(p, r, u, v) / 12)) * long;
    }
  }
}

/** Downhill slope of a part at a point of the grid (central differences over 2.4 cells). */
export function slopeAt(p: Part, r: Relief, u: number, v: number): readonly [number, number] {
  const d = 1.2;
  const nx = (heightAt(p, r, u - d, v) - heightAt(p, r, u + d, v)) / (2 * d);
  const ny = (heightAt(p, r, u, v - d) - heightAt(p, r, u, v + d)) / (2 * d);
  return [nx, ny];
}

/** Height of a part at a point of the grid, in cells, bilinear. */
export function heightAt(p: Part, r: Relief, u: number, v: number): number {
  const x = Math.min(r.width - 2, Math.max(0, u));
  const y = Math.min(r.height - 2, Math.max(0, v));
  const i = Math.floor(x);
  const j = Math.floor(y);
  const a = x - i;
  const b = y - j;
  const at = j * r.width + i;
  const z = p.height;
  return (1 - b) * ((1 - a) * z[at]! + a * z[at + 1]!) + b * ((1 - a) * z[at + r.width]! + a * z[at + r.width + 1]!);
}
