import { expect, it } from 'vitest';
import { backOfRuns } from '../../../../workers/engine/reference/parts/back-of.ts';
import { at, blank, put } from '../../../../workers/engine/reference/parts/flat.ts';

const [CLOTH, BLACK, BUCKLE] = [0x606068, 0x040404, 0xe0c040];

it('a crease beside an arm is no cloth of a back where nothing is outlined', () => {
  const flat = blank(12, 8);
  for (let y = 0; y < 8; y++) for (let x = 1; x < 11; x++) put(flat, x, y, x === 1 || x === 10 ? BLACK : CLOTH);
  for (const x of [5, 6]) put(flat, x, 4, BUCKLE);
  const runs = Array.from({ length: 8 }, () => ({ from: 1, to: 11 }));
  const back = backOfRuns(flat, runs, 0, 8, { colors: new Set(), isLined: false }, 0.13);
  expect([5, 6].map((x) => at(back, x, 4))).toEqual([CLOTH, CLOTH]);
  expect(at(back, 3, 4)).toBe(CLOTH);
});
