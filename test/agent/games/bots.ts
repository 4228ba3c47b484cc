/** Players, one a game: functions that run in the page, so that each holds all that it needs. */
import type { Bot } from './play.ts';

/** Does nothing, which loses. */
export const idle: Bot = () => [];

/** Runs right, jumps over what is in the way, and back for what is missing. */
export const platformer: Bot = ({ world }, memory) => {
  const { hero, goal, map, foes, items, found, needed } = world;
  const solid = (x: number, y: number) => map.solid(Math.floor(x / 16), Math.floor(y / 16));
  const boss = foes.find((foe: { kind: string }) => foe.kind === 'boss');
  if (hero.x > goal.x - 10 && found < needed) memory.back = 1;
  if (memory.back && (found >= needed || hero.x < 60)) memory.back = 0;
  let way = memory.back || hero.x > goal.x + 6 ? -1 : 1;
  if (boss && Math.abs(boss.x - hero.x) < 200) way = boss.x > hero.x ? 1 : -1;
  const ahead = (thing: { x: number }) => (thing.x - hero.x) * way;
  const wall = solid(hero.x + way * 15, hero.y - 4);
  const gap = ![2, 18, 34].some((down) => solid(hero.x + way * 9, hero.y + down));
  const foe = foes.find(
    (one: { x: number; y: number; kind: string }) =>
      ahead(one) > 0 && ahead(one) < (one.kind === 'boss' ? 60 : 38) && Math.abs(one.y - hero.y) < 34,
  );
  const gem = items.find(
    (one: { x: number; y: number }) => Math.abs(ahead(one) - 20) < 16 && hero.y - one.y > 24 && hero.y - one.y < 60,
  );
  memory.still = Math.abs(hero.x - (memory.x ?? 0)) > 0.4 ? 0 : (memory.still ?? 0) + 1;
  memory.x = hero.x;
  const keys = [way > 0 ? 'ArrowRight' : 'ArrowLeft'];
  if (hero.onGround) memory.held = memory.held ? 0 : wall || gap || foe || gem || memory.still > 12 ? 1 : 0;
  else if (hero.vy > 0) memory.held = 0;
  if (memory.held) keys.push('Space');
  return keys;
};
