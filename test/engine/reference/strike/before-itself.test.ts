import { describe, expect, test } from 'vitest';
import { facesViewer } from '../../../../workers/engine/reference/parts/faces.ts';
import { copyOf, put, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { armBlow } from '../../../../workers/engine/reference/strike/arm-blow.ts';
import { isInRobe } from '../../../../workers/engine/reference/strike/body-ways.ts';
import { fistBefore } from '../../../../workers/engine/reference/strike/fist.ts';
import { isPartOfMore } from '../../../../workers/engine/reference/strike/held-thing.ts';
import type { StrikeRequest } from '../../../../workers/engine/reference/strike/request.ts';
import { cast } from '../../../../workers/engine/reference/strike/shoot.ts';
import { acrossFor } from '../../../../workers/engine/reference/strike/swing-ways.ts';
import type { Weapon } from '../../../../workers/engine/reference/strike/types.ts';
import { weaponOf } from '../../../../workers/engine/reference/strike/weapon.ts';
import { grownWhole } from '../../../../workers/engine/reference/strike/whole-thing.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { JOINTS } from '../parts/boy.ts';
import { boyFacing } from './boy-facing.ts';

describe('who faces the viewer', () => {
  test('has both shoulders beside the neck and the nose over it', () => {
    expect(facesViewer(JOINTS, 20)).toBe(true);
  });

  test.each([
    ['looks aside with its nose', { NOSE: { x: 15, y: 8, sure: 0.9 } }],
    ['shows one shoulder behind the other', { 'LEFT SHOULDER': { x: 8, y: 11.5, sure: 0.9 } }],
    ['is hardly seen at all', { NECK: { x: 10.5, y: 10.5, sure: 0.2 } }],
  ])('is not who %s', (_what, other) => {
    expect(facesViewer({ ...JOINTS, ...other } as FoundJoints, 20)).toBe(false);
  });
});

describe('an axe beside somebody in a cape', () => {
  const COLORS = { s: [90, 140, 60], c: [200, 200, 210], w: [120, 80, 40], a: [150, 160, 170] } as const;
  const axe = toFlat(
    picture(
      [
        '....................',
        'aaa.....ssss........',
        'aawa....ssss........',
        'aawa....ssss........',
        'aaw...ssssssss......',
        '..w..ssssssssss.....',
        '..w..ssssssssss.....',
        '..wssss.ssss.sss....',
        '..w.....ssss........',
        '..wccccssssssccccc..',
        '...ccccssssssccccc..',
        '...ccccss..ssccccc..',
        '...ccccss..ssccccc..',
        '...ccccss..ssccccc..',
      ],
      COLORS,
    ),
  );
  const trunk = { axis: 10, half: 2.5, top: 1, neck: 4, floor: 14 };
  const line = lineHabitOf(axe);
  /** Its handle alone, as a run through the hand finds it. */
  const core = Uint8Array.from(axe.colors, (c, i) => (c === ((120 << 16) | (80 << 8) | 40) && i % 20 === 2 ? 1 : 0));
  const handle = weaponOf(line, core, { x: 2, y: 7 }, -Math.PI / 2, 13);

  test('is all of it: its head runs on from the handle, the cape has its fellow on the other side', () => {
    const whole = grownWhole(line, handle, trunk)!;
    const cells = whole.cells.map(([dx, dy]) => `${2 + dx},${7 + dy}`);
    expect(cells).toEqual(expect.arrayContaining(['0,1', '1,4', '3,3']));
    expect(cells.filter((cell) => Number(cell.split(',')[1]) > 9)).toEqual([]);
    expect(isPartOfMore(line.figure, whole, trunk, true)).toBe(false);
  });
});

const sword = { grip: { x: 3, y: 12 }, angle: -Math.PI / 2, ahead: 9, behind: 1, cells: Array.from({ length: 9 }, (_, k) => [0, -k, 0x808080]) } as unknown as Weapon; // biome-ignore format: a row

test('what has no room beside its bearer comes down before the body, past the face', () => {
  const figure = boyFacing();
  const [way] = acrossFor(sword, figure);
  expect(way).toMatchObject({ side: 1, end: 90, isAcross: true });
  // Who looks aside has its foe there.
  expect(acrossFor(sword, { ...figure, ahead: { x: 1, y: 0 } })).toEqual([]);
});

test('the light of a staff bursts at its tip before who faces the viewer, and falls nowhere', () => {
  const figure = boyFacing();
  const strike = cast(figure, { ...sword, grip: { x: 3, y: 3 }, ahead: 0, behind: 0 });
  const lit = (t: number): number[] => {
    const [drawn, plain] = [toFlat(strike(t)), toFlat(strike(t, true))];
    return [...drawn.colors.keys()].filter((i) => drawn.colors[i] !== plain.colors[i]);
  };
  for (const t of [0.45, 0.55, 0.65, 0.8]) {
    expect(lit(t).length).toBeGreaterThan(2);
    for (const i of lit(t)) expect(Math.hypot((i % 24) - 3, Math.floor(i / 24) - 3)).toBeLessThan(10);
  }
});

test('a robe is of one cloth above the hips and below, a jacket over trousers is none', () => {
  const COLORS = { k: [20, 16, 28], f: [240, 190, 150], r: [150, 30, 40], w: [230, 230, 240] } as const;
  const clad = (below: string) => {
    const rows = Array.from({ length: 20 }, (_, y) =>
      y < 6 ? '...ffff...' : `..${(y < 12 ? 'r' : below).repeat(6)}..`,
    );
    const flat = toFlat(picture(rows, COLORS));
    const line = lineHabitOf(flat);
    const person = { line, axis: 5, torsoHalf: 3, top: 0, neck: 6, hip: 12, floor: 20, isRobed: true };
    return isInRobe({ person } as unknown as StrikeRequest, flat);
  };
  expect(clad('r')).toBe(true);
  expect(clad('w')).toBe(false);
});

test('a bare fist comes before the chest of who faces the viewer, in the tones of the hand, and hides no face', () => {
  const figure = boyFacing();
  const cells = Array.from({ length: 7 }, (_, k) => [0, k, k > 4 ? 0xc08040 : 0x3c78c8] as const);
  const piece = { grip: { x: 15, y: 12 }, angle: Math.PI / 2, ahead: 6, behind: 0, half: 0, cells, mask: new Uint8Array(0), colorAt: (s: number, p: number) => (p === 0 ? (cells[s]?.[2] ?? -1) : -1) }; // biome-ignore format: a row
  const arm = { side: 1, piece, body: figure.picture, long: 6, beyond: 0, free: 1, hand: { x: 15, y: 18 } } as const;
  const strike = armBlow(figure, [{ arm, way: { up: 42, end: 180, side: 1 } }], figure.picture);
  const fist = (t: number): number =>
    toFlat(strike(t, true)).colors.filter((color, i) => color === 0xc08040 && figure.picture.colors[i] !== color)
      .length;
  expect(fist(0.6)).toBeGreaterThan(fist(0.3));
  expect(strike.hides).toBeGreaterThan(0.1);
});

test('a fist has a shade of its kin where its hand has but one tone: its fingers are told apart', () => {
  const boy = boyFacing();
  const picture = copyOf(boy.picture);
  // A face in two tones.
  for (let x = 7; x < 12; x++) put(picture, x, 8, 0xa06a34);
  const figure = { ...boy, picture, height: 48 };
  const cells = Array.from({ length: 7 }, (_, k) => [0, k, k > 4 ? 0xc08040 : 0x3c78c8] as const);
  const piece = { grip: { x: 15, y: 12 }, angle: Math.PI / 2, ahead: 6, behind: 0, half: 0, cells };
  const out = copyOf(figure.picture);
  const arm = { side: 1, piece, hand: { x: 15, y: 18 } } as unknown as Parameters<typeof fistBefore>[1];
  const bent = { place: (x: number, y: number) => ({ x, y }) } as unknown as Parameters<typeof fistBefore>[2];
  fistBefore(figure, arm, bent, out, undefined, { light: 0xffffff, dim: 0xcccccc } as Parameters<typeof fistBefore>[5]);
  const drawn = [...out.colors].filter((color, i) => color !== figure.picture.colors[i]);
  expect(drawn.filter((color) => color === 0xc08040).length).toBeGreaterThan(8);
  expect(drawn.filter((color) => color === 0xa06a34).length).toBeGreaterThan(4);
});
