// Arenas of the shooter: a walled field, things to hide behind, and who comes when.
import { CELL, createMap, stepsFrom } from '../kit/cells.js';
import { bossComes, lookOf } from '../kit/looks.js';
import { cellNoise, firstSolvable } from '../kit/random.js';
import { createWalker } from '../kit/walker.js';

const COLUMNS = 28;
const ROWS = 19;

export const createLevel = (settings, number, seed) =>
  firstSolvable((random) => build(settings, number, random), check, seed * 31 + number * 7);

function build(settings, number, random) {
  const hard = number - 1 + (settings.difficulty - 1) * 2;
  const map = createMap(COLUMNS, ROWS);
  const salt = random.int(1, 9999);
  const middle = [COLUMNS / 2, Math.floor(ROWS / 2)];
  const props = [];
  const put = (kind, x, y) => props.push({ kind, x: x * CELL + 8, y: y * CELL + 14 });
  for (let x = 0; x < COLUMNS; x++)
    for (let y = 0; y < ROWS; y++) {
      if (x && y && x < COLUMNS - 1 && y < ROWS - 1) continue;
      map.set(x, y, 1);
      if (cellNoise(x, y, salt) < 0.7) put(cellNoise(x, y, 2) < 0.5 ? 'tallProp' : 'lowProp', x, y);
    }
  for (let i = 0; i < 12; i++) {
    const [x, y] = [random.int(3, COLUMNS - 4), random.int(3, ROWS - 4)];
    if (Math.hypot(x - middle[0], y - middle[1]) < 3.5 || map.get(x, y)) continue;
    map.set(x, y, 1);
    put('lowProp', x, y);
  }
  return {
    ...{ map, props, salt, settings, number, hard, steps: 0, killed: 0 },
    ...{ width: COLUMNS * CELL, height: ROWS * CELL },
    ...{ night: 0, food: 1 },
    ...{ foes: [], shots: [], items: [], queue: queueOf(settings, number, hard, random) },
    reached: stepsFrom((x, y) => !map.solid(x, y), COLUMNS, ROWS, ...middle),
    hero: Object.assign(createWalker(middle[0] * CELL, middle[1] * CELL), { aim: Math.PI / 2, power: 0 }),
  };
}

/** Who comes, at which step and where; the boss after all others. */
function queueOf(settings, number, hard, random) {
  const count = Math.max(4, Math.round((12 + number * 5 + hard * 2) * settings.enemies));
  const queue = [];
  let at = 40;
  for (let i = 0; i < count; i++) {
    const all = ['chaser', 'chaser', 'walker', ...(number > 1 || i > count / 2 ? ['flyer'] : [])];
    const kinds = all.filter((kind) => settings[`${kind}s`] !== false);
    const kind = random.pick(kinds.length ? kinds : ['chaser']);
    queue.push({ at, kind, look: lookOf(kind, settings, random), ...edge(random) });
    at += Math.max(18, 58 - hard * 8 - i);
  }
  if (bossComes(settings, number, settings.levels))
    queue.push({ at: at + 60, kind: 'boss', look: 'boss', x: COLUMNS / 2, y: 2 });
  return queue;
}

function edge(random) {
  const side = random.int(0, 3);
  if (side < 2) return { x: random.int(2, COLUMNS - 3), y: side ? ROWS - 2 : 1 };
  return { x: side === 2 ? 1 : COLUMNS - 2, y: random.int(2, ROWS - 3) };
}

/** No open cell is shut in, so that everybody can come. */
function check({ map, reached }) {
  for (let y = 1; y < ROWS - 1; y++)
    for (let x = 1; x < COLUMNS - 1; x++) if (!map.solid(x, y) && reached(x, y) < 0) return false;
  return true;
}
