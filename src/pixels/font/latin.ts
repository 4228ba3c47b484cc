/** Latin-1 and Latin Extended-A out of a face's base letters: marks are put on, bars are drawn through, signs are joined. */
import { type Face, type FaceMeasures, type Glyph, glyphOf, inkBox, join, turned } from './face.ts';

/** Marks that hang below the letter. */
const BELOW = new Set(['\u0326', '\u0327', '\u0328']);
/** Letters whose cedilla is a comma under (and, of g, over) them. */
const COMMA_UNDER = new Set('GKLNRTklnrt');
/** Small letters with a high stem: their caron is a comma to the right. */
const CARON_BESIDE = new Set('dtlL');
/** Letters with a bar through them: the plain letter and how far down the bar lies, in parts of the capital's height. */
const BARRED: Readonly<Record<string, readonly [base: string, at: number, from: number, to: number]>> = {
  Đ: ['D', 0.5, -0.2, 0.45],
  Ð: ['D', 0.5, -0.2, 0.45],
  đ: ['d', 0.15, 0.35, 1.2],
  Ħ: ['H', 0.22, -0.2, 1.2],
  ħ: ['h', 0.15, -0.3, 0.7],
  Ŧ: ['T', 0.55, 0.15, 0.85],
  ŧ: ['t', 0.62, -0.1, 1.1],
};
const JOINED: Readonly<Record<string, readonly [string, string]>> = {
  Ĳ: ['I', 'J'],
  ĳ: ['i', 'j'],
  ŉ: ['’', 'n'],
  Ŀ: ['L', '·'],
  ŀ: ['l', '·'],
};
const SPACING_MARKS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308', '¯': '\u0304', '¸': '\u0327' };
const SUPERSCRIPT: Readonly<Record<string, string>> = { '²': '2', '³': '3', '¹': '1', ª: 'a', º: 'o', '™': 'TM' };
const FRACTIONS: Readonly<Record<string, readonly [string, string]>> = {
  '¼': ['1', '4'],
  '½': ['1', '2'],
  '¾': ['3', '4'],
};

/** Every sign of Latin-1 (printable) and Latin Extended-A. */
export const LATIN: readonly string[] = [...ranges([0x21, 0x7e], [0xa1, 0xac], [0xae, 0xff], [0x100, 0x17f])];

function* ranges(...list: readonly (readonly [number, number])[]): Generator<string> {
  for (const [from, to] of list) for (let code = from; code <= to; code++) yield String.fromCharCode(code);
}

export interface FaceSource extends FaceMeasures {
  /** Base letters, digits and signs. */
  readonly base: ReadonlyMap<string, Glyph>;
  /** Marks by their combining character, as rows. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** A smaller face for superscripts and fractions. */
  readonly small?: Face;
}

/** The whole face. A letter without its base stays out: who sets text draws '▯' for it. */
export function completeFace({ base, marks, small, ...measures }: FaceSource): Face {
  const glyphs = new Map(base);
  const { height, baseline, capHeight } = measures;
  const put = (sign: string, glyph: Glyph | undefined): void => {
    if (glyph && !glyphs.has(sign)) glyphs.set(sign, glyph);
  };
  const mark = (code: string): Glyph => glyphOf(marks[code] ?? ['#'], 0, height);

  for (const sign of LATIN) {
    const [letter, code, ...rest] = sign.normalize('NFD');
    if (rest.length > 0 || code === undefined || !marks[code]) continue;
    const bare = (letter === 'i' || letter === 'j') && !BELOW.has(code) ? { i: 'ı', j: 'ȷ' }[letter] : letter!;
    const under = glyphs.get(bare);
    if (under) put(sign, withMark(under, letter!, code));
  }
  function withMark(letter: Glyph, name: string, code: string): Glyph | undefined {
    const ink = inkBox(letter);
    if (!ink) return undefined;
    if (code === '\u030c' && CARON_BESIDE.has(name)) {
      const comma = glyphs.get("'");
      return comma && join(letter, comma, ink.right + (name === 'L' ? 0 : 2), 0, height);
    }
    const comma = code === '\u0327' && (COMMA_UNDER.has(name) || name === 'g');
    const sign = mark(comma ? '\u0326' : code);
    const box = inkBox(sign)!;
    const middle = Math.floor((ink.left + ink.right - (box.right - box.left)) / 2) - box.left;
    if (comma && name === 'g') return join(letter, sign, middle, Math.max(0, ink.top - box.bottom - 2), height);
    if (BELOW.has(code)) {
      const x = code === '\u0328' ? ink.right - box.right : middle;
      return join(letter, sign, x, baseline + (comma ? 1 : 0), height);
    }
    const free = ink.top - (box.bottom + 1);
    return join(letter, sign, middle, Math.max(0, free - 1), height);
  }

  for (const [sign, [name, at, from, to]] of Object.entries(BARRED)) {
    const letter = glyphs.get(name);
    const ink = letter && inkBox(letter);
    if (!letter || !ink) continue;
    const wide = ink.right - ink.left + 1;
    const [left, right] = [Math.floor(wide * from), Math.ceil(wide * to)];
    const thick = Math.max(1, Math.round(capHeight / 9));
    const bar = glyphOf(Array(thick).fill('#'.repeat(Math.max(2, right - left))), 0, height);
    put(sign, join(letter, bar, ink.left + left, baseline - capHeight + Math.round(capHeight * at), height));
  }
  for (const [sign, name] of [
    ['Ł', 'L'],
    ['ł', 'l'],
  ] as const) {
    const letter = glyphs.get(name);
    const ink = letter && inkBox(letter);
    if (!letter || !ink) continue;
    const thick = Math.max(1, Math.round(capHeight / 8));
    const reach = name === 'L' ? thick + 1 : thick;
    const rows = Array.from(
      { length: reach + thick + 1 },
      (_, i) => `${'.'.repeat(reach + thick - i)}${'#'.repeat(thick)}`,
    );
    put(sign, join(letter, glyphOf(rows, 0, height), ink.left - 1, baseline - Math.round(capHeight * 0.72), height));
  }
  for (const [sign, [a, b]] of Object.entries(JOINED)) {
    const [first, second] = [glyphs.get(a), glyphs.get(b)];
    if (first && second) put(sign, join(first, second, first.width + measures.gap, 0, height));
  }
  for (const [sign, name] of [
    ['¡', '!'],
    ['¿', '?'],
  ] as const) {
    const upright = glyphs.get(name);
    if (upright) put(sign, turned(upright, Math.min(2, height - baseline), height));
  }
  for (const [sign, code] of Object.entries(SPACING_MARKS)) {
    const top = BELOW.has(code) ? baseline : baseline - capHeight;
    put(sign, glyphOf(marks[code] ?? ['#'], top, height));
  }
  if (small) smallSigns(small);
  function smallSigns(face: Face): void {
    const raised = (name: string, drop: number): Glyph | undefined => {
      const glyph = face.glyphs.get(name);
      if (!glyph) return undefined;
      const rows = rowsOf(glyph).slice(face.baseline - face.capHeight, face.baseline);
      return glyphOf(rows, baseline - capHeight + drop, height);
    };
    for (const [sign, text] of Object.entries(SUPERSCRIPT)) {
      const parts = [...text].flatMap((c) => raised(c, 0) ?? []);
      put(sign, parts.length ? parts.reduce((a, b) => join(a, b, a.width + 1, 0, height)) : undefined);
    }
    for (const [sign, [above, below]] of Object.entries(FRACTIONS)) {
      const [a, b] = [raised(above, 0), raised(below, capHeight - face.capHeight)];
      const slope = Math.max(2, Math.round(capHeight / 3));
      const bar = glyphOf(
        Array.from(
          { length: capHeight },
          (_, i) => `${'.'.repeat(Math.round(((capHeight - 1 - i) / capHeight) * slope))}#`,
        ),
        baseline - capHeight,
        height,
      );
      if (a && b) put(sign, join(join(a, bar, a.width, 0, height), b, a.width + slope + 1, 0, height));
    }
  }
  return { ...measures, glyphs };
}

/** A glyph's rows as text. */
export function rowsOf({ width, cells }: Glyph): string[] {
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += width) {
    rows.push([...cells.subarray(i, i + width)].map((v) => (v ? '#' : '.')).join(''));
  }
  return rows;
}
