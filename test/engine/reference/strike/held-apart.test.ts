import { describe, expect, test } from 'vitest';
import { cloneImage, type Rgba } from '../../../../src/pixels/index.ts';
import { areClean, STRETCHED } from '../../../../workers/engine/reference/lift/clean.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { Person } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { effectOn } from '../../../../workers/engine/reference/strike/effect-layer.ts';
import type { Figure } from '../../../../workers/engine/reference/strike/figure.ts';
import { armsByJoints } from '../../../../workers/engine/reference/strike/find-arm.ts';
import { cutFrom } from '../../../../workers/engine/reference/strike/heal.ts';
import { isPartOfMore } from '../../../../workers/engine/reference/strike/held-thing.ts';
import { cast, isSteel, staffTip } from '../../../../workers/engine/reference/strike/shoot.ts';
import { figureOf } from '../../../../workers/engine/reference/strike/strike-frames.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, COLORS, JOINTS } from '../parts/boy.ts';
import { boyFacing } from './boy-facing.ts';

/** Parts of somebody 20 pixels high whose head ends at row 8, with some held pixels on screen left. */
function holder(rows: readonly string[]): Person {
  const empty = toFlat(
    picture(
      rows.map((row) => '.'.repeat(row.length)),
      COLORS,
    ),
  );
  const held = [toFlat(picture(rows, COLORS)), empty];
  return { held, arms: [empty, empty], neck: 8, axis: 10, head: { half: 3 } } as unknown as Person;
}
const at = (column: number, wide: number): string =>
  '.'.repeat(column) + 'g'.repeat(wide) + '.'.repeat(20 - column - wide);
const rowsOf = (draw: (y: number) => string | undefined): string[] =>
  Array.from({ length: 20 }, (_, y) => draw(y) ?? '.'.repeat(20));

describe('the tip of a staff', () => {
  test('is the upper end of a thin thing that goes on from the hand to above the neck', () => {
    const staff = holder(rowsOf((y) => (y >= 2 && y <= 18 ? at(3, 1) : undefined)));
    expect(staffTip(staff, 20, 0.6)).toMatchObject({ x: 3, y: 2 });
  });

  test.each([
    ['an ear above and a hand below', rowsOf((y) => (y < 4 || y > 12 ? at(3, 2) : undefined))],
    ['a wide sleeve', rowsOf((y) => (y >= 2 && y <= 18 ? at(1, 6) : undefined))],
    ['what ends at the neck', rowsOf((y) => (y >= 7 ? at(3, 1) : undefined))],
  ])('is not that of %s', (_what, rows) => {
    expect(staffTip(holder(rows), 20, 0.55)).toBeUndefined();
  });
});

test('a spell is drawn without its light where it is plain', () => {
  const flat = toFlat(BOY);
  const figure = boyFacing();
  const strike = cast(figure, { grip: { x: 21, y: 13 }, angle: -Math.PI / 2, ahead: 8, behind: 0 });
  const colors = (isPlain: boolean): number => new Set(toFlat(strike(0.4, isPlain)).colors).size;
  expect(colors(true)).toBeLessThanOrEqual(new Set(flat.colors).size);
  expect(toFlat(strike(0.4, true)).colors).not.toEqual(toFlat(strike(0.4)).colors);
});

test('a limb that is held off the body is no tear', () => {
  const body = Array.from({ length: 12 }, () => '....pppppp..........');
  const hanging = picture([...body.map((row, y) => (y > 1 && y < 9 ? `..ss${row.slice(4)}` : row))], COLORS);
  const out = picture([...body.map((row, y) => (y > 1 && y < 4 ? `${row.slice(0, 10)}sssssss...` : row))], COLORS);
  expect(areClean(hanging, [out])).toBe(false);
  expect(areClean(hanging, [out], STRETCHED)).toBe(true);
});

test('where an arm is cut off small pieces elsewhere stay', () => {
  const sprite = picture(
    [
      'p..................p',
      '....................',
      ...Array.from({ length: 10 }, () => '....ssssssssss......'),
      ...Array.from({ length: 4 }, () => '....pppppppppp......'),
    ],
    COLORS,
  );
  const flat = toFlat(sprite);
  const core = new Uint8Array(flat.colors.length);
  for (let y = 3; y < 9; y++) for (const x of [4, 5]) core[y * flat.width + x] = 1;
  const body = cutFrom({ picture: flat, line: lineHabitOf(flat) }, core, core);
  expect([body.colors[0], body.colors[flat.width - 1]]).toEqual([flat.colors[0], flat.colors[flat.width - 1]]);
  expect(body.colors[5 * flat.width + 4]).toBe(-1);
});

test.each([
  ['a prong', COLORS.g, true],
  ['a crystal', COLORS.s, false],
])('%s at the end of a pole tells whether spells leave it', (_what, tip, is) => {
  const rows = ['..xxx..', '..xxx..', '..xxx..', ...Array.from({ length: 17 }, () => '...p...')];
  const line = lineHabitOf(toFlat(picture(rows, { x: tip, p: COLORS.p })));
  expect(
    isSteel(
      { line: { ...line, isLined: false, figure: toFlat(picture(rows, { x: tip, p: COLORS.p })) }, height: 20 },
      { x: 3, y: 0 },
    ),
  ).toBe(is);
});

test('what hangs beside a hand in the colours of the body is not held', () => {
  const tailed = cloneImage(BOY);
  for (let i = 0; i < tailed.data.length; i += 4)
    if (COLORS.g.every((v, k) => tailed.data[i + k] === v)) tailed.data.set(COLORS.s, i);
  const armed = (sprite: Rgba): boolean => {
    const request = {
      sprite,
      margin: 0,
      direction: 'south',
      blow: 'any',
      joints: JOINTS,
      hasLimbs: true,
      size: 1,
    } as const;
    return armsByJoints(figureOf(request).figure, JOINTS).some(({ isArmed }) => isArmed);
  };
  expect(armed(BOY)).toBe(true);
  expect(armed(tailed)).toBe(false);
});

test('an effect of which a speck is left is not drawn', () => {
  const flat = toFlat(BOY);
  const canvas = { left: 0, top: 0, right: flat.width, bottom: flat.height };
  const drawn = (n: number): number => {
    const out = { ...flat, colors: new Int32Array(flat.colors.length).fill(-1) };
    const effect = effectOn({ picture: flat, canvas } as unknown as Figure);
    for (let x = 0; x < n; x++) effect.dot(x, 0, 0xffffff);
    effect.lay(out);
    return out.colors.reduce((sum, c) => sum + (c >= 0 ? 1 : 0), 0);
  };
  expect([1, 2, 3, 6].map(drawn)).toEqual([0, 0, 3, 6]);
});

test('a fork that would leave a prong before a helmet is part of more', () => {
  const FORK = { s: [90, 140, 60], m: [200, 30, 200] } as const;
  const rows = Array.from({ length: 24 }, (_, y) => (y < 4 ? '.m.mm...' : y < 18 ? '.m..ssss' : '....ssss'));
  const flat = toFlat(picture(rows, FORK));
  const maskOf = (upTo: number): Uint8Array =>
    Uint8Array.from(flat.colors, (color, i) => (color === 0xc81ec8 && i % 8 < upTo ? 1 : 0));
  const trunk = { axis: 6, half: 2.5, top: 0, neck: 5, floor: 24 };
  expect(isPartOfMore(flat, { mask: maskOf(3), grip: { x: 1, y: 12 } }, trunk)).toBe(true);
  expect(isPartOfMore(flat, { mask: maskOf(8), grip: { x: 1, y: 12 } }, trunk)).toBe(false);
});
