/** Pixels from each side. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A piece of the picture, and where it goes. */
export interface Piece {
  readonly from: Rect;
  readonly to: Rect;
}

/** Lengths of a side in three: both margins keep their pixels as long as there is room for them. */
function thirds(length: number, before: number, after: number): readonly [number, number, number] {
  const margins = Math.min(length, before + after);
  const first = before + after ? Math.round((margins * before) / (before + after)) : 0;
  return [first, length - margins, margins - first];
}

/** A stretch of the target in lengths of the source, the last one cut off; `stretch` is one piece of all of it. */
function runs(length: number, source: number, tile: boolean): readonly { at: number; length: number; of: number }[] {
  if (length <= 0 || source <= 0) return [];
  if (!tile) return [{ at: 0, length, of: source }];
  return Array.from({ length: Math.ceil(length / source) }, (_, i) => {
    const part = Math.min(source, length - i * source);
    return { at: i * source, length: part, of: part };
  });
}

/** How a frame of nine is drawn at a size: corners as they are, edges and middle repeated or stretched. */
export function nineSlice(frame: Rect, slice: Margins, width: number, height: number, tile: boolean): Piece[] {
  const pieces: Piece[] = [];
  const columns = thirds(width, slice.left, slice.right);
  const rows = thirds(height, slice.top, slice.bottom);
  const sourceX = [0, slice.left, frame.w - columns[2]] as const;
  const sourceY = [0, slice.top, frame.h - rows[2]] as const;
  const sourceW = [columns[0], frame.w - slice.left - slice.right, columns[2]] as const;
  const sourceH = [rows[0], frame.h - slice.top - slice.bottom, rows[2]] as const;
  let y = 0;
  for (let row = 0; row < 3; row++) {
    let x = 0;
    for (let column = 0; column < 3; column++) {
      for (const down of runs(rows[row]!, sourceH[row]!, tile && row === 1))
        for (const across of runs(columns[column]!, sourceW[column]!, tile && column === 1))
          pieces.push({
            from: {
              x: frame.x + sourceX[column]!,
              y: frame.y + sourceY[row]!,
              w: column === 1 ? across.of : sourceW[column]!,
              h: row === 1 ? down.of : sourceH[row]!,
            },
            to: { x: x + across.at, y: y + down.at, w: across.length, h: down.length },
          });
      x += columns[column]!;
    }
    y += rows[row]!;
  }
  return pieces;
}
