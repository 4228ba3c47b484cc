/**
 * Chains set by hand: rings seen from the front, and between them links seen from their edge, as straight bars. They are crossed over what is
 * compact, with a padlock where they meet; lie above and below a face; go in turns round what is long.
 */
import type { Box } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { matter } from './ramps.ts';

type Put = (x: Px, y: Px, hex: string) => void;
type Point = readonly [x: number, y: number];

/** Rings by the pixels of a stroke: l lit, b plain, d shaded, k the line about them; '.' what is behind is seen. */
const RING = ['.kkkk.', 'kkllkk', 'kl..bk', 'kb..dk', 'kkddkk', '.kkkk.'];
/** The same of small pictures. */
const BEAD = ['kkk.', 'kllk', 'kbdk', '.kkk'];

/** From ring to ring, in strokes. */
const STEP = 6;
const STEP_SMALL = 3;

/** So many pixels lie between two rings. */
const linkStep = (unit: Px, small: boolean): number => (small ? STEP_SMALL : STEP) * unit;

/**
 * Draws a chain through points that lie `linkStep` apart. `ramp`: line, shade, plain, light. Small ones are rows of beads.
 */
function paintChain(put: Put, points: readonly Point[], unit: Px, small: boolean, ramp: readonly string[]): void {
  const tones: Readonly<Record<string, string>> = { k: ramp[0]!, d: ramp[1]!, b: ramp[2]!, l: ramp.at(-1)! };
  const dotted = (x: number, y: number, hex: string): void => {
    for (let b = 0; b < unit; b++) for (let a = 0; a < unit; a++) put(Math.round(x) + a, Math.round(y) + b, hex);
  };
  const rows = small ? BEAD : RING;
  const half = (rows.length * unit) / 2;
  for (const [x, y] of points)
    for (const [j, row] of rows.entries())
      for (const [i, c] of [...row].entries())
        if (c !== '.') dotted(Math.floor(x - half) + i * unit, Math.floor(y - half) + j * unit, tones[c]!);
  if (small) return;
  // a bar from one ring's middle into the next one's
  for (let n = 1; n < points.length; n++) {
    const [[x0, y0], [x1, y1]] = [points[n - 1]!, points[n]!];
    const far = Math.hypot(x1 - x0, y1 - y0);
    if (far > STEP * unit * 1.3) continue;
    const [ux, uy] = [(x1 - x0) / far, (y1 - y0) / far];
    const reach = STEP * unit * 0.3;
    for (const pass of ['k', 'l'] as const)
      for (let t = -reach; t <= reach; t += unit * 0.5) {
        const [x, y] = [(x0 + x1) / 2 + ux * t - unit / 2, (y0 + y1) / 2 + uy * t - unit / 2];
        if (pass === 'l') dotted(x, y, t > reach * 0.3 ? tones.b! : tones.l!);
        else for (const side of [-1, 1]) dotted(x - uy * unit * side, y + ux * unit * side, tones.k!);
      }
  }
}

/** How a thing lies: its middle, its longer axis, how far it goes along that, and whether it is long. */
interface Lie {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly from: number;
  readonly to: number;
  readonly long: boolean;
}

/** Less than this many pixels a side have beads for links. */
const SMALL: Px = 34;
/** Between two turns round something long, in strokes; on what is small. */
const TURN = 14;
const TURN_SMALL = 9;
/** The slant of a turn. */
const SLANT = 0.55;
const LOCK = ['..kkk..', '.ksssk.', '.ksksk.', 'kkkkkkk', 'klbbbdk', 'klbkbdk', 'kbbkbdk', 'kbdddDk', '.kkkkk.'];
const LOCK_TONES: Readonly<Record<string, string>> = { k: '#2c2030', s: '#c8d0dc', l: '#ffe488', b: '#ecb43c', d: '#b87c20', D: '#8c5818' }; // biome-ignore format: a table

/** Whether chains spare a face: it is in the middle, and there is room above and below. */
const isSpared = (face: Box, box: Box): boolean => face.width > 2 && face.height < box.height * 0.6 && Math.abs(face.x + face.width / 2 - box.x - box.width / 2) < box.width * 0.25; // biome-ignore format: one line

/** Chains over what fills `box`; `put` leaves out what is beside it. `face`: what looks out of it. */
export function chainsOver(
  { x, y, ux, uy, from, to, long }: Lie,
  box: Box,
  face: Box | undefined,
  hex: string,
  put: Put,
): void {
  const { width, height } = box;
  const ramp = matter(hex);
  const side = Math.max(width, height);
  const small = side < SMALL;
  const unit = Math.max(1, Math.round(side / 72));
  const step = linkStep(unit, small);
  const reach = Math.ceil(Math.hypot(width, height) / 2 / step) + 1;
  const line = (cx: number, cy: number, dx: number, dy: number): void => {
    const links = Array.from({ length: 2 * reach + 1 }, (_, k) => [cx + dx * step * (k - reach), cy + dy * step * (k - reach)] as const); // biome-ignore format: one line
    paintChain(put, links, unit, small, ramp);
  };
  if (long) {
    const turns = Math.max(1, Math.round((to - from) / (unit * (small ? TURN_SMALL : TURN))) - 1);
    const far = Math.hypot(1, SLANT);
    for (let k = 1; k <= turns; k++) {
      const t = from + ((to - from) * k) / (turns + 1);
      line(x + ux * t, y + uy * t, (ux * SLANT - uy) / far, (uy * SLANT + ux) / far);
    }
    return;
  }
  if (face && isSpared(face, box)) {
    const off = (small ? 2 : 5) * unit;
    const above = Math.max(box.y + height * 0.16, face.y - off);
    const below = Math.min(box.y + height * 0.86, face.y + face.height + off);
    for (const [row, tilt] of [[above, 0.12], [below, -0.12]] as const) line(x, row, Math.cos(tilt), Math.sin(tilt)); // biome-ignore format: one line
    return;
  }
  const tilt = Math.atan2(Math.min(height, width * 1.3) * 0.78, width);
  for (const way of [1, -1]) line(x, y, Math.cos(tilt), Math.sin(tilt) * way);
  if (small) return;
  for (const [j, row] of LOCK.entries())
    for (const [i, c] of [...row].entries())
      for (let b = 0; b < unit; b++)
        for (let a = 0; a < unit; a++)
          if (c !== '.') put(Math.round(x) + (i - 3) * unit + a, Math.round(y) + (j - 4) * unit + b, LOCK_TONES[c]!);
}
