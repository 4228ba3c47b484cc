/** An edit of one frame carried to the others of its animation: the same pixels, moved as what they are on has moved. */

import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** How far what is edited may lie from where it was. */
const REACH: Px = 6;
/** Around the changed pixels, what a frame is compared by. */
const AROUND: Px = 3;

const colorAt = ({ width, height, data }: Rgba, x: Px, y: Px): number => {
  if (x < 0 || y < 0 || x >= width || y >= height || data[(y * width + x) * 4 + 3]! < 128) return -1;
  const i = (y * width + x) * 4;
  return packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
};

/** Pixels of the first frame that changed, from which colour to which (−1 is none). */
interface Change {
  readonly x: Px;
  readonly y: Px;
  readonly from: number;
  readonly to: number;
}

function changesOf(before: Rgba, after: Rgba): Change[] {
  const out: Change[] = [];
  for (let y = 0; y < before.height; y++) {
    for (let x = 0; x < before.width; x++) {
      const [from, to] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (from !== to) out.push({ x, y, from, to });
    }
  }
  return out;
}

/** Where in a frame lies what is changed in the first: the shift at which the pixels about it agree best. */
function shiftOf(first: Rgba, frame: Rgba, changes: readonly Change[]): readonly [dx: Px, dy: Px] {
  const near = new Set<number>();
  for (const { x, y } of changes) {
    for (let dy = -AROUND; dy <= AROUND; dy++) {
      for (let dx = -AROUND; dx <= AROUND; dx++) {
        if (colorAt(first, x + dx, y + dy) >= 0) near.add((y + dy) * first.width + x + dx);
      }
    }
  }
  let best: readonly [Px, Px] = [0, 0];
  let most = -1;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      let same = 0;
      for (const i of near) {
        const [x, y] = [i % first.width, Math.floor(i / first.width)];
        if (colorAt(first, x, y) === colorAt(frame, x + dx, y + dy)) same++;
      }
      const score = same - 0.01 * near.size * Math.hypot(dx, dy);
      if (score > most) {
        most = score;
        best = [dx, dy];
      }
    }
  }
  return best;
}

/**
 * `frames` with the edit that made `after` of the first of them. New pixels move along; a colour that was changed into
 * another is changed wherever a frame has it near there.
 */
export function carryEdit(frames: readonly Rgba[], after: Rgba): Rgba[] {
  const first = frames[0]!;
  const changes = changesOf(first, after);
  const recolours = new Map<number, Map<number, number>>();
  for (const { from, to } of changes) {
    if (from < 0 || to < 0) continue;
    const targets = recolours.get(from) ?? new Map<number, number>();
    targets.set(to, (targets.get(to) ?? 0) + 1);
    recolours.set(from, targets);
  }
  // Only a colour that mostly became one other is a colour change; else something was laid over it.
  const counts = new Map<number, number>();
  for (let y = 0; y < first.height; y++) {
    for (let x = 0; x < first.width; x++) {
      const c = colorAt(first, x, y);
      if (c >= 0) counts.set(c, (counts.get(c) ?? 0) + 1);
    }
  }
  const becomes = new Map<number, number>();
  for (const [from, targets] of recolours) {
    const [to, n] = [...targets].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (targets.size <= 2 && n >= 0.6 * counts.get(from)!) becomes.set(from, to);
  }
  const [left, right] = [Math.min(...changes.map((c) => c.x)), Math.max(...changes.map((c) => c.x))];
  const [top, bottom] = [Math.min(...changes.map((c) => c.y)), Math.max(...changes.map((c) => c.y))];
  return frames.map((frame, k) => {
    if (k === 0) return after;
    const [dx, dy] = shiftOf(first, frame, changes);
    const out = cloneImage(frame);
    const set = (x: Px, y: Px, color: number): void => {
      if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) return;
      out.data.set(color < 0 ? [0, 0, 0, 0] : [...unpackRgb(color), 255], (y * frame.width + x) * 4);
    };
    for (let y = top + dy - AROUND; y <= bottom + dy + AROUND; y++) {
      for (let x = left + dx - REACH; x <= right + dx + REACH; x++) {
        const to = becomes.get(colorAt(frame, x, y));
        if (to !== undefined) set(x, y, to);
      }
    }
    for (const { x, y, from, to } of changes) {
      if (becomes.get(from) === to) continue;
      const now = colorAt(frame, x + dx, y + dy);
      // Where the frame shows something else by now (an arm before it), that stays, unless the piece lies over all.
      if (now === from || from >= 0 || now < 0) set(x + dx, y + dy, to);
    }
    return out;
  });
}
