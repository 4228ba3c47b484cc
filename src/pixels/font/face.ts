/** What a bitmap face is, and how one is made of rows of '#'. */

/** A sign: `width` columns of the face's `height` rows, one byte a cell, 1 where ink is. */
export interface Glyph {
  readonly width: number;
  readonly cells: Uint8Array;
}

export interface Face {
  readonly name: string;
  readonly about: string;
  /** Rows of every glyph, from the top of the highest mark to the end of the lowest tail. */
  readonly height: number;
  /** Rows above the base line. */
  readonly baseline: number;
  readonly capHeight: number;
  readonly xHeight: number;
  /** Columns of a space, and empty columns between two signs. */
  readonly space: number;
  readonly gap: number;
  /** From one base line to the next. */
  readonly lineHeight: number;
  /** Rows that a pair of letters needs between its outlines before it is moved together. */
  readonly kern: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
}

export type FaceMeasures = Omit<Face, 'glyphs'>;

/** A glyph from its rows; the first one lies `top` rows below the face's upper edge. What does not fit is cut. */
export function glyphOf(rows: readonly string[], top: number, height: number): Glyph {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const cells = new Uint8Array(width * height);
  rows.forEach((row, y) => {
    if (top + y < 0 || top + y >= height) return;
    for (let x = 0; x < row.length; x++) if (row[x] === '#') cells[(top + y) * width + x] = 1;
  });
  return { width, cells };
}

/** The box of a glyph's ink; undefined where it has none. */
export function inkBox({ width, cells }: Glyph) {
  let [left, right, top, bottom] = [width, -1, Number.POSITIVE_INFINITY, -1];
  for (let i = 0; i < cells.length; i++) {
    if (!cells[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { left, right, top, bottom };
}

/** Both inks in one glyph, the second moved by (x, y); it grows to the sides as needed and is cut above and below. */
export function join(a: Glyph, b: Glyph, x: number, y: number, height: number): Glyph {
  const left = Math.min(0, x);
  const width = Math.max(a.width, x + b.width) - left;
  const cells = new Uint8Array(width * height);
  for (const [glyph, dx, dy] of [
    [a, -left, 0],
    [b, x - left, y],
  ] as const) {
    for (let i = 0; i < glyph.cells.length; i++) {
      const row = Math.floor(i / glyph.width) + dy;
      if (glyph.cells[i] && row >= 0 && row < height) cells[row * width + (i % glyph.width) + dx] = 1;
    }
  }
  return { width, cells };
}

/** Turned half round, within the rows of its own ink: '¡' of '!', '¿' of '?'; then moved down by `drop` rows. */
export function turned(glyph: Glyph, drop: number, height: number): Glyph {
  const box = inkBox(glyph);
  if (!box) return glyph;
  const cells = new Uint8Array(glyph.cells.length);
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = 0; x < glyph.width; x++) {
      const to = box.top + box.bottom - y + drop;
      if (to < height) cells[to * glyph.width + glyph.width - 1 - x] = glyph.cells[y * glyph.width + x]!;
    }
  }
  return { width: glyph.width, cells };
}

/** Every cell as 2×2, stairs of diagonals rounded by the neighbours' own ink (EPX, Eric Johnston 1992). */
export function doubled({ width, cells }: Glyph): Glyph {
  const height = cells.length / width;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : cells[y * width + x]!;
  const out = new Uint8Array(cells.length * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [own, up, down, left, right] = [at(x, y), at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)];
      const slope = up !== down && left !== right;
      const to = y * 4 * width + x * 2;
      out[to] = slope && left === up ? left : own;
      out[to + 1] = slope && up === right ? right : own;
      out[to + 2 * width] = slope && left === down ? left : own;
      out[to + 2 * width + 1] = slope && down === right ? right : own;
    }
  }
  return { width: width * 2, cells: out };
}

/** Every stroke one column wider. */
export function bolder({ width, cells }: Glyph): Glyph {
  const out = new Uint8Array((cells.length / width) * (width + 1));
  for (let i = 0; i < cells.length; i++) {
    if (!cells[i]) continue;
    const to = Math.floor(i / width) * (width + 1) + (i % width);
    out[to] = out[to + 1] = 1;
  }
  return { width: width + 1, cells: out };
}
