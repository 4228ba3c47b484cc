// What a level of the platformer may have besides: spikes, doors with their keys, flags to begin at again, power-ups.
import { CELL, touches } from '../kit/cells.js';

/** Of a power-up, in steps. */
const LASTS = { boots: 60 * 8, magnet: 60 * 12 };
const DRAWN = 80;

export const POWERS = ['shield', 'boots', 'magnet'];

/** A door over the whole height, shut until somebody comes with a key. */
export function addDoor(map, doors, x, ground) {
  for (let y = 0; y < ground; y++) map.set(x, y, 1);
  doors.push({ x: x * CELL + 8, y: ground * CELL, cellX: x, ground, shut: true });
}

/** Whether a cell is the door itself, and no wall over it. */
export const isDoor = (doors, x, y) =>
  doors.some(({ cellX, ground, shut }) => cellX === x && y < ground && (!shut || y >= ground - 2));

const setDoor = (map, { cellX, ground }, value) => {
  for (const y of [ground - 1, ground - 2]) map.set(cellX, y, value);
};
/** After a trial all doors are shut again. */
export const shutAll = ({ map, doors }) => {
  for (const door of doors) if (door.shut) setDoor(map, door, 1);
};

export function meetExtras(world, emit, hurt) {
  const { hero, map, doors, flags, spikes, items, powers } = world;
  for (const door of doors) {
    if (!door.shut || !world.keys || Math.abs(door.x - hero.x) > 18 || Math.abs(door.y - hero.y) > 40) continue;
    door.shut = false;
    world.keys--;
    setDoor(map, door, 0);
    emit('open', door.x, door.y - 10);
  }
  for (const [i, flag] of flags.entries())
    if (hero.x > flag.x && (world.flag?.i ?? -1) < i) {
      world.flag = { ...flag, i };
      emit('open', flag.x, flag.y - 20, 'Checkpoint');
    }
  if (spikes.some((spike) => touches(hero, spike)) && !hero.safe) hurt(world, emit, hero.side === 'east' ? -1 : 1);
  for (const name of Object.keys(LASTS)) powers[name] = Math.max(0, powers[name] - 1);
  if (powers.magnet)
    for (const item of items) {
      const [dx, dy] = [hero.x - item.x, hero.y - 6 - item.y];
      const far = Math.hypot(dx, dy);
      if (item.kind !== 'pickup' || far > DRAWN || far < 1) continue;
      item.x += (dx / far) * 3;
      item.y += (dy / far) * 3;
    }
}

/** True where it was one of these. */
export function takeExtra(world, { kind, x, y }, emit) {
  if (kind === 'key') {
    world.keys++;
    emit('pick', x, y, 'A key');
    return true;
  }
  if (!POWERS.includes(kind)) return false;
  if (kind === 'shield') world.powers.shield = 1;
  else world.powers[kind] = LASTS[kind];
  emit('heal', x, y, { shield: 'Shield', boots: 'Faster!', magnet: 'Magnet' }[kind]);
  return true;
}

/** Begins at the last flag, with what was gathered before it. */
export function resume(world, before) {
  const { x, y } = before.flag;
  Object.assign(world.hero, { x, y, home: { x, y } });
  Object.assign(world, { flag: before.flag, found: before.found, keys: before.keys, score: before.score });
  world.items = before.items;
  for (const door of before.doors) {
    const own = world.doors.find(({ cellX }) => cellX === door.cellX);
    if (own && !door.shut) {
      own.shut = false;
      setDoor(world.map, own, 0);
    }
  }
}

export function drawExtras({ doors, flags, spikes, flag }, stage) {
  for (const { x, y } of spikes)
    if (stage.has('spikes')) stage.sprite('spikes', x, y + 1);
    else for (const side of [-4, 3]) stage.line(x + side, y, x + side, y - 8, 'paper', 3);
  for (const { x, y, shut } of doors)
    if (shut && stage.has('door')) stage.sprite('door', x, y + 1);
    else if (shut) stage.rect(x - 8, y - 32, 16, 32, 'ink');
  flags.forEach(({ x, y }, i) => {
    const isOn = (flag?.i ?? -1) >= i;
    stage.rect(x - 1, y - 34, 3, 34, 'ink');
    const wave = Math.round(Math.sin(stage.time * 0.12) * 1.5);
    stage.rect(x + 2, y - 34 + wave, 14, 9, 'ink');
    stage.rect(x + 2, y - 33 + wave, 13, 7, isOn ? 'accent' : 'danger');
  });
}
