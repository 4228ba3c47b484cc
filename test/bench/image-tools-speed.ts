/** How long the tools take for pictures of usual sizes, beside what they may: a 1024-px photograph, a cut-out, turns, frames. */
import { DIRECTIONS } from '../../src/domain/words.ts';
import { createImage, overlay } from '../../src/pixels/image.ts';
import { pixelate } from '../../src/pixels/pixelate.ts';
import { enlarge } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import type { Models } from '../../workers/engine/inference/models.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { animatePicture } from '../../workers/engine/reference/lift/animate-picture.ts';
import { turnAround } from '../../workers/engine/reference/turn/index.ts';
import { cutOut } from '../../workers/engine/reference/vision/cut-out.ts';
import { groundOf } from './cutout-cases.ts';
import { jpeg, onGround, resample } from './recover-cases.ts';

/** Something like a photograph: soft shapes of many sizes with grain. */
async function photoLike(side: number): Promise<Rgba> {
  const random = createRandom('photo');
  const out = createImage(side, side);
  out.data.fill(255);
  for (const cells of [6, 24, 96, 512]) {
    const layer = createImage(cells, cells);
    for (let i = 0; i < layer.data.length; i++) layer.data[i] = i % 4 === 3 ? 255 : random.float() * 255;
    const large = await resample(layer, side, side, 'cubic');
    const share = cells === 6 ? 1 : 12 / cells;
    for (let i = 0; i < out.data.length; i++)
      if (i % 4 < 3) out.data[i] = out.data[i]! * (1 - share) + large.data[i]! * share;
  }
  return out;
}

async function seconds(make: () => unknown): Promise<number> {
  await make();
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    await make();
    times.push((performance.now() - start) / 1000);
  }
  return times.sort((a, b) => a - b)[1]!;
}

/** Rows of name, limit and median of three, in seconds. `sprites`: of other hands, at most 64 px. */
export async function* measureSpeed(
  models: Models,
  sprites: readonly Rgba[],
): AsyncGenerator<readonly [name: string, limit: number, seconds: number]> {
  const convert = { fit: 'stretch', keepPixels: true, clean: false, photoColors: 25, grading: 0.46 } as const;
  const photo = await photoLike(1024);
  const art = onGround(sprites[0]!, 1);
  const factor = 1024 / Math.max(art.width, art.height);
  const blurred = await jpeg(
    await resample(art, Math.round(art.width * factor), Math.round(art.height * factor), 'linear'),
    85,
  );
  const large = groundOf('gradient', 1, []);
  overlay(large, sprites[0]!, 0, 0);
  const figure = createImage(64, 64);
  const person = sprites[0]!;
  overlay(figure, person, (64 - person.width) >> 1, 64 - person.height);
  const turning = { image: figure, width: 64, height: 64, view: 'low top-down', direction: 'south', seed: 1 } as const;
  const moving = { first: figure, action: 'walk', width: 64, height: 64, frames: 8, between: false, seed: 1 } as const;
  yield ['a photograph of 1024×1024 to 128×128', 1, await seconds(() => pixelate(photo, 128, 128, convert))];
  const own = [art.width, art.height] as const;
  yield ['blurred JPEG of pixel art, 1024 px', 1, await seconds(() => pixelate(blurred, ...own, convert))];
  const cut = { image: enlarge(large, 4), complex: true, text: '' };
  yield ['cut-out of 256×256', 0.3, await seconds(() => cutOut(models, cut))];
  // One that cannot be turned costs all ways there are.
  const turned = () => turnAround({ models }, { ...turning, directions: DIRECTIONS }).catch(() => undefined);
  yield ['8 rotations of a 64-px figure', 4, await seconds(turned)];
  yield ['8 frames of a 64-px figure', 2, await seconds(() => animatePicture({ models }, moving))];
}
