import { expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

it.each([
  ['campsite with tent and fire', /tent next to a campfire/],
  ['portal gate with purple swirl', /purple swirl portal/],
  ['magic gate', /^a portal$/],
])('%s', async (description, drawnAs) => {
  const { brief } = await draw({ description, width: 32, height: 32, noBackground: true, seed: 1 });
  expect(brief.drawnAs).toMatch(drawnAs);
  expect(brief.unknown).toEqual([]);
});
