/** A blow of the body itself: it draws back and lunges, with a fist or with its claws. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, put, tidy, toImage } from '../parts/flat.ts';
import { type Bend, bend } from './bend.ts';
import { bendAt, type Figure } from './figure.ts';
import { layerOver } from './layer.ts';
import type { Limb } from './limb.ts';
import { drawClaws, drawStar } from './marks.ts';
import { withLine, without } from './mask.ts';
import { drawPunch } from './punch.ts';
import { type Beat, beatAt, isStriking } from './timeline.ts';
import { lightsOf } from './trail.ts';
import type { Point } from './types.ts';

/** Shares of the height. */
const REACH = 0.26;
const DEPTH = 0.1;

/** Pictures at times 0..1. */
export function lunged(
  figure: Figure,
  limb: Limb | undefined,
  box: { readonly left: Px; readonly right: Px },
): (t: number) => Rgba {
  const { picture, line, trunk, height, ahead, room } = figure;
  const lights = lightsOf(picture);
  const isSideways = Math.abs(ahead.x) > 0.5;
  const beside = limb && limb.hand.x < trunk.axis ? -1 : 1;
  // Who faces the viewer strikes to a side: straight ahead a blow would not be seen.
  const side = isSideways ? Math.sign(ahead.x) : limb ? beside : 1;
  const body = limb ? tidy(without(picture, withLine(line, limb.core))) : picture;
  return (t) => {
    const beat = beatAt(t, 'thrown');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    const bent = bend(picture, bentAt(figure, beat, side, isSideways || !limb ? REACH : REACH * 0.5));
    const out = bent.draw(limb && beat.swing > 0 ? body : picture);
    // Marks are left in the air, not on who strikes.
    const dot = (x: Px, y: Px, color: number): void => {
      if (at(out, x, y) < 0) put(out, x, y, color);
    };
    if (limb && beat.swing > 0) {
      const shoulder = bent.place(
        trunk.axis + side * trunk.half * 0.5,
        Math.max(limb.rows[0]!.y, trunk.neck + 1) + limb.thick / 2,
      );
      const layer = layerOver(out);
      const fist = drawPunch(
        limb,
        line.colors,
        shoulder,
        side,
        0.36 * height * Math.min(1, 0.3 + beat.swing),
        layer.put,
      );
      layer.ring(line);
      layer.flush();
      if (isStriking(t) && beat.swing > 0.8)
        drawStar({ x: fist.x + side * 2, y: fist.y }, height < 20 ? 1 : 2, lights, dot);
      return toImage(out);
    }
    if (!isStriking(t) || beat.swing < 0.5) return toImage(out);
    const middle = placeOf(figure, box, side);
    const place = bent.place(middle.x, middle.y);
    const size = Math.max(5, Math.round(0.34 * Math.min(height, 40)));
    // Where the canvas ends they are over what is foremost.
    const half = Math.ceil(size * 0.6);
    const x = Math.max(box.left - room.left + half, Math.min(box.right + room.right - 1 - half, place.x));
    const over = (u: Px, v: Px, color: number): void => {
      if (at(out, u, v) < 0 || (u - place.x) * side > -0.12 * height) put(out, u, v, color);
    };
    drawClaws({ x, y: place.y }, size, side, t < 0.64 ? 0.6 : 1, lights, over);
    return toImage(out);
  };
}

/** Where it lands: before the head of what lies low, before the chest of who stands. */
function placeOf(
  { trunk, height }: Figure,
  { left, right }: { readonly left: Px; readonly right: Px },
  side: number,
): Point {
  const isLow = right - left > 1.05 * height;
  return {
    x: (side > 0 ? right : left) + side * 0.05 * height,
    y: trunk.top + (isLow ? 0.42 : 0.4) * height,
  };
}

function bentAt(figure: Figure, beat: Beat, side: number, reach: number): Bend {
  const { height, room } = figure;
  const towards = { ...figure, ahead: { x: side, y: 0 } };
  const strong = bendAt(towards, beat, reach, DEPTH);
  // A small canvas leaves no way ahead: the body draws itself out instead.
  const free = side > 0 ? room.right : room.left;
  const stretch = free < 0.12 * height && beat.lunge > 0.4 && room.top > 0 ? -Math.min(2, room.top) : 0;
  return { ...strong, crouch: stretch || strong.crouch };
}
