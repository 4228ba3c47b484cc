import { describe, expect, it } from 'vitest';
import { JOINT_LABELS } from '../../../../src/domain/words.ts';
import { behindOf } from '../../../../workers/engine/reference/parts/behind.ts';
import { blank, type Flat, put } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { lookingAside } from '../../../../workers/engine/reference/parts/whole.ts';

const [LINE, HIDE, SHADE, BELLY, STAIN, EYE] = [0x101010, 0x40a040, 0x308030, 0xf0f0d0, 0xc02020, 0x1010f0];
const UNSURE = Object.fromEntries(JOINT_LABELS.map((label) => [label, { x: 0, y: 0, sure: 0 }])) as FoundJoints;
const count = (flat: Flat, color: number): number => flat.colors.filter((c) => c === color).length;

/** A beast on its hind legs that looks to the left: its belly there, a stain amid its hide, a shaded back. */
function monster(): Flat {
  const flat = blank(32, 40);
  const fill = (x: number, y: number, w: number, h: number, color: number): void => {
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
  };
  fill(7, 3, 18, 34, LINE);
  fill(8, 4, 16, 32, HIDE);
  fill(20, 4, 4, 32, SHADE);
  fill(8, 16, 5, 12, BELLY);
  fill(15, 20, 2, 2, STAIN);
  for (const x of [10, 14]) put(flat, x, 9, EYE);
  return flat;
}

const EYES = [10, 14].map((x) => 9 * 32 + x);

describe('the back of who stands half turned', () => {
  const drawn = monster();
  const behind = behindOf(lineHabitOf(drawn).figure, lineHabitOf(drawn), 'left', EYES);

  it('has no eyes, no belly and no stains', () => {
    expect([EYE, BELLY, STAIN].map((color) => count(behind, color))).toEqual([0, 0, 0]);
  });

  it('keeps every pixel of its figure and the shade of its back', () => {
    const { figure } = lineHabitOf(drawn);
    expect([...behind.colors].map((c) => c >= 0)).toEqual([...figure.colors].map((c) => c >= 0));
    expect(count(behind, SHADE)).toBeGreaterThanOrEqual(count(figure, SHADE));
  });

  it('is as it was drawn from ahead, and faceless from behind', () => {
    const draw = lookingAside(drawn, lineHabitOf(drawn), 'left', UNSURE);
    expect(draw(0).colors).toEqual(drawn.colors);
    expect(count(draw(180), BELLY)).toBe(0);
  });
});
