import { describe, expect, it } from 'vitest';
import { hexToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const drawn = (text: string, side: number) => drawSubject(understand(text, { seed: 1 }), { width: side, height: side, style: {}, seed: 1, variation: 0, whole: true }).image; // biome-ignore format: one line
/** Pixels that are new, and how many of them are light or of a hue. */
function news(text: string, bare: string, side: number, hex: string) {
  const [a, b] = [drawn(text, side), drawn(bare, side)];
  const [, u, v] = hexToOklab(hex);
  let [hearts, hued] = [0, 0];
  for (let i = 0; i < a.data.length; i += 4) {
    if (a.data[i + 3] === 0 || [0, 1, 2].every((k) => a.data[i + k] === b.data[i + k])) continue;
    const [light, p, q] = rgbToOklab([a.data[i]!, a.data[i + 1]!, a.data[i + 2]!]);
    if (light > 0.78) hearts++;
    if (p * u + q * v > 0) hued++;
  }
  return { hearts, hued };
}

describe('eyes that glow', () => {
  it.each([
    ['cat with glowing green eyes', 'cat', 32, '#4c9a3c'],
    ['witch with glowing red eyes', 'witch', 32, '#cc3038'],
    ['ghost with glowing green eyes', 'ghost', 64, '#4c9a3c'],
    ['wolf with glowing eyes', 'wolf', 32, '#f8d848'],
    ['spider with glowing purple eyes', 'spider', 64, '#7444b0'],
  ])('%s: a light heart and a rim of its colour', (text, bare, side, hex) => {
    const { hearts, hued } = news(text, bare, side, hex);
    expect(hearts).toBeGreaterThan(0);
    expect(hued).toBeGreaterThan(hearts);
  });
});
