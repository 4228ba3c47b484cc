/** What is held, by its piece: shields, blades, staffs, axes, bows, torches. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';

/** A thing that is held, at a hand: `out` is −1 on screen left, 1 on screen right. */
export type HeldShape = (
  tools: ShapeTools,
  hand: { readonly x: number; readonly y: number },
  out: -1 | 1,
) => ReturnType<Shape>;

const wideOf = ({ stance: { floor, top } }: ShapeTools): Px => Math.max(1, Math.round((floor - top) / 22));

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

const shield =
  (isRound: boolean): HeldShape =>
  ({ stamp, stance, width, trim, line, main }, hand) => {
    const { floor, top, chin, hip } = stance;
    const height = floor - top;
    const half = Math.max(2.5, 0.155 * height);
    const long = isRound ? half : half * 1.3;
    const x = Math.floor(clamp(hand.x, half + line, width - half - line)) + 0.5;
    const y = Math.floor(clamp((chin + hip) / 2 + 0.1 * height, long + line, floor - long)) + 0.5;
    for (let dy = -Math.ceil(long); dy <= long; dy++) {
      for (let dx = -Math.ceil(half); dx <= half; dx++) {
        const v = dy / long;
        const edge = isRound
          ? Math.hypot(dx / half, v)
          : Math.abs(dx) / (half * (v < 0.1 ? 1 : Math.sqrt(Math.max(0, 1 - ((v - 0.1) / 0.9) ** 2))));
        if (edge > 1.02 || Math.abs(v) > 1) continue;
        const isRim =
          half < 3.6 ? false : isRound ? edge > 1 - 1.15 / half : edge > 1 - 1.1 / half || v < -1 + 1.2 / long;
        const isBoss = Math.hypot(dx, dy) < Math.max(0.8, half * 0.28);
        const lit = dx + dy < -half * 0.3;
        const tone = isBoss
          ? lit || (dx <= 0 && dy <= 0)
            ? 'spec'
            : 'light'
          : lit
            ? 'light'
            : dx + dy > half * 0.6
              ? 'shadow'
              : 'base';
        stamp.dot(x + dx - 0.5, y + dy - 0.5, tone, isRim || isBoss ? trim : main);
      }
    }
    return {};
  };

/** A way up and outward from a hand that ends on the canvas. */
function reach(tools: ShapeTools, hand: { x: number; y: number }, out: -1 | 1, long: number, lean: number) {
  const { width, line } = tools;
  const room = out < 0 ? hand.x - line : width - 1 - line - hand.x;
  const dx = out * Math.max(0, Math.min(long * lean, room));
  const up = Math.max(2, Math.min(hand.y - line, Math.sqrt(Math.max(1, long ** 2 - dx ** 2))));
  return { x: hand.x + dx, y: hand.y - up };
}

const blade =
  (share: number): HeldShape =>
  (tools, hand, out) => {
    const { stamp, stance, trim, line } = tools;
    const wide = wideOf(tools);
    const tip = reach(tools, hand, out, share * (stance.floor - stance.top), 0.3);
    const [dx, dy] = [tip.x - hand.x, tip.y - hand.y];
    const long = Math.hypot(dx, dy);
    const at = (s: number) => ({ x: hand.x + (dx * s) / long, y: hand.y + (dy * s) / long });
    // The fist is closed round the grip: guard above it, pommel below it.
    const fist = fistOf(stance);
    const [start, pommel] = [at(fist + 1), at(-fist - 0.6)];
    stamp.bar(start.x, start.y, tip.x, tip.y, wide);
    stamp.dot(pommel.x, Math.min(tools.height - 1 - line, pommel.y), 'base', trim);
    const guard = Math.max(stance.floor - stance.top >= 26 ? 2 : 1, Math.round(wide / 2 + 0.5));
    const middle = (wide - 1) / 2;
    // Across the blade, level: steps in so short a bar read as dirt.
    for (let k = -guard; k <= guard + wide - 1; k++)
      stamp.dot(Math.round(start.x) + k, Math.round(start.y), k < middle ? 'light' : 'base', trim);
    return { keeps: { x: hand.x, y: hand.y, reach: fist } };
  };

/** Half of a fist. */
export const fistOf = ({ floor, top }: { readonly floor: Px; readonly top: Px }): number =>
  Math.max(1, Math.round(0.035 * (floor - top)));

const BARE: Ramp = rampOf(hexToRgb('#7a5434'));

/** A shaft through the hand, with something at its upper end. */
const shafted =
  (
    above: number,
    below: number,
    head: (tools: ShapeTools, top: { x: number; y: number }, out: -1 | 1) => void,
    isWood: boolean,
  ): HeldShape =>
  (tools, hand, out) => {
    const { stamp, stance, line } = tools;
    const height = stance.floor - stance.top;
    const wide = Math.max(1, wideOf(tools) - 1);
    const x = clamp(hand.x, line + 1, tools.width - 2 - line);
    const top = Math.max(line + 2, hand.y - above * height);
    stamp.bar(x, Math.min(stance.floor - 1 - line, hand.y + below * height), x, top, wide, isWood ? undefined : BARE);
    head(tools, { x, y: top }, out);
    return { keeps: { x, y: hand.y, reach: fistOf(stance) } };
  };

const orb = ({ stamp, stance, trim }: ShapeTools, { x, y }: { x: number; y: number }): void => {
  const r = Math.max(1, 0.055 * (stance.floor - stance.top));
  for (let dy = -Math.ceil(r); dy <= r; dy++)
    for (let dx = -Math.ceil(r); dx <= r; dx++) {
      if (Math.hypot(dx, dy) <= r + 0.3) stamp.dot(x + dx, y + dy, dx + dy < 0 ? 'spec' : 'light', trim);
    }
};
const point = ({ stamp, stance, line }: ShapeTools, { x, y }: { x: number; y: number }): void => {
  const long = Math.max(2, Math.round(0.13 * (stance.floor - stance.top)));
  for (let i = 0; i < long; i++) {
    const half = Math.round((1 - Math.abs(i / long - 0.4) * 1.5) * Math.max(1, long / 3.5));
    for (let dx = -half; dx <= half; dx++)
      stamp.dot(x + dx, Math.max(line, y + 1 - i), dx < 0 ? 'spec' : dx > 0 ? 'shadow' : 'light');
  }
};
const axeHead = ({ stamp, stance }: ShapeTools, { x, y }: { x: number; y: number }, out: -1 | 1): void => {
  const r = Math.max(2, Math.round(0.12 * (stance.floor - stance.top)));
  for (let dy = -1; dy <= r * 1.4; dy++)
    for (let d = 1; d <= r; d++) {
      const flare = Math.abs(dy - r * 0.45) <= 0.7 + (d / r) * r * 0.85;
      if (flare) stamp.dot(x + out * d, y + dy, d === r ? 'spec' : d > r / 2 ? 'light' : 'base');
    }
};
/** It grows thicker towards its end, with a knob or two. */
const clubEnd = ({ stamp, stance, line }: ShapeTools, { x, y }: { x: number; y: number }): void => {
  const height = stance.floor - stance.top;
  const long = Math.max(3, Math.round(0.24 * height));
  const most = Math.max(1, 0.055 * height);
  for (let i = 0; i <= long; i++) {
    const t = i / long;
    const half = (0.4 + 0.6 * t) * most * (i === long && most > 1.4 ? 0.6 : 1);
    for (let dx = -Math.floor(half); dx <= Math.ceil(half); dx++)
      stamp.dot(x + dx, Math.max(line, y + long - i), dx < 0 ? 'light' : dx > half - 0.5 ? 'shadow' : 'base');
  }
};
const hammerHead = ({ stamp, stance }: ShapeTools, { x, y }: { x: number; y: number }): void => {
  const r = Math.max(2, Math.round(0.09 * (stance.floor - stance.top)));
  for (let dy = 0; dy <= r; dy++) stamp.row(x - r, x + r + 1, y + dy - 1);
};
const FLAME: Ramp = rampOf(hexToRgb('#f08c2c'), 1.2);
const flame = ({ stamp, stance, line }: ShapeTools, { x, y }: { x: number; y: number }): void => {
  const long = Math.max(3, Math.round(0.16 * (stance.floor - stance.top)));
  for (let i = 0; i < long; i++) {
    const t = i / long;
    const half = Math.round(Math.sin(Math.min(1, t * 1.2 + 0.25) * Math.PI) * long * 0.36);
    for (let dx = -half; dx <= half; dx++) {
      const isCore = Math.abs(dx) < half * 0.6 && t < 0.6;
      stamp.dot(x + dx, Math.max(line, y - i), isCore ? 'spec' : Math.abs(dx) === half ? 'shadow' : 'light', FLAME);
    }
  }
};

const bow: HeldShape = (tools, hand, out) => {
  const { stamp, stance, line, trim } = tools;
  const half = Math.min(0.36 * (stance.floor - stance.top), hand.y - line, stance.floor - hand.y - line);
  const deep = Math.max(2, half * 0.42);
  const x = clamp(hand.x, line + deep, tools.width - 1 - line - deep);
  for (let dy = -Math.round(half); dy <= half; dy++) {
    const t = dy / half;
    stamp.dot(x - out * deep * 0.55, hand.y + dy, 'light', trim);
    const bulge = x - out * deep * 0.55 + out * deep * (1 - t * t);
    stamp.dot(bulge, hand.y + dy, dy < 0 ? 'light' : 'base');
    if (half > 9) stamp.dot(bulge - out, hand.y + dy, 'shadow');
  }
  return {};
};

const staff = shafted(0.5, 0.4, orb, true);
const spear = shafted(0.58, 0.4, point, false);
const axe = shafted(0.34, 0.16, axeHead, false);
const hammer = shafted(0.3, 0.14, hammerHead, false);

export const HELD: Readonly<Record<string, HeldShape>> = {
  'round-shield': shield(true),
  shield: shield(false),
  'tower-shield': shield(false),
  sword: blade(0.5),
  rapier: blade(0.52),
  greatsword: blade(0.66),
  katana: blade(0.55),
  dagger: blade(0.28),
  staff,
  quarterstaff: staff,
  crook: staff,
  'skull-staff': staff,
  wand: shafted(0.22, 0.05, orb, true),
  spear,
  trident: spear,
  halberd: axe,
  axe,
  'double-axe': axe,
  hammer,
  warhammer: hammer,
  mace: hammer,
  morningstar: hammer,
  club: shafted(0.3, 0.12, clubEnd, true),
  torch: shafted(0.16, 0.12, flame, false),
  bow,
};
