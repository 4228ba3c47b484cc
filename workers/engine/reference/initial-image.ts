/** The picture that a drawing starts from, made pixel art and taken apart. */
import { cloneImage, createImage, overlay } from '../../../src/pixels/image.ts';
import { fillTransparent } from '../../../src/pixels/morph.ts';
import { pixelate } from '../../../src/pixels/pixelate.ts';
import { opaqueShare, removeBackground } from '../../../src/pixels/remove-background.ts';
import { fitBox } from '../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { DrawRequest } from '../types.ts';

/** The initial image as pixel art of the picture's size, split into its subject and, where it has one, its backdrop. */
export interface Initial {
  readonly whole: Rgba;
  /** Undefined when it could not be told from its backdrop: then the two pictures are blended as wholes. */
  readonly subject?: Rgba;
  /** Opaque everywhere; the subject's place is filled with the colours around it. */
  readonly backdrop?: Rgba;
}

/** Reads an initial image for a request: fitted into the picture, its subject told from its backdrop where that can be. */
export function readInitial(image: Rgba, request: Pick<DrawRequest, 'width' | 'height' | 'noBackground'>): Initial {
  const { width, height } = request;
  const box = fitBox(image, width, height, 'contain');
  const art = pixelate(image, box.width, box.height, { colors: 64, clean: false });
  const figure = removeBackground(art);
  const share = opaqueShare(figure);
  const cut = share > 0.03 && share < 0.97 * opaqueShare(art);
  const put = (part: Rgba): Rgba => placed(part, request, box);
  if (request.noBackground) return { whole: put(cut ? figure : art), subject: put(cut ? figure : art) };
  if (opaqueShare(art) < 0.97) return { whole: put(art), subject: put(art) };
  // Where the aspect ratio leaves bars, the image's border goes on.
  const whole = fillTransparent(put(art));
  if (!cut) return { whole };
  const ground = cloneImage(art);
  for (let i = 3; i < ground.data.length; i += 4) if (figure.data[i]! > 0) ground.data.fill(0, i - 3, i + 1);
  return { whole, subject: put(figure), backdrop: fillTransparent(put(ground)) };
}

/** Initial image strength 1..999 to 0..1, both ends exact. */
export const strengthToMix = (strength: number): number => (Math.min(999, Math.max(1, strength)) - 1) / 998;

/** An image on a transparent canvas of the size asked, its upper left pixel at (x, y). */
export function placed(image: Rgba, size: { readonly width: Px; readonly height: Px }, at: { x: Px; y: Px }): Rgba {
  const out = createImage(size.width, size.height);
  overlay(out, image, at.x, at.y);
  return out;
}
