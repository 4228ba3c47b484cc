import { expect, it } from 'vitest';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { ramp } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { standing } from '../../../../workers/engine/character/standing.ts';
import { drawAnimation } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import { motionFromWords } from '../../../../workers/engine/subject/motion/index.ts';
import { withRamps } from '../../../../workers/engine/subject/motion/ramp-tones.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const CANVAS = { style: {}, seed: 3, variation: 0, width: 46, height: 46, figureSize: 32 } as const;
const motion = standing('mannequin');

/** Pixels from the crown's joint to the ankles' of a figure that stands. */
function tall(text: string): number {
  const { keypoints } = drawAnimation(understand(text), { ...CANVAS, motion, directions: ['south'] });
  const joints = new Map(keypoints.get('south')![0]!.map(({ label, y }) => [label, y]));
  return joints.get('LEFT LEG')! - joints.get('NOSE')!;
}

it('whoever holds something is as tall as who does not', () => {
  const alone = tall('a bald man in a shirt');
  for (const held of ['with two swords', 'with a fishing rod', 'with a pitchfork', 'with a red backpack'])
    expect(tall(`a bald man in a shirt ${held}`)).toBeCloseTo(alone, 0);
});

it('a tone that no still shows goes with its own material', () => {
  const cape = ramp([0xcc, 0x30, 0x38]);
  const beard = ramp([0xc8, 0x60, 0x2a]);
  const told = new Map([cape[3], cape[2], beard[3]].map((c) => [packRgb(...c), packRgb(...c)]));
  const all = withRamps(told, [cape, beard]);
  expect(all.get(packRgb(...cape[5]))).toBe(packRgb(...cape[3]));
  expect(all.get(packRgb(...beard[1]))).toBe(packRgb(...beard[3]));
});

const who = (text: string) => ({ brief: understand(text), seed: 3, variation: 0 });

it('"shoots" and "aims" are done with what the hands hold', () => {
  const id = (text: string, action: string) => motionFromWords('mannequin', action, who(text)).id;
  expect(id('an archer with a bow', 'shoots')).toBe('shoot-bow');
  expect(id('an archer with a bow', 'takes aim')).toBe('aim-bow');
  expect(id('a soldier with a rifle', 'fires at the enemy, shooting')).toBe('shoot-rifle');
  expect(id('a cowboy with a revolver', 'shoots')).toBe('shoot-gun');
  expect(id('a cowboy with a revolver', 'aims')).toBe('aim');
  expect(id('a beggar', 'walks with a limp')).toBe('limp');
});

/** How far the picture reaches right of its middle. */
function reach({ width, data }: Rgba): number {
  let most = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]) most = Math.max(most, ((i / 4) % width) - width / 2);
  return most;
}

it('a muzzle points where the shooter looks', () => {
  const soldier = who('a soldier with a rifle');
  const shot = motionFromWords('mannequin', 'shoots', soldier);
  const frames = drawAnimation(soldier.brief, { ...CANVAS, motion: shot, directions: ['east'] }).frames.get('east')!;
  const still = drawAnimation(understand('a soldier'), { ...CANVAS, motion, directions: ['east'] }).frames.get('east')!;
  expect(reach(frames[3]!)).toBeGreaterThan(reach(still[0]!) + 8);
});
