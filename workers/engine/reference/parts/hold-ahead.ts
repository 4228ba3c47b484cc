/** Arms from straight aside and what they hold: held out ahead, clear of the face; shields on their arm. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type ArmRow, gripOf, rowsOf, thicknessOf } from './draw-arms.ts';
import { areaOf, at, blank, type Color, connected, copyOf, eachPixel, type Flat, put } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import { type Both, type Person, SIDES, type Side } from './person-types.ts';
import type { Pose } from './poses.ts';
import { shadowsOf } from './shadows.ts';
import { armLayer, sleeveOf } from './side-arm.ts';
import { TORSO_DEPTH } from './side-body.ts';

/** A held thing of which so much of its box is filled, row by row, and which is so wide and high (shares of the height) is a shield. */
const FULL = 0.62;
const SHIELD = 0.24;
const EDGE_ON = 0.35;
/** A hand that holds something ahead hangs at least so far down, as a share of the arm. */
const LEAST_HANG = 0.4;
/** From so many pixels on it is a thing. */
const THING: Px = 3;
/** What is shorter than this share of the height and hangs on the arm is its glove. */
const GLOVE = 0.27;

interface Thing {
  readonly flat: Flat;
  readonly left: Px;
  readonly right: Px;
  readonly isShield: boolean;
}

/** What a hand holds without crumbs that lie elsewhere; a glove or a sleeve, which is no thing, goes with the arm. */
function inHand(person: Person, side: Side): { readonly arm: Flat; readonly thing: Thing | undefined } {
  const { held, arms, floor, top, neck } = person;
  const arm = arms[side];
  const groups = connected(held[side]);
  const touches = (group: readonly number[]): boolean =>
    group.some((i) => {
      const [x, y] = [i % arm.width, Math.floor(i / arm.width)];
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) if (at(arm, x + dx, y + dy) >= 0) return true;
      return false;
    });
  const most = Math.max(0, ...groups.map((g) => g.length));
  const flat = blank(arm.width, arm.height);
  for (const group of groups) {
    // Beyond reach of the hand lie feet, wings of helmets and other crumbs.
    const isAbove = group.every((i) => i < neck * arm.width) && group.some((i) => isBesideHead(person, i));
    if (group.length < THING || isAbove || (!touches(group) && group.length < most)) continue;
    for (const i of group) flat.colors[i] = held[side].colors[i]!;
  }
  joinGaps(flat, Math.round(MOST_GAP * (floor - top)));
  const xs: Px[] = [];
  const ys: Px[] = [];
  eachPixel(flat, (x, y) => {
    xs.push(x);
    ys.push(y);
  });
  if (xs.length < THING) return { arm, thing: undefined };
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const high = Math.max(...ys) + 1 - Math.min(...ys);
  const least = Math.min(right - left, high);
  const isShield = least >= SHIELD * (floor - top) && hullOf(flat) >= FULL * (right - left) * high;
  const isGlove =
    Math.hypot(right - left, high) < GLOVE * (floor - top) &&
    touches([...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0));
  if (isGlove && areaOf(arm) > 0) {
    const both = copyOf(arm);
    eachPixel(flat, (x, y, color) => put(both, x, y, color));
    return { arm: both, thing: undefined };
  }
  return { arm, thing: { flat, left, right, isShield } };
}

/** Where a sleeve or a hand lies before a shaft, it goes on behind them: no more of the height. */
const MOST_GAP = 0.34;

function joinGaps(flat: Flat, most: Px): void {
  const rows = rowsOf(flat);
  rows.slice(1).forEach(({ y: next }, k) => {
    const last = rows[k]!.y;
    if (next - last < 2 || next - last > most) return;
    for (let x = 0; x < flat.width; x++) {
      const [above, below] = [at(flat, x, last), at(flat, x, next)];
      if (above < 0 || below < 0) continue;
      for (let y = last + 1; y < next; y++) put(flat, x, y, y - last <= next - y ? above : below);
    }
  });
}

/** Whether a pixel touches the head, as wings of helmets do and staffs do not. */
function isBesideHead({ head, picture }: Person, i: number): boolean {
  const run = head.runs[Math.floor(i / picture.width)];
  const x = i % picture.width;
  return run !== undefined && x >= run.from - 1 && x <= run.to;
}

/** Pixels of a part with what lies between the ends of its rows. */
function hullOf(flat: Flat): number {
  return rowsOf(flat).reduce((n, { from, to }) => n + to - from, 0);
}

/** A shield on the near arm shows its face, on the far one its edge. */
function shieldLayer({ axis, torsoHalf }: Person, side: Side, { flat, left, right }: Thing, bob: Px): Layer {
  const wide = right - left;
  const width = Math.max(1, Math.round(wide * (side ? EDGE_ON : 0.9)));
  const centre = side ? axis + torsoHalf * TORSO_DEPTH + width * 0.2 : axis + torsoHalf * 0.2;
  const start = Math.round(centre - width / 2);
  const draw = (brush: Brush): void => {
    for (let i = 0; i < width; i++) {
      const x = Math.floor(left + ((i + 0.5) / width) * wide);
      for (let y = 0; y < flat.height; y++) brush(start + i, y + bob, at(flat, x, y));
    }
  };
  return { depth: side ? -2.2 : 2.3, draw };
}

/** A thing held out ahead, clear of the face, and the arm that reaches for it. */
function heldLayers(person: Person, side: Side, thing: Thing, pose: Pose, bob: Px): Layer[] {
  const { axis, torsoHalf, head, neck, arms, line } = person;
  const rows = rowsOf(arms[side]);
  const top = rows[0]?.y ?? neck;
  const length = Math.max(3, (rows.at(-1)?.y ?? neck + 4) - top);
  const body = { x: (thing.left + thing.right) / 2, y: neck };
  const hanging = rows.length > 0 ? lowerThird(arms[side], rows) : undefined;
  const grip = hanging ? gripOf(thing.flat, hanging, body.x, body.y) : { x: body.x, y: person.hip };
  // From the front the near hand's blade leans out to the left: from aside it leans ahead.
  const out = (x: Px): number => (side ? x - grip.x : grip.x - x);
  let back = 0;
  eachPixel(thing.flat, (x, y) => {
    if (y <= neck) back = Math.max(back, -out(x));
  });
  const torsoFront = axis + torsoHalf * TORSO_DEPTH;
  const clear = Math.max(torsoFront, back > 0 || isHigh(thing.flat, neck) ? axis + head.half + 1 + back : 0);
  const reach = axis + torsoHalf * 0.3 + length * 1.1;
  const hand = {
    x: Math.round(Math.min(clear + 1 + (side ? 1 : 0), Math.max(torsoFront + 1, reach)) + pose.arms[side] * 1.5),
    y: Math.max(top + Math.ceil(length * LEAST_HANG), Math.min(grip.y, top + length)),
  };
  // A staff that stands on the ground stays there.
  const down = Math.min(hand.y - grip.y, Math.max(0, person.floor - (rowsOf(thing.flat).at(-1)?.y ?? 0) - 1));
  const shade = side ? shadowsOf(line.figure) : (c: Color): Color => c;
  const draw = (brush: Brush): void => {
    eachPixel(thing.flat, (x, y, color) => brush(hand.x + Math.round(out(x)), y + down + bob, color));
    if (rows.length === 0) return;
    const sleeve = sleeveOf(person, side).rows;
    const thick = Math.max(2, Math.min(thicknessOf(rows, person), torsoHalf * 0.9));
    const shoulder = { x: axis + (side ? 0.15 : -0.1) * torsoHalf, y: top + thick / 2 };
    const steps = Math.ceil(Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y) * 2);
    for (let i = 0; i <= steps; i++) {
      const t = i / Math.max(1, steps);
      const x = shoulder.x + (hand.x - shoulder.x) * t;
      // An elbow: down first, then ahead.
      const y = shoulder.y + (hand.y - shoulder.y) * Math.min(1, t * 1.35);
      const colors = sleeve[Math.min(sleeve.length - 1, Math.round(t * (sleeve.length - 1)))]!;
      for (let dy = 0; dy < thick; dy++) {
        for (let dx = 0; dx < (t > 0.75 ? Math.min(2, thick) : thick); dx++) {
          const u = Math.min(colors.length - 1, Math.floor(((dx + 0.5) / thick) * colors.length));
          brush(Math.round(x - thick / 2) + dx, Math.round(y - thick / 2) + dy + bob, shade(colors[u]!));
        }
      }
    }
  };
  return [{ depth: side ? -2.2 : 2.3, draw }];
}

/** The hand of an arm. */
function lowerThird(arm: Flat, rows: readonly ArmRow[]): Flat {
  const out = blank(arm.width, arm.height);
  const from = rows[Math.floor(rows.length * 0.66)]!.y;
  eachPixel(arm, (x, y, color) => {
    if (y >= from) put(out, x, y, color);
  });
  return out;
}

const isHigh = (flat: Flat, neck: Px): boolean => {
  let high = false;
  eachPixel(flat, (_x, y) => {
    high ||= y <= neck;
  });
  return high;
};

/** Hanging arms and what they hold, of a person that looks to the right. */
export function asideArms(person: Person, pose: Pose, bob: Px): Layer[] {
  return SIDES.flatMap((side) => {
    const { arm, thing } = inHand(person, side);
    const arms: Both<Flat> = side ? [person.arms[0], arm] : [arm, person.arms[1]];
    const own = { ...person, arms };
    if (thing && !thing.isShield) return heldLayers(own, side, thing, pose, bob);
    const hanging = armLayer(own, side, pose, bob);
    return thing ? [hanging, shieldLayer(own, side, thing, bob)] : [hanging];
  });
}
