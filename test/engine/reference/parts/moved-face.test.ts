import { describe, expect, it } from 'vitest';
import { JOINT_LABELS } from '../../../../src/domain/words.ts';
import { at, blank, eachPixel, type Flat, put } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { movedFace } from '../../../../workers/engine/reference/parts/moved-face.ts';

const UNSURE = Object.fromEntries(JOINT_LABELS.map((label) => [label, { x: 0, y: 0, sure: 0 }])) as FoundJoints;
const [DOWN, EYE, BEAK] = [0xe8c030, 0x101010, 0xd04820];

/** A chick that spreads its wings: round head and body, two eyes and a beak between them. */
function chick(hasFace = true): Flat {
  const flat = blank(40, 40);
  const disc = (cx: number, cy: number, rx: number, ry: number): void => {
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 40; x++)
        if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 <= 1) put(flat, x, y, DOWN);
  };
  disc(20, 12, 8, 8);
  disc(20, 26, 10, 9);
  disc(8, 22, 6, 2);
  disc(32, 22, 6, 2);
  if (!hasFace) return flat;
  for (const x of [16, 23]) put(flat, x, 11, EYE);
  for (const x of [18, 19, 20, 21]) for (const y of [13, 14]) put(flat, x, y, BEAK);
  return flat;
}

const middleOf = (flat: Flat, color: number): number => {
  const xs: number[] = [];
  eachPixel(flat, (x, _y, c) => {
    if (c === color) xs.push(x + 0.5);
  });
  return xs.reduce((a, b) => a + b, 0) / xs.length;
};

describe('who faces the viewer without parts', () => {
  const flat = chick();
  const draw = movedFace(flat, lineHabitOf(flat), 20, UNSURE)!;

  it('looks to the side that it is turned to, eyes and beak together', () => {
    for (const yaw of [45, 90]) {
      expect(middleOf(draw(yaw), BEAK)).toBeGreaterThan(21);
      expect(middleOf(draw(-yaw), BEAK)).toBeLessThan(19);
    }
  });

  it('shows no face from behind', () => {
    for (const yaw of [135, 180, 225])
      eachPixel(draw(yaw), (_x, _y, color) => expect([EYE, BEAK]).not.toContain(color));
  });

  it('keeps its body whole: every row is one piece as in the picture', () => {
    for (let y = 4; y < 35; y++) {
      const row = Array.from({ length: 40 }, (_, x) => at(draw(90), x, y) >= 0);
      expect(row.filter((is, x) => is && !row[x - 1]).length).toBeLessThanOrEqual(1);
    }
  });

  it('is not turned where nothing shows its front', () => {
    const blind = chick(false);
    expect(movedFace(blind, lineHabitOf(blind), 20, UNSURE)).toBeUndefined();
  });
});
