/** What a sprite shows finer than its model: emblems, patterns, patches. They are carried over along the model's surface. */

import type { Outline } from '../../../../src/domain/words.ts';
import { deltaE, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { LayeredRendering } from '../../solids/render.ts';
import { apply, invert, type Mat3, type Vec3 } from '../../solids/vec.ts';
import { besides } from './kinds.ts';
import type { Place, Sight } from './model.ts';
import { insideOf } from './target.ts';

/** A model rendered and painted, with from where it is seen. */
export interface Shown {
  readonly rendering: LayeredRendering;
  readonly image: Rgba;
  readonly sight: Sight;
  readonly place: Place;
  /** Model → pixels, without the place's origin. */
  readonly view: Mat3;
}

/** Two depths of one point of the surface differ by less than this many pixels. */
const SAME_DEPTH = 2;
/** Beyond this turn, in degrees, a surface is seen too flat to say what is on it. */
const FURTHEST = 60;
/** Faces are drawn anew for each side. */
const FACES = new Set(['head', 'muzzle', 'snout', 'nose']);
/** A tolerance at a guidance of 1; half of it at 2. */
const TOLERANCE = 0.36;

/**
 * Puts the pixels in which `sprite` differs from its own painted model onto the same places of the model's surface in
 * another view. `guidance` 1..20: the higher it is, the smaller a difference counts. Changes `to.image`.
 */
export function addDetails(sprite: Rgba, outline: Outline, from: Shown, to: Shown, guidance: number): void {
  const turned = Math.abs(((to.sight.yaw - from.sight.yaw + 540) % 360) - 180);
  if (turned > FURTHEST) return;
  const { width, height } = sprite;
  const own = differing(sprite, outline, from, TOLERANCE / guidance);
  const back = invert(to.view);
  const there = from.view;
  const { part, depth, scene } = to.rendering.surface;
  const source = from.rendering.surface;
  const took = new Int32Array(part.length).fill(-1);
  for (let i = 0; i < part.length; i++) {
    if (part[i]! < 0 || FACES.has(scene.parts[part[i]!]!.name)) continue;
    const seen: Vec3 = [(i % width) + 0.5 - to.place.x, Math.floor(i / width) + 0.5 - to.place.y, depth[i]!];
    const [x, y, z] = apply(there, apply(back, seen));
    const [X, Y] = [Math.floor(x + from.place.x), Math.floor(y + from.place.y)];
    if (X < 0 || Y < 0 || X >= width || Y >= height) continue;
    const j = Y * width + X;
    if (!own[j] || source.part[j]! < 0 || Math.abs(source.depth[j]! - z) > SAME_DEPTH) continue;
    if (source.scene.parts[source.part[j]!]!.name === scene.parts[part[i]!]!.name) took[i] = j;
  }
  took.forEach((j, i) => {
    // single pixels are edges that do not quite meet
    if (j < 0 || !besides(i, width, height).some((k) => k >= 0 && took[k]! >= 0)) return;
    to.image.data.set(sprite.data.subarray(j * 4, j * 4 + 4), i * 4);
  });
}

/** 1 where the sprite is another colour than its painted model, well within its outline: at edges the two do not quite meet. */
function differing(sprite: Rgba, outline: Outline, { image, rendering }: Shown, tolerance: number): Uint8Array {
  const inside = insideOf(sprite, outline);
  const labAt = ({ data }: Rgba, i: number): OkLab => rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  const { width, height } = sprite;
  return inside.map((within, i) =>
    within &&
    besides(i, width, height).every((j) => j >= 0 && inside[j]) &&
    rendering.surface.part[i]! >= 0 &&
    deltaE(labAt(sprite, i), labAt(image, i)) > tolerance
      ? 1
      : 0,
  );
}
