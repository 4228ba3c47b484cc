import { expect, test } from 'vitest';
import { drawShape } from '../../../../workers/engine/reference/edit/draw-shape.ts';
import { shieldHeld } from '../../../../workers/engine/reference/edit/held.ts';
import { stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import type { BriefPart } from '../../../../workers/engine/types.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [20, 20, 24], s: [230, 180, 140], h: [90, 60, 40], b: [60, 90, 170] } as const;
const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as FoundJoints;

test('of who is mostly head a cape is seen at both sides of the little body', () => {
  const rows = [
    ...Array.from({ length: 8 }, () => '.'.repeat(26)),
    '.........kkkkkkkk.........',
    '.......kkhhhhhhhhkk.......',
    '......khhhhhhhhhhhhk......',
    '......khhhhhhhhhhhhk......',
    '......khssssssssssk.......',
    '......khsskssssksshk......',
    '......khsskssssksshk......',
    '......khsssssssssshk......',
    '.......kssssssssssk.......',
    '........kkkkkkkkkk........',
    '.......ksbbbbbbbbsk.......',
    '.......ksbbbbbbbbsk.......',
    '........kbbkkkkbbk........',
    '........kkk....kkk........',
    '.'.repeat(26),
  ];
  const sprite = picture(rows, COLORS);
  const flat = toFlat(sprite);
  const seen = stanceSeen(flat, UNSURE);
  const stance = { ...seen, axis: 13, top: 8, chin: 17, headHalf: 6, trunk: 13, trunkHalf: 4, facing: 0 as const };
  const part = { piece: 'cape', colour: '#c02020' } as unknown as BriefPart;
  const shape = drawShape({
    ...{ size: sprite, stance: { ...stance, isUpright: true, isLong: false }, line: lineHabitOf(flat) },
    ...{ person: undefined, part, slot: 'back', full: undefined },
  });
  const free = [...flat.colors.keys()].filter((i) => shape!.flat.colors[i]! >= 0 && flat.colors[i]! < 0);
  for (const side of [-1, 1])
    expect(free.filter((i) => ((i % 26) + 0.5 - 13) * side > 0).length).toBeGreaterThanOrEqual(3);
});

test('a broad filled thing on an arm is a shield, a sword is none', () => {
  const held = (rows: readonly string[]) => {
    const flat = toFlat(picture(rows, COLORS));
    const empty = { ...flat, colors: flat.colors.map(() => -1) };
    const layers = { held: [flat, empty], arms: [empty, empty], hands: [empty, empty] };
    const person = { ...layers, line: lineHabitOf(flat), top: 0, floor: 20, axis: 15, torsoHalf: 3 };
    return shieldHeld({ person, sprite: { width: flat.width } } as unknown as Subject) !== undefined;
  };
  const rows = (row: (y: number) => string): string[] => Array.from({ length: 20 }, (_, y) => row(y).padEnd(20, '.'));
  expect(held(rows((y) => (y > 5 && y < 14 ? '..bbbbbb' : '')))).toBe(true);
  expect(held(rows((y) => (y > 2 && y < 16 ? '...b' : '')))).toBe(false);
});
