import { expect, it } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/index.ts';
import { fromIndexed, toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { withoutSpecks } from '../../../../workers/engine/reference/turn/specks.ts';
import { boxes } from './figures.ts';

const BODY = [8, 8, 6, 12, [60, 90, 170]] as const;
const SPECK = [2, 3, 1, 2, [60, 90, 170]] as const;

it('takes away what hangs in the air, but not the sparks of a sprite that has some', () => {
  const [whole, dotted] = [toIndexed(boxes([BODY], 24)), toIndexed(boxes([BODY, SPECK], 24))];
  expect(opaqueBounds(fromIndexed(withoutSpecks(dotted, whole)))).toEqual({ x: 8, y: 8, width: 6, height: 12 });
  expect(withoutSpecks(dotted, dotted)).toBe(dotted);
  expect([...withoutSpecks(whole, whole).indices]).toEqual([...whole.indices]);
});
