import { expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { withoutPart } from '../../../../workers/engine/reference/edit/part-edges.ts';
import { sizedPart } from '../../../../workers/engine/reference/edit/part-sized.ts';
import type { Region } from '../../../../workers/engine/reference/edit/regions.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { sizeIn } from '../../../../workers/engine/reference/edit/wishes/sizes.ts';
import { JOINTS } from '../parts/boy.ts';

const COLORS: Readonly<Record<string, readonly number[]>> = { '#': [120, 90, 60, 255], h: [230, 220, 190, 255], '.': [0, 0, 0, 0] }; // biome-ignore format: a table

function pictureOf(rows: readonly string[]): { readonly subject: Subject; readonly horns: Region } {
  const [width, height] = [rows[0]!.length, rows.length];
  const sprite: Rgba = { width, height, data: new Uint8ClampedArray(rows.flatMap((row) => [...row].flatMap((c) => COLORS[c]!))) }; // biome-ignore format: one line
  const horns = Uint8Array.from(rows.join(''), (c) => (c === 'h' ? 1 : 0));
  const subject = { sprite, person: undefined, joints: JOINTS, found: JOINTS, why: '', seed: 1, guidance: 8, isChange: true }; // biome-ignore format: one line
  return { subject, horns };
}
const rowsOf = ({ width, data }: Rgba): string[] =>
  Array.from({ length: data.length / 4 / width }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const i = (y * width + x) * 4;
      return data[i + 3]! < 128 ? '.' : data[i] === 230 ? 'h' : '#';
    }).join(''),
  );

const HORNED = pictureOf([
  '............',
  '............',
  '............',
  '............',
  '..h......h..',
  '..h......h..',
  '..########..',
  '..########..',
  '..########..',
  '..########..',
]);

test('horns grow from where they are, and nothing else changes', () => {
  const longer = rowsOf(sizedPart(HORNED.subject, HORNED.horns, { along: 1.5, across: 1 })!);
  const column = longer.map((row) => row[2]).join('');
  expect(column).toBe('..hhhh####');
  expect(longer.slice(6)).toEqual(rowsOf(HORNED.subject.sprite).slice(6));
  const shorter = rowsOf(sizedPart(HORNED.subject, HORNED.horns, { along: 0.6, across: 1 })!);
  expect(shorter.map((row) => row[2]).join('')).toBe('.....h####');
});

test('what is taken away leaves sky beside the figure, and the figure itself where it lay on it', () => {
  expect(rowsOf(withoutPart(HORNED.subject, HORNED.horns)).slice(3, 7)).toEqual(['............', '............', '............', '..########..']); // biome-ignore format: rows
  const badge = pictureOf(['........', '.######.', '.##hh##.', '.##hh##.', '.######.', '........']);
  expect(rowsOf(withoutPart(badge.subject, badge.horns)).join()).not.toContain('h');
  expect(rowsOf(withoutPart(badge.subject, badge.horns))[2]).toBe('.######.');
});

test.each([
  ['longer hair down to the shoulders', 'hair'],
  ['make the horns bigger', 'beast'],
  ['a fluffier tail', 'beast'],
])('"%s" is of the %s', (words, slot) => expect(sizeIn(words)?.part).toMatchObject({ slot }));

test.each(['make it bigger', 'a long red cape', 'give him a big hat', 'a longer robe'])(
  '"%s" is of no part that is there',
  (words) => expect(sizeIn(words)).toBeUndefined(),
);
