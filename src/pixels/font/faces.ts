/** The faces of the service: four for every text, and one of strokes for each style that words can ask for. */
import { bolder, doubled, type Face, type FaceMeasures, type Glyph, glyphOf } from './face.ts';
import { completeFace } from './latin.ts';
import { type Pen, penGlyph } from './pen.ts';
import { BOLD_LETTERS, BOLD_MARKS, MARKS, PLAIN_LETTERS, SIGNS } from './plain.ts';
import { SERIF_LETTERS, SERIF_SIGNS } from './serif.ts';
import { STROKES } from './strokes.ts';
import { LETTER_STYLES, type LetterStyle } from './styles.ts';
import { TINY_LETTERS, TINY_MARKS, TINY_SIGNS } from './tiny.ts';

type Table = Readonly<Record<string, string>>;

const rows = (table: Table): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(table).map(([code, text]) => [code, text.split('/')]));

/** Glyphs of tables, later ones filling what the first ones lack; each table's rows begin `top` rows down. */
function glyphs(height: number, ...tables: readonly (readonly [table: Table, top: number])[]): Map<string, Glyph> {
  const out = new Map<string, Glyph>();
  for (const [table, top] of tables) {
    for (const [sign, text] of Object.entries(table)) {
      if (!out.has(sign)) out.set(sign, glyphOf(text.split('/'), top, height));
    }
  }
  return out;
}

const TINY_MEASURES: FaceMeasures = {
  name: 'tiny',
  about: 'Capitals of 3×5 pixels: amounts, key caps, captions.',
  height: 9,
  baseline: 7,
  capHeight: 5,
  xHeight: 4,
  space: 2,
  gap: 1,
  lineHeight: 8,
  kern: 3,
};

export const TINY: Face = completeFace({
  ...TINY_MEASURES,
  base: glyphs(9, [TINY_LETTERS, 2], [TINY_SIGNS, 2], [SIGNS, 1]),
  marks: rows(TINY_MARKS),
});

const PLAIN_MEASURES: FaceMeasures = {
  name: 'plain',
  about: 'Capitals of 5×7 pixels without serifs: running text and labels.',
  height: 13,
  baseline: 10,
  capHeight: 7,
  xHeight: 5,
  space: 3,
  gap: 1,
  lineHeight: 11,
  kern: 3,
};

export const PLAIN: Face = completeFace({
  ...PLAIN_MEASURES,
  base: glyphs(13, [PLAIN_LETTERS, 3], [SIGNS, 3]),
  marks: rows(MARKS),
  small: TINY,
});

/** "plain" with strokes of two columns; letters that would close up have forms of their own. */
export const BOLD: Face = completeFace({
  ...PLAIN_MEASURES,
  name: 'bold',
  about: '"plain" with strokes of two pixels: buttons, names, headings.',
  base: new Map([
    ...[...glyphs(13, [PLAIN_LETTERS, 3])].map(([sign, glyph]) => [sign, bolder(glyph)] as const),
    ...[...glyphs(13, [SIGNS, 3])].map(
      ([sign, glyph]) => [sign, /[!?.,:;'"+=%&$#@/-]/.test(sign) ? bolder(glyph) : glyph] as const,
    ),
    ...glyphs(13, [BOLD_LETTERS, 3]),
  ]),
  marks: rows(BOLD_MARKS),
  small: TINY,
});

export const SERIF: Face = completeFace({
  name: 'serif',
  about: 'Capitals of 7×9 pixels with serifs: books, quests, old tales.',
  height: 16,
  baseline: 12,
  capHeight: 9,
  xHeight: 6,
  space: 4,
  gap: 1,
  lineHeight: 14,
  kern: 4,
  base: glyphs(16, [SERIF_LETTERS, 3], [SERIF_SIGNS, 3], [SIGNS, 5]),
  marks: rows(MARKS),
  small: TINY,
});

const TALL: FaceMeasures = {
  name: 'title',
  about: '',
  height: 30,
  baseline: 22,
  capHeight: 15,
  xHeight: 11,
  space: 6,
  gap: 2,
  lineHeight: 25,
  kern: 5,
};

/** The same pen at twice the size: finer steps than letters whose pixels are doubled. */
const larger = (pen: Pen): Pen => ({
  ...pen,
  unit: [pen.unit[0] * 2, pen.unit[1] * 2],
  width: pen.width * 2 - 0.6,
  ...(pen.drip ? { drip: [pen.drip[0] * 0.7, pen.drip[1] * 2] } : {}),
  ...(pen.flame ? { flame: [pen.flame[0] * 0.8, pen.flame[1] * 2] } : {}),
  ...(pen.shake ? { shake: pen.shake * 1.6 } : {}),
  ...(pen.zigzag ? { zigzag: pen.zigzag * 2 } : {}),
  ...(pen.leaves ? { leaves: pen.leaves * 2 } : {}),
});

/** A face whose letters the pen of a style draws. Signs without strokes are those of "plain" at twice the size. */
export function penFace({ name, words, pen: usual }: LetterStyle, large = false): Face {
  const pen = large ? larger(usual) : usual;
  const by = large ? 2 : 1;
  const measures: FaceMeasures = {
    ...TALL,
    name: large ? `${name}-large` : name,
    height: TALL.height * by,
    baseline: TALL.baseline * by,
    space: TALL.space * by,
    lineHeight: TALL.lineHeight * by,
    kern: TALL.kern * by,
    about: `Letters of about ${Math.round(6 * pen.unit[1] + pen.width)} pixels for ${words.slice(0, 4).join(', ')}.`,
    capHeight: Math.round(6 * pen.unit[1] + pen.width),
    xHeight: Math.round(4 * pen.unit[1] + pen.width),
    gap: (pen.nib === 'broad' ? 1 : 2) * by,
  };
  const base = new Map<string, Glyph>();
  for (const [sign, strokes] of Object.entries(STROKES)) {
    base.set(sign, penGlyph(strokes, sign, pen, measures.baseline, measures.height));
  }
  for (const [sign, text] of Object.entries(SIGNS)) {
    if (!base.has(sign)) base.set(sign, glyphOf(rowsOfDoubled(text), measures.baseline - 14, measures.height));
  }
  return completeFace({ ...measures, base, marks: doubledMarks(), small: PLAIN });
}

function rowsOfDoubled(text: string): string[] {
  const list = text.split('/');
  const { width, cells } = doubled(glyphOf(list, 0, list.length));
  return Array.from({ length: list.length * 2 }, (_, y) =>
    [...cells.subarray(y * width, (y + 1) * width)].map((v) => (v ? '#' : '.')).join(''),
  );
}

const doubledMarks = (): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(MARKS).map(([code, text]) => [code, rowsOfDoubled(text)]));

const made = new Map<string, Face>([TINY, PLAIN, BOLD, SERIF].map((face) => [face.name, face]));

/** The names that `faceNamed` knows: four for text, then the styles, each of which is there as "<name>-large" too. */
export const FACE_NAMES: readonly string[] = [...made.keys(), ...LETTER_STYLES.map((style) => style.name)];

/** A face by its name; faces of strokes are drawn when they are first asked for. Throws a RangeError for another name. */
export function faceNamed(name: string): Face {
  const known = made.get(name);
  if (known) return known;
  const large = name.endsWith('-large');
  const style = LETTER_STYLES.find((row) => row.name === name.replace(/-large$/, ''));
  if (!style) throw new RangeError(`Unknown face "${name}". Should be one of: ${FACE_NAMES.join(', ')}`);
  const face = penFace(style, large);
  made.set(name, face);
  return face;
}
