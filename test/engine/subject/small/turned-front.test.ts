import { expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

const drawn = async (description: string) =>
  (await draw({ description, width: 48, height: 48, seed: 5, noBackground: true })).image;
const darkAt = ({ data, width }: { data: ArrayLike<number>; width: number }): number[] => {
  const xs: number[] = [];
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] && data[i]! + data[i + 1]! + data[i + 2]! < 130) xs.push((i / 4) % width);
  return xs;
};
const outline = ({ data }: { data: ArrayLike<number> }): string => {
  let out = '';
  for (let i = 3; i < data.length; i += 4) out += data[i] ? '1' : '0';
  return out;
};

it.each(['ghost'])('a %s that is to look aside keeps its body and has its face there', async (who) => {
  const [front, left, behind] = await Promise.all([who, `${who} facing left`, `${who} seen from behind`].map(drawn));
  expect(outline(left!) === outline(front!)).toBe(true);
  expect(outline(behind!) === outline(front!)).toBe(true);
  // the eyes and the mouth are the dark in the middle
  const middle = (image: Awaited<ReturnType<typeof drawn>>): number[] => darkAt(image).filter((x) => x > 10 && x < 36);
  const mean = (xs: number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
  expect(mean(middle(left!))).toBeLessThan(mean(middle(front!)) - 1.5);
  expect(middle(behind!).length).toBeLessThan(middle(front!).length * 0.6);
});
