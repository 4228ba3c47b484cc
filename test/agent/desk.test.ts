/** What is asked of the service itself, and changes of what the account has. */
import { describe, expect, test } from 'vitest';
import { ACCOUNT_LOOKS } from '../../workers/agent/account-looks.ts';
import { judge } from './judge.ts';
import { C, E } from './tool-letters.ts';

const HAS = [
  ['CHARACTER', 'knight'],
  ['CHARACTER', 'skeleton'],
  ['OBJECT', 'treasure chest'],
  ['TOPDOWN_TILESET', 'grass/water'],
] as const;

describe('questions are answered, and nothing is made', () => {
  test.each([
    ['is there a student discount?', /no discounts/],
    ['stop my subscription, how?', /no subscription/i],
    ['i lost my password', /token/],
    ['all blurry once i paste it into a slide, why?', /nearest neighbour/],
    ['can two of my pupils get separate accounts?', /new-account/],
    ['I erased a tileset, can you restore it?', /gone with its files/],
    ['what does dithering mean?', /two colours/],
    ['could I have an invoice for last month?', /invoice/],
  ])('%s', async (say, tells) => {
    expect(await judge({ say: [say], has: HAS, makes: [], tells })).toMatchObject({ right: true });
  });

  test('a wish that has such a word in it stays a wish', async () => {
    const car = {
      say: ['a racing car with a white stripe'],
      makes: [['create_map_object|create_character', /car/] as const],
    };
    expect(await judge(car)).toMatchObject({ right: true });
  });
});

test('a game that this conversation has not built is looked for, and none is built in its place', async () => {
  for (const say of ['make my runner a bit slower', 'publish our game please', 'add a timer to the platformer i made'])
    expect(await judge({ say: [say], has: HAS, makes: [['list_games']] })).toMatchObject({ right: true });
});

test('what is asked of own things is an order, whatever stands around it', async () => {
  const orders = [
    ['could you make my chest silver? it is for level two', 'create_object_state', /"silver"/],
    ['dress the skeleton in a santa suit', E, /santa suit/],
    ['wanna turn my knight into a golden one', E, /"golden"/],
    ['make the grass in my grass/water tileset darker', 'create_topdown_tileset', /dark grass/],
  ] as const;
  for (const [say, tool, words] of orders)
    expect(await judge({ say: [say], has: HAS, makes: [[tool, words]] })).toMatchObject({ right: true });
  const both = {
    say: ['a bronze and a silver version of my chest'],
    has: HAS,
    makes: [['create_object_state', /bronze/] as const, ['create_object_state', /silver/] as const],
  };
  expect(await judge(both)).toMatchObject({ right: true });
});

test('a set is drawn one by one', async () => {
  const trees = {
    say: ['four seasons of the same oak tree'],
    makes: [/spring/, /summer/, /autumn/, /winter/].map((season) => ['create_map_object', season] as const),
  };
  expect(await judge(trees)).toMatchObject({ right: true });
});

test('what cannot be built gives way to what was named instead', async () => {
  const cat = {
    say: ["a chess game, but if that's not possible just a black cat"],
    makes: [[C, /black cat/] as const],
  };
  expect(await judge(cat)).toMatchObject({ right: true });
});

test('the queue, the costs and the games are told in words', async () => {
  const answers: Readonly<Record<string, object>> = {
    jobs: { edges: [{ node: { kind: 'createCharacter', status: 'RUNNING', stage: 'drawing', fraction: 0.5, etaSeconds: 3.2, error: null, asset: { name: 'owl' } } }] },
    assets: { edges: [{ node: { name: 'owl', kind: 'CHARACTER', job: { usage: { usd: 0, generations: 2 } } } }, { node: { name: 'ui', kind: 'UI_ASSET', job: { usage: { usd: 0, generations: 20 } } } }] },
    deployments: { edges: [{ node: { url: 'http://localhost/g/', branch: 'main', updatedAt: '2026-01-02T00:00:00Z', project: { name: 'Owl Run' } } }] },
  }; // biome-ignore format: a table
  const graphql = async () => answers;
  const told = await Promise.all(
    ACCOUNT_LOOKS.map(async ({ run }) => (await run({}, { operations: { graphql }, context: {} } as never)).text),
  );
  expect(told).toEqual([
    'In your queue:\n- owl: drawing, 50 %, about 4 s left',
    'The dearest of what you made:\n- ui (ui asset): 20 generations\n- owl (character): 2 generations',
    '- Owl Run (2026-01-02): http://localhost/g/',
  ]);
});
