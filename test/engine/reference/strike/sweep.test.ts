import { describe, expect, test } from 'vitest';
import { at, blank, type Flat, opaqueRows, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { armWays } from '../../../../workers/engine/reference/strike/arm-blow.ts';
import type { SwingArm } from '../../../../workers/engine/reference/strike/arm-parts.ts';
import { blowsOfBody } from '../../../../workers/engine/reference/strike/body-ways.ts';
import type { Figure } from '../../../../workers/engine/reference/strike/figure.ts';
import { jawsOf } from '../../../../workers/engine/reference/strike/jaws.ts';
import type { StrikeRequest } from '../../../../workers/engine/reference/strike/request.ts';
import { swept } from '../../../../workers/engine/reference/strike/sweep.ts';
import { tonesOf } from '../../../../workers/engine/reference/strike/tones.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';
import { boyFacing } from './boy-facing.ts';

describe('somebody who faces the viewer and whose arms do not come off', () => {
  const figure = boyFacing();
  const request = {
    sprite: BOY,
    blow: 'any',
    joints: JOINTS,
    isFrontal: true,
    isFolk: true,
  } as unknown as StrikeRequest;
  const box = { x: 5, y: 1, width: 18, height: 20 };
  const strike = swept(figure, { left: 5, right: 23 }, 1);
  const { light, dim } = tonesOf(figure.picture, false);
  const isLit = (color: number): boolean => color === light || color === dim;
  const foreign = (flat: Flat, from: number, to: number): number =>
    flat.colors.filter(
      (c, i) => isLit(c) && c !== figure.picture.colors[i] && i % flat.width >= from && i % flat.width < to,
    ).length;

  test('strikes across: a crescent is seen before the body, from one side to the other', () => {
    const seen = [0.5, 0.571, 0.714].map((t) => toFlat(strike(t)));
    expect(seen.some((flat) => foreign(flat, 10, 16) >= 3)).toBe(true);
    const first = seen.find((flat) => foreign(flat, 0, flat.width) > 0)!;
    const last = seen.at(-1)!;
    const middleOf = (flat: Flat): number => {
      const xs = [...flat.colors].flatMap((c, i) =>
        isLit(c) && c !== figure.picture.colors[i] ? [i % flat.width] : [],
      );
      return xs.reduce((sum, x) => sum + x, 0) / xs.length;
    };
    expect(Math.abs(middleOf(last) - middleOf(first))).toBeGreaterThan(3);
  });

  test('stays on its feet, and ends as it began', () => {
    const { bottom } = opaqueRows(figure.picture);
    for (const t of [0.143, 0.286, 0.429, 0.571, 0.714, 0.857])
      expect(opaqueRows(toFlat(strike(t))).bottom).toBe(bottom);
    expect(toFlat(strike(1)).colors).toEqual(figure.picture.colors);
    expect(at(figure.picture, 9, 3)).toBeGreaterThan(0);
  });

  test('of a small one an arm is drawn: drawn back, then struck out beside the body with a hand of the skin', () => {
    const room = { left: 5, right: 5, top: 1, bottom: 3 };
    const [blow] = blowsOfBody(request, { ...figure, room } as Figure, box);
    const own = new Set(figure.picture.colors);
    const beyond = (t: number): readonly number[] => {
      const drawn = toFlat(blow!(t, true));
      return [...drawn.colors.keys()].filter((i) => drawn.colors[i]! >= 0 && figure.picture.colors[i]! < 0);
    };
    const farthest = (cells: readonly number[]): number => Math.max(...cells.map((i) => i % figure.picture.width));
    expect(beyond(0.6).length).toBeGreaterThan(6);
    expect(farthest(beyond(0.6))).toBeGreaterThan(farthest(beyond(0.36)) + 1);
    for (const t of [0.143, 0.36, 0.6, 0.857])
      expect([...toFlat(blow!(t, true)).colors].every((color) => own.has(color))).toBe(true);
  });

  test('an arm that hangs at its side is struck out beside the body, not back onto it', () => {
    const cells = [0, 1, 2, 3, 4, 5].map((k) => [0, k, 0xd0a080] as const);
    const piece = { cells, grip: { x: 14, y: 11 }, angle: Math.PI / 2, ahead: 5, behind: 0, half: 1 };
    const arm = { piece, side: 1, beyond: 0, free: 1, long: 5, body: blank(24, 24) } as unknown as SwingArm;
    const wide = { ...figure, canvas: { ...figure.canvas, right: 32 } };
    for (const { end } of armWays(arm, wide).slice(0, 2)) expect(Math.abs(end - 100)).toBeLessThan(20);
    expect(armWays(arm, wide).length).toBeGreaterThan(1);
  });
});

test('the jaws of a beast in profile open ahead of its eye, and what is no muzzle has none', () => {
  const rows = [
    '..........................', '...............#######....', '..............##########..', '..............####k######.', '..............############',
    '..............############', '....##########............', '...#################......', '..##################......', '..##################......',
    '..#################.......', '...##..##....##..##.......', '...##..##....##..##.......', '...##..##....##..##.......', '..........................',
  ]; // biome-ignore format: a picture
  const beast = toFlat(picture(rows, { '#': [190, 170, 120], k: [20, 16, 20] }));
  const quiet = { x: 0, y: 0, sure: 0 };
  const joints = new Proxy({}, { get: (_, name) => (/EYE/.test(String(name)) ? { x: 18.5, y: 3.5, sure: 0.9 } : quiet) }) as FoundJoints; // biome-ignore format: one line
  const jaws = jawsOf(beast, lineHabitOf(beast), joints, 1)!;
  expect(jaws(0).colors).toEqual(beast.colors);
  const open = jaws(1);
  const changed = [...open.colors.keys()].filter((i) => open.colors[i] !== beast.colors[i]);
  expect(changed.length).toBeGreaterThan(3);
  // Ahead of the eye alone, and below it.
  expect(changed.every((i) => i % 26 > 18 && Math.floor(i / 26) > 3)).toBe(true);
  expect(jawsOf(beast, lineHabitOf(beast), joints, -1)).toBeUndefined();
});
