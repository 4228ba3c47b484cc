import { storedBytes, TILESET_FILES } from '../assets/tilesets.ts';
import type { Db, MapPlacement, Prisma } from '../db.ts';
import { AppError } from '../errors.ts';
import type { MapExport, MapPictureExport, MapSetExport, PlacementExport } from '../exports/maps/map.ts';
import type { Storage } from '../storage/storage.ts';
import type { MapSheet } from './terrain.ts';

/** What of a map's rows its files are made of. */
export const MAP_FILES = {
  asset: { select: { name: true, description: true } },
  tilesets: { orderBy: { position: 'asc' }, include: { tileset: { include: TILESET_FILES } } },
  placements: {
    include: {
      asset: { select: { kind: true, name: true } },
      image: { select: { blobKey: true, width: true, height: true } },
    },
    orderBy: [{ layer: 'asc' }, { y: 'asc' }, { x: 'asc' }],
  },
} as const satisfies Prisma.MapGridInclude;
export type MapWithFiles = Prisma.MapGridGetPayload<{ include: typeof MAP_FILES }>;

export const loadMap = (db: Db, where: Prisma.MapGridWhereInput) => db.mapGrid.findFirst({ where, include: MAP_FILES });

async function setExport(storage: Storage, row: MapWithFiles['tilesets'][number]): Promise<MapSetExport> {
  const { tileset, lower, upper, sheet } = row;
  if (!tileset) throw new AppError('GONE', 'A tileset of this map was deleted.');
  const of = (label: string) =>
    storedBytes(storage, tileset.job?.images.find((image) => image.label === label)?.blobKey);
  const { frames } = sheet as unknown as MapSheet;
  return {
    id: tileset.id,
    name: tileset.name,
    lower,
    upper,
    sheet: sheet as unknown as MapSheet,
    png: await of('sheet'),
    laterPngs: await Promise.all(Array.from({ length: frames - 1 }, (_, i) => of(`frame ${i + 2}`))),
  };
}

/** A map with the bytes of all that it shows. Throws GONE where a file is not stored any more. */
export async function mapExport(storage: Storage, row: MapWithFiles): Promise<MapExport> {
  const { width, height, tileSize, terrains, corners, revision } = row;
  const numbers = new Map<string, number>();
  const pictures: Promise<MapPictureExport>[] = [];
  const placements = row.placements.map((placement): PlacementExport => {
    const { image, asset, imageId, direction } = placement;
    let picture = numbers.get(imageId);
    if (picture === undefined) {
      picture = pictures.length;
      numbers.set(imageId, picture);
      const name = direction ? `${asset.name} ${direction}` : asset.name;
      pictures.push(
        storage.get(image.blobKey).then((png) => {
          if (!png) throw new AppError('GONE', `A picture of "${asset.name}" is no longer stored.`);
          return { name, width: image.width, height: image.height, png };
        }),
      );
    }
    return { ...placed(placement), kind: asset.kind, name: asset.name, picture };
  });
  return {
    id: row.assetId,
    name: row.asset.name,
    description: row.asset.description,
    revision,
    width,
    height,
    tileSize,
    seed: Number(row.seed),
    terrains,
    corners,
    sets: await Promise.all(row.tilesets.map((one) => setExport(storage, one))),
    pictures: await Promise.all(pictures),
    placements,
  };
}

const placed = ({ id, assetId, direction, layer, x, y, dx, dy, show, footX, footY }: MapPlacement) => ({
  id,
  assetId,
  direction,
  layer,
  x,
  y,
  dx,
  dy,
  show,
  footX,
  footY,
});
