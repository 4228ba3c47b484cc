// What is seen far behind: two rows of hills, peaks, dunes, roofs, towers, trees or rocks, by the place of the game.
import { cellNoise, softNoise } from './random.js';

/** How fast a row passes, how high and long its shapes are, and how much of the air lies before it. */
const ROWS = [
  { pace: 0.12, height: 74, length: 150, haze: 0.6, salt: 3 },
  { pace: 0.28, height: 40, length: 90, haze: 0.15, salt: 7 },
];
const STEP = 4;
/** What a place has behind it, where nothing else is asked for. */
const OF_PLACES = {
  ...{ snow: 'mountains', desert: 'dunes', city: 'roofs', station: 'towers', castle: 'battlements', village: 'roofs' },
  ...{
    jungle: 'trees',
    forest: 'trees',
    autumn: 'trees',
    swamp: 'trees',
    cave: 'rocks',
    volcano: 'mountains',
    mountain: 'mountains',
  },
};

/** The share of its height that a row has at a place along it, by what is there. */
const SHAPES = {
  hills: (at, { salt }) => softNoise(at, 0.5, salt, 1) * 0.75 + softNoise(at * 3.1, 0.5, salt + 1, 1) * 0.25,
  dunes: (at, { salt }) => softNoise(at * 0.7, 0.5, salt, 1) * 0.5 + 0.1,
  mountains: (at, { salt }) => {
    const peak = Math.floor(at * 1.6);
    const share = 1 - Math.abs(at * 1.6 - peak - 0.5) * 1.7;
    return 0.15 + share * (0.55 + cellNoise(peak, salt) * 0.55);
  },
  rocks: (at, { salt }) => 0.3 + Math.round((0.2 + cellNoise(Math.floor(at * 5), salt) * 0.8) * 4) / 5.5,
  trees: (at, { salt }) => {
    const crown = Math.floor(at * 4);
    const from = at * 4 - crown - 0.5;
    return 0.45 + cellNoise(crown, salt) * 0.35 + Math.sqrt(Math.max(0, 0.25 - from * from)) * 0.5;
  },
  towers: (at, { salt }) => 0.25 + Math.round(cellNoise(Math.floor(at * 5), salt) * 6) / 7,
  battlements: (at, { salt }) => {
    const wall = cellNoise(Math.floor(at * 1.5), salt) < 0.45 ? 1.05 : 0.55;
    return wall + (Math.floor(at * 22) % 2 ? 0.08 : 0);
  },
  /** Houses beside each other: flat roofs, and gables now and then. */
  roofs: (at, { salt }) => {
    const house = Math.floor(at * 4);
    const from = Math.abs(at * 4 - house - 0.5);
    const high = 0.4 + Math.round(cellNoise(house, salt) * 5) / 8;
    return high + (cellNoise(house, salt + 2) < 0.5 ? (0.5 - from) * 0.5 : from > 0.3 && from < 0.4 ? 0.14 : 0);
  },
};
const WINDOWS = { roofs: true, towers: true, battlements: true };

export const backdropOf = (theme, wanted) => (wanted && wanted !== 'place' ? wanted : (OF_PLACES[theme] ?? 'hills'));

export function drawBackdrop(stage, view, { kind, x, bottom, light }) {
  const shape = SHAPES[kind];
  if (!shape) return; // the open sky
  for (const row of ROWS) {
    const start = Math.round(x * row.pace);
    const high = kind === 'hills' || kind === 'dunes' ? row.height : row.height * 1.25;
    for (let left = -(start % STEP) - STEP; left < view.width; left += STEP) {
      const at = (left + start) / row.length;
      const top = bottom - Math.round((high * shape(at, row)) / 2) * 2;
      stage.rect(left, top, STEP, view.height - top, 'far');
      stage.rect(left, top, STEP, view.height - top, 'haze', row.haze);
      if (WINDOWS[kind]) drawWindows(stage, { at: Math.floor((left + start) / STEP), left, top, bottom, row, light });
    }
  }
}

/** Lit windows: many at night, few by day. */
function drawWindows(stage, { at, left, top, bottom, row, light }) {
  const lit = light === 'night' || light === 'sunset' ? 0.4 : 0.12;
  if (at % 3 !== 1) return;
  for (let y = top + 14; y < bottom; y += 10)
    if (cellNoise(at, Math.floor((bottom - y) / 10), row.salt + 5) < lit)
      stage.rect(left, y, 3, 4, light ? '#ffd76a' : 'haze', light ? 0.9 : 0.6);
}
