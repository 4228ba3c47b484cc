/** Somebody on the back of an animal, both set by hand: the body behind its neck, one leg over its flank. */
import { createImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

export interface Drawn {
  readonly image: Rgba;
  /** Index into `partNames` of each pixel, −1 for none. */
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
}

export interface Astride extends Drawn {
  /** 1 where a pixel is the rider's. */
  readonly riders: Uint8Array;
  /** Share of the mount's length, from its tail on, over which the rider is. */
  readonly covered: number;
  /** Where the mount's own pixels begin. */
  readonly at: { readonly x: Px; readonly y: Px };
}

/** Backs that are behind wings, a crest or a shell: in shares of a height. */
const SEATS: readonly (readonly [RegExp, number])[] = [[/dragon(?!fly)|wyvern|griffin|phoenix/, 0.54], [/rex|raptor|spinosaurus|dinosaur/, 0.42], [/turtle|tortoise/, 0.16], [/snail/, 0.24], [/spider|tarantula/, 0.2], [/slime/, 0.12]]; // biome-ignore format: a table

/** Where the back of such a creature is, in shares of its height; undefined: where its outline tells. */
export const seatOf = (concept: string): number | undefined => SEATS.find(([name]) => name.test(concept))?.[1];

/** Rows that are legs of somebody so high: those between have a large head and little below it. */
const legsOf = (height: Px): Px => (height < 20 ? 3 : height < 28 ? 2 : 5);
/** Where on the back of who looks to the right one sits, and from where on the neck is before the rider, in shares of its length. */
const SEAT = 0.34;
const NECK = 0.56;

/** The highest pixels of the back: the lowest top of the columns about the seat, so that ears and tails count for nothing. */
function backOf({ image: { data, width, height } }: Drawn, x0: Px, wide: Px, left: Px): Px {
  let back = 0;
  for (let x = left + Math.round(wide * (SEAT - 0.1)); x <= left + Math.round(wide * (SEAT + 0.08)); x++)
    for (let y = 0; y < height; y++)
      if (data[(y * width + x) * 4 + 3]) {
        back = Math.max(back, y);
        break;
      }
  return Math.max(back, x0);
}

/**
 * Both in one picture, cut to its pixels. The mount looks to the right.
 * @param seat row of its back in shares of its height, where it is not where its outline tells: wings stand before it
 * @param sunk rows that who sits is sunk into the back
 */
export function astride(mount: Drawn, rider: Drawn, seat?: number, sunk: Px = 1): Astride | undefined {
  const [m, r] = [opaqueBounds(mount.image), opaqueBounds(rider.image)];
  if (!m || !r) return undefined;
  const back = seat === undefined ? backOf(mount, m.y, m.width, m.x) - m.y : Math.round(m.height * seat);
  const legs = legsOf(r.height);
  const body = r.height - legs;
  const eyes = middleOf(rider, r.x + r.width / 2);
  // where the rider's columns and rows begin in the mount's
  const dx = Math.round(m.width * SEAT - (eyes - r.x));
  const dy = back + sunk - body;
  const [left, top] = [Math.min(0, dx), Math.min(0, dy)];
  const [width, height] = [Math.max(m.width, dx + r.width) - left, m.height - top];
  const out = { image: createImage(width, height), parts: new Int16Array(width * height).fill(-1), partNames: [...mount.partNames, ...rider.partNames], riders: new Uint8Array(width * height), covered: (dx + r.width) / m.width, at: { x: -left, y: -top } }; // biome-ignore format: one line
  const put = (of: Drawn, first: number, fx: Px, fy: Px, x: Px, y: Px): void => {
    if (x < left || y < top || x >= left + width || y >= top + height) return;
    const from = fy * of.image.width + fx;
    if (fx < 0 || fy < 0 || fx >= of.image.width || !of.image.data[from * 4 + 3]) return;
    const to = (y - top) * width + x - left;
    out.image.data.set(of.image.data.subarray(from * 4, from * 4 + 4), to * 4);
    out.parts[to] = of.parts[from]! < 0 ? -1 : of.parts[from]! + first;
    out.riders[to] = of === rider ? 1 : 0;
  };
  const own = mount.partNames.length;
  const beast = (from: Px): void => {
    for (let y = 0; y < m.height; y++) for (let x = from; x < m.width; x++) put(mount, 0, m.x + x, m.y + y, x, y);
  };
  beast(0);
  for (let y = 0; y < body; y++) for (let x = 0; x < r.width; x++) put(rider, own, r.x + x, r.y + y, dx + x, dy + y);
  beast(Math.round(m.width * NECK));
  // the leg at our side hangs over the flank, with a line of its own at both sides
  const middle = Math.round(eyes);
  const wide = Math.max(2, Math.round(r.height * 0.17));
  for (let y = body - 1; y < r.height; y++) {
    let end = middle + wide;
    while (end > middle && !rider.image.data[((r.y + y) * rider.image.width + end) * 4 + 3]) end--;
    if (end === middle) continue;
    const x0 = dx + (middle - r.x) - Math.round((end - middle) / 2) + 1;
    for (let x = middle + 1; x <= end; x++) put(rider, own, x, r.y + y, x0 + x - middle, dy + y);
    if (y >= body) put(rider, own, end, r.y + y, x0, dy + y);
  }
  return out;
}

/** The column in the middle of a face. */
export function middleOf({ image: { width }, parts, partNames }: Drawn, otherwise: number): number {
  let [sum, n] = [0, 0];
  for (let i = 0; i < parts.length; i++)
    if (parts[i]! >= 0 && /^eyes?$/.test(partNames[parts[i]!]!)) [sum, n] = [sum + (i % width) + 0.5, n + 1];
  return n > 0 ? sum / n : otherwise;
}
