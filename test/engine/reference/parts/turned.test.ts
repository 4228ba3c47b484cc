import { describe, expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/index.ts';
import { type FoundJoints, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, COLORS, JOINTS } from './boy.ts';

const SHADES = { ...COLORS, y: [230, 200, 60], b: [40, 60, 160] } as const;
type Shade = keyof typeof SHADES;

const isOf = ({ data }: Rgba, i: number, shade: Shade): boolean =>
  data[i * 4 + 3]! > 0 && SHADES[shade].every((v, c) => data[i * 4 + c] === v);
const count = (image: Rgba, shade: Shade, from = 0, to = image.height): number => {
  let n = 0;
  for (let i = from * image.width; i < to * image.width; i++) if (isOf(image, i, shade)) n++;
  return n;
};
/** How many pieces of a row are opaque, and how wide they are together with what lies between. */
function rowOf({ width, data }: Rgba, y: number): { readonly pieces: number; readonly wide: number } {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => data[(y * width + x) * 4 + 3]! > 0);
  const pieces = columns.filter((x, k) => k === 0 || columns[k - 1]! < x - 1).length;
  return { pieces, wide: columns.length ? columns.at(-1)! + 1 - columns[0]! : 0 };
}
function person(image: Rgba, joints: FoundJoints): (yaw: number) => Rgba {
  const parting = takeApart(image, 'south', joints);
  if ('why' in parting || parting.kind !== 'person') throw new Error('nobody was found');
  return parting.draw;
}
const unsure = Object.fromEntries(Object.entries(JOINTS).map(([l, j]) => [l, { ...j, sure: 0.1 }])) as FoundJoints;

describe('half turned', () => {
  const draw = person(BOY, JOINTS);
  test.each([45, 135, 225, 315])('%i°: no limb is torn, the outline stays closed', (yaw) => {
    const turned = draw(yaw);
    for (let y = 1; y < BOY.height - 1; y++) expect(rowOf(turned, y).pieces).toBeLessThanOrEqual(rowOf(BOY, y).pieces);
    // What is beside nothing is line, as in the picture.
    for (let y = 0; y < BOY.height; y++) {
      for (let x = 0; x < BOY.width; x++) {
        const i = y * BOY.width + x;
        if (!isOf(turned, i, 's')) continue;
        const beside = [i - 1, i + 1].every((k) => turned.data[k * 4 + 3]! > 0);
        expect(beside).toBe(true);
      }
    }
  });
});

describe('from aside', () => {
  test('legs stand one ahead of the other', () => {
    const aside = person(BOY, JOINTS)(90);
    expect(rowOf(aside, 20).wide).toBeGreaterThan(5);
  });
});

/** A man under a straw hat with a brim, dark hair at both sides of the face. */
const HATTED = picture(
  [
    '........................',
    '.........kkkkkk.........',
    '........kyyyyyyk........',
    '........kyyyyyyk........',
    '.....kkkkbbbbbbkkkk.....',
    '.....kyyyyyyyyyyyyk.....',
    '......kkhffffffhkk......',
    '.......khfeffefhk.......',
    '.......khffffffhk.......',
    '.......khffffffhk.......',
    '........kkkkkkkk........',
    '.......kssssssssk.......',
    '......ksskssssksskk.....',
    '......kskkssssksskk.....',
    '......kffkssssk.kffk....',
    '.......kkkppppk..kk.....',
    '........kppppppk........',
    '........kppkkppk........',
    '........kppk.kppk.......',
    '........kppk.kppk.......',
    '.......kkkkk.kkkkk......',
    '........................',
  ],
  SHADES,
);

test('a hat with a brim is the same from behind, and below it are hair and no face', () => {
  const back = person(HATTED, { ...JOINTS, NOSE: { ...JOINTS.NOSE, x: 12 }, NECK: { ...JOINTS.NECK, x: 12 } })(180);
  expect(count(back, 'y', 0, 6)).toBe(count(HATTED, 'y', 0, 6));
  expect(count(back, 'b')).toBe(count(HATTED, 'b'));
  expect([count(back, 'y', 6), count(back, 'e')]).toEqual([0, 0]);
  expect(count(back, 'h', 6, 10)).toBeGreaterThan(count(HATTED, 'h', 6, 10));
});

/** A figure that stands with its feet wide apart and its hands held out. */
const STANCE = picture(
  [
    '........................',
    '..........kkkk..........',
    '.........khhhhk.........',
    '.........kfffhk.........',
    '.........keffek.........',
    '.........kffffk.........',
    '.........kkffkk.........',
    '........kssssssk........',
    '.......ksssssssssk......',
    '.......kskssssksk.......',
    '......kskkssssksksk.....',
    '.....kssk.kssk.kssk.....',
    '....kffk..kssk..kffk....',
    '....kffk..kppk..kffk....',
    '.....kk..kppppk..kk.....',
    '.........kpkkpk.........',
    '........kppkkppk........',
    '.......kppk..kppk.......',
    '.......kppk..kppk.......',
    '......kppk....kppk......',
    '.....kbbbk....kbbbk.....',
    '.....kkkkk....kkkkk.....',
    '........................',
  ],
  SHADES,
);
test('feet that stand wide apart and hands that are held out are no things in a hand', () => {
  const at = (x: number, y: number) => ({ x, y, sure: 0.9 });
  const parting = takeApart(STANCE, 'south', {
    ...JOINTS,
    NOSE: at(12, 4.5),
    NECK: at(12, 6.5),
    'RIGHT SHOULDER': at(9, 7.5),
    'LEFT SHOULDER': at(15, 7.5),
    'RIGHT ARM': at(5.5, 13),
    'LEFT ARM': at(18.5, 13),
    'RIGHT HIP': at(10.5, 14),
    'LEFT HIP': at(13.5, 14),
  });
  if ('why' in parting || parting.kind !== 'person') throw new Error('nobody was found');
  for (const held of parting.parts.held) expect(held.colors.filter((c) => c >= 0)).toHaveLength(0);
  // From aside both stand apart, pointing ahead.
  expect(rowOf(parting.draw(90), 20).wide).toBeGreaterThanOrEqual(8);
});

/** Sixteen pixels, most of them head, as small games have them. */
const CHIBI = picture(
  [
    '................',
    '....kkkkkkkk....',
    '...khhhhhhhhk...',
    '..khhhhhhhhhhk..',
    '..khhhhhhhhhhk..',
    '..khhffffffhhk..',
    '..khffeffeffhk..',
    '..khffeffeffhk..',
    '..khffffffffhk..',
    '...kffffffffk...',
    '....kkffffkk....',
    '...kssssssssk...',
    '..kfkssssssfkk..',
    '....kppppppk....',
    '....kppkkppk....',
    '....kkk..kkk....',
  ],
  SHADES,
);
test('who is more head than body is a person, and shows no face from behind', () => {
  const draw = person(CHIBI, unsure);
  expect(count(draw(180), 'e')).toBe(0);
  expect(count(draw(90), 'e', 0, 10)).toBeGreaterThan(0);
  expect(count(draw(90), 'e', 0, 10)).toBeLessThan(4);
});

/** A ghoul of one hide, red eyes on a bald head, light along the outer sides of its arms and legs. */
const GHOUL = picture(
  [
    '........................',
    '.........kkkkkk.........',
    '........kggggggk........',
    '........kgbggbgk........',
    '........kggggggk........',
    '.........kgkkgk.........',
    '......kkkggggggkkk......',
    '.....kggkggggggkggk.....',
    '....kggk.kggggk.kggk....',
    '....kgk..kggggk..kgk....',
    '...kggk..kggggk..kggk...',
    '...kbbk..kggggk..kbbk...',
    '....kk...kggggk...kk....',
    '........kggkkggk........',
    '........kgk..kgk........',
    '.......kggk..kggk.......',
    '.......kgk....kgk.......',
    '......kggk....kggk......',
    '......kgk......kgk......',
    '.....kggk......kggk.....',
    '.....kkkk......kkkk.....',
    '........................',
  ],
  SHADES,
);
test('limbs of the body’s own colour are no cape, and no eye is seen from behind', () => {
  const parting = takeApart(GHOUL, 'south', {
    ...JOINTS,
    NOSE: { x: 12, y: 4, sure: 0.9 },
    NECK: { x: 12, y: 5.5, sure: 0.9 },
    'RIGHT EYE': { x: 10.5, y: 3.5, sure: 0.9 },
    'LEFT EYE': { x: 13.5, y: 3.5, sure: 0.9 },
    'RIGHT SHOULDER': { x: 8, y: 6.5, sure: 0.9 },
    'LEFT SHOULDER': { x: 16, y: 6.5, sure: 0.9 },
    'RIGHT ARM': { x: 4.5, y: 11, sure: 0.9 },
    'LEFT ARM': { x: 18.5, y: 11, sure: 0.9 },
    'RIGHT HIP': { x: 10, y: 12.5, sure: 0.9 },
    'LEFT HIP': { x: 14, y: 12.5, sure: 0.9 },
  });
  if ('why' in parting || parting.kind !== 'person') throw new Error('nobody was found');
  expect(parting.parts.cape).toBeUndefined();
  for (const yaw of [135, 180, 225]) expect(count(parting.draw(yaw), 'b', 0, 5)).toBe(0);
  expect(count(parting.draw(45), 'b', 0, 5)).toBeGreaterThan(0);
});

test('a hat is not taken for the head of somebody small whose face is below it', () => {
  // Joints as the network guesses them of such: shoulders at the brim.
  const at = (x: number, y: number) => ({ x, y, sure: 0.6 });
  const high = Object.fromEntries(
    Object.entries(JOINTS).map(([label, { x }]) => [label, at(x + 1.5, /HIP|KNEE|LEG/.test(label) ? 12 : 5.5)]),
  ) as FoundJoints;
  const parting = takeApart(HATTED, 'south', high);
  if ('why' in parting || parting.kind !== 'person') return;
  expect(count(parting.draw(180), 'e')).toBe(0);
});

/** A man in blue with a large yellow shield, rimmed brown, before his side on screen right. */
const BEARER = picture(
  [
    '............................',
    '.......kkkkkkkk.............',
    '......khhhhhhhhk............',
    '.....khhhhhhhhhhk...........',
    '.....khhffffffhhk...........',
    '.....khfeffffefhk...........',
    '.....khffffffffhk...........',
    '......kffffffffk............',
    '.......kkffffkk.............',
    '......ksssssssskkkkkkk......',
    '.....kssssssssskppppppk.....',
    '....kssksssssskppyyyyppk....',
    '....ksskssssskppyyyyyyppk...',
    '....ksskssssskpyyyyyyyypk...',
    '....ksskssssskpyyyyyyyypk...',
    '....kffksssskkpyyyyyyyypk...',
    '.....kkkbbbbbkpyyyyyyyypk...',
    '.......kbbbbbkppyyyyyyppk...',
    '.......kbbkkbbkppyyyyppk....',
    '.......kbbk.kbbkpppppk......',
    '.......kbbk.kbbkkkkkk.......',
    '......kbbbk.kbbbk...........',
    '......kkkkk.kkkkk...........',
    '............................',
  ],
  SHADES,
);

describe('a shield', () => {
  const draw = person(BEARER, {
    ...JOINTS,
    'LEFT ARM': { ...JOINTS['LEFT ARM'], x: 18, y: 15 },
  });
  test('is whole before the near side', () => {
    const near = draw(270);
    const rows = Array.from({ length: near.height }, (_, y) => count(near, 'y', y, y + 1));
    expect(rows.filter((n) => n > 0).length).toBeGreaterThanOrEqual(7);
    // One piece: no slab of it lies over the chest beside its rim.
    expect(count(near, 's', 10, 15)).toBeGreaterThan(0);
    expect(Math.max(...rows)).toBeLessThanOrEqual(10);
  });
  test('is narrow beyond the far side', () => {
    expect(count(draw(90), 'y')).toBeLessThan(count(BEARER, 'y') / 2);
  });
});
