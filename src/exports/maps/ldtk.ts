/** A map as an LDtk project. Format: ldtk.io/json, version 1.5.3. */
import { NO_TILE, PER_SET } from '../../maps/tiles.ts';
import type { ExportFile } from '../zip.ts';
import { columnsOf, inFile, type MapPictures, textFile } from './files.ts';
import { inOrder, layersOf, type MapExport, type PlacementExport, tilesIn, wholeArea } from './map.ts';

const JSON_VERSION = '1.5.3';
const LEVEL_UID = 1;
/** Unique numbers of definitions: of tilesets, things and layers. */
const SET_UID = 1_000;
const THING_UID = 2_000;
const ENTITY_UID = 10_000;
const GROUND_UID = 20_000;
const OBJECTS_UID = 30_000;

/** A name as LDtk takes one: letters, digits and underscores, not beginning with a digit; `n` tells equal ones apart. */
const identifier = (name: string, n: number): string => {
  const plain = name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return `${/^[A-Za-z]/.test(plain) ? plain : `M_${plain}`}_${n}`;
};
/** An instance's id, made of its place so that the same map gives the same file. */
const iid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const tilesetDef = (uid: number, name: string, relPath: string, width: number, height: number, grid: number) => ({
  __cWid: Math.ceil(width / grid),
  __cHei: Math.ceil(height / grid),
  identifier: name,
  uid,
  relPath,
  embedAtlas: null,
  pxWid: width,
  pxHei: height,
  tileGridSize: grid,
  spacing: 0,
  padding: 0,
  tags: [],
  tagsSourceEnumUid: null,
  enumTags: [],
  customData: [],
  savedSelections: [],
  cachedPixelData: null,
});

const layerDef = (
  uid: number,
  name: string,
  type: 'Tiles' | 'Entities',
  grid: number,
  tilesetDefUid: number | null,
) => ({
  __type: type,
  identifier: name,
  type,
  uid,
  doc: null,
  uiColor: null,
  gridSize: grid,
  guideGridWid: 0,
  guideGridHei: 0,
  displayOpacity: 1,
  inactiveOpacity: 1,
  hideInList: false,
  hideFieldsWhenInactive: true,
  canSelectWhenInactive: true,
  renderInWorldView: true,
  pxOffsetX: 0,
  pxOffsetY: 0,
  parallaxFactorX: 0,
  parallaxFactorY: 0,
  parallaxScaling: true,
  requiredTags: [],
  excludedTags: [],
  autoTilesKilledByOtherLayerUid: null,
  uiFilterTags: [],
  useAsyncRender: false,
  intGridValues: [],
  intGridValuesGroups: [],
  autoRuleGroups: [],
  autoSourceLayerDefUid: null,
  tilesetDefUid,
  tilePivotX: 0,
  tilePivotY: 0,
  biomeFieldUid: null,
});

/** The project and its pictures. Layers of LDtk have one tileset each: the ground has one a set, none of which overlap. */
export function ldtkFiles(map: MapExport, name: string, { setNames, thingNames, files }: MapPictures): ExportFile[] {
  const { width, height, tileSize: s, sets, pictures } = map;
  const tiles = tilesIn(map, wholeArea(map));
  const layerInstance = (n: number, uid: number, layer: string, type: string) => ({
    __identifier: layer,
    __type: type,
    __cWid: width,
    __cHei: height,
    __gridSize: s,
    __opacity: 1,
    __pxTotalOffsetX: 0,
    __pxTotalOffsetY: 0,
    __tilesetDefUid: null as number | null,
    __tilesetRelPath: null as string | null,
    iid: iid(100 + n),
    levelId: LEVEL_UID,
    layerDefUid: uid,
    pxOffsetX: 0,
    pxOffsetY: 0,
    visible: true,
    optionalRules: [],
    intGridCsv: [],
    autoLayerTiles: [],
    seed: 1,
    overrideTilesetUid: null,
    gridTiles: [] as object[],
    entityInstances: [] as object[],
  });
  const ground = sets.map((set, i) => {
    const gridTiles = [...tiles.keys()]
      .filter((at) => tiles[at] !== NO_TILE && Math.floor(tiles[at]! / PER_SET) === i)
      .map((at) => {
        const number = inFile(set, tiles[at]! % PER_SET);
        const columns = columnsOf(set);
        const src = [(number % columns) * s, Math.floor(number / columns) * s];
        return { px: [(at % width) * s, Math.floor(at / width) * s], src, f: 0, t: number, d: [at], a: 1 };
      });
    return {
      ...layerInstance(i, GROUND_UID + i, identifier(`Ground ${setNames[i]}`, i + 1), 'Tiles'),
      __tilesetDefUid: SET_UID + i,
      __tilesetRelPath: `tilesets/${setNames[i]}.png`,
      gridTiles,
    };
  });
  const shown = inOrder(map);
  const entity = (placement: PlacementExport, n: number) => {
    const picture = pictures[placement.picture]!;
    const px = [placement.x * s + Math.floor(s / 2) + placement.dx, (placement.y + 1) * s + placement.dy];
    return {
      __identifier: identifier(thingNames[placement.picture]!, placement.picture + 1),
      __grid: [placement.x, placement.y],
      __pivot: pivotOf(placement, picture),
      __tags: [placement.kind],
      __tile: tileOf(placement.picture, picture),
      __smartColor: '#BE4A2F',
      __worldX: px[0],
      __worldY: px[1],
      iid: iid(1_000_000 + n),
      width: picture.width,
      height: picture.height,
      defUid: ENTITY_UID + placement.picture,
      px,
      fieldInstances: [],
    };
  };
  const tileOf = (picture: number, size: { readonly width: number; readonly height: number }) => ({
    tilesetUid: THING_UID + picture,
    x: 0,
    y: 0,
    w: size.width,
    h: size.height,
  });
  const pivotOf = (of: Pick<PlacementExport, 'footX' | 'footY'>, size: { width: number; height: number }) => [
    of.footX / size.width,
    of.footY / size.height,
  ];
  /** A definition's pivot is where its things are drawn: that of their foot, which all of one picture share. */
  const pivotAt = (picture: number, size: { width: number; height: number }) => {
    const placed = map.placements.find((one) => one.picture === picture);
    const [pivotX, pivotY] = placed ? pivotOf(placed, size) : [0.5, 1];
    return { pivotX, pivotY };
  };
  const objects = layersOf(map).map((layer, i) => ({
    ...layerInstance(1_000 + i, OBJECTS_UID + i, `Objects_${layer}`, 'Entities'),
    entityInstances: shown.filter((one) => one.layer === layer).map((one) => entity(one, shown.indexOf(one))),
  }));
  // what lies on top comes first
  const layers = [...ground, ...objects].reverse();
  const project = {
    __header__: {
      fileType: 'LDtk Project JSON',
      app: 'LDtk',
      doc: 'https://ldtk.io/json',
      schema: 'https://ldtk.io/files/JSON_SCHEMA.json',
      appAuthor: 'Sebastien Benard',
      appVersion: JSON_VERSION,
      url: 'https://ldtk.io',
    },
    iid: iid(1),
    jsonVersion: JSON_VERSION,
    appBuildId: 473703,
    nextUid: 100_000,
    identifierStyle: 'Free',
    toc: [],
    worldLayout: 'Free',
    worldGridWidth: width * s,
    worldGridHeight: height * s,
    defaultLevelWidth: width * s,
    defaultLevelHeight: height * s,
    defaultPivotX: 0.5,
    defaultPivotY: 1,
    defaultGridSize: s,
    defaultEntityWidth: s,
    defaultEntityHeight: s,
    bgColor: '#40465B',
    defaultLevelBgColor: '#696A79',
    minifyJson: true,
    externalLevels: false,
    exportTiled: false,
    simplifiedExport: false,
    imageExportMode: 'None',
    exportLevelBg: true,
    pngFilePattern: null,
    backupOnSave: false,
    backupLimit: 10,
    backupRelPath: null,
    levelNamePattern: 'Level_%idx',
    tutorialDesc: null,
    customCommands: [],
    flags: [],
    defs: {
      // layers are drawn in the order of their definitions, too
      layers: layers.map((one) =>
        layerDef(
          one.layerDefUid,
          one.__identifier,
          one.__tilesetDefUid === null ? 'Entities' : 'Tiles',
          s,
          one.__tilesetDefUid,
        ),
      ),
      entities: pictures.map((picture, i) => ({
        identifier: identifier(thingNames[i]!, i + 1),
        uid: ENTITY_UID + i,
        tags: [],
        exportToToc: false,
        allowOutOfBounds: true,
        doc: null,
        width: picture.width,
        height: picture.height,
        resizableX: false,
        resizableY: false,
        minWidth: null,
        maxWidth: null,
        minHeight: null,
        maxHeight: null,
        keepAspectRatio: true,
        tileOpacity: 1,
        fillOpacity: 0,
        lineOpacity: 0,
        hollow: false,
        color: '#BE4A2F',
        renderMode: 'Tile',
        showName: false,
        tilesetId: THING_UID + i,
        tileRenderMode: 'FullSizeUncropped',
        tileRect: tileOf(i, picture),
        uiTileRect: null,
        nineSliceBorders: [],
        maxCount: 0,
        limitScope: 'PerLevel',
        limitBehavior: 'MoveLastOne',
        ...pivotAt(i, picture),
        fieldDefs: [],
      })),
      tilesets: [
        ...sets.map((set, i) =>
          tilesetDef(
            SET_UID + i,
            identifier(setNames[i]!, i + 1),
            `tilesets/${setNames[i]}.png`,
            columnsOf(set) * s,
            set.sheet.sheetRows * s,
            s,
          ),
        ),
        ...pictures.map((picture, i) =>
          tilesetDef(
            THING_UID + i,
            identifier(`Picture ${thingNames[i]}`, i + 1),
            `objects/${thingNames[i]}.png`,
            picture.width,
            picture.height,
            Math.max(picture.width, picture.height),
          ),
        ),
      ],
      enums: [],
      externalEnums: [],
      levelFields: [],
    },
    levels: [
      {
        identifier: 'Level_0',
        iid: iid(2),
        uid: LEVEL_UID,
        worldX: 0,
        worldY: 0,
        worldDepth: 0,
        pxWid: width * s,
        pxHei: height * s,
        __bgColor: '#696A79',
        bgColor: null,
        useAutoIdentifier: false,
        bgRelPath: null,
        bgPos: null,
        bgPivotX: 0.5,
        bgPivotY: 0.5,
        __smartColor: '#ADADB5',
        __bgPos: null,
        externalRelPath: null,
        fieldInstances: [],
        layerInstances: layers,
        __neighbours: [],
      },
    ],
    worlds: [],
    dummyWorldIid: iid(3),
  };
  return [textFile(`${name}.ldtk`, JSON.stringify(project)), ...files];
}
