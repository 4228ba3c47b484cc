// Maps of the tower defence: a way that winds from one side to the other, and the waves that walk along it.
import { CELL, createMap } from '../kit/cells.js';
import { bossComes, lookOf } from '../kit/looks.js';
import { cellNoise, createRandom } from '../kit/random.js';

const LONG = 15;
const SHORT = 9;
/** What a level begins with, before the setting. */
const PURSE = 110;

/** Columns and rows; a window that is higher than wide has a map that is, too. */
export const sizeOf = (portrait) => (portrait ? { columns: SHORT, rows: LONG } : { columns: LONG, rows: SHORT });

export function createLevel(settings, number, seed, { portrait }) {
  const hard = number - 1 + (settings.difficulty - 1) * 2;
  const random = createRandom(seed * 31 + number * 7);
  const { columns, rows } = sizeOf(portrait);
  const winding = wayOf(random);
  const way = portrait ? winding.map(({ x, y }) => ({ x: y, y: x })) : winding;
  const map = createMap(columns, rows);
  const onWay = new Set(way.map(({ x, y }) => `${x} ${y}`));
  for (const { x, y } of way) map.set(x, y, 1);
  const props = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (onWay.has(`${x} ${y}`) || cellNoise(x, y, seed + number) > 0.08) continue;
      map.set(x, y, 2);
      props.push({ kind: cellNoise(y, x, seed) < 0.4 ? 'tallProp' : 'lowProp', x: x * CELL + 8, y: y * CELL + 15 });
    }
  return {
    ...{ map, props, way, settings, number, hard, seed, steps: 0, columns, rows },
    ...{ width: columns * CELL, height: rows * CELL },
    onWay: (x, y) => onWay.has(`${x} ${y}`),
    ...{
      creeps: [],
      towers: [],
      shots: [],
      wave: 0,
      waves: wavesOf(settings, number, hard, random),
      due: Math.round(60 * 6 * (settings.waveBreak ?? 1)),
      queue: [],
    },
    // in fives, so that "500 gold" is 500
    gold: Math.round((PURSE * settings.gold) / 5) * 5,
    kind: 0,
    cursor: { x: Math.floor(columns / 2), y: Math.floor(rows / 2) },
  };
}

/** From the left side to the right one: straight on, and up or down now and then; it never touches itself. */
function wayOf(random) {
  const way = [];
  let y = random.int(2, SHORT - 3);
  let run = 2;
  for (let x = 0; x < LONG; x++) {
    way.push({ x, y });
    if (--run > 0 || x > LONG - 3) continue;
    const rooms = [y - 2, SHORT - 3 - y];
    const down = rooms[1] > rooms[0] ? 1 : -1;
    const far = random.int(2, Math.max(2, Math.max(...rooms)));
    for (let i = 0; i < far && y + down > 0 && y + down < SHORT - 1; i++) {
      y += down;
      way.push({ x, y });
    }
    run = random.int(2, 3);
  }
  return way;
}

/** For each wave who comes, and how many steps after the one before. */
function wavesOf(settings, number, hard, random) {
  const count = settings.waves || 4 + number;
  return Array.from({ length: count }, (_, i) => {
    const many = Math.max(3, Math.round((5 + i * 1.6 + hard) * settings.enemies));
    const all = ['walker', 'walker', 'chaser', ...(i > 1 ? ['chaser', 'flyer'] : [])];
    const some = all.filter((kind) => settings[`${kind}s`] !== false);
    const kinds = some.length ? some : ['chaser'];
    const wave = Array.from({ length: many }, () => ({ kind: random.pick(kinds), after: Math.max(22, 50 - i * 3) }));
    for (const one of wave) one.look = lookOf(one.kind, settings, random);
    // the last wave of the last map, and every so many of each map
    if (bossComes(settings, i + 1, number === settings.levels ? count : Infinity))
      wave.push({ kind: 'boss', look: 'boss', after: 120 });
    return wave;
  });
}
