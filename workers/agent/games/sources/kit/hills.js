// Hills far behind a game that has no background of its own.
import { softNoise } from './random.js';

/** Two rows of hills: how fast they pass, how high and long they are, and how much of the air lies before them. */
export const HILLS = [
  { pace: 0.12, height: 74, length: 150, haze: 0.6, salt: 3 },
  { pace: 0.28, height: 40, length: 90, haze: 0.15, salt: 7 },
];
const HILL_STEP = 4;

export function drawHills(stage, view, { pace, height, length, haze, salt }, x, bottom) {
  const start = Math.round(x * pace);
  for (let left = -(start % HILL_STEP) - HILL_STEP; left < view.width; left += HILL_STEP) {
    const at = (left + start) / length;
    const rise = softNoise(at, 0.5, salt, 1) * 0.75 + softNoise(at * 3.1, 0.5, salt + 1, 1) * 0.25;
    const top = bottom - Math.round((height * rise) / 2) * 2;
    stage.rect(left, top, HILL_STEP, view.height - top, 'far');
    stage.rect(left, top, HILL_STEP, view.height - top, 'haze', haze);
  }
}
