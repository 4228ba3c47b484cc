import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { countOf, type Near } from './set-by-hand.ts';

const drawn = (text: string, size: number, whole: boolean) =>
  drawSubject(understand(text, { seed: 1 }), {
    ...{ width: size, height: size, style: {}, seed: 1, variation: 0 },
    ...(whole ? { whole: true as const } : {}),
  });
const typed = async (text: string, size: number) =>
  (await draw({ description: text, width: size, height: size, seed: 1, noBackground: true })).image;
const red: Near = (r, g, b) => r > g + 70 && r > b + 50;

describe.each([24, 32])('animals of %d pixels', (size) => {
  it.each([
    ['cat with a crown', 'hat'],
    ['fox with a wizard hat', 'hat'],
    ['bear with a top hat', 'hat'],
    ['dog with a red scarf', 'scarf'],
    ['dog with a blue collar', 'collar'],
    ['cow with a bell', 'bell'],
    ['cat with glasses', 'glasses'],
    ['wolf with sunglasses', 'sunglasses'],
    ['horse with a saddle', 'saddle'],
    ['fox with blue wings', 'wings'],
    ['cow with bat wings', 'wings'],
  ])('a %s is set by hand with it', (text, part) => {
    const { parts, partNames, image } = drawn(text, size, true);
    const at = partNames.indexOf(part);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(parts.filter((p) => p === at).length).toBeGreaterThan(3);
    expect(image.data.join()).not.toBe(drawn(text, size, false).image.data.join());
    // the rest is the animal as it is without
    const plain = drawn(text.split(' ')[0]!, size, true).image;
    let same = 0;
    for (let i = 0; i < plain.data.length; i += 4) if (plain.data[i] === image.data[i] && plain.data[i + 3] === image.data[i + 3]) same++; // biome-ignore format: one line
    expect(same).toBeGreaterThan(size * size * 0.45);
  });

  it('what is worn has the colour that is said', () => {
    expect(countOf(drawn('black cat with a red top hat', size, true).image, red)).toBeGreaterThan(20);
    expect(countOf(drawn('white rabbit with a red bow', size, true).image, red)).toBeGreaterThan(5);
  });

  it('feelings change a few pixels of the face, and no sign stands beside it', async () => {
    for (const kind of ['cat', 'dog', 'fox', 'bear', 'horse']) {
      const plain = drawn(kind, size, true).image.data;
      const faces = ['happy', 'angry', 'sad'].map((mood) => drawn(`${mood} ${kind}`, size, true).image.data);
      for (const face of faces) {
        const differ = face.reduce((n, v, i) => (i % 4 === 0 && v !== plain[i] ? n + 1 : n), 0);
        expect(differ, kind).toBeGreaterThan(1);
        expect(differ, kind).toBeLessThan(30);
      }
      expect(new Set(faces.map(String)).size).toBe(3);
    }
    // drawn whole it is as large as one that feels nothing
    const opaque = countOf(await typed('bear', size), () => true);
    expect(Math.abs(countOf(await typed('angry bear', size), () => true) - opaque)).toBeLessThan(4);
  });

  it('a horn stands before a hat', () => {
    const { parts, partNames } = drawn('unicorn with a flower crown', size, true);
    expect(partNames).toContain('hat');
    const golden: Near = (r, _, b) => r > b + 90;
    expect(parts.length).toBe(size * size);
    expect(countOf(drawn('white unicorn with a silver flower crown', size, true).image, golden)).toBeGreaterThan(3);
  });
});

it('a cat with a flower crown holds nothing', async () => {
  const [bare, crowned] = await Promise.all([typed('cat', 48), typed('cat with a flower crown', 24)]);
  expect(countOf(bare, () => true)).toBeGreaterThan(0);
  const { partNames } = drawn('cat with a flower crown', 24, true);
  expect(partNames).toContain('hat');
  // pink petals lie above the middle of the picture
  let low = 0;
  for (let i = 24 * 14 * 4; i < crowned.data.length; i += 4) if (crowned.data[i + 3] && crowned.data[i]! > 200 && crowned.data[i + 2]! > 150 && crowned.data[i + 1]! < 160) low++; // biome-ignore format: one line
  expect(low).toBe(0);
});

it('a puppy of 32 pixels is small, and its head large', () => {
  const puppy = drawn('puppy', 32, true).image;
  expect(puppy.data.join()).not.toBe(drawn('puppy', 32, false).image.data.join());
  expect(countOf(puppy, () => true)).toBeLessThan(countOf(drawn('dog', 32, true).image, () => true) * 0.8);
});

it.each([24, 32])('creatures of %d pixels wear hats, scarves and glasses on their stamps', async (size) => {
  const blue: Near = (r, g, b) => b > r + 60 && b > g + 20;
  // what is worn hides a part of the creature and is above it: the rest is as large as without
  for (const [text, plain] of [
    ['frog with a blue crown', 'frog'],
    ['duck with a blue top hat', 'duck'],
    ['penguin with a blue scarf', 'penguin'],
    ['slime with a blue crown', 'slime'],
  ] as const) {
    const [dressed, bare] = await Promise.all([typed(text, size), typed(plain, size)]);
    expect(countOf(dressed, blue), text).toBeGreaterThan(countOf(bare, blue) - 40);
    expect(countOf(dressed, blue), text).toBeGreaterThan(9);
    expect(
      countOf(dressed, () => true),
      text,
    ).toBeGreaterThan(countOf(bare, () => true) * 0.85);
  }
});
