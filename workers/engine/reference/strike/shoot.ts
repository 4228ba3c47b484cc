/** What staffs and bows do: a light gathers at the tip and flies, an arrow leaves the string. The body stays as it is. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Color, copyOf, eachPixel, luma, put, toImage } from '../parts/flat.ts';
import { bend, STILL } from './bend.ts';
import type { Figure } from './figure.ts';
import { drawStar } from './marks.ts';
import { lightsOf } from './trail.ts';
import type { Point, Weapon } from './types.ts';

/** Held near its middle, thin, and not straight: a bow. */
export function isBow({ ahead, behind, half, colorAt }: Weapon, height: Px): boolean {
  if (Math.min(ahead, behind) < 0.4 * Math.max(ahead, behind) || ahead + behind < 0.35 * height) return false;
  const along = new Map<number, number>();
  let [area, steps] = [0, 0];
  for (let s = -behind; s <= ahead; s++) {
    let across = 0;
    for (let p = -half; p <= half; p++) {
      if (colorAt(s, p) < 0) continue;
      across++;
      along.set(p, (along.get(p) ?? 0) + 1);
    }
    if (across === 0) continue;
    steps++;
    area += across;
  }
  // A staff has most of its length in one line, wherever that lies.
  const straight = Math.max(0, ...along.values());
  return steps > 0 && straight < STRAIGHT * steps && area < THIN * steps;
}
const STRAIGHT = 0.62;
const THIN = 2.4;

/** The colour of a light: the strongest of the picture's light ones. */
function glowOf(figure: Figure): readonly [Color, Color] {
  const [light, dim] = lightsOf(figure.picture);
  let best = dim;
  let most = 40;
  eachPixel(figure.picture, (_x, _y, color) => {
    const channels = [color >> 16, (color >> 8) & 255, color & 255];
    const strong = Math.max(...channels) - Math.min(...channels);
    if (luma(color) > 90 && strong > most) {
      best = color;
      most = strong;
    }
  });
  return [light, best];
}

/** A spell from the tip of a staff. */
export function cast(figure: Figure, weapon: Weapon): (t: number) => Rgba {
  const { picture, trunk, height, ahead } = figure;
  const [ux, uy] = [Math.cos(weapon.angle), Math.sin(weapon.angle)];
  const ends = [
    { x: weapon.grip.x + ux * weapon.ahead, y: weapon.grip.y + uy * weapon.ahead },
    { x: weapon.grip.x - ux * weapon.behind, y: weapon.grip.y - uy * weapon.behind },
  ];
  const tip: Point = ends[0]!.y <= ends[1]!.y ? ends[0]! : ends[1]!;
  const glow = glowOf(figure);
  const side = Math.abs(ahead.x) > 0.5 ? Math.sign(ahead.x) : tip.x < trunk.axis ? -1 : 1;
  const most = Math.max(1, Math.round(height / 10));
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const crouch = t > 0.1 && t < 0.45 ? Math.min(figure.room.top, Math.max(1, Math.round(height / 28))) : 0;
    const bent = bend(picture, { ...STILL, crouch });
    const out = bent.draw(picture);
    const at = bent.place(tip.x, tip.y);
    const dot = (x: Px, y: Px, color: Color): void => put(out, x, y, color);
    if (t < 0.5) drawStar(at, Math.max(1, Math.round(most * (t / 0.45))), glow, dot);
    else if (t < 0.9) {
      const far = ((t - 0.5) / 0.4) * 0.8 * height + 1;
      const ball = { x: at.x + side * far, y: at.y + far * 0.35 };
      drawStar(ball, Math.max(1, most - 1), glow, dot);
      for (const k of [2, 4])
        dot(Math.round(ball.x - side * (most + k)), Math.round(ball.y - 0.35 * (most + k)), glow[1]);
    }
    return toImage(out);
  };
}

/** An arrow from a bow. */
export function shot(figure: Figure, bow: Weapon): (t: number) => Rgba {
  const { picture, trunk, height, ahead } = figure;
  const [light, dim] = lightsOf(picture);
  const side = Math.abs(ahead.x) > 0.5 ? Math.sign(ahead.x) : bow.grip.x < trunk.axis ? -1 : 1;
  const long = Math.max(4, Math.round(0.3 * height));
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const isDrawn = t > 0.12 && t < 0.5;
    const back = isDrawn ? -side * Math.max(1, Math.round(height / 24)) : 0;
    const bent = bend(picture, { ...STILL, lean: back });
    const out = copyOf(bent.draw(picture));
    const grip = bent.place(bow.grip.x, bow.grip.y);
    const pulled = isDrawn ? -0.5 * long * Math.min(1, (t - 0.12) / 0.3) : ((t - 0.5) / 0.4) * height;
    if (t < 0.12 || t > 0.9) return toImage(out);
    for (let k = 0; k < long; k++) {
      const x = Math.round(grip.x + side * (pulled + k));
      put(out, x, grip.y, k >= long - 2 ? light : dim);
      if (k === long - 2 || k === 0) {
        put(out, x, grip.y - 1, k === 0 ? dim : light);
        put(out, x, grip.y + 1, k === 0 ? dim : light);
      }
    }
    return toImage(out);
  };
}
