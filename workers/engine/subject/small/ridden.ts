/** Somebody who rides what is set by hand: the rider, seen from before, on the back of an animal or a vehicle that is seen from its side. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { contextOf } from '../draw-thing.ts';
import type { SubjectOptions } from '../types.ts';
import { largePerson } from './large/doll/large-person.ts';
import { smallBeast } from './small-beast.ts';
import { smallPerson } from './small-person.ts';
import { smallThing } from './small-thing.ts';

/** Sides of the pictures that a mount and its rider are set for, and rows of legs and line below a rider's hips, by the least side of a whole picture. */
const SIZES: readonly { readonly from: Px; readonly mount: Px; readonly rider: Px; readonly legs: Px }[] = [
  { from: 40, mount: 32, rider: 24, legs: 5 },
  { from: 30, mount: 24, rider: 16, legs: 3 },
  { from: 22, mount: 16, rider: 16, legs: 3 },
];
const MOST: Px = 48;
const LEG = /legs|trousers|boots|shoes|feet|greaves|sabatons|jeans|pants|sandals|shorts|skirt|loincloth/;
const AHEAD = /beak|snout|nose|muzzle|^eyes$/;
/** Where a back is: shares of the width of who looks to the right. */
const BACK = [0.3, 0.52] as const;

interface Cut {
  readonly drawn: Rendering;
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

function cutOut(drawn: Rendering): Cut {
  const { width, height, data } = drawn.image;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3])
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  return { drawn, left, top, right, bottom };
}

/** The pixels that a part's name fits. */
const columnsOf = ({ image, parts, partNames }: Rendering, name: RegExp): readonly Px[] =>
  [...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [i % image.width] : []));

/** The rider and the mount in one picture; undefined: one of them has no pixels set by hand, or they have no room. */
export function riddenByHand(rider: Brief, mount: Brief, o: SubjectOptions): Rendering | undefined {
  const side = Math.min(o.width, o.height);
  const { direction, oneSide, isometric, oblique } = o.style;
  if (o.whole !== true || side > MOST || isometric || oblique || (direction !== undefined && !oneSide))
    return undefined;
  for (const size of SIZES) {
    if (side < size.from) continue;
    const drawn = put(rider, mount, o, size);
    if (drawn) return drawn;
  }
  return undefined;
}

function put(rider: Brief, mount: Brief, o: SubjectOptions, size: (typeof SIZES)[number]): Rendering | undefined {
  const { direction: _, oneSide: __, ...style } = o.style;
  const at = (canvas: Px): SubjectOptions => ({ ...o, style, width: canvas, height: canvas, whole: true });
  const beast = mount.kind === 'quadruped' ? (smallBeast(mount, at(size.mount)) ?? smallBeast({ ...mount, parts: [] }, at(size.mount))) : mount.kind === 'thing' ? smallThing(mount, contextOf(mount, at(size.mount)), at(size.mount)) : undefined; // biome-ignore format: one line
  const { mount: ___, ...alone } = rider;
  const person = smallPerson(alone, at(size.rider)) ?? largePerson(alone, at(size.rider));
  if (!beast || !person) return undefined;
  const below = cutOut(beast);
  const above = cutOut(person);
  const wide = below.right - below.left + 1;
  const ahead = columnsOf(beast, AHEAD);
  const looks = ahead.length > 0 ? ahead.reduce((a, b) => a + b, 0) / ahead.length - below.left : wide;
  const [from, to] = looks < wide / 2 ? [1 - BACK[1], 1 - BACK[0]] : BACK;
  const columns = Array.from(
    { length: Math.ceil((to - from) * wide) },
    (_c, i) => below.left + Math.floor(from * wide) + i,
  );
  const tops = columns.map((x) => topOf(beast, x)).sort((a, b) => a - b);
  const back = tops[Math.floor(tops.length * 0.6)]!;
  // legs of which one is seen on the flank; a gown has none
  const legs = columnsOf(person, LEG);
  const middle = (Math.min(...columnsOf(person, /^eyes$|^head$|visor|helm/)) + Math.max(...columnsOf(person, /^eyes$|^head$|visor|helm/))) / 2; // biome-ignore format: one line
  const near = legs.filter((x) => x < middle);
  const hips = above.bottom - size.legs;
  const dx = Math.round(columns[columns.length >> 1]! - middle);
  const dy = back - hips;
  const [top, left, right] = [Math.min(below.top, above.top + dy), Math.min(below.left, above.left + dx), Math.max(below.right, above.right + dx)]; // biome-ignore format: one line
  if (right - left + 1 > o.width || below.bottom - top + 1 > o.height - 1) return undefined;
  const image = createImage(o.width, o.height);
  const parts = new Int16Array(o.width * o.height).fill(-1);
  const ox = Math.floor((o.width - (right - left + 1)) / 2) - left;
  const oy = o.height - 2 - below.bottom;
  const copy = (r: Rendering, first: number, keep: (x: Px, y: Px) => boolean, mx: Px, my: Px): void => {
    const { width, height, data } = r.image;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (!data[i * 4 + 3] || !keep(x, y)) continue;
        const j = (y + my) * o.width + x + mx;
        image.data.set(data.subarray(i * 4, i * 4 + 4), j * 4);
        parts[j] = r.parts[i]! < 0 ? -1 : r.parts[i]! + first;
      }
  };
  copy(beast, 0, () => true, ox, oy);
  const [least, most] = near.length > 0 ? [Math.min(...near) - 1, Math.max(...near) + 1] : [0, -1];
  const ofLeg = (x: Px, y: Px): boolean => y > hips && x >= least && x <= Math.min(most, middle);
  copy(person, beast.partNames.length, (x, y) => y <= hips || ofLeg(x, y), ox + dx, oy + dy);
  return { image, parts, partNames: [...beast.partNames, ...person.partNames] };
}

function topOf({ image: { width, height, data } }: Rendering, x: Px): Px {
  for (let y = 0; y < height; y++) if (data[(y * width + x) * 4 + 3]) return y;
  return height;
}
