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

it('draws one’s own otherwise in the size that it has', async () => {
  const [barn, boat] = [64, 40].map((side, i) => own('MAP_OBJECT', ['barn', 'boat'][i]!, { size: { width: side, height: side } })) as [ReturnType<typeof own>, ReturnType<typeof own>]; // biome-ignore format: one line
  expect((await answered('winter versions of the barn and the boat', barn, boat)).calls).toEqual(['create_map_object a snowy barn 64 64', 'create_map_object a snowy boat 40 40'].map((call) => call.replace(/(\S+) (.*) (\d+) (\d+)$/, '$1 $2 $3 $4'))); // biome-ignore format: one line
  expect((await answered('make the barn a bit bigger', barn, boat)).calls[0]).toMatch(/ 80 80$/);
  expect(
    (await answered('lin meditating, one picture, 64x64', own('CHARACTER', 'Lin the monk', { sides: 8 }))).calls,
  ).toEqual(['create_picture Lin the monk meditating 64 64']);
});

it('answers what is asked of theirs from what is on record', async () => {
  const boris = own('CHARACTER', 'Boris', { sides: 4, moves: [{ name: 'attack', sides: 4, frames: 6 }] });
  expect((await answered('does Boris have an attack in all 4 directions?', boris)).said).toBe(
    'Yes: "Boris" has "attack" in all 4 directions, 6 frames each.',
  );
  expect((await answered('does Boris have a jump animation?', boris)).said).toMatch(/no "jump" yet.*4 generations/);
  expect((await answered('what size should my characters be for a game in 320x180?')).said).toMatch(
    /characters 32 pixels high.*20x12/,
  );
  expect((await answered('icons of all my weapons', boris)).said).toMatch(/"Boris".*no "weapons"/);
});

it('reads a list by what stands before it', async () => {
  const calls = async (message: string) =>
    (await answered(message)).calls.map((call) => call.replace(/^\S+ (an? )?| \d+ \d+.*$/g, ''));
  expect(await calls('mushrooms for an alchemy game: red, blue, glowing green and a rotten one. 32 px each')).toEqual([
    'red mushroom',
    'blue mushroom',
    'glowing green mushroom',
    'rotten mushroom',
  ]);
  expect(await calls('wooden signs: arrow left, empty, broken')).toEqual([
    'wooden sign with an arrow left',
    'empty wooden sign',
    'broken wooden sign',
  ]);
  expect(await calls('sandwich, pizza slice and 3 donuts (chocolate, strawberry, plain) 32x32')).toEqual([
    'sandwich',
    'pizza slice',
    'chocolate donut',
    'strawberry donut',
    'plain donut',
  ]);
  expect(await calls('2 guards, one with a red cape and one with a blue one')).toEqual([
    'guard with a red cape',
    'guard with a blue cape',
  ]);
  expect(await calls('an old fisherman and his cat, separate sprites, 48px')).toMatchObject(
    [/fisherman/, /cat/].map((one) => expect.stringMatching(one)),
  );
  // what lies between two is open: offered
  expect(await answered('5 swords from wood to legendary, 32px')).toMatchObject({
    calls: [],
    said: expect.stringMatching(/left open.*copper/),
  });
});

it('lays two sets of one message in one size, with the same ground between them', async () => {
  const { calls } = await answered('grass to sand tileset 16px, and a second one sand to water that fits');
  expect(calls).toEqual(['create_topdown_tileset grass sand 16', 'create_topdown_tileset water sand 16']);
});

it('changes each of two that are named by what is said of it', async () => {
  const [chest, barrel] = ['chest', 'barrel'].map((name) => own('MAP_OBJECT', name, { size: { width: 32, height: 32 } })) as [ReturnType<typeof own>, ReturnType<typeof own>]; // biome-ignore format: one line
  expect((await answered('an open version of the chest and a broken barrel', chest, barrel)).calls).toEqual([
    'create_map_object 32 32 open chest',
    'create_map_object 32 32 broken barrel',
  ]);
});

it.each([
  ['who has no animations yet', /Without a movement yet: "ghost"/],
  ['which of my characters has the most animations', /most movements of your 2 characters: "orc", 1 \(walk\)/],
  ["what's the biggest thing i have", /largest.*"crate", 64x64/],
  ['why is the ghost not moving', /"ghost" has no movement yet.*"ghost: walk"/],
  ['is the crate bigger than the health potion', /"crate" is larger/],
  ['how large are the tiles of grass to path', /16x16 pixels/],
  ['show me everything of 32 px', /^32 px: "ghost" and "health potion"\.$/],
  ['how do i make the crate smaller', /not asked for it yet.*crate.*Shall I/s],
  ['is there a bigger version of the crate', /^No: of "crate" there is just this one/],
  ['orc should be green', /orc, green \(20/],
  ['crate at 128', /crate, 128x128 \(1/],
  ['change the path in grass to path to red bricks', /red bricks instead of path/],
  ["orc can't jump, fix it", /orc: jump \(/],
  ['market stall without roof', /Done: a market stall without roof/],
  ['clone orc and call him Gor, red scarf', /orc, with a red scarf.*rename it to Gor/s],
  ['orc happy', /orc, happy \(20.*portrait of orc, happy/s],
  ["I don't like the orc's face", /sorry about "orc"/],
  ['a cauldron, but tiny, 16px, and the soup is green', /one thing.*the soup is green, 16x16/s],
  ['a card with a bee on it that says QUEEN', /make a card with a bee on it.*Nothing is written/s],
  ['a quiz game with a teacher owl who nods when right', /"quiz" is no kind.*"a teacher owl, 48 px"/s],
  ['a vending machine, 48x64, that sells potions', /a vending machine that sells potions, 48x64/],
])('answers from the record: %s', async (message, says) => {
  const ghost = own('CHARACTER', 'ghost', { size: { width: 32, height: 32 }, sides: 8 });
  expect((await answered(message, orc, ghost, potion, crate, path)).said).toMatch(says);
});
