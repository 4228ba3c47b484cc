// Rules of the adventure: find what is hidden, strike at whoever guards it, leave by the gate.
import { cellOf, distance, moveBody, stepsFrom, touches } from '../kit/cells.js';
import { moveFolk } from '../kit/folk.js';
import { cellNoise } from '../kit/random.js';
import { passTime } from '../kit/time.js';
import { chase, knock, moveWalker } from '../kit/walker.js';
import { BLADES, flies, SHOTS, shotOf } from '../kit/weapons.js';

const SAFE = 80;
const SWING = 16;
const ANGLES = { east: 0, south: Math.PI / 2, west: Math.PI, north: -Math.PI / 2 };
const SEES = 95;
const WAYS = { east: [1, 0], west: [-1, 0], north: [0, -1], south: [0, 1] };

export function step(world, input, emit) {
  const { hero, map } = world;
  world.steps++;
  passTime(world, emit);
  moveWalker(world, input.move, world.settings.heroSpeed * (hero.swing > 8 ? 0.3 : 1));
  moveFolk(world);
  hero.swing = Math.max(0, hero.swing - 1);
  const { weapon = 'sword' } = world.settings;
  if (input.action && !hero.rest && weapon !== 'none') {
    const { pause } = BLADES[weapon] ?? SHOTS[weapon];
    Object.assign(hero, { swing: SWING, rest: pause, struck: undefined });
    emit('shoot', hero.x, hero.y - 8);
    if (BLADES[weapon]) strike(world, BLADES[weapon], emit);
    else world.shots.push(shotOf(weapon, { x: hero.x, y: hero.y - 6 }, ANGLES[hero.side]));
  }
  for (const shot of world.shots) moveShot(world, shot, emit);
  world.shots = world.shots.filter(({ dead }) => !dead);
  if (world.steps % 15 === 1)
    world.ways = stepsFrom((x, y) => !map.solid(x, y), map.width, map.height, cellOf(hero.x), cellOf(hero.y - 3));
  for (const foe of world.foes) moveFoe(world, foe, emit);
  world.foes = world.foes.filter(({ dead }) => !dead);
  for (const item of world.items) if (touches(hero, item, 4)) take(world, item, emit);
  world.items = world.items.filter(({ dead }) => !dead);
  for (const receiver of world.receivers) if (touches(hero, receiver, 6)) bring(world, receiver, emit);
  if (isOpen(world) && touches(hero, world.goal)) {
    world.done = true;
    world.score += 150 + world.lives * 20;
  }
}

/** The gate opens when all is found, and whoever guards it is gone. */
export const isOpen = ({ found, needed, foes }) => found >= needed && !foes.some(({ kind }) => kind === 'boss');

/** Everybody in front of the hero, as far as the blade reaches. */
function strike(world, { reach, tip: far, damage }, emit) {
  const { hero } = world;
  const [dx, dy] = WAYS[hero.side];
  const tip = { x: hero.x + dx * far, y: hero.y - 5 + dy * far };
  for (const foe of world.foes)
    if (Math.hypot(foe.x - tip.x, foe.y - 6 - tip.y) <= reach + (foe.kind === 'boss' ? 14 : 0))
      wound(world, foe, damage, emit);
}

function moveShot(world, shot, emit) {
  if (!flies(shot, world.map, 4)) {
    shot.dead = true;
    return;
  }
  const near = (foe, from, far) => Math.hypot(foe.x - from.x, foe.y - 6 - from.y) < far;
  const hit = world.foes.find((foe) => !foe.dead && near(foe, shot, (foe.kind === 'boss' ? 20 : 10) + shot.width / 2));
  if (!hit) return;
  shot.dead = true;
  for (const foe of world.foes)
    if (foe === hit || (shot.splash && near(foe, { x: hit.x, y: hit.y - 6 }, shot.splash)))
      wound(world, foe, shot.damage, emit);
}

function wound(world, foe, damage, emit) {
  if (foe.flash || foe.dead) return;
  foe.flash = 14;
  knock(foe, world.hero, foe.kind === 'boss' ? 1.5 : 4);
  foe.hits -= damage;
  if (foe.hits > 0) {
    emit('hit', foe.x, foe.y - 8);
    return;
  }
  foe.dead = true;
  world.score += foe.points;
  emit('kill', foe.x, foe.y, `+${foe.points}`);
  if (isOpen({ ...world, foes: world.foes.filter(({ dead }) => !dead) }))
    emit('open', world.goal.x, world.goal.y, 'It is open!');
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
  if (world.receivers.length) {
    // it counts once somebody has it
    world.carried++;
    world.score += 10;
    emit('pick', item.x, item.y, 'Bring it!');
    return;
  }
  world.found++;
  world.score += 50;
  emit('pick', item.x, item.y, `${world.found} of ${world.needed}`);
  if (isOpen(world)) emit('open', world.goal.x, world.goal.y - 8, 'It is open!');
}

/** Who waits gets one of what the hero carries. */
function bring(world, receiver, emit) {
  if (receiver.served || !world.carried) return;
  receiver.served = true;
  world.carried--;
  world.found++;
  world.score += 50;
  emit('heal', receiver.x, receiver.y - 10, 'Thank you!');
  if (isOpen(world)) emit('open', world.goal.x, world.goal.y - 8, 'It is open!');
}
