import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { bodyOf } from '../../../workers/engine/subject/sources.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const worn = (text: string, seed = 1) => {
  const { worn: all } = lookOf(understand(text, { seed }), seed, 1);
  return [...all].filter(([slot]) => /^(?:right|left|sling|belt)$/.test(slot)).map(([slot, w]) => `${slot} ${w.piece.id}`); // biome-ignore format: one line
};

/** Columns of a part, and of the head, in a picture. */
function columns(text: string, size: number, name: RegExp): readonly number[] {
  const { parts, partNames } = bodyOf(understand(text, { seed: 1 })).draw({ style: {}, seed: 1, variation: 0, width: size, height: size, whole: true }); // biome-ignore format: one line
  return [...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [i % size] : []));
}

describe('what hands hold is clear of the face and of the body', () => {
  it.each([48, 64, 128])('at %i px a scythe cuts away from the hood, a lantern hangs beside the body', (size) => {
    const face = columns('reaper with a scythe', size, /^(?:head|skull|eyes)$/);
    expect(Math.max(...columns('reaper with a scythe', size, /^scythe$/))).toBeLessThan(Math.min(...face));
    const body = columns('man with a lantern', size, /^tunic$/);
    expect(Math.min(...columns('man with a lantern', size, /^light$/))).toBeGreaterThan((Math.min(...body) + Math.max(...body)) / 2); // biome-ignore format: one line
  });

  it.each([24, 32])('at %i px a rifle lies across the body, and beside the head from the shoulder up where it is shouldered', (size) => {
    const span = (text: string) => {
      const at = columns(text, size, /^rifle$/);
      return Math.max(...at) - Math.min(...at);
    };
    expect(span('soldier with a rifle')).toBeGreaterThan(10);
    const [gun, head] = [/^rifle$/, /^(?:head|eyes)$/].map((name) => columns('soldier with a shouldered rifle', size, name));
    expect(Math.min(...gun!)).toBeLessThan(Math.min(...head!) - 2);
    expect(Math.max(...gun!)).toBeLessThan((Math.min(...head!) + Math.max(...head!)) / 2);
  }); // biome-ignore format: one line
});

describe('blades in hands', () => {
  it.each([48, 64, 96])('at %i px a blade is lit along one side, in even runs, and ends in a point', (size) => {
    const { image, parts, partNames } = bodyOf(understand('ninja with a katana', { seed: 1 })).draw({ style: {}, seed: 1, variation: 0, width: size, height: size, whole: true }); // biome-ignore format: one line
    const own = [...parts.keys()].filter((i) => partNames[parts[i]!] === 'katana');
    const row = (y: number) => own.filter((i) => Math.floor(i / size) === y).map((i) => image.data[i * 4]!);
    const rows = [...new Set(own.map((i) => Math.floor(i / size)))].map(row);
    expect(rows[0]!.length).toBeLessThan(3);
    // it leans to the left of the picture: each row of it is no lighter to the right
    for (const tones of rows) expect(tones).toEqual([...tones].sort((a, b) => b - a));
    expect(new Set(rows.flat()).size).toBeGreaterThan(1);
  });
});

describe('what is said of things on backs, shoulders and belts', () => {
  it.each([1, 2, 3, 5, 8])('seed %i: a sword on the back is in no hand', (seed) => {
    expect(worn('knight with a sword on his back', seed)).toContain('sling back/sword');
    expect(worn('knight with a sword on his back', seed).join()).not.toMatch(/right/);
    expect(worn('engineer girl with a big wrench on her back', seed)).toEqual(['sling back/wrench']);
  });

  it.each([
    ['fisherman with a fishing rod over his shoulder', 'rod'],
    ['fisherman, fishing pole over shoulder', 'rod'],
    ['girl with a sword resting on her shoulder', 'sword'],
    ['mechanic with a big wrench over her shoulder', 'wrench'],
  ])('%s', (text, piece) => {
    expect(understand(text, { seed: 1 }).parts).toMatchObject([{ piece, shouldered: true }]);
  });

  it('hands on a belt hold nothing', () => {
    expect(understand('cowboy with his hands on his belt', { seed: 1 }).parts).toEqual([]);
  });

  it('a zombie has its own skin whatever it was', () => {
    for (const text of ['zombie farmer', 'zombie pirate', 'zombie cop']) expect(lookOf(understand(text, { seed: 1 }), 1, 1).skin).toBe('zombie'); // biome-ignore format: one line
  });
});

it('at 32 px the light of a lantern has the colour that was said, and its frame too', () => {
  const most = (text: string) => {
    const { image: { data } } = bodyOf(understand(text, { seed: 1 })).draw({ style: {}, seed: 1, variation: 0, width: 32, height: 32, whole: true }); // biome-ignore format: one line
    const at = (i: number) => [data[i]!, data[i + 1]!, data[i + 2]!] as const;
    const pixels = Array.from({ length: data.length / 4 }, (_, i) => at(i * 4));
    return { green: pixels.filter(([r, g, b]) => g > r + 40 && g > b + 40).length, red: pixels.filter(([r, g, b]) => r > g + 90 && r > b + 90).length }; // biome-ignore format: one line
  };
  expect(most('plague doctor with a green glowing lantern').green).toBeGreaterThan(most('plague doctor with a lantern').green + 3); // biome-ignore format: one line
  expect(most('miner with a red lantern').red).toBeGreaterThan(most('miner with a lantern').red + 5);
});
