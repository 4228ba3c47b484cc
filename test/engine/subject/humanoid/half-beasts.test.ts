import { expect, test } from 'vitest';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const drawn = (text: string, direction?: 'east' | 'south') =>
  drawSubject(understand(text), {
    width: 64,
    height: 64,
    seed: 1,
    variation: 0,
    style: direction ? { direction } : {},
  });

test.each([
  ['centaur archer', ['horse-body', 'hoof', 'bow']],
  ['half man half horse', ['horse-body', 'hoof']],
  ['drider with a sword', ['spider-body', 'abdomen', 'legs', 'sword']],
  ['scorpion man', ['scorpion-body', 'rings']],
  ['naga archer', ['snake-tail', 'bow']],
  ['mermaid archer', ['fish-tail', 'bow']],
])('%s has the body of both', (text, parts) => {
  const { partNames, parts: own } = drawn(text);
  const seen = new Set([...own].filter((p) => p >= 0).map((p) => partNames[p]));
  expect([...seen]).toEqual(expect.arrayContaining(parts));
  expect([...seen]).not.toContain('boots');
});

test('a centaur is longer than a person from the side, and as broad from the front', () => {
  const wide = (text: string, direction: 'east' | 'south'): number => {
    const { parts, image } = drawn(text, direction);
    return new Set([...parts].flatMap((p, i) => (p < 0 ? [] : [i % image.width]))).size;
  };
  expect(wide('centaur', 'east')).toBeGreaterThan(wide('person', 'east') * 1.4);
  expect(wide('centaur', 'south')).toBeLessThan(wide('centaur', 'east'));
});

test('a mech is as broad as it is no person: small head, great shoulders', () => {
  const { partNames, parts, image } = drawn('mech');
  const width = (named: RegExp): number =>
    new Set([...parts].flatMap((p, i) => (p >= 0 && named.test(partNames[p]!) ? [i % image.width] : []))).size;
  expect(width(/^head$/)).toBeGreaterThan(6);
  expect(width(/^head$/) * 2).toBeLessThan(width(/pauldrons/));
});

test.each(['centaur', 'drider', 'mech'])('%s of 16 pixels is no person with a tail', (text) => {
  const { partNames, parts } = drawSubject(understand(text), {
    width: 16,
    height: 16,
    seed: 1,
    variation: 0,
    style: {},
    whole: true,
  });
  const seen = [...new Set([...parts].filter((p) => p >= 0).map((p) => partNames[p]!))];
  expect(
    seen.some((name) => /-body$|^abdomen$|^pauldrons$/.test(name)),
    seen.join(),
  ).toBe(true);
});

test.each([32, 48, 64])(
  'a centaur of %d pixels that is set by hand stands on the legs of a horse, a person to the waist',
  (side) => {
    const { partNames, parts } = drawSubject(understand('centaur with a spear'), { width: side, height: side, seed: 1, variation: 0, style: {}, whole: true }); // biome-ignore format: one line
    const names = new Set([...parts].filter((p) => p >= 0).map((p) => partNames[p]));
    expect([...names]).toEqual(expect.arrayContaining(['eyes', 'body', 'spear']));
    expect([...names]).not.toContain('boots');
    // feet over the whole length, the face over the fore ones
    const columns = (named: (p: number, y: number) => boolean): number[] => [...parts].flatMap((p, i) => (p >= 0 && named(p, Math.floor(i / side)) ? [i % side] : [])); // biome-ignore format: one line
    const feet = columns((_, y) => y >= side - 4);
    expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(side * 0.3);
    expect(Math.min(...columns((p) => partNames[p] === 'eyes'))).toBeGreaterThan(
      (Math.max(...feet) + Math.min(...feet)) / 2 - 1,
    );
  },
);
