/** Messages that speak of what the account has, in one sentence: what they are about, and what of it shall be other. */
import { describe, expect, it, test } from 'vitest';
import { boundWishes, mineIn } from '../../../workers/agent/planner/bound/index.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { restated } from '../../../workers/agent/planner/words/restated.ts';
import { answered, own } from './theirs.ts';

const size = (side: number) => ({ size: { width: side, height: side } });
const ALL = [
  own('CHARACTER', 'Tom', { sides: 8 }),
  own('CHARACTER', 'skeleton', { sides: 8 }),
  own('MAP_OBJECT', 'oak tree', size(96)),
  own('MAP_OBJECT', 'cottage', size(96)),
  own('MAP_OBJECT', 'iron sword', size(32)),
  own('MAP_OBJECT', 'treasure chest', size(32)),
  own('UI_ASSET', 'stone button'),
  own('CHARACTER', 'Grub', { sides: 4, description: 'an imp tinkerer' }),
  own('TOPDOWN_TILESET', 'grass to path', { tile: 32 }),
];
const read = (message: string): readonly string[] | undefined =>
  boundWishes(message, ALL, ['Slime Dash'])?.map(({ act, slots }) => [act, ...slots.map(({ slot, words }) => `${slot} ${words}`)].join(', ')); // biome-ignore format: one line

test.each<[string, ...string[]]>([
  ['same tree but in autumn colors', 'edit, target oak tree, change as an oak tree in autumn colors'],
  ['snowy version of "grass to path"', 'edit, target grass to path, change snowy'],
  ['the cottage but burned down', 'edit, target cottage, change as a burned down cottage'],
  ['Tom but as a zombie', 'edit, target Tom, change as a zombie'],
  ['Skeleton archer, use my skeleton as the base', 'edit, target skeleton, change as a Skeleton archer'],
  ['turn the iron sword into a flaming sword', 'make.object, n a flaming sword, size 32x32'],
  ['bigger version of the treasure chest, like twice the size', 'resize, target treasure chest, size twice the size'],
  ['a bigger cottage with two floors', 'make.object, n a cottage with two floors, size 144x144'],
  ['treasure chest opening, 4 frames', 'animate, target treasure chest, anim opening, frames 4 frames'],
  ['can you animate the tree? just a little sway, 6 frames', 'animate, target oak tree, anim sway, frames 6 frames'],
  ['Tom doing a high kick', 'animate, target Tom, anim high kick'],
  [
    'the chest open with gold inside, plus a closed one with a big lock',
    'edit, target treasure chest, change as an open treasure chest with gold inside',
    'edit, target treasure chest, change as a closed treasure chest with a big lock',
  ],
  ['the cottage broken in the middle, and the same one burning', 'edit, target cottage, change as a cottage broken in the middle', 'edit, target cottage, change as a burning cottage'],
  ['Tom without helmet, Tom with a torch, Tom sleeping', 'edit, target Tom, change without helmet', 'edit, target Tom, change with a torch', 'edit, target Tom, change sleeping'],
  ['make Tom wave hello and then make his portrait with closed eyes too', 'animate, target Tom, anim wave hello', 'make.scene, n portrait, target Tom, look with closed eyes'],
  ['swap the gold in the treasure chest for fish', 'edit, target treasure chest, change filled with fish'],
  ['Grub on a white horse, as a new character, dont touch the old Grub', 'make.character, n an imp tinkerer on a white horse'],
  ['Tom and Grub as zombies', 'edit, target Tom, change as a zombie', 'edit, target Grub, change as a zombie'],
  ['hex tiles: forest, desert, swamp', 'make.tiles, ground forest, ground desert, ground swamp'],
  ['portrait of Tom for dialogue, happy angry and sad', 'make.scene, n portrait, target Tom, look happy, look angry, look sad'],
  ['delete slime dash', 'delete, target the game'],
  ['double the size of the chest', 'resize, target treasure chest, size twice as big'],
  ['the walk of Tom has to be 8 frames', 'animate, target Tom, anim walk, frames 8 frames'],
  ['grass to sand tiles that match my grass to path', 'make.tiles, ground sand, target my grass'],
  ['a red version of the tree and a blue version of the chest', 'edit, target oak tree, change red', 'edit, target treasure chest, change blue'],
  ['villagers: man, woman and old man, 48px', 'make.character, n a man villager, n a woman villager, n an old man villager, size 48px'],
  ['potion icons: red, blue and green, 16x16', 'make.icons, n a red potion, n a blue potion, n a green potion, size 16x16'],
  ['turn Tom so he faces the other way', 'edit, target Tom, view facing left'],
  ['Tom looking to the left', 'edit, target Tom, view facing left'],
  ['3d model of the treasure chest', 'edit, target treasure chest, dirs 8 directions'],
  ['the chest opens when you touch it, animate that', 'animate, target treasure chest, anim open'],
  ['Tom without the hat, and keep the old one', 'edit, target Tom, change without the hat'],
  ['stone button hover and pressed', 'make.ui, n stone button, hover', 'make.ui, n stone button, pressed'],
  ['the imp is too small, make him 48', 'resize, target Grub, size 48 px'],
  ['something is wrong with the cottage, the door has a hole', 'complaint, target cottage'],
  ['door that opens, 3 frames: closed, half, open', 'make.object, n a closed door, n a half open door, n an open door'],
])('%s', (message, ...wishes) => expect(read(message)).toEqual(wishes)); // biome-ignore format: a table

test.each([
  'draw another cottage',
  'a knight with an iron sword and a shield',
  'the skeleton and Tom in red',
  'a skeleton archer with a red hood',
  'the cottage, but 64x64',
  'put the treasure chest on the map',
])('%s: read word by word', (message) => expect(read(message)).toBeUndefined());

describe('nothing is spent on a guess', () => {
  it('proposes where it is left open what it is', async () => {
    const { calls, said } = await answered('something spooky for my swamp level', ...ALL);
    expect(calls).toEqual([]);
    expect(said).toMatch(/dead tree.*Which of them/);
  });
  it('chooses where that is asked for, and says whom', async () => {
    const { calls, said } = await answered('need a main character for my cozy farming game.. surprise me', ...ALL);
    expect(calls.join()).toMatch(/^create_character .*farmer/);
    expect(said).toContain('You left it to me');
  });
  it('asks before something on record is drawn anew in another size', async () => {
    const { calls, said } = await answered('resize the oak tree to 64x64', ...ALL);
    expect(calls).toEqual([]);
    expect(said).toMatch(/exactly the same/);
  });
});

test('tiles that do not join those that are there say so', async () => {
  const { said } = await answered('dirt to sand tiles that fit my grass to path', ...ALL);
  expect(said).toMatch(/do not join it/);
});

test('each of several questions is one', async () => {
  expect(await wishesOf('can i sell these? do i need to credit you?')).toHaveLength(2);
  expect((await wishesOf('how many generations do i have left and what does a character cost')).map(({ act }) => act)).toEqual(['balance', 'price']); // biome-ignore format: one line
});

test('movements are drawn from the side that is asked for', async () => {
  const { calls } = await answered('a cowboy with a revolver, facing right: idle, walk and shoot');
  expect(calls.filter((call) => /^animate_character .* east$/.test(call))).toHaveLength(3);
  const { said } = await answered('a smith with a hammer, idle and hammering animation');
  expect(said).toMatch(/hammering, 8 directions/);
});

test('what the words say beside is done or asked, and nothing else is paid for', async () => {
  const village = await answered('a village map with houses and a well, 50x40');
  expect(village.calls.filter((call) => /^place_map_object/.test(call))).toHaveLength(4);
  const food = await answered('a set of 3 food items: bread, pie, grapes');
  expect(food.calls.join()).toMatch(/a bunch of grapes/);
  const side = await answered('turn Tom so he faces the other way', ...ALL);
  expect(side.calls).toEqual([]);
  expect(side.said).toMatch(/8 directions/);
});

test.each<[string, ...string[]]>([
  ['put the treasure chest into Slime Dash as a pickup that gives light', 'game.change, use the treasure chest as the pickup'],
  ['boss fight at the end of Slime Dash, 3 phases, and a victory screen', 'game.change, add a boss'],
  ['add a victory screen and a boss to Slime Dash', 'game.change, add a boss'],
  ['a pickup for Slime Dash: a glowing mushroom', 'game.change, the pickup should be a glowing mushroom'],
  ['a new boss for Moon base, a huge whale', 'game.change, a new boss for Moon base, a huge whale', 'make.character, a huge whale'],
])('%s: an order for the game', (message, ...wishes) => expect(boundWishes(message, ALL, ['Slime Dash'])?.map(({ act, words }) => `${act}, ${words}`)).toEqual(wishes)); // biome-ignore format: a table

test.each([
  ['dragon boss, huge, sleeping on gold. and an animation where he wakes up', 'a huge dragon boss sleeping on gold, with a waking up animation'],
  ['a tower defence where slimes attack my tree', 'a tower defence: defend my tree from slimes'],
  ['merchant npc, fat, turban. 48 px with idle. also his anvil and a portrait', 'merchant npc, fat, turban. 48 px with idle. also an anvil. also a portrait of a fat merchant with a turban'],
  ['a mailman, 48px, bike helmet and a satchel full of letters', 'a mailman with a bike helmet and a satchel full of letters, 48px'],
  ['a knight, a helmet and a shield', 'a knight, a helmet and a shield'],
  ['a diner, with a big sign, and the parking lot tiles around it', 'a diner with a big sign. also parking lot tiles'],
  ['something for a music game?? maybe arrows and a dancing bear', 'an arrow pointing left, an arrow pointing down, an arrow pointing up, an arrow pointing right and a bear with a dancing animation'],
  ['no idea how to start, my game is about a young beekeeper', 'a young beekeeper game, where do I start?'],
  ['does it cost more credits to make 8 directions than 4?', 'do 8 directions cost more than 4?'],
])('%s', (message, plain) => expect(restated(message)).toBe(plain)); // biome-ignore format: a table

test('who was named behind stands where he was spoken of', () => {
  expect(mineIn('a tower defence where imps attack a cottage, use my cottage and Grub', ALL)).toBe('a tower defence where Grub attack my cottage'); // biome-ignore format: one line
});
