import { describe, expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/index.ts';
import { evenness, trunkEvenness } from '../../../../workers/engine/reference/parts/evenness.ts';
import { eyesIn } from '../../../../workers/engine/reference/parts/faceless.ts';
import { type Flat, toFlat, toImage } from '../../../../workers/engine/reference/parts/flat.ts';
import { hairOver } from '../../../../workers/engine/reference/parts/hair-over.ts';
import { isShredded } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import type { Head, Person } from '../../../../workers/engine/reference/parts/person-types.ts';
import { seeSmallPerson } from '../../../../workers/engine/reference/parts/small-person.ts';
import { seeSmallProfile } from '../../../../workers/engine/reference/parts/small-profile.ts';
import { withMovedFace } from '../../../../workers/engine/reference/parts/turned-head.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { NOBODY } from './boy.ts';

const COLORS = {
  k: [20, 16, 24],
  h: [110, 70, 40],
  f: [240, 200, 160],
  e: [30, 60, 160],
  s: [40, 130, 70],
  b: [70, 60, 110],
} as const;

/** The columns in which a colour is. */
function columns({ width, data }: Rgba, letter: keyof typeof COLORS, rows = [0, 99]): number[] {
  const [r, g, b] = COLORS[letter];
  const out = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    const y = Math.floor(i / 4 / width);
    if (y < rows[0]! || y > rows[1]!) continue;
    if (data[i + 3] && data[i] === r && data[i + 1] === g && data[i + 2] === b) out.add((i / 4) % width);
  }
  return [...out].sort((a, b) => a - b);
}

/** One leg ahead, an arm out to one side: as little even as sprites of this size are. */
const AHEAD = picture(
  [
    '................',
    '.....kkkkkk.....',
    '....khhhhhhk....',
    '...khhhhhhhhk...',
    '...khhffffhhk...',
    '...khfeffefhk...',
    '...khfeffefhk...',
    '...khffffffhk...',
    '....kkffffkk....',
    '...kssssssssk...',
    '..kskssssssskk..',
    '..kfkssssssksfk.',
    '....ksssssskkk..',
    '....kbbbbbbk....',
    '....kbbkkbbbk...',
    '...kbbk..kkk....',
    '...kkk..........',
  ],
  COLORS,
);

const ASIDE = picture(
  [
    '................',
    '.....kkkkkk.....',
    '....khhhhhhk....',
    '...khhhhhhhhk...',
    '...khhhhhhhhk...',
    '...khhhhhfffk...',
    '...khhhhffefk...',
    '...khhhhffefk...',
    '...khhhhffffk...',
    '....kkhhfffk....',
    '....kssssssk....',
    '....kssssssk....',
    '.....kbbbbk.....',
    '.....kbkkbk.....',
    '.....kk..kk.....',
  ],
  COLORS,
);

describe('a small figure that looks at the viewer', () => {
  const draw = seeSmallPerson(toFlat(AHEAD), NOBODY)!;
  test('has one eye from aside, ahead of hair, and hair behind', () => {
    const east = toImage(draw(90));
    expect(columns(east, 'e')).toHaveLength(1);
    expect(columns(east, 'e')[0]).toBeGreaterThan(8);
    expect(columns(east, 'h', [5, 7])).toContain(5);
    const west = toImage(draw(270));
    expect(columns(west, 'e')).toHaveLength(1);
    expect(columns(west, 'e')[0]).toBeLessThan(7);
    const north = toImage(draw(180));
    expect(columns(north, 'e')).toEqual([]);
    expect(columns(north, 'f', [0, 8])).toEqual([]);
  });
});

describe('who holds a broad thing in one hand', () => {
  const SHIELDED = picture(
    [
      '................',
      '.....kkkk.......',
      '....khhhhk......',
      '....kfeefk......',
      '....kffffk.bbbb.',
      '...kssssssbbbbb.',
      '..ksksssskbbbbb.',
      '..kfkssssfbbbbb.',
      '....kbbbbk.bbbb.',
      '....kbkkbk.bbbb.',
      '....kkk.kk......',
    ],
    COLORS,
  );
  test('has an even trunk all the same', () => {
    const flat = toFlat(SHIELDED);
    const parts = { axis: 7, head: { half: 3 } as Head, top: 1, crotch: 9 };
    expect(evenness(flat).fit).toBeLessThan(0.7);
    expect(trunkEvenness(flat, parts)).toBeGreaterThan(0.72);
    expect(trunkEvenness(flat, { ...parts, axis: 10 })).toBeLessThan(0.5);
  });
});

describe('a head of many columns, half turned', () => {
  test('has its face moved whole to the side, a cheek behind it and then hair', () => {
    const row = 'hhhhffefffeffhhh';
    const [seen, face] = [[row, row], [row, row].map((one) => one.replaceAll('h', '.'))].map((rows) =>
      toFlat(picture(rows, COLORS)),
    ) as [Flat, Flat];
    const hair = toFlat(picture(['hhhhhhhhhhhhhhhh', 'hhhhhhhhhhhhhhhh'], COLORS));
    const runs = [0, 1].map(() => ({ from: 0, to: 16 }));
    const head = { half: 8, under: 0, runs, hair, face };
    const line = { figure: seen, colors: new Set<number>() };
    const person = { axis: 8, top: 0, neck: 2, head, line } as unknown as Person;
    const right = toImage(withMovedFace(seen, seen, person, true));
    expect(columns(right, 'e')).toEqual([8, 12]);
    expect(columns(right, 'f')[0]).toBe(5);
    expect(columns(right, 'h')).toContain(15);
    expect(columns(toImage(withMovedFace(seen, seen, person, false)), 'e')).toEqual([4, 8]);
  });
});

describe('a picture that came apart', () => {
  const [whole, torn] = [
    ['.kk.', '.kk.', 'kkkk', 'kkkk', 'kkkk'],
    ['kkk.', 'kkk.', '....', 'kkkk', 'k...'],
  ].map((rows) => picture(rows, COLORS)) as [Rgba, Rgba];
  test('is shredded, unless it was in pieces before', () => {
    expect(isShredded(whole, torn)).toBe(true);
    expect(isShredded(torn, torn)).toBe(false);
    expect(isShredded(whole, whole)).toBe(false);
  });
});

describe('the back of a head', () => {
  test('is hair where a face is painted in colours that are no shades of each other', () => {
    const COLOURS = { ...COLORS, p: [210, 170, 153], y: [218, 212, 94] } as const;
    const sprite = picture(
      [
        '................',
        '.....kkkkkk.....',
        '....khhhhhhk....',
        '...khhhhhhhhk...',
        '...khyypypphk...',
        '...khyeppephk...',
        '...khyeppephk...',
        '...khpyppyphk...',
        '....kkpyppkk....',
        '...kssssssssk...',
        '..kskssssssksk..',
        '..kpkssssssspk..',
        '....kbbbbbbk....',
        '....kbbkkbbk....',
        '....kkk..kkk....',
      ],
      COLOURS,
    );
    const line = lineHabitOf(toFlat(sprite));
    const eyes = eyesIn(toFlat(sprite), line, NOBODY);
    const back = toImage(hairOver(line.figure, line, eyes)!);
    expect(columns(back, 'e')).toEqual([]);
    expect(columns(back, 'h', [5, 6])).toContain(8);
  });
});

describe('a small figure drawn from a side', () => {
  test('has both eyes from ahead, on either side of the middle, and no face behind', () => {
    const seen = seeSmallProfile(toFlat(ASIDE), NOBODY)!;
    expect(seen.facing).toBe('right');
    const south = columns(toImage(seen.draw(0)), 'e');
    expect(south).toHaveLength(2);
    expect(south[0]! + south[1]!).toBe(15);
    expect(columns(toImage(seen.draw(180)), 'e')).toEqual([]);
    expect(columns(toImage(seen.draw(180)), 'f', [0, 7])).toEqual([]);
    expect(columns(toImage(seen.draw(270)), 'e')[0]).toBeLessThan(7);
  });

  test('whose side is told needs no eye: a helmet has its visor in the middle from ahead', () => {
    const helmet = picture(
      [
        '................',
        '.....kkkkkk.....',
        '....khhhhhhk....',
        '...khhhhhhhhk...',
        '...khhhhhhhhk...',
        '...khhhhhhssk...',
        '...khhhhhhssk...',
        '...khhhhhhhhk...',
        '...khhhhhhhhk...',
        '....kkhhhhhk....',
        '....kssssssk....',
        '.....kbbbbk.....',
        '.....kbkkbk.....',
        '.....kk..kk.....',
      ],
      COLORS,
    );
    expect(seeSmallProfile(toFlat(helmet), NOBODY)).toBeUndefined();
    const south = toImage(seeSmallProfile(toFlat(helmet), NOBODY, 'right')!.draw(0));
    expect(columns(south, 's', [5, 6])).toEqual([6, 7, 8, 9]);
  });

  test('may stand as broad as its head where its side is told', () => {
    const rows = [
      '................',
      '.....kkkkkk.....',
      '....khhhhhhk....',
      '...khhhhhhhhk...',
      '...khhhhhhhhk...',
      '...khhhhhfffk...',
      '...khhhhffefk...',
      '...khhhhffefk...',
      '...khhhhffffk...',
      '....kkhhfffk....',
      '....kssssssk....',
      '....kssssssk....',
      '....ksssssssk...',
      '....kssssssk....',
    ];
    const broad = toFlat(picture(rows, COLORS));
    expect(seeSmallProfile(broad, NOBODY)).toBeUndefined();
    expect(columns(toImage(seeSmallProfile(broad, NOBODY, 'right')!.draw(0)), 'e')).toHaveLength(2);
  });

  test('is none who looks at the viewer', () => {
    expect(seeSmallProfile(toFlat(AHEAD), NOBODY)).toBeUndefined();
  });
});
