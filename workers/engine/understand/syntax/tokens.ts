import { fnv1a } from '../guess/tokens.ts';

/** Text → tokens → what the parser's network knows of each, exactly as models/train/syntax/tokens.py does it. */

const TOKEN = /[0-9]+(?:[.,][0-9]+)*(?:[a-z]+\b)?|[A-Za-zÀ-ÿ0-9]+(?:[-'’&/.][A-Za-zÀ-ÿ0-9]+)*\+?|[^\sA-Za-zÀ-ÿ0-9]/gu;
const CLITIC = /^(.+?)(n['’]t|['’](?:s|m|re|ve|ll|d))$/i;

export interface Piece {
  readonly text: string;
  /** Place of its first character in the text. */
  readonly start: number;
}

/** Tokens with their places. Hyphenated words stay whole; the clitics 's, n't, 'm … stand alone. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [word] = match;
    const split = CLITIC.exec(word);
    if (split) {
      const [, stem, clitic] = split as unknown as readonly [string, string, string];
      found.push({ text: stem, start: match.index }, { text: clitic, start: match.index + stem.length });
    } else found.push({ text: word, start: match.index });
  }
  return found;
}

/** 1..buckets of a lower-case word. */
export const wordBucket = (word: string, buckets: number): number => 1 + (fnv1a(word) % buckets);

/** Buckets 1..buckets of a lower-case word: its beginnings and endings of 1 to 4 letters, then its 3-grams in angle brackets. */
export function gramsOf(word: string, buckets: number, most: number): number[] {
  const letters = [...word];
  const pieces: string[] = [];
  const longest = Math.min(4, letters.length);
  for (let n = 1; n <= longest; n++) pieces.push(`^${letters.slice(0, n).join('')}`);
  for (let n = 1; n <= longest; n++) pieces.push(`$${letters.slice(-n).join('')}`);
  const marked = ['<', ...letters, '>'];
  for (let i = 0; i + 3 <= marked.length; i++) pieces.push(marked.slice(i, i + 3).join(''));
  return pieces.slice(0, most).map((piece) => wordBucket(piece, buckets));
}

/** How a token is written, as the network counts it: lower, capital, capitals, digits, mark, mixed with digits. */
export function shapeOf(token: string): number {
  const letters = /\p{L}/u.test(token);
  const digits = /[0-9]/.test(token);
  if (!letters) return digits ? 3 : 4;
  if (digits) return 5;
  if (token === token.toLowerCase()) return 0;
  return token.length > 1 && token === token.toUpperCase() ? 2 : 1;
}
