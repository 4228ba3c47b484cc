/** What staffs and bows do: a light gathers at the tip and flies, an arrow leaves the string. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, toImage } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { bend, STILL } from './bend.ts';
import { drawBall, drawBurst, effectOn, type Tones, tonesOf } from './effects.ts';
import type { Figure } from './figure.ts';
import type { Point, Weapon } from './types.ts';

/** Held near its middle, thin, and not straight: a bow. */
export function isBow({ ahead, behind, half, colorAt }: Weapon, height: Px): boolean {
  if (Math.min(ahead, behind) < 0.4 * Math.max(ahead, behind) || ahead + behind < 0.35 * height) return false;
  const along = new Map<number, number>();
  let [area, steps] = [0, 0];
  const [low, middle, high]: [number[], number[], number[]] = [[], [], []];
  for (let s = -behind; s <= ahead; s++) {
    let across = 0;
    for (let p = -half; p <= half; p++) {
      if (colorAt(s, p) < 0) continue;
      across++;
      along.set(p, (along.get(p) ?? 0) + 1);
      const share = (s + behind) / Math.max(1, ahead + behind);
      if (share < END) low.push(p);
      else if (share > 1 - END) high.push(p);
      else if (Math.abs(share - 0.5) < MIDDLE) middle.push(p);
    }
    if (across === 0) continue;
    steps++;
    area += across;
  }
  // A staff has most of its length in one line, wherever that lies.
  const straight = Math.max(0, ...along.values());
  // Both its ends are on one side of its middle.
  const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / Math.max(1, all.length);
  const [a, b] = [mean(low) - mean(middle), mean(high) - mean(middle)];
  const isBent = Math.abs(a + b) / 2 >= BENT * height;
  return steps > 0 && straight < STRAIGHT * steps && area < THIN * steps && isBent;
}
const STRAIGHT = 0.62;
const THIN = 2.4;
const END = 0.25;
const MIDDLE = 0.15;
const BENT = 0.01;

/** When it is let go, and when it is gone, of 0..1. */
const LOOSE = 0.5;
const GONE = 0.92;

/** Draws itself together, lets go and stands again: how far down and back (or, below 0, up and ahead) at a time. */
const tensionAt = (t: number): number => (t < 0.3 ? t / 0.3 : t < 0.46 ? 1 : t < 0.62 ? -1 : t < 0.8 ? -0.5 : 0);

function stanceAt({ height, room }: Figure, side: number, t: number) {
  const tension = tensionAt(t);
  const lean = Math.round(-side * tension * Math.max(1, height / 18));
  const crouch = Math.round(tension * Math.max(1, height / 18));
  return {
    ...STILL,
    crouch: Math.max(-Math.max(0, room.top), crouch),
    lean: Math.sign(lean) * Math.min(Math.abs(lean), Math.max(0, lean > 0 ? room.right : room.left)),
  };
}

/** A spell from the tip of a staff. */
export function cast(
  figure: Figure,
  weapon: Pick<Weapon, 'grip' | 'angle' | 'ahead' | 'behind'>,
  told?: Tones | undefined,
): (t: number) => Rgba {
  const { picture, trunk, height, ahead } = figure;
  const [ux, uy] = [Math.cos(weapon.angle), Math.sin(weapon.angle)];
  const ends = [
    { x: weapon.grip.x + ux * weapon.ahead, y: weapon.grip.y + uy * weapon.ahead },
    { x: weapon.grip.x - ux * weapon.behind, y: weapon.grip.y - uy * weapon.behind },
  ];
  const tip: Point = ends[0]!.y <= ends[1]!.y ? ends[0]! : ends[1]!;
  const tones = told ?? tonesOf(picture, true);
  // It flies to where there is most of the canvas.
  const free = figure.canvas.right - tip.x - (tip.x - figure.canvas.left);
  const side =
    Math.abs(ahead.x) > 0.5 ? Math.sign(ahead.x) : Math.abs(free) > 4 ? Math.sign(free) : tip.x < trunk.axis ? -1 : 1;
  const most = Math.max(1.5, height / 12);
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const bent = bend(picture, stanceAt(figure, side, t));
    const out = bent.draw(picture);
    const at = bent.place(tip.x, tip.y);
    const effect = effectOn(figure);
    if (t < LOOSE) drawBurst(at, Math.max(1.5, most * 2.2 * (t / LOOSE)), 0.4, tones, effect);
    else if (t < GONE) {
      const far = ((t - LOOSE) / (GONE - LOOSE)) * 0.95 * height + most;
      // Before somebody who faces the viewer it flies down, and not before the face.
      const way = Math.abs(ahead.x) > 0.5 ? { x: side * 0.96, y: 0.28 } : { x: side * 0.7, y: 0.71 };
      drawBall({ x: at.x + way.x * far, y: at.y + way.y * far }, most, way, tones, effect);
    }
    effect.lay(out);
    return toImage(out);
  };
}

/** The upper end of what somebody holds that is as long as a staff, though it can't be told from the arm; undefined for none. */
export function staffTip({ held, arms, neck, axis, head }: Person, height: Px, least: number): Point | undefined {
  const ends = ([0, 1] as const).flatMap((side) => {
    const { width } = held[side];
    // Ears and combs are of the head.
    const cells = [...held[side].colors.keys()]
      .filter((i) => held[side].colors[i]! >= 0 || arms[side].colors[i]! >= 0)
      .map((i) => ({ x: i % width, y: Math.floor(i / width) }))
      .filter(({ x, y }) => y >= neck || Math.abs(x + 0.5 - axis) > head.half + 1);
    const ys = cells.map(({ y }) => y);
    const [top, long] = [Math.min(...ys), Math.max(...ys) - Math.min(...ys)];
    if (areaOf(held[side]) === 0 || long < least * height || top > neck) return [];
    const xs = cells.filter(({ y }) => y <= top + END * long * 0.5).map(({ x }) => x);
    return [{ x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2), y: top, long }];
  });
  return ends.sort((a, b) => b.long - a.long)[0];
}
/** An arrow from a bow. */
export function shot(figure: Figure, bow: Weapon): (t: number) => Rgba {
  const { picture, trunk, height, ahead } = figure;
  const { light, dim } = tonesOf(picture);
  const side = Math.abs(ahead.x) > 0.5 ? Math.sign(ahead.x) : bow.grip.x < trunk.axis ? -1 : 1;
  const long = Math.max(5, Math.round(0.32 * height));
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const bent = bend(picture, stanceAt(figure, side, t));
    const out = bent.draw(picture);
    const effect = effectOn(figure);
    const grip = bent.place(bow.grip.x, bow.grip.y);
    const isDrawn = t < LOOSE;
    const pulled = isDrawn ? -0.55 * long * Math.min(1, t / 0.4) : ((t - LOOSE) / (GONE - LOOSE)) * height;
    if (t > 0.1 && t < GONE) {
      for (let k = 0; k < long; k++) {
        const x = grip.x + side * (pulled + k);
        effect.dot(x, grip.y, k >= long - 2 ? light : dim);
        if (k !== long - 2 && k > 1) continue;
        for (const dy of [-1, 1]) effect.dot(x, grip.y + dy, k <= 1 ? dim : light);
      }
    }
    effect.lay(out);
    return toImage(out);
  };
}
