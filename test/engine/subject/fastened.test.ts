/** Ribbons between pages, signs of light over them, wax over corks, goods in open chests. */
import { expect, test } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const picture = async (description: string, size = 64) => {
  const { image, brief } = await draw({ description, width: size, height: size, seed: 5, noBackground: true });
  const at: (readonly [x: number, y: number, r: number, g: number, b: number])[] = [];
  for (let i = 0; i < size * size; i++)
    if (image.data[i * 4 + 3]! > 127)
      at.push([i % size, Math.floor(i / size), image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
  return { brief, at };
};
const red = (r: number, g: number, b: number): boolean => r > 130 && g < r * 0.5 && b < r * 0.55;

test('a ribbon bookmark hangs out below its book', async () => {
  const { brief, at } = await picture('blue book with a red ribbon bookmark');
  expect(brief.unknown).toEqual([]);
  const low = Math.max(...at.map(([, y]) => y));
  expect(at.filter(([, y, r, g, b]) => y > low - 6 && red(r, g, b)).length).toBeGreaterThan(3);
  expect(at.filter(([, y]) => y > low - 4).length).toBeLessThan(40);
});

test('runes that float are above the book and do not touch it', async () => {
  const { brief, at } = await picture('open book with glowing runes hovering over the pages');
  expect(brief.unknown).toEqual([]);
  const cyan = at.filter(([, , r, g, b]) => b > 200 && g > 180 && r < 190);
  expect(cyan.length).toBeGreaterThan(20);
  const rows = new Set(at.map(([, y]) => y));
  const [top, low] = [Math.min(...rows), Math.max(...rows)];
  expect(cyan.every(([, y]) => y < top + (low - top) * 0.45)).toBe(true);
});

test('wax covers the cork of a potion', async () => {
  const { brief, at } = await picture('blue potion with a red wax seal');
  expect(brief.unknown).toEqual([]);
  const top = Math.min(...at.map(([, y]) => y));
  expect(at.filter(([, y, r, g, b]) => y < top + 10 && red(r, g, b)).length).toBeGreaterThan(12);
});

test('a chest full of gems stands open and shows no other gold', async () => {
  const { at } = await picture('chest full of emeralds', 48);
  const green = at.filter(([, , r, g, b]) => g > 90 && g > r * 1.4 && g > b * 1.1);
  expect(green.length).toBeGreaterThan(30);
  const high = Math.min(...at.map(([, y]) => y));
  // its lid is up behind them
  expect(Math.min(...green.map(([, y]) => y))).toBeGreaterThan(high + 4);
});
