import { describe, expect, test } from 'vitest';
import {
  editGame,
  GameError,
  newGame,
  readGame,
  templateFor,
  templates,
  themeOf,
  withAssets,
} from '../../../workers/agent/games/index.ts';

const plain = newGame('platformer', { title: 'Knight' });
const game = withAssets(plain, Object.fromEntries(Object.keys(plain.assets).map((slot) => [slot, `id of ${slot}`])));

describe('an edit in words', () => {
  test.each([
    ['make the hero faster', { heroSpeed: 1.25 }],
    ['the hero is too fast', { heroSpeed: 0.75 }],
    ['he should jump higher', { heroJump: 1.25 }],
    ['more lives', { lives: 5 }],
    ['give me 7 lives', { lives: 7 }],
    ['make it harder', { difficulty: 1.5 }],
    ['it is too hard, and i want three more lives', { difficulty: 0.5, lives: 6 }],
    ['no enemies', { enemies: 0 }],
    ['fewer monsters', { enemies: 0.5 }],
    ['longer levels', { length: 1.5 }],
    ['add a boss', { boss: true }],
    ['sad music', { music: 'sad' }],
    ['remove the music', { music: 'none' }],
    ['five levels', { levels: 5 }],
  ])('%s', (words, settings) => {
    const edit = editGame(game, words);
    expect(edit.game).toEqual({ ...game, settings: { ...game.settings, ...settings } });
    expect(edit.unclear).toEqual([]);
    expect(edit.changed.length).toBeGreaterThan(0);
    expect(edit.redraw).toEqual([]);
  });

  test('takes other tiles, and leaves all else as it is', () => {
    const edit = editGame(game, 'use the desert tiles');
    expect(edit.redraw).toEqual(['ground']);
    expect(edit.game.assets.ground).toMatchObject({ prompt: 'sandstone', upper: 'yellow sand', size: 16 });
    expect(edit.game.assets.ground).not.toHaveProperty('assetId');
    expect(edit.game.theme).toBe('forest');
  });
  test('moves the whole game to another place', () => {
    const edit = editGame(game, 'set it in space');
    expect(edit.game).toMatchObject({ theme: 'space', assets: { hero: { assetId: 'id of hero' } } });
    expect(edit.redraw).toEqual(['walker', 'flyer', 'tallProp', 'lowProp', 'ground']);
  });
  test.each([
    ['make the hero a fox', 'hero', 'a fox'],
    ['replace the coins with bananas', 'pickup', 'bananas'],
    ['the enemies should be ghosts', 'walker', 'ghosts'],
    ['use a golden cup as the goal', 'goal', 'a golden cup'],
  ])('%s', (words, slot, prompt) => {
    const edit = editGame(game, words);
    expect(edit.redraw).toEqual([slot]);
    expect(edit.game.assets[slot]).toMatchObject({ prompt });
  });
  test('of a boss that is not there yet lets it come as what it is to be', () => {
    const edit = editGame(plain, 'make the boss a dragon');
    expect(edit.game).toMatchObject({ settings: { boss: true }, assets: { boss: { prompt: 'a dragon' } } });
    expect(edit.redraw).toEqual(['boss']);
  });
  test('takes an asset of the account', () => {
    const id = '1b4e28ba-2fa1-4d11-883f-0016d3cca427';
    expect(editGame(game, `use asset ${id} as the hero`).game.assets.hero).toMatchObject({ assetId: id });
    expect(editGame(game, `use ${id}`).unclear[0]).toMatch(/Which part of the game/);
  });
  test.each([
    ['paint the moon with jam', /nothing that can be changed/],
    ['replace the submarine with a fish', /The game has no "submarine"; it has hero, walker/],
    ['remove the boss', /There is no boss/],
  ])('%s changes nothing, and says so', (words, why) => {
    const edit = editGame(game, words);
    expect(edit.game).toBe(game);
    expect(edit.unclear).toEqual([expect.stringMatching(why)]);
  });
  test('stays within its bounds, and says when it is there', () => {
    let fast = game;
    for (let i = 0; i < 6; i++) fast = editGame(fast, 'make the hero much faster').game;
    expect(fast.settings.heroSpeed).toBe(1.8);
    expect(editGame(fast, 'faster hero').unclear[0]).toMatch(/the most already/);
  });
});

describe('a description', () => {
  test('is read as it was written', () => {
    expect(readGame(JSON.stringify(game))).toEqual(game);
  });
  test.each([
    ['no JSON', '{', /is no JSON/],
    ['of no template', '{"template":"chess"}', /template must be one of platformer/],
    [
      'with a number out of bounds',
      JSON.stringify({ ...game, settings: { ...game.settings, lives: 99 } }),
      /settings\.lives must be a whole number from 1 to 9/,
    ],
    [
      'with a setting that is not there',
      JSON.stringify({ ...game, settings: { ...game.settings, wings: 2 } }),
      /settings\.wings is not known/,
    ],
    ['without a title', JSON.stringify({ ...game, title: ' ' }), /title must have 1 to 40 letters/],
  ])('%s is refused', (_, text, why) => {
    expect(() => readGame(text)).toThrow(GameError);
    expect(() => readGame(text)).toThrow(why);
  });
});

test('a slot that a template does not have is refused for a new game, and kept in one that somebody changed', () => {
  expect(() => newGame('platformer', { title: 'X', slots: { ship: { prompt: 'a ship' } } })).toThrow(
    /assets\.ship is not known; a platformer has hero, walker/,
  );
  const mine = { kind: 'object', prompt: 'a ship', size: 32, required: false } as const;
  const kept = { ...game, assets: { ...game.assets, ship: mine } };
  expect(readGame(JSON.stringify(kept))).toEqual(kept);
});

test.each(templates.map(({ id, words }) => [id, words] as const))('%s is found by each of its words', (id, words) => {
  for (const word of words) expect(templateFor(`Please make me a ${word} with a fox`)?.id, word).toBe(id);
});
test.each([
  ['a platformer in a snowy wood', 'snow'],
  ['an adventure in the desert', 'desert'],
  ['a tower defence of a castle in the forest', 'forest'],
  ['something', undefined],
])('%s takes place in %s', (words, theme) => {
  expect(themeOf(words)).toBe(theme);
});
