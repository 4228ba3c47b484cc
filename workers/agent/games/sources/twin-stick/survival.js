// What survival is besides fighting: night falls and day breaks, and who does not eat loses strength.
import { CELL } from '../kit/cells.js';
import { cellNoise } from '../kit/random.js';
import { passTime } from '../kit/time.js';

/** Who has eaten can do without for so many steps. */
const FED = 60 * 40;
const FOOD_EVERY = 60 * 7;
const MOST_FOOD = 4;

export function moveTime(world, emit) {
  const { hunger = false } = world.settings;
  passTime(world, emit);
  if (hunger) starve(world, emit);
}

function starve(world, emit) {
  const { hero, items, map, salt } = world;
  world.food = Math.max(0, world.food - 1 / FED);
  if (!world.food) {
    world.food = 0.5;
    world.lives--;
    emit('hurt', hero.x, hero.y, 'Hungry!');
  }
  if (world.steps % FOOD_EVERY !== 60 || items.filter(({ kind }) => kind === 'food').length >= MOST_FOOD) return;
  // on some open cell, another one each time
  for (let i = 0; i < 20; i++) {
    const [x, y] = [1, 2].map((way) => cellNoise(world.steps + i, way, salt));
    const [column, row] = [1 + Math.floor(x * (map.width - 2)), 1 + Math.floor(y * (map.height - 2))];
    if (map.solid(column, row)) continue;
    items.push({ kind: 'food', x: column * CELL + 8, y: row * CELL + 12, width: 12, height: 12 });
    return;
  }
}
