/** Putting a drawn thing into a hole: as large as the hole's shape holds it. */
import { createImage, crop, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import { resizeByVote } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Hole } from './hole.ts';

/** Draws the thing alone, filling a picture of the size asked as far as its shape lets it. */
export type DrawAt = (width: Px, height: Px) => Rgba;

/** Sizes that are tried, as shares of the hole's box. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6] as const;
/** A thing fits when this share of it lies in the hole. */
const FITS = 0.97;
/** Drawers leave one transparent pixel along each edge, and need some pixels to draw anything. */
const MARGIN: Px = 1;
const LEAST: Px = 12;
/** Below this share of its hole a thing does not stand on the hole's edge. */
const LOST = 0.75;
/** Width of the picture that shows how a thing is placed. */
const PROBE: Px = 16;

export interface Inserted {
  /** Of the picture's size: the thing in the hole, cut at the hole's edge. */
  readonly layer: Rgba;
  /** Whether the thing stands on something, as its drawer places it; what hangs or flies is drawn in the middle. */
  readonly stands: boolean;
}

/**
 * A thing in the hole, as large as the hole's shape holds it. One that stands does so on the hole's lower edge, and others
 * hang in its middle, unless another place holds more of them. `pixels`: about how many it is to cover at most; `longest`: its longer
 * side at most. What that leaves much smaller than the hole is put into its middle.
 */
export function insertInto(
  hole: Hole,
  draw: DrawAt,
  pixels = Number.POSITIVE_INFINITY,
  longest: Px = Number.POSITIVE_INFINITY,
): Inserted {
  const { width, height } = hole.known;
  const { box } = hole;
  const [cx, cy] = centreOf(hole);
  const stands = isStanding(draw);
  let best: (Inserted & { readonly worth: number }) | undefined;
  const largest = Number.isFinite(Math.min(pixels, longest)) ? tight(draw, box.width, box.height) : undefined;
  const most = largest
    ? Math.min(1, Math.sqrt(pixels / countOpaque(largest)), longest / Math.max(largest.width, largest.height))
    : 1;
  const lost = Number.isFinite(longest) && most < LOST;
  for (const share of SCALES) {
    const scale = share * most;
    const w = Math.max(1, Math.round(box.width * scale));
    const h = Math.max(1, Math.round(box.height * scale));
    const thing = tight(draw, w, h);
    if (!thing) continue;
    const rows = [box.y + box.height - thing.height, Math.round(cy - thing.height / 2)];
    if (!stands || lost) rows.reverse();
    const columns = [Math.round(box.x + (box.width - thing.width) / 2), Math.round(cx - thing.width / 2)];
    for (const y of rows) {
      for (const x of columns) {
        const layer = createImage(width, height);
        overlay(layer, thing, x, y);
        const held = clip(layer, hole.open) / countOpaque(thing);
        const worth = held * held * share * (held >= FITS ? 1.5 : 1);
        if (!best || worth > best.worth + 1e-9) best = { layer, worth, stands };
        if (held >= FITS && share === 1) return { layer, stands };
      }
    }
    if (best && best.worth >= 1.5 * FITS * FITS * share) break;
  }
  return best ?? { layer: createImage(width, height), stands: false };
}

/** Whether a drawer puts its thing on the lower edge of a picture that is much too high for it. */
function isStanding(draw: DrawAt): boolean {
  const probe = draw(PROBE, PROBE * 3);
  const found = opaqueBounds(probe);
  return found !== undefined && found.y > 2 * (probe.height - found.y - found.height) + 2;
}

/** The thing at most as large as asked, without transparent margins. */
function tight(draw: DrawAt, width: Px, height: Px): Rgba | undefined {
  const short = Math.min(width, height);
  const factor = short >= LEAST ? 1 : Math.ceil(LEAST / short);
  const drawn = draw(width * factor + 2 * MARGIN, height * factor + 2 * MARGIN);
  const found = opaqueBounds(drawn);
  if (!found) return undefined;
  const cut = crop(drawn, found);
  if (factor === 1) return cut;
  const fewer = (side: Px): Px => Math.max(1, Math.round(side / factor));
  const small = resizeByVote(cut, fewer(cut.width), fewer(cut.height));
  const rest = opaqueBounds(small);
  return rest ? crop(small, rest) : undefined;
}

/** Empties a layer outside the hole; returns how many pixels are left. */
function clip(layer: Rgba, open: Uint8Array): number {
  let left = 0;
  open.forEach((v, i) => {
    if (layer.data[i * 4 + 3] === 0) return;
    if (v) left++;
    else layer.data.fill(0, i * 4, i * 4 + 4);
  });
  return left;
}

const countOpaque = (image: Rgba): number => image.data.reduce((n, v, i) => (i % 4 === 3 && v > 0 ? n + 1 : n), 0);

/** The hole's centre of mass. */
function centreOf({ open, known: { width }, area }: Hole): readonly [number, number] {
  let [x, y] = [0, 0];
  open.forEach((v, i) => {
    if (!v) return;
    x += (i % width) + 0.5;
    y += Math.floor(i / width) + 0.5;
  });
  return [x / area, y / area];
}
