// Somebody who runs and jumps, seen from the side: late and early jumps count, short ones are lower.
import { CELL, clamp, moveBody } from './cells.js';

const ACCELERATION = 0.28;
/** A jump still works so many steps after the edge, and so many before the ground. */
const COYOTE = 6;
const BUFFER = 7;
const FASTEST_FALL = 6.5;
/** A dash: how much faster, for how many steps, and how many until the next one. */
const DASH = { factor: 2.5, steps: 11, rest: 45 };
/** Who leaps off a wall flies away from it for so many steps. */
const PUSHED = 11;
const SLIDE = 1.3;

/** How high and far the hero jumps. Speeds are pixels a step, `reach` and `rise` cells. */
export function physicsOf({ heroSpeed, heroJump, weight = 1 }) {
  // who is heavier leaps as high, and is up and down sooner
  const gravity = 0.3 * weight;
  const jump = 5.5 * Math.sqrt(heroJump * weight);
  const speed = 1.9 * heroSpeed;
  return {
    ...{ gravity, jump, speed },
    reach: ((2 * jump) / gravity / CELL) * speed,
    rise: (jump * jump) / (2 * gravity) / CELL,
  };
}

export const createJumper = (x, y) => ({
  ...{ x, y, vx: 0, vy: 0, width: 10, height: 22, side: 'east', look: 20 },
  ...{ onGround: false, coyote: 0, buffered: 0, jumpsLeft: 0, squash: 0, safe: 0, walked: 0, home: { x, y } },
  ...{ wall: 0, pushed: 0, dashing: 0, dashRest: 0 },
});

/**
 * One step towards the speed `wanted`; `jumps` is how many in a row, `wallJump` leaps off walls, `dash` shoots forward.
 * Gives what was run into.
 */
export function moveJumper({ hero, map, physics }, input, wanted, emit, { jumps = 1, wallJump, dash } = {}) {
  hero.pushed = Math.max(0, hero.pushed - 1);
  if (!hero.pushed) hero.vx += clamp(wanted - hero.vx, -ACCELERATION, ACCELERATION);
  if (dash) dashOn(hero, physics, input, emit);
  const isPressed = input.pressed.action || input.pressed.up;
  hero.coyote = hero.onGround ? COYOTE : Math.max(0, hero.coyote - 1);
  hero.buffered = isPressed ? BUFFER : Math.max(0, hero.buffered - 1);
  if (hero.onGround) hero.jumpsLeft = jumps - 1;
  if (hero.buffered && (hero.coyote || hero.jumpsLeft > 0)) {
    if (!hero.coyote) hero.jumpsLeft--;
    Object.assign(hero, { vy: -physics.jump, buffered: 0, coyote: 0, squash: -0.3, rises: true });
    emit('jump', hero.x, hero.y);
  }
  if (wallJump && hero.wall && !hero.onGround && isPressed && hero.vy > -physics.jump * 0.6) {
    const away = -hero.wall * physics.speed * 1.2;
    Object.assign(hero, { vx: away, vy: -physics.jump * 0.95, pushed: PUSHED, wall: 0, buffered: 0, rises: true });
    hero.side = away > 0 ? 'east' : 'west';
    emit('jump', hero.x, hero.y);
  }
  // who lets go early jumps less high
  if (hero.rises && hero.vy < -2 && !input.action && !input.up) {
    hero.vy *= 0.5;
    hero.rises = false;
  }
  hero.vy = Math.min(hero.vy + physics.gravity, FASTEST_FALL);
  if (hero.dashing) hero.vy = 0;
  if (wallJump && hero.wall && wanted * hero.wall > 0) hero.vy = Math.min(hero.vy, SLIDE);
  const fall = hero.vy;
  const way = Math.sign(hero.vx);
  const hit = moveBody(map, hero);
  if (hit.floor && !hero.onGround && fall > 2) {
    hero.squash = 0.3;
    emit('land', hero.x, hero.y);
  }
  hero.wall = hit.wall ? way : 0;
  hero.onGround = hit.floor;
  hero.squash *= 0.85;
  hero.safe = Math.max(0, hero.safe - 1);
  hero.walked += Math.abs(hero.vx) > 0.3 ? 1 : 0;
  return hit;
}

function dashOn(hero, physics, input, emit) {
  hero.dashRest = Math.max(0, hero.dashRest - 1);
  hero.dashing = Math.max(0, hero.dashing - 1);
  if (input.pressed.dash && !hero.dashRest) {
    Object.assign(hero, { dashing: DASH.steps, dashRest: DASH.rest, squash: -0.35 });
    emit('shoot', hero.x, hero.y - 6);
  }
  if (hero.dashing) hero.vx = (hero.side === 'east' ? 1 : -1) * physics.speed * DASH.factor;
}

/** The hero running, jumping or standing. */
export function drawJumper({ x, y, vx, vy, side, onGround, walked, squash }, stage) {
  if (!onGround) stage.sprite('hero', x, y + 1, { move: 'jump', side, squash, time: vy < 0 ? 14 : 26 });
  else if (Math.abs(vx) > 0.3) stage.sprite('hero', x, y + 1, { move: 'walk', side, squash, time: walked * 1.2 });
  else stage.sprite('hero', x, y + 1, { side, squash });
}
