/** Somebody who rides, in pictures that both rider and animal have stamps for. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { astride } from './astride.ts';
import { STAMP_CANVASES } from './canvases.ts';
import { personByHand } from './person-by-hand.ts';
import { smallBeast } from './small-beast.ts';
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

/** Both by hand; undefined: one of them has no stamp that shows all that is said, or it is no such picture. */
export function riderByHand(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { mount, ...alone } = brief;
  const { direction, oneSide, ...plain } = o.style;
  if (!mount || !isStampSized(o, SIDES) || !(direction === undefined || oneSide)) return undefined;
  const room = Math.min(o.width, o.height) - 2;
  const at = (side: Px): SubjectOptions => ({ ...o, width: side, height: side, style: plain });
  const person: Brief = { ...alone, action: undefined } as unknown as Brief;
  for (const side of [...STAMP_CANVASES].reverse()) {
    if (side > room + 8) continue;
    const beast = [true, false].map((saddled) => smallBeast(mounted(brief, mount, saddled), at(side))).find(Boolean);
    if (!beast) continue;
    for (const size of RIDERS) {
      if (size > side * MOST || size < side * LEAST) continue;
      const rider = personByHand(person, at(size));
      if (!rider) continue;
      for (const sunk of SUNK) {
        const both = astride(beast, rider, undefined, sunk);
        if (both && both.image.width <= room && both.image.height <= room) return centred(both, o);
      }
    }
  }
  return undefined;
}

const mounted = (rider: Brief, { concept, colours }: NonNullable<Brief['mount']>, saddled: boolean): Brief => ({
  ...{ kind: 'quadruped', concept, confidence: 1, colours, parts: saddled ? [{ piece: 'saddle' }] : [] },
  ...{ without: [], build: [], mood: rider.mood.filter((m) => m === 'evil' || m === 'angry') },
  ...{ count: 1, unknown: [], drawnAs: concept },
});

/** In the middle of a picture, its feet one pixel above the lower edge. */
function centred({ image, parts, partNames }: Rendering, { width, height }: SubjectOptions): Rendering {
  const out = { image: createImage(width, height), parts: new Int16Array(width * height).fill(-1), partNames };
  const [dx, dy] = [(width - image.width) >> 1, height - 1 - image.height];
  for (let y = 0; y < image.height; y++) {
    const [from, to] = [y * image.width, (y + dy) * width + dx];
    out.image.data.set(image.data.subarray(from * 4, (from + image.width) * 4), to * 4);
    out.parts.set(parts.subarray(from, from + image.width), to);
  }
  return out;
}
