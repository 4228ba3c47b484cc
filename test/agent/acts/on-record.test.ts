/** What is known of one's own (sizes, sides, movements), and what is drawn, laid and played from it without a question. */
import { expect, it } from 'vitest';
import { answered, own } from './theirs.ts';

const orc = own('CHARACTER', 'orc', {
  size: { width: 48, height: 48 },
  sides: 4,
  animations: 1,
  moves: [{ name: 'walk', sides: 4, frames: 6 }],
});
const potion = own('MAP_OBJECT', 'health potion', { size: { width: 32, height: 32 } });
const crate = own('MAP_OBJECT', 'crate', { size: { width: 64, height: 64 } });
const [path, water] = ['grass to path', 'grass to water'].map((name) => own('TOPDOWN_TILESET', name, { tile: 16 })) as [ReturnType<typeof own>, ReturnType<typeof own>]; // biome-ignore format: one line

it('tells how large what one has is, of how many sides, and what it does', async () => {
  expect((await answered('which tilesets do I own and how big are they?', path, orc)).said).toMatch(
    /grass to path \(.*16 px tiles/,
  );
  expect((await answered('list all my stuff', path, orc)).said).toMatch(/orc \(character, 48x48, 4 directions, walk/);
});

it('draws in the size of what is pointed at, or so many times as large', async () => {
  expect((await answered('mana potion that goes with the health potion', potion)).calls).toEqual([
    'create_map_object a mana potion 32 32',
  ]);
  expect((await answered('a new orc, female, with two axes, same size as the old one', orc)).calls).toEqual([
    'create_character a female orc with two axes 48 4',
  ]);
  expect((await answered('a barrel, same size as the crate', crate)).calls).toEqual([
    'create_map_object a barrel 64 64',
  ]);
  expect((await answered('an ogre, twice as big as my orc', orc)).calls[0]).toMatch(/^create_character an ogre 96/);
});

it('asks for no yes to a cheap drawing that has every word of the wish', async () => {
  for (const message of [
    'ice cave tiles for a side view platformer, 16px',
    'isometric tile of a stone floor with moss, 64 px',
    'zombie but less gory',
  ])
    expect((await answered(message)).calls, message).toHaveLength(1);
  // a word by which it would be another thing, or no name of a thing
  for (const message of ['a lamp on and off', 'break a leg'])
    expect((await answered(message)).calls, message).toEqual([]);
});

it('lays a map of the tiles that one has, and puts everybody who is named where it is said', async () => {
  const { calls } = await answered('a map with my crate and my path, 30x20, lake in the middle', path, water, crate);
  expect(calls.filter((call) => /^create_topdown/.test(call))).toEqual([]);
  expect(calls.find((call) => call.startsWith('create_map '))).toMatch(/grass-to-water,grass-to-path/);
  const tavern = await answered(
    'a tavern map for the orc with crates, a health potion in the north',
    orc,
    crate,
    potion,
  );
  expect(tavern.calls.filter((call) => /^place_map_object .*crate/.test(call))).toHaveLength(3);
  expect(tavern.calls.find((call) => /potion \d+ \d+$/.test(call))).toMatch(/ [0-9]$/);
});

it('plays against all who stand side by side before their role', async () => {
  const goblin = own('CHARACTER', 'goblin', { animations: 1 });
  const mira = own('CHARACTER', 'Mira the archer', { animations: 1 });
  const said = 'a platformer with Mira as the hero, my goblin and my orc as enemies, health potions to collect';
  const { calls } = await answered(said, mira, goblin, orc, potion);
  expect(calls.filter((call) => /^create_character|goblin|orc|Mira|potion/.test(call))).toEqual([]);
});
