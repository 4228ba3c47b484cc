/** Places by the phrases of their descriptions: sky and light, surfaces, palettes, and where things are. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paletteSaid } from '../../../workers/engine/composition/read/members/palette-said.ts';
import { skyAndLight } from '../../../workers/engine/composition/read/members/sky-and-light.ts';
import { phrasesOf } from '../../../workers/engine/composition/read/members/split.ts';
import { surfaceSaid } from '../../../workers/engine/composition/read/members/surfaces.ts';
import { withoutUse } from '../../../workers/engine/composition/read/members/use.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { loadWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const words = loadWordVectors(fileURLToPath(new URL('../../../models', import.meta.url)));
const read = (text: string) => understand(text, { seed: 1, heard: true, words });

describe('a phrase of sky, light or air', () => {
  it.each([
    ['pink evening sky', { time: 'sunset', features: ['sky:pink'] }],
    ['late summer afternoon', { time: 'day', season: 'sunny' }],
    ['big white clouds', { features: ['cumulus'] }],
    ['soft green light', { features: ['coloured light:#3c9048'] }],
    ['orange sky mirrored in the water', { features: ['sky:orange', 'mirror'] }],
    ['sunlight through the trees', { weather: ['rays'] }],
    ['lamps out', { features: ['lights off'] }],
    ['calm', { features: [] }],
  ])('%s', (phrase, facets) => expect(skyAndLight(phrase)).toMatchObject(facets));

  it.each(['sky captain', 'moon rover', 'a green lamp post', 'winter coat'])('%s names something else', (phrase) =>
    expect(skyAndLight(phrase)).toBeUndefined(),
  );
});

describe('a phrase of floors, walls and water', () => {
  it.each([
    ['cracked floor', ['cracks on floor']],
    ['checkered floor', ['ground:checks']],
    ['pink walls', ['walls:#dc8ca4']],
    ['peeling green paint', ['peeling:#5c9860']],
    ['blood on the walls', ['stains on walls:#8c2028']],
    ['mossy walls', ['moss on walls']],
    ['black water', ['water hue:#34343e']],
    ['cables everywhere', ['litter:cables']],
    ['muddy ground', ['ground:mud']],
  ])('%s', (phrase, features) => expect(surfaceSaid(phrase)?.features).toEqual(features));

  it.each(['a water tower', 'wall clock', 'floor lamp', 'leaves'])('%s names a thing', (phrase) =>
    expect(surfaceSaid(phrase)).toBeUndefined(),
  );
});

it.each([
  ['orange and purple', ['palette:#e08034,#7848a8']],
  ['muted earth tones', ['palette:muted']],
  ['black and white', ['palette:grey']],
  ['red', undefined],
  ['a red coat', undefined],
])('colours of a whole picture: %s', (phrase, features) => expect(paletteSaid(phrase)?.features).toEqual(features));

it('is cut at commas and at what joins', () =>
  expect(phrasesOf('a harbor with black water and gulls, in warm colors, three crates').map(({ text }) => text)).toEqual(['harbor', 'black water', 'gulls', 'in warm colors', 'three crates'])); // biome-ignore format: one line

it('leaves away what a backdrop is for', () => {
  expect(withoutUse('sewer, slime, platformer level')).toBe('sewer, slime');
  expect(withoutUse('title screen')).toBe('title screen');
});

describe('things in a place', () => {
  it.each([
    ['bathroom with plants on the windowsill', 'plant', { is: 'sill' }],
    ['harbor, three crates on the left', 'crate', { is: 'left' }],
    ['library, books on a desk, a globe in the corner', 'globe', { is: 'corner' }],
    ['kitchen, bananas scattered on the floor', 'banana', { is: 'floor' }],
  ])('%s', (text, concept, at) => {
    const there = readScene(text, read).extras.find(({ brief }) => brief.concept === concept);
    expect(there?.at).toMatchObject(at);
  });

  it('a room is seen without its owner, and no giant stands in a giant one', () => {
    for (const text of ['grandmas living room, fireplace, sofa', 'giant server room with blue lights'])
      expect(readScene(text, read).nodes).toEqual([]);
  });
});
