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
    ['put 5 more enemies in the game', { enemies: 1.5 }],
  ])('%s', (words, settings) => {
    const edit = editGame(game, words);
    expect(edit.game).toEqual({ ...game, settings: { ...game.settings, ...settings } });
    expect(edit.unclear).toEqual([]);
    expect(edit.changed.length).toBeGreaterThan(0);
    expect(edit.redraw).toEqual([]);
  });

  test('draws what is thrown, where it is a thing of its own', () => {
    const { game: now, redraw, unclear } = editGame(game, 'he should throw carrots');
    expect([redraw, unclear]).toEqual([['shot'], []]);
    expect(now.settings).toMatchObject({ weapon: 'orb', ownShots: true });
    expect(editGame(now, 'give the hero a gun').game.settings).toMatchObject({ weapon: 'gun', ownShots: false });
  });
  test('lets a further foe fly, where it has wings', () => {
    expect(editGame(game, 'add a second enemy, a flying eye').game).toMatchObject({
      settings: { foeKinds: 1, foe2Flies: true },
      assets: { foe2: { prompt: 'a flying eye' } },
    });
    expect(editGame(game, 'add a second enemy: a snail').game.settings).toMatchObject({ foe2Flies: false });
  });
  test('tells what every game has', () => {
    for (const words of ['add a pause button', 'make it playable on mobile', 'show a high score'])
      expect(editGame(game, words)).toMatchObject({ changed: [], already: [expect.any(String)] });
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
    ['use a golden cup as the goal', 'goal', 'a golden cup'],
    ['a red potion should heal you', 'heart', 'a red potion'],
  ])('%s', (words, slot, prompt) => {
    const edit = editGame(game, words);
    expect(edit.redraw).toEqual([slot]);
    expect(edit.game.assets[slot]).toMatchObject({ prompt });
  });
  test.each([
    ['the enemies should be ghosts', { walker: 'ghosts', flyer: 'ghosts' }],
    ['all the enemies should be pigs', { walker: 'pigs' }],
    ['the enemies should be wolves and crows', { walker: 'wolves', flyer: 'crows' }],
    ['replace the slimes with rats and the bats with crows', { walker: 'rats', flyer: 'crows' }],
    [
      'replace the slimes by rats and the bats by crows, and the chest by a door',
      { walker: 'rats', flyer: 'crows', goal: 'a door' },
    ],
    ['add a boss at the end, a big tree monster', { boss: 'a big tree monster' }],
    ['add two more enemies: a wolf and a snake', { foe2: 'a wolf', foe3: 'a snake' }],
    ['give him a bow instead of the sword', { hero: 'a brave knight with a red cape and a bow' }],
    ['use crabs instead of the slimes', { walker: 'crabs' }],
  ])('%s', (words, prompts) => {
    const edit = editGame(game, words);
    expect(edit.unclear).toEqual([]);
    expect([...edit.redraw].sort()).toEqual(Object.keys(prompts).sort());
    for (const [slot, prompt] of Object.entries(prompts)) expect(edit.game.assets[slot]?.prompt).toBe(prompt);
  });
  test.each([
    ['add double jump', { jumps: 2 }],
    ['let him jump twice in the air, and off walls', { jumps: 2 }],
    ['add wall jump and a dash', { wallJump: true, dash: true }],
    ['add moving platforms and spikes', { movers: true, spikes: true }],
    ['add checkpoints', { checkpoints: true }],
    ['add a time limit of 2 minutes', { timeLimit: 120 }],
    ['make it night', { light: 'night' }],
    ['use a sunset background', { light: 'sunset' }],
    ['add rain and fog', { weather: 'fog' }],
    ['remove the bats', { flyers: false }],
    ['the enemies are too fast', { enemySpeed: 0.75 }],
    ['bigger hero', { heroSize: 1.25 }],
    ['less screen shake', { shake: 0 }],
    ['mountains in the background', { backdrop: 'mountains' }],
    ['add locked doors and keys', { doors: true }],
    ['let him throw shurikens', { weapon: 'stars' }],
  ])('%s', (words, settings) => {
    expect(editGame(game, words).game.settings).toEqual({ ...game.settings, ...settings });
  });
  test('takes words for the screens', () => {
    const { texts } = editGame(game, 'when you win it should say "You saved the king"').game;
    expect(texts).toEqual({ win: 'You saved the king' });
    expect(editGame(game, 'add an intro text: The kingdom is in danger').game.texts?.intro).toBe(
      'The kingdom is in danger',
    );
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

test.each([
  ['give the player 200 coins', { gold: 1.82 }],
  ['towers cost 60', { prices: 1.5 }],
  ['use a golem as the boss at wave 10', { boss: true, bossEvery: 10, waves: 10 }],
])('in a tower defence: %s', (words, settings) => {
  const { game: now, unclear } = editGame(newGame('tower-defence', { title: 'T', seed: 7 }), words);
  expect(now.settings).toMatchObject(settings);
  expect(unclear).toEqual([]);
});
