// Rules of the shooter: walk with one hand, shoot with the other, outlive everybody who comes.
import { CELL, cellOf, clamp, distance, stepsFrom, touches } from '../kit/cells.js';
import { paceOf } from '../kit/looks.js';
import { cellNoise } from '../kit/random.js';
import { chase, createWalker, knock, moveWalker } from '../kit/walker.js';
import { SHOTS, shotOf } from '../kit/weapons.js';
import { moveTime } from './survival.js';

const SAFE = 80;
const BOLT_SPEED = 1.5;
/** Space aims at who is nearest, within so many pixels. */
const AUTO_AIM = 190;
const POWER_STEPS = 480;
const KINDS = {
  walker: { speed: 0.55, hits: 1, points: 10 },
  chaser: { speed: 0.72, hits: 2, points: 15 },
  flyer: { speed: 0.6, hits: 2, points: 25 },
  boss: { speed: 0.5, hits: 40, points: 400 },
};

export function step(world, input, emit) {
  const { hero, map } = world;
  world.steps++;
  moveWalker(world, input.move, 1.12 * world.settings.heroSpeed);
  hero.power = Math.max(0, hero.power - 1);
  shoot(world, input, emit);
  if (world.steps % 12 === 1)
    world.ways = stepsFrom((x, y) => !map.solid(x, y), map.width, map.height, cellOf(hero.x), cellOf(hero.y - 3));
  moveTime(world, emit);
  letIn(world, emit);
  for (const foe of world.foes) moveFoe(world, foe, emit);
  for (const shot of world.shots) moveShot(world, shot, emit);
  for (const item of world.items) if (touches(hero, item, 4)) take(world, item, emit);
  for (const list of ['foes', 'shots', 'items']) world[list] = world[list].filter(({ dead }) => !dead);
  if (!world.queue.length && !world.foes.length) {
    world.done = true;
    world.score += 100 + world.lives * 20;
  }
}

/** What foes throw. */
const addBolt = (world, from, angle) =>
  world.shots.push({
    ...{ x: from.x, y: from.y, vx: Math.cos(angle) * BOLT_SPEED, vy: Math.sin(angle) * BOLT_SPEED, isBolt: true },
    ...{ width: 6, height: 6, steps: 160, weapon: 'orb', angle },
  });

function shoot(world, input, emit) {
  const { hero, foes } = world;
  const { action, aims, hover } = input;
  // where a held mouse points, else as the keys or the second stick say
  const aim = aims && hover ? { x: hover.x - hero.x, y: hover.y - hero.y + 7 } : input.aim;
  const isAiming = aim.x || aim.y;
  if (isAiming) hero.aim = Math.atan2(aim.y, aim.x);
  if (!isAiming && !action) return;
  if (!isAiming) {
    const [near] = [...foes].sort((a, b) => distance(a, hero) - distance(b, hero));
    if (near && distance(near, hero) < AUTO_AIM)
      hero.aim = Math.atan2(near.y - near.height / 2 - hero.y + 6, near.x - hero.x);
  }
  hero.side = sideOf(hero.aim);
  if (hero.rest) return;
  const { fireRate, shotSize = 1, weapon = 'orb' } = world.settings;
  hero.rest = Math.round(SHOTS[weapon].pause / fireRate);
  hero.squash = 0.15;
  // from within the hero, so that who stands on it is hit too
  const muzzle = { x: hero.x + Math.cos(hero.aim) * 7, y: hero.y - 7 + Math.sin(hero.aim) * 7 };
  for (const spread of hero.power ? [-0.22, 0, 0.22] : [0])
    world.shots.push(shotOf(weapon, muzzle, hero.aim + spread, shotSize));
  emit('shoot', muzzle.x, muzzle.y + 4);
}

const sideOf = (angle) => ['east', 'south', 'west', 'north'][((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4];

/** The next ones come when it is their time, or when nobody is left. */
function letIn(world, emit) {
  const { queue, foes, hard } = world;
  while (queue.length && (queue[0].at <= world.steps || (!foes.length && world.steps > 60))) {
    const { kind, look, x, y } = queue.shift();
    const { speed, points } = KINDS[kind];
    const isBoss = kind === 'boss';
    const hits = Math.round(KINDS[kind].hits * (isBoss ? (world.settings.bossHealth ?? 1) : 1));
    foes.push({
      ...createWalker(x * CELL + 8, y * CELL + 12),
      ...{
        kind,
        look,
        speed: speed * (1 + hard * 0.08) * paceOf(look, world.settings),
        hits,
        full: hits,
        points,
        time: 0,
        flash: 0,
      },
      ...(isBoss ? { width: 15, height: 15 } : {}),
    });
    emit(isBoss ? 'open' : 'dust', x * CELL + 8, y * CELL + 8, isBoss ? 'The boss!' : undefined);
    if (foes.length === 1) break;
  }
}

function moveFoe(world, foe, emit) {
  const { hero, map, ways, foes } = world;
  foe.time++;
  foe.flash = Math.max(0, foe.flash - 1);
  if (foe.time < 20) return; // it is just coming in
  const far = distance(foe, hero);
  const angle = Math.atan2(hero.y - foe.y, hero.x - foe.x);
  if (foe.kind === 'flyer') fly(world, foe, far, angle);
  else chase(foe, hero, map, ways, foe.flash > 6 ? 0.1 : foe.speed * (1 + world.night * 0.3));
  for (const other of foes)
    if (other !== foe && distance(other, foe) < 12) {
      foe.knockX += Math.sign(foe.x - other.x) * 0.12;
      foe.knockY += Math.sign(foe.y - other.y) * 0.12;
    }
  if (foe.kind === 'boss' && foe.time % 110 === 90) {
    const count = foe.hits < foe.full / 2 ? 10 : 7;
    for (let i = 0; i < count; i++) addBolt(world, { x: foe.x, y: foe.y - 14 }, (i / count) * 2 * Math.PI + foe.time);
    emit('shoot', foe.x, foe.y - 14);
  }
  if (touches(hero, foe, foe.kind === 'boss' ? 4 : 0)) hurt(world, foe, emit);
}

/** Over everything, at a distance, and shooting. */
function fly(world, foe, far, angle) {
  const way = far < 80 ? -0.6 : 1;
  foe.knockX *= 0.8;
  foe.knockY *= 0.8;
  const swerve = angle + Math.sin(foe.time * 0.05);
  foe.x = clamp(foe.x + Math.cos(swerve) * foe.speed * way + foe.knockX, CELL + 6, world.width - CELL - 6);
  foe.y = clamp(foe.y + Math.sin(swerve) * foe.speed * way + foe.knockY, CELL + 12, world.height - CELL - 4);
  foe.side = sideOf(angle);
  if (foe.time % 130 === 100 && far < 200) addBolt(world, { x: foe.x, y: foe.y - 8 }, angle);
}

function moveShot(world, shot, emit) {
  const { hero, map, foes } = world;
  shot.x += shot.vx;
  shot.y += shot.vy;
  if (--shot.steps < 0 || map.solid(cellOf(shot.x), cellOf(shot.y + 4))) {
    shot.dead = true;
    return;
  }
  if (shot.isBolt) {
    if (touches(shot, { ...hero, height: 15 })) {
      shot.dead = true;
      hurt(world, { x: shot.x - shot.vx, y: shot.y - shot.vy }, emit);
    }
    return;
  }
  const hit = foes.find((foe) => !foe.dead && touches(shot, { ...foe, height: foe.kind === 'boss' ? 38 : 22 }, 2));
  if (!hit) return;
  shot.dead = true;
  knock(hit, { x: hit.x - shot.vx, y: hit.y - shot.vy }, hit.kind === 'boss' ? 0.3 : 1.6);
  for (const foe of foes) {
    if (foe !== hit && !(shot.splash && !foe.dead && distance(foe, hit) < shot.splash)) continue;
    foe.flash = 10;
    foe.hits -= shot.damage;
    if (foe.hits > 0) emit('hit', foe.x, foe.y - 8);
    else kill(world, foe, emit);
  }
}

function kill(world, foe, emit) {
  foe.dead = true;
  world.killed++;
  world.score += foe.points;
  emit('kill', foe.x, foe.y, `+${foe.points}`);
  const luck = cellNoise(world.killed, world.salt);
  if (luck < 0.18 * (world.settings.drops ?? 1))
    world.items.push({
      kind: luck < 0.08 * (world.settings.drops ?? 1) ? 'heart' : 'pickup',
      x: foe.x,
      y: foe.y,
      width: 12,
      height: 12,
    });
}

function take(world, item, emit) {
  item.dead = true;
  if (item.kind === 'food') {
    world.food = Math.min(1, world.food + 0.4);
    emit('heal', item.x, item.y, 'Yum!');
    return;
  }
  if (item.kind === 'heart') world.lives = Math.min(world.lives + 1, world.settings.lives + 2);
  else world.hero.power = POWER_STEPS;
  emit('heal', item.x, item.y, item.kind === 'heart' ? '+1' : 'Power!');
}

function hurt(world, from, emit) {
  const { hero } = world;
  if (hero.safe) return;
  world.lives--;
  hero.safe = SAFE;
  knock(hero, from, 4);
  emit('hurt', hero.x, hero.y);
}
