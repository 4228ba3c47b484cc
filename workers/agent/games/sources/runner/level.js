// Stages of the runner: pieces that a careful runner gets over, each with room to land behind it.
import { CELL, clamp, createMap } from '../kit/cells.js';
import { createJumper, physicsOf } from '../kit/jumper.js';
import { lookOf, paceOf } from '../kit/looks.js';
import { firstSolvable } from '../kit/random.js';
import { check } from './check.js';

const ROWS = 15;
const GROUND = 11;

export const createLevel = (settings, number, seed) =>
  firstSolvable((random) => build(settings, number, random), check, seed * 31 + number * 7, 120);

function build(settings, number, random) {
  // without an end it does not become harder for ever
  const hard = Math.min(number, 9) - 1 + (settings.difficulty - 1) * 2;
  const pace = (more) => settings.heroSpeed * (1.12 + Math.max(0, hard) * 0.07 * more);
  // however much faster it becomes, there is time to jump
  const heroSpeed = Math.min(pace(settings.speedUp ?? 1), Math.max(2.8, pace(1)));
  const physics = physicsOf({ heroSpeed, heroJump: settings.heroJump });
  const goalAt = Math.round((150 + Math.min(number, 9) * 40) * settings.length);
  const columns = goalAt + 40;
  const map = createMap(columns, ROWS);
  const [items, foes, props] = [[], [], []];
  let x = 0;
  let ground = GROUND;
  const flat = (length) => {
    const from = x;
    for (let i = 0; i < length && x < columns; i++, x++) for (let y = ground; y < ROWS; y++) map.set(x, y, 1);
    return { from, to: x - 1 };
  };
  const item = (kind, atX, atY) => items.push({ kind, x: atX * CELL + 8, y: atY * CELL + 13, width: 14, height: 14 });
  const arc = (from, count, top) => {
    const many = settings.pickups ?? 1;
    for (let i = 0; i < count; i++) {
      const at = top - (i > 0 && i < count - 1 ? 1 : 0);
      if (many === 1 || random() < many) item('pickup', from + i, at);
      if (many > 1 && random() < many - 1) item('pickup', from + i, at - 1);
    }
  };
  const obstacle = (atX) =>
    foes.push({
      kind: 'walker',
      look: lookOf('walker', settings, random),
      x: atX * CELL + 8,
      y: ground * CELL,
      vx: 0,
      width: 11,
      height: 12,
    });
  const flyer = (atX) => {
    const y = (ground - 2.6) * CELL;
    const look = lookOf('flyer', settings, random);
    foes.push({
      kind: 'flyer',
      look,
      x: atX * CELL + 8,
      y,
      vx: (-0.5 - hard * 0.06) * paceOf(look, settings),
      width: 12,
      height: 10,
    });
  };
  /** Of steps with nothing in the way; fewer in a harder stage. */
  const breath = () => flat(clamp(random.int(6, 9) - Math.floor(hard / 2), 4, 9));

  flat(16);
  while (x < goalAt - 12) {
    const piece = random();
    if (piece < 0.3) {
      const wide = random.int(2, clamp(Math.floor(physics.reach * 0.55), 2, 4 + Math.floor(hard / 2)));
      arc(x, wide, ground - 3);
      x += wide;
    } else if (piece < 0.48) {
      ground = clamp(ground + (random.chance(0.5) ? -random.int(1, 2) : random.int(1, 2)), 8, 12);
      const { from } = flat(4);
      arc(from + 1, 2, ground - 1);
    } else if (piece < 0.74 && settings.enemies > 0 && settings.walkers !== false) {
      const { from } = flat(5);
      obstacle(from + 3);
      if (hard > 1 && settings.enemies >= 1 && random.chance(0.3)) obstacle(from + 4);
      arc(from + 2, 3, ground - 4);
    } else if (piece < 0.88 && settings.enemies > 0 && settings.flyers !== false) {
      const { from } = flat(7);
      flyer(from + 6);
      arc(from + 1, 4, ground - 1);
    } else {
      const { from } = flat(8);
      arc(from + 1, 5, ground - 1);
      if (random.chance(0.25)) item('shield', from + 7, ground - 3);
    }
    breath();
  }
  ground = map.get(x - 1, ground) ? ground : GROUND;
  flat(columns - x);
  for (let at = 4; at < goalAt; at += random.int(5, 11)) {
    let top = 0;
    while (top < ROWS && !map.get(at, top)) top++;
    const isLevel = top < ROWS && [at - 1, at + 1].every((side) => map.get(side, top) && !map.get(side, top - 1));
    // nothing low: it would look like something to jump over
    if (isLevel) props.push({ x: at * CELL + 8, y: top * CELL });
  }
  return {
    ...{ map, items, foes, props, physics, settings, number, goalAt, goalY: ground * CELL },
    ...{ width: columns * CELL, height: ROWS * CELL, steps: 0, shield: 0, jumps: settings.jumps },
    hero: Object.assign(createJumper(3 * CELL, GROUND * CELL), { look: 90 }),
  };
}
