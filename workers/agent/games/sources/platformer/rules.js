// Rules of the platformer: run, jump, land on foes, gather enough, reach the goal. One call of step() is a sixtieth of a
// second; nothing here knows the browser.
import { CELL, cellOf, moveBody, touches } from '../kit/cells.js';
import { moveFolk } from '../kit/folk.js';
import { moveJumper } from '../kit/jumper.js';
import { moveMovers } from '../kit/movers.js';
import { passTime } from '../kit/time.js';
import { BLADES, flies, SHOTS, shotOf } from '../kit/weapons.js';
import { meetExtras, takeExtra } from './extras.js';
import { moveFooting } from './footing.js';

export { resume } from './extras.js';

const SAFE = 90;

export function step(world, input, emit) {
  const { hero, map } = world;
  world.steps++;
  passTime(world, emit);
  moveHero(world, input, emit);
  moveFolk(world);
  if (hero.onGround && standsFirmly(map, hero)) hero.home = { x: hero.x, y: hero.y };
  if (hero.y > world.height + 40) {
    hero.safe = 0;
    hurt(world, emit, 0);
    Object.assign(hero, hero.home, { vx: 0, vy: 0 });
  }
  meetExtras(world, emit, hurt);
  moveFooting(world, emit);
  fight(world, input, emit);
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
  const wanted = input.move.x * physics.speed * (world.powers.boots ? 1.35 : 1);
  if (wanted) hero.side = wanted > 0 ? 'east' : 'west';
  hero.look += ((hero.side === 'east' ? 34 : -34) - hero.look) * 0.04;
  const { jumps = 1, wallJump, dash } = world.settings;
  const before = hero.y;
  moveJumper(world, input, wanted, emit, { jumps, wallJump, dash });
  moveMovers(world, before);
}

/** With what the hero has, if anything: a blade before it, or something that flies. */
function fight(world, input, emit) {
  const { hero, map, settings } = world;
  const { weapon = 'none' } = settings;
  hero.swing = Math.max(0, (hero.swing ?? 0) - 1);
  hero.rest = Math.max(0, (hero.rest ?? 0) - 1);
  if (weapon !== 'none' && input.fire && !hero.rest) {
    const blade = BLADES[weapon];
    const way = hero.side === 'east' ? 1 : -1;
    hero.rest = (blade ?? SHOTS[weapon]).pause;
    emit('shoot', hero.x + way * 8, hero.y - 8);
    if (blade) hero.swing = 12;
    else world.shots.push(shotOf(weapon, { x: hero.x + way * 8, y: hero.y - 10 }, way > 0 ? 0 : Math.PI));
    if (blade)
      for (const foe of world.foes)
        if (
          Math.hypot(foe.x - hero.x - way * blade.tip, foe.y - foe.height / 2 - hero.y + 10) <
          blade.reach + foe.width / 3
        )
          wound(world, foe, emit, blade.damage);
  }
  for (const shot of world.shots) {
    if (!flies(shot, map)) shot.dead = true;
    const hit = shot.dead ? undefined : world.foes.find((foe) => !foe.dead && touches(shot, foe, 3));
    if (!hit) continue;
    shot.dead = true;
    for (const foe of world.foes)
      if (foe === hit || (shot.splash && Math.hypot(foe.x - hit.x, foe.y - hit.y) < shot.splash))
        wound(world, foe, emit, shot.damage);
  }
  world.shots = world.shots.filter(({ dead }) => !dead);
}

const standsFirmly = (map, { x, y }) => map.solid(cellOf(x - 5), cellOf(y)) && map.solid(cellOf(x + 4), cellOf(y));

function moveFoe(world, foe, emit) {
  foe.rest = Math.max(0, foe.rest - 1);
  if (foe.kind === 'flyer') {
    // to and fro, or on the spot up and down: low enough to be in the way, high enough to run below
    const rises = world.settings.flight === 'up-down';
    if (!rises) foe.x += foe.vx;
    const swing = Math.sin(world.steps * 0.05 + foe.from);
    foe.y = rises ? foe.level - 16 + swing * 32 : foe.level + swing * 14;
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
function leadBoss({ hero, steps, settings }, boss, emit) {
  boss.awake ||= Math.abs(hero.x - boss.x) < 9 * CELL;
  const rage = 5 - Math.ceil((boss.hits / boss.full) * 4);
  boss.vx =
    boss.awake && boss.rest < 30
      ? Math.sign(hero.x - boss.x || 1) * (0.5 + rage * 0.18) * (settings.bossSpeed ?? 1)
      : 0;
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
  wound(world, foe, emit, 1);
}

function wound(world, foe, emit, damage) {
  if (foe.rest || foe.dead) return;
  foe.hits -= damage;
  if (foe.hits > 0) {
    foe.rest = foe.kind === 'boss' ? 70 : 20;
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
  if (world.powers.shield) world.powers.shield = 0;
  else world.lives--;
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
  if (takeExtra(world, item, emit)) return;
  world.found++;
  world.score += 10;
  emit('pick', item.x, item.y, '+10');
  if (world.found === world.needed) emit('open', world.goal.x, world.goal.y - 10);
}
