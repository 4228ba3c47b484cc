/** A blow of the whole body, and of a fist where there is one. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, put, tidy, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { bendAt, type Figure, radians } from './figure.ts';
import { layerOver } from './layer.ts';
import { drawLimb, type Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { beatAt, isStriking } from './timeline.ts';
import { drawCrescent, drawDust, lightsOf } from './trail.ts';

/** A leap of the whole body, with claws or a bite ahead of it, or with its weight. */
export function thrown(figure: Figure, hasLimbs: boolean, fist: Limb | undefined): (t: number) => Rgba {
  const { picture, line, trunk, height, ahead } = figure;
  const lights = lightsOf(picture);
  const columns = Array.from({ length: picture.width }, (_, x) => x).filter((x) => {
    for (let y = 0; y < picture.height; y++) if (at(picture, x, y) >= 0) return true;
    return false;
  });
  const [left, right] = [columns[0] ?? 0, columns.at(-1) ?? 0];
  const isSideways = Math.abs(ahead.x) > 0.5;
  const body = fist ? tidy(without(picture, withLine(line, fist.core))) : picture;
  const side = fist && fist.hand.x < trunk.axis ? -1 : 1;
  return (t) => {
    const beat = beatAt(t, 'thrown');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    const strong = bendAt(figure, beat, 0.16, hasLimbs ? 0.12 : 0.2);
    const bent = bend(picture, strong);
    const out = bent.draw(body);
    if (fist) {
      // Drawn back, then straight at the viewer: a fist that comes nearer is higher, over the body.
      const long = fist.rows.length * beat.swing;
      const move =
        beat.swing < 0 ? { x: -side * long * 0.2, y: long * 0.25 } : { x: -side * long * 0.3, y: -long * 0.4 };
      const layer = layerOver(out);
      drawLimb(fist, move, bent.place, layer.put);
      layer.ring(line, bent.place(fist.hand.x, fist.rows[0]!.y).y + fist.thick);
      layer.flush();
    }
    if (!isStriking(t) || beat.swing < 0.5) return toImage(out);
    const dot = (x: Px, y: Px, color: number): void => put(out, x, y, color);
    const isNew = t < 0.66;
    if (!hasLimbs) {
      drawDust(
        { x: (left + right) / 2 + strong.dx, y: trunk.floor - 1 + strong.dy },
        (right - left) / 2 + 1,
        lights,
        dot,
      );
    } else if (isSideways) {
      const sign = Math.sign(ahead.x);
      const front = (sign > 0 ? right : left) + strong.dx;
      const middle = { x: front - sign * 0.14 * height, y: trunk.top + 0.42 * height + strong.dy };
      const [from, to] = [radians(-75), radians(isNew ? 20 : 75)];
      drawCrescent(
        middle,
        0.34 * height,
        sign > 0 ? from : Math.PI - from,
        sign > 0 ? to : Math.PI - to,
        0.1 * height,
        lights,
        dot,
      );
    } else {
      const middle = { x: trunk.axis, y: trunk.floor - 0.42 * height + strong.dy };
      const [from, to] = [radians(isNew ? -50 : 5), radians(isNew ? 60 : 120)];
      drawCrescent(
        middle,
        0.38 * height,
        side > 0 ? from : Math.PI - from,
        side > 0 ? to : Math.PI - to,
        0.09 * height,
        lights,
        dot,
      );
    }
    return toImage(out);
  };
}
