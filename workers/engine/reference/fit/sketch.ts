/** A model as seen, in a millisecond: which part, material and tone each pixel would show. */

import type { OkLab } from '../../../../src/pixels/color.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Box } from '../../../../src/pixels/index.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { type Bounds, bounds } from '../../solids/camera.ts';
import { rasterize } from '../../solids/raster.ts';
import type { Scene } from '../../solids/scene.ts';
import { type Model, type Place, type Sight, sceneOf, viewOf } from './model.ts';

/** What a model covers of a picture. */
export interface Sketch {
  /** Of its first pixel in the picture. */
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
  /** Of each pixel its place in `patches`, −1 where nothing is. */
  readonly patch: Int16Array;
  /** Of each tone of each material of each part, which a sprite would show in one colour, the colour that the geometry gives it. */
  readonly patches: readonly OkLab[];
}

/** Borders of n·L between the tones, as for three of them: of small pictures, and of those that have surfaces. */
const BORDERS = { small: [0.14, 0.86], large: [0.22, 0.76] } as const;
const LARGE: Px = 46;

/** Figures of fewer pixels a unit have limbs of one or two pixels, which single samples miss. */
const SMALL = 40;
/** Share of a pixel's samples that must be covered, as for drawings. */
const COVERAGE = 0.45;

/**
 * A model as it lies at `place` in a picture of a size; what lies outside is left out. `unit`: pixels that a unit takes in
 * the picture that is meant, where that is not `place.scale`.
 */
export function sketch(model: Model, sight: Sight, place: Place, width: Px, height: Px, unit = place.scale): Sketch {
  const scene = sceneOf(model, sight, unit);
  const samples = place.scale < SMALL ? 2 : 1;
  const view = viewOf(model, sight, place.scale);
  const room = within(bounds(scene, view), place, width, height);
  const patch = new Int16Array(room.width * room.height).fill(-1);
  const { patchOf, patches } = patchesOf(scene, unit >= LARGE ? BORDERS.large : BORDERS.small);
  if (patch.length === 0) return { ...room, patch, patches };
  const { columns, primitive, light, material } = rasterize(scene, room.width, room.height, {
    view,
    originX: place.x - room.x,
    originY: place.y - room.y,
    samples,
  });
  const found = new Int16Array(samples * samples);
  for (let i = 0; i < patch.length; i++) {
    const from = Math.floor(i / room.width) * samples * columns + (i % room.width) * samples;
    let covered = 0;
    for (let s = 0; s < found.length; s++) {
      const k = from + Math.floor(s / samples) * columns + (s % samples);
      if (primitive[k]! > 0) found[covered++] = patchOf(primitive[k]!, material[k]!, light[k]!);
    }
    if (covered > 0 && covered >= COVERAGE * found.length) patch[i] = commonest(found, covered);
  }
  return { ...room, patch, patches };
}

/** The pixels of a picture that a model may touch. */
function within({ left, top, right, bottom }: Bounds, { x, y }: Place, width: Px, height: Px): Box {
  const [x0, y0] = [Math.max(0, Math.floor(left + x) - 1), Math.max(0, Math.floor(top + y) - 1)];
  const [x1, y1] = [Math.min(width, Math.ceil(right + x) + 1), Math.min(height, Math.ceil(bottom + y) + 1)];
  return x1 > x0 && y1 > y0 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : { x: 0, y: 0, width: 0, height: 0 };
}

/** The commonest of the first `count` entries, the first of equally common ones. */
function commonest(list: Int16Array, count: number): number {
  let [best, most] = [list[0]!, 0];
  for (let a = 0; a < count; a++) {
    let same = 0;
    for (let b = 0; b < count; b++) if (list[b] === list[a]) same++;
    if (same > most) [best, most] = [list[a]!, same];
  }
  return best;
}

const labs = new WeakMap<Ramp, (OkLab | undefined)[]>();

/** The colour of a tone of a ramp. */
function labOf(ramp: Ramp, tone: number): OkLab {
  const known = labs.get(ramp) ?? [];
  labs.set(ramp, known);
  known[tone] ??= rgbToOklab(ramp[tone as 0]);
  return known[tone];
}

/** Numbers the patches of a scene as they are met. */
function patchesOf(scene: Scene, [shadow, highlight]: readonly [number, number]) {
  const patches: OkLab[] = [];
  const materials = scene.materials.list.length;
  const names = new Map<string, number>();
  const nameOf = scene.parts.map(({ name }) => {
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name)!;
  });
  const known = new Int16Array(names.size * materials * 6).fill(-1);
  const patchOf = (primitive: number, m: number, light: number): number => {
    const { part } = scene.primitives[primitive - 1]!;
    const { bias } = scene.parts[part]!;
    const lit = light < shadow ? TONE.shadow : light > highlight ? TONE.light : TONE.base;
    const tone = Math.max(TONE.deep, Math.min(TONE.spec, lit + bias));
    const key = (nameOf[part]! * materials + m) * 6 + tone;
    if (known[key]! < 0) {
      known[key] = patches.length;
      patches.push(labOf(scene.materials.at(m).ramp, tone));
    }
    return known[key]!;
  };
  return { patches, patchOf };
}
