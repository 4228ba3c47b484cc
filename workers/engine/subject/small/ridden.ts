/** Somebody who rides what is set by hand: the rider, seen from before, on the back of an animal or a vehicle that is seen from its side. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { contextOf } from '../draw-thing.ts';
import type { SubjectOptions } from '../types.ts';
import { astride, seatOf } from './astride.ts';
import { STAMP_CANVASES } from './canvases.ts';
import { largePerson } from './large/doll/large-person.ts';
import { smallBeast } from './small-beast.ts';
import { smallPerson } from './small-person.ts';
import { smallThing } from './small-thing.ts';
import { isStampSized } from './stamp.ts';

/** Riders in the sizes that they are set by hand, the largest first. */
const RIDERS: readonly Px[] = [36, 32, 30, 28, 26, 24, 16];
/** A rider is no larger beside the animal than this, and no smaller. */
const MOST = 1;
const LEAST = 0.42;
/** Rows that a rider is sunk into a back: the more, the larger the rider may be. */
const SUNK: readonly Px[] = [1, 3, 5];
/** Pictures from and up to this side. */
const SIDES = [22, 72] as const;
/** Share of a mount that its rider may cover from its tail on: its head is seen. */
const COVERED = 0.86;

/** The rider and the mount in one picture; undefined: one of them has no pixels set by hand that show all that is said, or they have no room. */
export function riddenByHand(rider: Brief, mount: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide, ...style } = o.style;
  if (!isStampSized(o, SIDES) || !(direction === undefined || oneSide)) return undefined;
  const room = Math.min(o.width, o.height) - 2;
  const at = (side: Px): SubjectOptions => ({ ...o, style, width: side, height: side });
  const { mount: _, action: __, ...alone } = rider;
  const person = (side: Px): Rendering | undefined => smallPerson(alone, at(side)) ?? largePerson(alone, at(side));
  for (const side of [...STAMP_CANVASES].reverse()) {
    if (side > room + 8) continue;
    const beast = mountOf(mount, at(side));
    if (!beast) continue;
    for (const size of RIDERS) {
      const above = size > side * MOST || size < side * LEAST ? undefined : person(size);
      if (!above) continue;
      for (const sunk of SUNK) {
        const both = astride(beast, above, seatOf(mount.concept), sunk);
        if (both && both.image.width <= room && both.image.height <= room && both.covered <= COVERED)
          return centred({ ...both, partNames: both.partNames.map((name, i) => (i < beast.partNames.length ? name.replace(/^(eyes?|pupils?)$/, 'mount $1') : name)) }, o); // biome-ignore format: one line
      }
    }
  }
  return undefined;
}

/** What is ridden, with a saddle where its stamps show one. */
function mountOf(mount: Brief, o: SubjectOptions): Rendering | undefined {
  if (mount.kind === 'thing') return smallThing(mount, contextOf(mount, o), o);
  return mount.kind === 'quadruped' ? (smallBeast(mount, o) ?? smallBeast({ ...mount, parts: [] }, o)) : undefined;
}

/** In the middle of a picture, its feet one pixel above the lower edge. */
export function centred({ image, parts, partNames }: Rendering, { width, height }: SubjectOptions): Rendering {
  const out = { image: createImage(width, height), parts: new Int16Array(width * height).fill(-1), partNames };
  const [dx, dy] = [(width - image.width) >> 1, height - 1 - image.height];
  for (let y = 0; y < image.height; y++) {
    const [from, to] = [y * image.width, (y + dy) * width + dx];
    out.image.data.set(image.data.subarray(from * 4, (from + image.width) * 4), to * 4);
    out.parts.set(parts.subarray(from, from + image.width), to);
  }
  return out;
}
