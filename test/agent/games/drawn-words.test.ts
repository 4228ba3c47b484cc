/** What stands in a game in words: vehicles that are played, pieces of a board, names of what is gathered; and changes by numbers that are said. */
import { expect, it } from 'vitest';
import { drawRequests, editGame, newGame } from '../../../workers/agent/games/index.ts';
// @ts-expect-error plain JavaScript of a game
import { manyOf, theOne } from '../../../workers/agent/games/sources/kit/names.js';
import { drawnAs } from '../../../workers/agent/planner/games/drawn-as.ts';
import { piecesOf } from '../../../workers/agent/planner/games/words/pieces.ts';

it('draws a vehicle that is played so that it goes the way it runs', () => {
  const drawn = (prompt: string) =>
    drawRequests(newGame('runner', { title: 'x', slots: { hero: { prompt, kind: 'object' } } })).find(
      ({ slot }) => slot === 'hero',
    )?.args.description;
  expect([drawn('a mail van'), drawn('a tractor'), drawn('a snail')]).toEqual([
    'a mail van, facing right',
    'a tractor, facing right',
    'a snail',
  ]);
});

it('draws who rides together with what is ridden', () => {
  expect(drawnAs('a dog on a skateboard', 'character')).toEqual({ kind: 'object' });
  expect(drawnAs('a witch riding a broom', 'character')).toEqual({ kind: 'object' });
  expect(drawnAs('a girl with a lantern', 'character')).toEqual({});
});

it('names what is to be gathered and reached', () => {
  const game = { assets: { pickup: { prompt: 'a red strawberry' }, goal: { prompt: 'a wooden door with a lock' } } };
  expect([manyOf(game, 'pickup', ''), theOne(game, 'goal', ''), manyOf(game, 'coin', 'coins')]).toEqual([
    'red strawberries',
    'the wooden door',
    'coins',
  ]);
});

it('draws farm animals as those of a farm, and no lemon blue', () => {
  const promptsOf = (said: string | string[]) => Object.values(piecesOf(said)).map(({ prompt }) => prompt);
  expect(promptsOf('farm animals')).toContain('a pink pig');
  expect(promptsOf('sushi')).toContain('a white onigiri');
  expect(promptsOf(['teapots', 'cups', 'lemons', 'croissants', 'macarons'])).toContain('a lemon');
});

it('changes a game by the numbers that are said, and by each part of a wish', () => {
  const game = newGame('platformer', { title: 'Jungle Fox' });
  expect(editGame(game, 'hero should jump 1.5 times higher').game.settings.heroJump).toBe(1.5);
  expect(editGame(game, 'rain instead of snow and gloomy music').game.settings).toMatchObject({
    weather: 'rain',
    music: 'sad',
  });
  expect(editGame(game, 'call it "Pip and the Lost Star"').game.title).toBe('Pip and the Lost Star');
});
