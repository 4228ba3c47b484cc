import type { Px } from '../../../src/pixels/types.ts';
import type { PropContext } from '../catalogue/things/types.ts';
import { Canvas, type Painter } from './canvas.ts';

/** Paints an effect as large as its canvas allows, `margin` free on each side: the first time it is only measured. */
export function painted(paint: Painter, width: Px, height: Px, ctx: PropContext, margin: Px = 1): Canvas {
  const frames = framesOf(ctx);
  if (frames > 1) return sheetOf(frames, paint, width, height, ctx);
  return onePainted(paint, width, height, ctx, margin);
}

const framesOf = ({ brief }: PropContext): number => {
  const said = brief.mood.find((word) => word.startsWith('frames:'));
  return said ? Number(said.slice('frames:'.length)) : 1;
};

/** Frames of its course side by side, in rows: it grows, stands, and is torn as it fades. */
function sheetOf(frames: number, paint: Painter, width: Px, height: Px, ctx: PropContext): Canvas {
  const across = width > height * 1.5 ? frames : Math.ceil(Math.sqrt(frames));
  const down = Math.ceil(frames / across);
  const [w, h] = [Math.floor(width / across), Math.floor(height / down)];
  const sheet = new Canvas(width, height, ctx, 0);
  for (let i = 0; i < frames; i++) {
    const t = i / (frames - 1);
    const size = Math.min(1, 0.4 + t * 1.1);
    const frame = new Canvas(w, h, ctx, 1);
    const drawn = onePainted(paint, Math.max(6, Math.round(w * size)), Math.max(6, Math.round(h * size)), ctx, 1);
    frame.paste(drawn, Math.round((w - drawn.width) / 2), Math.round((h - drawn.height) / 2));
    if (t > 0.6) frame.torn((t - 0.5) * 1.1);
    sheet.paste(frame, (i % across) * w, Math.floor(i / across) * h);
  }
  return sheet;
}

/** Beyond this many pixels a side an effect is measured on a smaller canvas: it fills as large a share of any. */
const MEASURED: Px = 96;

function onePainted(paint: Painter, width: Px, height: Px, ctx: PropContext, margin: Px): Canvas {
  const less = Math.max(1, Math.min(width, height) / MEASURED);
  const rough = new Canvas(Math.round(width / less), Math.round(height / less), ctx, margin);
  paint(rough);
  const { zoom, dx, dy } = rough.fitting();
  const canvas = new Canvas(width, height, ctx, margin, { zoom, dx: dx * less, dy: dy * less });
  paint(canvas);
  canvas.clearRim();
  canvas.tidy();
  return canvas;
}
