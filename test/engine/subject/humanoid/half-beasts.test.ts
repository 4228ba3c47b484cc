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
