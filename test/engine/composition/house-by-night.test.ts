import { expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });
const graphOf = (text: string, background = true) => compositionOf(text, read(text), read, { background, flat: true, width: 64, height: 64, seed: 1 } as never)?.graph; // biome-ignore format: one line
const isLit = (text: string): boolean => graphOf(text)!.nodes[0]!.changes.some((c) => c.is === 'built' && c.of === 'window look' && c.kind === 'lit'); // biome-ignore format: one line

test.each([
  ['igloo at night', 'snowfield'],
  ['pyramid at night', 'desert'],
  ['lighthouse at night', 'beach'],
  ['oil rig at night', 'sea'],
  ['skyscraper at night', 'town lot'],
])('%s stands where it does by day', (text, place) => {
  expect(graphOf(text)).toMatchObject({ place, time: 'night' });
});

it('somebody is at home, unless words say otherwise', () => {
  for (const text of ['cottage at night', 'castle at night', 'a small house at night']) expect(isLit(text), text).toBe(true);
  for (const text of ['abandoned house at night', 'pyramid at night', 'house with dark windows at night']) expect(isLit(text), text).toBe(false);
}); // biome-ignore format: lists

it('cut out of its place it is the house alone', () => expect(graphOf('cottage at night', false)).toBeUndefined());
