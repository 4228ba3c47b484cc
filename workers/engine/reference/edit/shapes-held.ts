/** What is held, by its piece: shields, blades, staffs, axes, bows, torches. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { layRows, nearest } from './hand-set.ts';
import { BOWS, HEADS, ON_SHAFT } from './rows-held.ts';
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
  (tools, fist0, out) => {
    const { stamp, stance, trim, line } = tools;
    const wide = wideOf(tools);
    const height = stance.floor - stance.top;
    // Of small figures it stands upright beside the head: a slant of a pixel or two is a crooked line.
    const isSmall = height < SLANTED;
    const hand = isSmall ? { ...fist0, x: Math.round(besideHead(tools, fist0.x - 0.5, out, wide)) } : fist0;
    // Who is seen from the side holds it out before the face.
    const lean = stance.facing === out && !stance.isLong ? AHEAD : 0.3;
    const tip = reach(tools, hand, out, share * height, isSmall ? 0 : lean);
    const [dx, dy] = [tip.x - hand.x, tip.y - hand.y];
    const long = Math.hypot(dx, dy);
    const at = (s: number) => ({ x: hand.x + (dx * s) / long, y: hand.y + (dy * s) / long });
    // The fist is closed round the grip: guard above it, pommel below it.
    const fist = fistOf(stance);
    const [start, pommel] = [at(fist + 1), at(-fist - 0.6)];
    // what of the grip no fist covers is seen
    stamp.bar(pommel.x, pommel.y, start.x, start.y, Math.max(1, wide - 1), BARE);
    stamp.bar(start.x, start.y, tip.x, tip.y, wide);
    stamp.dot(pommel.x, Math.min(tools.height - 1 - line, pommel.y), 'base', trim);
    const guard = Math.max(height >= 26 ? 2 : 1, Math.round(wide / 2 + 0.5));
    const middle = (wide - 1) / 2;
    // Across the blade, level: steps in so short a bar read as dirt.
    for (let k = -guard; k <= guard + wide - 1; k++)
      stamp.dot(Math.round(start.x) + k, Math.round(start.y), k < middle ? 'light' : 'base', trim);
    return { keeps: { x: fist0.x, y: fist0.y, reach: fist } };
  };
const SLANTED: Px = 20;
const AHEAD = 0.8;

/** Half of a fist. */
export const fistOf = ({ floor, top }: { readonly floor: Px; readonly top: Px }): number =>
  Math.max(1, Math.round(0.035 * (floor - top)));

const BARE: Ramp = rampOf(hexToRgb('#7a5434'));

/**
 * The column at which what rises beside a head is held: off that head, by a few pixels at the most. Of small figures hands lie under
 * their cheeks.
 */
function besideHead({ stance, width, line }: ShapeTools, x: number, out: -1 | 1, wide: number): number {
  const { axis, headHalf, facing } = stance;
  const isAhead = facing === 0 && stance.isUpright && !stance.isLong;
  const off = isAhead ? clamp(headHalf + 1 + line + wide - out * (x - axis), 0, MOST_OFF) : 0;
  return clamp(x + out * off, line + wide, width - 1 - line - wide);
}
const MOST_OFF: Px = 3;

type HeadOf = (tools: ShapeTools, top: { x: number; y: number }, out: -1 | 1) => void;

/** A shaft through the hand, with something at its upper end. */
const shafted =
  (above: number, below: number, head: HeadOf, isWood: boolean, beside = 1): HeldShape =>
  (tools, hand, out) => {
    const { stamp, stance, line } = tools;
    const height = stance.floor - stance.top;
    const wide = Math.max(1, wideOf(tools) - 1);
    const x = Math.round(besideHead(tools, hand.x - 0.5, out, beside));
    const top = Math.round(Math.max(line + 2, hand.y - above * height));
    stamp.bar(x, Math.min(stance.floor - 1 - line, hand.y + below * height), x, top, wide, isWood ? undefined : BARE);
    head(tools, { x, y: top }, out);
    return { keeps: { x: hand.x, y: hand.y, reach: fistOf(stance) } };
  };

/** A head that is set by hand, its foot on the upper end of the shaft. */
const headed =
  (name: string): HeadOf =>
  (tools, { x, y }, out) => {
    const set = nearest(HEADS[name]!, tools.stance.floor - tools.stance.top);
    const { rows } = set;
    const column = ON_SHAFT[name] ?? (rows[0]!.length - 1) >> 1;
    const least = tools.line + rows.length - 1;
    layRows(tools, set, { x, y: Math.max(least, y + 1) }, { column, row: rows.length - 1, isFlipped: out < 0 });
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

/** The limb bends outward from the hand, its string is drawn where nothing else is. */
const bow: HeldShape = (tools, hand, out) => {
  const { stance, line, height } = tools;
  const set = nearest(BOWS.bow!, stance.floor - stance.top);
  const [high, wide] = [set.rows.length, set.rows[0]!.length];
  const row = high >> 1;
  // The hand is between string and limb: on the body's side of that a bow would be lost before it.
  const off = out * (stance.floor - stance.top < SLANTED ? wide - 1 : Math.max(1, (wide - 1) >> 1));
  const x = Math.round(clamp(hand.x - 0.5 + off, line, tools.width - 1 - line));
  const y = Math.round(clamp(hand.y, row + line, height - 1 - line - row));
  layRows(tools, set, { x, y }, { column: wide - 1, row, isFlipped: out < 0 });
  return { keeps: { x: hand.x, y: hand.y, reach: fistOf(stance) } };
};

const staff = shafted(0.5, 0.4, headed('orb'), true);
const spear = shafted(0.58, 0.4, headed('point'), false);
const axe = shafted(0.34, 0.16, headed('axe'), false);
const hammer = shafted(0.3, 0.14, headed('block'), false, 2);
const mace = shafted(0.28, 0.12, headed('spikes'), false);

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
  wand: shafted(0.22, 0.05, headed('orb'), true),
  spear,
  trident: shafted(0.5, 0.4, headed('prongs'), false),
  halberd: shafted(0.55, 0.4, headed('axe'), false),
  axe,
  'double-axe': shafted(0.34, 0.16, headed('double-axe'), false, 4),
  hammer,
  warhammer: hammer,
  mace,
  morningstar: mace,
  club: shafted(0.3, 0.12, clubEnd, true),
  torch: shafted(0.18, 0.12, headed('flame'), false),
  bow,
};
