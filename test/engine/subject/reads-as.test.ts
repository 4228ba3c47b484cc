import { describe, expect, it } from 'vitest';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import type { Slot } from '../../../workers/engine/catalogue/garments/types.ts';
import { designOf } from '../../../workers/engine/design.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const SEED = 3;
const drawn = (text: string, px: number): Rgba => drawSubject(understand(text), { width: px, height: px, seed: SEED, variation: 0, style: {} }).image; // biome-ignore format: one line
const count = ({ data }: Rgba, is: (r: number, g: number, b: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 0 && is(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
};
/** Columns that the upper third of a figure takes, as a share of its height. */
const headWidth = (image: Rgba): number => {
  const { y, height, x, width } = opaqueBounds(image)!;
  const columns = new Set<number>();
  for (let row = y; row < y + height / 3; row++)
    for (let column = x; column < x + width; column++) if (image.data[(row * image.width + column) * 4 + 3]! > 0) columns.add(column); // biome-ignore format: one line
  return columns.size / height;
};

describe('what small attributes are told by', () => {
  it.each([16, 24, 32, 48, 64])('the lamp of a miner is white on his helmet at %i px', (px) => {
    const bright = (r: number, g: number, b: number): boolean => r > 220 && g > 220 && b > 200;
    expect(count(drawn('miner with a headlamp', px), bright) - count(drawn('miner with a hard hat', px), bright)).toBeGreaterThanOrEqual(2); // biome-ignore format: one line
  });

  it.each([16, 32, 48, 64, 96])('an afro stands out from the head at %i px', (px) => {
    expect(headWidth(drawn('man with an afro', px))).toBeGreaterThan(
      headWidth(drawn('man with short hair', px)) * 1.15,
    );
  });

  it.each([48, 64])('long hair falls before the shoulders at %i px', (px) => {
    // black between the shoulders and the waist
    const below = (words: string): number => {
      const image = drawn(`${words ? '' : 'bald '}woman in a white dress ${words}`, px);
      const { y, height } = opaqueBounds(image)!;
      const [from, to] = [0.44, 0.54].map((share) => (y + Math.round(height * share)) * image.width * 4);
      return count({ ...image, data: image.data.slice(from, to) }, (r, g, b) => r < 90 && g < 85 && b < 95);
    };
    expect(below('with long black hair') - below('')).toBeGreaterThanOrEqual(12);
  });

  it.each([16, 24, 32, 48, 64])('soot is on the face at %i px', (px) => {
    const image = (words: string): Rgba => drawn(`blacksmith without a beard${words}`, px);
    const [clean, sooty] = [image(''), image(' with soot on his face')];
    let n = 0;
    for (let i = 0; i < clean.data.length; i += 4) if (clean.data[i] !== sooty.data[i]) n++;
    expect(n).toBeGreaterThanOrEqual(px < 20 ? 4 : 6);
  });
});

describe('what is held is as long as it truly is beside its bearer', () => {
  /** Rows that are green, as a share of the figure's height. */
  const bladeOf = (px: number): number => {
    const image = drawn('woman in black with a lime green sword', px);
    const rows = new Set<number>();
    for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 3]! > 0 && image.data[i + 1]! > image.data[i]! + 40 && image.data[i + 1]! > image.data[i + 2]! + 40) rows.add(Math.floor(i / 4 / px)); // biome-ignore format: one line
    return rows.size / opaqueBounds(image)!.height;
  };

  it.each([64, 96, 128])('a blade is no shorter at %i px than at 48 px', (px) => {
    expect(bladeOf(px)).toBeGreaterThan(bladeOf(48) * 0.92);
  });
});

it('a pipe is between the lips beside what is before the eyes', () => {
  const { worn } = lookOf(understand('old sailor with an eyepatch and a pipe'), SEED, 0);
  expect(['face', 'mouth'].map((slot) => worn.get(slot as Slot)?.piece.id)).toEqual(['eyepatch', 'tobacco-pipe']);
  const alone = drawn('old sailor with an eyepatch', 32);
  expect(Buffer.from(drawn('old sailor with an eyepatch and a pipe', 32).data).equals(Buffer.from(alone.data))).toBe(false); // biome-ignore format: one line
});

it('in 48 px the forehead is free above the eyes: hair down to the brows is a helmet', () => {
  const skin = (r: number, g: number, b: number): boolean => r > 190 && g > 120 && b > 90 && r - b > 30;
  const image = drawn('man with pale skin and short black hair in a blue tunic', 48);
  const { y, height } = opaqueBounds(image)!;
  const rows = image.data.slice(y * image.width * 4, (y + Math.round(height * 0.23)) * image.width * 4);
  expect(count({ ...image, data: rows }, skin)).toBeGreaterThanOrEqual(18);
});

it('a hand that holds something does not lie across the body', () => {
  for (let seed = 0; seed < 40; seed++) expect(designOf(understand('carpenter with a hammer'), seed, 1).pose?.turnR ?? 0, String(seed)).toBeLessThanOrEqual(0); // biome-ignore format: one line
});
