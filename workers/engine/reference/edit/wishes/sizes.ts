/** Wishes of how long or large a part is: "longer horns", "make the comb bigger", "a fluffier tail". */
import { InputError } from '../../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { wholeEye } from '../eyes.ts';
import { largerEyes } from '../eyes-larger.ts';
import { GROWTH_WORDS } from '../grown.ts';
import { hatOf } from '../hat-found.ts';
import { headSized } from '../head-sized.ts';
import { type PartSaid, partIn } from '../look-words.ts';
import { noneFound } from '../named-part.ts';
import { setOn } from '../on-people.ts';
import { paintOn } from '../paint.ts';
import { partNeeded, partRegion } from '../part-region.ts';
import { type Sized, sizedPart } from '../part-sized.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { recoloured } from '../tones.ts';
import { eyesOf } from '../whole-of.ts';
import { toneOf } from './words.ts';

/** How long and how broad a part becomes: comparatives, and what else says so of a part that is there. */
const SIZES: readonly (readonly [RegExp, RegExp, Sized])[] = [
  [/\b(?:bigger|larger)\b/, /\b(?:big|large|huge|giant|enormous|massive)\b/, { along: 1.45, across: 1.45 }],
  [/\b(?:longer|taller)\b/, /\b(?:long|tall)\b/, { along: 1.55, across: 1 }],
  [/\b(?:fluffier|bushier|thicker|wider|broader|fuller|fatter)\b/, /\b(?:fluffy|bushy|thick|wide|broad)\b/, { along: 1.2, across: 1.6 }],
  [/\b(?:smaller|tinier)\b/, /\b(?:small|tiny)\b/, { along: 0.65, across: 0.7 }],
  [/\bshorter\b/, /\bshort\b/, { along: 0.6, across: 1 }],
]; // biome-ignore format: a table

/** A head is no part of a wardrobe: all above the neck. */
const HEAD =
  /^(?:(?:make|give|with|have|turn) )?(?:(?:him|her|it|them) )?(?:an? |the |his |its |their )?(?:(?:much|slightly|really|very|a bit|a little) )*(?:(?:bigger|larger|huge|giant|enormous|smaller|tiny|tinier|big|small|large|oversized) (?:cartoon |chibi )?head|head (?:(?:much|slightly|really|very|a bit|a little|a lot) )*(?:bigger|larger|smaller|tinier|huge|big|small|tiny))$/;

/** Parts that have a length of their own. */
const SIZED = /^(?:beast|thing|opening|hair|beard|hat|held|wings|feet|back|hands)$/;

export function sizedWish(subject: Subject, clause: string): Rgba | undefined {
  const head = HEAD.exec(clause);
  if (head) return headSized(subject, /small|tin/.test(clause) ? 0.76 : /\b(?:slightly|bit|little)\b/.test(clause) ? 1.18 : 1.34); // biome-ignore format: one line
  const said = sizeIn(clause);
  if (!said) return undefined;
  const { part, by, rest } = said;
  if (part === 'eyes') {
    const eyes = eyesOf(subject);
    if (eyes.length === 0) throw new InputError(`${noneFound('eyes')}: none stand out from a face.`);
    const stance = stanceOf(subject);
    const paint = paintOn(subject);
    if (by.across > 1) return largerEyes(subject);
    const own = new Set(eyes.flatMap((eye) => wholeEye(paint.flat, eye, stance.chin - stance.top)));
    const region = Uint8Array.from(paint.flat.colors, (_c, i) => (own.has(i) ? 1 : 0));
    return sizedPart(subject, region, by);
  }
  // Longer hair hangs down beside the face; what is shorter is nearer to it.
  if (part.slot === 'hair') return hairSized(subject, by, rest);
  // A beard that is not there is put on.
  if (part.slot === 'beard' && !partRegion(subject, 'beard', part.word)) return undefined;
  // Nor are tusks that nobody has yet.
  if (GROWTH_WORDS.some(([words]) => words.test(part.word)) && !partRegion(subject, part.slot, part.word))
    return undefined;
  const region = part.slot === 'hat' ? hatOf(subject) : partNeeded(subject, part.slot, part.word);
  if (!region) throw new InputError(`${noneFound(part.word)}.`);
  const tones = toneOf(rest.replace(part.word, ' '), subject.guidance);
  const sprite = tones ? recoloured(subject.sprite, tones, region) : subject.sprite;
  return sizedPart({ ...subject, sprite }, region, by) ?? undefined;
}

interface SizeSaid {
  readonly part: PartSaid | 'eyes';
  readonly by: Sized;
  readonly rest: string;
}

export function sizeIn(clause: string): SizeSaid | undefined {
  for (const [comparative, plain, by] of SIZES) {
    const found = comparative.exec(clause) ?? (OF_ITS_OWN.test(clause) ? plain.exec(clause) : null);
    if (!found) continue;
    // "Longer hair down to the shoulders" is of the hair.
    const after = clause.slice(found.index + found[0].length).split(/ (?:down|to|on|in|with|over|at|that|than|like)\b/)[0]!; // biome-ignore format: one line
    const before = clause.slice(0, found.index);
    const rest = `${before} ${after}`;
    for (const words of [after, before]) {
      if (/\beyes?\b/.test(words)) return { part: 'eyes', by, rest };
      const part = partIn(words);
      if (part && SIZED.test(part.slot)) return { part, by, rest };
      if (part) return undefined;
    }
  }
  return undefined;
}
/** "Make his ears big": a part that is there, and after it what it becomes. */
const OF_ITS_OWN = /^(?:make|turn|have|let) (?:the|his|her|its|their) .+ (?:very |much |really )?[a-z]+$/;

function hairSized(subject: Subject, by: Sized, rest: string): Rgba | undefined {
  const tones = toneOf(rest, subject.guidance);
  if (by.along > 1 && by.across === 1) {
    const paint = paintOn(subject);
    setOn(paint, subject, 'long hair', tones);
    return paint.image();
  }
  const region: Region = partNeeded(subject, 'hair', 'hair');
  const { axis, top, chin, headHalf } = stanceOf(subject);
  const all = by.along < 1 ? { along: 0.72, across: 0.72 } : { along: by.across, across: by.across };
  const sprite = tones ? recoloured(subject.sprite, tones, region) : subject.sprite;
  // What hangs below the chin goes where it is to be short.
  const { width } = sprite;
  const head = { x: axis, y: Math.min(chin - 1, top + 1.05 * headHalf) };
  const short = by.along < 1 ? region.map((v, i) => (v && Math.floor(i / width) < chin + 1 ? 1 : 0)) : region;
  return sizedPart({ ...subject, sprite }, short, all, head);
}
