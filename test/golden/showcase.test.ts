import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import type { DrawRequest } from '../../workers/engine/types.ts';
import { expectCells } from './sheet.ts';

/** The picture of README and start page: each from one sentence, as the service draws it. */
const FILE = new URL('../../facades/web/public/showcase.webp', import.meta.url);
const SENTENCES = [
  'a brave knight with a red cape',
  'a wizard with a blue robe and a staff',
  'an elf archer in a green tunic',
  'a red dragon',
  'a treasure chest',
  'a health potion',
  'a golden sword',
  'a princess in a pink dress',
  'a skeleton warrior',
  'an old pirate captain',
  'a brown bear',
  'a cottage with a red roof',
  'a big oak tree',
  'a purple crystal',
  'a ninja in black',
  'an orc with an axe',
  'a robot',
  'a grey wolf',
  'a wooden barrel',
  'a red mushroom',
  'a green slime',
];
const COLUMNS = 7;
const SIZE = 64;
const SCALE = 2;

test('the picture in the README is what the program draws', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const [i, description] of SENTENCES.entries()) {
    const request: DrawRequest = {
      description,
      width: SIZE,
      height: SIZE,
      seed: 7 + i,
      view: i % 2 ? 'low top-down' : 'side',
    };
    cells.set(description, (await draw(request, {}, {})).image);
  }
  const names = new URL('showcase.txt', import.meta.url);
  await expectCells(cells, FILE, { columns: COLUMNS, scale: SCALE, gap: 4, ground: '#18141f', names });
});

const SCENES_FILE = new URL('../../facades/web/public/showcase-scenes.webp', import.meta.url);
const SCENES = [
  'a medieval village',
  'a wizard reading in a library',
  'a castle on a hill at night',
  'a knight fighting a dragon in a treasure room',
  'a beach with a girl and a dog',
  'a cyberpunk city street in the rain',
];

test('so are the scenes in it', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const description of SCENES)
    cells.set(description, (await draw({ description, width: 160, height: 112, seed: 2 })).image);
  const names = new URL('showcase-scenes.txt', import.meta.url);
  await expectCells(cells, SCENES_FILE, { columns: 3, scale: 2, gap: 4, ground: '#18141f', names });
});

const SMALL_FILE = new URL('../../facades/web/public/showcase-small.webp', import.meta.url);
const SMALL: readonly (readonly [description: string, seed?: number])[] = [
  ['a fisherman with a straw hat'],
  ['a female archer in green'],
  ['an old wizard with a long white beard'],
  ['an alien bounty hunter'],
  ['a mermaid'],
  ['a fox'],
  ['a cow'],
  ['an owl'],
  ['a crab'],
  ['a purple dragon'],
  ['a blue house with a chimney'],
  ['a sailboat'],
  ['a shield', 3],
  ['a potion', 4],
  ['a treasure chest', 2],
  ['a book with a skull on the cover'],
  ['a pink gift'],
  ['a campfire'],
  ['a sunflower'],
  ['a slice of pizza'],
];

test('so are the small pictures in it', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const [description, seed = 1] of SMALL)
    cells.set(description, (await draw({ description, width: 32, height: 32, seed, noBackground: true })).image);
  const names = new URL('showcase-small.txt', import.meta.url);
  await expectCells(cells, SMALL_FILE, { columns: 10, scale: 2, gap: 4, ground: '#18141f', names });
});
