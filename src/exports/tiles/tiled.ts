/** Tiled (mapeditor.org): a tileset with its wangset, and an example map. Format: doc.mapeditor.org, "TMX Map Format". */
import { type SheetOfTiles, TERRAIN_FRAME_MS } from '../../domain/wang.ts';
import {
  cellOf,
  isPlaced,
  isVariant,
  TERRAIN_NUMBERS,
  type TilesetExport,
  terrainsOf,
  VARIANT_WEIGHT,
} from './tileset.ts';

export const VERSION = 'version="1.10" tiledversion="1.10.2"';
/** Text as an attribute's value. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const COLOURS = ['#3f8fd0', '#6cab48', '#8a858e'];

/** What of a set a tileset of Tiled tells. */
interface TiledSet {
  readonly name: string;
  readonly sheet: Pick<SheetOfTiles, 'columns' | 'sheetRows' | 'frames' | 'tileSize' | 'tiles' | 'full'>;
}

/** The tileset; `image` is the sheet with its frames side by side. */
export function tsx({ sheet, name }: TiledSet, image: string): string {
  const { columns, sheetRows, frames, tileSize: s, tiles } = sheet;
  const across = columns * frames;
  const ordered = [...tiles].sort((a, b) => cellOf(a, across) - cellOf(b, across));
  const own = ordered.flatMap((tile) => {
    const id = cellOf(tile, across);
    const weight = isVariant(tile) ? ` probability="${VARIANT_WEIGHT}"` : '';
    if (frames === 1) return weight ? [` <tile id="${id}"${weight}/>`] : [];
    const steps = Array.from(
      { length: frames },
      (_, i) => `   <frame tileid="${id + i * columns}" duration="${TERRAIN_FRAME_MS}"/>`,
    );
    return [` <tile id="${id}"${weight}>`, '  <animation>', ...steps, '  </animation>', ' </tile>'];
  });
  // corners of a wangid run from the top clockwise: top, NE, right, SE, bottom, SW, left, NW; colours count from 1
  const wang = ordered.filter(isPlaced).map((tile) => {
    const [nw, ne, sw, se] = tile.corners.map((c) => TERRAIN_NUMBERS[c] + 1);
    return `   <wangtile tileid="${cellOf(tile, across)}" wangid="0,${ne},0,${se},0,${sw},0,${nw}"/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tileset ${VERSION} name="${escaped(name)}" tilewidth="${s}" tileheight="${s}" tilecount="${across * sheetRows}" columns="${across}">`,
    ` <image source="${escaped(image)}" width="${across * s}" height="${sheetRows * s}"/>`,
    ...own,
    ' <wangsets>',
    `  <wangset name="${escaped(name)}" type="corner" tile="-1">`,
    ...terrainsOf(sheet).map((t, i) => `   <wangcolor name="${t}" color="${COLOURS[i]}" tile="-1" probability="1"/>`),
    ...wang,
    '  </wangset>',
    ' </wangsets>',
    '</tileset>',
    '',
  ].join('\n');
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly orientation?: 'orthogonal' | 'isometric';
}

/** A map of one layer; `cells` are numbers of tiles, -1 for none. */
export function tmx(source: string, cells: readonly number[], g: Grid): string {
  const rows = Array.from({ length: g.height }, (_, y) =>
    cells
      .slice(y * g.width, (y + 1) * g.width)
      .map((cell) => cell + 1)
      .join(','),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<map ${VERSION} orientation="${g.orientation ?? 'orthogonal'}" renderorder="right-down" width="${g.width}" height="${g.height}" tilewidth="${g.tileWidth}" tileheight="${g.tileHeight}" infinite="0" nextlayerid="2" nextobjectid="1">`,
    ` <tileset firstgid="1" source="${escaped(source)}"/>`,
    ` <layer id="1" name="ground" width="${g.width}" height="${g.height}">`,
    '  <data encoding="csv">',
    rows.join(',\n'),
    '</data>',
    ' </layer>',
    '</map>',
    '',
  ].join('\n');
}

/** The example map of a set. */
export function exampleTmx({ sheet }: TilesetExport, source: string): string {
  const { example, tiles, columns, frames, tileSize } = sheet;
  const cells = example.cells.map((i) => (i < 0 ? -1 : cellOf(tiles[i]!, columns * frames)));
  return tmx(source, cells, {
    width: example.width,
    height: example.height,
    tileWidth: tileSize,
    tileHeight: tileSize,
  });
}

/** A tileset of isometric tiles: pictures that stand on diamonds of `width` x `width / 2`. */
export function isometricTsx(name: string, image: string, width: number, height: number, count: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tileset ${VERSION} name="${escaped(name)}" tilewidth="${width}" tileheight="${height}" tilecount="${count}" columns="${count}">`,
    ` <grid orientation="isometric" width="${width}" height="${width / 2}"/>`,
    ` <image source="${escaped(image)}" width="${width * count}" height="${height}"/>`,
    '</tileset>',
    '',
  ].join('\n');
}
