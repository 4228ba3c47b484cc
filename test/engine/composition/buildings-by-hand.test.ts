import { expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const drawn = (description: string) => draw({ description, width: 64, height: 64, seed: 1, noBackground: true });
const filled = ({ data }: { readonly data: ArrayLike<number> }) => Array.from({ length: 64 * 64 }, (_, i) => data[i * 4 + 3]! > 0); // biome-ignore format: one line

it.each([
  ['house', 'house with ivy on the walls'],
  ['tavern', 'two story tavern with ivy on the walls'],
  ['barn', 'barn with broken windows'],
])('a %s with something on it is the one set by hand: %s', async (plain, said) => {
  const [a, b] = [filled((await drawn(plain)).image), filled((await drawn(said)).image)];
  expect(a.filter((on, i) => on === b[i]).length).toBeGreaterThan(64 * 64 * 0.85);
});

it('a castle gate has its portcullis in it, not another one at its side', async () => {
  const { brief } = await drawn('castle gate with a portcullis');
  expect(brief.drawnAs).not.toMatch(/side/);
  expect(brief.unknown).toEqual([]);
});

it('lit windows shine as lamps do, and lit candles keep the colour of their wax', () => {
  const [{ parts: panes }, { parts: candles }] = [understand('tower with glowing windows', { seed: 1 }), understand('cake with lit candles', { seed: 1 })]; // biome-ignore format: one line
  expect(panes).toContainEqual({ piece: 'window', colour: '#f8d060' });
  expect(candles).toContainEqual({ piece: 'candle' });
});

it('an emblem is told beside another part, and an eye on a cover has its white and its pupil', async () => {
  expect((await drawn('shield with an iron rim and a lion emblem')).brief.drawnAs).toMatch(/lion/);
  const { data } = (await drawn('spellbook with an eye on the cover')).image;
  const count = (r: number, g: number, b: number): number => Array.from({ length: 64 * 64 }, (_, i) => data[i * 4] === r && data[i * 4 + 1] === g && data[i * 4 + 2] === b).filter(Boolean).length; // biome-ignore format: one line
  expect(count(0xfc, 0xf8, 0xec)).toBeGreaterThan(10);
  expect(count(0x20, 0x18, 0x28)).toBeGreaterThan(4);
});
