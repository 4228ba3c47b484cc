import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, JOINT_LABELS } from '../../../../src/domain/words.ts';
import { sameImage } from '../../../../src/pixels/image.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawAnimation, MOTIONS } from '../../../../workers/engine/subject/motion/index.ts';
import { drawPosed } from '../../../../workers/engine/subject/posed/index.ts';
import { facingOf, targetsOf } from '../../../../workers/engine/subject/posed/targets.ts';
import type { Keypoint } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { isHard } from '../../../pixels/arbitrary.ts';

const S = 64;
const BRIEF = understand('a knight with a sword and a red cape');
const options = { width: S, height: S, style: {}, seed: 3, variation: 0.5 };

/** Joints of another figure, smaller and of other proportions, in the midst of a motion. */
function skeletonOf(motionId: string, direction: Direction): readonly Keypoint[] {
  const motion = MOTIONS.mannequin[motionId]!;
  const model = understand('a woman in a green dress');
  const { keypoints } = drawAnimation(model, { ...options, motion, directions: [direction], figureSize: 48 });
  const frame = keypoints.get(direction)![Math.floor(motion.frames * 0.55)]!;
  return frame.map(({ label, x, y, z_index }) => ({ label, x, y, z: z_index }));
}

/** A grown figure that fills a picture of 64 pixels. */
const TALL: readonly Keypoint[] = (
  [
    ['NOSE', 32, 13],
    ['NECK', 32, 16],
    ['RIGHT SHOULDER', 25, 18],
    ['RIGHT ELBOW', 20, 25],
    ['RIGHT ARM', 8, 26],
    ['LEFT SHOULDER', 38, 19],
    ['LEFT ELBOW', 43, 25],
    ['LEFT ARM', 47, 33],
    ['RIGHT HIP', 27, 35],
    ['RIGHT KNEE', 22, 49],
    ['RIGHT LEG', 20, 59],
    ['LEFT HIP', 37, 35],
    ['LEFT KNEE', 40, 49],
    ['LEFT LEG', 44, 59],
    ['RIGHT EYE', 29, 11],
    ['LEFT EYE', 34, 11],
    ['RIGHT EAR', 26, 10],
    ['LEFT EAR', 38, 10],
  ] as const
).map(([label, x, y]) => ({ label, x, y, z: 0 }));

const LIMBS = JOINT_LABELS.filter((label) => !/NOSE|EYE|EAR/.test(label));
function meanError(asked: readonly Keypoint[], drawn: readonly Keypoint[]): number {
  const errors = LIMBS.map((label) => {
    const [p, q] = [asked.find((k) => k.label === label)!, drawn.find((k) => k.label === label)!];
    return Math.hypot(p.x - q.x, p.y - q.y);
  });
  return errors.reduce((sum, e) => sum + e, 0) / errors.length;
}

const CASES = (
  ['cross-punch', 'jumping-1', 'crouching', 'high-kick', 'running-8-frames', 'falling-back-death'] as const
).flatMap((id) => (['south', 'east'] as const).map((direction) => [id, direction] as const));

describe('a skeleton', () => {
  test.each(CASES)('%s to the %s is met the better, the more guidance', (id, direction) => {
    const joints = skeletonOf(id, direction);
    const errors = [0, 1, 2, 5].map((guidance) =>
      meanError(joints, drawPosed(BRIEF, { ...options, joints, guidance }).keypoints),
    );
    errors.forEach((error, i) => {
      if (i > 0) expect(error).toBeLessThan(errors[i - 1]!);
    });
    // At 1 limbs keep their length and come within a few percent of the figure's height; at 5 they are stretched to fit.
    expect(errors[1]!).toBeLessThan(2.5);
    expect(errors[3]!).toBeLessThan(0.01);
  });

  test('may name few joints: the others keep to what carries them', () => {
    const joints: Keypoint[] = [{ label: 'RIGHT ARM', x: 8, y: 10, z: 0 }];
    const { keypoints } = drawPosed(BRIEF, { ...options, joints, guidance: 5 });
    const hand = keypoints.find((k) => k.label === 'RIGHT ARM')!;
    expect(Math.hypot(hand.x - 8, hand.y - 10)).toBeLessThan(0.01);
    expect(keypoints.every((k) => Number.isFinite(k.x) && Number.isFinite(k.y))).toBe(true);
  });

  test.each(['an old wizard', 'a knight with a sword', 'a ninja'])(
    'of a tall figure leaves the head of %s in the picture',
    (text) => {
      const { image, keypoints } = drawPosed(understand(text), { ...options, joints: TALL, guidance: 1 });
      const nose = keypoints.find((k) => k.label === 'NOSE')!;
      expect(Math.hypot(nose.x - 32, nose.y - 13)).toBeLessThan(3);
      // what goes over the edge is as wide in the first drawn row as below
      const first = Array.from({ length: 32 }, (_, i) => image.data[(S + 16 + i) * 4 + 3]!);
      expect(first.filter((alpha) => alpha > 0).length).toBeLessThan(18);
    },
  );

  test('in shares of the sides is the same as in pixels', () => {
    const joints = skeletonOf('jumping-1', 'south');
    const shares = joints.map((k) => ({ ...k, x: k.x / S, y: k.y / S }));
    const [a, b] = [joints, shares].map((j) => drawPosed(BRIEF, { ...options, joints: j, guidance: 1 }).image);
    expect(sameImage(a!, b!)).toBe(true);
  });

  test.each(DIRECTIONS)('that faces %s is seen to', (direction) => {
    const motion = MOTIONS.mannequin['breathing-idle']!;
    const brief = understand('a man');
    const { keypoints } = drawAnimation(brief, { ...options, motion, directions: [direction], figureSize: 48 });
    const joints = keypoints.get(direction)![0]!.map(({ label, x, y, z_index }) => ({ label, x, y, z: z_index }));
    const found = facingOf(targetsOf(joints, S, S));
    const turn = Math.abs(DIRECTIONS.indexOf(found) - DIRECTIONS.indexOf(direction));
    expect(Math.min(turn, 8 - turn)).toBeLessThanOrEqual(1);
  });

  test('of any joints anywhere gives a hard picture of its size', () => {
    const joint = fc.record({
      label: fc.constantFrom(...JOINT_LABELS),
      x: fc.double({ min: -40, max: 110, noNaN: true }),
      y: fc.double({ min: -40, max: 110, noNaN: true }),
      z: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(joint, { maxLength: 18 }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (joints, guidance) => {
          const { image } = drawPosed(BRIEF, { ...options, width: 40, height: 40, joints, guidance });
          expect([image.width, image.height, isHard(image)]).toEqual([40, 40, true]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a drawing with a skeleton', () => {
  let joints: readonly Keypoint[];
  beforeAll(() => {
    joints = skeletonOf('jumping-1', 'south');
  });
  const picture = async (description: string, more = {}) =>
    (await draw({ description, width: S, height: S, seed: 3, noBackground: true, ...more })).image;

  test('poses people by it, more or less', async () => {
    const plain = await picture('a knight');
    const [none, half, posed] = await Promise.all(
      [0, 0.5, 1].map((skeletonGuidance) => picture('a knight', { skeleton: joints, skeletonGuidance })),
    );
    expect(sameImage(none!, plain)).toBe(true);
    expect(sameImage(half!, plain)).toBe(false);
    expect(sameImage(posed!, half!)).toBe(false);
    expect(sameImage(posed!, await picture('a knight', { skeleton: joints }))).toBe(true);
  });

  test.each(['a treasure chest', 'a wolf'])('does not touch %s', async (description) => {
    expect(sameImage(await picture(description, { skeleton: joints }), await picture(description))).toBe(true);
  });

  test('refuses what it cannot mean', async () => {
    await expect(picture('a knight', { skeleton: joints, skeletonGuidance: 6 })).rejects.toThrow(
      /skeletonGuidance.*0 to 5/,
    );
    const knee = { ...joints[0]!, label: 'KNEE' };
    await expect(picture('a knight', { skeleton: [knee] })).rejects.toThrow(/"KNEE".*NOSE, NECK/);
    const nowhere = { ...joints[0]!, x: Number.NaN };
    await expect(picture('a knight', { skeleton: [nowhere] })).rejects.toThrow(/skeleton.*NOSE/);
  });
});
