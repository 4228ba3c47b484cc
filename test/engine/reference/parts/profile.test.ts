import { describe, expect, it } from 'vitest';
import { JOINT_LABELS } from '../../../../src/domain/words.ts';
import { at, blank, type Flat, mirrored, put } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { drawProfile, isFaced, seeProfile } from '../../../../workers/engine/reference/parts/profile/index.ts';
import { lookingAside } from '../../../../workers/engine/reference/parts/whole.ts';

const UNSURE = Object.fromEntries(JOINT_LABELS.map((label) => [label, { x: 0, y: 0, sure: 0 }])) as FoundJoints;
const [HIDE, LINE, EYE, NOSE, RUMP] = [0xa06830, 0x201008, 0xf8f8f0, 0xe04040, 0x3050a0];

/** A four-legged beast that looks to the right, its eye near its nose. */
function beast(): Flat {
  const flat = blank(32, 32);
  const fill = (x: number, y: number, w: number, h: number, color = HIDE): void => {
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
  };
  fill(5, 14, 18, 9);
  fill(5, 14, 8, 9, RUMP);
  fill(17, 9, 9, 9);
  fill(18, 6, 2, 3);
  fill(3, 10, 2, 6);
  for (const x of [6, 11, 15, 20]) fill(x, 23, 2, 5);
  const out = blank(32, 32);
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 32; x++) {
      const isIn = at(flat, x, y) >= 0;
      const beside = [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => dx * dy === 0 && at(flat, x + dx, y + dy) >= 0));
      if (isIn || beside) put(out, x, y, isIn ? at(flat, x, y) : LINE);
    }
  }
  put(out, 22, 12, EYE);
  put(out, 25, 14, NOSE);
  return out;
}

const count = (flat: Flat, color: number): number => flat.colors.filter((c) => c === color).length;
const columns = (flat: Flat): number[] => [...flat.colors].flatMap((c, i) => (c >= 0 ? [i % flat.width] : []));
const lengthOf = (flat: Flat): number => Math.max(...columns(flat)) + 1 - Math.min(...columns(flat));

describe('a beast drawn from its side', () => {
  const seen = seeProfile(beast(), UNSURE)!;

  it('looks to where its eye is', () => {
    expect(seen.facing).toBe('right');
    expect(seeProfile(mirrored(beast()), UNSURE)!.facing).toBe('left');
  });

  it('looks to where its nose and its hips tell, whatever spot is on its rump', () => {
    const flat = beast();
    put(flat, 22, 12, HIDE);
    put(flat, 8, 15, EYE);
    const signs: FoundJoints = { ...UNSURE, NOSE: { x: 25, y: 14, sure: 0.6 }, 'LEFT HIP': { x: 7, y: 18, sure: 0.6 } };
    const marked = seeProfile(flat, signs)!;
    expect(marked.facing).toBe('right');
    expect(marked.eye?.x ?? 31).toBeGreaterThan(15);
    // Where the signs are weak, the spot is its eye.
    expect(seeProfile(flat, UNSURE)!.facing).toBe('left');
  });

  it('has a face to be seen from ahead where its eye is in its head, not where the only mark is on its back', () => {
    expect(isFaced(seen)).toBe(true);
    const flat = beast();
    put(flat, 22, 12, HIDE);
    put(flat, 15, 16, EYE);
    expect(isFaced(seeProfile(flat, UNSURE, 'right')!)).toBe(false);
  });

  it('is as it is from that side, and its mirror image from the other', () => {
    expect(drawProfile(seen, 90).colors).toEqual(beast().colors);
    expect(drawProfile(seen, 270).colors).toEqual(mirrored(beast()).colors);
  });

  it('has two eyes from ahead, none from behind, one beside', () => {
    expect([0, 180, 90].map((yaw) => count(drawProfile(seen, yaw), EYE))).toEqual([2, 0, 1]);
    expect(count(drawProfile(seen, 135), EYE)).toBe(0);
  });

  it('is narrow and even from ahead and behind, and stands on two legs there', () => {
    for (const yaw of [0, 180]) {
      const flat = drawProfile(seen, yaw);
      expect(lengthOf(flat)).toBeLessThan(0.7 * lengthOf(beast()));
      const xs = columns(flat);
      const other = mirrored(flat, (Math.min(...xs) + Math.max(...xs) + 1) / 2);
      const unlike = [...other.colors].filter((c, i) => c >= 0 !== flat.colors[i]! >= 0).length;
      expect(unlike).toBeLessThan(0.06 * xs.length);
      const feet = [...flat.colors.subarray(27 * 32, 28 * 32)].map((c) => c === HIDE);
      expect(feet.filter((isFoot, x) => isFoot && !feet[x - 1]).length).toBe(2);
    }
  });

  it('is shorter where it is half turned', () => {
    for (const yaw of [45, 135, 225, 315]) expect(lengthOf(drawProfile(seen, yaw))).toBeLessThan(lengthOf(beast()));
  });
});

it('no hair grows over the head of a small beast that is seen from behind', () => {
  const [PINK, BROWN] = [0xf0b0a0, 0x804030];
  const flat = blank(32, 32);
  const fill = (x: number, y: number, w: number, h: number, color: number): void => {
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
  };
  fill(4, 12, 18, 9, BROWN);
  fill(17, 8, 10, 10, PINK);
  fill(16, 6, 10, 3, BROWN);
  for (const x of [6, 12, 17, 19]) fill(x, 20, 2, 5, BROWN);
  fill(22, 13, 2, 1, LINE);
  const back = lookingAside(flat, lineHabitOf(flat), 'right', UNSURE)(180);
  expect(count(back, LINE)).toBe(0);
  expect(count(back, PINK)).toBeGreaterThan(0.8 * count(flat, PINK));
});

it('what faces the viewer is no profile', () => {
  const flat = blank(24, 24);
  for (let y = 4; y < 20; y++) for (let x = 4; x < 20; x++) put(flat, x, y, HIDE);
  for (const x of [8, 15]) put(flat, x, 9, EYE);
  expect(seeProfile(flat, UNSURE)).toBeUndefined();
});

it('a fish without an eye looks to its thicker end', () => {
  const flat = blank(32, 24);
  for (let x = 4; x < 28; x++) {
    const half = x < 9 ? 1 : Math.round(5 * Math.sin((Math.PI * (x - 6)) / 26));
    for (let y = 12 - half; y < 12 + half; y++) put(flat, x, y, x < 15 ? RUMP : HIDE);
  }
  expect(seeProfile(flat, UNSURE)!.facing).toBe('right');
});

it('a bird whose long neck holds its eyes over its middle looks to where its head is', () => {
  const flat = blank(32, 36);
  const fill = (x: number, y: number, w: number, h: number, color = HIDE): void => {
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) put(flat, u, v, color);
  };
  fill(2, 18, 20, 9, RUMP);
  fill(13, 18, 9, 9);
  fill(14, 8, 3, 10, LINE);
  fill(10, 3, 7, 6, LINE);
  fill(17, 5, 4, 2, NOSE);
  for (const x of [8, 13]) fill(x, 27, 2, 7);
  const joints = { ...UNSURE };
  for (const [label, x] of [
    ['LEFT EYE', 13],
    ['RIGHT EYE', 15],
  ] as const)
    joints[label] = { x, y: 5, sure: 0.9 };
  expect(seeProfile(flat, joints)?.facing).toBe('right');
  // Told the side, nobody asks the picture.
  expect(seeProfile(flat, joints, 'left')?.facing).toBe('left');
});

it('is a profile with its eyes at one end, however even its body', () => {
  const flat = blank(32, 24);
  for (let x = 4; x < 28; x++)
    for (let y = 8; y < 20; y++) if (((x - 15.5) / 12) ** 2 + ((y - 13.5) / 6) ** 2 <= 1) put(flat, x, y, HIDE);
  for (const x of [21, 24]) put(flat, x, 12, LINE);
  const seen = seeProfile(flat, UNSURE)!;
  expect(seen.facing).toBe('right');
  // From ahead it is as wide as its height tells, no sliver and no copy.
  expect(lengthOf(drawProfile(seen, 0))).toBeGreaterThan(7);
  expect(lengthOf(drawProfile(seen, 0))).toBeLessThan(17);
});
