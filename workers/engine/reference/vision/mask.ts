import { z } from 'zod';
import { coverageOf } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import type { TensorData } from '../../inference/session.ts';
import { blockOf } from './block.ts';
import { floatsOf, rowFor } from './model.ts';

const Config = z.object({
  /** Sides of the input must be multiples of this. */
  multiple: z.int().positive(),
  /** A pixel is the subject's from this probability up. */
  threshold: z.number().gt(0).lt(1),
});

/** The size at which the network is best: it was trained on 32 to 96 pixels a side, mostly 64. */
const BEST: Px = 72;
/** Larger art than this is looked at in a whole fraction of its size. */
const MOST: Px = 128;

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
  const look = lookOf(image);
  const session = await models.session(row);
  const input = inputOf(image, there, look, config.multiple);
  const found = floatsOf(await session.run({ image: input }), 'subject_probability');
  const wide = input.dims[3]!;
  return there.map((opaque, i) => {
    const x = Math.floor((i % image.width) / look.step) * look.factor;
    const y = Math.floor(Math.floor(i / image.width) / look.step) * look.factor;
    return opaque && meanOf(found, y * wide + x, wide, look.factor) >= config.threshold ? 1 : 0;
  });
}

/** How a picture is shown to the network: one pixel of each `step` × `step` square, `factor` times as large. */
interface Look {
  readonly step: Px;
  readonly factor: number;
}

/**
 * Enlarged art is looked at in its own size, small art enlarged and large art reduced, so that it comes near the best
 * size. The same arithmetic as `models/train/mask/look.py`.
 */
function lookOf(image: Rgba): Look {
  const block = blockOf(image, { x: 0, y: 0, width: image.width, height: image.height });
  const art = Math.max(image.width, image.height) / block;
  return { step: block * Math.ceil(art / MOST), factor: Math.max(1, Math.floor(BEST / art + 0.5)) };
}

/** Mean of the `side` × `side` square that starts at `from`. */
function meanOf(values: Float32Array, from: number, wide: number, side: number): number {
  let sum = 0;
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) sum += values[from + y * wide + x]!;
  return sum / (side * side);
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

/** RGB in 0..1, (1, 3, high, wide), as `look` says; the last row and column are repeated up to the multiple. */
function inputOf(image: Rgba, there: Uint8Array, { step, factor }: Look, multiple: number): TensorData {
  const sideOf = (size: Px) => Math.ceil((Math.ceil(size / step) * factor) / multiple) * multiple;
  const [wide, high] = [sideOf(image.width), sideOf(image.height)];
  const data = new Float32Array(3 * wide * high);
  const at = (i: number, size: Px) => {
    const cell = Math.min(Math.floor(i / factor), Math.ceil(size / step) - 1);
    return Math.min(size - 1, cell * step + (step >> 1));
  };
  for (let y = 0; y < high; y++) {
    const row = at(y, image.height);
    for (let x = 0; x < wide; x++) {
      const from = row * image.width + at(x, image.width);
      // Holes in an otherwise opaque picture have no colour; mid-grey stands for them.
      for (let c = 0; c < 3; c++) data[(c * high + y) * wide + x] = there[from] ? image.data[from * 4 + c]! / 255 : 0.5;
    }
  }
  return { data, dims: [1, 3, high, wide] };
}
