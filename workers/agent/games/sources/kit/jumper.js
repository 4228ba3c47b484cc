// Somebody who runs and jumps, seen from the side: late and early jumps count, short ones are lower.
import { CELL, clamp, moveBody } from './cells.js';

const ACCELERATION = 0.28;
/** A jump still works so many steps after the edge, and so many before the ground. */
const COYOTE = 6;
const BUFFER = 7;
const FASTEST_FALL = 6.5;

/** How high and far the hero jumps. Speeds are pixels a step, `reach` and `rise` cells. */
export function physicsOf({ heroSpeed, heroJump }) {
  const gravity = 0.3;
  const jump = 5.5 * Math.sqrt(heroJump);
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
});

/** One step towards the speed `wanted`; `jumps` is how many in a row. Gives what was run into. */
export function moveJumper({ hero, map, physics }, input, wanted, emit, jumps = 1) {
  hero.vx += clamp(wanted - hero.vx, -ACCELERATION, ACCELERATION);
  const isPressed = input.pressed.action || input.pressed.up;
  hero.coyote = hero.onGround ? COYOTE : Math.max(0, hero.coyote - 1);
  hero.buffered = isPressed ? BUFFER : Math.max(0, hero.buffered - 1);
  if (hero.onGround) hero.jumpsLeft = jumps - 1;
  if (hero.buffered && (hero.coyote || hero.jumpsLeft > 0)) {
    if (!hero.coyote) hero.jumpsLeft--;
    Object.assign(hero, { vy: -physics.jump, buffered: 0, coyote: 0, squash: -0.3, rises: true });
    emit('jump', hero.x, hero.y);
  }
  // who lets go early jumps less high
  if (hero.rises && hero.vy < -2 && !input.action && !input.up) {
    hero.vy *= 0.5;
    hero.rises = false;
  }
  hero.vy = Math.min(hero.vy + physics.gravity, FASTEST_FALL);
  const fall = hero.vy;
  const hit = moveBody(map, hero);
  if (hit.floor && !hero.onGround && fall > 2) {
    hero.squash = 0.3;
    emit('land', hero.x, hero.y);
  }
  hero.onGround = hit.floor;
  hero.squash *= 0.85;
  hero.safe = Math.max(0, hero.safe - 1);
  hero.walked += Math.abs(hero.vx) > 0.3 ? 1 : 0;
  return hit;
}

/** The hero running, jumping or standing. */
export function drawJumper({ x, y, vx, vy, side, onGround, walked, squash }, stage) {
  if (!onGround) stage.sprite('hero', x, y + 1, { move: 'jump', side, squash, time: vy < 0 ? 14 : 26 });
  else if (Math.abs(vx) > 0.3) stage.sprite('hero', x, y + 1, { move: 'walk', side, squash, time: walked * 1.2 });
  else stage.sprite('hero', x, y + 1, { side, squash });
}
