/** Putting a drawn thing into a hole: as large as the hole's shape holds it. */
import { createImage, crop, opaqueBounds, overlay } from '../pixels/image.ts';
import { resizeByVote } from '../pixels/resize.ts';
import type { Px, Rgba } from '../types.ts';
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

/**
 * A layer of the picture's size with the thing in the hole, cut at the hole's edge. It stands on the hole's lower edge,
 * or hangs in its middle where that holds more of it.
 */
export function insertInto(hole: Hole, draw: DrawAt): Rgba {
  const { width, height } = hole.known;
  const { box } = hole;
  const [cx, cy] = centreOf(hole);
  let best: { layer: Rgba; worth: number } | undefined;
  for (const scale of SCALES) {
    const w = Math.max(1, Math.round(box.width * scale));
    const h = Math.max(1, Math.round(box.height * scale));
    const thing = tight(draw, w, h);
    if (!thing) continue;
    const rows = [box.y + box.height - thing.height, Math.round(cy - thing.height / 2)];
    const columns = [Math.round(box.x + (box.width - thing.width) / 2), Math.round(cx - thing.width / 2)];
    for (const y of rows) {
      for (const x of columns) {
        const layer = createImage(width, height);
        overlay(layer, thing, x, y);
        const share = clip(layer, hole.open) / countOpaque(thing);
        const worth = share * share * scale * (share >= FITS ? 1.5 : 1);
        if (!best || worth > best.worth + 1e-9) best = { layer, worth };
        if (share >= FITS && scale === 1) return layer;
      }
    }
    if (best && best.worth >= 1.5 * FITS * FITS * scale) break;
  }
  return best?.layer ?? createImage(width, height);
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
  const small = resizeByVote(
    cut,
    Math.max(1, Math.round(cut.width / factor)),
    Math.max(1, Math.round(cut.height / factor)),
  );
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
