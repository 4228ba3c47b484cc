/** People of the account in the words of a change of a game, and what is left over of such words. */
import { expect, it, test } from 'vitest';
import { newGame } from '../../../workers/agent/games/index.ts';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import { boundWishes } from '../../../workers/agent/planner/bound/index.ts';
import type { Context } from '../../../workers/agent/planner/types.ts';
import { having, own, told } from './theirs.ts';

const ALL = [own('CHARACTER', 'Nyx'), own('CHARACTER', 'golem'), own('MAP_OBJECT', 'pine tree')];
const game = newGame('platformer', { title: 'Slime Dash' });
const context: Context = { ...having(...ALL), game, projectId: 'project' };
const changed = (message: string, recent = ALL.slice(0, 1)) => {
  const [wish] = boundWishes(message, ALL, [game.title]) ?? [];
  const outcome = wish && actOf(wish)(wish, { ...context, recent });
  return outcome && told(outcome, { structured: {} });
};

test.each([
  ['use Nyx as the hero of Slime Dash', /"Nyx" \(hero\)/],
  ['put the golem as the last boss in the game', /"golem" \(boss\)/],
  ['change the hero in Slime Dash to Nyx and the enemies to golems', /"Nyx" \(hero\) and "golem" \(walker\)/],
  ['make Nyx the hero and the golem the enemy', /"Nyx" \(hero\) and "golem" \(walker\)/],
  ['use her as the boss', /"Nyx" \(boss\)/],
  ['now as boss in slime dash', /"Nyx" \(boss\)/],
  ['Nyx as the hero, golem as enemy', /"Nyx" \(hero\) and "golem" \(walker\)/],
  ['put Nyx in the game', /As what shall "Nyx" be/],
  ['can the golem die when i jump on him? and drop a coin', /jumped on is out already/],
])('%s', (message, says) => expect(changed(message)).toMatch(says));

it('knows no voices, and draws nobody who would be called by the words', () => {
  const outcome = actOf({ act: 'game.change', words: '', slots: [], sure: 1, loose: [] })({ act: 'game.change', words: 'let the characters talk with real voices', slots: [], sure: 1, loose: [] }, context)!; // biome-ignore format: one line
  expect(outcome.steps).toEqual([]);
  expect(outcome.say).toMatch(/no voices/);
});
