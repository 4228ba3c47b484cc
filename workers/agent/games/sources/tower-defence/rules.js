// Rules of the tower defence: build beside the way, let nobody reach its end.
import { CELL, distance } from '../kit/cells.js';
import { paceOf } from '../kit/looks.js';

/** What is built: gold, pixels of reach, damage, steps between shots; `splash` hits all around, `slow` holds them up. */
export const TOWERS = [
  { id: 'choice1', icon: 'towerArrow', price: 40, reach: 46, damage: 1, pause: 34 },
  { id: 'choice2', icon: 'towerCannon', price: 70, reach: 42, damage: 2, pause: 80, splash: 22 },
  { id: 'choice3', icon: 'towerFrost', price: 60, reach: 38, damage: 0.4, pause: 46, slow: 90 },
];
const MOST_RANK = 3;
const KINDS = {
  walker: { strength: 3, speed: 0.42, gold: 8 },
  chaser: { strength: 6, speed: 0.36, gold: 12 },
  flyer: { strength: 3, speed: 0.62, gold: 10 },
  boss: { strength: 60, speed: 0.24, gold: 100 },
};
const BETWEEN_WAVES = 60 * 7;
const SHOT_SPEED = 3.4;

/** What a tower costs, and what its next rank. */
export const priceOf = (kind, { prices = 1 }) => Math.max(5, Math.round(TOWERS[kind].price * prices));
export const upgradePrice = ({ kind, rank }, settings) =>
  rank >= MOST_RANK ? undefined : Math.round(priceOf(kind, settings) * (0.7 + rank * 0.5));

export function step(world, input, emit) {
  world.steps++;
  choose(world, input, emit);
  callWaves(world, emit);
  for (const creep of world.creeps) walk(world, creep, emit);
  for (const tower of world.towers) aim(world, tower, emit);
  for (const shot of world.shots) fly(world, shot, emit);
  world.creeps = world.creeps.filter(({ dead }) => !dead);
  world.shots = world.shots.filter(({ dead }) => !dead);
  const isOver = world.wave === world.waves.length && !world.queue.length && !world.creeps.length;
  if (isOver && world.lives > 0) {
    world.done = true;
    world.score += world.lives * 20 + world.gold;
  }
}

function choose(world, input, emit) {
  const { cursor, columns, rows } = world;
  TOWERS.forEach(({ id }, i) => {
    if (input.pressed[id]) world.kind = i;
  });
  const dx = Number(input.pressed.right) - Number(input.pressed.left);
  const dy = Number(input.pressed.down) - Number(input.pressed.up);
  if (dx || dy) {
    cursor.x = Math.min(columns - 1, Math.max(0, cursor.x + dx));
    cursor.y = Math.min(rows - 1, Math.max(0, cursor.y + dy));
  }
  if (input.point) {
    const [x, y] = [Math.floor(input.point.x / CELL), Math.floor(input.point.y / CELL)];
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    Object.assign(cursor, { x, y });
    build(world, emit);
  } else if (input.pressed.action) build(world, emit);
}

/** A tower on an empty cell, the next rank of one that stands there. */
function build(world, emit) {
  const { cursor, map, towers, kind, settings } = world;
  const at = { x: cursor.x * CELL + 8, y: cursor.y * CELL + 14 };
  const there = towers.find(({ cell }) => cell.x === cursor.x && cell.y === cursor.y);
  const price = there
    ? upgradePrice(there, settings)
    : map.get(cursor.x, cursor.y)
      ? undefined
      : priceOf(kind, settings);
  if (price === undefined || world.gold < price) {
    emit('refuse', at.x, at.y, price === undefined ? undefined : `${price} gold`);
    return;
  }
  world.gold -= price;
  if (there) there.rank++;
  else towers.push({ ...at, cell: { ...cursor }, kind, rank: 1, rest: 0, squash: 0.4 });
  emit('build', at.x, at.y, there ? `Rank ${there.rank}` : undefined);
}

function callWaves(world, emit) {
  const { queue, creeps, waves, way } = world;
  const { waveBreak = 1 } = world.settings;
  const soon = Math.round(90 * waveBreak * waveBreak);
  if (
    world.wave < waves.length &&
    !queue.length &&
    (--world.due <= 0 || (!creeps.length && world.wave > 0 && world.due > soon))
  ) {
    // who is ready early does not wait long
    if (world.due > 0) {
      world.due = soon;
      return;
    }
    queue.push(...waves[world.wave]);
    world.wave++;
    world.due = Math.round(BETWEEN_WAVES * waveBreak);
    world.next = 0;
    emit('open', way[0].x * CELL + 8, way[0].y * CELL + 8, `Wave ${world.wave}`);
  }
  if (!queue.length || --world.next > 0) return;
  const { kind, look } = queue.shift();
  world.next = queue[0]?.after ?? 0;
  const { strength, speed, gold } = KINDS[kind];
  const more =
    (kind === 'boss' ? (world.settings.bossHealth ?? 1) : 1) *
    (1 + world.hard * 0.14 + Math.min(world.wave - 1, 9) * 0.16);
  creeps.push({
    kind,
    look,
    gold,
    speed: speed * paceOf(look, world.settings),
    strength: strength * more,
    full: strength * more,
    at: -0.5,
    slow: 0,
    flash: 0,
    ...placeOf(way, -0.5),
  });
}

/** Where somebody is who went so many cells along the way. */
export function placeOf(way, at) {
  const i = Math.min(way.length - 2, Math.max(0, Math.floor(at)));
  const share = at - i;
  const [from, to] = [way[i], way[i + 1]];
  const side = to.x > from.x ? 'east' : to.x < from.x ? 'west' : to.y > from.y ? 'south' : 'north';
  return { x: (from.x + (to.x - from.x) * share) * CELL + 8, y: (from.y + (to.y - from.y) * share) * CELL + 12, side };
}

function walk(world, creep, emit) {
  creep.flash = Math.max(0, creep.flash - 1);
  creep.slow = Math.max(0, creep.slow - 1);
  creep.at += (creep.speed * (creep.slow ? 0.45 : 1)) / CELL;
  Object.assign(creep, placeOf(world.way, creep.at));
  if (creep.at < world.way.length - 0.5) return;
  creep.dead = true;
  world.lives -= creep.kind === 'boss' ? 3 : 1;
  emit('hurt', creep.x, creep.y);
}

function aim(world, tower, emit) {
  tower.squash *= 0.85;
  tower.rest = Math.max(0, tower.rest - 1);
  if (tower.rest) return;
  const { reach, pause, damage, splash, slow } = TOWERS[tower.kind];
  const near = world.creeps.filter((creep) => !creep.dead && distance(creep, tower) < reach + tower.rank * 5);
  // the one that is farthest along; frost turns to who is not slow yet
  const [target] = near.sort((a, b) => (slow ? a.slow - b.slow : 0) || b.at - a.at);
  if (!target) return;
  tower.rest = Math.round(pause / world.settings.fireRate);
  tower.squash = 0.25;
  world.shots.push({
    x: tower.x,
    y: tower.y - 14,
    target,
    kind: tower.kind,
    damage: damage * (0.4 + tower.rank * 0.6),
    splash,
    slow,
  });
  emit('shoot', tower.x, tower.y - 14);
}

function fly(world, shot, emit) {
  const { target } = shot;
  const to = { x: target.x, y: target.y - 8 };
  const far = distance(shot, to);
  if (far > SHOT_SPEED) {
    shot.x += ((to.x - shot.x) / far) * SHOT_SPEED;
    shot.y += ((to.y - shot.y) / far) * SHOT_SPEED;
    return;
  }
  shot.dead = true;
  for (const creep of world.creeps)
    if (creep === target || (shot.splash && distance(creep, target) < shot.splash)) hit(world, creep, shot, emit);
}

function hit(world, creep, { damage, slow }, emit) {
  if (creep.dead) return;
  creep.strength -= damage;
  creep.flash = 8;
  if (slow) creep.slow = slow;
  if (creep.strength > 0) {
    emit('hit', creep.x, creep.y);
    return;
  }
  creep.dead = true;
  world.gold += creep.gold;
  world.score += creep.gold;
  emit('kill', creep.x, creep.y, `+${creep.gold}`);
}
