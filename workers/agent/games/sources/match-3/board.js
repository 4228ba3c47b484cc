// The board of the match-3: which pieces lie in a row, which swaps make a row, and what falls where.

/** Cells of a side, where nothing else is said. */
const USUAL = 7;
export const sizeOf = ({ size = USUAL }) => size;
const WAYS = [
  [1, 0],
  [0, 1],
];

export const inside = (cells, x, y) => x >= 0 && y >= 0 && x < cells.length && y < cells.length;

/** `cells[y][x]` is a piece, { kind }, or null. Rows of three and more: each { kind, cells: [[x, y], …] }. */
export function rowsOf(cells) {
  const rows = [];
  const kindAt = (x, y) => (inside(cells, x, y) ? cells[y][x]?.kind : undefined);
  for (let y = 0; y < cells.length; y++)
    for (let x = 0; x < cells.length; x++)
      for (const [dx, dy] of WAYS) {
        const kind = kindAt(x, y);
        if (kind === undefined || kindAt(x - dx, y - dy) === kind) continue;
        const row = [];
        for (let i = 0; kindAt(x + dx * i, y + dy * i) === kind; i++) row.push([x + dx * i, y + dy * i]);
        if (row.length >= 3) rows.push({ kind, cells: row });
      }
  return rows;
}

export function swap(cells, a, b) {
  const piece = cells[a.y][a.x];
  cells[a.y][a.x] = cells[b.y][b.x];
  cells[b.y][b.x] = piece;
}

/** The swaps that make a row: { x, y, dx, dy, count of pieces in rows }, the best first. */
export function movesOf(cells) {
  const moves = [];
  for (let y = 0; y < cells.length; y++)
    for (let x = 0; x < cells.length; x++)
      for (const [dx, dy] of WAYS) {
        const [a, b] = [
          { x, y },
          { x: x + dx, y: y + dy },
        ];
        if (!inside(cells, b.x, b.y)) continue;
        swap(cells, a, b);
        const count = rowsOf(cells).reduce((sum, row) => sum + row.cells.length, 0);
        swap(cells, a, b);
        if (count) moves.push({ x, y, dx, dy, count });
      }
  return moves.sort((a, b) => b.count - a.count);
}

/** A full board without rows, on which something can be moved. */
export function createBoard(random, kinds, size) {
  for (;;) {
    const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        do cells[y][x] = createPiece(random.int(0, kinds - 1), 0);
        while (rowsOf(cells).length);
    if (movesOf(cells).length) return cells;
  }
}

/** `lift` is how far above its cell it is still to fall, in cells. */
export const createPiece = (kind, lift) => ({ kind, lift, dx: 0, dy: 0, fading: 0, isBomb: false });

/** Lets pieces fall into empty cells, and new ones after them. */
export function drop(cells, random, kinds) {
  for (let x = 0; x < cells.length; x++) {
    let empty = 0;
    for (let y = cells.length - 1; y >= 0; y--) {
      const piece = cells[y][x];
      if (!piece) empty++;
      else if (empty) {
        cells[y + empty][x] = piece;
        cells[y][x] = null;
        piece.lift += empty;
      }
    }
    for (let i = 0; i < empty; i++) cells[i][x] = createPiece(random.int(0, kinds - 1), empty);
  }
}
