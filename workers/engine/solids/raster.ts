import { nearestDepth, scaleOf } from './camera.ts';
import type { Primitive } from './primitives.ts';
import { drawCapsule } from './raster-capsule.ts';
import { drawSolid } from './raster-solid.ts';
import { drawTriangle } from './raster-triangle.ts';
import { NOTHING, type RasterView, type Samples } from './samples.ts';
import type { Scene } from './scene.ts';

// Reused between images: every entry in use is reset at the start. Very large pictures get their own.
const KEPT = 1 << 20;
let kept: Omit<Samples, 'columns' | 'rows'> | undefined;

function buffers(count: number): Omit<Samples, 'columns' | 'rows'> {
  if (kept && kept.depth.length >= count) return kept;
  const made = {
    depth: new Float32Array(count),
    primitive: new Uint16Array(count),
    light: new Float32Array(count),
    material: new Uint16Array(count),
  };
  if (count <= KEPT) kept = made;
  return made;
}

/** Ray-casts every primitive analytically into a buffer of samples (orthographic, nearest wins). */
export function rasterize(scene: Scene, width: number, height: number, o: RasterView): Samples {
  const columns = width * o.samples;
  const rows = height * o.samples;
  const count = columns * rows;
  if (scene.primitives.length > 65534) throw new Error('a scene holds at most 65534 primitives');
  const s: Samples = { columns, rows, ...buffers(count) };
  s.depth.fill(NOTHING, 0, count);
  s.primitive.fill(0, 0, count);
  const scale = scaleOf(o.view);
  // nearest first: a sample covered by something nearer than a primitive's nearest point is skipped unsolved
  const reach = scene.primitives.map((p) => nearestDepth(p, o.view, scale));
  const order = scene.primitives.map((_, i) => i).sort((a, b) => reach[b]! - reach[a]! || a - b);
  for (const i of order) {
    const p = scene.primitives[i] as Primitive;
    if (p.kind === 'capsule') drawCapsule(s, p, i + 1, o, scale, reach[i]!);
    else if (p.kind === 'triangle') drawTriangle(s, p, i + 1, o);
    else drawSolid(s, o.laid && p.pattern?.laid ? { ...p, pattern: undefined } : p, i + 1, o, reach[i]!);
  }
  return s;
}
