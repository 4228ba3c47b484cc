// Rules of the adventure: find what is hidden, strike at whoever guards it, leave by the gate.
import { cellOf, distance, moveBody, stepsFrom, touches } from '../kit/cells.js';
import { cellNoise } from '../kit/random.js';
import { chase, knock, moveWalker } from '../kit/walker.js';

const SAFE = 80;
const SWING = 16;
/** Steps between two strikes. */
const RECOVER = 24;
const REACH = 26;
const SEES = 95;
const WAYS = { east: [1, 0], west: [-1, 0], north: [0, -1], south: [0, 1] };

export function step(world, input, emit) {
  const { hero, map } = world;
  world.steps++;
  moveWalker(world, input.move, world.settings.heroSpeed * (hero.swing > 8 ? 0.3 : 1));
  hero.swing = Math.max(0, hero.swing - 1);
  if (input.action && !hero.rest) {
    Object.assign(hero, { swing: SWING, rest: RECOVER, struck: undefined });
    emit('shoot', hero.x, hero.y - 8);
    strike(world, emit);
  }
  if (world.steps % 15 === 1)
    world.ways = stepsFrom((x, y) => !map.solid(x, y), map.width, map.height, cellOf(hero.x), cellOf(hero.y - 3));
  for (const foe of world.foes) moveFoe(world, foe, emit);
  world.foes = world.foes.filter(({ dead }) => !dead);
  for (const item of world.items) if (touches(hero, item, 4)) take(world, item, emit);
  world.items = world.items.filter(({ dead }) => !dead);
  if (isOpen(world) && touches(hero, world.goal)) {
    world.done = true;
    world.score += 150 + world.lives * 20;
  }
}

/** The gate opens when all is found, and whoever guards it is gone. */
export const isOpen = ({ found, needed, foes }) => found >= needed && !foes.some(({ kind }) => kind === 'boss');

/** Everybody in front of the hero, as far as the blade reaches. */
function strike(world, emit) {
  const { hero } = world;
  const [dx, dy] = WAYS[hero.side];
  const tip = { x: hero.x + dx * 14, y: hero.y - 5 + dy * 14 };
  for (const foe of world.foes) {
    const reach = foe.kind === 'boss' ? REACH + 8 : REACH - 6;
    if (foe.flash || Math.hypot(foe.x - tip.x, foe.y - 6 - tip.y) > reach) continue;
    foe.flash = 14;
    knock(foe, hero, foe.kind === 'boss' ? 1.5 : 4);
    if (--foe.hits > 0) emit('hit', foe.x, foe.y - 8);
    else {
      foe.dead = true;
      world.score += foe.points;
      emit('kill', foe.x, foe.y, `+${foe.points}`);
      if (isOpen({ ...world, foes: world.foes.filter(({ dead }) => !dead) }))
        emit('open', world.goal.x, world.goal.y, 'It is open!');
    }
  }
}

function moveFoe(world, foe, emit) {
  const { hero, map, ways } = world;
  foe.time++;
  foe.flash = Math.max(0, foe.flash - 1);
  foe.rest = Math.max(0, foe.rest - 1);
  const sees = distance(foe, hero) < (foe.kind === 'boss' ? SEES * 1.6 : SEES);
  if (foe.kind === 'walker' || !sees) wander(foe, map);
  else if (foe.rest) chase(foe, hero, map, ways, 0);
  else chase(foe, hero, map, ways, foe.kind === 'boss' && foe.time % 180 < 50 ? foe.speed * 1.7 : foe.speed);
  foe.walks = true;
  if (!hero.safe && touches(hero, foe, foe.kind === 'boss' ? 5 : 0)) {
    world.lives--;
    hero.safe = SAFE;
    foe.rest = 50;
    knock(hero, foe, 4);
    emit('hurt', hero.x, hero.y);
  }
}

/** Goes somewhere for a while, or stands. */
function wander(foe, map) {
  if (foe.time % 70 === 0 || foe.angle === undefined) {
    foe.angle = cellNoise(foe.time, Math.round(foe.x)) * 2 * Math.PI;
    foe.stands = cellNoise(foe.time, Math.round(foe.y)) < 0.25;
  }
  foe.knockX *= 0.8;
  foe.knockY *= 0.8;
  foe.vx = (foe.stands ? 0 : Math.cos(foe.angle) * foe.speed) + foe.knockX;
  foe.vy = (foe.stands ? 0 : Math.sin(foe.angle) * foe.speed) + foe.knockY;
  const hit = moveBody(map, foe);
  if (hit.wall || hit.floor || hit.ceiling) foe.angle += 2;
  if (!foe.stands)
    foe.side = Math.abs(foe.vx) > Math.abs(foe.vy) ? (foe.vx > 0 ? 'east' : 'west') : foe.vy > 0 ? 'south' : 'north';
}

function take(world, item, emit) {
  item.dead = true;
  if (item.kind === 'heart') {
    world.lives = Math.min(world.lives + 1, world.settings.lives + 2);
    emit('heal', item.x, item.y, '+1');
    return;
  }
  world.found++;
  world.score += 50;
  emit('pick', item.x, item.y, `${world.found} of ${world.needed}`);
  if (isOpen(world)) emit('open', world.goal.x, world.goal.y - 8, 'It is open!');
}
