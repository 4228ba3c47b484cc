import type { Scene } from '../solids/scene.ts';
import type { Vec3 } from '../solids/vec.ts';
import { PAD } from './grid.ts';
import { materialsOf, type Wish } from './paints.ts';
import type { Relief } from './relief.ts';
import { heightAt, slopeAt, toneOffset } from './samples.ts';

/** Below this many pixels of the figure, every second cell of the grid is enough. */
const COARSE = 72;
/** Longest strip in cells, and slopes that differ less than this are one. */
const STRIP = 24;
const ALIKE = 0.12;
/** Depth of a line between parts, in cells. */
const STEP = 25;

/**
 * Adds a relief to a scene as a mesh of small squares, 1 unit high, standing on y = 0 and facing +z: for motions, which
 * bend and move scenes. `size`: pixels that the figure will have.
 */
export function addMesh(scene: Scene, r: Relief, name: string, wish: Wish, size: number): void {
  const refs = materialsOf(r.paints, wish);
  const materials = refs.map((ref) => scene.material(ref));
  const parts = r.paints.map((paint) => scene.part(name, { group: `part${paint.part}` }));
  const stride = size < COARSE ? 2 : 1;
  const unit = 1 / (r.height - 2 * PAD);
  const middle = r.width / 2;
  const at = (x: number, y: number, z: number): Vec3 => [(x - middle) * unit, (r.height - PAD - y) * unit, z * unit];
  const ownerAt = (x: number, y: number): number =>
    x >= r.width
      ? -1
      : r.owner[Math.min(r.height - 1, y + (stride >> 1)) * r.width + Math.min(r.width - 1, x + (stride >> 1))]!;
  const slope = (id: number, x: number, y: number): readonly [number, number] =>
    slopeAt(r.parts[r.pieces[id]!.part]!, r, x + stride / 2 - 0.5, y + stride / 2 - 0.5);
  for (let y = 0; y < r.height; y += stride) {
    for (let x = 0; x < r.width; ) {
      const id = ownerAt(x, y);
      if (id < 0) {
        x += stride;
        continue;
      }
      const [nx, ny] = slope(id, x, y);
      // cells of one piece and nearly one slope are one strip
      let end = x + stride;
      while (ownerAt(end, y) === id && end - x < STRIP) {
        const [mx, my] = slope(id, end, y);
        if (Math.hypot(mx - nx, my - ny) > ALIKE) break;
        end += stride;
      }
      const piece = r.pieces[id]!;
      const part = r.parts[piece.part]!;
      const z = heightAt(part, r, (x + end) / 2 - 0.5, y + stride / 2 - 0.5) * 0.8 + part.z * STEP;
      const length = Math.hypot(nx, ny, 1);
      const normal: Vec3 = [nx / length, -ny / length, 1 / length];
      const common = {
        kind: 'triangle' as const,
        part: parts[piece.paint]!,
        material: materials[piece.paint]!,
        tone: toneOffset(piece.tone),
        width: Math.max(0.01, r.paints[piece.paint]!.radius),
        normals: [normal, normal, normal] as const,
        backTone: 0.35,
        backMaterial: materials[piece.paint]!,
      };
      const [a, b, c, d] = [at(x, y, z), at(end, y, z), at(end, y + stride, z), at(x, y + stride, z)];
      scene.primitives.push({ ...common, points: [a, b, c] }, { ...common, points: [a, c, d] });
      x = end;
    }
  }
}
