import { type Bitmap, blank } from './pixels.ts';

/** A picture file as pixels. Rejects for what the browser cannot decode. */
export async function readBitmap(source: Blob): Promise<Bitmap> {
  const bitmap = await createImageBitmap(source, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** Frames in the order of play, each with its time. */
export interface Moving {
  readonly frames: readonly Bitmap[];
  readonly durations: readonly number[];
}

const MOST_FRAMES = 128;

/** A picture file with all of its frames, of those browsers that can tell them; else the first. */
export async function readFrames(file: Blob): Promise<Moving> {
  const still = async (): Promise<Moving> => ({ frames: [await readBitmap(file)], durations: [] });
  if (typeof ImageDecoder === 'undefined') return still();
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
  try {
    await decoder.tracks.ready;
    const count = Math.min(MOST_FRAMES, decoder.tracks.selectedTrack?.frameCount ?? 1);
    if (count < 2) return await still();
    const frames: Bitmap[] = [];
    const durations: number[] = [];
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
      frames.push({ width, height, data: new Uint8ClampedArray(data) });
      // microseconds
      durations.push(Math.max(20, Math.round((image.duration ?? 100_000) / 1000)));
      image.close();
    }
    return { frames, durations };
  } catch {
    return still();
  } finally {
    decoder.close();
  }
}

/** Pixels as a PNG. */
export async function writePng({ width, height, data }: Bitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

export async function base64Of(bitmap: Bitmap): Promise<string> {
  const bytes = new Uint8Array(await (await writePng(bitmap)).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Frames side by side, in the order of play. */
export function sheetOf(frames: readonly Bitmap[]): Bitmap {
  const width = frames.reduce((sum, frame) => sum + frame.width, 0);
  const sheet = blank(width, Math.max(...frames.map(({ height }) => height)));
  let left = 0;
  for (const frame of frames) {
    for (let y = 0; y < frame.height; y++)
      sheet.data.set(frame.data.subarray(y * frame.width * 4, (y + 1) * frame.width * 4), (y * width + left) * 4);
    left += frame.width;
  }
  return sheet;
}
