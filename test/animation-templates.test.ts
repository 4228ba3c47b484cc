import { describe, expect, test } from 'vitest';
import { ANIMATION_TEMPLATES, templateFrames, templateIds } from '../src/domain/animation-templates.ts';
import { MOTIONS } from '../workers/engine/subject/motion/index.ts';

describe('template animations', () => {
  test('are what the engine can draw, frame counts included', () => {
    const drawn = Object.entries(MOTIONS).map(([rig, motions]) => [
      rig,
      Object.fromEntries(Object.values(motions).map(({ id, frames }) => [id, frames])),
    ]);
    expect(ANIMATION_TEMPLATES).toEqual(Object.fromEntries(drawn));
  });

  test('are as many as the interface names', () => {
    expect(Object.entries(ANIMATION_TEMPLATES).map(([rig, ids]) => [rig, Object.keys(ids).length])).toEqual([
      ['mannequin', 49],
      ['dog', 10],
      ['cat', 19],
      ['horse', 28],
      ['bear', 21],
      ['lion', 15],
    ]);
  });

  test('are asked for by skeleton and id', () => {
    expect(templateFrames('mannequin', 'walking-8-frames')).toBe(8);
    expect(templateFrames('mannequin', 'bark')).toBeUndefined();
    expect(templateFrames('mannequin', 'constructor')).toBeUndefined();
    expect(templateFrames('toString', 'bark')).toBeUndefined();
    expect(templateIds('dog')).toContain('bark');
    expect(templateIds('unicorn')).toEqual([]);
  });
});
