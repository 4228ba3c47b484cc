/** The face of a small figure that looks at the viewer with both eyes, and the head about it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { eyesIn } from './faceless.ts';
import { findEyes } from './find-eyes.ts';
import { apart, at, type Color, commonest, type Flat, isWarm, luma, median } from './flat.ts';
import { skinsAbout } from './hair-over.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import type { FoundJoints } from './person-types.ts';
import { columnsOf, type Run, type Runs, runAt, widthOf } from './runs.ts';

export interface SmallFace {
  readonly picture: Flat;
  /** The columns of the eyes. */
  readonly eyes: readonly Px[];
  /** The rows of the eyes. */
  readonly rows: readonly Px[];
  /** The first row below the face. */
  readonly chin: Px;
  /** The middle of the head, and half its width. */
  readonly axis: number;
  readonly half: number;
  /** The head in each row, without its outline. */
  readonly head: Runs;
  readonly face: ReadonlySet<number>;
  readonly line: ReadonlySet<Color>;
  readonly isSkin: (color: Color) => boolean;
  /** What covers the head where its face is. */
  readonly hairAt: (x: Px, y: Px) => Color;
}

/** Figures of more rows have limbs. */
export const SMALL: Px = 24;
/** No wider for their height. */
const WIDE = 1.12;
/** Of the smallest, wide open eyes have such a share of the pixels. */
const LARGE = 0.034;
/** Eyes lie no lower and no higher, as shares of the height from the top: there are brims and highlights. */
const LOWEST = 0.54;
const HIGHEST = 0.22;
/** A joint surer than this tells where the neck is; else a chin lies so far below the eyes, as a share of the height. */
const SURE = 0.5;
const CHIN = 0.17;
/** And at least and most so far. */
const [LEAST_CHIN, MOST_CHIN] = [2, 0.26] as const;
/** The eyes lie no farther beside the middle of the head, as a share of half of it. */
const BESIDE = 0.62;
/** Skin reaches so many columns beside the eyes and rows above them. */
const CHEEK: Px = 3;
const BROW: Px = 3;
/** Shades of skin, of 442. */
const SKIN = 62;
const SAME = 12;
/** An edge darker than this, of 255, is an outline. */
const DARK = 62;

/** The face; undefined for who is not so small or shows no pair of eyes. */
export function seeSmallFace(picture: Flat, joints: FoundJoints): SmallFace | undefined {
  const { width } = picture;
  const { top, bottom, left, right } = boxOf(picture);
  const high = bottom - top;
  if (high > SMALL || high < 9 || right - left > WIDE * high) return undefined;
  const habit = lineHabitOf(picture);
  const upper = { axis: (left + right) / 2, headHalf: (right - left) / 2, top, chin: top + LOWEST * high };
  const large = (): readonly number[] => findEyes(picture, joints, upper, LARGE).flat();
  const usualEyes = eyesIn(picture, habit, joints);
  const isPair = new Set(usualEyes.map((i) => i % width)).size > 1;
  const pixels = isPair ? usualEyes : large();
  const eyes = [...new Set(pixels.map((i) => i % width))].sort((a, b) => a - b);
  const rows = [...new Set(pixels.map((i) => Math.floor(i / width)))];
  // An eye and the one beside it have something between them.
  if (!eyes.some((x, i) => i > 0 && x > eyes[i - 1]! + 1)) return undefined;
  if (Math.max(...rows) > top + LOWEST * high || Math.min(...rows) < top + HIGHEST * high) return undefined;
  const middle = (eyes[0]! + eyes.at(-1)! + 1) / 2;
  const low = Math.max(...rows);
  const { NECK: neck } = joints;
  const told = neck.sure >= SURE ? Math.round(neck.y) : low + 1 + Math.round(CHIN * high);
  const chin = Math.max(low + LEAST_CHIN, Math.min(told, low + 1 + Math.round(MOST_CHIN * high)));
  const head = headRuns(picture, habit.colors, middle, top, chin, rows);
  const found = rows.flatMap((y) => (head[y] ? [head[y]!] : []));
  if (found.length === 0) return undefined;
  const axis = median(found.map((run) => (run.from + run.to) / 2));
  const half = median(found.map((run) => widthOf(run) / 2));
  if (half < 2 || Math.abs(middle - axis) > BESIDE * half) return undefined;
  const isSkin = skinAbout(picture, habit, pixels, chin);
  if (!isSkin) return undefined;
  const face = faceAbout(
    picture,
    head,
    pixels,
    isSkin,
    [eyes[0]! - CHEEK, eyes.at(-1)! + CHEEK],
    [Math.min(...rows) - BROW, chin],
  );
  for (const i of hemOf(picture, head, habit.colors, face)) face.add(i);
  const hairAt = hairOf(picture, head, habit.colors, face, isSkin, top, chin);
  return { picture, eyes, rows, chin, axis, half, head, face, line: habit.colors, isSkin, hairAt };
}

/** Whether a colour is of the skin: what lies between the eyes and right below, with its shades and what else only a face has. */
function skinAbout(
  picture: Flat,
  habit: LineHabit,
  eyes: readonly number[],
  chin: Px,
): ((color: Color) => boolean) | undefined {
  const { width } = picture;
  const [xs, ys] = [eyes.map((i) => i % width), eyes.map((i) => Math.floor(i / width))];
  const isEye = new Set(eyes);
  const between: Color[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys) + 1; y++)
    for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x++)
      if (!isEye.has(y * width + x)) between.push(at(picture, x, y));
  const plain = commonest(between.filter((color) => !habit.colors.has(color)));
  const skins = skinsAbout(picture, habit, eyes, chin);
  // In a hood there is the dark.
  const own = plain >= 0 ? plain : commonest(between);
  if (own < 0) return undefined;
  const reach = isWarm(own) ? SKIN : SAME;
  const others = skins.filter((color, k) => k > 0 || apart(color, own) < SKIN);
  return (color) => apart(color, own) < reach || others.some((skin) => apart(color, skin) < SAME);
}

/** The head in each row down to the chin: what is far wider than at the eyes is held beside it or lies on it. */
export function headRuns(
  picture: Flat,
  line: ReadonlySet<Color>,
  middle: number,
  top: Px,
  chin: Px,
  rows: readonly Px[],
): Runs {
  const out: (Run | undefined)[] = Array(picture.height).fill(undefined);
  const found = rows.flatMap((y) => {
    const run = runAt(picture, y, middle);
    return run ? [run] : [];
  });
  if (found.length === 0) return out;
  const [from, to] = [Math.max(...found.map((r) => r.from)) - 1, Math.min(...found.map((r) => r.to)) + 1];
  for (let y = top; y < chin; y++) {
    const run = runAt(picture, y, middle);
    if (!run) continue;
    let [a, b] = [Math.max(run.from, from), Math.min(run.to, to)];
    const isEdge = (x: Px): boolean => line.has(at(picture, x, y)) || luma(at(picture, x, y)) < DARK;
    if (isEdge(a)) a++;
    if (b > a && isEdge(b - 1)) b--;
    if (b > a) out[y] = { from: a, to: b };
  }
  return out;
}

/** Skin that hangs together with the eyes, and what lies between it in its rows. */
function faceAbout(
  picture: Flat,
  head: Runs,
  eyes: readonly number[],
  isSkin: (color: Color) => boolean,
  [left, right]: readonly [Px, Px],
  [first, chin]: readonly [Px, Px],
): Set<number> {
  const { width } = picture;
  const face = new Set(eyes);
  for (const i of face) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        const run = head[y];
        if (!run || x < Math.max(left, run.from) || x > Math.min(right, run.to - 1) || y < first || y >= chin) continue;
        if (isSkin(at(picture, x, y))) face.add(y * width + x);
      }
    }
  }
  for (let y = first; y < chin; y++) {
    const columns = [...face].filter((i) => Math.floor(i / width) === y).map((i) => i % width);
    for (let x = Math.min(...columns); x <= Math.max(...columns); x++) face.add(y * width + x);
  }
  return face;
}

/** A colour of which so much touches the face, and that has no more of the head beside it, is the rim of a hood or a helmet. */
const TOUCHING = 0.65;
const MOST_HEM = 0.35;
const LEAST_HEM = 3;

/** The rim about a face, which turns with it. */
function hemOf(picture: Flat, head: Runs, line: ReadonlySet<Color>, face: ReadonlySet<number>): readonly number[] {
  const { width } = picture;
  const byColor = new Map<Color, number[]>();
  let all = 0;
  head.forEach((run, y) => {
    for (const x of columnsOf(run)) {
      const color = at(picture, x, y);
      if (face.has(y * width + x) || line.has(color)) continue;
      byColor.set(color, [...(byColor.get(color) ?? []), y * width + x]);
      all++;
    }
  });
  const touches = (i: number): boolean =>
    [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => face.has(i + dy * width + dx)));
  return [...byColor.values()].flatMap((own) => {
    const near = own.filter(touches);
    const isHem = own.length >= LEAST_HEM && own.length <= MOST_HEM * all && near.length >= TOUCHING * own.length;
    return isHem ? near : [];
  });
}

/** A colour that has so much of a head beside its face is of what covers it. */
const OFTEN = 0.12;

/** What covers a head behind: what lies beside the face in its row, if it is of the commonest about it. */
function hairOf(
  picture: Flat,
  head: Runs,
  line: ReadonlySet<Color>,
  face: ReadonlySet<number>,
  isSkin: (color: Color) => boolean,
  top: Px,
  chin: Px,
): (x: Px, y: Px) => Color {
  const { width } = picture;
  const first = Math.min(...[...face].map((i) => Math.floor(i / width)));
  const hairs: Color[] = [];
  const darks: Color[] = [];
  const shares = new Map<Color, number>();
  for (let y = top; y < chin; y++) {
    for (const x of columnsOf(head[y])) {
      const color = at(picture, x, y);
      if (face.has(y * width + x) || isSkin(color)) continue;
      shares.set(color, (shares.get(color) ?? 0) + 1);
      for (let n = y < first ? 2 : 1; n > 0; n--) (line.has(color) ? darks : hairs).push(color);
    }
  }
  const many = OFTEN * [...shares.values()].reduce((n, m) => n + m, 0);
  const skins = [...face].map((i) => picture.colors[i]!).filter(isSkin);
  // Black hair has the colour of the line; who has neither is bald.
  const usual =
    hairs.length >= 0.25 * (hairs.length + darks.length) && hairs.length > 2
      ? commonest(hairs)
      : darks.length > 0.4 * face.size
        ? commonest(darks)
        : commonest(skins);
  return (x, y) => {
    const run = head[y];
    if (!run) return usual;
    for (let d = 1; d < width; d++) {
      for (const u of [x - d, x + d]) {
        const color = at(picture, u, y);
        if (u < run.from || u >= run.to || face.has(y * width + u) || line.has(color) || isSkin(color)) continue;
        if (shares.get(color)! >= many) return color;
      }
    }
    return usual;
  };
}
