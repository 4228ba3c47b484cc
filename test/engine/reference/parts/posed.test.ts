import { expect, test } from 'vitest';
import { drawPerson } from '../../../../workers/engine/reference/parts/draw-person.ts';
import { isErect, isHigh, trunkBy } from '../../../../workers/engine/reference/parts/erect.ts';
import { at, type Flat, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { isPosed } from '../../../../workers/engine/reference/parts/posed.ts';
import { seeUpright } from '../../../../workers/engine/reference/parts/upright-person.ts';
import { boxes } from '../turn/figures.ts';
import { BOY, JOINTS, NOBODY } from './boy.ts';

const [SKIN, HAIR, SHIRT, LEGS] = [
  [230, 180, 140],
  [90, 50, 30],
  [60, 90, 170],
  [80, 60, 50],
] as const;

/** Somebody of 29 rows who holds both arms out by `reach` columns. */
const reaching = (reach: number): Flat => {
  const arm = (x: number) => [x, 14, reach, 3, SHIRT] as const;
  const hand = (x: number) => [x, 14, 2, 3, SKIN] as const;
  const head = [[15, 3, 10, 10, SKIN], [15, 2, 10, 3, HAIR], [17, 7, 1, 2, LEGS], [22, 7, 1, 2, LEGS]] as const; // biome-ignore format: rows
  const body = [[15, 13, 10, 9, SHIRT], [15, 22, 4, 9, LEGS], [21, 22, 4, 9, LEGS]] as const; // biome-ignore format: rows
  return toFlat(boxes([...head, ...body, arm(15 - reach), arm(25), hand(13 - reach), hand(25 + reach)], 40));
};

const row = (flat: Flat, y: number): number[] =>
  Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) >= 0);

test('from aside arms that are held out stay, the far half of the body is narrower, and the face looks to the side', () => {
  const figure = reaching(5);
  const person = seeUpright(figure, NOBODY)!;
  expect(isPosed(person)).toBe(true);
  const [east, west] = [drawPerson(person, 90), drawPerson(person, 270)];
  const chest = row(figure, 19).length;
  for (const side of [east, west]) {
    expect(row(side, 19).length).toBeLessThan(0.8 * chest);
    // Both hands are there, at the ends of their arms.
    const reach = row(side, 15);
    expect([at(side, reach[0]!, 15), at(side, reach.at(-1)!, 15)]).toEqual([0xe6b48c, 0xe6b48c]);
    expect(reach.length).toBe(reach.at(-1)! - reach[0]! + 1);
  }
  expect(at(east, row(east, 10)[0]!, 10)).toBe(0x5a321e);
  expect(at(west, row(west, 10).at(-1)!, 10)).toBe(0x5a321e);
});

test('who stands with hanging arms is turned by widths', () => {
  expect(isPosed(seeUpright(reaching(2), NOBODY)!)).toBe(false);
});

test('hips below the neck are of who stands upright, hips beside it of a beast', () => {
  expect(isErect(JOINTS)).toBe(true);
  expect(isErect(NOBODY)).toBe(false);
  const hip = { x: 19, y: 12, sure: 0.95 };
  const beast: FoundJoints = { ...JOINTS, 'LEFT HIP': hip, 'RIGHT HIP': hip };
  expect(isErect(beast)).toBe(false);
  expect(trunkBy(toFlat(BOY), JOINTS)!.axis).toBeCloseTo(10.67, 1);
  expect(trunkBy(toFlat(BOY), beast)).toBeUndefined();
});

test('a figure that is hardly longer than high is on no four legs', () => {
  expect(isHigh(toFlat(boxes([[2, 4, 20, 19, SHIRT]], 32)))).toBe(true);
  expect(isHigh(toFlat(boxes([[2, 4, 20, 15, SHIRT]], 32)))).toBe(false);
});
