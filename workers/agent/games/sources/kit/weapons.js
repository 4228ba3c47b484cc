// What a hero fights with: blades that reach, and what flies.
import { cellOf } from './cells.js';

/** Blades: pixels of reach before the hero, and to its sides; `pause` in steps between two strikes. */
export const BLADES = {
  sword: { reach: 20, tip: 14, pause: 24, damage: 1 },
  spear: { reach: 17, tip: 24, pause: 30, damage: 1 },
  axe: { reach: 22, tip: 14, pause: 40, damage: 2 },
};
/** What flies: pixels a step, steps that it lasts, and how it looks; `splash` hits all around. */
export const SHOTS = {
  orb: { speed: 4.2, steps: 60, pause: 16, damage: 1, width: 5 },
  gun: { speed: 5.2, steps: 50, pause: 14, damage: 1, width: 4 },
  bow: { speed: 4.6, steps: 62, pause: 26, damage: 2, width: 6 },
  staff: { speed: 3.4, steps: 66, pause: 28, damage: 2, width: 8, splash: 24 },
  stars: { speed: 4.4, steps: 40, pause: 18, damage: 1, width: 7 },
};

/** A shot from a point in a direction, as the weapon has it. */
export const shotOf = (weapon, { x, y }, angle, size = 1) => {
  const { speed, steps, damage, width, splash } = SHOTS[weapon];
  const side = width * size;
  return {
    ...{ weapon, x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, angle, steps, damage, splash },
    ...{ width: side, height: side, size },
  };
};

/** Moves a shot; false once it is over. `low` is how much lower than its shot a wall begins. */
export function flies(shot, map, low = 0) {
  shot.x += shot.vx;
  shot.y += shot.vy;
  return --shot.steps >= 0 && !map.solid(cellOf(shot.x), cellOf(shot.y + low));
}

/** A thing that somebody throws turns over as it flies. */
export function drawShot({ weapon, x, y, angle, size = 1, steps }, stage) {
  if (weapon === 'orb' && stage.has('shot')) {
    stage.sprite('shot', x, y + stage.size('shot').height / 2, { turn: steps * 12, scale: size });
    return;
  }
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  if (weapon === 'bow') {
    stage.line(x - dx * 6 * size, y - dy * 6 * size, x + dx * 5 * size, y + dy * 5 * size, 'ink', 3 * size);
    stage.line(x - dx * 6 * size, y - dy * 6 * size, x + dx * 3 * size, y + dy * 3 * size, '#b98a52', size);
    stage.line(x + dx * 3 * size, y + dy * 3 * size, x + dx * 6 * size, y + dy * 6 * size, 'paper', 2 * size);
  } else if (weapon === 'gun') {
    stage.line(x - dx * 4 * size, y - dy * 4 * size, x + dx * 2 * size, y + dy * 2 * size, 'accent', 2 * size);
    stage.rect(x + dx * 2 - size, y + dy * 2 - size, 2 * size, 2 * size, 'paper');
  } else if (weapon === 'staff') {
    stage.circle(x, y, 6 * size, 'danger', 0.55);
    stage.circle(x, y, 4 * size, 'accent');
    stage.circle(x - size, y - size, 2 * size, 'paper');
  } else if (weapon === 'stars') {
    const turn = steps * 0.5;
    for (let i = 0; i < 4; i++) {
      const arm = turn + (i * Math.PI) / 2;
      stage.line(x, y, x + Math.cos(arm) * 5 * size, y + Math.sin(arm) * 5 * size, 'ink', 3 * size);
    }
    for (let i = 0; i < 4; i++) {
      const arm = turn + (i * Math.PI) / 2;
      stage.line(x, y, x + Math.cos(arm) * 4 * size, y + Math.sin(arm) * 4 * size, 'paper', size);
    }
  } else {
    stage.rect(x - 4 * size, y - 4 * size, 8 * size, 8 * size, 'ink', 0.8, 4 * size);
    stage.rect(x - 3 * size, y - 3 * size, 6 * size, 6 * size, 'accent', 1, 3 * size);
    stage.rect(x - size, y - 2 * size, 2 * size, 2 * size, 'paper');
  }
}
