import { describe, expect, test } from 'vitest';
import { animateObject, enhanceMovement, type ObjectRequest, type Side } from '../../../workers/engine/object/index.ts';

const request = (description: string): ObjectRequest => ({
  description,
  edits: [],
  directions: ['unknown'],
  size: 32,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
});
const side: Side = 'unknown';
const move = (thing: string, action: string) => animateObject(request(thing), { side, action, frameCount: 4 }, {});

describe('a movement told more fully', () => {
  test.each([
    ['treasure chest', 'opens', 'about its own hinge'],
    ['windmill', 'spins slowly', 'about its own axle'],
    ['campfire', 'burns', 'tongues licking upwards'],
    ['barrel', 'explodes!', 'a flash first'],
    ['anvil', 'bobs', 'slowest at the top'],
  ])('of a %s that %s says how it does that, and is drawn as the same', async (thing, action, how) => {
    const told = await enhanceMovement(request(thing), { side, action }, {});
    expect(told).toContain(how);
    expect(told).toBe(await enhanceMovement(request(thing), { side, action }, {}));
    const [plain, fuller] = [await move(thing, action), await move(thing, told)];
    expect([fuller.motion, fuller.loop, fuller.notes]).toEqual([plain.motion, plain.loop, plain.notes]);
  });

  test('ends in the picture that it leads into', async () => {
    const endFrame = (await move('treasure chest', 'opens')).frames.at(-1)!.image;
    const told = await enhanceMovement(request('treasure chest'), { side, action: 'opens', endFrame }, {});
    expect(told).toContain('ending in the last picture');
    expect(told).not.toContain('staying so');
  });
});

test('slow words have longer frames, strong ones move the whole further', async () => {
  const [plain, slow] = [await move('anvil', 'bobs'), await move('anvil', 'bobs slowly')];
  expect(slow.frames.map(({ durationMs }) => durationMs)).toEqual(
    plain.frames.map(({ durationMs }) => durationMs * 1.5),
  );
  const [usual, strong] = [await move('anvil', 'sways'), await move('anvil', 'sways violently')];
  const bytes = ({ frames }: typeof usual) => frames.map(({ image }) => Buffer.from(image.data).toString('base64'));
  expect(bytes(strong)).not.toEqual(bytes(usual));
});
