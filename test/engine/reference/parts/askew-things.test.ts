import { describe, expect, it } from 'vitest';
import { backOfRuns } from '../../../../workers/engine/reference/parts/back-of.ts';
import { at, blank, type Flat, put, toFlat, toImage } from '../../../../workers/engine/reference/parts/flat.ts';
import { halfAside } from '../../../../workers/engine/reference/parts/index.ts';
import type { Person } from '../../../../workers/engine/reference/parts/person-types.ts';
import { sleeveOf } from '../../../../workers/engine/reference/parts/side-arm.ts';

const [SKIN, ROBE, STAFF] = [0xe0a070, 0x3050c0, 0x704020];
const fill = (flat: Flat, x: number, y: number, w: number, h: number, color: number): void => {
  for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
};
const columnsWith = (flat: Flat, color: number): number[] =>
  Array.from({ length: flat.width }, (_, x) => x).filter((x) =>
    Array.from({ length: flat.height }, (_, y) => at(flat, x, y)).includes(color),
  );

describe('half turned', () => {
  const flat = blank(32, 32);
  fill(flat, 10, 4, 12, 26, ROBE);
  fill(flat, 24, 2, 3, 28, STAFF);
  fill(flat, 22, 14, 2, 2, SKIN);

  it('a body is narrower on its far half, and what a hand holds there keeps its width', () => {
    const turned = toFlat(halfAside(toImage(flat), 'right', 0.6, { axis: 16, half: 6 }));
    expect(columnsWith(turned, ROBE).length).toBe(10);
    expect(columnsWith(turned, STAFF).length).toBe(3);
    // The far hand still touches body and staff.
    expect(columnsWith(turned, SKIN)).toEqual([1, 2].map((d) => Math.max(...columnsWith(turned, ROBE)) + d));
  });

  it('without a trunk the whole far half is narrower', () => {
    const turned = toFlat(halfAside(toImage(flat), 'left', 0.5));
    expect(columnsWith(turned, STAFF).length).toBe(3);
    expect(columnsWith(turned, ROBE).length).toBeLessThan(10);
  });
});

it('a tunic between bare thighs is cloth from behind as well', () => {
  const figure = blank(16, 16);
  fill(figure, 4, 2, 8, 6, ROBE);
  fill(figure, 4, 8, 8, 4, SKIN);
  fill(figure, 6, 8, 4, 4, ROBE);
  const runs = Array.from({ length: 16 }, (_, y) => (y >= 2 && y < 12 ? { from: 4, to: 12 } : undefined));
  const back = backOfRuns(figure, runs, 2, 12, { colors: new Set<number>(), isLined: false }, 0.25, SKIN);
  expect([at(back, 7, 9), at(back, 4, 9)]).toEqual([ROBE, SKIN]);
});

describe('the arm of a person from aside', () => {
  const [figure, face, hand, none] = [blank(32, 40), blank(32, 40), blank(32, 40), blank(32, 40)];
  fill(figure, 10, 12, 12, 26, ROBE);
  fill(face, 12, 5, 8, 6, SKIN);
  fill(hand, 5, 24, 4, 4, SKIN);
  const runs = Array.from({ length: 40 }, (_, y) => (y >= 12 && y < 38 ? { from: 10, to: 22 } : undefined));
  const person = {
    ...{ axis: 16, top: 2, neck: 12, hip: 26, crotch: 38, floor: 38, picture: figure, back: figure },
    line: { figure, isLined: false, colors: new Set<number>(), draw: (flat: Flat) => flat, over: (c: number) => c },
    head: { runs: [], under: 2, half: 4, hair: none, face },
    ...{ torso: runs, torsoHalf: 6, isRobed: true, arms: [hand, none], held: [none, none] },
    ...{ cape: undefined, leg: undefined },
  } as unknown as Person;

  it('is a sleeve of the clothes that ends in one hand, where only the hand is seen beside them', () => {
    const { rows, top } = sleeveOf(person, 0);
    const skins = rows.filter((row) => row.includes(SKIN)).length;
    expect(top).toBe(13);
    expect([skins >= 1, skins <= 3]).toEqual([true, true]);
    expect(rows[0]).not.toContain(SKIN);
    expect(rows.at(-1)).toContain(SKIN);
  });

  it('has no colours of what the hand holds', () => {
    const staff = blank(32, 40);
    fill(staff, 6, 4, 1, 30, STAFF);
    const arm = blank(32, 40);
    fill(arm, 6, 13, 4, 14, ROBE);
    fill(arm, 6, 20, 2, 3, STAFF);
    const { rows } = sleeveOf({ ...person, arms: [arm, none], held: [staff, none] } as Person, 0);
    expect(rows.flat()).not.toContain(STAFF);
  });
});
