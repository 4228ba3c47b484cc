import { describe, expect, it } from 'vitest';
import { type Direction, JOINT_LABELS } from '../../../../src/domain/words.ts';
import { liftSprite, poseSprite, type Skeleton, skeletonOf } from '../../../../workers/engine/reference/lift/index.ts';
import { PART_NAMES } from '../../../../workers/engine/reference/lift/skeleton.ts';
import { areaOf, foreign, impure, l1, walker } from './figures.ts';

const skeletonFrom = (pose: readonly { label: string }[]): Skeleton =>
  Object.fromEntries(pose.map((k) => [k.label, k])) as unknown as Skeleton;

describe('poseSprite', () => {
  it.each(['south', 'east', 'north-west'] as Direction[])(
    'walks a knight facing %s nearer to the truth',
    (direction) => {
      const { frames, poses } = walker('a knight', direction);
      const skeleton = skeletonFrom(poses[0]!);
      const lifted = liftSprite(frames[0]!, skeleton, { direction });
      let own = 0;
      let copied = 0;
      for (let i = 1; i < frames.length; i++) {
        const posed = poseSprite(lifted, skeletonOf(poses[i]!, skeleton));
        own += l1(posed, frames[i]!);
        copied += l1(frames[0]!, frames[i]!);
        expect(foreign(posed, frames[0]!)).toEqual([]);
        expect(impure(posed)).toBe(0);
        expect(areaOf(posed)).toBeGreaterThan(0.75 * areaOf(frames[0]!));
      }
      expect(own).toBeLessThan(0.9 * copied);
    },
  );

  it('leaves the reference as it is in its own pose, but for smoothed corners', () => {
    const { frames, poses } = walker('a farmer', 'south');
    const skeleton = skeletonFrom(poses[0]!);
    const lifted = liftSprite(frames[0]!, skeleton, { direction: 'south' });
    expect(l1(poseSprite(lifted, skeleton), frames[0]!)).toBeLessThan(0.004);
  });

  it('moves the whole figure by whole pixels when all joints move alike', () => {
    const { frames, poses } = walker('a farmer', 'south', 96);
    const skeleton = skeletonFrom(poses[0]!);
    const lifted = liftSprite(frames[0]!, skeleton, { direction: 'south' });
    const still = poseSprite(lifted, skeleton);
    const moved = poseSprite(
      lifted,
      skeletonOf(
        poses[0]!.map((k) => ({ ...k, x: k.x - 3, y: k.y + 2 })),
        skeleton,
      ),
    );
    for (let y = 0; y < 90; y++) {
      for (let x = 4; x < 96; x++) {
        const from = (y * 96 + x) * 4;
        const to = ((y + 2) * 96 + x - 3) * 4;
        expect(moved.data.subarray(to, to + 4)).toEqual(still.data.subarray(from, from + 4));
      }
    }
  });

  it('raises a hand with what it holds and leaves the feet where they are', () => {
    const { frames, poses } = walker('a knight with a sword', 'south');
    const skeleton = skeletonFrom(poses[0]!);
    const lifted = liftSprite(frames[0]!, skeleton, { direction: 'south' });
    const { x, y } = skeleton['RIGHT SHOULDER'];
    const raised = poseSprite(lifted, {
      ...skeleton,
      'RIGHT ELBOW': { x: x - 7, y: y - 4, z: 2 },
      'RIGHT ARM': { x: x - 9, y: y - 12, z: 3 },
    });
    const held = PART_NAMES.indexOf('right lower arm');
    const before = lifted.segmentation.part.reduce((n, part) => n + (part === held ? 1 : 0), 0);
    expect(before).toBeGreaterThan(20);
    const above = (image: typeof raised): number => {
      let n = 0;
      for (let row = 0; row < y - 2; row++)
        for (let c = 0; c < x - 4; c++) if (image.data[(row * image.width + c) * 4 + 3]) n++;
      return n;
    };
    expect(above(raised)).toBeGreaterThan(above(frames[0]!) + 15);
    const feet = Math.floor(skeleton['LEFT LEG'].y) * 64 * 4;
    const changed = raised.data.subarray(feet).filter((v, i) => v !== frames[0]!.data[feet + i]).length;
    expect(changed).toBeLessThan(0.05 * 4 * areaOf(frames[0]!));
  });

  it('draws on a canvas of another size', () => {
    const { frames, poses } = walker('a farmer', 'east');
    const skeleton = skeletonFrom(poses[0]!);
    const lifted = liftSprite(frames[0]!, skeleton, { direction: 'east' });
    const wide = poseSprite(lifted, skeleton, { width: 96, height: 72 });
    expect([wide.width, wide.height, wide.data.length]).toEqual([96, 72, 96 * 72 * 4]);
    expect(areaOf(wide)).toBeGreaterThan(0.95 * areaOf(frames[0]!));
  });
});

describe('skeletonOf', () => {
  const rest = skeletonFrom(JOINT_LABELS.map((label, i) => ({ label, x: i, y: 2 * i, z: 0 })));

  it('keeps a joint that is left out beside the joint it hangs on', () => {
    const pose = [
      { label: 'NECK', x: 11, y: 12, z: 1 },
      { label: 'RIGHT SHOULDER', x: 30, y: 40, z: 2 },
    ] as const;
    const whole = skeletonOf(pose, rest);
    expect(whole['RIGHT SHOULDER']).toEqual({ x: 30, y: 40, z: 2 });
    expect(whole['RIGHT ELBOW']).toEqual({ x: 31, y: 42, z: 2 });
    expect(whole['LEFT SHOULDER']).toEqual({ x: 15, y: 20, z: 1 });
    expect(Object.keys(whole).sort()).toEqual([...JOINT_LABELS].sort());
  });

  it('refuses a label that comes twice, with the field', () => {
    const twice = [
      { label: 'NECK', x: 1, y: 1, z: 0 },
      { label: 'NECK', x: 2, y: 2, z: 0 },
    ] as const;
    expect(() => skeletonOf(twice, rest, 'poses[1]')).toThrow('poses[1] names NECK twice');
  });
});
