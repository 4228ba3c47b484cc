import { describe, expect, it } from 'vitest';
import { beastClauses } from '../../../workers/engine/understand/beast-clauses.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('clauses about one creature', () => {
  it.each([
    ['fire breathing lizard', 'lizard breathing fire'],
    ['acid spitting toad with warts', 'toad breathing acid with warts'],
    ['fire starter monster, small salamander', 'small salamander, fire type'],
    ['second evolution of my rock type, its a tortoise with crystals on the back, looks kinda mad', 'tortoise with crystals on the back, rock type, mad'],
    ['ghostly deer with glowing antlers, forest spirit', 'ghostly deer with glowing antlers'],
    ['purple monster with three legs that teaches children how to count', 'purple monster with three legs'],
    ['ladybug with a sad face because it lost one of its dots', 'ladybug with a sad face'],
    ["wolf wearing grandma's nightcap", 'wolf wearing a nightcap'],
    ['coyote, ribs showing', 'gaunt coyote'],
    ['zombie bear, ribs showing', 'zombie bear, ribs showing'],
    ['mummy rising', 'mummy rising from the ground'],
    ['plant monster like a venus flytrap in a pot', 'plant venus flytrap in a pot'],
    ['gorilla flexing its muscles like a bodybuilder', 'gorilla flexing its muscles'],
    ['moth woman, pale', 'woman with tan butterfly wings and antennae, pale'],
    ['elemental of wind, no legs', 'wind elemental, no legs'],
    ['giant lava slime', 'huge lava slime'],
    ['fish man with trident', 'fish warrior holding a trident'],
    ['red dragon with a long tail, breathing fire', 'red dragon with a long tail, breathing fire'],
    ['a wizard that teaches children', 'a wizard that teaches children'],
  ])('%s', (said, plain) => expect(beastClauses(said)).toBe(plain)); // biome-ignore format: a table

  it('counts humps, and tells ribs under the skin', () => {
    expect(understand('camel with three humps')).toMatchObject({ humps: 3, concept: 'camel', unknown: [] });
    expect(understand('starving wolf').traits).toEqual(['gaunt']);
  });

  it('leaves lessons and tokens out', () => {
    expect(heard("triceratops, friendly, for a kids' lesson about dinosaurs").text).not.toMatch(/lesson|kids/);
    expect(heard('lizardman shaman, tabletop token, round composition').text).not.toMatch(/token|composition/);
  });
});

it.each([
  ['three headed wolf made of shadow, glowing violet eyes', 'three headed shadow wolf, glowing violet eyes'],
  ['hermit crab that lives in a broken teapot', 'hermit crab with a broken teapot as its shell'],
])('%s', (typed, plain) => {
  expect(beastClauses(typed)).toBe(plain);
});
