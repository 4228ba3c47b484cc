/** Where on a head a hat sits. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { ShapeTools } from './shape-tools.ts';

/** Where the brim of a hat of a height lies: as high as the canvas has room for it, no lower than the brow. */
export function brimOf(
  { stance, line, eyes, isBare }: ShapeTools,
  tall: number,
): { readonly y: Px; readonly high: Px } {
  const { top, chin, floor, isLong } = stance;
  const head = chin - top;
  const high = isBare || isLong ? Math.min(tall, 0.5 * (floor - top)) : tall;
  // On what is all head, and between ears, it sits on the very top.
  const usual = isBare || isLong ? top + 1 : Math.min(top + 0.42 * head, Math.max(top + 0.2 * head, high + line));
  const y = Math.round(Math.min(usual, eyes ? Math.max(top, eyes.top - 1) : usual));
  return { y, high: Math.max(2, Math.min(Math.round(high), y - line)) };
}

export function brim({ stamp, stance: { axis, headHalf }, width, line }: ShapeTools, y: Px, reach: number): void {
  const half = Math.max(headHalf + 1, headHalf * reach);
  stamp.row(Math.max(line, axis - half), Math.min(width - line, axis + half), y);
  if (headHalf > 7) stamp.row(Math.max(line, axis - half * 0.8), Math.min(width - line, axis + half * 0.8), y + 1);
}

/** Of what is all head a hat takes a part, between the ears. */
export function fitted(tools: ShapeTools): ShapeTools {
  const { stance, isBare, runAt, reachAt } = tools;
  const { axis, top, chin, headHalf } = stance;
  if (isBare) return { ...tools, stance: { ...stance, headHalf: Math.max(2.5, 0.55 * headHalf) } };
  if (headHalf >= 4) return tools;
  // A small head is as wide as its brow: a face alone is less.
  const run = runAt(axis, Math.round(top + 0.4 * (chin - top)));
  const row = Math.round(top + 0.4 * (chin - top));
  const half = run ? Math.min(4, Math.max((run[1] - run[0]) / 2, reachAt(axis, row))) : headHalf;
  return half > headHalf ? { ...tools, stance: { ...stance, headHalf: half } } : tools;
}
