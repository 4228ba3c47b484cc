// What gives way below the feet: springs that throw one up, platforms that break off and come back.
import { CELL, cellOf, touches } from '../kit/cells.js';

/** Steps that a platform holds, is gone, and that a spring is pressed down. */
const HOLDS = 34;
const GONE = 60 * 4;
const PRESSED = 12;
/** As fast as a jump, and so much faster. */
const THROWS = 1.45;

/** A platform over firm ground: `left` and `top` are cells. */
export const addCrumbling = (all, left, top, wide) => all.push({ left, top, wide, worn: 0, away: 0 });

const setAll = (map, { left, top, wide }, value) => {
  for (let i = 0; i < wide; i++) map.set(left + i, top, value);
};
/** After a trial all of them are there again. */
export const mendAll = ({ map, crumbling }) => {
  for (const one of crumbling) setAll(map, one, 1);
};

export function moveFooting(world, emit) {
  const { hero, map, physics, springs, crumbling } = world;
  for (const spring of springs) {
    spring.pressed = Math.max(0, spring.pressed - 1);
    if (spring.pressed || hero.vy < 0 || !touches(hero, spring)) continue;
    spring.pressed = PRESSED;
    Object.assign(hero, { vy: -physics.jump * THROWS, onGround: false, squash: -0.4, rises: false, coyote: 0 });
    emit('jump', spring.x, spring.y);
  }
  for (const one of crumbling) {
    const middle = (one.left + one.wide / 2) * CELL;
    if (one.away) {
      one.away--;
      // it does not come back around somebody
      const within =
        Math.abs(hero.x - middle) < (one.wide * CELL) / 2 + 8 && Math.abs(hero.y - 8 - one.top * CELL) < 30;
      if (!one.away && within) one.away = 20;
      else if (!one.away) setAll(map, one, 1);
      continue;
    }
    const stands = hero.onGround && cellOf(hero.y) === one.top && Math.abs(hero.x - middle) < (one.wide * CELL) / 2 + 4;
    if (stands || one.worn) one.worn++;
    if (one.worn < HOLDS) continue;
    Object.assign(one, { worn: 0, away: GONE });
    setAll(map, one, 0);
    for (let i = 0; i < one.wide; i++) emit('dust', (one.left + i + 0.5) * CELL, one.top * CELL + 8);
    emit('land', middle, one.top * CELL + 8);
  }
}

export function drawFooting({ springs, crumbling }, stage) {
  for (const { x, y, pressed } of springs) {
    const high = pressed > PRESSED / 2 ? 4 : 8;
    if (stage.has('spring')) stage.sprite('spring', x, y + 1, { squash: pressed ? 0.35 : 0 });
    else stage.rect(x - 8, y - high, 16, high, 'accent', 1, 2);
  }
  // cracks, and what trembles before it breaks off
  for (const { left, top, wide, worn, away } of crumbling) {
    if (away) continue;
    for (let i = 0; i < wide; i++) {
      const x = (left + i) * CELL + (worn ? ((worn >> 1) % 2) * 2 - 1 : 0);
      stage.rect(x + 4, top * CELL + 5, 1, 6, 'ink', 0.7);
      stage.rect(x + 5, top * CELL + 10, 4, 1, 'ink', 0.7);
      stage.rect(x + 9, top * CELL + 7, 1, 4, 'ink', 0.7);
    }
  }
}
