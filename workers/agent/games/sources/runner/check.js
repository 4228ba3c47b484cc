// Whether a stage can be won: somebody who looks ahead runs through it, and may stumble once.
import { cellOf } from '../kit/cells.js';
import { step } from './rules.js';

const MOST_STEPS = 60 * 200;

/** Whether it is time to jump: a wall, a gap or somebody in the way. */
export function mustJump({ map, hero, foes, physics }) {
  const row = cellOf(hero.y - 3);
  const wall = map.solid(cellOf(hero.x + 8 + physics.speed * 6), row);
  const gap = ![0, 1].some((down) => map.solid(cellOf(hero.x + 6 + physics.speed), cellOf(hero.y + 2) + down));
  const near = (foe) => foe.x > hero.x && foe.x - hero.x < 20 + physics.speed * 8;
  return wall || gap || foes.some((foe) => foe.kind === 'walker' && near(foe));
}

export function check(world) {
  const { map } = world;
  const trial = { ...structuredClone({ ...world, map: undefined }), map, lives: 9, score: 0 };
  const input = { move: { x: 0, y: 0 }, pressed: {} };
  for (let i = 0; i < MOST_STEPS && !trial.done; i++) {
    const { hero } = trial;
    const overGap = ![0, 1, 2, 3, 4].some((down) => map.solid(cellOf(hero.x + 6), cellOf(hero.y) + down));
    const jump = hero.onGround ? mustJump(trial) : hero.vy < 0;
    input.pressed.action = hero.onGround ? jump : overGap && hero.vy > 3.5;
    input.action = jump || input.pressed.action;
    step(trial, input, () => {});
    if (trial.lives < 8) return false;
  }
  return trial.done === true;
}
