/** Capes: behind the body from the shoulders to the ankles, with a collar before the shoulders. */
import type { Px } from '../../../../src/pixels/types.ts';
import { median } from '../parts/flat.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';
import type { Tone } from './stamp.ts';

/** Of figures of fewer rows a cape reaches the ground beside short legs. */
const SMALL: Px = 22;
/** Share of the way from hips to ground at which others end. */
const ENDS = 0.82;

/**
 * How far it reaches to each side in each of its rows: from the shoulders down a little wider from row to row, behind the arms, wider
 * than the legs or the skirt that are before it.
 */
function halvesOf({ stance, reachAt, runAt, line }: ShapeTools): {
  readonly first: Px;
  readonly halves: readonly number[];
} {
  const { trunk, trunkHalf, chin, hip, floor, top } = stance;
  const height = floor - top;
  const isSmall = height < SMALL;
  const first = Math.round(chin) + (isSmall ? 0 : 1);
  const end = isSmall ? floor - 2 : Math.round(hip + ENDS * (floor - hip));
  const most = Math.max(trunkHalf + 3, MOST * height);
  const reaches = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.max(1, Math.round(to - from)) }, (_, k) => reachAt(trunk, Math.round(from) + k));
  const shoulder = Math.min(reachAt(trunk, first + 1), Math.max(trunkHalf, 1.3 * trunkHalf - 0.5));
  // Hands that hang beside the hips are before it; knees are where it is seen best.
  const legs = median(reaches(hip + 0.25 * (floor - hip), end));
  const usual = Math.min(most, Math.max(shoulder + 0.09 * height, legs + Math.max(2, 0.07 * height)));
  const count = Math.max(3, end - first + 1);
  const halvesTo = (widest: number): readonly number[] =>
    Array.from({ length: count }, (_, k) => {
      // One that must hang out beside the arms does so from the shoulders down, not below the hands alone.
      const isOut = widest > usual + 0.5;
      const t = Math.min(1, (k + 1) / (isSmall ? 3 : (isOut ? OUT : 0.8) * count));
      const flare = isOut && !isSmall ? Math.sin((t * Math.PI) / 2) : t;
      return Math.max(2, shoulder + (widest - shoulder) * flare - (k === count - 1 ? 1 : 0));
    });
  // Of whose arms hide it on a side more hangs out beside them.
  const seenIn = (halves: readonly number[]): number => {
    const seen = [-1, 1].map((side) => {
      let n = 0;
      // The line of what is before it hides a pixel more.
      const isHidden = (x: number, y: Px): boolean => [0, side * line].some((d) => runAt(Math.floor(x - d), y));
      halves.forEach((half, k) => {
        for (let d = 0; d < half; d++) if (!isHidden(trunk + side * (d + 0.5), first + k)) n++;
      });
      return n;
    });
    return Math.min(...seen);
  };
  let widest = usual;
  while (seenIn(halvesTo(widest)) < SEEN * height ** 2 && widest < WIDEST * height + 2) widest++;
  return { first, halves: halvesTo(widest) };
}
/** Share of the height that it is to each side: usually at the most, and where it would not be seen else. */
const MOST = 0.34;
const WIDEST = 0.46;
/** Share of its rows in which one that hangs out beside the arms becomes as wide as it is. */
const OUT = 0.5;
/** Share of the square of the height that is seen of it on either side at the least. */
const SEEN = 0.04;

export const cape: Shape = (tools) => (tools.stance.facing === 0 ? hanging(tools) : besideBack(tools));

/** Of who looks at the viewer. */
const hanging: Shape = (tools) => {
  const { stamp, front, stance, line, runAt, trim, width, eyes } = tools;
  const { trunk, trunkHalf, headHalf, floor, top } = stance;
  const { first, halves } = halvesOf(tools);
  const fold = floor - top < SMALL ? 3 : 4;
  halves.forEach((half, k) => {
    const [from, to] = [Math.max(line, Math.round(trunk - half)), Math.min(width - line, Math.round(trunk + half))];
    for (let x = from; x < to; x++) {
      const edge = Math.min(x - from, to - 1 - x);
      const isLeft = x < trunk;
      // Near the body it lies in shadow; folds come from the shoulders and keep their places.
      const tone: Tone =
        k === halves.length - 1
          ? 'deep'
          : edge === 0
            ? isLeft
              ? 'light'
              : 'shadow'
            : edge % fold === fold - 1 || edge > 2 * fold
              ? 'shadow'
              : 'base';
      stamp.dot(x, first + k, tone);
    }
  });
  // The collar: over each shoulder, below the face.
  const row = Math.max(Math.round(stance.chin), eyes ? eyes.bottom + 2 : 0);
  const half = Math.min(trunkHalf + 0.5, headHalf * 1.2 + 0.5);
  for (let x = Math.round(trunk - half); x < Math.round(trunk + half); x++)
    for (let d = 0; d < (floor - top < SMALL ? 1 : 2); d++) {
      // Open at the throat, on the second row from the shoulders alone.
      const isOpen = d > 0 && Math.abs(x + 0.5 - trunk) < 0.55 * half;
      if (runAt(x, row + d) && !isOpen)
        front.dot(x, row + d, x < trunk ? (d ? 'base' : 'light') : d ? 'deep' : 'shadow');
    }
  const clasp = Math.round(trunk) - 1;
  for (const x of [clasp, clasp + 1]) if (runAt(x, row)) front.dot(x, row, x === clasp ? 'spec' : 'base', trim);
  return { behind: true };
};

/** Of who looks aside: down the back, a little off it towards its end. */
const besideBack: Shape = (tools) => {
  const { stamp, front, stance, line, runAt, trim, width, eyes } = tools;
  const { trunk, trunkHalf, axis, headHalf, chin, floor, top, hip, facing } = stance;
  const height = floor - top;
  const first = Math.round(chin);
  const end = Math.min(floor - 1 - line, Math.round(hip + ENDS * (floor - hip)));
  const deep = Math.max(1, end - first);
  let back: Px | undefined;
  for (let y = first; y <= end; y++) {
    const t = (y - first) / deep;
    const run = runAt(trunk, y);
    const edge = run && (facing > 0 ? run[0] : run[1]);
    // It hangs smoothly over what juts out of a back.
    if (edge !== undefined) {
      const usual = Math.max(trunk - trunkHalf - 1, Math.min(trunk + trunkHalf + 1, edge));
      back = back === undefined ? usual : Math.max(back - 1, Math.min(back + 1, usual));
    }
    const cut = y === end ? 1 : 0;
    const reach = (0.07 + 0.13 * t) * height - cut;
    const own = back ?? trunk - facing * trunkHalf;
    const from = Math.max(line, Math.round(facing > 0 ? own - reach : trunk));
    const to = Math.min(width - line, Math.round(facing > 0 ? trunk : own + reach));
    for (let x = from; x < to; x++) {
      const off = facing > 0 ? x - from : to - 1 - x;
      const tone: Tone = y === end ? 'deep' : off === 0 ? 'light' : off % 4 === 3 ? 'shadow' : 'base';
      stamp.dot(x, y, tone);
    }
  }
  const collar = (axis + trunk) / 2;
  const half = Math.min(trunkHalf + 0.5, headHalf * 1.1);
  const row = first + (eyes && first <= eyes.bottom + 1 ? 1 : 0);
  for (let x = Math.round(collar - half); x < Math.round(collar + half); x++)
    if (runAt(x, row)) front.dot(x, row, x < collar ? 'light' : 'shadow');
  const clasp = Math.round(collar + facing * 0.5 * half) - 1;
  if (runAt(clasp, row)) front.dot(clasp, row, 'spec', trim);
  return { behind: true };
};
