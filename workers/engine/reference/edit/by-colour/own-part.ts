/** Parts that a face, an outline, a place or nothing but themselves tell. */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { hatOf } from '../hat-found.ts';
import { overEyes } from '../head-by-place.ts';
import { headRegion, lobeNamed } from '../lobes.ts';
import { OTHER_PARTS, partIn } from '../look-words.ts';
import { isThing } from '../matters.ts';
import { mouthPart } from '../mouths.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { areaAlone, baseOf } from './named-area.ts';
import { looksOf } from './nouns.ts';

const some = (region: Region | undefined): Region | undefined => (region?.includes(1) ? region : undefined);

/** Parts that a face or an outline tells. */
export const ownPart = (subject: Subject, noun: string): Region | undefined =>
  /^(?:mouth|tongue|teeth|fangs|jaws?|lips)$/.test(noun)
    ? mouthPart(subject, noun)
    : /^(?:[a-z]+ )?(?:hat|cap|helmet|helm|hood)$/.test(noun) && hasFace(subject)
      ? (some(hatOf(subject)) ?? overEyes(subject))
      : /^(?:pedestal|plinth|base|stand)$/.test(noun) && isThing(subject)
        ? baseOf(subject)
        : noun === 'head'
          ? headRegion(subject)
          : lobeNamed(subject, noun);

/** What lies on a hide, under which that goes on. */
export const MARKS = /^(?:[a-z]+ )?(?:spots?|stripes|patches|markings|dots|freckles|speckles)$/;

/** Of a thing: what no word of ours is known for, where one area alone may be it. */
export const unknown = (subject: Subject, noun: string): Region | undefined =>
  isThing(subject) && looksOf(noun).length === 0 && !partIn(noun) && !OTHER_PARTS.test(noun) && !/ /.test(noun) && LEXICON.read(noun).length > 0 && !isOwnName(noun) ? areaAlone(subject) : undefined; // biome-ignore format: one line
/** What names all that is seen rather than a part of it. */
export const isOwnName = (noun: string): boolean =>
  LEXICON.read(noun).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing'));

/** Whether a region ends where the figure ends for the most of its edge. */
export function standsOff({ sprite }: Subject, region: Region): boolean {
  const { width, data } = sprite;
  let [open, joined] = [0, 0];
  region.forEach((v, i) => {
    if (v)
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if ((data[j * 4 + 3] ?? 0) < 128) open++;
        else if (!region[j]) joined++;
      }
  });
  return open > joined;
}

/** Who has eyes in a head that is surely one wears what is named. */
export const hasFace = (subject: Subject): boolean =>
  !isThing(subject) && subject.head?.isSure === true && subject.head.eyes.length > 0;
