import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/domain/words.ts';
import { createImage, decodeImage, paste, type Rgba } from '../../src/pixels/index.ts';
import { difference } from '../../workers/engine/object/candidates.ts';
import { animateObject, drawCandidates, drawObject, type ObjectRequest } from '../../workers/engine/object/index.ts';
import { placeObject } from '../../workers/engine/place/into-picture/place-object.ts';
import { drawnOf, expectCells } from './sheet.ts';

const request = (description: string, edits: readonly string[] = []): ObjectRequest => ({
  description,
  edits,
  directions: ['unknown'],
  size: 32,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
});

/** Things and what they do of themselves. */
const MOVING = [
  ['treasure chest', 'opens'], ['door', 'opens'], ['portcullis', 'opens'], ['book', 'opens'], ['wardrobe', 'opens'], ['gift', 'opens'],
  ['windmill', 'spins'], ['gear', 'spins'], ['coin', 'spins'], ['cart', 'drives'], ['bell', 'swings'], ['lantern', 'glows'],
  ['flag', 'waves'], ['banner', 'waves'], ['seaweed', 'waves'], ['torch', 'burns'], ['campfire', 'burns'], ['candle', 'flickers'],
  ['crystal', 'glows'], ['portal', 'pulses'], ['fountain', 'flows'], ['waterfall', 'flows'], ['house', 'smokes'], ['slime', 'bounces'],
  ['tree', 'grows'], ['flower', 'withers'], ['barrel', 'breaks'], ['bomb', 'explodes'], ['cannon', 'fires'], ['catapult', 'shoots'],
] as const; // biome-ignore format: a table

test('thirty things move their own parts as they were approved', { timeout: 240_000 }, async () => {
  const cells = new Map<string, Rgba>();
  const { drawn, some } = drawnOf(MOVING, 4);
  for (const [words, action] of drawn) {
    const { frames } = await animateObject(request(words), { side: 'unknown', action, frameCount: 8 }, {});
    frames.forEach(({ image }, i) => {
      cells.set(`${words} ${action} ${i}`, image);
    });
  }
  await expectCells(cells, new URL('./objects-movement.webp', import.meta.url), { some });
});

const STATES = ['open', 'broken', 'damaged', 'burning', 'lit', 'unlit', 'frozen', 'overgrown', 'rusty', 'snowy', 'upgraded', 'painted red']; // biome-ignore format: a list

test('twenty-four states of a door and a lantern are as they were approved', { timeout: 120_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const words of ['door', 'lantern'])
    for (const state of STATES) {
      const { sides } = await drawObject(request(words, [state]), {});
      cells.set(`${words} ${state}`, sides.get('unknown')!);
    }
  await expectCells(cells, new URL('./objects-states.webp', import.meta.url), { columns: 12 });
});

/** Pictures side by side. */
function row(images: readonly Rgba[], columns = images.length): Rgba {
  const { width, height } = images[0]!;
  const out = createImage(width * columns, height * Math.ceil(images.length / columns));
  images.forEach((image, i) => {
    paste(out, image, (i % columns) * width, Math.floor(i / columns) * height);
  });
  return out;
}

/** What games are furnished with, from all sides. */
const TURNED = [
  'treasure chest', 'barrel', 'wooden cart', 'windmill', 'campfire', 'door', 'cannon', 'sailing ship', 'red car', 'steam train',
  'airplane', 'tent', 'cottage', 'church', 'oak tree', 'cactus', 'mushroom', 'statue', 'bed', 'chair', 'anvil', 'piano', 'street lamp', 'fountain',
]; // biome-ignore format: a list
const VIEWS = ['low top-down', 'high top-down'] as const;

test('two dozen things stand in eight directions as they were approved', { timeout: 240_000 }, async () => {
  const cells = new Map<string, Rgba>();
  const { drawn, some } = drawnOf(TURNED, 9);
  for (const words of drawn)
    for (const view of VIEWS) {
      const { sides } = await drawObject({ ...request(words), directions: DIRECTIONS, view }, {});
      cells.set(`${words}, ${view}`, row(DIRECTIONS.map((direction) => sides.get(direction)!)));
    }
  await expectCells(cells, new URL('./objects-sides.webp', import.meta.url), { columns: 2, some });
});

const REVIEWED = ['treasure chest', 'health potion', 'iron sword', 'wooden house', 'glowing mushroom', 'space ship'];
/** Of the 64 that are offered, those that are shown. */
const OFFERED = 32;

test('candidates of six prompts differ from each other, and are as they were approved', {
  timeout: 240_000,
}, async () => {
  const cells = new Map<string, Rgba>();
  const { drawn, some } = drawnOf(REVIEWED, 3);
  for (const words of drawn) {
    const candidates = await drawCandidates(request(words), [], OFFERED, {});
    const images = candidates.map((one) => one.drawn.sides.get('unknown')!);
    const twins = images.filter((image, i) => images.slice(0, i).some((other) => difference(image, other) < 0.08));
    expect([words, twins.length]).toEqual([words, 0]);
    cells.set(words, row(images, 16));
  }
  await expectCells(cells, new URL('./objects-candidates.webp', import.meta.url), { columns: 1, some });
});

/**
 * Scenes laid out of tiles of Dungeon Crawl Stone Soup (CC0), of which `lava` is enlarged; parts of maps of our own; plain
 * colours.
 */
const SCENES = ['dungeon', 'meadow', 'ice', 'lava', 'island', 'crypt', 'snow'];
/** Their sides are odd: what stands in them has a middle column. */
const PLAIN: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['plain grass', [92, 128, 74]],
  ['plain sand', [214, 184, 130]],
  ['plain night', [34, 32, 52]],
];
/** Three things for each, in an oval, a rectangle and a wider oval. */
const PLACED: Readonly<Record<string, readonly [string, string, string]>> = {
  dungeon: ['treasure chest', 'wooden barrel', 'stone statue'],
  meadow: ['stone well', 'red tent', 'wooden sign'],
  ice: ['blue crystal', 'snowman', 'igloo'],
  lava: ['black cauldron', 'skull', 'stone pillar'],
  island: ['palm tree', 'campfire', 'mossy rock'],
  crypt: ['coffin', 'gravestone', 'bookshelf'],
  snow: ['wooden hut', 'pine tree', 'sled'],
  'plain grass': ['windmill', 'hay cart', 'apple tree'],
  'plain sand': ['cactus', 'pyramid', 'clay pot'],
  'plain night': ['street lamp', 'red car', 'bench'],
};
const REGIONS = [
  { type: 'oval', fraction: 0.5 },
  { type: 'rectangle', fraction: 0.6 },
  { type: 'oval', fraction: 0.7 },
] as const;

function plain([r, g, b]: readonly [number, number, number]): Rgba {
  const image = createImage(97, 83);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([r, g, b, 255], i);
  return image;
}

test('map objects are drawn into scenes of other hands and ours as they were approved', {
  timeout: 240_000,
}, async () => {
  const cells = new Map<string, Rgba>();
  const scenes = new Map(PLAIN.map(([name, colour]) => [name, plain(colour)]));
  for (const scene of SCENES)
    scenes.set(scene, await decodeImage(readFileSync(new URL(`./scenes/${scene}.png`, import.meta.url))));
  const all = [...scenes].flatMap(([scene, background]) =>
    PLACED[scene]!.map((description, i) => ({ scene, background, description, region: REGIONS[i]! })),
  );
  // every fourth: scenes of each kind, and each kind of place
  for (const { scene, background, description, region } of all.filter((_, i) => i % 4 === 0)) {
    const { composed } = await placeObject({ description, background, region, view: 'high top-down', seed: 5 }, {});
    cells.set(`${description} in ${scene}`, composed);
  }
  await expectCells(cells, new URL('./map-objects.webp', import.meta.url), { columns: 4 });
});
