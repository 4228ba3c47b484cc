import { encodeGif, encodeWebp } from '../pixels/animation.ts';
import { decodeImage } from '../pixels/decode.ts';
import { createImage, paste } from '../pixels/image.ts';
import { encodeApng } from '../pixels/png.ts';
import { enlarge } from '../pixels/resize.ts';
import type { Rgba } from '../pixels/types.ts';
import { cellSize, centered } from './layout.ts';

/** Formats of a moving preview, and how they are served. */
export const PREVIEW_FORMATS = {
  gif: { extension: 'gif', contentType: 'image/gif' },
  apng: { extension: 'png', contentType: 'image/apng' },
  webp: { extension: 'webp', contentType: 'image/webp' },
} as const;
export type PreviewFormat = keyof typeof PREVIEW_FORMATS;

const MAX_SCALE = 16;
/** Of an enlarged preview: what is larger is for a game, not for a look. */
const MAX_SIDE = 1024;

/**
 * PNG frames as one moving picture that plays for ever. `durationsMs`: one each; GIF keeps hundredths of a second.
 * `scale`: 1 to 16, how many pixels a side one becomes. Pixels are kept exactly, in a GIF as long as a frame has up to
 * 255 colours. Throws a RangeError for no frames, a wrong number of durations, another scale, and where enlarged frames
 * would have more than 1,024 pixels a side.
 */
export async function animationPreview(
  frames: readonly Uint8Array[],
  durationsMs: readonly number[],
  format: PreviewFormat,
  scale = 1,
): Promise<Buffer> {
  if (frames.length === 0) throw new RangeError('An animation needs at least one frame');
  if (durationsMs.length !== frames.length)
    throw new RangeError(`${frames.length} frames but ${durationsMs.length} durations`);
  if (durationsMs.some((ms) => !(ms >= 1 && ms <= 65535))) throw new RangeError('A duration must be 1 to 65535 ms');
  if (!Number.isInteger(scale) || scale < 1 || scale > MAX_SCALE)
    throw new RangeError(`The scale must be a whole number from 1 to ${MAX_SCALE}`);
  const still = await sameSize(frames);
  const { width, height } = still[0]!;
  if (scale > 1 && Math.max(width, height) * scale > MAX_SIDE)
    throw new RangeError(
      `Frames of ${width}x${height} enlarged ${scale} times have more than ${MAX_SIDE} pixels a side`,
    );
  const pictures = still.map((picture) => enlarge(picture, scale));
  return ENCODERS[format](pictures, durationsMs);
}

const ENCODERS = { gif: encodeGif, apng: encodeApng, webp: encodeWebp } as const;

/** Each frame in the middle of a cell that holds all of them. */
async function sameSize(frames: readonly Uint8Array[]): Promise<Rgba[]> {
  const pictures = await Promise.all(frames.map((frame) => decodeImage(frame)));
  const cell = cellSize(pictures);
  return pictures.map((picture) => {
    const out = createImage(cell.width, cell.height);
    const { x, y } = centered(picture, cell);
    paste(out, picture, x, y);
    return out;
  });
}
