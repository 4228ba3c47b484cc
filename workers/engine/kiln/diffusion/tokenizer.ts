/**
 * CLIP's tokenizer: byte-pair encoding of lower-cased words (Sennrich et al., 2016; Radford et al., CLIP, 2021), read from
 * the usual `vocab.json` and `merges.txt`.
 */

/** What stands around and after a text's tokens. */
export interface SpecialTokens {
  readonly start: string;
  readonly end: string;
  /** Fills the text up to its full length. */
  readonly pad: string;
  /** Tokens of a text, start and end included. */
  readonly length: number;
}

/** A function from a text to exactly `length` token numbers; what is too long is cut. */
export type Tokenize = (text: string) => number[];

/** Words, single digits, contractions and runs of signs. */
const PIECES = /'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/gu;
const END_OF_WORD = '</w>';

/**
 * Builds the tokenizer.
 *
 * @param vocab token → number
 * @param merges text of merges.txt: pairs to join, most frequent first; a first line that begins with # is skipped
 * Throws an Error for a special token that the vocabulary lacks.
 */
export function createTokenizer(
  vocab: Readonly<Record<string, number>>,
  merges: string,
  special: SpecialTokens,
): Tokenize {
  const ranks = new Map<string, number>();
  for (const line of merges.split('\n')) {
    if (line.startsWith('#version') || !line.trim()) continue;
    ranks.set(line.trim(), ranks.size);
  }
  const numberOf = new Map(Object.entries(vocab));
  const [start, end, pad] = [special.start, special.end, special.pad].map((token) => {
    const number = numberOf.get(token);
    if (number === undefined) throw new Error(`tokenizer/vocab.json has no token "${token}"`);
    return number;
  }) as [number, number, number];

  return (text) => {
    const pieces = text.normalize('NFC').toLowerCase().match(PIECES) ?? [];
    // As in CLIP, a part that the vocabulary lacks becomes the end token.
    const tokens = pieces.flatMap((piece) => join(piece, ranks).map((part) => numberOf.get(part) ?? end));
    const cut = [start, ...tokens.slice(0, special.length - 2), end];
    return [...cut, ...new Array<number>(special.length - cut.length).fill(pad)];
  };
}

/** The parts of one word: its bytes, the last marked, joined pair by pair in the order of the merges. */
function join(word: string, ranks: ReadonlyMap<string, number>): string[] {
  let parts = Array.from(new TextEncoder().encode(word), (byte) => BYTE_SIGNS[byte]!);
  parts[parts.length - 1] += END_OF_WORD;
  while (parts.length > 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i + 1 < parts.length; i++) {
      best = Math.min(best, ranks.get(`${parts[i]} ${parts[i + 1]}`) ?? Number.POSITIVE_INFINITY);
    }
    if (best === Number.POSITIVE_INFINITY) break;
    const joined: string[] = [];
    for (let i = 0; i < parts.length; i++) {
      const pair = i + 1 < parts.length && ranks.get(`${parts[i]} ${parts[i + 1]}`) === best;
      joined.push(pair ? parts[i]! + parts[++i]! : parts[i]!);
    }
    parts = joined;
  }
  return parts;
}

/** A printable sign for each byte: itself where it is one, else the next above 255 (GPT-2's table). */
const BYTE_SIGNS: readonly string[] = (() => {
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const printable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
    return String.fromCodePoint(printable ? byte : next++);
  });
})();
