// A map that somebody made, as the ground of a level: where one can walk on it, and how it is drawn.
import { CELL, cellOf } from '../kit/cells.js';

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Like the shore of an island: `cells` are the largest land that hangs together, `has` whether a cell is no water. */
export function mapGround(map) {
  const share = map.side / CELL;
  const [columns, rows] = [map.columns * share, map.rows * share];
  const standing = new Set(map.things.map(({ x, y }) => cellOf(y - 2) * columns + cellOf(x)));
  const letter = (x, y) =>
    x < 0 || y < 0 || x >= columns || y >= rows
      ? '#'
      : map.ground[Math.floor(y / share) * map.columns + Math.floor(x / share)];
  const isOpen = (x, y) => letter(x, y) === '.' && !standing.has(y * columns + x);
  return { columns, rows, cells: largestLand(columns, rows, isOpen), has: (x, y) => letter(x, y) !== '~', drawn: map };
}

function largestLand(columns, rows, isOpen) {
  const seen = new Uint8Array(columns * rows);
  let largest = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (seen[y * columns + x] || !isOpen(x, y)) continue;
      const land = [[x, y]];
      seen[y * columns + x] = 1;
      for (const [u, v] of land)
        for (const [dx, dy] of NEIGHBOURS) {
          const [nx, ny] = [u + dx, v + dy];
          if (!isOpen(nx, ny) || seen[ny * columns + nx]) continue;
          seen[ny * columns + nx] = 1;
          land.push([nx, ny]);
        }
      if (land.length > largest.length) largest = land;
    }
  return largest;
}

const tilesOf = new WeakMap();
/** Numbers of a map's tiles, read once. */
function numbersOf(map) {
  if (!tilesOf.has(map)) {
    const bytes = Uint8Array.from(atob(map.tiles), (letter) => letter.charCodeAt(0));
    tilesOf.set(map, new Uint16Array(bytes.buffer));
  }
  return tilesOf.get(map);
}

const PER_SET = 1024;
const NO_TILE = 65535;

/** The tiles that are seen. A tile lies between four corners; those at the edge go on outwards. */
export function drawMap(map, stage) {
  const { side, sprites } = map;
  const tiles = numbersOf(map);
  const [across, down] = [map.columns - 1, map.rows - 1];
  const first = (edge) => Math.floor((edge - side / 2) / side);
  const inside = (value, count) => Math.min(count - 1, Math.max(0, value));
  for (let y = first(stage.camera.y); y <= first(stage.camera.y + stage.view.height); y++)
    for (let x = first(stage.camera.x); x <= first(stage.camera.x + stage.view.width); x++) {
      if (x < -1 || y < -1 || x > across || y > down) continue;
      const tile = tiles[inside(y, down) * across + inside(x, across)];
      if (tile === NO_TILE) continue;
      stage.tile(sprites[Math.floor(tile / PER_SET)], tile % PER_SET, x * side + side / 2, y * side + side / 2);
    }
}
