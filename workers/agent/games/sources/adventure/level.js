// Islands of the adventure: noise makes the shore, or a map that somebody made; things are spread over cells that can be
// walked to.
import { CELL, createMap, stepsFrom } from '../kit/cells.js';
import { createFolk } from '../kit/folk.js';
import { bossComes, paceOf } from '../kit/looks.js';
import { cellNoise, firstSolvable, softNoise } from '../kit/random.js';
import { createWalker } from '../kit/walker.js';
import { mapGround } from './map-ground.js';

const SMALLEST_ISLAND = 90;
/** Foes keep so many cells away from the start. */
const QUIET = 6;

/** On a map nothing that is needed lies farther than so many steps. */
const FARTHEST = 110;

/** `maps`: maps of somebody's own, one after the other; without them each level is an island of its own. */
export const createLevel = (settings, number, seed, _view, maps = []) => {
  const map = maps.length ? maps[(number - 1) % maps.length] : undefined;
  return firstSolvable((random) => build(settings, number, random, map), check, seed * 31 + number * 7);
};

function build(settings, number, random, drawn) {
  const hard = number - 1 + (settings.difficulty - 1) * 2;
  const salt = random.int(1, 9999);
  const land = drawn ? mapGround(drawn) : island(Math.round((24 + number * 5) * Math.sqrt(settings.length)), salt);
  const { columns, rows } = land;
  const map = createMap(columns, rows, 1);
  for (const [x, y] of land.cells) map.set(x, y, 0);
  if (land.cells.length < SMALLEST_ISLAND) return undefined;

  // it begins in the south-west
  const start = land.cells.reduce((a, b) => (b[0] - b[1] * 0.2 < a[0] - a[1] * 0.2 ? b : a));
  const props = drawn ? drawn.things.map(({ sprite, side, x, y }) => ({ kind: sprite, side, x, y })) : [];
  for (const [x, y] of drawn ? [] : land.cells) {
    if (Math.hypot(x - start[0], y - start[1]) < 2.6 || cellNoise(x, y, salt + 3) > 0.09) continue;
    props.push({ kind: cellNoise(x, y, salt + 4) < 0.5 ? 'tallProp' : 'lowProp', x: x * CELL + 8, y: y * CELL + 15 });
    map.set(x, y, 1);
  }
  const steps = stepsFrom((x, y) => !map.solid(x, y), columns, rows, ...start);
  const free = land.cells.filter(([x, y]) => steps(x, y) > 3 && (!drawn || steps(x, y) <= FARTHEST));
  if (!drawn && free.length < land.cells.length * 0.55) return undefined;

  const used = [start];
  /** A free cell far from all that were taken before. */
  const apart = () => {
    const room = (cell) =>
      Math.min(...used.map((other) => Math.hypot(other[0] - cell[0], other[1] - cell[1]))) +
      cellNoise(...cell, salt + 7) * 2;
    const cell = free.reduce((a, b) => (room(b) > room(a) ? b : a));
    used.push(cell);
    return cell;
  };
  const gate = free.reduce((a, b) => (steps(b[0], b[1]) > steps(a[0], a[1]) ? b : a));
  used.push(gate);
  const needed = Math.min(12, 1 + number + (settings.keys ?? 0));
  const item = (kind, [x, y]) => ({ kind, x: x * CELL + 8, y: y * CELL + 12, width: 12, height: 12 });
  const items = Array.from({ length: needed }, () => item('pickup', apart()));
  const receivers = settings.deliver
    ? Array.from({ length: needed }, () => ({ ...item('receiver', apart()), served: false }))
    : [];
  const spots = used.slice(1);
  for (let i = 0; i < 2; i++) items.push(item('heart', random.pick(free)));

  const begins = createWalker(start[0] * CELL + 8, start[1] * CELL + 12);
  const [standX, standY] = free.reduce((a, b) => (steps(b[0], b[1]) < steps(a[0], a[1]) ? b : a));

  const foes = [];
  const wide = drawn ? Math.sqrt(free.length) : columns;
  const count = Math.round((4 + hard * 2 + wide / 12) * settings.enemies);
  for (let i = 0; i < count; i++) {
    // most of them guard something
    const [guardX, guardY] = random.chance(0.6) ? random.pick(spots) : random.pick(free);
    const wanted = 2 + random() * 3;
    const off = ([x, y]) => Math.abs(Math.hypot(x - guardX, y - guardY) - wanted);
    const cell = free.reduce((a, b) => (off(b) < off(a) ? b : a));
    if (Math.hypot(cell[0] - start[0], cell[1] - start[1]) > QUIET)
      foes.push(createFoe(kindOf(settings, random), cell, { hard, random, settings }));
  }
  const hasBoss = bossComes(settings, number, settings.levels);
  if (hasBoss) foes.push(createFoe('boss', gate, { hard, random, settings }));
  return {
    ...{
      map,
      land,
      props,
      items,
      foes,
      shots: [],
      steps: 0,
      settings,
      number,
      needed,
      found: 0,
      salt,
      free: steps,
      receivers,
      carried: 0,
    },
    ...{ width: columns * CELL, height: rows * CELL },
    goal: { x: gate[0] * CELL + 8, y: gate[1] * CELL + 14, width: 18, height: 14 },
    folk: createFolk(settings, begins, { x: standX * CELL + 8, y: standY * CELL + 13 }),
    hero: Object.assign(begins, { swing: 0 }),
  };
}

function kindOf({ chasers, walkers }, random) {
  const chases = random.chance(0.5);
  if (chasers === false) return 'walker';
  return chases || walkers === false ? 'chaser' : 'walker';
}

function createFoe(kind, [x, y], { hard, random, settings }) {
  const { foeKinds = 0 } = settings;
  const look = foeKinds && kind === 'walker' ? random.pick(['walker', 'foe2', 'foe3'].slice(0, 1 + foeKinds)) : kind;
  const speed = { walker: 0.45, chaser: 0.75, boss: 0.8 }[kind] * (1 + hard * 0.1) * paceOf(look, settings);
  const hits = { walker: 1, chaser: 2, boss: Math.round(8 * (settings.bossHealth ?? 1)) }[kind];
  const points = { walker: 10, chaser: 20, boss: 200 }[kind];
  return Object.assign(createWalker(x * CELL + 8, y * CELL + 13), {
    kind,
    look,
    speed,
    hits,
    ...(kind === 'boss' ? { full: hits } : {}),
    points,
    time: random.int(0, 99),
    flash: 0,
  });
}

function island(columns, salt) {
  const rows = Math.round(columns * 0.75);
  return { columns, rows, ...shore(columns, rows, salt) };
}

/** Cells of an island: within an oval whose edge the noise pushes in and out. */
function shore(columns, rows, salt) {
  const cells = [];
  const inside = new Set();
  for (let y = 2; y < rows - 2; y++)
    for (let x = 2; x < columns - 2; x++) {
      const far = Math.hypot((x - columns / 2) / (columns / 2), (y - rows / 2) / (rows / 2));
      if (far + (softNoise(x, y, salt) - 0.5) * 0.75 >= 0.88) continue;
      cells.push([x, y]);
      inside.add(y * columns + x);
    }
  const has = (x, y) => x >= 0 && y >= 0 && x < columns && y < rows && inside.has(y * columns + x);
  /** Where the second ground lies: in patches, not at the shore. */
  const hasPatch = (x, y) =>
    [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].every(([dx, dy]) => has(x + dx, y + dy)) && softNoise(x + 50, y + 9, salt) > 0.58;
  return { cells, has, hasPatch };
}

/** All that is needed stands where one can walk. */
function check({ items, receivers, goal, needed, free }) {
  const at = ({ x, y }) => free(Math.floor(x / CELL), Math.floor((y - 2) / CELL)) > 0;
  return items.filter(({ kind }) => kind === 'pickup').length === needed && [...items, ...receivers, goal].every(at);
}
