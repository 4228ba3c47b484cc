/** What of a figure's head cannot be seen from behind. */

import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { DOUBTFUL, estimateKeypoints } from '../vision/keypoints.ts';
import type { Turn } from './aspect.ts';
import { fromIndexed, type Indexed, toIndexed } from './indexed.ts';

/** Degrees off straight ahead within which a face is seen. */
const FRONT = 60;
/** How far a face reaches above and beside its middle, in ways from the eyes to the neck. */
const REACH = 1.6;
/** Colours are shades of each other up to this difference, the channels summed, and up to this one at equal brightness. */
const SHADE = 130;
const TINT = 0.13;

const away = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Whether a turn goes from a side that shows the face to one that cannot. */
export const hidesFace = ({ from, to }: Turn): boolean => away(from.yaw, 0) <= FRONT && away(to.yaw, 180) <= FRONT;

/** Where the joints say that a face is. */
interface Face {
  readonly column: Px;
  readonly eyes: Px;
  readonly neck: Px;
}

async function faceOf(models: Models, image: Rgba): Promise<Face | undefined> {
  if (!models.forUse('keypoints')) return undefined;
  const joints = new Map((await estimateKeypoints(models, image)).map((joint) => [joint.label, joint]));
  const [neck, nose, left, right] = (['NECK', 'NOSE', 'LEFT EYE', 'RIGHT EYE'] as const).map((l) => joints.get(l)!);
  if ([neck, nose, left, right].some((joint) => joint!.confidence < DOUBTFUL)) return undefined;
  const eyes = Math.round((left!.y + right!.y) / 2);
  const column = Math.round((left!.x + right!.x + nose!.x) / 3);
  return neck!.y - eyes >= 2 ? { column, eyes, neck: Math.round(neck!.y) } : undefined;
}

/** A run of a face in one row: columns [first, last]. */
interface Run {
  readonly first: Px;
  readonly last: Px;
}

/** The colour that is commonest around eyes and nose. */
function skinOf({ indices, width }: Indexed, { column, eyes, neck }: Face): number {
  const counts = new Map<number, number>();
  const half = Math.max(2, Math.round((neck - eyes) / 2));
  for (let y = eyes - 1; y < neck; y++) {
    for (let x = column - half; x <= column + half; x++) {
      const c = indices[y * width + x] ?? -1;
      if (c >= 0) counts.set(c, (counts.get(c) ?? 0) + 1);
    }
  }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0])[0];
}

const channels = (c: number): readonly number[] => [c >> 16, (c >> 8) & 255, c & 255];

function isShade(palette: readonly number[], a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  const [p, q] = [channels(palette[a]!), channels(palette[b]!)];
  const [light, other] = [Math.max(1, ...p), Math.max(1, ...q)];
  const apart = p.reduce((sum, v, i) => sum + Math.abs(v - q[i]!), 0);
  const tint = p.reduce((sum, v, i) => sum + Math.abs(v / light - q[i]! / other), 0);
  return apart <= SHADE && tint <= TINT;
}

/** The face's runs by row: between the outermost pixels of skin, also where eyes fill the row. */
function runsOf(image: Indexed, face: Face, skin: number): Map<Px, Run> {
  const { indices, palette, width } = image;
  const reach = Math.ceil(REACH * (face.neck - face.eyes));
  const runs = new Map<Px, Run>();
  for (let y = Math.max(0, face.eyes - reach); y < face.neck; y++) {
    const there: Px[] = [];
    for (let x = Math.max(0, face.column - reach); x <= Math.min(width - 1, face.column + reach); x++) {
      if (isShade(palette, indices[y * width + x]!, skin)) there.push(x);
    }
    if (there.length === 0) continue;
    runs.set(y, { first: there[0]!, last: there.at(-1)! });
  }
  // A row of eyes or of a moustache has less skin than those around it.
  const rows = [...runs.keys()];
  const out = new Map<Px, Run>();
  for (let y = rows[0] ?? 0; y <= (rows.at(-1) ?? -1); y++) {
    const [above, here, below] = [runs.get(y - 1), runs.get(y), runs.get(y + 1)];
    const around = [above, below].filter((run) => run !== undefined);
    if (around.length === 0) {
      if (here) out.set(y, here);
      continue;
    }
    const inner = { first: Math.max(...around.map((r) => r.first)), last: Math.min(...around.map((r) => r.last)) };
    out.set(y, here ? { first: Math.min(here.first, inner.first), last: Math.max(here.last, inner.last) } : inner);
  }
  return out;
}

/** The colour that is commonest above a place in its column, up to the outline; `skin` where that is skin or nothing. */
function above({ indices, palette, width }: Indexed, x: Px, y: Px, skin: number): number {
  const counts = new Map<number, number>();
  if (isShade(palette, indices[(y - 1) * width + x] ?? -1, skin)) return skin;
  for (let up = y - 1; up > 0 && indices[(up - 1) * width + x]! >= 0; up--) {
    const c = indices[up * width + x]!;
    counts.set(c, (counts.get(c) ?? 0) + 1);
  }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [skin, 1])[0];
}

/**
 * A figure that faces the viewer, with the back of its head in front: the face is covered by what is above it, hair or
 * helmet, or by skin on a bald head. A picture without a sure face stays as it is.
 */
export async function withoutFace(models: Models, image: Rgba): Promise<Rgba> {
  const face = await faceOf(models, image);
  if (!face) return image;
  const sprite = toIndexed(image);
  const { width, indices } = sprite;
  const skin = skinOf(sprite, face);
  const runs = runsOf(sprite, face, skin);
  const out = Int32Array.from(indices);
  const isInside = (x: Px, y: Px) => {
    const run = runs.get(y);
    return run !== undefined && x >= run.first && x <= run.last;
  };
  for (const [y, { first, last }] of runs) {
    for (let x = first; x <= last; x++) {
      if (indices[y * width + x]! < 0) continue;
      let edge = y;
      while (isInside(x, edge - 1)) edge--;
      out[y * width + x] = above(sprite, x, edge, skin);
    }
  }
  return fromIndexed({ ...sprite, indices: out });
}
