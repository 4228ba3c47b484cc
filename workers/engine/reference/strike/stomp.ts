/**
 * A blow with all of a body that faces the viewer and holds nothing: it gathers itself, rears up and comes down with its
 * weight, and where it lands two waves leave the ground at its sides. It goes as one.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { opaqueRows, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import type { Box } from './body-bend.ts';
import { drawArc, effectOn } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** When it is how high, and how low on its legs, in shares of the height. */
const KEYS: readonly (readonly [t: number, rise: number, crouch: number])[] = [
  [0, 0, 0],
  [0.143, 0, 0.06],
  [0.286, 0, 0.12],
  [0.429, 0.24, 0],
  [0.5, 0.2, 0],
  [0.571, 0, 0.1],
  [0.714, 0, 0.12],
  [0.857, 0, 0.04],
  [1, 0, 0],
];
/** When the waves are seen, how high they are for the height, and the rows that a body sinks where no legs give way. */
const SEEN = [0.52, 0.84] as const;
const WAVE = 0.24;
const LARGEST: Px = 56;
const SINKS: Px = 1;
const LARGE: Px = 36;

/** Pictures at times 0..1. */
export function stomped(figure: Figure, box: Box): Strike {
  const { picture, height, room, size, isSoft, gives } = figure;
  const tones = tonesOf(picture);
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const k = Math.max(
      1,
      KEYS.findIndex(([when]) => when >= t),
    );
    const [a, b] = [KEYS[k - 1]!, KEYS[k]!];
    const share = (t - a[0]) / (b[0] - a[0]);
    const [rise, crouch] = [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
    const unit = size * height;
    const low = Math.round(crouch * unit);
    const up = Math.min(Math.max(0, room.top), Math.round(rise * unit));
    const sunk = isSoft && low > 0 && up === 0 ? Math.min(SINKS, Math.max(0, room.bottom)) : 0;
    const how = { dx: 0, dy: sunk - up, lean: 0, crouch: isSoft ? 0 : low, gives, sparesMarks: height < LARGE };
    const out = bend(picture, how).draw(picture);
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (progress > 0 && progress < 1) {
      const effect = effectOn(figure);
      const ry = Math.max(4, WAVE * Math.min(height, LARGEST));
      const rx = Math.max(3, ry * 0.8);
      const floor = Math.min(opaqueRows(out).bottom, figure.canvas.bottom) - 1;
      for (const side of [-1, 1] as const) {
        const [own, edge] = side > 0 ? [box.right - 1, figure.canvas.right - 1] : [box.left, figure.canvas.left];
        // It leaves the body's side, and goes as far as the canvas does.
        const reach = Math.min(Math.abs(edge - own), Math.round((0.06 + 0.1 * progress) * unit) + 1);
        const middle = { x: own + side * (reach - rx), y: floor };
        const [from, to] = [radians(-90 + side * 90), radians(-90 + side * (24 + 40 * progress))];
        const thick = Math.max(2, 0.42 * rx) * (1 - 0.5 * progress);
        drawArc({ middle, rx, ry: ry * (1 - 0.35 * progress), from: to, to: from, thick }, tones, effect);
      }
      effect.lay(out, undefined, true);
    }
    return toImage(out);
  };
}
