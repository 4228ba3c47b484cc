import { expect, it } from 'vitest';
import { hexToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { options } from './briefs.ts';

it.each([
  ['compass with a golden rim', 'at-rim', undefined, 'gold'],
  ['suitcase with red corners', 'at-corners', '#cc3038', undefined],
  ['kettle with a wooden handle', 'at-handle', undefined, 'wood'],
  ['truck with a red cab', 'of-cab', '#cc3038', undefined],
  ['bed with a red blanket', 'of-quilt', '#cc3038', undefined],
])('a part that no table of the thing names: %s', (text, piece, colour, material) => {
  const { parts, unknown } = understand(text);
  expect(parts).toEqual([{ piece, ...(colour ? { colour } : {}), ...(material ? { material } : {}) }]);
  expect(unknown).toEqual([]);
});

it('what a thing has not, or what lives, is unknown', () => {
  expect(understand('apple with a red cab').unknown).toContain('cab');
  expect(understand('slime with a red lid').unknown).toContain('lid');
  expect(understand('jar with a handle').parts).toEqual([]);
});

/** Pixels that are nearly of a colour's hue, by the third of the picture in which they lie. */
function thirds(text: string, hex: string): readonly number[] {
  const { image } = drawSubject(understand(text), options(40));
  const hue = Math.atan2(hexToOklab(hex)[2], hexToOklab(hex)[1]);
  const count = [0, 0, 0];
  for (let i = 0; i < 1600; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const [, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    const off = Math.abs(Math.atan2(b, a) - hue);
    if (Math.hypot(a, b) > 0.06 && Math.min(off, 2 * Math.PI - off) < 0.35) count[Math.floor(i / 40 / 13.4)]!++;
  }
  return count;
}

it('a place is painted where it is', () => {
  const lid = thirds('trash can with a green lid', '#4c9a3c');
  expect(lid[0]).toBeGreaterThan(40);
  expect(lid[2]).toBe(0);
  const wheels = thirds('skateboard with green wheels', '#4c9a3c');
  expect(wheels[0]! + wheels[1]! + wheels[2]!).toBeGreaterThan(15);
});

it.each([
  ['dented teapot', 'on-dents'],
  ['teapot, dented', 'on-dents'],
  ['boot with a hole', 'on-hole'],
  ['striped mug', 'on-stripes'],
  ['torn backpack', 'on-tears'],
  ['scratched toaster', 'on-scratches'],
  ['plate snapped in two', 'on-halves'],
  ['bubbling potion', 'on-bubbles'],
  ['mailbox, snow covered', 'on-cap-of-snow'],
  ['hexagonal emerald', 'on-shape-hexagon'],
  ['star cookie', 'on-shape-star'],
  ['stone tablet with cuneiform', 'on-script'],
  ['trophy with a ribbon', 'on-ribbon'],
  ['potion, nearly empty', 'on-low-level'],
  ['teapot with painted roses', 'on-scatter:flower'],
])('a mark on a thing: %s', (text, piece) => {
  const { parts, unknown } = understand(text);
  expect(parts.map((p) => p.piece)).toContain(piece);
  expect(unknown).toEqual([]);
  const bare = drawSubject(
    understand(
      text.replace(
        /^\w+ (?=\w+$)|, dented| with a hole| snapped in two|, nearly empty| with painted roses| with a ribbon| with cuneiform|, snow covered/,
        '',
      ),
    ),
    options(32),
  ).image.data;
  expect(drawSubject(understand(text), options(32)).image.data.some((v, i) => v !== bare[i])).toBe(true);
});

it('marks are of things alone', () => {
  expect(understand('a dented knight').unknown).toContain('dented');
  expect(understand('a striped knight').parts.map((p) => p.piece)).not.toContain('on-stripes');
});

it('from one colour to another: both are of it', () => {
  expect(understand('sword slash, white to cyan').colours).toHaveLength(2);
});

it.each([
  ['spellbook with a brass lock', 'on-lock'],
  ['box with a red button', 'on-knob'],
  ['robot arm with buttons', 'on-knob-several'],
  ['burger with steam', 'on-vapour'],
  ['radio with an antenna', 'on-aerial'],
  ['riveted shield', 'on-rivets-several'],
  ['folded map', 'on-folds-several'],
  ['greasy bottle', 'on-stains'],
])('%s: what is fitted on it is seen', (text, piece) => {
  const brief = understand(text);
  expect(brief.parts.map((part) => part.piece)).toContain(piece);
  expect(brief.unknown).toEqual([]);
  const bare = drawSubject({ ...brief, parts: [] }, options(40)).image.data;
  const { data } = drawSubject(brief, options(40)).image;
  expect(data.filter((v, i) => v !== bare[i]).length).toBeGreaterThan(30);
});

it('what lies in a vessel or on a table is not fitted on it', () => {
  for (const text of ['vase with flowers', 'basket with mushrooms', 'table with a candle'])
    expect(understand(text).parts.filter((part) => part.piece.startsWith('on-'))).toEqual([]);
});
