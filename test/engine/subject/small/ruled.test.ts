import { describe, expect, it } from 'vitest';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const drawn = (text: string, size: number, whole = true) =>
  drawSubject(understand(text, { seed: 1 }), {
    ...{ width: size, height: size, style: {}, seed: 1, variation: 0 },
    ...(whole ? { whole: true as const } : {}),
  });
const pixelsOf = ({ parts, partNames }: ReturnType<typeof drawn>, name: string): number =>
  parts.filter((p) => p >= 0 && partNames[p] === name).length;

describe.each([16, 24, 32, 40, 48, 64, 96, 128])('creatures of an element in %d pixels', (size) => {
  it.each([
    ['fire wolf', 'flame'],
    ['ice wolf', 'crystals'],
    ['shadow cat', 'shadow'],
    ['undead horse', 'wound'],
    ['armored horse', 'armour'],
    ['robot dog', 'lamp'],
    ['wolf with spikes on its back', 'ridge'],
    ['earth bear', 'rocks'],
    ['water dog', 'drops'],
    ['thunder wolf', 'spark'],
  ])('a %s is the one set by hand, with its %s', (text, name) => {
    const own = drawn(text, size);
    expect(pixelsOf(own, name)).toBeGreaterThan(name === 'lamp' ? 0 : size < 24 ? 1 : 3);
    expect(own.image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
    // nothing is cut off at the upper edge
    expect(own.parts.slice(0, size).every((part) => part < 0)).toBe(true);
  });
});

it.each([
  ['fire spider', 32, 'flame'],
  ['crystal crab', 48, 'crystals'],
  ['nature turtle', 48, 'leaves'],
  ['lava turtle', 32, 'flame'],
])('a %s is set by hand too', (text, size, name) => {
  expect(pixelsOf(drawn(text, size), name)).toBeGreaterThan(5);
});

it('blue fire is a fire', () => {
  expect(understand('blue fire wolf', { seed: 1 }).traits).toContain('fire');
  expect(understand('blue wolf beside a fire', { seed: 1 }).traits ?? []).not.toContain('fire');
});

describe.each([24, 32, 48, 64])('more of an animal of %d pixels', (size) => {
  it.each(['two-headed dog', 'two-headed wolf'])('a %s has twice the eyes', (text) => {
    const one = drawn(text.replace('two-headed ', ''), size);
    const two = drawn(text, size);
    expect(pixelsOf(two, 'eyes')).toBeGreaterThan(pixelsOf(one, 'eyes') * 1.2);
    expect(two.image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
  });

  it('horns and scars are put on it, larger ones where they are said to be', () => {
    expect(pixelsOf(drawn('wolf with horns', size), 'horns')).toBeGreaterThan(4);
    const big = pixelsOf(drawn('bear with big horns', size), 'horns');
    // the largest rows are as large as they get
    if (size < 64) expect(big).toBeGreaterThan(pixelsOf(drawn('bear with horns', size), 'horns'));
    expect(pixelsOf(drawn('wolf with a scar over its eye', size), 'scars')).toBeGreaterThan(1);
  });

  it('eyes that glow are its own', () => {
    const text = 'black wolf with glowing red eyes';
    expect(drawn(text, size).image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
  });
});

describe.each([48, 64, 96, 128])('animals of %d pixels', (size) => {
  it.each(['cat', 'wolf', 'horse', 'bear', 'cute dog'])('a %s is the one set by hand', (text) => {
    expect(drawn(text, size).image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
  });
});

it.each([
  ['cat with a wizard hat', 48, 'hat'],
  ['dog with a red scarf', 64, 'scarf'],
  ['horse with a saddle', 48, 'saddle'],
])('a %s of %d pixels is dressed as a smaller one, enlarged', (text, size, name) => {
  expect(pixelsOf(drawn(text, size), name)).toBeGreaterThan(20);
  expect(drawn(text, size).image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
});

it('breeds without rows of their own are as their kind is, those with are themselves enlarged', () => {
  expect(pixelsOf(drawn('armored warhorse', 48), 'armour')).toBeGreaterThan(40);
  for (const text of ['warhorse', 'poodle', 'kitsune', 'grizzly bear'])
    expect(drawn(text, 48).image.data.join(), text).not.toBe(drawn(text, 48, false).image.data.join());
});

it('machines and the undead among other creatures are such too', () => {
  expect(pixelsOf(drawn('mechanical owl', 32), 'lamp')).toBeGreaterThan(1);
  expect(pixelsOf(drawn('zombie chicken', 48), 'wound')).toBeGreaterThan(5);
});

it('creatures of fire whose wings fill columns of their own are drawn, flying or not', () => {
  for (const text of ['fire bat flying', 'ice dragon flying', 'fire phoenix'])
    for (const size of [16, 24, 32, 48, 64]) expect(drawn(text, size).image.width, text).toBe(size);
});
