import { describe, expect, test } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/index.ts';
import { isFromAbove } from '../../../../workers/engine/reference/parts/evenness.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { glideFrames } from '../../../../workers/engine/reference/stride/index.ts';
import { findRaised, isOfItsOwn } from '../../../../workers/engine/reference/strike/find-raised.ts';
import { barrelOf, findMuzzle } from '../../../../workers/engine/reference/strike/muzzle.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { COLORS, JOINTS } from '../parts/boy.ts';

const TRUNK = { axis: 14, half: 4, top: 2, neck: 10, floor: 30 };

/** Somebody 28 rows high in one colour with what `more` sets; rows are of 30 columns. */
function somebody(more: (set: (y: number, from: number, to: number, color?: string) => void) => void) {
  const rows = Array.from({ length: 32 }, () => '.'.repeat(30));
  const set = (y: number, from: number, to: number, color = 's'): void => {
    rows[y] = rows[y]!.slice(0, from) + color.repeat(to - from) + rows[y]!.slice(to);
  };
  for (let y = 2; y < 10; y++) set(y, 10, 18);
  for (let y = 10; y < 30; y++) set(y, 9, 19);
  more(set);
  return toFlat(picture(rows, COLORS));
}

describe('what is held up beside a head', () => {
  test('is found to its fist though it is of the colours of the figure', () => {
    const figure = somebody((set) => {
      for (let y = 1; y < 5; y++) set(y, 1, 7);
      for (let y = 5; y < 12; y++) set(y, 4, 6);
      for (let y = 12; y < 16; y++) set(y, 3, 9);
    });
    const [axe, ...others] = findRaised(figure, lineHabitOf(figure), TRUNK);
    expect(others).toEqual([]);
    expect(axe!.grip.y).toBe(11);
    expect(axe!.cells).toHaveLength(4 * 6 + 7 * 2);
    expect(isOfItsOwn(lineHabitOf(figure), axe!, 28)).toBe(false);
  });

  test('is no tail that winds, and no ear', () => {
    const tail = somebody((set) => {
      for (let y = 1; y < 16; y++) set(y, 3 + Math.round(2.4 * Math.sin(y / 2)), 5 + Math.round(2.4 * Math.sin(y / 2)));
      for (let y = 16; y < 19; y++) set(y, 2, 10);
    });
    expect(findRaised(tail, lineHabitOf(tail), TRUNK)).toEqual([]);
    const ear = somebody((set) => {
      for (let y = 0; y < 6; y++) set(y, 6, 9);
      for (let y = 4; y < 6; y++) set(y, 6, 12);
    });
    expect(findRaised(ear, lineHabitOf(ear), TRUNK)).toEqual([]);
  });
});

describe('a machine seen from above', () => {
  const rows = [
    '......pppppppppppp..', '......pppppppppppp..', '......gggggggggggg..', '..kkkkgggkkkggggpp..', '..kkkkgggkkkggggpp..',
    '......gggggggggggg..', '......pppppppppppp..', '......pppppppppppp..',
  ]; // biome-ignore format: a picture
  const tank = picture(
    ['.'.repeat(20), '.'.repeat(20), ...rows.flatMap((row) => [row, row]), '.'.repeat(20), '.'.repeat(20)],
    COLORS,
  );

  test('is told by its halves, and drives as it is', () => {
    expect(isFromAbove(toFlat(tank))).toBe(true);
    const box = opaqueBounds(tank)!;
    const frames = glideFrames(tank, 8);
    expect(new Set(frames.map(({ data }) => data.join())).size).toBeGreaterThan(3);
    for (const frame of frames) expect(opaqueBounds(frame)).toMatchObject({ width: box.width, height: box.height });
  });

  test('fires from its barrel', () => {
    const flat = toFlat(tank);
    expect(findMuzzle(flat, lineHabitOf(flat), 2, 16, true)).toMatchObject({ x: 2, side: -1, wide: 4 });
    // A spear ends in a point, and what is of skin is an arm.
    const held = (tip: string) =>
      somebody((set) => {
        for (let x = 19; x < 28; x++) for (let y = 14; y < 17; y++) set(y, x, x + 1, tip);
      });
    const gun = held('k');
    expect(findMuzzle(gun, { ...lineHabitOf(gun), figure: gun }, 2, 28, false)).toMatchObject({
      x: 27,
      y: 15,
      side: 1,
    });
    const arm = held('s');
    expect(findMuzzle(arm, { ...lineHabitOf(arm), figure: arm }, 2, 28, false)).toBeUndefined();
  });

  test('no tail of a beast is a barrel', () => {
    const goose = somebody((set) => {
      for (let x = 19; x < 28; x++) for (let y = 14; y < 17; y++) set(y, x, x + 1, 'k');
      for (let y = 20; y < 30; y++) set(y, 9, 16, '.');
    });
    const figure = { picture: goose, line: { ...lineHabitOf(goose), figure: goose }, trunk: TRUNK, height: 28 };
    const gun = (blow: string, ahead: number) =>
      barrelOf({ blow, joints: JOINTS } as never, { ...figure, ahead: { x: ahead, y: 0 } } as never);
    expect(gun('any', 0)).toBeUndefined();
    expect(gun('shoot', -1)).toBeUndefined();
    expect(gun('shoot', 1)).toMatchObject({ side: 1 });
  });
});
