import { expect, test } from 'vitest';
import { aboutEyes } from '../../../../workers/engine/reference/edit/end-head.ts';
import { headAboutFace, headOverNeck } from '../../../../workers/engine/reference/edit/head-by-joints.ts';
import { upright } from '../../../../workers/engine/reference/edit/head-found.ts';
import { topOverFeet } from '../../../../workers/engine/reference/edit/head-top.ts';
import { largeEye } from '../../../../workers/engine/reference/edit/side-head.ts';
import { stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { poleOf } from '../../../../workers/engine/reference/parts/pole.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [20, 20, 24], s: [90, 150, 60], w: [240, 240, 244], r: [180, 60, 50], h: [40, 90, 200] } as const;

/** Joints of which only those named are seen. */
const joints = (named: Record<string, readonly [x: number, y: number, sure: number]>): FoundJoints =>
  new Proxy(
    {},
    {
      get: (_, label) => {
        const [x, y, sure] = named[String(label)] ?? [0, 0, 0];
        return { x, y, sure };
      },
    },
  ) as FoundJoints;

/** Somebody between two wings that rise higher than the head. */
const WINGED = [
  '.rr..........rr.',
  'rrrr........rrrr',
  'rrrr..hhhh..rrrr',
  'rrrr..hhhh..rrrr',
  'rrrr..hhhh..rrrr',
  'rrrr..hhhh..rrrr',
  'rrrrssssssssrrrr',
  '.rrrssssssssrrr.',
  '..r.ssssssss.r..',
  '....ssssssss....',
  '....ssssssss....',
  '....ssssssss....',
  '....sss..sss....',
  '....sss..sss....',
  '....sss..sss....',
  '....sss..sss....',
];
const STANDING = joints({
  NECK: [7.5, 6, 0.7],
  'LEFT SHOULDER': [11, 7, 0.6],
  'RIGHT SHOULDER': [4, 7, 0.6],
  'LEFT HIP': [9, 11, 0.6],
  'RIGHT HIP': [6, 11, 0.6],
});

test('the head of who has wings beside it lies over the neck that the network sees', () => {
  const flat = toFlat(picture(WINGED, COLORS));
  const head = headOverNeck(flat, STANDING, stanceSeen(flat, joints({})));
  expect(head).toMatchObject({ axis: 8, top: 2, chin: 6, headHalf: 2, facing: 0 });
});

test('a neck that is seen in a chest tells no head', () => {
  const tall = toFlat(picture(Array.from({ length: 20 }, () => '....ssssss....'), COLORS)); // biome-ignore format: a picture
  const low = joints({ ...{ NECK: [7, 12, 0.7], 'LEFT SHOULDER': [9, 12, 0.6], 'RIGHT SHOULDER': [5, 12, 0.6] }, 'LEFT HIP': [8, 17, 0.6], 'RIGHT HIP': [6, 17, 0.6] }); // biome-ignore format: one row
  expect(headOverNeck(tall, low, stanceSeen(tall, joints({})))).toBeUndefined();
});

test('a crown sits over the feet where a shield beside them is the broader thing', () => {
  const armed = toFlat(
    picture(
      [
        '......hhhh..........',
        '.....hhhhhh.........',
        '.....hhhhhh.........',
        '.....hhhhhhrrrrrrrr.',
        '...ssssssssrrrrrrrrr',
        '...ssssssssrrrrrrrrr',
        '...ssssssssrrrrrrrrr',
        '...ssssssssrrrrrrrrr',
        '...ssssssssrrrrrrrrr',
        '....sssssssrrrrrrrr.',
        '....sss.sss.rrrrrr..',
        '....sss.sss...rr....',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
        '....sss.sss.........',
      ],
      COLORS,
    ),
  );
  const seen = stanceSeen(armed, joints({}));
  const place = topOverFeet(lineHabitOf(armed).figure, { ...seen, isUpright: true, isLong: false });
  expect(place?.top).toBe(0);
  expect(Math.abs(place!.axis - 8)).toBeLessThanOrEqual(1);
});

test('a blade with a line between its halves is no large eye with its pupil', () => {
  const blade = (high: number) => [
    ...['sssssssss', 'sssssssss'],
    ...Array.from({ length: high }, () => 'ssswkwsss'),
    ...Array.from({ length: 20 }, () => 'sssssssss'),
  ];
  expect(largeEye(toFlat(picture(blade(2), COLORS)))).toBeDefined();
  expect(largeEye(toFlat(picture(blade(7), COLORS)))).toBeUndefined();
});

test('a beast that holds its head low keeps the face that the network surely sees', () => {
  const beast = toFlat(
    picture(
      [
        '.........ssssssss.',
        '......ssssssssssss',
        '..sssssssssssssss.',
        '.ssssssssssssssss.',
        '.ssssssssssssssss.',
        '.ssssss.ss...sss..',
        '..ssss..ss...sss..',
        '........ss...sss..',
      ],
      COLORS,
    ),
  );
  const low = joints({
    ...{ NOSE: [3, 5, 0.7], 'LEFT EYE': [4, 3, 0.6], 'RIGHT EYE': [2, 3, 0.6], NECK: [5, 3.5, 0.5] },
    ...{ 'LEFT HIP': [14, 2, 0.4], 'RIGHT HIP': [14, 2, 0.4] },
  });
  expect(upright(low, beast)).toBe(low);
  const head = headAboutFace(beast, low, stanceSeen(beast, joints({})));
  expect(head?.facing).toBe(-1);
  expect(head!.axis).toBeLessThan(7);
});

test('a head at an end lies about its eyes, not about the crest behind them', () => {
  const crested = toFlat(picture(Array.from({ length: 16 }, () => '.rrrrrrrrrrssssssss.'), COLORS)); // biome-ignore format: a picture
  const stance = { ...stanceSeen(crested, joints({})), axis: 12, headHalf: 6, top: 2, chin: 12, facing: 1 as const };
  const head = aboutEyes(crested, stance, [[8 * 20 + 16]]);
  expect(head.axis).toBeGreaterThan(14);
  expect(head.headHalf).toBeLessThan(6);
  expect(aboutEyes(crested, stance, [])).toBe(stance);
});

test('the lighter edge of a big head is no pole, a staff that stands off its bearer is one', () => {
  const edge = (gap: string) =>
    toFlat(
      picture(
        Array.from({ length: 20 }, (_, y) => (y < 8 ? `.w${gap}ssssssss.` : '.wsssssssssss.')),
        COLORS,
      ),
    );
  expect(poleOf(edge('sss'), new Set())).toBeUndefined();
  expect(poleOf(edge('...'), new Set())).toBeDefined();
});
