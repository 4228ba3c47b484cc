/** Wings: feathers and membranes. */
import type { Px } from '../../../../src/pixels/types.ts';
import { layRows, nearest } from './hand-set.ts';
import { WINGS } from './rows-worn.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';
import type { Stance } from './stance.ts';

/** How far membranes may spread before the canvas ends. */
const spread = ({ stance: { trunk, floor, top }, width, line }: ShapeTools, share: number): number =>
  Math.max(4, Math.min(share * (floor - top), trunk - line, width - line - trunk));

/** Sides on which wings are seen: of who looks aside the near one alone, over its back. */
const wingSides = ({ facing }: Stance): readonly number[] => (facing === 0 ? [-1, 1] : [-facing]);

/** Where the back of a beast is, over the middle of its body. */
function backOf({ stance, runAt }: ShapeTools): number | undefined {
  const { trunk, top, floor, isLong, isUpright } = stance;
  if (isUpright && !isLong) return undefined;
  for (let y = top; y < floor; y++) if (runAt(trunk, y) && runAt(trunk, y + 2)) return y + 0.1 * (floor - top);
  return undefined;
}

/** Where wings grow: the shoulder blades of who stands, the withers of a beast, the sides of what is all head. */
function rootOf({ stance, isBare }: ShapeTools): number {
  const { trunk, axis, isLong, isUpright, facing } = stance;
  if (isBare) return axis;
  return facing !== 0 && (isLong || !isUpright) ? trunk + 0.25 * (axis - trunk) : trunk;
}

/**
 * Raised from the shoulder up to the tip, half of the figure's height beyond the body on each side where the canvas has
 * room, else as much higher; feathers hang from it, each with its own end.
 */
export const feathers: Shape = (tools) => {
  const { stamp, front, stance, width, line, reachAt, isBare } = tools;
  const { trunkHalf, chin, floor, top, hip } = stance;
  const height = floor - top;
  const root = rootOf(tools);
  const isFront = stance.facing === 0;
  const base = isBare
    ? (top + floor) / 2
    : isFront
      ? chin + 0.07 * height
      : (backOf(tools) ?? Math.min(chin, (chin + hip) / 2));
  // They come out from behind the body: of what is broad, at its sides.
  const beside = isFront ? Math.min(reachAt(root, Math.round(base)), 1.8 * trunkHalf + 1) : 0;
  const start = Math.max(0, Math.floor(Math.max(trunkHalf * 0.3, beside - 2)));
  const want = Math.max(5, (stance.isLong ? 0.7 : 0.5) * height);
  const far = isFront ? [] : [[-stance.facing, true] as const];
  const near = wingSides(stance).map((side) => [side, false] as const);
  for (const [side, isFar] of [...far, ...near]) {
    // The far one looks out from behind, nearer to the head, in its own shade.
    const shift = isFar ? Math.round(-side * 0.16 * height) : 0;
    const own = isFront || isFar ? stamp : front;
    const room = side < 0 ? root - line : width - line - root;
    const long = Math.round(Math.min(start + want, room));
    const lacks = Math.max(0, want - (long - start)) / height;
    const rise = Math.min(base - line, (isFar ? 0.08 : 0) * height + (0.3 + 0.7 * lacks) * height);
    const span = Math.max(1, long - start);
    const wide = Math.max(2, Math.round(span / (span > 12 ? 5 : 3)));
    for (let i = start; i <= long; i++) {
      const u = (i - start) / span;
      const droop = 0.1 * height * Math.max(0, u - 0.8) * 5 * (u - 0.8);
      const high = Math.round(Math.max(line, base - rise * Math.sin((u * Math.PI) / 2) ** 0.8 + droop));
      const saw = ((i - start) % wide) / wide;
      const hang = 0.27 * height * (1 - u ** 1.6) - (rise / height - 0.13) * height * u;
      const low = Math.max(high + 1, Math.round(base + hang - 0.06 * height * saw));
      const isGap = (i - start) % wide === wide - 1;
      for (let y = high; y <= low; y++) {
        const t = (y - high) / Math.max(1, low - high);
        const isShade = t >= 0.42 && (isGap || y >= low - (height > 24 ? 1 : 0));
        const tone = y === high ? 'spec' : isShade ? 'shadow' : t >= 0.42 && t < 0.52 ? 'base' : 'light';
        own.dot(root - 0.5 + shift + side * i, y, isFar ? (tone === 'spec' ? 'light' : 'shadow') : tone);
      }
    }
  }
  return { behind: true, isFrontLined: !isFront };
};

/** Of who looks aside both are raised over the back, the far one ahead of the near one and in its shade. */
const raised: Shape = (tools) => {
  const { stamp, front, stance } = tools;
  const { facing, floor, top, chin } = stance;
  const height = floor - top;
  const set = nearest(WINGS.bat!, height);
  const { rows } = set;
  const [x, y] = [Math.round(rootOf(tools) - 0.5), Math.round(backOf(tools) ?? chin)];
  const at = { column: ROOT, row: rows.length - 1, isFlipped: facing > 0 };
  const shade = { ...stamp, dot: (u: number, v: number) => stamp.dot(u, v, 'shadow') };
  const lowest = Math.max(y, rows.length - 1 + tools.line);
  layRows(
    { ...tools, stamp: shade },
    set,
    { x: x + facing * Math.max(1, Math.round(0.06 * height)), y: Math.max(rows.length, lowest - 1) },
    at,
  );
  layRows({ ...tools, stamp: front }, set, { x, y: lowest }, at);
  return { behind: true, isFrontLined: true };
};
/** The column of the root in each of the sets. */
const ROOT: Px = 2;
/** Larger ones are drawn by their measures. */
const HAND_SET: Px = 44;

export const membranes: Shape = (tools) => {
  if (tools.stance.facing !== 0 && tools.stance.floor - tools.stance.top <= HAND_SET) return raised(tools);
  const { stamp, stance } = tools;
  const { trunk, trunkHalf, chin, floor, top } = stance;
  const height = floor - top;
  const long = spread(tools, 0.62);
  const base = chin + 0.06 * height;
  for (const side of wingSides(stance)) {
    for (let i = Math.floor(trunkHalf * 0.3); i <= long; i++) {
      const u = i / long;
      const high =
        base - 0.3 * height * Math.sin(Math.min(1, u * 1.3) * 1.75) + 0.12 * height * Math.max(0, u - 0.75) * 4;
      const scallop = Math.abs(Math.sin(u * Math.PI * 3));
      const low = base + 0.3 * height * (1 - u) - 0.12 * height * scallop;
      for (let y = Math.round(Math.max(tools.line, high)); y <= Math.max(high + 1, low); y++) {
        const isBone = y - high < 1.5 || scallop < 0.16;
        stamp.dot(trunk - 0.5 + side * i, y, isBone ? 'light' : y > low - 2 ? 'shadow' : 'base');
      }
    }
  }
  return { behind: stance.facing === 0 };
};
