/**
 * Where the joints of a standing figure are by its silhouette alone: for capes, shields and masks, in which the keypoint
 * network sees no person or one on its head.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { evenness } from './evenness.ts';
import { areaOf, areKin, at, copyOf, eachPixel, type Flat, NONE, opaqueRows } from './flat.ts';
import { lineHabitOf } from './line-habit.ts';
import type { FoundJoints } from './person-types.ts';

/** A figure that is lower than this share of its width does not stand. */
const UPRIGHT = 0.95;
/** Whose sides are unlike holds a shield or a weapon, which makes a figure wide. */
const UPRIGHT_ARMED = 0.85;
const ARMED = 0.6;
/** Shares of the height between which a chin may lie, and from a chin down to the hips. */
const [HIGHEST, LOWEST, HIPS] = [0.17, 0.58, 0.5];
/** How much wider the shoulders are than the head, as a share of the height and in pixels. */
const LEAST_JUMP = 0.05;
const LEAST_PIXELS: Px = 1.5;
const NEARLY = 0.6;
/** How sure a guess is, beside what the network says of itself. */
const GUESSED = 0.75;

/** A nose is no farther from the neck, as a share of the height. */
const BESIDE_NECK = 0.22;

/** Whether joints are those of somebody who stands: hips below both shoulders, shoulders no lower than the chin by far. */
function isStanding(joints: FoundJoints, height: Px, least: number): boolean {
  const { NECK: neck, 'LEFT SHOULDER': a, 'RIGHT SHOULDER': b, 'LEFT HIP': c, 'RIGHT HIP': d } = joints;
  // A face beside the shoulders or below them is a shield's.
  const nose = joints.NOSE;
  if (nose.sure >= least && (nose.y > neck.y + 1 || Math.abs(nose.x - neck.x) > BESIDE_NECK * height)) return false;
  const sure = (neck.sure + a.sure + b.sure + c.sure + d.sure) / 5;
  return sure >= least && (c.y + d.y) / 2 - Math.max(a.y, b.y) >= 0.07 * height;
}

/** The joints of a sprite: those found where they are of somebody who stands, else by its silhouette where that tells. */
export function jointsOf(sprite: Flat, found: FoundJoints, least: number): FoundJoints {
  const { top, bottom } = opaqueRows(sprite);
  const { figure } = lineHabitOf(sprite);
  return isStanding(found, bottom - top, least) ? found : (guessJoints(figure) ?? guessBigHead(figure) ?? found);
}

/** Figures of so many rows may be more head than body: no wider than this share of their height, alike on both sides. */
const SMALL: Px = 20;
const MOST_WIDE = 1.25;
const ALIKE = 0.7;
/** Their chin lies between these shares of the height; a body is no wider than that share of the head. */
const CHINS = [0.58, 0.84] as const;
const NO_WIDER = 1.5;
const NECK = 0.8;

/** A body of which more has the colours of the head is a ball on feet; colours of less of a head than that do not count. */
const OF_HEAD = 0.62;
const COLOUR = 0.06;

/** Share of what is below a chin that has colours of what is above it. */
function likenessOf(figure: Flat, top: Px, chin: Px, bottom: Px): number {
  const pixels = (from: Px, to: Px): number[] =>
    [...figure.colors.subarray(from * figure.width, to * figure.width)].filter((c) => c >= 0);
  const above = pixels(top, chin);
  const counts = new Map<number, number>();
  for (const c of above) counts.set(c, (counts.get(c) ?? 0) + 1);
  const below = pixels(chin, bottom);
  return below.filter((c) => (counts.get(c) ?? 0) > COLOUR * above.length).length / Math.max(1, below.length);
}

/** The joints of somebody of whom most is head, standing on two feet: where the figure is narrowest below its face. */
export function guessBigHead(figure: Flat): FoundJoints | undefined {
  const { top, bottom } = opaqueRows(figure);
  const height = bottom - top;
  const even = evenness(figure);
  if (height < 10 || height > SMALL || even.fit < ALIKE) return undefined;
  const runsAt = (y: Px): { readonly n: number; readonly wide: Px } => {
    const columns = Array.from({ length: figure.width }, (_, x) => x).filter((x) => at(figure, x, y) >= 0);
    const n = columns.filter((x, k) => k === 0 || columns[k - 1]! < x - 1).length;
    return { n, wide: columns.length === 0 ? 0 : columns.at(-1)! + 1 - columns[0]! };
  };
  const rows = Array.from({ length: height }, (_, k) => runsAt(top + k));
  const head = Math.max(...rows.slice(0, Math.round(height * CHINS[0])).map(({ wide }) => wide));
  const body = Math.max(...rows.slice(Math.round(height * CHINS[1])).map(({ wide }) => wide));
  const [first, last] = [Math.round(height * CHINS[0]), Math.min(height - 3, Math.round(height * CHINS[1]))];
  let narrow = first;
  for (let k = first; k <= last; k++) if (rows[k]!.wide <= rows[narrow]!.wide) narrow = k;
  // Balls and slimes stand on one foot or none, and have no neck.
  const hasFeet = [1, 2].some((k) => rows[height - k]!.n >= 2 && rows[height - k]!.n <= 3);
  const hasNeck = rows[narrow]!.wide <= NECK * head && body >= rows[narrow]!.wide + 2;
  if (!(hasFeet || hasNeck) || head > MOST_WIDE * height || head < 0.5 * height || body > NO_WIDER * head)
    return undefined;
  const chin = top + Math.min(narrow + 1, height - 3);
  if (likenessOf(figure, top, chin, bottom) > OF_HEAD) return undefined;
  return joined({ axis: even.axis, top, bottom, chin, head: head / 2, half: Math.max(2, rows[narrow]!.wide / 2 - 1) });
}

/** Shares of a figure from its top that are looked at for its axis: what is held may hide it in any of them. */
const UPPER = [1, 0.36, 0.22] as const;

/** Who stands facing the viewer, whatever is held, is no less alike on both sides. */
const LIKELY = 0.46;

/** Joints by the silhouette of a figure, about the axis on which its head is most alike; undefined where it has none. */
function guessJoints(figure: Flat): FoundJoints | undefined {
  // What is solid has no joints about any axis: it need not be compared with its mirror image.
  if (isSolid(figure) || evenness(figure).fit < LIKELY) return undefined;
  const { top, bottom } = opaqueRows(figure);
  const guesses = UPPER.flatMap((share) => {
    const upper = copyOf(figure);
    upper.colors.fill(NONE, Math.round(top + share * (bottom - top)) * figure.width);
    const { axis } = evenness(upper);
    const joints = guessAbout(figure, axis);
    return joints
      ? [{ joints, fit: headFit(figure, axis, top, Math.round(joints.NECK.y), joints['LEFT EAR'].x - axis) }]
      : [];
  });
  const [best] = guesses.sort((a, b) => b.fit - a.fit);
  return best?.joints;
}

/** How alike a head is about an axis, 0..1. */
function headFit(figure: Flat, axis: number, top: Px, chin: Px, half: number): number {
  let [same, all] = [0, 0];
  const last = Math.round(2 * axis) - 1;
  eachPixel(figure, (x, y, color) => {
    if (y < top || y >= chin || Math.abs(x + 0.5 - axis) > half + 1.5) return;
    all++;
    if (areKin(at(figure, last - x, y), color)) same++;
  });
  return all > 0 ? same / all : 0;
}

/** What fills more than this share of its box has no limbs: chests, balls, bottles. */
const SOLID = 0.72;

export function isSolid(figure: Flat): boolean {
  const { left, right, top, bottom } = boxOf(figure);
  return areaOf(figure) > SOLID * (right - left) * (bottom - top);
}

/** The same about an axis that is told. */
function guessAbout(figure: Flat, axis: number): FoundJoints | undefined {
  const { left, right, top, bottom } = boxOf(figure);
  const height = bottom - top;
  if (
    height < 12 ||
    isSolid(figure) ||
    height < (evenness(figure).fit < ARMED ? UPRIGHT_ARMED : UPRIGHT) * (right - left)
  )
    return undefined;
  // How far a row reaches on its shorter side: shields and weapons are held in one hand.
  const reach = (y: Px): number => {
    const to = (step: -1 | 1): number => {
      let n = 0;
      for (let x = Math.floor(step < 0 ? axis - 0.5 : axis); at(figure, x, y) >= 0; x += step) n++;
      return n;
    };
    return Math.min(to(-1), to(1));
  };
  const mean = (from: Px, to: Px): number => {
    let sum = 0;
    for (let y = from; y < to; y++) sum += reach(y);
    return sum / Math.max(1, to - from);
  };
  const span = Math.max(2, Math.round(height * 0.08));
  const first = Math.round(top + HIGHEST * height);
  const jumps = Array.from({ length: Math.round((LOWEST - HIGHEST) * height) }, (_, i) => {
    const y = first + i;
    return mean(y, y + span) - mean(y - span, y);
  });
  const most = Math.max(...jumps);
  // The first that is nearly as large: elbows and hems jut out further below.
  const from = jumps.findIndex((jump) => jump >= NEARLY * most);
  const local = jumps.slice(from, from + span + 1);
  const chin = first + from + local.indexOf(Math.max(...local));
  const head = mean(top, chin);
  if (most < Math.max(LEAST_PIXELS, LEAST_JUMP * height) || head < 1) return undefined;
  const hip = chin + HIPS * (bottom - chin);
  return joined({ axis, top, bottom, chin, head, half: Math.max(2, mean(chin, Math.round(hip)) * 0.7) });
}

interface Standing {
  readonly axis: number;
  readonly top: Px;
  readonly bottom: Px;
  readonly chin: Px;
  /** Half the width of the head, and of the body at the shoulders. */
  readonly head: number;
  readonly half: number;
}

/** The joints of somebody who stands and faces the viewer. */
export function joined({ axis, top, bottom, chin, head, half }: Standing): FoundJoints {
  const hip = chin + HIPS * (bottom - chin);
  const height = bottom - top;
  const joint = (x: number, y: number) => ({ x, y, sure: GUESSED });
  const pair = (name: string, off: number, y: number) => [
    [`LEFT ${name}`, joint(axis + off, y)],
    [`RIGHT ${name}`, joint(axis - off, y)],
  ];
  return Object.fromEntries([
    ['NOSE', joint(axis, top + (chin - top) * 0.7)],
    ['NECK', joint(axis, chin)],
    ...pair('EYE', head * 0.4, top + (chin - top) * 0.55),
    ...pair('EAR', head * 0.9, top + (chin - top) * 0.6),
    ...pair('SHOULDER', half, chin + 0.04 * height),
    ...pair('ELBOW', half * 1.3, (chin + hip) / 2),
    ...pair('ARM', half * 1.5, hip),
    ...pair('HIP', half * 0.6, hip),
    ...pair('KNEE', half * 0.6, (hip + bottom) / 2),
    ...pair('LEG', half * 0.6, bottom - 1),
  ]) as unknown as FoundJoints;
}
