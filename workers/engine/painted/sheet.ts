import type { Px } from '../../../src/pixels/types.ts';
import type { PropContext } from '../catalogue/things/types.ts';
import { bend } from './bent.ts';
import { Canvas, type Painter } from './canvas.ts';

/** Paints an effect as large as its canvas allows, `margin` free on each side: the first time it is only measured. */
export function painted(paint: Painter, width: Px, height: Px, ctx: PropContext, margin: Px = 1): Canvas {
  const frames = framesOf(ctx);
  if (frames > 1) return sheetOf(frames, paint, width, height, ctx);
  const times = timesIn(ctx);
  if (times > 1 && !MANY.has(ctx.brief.concept)) return severalOf(times, paint, width, height, ctx, margin);
  const size = SIZES.find(([word]) => ctx.said(word))?.[1] ?? 1;
  if (size === 1) return onePainted(paint, width, height, ctx, margin);
  const small = (side: Px): Px => Math.min(side, Math.max(8, Math.round(side * size)));
  const sheet = new Canvas(width, height, ctx, 0);
  const drawn = onePainted(paint, small(width), small(height), ctx, 0);
  sheet.paste(drawn, Math.round((width - drawn.width) / 2), Math.round((height - drawn.height) / 2));
  return sheet;
}

/** How much of its picture an effect takes that is said to be small. */
const SIZES: readonly (readonly [word: string, size: number])[] = [['tiny', 0.5], ['small', 0.68]]; // biome-ignore format: a table

const framesOf = ({ brief }: PropContext): number => {
  const said = brief.mood.find((word) => word.startsWith('frames:'));
  return said ? Number(said.slice('frames:'.length)) : 1;
};

const timesIn = ({ brief }: PropContext): number => {
  const said = brief.mood.find((word) => word.startsWith('times:'));
  return said ? Number(said.slice('times:'.length)) : 1;
};

/** Painters that draw several of theirs by themselves: strokes beside one another, and what is many anyway. */
const MANY: ReadonlySet<string> = new Set(['slash', 'laser-beam', 'claw-slash', 'cross-slash', 'sparkles', 'fireworks', 'floating-hearts', 'meteor-shower', 'bubbles', 'droplets', 'motes', 'ripples', 'dizzy', 'confetti', 'petals', 'falling-leaves', 'wind-blades', 'buff-arrows', 'debuff-arrows', 'hail-fall', 'feather-fall', 'wavy-lines', 'embers', 'rain', 'snowfall', 'afloat-notes', 'bat-burst', 'bee-burst', 'butterfly-burst', 'crow-burst', 'popcorn-burst', 'ice-spikes']); // biome-ignore format: a list

/** Where the middles of several lie, in shares of the room that is left, and how large each is. */
const PLACED: Readonly<Record<number, { readonly size: number; readonly at: readonly (readonly [number, number])[] }>> = {
  2: { size: 0.58, at: [[0, 0], [1, 1]] }, 3: { size: 0.52, at: [[0.5, 0], [0, 1], [1, 1]] }, 4: { size: 0.49, at: [[0, 0], [1, 0], [0, 1], [1, 1]] },
  5: { size: 0.38, at: [[0, 0], [1, 0], [0.5, 0.5], [0, 1], [1, 1]] }, 6: { size: 0.34, at: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]] },
}; // biome-ignore format: a table

/** The same effect several times over the picture. */
function severalOf(times: number, paint: Painter, width: Px, height: Px, ctx: PropContext, margin: Px): Canvas {
  const { size, at } = PLACED[Math.min(6, times)]!;
  const sheet = new Canvas(width, height, ctx, 0);
  const [w, h] = [Math.max(6, Math.round(width * size)), Math.max(6, Math.round(height * size))];
  for (const [x, y] of at) sheet.paste(onePainted(paint, w, h, ctx, margin), Math.round(x * (width - w)), Math.round(y * (height - h))); // biome-ignore format: one line
  return sheet;
}

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
  const [w, h] = [Math.round(width / less), Math.round(height / less)];
  let rough = new Canvas(w, h, ctx, margin);
  paint(rough);
  // what runs on beyond the canvas is measured smaller: nothing is cut flat at the picture's edge
  if (rough.cut) {
    rough = new Canvas(w, h, ctx, margin, { zoom: 0.6, dx: 0, dy: 0 });
    paint(rough);
  }
  const { zoom, dx, dy } = rough.fitting();
  const canvas = new Canvas(width, height, ctx, margin, { zoom, dx: dx * less, dy: dy * less });
  paint(canvas);
  bend(canvas);
  canvas.clearRim();
  if (!ctx.said('faint')) canvas.tidy();
  return canvas;
}
