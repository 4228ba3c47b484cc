/** Creatures of recipes that are set by hand as words have them: spotted, fat, dressed, angry, of an element; and which way they look. */

import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief, BriefPart } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { dressedLarger, wearOf } from './beast-wear.ts';
import { fattened } from './fat.ts';
import { ASLEEP, asleep, FELT, feeling } from './feeling.ts';
import { eyesOf } from './grown.ts';
import { ruledStamp, spikesOf } from './ruled.ts';
import { dressedSmallest } from './smallest-wear.ts';
import { marksAsked, spotted } from './spotted.ts';
import { isDressed, MID_SIDES, type Stamp } from './stamp.ts';
import { fromBehind, lookingTo } from './turned-front.ts';

/** Whether a thing of that name is a creature. */
export const isLiving = (concept: string): boolean =>
  categoryOf(concept) === 'monster' || SHAPES[concept]?.class === 'living';

/** The stamp with all of that, further slots in their own materials; undefined where it cannot show something. */
export function creatureLook(
  stamp: Stamp,
  brief: Brief,
  said: readonly BriefPart[],
  coat: MaterialRef,
  o: SubjectOptions,
): Stamp | undefined {
  const marks = marksAsked(stamp, said);
  const marked = marks ? spotted(stamp, marks, coat) : stamp;
  const wide = brief.build.includes('fat') ? fattened(marked, o.width - 3) : marked;
  const face = brief.mood.includes(ASLEEP) ? asleep(wide) : feeling(wide, moodsShown(stamp, brief));
  const felt = dressed(face, said, o);
  const eyes = said.find(({ piece, colour }) => colour && /^(?:eyes|one-eyed|at-lens)$/.test(piece))?.colour;
  return felt && ruledStamp(felt, { ...(eyes ? { lamps: `${eyes}/flame` as MaterialRef } : {}), traits: brief.traits, ridge: spikesOf(said, stamp, coat), ...(brief.traits?.includes('crystal') ? { substance: shadeOf(coat, 4) } : {}) }); // biome-ignore format: one line
}

/** Off the middle of its width by this share eyes are those of one that is seen from its side. */
const ASIDE = 0.08;

/** Whether a stamp is turned round to look where that is said; undefined: it cannot look there. */
export function turnOf(
  stamp: Stamp,
  { concept }: Brief,
  { style: { direction, oneSide } }: SubjectOptions,
): boolean | undefined {
  if (direction === undefined) return false;
  if (!oneSide || !(direction === 'east' || direction === 'west') || !isLiving(concept)) return undefined;
  const eyes = eyesOf(stamp);
  if (eyes.length === 0) return undefined;
  const at = (eyes[0]!.left + eyes.at(-1)!.right + 1) / 2 / stamp.rows[0]!.length - 0.5;
  return Math.abs(at) < ASIDE ? undefined : at > 0 !== (direction === 'east');
}

/** Who is little more than an eye or a mouth. */
const ALL_FACE = /mimic|eye|beholder|plant-monster/;

/** One that looks at the viewer by itself, turned to where it is to look; undefined: it cannot be. */
export function turnedFront(
  stamp: Stamp,
  { concept }: Brief,
  { style: { direction, oneSide } }: SubjectOptions,
): Stamp | undefined {
  if (!oneSide || !isLiving(concept) || ALL_FACE.test(concept)) return undefined;
  if (direction === 'north') return fromBehind(stamp);
  return direction === 'west' || direction === 'east' ? lookingTo(stamp, direction === 'west') : undefined;
}

/** What larger ones show of it: feelings alone. */
const moodsShown = (stamp: Stamp, { mood }: Brief): readonly string[] =>
  !stamp.sides || isDressed(stamp) ? mood : mood.filter((word) => word === 'happy' || FELT.includes(word));

/** In what it is said to wear; the smallest wear nothing. */
const dressed = (stamp: Stamp, parts: readonly BriefPart[], o: SubjectOptions): Stamp | undefined =>
  isDressed(stamp) ? dressedLarger(stamp, wearOf({ parts }), stamp.sides !== MID_SIDES, o.height - 3) : stamp.sides ? stamp : dressedSmallest(stamp, wearOf({ parts })); // biome-ignore format: one line
