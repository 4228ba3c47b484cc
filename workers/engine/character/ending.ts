import { InputError } from '../../../src/domain/input-error.ts';
import { forcePalette, paletteOf } from '../../../src/pixels/index.ts';
import { morphImages } from '../../../src/pixels/morph.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import type { AnimationFrame } from './animate-types.ts';

/** The frames led over to a last picture: it is the last frame, and those of the second half become more and more like it. */
export function ending(frames: readonly AnimationFrame[], end: Rgba): readonly AnimationFrame[] {
  const [first] = frames;
  if (first && (first.image.width !== end.width || first.image.height !== end.height))
    throw new InputError(
      `The end frame is ${end.width}x${end.height}; it must have the size of the start, ${first.image.width}x${first.image.height}.`,
    );
  // what lies between two colours is shown in one that there is
  const colours = sharedColours([...frames, { image: end }]);
  const middle = Math.floor(frames.length / 2);
  return frames.map((frame, i) => {
    if (i < middle) return frame;
    const t = (i - middle + 1) / (frames.length - middle);
    return {
      image: t === 1 ? end : forcePalette(morphImages(frame.image, end, t), colours),
      durationMs: frame.durationMs,
    };
  });
}

/** Opaque colours of all frames together, most frequent first. */
export function sharedColours(frames: readonly Pick<AnimationFrame, 'image'>[]): readonly string[] {
  const { width } = frames[0]!.image;
  const height = frames.reduce((sum, { image }) => sum + image.height, 0);
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (const { image } of frames) {
    data.set(image.data, at);
    at += image.data.length;
  }
  return paletteOf({ width, height, data });
}
