import { describe, expect, it } from 'vitest';
import { drawHumanoid } from '../../../workers/engine/subject/draw-humanoid.ts';
import { drawQuadruped } from '../../../workers/engine/subject/draw-quadruped.ts';
import { CLIPS } from '../../../workers/engine/subject/humanoid/pose.ts';
import { brief, faults, options } from './briefs.ts';

const frames = [0, 1, 2, 3, 4, 5, 6, 7];

describe('a pose is an argument of the rig', () => {
  const walk = (direction: 'south' | 'east') =>
    frames.map((f) =>
      drawHumanoid(brief('knight'), { ...options(48, { style: { direction } }), pose: CLIPS.walk.pose(f) }),
    );

  it('every frame of a walk is another whole picture', () => {
    for (const direction of ['south', 'east'] as const) {
      const drawn = walk(direction);
      for (const d of drawn) expect(faults(d.image, 48, 48)).toEqual([]);
      expect(new Set(drawn.map((d) => d.image.data.join())).size).toBe(8);
    }
  });

  it('the head moves by whole pixels, so that faces do not boil', () => {
    const still = drawHumanoid(brief('knight'), options(48, { style: { direction: 'east' } }));
    const rest = still.project(still.rig.head.origin);
    for (const d of walk('east')) {
      const [x, y] = d.project(d.rig.head.origin);
      for (const moved of [x - rest[0], y - rest[1]]) expect(Math.abs(moved - Math.round(moved))).toBeLessThan(1e-6);
    }
  });

  it('one foot is always on the ground', () => {
    for (const d of walk('east')) {
      const lower = Math.min(d.rig.legs.R.ankle[1], d.rig.legs.L.ankle[1]);
      expect(lower).toBeGreaterThan(0);
      expect(lower).toBeLessThan(0.12);
    }
  });

  it('a limb keeps its length', () => {
    const length = (d: ReturnType<typeof drawHumanoid>) => {
      const { hip, knee } = d.rig.legs.R;
      return Math.hypot(hip[0] - knee[0], hip[1] - knee[1], hip[2] - knee[2]);
    };
    const [first, ...rest] = walk('east');
    for (const d of rest) expect(length(d)).toBeCloseTo(length(first!), 9);
  });
});

it('a wolf walks: eight whole pictures, no two alike', () => {
  const drawn = frames.map((f) =>
    drawQuadruped(brief('wolf', {}, 'quadruped'), { ...options(48, { style: { direction: 'east' } }), phase: f / 8 }),
  );
  for (const d of drawn) expect(faults(d.image, 48, 48)).toEqual([]);
  expect(new Set(drawn.map((d) => d.image.data.join())).size).toBe(8);
});
