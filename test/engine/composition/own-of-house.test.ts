import { describe, expect, it } from 'vitest';
import { housePartsOf } from '../../../workers/engine/composition/read/house-parts.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const changesOf = (text: string) =>
  housePartsOf(text, understand(text, { seed: 1 })).changes.map((c) => (c.is === 'built' ? `${c.of} ${c.kind ?? ''}`.trim() : c.is)); // biome-ignore format: one line

describe('what a building has already', () => {
  it.each([
    ['outhouse with a crescent moon on the door', ['own']],
    ['farmhouse with a porch', ['own']],
    ['church with a cross on top', ['own']],
    ['barn with a silo', ['own']],
    ['longhouse with dragon heads on the roof', ['own']],
    ['wizard school with many towers', ['own']],
    // others get it
    ['cottage with a porch', ['porch']],
  ])('%s', (text, changes) => expect(changesOf(text)).toEqual(changes));

  it.each(['tower covered in moss', 'tower moss covered', 'old stone cottage completely covered in green moss'])(
    '%s: moss grows on it, it is not made of moss',
    (text) => expect(changesOf(text)).toEqual(['moss']),
  );
});

it.each([
  ['viking hall', 'a longhouse'],
  ['wooden shack', 'a wooden shack'],
  ['wizard school', 'a magic school'],
])('%s is %s', (text, told) => expect(understand(text, { seed: 1 }).drawnAs).toBe(told));
