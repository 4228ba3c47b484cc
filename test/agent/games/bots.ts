/** Players, one a game: functions that run in the page, so that each holds all that it needs. */
import type { Bot } from './play.ts';

/** Does nothing, which loses. */
export const idle: Bot = () => [];

/** Runs right and jumps over walls, and over nothing else. */
export const careless: Bot = ({ world: { hero, map } }, memory) => {
  const wall = map.solid(Math.floor((hero.x + 15) / 16), Math.floor((hero.y - 4) / 16));
  if (hero.onGround) memory.held = memory.held ? 0 : wall ? 1 : 0;
  return memory.held ? ['ArrowRight', 'Space'] : ['ArrowRight'];
};

/** Walks up to whoever is near, and does nothing. */
export const rash: Bot = ({ world: { hero, foes } }) => {
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - hero.x, y - hero.y);
  const foe = [...foes].sort((a, b) => far(a) - far(b))[0];
  if (!foe) return [];
  const keys: string[] = [];
  if (Math.abs(foe.x - hero.x) > 2) keys.push(foe.x > hero.x ? 'ArrowRight' : 'ArrowLeft');
  if (Math.abs(foe.y - hero.y) > 2) keys.push(foe.y > hero.y ? 'ArrowDown' : 'ArrowUp');
  return keys;
};

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
  const sharp = world.spikes.some(
    (one: { x: number; y: number }) => ahead(one) > 0 && ahead(one) < 26 && Math.abs(one.y - hero.y) < 20,
  );
  const gem = items.find(
    (one: { x: number; y: number }) => Math.abs(ahead(one) - 20) < 16 && hero.y - one.y > 24 && hero.y - one.y < 60,
  );
  memory.still = Math.abs(hero.x - (memory.x ?? 0)) > 0.4 ? 0 : (memory.still ?? 0) + 1;
  memory.x = hero.x;
  const keys = [way > 0 ? 'ArrowRight' : 'ArrowLeft'];
  if (hero.onGround) memory.held = memory.held ? 0 : wall || gap || foe || sharp || gem || memory.still > 12 ? 1 : 0;
  else if (hero.vy > 0) memory.held = 0;
  if (memory.held) keys.push('Space');
  return keys;
};

/** Jumps in time, and once more over wide gaps. */
export const runner: Bot = ({ world }, memory) => {
  const { hero, map, foes, physics } = world;
  const solid = (x: number, y: number) => map.solid(Math.floor(x / 16), Math.floor(y / 16));
  const wall = solid(hero.x + 8 + physics.speed * 6, hero.y - 3);
  const gap = ![2, 18].some((down) => solid(hero.x + 6 + physics.speed, hero.y + down));
  const over = ![0, 16, 32, 48, 64].some((down) => solid(hero.x + 6, hero.y + down));
  const foe = foes.some(
    ({ x, y }: { x: number; y: number }) =>
      x > hero.x && x - hero.x < 20 + physics.speed * 8 && y > hero.y - 24 && y < hero.y + 20,
  );
  if (hero.onGround) memory.held = wall || gap || foe ? 1 - (memory.held ?? 0) : 0;
  else if (hero.vy > 3.5 && over) memory.held = 1 - (memory.held ?? 0);
  else if (hero.vy > 0) memory.held = 0;
  return memory.held ? ['Space'] : [];
};

/** Walks to what is missing, then to the gate; turns to who comes near, and strikes. */
export const adventure: Bot = ({ world }) => {
  const { hero, map, foes, items, goal, receivers = [], carried = 0 } = world;
  const cell = (value: number) => Math.floor(value / 16);
  type At = { x: number; y: number; kind: string };
  const far = (thing: At) => Math.hypot(thing.x - hero.x, thing.y - hero.y);
  const nearest = (list: At[]) => [...list].sort((a, b) => far(a) - far(b))[0];
  const foe = nearest(foes);
  const keys: string[] = [];
  if (foe && far(foe) < 34) {
    const [dx, dy] = [foe.x - hero.x, foe.y - hero.y];
    const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'Right' : 'Left') : dy > 0 ? 'Down' : 'Up';
    keys.push(`Arrow${side}`, 'Space');
    return keys;
  }
  const waiting = receivers.filter(({ served }: { served: boolean }) => !served);
  const to =
    (carried ? nearest(waiting) : undefined) ??
    nearest(items.filter(({ kind }: At) => kind === 'pickup')) ??
    nearest(foes.filter(({ kind }: At) => kind === 'boss')) ??
    goal;
  const [width, height] = [map.width, map.height];
  const steps = new Int32Array(width * height).fill(-1);
  const queue = [[cell(to.x), cell(to.y - 3)]];
  steps[queue[0]![1]! * width + queue[0]![0]!] = 0;
  for (const [x, y] of queue as [number, number][])
    for (const [i, j] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const at = (y + j) * width + x + i;
      if (map.solid(x + i, y + j) || y + j < 0 || steps[at]! >= 0) continue;
      steps[at] = steps[y * width + x]! + 1;
      queue.push([x + i, y + j]);
    }
  const [cx, cy] = [cell(hero.x), cell(hero.y - 3)];
  let best = { x: to.x, y: to.y, count: steps[cy * width + cx]! };
  for (const [i, j] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const count = steps[(cy + j) * width + cx + i]!;
    if (count >= 0 && count < best.count) best = { x: (cx + i) * 16 + 8, y: (cy + j) * 16 + 12, count };
  }
  if (best.x - hero.x > 1.5) keys.push('ArrowRight');
  if (best.x - hero.x < -1.5) keys.push('ArrowLeft');
  if (best.y - hero.y > 1.5) keys.push('ArrowDown');
  if (best.y - hero.y < -1.5) keys.push('ArrowUp');
  return keys;
};

/** Walks away from who is near, towards the middle, and shoots by itself. */
export const twinStick: Bot = ({ world }) => {
  const { hero, map, foes, shots, items } = world;
  let [x, y] = [(world.width / 2 - hero.x) * 0.006, (world.height / 2 - hero.y) * 0.008];
  const push = (thing: { x: number; y: number }, reach: number, strength: number) => {
    const [dx, dy] = [hero.x - thing.x, hero.y - thing.y];
    const far = Math.hypot(dx, dy) + 0.01;
    if (far > reach) return;
    const force = ((reach - far) / reach) * strength;
    x += (dx / far) * force - (dy / far) * force * 0.5;
    y += (dy / far) * force + (dx / far) * force * 0.5;
  };
  for (const foe of foes) push(foe, foe.kind === 'boss' ? 100 : 66, 3);
  for (const shot of shots) if (shot.isBolt) push(shot, 36, 3);
  for (const item of items) push(item, 120, -1.2);
  for (const [i, j] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    if (map.solid(Math.floor((hero.x + i * 12) / 16), Math.floor((hero.y - 4 + j * 12) / 16))) {
      x += j * 0.5 - i * 0.7;
      y -= i * 0.5 + j * 0.7;
    }
  if (hero.x < 44) x += 1;
  if (hero.x > world.width - 44) x -= 1;
  if (hero.y < 52) y += 1;
  if (hero.y > world.height - 40) y -= 1;
  const keys: string[] = [];
  if (Math.abs(x) > 0.25) keys.push(x > 0 ? 'KeyD' : 'KeyA');
  if (Math.abs(y) > 0.25) keys.push(y > 0 ? 'KeyS' : 'KeyW');
  if (foes.length) keys.push('Space');
  return keys;
};

/** Goes to the best swap with the arrows, picks, and swaps. */
export const match3: Bot = ({ world, steps }) => {
  // a key counts when it was up before
  if (world.phase !== 'ready' || steps % 4 > 1) return [];
  const { cursor, picked, moves } = world;
  const [move] = moves;
  if (picked) return [move.dx ? 'ArrowRight' : 'ArrowDown'];
  if (cursor.x !== move.x) return [cursor.x < move.x ? 'ArrowRight' : 'ArrowLeft'];
  if (cursor.y !== move.y) return [cursor.y < move.y ? 'ArrowDown' : 'ArrowUp'];
  return ['Space'];
};
/** Swaps on, with a goal that nobody reaches: luck alone would win most boards. */
export const luckless: Bot = ({ world, steps }) => {
  world.target = 1_000_000;
  if (world.phase !== 'ready' || steps % 4 > 1) return [];
  const { cursor, picked, moves } = world;
  const move = moves.at(-1);
  if (picked) return [move.dx ? 'ArrowRight' : 'ArrowDown'];
  if (cursor.x !== move.x) return [cursor.x < move.x ? 'ArrowRight' : 'ArrowLeft'];
  if (cursor.y !== move.y) return [cursor.y < move.y ? 'ArrowDown' : 'ArrowUp'];
  return ['Space'];
};

/** Builds where most of the way is near, makes strong what stands, and now and then builds another kind. */
export const towerDefence: Bot = ({ world, steps }, memory) => {
  if (steps % 4 > 1) return [];
  const { cursor, map, towers, way, gold } = world;
  const kind = towers.length % 3 === 1 ? 1 : towers.length % 4 === 3 ? 2 : 0;
  if (gold < [40, 70, 60][kind]!) return [];
  if (world.kind !== kind) return [`Digit${kind + 1}`];
  type Cell = { x: number; y: number };
  // where is the same until something new stands
  if (memory.built !== towers.length || memory.x === undefined) {
    const near = ({ x, y }: Cell) => way.filter((cell: Cell) => Math.hypot(cell.x - x, cell.y - y) < 2.9).length;
    let most = -1;
    for (let y = 0; y < map.height; y++)
      for (let x = 0; x < map.width; x++) {
        if (map.get(x, y) || towers.some(({ cell }: { cell: Cell }) => cell.x === x && cell.y === y)) continue;
        const count = near({ x, y });
        if (count > most) [most, memory.x, memory.y] = [count, x, y];
      }
    memory.built = towers.length;
  }
  const best = { x: memory.x!, y: memory.y! };
  if (cursor.x !== best.x) return [cursor.x < best.x ? 'ArrowRight' : 'ArrowLeft'];
  if (cursor.y !== best.y) return [cursor.y < best.y ? 'ArrowDown' : 'ArrowUp'];
  return ['Space'];
};
