import { describe, expect, test } from 'vitest';
import { eyesInHood } from '../../../../workers/engine/reference/edit/eyes.ts';
import { weaponOf } from '../../../../workers/engine/reference/edit/held.ts';
import { hangsBeside } from '../../../../workers/engine/reference/edit/lay.ts';
import { regionSeen } from '../../../../workers/engine/reference/edit/regions.ts';
import { type Stance, stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { snowedOn } from '../../../../workers/engine/reference/edit/tones.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const COLORS = { d: [40, 30, 50], g: [90, 110, 90], w: [220, 220, 230], b: [60, 90, 160], c: [180, 40, 40] } as const;
const stance = (over: Partial<Stance>): Stance => ({
  ...stanceSeen(toFlat(BOY), JOINTS),
  ...over,
});

test('a sword is all of it that a hand holds', () => {
  const line = lineHabitOf(toFlat(BOY));
  const subject = { sprite: BOY, person: undefined, joints: JOINTS, found: JOINTS } as unknown as Subject;
  const weapon = weaponOf(subject, line, stanceSeen(toFlat(BOY), JOINTS))!;
  // The blade from row 6 to row 14, but where the hand closes round it, and nothing of the hand at column 19.
  const cells = weapon.cells.map(([dx, dy]) => [weapon.grip.x + dx, weapon.grip.y + dy]);
  expect(cells.filter(([x, y]) => x === 21 && y! >= 6 && y! <= 14)).toHaveLength(8);
  expect(cells.filter(([x]) => x! < 20)).toEqual([]);
});

describe('a cape', () => {
  const body = toFlat(picture(['..bbbb..', '..bbbb..', '..bbbb..', 'bbbbbbbb', 'bbbbbbbb'], COLORS));
  const behind = (rows: readonly string[]) =>
    ({ flat: toFlat(picture([...rows], COLORS)), behind: true }) as unknown as Parameters<typeof hangsBeside>[0];
  const front = stance({ facing: 0, trunk: 4 });

  test('that is seen on both sides of a body hangs from its shoulders', () => {
    expect(hangsBeside(behind(['.cccccc.', '.cccccc.', 'cccccccc', '........', '........']), body, front)).toBe(true);
  });

  test('of which two ends alone are seen, or one side, would look like bags', () => {
    const narrow = ['..cccc..', '..cccc..', 'cccccccc', '.cccccc.', '.cccccc.'];
    expect(hangsBeside(behind(narrow), body, front)).toBe(false);
    expect(hangsBeside(behind(['cccccc..', 'cccccc..', 'cccccc..', '........', '........']), body, front)).toBe(false);
  });
});

test('clothes of who is green are not the skin, which face and hands share', () => {
  const undead = picture(
    [
      '...gggg...',
      '...gggg...',
      '...gggg...',
      '...gggg...',
      '.gwwwwwwg.',
      '.gwwwwwwg.',
      '.gwwwwwwg.',
      'gg.wwww.gg',
      'gg.wwww.gg',
      '...bbbb...',
      '...b..b...',
      '...b..b...',
    ],
    COLORS,
  );
  const flat = toFlat(undead);
  const line = lineHabitOf(flat);
  const rows = { axis: 5, trunk: 5, trunkHalf: 2.5, headHalf: 2, top: 0, chin: 4, hip: 9, floor: 12 };
  const green = (90 << 16) | (110 << 8) | 90;
  const countGreen = (hands?: readonly { x: number; y: number }[]): number =>
    [...regionSeen(line.figure, line.colors, { ...rows, ...(hands ? { hands } : {}) }, 'torso')!.entries()].filter(
      ([i, v]) => v && flat.colors[i] === green,
    ).length;
  expect(countGreen()).toBeGreaterThan(0);
  expect(countGreen([{ x: 0, y: 8 }, { x: 9, y: 8 }])).toBe(0); // biome-ignore format: two hands
});

test('snow lies on a head and no fist', () => {
  const rows = Array.from({ length: 30 }, (_, y) =>
    y < 8 ? '...bbbbbbbb....' : y < 12 ? '...bbbbbbbb.bbb' : y < 20 ? '...bbbbbbbbbbbb' : '...bbb..bbb....',
  );
  const sprite = picture(rows, COLORS);
  const snowed = toFlat(snowedOn(sprite, lineHabitOf(toFlat(sprite)), undefined));
  const own = toFlat(sprite);
  const changed = [...own.colors.keys()].filter((i) => own.colors[i] !== snowed.colors[i]);
  expect(changed.filter((i) => i % 15 < 11).length).toBeGreaterThanOrEqual(8);
  expect(changed.filter((i) => i % 15 >= 12)).toEqual([]);
});

test('eyes that glow shine out of the shadow of a hood, and of no bright face', () => {
  const hood = (fill: string) =>
    toFlat(
      picture(
        Array.from({ length: 20 }, (_, y) => (y < 10 ? `bb${fill.repeat(6)}bb` : 'bbbbbbbbbb')),
        COLORS,
      ),
    );
  const place = stance({ axis: 5, headHalf: 4, top: 0, chin: 10, facing: 0 });
  const dark = hood('d');
  expect(eyesInHood(dark, lineHabitOf(dark), place).map((eye) => eye.length)).toEqual([1, 1]);
  const bright = hood('w');
  expect(eyesInHood(bright, lineHabitOf(bright), place)).toEqual([]);
});
