/** Games built, changed, played and shared from the slots of a wish; nothing of a wish is lost unseen. */
import { expect, it, test } from 'vitest';
import { type GameDescription, newGame } from '../../../workers/agent/games/index.ts';
import type { Result } from '../../../workers/agent/model.ts';
import { gameBug } from '../../../workers/agent/planner/acts/game-bug.ts';
import { gameChange } from '../../../workers/agent/planner/acts/game-change.ts';
import { gameMake } from '../../../workers/agent/planner/acts/game-make.ts';
import { gameOffline, gamePublish, gameTest } from '../../../workers/agent/planner/acts/game-run.ts';
import type { Context, Outcome } from '../../../workers/agent/planner/types.ts';
import { CONTEXT, wishOf } from './marked.ts';
import { answered, having, own } from './theirs.ts';

/** The game that an outcome writes. */
const written = ({ steps }: Outcome): GameDescription => {
  const { args } = steps.find(({ tool }) => tool === 'write_game')!;
  return (typeof args === 'function' ? args([]) : args).game as GameDescription;
};
const prompts = (game: GameDescription): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(game.assets).map(([id, { prompt }]) => [id, prompt]));
const price = ({ steps }: Outcome): number => steps.reduce((sum, step) => sum + step.price, 0);

test.each<[string, string, Readonly<Record<string, string>>, Readonly<Record<string, unknown>>]>([
  ['[genre platformer] with [hero a fox], [foe slimes and bats], [pickup coins], [rule double jump], [rule 5 levels]', 'platformer', { hero: 'a fox', walker: 'a slime', flyer: 'a bat', pickup: 'a coin' }, { jumps: 2, levels: 5 }],
  ['[genre zombie shooter] in [place a mall], [rule 10 waves]', 'twin-stick', { chaser: 'a zombie' }, { levels: 10 }],
  ['[genre viking adventure], [rule find 5 runes], [foe frost giant boss]', 'adventure', { hero: 'a viking', pickup: 'a rune', boss: 'a frost giant' }, { boss: true, keys: 3 }],
  ['[genre runner] where [hero a cat] runs forever at night', 'runner', { hero: 'a cat' }, { endless: true, light: 'night' }],
  ['[genre match 3] with [pickup halloween sweets]', 'match-3', { gem6: 'an orange pumpkin' }, {}],
  ['[genre tower defense], [foe ants], [rule you place olives that shoot]', 'tower-defence', { towerArrow: 'a red olive', chaser: 'an ant' }, {}],
  ['[genre platformer], [hero him on a moped], [foe eels and one huge crab at the end]', 'platformer', { hero: 'a man on a moped', boss: 'a huge crab' }, { boss: true }],
])('builds %s', (marked, template, slots, settings) => {
  const outcome = gameMake(wishOf('game.make', marked), CONTEXT)!;
  const game = written(outcome);
  expect(outcome.lost).toBeUndefined();
  expect(game.template).toBe(template);
  expect(prompts(game)).toMatchObject(slots);
  expect(game.settings).toMatchObject(settings);
}); // biome-ignore format: a table

test.each<[string, RegExp, readonly string[]]>([
  ['[genre sokoban] with [hero a mole pushing potatoes], [rule 8 levels]', /"sokoban" is no kind.*adventure.*8 levels.*You play a mole/s, ['pushing potatoes']],
  ['[genre racing] game with [hero a snail], [view from above]', /runner.*seen from the side.*You play a snail/s, []],
  ['[genre reaction test]', /"reaction test" is no kind/, []],
  ['[genre platformer] for [rule two players], [hero a fox]', /one person at a time/, []],
  ['[genre shooter], [foe zombies] that [rule explode]', /shooter/, ['explode']],
  ['[genre adventure] with [hero Mabel]', /adventure/, ['Mabel']],
  ['anything with [hero penguins]', /You named no kind of game/, []],
])('offers instead of %s', (marked, told, lost) => {
  const outcome = gameMake(wishOf('game.make', marked), CONTEXT)!;
  expect(outcome.instead).toMatch(told);
  expect(outcome.lost ?? []).toEqual(lost);
  expect(price(outcome)).toBeGreaterThan(0);
}); // biome-ignore format: a table

it('puts what the account has into a game without a price', () => {
  const fox = own('CHARACTER', 'fox');
  const outcome = gameMake(wishOf('game.make', '[genre platformer] with [hero my fox] and [foe crows]'), having(fox))!;
  expect(written(outcome).assets.hero?.assetId).toBe('fox');
  expect(outcome.notes?.join(' ')).toMatch(/"fox" \(hero\)/);
  const nobody = gameMake(wishOf('game.make', '[genre platformer] with [hero my cat]'), having(fox))!;
  expect(nobody.lost).toEqual(['my cat']);
});

const GAME = newGame('platformer', { title: 'Owl Night', slots: { hero: { prompt: 'an owl' }, walker: { prompt: 'a slime' } } }); // biome-ignore format: one line
const PLAYED: Result = { id: '1', tool: 'sandbox_deploy_worker', args: {}, failed: false, text: '', structured: { preview_url: 'http://localhost/owl/' } }; // biome-ignore format: one line
const inGame = (...all: Context['own']): Context => ({ ...CONTEXT, own: all, game: GAME, projectId: 'project', past: [{ role: 'results', results: [PLAYED] }] }); // biome-ignore format: one line

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['make [target the hero] [change faster] and [change add double jump]', { heroSpeed: 1.25, jumps: 2 }, []],
  ['[change more lives] and [change slower enemies]', { lives: 5, enemySpeed: 0.75 }, []],
  ['[change add a new level]', { levels: 4 }, []],
  ['[change bigger levels]', { length: 1.5 }, []],
  ['[change add a shop] and [change make it night]', { light: 'night' }, ['add a shop']],
])('changes: %s', (marked, settings, lost) => {
  const outcome = gameChange(wishOf('game.change', marked), inGame())!;
  expect(written(outcome).settings).toMatchObject(settings);
  expect(outcome.lost ?? []).toEqual(lost);
  expect(price(outcome)).toBe(0);
}); // biome-ignore format: a table

it('prices what is drawn for a change', () => {
  const outcome = gameChange(wishOf('game.change', '[change darker, more like a cave]'), inGame())!;
  expect(written(outcome)).toMatchObject({ theme: 'cave', settings: { look: 'dark' } });
  expect(price(outcome)).toBeGreaterThan(2);
});

it('lets somebody of the account take a place in the game', () => {
  const outcome = gameChange(wishOf('game.change', '[change put the skeleton as enemy] in [target my game]'), inGame(own('CHARACTER', 'skeleton guard')))!; // biome-ignore format: one line
  expect(written(outcome).assets.walker?.assetId).toBe('skeleton-guard');
  expect(price(outcome)).toBe(0);
});

it('tells why nothing was changed, and where another game is changed', () => {
  expect(gameChange(wishOf('game.change', '[change make the crabs slower]'), inGame())!.say).toMatch(/no crabs in "Owl Night": in it are an owl/); // biome-ignore format: one line
  expect(gameChange(wishOf('game.change', '[change twice as many enemies] in [target level 3]'), inGame())!.say).toMatch(/one level/); // biome-ignore format: one line
  const elsewhere = gameChange(wishOf('game.change', 'make [target the enemies] [change slower]'), CONTEXT)!;
  expect(elsewhere.steps.map(({ tool }) => tool)).toEqual(['list_games']);
  const games = { structured: { games: [{ name: 'Bee Patrol', url: 'http://localhost/bees/' }] } } as unknown as Result; // biome-ignore format: one line
  expect(elsewhere.told?.([games])).toMatch(
    /"Bee Patrol" \(http:\/\/localhost\/bees\/\).*say it with that name.*I open it/s,
  );
});

const test_ = (facts: object): Result => ({ id: '2', tool: 'sandbox_playtest', args: {}, failed: false, text: '', structured: { facts } }); // biome-ignore format: one line
it('plays a game and says what that shows, and what it does not', () => {
  const asked = gameTest(wishOf('game.test', 'play [target it] and tell me [topic if level 2 is possible]'), inGame())!;
  expect(asked.told?.([test_({ moved: true, errors: [], missing: [] })])).toMatch(/No errors.*does not show: "if level 2 is possible"/s); // biome-ignore format: one line
  const broken = gameBug(wishOf('game.bug', 'it just shows black'), inGame())!;
  expect(broken.told?.([test_({ moved: false, errors: ['TypeError: x'], missing: ['a.png'] })])).toMatch(/TypeError: x; the file a.png is missing.*Nothing moved/s); // biome-ignore format: one line
  expect(broken.told?.([test_({ moved: true, errors: [], missing: [] })])).toMatch(/did not see what you saw.*"brighter" \(free\)/s); // biome-ignore format: one line
});

it('gives the address, and takes nothing offline', () => {
  expect(gamePublish(wishOf('game.publish', 'give me the link'), inGame())!.say).toMatch(/localhost\/owl/);
  expect(gameOffline(wishOf('game.offline', 'take [target it] offline'), inGame())!.say).toMatch(/take no game offline.*"Owl Night"/s); // biome-ignore format: one line
});

it('does so from a message', async () => {
  const { calls, said } = await answered('make a top-down adventure with an elf hero');
  expect([...calls, said].join(' ')).toMatch(/an elf hero/);
  expect((await answered('sokoban with a mole pushing potatoes, 8 levels')).said).toMatch(/no kind of game.*Shall I do it/s); // biome-ignore format: one line
});
