/** A map for Tiled: layers of tiles and of tile objects. Format: doc.mapeditor.org, "TMX Map Format". */
import { NO_TILE, PER_SET } from '../../maps/tiles.ts';
import { escaped, tsx, VERSION } from '../tiles/tiled.ts';
import type { ExportFile } from '../zip.ts';
import { columnsOf, inFile, type MapPictures, textFile } from './files.ts';
import { cornerOf, inOrder, layersOf, type MapExport, type PlacementExport, tilesIn, wholeArea } from './map.ts';

/** A collection of pictures: a tile for each thing, by its number. */
const thingsTsx = ({ pictures }: MapExport, names: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tileset ${VERSION} name="objects" tilewidth="${Math.max(...pictures.map(({ width }) => width))}" tileheight="${Math.max(...pictures.map(({ height }) => height))}" tilecount="${pictures.length}" columns="0">`,
    ' <grid orientation="orthogonal" width="1" height="1"/>',
    ...pictures.flatMap(({ width, height }, i) => [
      ` <tile id="${i}">`,
      `  <image width="${width}" height="${height}" source="${escaped(`../objects/${names[i]}.png`)}"/>`,
      ' </tile>',
    ]),
    '</tileset>',
    '',
  ].join('\n');

/** The map, its tilesets and their pictures. */
export function tiledFiles(map: MapExport, name: string, { setNames, thingNames, files }: MapPictures): ExportFile[] {
  const { width, height, tileSize: s, sets, pictures } = map;
  const firsts: number[] = [];
  let next = 1;
  for (const set of sets) {
    firsts.push(next);
    next += columnsOf(set) * set.sheet.sheetRows;
  }
  const firstThing = next;
  const tiles = tilesIn(map, wholeArea(map));
  const gid = (tile: number): number => {
    if (tile === NO_TILE) return 0;
    const set = Math.floor(tile / PER_SET);
    return firsts[set]! + inFile(sets[set]!, tile % PER_SET);
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(tiles.subarray(y * width, (y + 1) * width), gid).join(','),
  );
  // what is not shown is there as well, unseen
  const ordered = inOrder({ ...map, placements: map.placements.map((one) => ({ ...one, show: true })) });
  let id = 0;
  const object = (placement: PlacementExport): string => {
    const { left, top } = cornerOf(map, placement);
    const picture = pictures[placement.picture]!;
    const type = placement.direction ? ` type="${placement.kind} ${placement.direction}"` : ` type="${placement.kind}"`;
    // a tile object hangs at its lower left corner
    return `  <object id="${++id}" name="${escaped(placement.name)}"${type} gid="${firstThing + placement.picture}" x="${left}" y="${top + picture.height}" width="${picture.width}" height="${picture.height}"${placement.show ? '' : ' visible="0"'}/>`;
  };
  const groups = layersOf(map).map((layer, i) => [
    ` <objectgroup id="${i + 2}" name="objects ${layer}" draworder="index">`,
    ...ordered.filter((one) => one.layer === layer).map(object),
    ' </objectgroup>',
  ]);
  const tmx = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<map ${VERSION} orientation="orthogonal" renderorder="right-down" width="${width}" height="${height}" tilewidth="${s}" tileheight="${s}" infinite="0" nextlayerid="${groups.length + 2}" nextobjectid="${map.placements.length + 1}">`,
    ...sets.map((_, i) => ` <tileset firstgid="${firsts[i]}" source="${escaped(`tilesets/${setNames[i]}.tsx`)}"/>`),
    ...(pictures.length ? [` <tileset firstgid="${firstThing}" source="tilesets/map-objects.tsx"/>`] : []),
    ` <layer id="1" name="ground" width="${width}" height="${height}">`,
    '  <data encoding="csv">',
    rows.join(',\n'),
    '</data>',
    ' </layer>',
    ...groups.flat(),
    '</map>',
    '',
  ].join('\n');
  return [
    textFile(`${name}.tmx`, tmx),
    ...sets.map((set, i) =>
      textFile(
        `tilesets/${setNames[i]}.tsx`,
        tsx({ ...set, grounds: [map.terrains[set.lower]!, map.terrains[set.upper]!] }, `${setNames[i]}.png`),
      ),
    ),
    ...(pictures.length ? [textFile('tilesets/map-objects.tsx', thingsTsx(map, thingNames))] : []),
    ...files,
  ];
}
