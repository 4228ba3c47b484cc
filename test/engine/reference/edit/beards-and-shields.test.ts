import { expect, test } from 'vitest';
import { beardless, beardOf } from '../../../../workers/engine/reference/edit/beard.ts';
import { skinOf } from '../../../../workers/engine/reference/edit/regions.ts';
import { hasShield, shieldOf } from '../../../../workers/engine/reference/edit/shield-found.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { Person } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = {
  k: [10, 8, 14],
  s: [230, 180, 140],
  w: [240, 240, 236],
  b: [60, 90, 170],
  g: [60, 140, 60],
  r: [190, 40, 40],
  y: [230, 190, 60],
} as const;
const ROWS = [
  '........kkkkkk........',
  '.......kssssssk.......',
  '.......kssssssk.......',
  '.......kskssksk.......',
  '.......kssssssk.......',
  '.......kswwwwsk.......',
  '........kwwwwk........',
  '.....kkkkbwwbkkkk.....',
  '....kbbbbbwwbbbbbk....',
  '....kbkbbbbbbbkrrrrrk.',
  '....kbkbbbbbbbkryyyrk.',
  '....kbkbbbbbbbkryyyrk.',
  '....kskbbbbbbbkryyyrk.',
  '....kskgggggggkrrrrrk.',
  '.....kkgggggggkkrrrk..',
  '......kgggkgggk.kkk...',
  '......kgggkgggk.......',
  '......kgggkgggk.......',
  '......kkkkkkkkk.......',
];
const sprite = picture(ROWS, COLORS);
const WIDTH = ROWS[0]!.length;
const eye = (x: number) => [3 * WIDTH + x];
const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) });
const stance = {
  ...{ axis: 11, top: 0, chin: 7, headHalf: 3.5, trunk: 11, trunkHalf: 4, hip: 13, floor: 19 },
  ...{ hands: [{ x: 5, y: 12 }, { x: 17, y: 12 }], facing: 0, isUpright: true, isLong: false },
}; // biome-ignore format: a table
const head = { stance, isSure: true, isBare: false, eyes: [eye(9), eye(12)], hasHands: true };
const subject = { sprite, person: undefined, joints: UNSURE, found: UNSURE, head, seed: 1 } as unknown as Subject;
const lettersIn = (region: Uint8Array | undefined): string =>
  [...new Set([...(region ?? [])].flatMap((v, i) => (v ? [ROWS[Math.floor(i / WIDTH)]![i % WIDTH]!] : [])))]
    .sort()
    .join('');

test('a beard is what is below the eyes in a colour that is neither skin nor cloth, down to its end', () => {
  const beard = beardOf(subject);
  expect(lettersIn(beard)).toBe('w');
  expect(beard!.reduce((n, v) => n + v, 0)).toBe(12);
});

test('without it a chin is of skin, the breast of its cloth, all else as it was', () => {
  const out = toFlat(beardless(subject, 'beard'));
  const before = toFlat(sprite);
  const at = (x: number, y: number): number => out.colors[y * WIDTH + x]!;
  expect(at(10, 8)).toBe(before.colors[8 * WIDTH + 6]);
  expect([...out.colors].filter((c) => c === before.colors[5 * WIDTH + 9])).toHaveLength(0);
  const changed = out.colors.reduce((n, c, i) => n + (c === before.colors[i] ? 0 : 1), 0);
  expect(changed).toBeLessThanOrEqual(14);
});

test('a shield is what is broad on one side alone, with what is painted on it; a man without one has none', () => {
  expect(lettersIn(shieldOf(subject))).toBe('ry');
  expect(hasShield(subject)).toBe(true);
  const bare = picture(
    ROWS.map((row, y) => (y > 8 && y < 16 ? `${row.slice(0, 11)}${[...row.slice(0, 11)].reverse().join('')}` : row)),
    COLORS,
  );
  expect(shieldOf({ ...subject, sprite: bare })).toBeUndefined();
});

test('the skin of who is bearded up to the eyes is what hands have too', () => {
  const flatOf = (rows: readonly string[]) => toFlat(picture(rows, COLORS));
  const face = flatOf(['wwww', 'wssw', 'wwww']);
  const hands = flatOf(['bbbb', 'ssss', '....']);
  const person = { head: { face }, line: { colors: new Set<number>() }, arms: [hands, hands] };
  const skin = (arms: readonly unknown[]): number => skinOf({ ...person, arms } as unknown as Person);
  expect(skin([hands, hands])).toBe(hands.colors[4]);
  // Gloves tell nothing: then it is the commonest of the face.
  const gloves = flatOf(['bbbb', 'bbbb', '....']);
  expect(skin([gloves, gloves])).toBe(face.colors[0]);
});
