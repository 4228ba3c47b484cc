/** Things that face nobody, from other sides: by what they are, round, flat or a box. */
import { boxOf } from '../box.ts';
import { evenness } from '../evenness.ts';
import { areaOf, at, eachPixel, type Flat, mirrored, toFlat, toImage } from '../flat.ts';
import { type LineHabit, lineHabitOf } from '../line-habit.ts';
import { withoutFront } from '../moved-face.ts';
import { narrowed } from '../narrowed.ts';
import { shadowsOf } from '../shadows.ts';
import { cornerOf, FRONT, SIDE } from './corner.ts';
import { edgeOn } from './edge-on.ts';
import { plainSide, smoothed } from './plain-side.ts';
import { toRight, vehicleAhead } from './vehicle.ts';

/** What a thing is like from other sides; a vehicle, that it looks to a side as drawn. */
export type ThingForm = 'box' | 'flat' | 'round' | 'left' | 'right';

/** From this share of its outline on that has a fellow on the other side a thing stands upright. */
export const UPRIGHT = 0.84;
/** Of a flat thing so much of the width is seen half turned; of a tilted one, or a box that is open, so much from aside. */
const HALF_TURNED = 0.72;
const [ASKEW, ASIDE] = [0.92, 0.84] as const;
/** A box fills so much of the rectangle about it; seen from straight ahead both its sides are as alike as this. */
const FULL = 0.8;
const AHEAD = 0.72;

/** Of a vehicle's length so much is seen half turned. */
const DRIVES = 0.82;

/** Share of a thing's pixels that have a pixel on the other side, about the middle of its box. */
export function uprightness(sprite: Flat): number {
  const { left, right } = boxOf(sprite);
  let both = 0;
  eachPixel(sprite, (x, y) => {
    if (at(sprite, left + right - 1 - x, y) >= 0) both++;
  });
  return both / Math.max(1, areaOf(sprite));
}

const narrow = (flat: Flat, share: number): Flat => toFlat(narrowed(toImage(flat), share));

/** A thing at a yaw in degrees, 0 as it is drawn. */
export function thingTurned(sprite: Flat, form: ThingForm): (yaw: number) => Flat {
  const line = lineHabitOf(sprite);
  const { left, right } = boxOf(sprite);
  const axis = (left + right) / 2;
  const isAway = (yaw: number): boolean => yaw > 91 && yaw < 269;
  if (form === 'flat') {
    return (yaw) => {
      if (yaw % 180 === 90) return edgeOn(line);
      const face = isAway(yaw) ? mirrored(sprite, axis) : sprite;
      return yaw % 180 === 0 ? face : narrow(face, HALF_TURNED);
    };
  }
  if (form === 'round') {
    // In the light where it is, what is round is the same from all sides; what leans, leans to the other side from behind.
    if (uprightness(sprite) >= UPRIGHT) return () => sprite;
    return (yaw) => {
      const face = isAway(yaw) ? mirrored(sprite, axis) : sprite;
      return yaw % 180 === 0 ? face : narrow(face, yaw % 180 === 90 ? ASIDE : ASKEW);
    };
  }
  if (form === 'box') return boxTurned(sprite, line, axis);
  const isLeft = form === 'left';
  return (yaw) => {
    if (yaw % 180 === 0) return vehicleAhead(lineHabitOf(toRight(sprite, isLeft)), yaw === 180);
    const side = yaw > 180 === isLeft ? sprite : mirrored(sprite);
    return yaw % 180 === 90 ? side : narrow(side, DRIVES);
  };
}

/** A box: lock, door and windows in front alone, two faces half turned. */
function boxTurned(sprite: Flat, line: LineHabit, axis: number): (yaw: number) => Flat {
  const { left, right, top, bottom } = boxOf(sprite);
  const isBox = areaOf(sprite) >= FULL * (right - left) * (bottom - top);
  const isEven = evenness(sprite).fit >= AHEAD;
  const isAhead = isBox && isEven && isSquare(sprite);
  // Of what shows two faces at once, as houses with their ground do, no row tells the other side.
  const open = isEven ? smoothed(sprite, withoutFront(sprite, line)) : sprite;
  const plain = isBox ? plainSide(sprite) : open;
  const shadow = shadowsOf(sprite);
  return (yaw) => {
    const isBack = yaw > 91 && yaw < 269;
    const face = isBack ? mirrored(plain, axis) : sprite;
    if (yaw % 180 === 0) return face;
    if (yaw % 180 === 90) return narrow(plain, ASIDE);
    if (!isAhead) return narrow(face, ASKEW);
    const edge = line.isLined ? line.over : shadow;
    // What looks to the right shows its front on the right; from behind its back is on the other side.
    const isRight = yaw < 180 !== isBack;
    const [front, side] = [[face, FRONT] as const, [plain, SIDE] as const];
    return isRight ? cornerOf(side, front, edge) : cornerOf(front, side, edge);
  };
}

/** Whether a box has all its corners: one that is drawn from a corner shows two faces already. */
function isSquare(sprite: Flat): boolean {
  const { left, right, top, bottom } = boxOf(sprite);
  const near = Math.max(1, Math.round(CORNER * Math.min(right - left, bottom - top)));
  const corners = [left, right - 1].flatMap((x) => [top, bottom - 1].map((y) => [x, y] as const));
  return corners.every(([x, y]) => {
    for (let k = 0; k <= near; k++)
      for (let l = 0; l <= near - k; l++)
        if (at(sprite, x === left ? x + k : x - k, y === top ? y + l : y - l) >= 0) return true;
    return false;
  });
}
const CORNER = 0.12;
