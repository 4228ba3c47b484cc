import { describe, expect, test } from 'vitest';
import { type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { withoutBareArms } from '../../../../workers/engine/reference/edit/bare-arms.ts';
import { hasBrim } from '../../../../workers/engine/reference/edit/brim.ts';
import { drawShape } from '../../../../workers/engine/reference/edit/draw-shape.ts';
import { brightOnHead } from '../../../../workers/engine/reference/edit/features.ts';
import { hatOf } from '../../../../workers/engine/reference/edit/hat-found.ts';
import { partIn } from '../../../../workers/engine/reference/edit/look-words.ts';
import { noneFound } from '../../../../workers/engine/reference/edit/named-part.ts';
import { neckBand } from '../../../../workers/engine/reference/edit/neck-band.ts';
import { capeBehind } from '../../../../workers/engine/reference/edit/panels/garments.ts';
import { partRegion } from '../../../../workers/engine/reference/edit/part-region.ts';
import { type Stance, stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { withPattern } from '../../../../workers/engine/reference/edit/wishes/looks.ts';
import { at, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const COLORS = {
  k: [20, 12, 28],
  o: [211, 125, 44],
  d: [134, 77, 48],
  y: [230, 220, 90],
  s: [230, 180, 140],
  g: [60, 130, 70],
  w: [220, 220, 224],
  h: [150, 150, 156],
} as const;
const subjectOf = (sprite: Rgba, over: Partial<Stance>, head: object = {}): Subject => {
  const stance = { ...stanceSeen(toFlat(sprite), JOINTS), facing: 0 as const, isUpright: true, isLong: false, ...over };
  return {
    sprite,
    person: undefined,
    joints: JOINTS,
    found: JOINTS,
    head: { stance, isSure: true, isBare: false, eyes: [], hasHands: true, ...head },
    why: '',
    seed: 1,
    guidance: 8,
    isChange: true,
  };
};

/** A monk in one brown garment from hood to hem, whose face is in the dark. */
const MONK = picture(
  [
    '....kkkk....',
    '...koookk...',
    '..koooddk...',
    '..kokkkdk...',
    '..kokkkdk...',
    '..koookdk...',
    '.koooooddk..',
    '.kooooodddk.',
    'koooooooddk.',
    'kooooooodddk',
    'kooooooodddk',
    'kooooooodddk',
    'kooooooodddk',
    '.kkkkkkkkkk.',
  ],
  COLORS,
);
const monk = subjectOf(MONK, { axis: 5.5, top: 0, chin: 6, headHalf: 3, trunk: 5.5, trunkHalf: 4, hip: 9, floor: 14 });

describe('a garment is all of it', () => {
  test('a robe whose hood is of the same cloth', () => {
    const robe = partRegion(monk, 'robe', 'robe')!;
    const { colors } = toFlat(MONK);
    const cloth = [...colors.keys()].filter((i) => [0xd37d2c, 0x864d30].includes(colors[i]!));
    expect(cloth.filter((i) => robe[i]).length).toBeGreaterThan(0.95 * cloth.length);
  });

  test('a hood ends about the head, and its inside is none of it', () => {
    const hood = hatOf(monk)!;
    expect(hood[2 * 12 + 4]).toBe(1);
    expect(hood[5 * 12 + 4]).toBe(1);
    expect(hood[4 * 12 + 5]).toBe(0);
    expect(hood[11 * 12 + 5]).toBe(0);
  });

  test('the lower rows of a turban too', () => {
    const bearer = picture(
      [
        '...kkkkk...',
        '..kwwwhhk..',
        '..kwwhhhk..',
        '..kwhhwhk..',
        '..kwksshk..',
        '...ksshhk..',
        '...kkssk...',
        '..kgggggk..',
        '.kgggggggk.',
        '.ksgggggsk.',
        '..kgg.ggk..',
        '..kkk.kkk..',
      ],
      COLORS,
    );
    const place = { axis: 5, top: 0, chin: 7, headHalf: 3, trunk: 5, trunkHalf: 3, hip: 10, floor: 12 };
    const turban = hatOf(subjectOf(bearer, place))!;
    const { colors } = toFlat(bearer);
    for (const i of colors.keys())
      if ([0xdcdce0, 0x96969c].includes(colors[i]!)) expect(turban[i], `pixel ${i % 11} ${Math.floor(i / 11)}`).toBe(1);
  });
});

test('eyes that no network tells are a pair of bright places on a head', () => {
  const imp = picture(
    [
      '..dddddddd..',
      '.dddddddddd.',
      '.ddyddddydd.',
      '.ddyddddydd.',
      '.dddddddddd.',
      '..dddddddd..',
      '..dddddddd..',
      '.dddddddddd.',
      '.dddddddddd.',
      '.dddddddddd.',
      '.dddddddddd.',
      '..dd....dd..',
    ],
    COLORS,
  );
  const place = { axis: 6, top: 0, chin: 6, headHalf: 5, trunk: 6, trunkHalf: 5, hip: 8, floor: 12 };
  const eyes = brightOnHead(subjectOf(imp, place));
  expect(eyes.map((eye) => eye.map((i) => [i % 12, Math.floor(i / 12)]))).toEqual([
    [[3, 2], [3, 3]],
    [[8, 2], [8, 3]],
  ]); // biome-ignore format: a table
});

test('a santa hat ends in a bobble that hangs beside the head, and its back has no notch', () => {
  const stance = { ...stanceSeen(toFlat(BOY), JOINTS), top: 12, chin: 22, headHalf: 6, axis: 16, facing: 0 as const };
  const part = { piece: 'santa-hat', colour: '#3868c4' };
  const { flat } = drawShape({ size: { width: 32, height: 32 }, stance, line: lineHabitOf(toFlat(BOY)), person: undefined, part, slot: 'hat', full: undefined })!; // biome-ignore format: one line
  const there = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0);
  expect(Math.min(...there.map((i) => i % 32))).toBeLessThan(stance.axis - stance.headHalf - 1);
  const rows = [...new Set(there.map((i) => Math.floor(i / 32)))].sort((a, b) => a - b);
  const backs = rows.map((y) => Math.max(...there.filter((i) => Math.floor(i / 32) === y).map((i) => i % 32)));
  expect(backs).toEqual([...backs].sort((a, b) => a - b));
});

test('a halo floats: two lines of pixels are between it and the head', () => {
  const stance = { ...stanceSeen(toFlat(BOY), JOINTS), top: 8, chin: 16, headHalf: 4 };
  const size = { width: BOY.width, height: BOY.height };
  const part = { piece: 'halo' };
  const { flat } = drawShape({ size, stance, line: lineHabitOf(toFlat(BOY)), person: undefined, part, slot: 'hat', full: undefined })!; // biome-ignore format: one line
  const rows = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => Math.floor(i / flat.width));
  const columns = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % flat.width);
  expect(Math.max(...rows)).toBeLessThanOrEqual(stance.top - 3);
  expect(Math.max(...columns) - Math.min(...columns) + 1).toBeGreaterThanOrEqual(2 * stance.headHalf);
});

test('a band round the neck of a beast is a bow, not a corner', () => {
  const beast = toFlat(picture(Array.from({ length: 11 }, () => 'g'.repeat(40)), COLORS)); // biome-ignore format: one line
  const band = neckBand(beast, { axis: 33, top: 0, chin: 11, headHalf: 5 }, 3)!;
  // Of a corner every row would be a pixel further on.
  const edge = [1, 2, 3, 4, 5].map((y) => Math.min(...band.filter(([, v]) => v === y).map(([x]) => x)));
  expect(edge.at(-1)! - edge[0]!).toBeGreaterThan(-4);
  expect(at(beast, edge[0]!, 1)).toBeGreaterThanOrEqual(0);
});

test('what was not found is told in good words', () => {
  expect(noneFound('swords')).toBe('No swords were found in the picture');
  expect(noneFound('dress')).toBe('No dress was found in the picture');
});

test('stripes that a beast has take a colour; those that it has not are drawn', () => {
  expect(partIn('make the stripes red')?.slot).toBe('accents');
  expect(withPattern(monk, 'make the stripes red')).toBeUndefined();
  expect(sameImage(withPattern(monk, 'add red stripes')!, MONK)).toBe(false);
});

test('arms of the colour of the face are none of the vest between them', () => {
  const rows = [
    '..kkkkkk..',
    '..kssssk..',
    '..kssssk..',
    '..kssssk..',
    'ksoooooosk',
    'ksoodoodsk',
    'ksooooodsk',
    'ksoodoodsk',
    '.kggkkggk.',
    '.kggkkggk.',
  ];
  const head = { eyes: [[2 * 10 + 4], [2 * 10 + 6]] };
  const stance = { top: 0, chin: 4, hip: 8, floor: 10, axis: 5, trunk: 5, headHalf: 2, trunkHalf: 3 };
  const subject = subjectOf(picture(rows, COLORS), stance, head);
  const all = Uint8Array.from(rows.join(''), (ink, i) => (i >= 40 && i < 80 && ink !== 'k' ? 1 : 0));
  const found = withoutBareArms(subject, all);
  expect([...found].map((v, i) => (v ? rows.join('')[i] : '')).join('')).toMatch(/^[od]+$/);
  expect(found.reduce((n, v) => n + v, 0)).toBe(24);
});

test('round hair has no brim, though it is broader than the face; a brim is thin', () => {
  const face = ['......ssssss......', '......skssks......', '......ssssss......', '.......ssss.......', '.....gggggggg.....', '.....gggggggg.....', '......gg..gg......', '......gg..gg......']; // biome-ignore format: one line
  const hair = ['......hhhhhh......', '....hhhhhhhhhh....', '...hhhhhhhhhhhh...', '...hhhhhhhhhhhh...', '...hhhhhhhhhhhh...', '...hhhhhhhhhhhh...']; // biome-ignore format: one line
  const hat = ['.......oooo.......', '......oooooo......', '......oooooo......', '......oooooo......', '..oooooooooooooo..', '......ssssss......']; // biome-ignore format: one line
  const own = { axis: 9, top: 0, chin: 10, headHalf: 5 };
  expect(hasBrim(subjectOf(picture([...hair, ...face], COLORS), own))).toBe(false);
  expect(hasBrim(subjectOf(picture([...hat, ...face], COLORS), own))).toBe(true);
});

test('shoes and trousers are no cape behind the legs, what is seen on both sides of them is', () => {
  const at = (legs: readonly string[]): Subject => {
    const upper = ['....ssssss....', '....skssks....', '....ssssss....', '...gggggggg...', '..sggggggggs..', '..sggggggggs..'];
    const own = { axis: 7, trunk: 7, trunkHalf: 4, top: 0, chin: 3, hip: 6, floor: 12, headHalf: 3 };
    return { ...subjectOf(picture([...upper, ...legs], COLORS), own), person: {} as never };
  };
  const rows = (row: string): string[] => Array.from({ length: 6 }, () => row);
  expect(capeBehind(at([...rows('....hh..hh....').slice(0, 4), ...rows('..oooo..oooo..').slice(0, 2)]))).toBeUndefined();
  expect(capeBehind(at(rows('...ooo..ooo...')))).toBeUndefined();
  expect(capeBehind(at(rows('..oohh..hhoo..')))).toBeDefined();
}); // biome-ignore format: pictures
