/** Inpainting: what is white in a mask is drawn anew, what is black keeps its bytes. */
export { type Inpainting, openInpainting } from './inpainting.ts';
export { type PaintTools, paint } from './paint.ts';
