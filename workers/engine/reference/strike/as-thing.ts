/** How a thing goes and strikes, without limbs: it hops or rolls along, rams what is beside it, or, where it is long, is swung. All of it moves as one, nothing bends. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { blank, type Color, copyOf, eachPixel, type Flat, put, toFlat, toImage } from '../parts/flat.ts';
import { poseAt } from './between-poses.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { radians } from './figure.ts';
import { tonesOf } from './tones.ts';
import { turnedCells } from './turn-weapon.ts';

export type ThingMove = 'hop' | 'roll' | 'ram' | 'swing';

/** Shares of the height: how high a hop is, and how far a ram goes back and ahead. */
const HOP = 0.16;
const [BACK, AHEAD] = [0.14, 0.3] as const;
const LARGEST: Px = 56;
/** Degrees that a thing is swung back and ahead. */
const [WOUND, LANDS] = [-52, 84] as const;
/** When what flashes is seen. */
const SEEN = [0.5, 0.8] as const;

interface Key {
  readonly t: number;
  /** −1 drawn back, 1 where it lands. */
  readonly go: number;
}
const KEYS: readonly Key[] = [
  { t: 0, go: 0 },
  { t: 0.143, go: -0.6 },
  { t: 0.286, go: -1 },
  { t: 0.429, go: -1 },
  { t: 0.571, go: 0.9 },
  { t: 0.714, go: 1 },
  { t: 0.857, go: 0.4 },
  { t: 1, go: 0 },
];

/** `count` frames; hopping and rolling come back to where they began. */
export function thingFrames(sprite: Rgba, move: ThingMove, count: number, facing: -1 | 1): readonly Rgba[] {
  const box = opaqueBounds(sprite);
  if (!box) return Array.from({ length: count }, () => sprite);
  const picture = toFlat(sprite);
  if (move === 'hop' || move === 'roll') {
    const most = move === 'roll' ? 1 : Math.max(2, Math.round(HOP * Math.min(LARGEST, box.height)));
    const high = Math.min(box.y, most);
    return Array.from({ length: count }, (_, i) => {
      // Two hops a loop; wheels go over bumps.
      const share = ((2 * i) / count) % 1;
      return toImage(moved(picture, 0, -Math.round(high * (move === 'roll' ? Number(share >= 0.5) : arched(share)))));
    });
  }
  const strike = move === 'swing' ? swung(picture, sprite, facing) : rammed(picture, sprite, facing);
  return Array.from({ length: count }, (_, i) => strike(count === 1 ? 0.6 : i / (count - 1)));
}

const arched = (share: number): number => 4 * share * (1 - share);

function moved(flat: Flat, dx: Px, dy: Px): Flat {
  const out = blank(flat.width, flat.height);
  eachPixel(flat, (x, y, color) => put(out, x + dx, y + dy, color));
  return out;
}

/** It is drawn back, thrown at what is beside it, where a star is seen, and falls back. */
function rammed(picture: Flat, sprite: Rgba, facing: -1 | 1): (t: number) => Rgba {
  const box = opaqueBounds(sprite)!;
  const size = Math.min(LARGEST, box.height);
  const tones = tonesOf(picture);
  const star = Math.max(3, Math.round(0.16 * size));
  const [left, right] = [box.x, sprite.width - box.x - box.width];
  const [ahead, behind] = facing > 0 ? [right, left] : [left, right];
  const far = Math.max(0, Math.min(AHEAD * size, ahead - Math.min(star, ahead >> 1)));
  const back = Math.min(BACK * size, behind);
  return (t) => {
    if (t <= 0 || t >= 1) return sprite;
    const { go } = poseAt(KEYS, t);
    const out = moved(picture, facing * Math.round(go > 0 ? go * far : go * back), 0);
    if (t < SEEN[0] || t > SEEN[1]) return toImage(out);
    const effect = effectOn(everywhere(picture));
    const front = facing > 0 ? box.x + box.width - 1 + Math.round(far) : box.x - Math.round(far);
    drawBurst({ x: front + facing, y: box.y + box.height / 2 }, star, t < 0.65 ? 0.3 : 0.6, tones, effect);
    effect.lay(out);
    return toImage(out);
  };
}

/** A long thing is turned back about its middle and swung through; its upper end leaves an arc. */
function swung(picture: Flat, sprite: Rgba, facing: -1 | 1): (t: number) => Rgba {
  const { middle, angle, long } = axisOf(picture);
  const tones = tonesOf(picture);
  const cells: (readonly [Px, Px, Color])[] = [];
  eachPixel(picture, (x, y, color) => cells.push([x - middle.x, y - middle.y, color]));
  // To where its upper end leans already.
  const lean = Math.cos(angle);
  const side = Math.abs(lean) > UPRIGHT ? (lean < 0 ? -1 : 1) : facing;
  const piece = { cells, angle, ahead: long, behind: long };
  const turns = new Map<number, readonly (readonly [Px, Px, Color])[]>();
  return (t) => {
    if (t <= 0 || t >= 1) return sprite;
    const { go } = poseAt(KEYS, t);
    const degrees = Math.round(go < 0 ? -go * WOUND : go * LANDS);
    const turned = turns.get(degrees) ?? turnedCells(piece, side * radians(degrees));
    turns.set(degrees, turned);
    const placed = within(turned, middle, picture);
    const out = blank(picture.width, picture.height);
    if (t > SEEN[0] && t < SEEN[1]) {
      const effect = effectOn(everywhere(picture));
      const [from, to] = [WOUND + (LANDS - WOUND) * (t < 0.65 ? 0.15 : 0.5), degrees].map(
        (d) => angle + side * radians(d),
      ) as [number, number];
      drawArc({ middle: placed.at, rx: long, ry: long, from, to, thick: Math.max(2, 0.2 * long) }, tones, effect);
      effect.lay(out);
    }
    for (const [dx, dy, color] of turned) put(out, placed.at.x + dx, placed.at.y + dy, color);
    return toImage(out);
  };
}
/** Cosine of an axis that leans to no side. */
const UPRIGHT = 0.3;

/** Where turned pixels are laid so that as many as can be stay on the canvas. */
function within(
  cells: readonly (readonly [Px, Px, Color])[],
  middle: { readonly x: Px; readonly y: Px },
  { width, height }: Flat,
): { readonly at: { readonly x: Px; readonly y: Px } } {
  const place = (at: Px, values: readonly Px[], size: Px): Px => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return most - least >= size
      ? Math.round((size - 1 - least - most) / 2)
      : Math.max(-least, Math.min(size - 1 - most, at));
  };
  return {
    at: {
      x: place(
        middle.x,
        cells.map(([x]) => x),
        width,
      ),
      y: place(
        middle.y,
        cells.map(([, y]) => y),
        height,
      ),
    },
  };
}

const everywhere = (picture: Flat) => ({
  picture: copyOf(picture),
  canvas: { left: 0, top: 0, right: picture.width, bottom: picture.height },
});

/** Its middle, the way from there to its upper end (radians from screen right, downwards), and half of its length. */
function axisOf(picture: Flat): {
  readonly middle: { readonly x: Px; readonly y: Px };
  readonly angle: number;
  readonly long: number;
} {
  const { x, y, across, along, turn } = spreadOf(picture);
  const angle = Math.sin(turn) > 0 ? turn - Math.PI : turn;
  return {
    middle: { x: Math.round(x), y: Math.round(y) },
    angle,
    long: Math.sqrt(3 * along) + Math.sqrt(across) * 0.2,
  };
}

/** How much longer a picture is than wide, along its own axis, however it lies. */
export function slenderness(picture: Flat): number {
  const { along, across } = spreadOf(picture);
  return Math.sqrt(along / Math.max(0.1, across));
}

function spreadOf(picture: Flat) {
  let [n, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  eachPixel(picture, (u, v) => {
    [n, x, y, xx, xy, yy] = [n + 1, x + u, y + v, xx + u * u, xy + u * v, yy + v * v];
  });
  const many = Math.max(1, n);
  const [a, b, c] = [xx / many - (x / many) ** 2, xy / many - (x * y) / many ** 2, yy / many - (y / many) ** 2];
  const spread = Math.hypot((a - c) / 2, b);
  return {
    ...{ x: x / many, y: y / many, along: (a + c) / 2 + spread, across: (a + c) / 2 - spread },
    turn: Math.atan2(2 * b, a - c) / 2,
  };
}
