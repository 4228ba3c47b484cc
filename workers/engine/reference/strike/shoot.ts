/** What staffs and bows do: a light gathers at the tip and flies, an arrow leaves the string. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, at, luma, toImage } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { bend, STILL } from './bend.ts';
import { drawBall, drawBurst, drawNova } from './bursts.ts';
import { type Effect, effectOn } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import { magicTones, type Tones, tonesOf } from './tones.ts';
import type { Point, Strike, Weapon } from './types.ts';

/** Held near its middle, thin, and not straight: a bow. */
export function isBow({ ahead, behind, half, colorAt }: Weapon, height: Px): boolean {
  if (Math.min(ahead, behind) < 0.4 * Math.max(ahead, behind) || ahead + behind < LEAST_BOW * height) return false;
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
/** Of the height; what is shorter is a curved blade. */
const LEAST_BOW = 0.48;
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

/** So many times as large as what gathers. */
const NOVA = 2.6;

/** A spell from the tip of a staff. */
export function cast(
  figure: Figure,
  weapon: Pick<Weapon, 'grip' | 'angle' | 'ahead' | 'behind'>,
  told?: Tones | undefined,
): Strike {
  const { picture, trunk, height, ahead } = figure;
  const [ux, uy] = [Math.cos(weapon.angle), Math.sin(weapon.angle)];
  const ends = [
    { x: weapon.grip.x + ux * weapon.ahead, y: weapon.grip.y + uy * weapon.ahead },
    { x: weapon.grip.x - ux * weapon.behind, y: weapon.grip.y - uy * weapon.behind },
  ];
  const tip: Point = ends[0]!.y <= ends[1]!.y ? ends[0]! : ends[1]!;
  const tones = told ?? magicTones(picture);
  const isAside = Math.abs(ahead.x) > 0.5;
  const side = isAside ? Math.sign(ahead.x) : tip.x < trunk.axis ? -1 : 1;
  const most = Math.max(1.5, height / 12);
  const strike = (t: number, isPlain = false): Rgba => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const bent = bend(picture, stanceAt(figure, side, t));
    const out = bent.draw(picture);
    if (isPlain) return toImage(out);
    const at = bent.place(tip.x, tip.y);
    const effect = effectOn(figure);
    if (t < LOOSE) drawBurst(at, Math.max(1.5, most * 2.2 * (t / LOOSE)), 0.4, tones, effect);
    else if (t < GONE && isAside) {
      const gone = ((t - LOOSE) / (GONE - LOOSE)) * 0.95 * height + most;
      const way = { x: side * 0.96, y: 0.28 };
      drawBall({ x: at.x + way.x * gone, y: at.y + way.y * gone }, most, way, tones, effect);
    }
    // From somebody who faces the viewer nothing flies across the screen: it bursts at the tip.
    else if (t < GONE) drawNova(at, NOVA * most, (t - LOOSE) / (GONE - LOOSE), tones, effect, figure.canvas);
    effect.lay(out);
    return toImage(out);
  };
  return Object.assign(strike, { isChecked: true });
}

/**
 * The upper end of what somebody holds that is as long as a staff, though it can't be told from the arm; undefined for none.
 * It goes on from the hand to its tip, and is thin all the way: an ear, a brim of a hat or a wide sleeve is none.
 */
export function staffTip({ held, arms, neck, axis, head }: Person, height: Px, least: number): Point | undefined {
  const ends = ([0, 1] as const).flatMap((side) => {
    const { width } = held[side];
    // Ears and combs are of the head.
    const cells = [...held[side].colors.keys()]
      .filter((i) => held[side].colors[i]! >= 0 || arms[side].colors[i]! >= 0)
      .filter((i) => Math.floor(i / width) >= neck || Math.abs((i % width) + 0.5 - axis) > head.half + 1);
    if (areaOf(held[side]) === 0) return [];
    return groupsOf(cells, width).flatMap((group) => {
      const rows = new Map<Px, Px[]>();
      for (const i of group) rows.set(Math.floor(i / width), [...(rows.get(Math.floor(i / width)) ?? []), i % width]);
      const [top, long] = [Math.min(...rows.keys()), Math.max(...rows.keys()) - Math.min(...rows.keys())];
      if (long < least * height || top > neck - ABOVE_NECK * height) return [];
      const thin = [...rows.values()].filter((xs) => xs.length <= Math.max(3, SLIM * height));
      if (thin.length < MOSTLY * rows.size) return [];
      const xs = [...rows].filter(([y]) => y <= top + END * long * 0.5).flatMap(([, own]) => own);
      return [{ x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2), y: top, long }];
    });
  });
  return ends.sort((a, b) => b.long - a.long)[0];
}
/** A staff is no wider, as a share of the height, in most of its rows: beside the hand it has the arm. */
const SLIM = 0.1;
const MOSTLY = 0.6;
/** What ends at the neck is a sleeve. */
const ABOVE_NECK = 0.12;

/** Pixels that hang together, also over a corner. */
function groupsOf(cells: readonly number[], width: Px): readonly (readonly number[])[] {
  const left = new Set(cells);
  const out: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const i of group)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (left.delete(i + dy * width + dx)) group.push(i + dy * width + dx);
    out.push(group);
  }
  return out;
}

/** Whether what is about the tip of a pole is steel: prongs and blades cast no spells. */
export function isSteel({ line, height }: Pick<Figure, 'line' | 'height'>, tip: Point): boolean {
  const colors: number[] = [];
  const deep = Math.max(2, Math.round(HEAD * height));
  for (let y = tip.y; y < tip.y + deep; y++)
    for (let x = tip.x - ABOUT; x <= tip.x + ABOUT; x++)
      if (at(line.figure, x, y) >= 0) colors.push(at(line.figure, x, y));
  const grey = colors.filter((c) => {
    const [r, g, b] = [c >> 16, (c >> 8) & 255, c & 255];
    return Math.max(r, g, b) - Math.min(r, g, b) < GREY && luma(c) > LIGHT;
  });
  return grey.length > STEEL * colors.length;
}
/** Whether a pole ends in a point, as a spear does: broader and broader from its tip, and no broader than a blade. */
export function isPointed({ line, height }: Pick<Figure, 'line' | 'height'>, tip: Point): boolean {
  const isIn = (x: Px, y: Px): boolean => at(line.figure, x, y) >= 0;
  const wide: Px[] = [];
  let x = tip.x;
  for (let y = tip.y; wide.length < HEAD * height && y < tip.y + height; y++) {
    const near = [0, 1, -1, 2, -2].find((dx) => isIn(x + dx, y));
    if (near === undefined) {
      if (wide.length > 0) break;
      continue;
    }
    x += near;
    let [left, right] = [x, x];
    while (isIn(left - 1, y) && x - left < ABOUT + 2) left--;
    while (isIn(right + 1, y) && right - x < ABOUT + 2) right++;
    wide.push(right - left + 1);
  }
  const most = Math.max(...wide);
  return wide[0]! <= 0.5 * most && most <= BLADE * height && wide.indexOf(most) >= Math.max(2, LONG * height);
}
const BLADE = 0.12;
const LONG = 0.04;
/** Blades of swords and axes are longer than prongs, and hang to one side. */
const HEAD = 0.24;
const ABOUT: Px = 3;
const GREY = 40;
const LIGHT = 60;
const STEEL = 0.45;

/** An arrow from a bow. */
export function shot(figure: Figure, bow: Weapon): Strike {
  const { picture, trunk, height, ahead } = figure;
  const { light, dim } = tonesOf(picture);
  const side = Math.abs(ahead.x) > 0.5 ? Math.sign(ahead.x) : bow.grip.x < trunk.axis ? -1 : 1;
  const long = Math.max(5, Math.round(0.32 * height));
  const strike = (t: number, isPlain = false): Rgba => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const bent = bend(picture, stanceAt(figure, side, t));
    const out = bent.draw(picture);
    if (isPlain) return toImage(out);
    const effect = effectOn(figure);
    const grip = bent.place(bow.grip.x, bow.grip.y);
    const isDrawn = t < LOOSE;
    const pulled = isDrawn ? -0.55 * long * Math.min(1, t / 0.4) : ((t - LOOSE) / (GONE - LOOSE)) * height;
    if (t > 0.1 && t < GONE) {
      // The string goes from both ends of the bow to the arrow's.
      if (isDrawn)
        for (const [end, way] of [
          [bow.ahead, 1],
          [bow.behind, -1],
        ] as const)
          drawString(
            { x: grip.x + way * (end - 1) * Math.cos(bow.angle), y: grip.y + way * (end - 1) * Math.sin(bow.angle) },
            { x: grip.x + side * pulled, y: grip.y },
            dim,
            effect,
          );
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
  return Object.assign(strike, { isChecked: true });
}

/** A line of single pixels. */
function drawString(from: Point, to: Point, color: number, { dot }: Effect): void {
  const steps = Math.max(1, Math.round(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))));
  for (let k = 0; k <= steps; k++)
    dot(from.x + ((to.x - from.x) * k) / steps, from.y + ((to.y - from.y) * k) / steps, color);
}
