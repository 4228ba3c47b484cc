/** Setting text: how wide it is, where its lines break, which pixels its letters cover. */
import type { Face, Glyph } from './face.ts';

/** A text's ink: `cells` has 1 where a letter is; `baseline` rows lie above the base line. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  readonly cells: Uint8Array;
  /** Each sign with the column where its glyph begins. */
  readonly signs: readonly { readonly sign: string; readonly x: number }[];
}

/** The glyph of a sign; '▯' for one that the face does not have. */
export function glyphFor(face: Face, sign: string): Glyph {
  return face.glyphs.get(sign) ?? face.glyphs.get('▯') ?? { width: 1, cells: new Uint8Array(face.height) };
}

const pairs = new WeakMap<Face, Map<string, number>>();

/**
 * Columns by which a pair of signs is moved together (0 or less): where every row, and the rows beside it, leave more
 * than `face.kern` columns between the two outlines ("AV", "To", "L’").
 */
export function kerning(face: Face, left: string, right: string): number {
  const known = pairs.get(face) ?? new Map<string, number>();
  pairs.set(face, known);
  const key = left + right;
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = /\p{L}/u.test(left) && /[\p{L}.,’]/u.test(right) ? tighten(face, left, right) : 0;
  known.set(key, value);
  return value;
}

function tighten(face: Face, left: string, right: string): number {
  const [a, b] = [glyphFor(face, left), glyphFor(face, right)];
  const ends = Array.from({ length: face.height }, (_, y) => {
    for (let x = a.width - 1; x >= 0; x--) if (a.cells[y * a.width + x]) return a.width - 1 - x;
    return a.width;
  });
  const starts = Array.from({ length: face.height }, (_, y) => {
    for (let x = 0; x < b.width; x++) if (b.cells[y * b.width + x]) return x;
    return b.width;
  });
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y < face.height; y++) {
    if (ends[y]! >= a.width) continue;
    for (const k of [y - 1, y, y + 1]) {
      if (k < 0 || k >= face.height || starts[k]! >= b.width) continue;
      least = Math.min(least, ends[y]! + starts[k]! + face.gap);
    }
  }
  if (!Number.isFinite(least)) return 0;
  const most = Math.max(1, Math.floor(Math.min(a.width, b.width) / 3));
  return Math.max(-most, Math.min(0, face.kern - 1 - least));
}

/** Where each sign of a line begins, and the line's width. */
function advance(
  face: Face,
  text: string,
): { readonly at: readonly { sign: string; x: number }[]; readonly width: number } {
  const at: { sign: string; x: number }[] = [];
  let x = 0;
  let before = '';
  let width = 0;
  for (const sign of text) {
    if (/\s/u.test(sign)) {
      x += face.space;
    } else {
      if (before) x += kerning(face, before, sign);
      at.push({ sign, x });
      width = x + glyphFor(face, sign).width;
      x = width + face.gap;
    }
    before = /\s/u.test(sign) ? '' : sign;
  }
  return { at, width };
}

/** Columns of a line of text, without a gap at its end. */
export const textWidth = (face: Face, text: string): number => advance(face, text).width;

/** The ink of one line. */
export function setText(face: Face, text: string): Ink {
  const { at, width } = advance(face, text);
  const wide = Math.max(1, width);
  const cells = new Uint8Array(wide * face.height);
  for (const { sign, x } of at) {
    const glyph = glyphFor(face, sign);
    for (let i = 0; i < glyph.cells.length; i++) {
      if (glyph.cells[i]) cells[Math.floor(i / glyph.width) * wide + x + (i % glyph.width)] = 1;
    }
  }
  return { width: wide, height: face.height, baseline: face.baseline, cells, signs: at };
}

/** A text on lines of at most `width` columns; a word that is longer alone is broken between its letters. */
export function wrapText(face: Face, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (textWidth(face, longer) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const sign of word) {
        if (line && textWidth(face, line + sign) > width) {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** As much of a text as fits, with '…' where something was left out; '' where not even that fits. */
export function fitText(face: Face, text: string, width: number): string {
  if (textWidth(face, text) <= width) return text;
  const signs = [...text];
  while (signs.length > 0) {
    signs.pop();
    const cut = `${signs.join('').trimEnd()}…`;
    if (signs.length > 0 && textWidth(face, cut) <= width) return cut;
  }
  return '';
}
