/** Bitmap faces as outline fonts: every pixel is a square of 100 units, so that the font is sharp at whole multiples. */
// its CommonJS file is what Node loads: it has no named exports
import opentype, { type Glyph } from 'opentype.js';
import { type Face, glyphFor, type Glyph as PixelGlyph } from '../../pixels/font/index.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import { signsOf } from './bm-font.ts';

/** Units of a pixel. */
const PIXEL = 100;

type Point = readonly [x: number, y: number];

/**
 * The borders of a glyph's ink as closed rectilinear paths in pixels, ink on the left hand, so that holes run the other
 * way round. Pixels that touch at a corner alone stay apart.
 */
export function outlinesOf({ width, cells }: PixelGlyph): Point[][] {
  const height = cells.length / width;
  const on = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === 1;
  // each side of a pixel that borders on nothing is an edge; edges leave their corners in one direction each
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!on(x, y)) continue;
      if (!on(x, y - 1)) add([x + 1, y], [x, y]);
      if (!on(x - 1, y)) add([x, y], [x, y + 1]);
      if (!on(x, y + 1)) add([x, y + 1], [x + 1, y + 1]);
      if (!on(x + 1, y)) add([x + 1, y + 1], [x + 1, y]);
    }
  }
  const paths: Point[][] = [];
  for (const [key, list] of edges) {
    while (list.length > 0) {
      const start = key.split(',').map(Number) as unknown as Point;
      const path: Point[] = [start];
      let at = list.pop()!;
      let way: Point = [at[0] - start[0], at[1] - start[1]];
      while (at[0] !== start[0] || at[1] !== start[1]) {
        path.push(at);
        const next = edges.get(at.join())!;
        // at a corner where two pixels touch, the turn that stays with the same pixel
        const turn = next.findIndex((to) => (to[0] - at[0]) * way[1] - (to[1] - at[1]) * way[0] > 0);
        const [to] = next.splice(Math.max(0, turn), 1);
        way = [to![0] - at[0], to![1] - at[1]];
        at = to!;
      }
      paths.push(withoutStraight(path));
    }
  }
  return paths;
}

/** Without the points at which a path goes straight on. */
function withoutStraight(path: readonly Point[]): Point[] {
  return path.filter((p, i) => {
    const [a, b] = [path.at(i - 1)!, path[(i + 1) % path.length]!];
    return !((a[0] === p[0] && p[0] === b[0]) || (a[1] === p[1] && p[1] === b[1]));
  });
}

function glyphOf(
  face: Face,
  name: string,
  unicode: number | undefined,
  pixels: PixelGlyph | undefined,
  advance: number,
): Glyph {
  const path = new opentype.Path();
  for (const outline of pixels ? outlinesOf(pixels) : []) {
    outline.forEach(([x, y], i) => {
      const [u, v] = [x * PIXEL, (face.baseline - y) * PIXEL];
      if (i === 0) path.moveTo(u, v);
      else path.lineTo(u, v);
    });
    path.close();
  }
  return new opentype.Glyph({
    name,
    ...(unicode === undefined ? {} : { unicode }),
    advanceWidth: advance * PIXEL,
    path,
  });
}

/**
 * An OpenType font with CFF outlines (opentype.js): `<name>.otf`. At a font size of `face.height` pixels, or a whole
 * multiple of it, a pixel of the face is a pixel of the screen. Kerning is not in it: the library writes none.
 */
export function openType(face: Face, name: string): ExportFile[] {
  const file = safeName(name, 'font');
  const glyphs = [
    glyphOf(face, '.notdef', undefined, glyphFor(face, '▯'), glyphFor(face, '▯').width + face.gap),
    glyphOf(face, 'space', 32, undefined, face.space),
    ...signsOf(face).map((sign) => {
      const code = sign.codePointAt(0)!;
      const pixels = glyphFor(face, sign);
      return glyphOf(
        face,
        `uni${code.toString(16).toUpperCase().padStart(4, '0')}`,
        code,
        pixels,
        pixels.width + face.gap,
      );
    }),
  ];
  const font = new opentype.Font({
    familyName: `Pixelkiln ${face.name}`,
    styleName: 'Regular',
    unitsPerEm: face.height * PIXEL,
    ascender: face.baseline * PIXEL,
    descender: -(face.height - face.baseline) * PIXEL,
    // the same face gives the same bytes
    createdTimestamp: 0,
    glyphs,
  });
  return [{ path: `${file}.otf`, bytes: new Uint8Array(font.toArrayBuffer()) }];
}
