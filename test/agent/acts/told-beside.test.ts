/** Praise, look-ups beside what is offered, one's own by a short name, and the second of two in one role. */
import { expect, it } from 'vitest';
import { newGame, templateOf } from '../../../workers/agent/games/index.ts';
import { castIn } from '../../../workers/agent/planner/games/cast.ts';
import { withOwn } from '../../../workers/agent/planner/games/own.ts';
import { inRoles } from '../../../workers/agent/planner/games/roles.ts';
import { asRemark } from '../../../workers/agent/planner/praised.ts';
import { answered, having, own, wishOf } from './theirs.ts';

it('takes praise of what was made for no change of it', async () => {
  expect(asRemark(wishOf('edit', '[target the chest] looks great!')).act).toBe('chat');
  expect(asRemark(wishOf('edit', '[target bolt] came out so cute')).act).toBe('chat');
  expect(asRemark(wishOf('edit', '[target the chest] looks great but make it [change blue]')).act).toBe('edit');
  expect(asRemark(wishOf('edit', 'make [target the chest] look nice')).act).toBe('edit');
  const { calls, said } = await answered(
    "thanks you're awesome, the chest looks great!",
    own('OBJECT', 'treasure chest'),
  );
  expect(calls).toEqual([]);
  expect(said).not.toMatch(/Nothing was changed|Which one/);
});

it('looks up what costs nothing before it offers what costs something', async () => {
  const { calls, said } = await answered('How many credits do I have left and what does an animated character cost?');
  expect(calls).toEqual(['get_balance']);
  expect(said).toMatch(/Shall I do it/);
});

it('knows one’s own by the first of its names', () => {
  const game = newGame('platformer', { title: 'x', slots: { hero: { prompt: 'a bolt' } } });
  const { slots, game: after } = withOwn(game, having(own('CHARACTER', 'Bolt the robot')), ['hero']);
  expect(slots).toEqual(['hero']);
  expect(after.assets.hero).toMatchObject({ assetId: 'Bolt-the-robot' });
});

it('takes what shall be in place of the first', () => {
  const wish = wishOf('game.make', 'Make a [genre match-3] with [pickup gems], but the gems should be [pickup sushi]');
  const template = templateOf('match-3');
  expect(castIn(inRoles(wish, template), template, '').pickups).toEqual(['sushi']);
});
