/** Where a subject is drawn within its picture, and how large. */

import { createImage, hardenAlpha, opaqueBounds, paste } from '../../../src/pixels/image.ts';
import { opaqueShare } from '../../../src/pixels/remove-background.ts';
import { reduceFrames } from '../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { DrawSubject } from '../layers.ts';
import { placed } from '../reference/initial-image.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief, DrawRequest } from '../types.ts';

export interface SubjectBox {
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
}

/** Sides of pictures that have room for the thing and its line alone. */
const TIGHT: ReadonlySet<number> = new Set([24, 25]);
/** What pictures of buildings that are set by hand need with their line, in pixels a side. */
const BY_HAND: readonly Px[] = [22, 30, 44];
/** So many pixels more than usual a building may take of its ground and its air, rather than a picture of another size enlarged. */
const MOST_MORE: Px = 3;

/** The box a subject is drawn in: all of the picture when it is alone, else with ground below and air around it; a `house` takes a little of both where it fits as it was set. */
export function subjectBox(request: DrawRequest, several = false, house = false): SubjectBox {
  const { width, height } = request;
  // What is told exactly, by joints or by its share of the canvas, may need all of the canvas.
  const exact = request.coverage !== undefined || request.skeleton !== undefined;
  if (request.noBackground || exact) return { x: 0, y: 0, width, height };
  const flat = request.isometric || request.view === 'high top-down';
  if (several && !flat) {
    // who stand beside each other need the width, and keep a pixel of air of their own
    const low = Math.round(height * 0.06);
    return { x: 0, y: Math.round(height * 0.03), width, height: height - low - Math.round(height * 0.03) };
  }
  // what is set by hand for 24 pixels needs 22 of them
  if (!flat && TIGHT.has(height) && TIGHT.has(width)) return { x: 1, y: 1, width: width - 2, height: height - 2 };
  const ground = Math.round(height * (flat ? 0.1 : request.view === 'side' ? 0.06 : 0.09));
  const boxHeight = Math.max(1, height - ground - Math.round(height * (flat ? 0.08 : 0.07)));
  const boxWidth = Math.max(1, width - 2 * Math.round(width * 0.06));
  const usual = Math.min(boxWidth, boxHeight);
  const own = house && !flat ? BY_HAND.find((px) => px > usual && px <= usual + MOST_MORE && px <= Math.min(width, height) - 2) : undefined; // biome-ignore format: one line
  if (own) {
    const [w, h] = [Math.max(own, boxWidth), Math.max(own, boxHeight)];
    return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 3), width: w, height: h };
  }
  return { x: Math.floor((width - boxWidth) / 2), y: height - ground - boxHeight, width: boxWidth, height: boxHeight };
}

/** Moves the figure so that its lowest pixel is just above row `floor`: it is to stand on the ground, or float over it. */
export function standOn(figure: Rgba, floor: Px): Rgba {
  const box = opaqueBounds(figure);
  if (!box) return figure;
  const down = Math.max(-box.y, floor - (box.y + box.height));
  const out = createImage(figure.width, figure.height);
  paste(out, figure, 0, down);
  return out;
}

/** Drawings that the search for a size takes at most. */
const TRIES = 7;
/** Percent by which a picture may miss the share that is asked for. */
const FAR = 4;
/** Points of coverage that are near enough. */
const NEAR = 1.5;

/**
 * The subject on a canvas of the picture's size, covering `coverage` percent of it: drawn larger or smaller until it
 * does, never beyond the canvas. Standing on the lower edge of the canvas, or in its middle when nothing is below it.
 */
export function drawCovering(drawSubject: DrawSubject, brief: Brief, options: SubjectOptions, coverage: number): Rgba {
  const { whole, ...solid } = options;
  const byHand = covering(drawSubject, brief, options, coverage);
  if (byHand.off <= FAR || byHand.full) return byHand.image;
  // pictures set by hand come in a few sizes: where none is near, solids are of any, though never as full as the fullest
  const tries = whole ? [byHand, covering(drawSubject, brief, solid, coverage)] : [byHand];
  const near = tries.toSorted((a, b) => a.off - b.off)[0]!;
  if (near.off <= FAR) return near.image;
  const reduced = tries.flatMap(({ over }) => (over ? [reducedTo(over, coverage)] : []));
  return [near, ...reduced].toSorted((a, b) => a.off - b.off)[0]!.image;
}

/** `over`, which covers too much of its canvas, with as many rows and columns less as it takes; its lines of one pixel are kept. */
function reducedTo(over: Rgba, coverage: number): { readonly image: Rgba; readonly off: number } {
  const { width, height } = over;
  let best: { image: Rgba; off: number } | undefined;
  let scale = 1;
  for (let i = 0; i < TRIES; i++) {
    scale *= Math.sqrt(coverage / Math.max(best ? opaqueShare(best.image) * 100 : opaqueShare(over) * 100, 0.1));
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const image = placed(reduceFrames([over], w, h)[0]!, over, { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2) }); // biome-ignore format: one line
    const off = Math.abs(opaqueShare(image) * 100 - coverage);
    if (best && off >= best.off) break;
    best = { image, off };
  }
  return best!;
}

function covering(
  drawSubject: DrawSubject,
  brief: Brief,
  options: SubjectOptions,
  coverage: number,
): { readonly image: Rgba; readonly off: number; readonly full: boolean; readonly over?: Rgba } {
  const { width, height } = options;
  let best: { image: Rgba; off: number } | undefined;
  let over: { image: Rgba; share: number } | undefined;
  let small = 0;
  let large = 1;
  let scale = 1;
  for (let i = 0; i < TRIES; i++) {
    const w = Math.max(1, Math.round(width * scale));
    const h = Math.max(1, Math.round(height * scale));
    const drawn = hardenAlpha(drawSubject(brief, { ...options, width: w, height: h }).image);
    const image = placed(drawn, options, { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2) });
    const share = opaqueShare(image) * 100;
    const off = Math.abs(share - coverage);
    if (!best || off < best.off) best = { image, off };
    if (share > coverage && !(over && over.share <= share)) over = { image, share };
    if (off <= NEAR) break;
    if (scale === 1 && share < coverage) return { image, off, full: true };
    if (share > coverage) large = scale;
    else small = scale;
    const guess = scale * Math.sqrt(coverage / Math.max(share, 0.1));
    scale = guess > small && guess < large ? guess : (small + large) / 2;
  }
  return { ...best!, full: false, ...(over && { over: over.image }) };
}
