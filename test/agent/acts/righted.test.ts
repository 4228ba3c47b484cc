/** Words that a reader puts into another slot than theirs. */
import { expect, test } from 'vitest';
import { asThings, righted } from '../../../workers/agent/planner/righted.ts';
import type { Part } from '../../../workers/agent/reader/index.ts';

/** A part of these slots: "n:an axe". */
function part(act: string, ...said: readonly string[]): Part {
  const words = said.map((one) => one.slice(one.indexOf(':') + 1)).join(', ');
  const slots = said.map((one) => {
    const [slot, of] = [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)];
    return { slot, words: of, start: words.indexOf(of), end: words.indexOf(of) + of.length, sure: 0.9 };
  });
  return { act, words, start: 0, end: words.length, sure: 0.9, slots, loose: [] };
}
const slotsOf = (read: Part): readonly string[] => righted(read).slots.map(({ slot, words }) => `${slot}:${words}`);

test.each<[string, Part, readonly string[]]>([
  ['two sizes', part('make.object', 'n:potions', 'look:medium and large'), ['n:potions', 'look:medium', 'look:large']],
  ['all of them', part('make.object', 'n:axe', 'n:mace', 'n:all steel'), ['n:axe', 'n:mace', 'look:all steel']],
  ['tiles of a list', part('make.iso', 'n:wheat', 'ground:mud'), ['n:wheat', 'n:mud']],
  ['who and what he does', part('animate', 'target:my pirate jump'), ['target:my pirate', 'anim:jump']],
  ['whose dress', part('edit', 'target:her dress', 'change:green'), ['target:her', 'change:dress green']],
  ['whose horse', part('edit', 'target:the horse', 'change:green'), ['target:the horse', 'change:green']],
  [
    'who gathers what',
    part('game.make', 'hero:a fox gathers', 'place:gems in a snowy forest'),
    ['hero:a fox', 'place:gems in a snowy forest'],
  ],
  [
    'things that are only different',
    part('make.object', 'count:200', 'look:different swords'),
    ['count:200', 'look:different', 'n:swords'],
  ],
  ['a size', part('make.map', 'place:a 60x40', 'place:desert'), ['size:60x40', 'place:desert']],
])('%s', (_, read, slots) => expect(slotsOf(read)).toEqual(slots));

test('what is gathered behind who does so is picked up', () => {
  const read = part('game.make', 'hero:a fox gathers');
  const [hero] = read.slots;
  const place = { ...hero!, slot: 'place', words: 'gems in a snowy forest', start: hero!.end + 1, end: hero!.end + 23 };
  expect(slotsOf({ ...read, slots: [hero!, place] })).toEqual(['hero:a fox', 'pickup:gems', 'place:a snowy forest']);
});

test('a bridge is no ground', () =>
  expect(asThings({ ...part('make.platform', 'n:old bridge with a missing plank'), sure: 0.5 }).act).toBe(
    'make.object',
  ));
