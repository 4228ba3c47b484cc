/** A saddle on the back of a creature that is seen from its side: a cloth, a seat that rises before and behind, its flap, a girth and a stirrup. */
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import { joined, type Sprite } from '../sprites/sprite.ts';

const LEATHER = matter('#8a5230');
const STEEL = ['#e4e8f0', '#8890a0'] as const;
const TRIM = '#f0c458';
const INK = '#3a2018';

/** Where it lies: the middle of the back, how far the cloth hangs to both sides of that, and the belly. */
export interface Lying {
  readonly middle: Px;
  readonly half: Px;
  /** The first row of the body in a column. */
  readonly topAt: (x: Px) => Px;
  /** The last one. */
  readonly footAt: (x: Px) => Px;
}

/** `hex`: the colour of its cloth. */
export function saddled(s: Sprite, { middle, half, topAt, footAt }: Lying, hex: string): Sprite {
  const { width, height, data } = s.image;
  // room above for the seat
  const above = Math.max(2, Math.round(half * 0.5));
  const roomy = joined([{ sprite: s, x: 0, y: 0 }]);
  const image = { width, height: height + above, data: new Uint8ClampedArray(width * (height + above) * 4) };
  image.data.set(data, above * width * 4);
  const parts = new Int16Array(width * (height + above)).fill(-1);
  parts.set(s.parts, above * width);
  const names = [...roomy.partNames, 'saddle'];
  const own = names.length - 1;
  const cloth = matter(hex);
  const put = (x: Px, y: Px, colour: string, onBody: boolean): void => {
    const i = (y + above) * width + x;
    if (x < 0 || x >= width || y < -above || y >= height) return;
    // what hangs beside the body is its own; on it, its outline stays
    if (onBody && (y < 0 || !data[(y * width + x) * 4 + 3] || s.parts[y * width + x]! < 0)) return;
    dot(image, x, y + above, colour);
    parts[i] = own;
  };
  const unit = Math.max(1, Math.round(half / 8));
  const deep = Math.max(3, Math.round((footAt(middle) - topAt(middle)) * 0.56));
  for (let x = middle - half; x <= middle + half; x++) {
    const u = (x - middle) / half;
    // its lower corners are round
    const long = Math.round(deep * (Math.abs(u) > 0.8 ? 0.84 : 1));
    const top = topAt(x);
    for (let y = top; y <= top + long; y++) {
      const edge = y > top + long - unit || Math.abs(u) > 1 - unit / half;
      put(x, y, edge ? TRIM : u < -0.35 ? cloth[3]! : u > 0.45 ? cloth[1]! : cloth[2]!, true);
    }
    put(x, top + long + 1, cloth[0]!, true);
  }
  // the girth, and the flap over it
  const wide = Math.max(1, Math.round(half * 0.2));
  for (let x = middle - wide; x <= middle + wide - 1; x++)
    for (let y = topAt(x) + deep; y <= footAt(x); y++) put(x, y, x < middle ? LEATHER[1]! : LEATHER[0]!, true);
  const flap = Math.max(2, Math.round(half * 0.52));
  for (let x = middle - flap; x <= middle + flap; x++) {
    const u = Math.abs(x - middle) / flap;
    const top = topAt(x);
    const long = Math.round(deep * 0.62 * (1 - 0.3 * u * u));
    for (let y = top; y <= top + long; y++) put(x, y, u > 0.85 || y === top + long ? LEATHER[0]! : x < middle ? LEATHER[3]! : LEATHER[2]!, true); // biome-ignore format: one line
  }
  // the stirrup on its strap
  const [ring, from] = [Math.max(1, unit), topAt(middle) + Math.round(deep * 0.5)];
  for (let y = from; y < from + Math.round(deep * 0.5); y++) put(middle, y, INK, true);
  const foot = from + Math.round(deep * 0.5);
  for (let j = 0; j <= 2 * ring; j++)
    for (let i = -ring; i <= ring; i++)
      if (j === 0 || j === 2 * ring || Math.abs(i) === ring)
        put(middle + i, foot + j, i < 0 || j === 0 ? STEEL[0] : STEEL[1], true);
  // the seat: low in its middle, higher behind than before
  const seat = Math.max(3, Math.round(half * 0.8));
  for (let x = middle - seat; x <= middle + seat; x++) {
    const u = (x - middle) / seat;
    const rise = Math.max(1, Math.round(above * (u < 0 ? 0.35 + 0.65 * u * u : 0.35 + 0.45 * u * u)));
    const top = topAt(x);
    for (let y = top - rise; y <= top; y++)
      put(x, y, y === top - rise ? LEATHER[4]! : Math.abs(u) > 0.86 ? LEATHER[1]! : LEATHER[2]!, false);
    put(x, top - rise - 1, INK, false);
    put(x, top + 1, LEATHER[0]!, true);
  }
  for (const x of [middle - seat - 1, middle + seat + 1])
    for (let y = topAt(x) - Math.round(above * 0.5); y <= topAt(x); y++) put(x, y, INK, false);
  const painted: Sprite = { ...roomy, image, parts, partNames: names };
  const at = Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, { x: p.x, y: p.y + above }]));
  const set = s.set && new Uint8Array(width * (height + above));
  set?.set(s.set!, above * width);
  return { ...painted, at, foot: { x: s.foot.x, y: s.foot.y + above }, top: { ...s.top, y: s.top.y + above }, ...(set ? { set } : {}) }; // biome-ignore format: one line
}
