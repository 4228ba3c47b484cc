/** What is set by hand, asked for by itself: for pictures that are put together from several. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief, Style } from '../../types.ts';
import { contextOf } from '../draw-thing.ts';
import type { SubjectOptions } from '../types.ts';
import { STAMP_CANVASES } from './canvases.ts';
import { enlargedPerson, largePerson } from './large/doll/large-person.ts';
import type { Posture } from './large/doll/postures.ts';
import { personByHand } from './person-by-hand.ts';
import { smallBeast } from './small-beast.ts';
import { smallPerson } from './small-person.ts';
import { smallThing } from './small-thing.ts';
import { WORN_BY_SMALLEST } from './smallest-wear.ts';
import { TINY_SIDES } from './stamp.ts';

/**
 * The stamp of somebody, an animal or a thing for a picture of one of those sides; undefined: it has none that shows all that is said.
 * A side that is asked for is none of a stamp's: `style.direction` is left out of account.
 */
export function byHand(brief: Brief, canvas: Px, style: Style, seed: number, variation: number): Rendering | undefined {
  if (brief.count > 1 || (brief.mount && brief.kind !== 'humanoid')) return undefined;
  const { direction: _, oneSide: __, ...plain } = style;
  const o: SubjectOptions = {
    width: canvas,
    height: canvas,
    style: plain,
    seed,
    variation,
    whole: true,
    ...(canvas <= TINY_SIDES[1] ? { tiny: true as const } : {}),
  };
  if (brief.kind === 'humanoid') return personByHand(brief, o) ?? enlargedPerson(brief, o);
  if (brief.kind === 'quadruped') return smallBeast(brief, o);
  // the smallest leave out what they cannot show: among others that would be taken for the plain one
  const told =
    canvas > STAMP_CANVASES[0]! ||
    brief.parts.every((p) => p.chosen || WORN_BY_SMALLEST.has(p.piece) || !(p.colour || p.material || p.pattern));
  return told ? smallThing(brief, contextOf(brief, o), o) : undefined;
}

/** Somebody in a posture, turned to the left or the right where that is asked; undefined: a row of it is wanting. */
export function postured(brief: Brief, canvas: Px, style: Style, seed: number, variation: number, posture: Posture, left: boolean | undefined): Rendering | undefined {
  const { direction: _, oneSide: __, ...plain } = style;
  const turned: Style = left === undefined ? plain : { ...plain, direction: left ? 'south-west' : 'south-east', oneSide: true };
  const o: SubjectOptions = { width: canvas, height: canvas, style: turned, seed, variation, whole: true };
  return smallPerson(brief, o, { posture }) ?? largePerson(brief, o, { posture }) ?? enlargedPerson(brief, o, { posture });
} // biome-ignore format: one line
