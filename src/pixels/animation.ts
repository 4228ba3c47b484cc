/** Animated GIF and WebP, and single WebP, through sharp. */
import sharp, { type Sharp } from 'sharp';
import { checkFrames } from './png.ts';
import type { Rgba } from './types.ts';

/** Frames below each other, as libvips wants an animation. */
function filmstrip(frames: readonly Rgba[]): Sharp {
  const { width, height } = frames[0]!;
  const strip = Buffer.concat(frames.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.length)));
  const raw = { width, height: height * frames.length, channels: 4 as const, pageHeight: height };
  return sharp(strip, { raw });
}

/**
 * A GIF. `delays`: milliseconds, one for all or one each (GIF keeps hundredths of a second). `loops`: 0 is for ever.
 * GIF has 256 colours a frame and binary alpha; images within that keep their colours exactly.
 */
export async function encodeGif(
  frames: readonly Rgba[],
  delays: number | readonly number[],
  loops = 0,
): Promise<Buffer> {
  const delay = checkFrames(frames, delays);
  return filmstrip(frames)
    .gif({
      colours: 256,
      dither: 0,
      effort: 7,
      interFrameMaxError: 0,
      interPaletteMaxError: 0,
      keepDuplicateFrames: true,
      delay,
      loop: loops,
    })
    .toBuffer();
}

/** A lossless WebP of one or more frames; the parameters are `encodeGif`'s. */
export async function encodeWebp(
  frames: readonly Rgba[],
  delays: number | readonly number[] = 100,
  loops = 0,
): Promise<Buffer> {
  const delay = checkFrames(frames, delays);
  return filmstrip(frames).webp({ lossless: true, exact: true, effort: 4, delay, loop: loops }).toBuffer();
}
