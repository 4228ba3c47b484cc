/** A model as seen, in a few milliseconds: which part, material and tone each pixel would show. */
import { viewMatrix } from '../geometry/camera.ts';
import { TONE } from '../geometry/color.ts';
import { rasterize } from '../geometry/raster.ts';
import type { Scene } from '../geometry/scene.ts';
import type { OkLab } from '../pixels/color.ts';
import { rgbToOklab } from '../pixels/color.ts';
import type { Px } from '../types.ts';
import { type Model, type Place, type Sight, sceneOf } from './model.ts';

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

/** Borders of n·L between the tones, as for three of them. */
const [SHADOW, LIGHT] = [0.14, 0.86];

/** `unit`: pixels that a unit takes in the picture that is meant, where that is not `place.scale`. */
export function sketch(model: Model, sight: Sight, place: Place, width: Px, height: Px, unit = place.scale): Sketch {
  return sketchScene(sceneOf(model, sight, unit), sight, place, width, height);
}

function sketchScene(scene: Scene, sight: Sight, place: Place, width: Px, height: Px): Sketch {
  const view = viewMatrix(sight.yaw, sight.pitch, place.scale, sight.shear);
  const { primitive, light, material } = rasterize(scene, width, height, {
    view,
    originX: place.x,
    originY: place.y,
    samples: 1,
  });
  const patch = new Int16Array(width * height).fill(-1);
  const patches: Patch[] = [];
  const materials = scene.materials.list.length;
  const names = new Map<string, number>();
  const nameOf = scene.parts.map(({ name }) => {
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name)!;
  });
  const known = new Int16Array(names.size * materials * 6).fill(-1);
  for (let i = 0; i < patch.length; i++) {
    const p = primitive[i]!;
    if (p === 0) continue;
    const part = scene.primitives[p - 1]!.part;
    const { bias, name } = scene.parts[part]!;
    const m = material[i]!;
    const lit = light[i]! < SHADOW ? TONE.shadow : light[i]! > LIGHT ? TONE.light : TONE.base;
    const tone = Math.max(TONE.deep, lit + bias);
    const key = (nameOf[part]! * materials + m) * 6 + tone;
    if (known[key]! < 0) {
      known[key] = patches.length;
      const { ref, ramp } = scene.materials.at(m);
      patches.push({ part: name, material: ref, tone, lab: rgbToOklab(ramp[tone as 0]) });
    }
    patch[i] = known[key]!;
  }
  return { width, height, patch, patches };
}
