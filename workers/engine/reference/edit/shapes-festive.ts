/** Small things for heads and necks of figures of any kind: party hats, ears, horns of unicorns, ties and bows. */
import type { Px } from '../../../../src/pixels/types.ts';
import { layRows, nearest } from './hand-set.ts';
import { KNOTS } from './rows-worn.ts';
import { crownAt, type Shape, type ShapeTools } from './shape-tools.ts';

/** A cone between the ears with a bobble and bands round it. */
export const partyHat: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, trim, eyes, line }) => {
  const head = chin - top;
  const half = Math.max(1.6, Math.min(0.62 * headHalf, 0.4 * head));
  const high = Math.max(4, Math.round(1.9 * half));
  const usual = Math.max(top + Math.round(0.12 * head), high + line + 1);
  const y = Math.min(usual, eyes ? Math.max(high, eyes.top - 1) : usual);
  for (let i = 0; i < high; i++) {
    const own = Math.max(0.5, half * (1 - i / high));
    stamp.row(axis - own, axis + own, y - i, i % 3 === 1 ? trim : undefined);
  }
  const r = headHalf > 6 ? 2 : 1;
  for (let dy = 0; dy < r; dy++)
    for (let dx = 0; dx < r; dx++) stamp.dot(axis - r / 2 + dx, y - high - dy, 'spec', trim);
  return {};
};

const ears =
  (long: number, wide: number, isPointed: boolean): Shape =>
  ({ stamp, stance: { axis, headHalf, top, chin }, trim, line }) => {
    const head = chin - top;
    const high = Math.max(2, Math.round(long * head));
    const half = Math.max(0.8, wide * headHalf);
    const foot = top + Math.round(0.12 * head);
    for (const side of [-1, 1]) {
      const x = axis + side * Math.max(1.2, 0.58 * headHalf);
      for (let i = 0; i <= high; i++) {
        const t = i / high;
        const own = Math.max(0.5, isPointed ? half * (1 - 0.85 * t) : half * Math.sqrt(Math.max(0.2, 1 - t ** 3)));
        const at = x + side * (isPointed ? 0.25 * half * t : 0);
        const y = Math.max(line, foot - i);
        stamp.row(at - own, at + own, y);
        // The inside is seen between the edges.
        if (own >= 1.3 && i < high - 1) stamp.row(at - own + 1, at + own - 1, y, trim);
      }
    }
    return {};
  };

export const catEars = ears(0.36, 0.36, true);
export const rabbitEars = ears(0.85, 0.24, false);

/** One horn from the brow, with its winding. */
export const unicornHorn: Shape = (tools) => {
  const {
    stamp,
    stance: { axis, headHalf, top, chin, facing },
    trim,
    line,
  } = tools;
  const head = chin - top;
  const high = Math.max(4, Math.round(0.6 * head));
  const half = Math.max(0.6, 0.2 * headHalf);
  const foot = facing === 0 ? top + Math.round(0.15 * head) : crownAt(tools, axis + facing * 0.35 * headHalf);
  for (let i = 0; i <= high; i++) {
    const own = Math.max(0.5, half * (1 - i / high));
    const x = axis + facing * (0.35 * headHalf + 0.45 * i);
    stamp.row(x - own, x + own, Math.max(line, foot - i), i % 3 === 2 ? trim : undefined);
  }
  return {};
};

/** Where a knot lies: below the chin, of beasts at the front of the neck. */
function throatOf({ stance: { axis, chin, facing, headHalf }, neck }: ShapeTools): {
  readonly x: number;
  readonly y: Px;
} {
  const across = facing === 0 ? undefined : neck(2);
  if (!across) return { x: axis + facing * 0.4 * headHalf, y: chin };
  const [x, y] = across.reduce((a, b) => (b[1] + facing * b[0] > a[1] + facing * a[0] ? b : a));
  return { x: x + 0.5 - facing, y: y - 1 };
}

/** Two wings of cloth and a knot below the chin. */
export const bowTie: Shape = (tools) => {
  const { stance } = tools;
  const { x, y } = throatOf(tools);
  // On a body, not on the last row of the face.
  const set = nearest(KNOTS['bow-tie']!, stance.floor - stance.top);
  const [wide, high] = [set.rows[0]!.length, set.rows.length];
  layRows(tools, set, { x: Math.round(x - wide / 2), y: y + (high > 2 ? 0 : 1) }, { column: 0, row: high > 2 ? 1 : 0 });
  return {};
};

/** From the chin down the middle of the breast, to a point. */
export const tie: Shape = (tools) => {
  const { stamp, stance } = tools;
  const { trunk, hip, floor, top, facing } = stance;
  const { x: axis, y: chin } = throatOf(tools);
  const long = Math.max(3, Math.round(0.55 * (hip - chin)));
  const wide = Math.max(1, Math.round(0.05 * (floor - top)));
  for (let i = 0; i <= long; i++) {
    const t = i / long;
    const half = (i < 2 ? 0.6 : 0.5 + 0.5 * t) * wide * (t > 0.86 ? 0.5 : 1);
    const x = facing === 0 ? axis + (trunk - axis) * t : axis;
    for (let dx = -Math.floor(half); dx <= Math.floor(half); dx++)
      stamp.dot(x - 0.5 + dx, chin + i, i === 1 ? 'deep' : dx < 0 || half < 1 ? 'light' : dx > 0 ? 'shadow' : 'base');
  }
  return {};
};
