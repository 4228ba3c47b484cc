import { z } from 'zod';
import type { Models } from '../inference/models.ts';
import type { TensorData } from '../inference/session.ts';
import { coverageOf } from '../pixels/image.ts';
import type { Px, Rgba } from '../types.ts';
import { floatsOf, rowFor } from './model.ts';

const Config = z.object({
  /** Sides of the input must be multiples of this. */
  multiple: z.int().positive(),
  /** A pixel is the subject's from this probability up. */
  threshold: z.number().gt(0).lt(1),
});

/** Larger pictures are looked at in a whole fraction of their size: the network was trained on up to 96 pixels a side. */
const MOST: Px = 256;

/**
 * Where the subject of a picture is: 1, else 0, a byte a pixel, row by row. It is made for grounds that a flood fill
 * cannot follow (textures, scenes); for a flat colour `removeBackground` is exact and needs no network. The network
 * itself averages its answers to the picture and to its mirror image.
 *
 * Transparent pixels (alpha below 128) are never the subject's. A picture whose border is mostly transparent is cut out
 * already: its mask is its alpha, and no network is asked. Throws an Error when no model serves the use 'background-mask'.
 */
export async function estimateMask(models: Models, image: Rgba): Promise<Uint8Array> {
  const row = rowFor(models, 'background-mask');
  const config = Config.parse(row.config);
  const there = coverageOf(image);
  if (isCutOut(image, there)) return there;
  const step = Math.ceil(Math.max(image.width, image.height) / MOST);
  const seen = { width: Math.ceil(image.width / step), height: Math.ceil(image.height / step) };
  const session = await models.session(row);
  const input = inputOf(image, there, step, seen, config.multiple);
  const found = floatsOf(await session.run({ image: input }), 'subject_probability');
  const wide = input.dims[3]!;
  return there.map((opaque, i) => {
    const x = Math.floor((i % image.width) / step);
    const y = Math.floor(i / image.width / step);
    return opaque && found[y * wide + x]! >= config.threshold ? 1 : 0;
  });
}

/** At least half of the border is transparent: the same rule as `removeBackground`. */
function isCutOut({ width, height }: Rgba, there: Uint8Array): boolean {
  let border = 0;
  let clear = 0;
  for (let i = 0; i < there.length; i++) {
    const x = i % width;
    if (x !== 0 && x !== width - 1 && i >= width && i < width * (height - 1)) continue;
    border++;
    if (!there[i]) clear++;
  }
  return clear >= border * 0.5;
}

/** RGB in 0..1, (1, 3, high, wide), one pixel of each `step` × `step` square; the last row and column are repeated up to the multiple. */
function inputOf(
  image: Rgba,
  there: Uint8Array,
  step: number,
  seen: { width: Px; height: Px },
  multiple: number,
): TensorData {
  const wide = Math.ceil(seen.width / multiple) * multiple;
  const high = Math.ceil(seen.height / multiple) * multiple;
  const data = new Float32Array(3 * wide * high);
  const at = (i: number, last: number, size: number) => Math.min(size - 1, Math.min(i, last) * step + (step >> 1));
  for (let y = 0; y < high; y++) {
    const row = at(y, seen.height - 1, image.height);
    for (let x = 0; x < wide; x++) {
      const from = row * image.width + at(x, seen.width - 1, image.width);
      // Holes in an otherwise opaque picture have no colour; mid-grey stands for them.
      for (let c = 0; c < 3; c++) data[(c * high + y) * wide + x] = there[from] ? image.data[from * 4 + c]! / 255 : 0.5;
    }
  }
  return { data, dims: [1, 3, high, wide] };
}
