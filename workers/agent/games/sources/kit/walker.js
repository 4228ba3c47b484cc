// Those who walk about a map that is seen from above: the hero, and foes that chase it.
import { CELL, cellOf, facing, moveBody, nextStep } from './cells.js';

const SPEED = 1.35;
const KNOCK_FADES = 0.8;

export const createWalker = (x, y) => ({
  ...{ x, y, vx: 0, vy: 0, width: 9, height: 8, side: 'south', walks: false, walked: 0 },
  ...{ knockX: 0, knockY: 0, safe: 0, rest: 0, squash: 0 },
});

/** The hero, by the input's direction. */
export function moveWalker({ hero, map }, { x, y }, factor) {
  hero.knockX *= KNOCK_FADES;
  hero.knockY *= KNOCK_FADES;
  hero.vx = x * SPEED * factor + hero.knockX;
  hero.vy = y * SPEED * factor + hero.knockY;
  hero.walks = x !== 0 || y !== 0;
  // on a diagonal it goes on looking where it looked
  const looks = { east: x > 0, west: x < 0, south: y > 0, north: y < 0 };
  if (hero.walks && !looks[hero.side]) hero.side = facing(x, y, hero.side);
  if (hero.walks) hero.walked++;
  moveBody(map, hero);
  hero.safe = Math.max(0, hero.safe - 1);
  hero.rest = Math.max(0, hero.rest - 1);
  hero.squash *= 0.8;
}

/** Throws somebody back, away from a point. */
export function knock(body, from, strength) {
  const angle = Math.atan2(body.y - from.y, body.x - from.x);
  body.knockX = Math.cos(angle) * strength;
  body.knockY = Math.sin(angle) * strength;
}

/**
 * A foe on its way to the hero: straight on where nothing lies between, else cell by cell along `steps`, the ways from
 * the hero.
 */
export function chase(foe, hero, map, steps, speed) {
  foe.knockX *= KNOCK_FADES;
  foe.knockY *= KNOCK_FADES;
  const goal = seesStraight(foe, hero, map) ? hero : nextCell(foe, steps, hero);
  const angle = Math.atan2(goal.y - foe.y, goal.x - foe.x);
  const near = Math.hypot(goal.x - foe.x, goal.y - foe.y);
  const pace = Math.min(speed, near);
  foe.vx = Math.cos(angle) * pace + foe.knockX;
  foe.vy = Math.sin(angle) * pace + foe.knockY;
  if (speed > 0.05) foe.side = facing(Math.cos(angle), Math.sin(angle), foe.side);
  moveBody(map, foe);
}

function nextCell(foe, steps, hero) {
  const step = nextStep(steps, cellOf(foe.x), cellOf(foe.y - 3));
  return step ? { x: step.x * CELL + 8, y: step.y * CELL + 12 } : hero;
}

function seesStraight(a, b, map) {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  for (const side of [-4, 4])
    for (let at = 0; at <= far; at += 6) {
      const share = far ? at / far : 0;
      const x = a.x + (b.x - a.x) * share + side;
      if (map.solid(cellOf(x), cellOf(a.y - 3 + (b.y - a.y) * share))) return false;
    }
  return true;
}

/** Draws all that stands on the ground, those in front over those behind. */
export function drawByDepth(things, drawOne) {
  for (const thing of [...things].sort((a, b) => a.y - b.y)) drawOne(thing);
}
