/** Movements, changes, sizes and repeats of what somebody has. */
import { expect, it, test } from 'vitest';
import { answered, become, called, having, own, told } from './theirs.ts';

const KNIGHT = own('CHARACTER', 'knight', { animations: 1 });
const DOG = own('CHARACTER', 'brown dog');
const CHEST = own('MAP_OBJECT', 'treasure chest');
const TORCH = own('OBJECT', 'torch');
const TILES = own('TOPDOWN_TILESET', 'grass/water', { description: 'water and grass' });
const ALL = having(KNIGHT, DOG, CHEST, TORCH, TILES);
const POTIONS = having(...['red', 'blue', 'yellow'].map((colour) => own('MAP_OBJECT', `${colour} potion`)));

test.each<[string, string, readonly string[]]>([
  ['animate', '[target the knight] [anim walk]', ['animate_character knight walk']],
  ['animate', '[target the knight] [anim walk], [dirs facing left]', ['animate_character knight walk west']],
  ['animate', '[target the knight] [anim run] in [frames 6 frames]', ['animate_character knight running-6-frames']],
  ['animate', '[target the dog] should [anim walk]', ['animate_character brown-dog walk-8-frames']],
  ['animate', '[anim waves then bows] for [target the knight]', ['animate_character knight waves then bows south']],
  ['animate', '[target the torch] [anim flicker], [frames 5 frames]', ['animate_object torch flicker 6']],
  ['edit', 'give [target the knight] [change a red scarf]', ['create_character_state knight with a red scarf']],
  ['edit', '[target the knight] [no no helmet] and [change cape blue]', ['create_character_state knight with blue cape, without helmet']],
  ['edit', '[target the torch] [change unlit]', ['create_object_state torch unlit']],
  ['edit', '[target the chest] [change open]', ['create_map_object 48 48 open treasure chest']],
  ['edit', '[change red eyes] for [target the knight], keep the rest', ['create_character_state knight red eyes']],
  ['edit', '[change outline 1px black] around [target all the items]', ['change_picture torch outline single color black outline', 'change_picture treasure-chest outline single color black outline']],
  ['edit', '[target the knight] in [palette gameboy colours]', ['change_picture knight palette game boy']],
  ['edit', '[target the torch] in [palette only 4 colours]', ['change_picture torch colors 4']],
  ['edit', 'just [change the head] of [target the knight] as an icon', ['change_picture knight crop head']],
  ['edit', '[change replace the grass with snow] in [target the tiles]', ['create_topdown_tileset water snow']],
  ['resize', '[target the knight] [size 64x64]', ['create_character knight 64']],
  ['resize', '[target the knight] [size 48 instead of 32] but keep it exactly the same', ['change_picture knight resize 1.5']],
  ['resize', '[target the chest] [size twice as big]', ['create_map_object treasure chest 96 96']],
  ['again', 'another [target chest]', ['create_map_object 48 48 treasure chest 2']],
])('%s: %s', (act, marked, calls) => {
  expect([...called(become(act, marked, ALL))].sort()).toEqual(calls);
}); // biome-ignore format: a table

it('leaves out what is excepted, and draws versions once', () => {
  const green = called(become('edit', 'recolour [target all my potions] to [change green] except the blue one', POTIONS));
  expect(green).toEqual(['create_map_object 48 48 green potion', 'create_map_object 48 48 green potion']);
  const versions = become('edit', '[count 3] versions of [target the red potion]: [look red], [look blak], [look blue]', POTIONS); // biome-ignore format: one line
  expect(called(versions)).toEqual(['create_map_object 48 48 black potion 11', 'create_map_object 48 48 blue potion 11']);
  expect(told(versions)).toContain('red one is there already');
}); // biome-ignore format: short enough

it('offers what comes nearest with its price', () => {
  expect(told(become('animate', 'upgrade [target the knight] to [dirs 8 dirs]', ALL))).toMatch(/cannot be added.*anew/);
  const moving = become('animate', '[target the chest] [anim opens]', ALL);
  expect(moving.instead).toMatch(/one still picture/);
  expect(moving.steps.map(({ price }) => price)).toEqual([20, 0, 1]);
  expect(told(become('edit', '[change background off] [target the chest]', ALL))).toMatch(/no background/);
  expect(told(become('edit', 'recolor [target the knight]', ALL))).toMatch(/Which colour/);
  expect(told(become('animate', '[target the tiles] [anim waves]', ALL))).toMatch(/stand still/);
});

it('asks and tells whom it does not find', () => {
  expect(told(become('edit', '[change blue]', POTIONS))).toMatch(/Which one do you mean: "red potion"/);
  expect(told(become('edit', '[target my submarine] [change blue]', ALL))).toMatch(/no "my submarine"/);
  expect(told(become('animate', '[target it] [anim walk]', having()))).toMatch(/nothing of yours yet/);
});

it('does so from a message', async () => {
  expect((await answered('make my knight walk', KNIGHT, DOG)).calls).toEqual(['animate_character knight walk']);
  expect((await answered('upgrade the knight to 8 dirs', KNIGHT)).said).toMatch(/anew.*1 generation.*Shall I do it/s);
  expect((await answered('recolour all my potions to green except the blue one', ...POTIONS.own)).calls).toHaveLength(2);
}); // biome-ignore format: short enough
