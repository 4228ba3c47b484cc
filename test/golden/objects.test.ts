import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { decodeImage, type Rgba } from '../../src/pixels/index.ts';
import { animateObject, drawObject, type ObjectRequest } from '../../workers/engine/object/index.ts';
import { placeObject } from '../../workers/engine/place/into-picture/place-object.ts';
import { expectCells } from './sheet.ts';

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
  for (const [words, action] of MOVING) {
    const { frames } = await animateObject(request(words), { side: 'unknown', action, frameCount: 8 }, {});
    frames.forEach(({ image }, i) => {
      cells.set(`${words} ${action} ${i}`, image);
    });
  }
  await expectCells(cells, new URL('./objects-movement.png', import.meta.url));
});

const STATES = ['open', 'broken', 'damaged', 'burning', 'lit', 'unlit', 'frozen', 'overgrown', 'rusty', 'snowy', 'upgraded', 'painted red']; // biome-ignore format: a list

test('twenty-four states of a door and a lantern are as they were approved', { timeout: 120_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const words of ['door', 'lantern'])
    for (const state of STATES) {
      const { sides } = await drawObject(request(words, [state]), {});
      cells.set(`${words} ${state}`, sides.get('unknown')!);
    }
  await expectCells(cells, new URL('./objects-states.png', import.meta.url), { columns: 12 });
});

/** Scenes laid out of tiles of Dungeon Crawl Stone Soup (CC0); `lava` is enlarged. */
const SCENES = ['dungeon', 'meadow', 'ice', 'lava'];
const THINGS = ['wooden barrel', 'stone well', 'blue crystal'];

test('twelve map objects are drawn into scenes of other hands as they were approved', {
  timeout: 240_000,
}, async () => {
  const cells = new Map<string, Rgba>();
  for (const scene of SCENES) {
    const background = await decodeImage(readFileSync(new URL(`./scenes/${scene}.png`, import.meta.url)));
    for (const description of THINGS) {
      const region = { type: 'oval', fraction: 0.5 } as const;
      const { composed } = await placeObject({ description, background, region, view: 'high top-down', seed: 5 }, {});
      cells.set(`${description} in ${scene}`, composed);
    }
  }
  await expectCells(cells, new URL('./map-objects.png', import.meta.url), { columns: 6 });
});
