/** Where the hands of a person of any artist are. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, eachPixel, type Flat, median } from '../parts/flat.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import { isGrey, skinOf, skinsOf } from './regions.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of the fist of a side: where the network surely sees a wrist, else where an arm is bare at its end, else where it ends. */
export const handOf = (person: Person, side: 0 | 1, joints?: FoundJoints): Place =>
  (joints && byWrist(person, side, joints)) ?? within(person, bareHand(person, side) ?? endOfArm(person, side));

/** No hand hangs lower, or farther from the body, than hands do: a cape beside them may. */
function within({ axis, torsoHalf, top, floor }: Person, hand: Place): Place {
  const height = floor - top;
  const reach = torsoHalf + 0.24 * height;
  return {
    x: Math.max(axis - reach, Math.min(axis + reach, hand.x)),
    y: Math.max(top + 0.4 * height, Math.min(top + 0.68 * height, hand.y)),
  };
}

/** A network is surer of a wrist that it sees. */
const SURE_WRIST = 0.6;
/** Rows of hands, from crown to floor; the height of a fist, as shares of the height. */
const HIGHEST = 0.34;
const LOWEST = 0.72;
const FIST = 0.07;

/** The fist beyond a wrist that is surely seen on this side of the body. */
function byWrist(person: Person, side: 0 | 1, joints: FoundJoints): Place | undefined {
  const { axis, torsoHalf, top, floor, picture } = person;
  const out = side ? 1 : -1;
  const height = floor - top;
  for (const label of ['LEFT', 'RIGHT'] as const) {
    const [wrist, elbow] = [joints[`${label} ARM`], joints[`${label} ELBOW`]];
    const isThere = wrist.sure >= SURE_WRIST && out * (wrist.x - axis) > 0.6 * torsoHalf;
    if (!isThere || !isAbout(picture, wrist)) continue;
    return fistAbout(person, beyondWrist(elbow, wrist, height), side, undefined, NEAR_WRIST);
  }
  return undefined;
}

const isAbout = (flat: Flat, { x, y }: Place): boolean =>
  NEAR.some((dy) => NEAR.some((dx) => at(flat, Math.floor(x) + dx, Math.floor(y) + dy) >= 0));
const NEAR = [0, -2, 2] as const;

/** The middle of the fist: a little beyond the wrist. A leg may lie below the end of an arm. */
function beyondWrist(elbow: Place, wrist: Place, height: Px): Place {
  const long = Math.max(1, Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y));
  const by = (0.035 * height) / long;
  return { x: wrist.x + (wrist.x - elbow.x) * by, y: wrist.y + (wrist.y - elbow.y) * by };
}

/** The fist lies beyond the wrist, on the way from the elbow, where the arm ends. */
export function fistBeyond(flat: Flat, elbow: Place, wrist: Place, height: Px): Place {
  const long = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y);
  if (long < 1) return wrist;
  const [dx, dy] = [(wrist.x - elbow.x) / long, (wrist.y - elbow.y) / long];
  const isThere = (s: number): boolean => at(flat, Math.floor(wrist.x + dx * s), Math.floor(wrist.y + dy * s)) >= 0;
  let s = 0;
  while (s < 0.13 * height && isThere(s + 1)) s++;
  const back = Math.max(0, s - Math.max(1.5, 0.05 * height));
  return { x: wrist.x + dx * back, y: wrist.y + dy * back };
}

/** The end of what is bare beside the body, in the colours of the face: a cape that hangs from an arm is none. */
function bareHand(person: Person, side: 0 | 1): Place | undefined {
  const { axis, torsoHalf, top, neck, floor, line } = person;
  if (isGrey(skinOf(person))) return undefined;
  const skins = skinsOf(person);
  const height = floor - top;
  const out = side ? 1 : -1;
  let end: { readonly x: Px; readonly y: Px; readonly worth: number } | undefined;
  eachPixel(line.figure, (x, y, color) => {
    const off = out * (x + 0.5 - axis);
    if (!skins.has(color) || line.colors.has(color)) return;
    if (off < torsoHalf || y < Math.max(neck + 1, top + HIGHEST * height) || y > top + LOWEST * height) return;
    const worth = off + 0.9 * y;
    if (worth > (end?.worth ?? -Infinity)) end = { x, y, worth };
  });
  if (!end) return undefined;
  return fistAbout(person, { x: end.x + 0.5, y: end.y + 0.5 }, side, skins);
}

/** The middle of what there is about the end of an arm, of some colours alone where they are told; undefined for a fleck. */
function fistAbout(person: Person, end: Place, side: 0 | 1, own: undefined, reach: number): Place;
function fistAbout(person: Person, end: Place, side: 0 | 1, own: ReadonlySet<number>): Place | undefined;
function fistAbout(
  { axis, torsoHalf, line, picture, floor, top }: Person,
  end: Place,
  side: 0 | 1,
  own?: ReadonlySet<number>,
  reach = 1.5,
): Place | undefined {
  const fist = Math.max(1.5, FIST * (floor - top));
  const out = side ? 1 : -1;
  const [xs, ys]: [number[], number[]] = [[], []];
  eachPixel(own ? line.figure : picture, (x, y, color) => {
    if (Math.hypot(x + 0.5 - end.x, y + 0.5 - end.y) > reach * fist || (own && !own.has(color))) return;
    if (out * (x + 0.5 - axis) < 0.8 * torsoHalf) return;
    xs.push(x + 0.5);
    ys.push(y + 0.5);
  });
  if (own && xs.length < LEAST_BARE) return undefined;
  return xs.length > 0 ? { x: median(xs), y: median(ys) } : end;
}
/** Fists about it: hips are as near. */
const NEAR_WRIST = 1.05;
/** Fewer pixels are a buckle. */
const LEAST_BARE = 3;

/** The lowest block of an arm, as high as a fist. */
function endOfArm(person: Person, side: 0 | 1): Place {
  const arm: Flat = person.arms[side];
  let low = -1;
  eachPixel(arm, (_x, y) => {
    low = Math.max(low, y);
  });
  if (low < 0) {
    const off = person.torsoHalf + 1;
    return { x: person.axis + (side ? off : -off), y: person.hip };
  }
  // Its end: outermost and low. The fist lies about that.
  const fist = Math.max(1.5, 0.07 * (person.floor - person.top));
  const out = side ? 1 : -1;
  let end = { x: 0, y: 0, worth: -Infinity };
  // What hangs lower than hands do is a cape before which the hand juts out.
  const height = person.floor - person.top;
  const isCaped = low > person.top + CAPED * height;
  eachPixel(arm, (x, y, color) => {
    if (isCaped && (y < person.top + 0.4 * height || y > person.top + 0.66 * height)) return;
    const worth = out * x + (isCaped ? 0.2 : 0.9) * y;
    if (!person.line.colors.has(color) && worth > end.worth) end = { x, y, worth };
  });
  end = beyond(person, end, out, 1.8 * fist);
  const xs: number[] = [];
  const ys: number[] = [];
  eachPixel(person.line.figure, (x, y) => {
    if (Math.hypot(x - end.x, y - end.y) > 1.5 * fist || out * (x + 0.5 - person.axis) < person.torsoHalf) return;
    xs.push(x + 0.5);
    ys.push(y + 0.5);
  });
  if (xs.length === 0) return { x: person.axis + (side ? 1 : -1) * (person.torsoHalf + 1), y: low };
  return { x: median(xs), y: median(ys) };
}

const CAPED = 0.78;

/** From the end of a sleeve on to the end of the hand that hangs together with it. */
function beyond(
  { line }: Person,
  end: { readonly x: Px; readonly y: Px; readonly worth: number },
  out: -1 | 1,
  reach: number,
): { x: Px; y: Px; worth: number } {
  const { figure } = line;
  const seen = new Set([end.y * figure.width + end.x]);
  const queue: [Px, Px][] = [[end.x, end.y]];
  let best = { ...end };
  for (const [x, y] of queue)
    for (const [dx, dy] of BESIDE) {
      const [X, Y] = [x + dx, y + dy];
      const key = Y * figure.width + X;
      if (seen.has(key) || at(figure, X, Y) < 0 || Math.hypot(X - end.x, Y - end.y) > reach) continue;
      if (out * (X - end.x) < -1) continue;
      seen.add(key);
      queue.push([X, Y]);
      const worth = out * X + 0.9 * Y;
      if (worth > best.worth) best = { x: X, y: Y, worth };
    }
  return best;
}
