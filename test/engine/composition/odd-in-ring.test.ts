import { expect, it } from 'vitest';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../../workers/engine/draw.ts';

const drawn = (description: string) => draw({ description, width: 64, height: 64, noBackground: true, seed: 1 });
const many = ({ data }: Rgba, of: (r: number, g: number, b: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] && of(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
};
const blue = (r: number, g: number, b: number): boolean => b > 120 && b > r * 1.6 && b > g * 1.2;
const pale = (r: number, g: number, b: number): boolean => Math.min(r, g, b) > 170;

it.each([
  ['three mushrooms around a rock', 'blue', blue, 20],
  ['three goblins around a cauldron', 'blue', blue, 20],
  ['four wolves around a campfire', 'white', pale, 20],
] as const)('of %s one is %s where that is said', async (words, colour, of, least) => {
  const [alike, odd] = [await drawn(words), await drawn(`${words}, one of them is ${colour}`)];
  expect(many(odd.image, of)).toBeGreaterThan(many(alike.image, of) + least);
});

it.each(['katanas', 'spears', 'the blades'])('who cross their %s fight', async (what) => {
  const { brief } = await drawn(`two samurai crossing ${what.startsWith('the') ? what : `their ${what}`}`);
  expect(brief.drawnAs).toBe('a samurai fighting a samurai');
});
