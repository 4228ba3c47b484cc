import { expect, test } from 'vitest';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { ramp } from '../../../../src/pixels/ramp.ts';
import { coatOver } from '../../../../workers/engine/reference/edit/beast-coat.ts';
import { paintOn } from '../../../../workers/engine/reference/edit/paint.ts';
import { stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { inWinter } from '../../../../workers/engine/reference/edit/tones.ts';
import { capeOver } from '../../../../workers/engine/reference/edit/wear-on.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [20, 20, 24], s: [170, 120, 60], e: [40, 30, 90] } as const;
const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as FoundJoints;

const HOUND = picture(
  [
    '..........................',
    '....................kkk...',
    '...................kssskk.',
    'k..................ksesssk',
    'sk................kssssssk',
    'ksk.kkkkkkkkkkkkkkksssskk.',
    '.kskssssssssssssssssssk...',
    '..kssssssssssssssssssk....',
    '..kssssssssssssssssssk....',
    '..kssssssssssssssssssk....',
    '..kssskkkkkkkkkkksssk.....',
    '..kssk..........kssk......',
    '..kssk..........kssk......',
    '..kkkk..........kkkk......',
  ],
  COLORS,
);

test('a coat is about the trunk of a hound, behind its head and above its legs', () => {
  const flat = toFlat(HOUND);
  const stance = { ...stanceSeen(flat, UNSURE), axis: 21.5, headHalf: 3, facing: 1 as const, top: 1 };
  const coat = coatOver({ sprite: HOUND, joints: UNSURE, found: UNSURE, head: { stance } } as unknown as Subject, 'add a coat', ramp(hexToRgb('#e0c020'))); // biome-ignore format: one line
  const worn = toFlat(coat!);
  const changed = [...flat.colors.keys()].filter((i) => worn.colors[i] !== flat.colors[i]);
  expect(changed.length).toBeGreaterThan(25);
  for (const i of changed) {
    expect(i % 26).toBeLessThan(19);
    expect(Math.floor(i / 26)).toBeLessThan(11);
  }
});

test('a cape lies over the back of a hound, behind its head, and covers neither head nor legs', () => {
  const flat = toFlat(HOUND);
  const stance = { ...stanceSeen(flat, UNSURE), axis: 21.5, headHalf: 3, facing: 1 as const, top: 1 };
  const paint = paintOn({ sprite: HOUND, joints: UNSURE, found: UNSURE, head: { stance } } as unknown as Subject);
  capeOver(paint, ramp(hexToRgb('#c02020')));
  const worn = toFlat(paint.image());
  const changed = [...flat.colors.keys()].filter((i) => worn.colors[i] !== flat.colors[i]);
  expect(changed.length).toBeGreaterThan(30);
  for (const i of changed) {
    expect(i % 26).toBeLessThan(19);
    expect(Math.floor(i / 26)).toBeLessThan(11);
  }
});

test('snow lies on what is level, not on the sides of a round hood nor on a hand', () => {
  const hooded = picture(
    [
      '........kkkkkkkk........',
      '......kkssssssssk.......',
      '.....ksssssssssssk......',
      '....ksssssssssssssk.....',
      '....kssseeeeeessssk.....',
      '....kssseeeeeessssk.....',
      '....kssseeeeeessssk.....',
      '.....ksssssssssssk......',
      '......kssssssssk........',
      '....kkssssssssssk.......',
      '...ksssssssssssk........',
      '...ksssssssssssk........',
      '...ksssssssssssk........',
      '...ksssssssssssk........',
      '...kssssssssssssskkkkk..',
      '...kssssssssssssssssssk.',
      '...kskssssssssksssssssk.',
      '....k.kssssssk.kkkkkkk..',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssssssk..........',
      '......kssksssk..........',
      '......kssk.ksk..........',
      '......kssk.ksk..........',
      '......kkkk.kkk..........',
    ],
    COLORS,
  );
  const snowy = toFlat(inWinter(hooded, lineHabitOf(toFlat(hooded))));
  const white = [...snowy.colors.keys()].filter((i) => snowy.colors[i]! >= 0 && (snowy.colors[i]! & 255) > 220);
  expect(white.length).toBeGreaterThan(3);
  for (const i of white) expect(Math.floor(i / 24)).toBeLessThan(14);
  expect(white.some((i) => i % 24 > 17)).toBe(false);
});
