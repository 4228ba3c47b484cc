import { describe, expect, it } from 'vitest';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const drawn = (text: string) =>
  drawSubject(understand(text, { seed: 1 }), { width: 64, height: 64, seed: 1, variation: 1, style: {} });
/** Its width as a share of its height. */
const wide = (text: string): number => {
  const { parts, image } = drawn(text);
  const at = [...parts.keys()].filter((i) => parts[i]! >= 0);
  const [xs, ys] = [at.map((i) => i % image.width), at.map((i) => Math.floor(i / image.width))];
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys));
};

describe('states of things', () => {
  it.each(['a toppled statue', 'a knocked over statue'])('%s lies on its side', (text) => {
    expect(wide('a statue')).toBeLessThan(1);
    expect(wide(text)).toBeGreaterThan(1);
  });

  it('a candle that was blown out has no flame', () => {
    expect(drawn('a candle').partNames.some((name) => /flame/.test(name))).toBe(true);
    expect(drawn('a blown out candle').partNames.some((name) => /flame/.test(name))).toBe(false);
  });
});
