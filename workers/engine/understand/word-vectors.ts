/** Nearest known word, for words that no table has. */

/** Word vectors from any source; unit length is not needed. */
export interface WordVectors {
  /** The vector of a lower-case word; undefined for a word that has none. All vectors have one length. */
  vector(word: string): Float32Array | undefined;
}

export interface Nearest<T> {
  readonly value: T;
  readonly word: string;
  /** Cosine, −1..1. */
  readonly similarity: number;
}

interface Table<T> {
  readonly words: readonly string[];
  readonly values: readonly T[];
  /** Unit vectors, one after another. */
  readonly matrix: Float32Array;
  readonly width: number;
}

/** Finds the known word whose vector points the same way; the table of known vectors is built once for each source. */
export class NearestWord<T> {
  readonly #known: readonly (readonly [word: string, value: T])[];
  readonly #tables = new WeakMap<WordVectors, Table<T>>();

  constructor(known: readonly (readonly [word: string, value: T])[]) {
    this.#known = known;
  }

  /** The best candidate, however weak: the caller knows its threshold. Undefined when the word or the source has nothing. */
  find(word: string, source: WordVectors): Nearest<T> | undefined {
    return this.#ranked(word, source, 1, Number.NEGATIVE_INFINITY)[0];
  }

  /** The `count` nearest words of at least `least` (cosine), the nearest first. */
  several(word: string, source: WordVectors, count: number, least: number): readonly string[] {
    return this.#ranked(word, source, count, least).map((near) => near.word);
  }

  #ranked(word: string, source: WordVectors, count: number, least: number): readonly Nearest<T>[] {
    const query = source.vector(word);
    if (!query) return [];
    const table = this.#table(source);
    if (query.length !== table.width) return [];
    let norm = 0;
    for (const x of query) norm += x * x;
    if (!(norm > 0)) return [];
    const found: { readonly at: number; readonly similarity: number }[] = [];
    for (let i = 0, offset = 0; i < table.words.length; i++, offset += table.width) {
      let sum = 0;
      for (let d = 0; d < table.width; d++) sum += (query[d] as number) * (table.matrix[offset + d] as number);
      const similarity = sum / Math.sqrt(norm);
      if (similarity < least || (found.length === count && similarity <= found[count - 1]!.similarity)) continue;
      found.splice(found.findLastIndex((f) => f.similarity >= similarity) + 1, 0, { at: i, similarity });
      found.length = Math.min(found.length, count);
    }
    return found.map(({ at, similarity }) => ({
      value: table.values[at] as T,
      word: table.words[at] as string,
      similarity,
    }));
  }

  #table(source: WordVectors): Table<T> {
    const ready = this.#tables.get(source);
    if (ready) return ready;
    const rows: [string, T, Float32Array][] = [];
    for (const [word, value] of this.#known) {
      const vector = source.vector(word);
      if (vector?.some((x) => x !== 0)) rows.push([word, value, vector]);
    }
    const width = rows[0]?.[2].length ?? 0;
    const matrix = new Float32Array(rows.length * width);
    rows.forEach(([, , vector], i) => {
      let norm = 0;
      for (const x of vector) norm += x * x;
      const k = 1 / Math.sqrt(norm);
      for (let d = 0; d < width; d++) matrix[i * width + d] = (vector[d] ?? 0) * k;
    });
    const table = { words: rows.map((r) => r[0]), values: rows.map((r) => r[1]), matrix, width };
    this.#tables.set(source, table);
    return table;
  }
}
