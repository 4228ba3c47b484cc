/** Wishes of colours, of all or of a part. */
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { haired } from '../bare-head.ts';
import { hasBrim } from '../brim.ts';
import { hideWhole } from '../features.ts';
import { isBaldByPlace } from '../head-by-place.ts';
import { type PartSaid, partIn } from '../look-words.ts';
import { isThing } from '../matters.ts';
import { paintOn } from '../paint.ts';
import { settled } from '../panels/settle.ts';
import { partNeeded, partRegion } from '../part-region.ts';
import { patterned, trimmed } from '../patterns.ts';
import type { Subject } from '../subject.ts';
import { recoloured, tinged } from '../tones.ts';
import { trinketAt, trinketIn } from '../trinkets.ts';
import { lookAt } from './looks.ts';
import { ADDS, CHANGES, coloursIn, isPutOn, OWN, otherWords, toneOf } from './words.ts';

const TAKEN_OVER: ReadonlySet<string> = new Set([
  'hide',
  'tip',
  'accents',
  'belly',
  'robe',
  'torso',
  'legs',
  'wings',
  'roof',
  'whole',
  'thing',
  'opening',
  'beast',
  'feet',
  'hands',
  'skin',
  'hair',
  'beard',
]);

/** "Greener", "more red": nearer to a colour than it is. */
const NEARER: readonly (readonly [RegExp, string])[] = [
  [/\bredder\b/, 'red'], [/\bgreener\b/, 'green'], [/\bbluer\b/, 'blue'], [/\byellower\b/, 'yellow'], [/\bpinker\b/, 'pink'],
  [/\bbrowner\b/, 'brown'], [/\bwhiter\b/, 'white'], [/\bblacker\b/, 'black'], [/\bgr[ae]yer\b/, 'grey'],
]; // biome-ignore format: a table

function nearer(subject: Subject, clause: string): Rgba | undefined {
  const [, more] = /\b(?:more|a bit|slightly) ((?:red|green|blue|yellow|pink|brown|white|black|gr[ae]y|orange|purple))(?:ish)?\b/.exec(clause) ?? []; // biome-ignore format: one line
  const colour = more ?? NEARER.find(([words]) => words.test(clause))?.[1];
  const tones = colour && toneOf(colour);
  if (!tones) return undefined;
  const part = partIn(clause);
  return tinged(subject.sprite, tones, part ? partNeeded(subject, part.slot, part.word) : hideWhole(subject));
}

const PLACED =
  / (?:on|at|of|around|round) (?:the|its|his|her|their) (?:head|neck|back|tail|legs?|arms?|chest|face|belly)$/;

export function coloured(subject: Subject, said: string): Rgba | undefined {
  // The chest that a picture shows is nobody's.
  const clause = isThing(subject) ? said.replace(/\bchest\b/, 'crate') : said;
  const by = nearer(subject, clause);
  if (by) return by;
  const part = partIn(clause);
  // "Blue feathers on the head" are not all of them.
  if (part?.slot === 'hide' && PLACED.test(clause)) return undefined;
  const colours = coloursIn(part ? part.rest : clause);
  const tones = colours.length > 0 ? toneOf(colours.at(-1)!, subject.guidance) : undefined;
  if (!tones || /\beyes?\b/.test(clause)) return undefined;
  const emblem = part && trinketIn(part.rest);
  if (emblem && / with an? /.test(clause)) return withEmblem(subject, clause, part, emblem);
  // What it has as well is another wish.
  if (part && / with an? (?!gold|silver|[a-z]+ (?:trim|edge|hem|lining|border))/.test(clause)) return undefined;
  const other = otherWords(part ? part.rest : clause);
  // "Orange prison clothes": what stands before a part, and is itself nothing that is worn.
  const isOfPart = part && other.length === 1 && new RegExp(`\\b${other[0]} ${part.word}\\b`).test(clause) && !isPutOn(other[0]!); // biome-ignore format: one line
  if (other.length > 0 && !isOfPart) return undefined;
  if (!part) {
    if (ADDS.test(clause)) return undefined;
    const whole = hideWhole(subject);
    const first = colours.length === 2 && /\band\b/.test(clause) ? toneOf(colours[0]!, subject.guidance) : undefined;
    if (!first) return recoloured(subject.sprite, tones, whole);
    // Two colours: the one for most of it, the other for what stands out from that, or for patches.
    const image = recoloured(subject.sprite, first, whole);
    const accents = partRegion(subject, 'accents', '');
    if (accents) return recoloured(image, tones, accents);
    const of = lookAt({ ...subject, sprite: image }, whole, true);
    patterned(of, 'patches', tones);
    return of.paint.image();
  }
  const grown =
    part.slot === 'hair' &&
    (ADDS.test(clause) || (!CHANGES.test(clause) && !OWN.test(clause) && isBaldByPlace(subject) && !hasBrim(subject)))
      ? haired(subject, tones, !partRegion(subject, 'hair', 'hair') && isBaldByPlace(subject))
      : undefined;
  if (grown) return grown;
  if (!isRecolour(subject, part, clause)) return undefined;
  // "A black beard" is grown by who has none.
  if (part.slot === 'beard' && (ADDS.test(clause) || !partRegion(subject, 'beard', part.word)) && !OWN.test(clause))
    return undefined;
  // "Gold and white armour": cloth of the one, hems of the other.
  const base = colours.length === 2 && /\band\b/.test(clause) ? toneOf(colours[0]!, subject.guidance) : undefined;
  if (base) {
    const region = partNeeded(subject, part.slot, part.word);
    const of = lookAt({ ...subject, sprite: recoloured(subject.sprite, base, region) }, region, false);
    trimmed(of, tones);
    return of.paint.image();
  }
  return recoloured(
    subject.sprite,
    tones,
    settled(subject, part.slot, partNeeded(subject, part.slot, part.word), part.word),
  );
}

/** "The shield blue with a gold cross": the part in its colour, the emblem on its middle. */
function withEmblem(
  subject: Subject,
  clause: string,
  part: PartSaid,
  { name, word }: { readonly name: string; readonly word: string },
): Rgba {
  const region = partNeeded(subject, part.slot, part.word);
  const [before, after] = clause.split(/ with an? /) as [string, string];
  const tones = toneOf(before);
  const image = tones ? recoloured(subject.sprite, tones, region) : subject.sprite;
  const { width } = image;
  const there = [...region.keys()].filter((i) => region[i]);
  const mean = (of: (i: number) => number): number => there.reduce((sum, i) => sum + of(i), 0) / there.length;
  const paint = paintOn({ ...subject, sprite: image });
  const place = { x: mean((i) => i % width) + 0.5, y: mean((i) => Math.floor(i / width)) + 0.5 };
  trinketAt(paint, name, place, toneOf(after.replace(word, ' ')), true);
  return paint.image();
}

/** What grows or is put on rather than coloured. */
const isGrown = ({ slot }: PartSaid, clause: string): boolean =>
  slot === 'beast' && ADDS.test(clause) && !OWN.test(clause);

const isRecolour = (subject: Subject, { slot }: PartSaid, clause: string): boolean =>
  !isGrown({ slot, word: '', rest: '' }, clause) &&
  (TAKEN_OVER.has(slot) || (slot === 'held' && isThing(subject) && !ADDS.test(clause))) &&
  !(slot === 'wings' && !CHANGES.test(clause) && !OWN.test(clause));
