/** A picture at one scale: one piece where it fits the network, else window after window. */
import { createImage, crop, paste } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { openGuide } from './guide.ts';
import type { KilnNetwork } from './network.ts';
import { gaussianNoise } from './noise.ts';
import { drawPiece, type PieceHooks } from './piece.ts';
import { CHANNELS, imageOf, planesOf } from './planes.ts';
import { poseMaps } from './pose-maps.ts';
import { stepsFrom } from './sampler.ts';
import type { PaintRequest } from './types.ts';
import { gather, lastInside, pixelsOf, scatter, windowsOver } from './windows.ts';

export interface StageHooks {
  readonly check: PieceHooks['check'];
  /** Told after each step with the picture so far, at the stage's size. */
  readonly onStep: (expected: () => Rgba) => Promise<void>;
}

/** A picture's place on a canvas whose sides are multiples of the network's patch. */
interface Canvas {
  readonly width: Px;
  readonly height: Px;
  readonly x: Px;
  readonly y: Px;
}

function canvasFor({ width, height }: { readonly width: Px; readonly height: Px }, patch: Px): Canvas {
  const [w, h] = [Math.ceil(width / patch) * patch, Math.ceil(height / patch) * patch];
  return { width: w, height: h, x: Math.floor((w - width) / 2), y: Math.floor((h - height) / 2) };
}

/** How many steps `drawStage` takes for a request that starts at time `from`. */
export function stepsOf(network: KilnNetwork, request: PaintRequest, from: number): number {
  const { patch, native, steps } = network.config;
  const canvas = canvasFor(request, patch);
  const open = openPixels(request, canvas);
  const windows = windowsOver(canvas, native, request.wrap === true);
  const drawn = windows.filter((window) => pixelsOf(window, canvas).some((p) => open[p]));
  // A window that has only been drawn by those before it is rare (a hole in an overlap), and then counted too often.
  return drawn.length * stepsFrom(steps, from);
}

/** 1 where there is to be drawn. The margin that fills the canvas up is kept empty, unless a background goes on there. */
function openPixels({ width, height, known, attributes }: PaintRequest, canvas: Canvas): Float32Array {
  const open = new Float32Array(canvas.width * canvas.height).fill(attributes?.background === 'full' ? 1 : 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      open[(y + canvas.y) * canvas.width + x + canvas.x] = known ? known.hole[y * width + x]! : 1;
    }
  }
  return open;
}

/** The request's picture, drawn at its own size by windows of the network's native size. */
export async function drawStage(
  network: KilnNetwork,
  request: PaintRequest,
  { check, onStep }: StageHooks,
): Promise<Rgba> {
  const { patch, native } = network.config;
  const { width, height, init, known, pose, seed } = request;
  const wrap = request.wrap === true;
  const canvas = canvasFor(request, patch);
  const area = canvas.width * canvas.height;
  const onCanvas = (image: Rgba): Float32Array => {
    const put = createImage(canvas.width, canvas.height);
    paste(put, image, canvas.x, canvas.y);
    return planesOf(put);
  };
  const offCanvas = (planes: Float32Array): Rgba =>
    crop(imageOf(planes, canvas.width, canvas.height), { x: canvas.x, y: canvas.y, width, height });

  const open = openPixels(request, canvas);
  const noise = gaussianNoise(`${seed}/${width}x${height}`, CHANNELS * area);
  const start = init && onCanvas(init.image);
  const picture = known ? onCanvas(known.image) : onCanvas(createImage(width, height));
  if (known && start) {
    for (let i = 0; i < start.length; i++) if (!open[i % area]) start[i] = picture[i]!;
  }
  const maps =
    pose &&
    poseMaps(
      pose.joints.map((joint) => ({ ...joint, x: joint.x + canvas.x, y: joint.y + canvas.y })),
      canvas.width,
      canvas.height,
    );
  const windows = windowsOver(canvas, native, wrap);
  const guide = await openGuide(network, request, Math.min(native, Math.max(width, height)));
  const last = lastInside(windows, canvas, patch, wrap);
  for (const [k, window] of windows.entries()) {
    const pixels = pixelsOf(window, canvas);
    const windowOpen = gather(open, area, pixels);
    if (!windowOpen.includes(1)) continue;
    const drawn = await drawPiece(
      {
        width: window.width,
        height: window.height,
        noise: gather(noise, area, pixels),
        ...(start ? { init: { planes: gather(start, area, pixels), keep: init.keep } } : {}),
        ...(windowOpen.includes(0) ? { known: { planes: gather(picture, area, pixels), open: windowOpen } } : {}),
        ...(maps ? { pose: gather(maps, area, pixels) } : {}),
        wrap: wrap && windows.length === 1,
      },
      guide,
      network.config,
      {
        check,
        onStep: (_step, _of, expected) =>
          onStep(() => {
            const so = Float32Array.from(picture);
            scatter(so, area, pixels, expected());
            return offCanvas(so);
          }),
      },
    );
    scatter(picture, area, pixels, drawn);
    // What lies along an inner edge is drawn anew by a window in which it does not.
    for (const p of pixels) if (last[p]! <= k) open[p] = 0;
  }
  return offCanvas(picture);
}
