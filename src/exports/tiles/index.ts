/** Files that game engines open, made of a Wang set: bytes in, bytes out. */
import { jsonFile } from '../json-file.ts';
import { safeName, uniqueNames } from '../names.ts';
import { type ExportFile, zip } from '../zip.ts';
import { dualGridScript, tres } from './godot.ts';
import { ldtkTiles, unityMeta, unitySlices } from './lookups.ts';
import { metadataFile } from './metadata.ts';
import { extrudedSheet, framesSheet, tilePngs } from './sheets.ts';
import { exampleTmx, tsx } from './tiled.ts';
import { groundNames, type TilesetExport } from './tileset.ts';

export { tilesetMetadata, tilesMetadata } from './metadata.ts';
export type { TilesetExport } from './tileset.ts';

const text = (path: string, content: string): ExportFile => ({ path, bytes: Buffer.from(content) });
const nameOf = (of: TilesetExport): string => safeName(of.name, 'tileset');

/** The tileset with its wangset, an example map, and the image of both. */
async function tiledFiles(of: TilesetExport): Promise<ExportFile[]> {
  const name = nameOf(of);
  return [
    { path: `${name}.png`, bytes: await framesSheet(of) },
    text(`${name}.tsx`, tsx({ ...of, grounds: groundNames(of) }, `${name}.png`)),
    text(`${name}.tmx`, exampleTmx(of, `${name}.tsx`)),
  ];
}

async function godotFiles(of: TilesetExport): Promise<ExportFile[]> {
  const name = nameOf(of);
  return [
    { path: `${name}.png`, bytes: await framesSheet(of) },
    text(`${name}.tres`, tres(of, `${name}.png`)),
    text('dual_grid.gd', dualGridScript(of)),
  ];
}

const unityFiles = (of: TilesetExport): ExportFile[] => {
  const name = nameOf(of);
  return [
    { path: `${name}.png`, bytes: of.png },
    text(`${name}.png.meta`, unityMeta(of)),
    { path: `${name}.json`, bytes: jsonFile(unitySlices(of, `${name}.png`)) },
  ];
};

const ldtkFiles = (of: TilesetExport): ExportFile[] => {
  const name = nameOf(of);
  return [
    { path: `${name}.png`, bytes: of.png },
    { path: `${name}.json`, bytes: jsonFile(ldtkTiles(of, `${name}.png`)) },
  ];
};

async function tileFiles(of: TilesetExport): Promise<ExportFile[]> {
  const tiles = await tilePngs(of);
  // names of sets of 25 hold a bar, and four of them are there twice
  const names = uniqueNames(
    tiles.map((tile) => tile.name),
    'tile',
  );
  return tiles.map((tile, i) => ({ path: `${names[i]}.png`, bytes: tile.png }));
}

const into = (folder: string, files: readonly ExportFile[]): ExportFile[] =>
  files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));

async function everything(of: TilesetExport): Promise<ExportFile[]> {
  return [
    { path: 'tileset.png', bytes: of.png },
    { path: 'tileset-extruded.png', bytes: await extrudedSheet(of) },
    { path: 'example-map.png', bytes: of.mapPng },
    { path: 'metadata.json', bytes: metadataFile(of) },
    ...into('tiles', await tileFiles(of)),
    ...into('tiled', await tiledFiles(of)),
    ...into('godot', await godotFiles(of)),
    ...into('unity', unityFiles(of)),
    ...into('ldtk', ldtkFiles(of)),
  ];
}

const ZIP = { extension: 'zip', contentType: 'application/zip' } as const;

interface TilesetFormat {
  readonly about: string;
  readonly extension: string;
  readonly contentType: string;
  readonly make: (of: TilesetExport) => Promise<Buffer>;
}

/** What a set can be downloaded as. */
export const TILESET_FORMATS = {
  zip: {
    about: 'Everything below, each in a folder of its own.',
    ...ZIP,
    make: async (of) => zip(await everything(of)),
  },
  png: {
    about: 'The sheet.',
    extension: 'png',
    contentType: 'image/png',
    make: async (of) => Buffer.from(of.png),
  },
  extruded: {
    about: 'The sheet with the border of each tile repeated once around it.',
    extension: 'png',
    contentType: 'image/png',
    make: extrudedSheet,
  },
  metadata: {
    about: 'JSON that tells the corners and the place of every tile.',
    extension: 'json',
    contentType: 'application/json',
    make: async (of) => metadataFile(of),
  },
  tiles: { about: 'Every tile as a PNG.', ...ZIP, make: async (of) => zip(await tileFiles(of)) },
  tiled: {
    about: 'A Tiled tileset with its wangset, shapes of collision, and an example map.',
    ...ZIP,
    make: async (of) => zip(await tiledFiles(of)),
  },
  godot: {
    about: 'A Godot 4 TileSet with terrains, shapes of collision, and a script for a dual grid.',
    ...ZIP,
    make: async (of) => zip(await godotFiles(of)),
  },
  unity: {
    about: 'A sheet that Unity imports cut and sharp, and its tiles by their corners.',
    ...ZIP,
    make: async (of) => zip(unityFiles(of)),
  },
  ldtk: { about: 'A sheet with tile ids by corners, for LDtk.', ...ZIP, make: async (of) => zip(ldtkFiles(of)) },
} as const satisfies Record<string, TilesetFormat>;
export type TilesetFormatName = keyof typeof TILESET_FORMATS;
