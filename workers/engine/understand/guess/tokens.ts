/** Text → words → hashed character n-grams, exactly as models/train/concept/tokens.py does it. */

/** How the network was trained to read; from its row of the manifest. */
export interface TokenLimits {
  readonly maxWords: number;
  readonly maxGrams: number;
  readonly gramSizes: readonly number[];
  readonly buckets: number;
}

/** Lower-case words of a–z, hyphens inside a word kept, a possessive 's dropped; at most `limit` of them. */
export function wordsOf(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  for (const [word] of text
    .toLowerCase()
    .replaceAll("'s", '')
    .matchAll(/[a-z]+(?:-[a-z]+)*/g)) {
    if (words.length >= limit) break;
    words.push(word);
  }
  return words;
}

/** 32-bit FNV-1a over ASCII (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Bucket numbers 1..buckets of a word: first that of `<word>` as a whole, then those of its n-grams, size by size from
 * left to right; at most `maxGrams`. 0 is padding. So no word is unknown.
 */
export function gramsOf(word: string, { maxGrams, gramSizes, buckets }: TokenLimits): number[] {
  const marked = `<${word}>`;
  const grams = [marked];
  for (const size of gramSizes) {
    for (let i = 0; i + size <= marked.length && grams.length < maxGrams; i++) grams.push(marked.slice(i, i + size));
  }
  return grams.slice(0, maxGrams).map((gram) => 1 + (fnv1a(gram) % buckets));
}
