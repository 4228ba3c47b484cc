/** Wings: feathers and membranes. */
import type { Shape, ShapeTools } from './shape-tools.ts';
import type { Stance } from './stance.ts';

/** How far wings may spread before the canvas ends. */
const spread = ({ stance: { trunk, floor, top }, width, line }: ShapeTools, share: number): number =>
  Math.max(4, Math.min(share * (floor - top), trunk - line, width - line - trunk));

/** Sides on which wings are seen: of who looks aside the near one alone, over its back. */
const wingSides = ({ facing }: Stance): readonly number[] => (facing === 0 ? [-1, 1] : [-facing]);

export const feathers: Shape = (tools) => {
  const { stamp, stance } = tools;
  const { trunk, trunkHalf, chin, floor, top, hip } = stance;
  const height = floor - top;
  const long = spread(tools, 0.58);
  const base = stance.facing === 0 ? chin + 0.05 * height : Math.min(chin, (chin + hip) / 2);
  for (const side of wingSides(stance)) {
    for (let i = Math.floor(trunkHalf * 0.3); i <= long; i++) {
      const u = i / long;
      const high = base - 0.26 * height * Math.sin(Math.min(1, u * 1.15) * 1.9);
      const feather = 0.06 * height * Math.abs(Math.sin(u * Math.PI * 3.5));
      const low = Math.min(
        hip + 0.12 * height,
        base + 0.34 * height * Math.sqrt(Math.max(0, 1 - u ** 2.4)) * (1 - 0.35 * u) + feather,
      );
      for (let y = Math.round(Math.max(tools.line, high)); y <= low; y++) {
        const t = (y - high) / Math.max(1, low - high);
        const isGap = t > 0.45 && Math.floor(u * 7) !== Math.floor((u + 1 / long) * 7);
        const isEdge = y < high + 1.2;
        stamp.dot(
          trunk - 0.5 + side * i,
          y,
          isEdge ? 'spec' : isGap ? 'deep' : t < 0.42 ? 'light' : t < 0.8 ? 'base' : 'shadow',
        );
      }
    }
  }
  return { behind: stance.facing === 0 };
};

export const membranes: Shape = (tools) => {
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
