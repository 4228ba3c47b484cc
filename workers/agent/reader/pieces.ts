/** Words → word pieces, exactly as models/train/messages/pieces.py cuts them: the longest known beginning, then the longest known continuations. */

const UNKNOWN = 1;
export const CLS = 2;
export const SEP = 3;
const LONGEST = 100;

/** `vocabulary`: one piece a line, as models/messages/pieces.txt.br has them; a continuation begins with ##. */
export class Pieces {
  readonly #ids: ReadonlyMap<string, number>;

  constructor(vocabulary: readonly string[]) {
    this.#ids = new Map(vocabulary.map((piece, i) => [piece, i]));
  }

  /** At least one piece; a part that no piece begins is unknown as a whole. */
  of(word: string): readonly number[] {
    const found = partsOf(word).flatMap((part) => this.#cut([...part]));
    return found.length ? found : [UNKNOWN];
  }

  #cut(letters: readonly string[]): readonly number[] {
    const found: number[] = [];
    let at = 0;
    while (at < letters.length) {
      let end = letters.length;
      let id: number | undefined;
      for (; end > at; end--) {
        id = this.#ids.get(`${at ? '##' : ''}${letters.slice(at, end).join('')}`);
        if (id !== undefined) break;
      }
      if (id === undefined) return [UNKNOWN];
      found.push(id);
      at = end;
    }
    return found;
  }
}

/** Lower case, without accents, marks by themselves. */
function partsOf(word: string): readonly string[] {
  const plain = [
    ...word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  ].slice(0, LONGEST);
  const found: string[] = [];
  let joined = false;
  for (const letter of plain) {
    const inWord = /[\p{L}\p{N}]/u.test(letter);
    if (inWord && joined) found[found.length - 1] += letter;
    else found.push(letter);
    joined = inWord;
  }
  return found;
}
