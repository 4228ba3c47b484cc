import { expect, test } from 'vitest';
import { darkEyesAside } from '../../../../workers/engine/reference/parts/dark-eyes.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { poleOf } from '../../../../workers/engine/reference/parts/pole.ts';
import { isSteel, shot } from '../../../../workers/engine/reference/strike/shoot.ts';
import type { Weapon } from '../../../../workers/engine/reference/strike/types.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { boyFacing } from './boy-facing.ts';

const COLORS = { k: [20, 16, 28], s: [90, 140, 60], r: [170, 20, 20], b: [90, 60, 20] } as const;

test('a bow has its string drawn, and its arrow leaves it', () => {
  const figure = boyFacing();
  const bow = { grip: { x: 20, y: 13 }, angle: -Math.PI / 2, ahead: 8, behind: 6 } as unknown as Weapon;
  const strike = shot(figure, bow);
  const changed = (t: number): number[] => {
    const [drawn, plain] = [toFlat(strike(t)), toFlat(strike(t, true))];
    return [...plain.colors.keys()].filter((i) => drawn.colors[i] !== plain.colors[i]).map((i) => Math.floor(i / 24));
  };
  // From one end of the bow to the other while it is drawn; an arrow alone when it was let go.
  expect(Math.max(...changed(0.4)) - Math.min(...changed(0.4))).toBeGreaterThan(8);
  expect(Math.max(0, ...changed(0.55)) - Math.min(99, ...changed(0.55))).toBeLessThan(5);
});

test('a black spot within a hide is an eye, a line at its rim is none', () => {
  const beast = ['.kkkkkkkkkkkkk..', 'ksssssssssssssk.', 'ksksssssssssssk.', 'ksssssssssssssk.', '.kkkkkkkkkkkkk..'];
  expect(darkEyesAside(toFlat(picture(beast, COLORS)))).toBeLessThan(-0.3);
  expect(
    darkEyesAside(
      toFlat(
        picture(
          [...beast].map((row) => row.replace('sks', 'sss')),
          COLORS,
        ),
      ),
    ),
  ).toBeUndefined();
});

test('a staff that is red above and brown below, lighter on one side, is one pole', () => {
  const staff = Array.from({ length: 20 }, (_, y) => (y < 9 ? (y % 2 ? 'krrk' : 'krbk') : 'kbbk'));
  const body = Array.from({ length: 20 }, (_, y) => (y === 0 || y === 19 ? '.kkkkkkk.' : '.ksssssk.'));
  const rows = staff.map((row, y) => `.${row}${y > 11 && y < 15 ? 'sssssss' : '.......'}${body[y]}...`);
  const flat = toFlat(picture(rows, COLORS));
  const pole = poleOf(flat, lineHabitOf(flat).colors);
  expect(pole?.x).toBeLessThan(5);
});

test('the head of an axe that hangs beside its shaft is steel, a knob of wood is none', () => {
  const tones = { ...COLORS, g: [150, 150, 160], d: [96, 96, 104] } as const;
  const rows = (head: string): string[] =>
    Array.from({ length: 24 }, (_, y) => (y < 6 ? `.${head}b${'.'.repeat(20)}` : `....b${'.'.repeat(20)}`));
  const steel = (head: string): boolean => {
    const line = lineHabitOf(toFlat(picture(rows(head), tones)));
    return isSteel({ line, height: 24 }, { x: 4, y: 0 });
  };
  expect(steel('ggd')).toBe(true);
  expect(steel('bbb')).toBe(false);
});
