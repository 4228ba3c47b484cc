/** Files that game engines open, made of a map: bytes in, bytes out. */
import { safeName } from '../names.ts';
import { type ExportFile, zip } from '../zip.ts';
import { type MapPictures, pictureFiles } from './files.ts';
import { godotFiles } from './godot.ts';
import { jsonFiles } from './json.ts';
import { ldtkFiles } from './ldtk.ts';
import { type MapExport, wholeArea } from './map.ts';
import { mapPng, REDUCTIONS } from './picture.ts';
import { tiledFiles } from './tiled.ts';

type Make = (map: MapExport, name: string, pictures: MapPictures) => ExportFile[];
const ENGINES: Readonly<Record<'tiled' | 'godot' | 'ldtk' | 'json', Make>> = {
  tiled: tiledFiles,
  godot: godotFiles,
  ldtk: ldtkFiles,
  json: jsonFiles,
};
type Engine = keyof typeof ENGINES;

const nameOf = (map: MapExport): string => safeName(map.name, 'map');

const one = async (map: MapExport, engine: Engine): Promise<Buffer> =>
  zip(ENGINES[engine](map, nameOf(map), await pictureFiles(map)));

/** The whole map, as large as a picture may be. */
async function picture(map: MapExport): Promise<Buffer> {
  for (const reduction of REDUCTIONS) {
    try {
      return await mapPng(map, wholeArea(map), reduction);
    } catch (error) {
      if (!(error instanceof RangeError) || reduction === REDUCTIONS.at(-1)) throw error;
    }
  }
  throw new Error('unreachable');
}

async function everything(map: MapExport): Promise<Buffer> {
  const pictures = await pictureFiles(map);
  const all = (Object.keys(ENGINES) as Engine[]).flatMap((engine) =>
    ENGINES[engine](map, nameOf(map), pictures).map((file) => ({ ...file, path: `${engine}/${file.path}` })),
  );
  return zip([{ path: `${nameOf(map)}.png`, bytes: await picture(map) }, ...all]);
}

const ZIP = { extension: 'zip', contentType: 'application/zip' } as const;

/** What a map can be downloaded as. */
export const MAP_FORMATS = {
  zip: { about: 'Everything below, each in a folder of its own, and a picture.', ...ZIP, make: everything },
  tiled: {
    about: 'A Tiled map with its tilesets and layers of objects.',
    ...ZIP,
    make: (map: MapExport) => one(map, 'tiled'),
  },
  godot: {
    about: 'A Godot 4.3 scene: a TileMapLayer and sprites, with its TileSet.',
    ...ZIP,
    make: (map: MapExport) => one(map, 'godot'),
  },
  ldtk: { about: 'An LDtk project.', ...ZIP, make: (map: MapExport) => one(map, 'ldtk') },
  json: {
    about: 'Plain JSON of tiles, corners and placements, with the pictures.',
    ...ZIP,
    make: (map: MapExport) => one(map, 'json'),
  },
} as const;
export type MapFormatName = keyof typeof MAP_FORMATS;
