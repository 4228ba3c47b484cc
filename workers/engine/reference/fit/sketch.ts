/** A model as seen, in a few milliseconds: which part, material and tone each pixel would show. */

import type { OkLab } from '../../../../src/pixels/color.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { rasterize } from '../../solids/raster.ts';
import type { Scene } from '../../solids/scene.ts';
import { type Model, type Place, type Sight, sceneOf, viewOf } from './model.ts';

/** One tone of one material of one part: the pixels that a sprite would show in one colour. */
export interface Patch {
  readonly part: string;
  readonly material: string;
  readonly tone: number;
  /** The colour that the geometry gives it. */
  readonly lab: OkLab;
}

export interface Sketch {
  readonly width: Px;
  readonly height: Px;
  /** Of each pixel its place in `patches`, −1 where nothing is. */
  readonly patch: Int16Array;
  readonly patches: readonly Patch[];
}

/** Borders of n·L between the tones, as for three of them: of small pictures, and of those that have surfaces. */
const BORDERS = { small: [0.14, 0.86], large: [0.22, 0.76] } as const;
const LARGE: Px = 46;

/** Figures of fewer pixels a unit have limbs of one or two pixels, which single samples miss. */
const SMALL = 40;
/** Share of a pixel's samples that must be covered, as for drawings. */
const COVERAGE = 0.45;

/**
 * A model as it lies at `place` in a picture. `unit`: pixels that a unit takes in the picture that is meant, where that
 * is not `place.scale`.
 */
export function sketch(model: Model, sight: Sight, place: Place, width: Px, height: Px, unit = place.scale): Sketch {
  const scene = sceneOf(model, sight, unit);
  const samples = place.scale < SMALL ? 2 : 1;
  const view = viewOf(model, sight, place.scale);
  const { columns, primitive, light, material } = rasterize(scene, width, height, {
    view,
    originX: place.x,
    originY: place.y,
    samples,
  });
  const patch = new Int16Array(width * height).fill(-1);
  const { patchOf, patches } = patchesOf(scene, unit >= LARGE ? BORDERS.large : BORDERS.small);
  const found = new Int16Array(samples * samples);
  for (let i = 0; i < patch.length; i++) {
    const from = Math.floor(i / width) * samples * columns + (i % width) * samples;
    let covered = 0;
    for (let s = 0; s < found.length; s++) {
      const k = from + Math.floor(s / samples) * columns + (s % samples);
      if (primitive[k]! > 0) found[covered++] = patchOf(primitive[k]!, material[k]!, light[k]!);
    }
    if (covered > 0 && covered >= COVERAGE * found.length) patch[i] = commonest(found, covered);
  }
  return { width, height, patch, patches };
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

/** Numbers the patches of a scene as they are met. */
function patchesOf(scene: Scene, [shadow, highlight]: readonly [number, number]) {
  const patches: Patch[] = [];
  const materials = scene.materials.list.length;
  const names = new Map<string, number>();
  const nameOf = scene.parts.map(({ name }) => {
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name)!;
  });
  const known = new Int16Array(names.size * materials * 6).fill(-1);
  const patchOf = (primitive: number, m: number, light: number): number => {
    const { part } = scene.primitives[primitive - 1]!;
    const { bias, name } = scene.parts[part]!;
    const lit = light < shadow ? TONE.shadow : light > highlight ? TONE.light : TONE.base;
    const tone = Math.max(TONE.deep, Math.min(TONE.spec, lit + bias));
    const key = (nameOf[part]! * materials + m) * 6 + tone;
    if (known[key]! < 0) {
      known[key] = patches.length;
      const { ref, ramp } = scene.materials.at(m);
      patches.push({ part: name, material: ref, tone, lab: rgbToOklab(ramp[tone as 0]) });
    }
    return known[key]!;
  };
  return { patches, patchOf };
}
