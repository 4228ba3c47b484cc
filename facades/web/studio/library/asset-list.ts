/** A list of many rows of which only those near the view are kept: rows by their place, loaded by cursors. */

export interface Edge<Row> {
  readonly cursor: string;
  readonly node: Row;
}
/** What a list reads from. */
export interface Source<Row> {
  /** Rows after a cursor, or the first ones. */
  readonly rows: (first: number, after: string | undefined) => Promise<readonly Edge<Row>[]>;
  /** Their cursors alone. */
  readonly cursors: (first: number, after: string) => Promise<readonly string[]>;
  /** How many there are: asked for once, beside the first rows. */
  readonly count: () => Promise<number>;
}

/** Rows of the first request: what a screen shows, so that they come at once. */
const FIRST = 40;
/** Rows of the others: as fast as somebody scrolls. */
const PAGE = 120;
/** Cursors of a request on the way to a place far below. */
const STRIDE = 500;
/** Rows kept on each side of the view. */
const KEPT = 400;

export class AssetList<Row extends { readonly id: string }> {
  #rows: (Row | undefined)[] = [];
  #cursors: (string | undefined)[] = [];
  #loaded = false;
  #counted = false;
  #error: Error | undefined;
  #wanted: readonly [from: number, to: number] = [0, 0];
  #busy = false;
  #version = 0;
  readonly #source: Source<Row>;
  readonly #listeners = new Set<() => void>();

  constructor(source: Source<Row>) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  /** Another number after each change. */
  readonly version = (): number => this.#version;
  get length(): number {
    return this.#rows.length;
  }
  get loaded(): boolean {
    return this.#loaded;
  }
  /** Whether `length` is how many there are; before that it is how many have come. */
  get counted(): boolean {
    return this.#counted;
  }
  get error(): Error | undefined {
    return this.#error;
  }
  at(index: number): Row | undefined {
    return this.#rows[index];
  }
  /** Rows that are kept now. */
  kept(): readonly Row[] {
    return this.#rows.filter((row) => row !== undefined);
  }

  /** Loads what is missing of a range and forgets what is far from it. */
  async want(from: number, to: number): Promise<void> {
    this.#wanted = [from, to];
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const missing = this.#missing();
        if (missing === undefined) break;
        const got = await this.#fill(missing);
        if (!got) break;
      }
      this.#error = undefined;
    } catch (error) {
      this.#error = error as Error;
    } finally {
      this.#busy = false;
    }
    this.#forget();
    this.#changed();
  }

  /** Rows as they are now; a new one stands first. */
  put(rows: readonly Row[]): void {
    for (const row of rows) {
      const index = this.#rows.findIndex((one) => one?.id === row.id);
      if (index >= 0) this.#rows[index] = row;
      else {
        this.#rows.unshift(row);
        this.#cursors.unshift(undefined);
      }
    }
    this.#changed();
  }

  has(id: string): boolean {
    return this.#rows.some((row) => row?.id === id);
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    const keep = this.#rows.map((row) => !row || !gone.has(row.id));
    this.#rows = this.#rows.filter((_, i) => keep[i]);
    this.#cursors = this.#cursors.filter((_, i) => keep[i]);
    this.#changed();
  }

  #missing(): number | undefined {
    if (!this.#loaded) return 0;
    const [from, to] = this.#wanted;
    for (let i = Math.max(0, from); i < Math.min(to, this.#rows.length); i++) if (!this.#rows[i]) return i;
    return undefined;
  }

  /** Loads a page that holds the place. False where nothing came. */
  async #fill(index: number): Promise<boolean> {
    // from the row before, if its cursor is known; else from the last known one on the way there
    let start = index - 1;
    while (start >= 0 && !this.#cursors[start]) start--;
    while (index - start > FIRST && start >= 0) {
      const cursors = await this.#source.cursors(STRIDE, this.#cursors[start]!);
      if (!cursors.length) return false;
      cursors.forEach((cursor, i) => {
        this.#cursors[start + 1 + i] ??= cursor;
      });
      start = Math.min(index - 1, start + cursors.length);
    }
    const asked = this.#loaded ? PAGE : FIRST;
    const counted = this.#loaded ? undefined : this.#source.count();
    // whoever waits for it hears of its failure: until then it is nobody's
    counted?.catch(() => {});
    const edges = await this.#source.rows(asked, start < 0 ? undefined : this.#cursors[start]);
    if (!this.#loaded || edges.length < asked) this.#resize(start + 1 + edges.length);
    edges.forEach(({ cursor, node }, i) => {
      this.#rows[start + 1 + i] = node;
      this.#cursors[start + 1 + i] = cursor;
    });
    this.#loaded = true;
    this.#counted ||= edges.length < asked;
    this.#changed();
    if (counted && !this.#counted) {
      const total = await counted.catch((error: unknown) => {
        // the next look begins anew
        this.#loaded = false;
        throw error;
      });
      this.#resize(Math.max(this.#rows.length, total));
      this.#counted = true;
      this.#changed();
    }
    return this.#rows[index] !== undefined;
  }

  /** No holes: what walks over the list would skip them. */
  #resize(length: number): void {
    for (const places of [this.#rows, this.#cursors]) {
      while (places.length < length) places.push(undefined);
      places.length = length;
    }
  }

  #forget(): void {
    const [from, to] = this.#wanted;
    for (let i = 0; i < this.#rows.length; i++)
      if (this.#rows[i] && (i < from - KEPT || i >= to + KEPT)) this.#rows[i] = undefined;
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
