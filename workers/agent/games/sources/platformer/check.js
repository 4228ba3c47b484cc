// Whether a level can be won: somebody who looks one step ahead walks through it, without its foes.
import { cellOf, distance } from '../kit/cells.js';
import { shutAll } from './extras.js';
import { mendAll } from './footing.js';
import { step } from './rules.js';

export function check(world) {
  const passed = walk(world);
  // a trial opens doors of the map that it shares
  shutAll(world);
  mendAll(world);
  return passed;
}

function walk(world) {
  const { map, goal, spikes } = world;
  const trial = structuredClone({ ...world, map: undefined, foes: [], lives: 99, score: 0 });
  Object.assign(trial, { map, lives: 99, score: 0 });
  const input = { move: { x: 0, y: 0 }, pressed: {} };
  const most = 600 + (2 * world.width) / world.physics.speed;
  let farthest = 0;
  let still = 0;
  for (let i = 0; i < most && !trial.done; i++) {
    const { hero } = trial;
    const row = cellOf(hero.y - 4);
    const wall = map.solid(cellOf(hero.x + 13), row);
    const gap = ![1, 2, 3].some((down) => map.solid(cellOf(hero.x + 8), row + down));
    const sharp = spikes.some(({ x, y }) => x > hero.x && x - hero.x < 26 && Math.abs(y - hero.y) < 20);
    const door = trial.doors.some(({ x, shut }) => shut && trial.keys && Math.abs(x - hero.x) < 40);
    const jump = hero.onGround ? (wall && !door) || gap || sharp || still > 8 : hero.vy < 0;
    input.move.x = hero.x < goal.x ? 1 : -1;
    input.pressed.action = jump && !input.action && hero.onGround;
    input.action = jump;
    step(trial, input, () => {});
    still = hero.x > farthest + 0.5 ? 0 : still + 1;
    farthest = Math.max(farthest, hero.x);
    if (trial.lives < 99) return false;
    if (distance(hero, goal) < 20 && still > 200) break;
  }
  if (Math.abs(trial.hero.x - goal.x) >= 40) return false;
  // no more is asked for than what lay on that way
  world.needed = Math.min(world.needed, trial.found);
  return true;
}
