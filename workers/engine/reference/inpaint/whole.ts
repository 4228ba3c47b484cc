/** Drawing the whole subject where the known one stands, to take from it what the hole lacks. */
import { type Box, createImage, crop, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Hole } from './hole.ts';
import type { DrawAt } from './insert.ts';

/** Sizes and places that are tried around the known figure's own. */
const OTHER_SCALES = [0.95, 1.05, 0.9, 1.1] as const;
const SHIFT: Px = 3;
/** From this agreement on no other size is tried; below the other what is known is something else. */
const GOOD = 0.94;
const LEAST = 0.83;

interface Laid {
  readonly layer: Rgba;
  readonly agreement: number;
}

/**
 * A layer of the picture's size with the subject laid over the known figure, at the size and place where it agrees best
 * with what is known outside the hole; of several drawers (one for each way to face) the one that agrees best. Undefined
 * where nothing is known of the figure, or what is known is another one.
 */
export function drawOver(hole: Hole, drawers: readonly DrawAt[]): Rgba | undefined {
  const box = figureBox(hole);
  if (!box) return undefined;
  let best: (Laid & { readonly draw: DrawAt }) | undefined;
  for (const draw of drawers) {
    const laid = layAt(hole, box, draw, 1);
    if (laid && laid.agreement > (best?.agreement ?? 0)) best = { ...laid, draw };
    if (best && best.agreement >= GOOD) break;
  }
  for (const scale of OTHER_SCALES) {
    if (!best || best.agreement >= GOOD) break;
    const laid = layAt(hole, box, best.draw, scale);
    if (laid && laid.agreement > best.agreement) best = { ...laid, draw: best.draw };
  }
  return best && best.agreement >= LEAST ? best.layer : undefined;
}

/** The subject at a share of the figure's size, at the place where it agrees best. */
function layAt(hole: Hole, box: Box, draw: DrawAt, scale: number): Laid | undefined {
  const { width, height } = hole.known;
  const drawn = draw(Math.round(box.width * scale) + 2, Math.round(box.height * scale) + 2);
  const found = opaqueBounds(drawn);
  if (!found) return undefined;
  const figure = crop(drawn, found);
  const x0 = Math.round(box.x + (box.width - figure.width) / 2);
  const y0 = box.y + box.height - figure.height;
  let place = { x: x0, y: y0, agreement: -1 };
  for (let dy = -SHIFT; dy <= SHIFT; dy++) {
    for (let dx = -SHIFT; dx <= SHIFT; dx++) {
      const agreement = agreementOf(hole, figure, x0 + dx, y0 + dy) - 0.002 * (Math.abs(dx) + Math.abs(dy));
      if (agreement > place.agreement) place = { x: x0 + dx, y: y0 + dy, agreement };
    }
  }
  const layer = createImage(width, height);
  overlay(layer, figure, place.x, place.y);
  return { layer, agreement: place.agreement };
}

/** Where the figure is: its known pixels, and the hole too where that was cut out of it. */
function figureBox({ known, open, box, blank }: Hole): Box | undefined {
  const shown = createImage(known.width, known.height);
  let any = false;
  open.forEach((v, i) => {
    const there = known.data[i * 4 + 3]! > 0;
    if (v ? blank : there) shown.data[i * 4 + 3] = 255;
    if (!v && there) any = true;
    if (v && !blank && there) shown.data[i * 4 + 3] = 255;
  });
  return any ? (opaqueBounds(shown) ?? box) : undefined;
}

/** Share of the pixels outside the hole, in the figure's box, at which both are opaque or both transparent. */
function agreementOf({ known, open }: Hole, figure: Rgba, x0: Px, y0: Px): number {
  let same = 0;
  let all = 0;
  for (let y = Math.max(0, y0 - SHIFT); y < Math.min(known.height, y0 + figure.height + SHIFT); y++) {
    for (let x = Math.max(0, x0 - SHIFT); x < Math.min(known.width, x0 + figure.width + SHIFT); x++) {
      const i = y * known.width + x;
      if (open[i]) continue;
      const [u, v] = [x - x0, y - y0];
      const inside = u >= 0 && v >= 0 && u < figure.width && v < figure.height;
      const drawn = inside && figure.data[(v * figure.width + u) * 4 + 3]! > 0;
      all++;
      if (drawn === known.data[i * 4 + 3]! > 0) same++;
    }
  }
  return all > 0 ? same / all : 0;
}
