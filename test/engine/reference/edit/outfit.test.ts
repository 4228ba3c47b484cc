import { describe, expect, test } from 'vitest';
import { dress } from '../../../../workers/engine/reference/edit/outfit/dress.ts';
import { brimBelow } from '../../../../workers/engine/reference/edit/outfit/hat.ts';
import { wornBy } from '../../../../workers/engine/reference/edit/outfit/worn.ts';
import { at, type Flat } from '../../../../workers/engine/reference/parts/flat.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, COLORS, JOINTS } from '../parts/boy.ts';

const PALETTE = { ...COLORS, r: [200, 30, 40], y: [250, 210, 60], Y: [190, 140, 30], w: [240, 240, 250] } as const;
const code = (letter: keyof typeof PALETTE): number => {
  const [r, g, b] = PALETTE[letter];
  return (r << 16) | (g << 8) | b;
};
function person(rows: readonly string[]) {
  const parting = takeApart(picture(rows, PALETTE), 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('nobody was found');
  return parting.parts;
}
const boy = (() => {
  const parting = takeApart(BOY, 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
  return parting.parts;
})();
const count = (flat: Flat, letter: keyof typeof PALETTE): number =>
  [...flat.colors].filter((c) => c === code(letter)).length;
const widest = (flat: Flat, rows: readonly number[]): number =>
  Math.max(
    ...rows.map((y) => {
      const xs = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) >= 0);
      return xs.length ? xs.at(-1)! - xs[0]! : 0;
    }),
  );

/** Red, with a white tie, sleeves to the hands and red trousers. */
const SUIT = person([
  '........................',
  '.......kkkkkkkk.........',
  '......khhhhhhhhk........',
  '.....khhhhhhhhhhk.......',
  '.....khhhhhhhhhhk.......',
  '.....khhffffffhhk.......',
  '.....khfeffffefhk.......',
  '.....khfeffffefhk.......',
  '.....khffffffffhk.......',
  '......kffffffffk........',
  '.......kkkkkkkk.........',
  '......krrrwwrrrk........',
  '.....krkrrwwrrkrk.......',
  '.....krkrrwwrrkrk.......',
  '.....kffkrrrrkffk.......',
  '......kkkrrrrkkk........',
  '.......krrrrrrk.........',
  '.......krrkkrrk.........',
  '.......krrk.krrk........',
  '.......krrk.krrk........',
  '......kkkkk.kkkkk.......',
  '........................',
]);
/** A straw hat and a yellow gown to the ground. */
const GOWN = person([
  '.......kkkkkkkk.........',
  '......kyyyyyyyyk........',
  '......kyyyyyyyyk........',
  '...kkkkyyyyyyyykkkk.....',
  '..kyyyyyyyyyyyyyyyYk....',
  '...kkkkffffffffkkkk.....',
  '.....khfeffffefhk.......',
  '.....khfeffffefhk.......',
  '.....khffffffffhk.......',
  '......kffffffffk........',
  '.......kkkkkkkk.........',
  '......kyyyyyyyyk........',
  '.....kykyyyyyykyk.......',
  '.....kykyyyyyykyk.......',
  '.....kffkyyyykffk.......',
  '......kkyyyyyykk........',
  '.....kyyyyyyyyyyk.......',
  '....kyyyyyyyyyyyyk......',
  '....kyyyyyyyyyyyyk......',
  '...kyyyyyyyyyyyyyyk.....',
  '...kkkkkkkkkkkkkkkk.....',
  '........................',
]);

describe('the clothes of one figure on another', () => {
  const suited = dress(boy, wornBy(SUIT));

  test('a tie lies on the breast, trousers on the legs; nothing of the old cloth is left', () => {
    expect(count(suited, 'w')).toBeGreaterThanOrEqual(4);
    expect(count(suited, 'r')).toBeGreaterThan(20);
    expect([count(suited, 's'), count(suited, 'p')]).toEqual([0, 0]);
  });
  test('head, hands and sword stay, pixel for pixel', () => {
    for (let y = 0; y < 10; y++)
      for (let x = 0; x < 24; x++) expect([x, y, at(suited, x, y)]).toEqual([x, y, at(boy.picture, x, y)]);
    expect(count(suited, 'g')).toBe(count(boy.picture, 'g'));
    expect(at(suited, 20, 13)).toBe(at(boy.picture, 20, 13));
  });
  test('a gown is as wide on a boy as on her who wears it, and his legs are gone', () => {
    const gowned = dress(boy, wornBy(GOWN));
    expect(widest(gowned, [18, 19])).toBeGreaterThanOrEqual(11);
    expect(widest(boy.picture, [18, 19])).toBeLessThan(9);
    expect(count(gowned, 'p')).toBe(0);
  });
  test('a hat comes with its brim; hair is taken for none', () => {
    expect(brimBelow(GOWN)).toBe(5);
    expect([brimBelow(boy), brimBelow(SUIT)]).toEqual([undefined, undefined]);
    const hatted = dress(boy, wornBy(GOWN));
    expect(widest(hatted, [2, 3, 4, 5])).toBeGreaterThanOrEqual(15);
  });
  test('who took off a gown stands on the legs of the other', () => {
    const out = dress(GOWN, wornBy(SUIT));
    expect(count(out, 'y')).toBeGreaterThan(20);
    expect(widest(out, [18, 19])).toBeLessThan(12);
  });
});
