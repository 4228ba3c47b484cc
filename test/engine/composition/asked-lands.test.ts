import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { lookoutIn } from '../../../workers/engine/composition/lookout/read-lookout.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const placeOf = (text: string, wide = true) =>
  compositionOf(text, read(text), read, { width: wide ? 192 : 128, height: 128, background: true, flat: true })?.graph.place; // biome-ignore format: one line

it.each([
  ['quarry', 'quarry'],
  ['salt flats', 'salt flats'],
  ['baseball field', 'baseball field'],
  ['train tracks', 'rail tracks'],
  ['ant colony', 'ant nest'],
  ['inside a computer', 'inside a computer'],
  ['stairway to heaven', 'stairs of heaven'],
  ['jurassic jungle', 'prehistoric jungle'],
  ['fishing pond', 'pond'],
  ['village with smoke from chimneys', 'village'],
  ['mountain with a monastery', 'mountain'],
  ['moon with a flag', 'moon'],
  ['bus with empty seats', 'bus inside'],
  ['burial chamber with hieroglyphs on the walls', 'egyptian temple'],
  ['snowy mountain range under northern lights', 'snowy mountain'],
])('%s', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

// a trade that one goes into is a room where the picture is wide, unless something of its front is told
it.each([
  ['casino with slot machines', 'casino'],
  ['bar with neon lights', 'tavern'],
  ['diner with empty stools', 'diner inside'],
  ['warehouse', 'warehouse inside'],
  ['cafe with striped awning', undefined],
])('%s', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it('pharmacy is a house in a square picture', () => {
  expect(placeOf('pharmacy', false)).toBeUndefined();
});

it.each([
  ['view from a cave entrance', 'cave', 'meadow'],
  ['window with rain', 'window', 'city in the rain'],
  ['balcony with a view of the city', 'balcony', 'city'],
])('%s', (text, from, seen) => {
  expect(lookoutIn(text)).toMatchObject({ from, text: seen });
});

it('a place or a shot of one is no effect', async () => {
  for (const [description, place] of [
    ['oil field', 'oil field'],
    ['wide shot of a desert', 'desert'],
  ] as const) {
    const { brief } = await draw({ description, width: 96, height: 64, seed: 1 });
    expect(brief.drawnAs).toContain(`scenery: ${place}`);
  }
});
