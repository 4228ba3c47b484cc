/** A list of many rows of which only those near the view are kept: rows by their place, loaded by cursors. */

export interface Edge<Row> {
  readonly cursor: string;
  readonly node: Row;
}
export interface Slice<Row> {
  readonly total: number;
  readonly edges: readonly Edge<Row>[];
}
/** Loads what comes after a cursor; without rows (`bare`) it gives the cursors alone. */
export type Load<Row> = (first: number, after: string | undefined) => Promise<Slice<Row>>;
export type LoadCursors = (first: number, after: string) => Promise<readonly string[]>;

/** Rows of a request: more than a screen shows, few enough to come at once. */
const PAGE = 40;
/** Cursors of a request on the way to a place far below. */
const STRIDE = 500;
/** Rows kept on each side of the view. */
const KEPT = 400;

export class AssetList<Row extends { readonly id: string }> {
  #rows: (Row | undefined)[] = [];
  #cursors: (string | undefined)[] = [];
  #loaded = false;
  #error: Error | undefined;
  #wanted: readonly [from: number, to: number] = [0, 0];
  #busy = false;
  #version = 0;
  readonly #load: Load<Row>;
  readonly #loadCursors: LoadCursors;
  readonly #listeners = new Set<() => void>();

  constructor(load: Load<Row>, loadCursors: LoadCursors) {
    this.#load = load;
    this.#loadCursors = loadCursors;
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

  /** A row as it is now; a new one stands first. */
  put(row: Row, cursor?: string): void {
    const index = this.#rows.findIndex((one) => one?.id === row.id);
    if (index >= 0) this.#rows[index] = row;
    else {
      this.#rows.unshift(row);
      this.#cursors.unshift(cursor);
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
    while (index - start > PAGE && start >= 0) {
      const cursors = await this.#loadCursors(STRIDE, this.#cursors[start]!);
      if (!cursors.length) return false;
      cursors.forEach((cursor, i) => {
        this.#cursors[start + 1 + i] ??= cursor;
      });
      start = Math.min(index - 1, start + cursors.length);
    }
    const { total, edges } = await this.#load(PAGE, start < 0 ? undefined : this.#cursors[start]);
    this.#loaded = true;
    for (const places of [this.#rows, this.#cursors]) {
      // no holes: what walks over the list would skip them
      while (places.length < total) places.push(undefined);
      places.length = total;
    }
    edges.forEach(({ cursor, node }, i) => {
      this.#rows[start + 1 + i] = node;
      this.#cursors[start + 1 + i] = cursor;
    });
    this.#changed();
    return this.#rows[index] !== undefined;
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
