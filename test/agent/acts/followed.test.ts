/** What is said on top of what was done: for another one, otherwise, elsewhere, and of games by their roles. */
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../workers/agent/games/describe.ts';
import { chargedIn } from '../../../workers/agent/planner/acts/charged.ts';
import { changedBy } from '../../../workers/agent/planner/games/changes.ts';
import { placedElsewhere } from '../../../workers/agent/planner/map-beside.ts';
import { sidesIn } from '../../../workers/agent/planner/moving.ts';
import { saidNowhere } from '../../../workers/agent/planner/said-whole.ts';
import { onTopOf } from '../../../workers/agent/planner/standing.ts';
import { regular } from '../../../workers/agent/planner/things/regular.ts';
import { thingsOf } from '../../../workers/agent/planner/things/things.ts';
import { spanIn } from '../../../workers/agent/planner/when.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { plainly } from '../../../workers/agent/planner/words/plain.ts';
import { judge } from '../judge.ts';
import type { Request } from '../requests.ts';
import { A, C, O } from '../tool-letters.ts';
import { EMPTY } from './wished.ts';

const TWO: NonNullable<Request['has']> = [
  ['CHARACTER', 'ninja'],
  ['CHARACTER', 'samurai'],
];

const [NINJA_RUNS, IN_BLUE, BLUE_DRAGON] = [[A, /own-ninja.*run/], [O, /blue wooden shield.*32/], [C, /a blue dragon/]] as const; // biome-ignore format: short enough
test.each<readonly [said: string, has: Request['has'] & object, before: string, made: Request['makes'][number]]>([
  ['and the other one', TWO, 'make the samurai run', NINJA_RUNS],
  ['ninja too', TWO, 'make the samurai run', NINJA_RUNS],
  ['no, the ninja', TWO, 'make the samurai run', NINJA_RUNS],
  ['a bit bluer', [], 'a wooden shield 32x32', IN_BLUE],
  ['now a blue one', [], 'a red dragon', BLUE_DRAGON],
  ['make the second one burnt', [], 'a teapot and a trumpet', [O, /burnt trumpet/]],
])('%s', async (said, has, before, made) => {
  const verdict = await judge({ say: [before, said], has, makes: [made] });
  expect(verdict.right, verdict.got.slice(0, 600)).toBe(true);
}); // biome-ignore format: a table

describe('what was put on a map', () => {
  const past = [
    { role: 'user', text: 'put the well on the village' },
    { role: 'results', results: [{ id: '1', tool: 'place_map_object', failed: false, text: '', args: { map_id: 'm', object_id: 'o', x: 20, y: 15 }, structured: { placement_id: 'p' } }] },
  ] as const; // biome-ignore format: short enough
  const results = [
    { tool: 'get_map', structured: { width: 40, height: 30 } },
    { tool: 'list_map_objects', structured: { placements: [{ name: 'church', x: 8, y: 9 }] } },
  ];
  test.each([
    ['next to the church', { x: 11, y: 9 }],
    ['no, top left corner', { x: 4, y: 3 }],
    ['a bit more to the right', { x: 22, y: 15 }],
  ])('is moved there: %s', (said, at) => {
    const move = placedElsewhere(said, { ...EMPTY, past })!.steps.at(-1)!;
    expect(move.tool).toBe('move_map_object');
    expect((move.args as (got: unknown) => object)(results)).toEqual({ map_id: 'm', placement_id: 'p', ...at });
  });
  test('and nothing is moved by what says more', () => {
    expect(placedElsewhere('a knight next to the church', { ...EMPTY, past })).toBeUndefined();
  });
});

test.each([
  ['platformer', 'boss at the end, use a golem', { boss: 'a golem' }],
  ['platformer', 'the golem should be the boss and my slime the enemy', { boss: 'a golem', walker: 'slime' }],
  ['adventure', 'goose should chase the frog', { chaser: 'a goose' }],
  ['platformer', 'nvm the slime, spider instead', { walker: 'a spider' }],
] as const)('in a %s: %s', (kind, words, drawn) => {
  const { game, lost } = changedBy({ act: 'game.change', words, slots: [], sure: 1, loose: [] }, newGame(kind, { title: 'T' })); // biome-ignore format: one line
  expect(lost).toEqual([]);
  for (const [slot, prompt] of Object.entries(drawn)) expect(game.assets[slot]!.prompt).toContain(prompt);
});

test('another level with a beach is one more level, and the others stay where they are', () => {
  const game = newGame('platformer', { title: 'T' });
  const after = changedBy({ act: 'game.change', words: 'add another level with a beach', slots: [], sure: 1, loose: [] }, game).game; // biome-ignore format: one line
  expect(after.theme).toBe(game.theme);
  expect(after.places).toMatchObject([{ level: 4, theme: 'beach' }]);
});

test('a number before a list is that of all of them', async () => {
  const [wish] = await wishesOf('12 props for a classroom: desks, chairs, a globe, plant');
  const { things } = thingsOf(regular(wish!), []);
  expect(things.map(({ name }) => name.replace(/^an? |s$/g, ''))).toEqual(['desk', 'chair', 'globe', 'plant'].flatMap((one) => [one, one, one])); // biome-ignore format: one line
});

test('what was made last cost what was announced', () => {
  const said = (text: string) => ({ role: 'assistant', text, calls: [] }) as const;
  const made = { role: 'results', results: [{ id: '1', tool: 'animate_character', failed: false, text: '', args: {} }] } as const; // biome-ignore format: one line
  const before = { role: 'user', text: 'walk' } as const;
  expect(chargedIn([before, said('I make a cat: walk (4 generations).'), made, said('Done: a cat: walk.')])).toBe('That was 4 generations: a cat: walk.'); // biome-ignore format: one line
  expect(chargedIn([before, said('What shall it be?')])).toBeUndefined();
});

test('of two sides that are named both are meant', () => {
  expect(sidesIn(['only east and west'])).toEqual(['east', 'west']);
});

test('words that nobody has in a dictionary are read', () => {
  expect(plainly('a chonky frog, a bit bluer, 3/4 view')).toBe('a chubby frog, blue, low top-down view');
  expect(plainly('a sign that says "bluer"')).toContain('"bluer"');
});

test('"older than today" is all before it', () => {
  const now = new Date(2026, 5, 10, 12);
  const span = spanIn('everything older than today', now)!;
  expect([span.from.getTime(), span.to.getTime(), span.words]).toEqual([0, new Date(2026, 5, 10).getTime(), 'older than today']); // biome-ignore format: one line
});

describe('what a message says and no call has is offered, whichever part it stands in', () => {
  const become = (args: object, price = 1) => [
    { wish: { act: 'make.object', words: '', slots: [], sure: 1, loose: [] }, outcome: { steps: [{ tool: 'create_map_object', args: { ...args }, price, what: '' }] } },
  ]; // biome-ignore format: short enough
  test.each<readonly [said: string, args: object, nowhere: readonly string[]]>([
    ['a lamp 40x64', { description: 'a lamp', width: 40, height: 64 }, []],
    ['a lamp 40x64', { description: 'a lamp', width: 40, height: 40 }, ['64']],
    ['a blue lamp', { description: 'a lamp' }, ['blue']],
    ['shade it from the right', { description: 'a barrel with shade it from the right' }, ['shade it from the right']],
    ['a dog facing left', { description: 'a dog' }, ['facing left']],
    ['a dog, under 5 credits, for level 3', { description: 'a dog' }, []],
    ['one sign that says "12 blue"', { description: 'a sign' }, []],
  ])('%s %o', (said, args, nowhere) => {
    expect(saidNowhere(said, become(args))).toEqual(nowhere);
    // nothing is asked about what is free
    expect(saidNowhere(said, become(args, 0))).toEqual([]);
  });
});

test('somebody else who is named is no yes to what is offered', () => {
  const wish = (act: string, words: string, who: string) => ({ act, words, slots: [{ slot: 'target', words: who }], sure: 1, loose: [] }); // biome-ignore format: one line
  const open = [wish('edit', 'give Marrow a crown', 'Marrow')];
  const said = { open, which: false, done: [], terms: [] };
  expect(onTopOf(said, [wish('pick', 'and Odessa', 'Odessa')]).agreed).toBe(false);
  expect(onTopOf(said, [wish('pick', 'the first one', 'the first one')]).agreed).toBe(true);
});
