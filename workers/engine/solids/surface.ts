import type { Part, PixelSurface } from './primitives.ts';
import type { Samples } from './samples.ts';
import type { Scene } from './scene.ts';
import type { SurfaceKind } from './texture/surface-kind.ts';

/** What the vote decided, of this scene. */
export interface Surface extends PixelSurface {
  readonly scene: Scene;
  /** Primitive of the last of the winning samples. */
  readonly primitive: Uint16Array;
  /** Mean place of that primitive's samples: on the screen, and towards the viewer. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** What surfaces are like, by primitive and material: found once each. */
  readonly kinds: Map<number, SurfaceKind>;
}

/** Part of a covered pixel. */
export const partOf = (s: Surface, i: number): Part => s.scene.parts[s.part[i]!] as Part;

/** Pixel `to` becomes what pixel `from` is. */
export function copyPixel(s: Surface, to: number, from: number): void {
  s.part[to] = s.part[from]!;
  s.material[to] = s.material[from]!;
  s.light[to] = s.light[from]!;
  s.depth[to] = s.depth[from]!;
  s.span[to] = s.span[from]!;
  s.primitive[to] = s.primitive[from]!;
  s.x[to] = s.x[from]!;
  s.y[to] = s.y[from]!;
  s.z[to] = s.z[from]!;
}

/** A pixel is covered when this share of its samples is; held strings count more (their priority). */
const COVERAGE = 0.45;

/**
 * Samples → pixels by majority: the part with most samples × priority wins, then its commonest material, then the
 * mean n·L of the winners. (Averaging colours instead looks like a small photograph.)
 */
export function vote(scene: Scene, samples: Samples, width: number, height: number, S: number, scale: number): Surface {
  const n = width * height;
  const s: Surface = {
    scene,
    width,
    height,
    scale,
    part: new Int16Array(n).fill(-1),
    material: new Uint16Array(n),
    light: new Float32Array(n),
    depth: new Float32Array(n),
    span: new Float32Array(n),
    primitive: new Uint16Array(n),
    x: new Float32Array(n),
    y: new Float32Array(n),
    z: new Float32Array(n),
    kinds: new Map(),
  };
  const { columns, primitive, material, light, depth } = samples;
  const partOfPrimitive = Int16Array.from(scene.primitives, (p) => p.part);
  const widthOfPrimitive = Float32Array.from(scene.primitives, (p) => p.width);
  const priority = Float32Array.from(scene.parts, (p) => p.priority);
  const weight = new Float32Array(scene.parts.length);
  const votes = new Uint16Array(scene.materials.list.length);
  const hits = new Int32Array(S * S);
  const need = S * S * COVERAGE;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0;
      let cover = 0;
      for (let j = 0; j < S; j++) {
        const row = (y * S + j) * columns + x * S;
        for (let i = 0; i < S; i++) {
          const id = primitive[row + i]!;
          if (id === 0) continue;
          hits[count++] = row + i;
          cover += Math.max(1, priority[partOfPrimitive[id - 1]!]!);
        }
      }
      if (count === 0 || cover < need) continue;
      let best = -1;
      for (let h = 0; h < count; h++) {
        const part = partOfPrimitive[primitive[hits[h]!]! - 1]!;
        weight[part] = weight[part]! + priority[part]!;
      }
      for (let h = 0; h < count; h++) {
        const part = partOfPrimitive[primitive[hits[h]!]! - 1]!;
        if (best < 0 || weight[part]! > weight[best]!) best = part;
      }
      for (let h = 0; h < count; h++) weight[partOfPrimitive[primitive[hits[h]!]! - 1]!] = 0;
      let won = 0;
      for (let h = 0; h < count; h++) {
        const k = hits[h]!;
        if (partOfPrimitive[primitive[k]! - 1] !== best) continue;
        hits[won++] = k;
        votes[material[k]!] = votes[material[k]!]! + 1;
      }
      let m = material[hits[0]!]!;
      for (let h = 1; h < won; h++) if (votes[material[hits[h]!]!]! > votes[m]!) m = material[hits[h]!]!;
      for (let h = 0; h < won; h++) votes[material[hits[h]!]!] = 0;
      let sum = 0;
      let agreed = 0;
      let near = Number.NEGATIVE_INFINITY;
      let last = -1;
      let across = 0;
      let down = 0;
      let towards = 0;
      let placed = 0;
      for (let h = 0; h < won; h++) {
        const k = hits[h]!;
        if (material[k] !== m) continue;
        sum += light[k]!;
        agreed++;
        if (depth[k]! > near) near = depth[k]!;
        if (primitive[k]! - 1 !== last) {
          last = primitive[k]! - 1;
          across = 0;
          down = 0;
          towards = 0;
          placed = 0;
        }
        const row = Math.floor(k / columns);
        across += k - row * columns + 0.5;
        down += row + 0.5;
        towards += depth[k]!;
        placed++;
      }
      const i = y * width + x;
      s.part[i] = best;
      s.material[i] = m;
      s.light[i] = sum / agreed;
      s.depth[i] = near;
      s.span[i] = widthOfPrimitive[last]! * scale * 2;
      s.primitive[i] = last;
      s.x[i] = across / placed / S;
      s.y[i] = down / placed / S;
      s.z[i] = towards / placed;
    }
  }
  return s;
}
