/** Sheets as engines want them: frames side by side, or each tile with its border repeated around it. */
import { decodeImage } from '../../pixels/decode.ts';
import { createImage, crop, paste, wordsOf } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
import type { Rgba } from '../../pixels/types.ts';
import type { TilesetExport } from './tileset.ts';

const BOUNDS = { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 };
const read = (png: Uint8Array): Promise<Rgba> => decodeImage(png, BOUNDS);

/** The sheet, and to its right those of the later frames: a tile's next frame is `columns` tiles further. */
export async function framesSheet(of: Pick<TilesetExport, 'png' | 'laterPngs'>): Promise<Buffer> {
  if (of.laterPngs.length === 0) return Buffer.from(of.png);
  const frames = await Promise.all([of.png, ...of.laterPngs].map(read));
  const { width, height } = frames[0]!;
  const out = createImage(width * frames.length, height);
  frames.forEach((frame, i) => {
    paste(out, frame, i * width, 0);
  });
  return Buffer.from(encodePng(out));
}

/** Each tile with its outermost pixels repeated once around it, so that no neighbour bleeds in when it is scaled. */
export function extrude(sheet: Rgba, size: number): Rgba {
  const columns = sheet.width / size;
  const rows = sheet.height / size;
  const step = size + 2;
  const out = createImage(columns * step, rows * step);
  const target = wordsOf(out);
  const source = wordsOf(sheet);
  const inside = (v: number): number => Math.min(size - 1, Math.max(0, v - 1));
  for (let y = 0; y < out.height; y++) {
    const sy = Math.floor(y / step) * size + inside(y % step);
    for (let x = 0; x < out.width; x++) {
      const sx = Math.floor(x / step) * size + inside(x % step);
      target[y * out.width + x] = source[sy * sheet.width + sx]!;
    }
  }
  return out;
}

export const extrudedSheet = async (of: TilesetExport): Promise<Buffer> =>
  Buffer.from(encodePng(extrude(await read(of.png), of.sheet.tileSize)));

/** Each tile as a PNG, by its name. */
export async function tilePngs(of: TilesetExport): Promise<{ readonly name: string; readonly png: Buffer }[]> {
  const sheet = await read(of.png);
  const s = of.sheet.tileSize;
  return of.sheet.tiles.map((tile) => ({
    name: tile.name,
    png: Buffer.from(encodePng(crop(sheet, { x: tile.col * s, y: tile.row * s, width: s, height: s }))),
  }));
}
