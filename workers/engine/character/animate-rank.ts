import type { Rgba } from '../../../src/pixels/types.ts';

/** Share of the figure's pixels that change from one frame to the next in an animation that reads well. */
const LIVELY = 0.35;

/** Opaque pixels of either picture that differ, as a share of those that are opaque in either. */
function change(a: Rgba, b: Rgba): number {
  let either = 0;
  let differ = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if (!a.data[i + 3] && !b.data[i + 3]) continue;
    either++;
    if (
      a.data[i] !== b.data[i] ||
      a.data[i + 1] !== b.data[i + 1] ||
      a.data[i + 2] !== b.data[i + 2] ||
      a.data[i + 3] !== b.data[i + 3]
    )
      differ++;
  }
  return either ? differ / either : 0;
}

const opaque = ({ data }: Rgba): number => {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]) count++;
  return count;
};

/**
 * How well frames read as one movement: they change enough and not wholly, evenly from one to the next, and the figure
 * keeps its size. Greater is better; comparable among takes of one animation. All frames have one size.
 */
export function readability(frames: readonly Rgba[]): number {
  if (frames.length < 2) return 0;
  const steps = frames.slice(1).map((frame, i) => change(frames[i]!, frame));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const spread = Math.sqrt(steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / steps.length);
  const areas = frames.map(opaque);
  const lost = 1 - Math.min(...areas) / Math.max(1, Math.max(...areas));
  return -Math.abs(mean - LIVELY) - 0.5 * spread - 0.5 * lost;
}
