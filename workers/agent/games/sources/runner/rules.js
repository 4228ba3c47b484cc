// Rules of the runner: the hero runs by itself; jump, and once more in the air.
import { CELL, cellOf, touches } from '../kit/cells.js';
import { moveJumper } from '../kit/jumper.js';
import { passTime } from '../kit/time.js';

const SAFE = 110;
const WAKES_AT = 420;

export function step(world, input, emit) {
  const { hero, physics } = world;
  world.steps++;
  passTime(world, emit);
  hero.x = Math.max(hero.x, 8);
  const hit = moveJumper(world, input, physics.speed, emit, { jumps: world.jumps });
  if (hero.onGround && world.steps % 9 === 0) emit('dust', hero.x - 5, hero.y);
  if (hit.wall) {
    hurt(world, emit);
    // it throws the hero over itself
    Object.assign(hero, { vy: -5.4, onGround: false });
  }
  if (hero.y > world.height + 30) fallOut(world, emit);
  for (const foe of world.foes) {
    if (foe.x > hero.x + WAKES_AT) continue;
    foe.x += foe.vx;
    if (touches(hero, foe)) hurt(world, emit);
    else if (!foe.passed && foe.x < hero.x - 10) {
      foe.passed = true;
      world.score += 5;
    }
  }
  for (const item of world.items) if (touches(hero, item, 3)) take(world, item, emit);
  world.items = world.items.filter(({ dead, x }) => !dead && x > hero.x - 300);
  world.foes = world.foes.filter(({ x }) => x > hero.x - 300);
  if (hero.x > world.goalAt * CELL) {
    world.done = true;
    world.score += 100 + world.lives * 50;
  }
}

function take(world, item, emit) {
  item.dead = true;
  if (item.kind === 'shield') {
    world.shield = 1;
    emit('heal', item.x, item.y, 'Shield');
    return;
  }
  world.score += 10;
  emit('pick', item.x, item.y, '+10');
}

function hurt(world, emit) {
  const { hero } = world;
  if (hero.safe) return;
  hero.safe = SAFE;
  if (world.shield) world.shield = 0;
  else world.lives--;
  emit('hurt', hero.x, hero.y);
}

/** Who falls is lifted onto the next ground. */
function fallOut(world, emit) {
  const { hero, map } = world;
  hero.safe = 0;
  hurt(world, emit);
  let x = cellOf(hero.x) + 1;
  while (x < map.width - 1 && !map.get(x, map.height - 1)) x++;
  let y = 0;
  while (!map.get(x + 1, y) && y < map.height - 1) y++;
  Object.assign(hero, { x: (x + 1) * CELL + 8, y: (y - 3) * CELL, vy: 0 });
}
