import { describe, expect, test } from 'vitest';
import { judge, type Verdict } from './judge.ts';
import { LISTS } from './lists.ts';

/**
 * How many of each list are right at least, how many make something else that was not offered before at most, and how many are asked
 * about before they are paid for: a few percent beside what was measured. They are judged by tools and words of arguments, so a right
 * answer in other words counts as wrong; `npx tsx test/bench/requests.ts LIST --wrong` shows which.
 */
const FLOORS: Readonly<Record<string, { readonly right: number; readonly unasked: number; readonly asked: number }>> = {
  KNOWN: { right: 45, unasked: 4, asked: 10 },
  HELD_OUT: { right: 45, unasked: 4, asked: 14 },
  SECOND: { right: 42, unasked: 3, asked: 17 },
  THIRD: { right: 41, unasked: 3, asked: 21 },
  FOURTH: { right: 32, unasked: 2, asked: 15 },
  FIFTH: { right: 34, unasked: 3, asked: 16 },
  SIXTH: { right: 35, unasked: 2, asked: 15 },
  SEVENTH: { right: 34, unasked: 2, asked: 12 },
  TENTH: { right: 90, unasked: 5, asked: 37 },
  ELEVENTH: { right: 23, unasked: 2, asked: 8 },
  TWELFTH: { right: 50, unasked: 4, asked: 20 },
  THIRTEENTH: { right: 51, unasked: 7, asked: 21 },
  FOURTEENTH: { right: 53, unasked: 5, asked: 24 },
  FIFTEENTH: { right: 50, unasked: 6, asked: 26 },
  SIXTEENTH: { right: 31, unasked: 4, asked: 19 },
  SEVENTEENTH: { right: 13, unasked: 3, asked: 12 },
  EIGHTEENTH: { right: 11, unasked: 4, asked: 9 },
  NINETEENTH: { right: 26, unasked: 6, asked: 18 },
  TWENTIETH: { right: 35, unasked: 4, asked: 23 },
  TWENTY_FIRST: { right: 16, unasked: 3, asked: 6 },
  TWENTY_FIFTH: { right: 21, unasked: 13, asked: 20 },
  DEV: { right: 159, unasked: 10, asked: 70 },
  GAMES: { right: 47, unasked: 11, asked: 35 },
  // what draws more than eight pictures anew is shown first
  EDITS: { right: 73, unasked: 2, asked: 5 },
}; // biome-ignore format: a table

test('each list has a floor', () => expect(Object.keys(FLOORS).sort()).toEqual(Object.keys(LISTS).sort()));

const told = (verdicts: readonly Verdict[]): string =>
  verdicts.map(({ request, got }) => `${request} → ${got.slice(0, 300)}`).join('\n');

test.each(Object.entries(FLOORS))('requests of %s: %o', async (name, floor) => {
  const verdicts: Verdict[] = [];
  for (const request of LISTS[name]!) verdicts.push(await judge(request));
  const [wrong, unasked, asked] = [
    verdicts.filter(({ right }) => !right),
    verdicts.filter(({ spentWrongly, asked }) => spentWrongly && !asked),
    verdicts.filter((one) => one.asked),
  ];
  expect(verdicts.length - wrong.length, told(wrong)).toBeGreaterThanOrEqual(floor.right);
  expect(unasked.length, told(unasked)).toBeLessThanOrEqual(floor.unasked);
  // what is sure is done at once
  expect(asked.length, told(asked)).toBeLessThanOrEqual(floor.asked);
});

test('a creature without a skeleton of the templates is a character with its own body, and moves', async () => {
  const dragon = {
    say: ['a green dragon that flies'],
    makes: [['create_character', /green dragon/] as const, ['animate_character', /fl(y|ies)/] as const],
  };
  expect(await judge(dragon)).toMatchObject({ right: true });
});

test('another language is answered with the one that is read', async () => {
  expect(await judge({ say: ['нарисуй рыцаря'], makes: [], tells: /English/ })).toMatchObject({ right: true });
});

test('something new after a question is understood alone', async () => {
  const other = { say: ['tileset', 'a knight'], makes: [['create_character', /knight/] as const] };
  expect(await judge(other)).toMatchObject({ right: true });
});

describe('what a sentence does comes before what is in it', () => {
  const nothing = { makes: [], asks: true } as const;
  test.each([
    ["don't make anything yet, just tell me what a knight who walks would cost", /9 generations/],
    ['what if there was a red dragon?', /dragon/],
    ['yesterday i played a platformer with a fox', /Nothing is made yet/],
    ['i want a knight, but do not start yet', /Nothing is made yet/],
    ['platformer with a fox and online highscores', /"online highscores".*left out/s],
    ['a tetris clone', /"tetris" is no kind of game that I build.*Nearest/s],
  ])('%s: nothing is made', async (words, says) => {
    const { said, spentWrongly } = await judge({ say: [words], ...nothing });
    expect(spentWrongly).toBe(false);
    expect(said).toMatch(says);
  });
  test('what was offered is made once it is agreed to', async () => {
    const offered = { say: ['how much would a knight be?'], makes: [['create_character', /a knight/] as const] };
    expect(await judge(offered)).toMatchObject({ right: true });
  });
  test('a slip of the keyboard is read as the word that can be meant, and said', async () => {
    const slip = { say: ['a knigth with a swrod'], makes: [['create_character', /knight with a sword/] as const] };
    expect(await judge(slip)).toMatchObject({ right: true });
  });
});

test('no is no wish, and a map of tiles that were made takes them', async () => {
  expect(await judge({ say: ['a knight', 'no'], makes: [], asks: true })).toMatchObject({ right: true });
  const map = {
    say: ['grass and sand tileset', 'a map with these tiles'],
    makes: [['create_map', /tileset-/] as const],
  };
  expect(await judge(map)).toMatchObject({ right: true });
});

describe('nothing is made of', () => {
  test.each([
    ...[
      'how much would a wizard with a walk animation cost?',
      'would a knight with 8 directions cost more than with 4?',
    ],
    ...[
      'is it possible to have a knight on a horse?',
      'should I use 32 or 64 pixels for a knight?',
      'can you draw animals?',
    ],
    ...["don't draw a knight", 'no more trees', 'never draw spiders please', 'not a wizard', 'forget the knight'],
    ...['a knight, but do not make it yet', "maybe later I'll need a wizard", 'if I wanted a dragon, how would I ask?'],
    ...[
      'yesterday I saw a red fox in my garden',
      'the fox in the movie was scary',
      'my cat is so cute',
      'I love platformers',
    ],
    ...[
      'write me a poem about a knight',
      'compose the boss theme',
      'a 3d model of a chair',
      'svg icon of a sword',
      'pacman',
    ],
    ...[
      'turn this photo of my dog into a video',
      'order a pizza',
      'build a server',
      'map of europe',
      'can you see my screen?',
    ],
    ...['knight in 512 pixels', 'anything with a sword', 'a zorblax and a knight'],
  ])('%s', async (message) => {
    expect(await judge({ say: [message], makes: [], tells: /\w/ })).toMatchObject({ right: true });
  });
  test.each([
    ...['love it!', 'hmm not what i wanted'],
    ...['change the background to a forest', 'he looks like my uncle', 'why is he so small?'],
  ])('a knight, and then: %s', async (message) => {
    expect(await judge({ say: ['a knight', message], makes: [], tells: /\w/ })).toMatchObject({ right: true });
  });
  test('a knight, and then the same with a wizard: a wizard is drawn', async () => {
    const one = {
      say: ['a knight', 'can you do the same with a wizard'],
      makes: [['create_character', /wizard/] as const],
    };
    expect(await judge(one)).toMatchObject({ right: true });
  });
  test.each(['can you add a shop?', 'add multiplayer', 'add a level editor'])(
    'a game, and then: %s',
    async (message) => {
      const one = { say: ['a platformer with a fox', message], makes: [], tells: /\w/ };
      expect(await judge(one)).toMatchObject({ right: true });
    },
  );
});
