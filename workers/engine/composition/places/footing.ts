/** Where a thing of a rank stands: across the picture, and on which row its foot is. */

import type { Px } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';
import type { Sprite } from '../sprites/sprite.ts';
import type { Area, RankOptions } from './stand.ts';
import type { PlaceRow, Rank, Spread } from './types.ts';

/** In one-point perspective: the floor narrows into the depth. */
export const isHall = (row: PlaceRow): boolean =>
  row.features?.some((f) => f === 'corridor' || f.startsWith('hall:')) === true;

/** A room with a far wall between two side walls; what is painted from edge to edge is none. */
export const hasDepth = (row: PlaceRow): boolean =>
  row.indoor === true &&
  row.scene.wall !== undefined &&
  !isHall(row) &&
  !row.features?.some((f) =>
    /^(?:stage|tent cloth|cell wall|cells|arena|panorama|sea portholes|portholes|viewport|corridor|hull|train|lava|belly|carriage|book shaft|cell|bloodstream|circus ring|world map|stage beams)/.test(
      f,
    ),
  );

/** What is painted on a room's far wall and is to be seen. */
export function paintedOn(row: PlaceRow, W: Px, horizon: Px, person: Px): Area[] {
  const areas: Area[] = [];
  for (const feature of row.features ?? []) {
    const [id] = feature.split(':');
    if (id === 'bottles') areas.push({ left: W * 0.37, right: W * 0.71, top: horizon - person * 1.08, bottom: horizon - person * 0.5 });
    if (id === 'counter') areas.push({ left: W * 0.35, right: W * 0.73, top: horizon - person * 0.4, bottom: horizon + person * 0.16 });
    if (id === 'shelf') areas.push({ left: W * 0.29, right: W * 0.71, top: horizon - person * 1.2, bottom: horizon - person * 0.62 });
    if (id === 'curtained window') areas.push({ left: W * 0.34, right: W * 0.66, top: horizon * 0.15, bottom: horizon * 0.78 });
    if (id === 'chalkboard') areas.push({ left: W * 0.28, right: W * 0.72, top: horizon * 0.2, bottom: horizon * 0.72 });
    if (id === 'arch window') areas.push({ left: W / 2 - person * 0.36, right: W / 2 + person * 0.36, top: horizon * 0.1, bottom: horizon * 0.12 + person * 0.8 });
  }
  return areas;
} // biome-ignore format: one line each

/** A street that runs into the depth. */
export const isStreet = (row: PlaceRow): boolean => row.features?.some((f) => f.startsWith('street:')) === true;

export function across(spread: Spread, i: number, count: number, W: Px, random: Random): number {
  switch (spread) {
    case 'centre':
      return W / 2;
    case 'packed':
      return (W / count) * (i + 0.5);
    case 'row':
      return (W / count) * (i + 0.5 + (random.float() - 0.5) * (count === 1 ? 0.7 : 0.4));
    case 'pairs': {
      const off = W * (0.2 + (0.26 * (Math.floor(i / 2) + 0.3)) / Math.max(1, count / 2));
      return W / 2 + (i % 2 ? off : -off);
    }
    case 'edges': {
      const side = (i + (count === 1 && random.float() < 0.5 ? 1 : 0)) % 2;
      const u = 0.08 + 0.18 * random.float();
      return side ? W * (1 - u) : W * u;
    }
    default:
      return W * (0.12 + 0.76 * random.float());
  }
}

export function footOf(
  rank: Rank,
  spread: Spread,
  i: number,
  near: number,
  s: Sprite,
  concept: string,
  row: PlaceRow,
  o: RankOptions,
  random: Random,
): number {
  const { height: H, horizon, person } = o;
  const floor = H - horizon;
  const still = spread === 'packed' || spread === 'pairs' || spread === 'centre';
  const jitter = still ? 0 : (random.float() - 0.5) * (rank === 'mid' ? 0.3 : rank === 'front' ? 0.12 : 0.08);
  switch (rank) {
    case 'wall':
      // a rail hangs over the stove
      if (concept === 'pans') return horizon * 0.58;
      return horizon * (isHall(row) ? (i % 4 < 2 ? 0.74 : 0.69) : 0.62) + s.image.height * 0.3;
    case 'hang':
      return concept === 'bat'
        ? horizon * (0.25 + 0.35 * random.float())
        : s.image.height + (row.features?.includes('beams') ? H * 0.02 : 0);
    case 'air':
      return row.underwater || row.words.includes('space')
        ? H * (0.16 + 0.56 * random.float())
        : Math.max(s.image.height * 0.9, horizon * (0.24 + 0.45 * random.float()));
    case 'front':
      return Math.max(horizon + floor * (near + jitter), H * 0.97 + (s.image.height > 0.8 * person ? H * 0.03 : 0));
    case 'mid':
      if (isStreet(row)) return horizon + floor * (spread === 'pairs' ? 0.4 + 0.3 * Math.floor(i / 2) : 0.62 + 0.14 * random.float()); // biome-ignore format: one line
      // before the doors of a corridor, where its floor is wide
      if (row.features?.some((f) => f.startsWith('hall:'))) return H * (0.8 + 0.06 * random.float());
      if (spread === 'pairs') return horizon + floor * (0.22 + 0.3 * Math.floor(i / 2));
      return horizon + floor * (near + jitter);
    default:
      return (
        horizon +
        floor * (near + jitter) +
        (row.words.includes('harbour') && rank === 'back' ? H * (0.05 + 0.04 * i) : 0)
      );
  }
}
