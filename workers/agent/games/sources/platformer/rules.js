// Rules of the platformer: run, jump, land on foes, gather enough, reach the goal. One call of step() is a sixtieth of a
// second; nothing here knows the browser.
import { CELL, cellOf, moveBody, touches } from '../kit/cells.js';
import { moveJumper } from '../kit/jumper.js';

const SAFE = 90;

export function step(world, input, emit) {
  const { hero, map } = world;
  world.steps++;
  moveHero(world, input, emit);
  if (hero.onGround && standsFirmly(map, hero)) hero.home = { x: hero.x, y: hero.y };
  if (hero.y > world.height + 40) {
    hero.safe = 0;
    hurt(world, emit, 0);
    Object.assign(hero, hero.home, { vx: 0, vy: 0 });
  }
  for (const foe of world.foes) moveFoe(world, foe, emit);
  for (const foe of world.foes) if (!foe.dead && touches(hero, foe)) meet(world, foe, input, emit);
  for (const item of world.items) if (touches(hero, item, 3)) take(world, item, emit);
  world.foes = world.foes.filter(({ dead }) => !dead);
  world.items = world.items.filter(({ dead }) => !dead);
  if (isOpen(world) && touches(hero, world.goal)) {
    world.done = true;
    world.score += 100 + world.lives * 25;
  }
}

/** The goal opens when enough is gathered, and whoever guards it is gone. */
export const isOpen = ({ found, needed, foes }) => found >= needed && !foes.some(({ kind }) => kind === 'boss');

function moveHero(world, input, emit) {
  const { hero, physics } = world;
  const wanted = input.move.x * physics.speed;
  if (wanted) hero.side = wanted > 0 ? 'east' : 'west';
  hero.look += ((hero.side === 'east' ? 34 : -34) - hero.look) * 0.04;
  moveJumper(world, input, wanted, emit);
}

const standsFirmly = (map, { x, y }) => map.solid(cellOf(x - 5), cellOf(y)) && map.solid(cellOf(x + 4), cellOf(y));

function moveFoe(world, foe, emit) {
  foe.rest = Math.max(0, foe.rest - 1);
  if (foe.kind === 'flyer') {
    foe.x += foe.vx;
    foe.y = foe.level + Math.sin(world.steps * 0.05 + foe.from) * 14;
  } else {
    if (foe.kind === 'boss') leadBoss(world, foe, emit);
    const { vx } = foe;
    foe.vy = Math.min(foe.vy + 0.3, 5);
    const hit = moveBody(world.map, foe);
    foe.vx = hit.wall ? -vx : vx;
    if (hit.floor && foe.kind === 'boss' && !foe.onGround) emit('land', foe.x, foe.y);
    foe.onGround = hit.floor;
  }
  if (foe.x < foe.from) foe.vx = Math.abs(foe.vx);
  if (foe.x > foe.to) foe.vx = -Math.abs(foe.vx);
}

/** Sleeps until somebody comes; then runs at the hero and leaps, the faster the more it was hit. */
function leadBoss({ hero, steps }, boss, emit) {
  boss.awake ||= Math.abs(hero.x - boss.x) < 9 * CELL;
  const rage = 5 - boss.hits;
  boss.vx = boss.awake && boss.rest < 30 ? Math.sign(hero.x - boss.x || 1) * (0.5 + rage * 0.18) : 0;
  if (boss.awake && boss.onGround && steps % (150 - rage * 20) === 0) {
    boss.vy = -5;
    emit('jump', boss.x, boss.y);
  }
}

function meet(world, foe, input, emit) {
  const { hero, physics } = world;
  const fromAbove = hero.vy > 0.5 && hero.y < foe.y - foe.height * 0.4;
  if (!fromAbove) {
    if (!foe.rest) hurt(world, emit, hero.x < foe.x ? -1 : 1);
    return;
  }
  hero.vy = input.action ? -physics.jump * 0.9 : -3.8;
  hero.rises = false;
  hero.squash = -0.3;
  if (foe.rest) return;
  if (--foe.hits > 0) {
    foe.rest = 70;
    emit('hit', foe.x, foe.y - foe.height);
    return;
  }
  foe.dead = true;
  world.score += foe.points;
  emit('kill', foe.x, foe.y, `+${foe.points}`);
  if (foe.kind === 'boss') emit('open', world.goal.x, world.goal.y - 10);
}

function hurt(world, emit, push) {
  const { hero } = world;
  if (hero.safe) return;
  world.lives--;
  Object.assign(hero, { safe: SAFE, vy: -3.4, vx: push * 2.2 });
  emit('hurt', hero.x, hero.y);
}

function take(world, item, emit) {
  item.dead = true;
  if (item.kind === 'heart') {
    world.lives = Math.min(world.lives + 1, world.settings.lives + 2);
    emit('heal', item.x, item.y, '+1');
    return;
  }
  world.found++;
  world.score += 10;
  emit('pick', item.x, item.y, '+10');
  if (world.found === world.needed) emit('open', world.goal.x, world.goal.y - 10);
}
