import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { skyBody } from '../../../workers/engine/composition/read/sky-bodies.ts';
import { skyLast } from '../../../workers/engine/composition/read/sky-last.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

it.each([
  ['crescent moon', 'heaven:moon;crescent'],
  ['two small purple moons low on the horizon', 'heaven:moon;small;#8444b8;low;2'],
  ['three suns', 'heaven:sun;3'],
  ['a giant ringed planet in the sky', 'heaven:planet;ringed;giant'],
  ['double rainbow', 'heaven:rainbows;2'],
  ['meteor shower', 'heaven:meteors;9'],
  ['burning meteor falling', 'heaven:comet;fiery'],
  // told by other tables, or something else
  ['full moon', undefined],
  ['moon cake', undefined],
  ['a comet on a leash', undefined],
])('%s', (phrase, feature) => {
  const said = skyBody(phrase)?.feature;
  expect(said?.replace(/#[0-9a-f]{6}/, '#8444b8')).toBe(feature);
});

it.each([
  ['a comet over a city', 'a city, a comet'],
  ['purple sky over a castle', 'a castle, purple sky'],
  ['falling ash over a city', 'a city, falling ash'],
  ['airship over a village', 'airship flying over a village'],
  ['lantern light in an alley', 'an alley with lanterns'],
  ['a knight under two moons', 'a knight, two moons'],
  ['a bridge over a river', 'a bridge over a river'],
])('%s', (typed, text) => {
  expect(skyLast(typed)).toBe(text);
});

// who stands under it stays where it is at home
it.each([
  ['a knight under two moons', 'meadow', 'moons:2'],
  ['graveyard under a blood moon', 'graveyard', 'heaven:moon;#c8403c'],
  ['twin suns over a desert', 'desert', 'heaven:sun;2'],
  ['fireworks over a city', 'skyline', 'heaven:fireworks'],
])('%s', (text, place, feature) => {
  const read = (t: string) => understand(t);
  const graph = compositionOf(text, read(text), read, { width: 192, height: 128, background: true, flat: true })?.graph;
  expect(graph?.place).toBe(place);
  expect(graph?.painted?.map((p) => p.feature)).toContain(feature);
});
