import { expect, test } from 'vitest';
import { bustOf } from '../../../../workers/engine/reference/edit/bust.ts';
import { headAtEnd, isPlain } from '../../../../workers/engine/reference/edit/end-head.ts';
import { headFound, needHead, upright } from '../../../../workers/engine/reference/edit/head-found.ts';
import { topOf } from '../../../../workers/engine/reference/edit/head-top.ts';
import { stanceOfPerson, stanceSeen, withNeckSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { type FoundJoints, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

/** A network that finds nothing. */
const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as FoundJoints;
const COLORS = { k: [20, 20, 24], s: [90, 150, 60], e: [250, 220, 40], m: [40, 70, 30] } as const;

const found = (image: Parameters<typeof toFlat>[0]) => {
  const flat = toFlat(image);
  return headFound(flat, undefined, UNSURE, stanceSeen(flat, UNSURE), lineHabitOf(flat).figure);
};

test('a person whose face was told has a sure head on a body', () => {
  const parting = takeApart(BOY, 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
  const flat = toFlat(BOY);
  const head = headFound(flat, parting.parts, JOINTS, stanceOfPerson(parting.parts), parting.parts.line.figure);
  expect(head).toMatchObject({ isSure: true, isBare: false, hasHands: true });
});

test('two eyes on what is as wide as high are those of a head without a body: no scarf, but a hat', () => {
  const head = found(
    picture(
      [
        '...kkkkkkkkk....',
        '..ksssssssssk...',
        '.ksssssssssssk..',
        '.ksssssssssssk..',
        '.ksssesssesssk..',
        '.ksssssssssssk..',
        '.kssssmmmssssk..',
        '.ksssssssssssk..',
        '.ksssssssssssk..',
        '..kkkkkkkkkkk...',
      ],
      COLORS,
    ),
  );
  expect(head).toMatchObject({ isSure: true, isBare: true, hasHands: false });
  expect(head.eyes.map((eye) => eye.length)).toEqual([1, 1]);
  expect(() => needHead(head, 'a hat', { isOnBody: false, isOnTop: true })).not.toThrow();
  expect(() => needHead(head, 'a red scarf', { isOnBody: true, isOnTop: false })).toThrow('head without a body');
});

test('a lump without eyes or neck has no head that is sure: a hat sits on its top, no scarf on a neck', () => {
  const head = found(picture(['...kkkkkk...', '..kssssssk..', '.kssssssssk.', 'kssssssssssk', 'kssssssssssk', '.kkkkkkkkkk.'], COLORS)); // biome-ignore format: a picture
  expect(head.isSure).toBe(false);
  expect(() => needHead(head, 'a hat', { isOnBody: false, isOnTop: true })).not.toThrow();
  expect(head.stance.axis).toBe(6);
  expect(() => needHead(head, 'a scarf', { isOnBody: true, isOnTop: false })).toThrow('no head was surely found');
});

test('a beast in profile has its head at the end that its dark eye is at, though no network sees it', () => {
  const COAT = { ...COLORS, k: [20, 20, 24], s: [170, 120, 60] } as const;
  const cat = picture(
    [
      '..................',
      '.kk............kk.',
      'kssk..........ksk.',
      'ksskkk.......ksk..',
      'skssskkkkkkkkkssk.',
      'sssssssssssssssk..',
      'kssksssssssssssk..',
      '.ksssssssssssssk..',
      '..ksssssssssssk...',
      '...ksskkkkkksk....',
      '...kssk...ksk.....',
      '...kkk....kk......',
    ].map((row, y) => (y === 5 ? row.replace('sss', 'sks') : row)),
    COAT,
  );
  const head = found(cat);
  expect(head.stance.facing).toBe(-1);
  expect(head.stance.axis).toBeLessThan(6);
  expect(() => needHead(head, 'a hat', { isOnBody: false, isOnTop: true })).not.toThrow();
});

test('joints of a figure on its head are not believed', () => {
  const at = (y: number) => ({ x: 6, y, sure: 0.9 });
  const turned = { ...JOINTS, NOSE: at(12), NECK: at(8), 'LEFT HIP': at(2), 'RIGHT HIP': at(2) };
  const flat = toFlat(BOY);
  expect(upright(JOINTS, flat)).toBe(JOINTS);
  expect(upright(turned, flat).NOSE.sure).toBe(0);
});

/** A helmet with both sides alike on a small body, seen from the front. */
const HELM = [
  '...kkkkkkkk...', '..kssssssssk..', '.kssssssssssk.', '.kssssssssssk.', '.ksskkkkkkssk.', '.kssskkkksssk.',
  '.ksssskkssssk.', '.ksssskkssssk.', '..kssssssssk..', '...kkkkkkkk...', '..kmmmmmmmmk..', '.kmmmmmmmmmmk.',
  '.kskmmmmmmksk.', '..kkmmkkmmkk..', '...kmmk.kmmk..', '...kkkk.kkkk..',
]; // biome-ignore format: a picture

test('what carries one thing over its trunk may wear a hat, though no face is seen; what raises another beside it may not', () => {
  const helm = found(picture(HELM, COLORS));
  expect(() => needHead(helm, 'a crown', { isOnBody: false, isOnTop: true })).not.toThrow();
  expect(helm.stance.axis).toBe(7);
  const raised = Array.from({ length: 6 }, () => `kk${'.'.repeat(16)}`);
  const raising = toFlat(picture([...raised, ...HELM.map((row) => `kk..${row}`)], COLORS));
  expect(topOf(raising, stanceSeen(raising, UNSURE))).toBeUndefined();
});

test('the chin is no lower than the neck that is surely seen, for what is wound round it', () => {
  const stance = stanceSeen(toFlat(BOY), JOINTS);
  const low = { ...stance, chin: 14, facing: 0 } as const;
  expect(withNeckSeen(low, { x: 10, y: 10.5, sure: 0.9 }).chin).toBe(11);
  expect(withNeckSeen(low, { x: 10, y: 10.5, sure: 0.4 }).chin).toBe(14);
  // Of a large head that is a mouth.
  expect(withNeckSeen(low, { x: 10, y: 8, sure: 0.9 }).chin).toBe(14);
});

test('a large head on two soles has a body: a scarf goes round it', () => {
  const soled = found(
    picture(
      [
        '...kkkkkkkk...', '..kssssssssk..', '.kssssssssssk.', '.kssssssssssk.', '.kssesssesssk.', '.kssssssssssk.',
        '.kssssssssssk.', '.kssssssssssk.', 'kmmssssssssmmk', 'kmmmmmmmmmmmmk', 'kkkmmmmmmmmkkk', '..kkmmmmmmkk..',
        '...kmmkkmmk...', '...kkkkkkkk...',
      ],
      COLORS,
    ),
  ); // biome-ignore format: a picture
  expect(soled).toMatchObject({ isSure: true, isBare: false, hasHands: true });
});

test('the chin of a large head is where it narrows to a body, never where the body narrows to its legs', () => {
  const at = (x: number, y: number) => ({ x, y, sure: 0.9 });
  const face = { NOSE: at(7, 6), NECK: at(7, 8), 'LEFT EYE': at(9, 5), 'RIGHT EYE': at(5, 5), 'LEFT EAR': at(12, 5), 'RIGHT EAR': at(2, 5) }; // biome-ignore format: joints
  const chinOf = (below: readonly string[]): number => {
    const head = ['..ssssssssss..', ...Array.from({ length: 8 }, () => 'ssssssssssssss')];
    return stanceSeen(toFlat(picture([...head, ...below], COLORS)), { ...JOINTS, ...face }).chin;
  };
  const [wide, narrow] = ['.mmmmmmmmmmmm.', '....mmmmmm....'];
  expect(chinOf([narrow, narrow, narrow, narrow, narrow, narrow])).toBe(9);
  expect(chinOf([wide, wide, narrow, narrow])).toBeLessThan(9);
  // However low a neck is told.
  const low = { ...JOINTS, ...face, NOSE: at(7, 9), NECK: at(7, 12), 'LEFT EYE': at(9, 8), 'RIGHT EYE': at(5, 8) };
  const rows = [...Array.from({ length: 11 }, () => 'ssssssssssssss'), narrow, narrow];
  expect(stanceSeen(toFlat(picture(rows, COLORS)), low).chin).toBeLessThanOrEqual(10);
});

test('a lance that is held out makes nobody who stands a beast, and spots of a pattern are no eyes', () => {
  const body = (y: number): string =>
    y < 8 ? '..kssssk..' : y < 16 ? 'kssssssssk' : y < 24 ? '.kssssssk.' : y < 30 ? '.kssk.ssk.' : '..........';
  const lancer = toFlat(
    picture(
      Array.from({ length: 30 }, (_, y) => (y === 12 ? 'm'.repeat(26) : '.'.repeat(26)) + body(y)),
      COLORS,
    ),
  );
  expect(headAtEnd(lancer, UNSURE, stanceSeen(lancer, UNSURE))).toBeUndefined();
  const spotted = toFlat(picture(['sssssssss', 'seseseses', 'sssssssss', 'seseseses', 'sssssssss'], COLORS));
  expect(isPlain(spotted, [9 + 1])).toBe(false);
  expect(isPlain(toFlat(picture(['sssss', 'sesss', 'sssss'], COLORS)), [6])).toBe(true);
});

test('of whom the picture cuts off below the shoulders the most is a head, and hands are beside it', () => {
  const rows = [
    '...kkkkkkkk...',
    '..khhhhhhhhk..',
    '.khhhhhhhhhhk.',
    '.khhhhhhhhhhk.',
    '.khssssssssHk.',
    '.kssssssssssk.',
    '.ksskssssskss.',
    '.kssssssssssk.',
    '..kssssssssk..',
    '...kkssskkk...',
    '..kbbbbbbbbk..',
    '.kbbbbbbbbbbk.',
    '.kbbbbbbbbbbk.',
  ].map((row) => row.replaceAll('H', 'h'));
  const flat = toFlat(picture(rows, { k: [10, 8, 14], h: [90, 60, 40], s: [230, 180, 140], b: [60, 90, 170] }));
  const told = bustOf(flat, lineHabitOf(flat), stanceSeen(flat, UNSURE));
  expect(told?.isBust).toBe(true);
  const [left, right] = told!.stance.hands;
  expect(left.y).toBeGreaterThan(told!.stance.chin - 1);
  expect(right.x - left.x).toBeGreaterThan(6);
  expect(told?.stance.headHalf).toBeGreaterThan(4);
  expect(told?.stance.chin).toBeGreaterThan(7);
  // Who stands on feet is none.
  const feet = toFlat(
    picture([...rows, '..kkkk..kkkk..', '..kbbk..kbbk..', '..kkkk..kkkk..'], {
      k: [10, 8, 14],
      h: [90, 60, 40],
      s: [230, 180, 140],
      b: [60, 90, 170],
    }),
  );
  expect(bustOf(feet, lineHabitOf(feet), stanceSeen(feet, UNSURE))).toBeUndefined();
});
