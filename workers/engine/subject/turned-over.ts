/** Things that point somewhere, turned to the left by turning their picture over: drawn as they are seen best, a gun, a sword or a car points to the right. */

import { flipHorizontal } from '../../../src/pixels/image.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief } from '../types.ts';
import { isLiving } from './small/creature-look.ts';
import type { SubjectOptions } from './types.ts';

/** What has another side when it is turned, or writing on it. */
const SIDED: ReadonlySet<string | undefined> = new Set(['building', 'container', 'furniture', 'sign', 'book', 'scenery', 'effect', 'plant', 'rock', 'monster']); // biome-ignore format: a list

/** What points to the left as it is drawn. */
const LEFTWARD: ReadonlySet<string> = new Set(['revolver']);

/** Whether a picture of its own, to the left or to the right, is what was asked for of it. */
const pointsAside = ({ kind, concept }: Brief, { style: { direction, oneSide, isometric } }: SubjectOptions): boolean =>
  kind === 'thing' && oneSide === true && !isometric && (direction === 'west' || direction === 'east') && !isLiving(concept) && !SIDED.has(categoryOf(concept)); // biome-ignore format: one line

/** Draws a brief; what points aside is drawn as ever, and turned over where it is to point to the left. */
export function turnedOver(brief: Brief, o: SubjectOptions, draw: (o: SubjectOptions) => Rendering): Rendering {
  if (!pointsAside(brief, o)) return draw(o);
  const { direction, oneSide: _, ...style } = o.style;
  const drawn = draw({ ...o, style });
  return (direction === 'west') !== LEFTWARD.has(brief.concept) ? overturned(drawn) : drawn;
}

function overturned({ image, parts, set, ...rest }: Rendering): Rendering {
  const { width } = image;
  const turn = <T extends Int16Array | Uint8Array>(of: T, to: T): T => {
    for (let i = 0; i < of.length; i++) to[i] = of[i - (i % width) + width - 1 - (i % width)]!;
    return to;
  };
  return {
    ...rest,
    image: flipHorizontal(image),
    parts: turn(parts, new Int16Array(parts.length)),
    ...(set ? { set: turn(set, new Uint8Array(set.length)) } : {}),
  };
}
