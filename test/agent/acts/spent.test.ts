/** Nothing is spent on words that were read otherwise than they were meant. */
import { expect, test } from 'vitest';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import { agedInWords } from '../../../workers/agent/planner/aged.ts';
import { afterRenames } from '../../../workers/agent/planner/context.ts';
import { corrected } from '../../../workers/agent/planner/corrected.ts';
import { meantHere } from '../../../workers/agent/planner/meant-here.ts';
import { notDrawn, withoutForbidden } from '../../../workers/agent/planner/not-drawn.ts';
import { refer } from '../../../workers/agent/planner/refer.ts';
import type { Context, Outcome } from '../../../workers/agent/planner/types.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { become, called, having, own, told, wishOf } from './theirs.ts';

const drawn = (act: string, marked: string, context: Context = having()): Outcome => become(act, marked, context);

test('the way that somebody faces is told', () => {
  expect(told(drawn('make.character', '[n a postman] [view facing right]'))).toContain('"east"');
  expect(told(drawn('make.object', '[n a car] [view facing left]'))).toContain('mirrored');
});

test('what a movement is done with is drawn in the hand first, and offered', () => {
  const outcome = drawn(
    'animate',
    '[target nell] needs an [anim attack] with her frying pan',
    having(own('CHARACTER', 'Nell')),
  );
  expect(called(outcome)[0]).toBe('create_character_state Nell holding a frying pan');
  expect(outcome.steps[1]!.tool).toBe('animate_character');
  expect(outcome.instead).toContain('in hand first');
});

test('words beside those that are meant are not dropped', () => {
  const outcome = drawn(
    'animate',
    '[anim walk] for [target nell] and [target gorbo]',
    having(own('CHARACTER', 'Nell')),
  );
  expect(outcome.lost).toContain('gorbo');
});

test.each([
  ['a colour and a thing', '[look blue] [no driver in it]', 'a pink cabrio with driver', 'a blue cabrio'],
  [
    'a word within the name',
    '[n a trombone] [no trumpet]',
    'a trumpet player with a hat',
    'a trombone player with a hat',
  ],
  ['read as a look', '[look BLUE] [no pink] [look no driver in it]', 'pink cabrio with driver', 'BLUE cabrio'],
  ['the last word', '[look the hat a bit smaller] [look no hat]', 'a trombone player with a hat', 'a trombone player'],
  ['the other colour', '[look blue] [no pink]', 'a pink cabrio', 'a blue cabrio'],
])('what is put right is within the name: %s', (_, said, name, right) => {
  const [wish] = corrected([wishOf('make.object', `[n ${name}]`)], wishOf('correct', said));
  expect(wish!.slots[0]!.words).toBe(right);
});

test('an interface in the look of the set that is called so', () => {
  const outcome = drawn('make.ui', '[look neon] [n health bar]', having(own('UI_ASSET', 'neon')));
  expect(told(outcome)).toContain('In the look of your "neon"');
});

test('a game is opened by its name', async () => {
  const context = { ...having(), game: { title: 'Taco Rush' } as Context['game'] };
  const [wish] = meantHere(await wishesOf('open taco rush', [{ name: 'Taco Rush', is: 'game', since: -1 }]), context);
  expect(wish!.act).toBe('game.publish');
  expect(meantHere([wishOf('find', '[target chest]')], context)[0]!.act).toBe('find');
});

test('what is missing is put on, and what is to be fixed is no thing', () => {
  const outcome = drawn(
    'edit',
    '[target the left arm] is missing, [change fix it] and keep the rest',
    having(own('CHARACTER', 'drummer')),
  );
  expect(called(outcome)).toEqual(['create_character_state drummer with the left arm']);
  expect(drawn('edit', '[change fix] [target the left arm]', having(own('CHARACTER', 'drummer'))).steps).toEqual([]);
});

test('each of several more has a chance of its own', () => {
  const { steps } = drawn('make.object', '[n a lamp post] [count 3] [again 3 more like that]');
  expect(new Set(steps.map(({ args }) => (args as { seed?: number }).seed)).size).toBe(3);
});

test.each([
  ['a janitor about 50 years old, grey overalls', 'a janitor, adult, grey overalls'],
  ['a 7 year old girl', 'a young girl'],
  ['an 80yo fisherman', 'an old fisherman'],
  ['a knight aged 15 with a sword', 'a knight, teenage with a sword'],
  ['i am 12 years old and want a game', 'i am 12 years old and want a game'],
  ['a sword 32 px, 50 of them', 'a sword 32 px, 50 of them'],
])('an age: %s', (said, right) => expect(agedInWords(said)).toBe(right));

test('one side of a movement alone', () => {
  const context = having(own('CHARACTER', 'Sir Waddles'));
  const words = 'Sir Waddles looks different when he walks left, please fix only that one';
  const [wish, more] = meantHere([{ ...wishOf('edit', words), words }], context);
  expect(more).toBeUndefined();
  const outcome = actOf(wish!)(wish!, context)!;
  expect(outcome.steps.map(({ price }) => price)).toEqual([1]);
  expect(called(outcome)[0]).toContain('west');
});

test('a thing that is there in the hands of somebody who is there', () => {
  const context = having(own('MAP_OBJECT', 'drum'), own('CHARACTER', 'Kofi'));
  expect(called(drawn('edit', "put [target the drum] in [target kofi's hands]", context))).toEqual([
    'create_character_state Kofi holding a drum',
  ]);
});

test('a size for somebody who is there is no photo', async () => {
  const [wish] = await wishesOf('bix but 64px', [{ name: 'Bix', is: 'somebody', since: -1 }]);
  expect(wish!.act).toBe('resize');
});

test('a map of theirs is changed as far as that can be done', async () => {
  const context = having(own('MAP', 'Swamp Road'));
  const meant = async (message: string): Promise<readonly Outcome[]> =>
    meantHere(await wishesOf(message, [{ name: 'Swamp Road', is: 'map', since: -1 }]), context).map((wish) => actOf(wish)(wish, context)!); // biome-ignore format: one line
  const [bridge] = await meant('add bridge to swamp road');
  expect(called(bridge!).join()).toMatch(/create_map_object a bridge.*place_map_object Swamp-Road/);
  expect(told(bridge!)).toContain('Swamp Road');
  const wider = await meant('make swamp road twice as wide and put a river thru it');
  expect(told(wider[0]!)).toContain('keeps its size');
  expect(wider.flatMap(({ steps }) => steps.map(({ tool }) => tool))).toEqual(['edit_map']);
});

test('what must not be drawn is none of the things', () => {
  const one = withoutForbidden(
    wishOf('make.object', '[n a cart] and [n a scarecrow], dont draw [n the scarecrow with a hat]'),
  );
  expect(one.slots.map(({ words }) => words)).toEqual(['a cart', 'a scarecrow without a hat']);
  const two = notDrawn(wishOf('make.object', '[n a scarecrow]'), wishOf('no', 'dont draw the scarecrow with a hat'));
  expect(two!.slots[0]!.words).toBe('a scarecrow without a hat');
});

test('a name in words of no slot, and the list with it', () => {
  const context = having(own('CHARACTER', 'Lulu'), own('CHARACTER', 'Odd'));
  const { steps } = drawn('rename', 'rename lulu to Princess Lu', context);
  expect(called({ steps })).toEqual(['rename_asset Lulu Princess Lu']);
  expect(afterRenames(context, steps).own[0]!.name).toBe('Princess Lu');
});

test('what somebody does is no part of the name', () => {
  expect(refer(['yara walking'], having(own('CHARACTER', 'Captain Yara'))).own).toHaveLength(1);
});

test('questions are answered', () => {
  expect(told(drawn('price', 'how much for [dirs 8 directions]?'))).toContain('each movement of it 8');
  expect(told(drawn('ask.advice', 'what do i need first, a character or the tiles or what'))).toContain(
    'First who is played',
  );
});

test('a map of the tiles and with the things that are there', () => {
  const context = having(own('MAP_OBJECT', 'market stall'), own('TOPDOWN_TILESET', 'desert town'));
  const outcome = drawn('make.map', 'place [count 3] [n market stalls] on a [place desert town] map', context);
  expect(outcome.steps.map(({ tool }) => tool)).toEqual(['create_map', ...Array(3).fill('place_map_object')]);
  expect(outcome.steps.reduce((sum, { price }) => sum + price, 0)).toBe(0);
});

test('too many fingers are drawn anew with the right number, after a yes', () => {
  const outcome = drawn('complaint', 'third time it gives me six fingers', {
    ...having(own('MAP_OBJECT', 'a hand')),
    recent: [own('MAP_OBJECT', 'a hand')],
  });
  expect(called(outcome)[0]).toContain('five fingers');
  expect(outcome.instead).toContain('cannot promise');
});

test('nobody gives a password away', () =>
  expect(told(drawn('account', 'log into my steam account, password is no problem i can send it'))).toContain(
    'never send a password',
  ));
