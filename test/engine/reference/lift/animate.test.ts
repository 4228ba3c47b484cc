import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOINT_LABELS } from '../../../../src/domain/words.ts';
import { createImage, paletteOf, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import {
  animateWithSkeleton,
  animateWithText,
  estimateSkeleton,
  type SkeletonAnimationRequest,
  type TextAnimationRequest,
} from '../../../../workers/engine/reference/lift/index.ts';
import { Aborted, type Keypoint, type Step } from '../../../../workers/engine/types.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { areaOf, drawn, foreign, impure, l1, walker } from './figures.ts';

let models: Models;
let knight: Rgba;
let own: readonly Keypoint[];
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
  knight = await drawn('a knight with a sword');
  own = await estimateSkeleton(models, knight);
});
afterAll(() => models.dispose());

/** A plain picture. */
function filled(width: number, height: number, rgba: readonly [number, number, number, number]): Rgba {
  const image = createImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set(rgba, i);
  return image;
}
const shifted = (pose: readonly Keypoint[], names: RegExp, dx: number, dy: number): readonly Keypoint[] =>
  pose.map((k) => (names.test(k.label) ? { ...k, x: k.x + dx, y: k.y + dy } : k));

const skeletonRequest = (more: Partial<SkeletonAnimationRequest> = {}): SkeletonAnimationRequest => ({
  reference: knight,
  width: 64,
  height: 64,
  view: 'low top-down',
  direction: 'south',
  poses: [own, shifted(own, /RIGHT (ELBOW|ARM)/, -8, -14), shifted(own, /LEFT (KNEE|LEG)/, 4, -7)],
  seed: 1,
  ...more,
});
const textRequest = (more: Partial<TextAnimationRequest> = {}): TextAnimationRequest => ({
  reference: knight,
  width: 64,
  height: 64,
  view: 'low top-down',
  direction: 'south',
  description: 'a knight with a sword',
  action: 'slashing with a sword',
  seed: 1,
  ...more,
});

describe('estimateSkeleton', () => {
  it('names all 18 joints in the order of the interface, in pixels', () => {
    expect(own.map(({ label }) => label)).toEqual([...JOINT_LABELS]);
    const by = new Map(own.map((k) => [k.label as string, k]));
    expect(by.get('NOSE')!.y).toBeLessThan(by.get('NECK')!.y);
    expect(by.get('NECK')!.y).toBeLessThan(by.get('RIGHT HIP')!.y);
    expect(by.get('RIGHT SHOULDER')!.x).toBeLessThan(by.get('LEFT SHOULDER')!.x);
  });

  it('refuses a picture of nothing', async () => {
    await expect(estimateSkeleton(models, createImage(32, 32))).rejects.toThrow(RangeError);
  });
});

describe('animateWithSkeleton', () => {
  it('draws one frame a pose, of the size asked, in the colours of the reference', async () => {
    const { frames, palette, keypoints, notes } = await animateWithSkeleton({ models }, skeletonRequest());
    expect(frames.map((f) => [f.width, f.height])).toEqual(Array(3).fill([64, 64]));
    expect(frames.map(impure)).toEqual([0, 0, 0]);
    expect(frames.flatMap((f) => foreign(f, knight))).toEqual([]);
    expect(new Set(paletteOf(knight)).size).toBeGreaterThanOrEqual(palette.length);
    expect(keypoints.map((k) => k.length)).toEqual([18, 18, 18]);
    expect(notes).toEqual([]);
    // the first pose is the reference's own; the others move a limb and keep the rest
    expect(l1(frames[0]!, knight)).toBeLessThan(0.01);
    expect(l1(frames[1]!, knight)).toBeGreaterThan(0.01);
    expect(sameImage(frames[1]!, frames[2]!)).toBe(false);
  });

  it('gives the same bytes for the same request', async () => {
    const [a, b] = [
      await animateWithSkeleton({ models }, skeletonRequest()),
      await animateWithSkeleton({ models }, skeletonRequest()),
    ];
    expect(a.frames).toEqual(b.frames);
  });

  it('takes shares of the sides for pixels', async () => {
    const request = skeletonRequest();
    const shares = request.poses.map((pose) => pose.map((k) => ({ ...k, x: k.x / 64, y: k.y / 64 })));
    const [a, b] = [
      await animateWithSkeleton({ models }, request),
      await animateWithSkeleton({ models }, { ...request, poses: shares }),
    ];
    expect(Math.max(...a.frames.map((frame, i) => l1(frame, b.frames[i]!)))).toBeLessThan(0.002);
  });

  it('moves less with a low guidance', async () => {
    const [low, usual] = [
      await animateWithSkeleton({ models }, skeletonRequest({ guidance: 1 })),
      await animateWithSkeleton({ models }, skeletonRequest({ guidance: 4 })),
    ];
    const hand = (r: typeof low): number => r.keypoints[1]!.find((k) => k.label === 'RIGHT ARM')!.y;
    expect(hand(low)).toBeGreaterThan(hand(usual) + 1);
  });

  it('fits poses of a larger body to the reference, and obeys them at guidance 20', async () => {
    const large = own.map((k) => ({ ...k, x: (k.x - 32) * 2.4 + 32, y: (k.y - 60) * 2.4 + 60 }));
    const extent = (pose: readonly Keypoint[]): number =>
      Math.max(...pose.map((k) => k.y)) - Math.min(...pose.map((k) => k.y));
    const ask = (guidance: number) => animateWithSkeleton({ models }, skeletonRequest({ poses: [large], guidance }));
    const [usual, exact] = [await ask(4), await ask(20)];
    expect(extent(usual.keypoints[0]!) / extent(own)).toBeLessThan(1.5);
    expect(extent(exact.keypoints[0]!) / extent(own)).toBeGreaterThan(2.2);
    expect(areaOf(usual.frames[0]!)).toBeGreaterThan(0.8 * areaOf(knight));
  });

  it('follows a walk nearer than a copy does where the joints of the reference are told', async () => {
    const { frames, poses } = walker('a knight', 'south');
    const reference = frames[0]!;
    const drawnFrames = await animateWithSkeleton(
      { models },
      skeletonRequest({ reference, skeleton: poses[0]!, poses: poses.slice(1) }),
    );
    const sum = (list: readonly Rgba[]): number => list.reduce((n, f, i) => n + l1(f, frames[i + 1]!), 0);
    expect(sum(drawnFrames.frames)).toBeLessThan(sum(frames.slice(1).map(() => reference)));
  });

  it('keeps fixed frames, and outside a mask every byte of them', async () => {
    const fixed = filled(64, 64, [9, 8, 7, 130]);
    const mask = filled(64, 64, [0, 0, 0, 255]);
    for (let i = 0; i < 64 * 32 * 4; i++) mask.data[i] = 255;
    const { frames } = await animateWithSkeleton(
      { models },
      skeletonRequest({ fixedFrames: [knight, fixed, null], masks: [null, mask, null] }),
    );
    expect(sameImage(frames[0]!, knight)).toBe(true);
    expect(frames[1]!.data.subarray(64 * 32 * 4)).toEqual(fixed.data.subarray(64 * 32 * 4));
    expect(foreign({ ...frames[1]!, height: 32, data: frames[1]!.data.slice(0, 64 * 32 * 4) }, knight)).toEqual([]);
  });

  it('draws towards initial images, and wholly so at 999', async () => {
    const init = await drawn('an orc with an axe');
    const ask = (initStrength: number) =>
      animateWithSkeleton({ models }, skeletonRequest({ poses: [own], initImages: [init], initStrength }));
    const [low, high] = [(await ask(1)).frames[0]!, (await ask(999)).frames[0]!];
    const shape = (f: Rgba): Rgba => ({ ...f, data: f.data.map((v, i) => (i % 4 === 3 ? v : 0)) });
    expect(l1(shape(high), shape(init))).toBe(0);
    expect(l1(shape(low), shape(init))).toBeGreaterThan(0.02);
    expect(foreign(high, knight)).toEqual([]);
  });

  it('obeys a forced palette', async () => {
    const colorImage = createImage(2, 1);
    colorImage.data.set([20, 20, 60, 255, 240, 220, 160, 255]);
    const { frames, palette } = await animateWithSkeleton({ models }, skeletonRequest({ colorImage }));
    expect(frames.flatMap((f) => foreign(f, colorImage))).toEqual([]);
    expect([...palette].sort()).toEqual(['#14143c', '#f0dca0']);
  });

  it('moves a thing as one piece', async () => {
    const reference = await drawn('a treasure chest');
    const crouched = own.map((k) => ({ ...k, y: k.y + (60 - k.y) * 0.3 }));
    const { frames, notes } = await animateWithSkeleton(
      { models },
      skeletonRequest({ reference, poses: [own, crouched] }),
    );
    expect(notes).toHaveLength(1);
    expect(l1(frames[0]!, reference)).toBeLessThan(0.02);
    expect(l1(frames[1]!, reference)).toBeGreaterThan(0.02);
  });

  it.each([
    [{ skeleton: [] }, 'skeleton: must name all 18 joints, has no NOSE, NECK'],
    [{ poses: [] }, 'poses: needs at least one pose'],
    [{ guidance: 0 }, 'guidance: must be a number from 1 to 20, got 0'],
    [{ width: 300 }, 'width: must be a whole number from 16 to 256, got 300'],
    [{ masks: [null] }, 'masks: must have 3 entries, one a frame, got 1'],
    [{ fixedFrames: [null, createImage(8, 8), null] }, 'fixedFrames[1]: must be 64x64, got 8x8'],
    [{ initStrength: 1000 }, 'initStrength: must be a number from 1 to 999, got 1000'],
    [{ direction: 'up' as 'south' }, 'direction: must be one of south'],
  ] as [Partial<SkeletonAnimationRequest>, string][])('refuses a request: %#', async (more, message) => {
    await expect(animateWithSkeleton({ models }, skeletonRequest(more))).rejects.toThrow(message);
  });
});

describe('animateWithText', () => {
  it('draws four frames unless another number is asked, and tells steps with previews', async () => {
    const steps: Step[] = [];
    const { frames, notes } = await animateWithText({ models }, textRequest(), { onStep: (s) => steps.push(s) });
    expect(frames).toHaveLength(4);
    expect(frames.map((f) => [f.width, f.height])).toEqual(Array(4).fill([64, 64]));
    expect(frames.map(impure)).toEqual([0, 0, 0, 0]);
    expect(frames.flatMap((f) => foreign(f, knight))).toEqual([]);
    expect(notes).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.at(-1)!.fraction).toBe(1);
    expect(steps.at(-1)!.preview).toEqual(frames[3]);
    expect(steps.map((s) => s.fraction)).toEqual([...steps.map((s) => s.fraction)].sort((a, b) => a - b));
  });

  it('draws the part of the animation that starts at startFrame', async () => {
    const whole = await animateWithText({ models }, textRequest({ action: 'walking', nFrames: 8, count: 8 }));
    const part = await animateWithText({ models }, textRequest({ action: 'walking', nFrames: 8, startFrame: 6 }));
    // a walk goes on after its last frame
    expect(part.frames).toEqual([6, 7, 0, 1].map((n) => whole.frames[n]!));
    const once = await animateWithText({ models }, textRequest({ action: 'dying', nFrames: 6, startFrame: 20 }));
    expect(once.frames).toEqual(Array(4).fill(once.frames[0]));
  });

  it.each(['walking', 'jumping', 'slashing with a sword', 'waving', 'dying', 'crouching'])(
    'shows %s',
    async (action) => {
      const { frames, keypoints } = await animateWithText({ models }, textRequest({ action, nFrames: 4, count: 4 }));
      expect(Math.max(...frames.map((f) => l1(f, knight)))).toBeGreaterThan(0.02);
      expect(frames.some((f) => !sameImage(f, frames[0]!)) || action === 'crouching').toBe(true);
      expect(keypoints.map((k) => k.map(({ label }) => label))).toEqual(Array(4).fill([...JOINT_LABELS]));
    },
  );

  it('raises the hand to wave and lowers the head to crouch', async () => {
    const at = (pose: readonly Keypoint[], label: string): Keypoint => pose.find((k) => k.label === label)!;
    const wave = await animateWithText({ models }, textRequest({ action: 'waving', nFrames: 6, count: 6 }));
    const highest = Math.min(...wave.keypoints.flatMap((p) => [at(p, 'RIGHT ARM').y, at(p, 'LEFT ARM').y]));
    expect(highest).toBeLessThan(at(own, 'RIGHT ELBOW').y - 5);
    const crouch = await animateWithText({ models }, textRequest({ action: 'crouching', nFrames: 6, count: 6 }));
    expect(Math.max(...crouch.keypoints.map((p) => at(p, 'NOSE').y))).toBeGreaterThan(at(own, 'NOSE').y + 4);
  });

  it('moves further with text guidance and less with image guidance', async () => {
    const way = async (more: Partial<TextAnimationRequest>): Promise<number> => {
      const { keypoints } = await animateWithText({ models }, textRequest({ action: 'walking', ...more }));
      const feet = keypoints.map((p) => p.find((k) => k.label === 'LEFT LEG')!.y);
      return Math.max(...feet) - Math.min(...feet);
    };
    const usual = await way({});
    expect(await way({ textGuidance: 20 })).toBeGreaterThan(usual * 1.1);
    expect(await way({ textGuidance: 1 })).toBeLessThan(usual * 0.9);
    expect(await way({ imageGuidance: 20 })).toBeLessThan(usual * 0.7);
  });

  it('does not do what the negative description names', async () => {
    const plain = await animateWithText({ models }, textRequest({ action: 'jumping and waving' }));
    const calm = await animateWithText(
      { models },
      textRequest({ action: 'jumping and waving', negativeDescription: 'jumping' }),
    );
    const waving = await animateWithText({ models }, textRequest({ action: 'waving' }));
    expect(sameImage(plain.frames[1]!, calm.frames[1]!)).toBe(false);
    expect(sameImage(waving.frames[1]!, calm.frames[1]!)).toBe(true);
  });

  it('moves what has no limbs as one piece, within the canvas', async () => {
    const reference = await drawn('a slime');
    const request = textRequest({ reference, description: 'a slime', action: 'jumping', nFrames: 6, count: 6 });
    const { frames, notes, keypoints } = await animateWithText({ models }, request);
    expect(notes.join()).toContain('the whole picture moves (jump)');
    expect(keypoints).toEqual([]);
    expect(new Set(frames.map((f) => f.data.join())).size).toBeGreaterThan(3);
    for (const frame of frames) {
      expect(foreign(frame, reference)).toEqual([]);
      expect(areaOf(frame)).toBeGreaterThan(0.8 * areaOf(reference));
    }
  });

  it.each(['east', 'west'] as const)('keeps who falls facing %s on the canvas', async (direction) => {
    const farmer = await drawn('a farmer', direction);
    const action = { direction, action: 'dying', description: 'a farmer', nFrames: 4 } as const;
    const beside = createImage(64, 64);
    const dx = direction === 'east' ? -16 : 16;
    for (let y = 0; y < 64; y++) {
      for (let x = 0; x < 64; x++) {
        const from = x - dx;
        if (from >= 0 && from < 64)
          beside.data.set(farmer.data.subarray((y * 64 + from) * 4, (y * 64 + from) * 4 + 4), (y * 64 + x) * 4);
      }
    }
    const skeleton = await estimateSkeleton(models, farmer);
    const centred = await animateWithText({ models }, textRequest({ ...action, reference: farmer, skeleton }));
    const edge = await animateWithText(
      { models },
      textRequest({ ...action, reference: beside, skeleton: shifted(skeleton, /./, dx, 0) }),
    );
    expect(areaOf(beside)).toBe(areaOf(farmer));
    edge.frames.forEach((frame, i) => {
      expect(areaOf(frame)).toBeGreaterThan(0.95 * areaOf(centred.frames[i]!));
    });
  });

  it('walks an animal on four legs', async () => {
    const reference = await drawn('a wolf', 'east');
    const request = textRequest({ reference, description: 'a wolf', direction: 'east', action: 'walking' });
    const { frames, notes } = await animateWithText({ models }, request);
    expect(notes).toEqual([]);
    expect(frames.flatMap((f) => foreign(f, reference))).toEqual([]);
    expect(Math.max(...frames.map((f) => l1(f, reference)))).toBeGreaterThan(0.01);
  });

  it('says what it took unknown words for', async () => {
    const { notes } = await animateWithText({ models }, textRequest({ action: 'frobnicating' }));
    expect(notes.join()).toContain('No motion is known for "frobnicating"');
  });

  it.each([
    [{ action: '  ' }, 'action: must say what the character does'],
    [{ nFrames: 1 }, 'nFrames: must be a number from 2 to 20, got 1'],
    [{ nFrames: 2.5 }, 'nFrames: must be a whole number, got 2.5'],
    [{ startFrame: 21 }, 'startFrame: must be a number from 0 to 20, got 21'],
    [{ textGuidance: 0.5 }, 'textGuidance: must be a number from 1 to 20, got 0.5'],
    [{ initImages: [] }, 'initImages: must have 4 entries, one a frame, got 0'],
  ] as [Partial<TextAnimationRequest>, string][])('refuses a request: %#', async (more, message) => {
    await expect(animateWithText({ models }, textRequest(more))).rejects.toThrow(message);
  });

  it('stops between steps when nobody wants the frames any more', async () => {
    await expect(animateWithText({ models }, textRequest(), { signal: { aborted: true } })).rejects.toThrow(Aborted);
  });
});
