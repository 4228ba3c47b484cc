/** The arms of a figure by its joints, each as a piece that turns about its shoulder, and the figure without it. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { segment } from '../lift/segment.ts';
import { PARTS, type Skeleton } from '../lift/skeleton.ts';
import { areaOf, areKin, at, BESIDE, type Flat, NONE, toImage } from '../parts/flat.ts';
import { type FoundJoints, type Person, piecesIn } from '../parts/index.ts';
import { cutsThrough, offWay, spread, wayOf } from './arm-core.ts';
import type { Figure } from './figure.ts';
import { cutFrom } from './heal.ts';
import { isPartOfMore, isThing } from './held-thing.ts';
import { withLine } from './mask.ts';
import type { Point, Weapon } from './types.ts';

export interface SwingArm {
  readonly side: -1 | 1;
  /** The arm and what it holds, about the shoulder; it points to the hand. */
  readonly piece: Weapon;
  /** The figure without it. */
  readonly body: Flat;
  /** From the shoulder to the hand. */
  readonly long: Px;
  /** How far what it holds reaches beyond the hand; 0 for a bare hand. */
  readonly beyond: Px;
  /** Share of the piece's sides that are open: what stands off the body comes off it clean. */
  readonly free: number;
  readonly hand: Point;
}

/** So sure of shoulder and hand is who may be said to have an arm. */
const SURE = 0.33;
/** Shares of the figure's height, and of its area. */
const [SHORTEST, LONGEST] = [0.1, 0.46];
/** Of what is shorter no turn is seen. */
const LEAST_LONG: Px = 4;
const BELOW_HIPS = 0.16;
const FOOT = 0.19;
const HELD = 0.1;
/** A hand is no longer. */
const PALM = 0.13;
/** So far above shoulder and hand an arm does not reach; and so much of it may. */
const ABOVE = 0.05;
const OF_HEAD = 0.12;
const [LEAST, MOST] = [0.012, 0.26];
const BARE = 0.16;
/** What is of an arm itself: so far on either side of its bones and round its hand, as shares of the height. */
const WIDE = 0.06;
const HAND = 0.095;
/** And no farther than this share of the figure's width. */
const SLIM = 0.11;
/** Hands nearer to each other than this are one hand that was seen twice. */
const TWICE = 0.13;
/** So sure on the whole is who has arms that no parts were found of. */
const SURELY = 0.5;

export function armParts(figure: Figure, joints: FoundJoints, person: Person | undefined): readonly SwingArm[] {
  const isPerson = person !== undefined;
  const { line, height } = figure;
  const names = (['RIGHT', 'LEFT'] as const).filter((name) => {
    const [shoulder, , hand] = wayOf(joints, name);
    const long = spread(shoulder, hand);
    const hips = Math.max(person?.crotch ?? 0, (joints['LEFT HIP'].y + joints['RIGHT HIP'].y) / 2);
    const lowest = Math.min(hips + BELOW_HIPS * height, figure.trunk.floor - FOOT * height);
    const isArm = long >= Math.max(LEAST_LONG, SHORTEST * height) && long <= LONGEST * height && hand.y < lowest;
    const sure = isPerson || (shoulder.sure + hand.sure) / 2 >= SURELY;
    return isArm && sure && Math.min(shoulder.sure, hand.sure) >= SURE;
  });
  if (names.length === 0) return [];
  const hands = [joints['RIGHT ARM'], joints['LEFT ARM']] as const;
  const isOne = spread(...hands) < TWICE * height;
  // Of one that was seen twice that arm is there whose shoulder is on its side.
  const nearer = (name: 'RIGHT' | 'LEFT'): number => {
    const [shoulder, , hand] = wayOf(joints, name);
    return spread(shoulder, hand) - hand.sure;
  };
  const shown = isOne ? [...names].sort((a, b) => nearer(a) - nearer(b)).slice(0, 1) : names;
  const skeleton = Object.fromEntries(
    Object.entries(joints).map(([label, { x, y }]) => [label, { x, y, z: /ARM|ELBOW/.test(label) ? 1 : 0 }]),
  ) as unknown as Skeleton;
  const { part } = segment(
    toImage(line.figure),
    skeleton,
    PARTS.map(({ name }, k) => (isOne && /arm/.test(name) && !isOf(shown[0]!, name) ? 0 : k)),
  );
  return shown.flatMap((name) => pieceOf(figure, joints, name, part, isPerson) ?? []);
}

const isOf = (side: 'RIGHT' | 'LEFT', part: string): boolean =>
  part.startsWith(`${side.toLowerCase()} `) && part.includes('arm');

function pieceOf(
  figure: Figure,
  joints: FoundJoints,
  name: 'RIGHT' | 'LEFT',
  part: Int8Array,
  isPerson: boolean,
): SwingArm | undefined {
  const { picture, line, height } = figure;
  const { width } = picture;
  const [shoulder, elbow, hand] = wayOf(joints, name);
  const axis = (joints.NECK.x + joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 3;
  const side = (shoulder.x + hand.x) / 2 < axis ? -1 : 1;
  const own = PARTS.flatMap((one, k) => (isOf(name, one.name) ? [k] : []));
  const off = (x: Px, y: Px): number => {
    const p = { x: x + 0.5, y: y + 0.5 };
    return Math.min(offWay(p, shoulder, elbow), offWay(p, elbow, hand));
  };
  const all = new Uint8Array(part.length);
  part.forEach((k, i) => {
    if (own.includes(k)) all[i] = 1;
  });
  // Of slim figures arms are slim as well.
  const { width: broad } = opaqueBounds(toImage(line.figure))!;
  const isArm = (i: number): boolean =>
    off(i % width, Math.floor(i / width)) <= Math.max(1.3, Math.min(WIDE * height, SLIM * broad)) ||
    spread(placeOf(i, width), hand) <= Math.max(1.5, Math.min(HAND * height, 1.6 * SLIM * broad));
  // Thick arms are known by having no more of the figure than arms have.
  const isWhole = sizeOf(all) <= BARE * areaOf(line.figure);
  const bare = isWhole ? all : all.map((is, i) => (is && isArm(i) ? 1 : 0));
  // With all that hangs on it where that is a thing, or else the arm alone.
  const held = all.map((is, i) => (is && !isArm(i) ? 1 : 0));
  const reach = held.reduce((far, is, i) => (is ? Math.max(far, spread(placeOf(i, width), hand)) : far), 0);
  const isHeld =
    reach >= HELD * height &&
    isThing(line.figure, held, { height, hasHands: true, long: reach, angle: undefined }) &&
    isPerson;
  return (isHeld ? asPiece(all, true) : undefined) ?? asPiece(bare, false);

  /** A hand goes with its arm though the hip beside it is nearer: what small thing of one colour is about where it is told to be. */
  function withHand(core: Uint8Array): Uint8Array {
    const { figure: flesh } = line;
    const reach = Math.max(2, PALM * height);
    const out = Uint8Array.from(core);
    const seen = new Uint8Array(core.length);
    flesh.colors.forEach((first, start) => {
      if (first < 0 || core[start] || seen[start] || spread(placeOf(start, width), hand) > reach) return;
      const group = [start];
      seen[start] = 1;
      let isSmall = true;
      let isBeside = false;
      for (const i of group) {
        const [x, y] = [i % width, Math.floor(i / width)];
        // What goes on is a trouser or a coat.
        if (spread(placeOf(i, width), hand) > reach) isSmall = false;
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const j = i + dy * width + dx;
            const color = at(flesh, x + dx, y + dy);
            if (color < 0 || seen[j]) continue;
            if (core[j] || core[j + dx + dy * width]) isBeside = true;
            if (core[j]) continue;
            if (areKin(color, flesh.colors[i]!)) {
              seen[j] = 1;
              group.push(j);
            }
          }
        }
      }
      if (isSmall && isBeside && group.length >= 2) for (const i of group) out[i] = 1;
    });
    return out;
  }

  function asPiece(given: Uint8Array, isArmed: boolean): SwingArm | undefined {
    const core = withHand(oneOf(given, width, shoulder));
    const grip = { x: Math.round(shoulder.x - 0.5), y: Math.round(shoulder.y - 0.5) };
    const cells: Weapon['cells'][number][] = [];
    let [far, beyond, open, sides, above] = [0, 0, 0, 0, 0];
    const shoulders = Math.min(shoulder.y, elbow.y, hand.y) - Math.max(1.5, ABOVE * height);
    core.forEach((is, i) => {
      if (!is) return;
      const [x, y] = [i % width, Math.floor(i / width)];
      if (y < shoulders && !held[i]) above++;
      cells.push([x - grip.x, y - grip.y, line.figure.colors[i]!]);
      far = Math.max(far, Math.round(spread({ x, y }, grip)));
      if (isArmed && held[i]) beyond = Math.max(beyond, Math.round(spread({ x: x + 0.5, y: y + 0.5 }, hand)));
      for (const [dx, dy] of BESIDE) {
        if (core[i + dy * width + dx]) continue;
        sides++;
        if (at(line.figure, x + dx, y + dy) < 0) open++;
      }
    });
    // What is above both ends of an arm is of the head: a muzzle, a beard.
    if (above > OF_HEAD * cells.length) return undefined;
    // What both hands hold, or a sleeve that goes on into a coat, would be cut through.
    if (cutsThrough(line.figure, core, grip, height)) return undefined;
    // Of a staff that goes on below the hand only a piece would be raised.
    const thing = { mask: core, grip: { x: Math.round(hand.x), y: Math.round(hand.y) } };
    if (isArmed && isPartOfMore(line.figure, thing, figure.trunk)) return undefined;
    const area = areaOf(line.figure);
    if (cells.length < Math.max(4, LEAST * area) || cells.length > (beyond ? MOST : BARE) * area) return undefined;
    const mask = withLine(line, core);
    const body = cutFrom(figure, core, mask);
    if (piecesIn(toImage(body)) > piecesIn(toImage(picture))) return undefined;
    const angle = Math.atan2(hand.y - shoulder.y, hand.x - shoulder.x);
    const half = Math.ceil(0.055 * height);
    const piece: Weapon = { mask, cells, grip, angle, ahead: far, behind: 0, half, colorAt: () => NONE };
    return { side, piece, body, long: spread(shoulder, hand), beyond, free: open / Math.max(1, sides), hand };
  }
}

const sizeOf = (mask: Uint8Array): number => mask.reduce((n, is) => n + is, 0);
const placeOf = (i: number, width: Px): Point => ({ x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 });

/** The group of pixels nearest to the shoulder: what hangs on nothing else. */
function oneOf(given: Uint8Array, width: Px, shoulder: Point): Uint8Array {
  const seen = new Uint8Array(given.length);
  let best: { group: number[]; away: number } | undefined;
  given.forEach((is, start) => {
    if (!is || seen[start]) return;
    const group = [start];
    seen[start] = 1;
    for (const i of group) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx;
          if (given[j] && !seen[j]) {
            seen[j] = 1;
            group.push(j);
          }
        }
      }
    }
    const away = Math.min(
      ...group.map((i) => spread({ x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 }, shoulder)),
    );
    if (!best || group.length > 1.5 * best.group.length || (away < best.away && group.length * 1.5 > best.group.length))
      best = { group, away };
  });
  const out = new Uint8Array(given.length);
  for (const i of best?.group ?? []) out[i] = 1;
  return out;
}
