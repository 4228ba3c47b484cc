import { randomUUID } from 'node:crypto';
import type { MapExport, MapPictureExport, MapSetExport, PlacementExport } from '../../../src/exports/maps/map.ts';
import { applyEdit, type MapEdit } from '../../../src/maps/edits.ts';
import { type Grid, newGrid } from '../../../src/maps/grid.ts';
import { type Ground, groundOf } from '../../../src/maps/terrain.ts';
import { understand as understandMap } from '../../../src/maps/words/index.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import { encodePng } from '../../../src/pixels/png.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import type { TileSet, TopdownRequest } from '../../../workers/engine/tile/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { exported } from '../tiles/tileset.ts';

/** Sets that are chained: terrain 0 is the first lower ground, and each set's upper ground is the next. */
export function drawSets(requests: readonly (TopdownRequest & { readonly from?: number })[]) {
  const drawn: TileSet[] = [];
  const terrains: string[] = [requests[0]!.lower];
  const sets = requests.map(({ from, ...request }, i): MapSetExport => {
    const base = i === 0 ? undefined : from === 0 ? drawn[0]!.bases.lower : drawn[(from ?? i) - 1]!.bases.upper!;
    const set = drawTopdownSet({ ...request, ...(base && { lowerBase: base }) });
    drawn.push(set);
    terrains.push(request.upper);
    const name = `${request.upper} on ${request.lower}`;
    const { sheet, png, laterPngs } = exported(set, name);
    return { id: randomUUID(), name, lower: from ?? i, upper: i + 1, sheet, png, laterPngs };
  });
  return { terrains, sets };
}

/** A thing's picture, as the engine draws it. */
export function drawThing(name: string, size: number): MapPictureExport & { footY: number } {
  const { image } = drawSubject(understand(name), { width: size, height: size, style: {}, seed: 3, variation: 0.3 });
  const box = opaqueBounds(image)!;
  return { name, width: size, height: size, png: encodePng(image), footY: box.y + box.height };
}

export const edit = (
  kind: MapEdit['kind'],
  terrain: number,
  more: Partial<MapEdit> & Pick<MapEdit, 'area'>,
): MapEdit => ({
  ...{ kind, terrain, by: 'cells', points: [], size: 1, seed: 1 },
  ...more,
});

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly sets: ReturnType<typeof drawSets>;
  readonly edits?: readonly MapEdit[];
  /** What is laid in words. */
  readonly words?: string;
  readonly things?: readonly ReturnType<typeof drawThing>[];
  /** [number of the thing, x, y, layer] */
  readonly at?: (
    grid: Grid,
    ground: Ground,
  ) => readonly (readonly [thing: number, x: number, y: number, layer?: number])[];
  readonly seed?: number;
}

export function drawnMap({ width, height, sets: of, edits = [], words, things = [], at, seed = 7 }: Plan): MapExport {
  const { terrains, sets } = of;
  const ground = groundOf(terrains, sets);
  const grid = newGrid(width, height, 0);
  const said = words ? understandMap(words, ground, grid, seed).edits : [];
  for (const one of [...edits, ...said]) applyEdit(grid, ground, one);
  const placements = (at?.(grid, ground) ?? []).map(
    ([picture, x, y, layer = 0], i): PlacementExport => ({
      id: `${String(i).padStart(8, '0')}-0000-4000-8000-000000000000`,
      assetId: randomUUID(),
      kind: 'object',
      name: things[picture]!.name,
      direction: null,
      layer,
      x,
      y,
      dx: 0,
      dy: 0,
      show: true,
      footX: things[picture]!.width / 2,
      footY: things[picture]!.footY,
      picture,
    }),
  );
  return {
    ...{ id: randomUUID(), name: 'A map', description: '', revision: 1, width, height },
    tileSize: sets[0]!.sheet.tileSize,
    seed,
    terrains,
    corners: grid.corners,
    sets,
    pictures: things,
    placements,
  };
}
