/** What is worn, by its piece: beards, wings, capes, scarves, and what is worn on heads. */
import type { Shape } from './shape-tools.ts';
import { cape } from './shapes-capes.ts';
import { bowTie, tie } from './shapes-festive.ts';
import { ON_HEADS } from './shapes-hats.ts';
import { feathers, membranes } from './shapes-wings.ts';

/** From the ears' line round the mouth and over the chin: as wide as the jaw, tapering, a strand darker here and there. */
const bearded =
  (long: number): Shape =>
  ({ stamp, stance: { axis, headHalf, top, chin, facing, floor }, eyes, isBare, height: canvas, line, runAt }) => {
    const head = chin - top;
    const gap = head > 13 ? 3 : head > 7 ? 2 : 1;
    // Below the mouth, which lies in the last quarter of a head, of what is all head a third below the eyes.
    const mouth = isBare
      ? eyes
        ? eyes.bottom + Math.min(0.4 * (floor - eyes.bottom), 1.8 * eyes.reach + 2)
        : top + 0.68 * head
      : chin - 0.22 * head;
    const from = Math.min(chin, Math.max(Math.ceil(mouth), eyes && !isBare ? eyes.bottom + gap : 0));
    const more = Math.max(2, 0.22 * long * (floor - top), Math.min(long * head, 0.16 * (floor - top)));
    // Of what is all head it hangs below the mouth and no farther than the canvas.
    const to = Math.min(canvas - 1 - line, isBare ? from + Math.round(0.3 * head) : Math.round(chin + more));
    const middle = eyes && facing === 0 ? (axis + eyes.middle) / 2 : axis + facing * headHalf * 0.3;
    const jaw = Math.max(2, Math.min(headHalf * 0.95, eyes ? eyes.reach + 1.6 : 99));
    // Down the cheeks, beside the mouth.
    for (let y = from - 1; y < from + (head > 9 ? 1 : 0); y++)
      for (const side of [-1, 1]) {
        const x = Math.round(middle - 0.5 + side * (jaw - 0.5));
        if (runAt(x, y)) stamp.dot(x, y, side < 0 ? 'light' : 'shadow');
      }
    for (let y = from; y <= to; y++) {
      const t = (y - from) / Math.max(1, to - from);
      // Full to the chin, then to a point.
      const half = jaw * (t < 0.35 ? 1 : 1 - ((t - 0.35) / 0.65) ** 1.4 * 0.8);
      const [a, b] = [Math.round(middle - half), Math.max(Math.round(middle - half) + 1, Math.round(middle + half))];
      for (let x = a; x < b; x++) {
        const isMouth = y === from + 1 && head > 9 && Math.abs(x + 0.5 - middle) < 1.6;
        const isEdge = b - a > 2 && (x === b - 1 || (x === a && t > 0.3));
        const isStrand = t > 0.3 && (x - a) % 3 === 2 && b - a > 4;
        stamp.dot(x, y, isMouth ? 'deep' : y === to || isEdge ? 'shadow' : isStrand ? 'base' : 'light');
      }
    }
    return {};
  };

/** Round the neck: lower in the middle, as wide as the neck is there, with an end that hangs down. */
const scarf: Shape = (tools) => {
  const { stamp, stance, runAt } = tools;
  const { axis, headHalf, trunkHalf, chin, floor, top, facing, isLong } = stance;
  const height = floor - top;
  // Beasts are low: of their height it would be a thread.
  const rows = isLong ? Math.max(3, Math.round(0.13 * height)) : Math.max(2, Math.round(0.075 * height));
  const wide = Math.max(1, Math.round(0.06 * height));
  const across = tools.neck(rows);
  if (across) {
    const xs = across.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const own = new Set(across.map(([x, y]) => y * tools.width + x));
    for (const [x, y] of across) {
      const u = (x + 0.5 - left) / (right - left);
      const isLow = !own.has((y + 1) * tools.width + x);
      stamp.dot(x, y, isLow || u > 0.8 ? 'shadow' : u < 0.3 ? 'light' : 'base');
    }
    // Its end hangs down where the breast is.
    const foot = across.reduce((a, b) => (b[1] + 0.3 * facing * b[0] > a[1] + 0.3 * facing * a[0] ? b : a));
    const from = facing === 0 ? Math.round(axis + 0.2 * headHalf) : foot[0] - (facing > 0 ? wide - 1 : 0);
    const first = Math.max(...across.filter(([x]) => x === from).map(([, y]) => y), facing === 0 ? 0 : foot[1] - 1);
    for (let k = 1; k <= Math.max(2, Math.round(0.13 * height)); k++)
      for (let d = 0; d < wide; d++) stamp.dot(from + d, first + k, d === wide - 1 ? 'shadow' : 'base');
    return {};
  }
  const middle = axis + facing * 0.2 * headHalf;
  const half = Math.max(2.5, Math.min(trunkHalf * 1.15, headHalf * 1.05));
  for (let y = 0; y < rows; y++) {
    const run = runAt(middle, chin - 1 + y);
    const from = Math.max(middle - half, run ? run[0] - 0.5 : middle - half);
    const to = Math.min(middle + half, run ? run[1] + 0.5 : middle + half);
    for (let x = Math.round(from); x < Math.max(Math.round(from) + 1, Math.round(to)); x++) {
      const u = (x + 0.5 - from) / Math.max(1, to - from);
      // Folds: the cloth sags towards the middle.
      const t = (y + 0.5) / rows - (headHalf > 4 ? 0.35 * Math.sin(Math.PI * u) : 0);
      const tone = y === rows - 1 || u > 0.82 ? 'shadow' : t < 0.12 || u < 0.15 ? 'light' : 'base';
      stamp.dot(x, chin - 1 + y + (headHalf > 4 && Math.abs(u - 0.5) < 0.3 ? 1 : 0), tone);
      if (headHalf > 4) stamp.dot(x, chin - 1 + y, tone);
    }
  }
  const x = Math.round(middle + half * 0.25);
  for (let k = 0; k < Math.max(2, Math.round(0.12 * height)); k++)
    for (let d = 0; d < wide; d++) stamp.dot(x + d, chin + rows - 1 + k, d === wide - 1 ? 'shadow' : 'base');
  return {};
};

export const WORN: Readonly<Record<string, Shape>> = {
  ...ON_HEADS,
  'bow-tie': bowTie,
  tie,
  beard: bearded(0.22),
  'beard-long': bearded(0.6),
  'feather-wings': feathers,
  'fairy-wings': feathers,
  'bat-wings': membranes,
  cape,
  cloak: cape,
  'short-cape': cape,
  'high-collar-cape': cape,
  scarf,
};
