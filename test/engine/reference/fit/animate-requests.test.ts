import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opaqueBounds, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { animateCharacter } from '../../../../workers/engine/character/animate.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import {
  animateWithSkeleton,
  animateWithText,
  estimateSkeleton,
} from '../../../../workers/engine/reference/lift/index.ts';
import { Aborted } from '../../../../workers/engine/types.ts';
import { request as character } from '../../character/requests.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { drawn, foreign, l1 } from '../lift/figures.ts';
import { boxes, PERSON } from '../turn/figures.ts';

let models: Models;
let knight: Rgba;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
  knight = await drawn('a knight with a sword');
});
afterAll(() => models.dispose());

const canvas = { width: 64, height: 64, view: 'low top-down', direction: 'south', seed: 1 } as const;
const walk = { ...canvas, description: 'a knight', action: 'walking' } as const;

describe('animations of references', { timeout: 60_000 }, () => {
  it('draws who is known by the fitted figure, on the same ground', async () => {
    const { frames, method, keypoints } = await animateWithText({ models }, { ...walk, reference: knight });
    expect([method, frames.length, keypoints.length]).toEqual(['fit', 4, 4]);
    const ground = (image: Rgba): number => opaqueBounds(image)!.y + opaqueBounds(image)!.height;
    // from above, a foot that steps forward is seen lower
    for (const frame of frames) expect(Math.abs(ground(frame) - ground(knight))).toBeLessThanOrEqual(3);
  });

  it('moves the own parts of who is not known', async () => {
    const stranger = boxes(PERSON, 32);
    const asked = { ...walk, reference: stranger, width: 32, height: 32, description: 'a person' };
    const { frames, method } = await animateWithText({ models }, asked);
    expect(method).toBe('parts');
    expect(frames.flatMap((frame) => foreign(frame, stranger))).toEqual([]);
  });

  it('takes the poses that joints tell, and moves the own parts for those of a giant', async () => {
    const own = await estimateSkeleton(models, knight);
    const giant = own.map((k) => ({ ...k, x: (k.x - 32) * 2 + 32, y: (k.y - 60) * 2 + 60 }));
    const ask = (pose: typeof own, guidance: number) =>
      animateWithSkeleton({ models }, { ...canvas, reference: knight, poses: [pose], guidance });
    const still = await ask(own, 4);
    expect(still.method).toBe('fit');
    expect(l1(still.frames[0]!, knight)).toBeLessThan(0.005);
    expect((await ask(giant, 20)).method).toBe('lift');
  });

  it('stops between frames', async () => {
    const signal = { aborted: false };
    let told = 0;
    const onStep = (): void => {
      if (++told === 3) signal.aborted = true;
    };
    const asked = animateWithText({ models }, { ...walk, reference: knight }, { signal, onStep });
    await expect(asked).rejects.toThrow(Aborted);
    expect(told).toBeLessThan(6);
  });

  it('animates a character made from a reference from its back as well', async () => {
    const asked = character({
      mode: 'v3',
      referenceImage: knight,
      size: 64,
      width: 92,
      height: 92,
      directions: ['south'],
    });
    const action = { action: 'walking', frameCount: 4, direction: 'north', seed: 1 } as const;
    const { frames, engine, width } = await animateCharacter(asked, action, { models });
    expect([frames.length, engine, width]).toEqual([4, 'fit', 92]);
    expect(frames.flatMap(({ image }) => foreign(image, knight))).toEqual([]);
    expect(l1(frames[0]!.image, frames[1]!.image)).toBeGreaterThan(0.0005);
    // a long cape hides the feet between two steps
    expect(sameImage(frames[0]!.image, frames[2]!.image)).toBe(false);
  });
});
