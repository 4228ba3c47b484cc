/** A map of the account as a level of an adventure: where one can walk on it, and what it is drawn with. */
import { TERRAIN } from '../../engine/catalogue/terrain.ts';
import { readTerrain } from '../../engine/tile/read-terrain.ts';
import { GameError } from './describe.ts';
import type { GivenAsset } from './requests.ts';

/** What GraphQL tells of a map. */
export interface AccountMap {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly tileSize: number;
  readonly terrains: readonly { readonly index: number; readonly name: string }[];
  readonly tilesets: readonly { readonly index: number; readonly tilesetId: string | null }[];
  /** Base64: a byte for each corner of its cells; 16 bits for each cell. */
  readonly corners: string;
  readonly tiles: string;
  readonly placements: { readonly items: readonly Placed[] };
}
interface Placed {
  readonly assetId: string;
  readonly direction: string | null;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly show: boolean;
}
export const MAP_FIELDS = `id name width height tileSize corners tiles terrains { index name } tilesets { index tilesetId }
  placements(limit: 300) { items { assetId direction x y dx dy show } }`;

/** A level as `maps.json` keeps it; `src/game/map-ground.js` reads it. */
export interface GameMap {
  readonly name: string;
  /** Corners of the map each way: a place to stand on is a corner, and a tile lies between four of them. */
  readonly columns: number;
  readonly rows: number;
  /** Pixels from one to the next. */
  readonly side: number;
  /** Base64, 16 bits for each tile: 1024 × number of the sprite + number of the picture in it. */
  readonly tiles: string;
  /** One letter for each corner: `.` to walk on, `~` what is liquid, `#` what is in the way. */
  readonly ground: string;
  readonly sprites: readonly string[];
  readonly things: readonly {
    readonly sprite: string;
    readonly side: string;
    readonly x: number;
    readonly y: number;
  }[];
}

/** Cells of a map each way, and different things on it, at most. */
const MOST_SIDE = 128;
const MOST_THINGS = 16;
/** Pixels of a cell of the game. */
const CELL = 16;
/** Cells of the game that hang together, at least: room for what is hidden, and for whoever guards it. */
const LEAST_ROOM = 150;

const WALLS = /\b(?:walls?|void|chasm|abyss|pit|hole|hedges?|roofs?|trees|cliffs?|thicket|fence)\b/i;
/** In the way where something else can be walked on: of a volcano they are the ground. */
const HIGH = /\b(?:rocks?|mountains?|boulders?|peaks?|bedrock)\b/i;
const isLiquid = (name: string): boolean => {
  const row = TERRAIN.get(readTerrain(name).kind);
  return row?.liquid === true && !/\b(?:ice|mud|swamp|shallow|ford|puddle)\b/i.test(name);
};

/** Each terrain as a letter of `ground`. */
const lettersOf = (map: AccountMap, rocksBlock: boolean): ReadonlyMap<number, string> =>
  new Map(
    map.terrains.map(({ index, name }) => [
      index,
      isLiquid(name) ? '~' : WALLS.test(name) || (rocksBlock && HIGH.test(name)) ? '#' : '.',
    ]),
  );

/** How many of the letters `.` hang together, at most. */
function largestRoom(ground: string, columns: number): number {
  const seen = new Uint8Array(ground.length);
  let largest = 0;
  for (let start = 0; start < ground.length; start++) {
    if (ground[start] !== '.' || seen[start]) continue;
    const queue = [start];
    seen[start] = 1;
    for (const at of queue) {
      const x = at % columns;
      for (const next of [x ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns])
        if (next >= 0 && next < ground.length && ground[next] === '.' && !seen[next]) {
          seen[next] = 1;
          queue.push(next);
        }
    }
    largest = Math.max(largest, queue.length);
  }
  return largest;
}

/** The map as level number `at`, and which assets it is drawn with. Throws GameError for one that nobody can play on. */
export function gameMap(map: AccountMap, at = 0): { readonly level: GameMap; readonly assets: readonly GivenAsset[] } {
  const called = `The map "${map.name}"`;
  if (Math.max(map.width, map.height) > MOST_SIDE)
    throw new GameError(`${called} is too large for a level: at most ${MOST_SIDE} cells each way can be played on.`);
  if (map.tilesets.some(({ tilesetId }) => !tilesetId))
    throw new GameError(`${called} cannot be drawn any more: a tileset of it was deleted.`);
  const columns = map.width + 1;
  const corners = Buffer.from(map.corners, 'base64');
  const groundWith = (letters: ReadonlyMap<number, string>) =>
    [...corners].map((one) => letters.get(one) ?? '.').join('');
  const room = (ground: string) => largestRoom(ground, columns) * (map.tileSize / CELL) ** 2;
  const ground = [true, false].map((rocks) => groundWith(lettersOf(map, rocks))).find((one) => room(one) >= LEAST_ROOM);
  if (!ground) {
    const names = map.terrains.map(({ name }) => name).join(', ');
    const most = Math.max(...[true, false].map((rocks) => room(groundWith(lettersOf(map, rocks)))));
    throw new GameError(
      most
        ? `${called} has too little ground that hangs together to walk on for a level (${names}): add land to it, or take another map.`
        : `${called} has no place to walk on: it is all ${names}. Add land to it, or take another map.`,
    );
  }
  const sprites = map.tilesets.map(({ index }) => `map-${at}-${index}`);
  const shown = map.placements.items.filter(({ show }) => show);
  const things = [...new Set(shown.map(({ assetId }) => assetId))].slice(0, MOST_THINGS);
  const level: GameMap = {
    ...{ name: map.name, columns, rows: map.height + 1, side: map.tileSize, tiles: map.tiles, ground, sprites },
    things: shown
      .filter(({ assetId }) => things.includes(assetId))
      .map(({ assetId, direction, x, y, dx, dy }) => ({
        sprite: `map-${at}-thing-${things.indexOf(assetId)}`,
        side: direction ?? 'south',
        // a tile begins in the middle of its corner
        x: Math.round((x + 1) * map.tileSize + dx),
        y: Math.round((y + 1.5) * map.tileSize + dy),
      })),
  };
  return {
    level,
    assets: [
      ...map.tilesets.map(({ tilesetId }, i) => ({ asset_id: tilesetId!, path: `assets/${sprites[i]}` })),
      ...things.map((asset_id, i) => ({ asset_id, path: `assets/map-${at}-thing-${i}` })),
    ],
  };
}
