import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { expectCells } from './sheet.ts';

const GROUPS = [
  'two goblins fighting', 'a cat sleeping on a pile of books', 'three penguins on an iceberg', 'a girl hugging a bear', 'a wizard casting a fireball', 'a dragon breathing fire at a knight',
  'a cowboy on a horse', 'a dog chasing a cat', 'a cat in a box', 'a boy reading a book under a tree', 'a king sitting on a throne', 'a mother and child holding hands',
  'an archer shooting an arrow at a target', 'a farmer digging a hole', 'an old man fishing from a boat', 'a monk praying', 'a witch flying on a broom', 'a chef stirring a cauldron',
  'a couple dancing', 'an owl between two candles', 'a skeleton hiding behind a gravestone', 'a treasure chest between two barrels', 'a bird in a golden cage', 'a barrel full of apples',
  'six skeletons around a campfire', 'nine bees around a beehive', 'four goblins fighting one knight', 'a frog sitting on a mushroom', 'a mouse under a table', 'a horse pulling a cart',
  'a woman walking a dog', 'a child flying a kite', 'a bard playing the lute', 'a blacksmith hammering a sword on an anvil', 'a wolf howling at the moon', 'a ninja climbing a wall',
  'a girl holding three balloons', 'a parrot on the shoulder of a pirate', 'a fairy in a jar', 'a prisoner in a cage', 'a kitten in a basket', 'a bathtub full of gold coins',
  'a three-headed dog', 'a two-headed dragon', 'a winged pig', 'a headless knight', 'half shark half man', 'half cat half fish',
  'a cat wizard', 'a fox samurai', 'a penguin wearing a red scarf', 'a bear wearing a blue hat', 'a candy castle', 'a lava golem',
  'an ice cream golem', 'a pumpkin carriage', 'a heart-shaped potion', 'a smiling sun with sunglasses', 'a flaming sword', 'a black woman in a lab coat',
]; // biome-ignore format: a table

const SCENES = [
  'a medieval village', 'a tavern interior with a fireplace', 'a cyberpunk city street in the rain', 'a castle on a hill at night', 'a wizard reading in a library', 'a graveyard at midnight with fog',
  'a harbour at sunset with ships', 'a crystal cave', 'a jungle temple with sun rays', 'a farm with cows', 'a beach with a girl and a dog', 'a snowy village at night',
  'a knight fighting a dragon in a treasure room', 'a samurai under a cherry tree in a japanese garden', 'an astronaut on the moon', 'a mermaid in a coral reef', 'a dungeon corridor with torches', 'a blacksmith in a forge',
  'three wolves chasing a deer in the snow', 'a market square', 'a spaceship bridge', 'a subway platform', 'a lighthouse on a cliff in a storm', 'a desert oasis with a camel',
  'a pirate on a ship deck', 'a bakery with bread and cakes', 'a classroom with a teacher', 'a volcano', 'a swamp with a crocodile', 'a campsite at night',
  'an autumn forest path', 'a waterfall scene', 'a throne room with a queen', 'portrait of an old king with a grey beard', 'close-up of a wolf', 'an inventory screen with a sword and a potion',
]; // biome-ignore format: a table

const cellsOf = async (list: readonly string[], width: number, height: number, noBackground: boolean) => {
  const cells = new Map<string, Rgba>();
  for (const description of list)
    cells.set(description, (await draw({ description, width, height, seed: 2, noBackground })).image);
  return cells;
};

test('60 sentences of several subjects look as they were approved', { timeout: 240_000 }, async () => {
  await expectCells(await cellsOf(GROUPS, 80, 80, true), new URL('compositions.webp', import.meta.url), {
    columns: 10,
  });
});

test('36 scenes look as they were approved', { timeout: 240_000 }, async () => {
  await expectCells(await cellsOf(SCENES, 160, 112, false), new URL('scenes.webp', import.meta.url), { columns: 6 });
});
