/** Balls and jellies from other sides: in their own outline, the face moved. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { seeBlob } from '../parts/blob.ts';
import { SOMEBODY } from '../parts/erect.ts';
import { evenness } from '../parts/evenness.ts';
import { at, type Flat, toFlat, toImage } from '../parts/flat.ts';
import { isSolid } from '../parts/guess-joints.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { type Turn, yawChange } from './aspect.ts';
import { jointsFound, mirroredBehind, partsOf, SAME_PITCH } from './by-parts.ts';

/** From this evenness on what fills its box is a ball, a jelly, a face. */
const ROUND = 0.78;

/** Two legs that stand apart over so much of the height are limbs. */
const LEGS = 0.12;

/** Over which share of the height, from the ground up, something is parted about its middle: legs that stand apart. */
function partedBelow(flat: Flat, axis: number): number {
  const rows = Array.from({ length: flat.height }, (_, y) => y).filter((y) => spanOf(flat, y));
  let parted = 0;
  for (const y of rows.reverse()) {
    const [from, to] = spanOf(flat, y)!;
    const middle = [Math.floor(axis - 0.5), Math.ceil(axis - 0.5)];
    if (middle.some((x) => x <= from || x >= to || at(flat, x, y) >= 0)) break;
    parted++;
  }
  return parted / Math.max(1, rows.length);
}

/** The first and the last column of a row; undefined for an empty one. */
function spanOf(flat: Flat, y: number): readonly [from: number, to: number] | undefined {
  const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) >= 0);
  return columns.length === 0 ? undefined : [columns[0]!, columns.at(-1)!];
}

/** What is round and has no limbs from another side: in its own outline, its face moved; undefined for anything else. */
export async function turnRound(models: Models, sprite: Rgba, { from, to, oblique }: Turn): Promise<Rgba | undefined> {
  if (from.yaw !== 0 || oblique || Math.abs(from.pitch - to.pitch) > SAME_PITCH) return undefined;
  const flat = toFlat(sprite);
  const line = lineHabitOf(flat);
  const even = evenness(flat);
  if (even.fit < ROUND || !isSolid(line.figure) || partedBelow(flat, even.axis) >= LEGS) return undefined;
  const joints = await jointsFound(models, sprite);
  if (Object.values(joints).filter(({ sure }) => sure >= SURE).length >= SOMEBODY) return undefined;
  if (!('why' in (await partsOf(models, sprite, 'south')))) return undefined;
  const blob = seeBlob(flat, line, even.axis);
  if (blob) return toImage(blob(to.yaw));
  // Without a face to move it is the same from all sides, in the light where it is; behind, without eyes and mouth.
  return Math.abs(yawChange({ from, to, oblique })) > 91 ? mirroredBehind(models, sprite) : sprite;
}
