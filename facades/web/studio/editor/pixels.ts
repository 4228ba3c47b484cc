/** A picture that is drawn on: RGBA bytes, straight alpha, and the operations of the tools. All are pure but for `put`. */

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
export type Color = readonly [r: number, g: number, b: number, a: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CLEAR: Color = [0, 0, 0, 0];

export const blank = (width: number, height: number): Bitmap => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});
export const copyOf = ({ width, height, data }: Bitmap): Bitmap => ({ width, height, data: data.slice() });

export const inside = ({ width, height }: Bitmap, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

export function colorAt({ width, data }: Bitmap, { x, y }: Point): Color {
  const at = (y * width + x) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
}

/** Writes one pixel; what lies outside is left out. */
export function put(bitmap: Bitmap, point: Point, color: Color): void {
  if (inside(bitmap, point)) bitmap.data.set(color, (point.y * bitmap.width + point.x) * 4);
}

export const sameColor = (a: Color, b: Color): boolean =>
  a.every((value, i) => value === b[i]) || (a[3] === 0 && b[3] === 0);

/** The pixels of a line, both ends among them (Bresenham 1965). */
export function line(from: Point, to: Point): Point[] {
  const points: Point[] = [];
  const [dx, dy] = [Math.abs(to.x - from.x), -Math.abs(to.y - from.y)];
  const [sx, sy] = [from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1];
  let { x, y } = from;
  let error = dx + dy;
  for (;;) {
    points.push({ x, y });
    if (x === to.x && y === to.y) return points;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += sx;
    }
    if (twice <= dx) {
      error += dx;
      y += sy;
    }
  }
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The box between two corners, both in it. */
export const boxOf = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x) + 1,
  height: Math.abs(a.y - b.y) + 1,
});

/** The pixels of a rectangle's edge, or all of it. */
export function rectangle({ x, y, width, height }: Box, filled = false): Point[] {
  const points: Point[] = [];
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++)
      if (filled || row === y || row === y + height - 1 || column === x || column === x + width - 1)
        points.push({ x: column, y: row });
  return points;
}

/** The pixels of one colour around a place, touching by their sides; `everywhere`: of the whole picture. */
export function region(bitmap: Bitmap, start: Point, everywhere = false): Point[] {
  if (!inside(bitmap, start)) return [];
  const wanted = colorAt(bitmap, start);
  const { width, height } = bitmap;
  if (everywhere) {
    const points: Point[] = [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (sameColor(colorAt(bitmap, { x, y }), wanted)) points.push({ x, y });
    return points;
  }
  const seen = new Uint8Array(width * height);
  const points: Point[] = [];
  const left: Point[] = [start];
  for (let point = left.pop(); point; point = left.pop()) {
    if (!inside(bitmap, point) || seen[point.y * width + point.x] || !sameColor(colorAt(bitmap, point), wanted))
      continue;
    seen[point.y * width + point.x] = 1;
    points.push(point);
    const { x, y } = point;
    left.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 });
  }
  return points;
}

/** Mirrored left to right, about the picture's middle. */
export const mirrored = ({ width }: Bitmap, points: readonly Point[]): Point[] =>
  points.map(({ x, y }) => ({ x: width - 1 - x, y }));

/** The part in a box as a picture of its own. */
export function cut(bitmap: Bitmap, box: Box): Bitmap {
  const out = blank(box.width, box.height);
  for (const { x, y } of rectangle({ x: 0, y: 0, width: box.width, height: box.height }, true)) {
    const from = { x: x + box.x, y: y + box.y };
    if (inside(bitmap, from)) put(out, { x, y }, colorAt(bitmap, from));
  }
  return out;
}

/** A part laid over a picture; where it is clear, what was there stays. */
export function laidOver(bitmap: Bitmap, part: Bitmap, at: Point): Bitmap {
  const out = copyOf(bitmap);
  for (const { x, y } of rectangle({ x: 0, y: 0, width: part.width, height: part.height }, true)) {
    const color = colorAt(part, { x, y });
    if (color[3]) put(out, { x: x + at.x, y: y + at.y }, color);
  }
  return out;
}

/** A box emptied. */
export function cleared(bitmap: Bitmap, box: Box): Bitmap {
  const out = copyOf(bitmap);
  for (const point of rectangle(box, true)) put(out, point, CLEAR);
  return out;
}

/** Colours that show, '#rrggbb', most frequent first. */
export function paletteOf({ data }: Bitmap): string[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    const color = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => `#${color.toString(16).padStart(6, '0')}`);
}

export const hexOf = ([r, g, b]: Color): string => `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;
export function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, 255];
}

/** White in the box, black outside: a mask for drawing a part anew. */
export function maskOf(bitmap: Bitmap, box: Box): Bitmap {
  const out = blank(bitmap.width, bitmap.height);
  for (let i = 3; i < out.data.length; i += 4) out.data[i] = 255;
  for (const point of rectangle(box, true)) put(out, point, [255, 255, 255, 255]);
  return out;
}
