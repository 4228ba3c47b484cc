/** Terrain by chance: the same seed gives the same ground. Each of these names the places that become the new terrain. */
import { hash } from '../domain/chance.ts';
import type { Area } from './grid.ts';

export type Place = readonly [x: number, y: number];

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Value noise, 0..1: a lattice point every unit. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
  const low = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
  return top * (1 - v) + low * v;
}

/** Three octaves of `noise`. */
const rough = (x: number, y: number, seed: number): number =>
  (noise(x, y, seed) * 4 + noise(x * 2, y * 2, seed + 1) * 2 + noise(x * 4, y * 4, seed + 2)) / 7;

/** How much of an island's radius its coast wanders. */
const WANDER = 0.9;

/** One mass that fills an area but for its uneven rim. */
export function blob({ x, y, width, height }: Area, seed: number): Place[] {
  const scale = Math.max(2.4, Math.max(width, height) / 6) / Math.max(width, height);
  const found: Place[] = [];
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const [across, down] = [((u + 0.5) / width) * 2 - 1, ((v + 0.5) / height) * 2 - 1];
      // between an ellipse and its box
      const away = (Math.abs(across) ** 2.6 + Math.abs(down) ** 2.6) ** (1 / 2.6);
      if (away + (rough(u * scale, v * scale, seed) - 0.5) * 0.5 < 0.86) found.push([x + u, y + v]);
    }
  return largest(found);
}

/** One mass in the middle of an area, with an uneven coast; it stays off the area's edge. */
export function island({ x, y, width, height }: Area, seed: number): Place[] {
  const scale = 5 / Math.max(width, height);
  const found: Place[] = [];
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const [across, down] = [((u + 0.5) / width) * 2 - 1, ((v + 0.5) / height) * 2 - 1];
      const away = Math.hypot(across, down) + (rough(u * scale, v * scale, seed) - 0.5) * WANDER;
      const edge = u === 0 || v === 0 || u === width - 1 || v === height - 1;
      if (away < 0.78 && !edge) found.push([x + u, y + v]);
    }
  return largest(found);
}

/** The largest part that hangs together: what a noise cuts off is no island of its own. */
function largest(places: readonly Place[]): Place[] {
  const key = (x: number, y: number) => y * 1024 + x;
  const left = new Map(places.map((place) => [key(...place), place]));
  let best: Place[] = [];
  for (const [start, first] of left) {
    if (!left.delete(start)) continue;
    const part = [first];
    for (const [x, y] of part)
      for (const at of [key(x - 1, y), key(x + 1, y), key(x, y - 1), key(x, y + 1)]) {
        const next = left.get(at);
        if (next && left.delete(at)) part.push(next);
      }
    if (part.length > best.length) best = part;
  }
  return best;
}

/** Patches all over an area, about `share` (0..1) of it: groves, puddles. */
export function patches({ x, y, width, height }: Area, seed: number, share: number): Place[] {
  const scale = 1 / 6;
  const values: { readonly place: Place; readonly value: number }[] = [];
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++)
      values.push({ place: [x + u, y + v], value: rough((x + u) * scale, (y + v) * scale, seed) });
  values.sort((a, b) => b.value - a.value);
  return values.slice(0, Math.round(values.length * share)).map(({ place }) => place);
}

/** From point to point, wandering to both sides of the straight way: `bend` is how far, in places. */
export function winding(points: readonly Place[], seed: number, bend: number): Place[] {
  const out: Place[] = [points[0]!];
  points.slice(1).forEach((to, leg) => {
    const from = points[leg]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const steps = Math.max(1, Math.ceil(length / 2));
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      // none at both ends, so that legs meet
      const off = (noise((t * length) / 7, leg, seed) - 0.5) * 2 * bend * Math.sin(Math.PI * t);
      out.push([
        Math.round(from[0] + dx * t - (dy / (length || 1)) * off),
        Math.round(from[1] + dy * t + (dx / (length || 1)) * off),
      ]);
    }
  });
  return out;
}

/** From an edge of an area to the one across, where `seed` says. */
export function acrossEdges({ x, y, width, height }: Area, seed: number): Place[] {
  const at = (n: number, side: number) => Math.floor(side * (0.25 + 0.5 * hash(n, 0, seed)));
  return width >= height
    ? [
        [x, y + at(1, height)],
        [x + Math.floor(width / 2), y + at(2, height)],
        [x + width - 1, y + at(3, height)],
      ]
    : [
        [x + at(1, width), y],
        [x + at(2, width), y + Math.floor(height / 2)],
        [x + at(3, width), y + height - 1],
      ];
}

const ROOM = { least: 4, most: 9, gap: 3, corridor: 2 };

/** Rooms of an area that do not touch, each joined to the next by a corridor: every room can be walked to. */
export function dungeon(area: Area, seed: number): Place[] {
  const rooms: Area[] = [];
  const roll = (n: number, k: number, most: number) => Math.floor(hash(n, k, seed) * most);
  const tries = Math.max(30, Math.round((area.width * area.height) / 8));
  for (let n = 0; n < tries; n++) {
    const width = Math.min(area.width - 2, ROOM.least + roll(n, 1, ROOM.most - ROOM.least + 1));
    const height = Math.min(area.height - 2, ROOM.least + roll(n, 2, ROOM.most - ROOM.least + 1));
    if (width < 1 || height < 1) break;
    const room = {
      x: area.x + 1 + roll(n, 3, area.width - width - 1),
      y: area.y + 1 + roll(n, 4, area.height - height - 1),
      width,
      height,
    };
    const free = rooms.every(
      (other) =>
        room.x + width + ROOM.gap <= other.x ||
        other.x + other.width + ROOM.gap <= room.x ||
        room.y + height + ROOM.gap <= other.y ||
        other.y + other.height + ROOM.gap <= room.y,
    );
    if (free) rooms.push(room);
  }
  const found: Place[] = [];
  const fill = ({ x, y, width, height }: Area) => {
    for (let v = y; v < y + height; v++) for (let u = x; u < x + width; u++) found.push([u, v]);
  };
  rooms.forEach(fill);
  const middle = ({ x, y, width, height }: Area): Place => [x + Math.floor(width / 2), y + Math.floor(height / 2)];
  // each room is joined to the nearest of those before it
  rooms.slice(1).forEach((room, i) => {
    const [x, y] = middle(room);
    const far = (other: Area) => Math.abs(middle(other)[0] - x) + Math.abs(middle(other)[1] - y);
    const [u, v] = middle(rooms.slice(0, i + 1).reduce((best, other) => (far(other) < far(best) ? other : best)));
    fill({ x: Math.min(x, u), y, width: Math.abs(x - u) + ROOM.corridor, height: ROOM.corridor });
    fill({ x: u, y: Math.min(y, v), width: ROOM.corridor, height: Math.abs(y - v) + ROOM.corridor });
  });
  const { x, y, width, height } = area;
  return found.filter(([u, v]) => u > x && v > y && u < x + width - 1 && v < y + height - 1);
}

/** Cells of a corridor of a maze, and of it with its wall: walls are wide enough for their face. */
const MAZE = { corridor: 2, step: 5 };

/** A maze without loops: every place of it can be walked to by one way. */
export function mazeIn({ x, y, width, height }: Area, seed: number): Place[] {
  const [across, down] = [width, height].map((side) =>
    Math.max(1, Math.floor((side + MAZE.step - MAZE.corridor) / MAZE.step)),
  ) as [number, number];
  const [left, top] = [[width, across], [height, down]].map(([side, n]) => Math.floor((side! - (n! - 1) * MAZE.step - MAZE.corridor) / 2)) as [number, number]; // biome-ignore format: a row
  const found: Place[] = [];
  const fill = (u: number, v: number, w: number, h: number) => {
    for (let b = 0; b < h; b++)
      for (let a = 0; a < w; a++) found.push([x + Math.max(0, left) + u + a, y + Math.max(0, top) + v + b]);
  };
  const seen = new Set([0]);
  const way = [0];
  fill(0, 0, MAZE.corridor, MAZE.corridor);
  for (let n = 0; way.length; n++) {
    const at = way.at(-1)!;
    const [u, v] = [at % across, Math.floor(at / across)];
    const near = [[u + 1, v], [u - 1, v], [u, v + 1], [u, v - 1]].filter(([a, b]) => a! >= 0 && b! >= 0 && a! < across && b! < down && !seen.has(b! * across + a!)); // biome-ignore format: a row
    if (!near.length) {
      way.pop();
      continue;
    }
    const [a, b] = near[Math.floor(hash(n, at, seed) * near.length)] as [number, number];
    seen.add(b * across + a);
    way.push(b * across + a);
    const long = MAZE.step + MAZE.corridor;
    fill(
      Math.min(u, a) * MAZE.step,
      Math.min(v, b) * MAZE.step,
      u === a ? MAZE.corridor : long,
      v === b ? MAZE.corridor : long,
    );
  }
  return found;
}
