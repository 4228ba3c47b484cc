/** The reference as it is moved: its subject alone, on the canvas. */

import { cloneImage } from '../../../../src/pixels/image.ts';
import { opaqueShare } from '../../../../src/pixels/remove-background.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { placeReference } from '../turn/reference.ts';
import { estimateMask } from '../vision/mask.ts';

/** From this share of opaque pixels on a picture still has its background. */
const FULL = 0.97;

/** The reference's subject on a canvas. A background that no flood fill can follow is found by the learned mask. */
export async function readReference(models: Models, reference: Rgba, width: Px, height: Px): Promise<Rgba> {
  const sprite = placeReference(reference, width, height);
  if (opaqueShare(sprite) < FULL || !models.forUse('background-mask')) return sprite;
  const mask = await estimateMask(models, sprite);
  if (!mask.includes(1)) return sprite;
  const out = cloneImage(sprite);
  mask.forEach((there, i) => {
    if (!there) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return out;
}
