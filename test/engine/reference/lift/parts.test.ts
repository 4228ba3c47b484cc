import { describe, expect, it } from 'vitest';
import { JOINT_LABELS, type JointLabel } from '../../../../src/domain/words.ts';
import { createImage } from '../../../../src/pixels/index.ts';
import { giveClothToBody } from '../../../../workers/engine/reference/lift/loose-cloth.ts';
import { informed, withoutDoubt } from '../../../../workers/engine/reference/lift/reconcile.ts';
import { mapJoints, PART_NAMES, partIndex, type Skeleton } from '../../../../workers/engine/reference/lift/skeleton.ts';
import { type Affine, type Doubt, partTransforms } from '../../../../workers/engine/reference/lift/transforms.ts';

const PLACES: Record<JointLabel, readonly [number, number]> = {
  NOSE: [32, 14],
  NECK: [32, 22],
  'RIGHT SHOULDER': [26, 23],
  'RIGHT ELBOW': [24, 31],
  'RIGHT ARM': [23, 39],
  'LEFT SHOULDER': [38, 23],
  'LEFT ELBOW': [40, 31],
  'LEFT ARM': [41, 39],
  'RIGHT HIP': [29, 38],
  'RIGHT KNEE': [28, 47],
  'RIGHT LEG': [28, 56],
  'LEFT HIP': [35, 38],
  'LEFT KNEE': [36, 47],
  'LEFT LEG': [36, 56],
  'RIGHT EYE': [30, 12],
  'LEFT EYE': [34, 12],
  'RIGHT EAR': [27, 13],
  'LEFT EAR': [37, 13],
};
const STILL = Object.fromEntries(
  JOINT_LABELS.map((label) => [label, { x: PLACES[label][0], y: PLACES[label][1], z: 0 }]),
) as unknown as Skeleton;
const moved = (names: RegExp, dx: number, dy: number): Skeleton =>
  mapJoints(STILL, (j, label) => (names.test(label) ? { ...j, x: j.x + dx, y: j.y + dy } : j));
const put = ([a, b, c, d, e, f]: Affine, { x, y }: { x: number; y: number }) => ({
  x: a * x + b * y + c,
  y: d * x + e * y + f,
});
const apart = (p: { x: number; y: number }, q: { x: number; y: number }): number => Math.hypot(p.x - q.x, p.y - q.y);

describe('partTransforms', () => {
  it('keeps a lower arm at the elbow, however far away the pose has it', () => {
    const far = partTransforms(STILL, moved(/RIGHT (ELBOW|ARM)/, -30, -20));
    const [upper, lower] = [far[partIndex('right upper arm')]!, far[partIndex('right lower arm')]!];
    expect(apart(put(upper, STILL['RIGHT ELBOW']), put(lower, STILL['RIGHT ELBOW']))).toBeLessThan(2);
  });

  it('keeps the head on the neck', () => {
    const far = partTransforms(STILL, moved(/NOSE|EYE|EAR/, 20, 0));
    expect(apart(put(far[0]!, STILL.NECK), put(far[partIndex('head')]!, STILL.NECK))).toBeLessThan(6);
  });

  const hand = partIndex('right lower arm');
  const lengthOf = (t: Affine): number => apart(put(t, STILL['RIGHT ELBOW']), put(t, STILL['RIGHT ARM']));
  const foreshortened = moved(/RIGHT ARM/, 0, -4);
  it.each([
    ['foreshortens an empty hand', {}, (l: number) => l < 7],
    ['does not foreshorten what a hand holds', { rigid: new Set([hand]) }, (l: number) => Math.abs(l - 8.06) < 0.1],
    ['makes nothing shorter at full length', { fullLength: true }, (l: number) => Math.abs(l - 8.06) < 0.1],
  ])('%s', (_, options, holds) => {
    expect(lengthOf(partTransforms(STILL, foreshortened, options)[hand]!)).toSatisfy(holds);
  });
});

describe('withoutDoubt', () => {
  const doubt = Object.fromEntries(JOINT_LABELS.map((label) => [label, 2])) as unknown as Doubt;
  const at = (dx: number): Skeleton => moved(/LEFT ARM/, dx, 0);
  const shift = (poses: readonly Skeleton[], i: number): number =>
    withoutDoubt(poses, STILL, doubt)[i]!['LEFT ARM'].x - STILL['LEFT ARM'].x;

  it('leaves a joint alone that all poses have at one place near the reference’s', () => {
    expect(shift([at(5), at(5), at(5)], 0)).toBe(0);
  });
  it('follows it nearly all the way where joints were told', () => {
    const poses = [at(5), at(5), at(5)];
    const told = withoutDoubt(poses, STILL, { ...doubt, 'LEFT ARM': 0.5 }, false);
    expect(told[0]!['LEFT ARM'].x - STILL['LEFT ARM'].x).toBeGreaterThan(4.8);
  });
  it('follows a joint that the poses move', () => {
    expect(shift([at(5), at(0), at(-5)], 0)).toBeGreaterThan(4);
  });
  it('follows one that all poses have far away', () => {
    expect(shift([at(25), at(25), at(25)], 1)).toBeGreaterThan(23);
  });
});

describe('informed', () => {
  const doubt = Object.fromEntries(JOINT_LABELS.map((label) => [label, 2])) as unknown as Doubt;
  const at = (dx: number): Skeleton => moved(/LEFT ARM/, dx, 0);
  const found = (px: number, ...poses: readonly Skeleton[]): number =>
    informed(STILL, { ...doubt, 'LEFT ARM': px }, poses).skeleton['LEFT ARM'].x - STILL['LEFT ARM'].x;

  it('moves a doubted joint to where all poses have it', () => {
    expect(found(2, at(1), at(1), at(1))).toBeGreaterThan(0.9);
  });
  it('believes poses that differ less, and those far away hardly', () => {
    expect(found(2, at(-2), at(1), at(4))).toBeLessThan(0.4);
    expect(found(2, at(20), at(20), at(20))).toBeLessThan(1);
  });
  it('leaves a joint that is beyond doubt', () => {
    expect(found(0, at(1), at(1), at(1))).toBe(0);
  });
});

describe('giveClothToBody', () => {
  const RED = [160, 20, 40, 255] as const;
  const STEEL = [190, 196, 210, 255] as const;
  const radius = PART_NAMES.map(() => 2);
  const arm = partIndex('right lower arm');
  const leg = partIndex('right upper leg');

  /** A red coat on body and leg, and a patch of `color` left of the leg and below the hand that was taken for the arm's. */
  function scene(color: readonly number[], [x0, x1, y0, y1]: readonly [number, number, number, number]) {
    const image = createImage(64, 64);
    const part = new Int8Array(64 * 64).fill(-1);
    const box = (l: number, r: number, t: number, b: number, i: number, c: readonly number[]): void => {
      for (let y = t; y < b; y++) {
        for (let x = l; x < r; x++) {
          part[y * 64 + x] = i;
          image.data.set(c, (y * 64 + x) * 4);
        }
      }
    };
    box(27, 38, 23, 40, 0, RED);
    box(26, 31, 40, 48, leg, RED);
    box(22, 25, 31, 39, arm, STEEL);
    box(x0, x1, y0, y1, arm, color);
    const out = giveClothToBody(image, STILL, part, radius);
    return out[y0 * 64 + x0 + 64 * 2];
  }

  it('gives a piece of a cape beside a leg to the leg', () => {
    expect(scene(RED, [20, 26, 42, 50])).toBe(leg);
  });
  it('leaves a blade with the hand', () => {
    expect(scene(RED, [24, 26, 41, 58])).toBe(arm);
  });
  it('leaves what has a colour of its own with the hand', () => {
    expect(scene([40, 160, 60, 255], [20, 26, 42, 50])).toBe(arm);
  });
});
