import { expect, test } from 'vitest';
import { neckBand } from '../../../../workers/engine/reference/edit/neck-band.ts';
import { largeEye, sideHead } from '../../../../workers/engine/reference/edit/side-head.ts';
import { stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { poleOf, withoutPole } from '../../../../workers/engine/reference/parts/pole.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as FoundJoints;
const COLORS = { k: [20, 20, 24], s: [190, 120, 60], w: [250, 250, 250], b: [60, 90, 200], r: [180, 40, 40] } as const;

const PANDA = toFlat(
  picture(
    [
      '....................',
      '.......ssssss.......',
      '............sssssss.',
      '..........sssswwksss',
      '..sss....ssssswwksss',
      '..ssssssssssssssssss',
      '..ssssssssssssssssk.',
      '..sssssssssssssss...',
      '..ss..ss...ss..ss...',
      '..ss..ss...ss..ss...',
    ],
    COLORS,
  ),
);

test('the one eye with its white tells the head of a beast in profile', () => {
  expect(largeEye(PANDA)?.length).toBeGreaterThanOrEqual(4);
  const head = sideHead(PANDA, stanceSeen(PANDA, UNSURE), undefined);
  expect(head?.facing).toBe(1);
  expect(head?.axis).toBeGreaterThan(12);
});

test('eyes on stalks are the eyes of a snail, above its head', () => {
  const snail = toFlat(
    picture(
      [
        '............b.b.',
        '............b.b.',
        '..rrrr......s.s.',
        '.rrrrrr.....s.s.',
        'rrrwwrrr...sssss',
        'rrrwwrrr...sssss',
        '.rrrrrrr..ssssss',
        '.ssssssssssssss.',
        'sssssssssssssss.',
      ],
      COLORS,
    ),
  );
  const head = sideHead(snail, stanceSeen(snail, UNSURE), undefined);
  expect(head?.eyes.flat()).toEqual([12, 28, 14, 30]);
  expect(head?.facing).toBe(1);
});

test('the neck is the narrowest way from a head to its body', () => {
  const beast = toFlat(
    picture(
      [
        '............sssss.',
        '...........sssssss',
        '...........sssssss',
        '...........sssssss',
        '............sssss.',
        '..........sss.....',
        '..sssssssss.......',
        '.sssssssssss......',
        '.sssssssssss......',
        '.ss.ss..ss.ss.....',
      ],
      COLORS,
    ),
  );
  const band = neckBand(beast, { axis: 14.5, top: 0, chin: 5, headHalf: 3 }, 2);
  expect(band?.length).toBeGreaterThan(1);
  for (const [, y] of band ?? []) expect(y).toBeGreaterThanOrEqual(3);
});

const BEARER = [
  '.w.....kkkk...',
  'www...kssssk..',
  '.r....kssssk..',
  '.r....kssssk..',
  '.r.....kkkk...',
  '.r...kkbbbbkk.',
  '.r..kbbbbbbbbk',
  '.r.kbbbbbbbbbk',
  '.r.kbkbbbbbkbk',
  '.rkkbkbbbbbkbk',
  '.rsssbbbbbbkbk',
  '.rkkkkbbbbbksk',
  '.r...kbbbbbk..',
  '.r...kbbkbbk..',
  '.r...kbbkbbk..',
  '.r...kbbkbbk..',
  '.r...kbbkbbk..',
  '.r...kbbkbbk..',
  '.r...kkkkkkk..',
];

test('a staff beside somebody is found with its head; the hand that held it stays', () => {
  const flat = toFlat(picture(BEARER, COLORS));
  const lines = new Set([flat.colors[7]!]);
  const pole = poleOf(flat, lines);
  expect(pole).toBeDefined();
  const bare = withoutPole(flat, pole!, lines);
  for (let y = 0; y < 10; y++)
    for (let x = 0; x < 3; x++) expect(bare.colors[y * flat.width + x], `${x}, ${y}`).toBeLessThan(0);
  expect(bare.colors[10 * flat.width + 3]).toBe(flat.colors[10 * flat.width + 3]);
});

test('a leg is no staff', () => {
  const flat = toFlat(picture(BEARER.map((row) => `...${row.slice(3)}`), COLORS)); // biome-ignore format: short
  expect(poleOf(flat, new Set([flat.colors[7]!]))).toBeUndefined();
});
