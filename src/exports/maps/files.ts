/** The pictures of a map as files: sheets of its tilesets, and of what stands on it. */
import { uniqueNames } from '../names.ts';
import { framesSheet } from '../tiles/sheets.ts';
import type { ExportFile } from '../zip.ts';
import type { MapExport, MapSetExport } from './map.ts';

export interface MapPictures {
  /** Of each set, and of each thing: the name of its file without an ending. */
  readonly setNames: readonly string[];
  readonly thingNames: readonly string[];
  readonly files: readonly ExportFile[];
}

export const textFile = (path: string, content: string): ExportFile => ({ path, bytes: Buffer.from(content) });

/** Tiles in a row of a set's file: its frames lie side by side. */
export const columnsOf = ({ sheet: { columns, frames } }: Pick<MapSetExport, 'sheet'>): number => columns * frames;
/** The number of a tile of the set in its file, counted row by row. */
export const inFile = (set: Pick<MapSetExport, 'sheet'>, number: number): number => {
  const { columns } = set.sheet;
  return Math.floor(number / columns) * columnsOf(set) + (number % columns);
};

/** `tilesets/…png` and `objects/…png`. */
export async function pictureFiles({ sets, pictures }: MapExport): Promise<MapPictures> {
  const setNames = uniqueNames(
    sets.map(({ name }) => name),
    'tileset',
  );
  const thingNames = uniqueNames(
    pictures.map(({ name }) => name),
    'object',
  );
  return {
    setNames,
    thingNames,
    files: [
      ...(await Promise.all(
        sets.map(async (set, i) => ({ path: `tilesets/${setNames[i]}.png`, bytes: await framesSheet(set) })),
      )),
      ...pictures.map(({ png }, i) => ({ path: `objects/${thingNames[i]}.png`, bytes: png })),
    ],
  };
}
