import { describe, expect, it } from 'vitest';
import { seeBlob } from '../../../../workers/engine/reference/parts/blob.ts';
import { at, blank, type Flat, put } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { thingTurned } from '../../../../workers/engine/reference/parts/thing/index.ts';

type Fill = readonly [x: number, y: number, w: number, h: number, color: number];

function drawn(fills: readonly Fill[], width = 32, height = 32): Flat {
  const flat = blank(width, height);
  for (const [x, y, w, h, color] of fills)
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
  return flat;
}
const columns = (flat: Flat): number[] => [...flat.colors].flatMap((c, i) => (c >= 0 ? [i % flat.width] : []));
const wideOf = (flat: Flat): number => Math.max(...columns(flat)) + 1 - Math.min(...columns(flat));
const count = (flat: Flat, color: number): number => flat.colors.filter((c) => c === color).length;

const [WOOD, IRON, LOCK, STEEL, GRIP, PANE, WHEEL] = [
  0xa06830, 0x505868, 0xf0d040, 0xc8d0d8, 0x704020, 0x60c0f0, 0x181420,
];

describe('things from other sides', () => {
  it('a box has its lock in front alone, and two faces half turned', () => {
    const chest = drawn([
      [6, 10, 20, 14, WOOD],
      [6, 14, 20, 2, IRON],
      [14, 14, 4, 5, LOCK],
    ]);
    const turn = thingTurned(chest, 'box');
    expect(count(turn(0), LOCK)).toBe(20);
    for (const yaw of [90, 180, 270]) expect(count(turn(yaw), LOCK)).toBe(0);
    expect(count(turn(45), LOCK)).toBeGreaterThan(0);
    expect(wideOf(turn(180))).toBe(20);
    // Between the faces its top is seen: nowhere is it lower than at its sides.
    const topOf = (x: number): number => Array.from({ length: 32 }, (_, y) => y).find((y) => at(turn(45), x, y) >= 0)!;
    const [first, last] = [Math.min(...columns(turn(45))), Math.max(...columns(turn(45)))];
    for (let x = first + 1; x < last; x++) expect(topOf(x)).toBeLessThanOrEqual(Math.max(topOf(first), topOf(last)));
    // What looks to the right shows its lock on the right.
    const middle = (columns(turn(45)).reduce((a, b) => a + b, 0) + 0.5) / columns(turn(45)).length;
    const locks = [...turn(45).colors].flatMap((c, i) => (c === LOCK ? [i % 32] : []));
    expect(locks.reduce((a, b) => a + b, 0) / locks.length).toBeGreaterThan(middle);
  });

  it('a blade is thin from its edge, as long as it was, and the same blade from behind', () => {
    const sword = drawn([
      [13, 3, 6, 18, STEEL],
      [9, 21, 14, 2, IRON],
      [14, 23, 4, 6, GRIP],
    ]);
    const turn = thingTurned(sword, 'flat');
    expect(wideOf(turn(90))).toBeLessThanOrEqual(5);
    for (let y = 3; y < 29; y++) expect(columns(turn(90)).length).toBeGreaterThan(25);
    expect(turn(180).colors).toEqual(sword.colors);
    expect(wideOf(turn(45))).toBeLessThan(wideOf(sword));
  });

  it('what is round is the same from all sides; what leans, leans to the other side from behind', () => {
    const tree = drawn([
      [8, 4, 16, 14, 0x308040],
      [10, 6, 3, 3, 0x60b050],
      [14, 18, 4, 10, WOOD],
    ]);
    for (const yaw of [45, 90, 135, 180]) expect(thingTurned(tree, 'round')(yaw).colors).toEqual(tree.colors);
    const leaning = drawn(Array.from({ length: 20 }, (_, i): Fill => [4 + i, 24 - i, 5, 2, WOOD]));
    const behind = thingTurned(leaning, 'round')(180);
    expect(at(behind, 5, 6)).toBe(WOOD);
    expect(at(leaning, 5, 6)).toBe(-1);
  });

  it('a vehicle drawn from its side stands on two wheels from ahead, with a pane above, narrower than long', () => {
    const van = drawn([
      [2, 8, 28, 14, LOCK],
      [3, 10, 8, 5, PANE],
      [5, 20, 5, 5, WHEEL],
      [22, 20, 5, 5, WHEEL],
    ]);
    const turn = thingTurned(van, 'left');
    const [ahead, behind] = [turn(0), turn(180)];
    expect(wideOf(ahead)).toBeLessThan(0.75 * wideOf(van));
    expect(count(ahead, PANE)).toBeGreaterThan(0);
    expect(count(behind, PANE)).toBe(0);
    const floor = [...ahead.colors.subarray(24 * 32, 25 * 32)].map((c) => c >= 0);
    expect(floor.filter((isIn, x) => isIn && !floor[x - 1]).length).toBe(2);
    expect(turn(270).colors).toEqual(van.colors);
  });
});

describe('balls', () => {
  /** A ball with spots of three by three pixels, by their upper left corners. */
  const ball = (spots: readonly (readonly [number, number])[]): Flat => {
    const flat = blank(32, 32);
    for (let y = 2; y < 30; y++)
      for (let x = 2; x < 30; x++) if (Math.hypot(x - 15.5, y - 15.5) <= 14) put(flat, x, y, 0xd09090);
    for (const [x, y] of spots)
      for (let v = y; v < y + 3; v++) for (let u = x; u < x + 3; u++) put(flat, u, v, 0x101010);
    return flat;
  };
  it('have a face that moves where there are two eyes and a mouth, none where spots are all over', () => {
    const face = ball([
      [9, 10],
      [20, 10],
      [14, 19],
    ]);
    const spotted = ball([7, 14, 21].flatMap((x) => [6, 13, 20].map((y) => [x, y] as const)));
    expect(seeBlob(face, lineHabitOf(face), 16)).toBeDefined();
    expect(seeBlob(spotted, lineHabitOf(spotted), 16)).toBeUndefined();
  });
});
