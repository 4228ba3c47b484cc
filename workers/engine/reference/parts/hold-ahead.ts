/** Arms from straight aside and what they hold: held out ahead, clear of the face; shields on their arm. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type ArmRow, gripOf, rowsOf } from './draw-arms.ts';
import { areaOf, at, blank, type Color, connected, copyOf, eachPixel, type Flat, put } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import { type Both, type Person, SIDES, type Side } from './person-types.ts';
import type { Pose } from './poses.ts';
import { columnsOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { armLayer, plainSleeve } from './side-arm.ts';
import { partingOf, TORSO_DEPTH, torsoRow } from './side-body.ts';

/** A held thing of which so much of its box is filled, row by row, and which is so wide and high (shares of the height) is a shield. */
const FULL = 0.62;
const SHIELD = 0.24;
const EDGE_ON = 0.35;
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
  if ((isGlove || isTwin(person, side, flat)) && areaOf(arm) > 0) {
    const both = copyOf(arm);
    eachPixel(flat, (x, y, color) => put(both, x, y, color));
    return { arm: both, thing: undefined };
  }
  return { arm, thing: { flat, left, right, isShield } };
}

/** Of what both hands hold alike so much has a fellow on the other side, and colours of the arms. */
const TWIN = 0.5;
/** The smaller of the two has so much of the larger one's pixels. */
const ALIKE = 0.55;

/** Whether what seems to be held is there on both sides alike and has the arms' own colours: forearms, claws, wide sleeves. */
function isTwin({ arms, held, axis, head, torso, line }: Person, side: Side, flat: Flat): boolean {
  const own = new Set<Color>();
  torso.forEach((run, y) => {
    for (const x of columnsOf(run)) own.add(at(line.figure, x, y));
  });
  for (const part of [...arms, head.face])
    eachPixel(part, (_x, _y, color) => {
      if (!line.colors.has(color)) own.add(color);
    });
  const last = Math.round(2 * axis) - 1;
  const other = held[side ? 0 : 1];
  let [all, like, twin] = [0, 0, 0];
  eachPixel(flat, (x, y, color) => {
    all++;
    if (own.has(color)) like++;
    if ([-1, 0, 1].some((d) => at(other, last - x + d, y) >= 0)) twin++;
  });
  const isAlike = Math.min(all, areaOf(other)) >= ALIKE * Math.max(all, areaOf(other));
  return isAlike && like >= TWIN * all && twin >= TWIN * all;
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

/** What is so long, as a share of the height, stands upright. */
const TALL = 0.6;

/** A thing held out ahead, clear of the face, and the forearm that reaches for it from a hanging upper arm. */
function heldLayers(person: Person, side: Side, thing: Thing, pose: Pose, bob: Px): Layer[] {
  const { axis, head, neck, hip, arms, line } = person;
  const rows = rowsOf(arms[side]);
  const body = torsoRow(person, Math.min(hip, neck + 2)) ?? { left: Math.round(axis) - 2, width: 4 };
  const front = body.left + body.width;
  const middle = { x: (thing.left + thing.right) / 2, y: hip };
  const hanging = rows.length > 0 ? lowerThird(arms[side], rows) : undefined;
  const grip = hanging ? gripOf(thing.flat, hanging, middle.x, middle.y) : middle;
  // From the front the near hand's blade leans out to the left: from aside it leans ahead.
  const out = (x: Px): number => (side ? x - grip.x : grip.x - x);
  let back = 0;
  eachPixel(thing.flat, (x, y) => {
    if (y <= neck) back = Math.max(back, -out(x));
  });
  const clear = isHigh(thing.flat, neck) ? Math.max(front, Math.ceil(axis + head.half) + 1 + back) : front;
  const most = thing.flat.width - 2;
  const hand = {
    x: Math.min(most, Math.round(clear + (side ? 1 : 0) + pose.arms[side] * 1.5)),
    y: Math.max(neck + 2, Math.min(grip.y, hip + 1)),
  };
  // A staff that stands on the ground stays there, a bow hangs as it hung.
  const first = rowsOf(thing.flat)[0]?.y ?? 0;
  const isTall = (rowsOf(thing.flat).at(-1)?.y ?? 0) - first >= TALL * (person.floor - person.top);
  const down = isTall
    ? 0
    : Math.min(hand.y - grip.y, Math.max(0, person.floor - (rowsOf(thing.flat).at(-1)?.y ?? 0) - 1));
  const shade = side ? shadowsOf(line.figure) : (c: Color): Color => c;
  const draw = (brush: Brush): void => {
    eachPixel(thing.flat, (x, y, color) => brush(hand.x + Math.round(out(x)), y + down + bob, color));
    const { rows: sleeve, thick } = plainSleeve(person, side);
    const shoulder = { x: Math.round(axis - thick / 2 - (side ? 0 : 0.5)), y: neck + 1 };
    const elbow = Math.max(shoulder.y + 1, Math.round((shoulder.y + hand.y) / 2));
    const steps = Math.max(1, elbow - shoulder.y) + Math.max(1, hand.x - shoulder.x);
    let step = 0;
    const next = (): Color => shade(sleeve[Math.min(sleeve.length - 1, Math.floor((step++ / steps) * sleeve.length))]!);
    const under = partingOf(person);
    for (let y = shoulder.y; y < elbow; y++) {
      const color = next();
      for (let i = y === shoulder.y && thick > 2 ? 1 : 0; i < thick; i++) brush(shoulder.x + i, y + bob, color);
      if (!side && y > shoulder.y) brush(shoulder.x - 1, y + bob, under(color));
    }
    for (let x = shoulder.x; x <= hand.x; x++) {
      const t = (x - shoulder.x) / Math.max(1, hand.x - shoulder.x);
      const y = Math.round(elbow + (hand.y - elbow) * t);
      const color = next();
      const isHand = x >= hand.x - 1;
      for (let i = 0; i < Math.min(2, thick); i++) brush(x, y + i + bob, isHand ? shade(sleeve.at(-1)!) : color);
      if (!side && x < front - 1) brush(x, y + Math.min(2, thick) + bob, under(color));
    }
  };
  return [{ depth: side ? -2.2 : 2.3, draw, isSoft: true }];
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
