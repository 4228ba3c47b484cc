/** What each pixel of a rendering is, as far as its colour goes. */

import { packRgb } from '../../../../src/pixels/histogram.ts';
import { type LayeredRendering, toneColour } from '../../solids/render.ts';

export interface Kind {
  /** `surface`: a part's material; `line`: the outer line round it; `mark`: set by hand (an eye, a letter). */
  readonly layer: 'surface' | 'line' | 'mark';
  readonly part: string;
  readonly material: string;
  /** Place in the material's ramp, .5 more halfway to the next; of a line 1 where the light falls on it and 0 elsewhere. */
  readonly tone: number;
  /** The geometry's own colour, packed. */
  readonly color: number;
}

export interface Kinds {
  /** Of each pixel its place in `list`, −1 where transparent. */
  readonly of: Int16Array;
  readonly list: readonly Kind[];
}

/** Indices of the four neighbours: above, left, right, below; −1 outside. */
export function besides(i: number, width: number, height: number): readonly [number, number, number, number] {
  const x = i % width;
  return [
    i >= width ? i - width : -1,
    x > 0 ? i - 1 : -1,
    x < width - 1 ? i + 1 : -1,
    i < width * (height - 1) ? i + width : -1,
  ];
}

export function kindsOf({ image, surface, tone, half }: LayeredRendering): Kinds {
  const { width, height, part, material, depth, scene } = surface;
  const of = new Int16Array(width * height).fill(-1);
  const list: Kind[] = [];
  const known = new Map<string, number>();
  const put = (i: number, kind: Kind): void => {
    const key = [kind.layer, kind.part, kind.material, kind.tone, kind.layer === 'mark' ? kind.color : ''].join('|');
    let place = known.get(key);
    if (place === undefined) {
      place = list.length;
      list.push(kind);
      known.set(key, place);
    }
    of[i] = place;
  };
  for (let i = 0; i < of.length; i++) {
    if (image.data[i * 4 + 3] === 0) continue;
    const color = packRgb(image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!);
    const near = part[i]! >= 0 ? i : nearest(besides(i, width, height), part, depth);
    if (near < 0) continue;
    const { ref, ramp } = scene.materials.at(material[near]!);
    const on = { part: scene.parts[part[near]!]!.name, material: ref, color };
    if (near !== i) {
      const [above, left] = besides(i, width, height);
      const dark = [above, left].some((j) => j >= 0 && part[j]! >= 0);
      put(i, { ...on, layer: 'line', tone: dark ? 0 : 1 });
      continue;
    }
    const step = tone[i]! + half[i]! / 2;
    const layer = packRgb(...toneColour(ramp, tone[i]!, half[i]!)) === color ? 'surface' : 'mark';
    put(i, { ...on, layer, tone: step });
  }
  return { of, list };
}

function nearest(beside: readonly number[], part: Int16Array, depth: Float32Array): number {
  let best = -1;
  for (const j of beside) {
    if (j >= 0 && part[j]! >= 0 && (best < 0 || depth[j]! > depth[best]!)) best = j;
  }
  return best;
}
