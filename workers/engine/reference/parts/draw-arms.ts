/** Arms and what they hold, hanging, swinging with the steps, or raised to strike. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areaOf, at, type Color, eachPixel, type Flat, median } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person, Side } from './person-types.ts';
import { type Pose, STAND } from './poses.ts';
import type { Yaw } from './yaw.ts';

/** A row of an arm: its columns and its colours, from screen left. */
export interface ArmRow {
  readonly y: Px;
  readonly from: Px;
  readonly to: Px;
  readonly colors: readonly Color[];
}

export function rowsOf(arm: Flat): ArmRow[] {
  return Array.from({ length: arm.height }, (_, y) => {
    const columns = Array.from({ length: arm.width }, (_, x) => x).filter((x) => at(arm, x, y) >= 0);
    return { y, from: columns[0] ?? 0, to: (columns.at(-1) ?? -1) + 1, colors: columns.map((x) => at(arm, x, y)) };
  }).filter(({ colors }) => colors.length > 0);
}

export const thicknessOf = (rows: readonly ArmRow[], { torsoHalf }: Person): number =>
  Math.max(2, Math.min(torsoHalf * 0.62, rows.length ? median(rows.map((r) => r.to - r.from)) : 2));

const signOf = (side: Side): 1 | -1 => (side ? 1 : -1);
/** How near an arm is to the eye, −1..1. */
const nearness = (side: Side, yaw: Yaw): number => -signOf(side) * yaw.sin;

/** An arm that hangs or swings. Seen from a side, one that is held away from the body shows its thickness only. */
export function drawArm(person: Person, side: Side, yaw: Yaw, pose: Pose, bob: Px): Layer {
  const { axis, neck, torsoHalf } = person;
  const rows = rowsOf(person.arms[side]);
  const thick = thicknessOf(rows, person);
  const top = rows[0]?.y ?? neck;
  const length = Math.max(1, (rows.at(-1)?.y ?? neck) - top);
  const draw = (brush: Brush): void => {
    for (const row of rows) {
      const t = (row.y - top) / length;
      const ahead = pose.arms[side] * t * Math.max(1, length * 0.35);
      const pulled = Math.abs(yaw.sin) > 0.9 ? 0.1 * torsoHalf * yaw.sin * (t - 1) : 0;
      const centre = axis + ((row.from + row.to) / 2 - axis) * yaw.cos + ahead * yaw.sin + pulled;
      const seen = (row.to - row.from) * Math.abs(yaw.cos) + thick * Math.abs(yaw.sin) * (1 - Math.abs(yaw.cos) * 0.6);
      const width = Math.max(1, Math.round(seen));
      const left = Math.round(centre - width / 2);
      const lift = Math.abs(yaw.cos) > 0.5 ? Math.round(-Math.abs(pose.arms[side]) * t * 0.5) : 0;
      for (let i = 0; i < width; i++) {
        const u = (i + 0.5) / width;
        brush(left + i, row.y + bob + lift, row.colors[Math.floor((yaw.cos < 0 ? 1 - u : u) * row.colors.length)]!);
      }
    }
  };
  return { depth: nearness(side, yaw) * 2 + 0.2 * yaw.cos, draw };
}

/** Wider than this share of the person's height, a held thing is a shield or a pair of wings: it is seen edge-on. */
const WIDE = 0.22;
const EDGE_ON = 0.35;

/** A thing in a hand that hangs: it keeps its shape. */
export function drawHeld(person: Person, side: Side, yaw: Yaw, pose: Pose, bob: Px): Layer[] {
  const thing = person.held[side];
  const columns: Px[] = [];
  eachPixel(thing, (x) => columns.push(x));
  if (columns.length === 0) return [];
  const from = Math.min(...columns);
  const wide = Math.max(...columns) + 1 - from;
  const near = nearness(side, yaw);
  const isWide = wide > (person.floor - person.top) * WIDE;
  const squeeze = isWide ? Math.max(EDGE_ON, near > 0.9 ? 1 : Math.abs(yaw.cos)) : 1;
  const reach = isWide && near > 0 ? 0.1 : 0.75;
  const centre =
    person.axis +
    (from + wide / 2 - person.axis) * yaw.cos +
    yaw.sin * (yaw.sin ** 2 * (person.torsoHalf * reach + 1) + pose.arms[side] * 1.5);
  const width = Math.max(1, Math.round(wide * squeeze));
  const left = Math.round(centre - width / 2);
  const isTurned = yaw.cos < -0.01 || (Math.abs(yaw.cos) < 0.01 && yaw.sin < 0);
  const draw = (brush: Brush): void => {
    for (let i = 0; i < width; i++) {
      const u = (i + 0.5) / width;
      const column = Math.floor(from + (isTurned ? 1 - u : u) * wide);
      for (let y = 0; y < thing.height; y++) brush(left + i, y + bob, at(thing, column, y));
    }
  };
  const depth = near * 2 + 0.2 * yaw.cos;
  return [{ depth: depth + (Math.abs(yaw.sin) < 0.8 ? (yaw.cos > 0 ? 2 : -2) : 0.3), draw }];
}

/** A weapon has at least so many pixels, and reaches above the hips: what lies lower is a hem or a foot. */
const LEAST_WEAPON = 6;

/** How long a thing is that may be swung; 0 for crumbs. */
function reachOf({ held, hip }: Person, side: Side): number {
  const xs: Px[] = [];
  const ys: Px[] = [];
  eachPixel(held[side], (x, y) => {
    xs.push(x);
    ys.push(y);
  });
  if (xs.length < LEAST_WEAPON || Math.min(...ys) >= hip) return 0;
  return Math.hypot(Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** An arm as a limb that swings in the plane ahead, with what it holds turned along its own axis. */
export function drawRaisedArm(person: Person, side: Side, yaw: Yaw, degrees: number, bob: Px): Layer[] {
  const rows = rowsOf(person.arms[side]);
  if (rows.length === 0) return [];
  const thick = thicknessOf(rows, person);
  const top = rows[0]!.y;
  const length = Math.max(3, Math.min(Math.max(1, rows.at(-1)!.y - top), (person.floor - person.top) * 0.3));
  const sign = signOf(side);
  const isSwung = reachOf(person, side) > 0;
  const [ahead, down] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const shoulder = { x: person.axis + sign * (person.torsoHalf + thick * 0.3) * yaw.cos, y: top + 1 + bob };
  const hand = {
    x: shoulder.x + ahead * length * yaw.sin + sign * 0.15 * length * yaw.cos,
    y: shoulder.y + down * length + (yaw.cos > 0 ? 1 : -1) * ahead * length * 0.15,
  };
  const draw = (brush: Brush): void => {
    const steps = Math.ceil(length * 2);
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const x = shoulder.x + (hand.x - shoulder.x) * t;
      const y = shoulder.y + (hand.y - shoulder.y) * t;
      const { colors } = rows[Math.min(rows.length - 1, Math.round(t * (rows.length - 1)))]!;
      for (let Y = Math.round(y - thick / 2); Y < Math.round(y + thick / 2); Y++) {
        for (let X = Math.round(x - thick / 2); X < Math.round(x + thick / 2); X++) {
          const u = (X - x + thick / 2) / thick;
          brush(X, Y, colors[Math.max(0, Math.min(colors.length - 1, Math.floor(u * colors.length)))]!);
        }
      }
    }
    if (isSwung) swing(brush, person, side, hand, degrees, yaw);
  };
  const depth = Math.abs(yaw.sin) > 0.5 ? nearness(side, yaw) * 2 : yaw.cos > 0 ? 3 : -3;
  // What is no weapon stays where it was.
  return [{ depth, draw }, ...(isSwung ? [] : drawHeld(person, side, yaw, STAND, bob))];
}

/** A held thing, swung: its own pixels in the frame of its long axis, the hilt in the hand. */
function swing(
  brush: Brush,
  person: Person,
  side: Side,
  hand: { x: number; y: number },
  degrees: number,
  yaw: Yaw,
): void {
  const thing = person.held[side];
  const n = areaOf(thing);
  if (n < 3) return;
  let [mx, my] = [0, 0];
  eachPixel(thing, (x, y) => {
    mx += x / n;
    my += y / n;
  });
  let [xx, yy, xy] = [0, 0, 0];
  eachPixel(thing, (x, y) => {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  });
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  let [ax, ay] = [Math.cos(angle), Math.sin(angle)];
  let grip = gripOf(thing, person.arms[side], mx, my);
  // The axis points from the hilt to the tip.
  if ((mx - grip.x) * ax + (my - grip.y) * ay < 0) [ax, ay] = [-ax, -ay];
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let reach = 0;
  eachPixel(thing, (x, y) => {
    const along = (x - mx) * ax + (y - my) * ay;
    least = Math.min(least, along);
    most = Math.max(most, along);
  });
  if ((grip.x - mx) * ax + (grip.y - my) * ay < least + 0.45 * (most - least)) {
    const hilt = least + 0.08 * (most - least);
    grip = { x: mx + ax * hilt, y: my + ay * hilt };
  }
  eachPixel(thing, (x, y) => {
    reach = Math.max(reach, Math.hypot(x - grip.x, y - grip.y));
  });
  // A blade points somewhat ahead of the arm.
  const q = radians(degrees + 55);
  const lean = 0.25 * (side ? 1 : -1) * yaw.cos;
  const tx = Math.sin(q) * yaw.sin + lean;
  const ty = Math.cos(q) + (yaw.cos > 0 ? 0.25 : -0.15) * Math.sin(q);
  const seen = Math.hypot(tx, ty) || 1;
  const [ux, uy] = [tx / seen, ty / seen];
  const scale = Math.min(1, Math.max(0.45, seen));
  const R = Math.ceil(reach) + 1;
  for (let dy = -R; dy <= R; dy++) {
    for (let dx = -R; dx <= R; dx++) {
      const along = (dx * ux + dy * uy) / scale;
      const across = -dx * uy + dy * ux;
      const color = at(
        thing,
        Math.round(grip.x + along * ax - across * ay),
        Math.round(grip.y + along * ay + across * ax),
      );
      brush(Math.round(hand.x) + dx, Math.round(hand.y) + dy, color);
    }
  }
}

/** The pixel of a thing that is nearest to the arm. */
export function gripOf(thing: Flat, arm: Flat, mx: number, my: number): { x: number; y: number } {
  let best = { x: mx, y: my };
  let least = Number.POSITIVE_INFINITY;
  eachPixel(thing, (x, y) => {
    eachPixel(arm, (a, b) => {
      const d = Math.hypot(a - x, b - y) + (b < y ? 0.2 : 0);
      if (d >= least) return;
      least = d;
      best = { x, y };
    });
  });
  return best;
}
