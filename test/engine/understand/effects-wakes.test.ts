/** Trails, tails and small lights of effects, each in the colour that is said of it. */
import { describe, expect, test } from 'vitest';
import { oklabToOklch, rgbToOklab } from '../../../src/pixels/color.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';

/** How many pixels have a hue within 30 degrees of one, in colours that are no grey. */
function ofHue(data: Uint8Array, hue: number): number {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    const [, chroma, h] = oklabToOklch(rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!]));
    if (chroma > 0.05 && Math.abs(((h - hue + 540) % 360) - 180) < 30) n++;
  }
  return n;
}
const pixels = async (description: string, size: number) =>
  new Uint8Array((await draw({ description, width: size, height: size, seed: 7, noBackground: true })).image.data);

describe('wakes', () => {
  test.each([
    ['white sword slash with a pink trail', 0],
    ['blue slash with a red trail', 20],
    ['fireball with a blue tail', 260],
    ['green energy bolt with a purple tail', 305],
    ['yellow orb with a blue trail', 260],
  ])('%s', async (text, hue) => {
    expect(ofHue(await pixels(text, 64), hue)).toBeGreaterThan(90);
  });
});

describe('small lights', () => {
  test.each([
    ['lightning striking the ground with sparks', 'sparks'],
    ['golden aura with rising light particles', 'particles'],
    ['red aura with floating embers', 'embers'],
    ['blue teleport flash with white sparkles', 'glints'],
    ['water splash with a ripple ring', 'ground ring'],
  ])('%s', (text, piece) => {
    expect(effectOf(text)?.parts.map((part) => part.piece)).toContain(piece);
    expect(effectOf(text)?.unknown).toEqual([]);
  });

  test('embers that swirl wind round no black hole', async () => {
    const data = await pixels('ember swirl', 32);
    let black = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3]! > 128 && data[i]! + data[i + 1]! + data[i + 2]! < 100) black++;
    expect(black).toBeLessThan(4);
  });
});

test.each([16, 24, 48])('sparks are streaks and specks in the air, no stars: %i pixels', async (size) => {
  const data = await pixels('gold sparks', size);
  let filled = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 127) filled++;
  expect(effectOf('gold sparks')?.concept).toBe('sparks');
  expect(filled).toBeGreaterThan(10);
  expect(filled).toBeLessThan(size * size * 0.2);
});

test('a comet has a head and a tail, each in its colour', async () => {
  const data = await pixels('comet with an orange head and a blue tail', 48);
  expect(ofHue(data, 55)).toBeGreaterThan(60);
  expect(ofHue(data, 265)).toBeGreaterThan(60);
});

test('bubbles that pop are read as such', () => {
  expect(effectOf('green poison cloud with little bubbles popping')?.mood).toContain('popping');
  expect(effectOf('ripple of water')?.concept ?? 'ripples').toBe('ripples');
});

test('a portal with sparks of another colour has no glints of its own besides', async () => {
  const data = await pixels('green portal with red sparks', 64);
  // what is green lies on its oval alone: nothing flies at the left and right borders but red
  let loose = 0;
  for (let y = 0; y < 64; y++)
    for (const x of [1, 2, 3, 60, 61, 62]) {
      const i = (y * 64 + x) * 4;
      if (data[i + 3]! > 127 && data[i + 1]! > data[i]! * 1.3) loose++;
    }
  expect(loose).toBe(0);
});
