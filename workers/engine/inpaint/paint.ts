import type { SubjectOptions } from '../compose-drawing.ts';
import { cloneImage, createImage, overlay } from '../pixels/image.ts';
import type { Brief, DrawRequest, Rgba } from '../types.ts';
import type { Inpainting } from './inpainting.ts';

/** What painting needs to know and to call. */
export interface PaintTools {
  readonly request: DrawRequest;
  readonly brief: Brief;
  readonly options: SubjectOptions;
  readonly drawSubject: (brief: Brief, options: SubjectOptions) => { readonly image: Rgba };
}

/** The whole picture with the hole painted; what lies outside of the hole is not to be used. */
export function paint({ known, hole }: Inpainting, { brief, options, drawSubject }: PaintTools): Rgba {
  const out = cloneImage(known);
  const { width, height } = known;
  let [left, right, top, bottom] = [width, -1, height, -1];
  hole.forEach((open, i) => {
    if (!open) return;
    out.data.fill(0, i * 4, i * 4 + 4);
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right < left) return out;
  const drawn = drawSubject(brief, { ...options, width: right - left + 1, height: bottom - top + 1 }).image;
  const layer = createImage(width, height);
  overlay(layer, drawn, left, top);
  overlay(out, layer, 0, 0);
  return out;
}
