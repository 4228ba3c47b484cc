// Levels of the platformer: ground from pieces that the hero's own jump can pass.
import { CELL, clamp, createMap } from '../kit/cells.js';
import { createFolk } from '../kit/folk.js';
import { createJumper, physicsOf } from '../kit/jumper.js';
import { bossComes, lookOf, paceOf } from '../kit/looks.js';
import { createMover } from '../kit/movers.js';
import { firstSolvable } from '../kit/random.js';
import { check } from './check.js';
import { addDoor, POWERS } from './extras.js';
import { addCrumbling } from './footing.js';

const ROWS = 15;
const GROUND = 12;
const ARENA = 22;

export const createLevel = (settings, number, seed) =>
  firstSolvable((random) => build(settings, number, random), check, seed * 31 + number * 7, 120);

function build(settings, number, random) {
  const physics = physicsOf(settings);
  const hard = number - 1 + (settings.difficulty - 1) * 2;
  const boss = bossComes(settings, number, settings.levels);
  const columns = Math.round((80 + number * 15) * settings.length) + (boss ? ARENA : 0);
  const map = createMap(columns, ROWS);
  const gap = clamp(Math.floor(physics.reach - 1.6), 1, 3 + hard);
  const step = clamp(Math.floor(physics.rise - 0.6), 1, hard > 1 ? 3 : 2);
  const [items, foes, props, movers, spikes, doors, flags] = [[], [], [], [], [], [], []];
  const [springs, crumbling] = [[], []];

  let x = 0;
  let ground = GROUND;
  let lastFoe = 0;
  const column = (at, top) => {
    for (let y = top; y < ROWS; y++) map.set(at, y, 1);
  };
  /** Who leaps farther needs more room to land. */
  const room = Math.max(0, Math.ceil(physics.reach - 5));
  const flat = (length) => {
    const from = x;
    for (let i = 0; i < length + room && x < columns; i++) column(x++, ground);
    return { from, to: x - 1 };
  };
  const item = (kind, atX, atY) => items.push({ kind, x: atX * CELL + 8, y: atY * CELL + 13, width: 12, height: 12 });
  /** Where much is to lie about, another one lies over it; where little, not each lies there. */
  const gem = (atX, atY) => {
    const many = settings.pickups ?? 1;
    if (many === 1 || random() < many) item('pickup', atX, atY);
    if (many > 1 && random() < many - 1) item('pickup', atX, atY - 1);
  };
  const heart = (atX, atY) => item('heart', atX, atY);
  const foe = (kind, atX, { from, to }) => {
    const flies = kind === 'flyer';
    const y = (flies ? ground - 1.9 : ground) * CELL;
    const look = lookOf(kind, settings, random);
    foes.push({
      ...{ kind, look, x: atX * CELL + 8, y, vy: 0, width: 14, height: 14 },
      vx: -(flies ? 0.8 : 0.6) * (1 + hard * 0.12) * paceOf(look, settings),
      ...{ from: from * CELL + 9, to: (to + 1) * CELL - 9, level: y, hits: 1, points: flies ? 30 : 20, rest: 0 },
    });
  };
  const somebody = () => {
    const flies = random.chance(0.35);
    if (settings.flyers === false) return 'walker';
    return flies || settings.walkers === false ? 'flyer' : 'walker';
  };
  /** Flat ground for a thing of its own. */
  const special = (length) => {
    const { from } = flat(length);
    return { x: (from + Math.floor(length / 2)) * CELL + 8, y: ground * CELL, cell: from + Math.floor(length / 2) };
  };
  const shares = { flags: [0.34, 0.67], doors: [0.5], powers: [0.2, 0.45, 0.72], springs: [0.15, 0.4, 0.6, 0.85] };
  /** Whether the next foe may come: not two on each other's heels, and more of them in a harder game. */
  const mayFoe = (at, room) => settings.enemies > 0 && at > lastFoe + room / settings.enemies;

  const addSpike = (atX) => spikes.push({ x: atX * CELL + 8, y: ground * CELL, width: 10, height: 7 });
  /** Up and down beside a step, or to and fro over the ground. */
  const addMover = ({ from, to }, low) => {
    const upright = random.chance(0.4);
    const x = (from + 3.5) * CELL;
    movers.push(
      createMover(
        upright
          ? { x, y: low * CELL, from: Math.max(2, low - 2) * CELL, to: (ground - 2) * CELL, upright }
          : { x, y: low * CELL, from: x, to: Math.max(x + 48, (to - 2) * CELL), upright },
      ),
    );
  };

  flat(9);
  const end = columns - 12 - (boss ? ARENA : 0);
  while (x < end) {
    const share = x / end;
    if (settings.checkpoints && share > (shares.flags[0] ?? 2)) {
      shares.flags.shift();
      const { x, y } = special(5);
      flags.push({ x, y });
    }
    if (settings.doors && share > (shares.doors[0] ?? 2)) {
      shares.doors.shift();
      const { from } = flat(11);
      item('key', from + 3, ground - 1);
      addDoor(map, doors, from + 8, ground);
    }
    if (settings.springs && share > (shares.springs[0] ?? 2)) {
      shares.springs.shift();
      const { x, y, cell } = special(7);
      springs.push({ x, y, width: 14, height: 8, pressed: 0 });
      for (const up of [5, 6, 7]) gem(cell, ground - up);
    }
    if (settings.powerUps && share > (shares.powers[0] ?? 2)) {
      item(POWERS[3 - shares.powers.length], flat(5).from + 2, ground - 1);
      shares.powers.shift();
    }
    const piece = random();
    if (piece < 0.26 + hard * 0.04) {
      // a gap, with an arc of gems over it
      const wide = random.int(2, Math.max(2, gap));
      for (let i = 0; i < wide; i++) gem(x + i, ground - 3 - (i > 0 && i < wide - 1 ? 1 : 0));
      x += wide;
      flat(random.int(4, 6));
    } else if (piece < 0.5) {
      // a step up or down
      ground = clamp(ground + (random.chance(0.5) ? -random.int(1, step) : random.int(1, 3)), 7, 13);
      const { from } = flat(random.int(5, 8));
      gem(from + 2, ground - 1);
      gem(from + 3, ground - 1);
    } else if (piece < 0.72) {
      // platforms over flat ground
      const span = flat(random.int(9, 13));
      const low = ground - random.int(2, Math.max(2, step)) - 1;
      const wide = random.int(3, 4);
      if (settings.movers) addMover(span, low);
      if (settings.crumbles && !settings.movers) addCrumbling(crumbling, span.from + 2, low, wide);
      for (let i = 0; i < wide; i++) {
        if (!settings.movers) map.set(span.from + 2 + i, low, 1);
        gem(span.from + 2 + i, low - 1);
      }
      const next = span.from + 4 + wide;
      if (random.chance(0.6) && next + 3 < span.to) {
        const high = Math.max(3, low - 2);
        for (let i = 0; i < 3; i++) map.set(next + i, high, 1);
        (random.chance(0.3) ? heart : gem)(next + 1, high - 1);
      }
      if (mayFoe(span.from, 8)) {
        foe(somebody(), span.from + 6, span);
        lastFoe = span.from;
      }
    } else {
      // open ground with somebody on it
      const span = flat(random.int(8, 11));
      for (let i = 2; i < 5; i++) gem(span.from + i, ground - 1);
      if (settings.spikes && span.to - span.from > 6) {
        for (const i of [5, 6].slice(0, hard > 0 ? 2 : 1)) addSpike(span.from + i);
      }
      if (mayFoe(span.from, Math.max(2, 6 - hard))) {
        foe(somebody(), span.to - 2, span);
        lastFoe = span.from;
        if (hard > 1 && random.chance(0.5)) foe(somebody(), span.from + 4, span);
      }
    }
  }
  if (boss) {
    const strong = Math.round(4 * (settings.bossHealth ?? 1));
    const span = flat(ARENA);
    foes.push({
      ...{
        kind: 'boss',
        x: (span.to - 6) * CELL,
        y: ground * CELL,
        look: 'boss',
        vx: -0.7,
        vy: 0,
        width: 30,
        height: 36,
        rest: 0,
      },
      ...{ from: (span.from + 4) * CELL, to: span.to * CELL, hits: strong, full: strong, points: 300, awake: false },
    });
  }
  while (x < columns) column(x++, ground);
  plant(map, columns, random, props);

  const gems = items.filter(({ kind }) => kind === 'pickup').length;
  return {
    ...{ map, items, foes, props, physics, settings, number, movers, spikes, doors, flags, springs, crumbling },
    ...{ keys: 0, shots: [], powers: { shield: 0, boots: 0, magnet: 0 } },
    ...{ width: columns * CELL, height: ROWS * CELL, hasBoss: boss },
    goal: { x: (columns - 4) * CELL, y: ground * CELL, width: 20, height: 24 },
    needed: settings.needed ? Math.min(settings.needed, gems) : Math.floor(gems * settings.gems),
    found: 0,
    steps: 0,
    folk: createFolk(settings, { x: 3 * CELL, y: GROUND * CELL }, { x: 5.5 * CELL, y: GROUND * CELL }),
    hero: createJumper(3 * CELL, GROUND * CELL),
  };
}

/** Things that only stand there, on ground that is level around them. */
function plant(map, columns, random, props) {
  const topOf = (x) => {
    for (let y = 0; y < ROWS; y++) if (map.get(x, y)) return y;
    return ROWS;
  };
  for (let x = 1, last = 0; x < columns - 8; x++) {
    const top = topOf(x);
    if (top === ROWS || topOf(x - 1) !== top || topOf(x + 1) !== top || x - last < 3 || !random.chance(0.25)) continue;
    props.push({ kind: random.chance(0.5) ? 'tall' : 'low', x: x * CELL + 8, y: top * CELL });
    last = x;
  }
}
