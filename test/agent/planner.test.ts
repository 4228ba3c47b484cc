import { describe, expect, test } from 'vitest';
import { findHelp } from '../../src/help/index.ts';
import { TWENTIETH, TWENTY_FIRST } from './asset-requests.ts';
import { DEV } from './dev-requests.ts';
import { EIGHTEENTH, NINETEENTH } from './end-requests.ts';
import { FRESH, SECOND, THIRD } from './fresh-requests.ts';
import { TWENTY_SECOND } from './group-requests.ts';
import { judge, type Verdict } from './judge.ts';
import { TWENTY_FIFTH } from './plain-requests.ts';
import { HELD_OUT, KNOWN, type Request } from './requests.ts';
import { ELEVENTH, FIFTEENTH, FOURTEENTH, THIRTEENTH, TWELFTH } from './strangers-requests.ts';
import { TWENTY_FOURTH, TWENTY_THIRD } from './told-requests.ts';
import { SEVENTEENTH, SIXTEENTH } from './unseen-requests.ts';
import { FIFTH, FOURTH, SEVENTH, SIXTH } from './varied-requests.ts';
import { EIGHTH, NINTH, TENTH } from './voices-requests.ts';

const help = (tool: string, args: unknown): string | undefined =>
  tool === 'agent_help'
    ? findHelp((args as { question: string }).question)
        .map(({ source, text }) => `${text}\n(source: ${source})`)
        .join('\n\n')
    : undefined;

const judged = async (requests: readonly Request[]): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const request of requests) verdicts.push(await judge(request, help));
  return verdicts;
};
const listed = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ request, got }) => `${request} → ${got.slice(0, 300)}`);

describe.each([
  ['that were known while the planner was made', KNOWN],
  ['that were set aside', HELD_OUT],
  ['of the first new set', FRESH],
  ['of the second new set', SECOND],
  ['of the third new set', THIRD],
  ['of the fourth new set', FOURTH],
  ['of the fifth new set', FIFTH],
  ['of the sixth new set', SIXTH],
  ['of the seventh new set', SEVENTH],
  ['of the eighth new set', EIGHTH],
  ['of the ninth new set', NINTH],
  ['of the tenth new set', TENTH],
  ['of the eleventh new set', ELEVENTH],
  ['of the twelfth new set', TWELFTH],
  ['of the thirteenth new set', THIRTEENTH],
  ['of the fourteenth new set', FOURTEENTH],
  ['of the fifteenth new set', FIFTEENTH],
  ['of the sixteenth new set', SIXTEENTH],
  ['of the seventeenth new set', SEVENTEENTH],
  ['of the eighteenth new set', EIGHTEENTH],
  ['of the nineteenth new set', NINETEENTH],
  ['of assets in lists, states and sizes', TWENTIETH],
  ['of what the account has', TWENTY_FIRST],
  ['of groups, places, layers and portraits', TWENTY_SECOND],
  ['of games that are told, and lists that nobody parted', TWENTY_THIRD],
  ['of games that are told by their play, and changes that no game has', TWENTY_FOURTH],
  ['with talk around them, of the account, and that follow something', TWENTY_FIFTH],
  ['that it was worked on with', DEV],
])('requests %s', (_, requests) => {
  test('nine in ten are right, and none makes what was not asked for', async () => {
    const verdicts = await judged(requests);
    expect(listed(verdicts.filter(({ spentWrongly }) => spentWrongly))).toEqual([]);
    const wrong = listed(verdicts.filter(({ right }) => !right));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(requests.length / 10);
    // a question before it is paid for stays the exception
    const asked = listed(verdicts.filter((one) => one.asked));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(Math.max(2, requests.length / 8));
  });
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

test('an answer completes the question, and something new is understood alone', async () => {
  const tiles = { say: ['a grass tileset', 'water'], makes: [['create_topdown_tileset', /water/, /grass/] as const] };
  expect(await judge(tiles)).toMatchObject({ right: true });
  const other = { say: ['tileset', 'a knight'], makes: [['create_character', /knight/] as const] };
  expect(await judge(other)).toMatchObject({ right: true });
  const named = { say: ['a zorblax', 'a person'], makes: [['create_character', /zorblax/] as const] };
  expect(await judge(named)).toMatchObject({ right: true });
});

test('a game is framed by the interface that was made before it, or by one that is asked for', async () => {
  const game = (...say: string[]): Request => ({
    say,
    makes: [['write_game', /"panel":\{[^}]*"assetId":"create_ui_asset-/], ['game assets']],
  });
  expect(await judge(game('a wooden panel', 'a platformer with a fox'))).toMatchObject({ right: true });
  expect(await judge(game('a platformer with a fox and a wooden menu'))).toMatchObject({ right: true });
});

describe('what a sentence does comes before what is in it', () => {
  const nothing = { makes: [], asks: true } as const;
  test.each([
    ["don't make anything yet, just tell me what a knight who walks would cost", /9 generations/],
    ['what if there was a red dragon?', /dragon/],
    ['yesterday i played a platformer with a fox', /what of it/i],
    ['i want a knight, but do not start yet', /Nothing is made yet/],
    ['platformer with a fox and online highscores', /without/],
    ['a tetris clone', /cannot build that kind of game/],
  ])('%s: nothing is made', async (words, says) => {
    const { said, spentWrongly } = await judge({ say: [words], ...nothing });
    expect(spentWrongly).toBe(false);
    expect(said).toMatch(says);
  });
  test('what was offered is made once it is agreed to', async () => {
    const offered = { say: ['how much would a knight be?', 'yes'], makes: [['create_character', /a knight/] as const] };
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
    expect(await judge({ say: [message], makes: [], tells: /\w/ }, help)).toMatchObject({ right: true });
  });
  test.each([
    ...['love it!', 'hmm not what i wanted', 'bigger sword', 'can you do the same with a wizard'],
    ...['change the background to a forest', 'he should look angrier', 'he looks like my uncle', 'why is he so small?'],
  ])('a knight, and then: %s', async (message) => {
    expect(await judge({ say: ['a knight', message], makes: [], tells: /\w/ }, help)).toMatchObject({ right: true });
  });
  test.each(['can you add a shop?', 'add multiplayer', 'the jump feels too floaty'])(
    'a game, and then: %s',
    async (message) => {
      const one = { say: ['a platformer with a fox', message], makes: [], tells: /\w/ };
      expect(await judge(one, help)).toMatchObject({ right: true });
    },
  );
});
