import { expect, it } from 'vitest';
import { rgbToOklab } from '../../../src/pixels/color.ts';
import { BEAST_HATS } from '../../../workers/engine/catalogue/garments/beast-hats.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { beastLook } from '../../../workers/engine/subject/quadruped/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { brief, options } from './briefs.ts';

it.each(Object.keys(BEAST_HATS))('%s is seen on a cat, a horse and a pig from all four sides', (piece) => {
  for (const id of ['cat', 'horse', 'pig']) {
    for (const direction of ['south', 'east', 'north', 'west'] as const) {
      const b = brief(id, { parts: [{ piece, colour: '#3060d0' }] }, 'quadruped');
      const d = drawSubject(b, options(64, { style: { direction } }));
      const pixels = [...d.parts].filter((p) => p >= 0 && d.partNames[p] === piece).length;
      // a jewel on the forehead has no back, and a low cap hardly shows above a horse's mane from behind
      const least = piece === 'nurse-cap' && direction === 'north' ? 1 : 2;
      if (piece !== 'circlet' || direction !== 'north') expect(pixels, `${id} ${direction}`).toBeGreaterThan(least);
    }
  }
});

it('a red wizard hat on a cat is red, on its head, and the cat keeps its fur', () => {
  const b = understand('a cat wearing a red wizard hat');
  expect(b).toMatchObject({ kind: 'quadruped', concept: 'cat', unknown: [] });
  const worn = drawSubject(b, options(64));
  const bare = drawSubject(understand('a cat'), options(64));
  let [hat, red, top] = [0, 0, 64];
  let head = 64;
  worn.parts.forEach((p, i) => {
    const name = worn.partNames[p];
    const y = Math.floor(i / 64);
    if (name === 'head') head = Math.min(head, y);
    if (name !== 'wizard-hat') return;
    hat++;
    top = Math.min(top, y);
    const [L, a] = rgbToOklab([worn.image.data[i * 4]!, worn.image.data[i * 4 + 1]!, worn.image.data[i * 4 + 2]!]);
    if (a > 0.06 || L < 0.3) red++;
  });
  expect(hat).toBeGreaterThan(60);
  expect(red / hat).toBeGreaterThan(0.8);
  expect(top).toBeLessThan(head - 5);
  expect(worn.palette.some((hex) => bare.palette.includes(hex))).toBe(true);
});

it.each([
  ['a fox in a business suit', 'foxfolk', 'suit'],
  ['a frog in a suit', 'frogfolk', 'suit'],
  ['a rabbit wearing a blue waistcoat', 'rabbitfolk', 'waistcoat'],
])('"%s" is one of the %s in its %s', (text, species, piece) => {
  const b = understand(text);
  expect(b).toMatchObject({ kind: 'humanoid', species, unknown: [] });
  expect(b.parts.map((p) => p.piece)).toContain(piece);
});

it.each([
  ['a bear in plate armor', 'bear', 'armour'],
  ['black cat with a red cape', 'black-cat', 'cape'],
  ['wolf wearing a purple cloak', 'wolf', 'cape'],
  ['corgi in a sweater', 'corgi', 'jumper'],
  ['fox with three tails', 'fox', 'many-tails'],
])('"%s" stays a %s on four legs with its %s', (text, concept, piece) => {
  const b = understand(text);
  expect(b).toMatchObject({ kind: 'quadruped', concept, unknown: [] });
  expect(b.parts.map((p) => p.piece)).toContain(piece);
});

it.each([
  ['stone golem with glowing blue runes', 'golem', ['carved-runes']],
  ['golem made of mud and bones', 'golem', ['skin', 'boulders']],
  ['lava golem with a glowing core', 'golem', ['glow-core']],
  ['four armed demon', 'demon', ['four-arms']],
  ['rusty robot with one arm missing', 'robot', ['missing-arm']],
])('"%s" is one %s with %j', (text, concept, pieces) => {
  const b = understand(text);
  expect(b).toMatchObject({ kind: 'humanoid', concept, count: 1, unknown: [] });
  expect(b.parts.map((p) => p.piece)).toEqual(pieces);
});

it.each([
  ['bird man warrior', 'warrior', 'birdfolk'],
  ['rat man with a dagger', 'mousefolk', undefined],
])('"%s" is a %s of the %s', (text, concept, species) => {
  expect(understand(text)).toMatchObject({ kind: 'humanoid', concept, unknown: [], ...(species && { species }) });
});

it.each([
  ['slime with bones inside', 'slime'],
  ['hairy spider', 'spider'],
  ['spinosaurus', 'spinosaurus'],
  ['fluffy highland cow', 'highland-cow'],
  ['chimera lion goat snake', 'chimera'],
])('"%s" is a %s, and nothing of it is lost', (text, concept) => {
  const b = understand(text);
  expect(b).toMatchObject({ concept, unknown: [] });
  expect(b.material).toBeUndefined();
});

it.each(['knight in black armor with a sword', 'wolf in armor with a sword'])('"%s" holds the sword', (text) => {
  expect(understand(text).parts).toContainEqual(expect.objectContaining({ piece: 'sword' }));
});

it('has as many tails as are counted', () => {
  for (const [text, tails] of [
    ['fox with three tails', 3],
    ['two-tailed cat', 2],
    ['wolf with four tails', 4],
  ] as const)
    expect(beastLook(understand(text), 1, 0).beast.tails, text).toBe(tails);
});

it.each([
  'a dog with a red collar',
  'a horse with a saddle',
  'a wolf with a red scarf',
  'a fox',
  'a lion with a crown',
])('"%s" stays on four legs', (text) => expect(understand(text).kind).toBe('quadruped'));

it.each(['cat', 'dog', 'lion', 'tiger', 'fox', 'brown bear', 'rabbit', 'raccoon'])(
  'a %s shows half its face where no side is said',
  (text) => {
    const b = understand(text);
    const side = drawSubject(b, options(64, { style: { direction: 'east' } }));
    const seen = drawSubject(b, options(64));
    expect(seen.image.data).not.toEqual(side.image.data);
  },
);
