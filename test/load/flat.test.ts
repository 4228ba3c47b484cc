import { expect, test } from 'vitest';
import { isFlat, type Sample } from './flat.ts';

/** A sample a minute; the API's memory stands still. */
const over = (worker: readonly number[]): Sample[] => worker.map((mib, minute) => ({ minute, api: 250, worker: mib }));

test.each([
  ['grows while it warms up, then stands still', [300, 350, 400, 420, 420, 425, 418, 422, 420, 424], true],
  ['goes up and down as garbage is collected', [300, 420, 360, 430, 365, 425, 370, 428, 362, 430], true],
  ['creeps', [340, 370, 400, 430, 460, 490, 520, 550, 585, 620], false],
])('memory that %s', (_name, worker, flat) => {
  expect(isFlat(over(worker), 'worker').flat).toBe(flat);
  expect(isFlat(over(worker), 'api').flat).toBe(true);
});
