/** Plain lookups for engines whose own rules look at cells and not at corners. */
import { wangNumber } from '../../domain/wang.ts';
import { uniqueNames } from '../names.ts';
import { spriteMetaData, textureMeta, type UnitySheet } from '../unity/texture.ts';
import { isVariant, setTiles, TERRAIN_WORDS, type TilesetExport } from './tileset.ts';

const HOW =
  'Dual grid: keep a grid of terrain (0 lower, 1 upper) and draw a second grid half a tile up and to the left of it. ' +
  'A drawn tile has four terrain cells as its corners; by_number[8*NW + 4*NE + 2*SW + SE] lists the tiles that fit, the plain one first.';

/** Tiles by the number of their upper corners; sets of 25 tiles also by the words of all four corners. */
function byCorners({ sheet }: TilesetExport): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const fits = [...setTiles(sheet), ...sheet.tiles.filter((t) => isVariant(t) || t.extra === 'stair')];
  for (const tile of fits) {
    const key = sheet.full ? tile.corners.map((c) => TERRAIN_WORDS[c]).join(' ') : String(wangNumber(tile.corners));
    found[key] ??= [];
    found[key]!.push(tile.name);
  }
  return found;
}

/** The tiles as Unity cuts them; a tile is one unit of a grid. */
function unitySheet({ id, sheet }: TilesetExport): UnitySheet {
  const s = sheet.tileSize;
  // Names of sets of 25 hold a bar, and four of them are there twice.
  const names = uniqueNames(
    sheet.tiles.map((tile) => tile.name),
    'tile',
  );
  return {
    id,
    height: sheet.sheetRows * s,
    pixelsPerUnit: s,
    sprites: sheet.tiles.map((tile, i) => ({
      name: names[i]!,
      box: { x: tile.col * s, y: tile.row * s, width: s, height: s },
      pivot: { x: 0.5, y: 0.5 },
    })),
  };
}

/** What Unity reads beside the sheet. */
export const unityMeta = (of: TilesetExport): string => textureMeta(unitySheet(of));

/** For Unity's scripts: the same slices, and the rule by mask. */
export function unitySlices(of: TilesetExport, image: string) {
  const { sheet } = of;
  const cut = unitySheet(of);
  return {
    texture: image,
    pixelsPerUnit: cut.pixelsPerUnit,
    filterMode: 'Point',
    compression: 'None',
    sprites: cut.sprites.map((sprite) => spriteMetaData(cut, sprite)),
    rule: { about: HOW, by: sheet.full ? 'NW NE SW SE' : 'number', tiles: byCorners(of) },
  };
}

/** For LDtk: tile ids as its tileset counts them, and which fit which corners. */
export function ldtkTiles(of: TilesetExport, image: string) {
  const { sheet } = of;
  const id = new Map(sheet.tiles.map((t) => [t.name, t.row * sheet.columns + t.col]));
  return {
    relPath: image,
    tileGridSize: sheet.tileSize,
    pxWid: sheet.columns * sheet.tileSize,
    pxHei: sheet.sheetRows * sheet.tileSize,
    about: `${HOW} In LDtk: an IntGrid layer of ${sheet.tileSize} px for the terrain, a Tiles layer with an offset of -${sheet.tileSize / 2} px for the tiles.`,
    tileIds: Object.fromEntries(id),
    fits: Object.fromEntries(
      Object.entries(byCorners(of)).map(([key, names]) => [key, names.map((name) => id.get(name)!)]),
    ),
  };
}
