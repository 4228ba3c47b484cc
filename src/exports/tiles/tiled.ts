/** Tiled (mapeditor.org): a tileset with its wangset, and an example map. Format: doc.mapeditor.org, "TMX Map Format". */
import { type SheetOfTiles, type SheetTile, TERRAIN_FRAME_MS } from '../../domain/wang.ts';
import { solidBoxes, solidCorners } from './solid.ts';
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
  /** What its two grounds are called. */
  readonly grounds: readonly [lower: string, upper: string];
  readonly sheet: Pick<SheetOfTiles, 'kind' | 'columns' | 'sheetRows' | 'frames' | 'tileSize' | 'tiles' | 'full'> &
    Partial<Pick<SheetOfTiles, 'materials'>>;
}

/** The tileset; `image` is the sheet with its frames side by side. */
export function tsx({ sheet, name, grounds }: TiledSet, image: string): string {
  const { columns, sheetRows, frames, tileSize: s, tiles } = sheet;
  const across = columns * frames;
  const solid = solidCorners(sheet, grounds);
  /** Shapes that Tiled's editor and importers of engines take for collisions. */
  const shapes = (tile: SheetTile): string[] => {
    const boxes = isPlaced(tile) ? solidBoxes(tile, solid, s) : [];
    if (!boxes.length) return [];
    const objects = boxes.map(
      ({ x, y, width, height }, i) =>
        `   <object id="${i + 1}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    );
    return ['  <objectgroup draworder="index" id="1">', ...objects, '  </objectgroup>'];
  };
  const ordered = [...tiles].sort((a, b) => cellOf(a, across) - cellOf(b, across));
  const own = ordered.flatMap((tile) => {
    const id = cellOf(tile, across);
    const weight = isVariant(tile) ? ` probability="${VARIANT_WEIGHT}"` : '';
    const shape = shapes(tile);
    if (frames === 1 && !shape.length) return weight ? [` <tile id="${id}"${weight}/>`] : [];
    const steps = Array.from(
      { length: frames },
      (_, i) => `   <frame tileid="${id + i * columns}" duration="${TERRAIN_FRAME_MS}"/>`,
    );
    const motion = frames === 1 ? [] : ['  <animation>', ...steps, '  </animation>'];
    return [` <tile id="${id}"${weight}>`, ...shape, ...motion, ' </tile>'];
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
    ...terrainsOf(sheet).map(
      (t, i) => `   <wangcolor name="${escaped(grounds[i] ?? t)}" color="${COLOURS[i]}" tile="-1" probability="1"/>`,
    ),
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
