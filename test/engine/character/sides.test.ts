import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import { opaqueBounds } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { drawCharacter } from '../../../workers/engine/character/index.ts';
import { EIGHT, request } from './requests.ts';

async function sidesOf(description: string, size = 48): Promise<(direction: Direction) => Rgba> {
  const side = Math.round(size * 1.42);
  const who = request({ description, size, width: side, height: side, directions: EIGHT, seed: 1 });
  const { rotations } = await drawCharacter(who, {});
  return (direction) => rotations.get(direction)!.image;
}

describe('sides of a character', () => {
  test.each([
    ['a stone golem', 0.6],
    ['a lava golem', 0.6],
    ['a robot', 0.65],
  ])('%s is as massive from the side as from the front', async (description, share) => {
    const of = await sidesOf(description);
    // at the height of the chest: a broad head says nothing of a body
    const wide = (image: Rgba): number => {
      const box = opaqueBounds(image)!;
      const rows = Array.from({ length: 7 }, (_, k) => Math.round(box.y + box.height * 0.52) + k - 3);
      const counts = rows.map((y) => Array.from({ length: image.width }, (_, x) => image.data[(y * image.width + x) * 4 + 3]! > 0).filter(Boolean).length); // biome-ignore format: one line
      return counts.reduce((a, b) => a + b, 0) / counts.length;
    };
    const [south, east] = [wide(of('south')), wide(of('east'))];
    expect(east / south).toBeGreaterThan(share);
  });
});

describe('a staff of an element', () => {
  test.each([
    ['a wizard with a fire staff', 'staff', ['glowing', 'burning']],
    ['a sorcerer with a lightning staff', 'staff', ['glowing']],
    ['a mage holding an ice staff', 'staff', undefined],
    ['a druid with a snake staff', 'topped/snake', undefined],
  ])('%s', async (description, piece, states) => {
    const { plan } = await drawCharacter(request({ description, directions: EIGHT }), {});
    const held = plan.brief.parts.find((p) => p.piece === piece);
    expect(held).toBeDefined();
    expect(held?.states).toEqual(states);
    if (description.includes('ice')) expect(held?.material).toBe('ice');
  });
});

describe('guests', () => {
  test.each([
    ['a falconer with a falcon on his arm', 'on-arm/hawk'],
    ['a witch with a crow on her arm', /^on-arm\//],
    ['a wizard with a frog on his head', 'top/frog'],
  ])('%s has it there, and nowhere else', async (description, piece) => {
    const { plan } = await drawCharacter(request({ description, directions: EIGHT }), {});
    const pieces = plan.brief.parts.map((p) => p.piece).filter((id) => id.includes('/'));
    expect(pieces).toEqual([typeof piece === 'string' ? piece : expect.stringMatching(piece)]);
    expect(plan.brief.unknown).toEqual([]);
  });

  test('whoever sits on an arm is seen beside the body', async () => {
    const wide = async (text: string): Promise<number> => opaqueBounds((await sidesOf(text))('south'))!.width;
    expect(await wide('a falconer with a falcon on his arm')).toBeGreaterThan((await wide('a falconer')) + 3);
  });
});

test('the net before the face of a beekeeper is no cage', async () => {
  const face = (await sidesOf('a beekeeper with green skin'))('south');
  let longest = 0;
  for (let y = 0; y < face.height / 2; y++)
    for (let x = 0, run = 0; x < face.width; x++) {
      const [r, g, b] = face.data.subarray((y * face.width + x) * 4);
      run = g! > r! + 15 && g! > b! + 15 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  expect(longest).toBeGreaterThan(5);
});
