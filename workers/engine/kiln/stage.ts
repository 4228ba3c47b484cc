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

/** A picture's place in a frame whose sides are multiples of the network's patch. */
interface Padded {
  readonly width: Px;
  readonly height: Px;
  readonly x: Px;
  readonly y: Px;
}

function paddedFor({ width, height }: { readonly width: Px; readonly height: Px }, patch: Px): Padded {
  const [w, h] = [Math.ceil(width / patch) * patch, Math.ceil(height / patch) * patch];
  return { width: w, height: h, x: Math.floor((w - width) / 2), y: Math.floor((h - height) / 2) };
}

/** How many steps `drawStage` takes for a request that starts at time `from`. */
export function stepsOf(network: KilnNetwork, request: PaintRequest, from: number): number {
  const { patch, native, steps } = network.config;
  const padded = paddedFor(request, patch);
  const open = openPixels(request, padded);
  const windows = windowsOver(padded, native, request.wrap === true);
  const drawn = windows.filter((window) => pixelsOf(window, padded).some((p) => open[p]));
  // A window that has only been drawn by those before it is rare (a hole in an overlap), and then counted too often.
  return drawn.length * stepsFrom(steps, from);
}

/** 1 where there is to be drawn. The margin that fills the frame up is kept empty, unless a background goes on there. */
function openPixels({ width, height, known, attributes }: PaintRequest, padded: Padded): Float32Array {
  const open = new Float32Array(padded.width * padded.height).fill(attributes?.background === 'full' ? 1 : 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      open[(y + padded.y) * padded.width + x + padded.x] = known ? known.hole[y * width + x]! : 1;
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
  const padded = paddedFor(request, patch);
  const area = padded.width * padded.height;
  const onPadded = (image: Rgba): Float32Array => {
    const put = createImage(padded.width, padded.height);
    paste(put, image, padded.x, padded.y);
    return planesOf(put);
  };
  const cutOut = (planes: Float32Array): Rgba =>
    crop(imageOf(planes, padded.width, padded.height), { x: padded.x, y: padded.y, width, height });

  const open = openPixels(request, padded);
  const noise = gaussianNoise(`${seed}/${width}x${height}`, CHANNELS * area);
  const start = init && onPadded(init.image);
  const picture = known ? onPadded(known.image) : onPadded(createImage(width, height));
  if (known && start) {
    for (let i = 0; i < start.length; i++) if (!open[i % area]) start[i] = picture[i]!;
  }
  const maps =
    pose &&
    poseMaps(
      pose.joints.map((joint) => ({ ...joint, x: joint.x + padded.x, y: joint.y + padded.y })),
      padded.width,
      padded.height,
    );
  const windows = windowsOver(padded, native, wrap);
  const guide = await openGuide(network, request, Math.min(native, Math.max(width, height)));
  const last = lastInside(windows, padded, patch, wrap);
  for (const [k, window] of windows.entries()) {
    const pixels = pixelsOf(window, padded);
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
            return cutOut(so);
          }),
      },
    );
    scatter(picture, area, pixels, drawn);
    // What lies along an inner edge is drawn anew by a window in which it does not.
    for (const p of pixels) if (last[p]! <= k) open[p] = 0;
  }
  return cutOut(picture);
}
