/** What wishes for characters, things, effects and icons become. */
import { expect, it } from 'vitest';
import { character, effect, icons, object } from '../../../workers/agent/planner/acts/draw.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import { answered } from './theirs.ts';
import { argsIn, drawnIn, EMPTY, having, ownCharacter, toolsIn, wished } from './wished.ts';

it('draws somebody with what is said apart, from four sides and walking', () => {
  const made = character(wished('make.character', 'a fisherman, pipe, 4 dirs, walk', 'n:a fisherman', 'look:pipe', 'dirs:4 dirs', 'anim:walk'), EMPTY); // biome-ignore format: one line
  expect(toolsIn(made)).toEqual(['create_character', 'animate_character']);
  expect(argsIn(made)).toMatchObject({ description: 'a fisherman, pipe', n_directions: 4 });
  expect(made!.steps.map(({ price }) => price)).toEqual([1, 4]);
});

it('draws each thing of a list, and counts in different colours from one seed', () => {
  const list = object(wished('make.object', 'barrel, crate, lamp, 24x24', 'n:barrel', 'n:crate', 'n:lamp', 'size:24x24'), EMPTY);
  expect(drawnIn(list)).toEqual(['a barrel', 'a crate', 'a lamp']);
  expect(argsIn(list)).toMatchObject({ width: 24, height: 24, no_background: true });
  const cars = object(wished('make.object', '6 cars in diff colours', 'count:6', 'n:cars', 'look:diff colours'), EMPTY);
  expect(drawnIn(cars)).toEqual(['a red car', 'a blue car', 'a green car', 'a yellow car', 'a purple car', 'an orange car']);
  expect(new Set(cars!.steps.map(({ args }) => (args as { seed: number }).seed)).size).toBe(1);
  expect(cars!.notes!.join(' ')).toMatch(/6 are my choice/);
}); // biome-ignore format: short enough

it('names the total of a hundred and offers ten', () => {
  const made = character(wished('make.character', 'can u make 100 npcs', 'count:100', 'n:npcs'), EMPTY);
  expect(made!.steps).toHaveLength(10);
  expect(made!.instead).toMatch(/100 would be about 100 generations/);
});

it('takes a number before a list for all of them, and colours of a part for that part', () => {
  const cast = character(wished('make.character', '4 npcs for a western: sheriff, barkeeper, undertaker, outlaw', 'count:4', 'n:sheriff', 'n:barkeeper', 'n:undertaker', 'n:outlaw'), EMPTY);
  expect(cast!.steps).toHaveLength(4);
  const three = character(wished('make.character', 'three knights, a king', 'count:three', 'n:knights', 'n:a king'), EMPTY);
  expect(three!.steps).toHaveLength(4);
  const houses = object(wished('make.object', '3 houses with different roof colours', 'count:3', 'n:houses', 'look:different roof colours'), EMPTY);
  expect(drawnIn(houses)).toEqual(['a house with red roof', 'a house with blue roof', 'a house with green roof']);
}); // biome-ignore format: short enough

it('moves nothing where no animation is wanted', () => {
  const still = character(wished('make.character', 'a barbarian, NO animations, i animate myself', 'n:a barbarian', 'no:animations'), EMPTY);
  expect(toolsIn(still)).toEqual(['create_character']);
  expect(toolsIn(character(wished('make.character', 'an animated barbarian', 'n:an animated barbarian'), EMPTY))).toContain('animate_character');
}); // biome-ignore format: short enough

it('draws sets by their names, and what is left open by the place', () => {
  expect(drawnIn(object(wished('make.object', 'farm animals', 'n:farm animals'), EMPTY))).toContain('a cow');
  expect(drawnIn(icons(wished('make.icons', 'tarot suits', 'n:tarot suits'), EMPTY))).toHaveLength(4);
  const enemy = character(wished('make.character', 'an enemy for my swamp level', 'n:an enemy for my swamp level'), EMPTY);
  expect(drawnIn(enemy)).toEqual(['a crocodile']);
  expect(enemy!.notes!.join(' ')).toMatch(/You left open which enemy.*swamp/);
}); // biome-ignore format: short enough

it('draws one thing in its states, sizes and seasons', () => {
  const chest = object(wished('make.object', 'a chest, open and closed', 'n:a chest', 'look:open and closed'), EMPTY);
  expect(drawnIn(chest)).toEqual(['an open chest', 'a closed chest']);
  const potions = object(wished('make.object', 'potions in 3 sizes: small, medium and large', 'n:potions', 'count:3', 'look:small', 'look:medium', 'look:large'), EMPTY);
  expect(potions!.steps.map(({ args }) => (args as { width: number }).width)).toEqual([32, 48, 72]);
  expect(drawnIn(object(wished('make.object', 'a tree in four seasons', 'n:a tree', 'look:in four seasons'), EMPTY))).toHaveLength(4);
  expect(drawnIn(object(wished('make.object', 'red, blue and green potions', 'n:red, blue and green potions'), EMPTY))).toEqual(['a red potion', 'a blue potion', 'a green potion']);
}); // biome-ignore format: short enough

it('moves and turns things, in sizes that they can have', () => {
  const coin = object(wished('make.object', 'a spinning coin 16x16', 'n:a spinning coin', 'size:16x16'), EMPTY);
  expect(toolsIn(coin)).toEqual(['create_1_direction_object', 'select_object_frames', 'animate_object']);
  expect(argsIn(coin)).toMatchObject({ description: 'a coin', size: 32 });
  expect(coin!.notes!.join(' ')).toMatch(/32x32, not 16x16/);
  const tank = object(wished('make.object', 'a tank in 8 dirs', 'n:a tank', 'dirs:8 dirs'), EMPTY);
  expect(toolsIn(tank)).toEqual(['create_8_direction_object']);
  const blast = effect(wished('make.effect', 'explosion, 6 frames', 'n:explosion', 'frames:6 frames'), EMPTY);
  expect(argsIn(blast, 2)).toMatchObject({ frame_count: 6 });
}); // biome-ignore format: short enough

it('tells what would be lost, and who belongs to somebody else', () => {
  const sign = object(wished('make.object', 'a sign that says EXIT', 'n:a wooden sign', 'text:EXIT'), EMPTY);
  expect(sign!.lost).toEqual(['EXIT']);
  const famous = character(wished('make.character', 'draw pikachu', 'n:pikachu'), EMPTY);
  expect(famous!.instead).toMatch(/belongs to somebody else/);
  const odd = object(wished('make.object', 'a glorbnak', 'n:a glorbnak'), EMPTY);
  expect(odd!.steps).toHaveLength(0);
  expect(odd!.ask).toMatch(/glorbnak.*\?$/);
});

it('takes over the size and view of what it is to match', () => {
  const knight = ownCharacter('knight', { tool: 'create_character', args: { description: 'a knight', size: 64, view: 'side', outline: 'lineless' }, message: 0, skeleton: undefined, sides: 8 });
  const wife = character(wished('make.character', 'a wife for him', 'n:a wife for him', 'target:him'), having(knight));
  expect(argsIn(wife)).toMatchObject({ description: 'a wife', size: 64, view: 'side', outline: 'lineless' });
}); // biome-ignore format: short enough

it('reads roles, slips and exclusions', () => {
  const hero = character(wished('make.character', 'make a hero, he is a cossack with a saber', 'n:a hero', 'n:a cossack with a saber'), EMPTY);
  expect(drawnIn(hero)).toEqual(['a cossack with a saber']);
  const archer = character(wished('make.character', 'an archar with grene hood', 'n:an archar with grene hood'), EMPTY);
  expect(drawnIn(archer)).toEqual(['an archer with green hood']);
  const gnome = character(wished('make.character', 'a gnome, no hat', 'n:a gnome', 'no:no hat'), EMPTY);
  expect(drawnIn(gnome)).toEqual(['a gnome without hat']);
}); // biome-ignore format: short enough

it('shows what cannot be seen by a sign, and skills of a mage', () => {
  const status = icons(wished('make.icons', 'status icons: poison, burn', 'n:poison', 'n:burn'), EMPTY);
  expect(drawnIn(status)).toEqual(['a green skull icon', 'a flame icon']);
  const skills = icons(wished('make.icons', 'skill icons for a fire mage, 6', 'n:a fire mage', 'count:6'), EMPTY);
  expect(skills!.steps).toHaveLength(6);
});

const told = async (text: string) => {
  const reply = await planner.next({ turns: [{ role: 'user', text }], projectId: null, price: async () => 1, onText: () => undefined, signal: new AbortController().signal } as never); // biome-ignore format: one line
  return { text: reply.text, calls: reply.calls.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`) };
};
it('begins at once with what is plain', async () => {
  expect((await told('a blacksmith with a leather apron, 4 directions')).calls[0]).toMatch(/create_character.*blacksmith.*"n_directions":4/);
  expect((await answered('kitchen props (oven, fridge, sink, table)')).calls[0]).toMatch(/an oven/);
  expect((await told('can u make 100 npcs')).calls.join(' ')).not.toMatch(/create_/);
}); // biome-ignore format: short enough
