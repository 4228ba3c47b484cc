/** What users say in everyday words, with what they have: what is made of it, or said. */
import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Request } from './requests.ts';
import { A, C, E, I, O, T } from './tool-letters.ts';

type Has = NonNullable<Request['has']>;
type Made = Request['makes'][number];
const people = (...names: string[]): Has => names.map((name) => ['CHARACTER', name]);
const things = (...names: string[]): Has => names.map((name) => ['MAP_OBJECT', name]);
const tiles = (...names: string[]): Has => names.map((name) => ['TOPDOWN_TILESET', name]);

const right = async (request: Request): Promise<void> => {
  const verdict = await judge(request);
  expect(verdict.right, verdict.got.slice(0, 900)).toBe(true);
};

describe('what somebody has is changed', () => {
  const wishes: readonly (readonly [message: string, has: Has, ...made: Made[]])[] = [
    ['remove the antenna from my robot pls', people('rusty robot'), [E, /own-rusty robot.*without antenna/]],
    ['the wizard looks too old, can you make him younger', people('wizard Odo'), [E, /younger/]],
    ['give both guards a lantern', people('guard', 'guard 2'), [E, /own-guard".*lantern/], [E, /own-guard 2.*lantern/]],
    ['swap the sword for an axe', people('viking'), [E, /axe/]],
    ['her dress should be green not purple', [...people('princess'), ...things('throne')], [E, /own-princess.*green/]],
    ['dress the skeleton in a santa suit', people('skeleton'), [E, /santa suit/]],
    ['more rust on the tank, and a broken track', things('tank'), [O, /tank.*rust.*broken track/]],
    ['paint the roof blue and add a weather vane', things('farm house'), [O, /farm house.*blue roof.*weather vane/]],
    ['recolour all my potions to green except the blue one', things('red potion', 'blue potion', 'yellow potion'), [O, /green potion/], [O, /green potion/]],
    ['a bronze and a silver version of my chest', things('treasure chest'), [O, /bronze/], [O, /silver/]],
    ['make the grass in my grass/water tileset darker', tiles('grass/water'), [T, /darker grass|grass.*dark/]],
    ['can you rename the hero to Captain Flint', people('hero'), ['rename_asset', /Captain Flint/]],
    ['let the goblin walk and also give him an attack', people('goblin'), [A, /walk/], [A, /attack/]],
    ['my witch should fly on her broom', [...people('witch'), ...things('broom')], [A, /own-witch.*fly on her broom/]],
    ['give my knight a walk animation, all 8 directions', people('knight'), [A, /walk/]],
    ['export everything as a zip plz', [...people('elf'), ...tiles('meadow')], ['get_downloads', /own-elf.*own-meadow/]],
  ]; // biome-ignore format: a table
  test.each(wishes.map(([message, has, ...makes]) => ({ message, has, makes })))(
    '$message',
    ({ message, has, makes }) => right({ say: [message], has, makes }),
  );

  test('which of several is meant is answered in a word', () =>
    right({ say: ['make it golden', 'the iron one'], has: things('wooden barrel', 'iron barrel'), makes: [[O, /golden barrel/]] })); // biome-ignore format: one line
});

describe('what is listed in one message is made one by one', () => {
  const wishes: readonly (readonly [message: string, ...made: Made[]])[] = [
    ['potion bottles: red, blue, green, and also a loaf of bread and a coin', [O, /red potion/], [O, /blue potion/], [O, /green potion/], [O, /loaf of bread/], [O, /coin/]],
    ['i need three chests: wooden, iron, golden. all same size 32px and same style so they match', [O, /wooden chest.*32/], [O, /iron chest/], [O, /golden chest/]],
    ['i want a forest tileset, three enemies (slime, bat, goblin) and a hero with a sword', [T, /grass/], [C, /slime/], [C, /bat/], [C, /goblin/], [C, /hero with a sword/]],
    ['5 iso tiles for a farm, wheat, carrots, mud, water trough, hay', ...[/wheat/, /carrots/, /mud/, /water trough/, /hay/].map((words): Made => [I, words])],
    ['potions in three sizes: small, medium and large', [O, /small potion/], [O, /medium/], [O, /large potion/]],
    ['weapons pack: axe, mace, all steel with brown grips, 32x32', [O, /axe.*steel.*brown grips/], [O, /mace.*steel.*brown grips/]],
    ['need 8-dir knight, walk + attack, 48px', [C, /knight.*48/], [A, /walk/], [A, /attack/]],
    ['need a knight. nothing fancy. 32px', [C, /a knight.*32/]],
    ["gimme a witch, she's for my halloween jam", [C, /a witch"/]],
    ['hello! my daughter (6) wants a unicorn with rainbow hair. could you make that? :)', [C, /unicorn with rainbow hair/]],
    ['a robot without arms', [C, /without arms/]],
    ['a lake picture', ['create_picture', /lake/]],
  ]; // biome-ignore format: a table
  test.each(wishes.map(([message, ...makes]) => ({ message, makes })))('$message', ({ message, makes }) =>
    right({ say: [message], makes }),
  );

  test('ten of a kind are told apart by their words', async () => {
    const { got } = await judge({ say: ['ten different trees'], makes: [] });
    const words = [...got.matchAll(/"description":"([^"]*)"/g)].map(([, one]) => one);
    expect(new Set(words).size).toBe(10);
  });
});

describe('what is asked or cannot be done is told, and nothing is paid for', () => {
  test.each<readonly [message: string, has: Has, tells: RegExp]>([
    ['delete the old tavern, the new one stays', things('tavern', 'tavern 2'), /never delete anything.*"tavern"/],
    ['make it bigger', things('wooden barrel', 'iron barrel'), /"wooden barrel" or "iron barrel"\?/],
    ['add a hat', people('elf', 'dwarf'), /"elf" or "dwarf"\?/],
    ['make my pirate jump', things('parrot'), /find no "my pirate"/],
    ['undo that, i liked the old wolf better', people('wolf', 'wolf (red eyes)'), /Nothing is lost/],
    ['do i have a dragon yet', things('lamp'), /^No: I find no "a dragon"/],
    ['show me everything with a sword', [...people('samurai'), ...things('rusty sword')], /rusty sword/],
    ['turn my photo into pixel art, 128x128', [], /words alone.*128x128/],
    ['whats the max size for objects and can they be non square?', [], /32 to 400 pixels.*need not be square/],
    ['is there a student discount?', [], /no discounts/],
    ['i lost my password', [], /token/],
    ['can you do isometric buildings?', [], /^Yes.*isometric/],
    ['nvm forget it', [], /make nothing/],
  ])('%s', (message, has, tells) => right({ say: [message], has, makes: [], tells })); // biome-ignore format: a table

  test('a game that this conversation has not built is looked for, and none is built in its place', () =>
    right({ say: ['make my runner a bit slower'], has: people('knight'), makes: [['list_games']] }));
});

describe('what is said in a conversation that has built a game is said of that game', () => {
  test.each([
    ['change my game so the enemies are slower', /The speed of foes: 0.75/],
    ['rename my game, it should be called Moon Bakery', /called "Moon Bakery"/],
    ['its way too hard my kids cry', /Difficulty .* 0.5 instead of 1/],
    ['can the music be a bit spookier and slower', /music .* is sad/],
    ['more enemies, less coins, and change music', /Enemies .*coins .*music /s],
    ['hero should be twice as big and jump 1.5 times as high', /Hero jump .* 1.5 instead of 1/],
    ['rain instead of snow and gloomy music', /weather: rain.*music .* is sad/s],
    ['it just shows black', /I played "Fox Leap" anew/],
    ['no more spikes please', /There are no spikes/],
    ['take it offline pls my boss found it', /take no game offline/],
    ['where is the link to my game i lost it', /http:\/\/localhost\/game\//],
  ])('%s', async (message, says) => {
    const { got, said } = await judge({ say: ['a platformer with a fox', message], makes: [] });
    expect(said).toMatch(says);
    // no second game, and nothing is drawn
    expect(got.split(' ; ').filter((call) => call.startsWith('create_'))).toEqual([]);
  });
}); // biome-ignore format: a table
