/** Wishes that a wardrobe does not know: looks, patterns, moods, costumes, small things, parts of figures of any kind in a colour. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { ramp as rampOf } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { toFlat } from '../../parts/flat.ts';
import { lineHabitOf } from '../../parts/line-habit.ts';
import { bySaidColour } from '../by-colour/wish.ts';
import { COSTUMES } from '../costumes.ts';
import { partIn } from '../look-words.ts';
import { inTones } from '../looks/lay.ts';
import { withMark } from '../marks-drawn.ts';
import { isThing } from '../matters.ts';
import { noiseAt } from '../paint.ts';
import { settled } from '../panels/settle.ts';
import { partRegion } from '../part-region.ts';
import { PATTERN_WORDS } from '../patterns.ts';
import type { Subject } from '../subject.ts';
import { atNight, inWinter, snowedOn } from '../tones.ts';
import { eyesOf } from '../whole-of.ts';
import { coloured } from './colours.ts';
import { aged, onFace } from './face.ts';
import { lookAt, withLook, withPattern } from './looks.ts';
import { marred } from './marred.ts';
import { onThing } from './on-things.ts';
import { sizedWish, sizeIn } from './sizes.ts';
import { grownOn, inHand, laidOver, onPerson, withThing } from './things.ts';
import { ADDS, coloursIn, isColour, isPutOn, TAKES } from './words.ts';

/** Does what a clause says to a subject that is read anew; what later clauses and costumes are made of. */
export type Again = (image: Rgba, words: string) => Promise<Rgba>;

/** A clause's wish done; undefined where it is none of these. */
export async function wished(subject: Subject, said: string, done: string[], again: Again): Promise<Rgba | undefined> {
  const clause = said
    .replace(/ (?:instead of|in place of|rather than) .*$/, '')
    .replace(/[^a-z' -]/g, ' ')
    .trim();
  const byColour = bySaidColour(
    subject,
    said
      .replace(/[^a-z' -]/g, ' ')
      .replace(/ (?:too|as well|please|now)$/, '')
      .trim(),
  );
  if (byColour) {
    done.push(said);
    return byColour;
  }
  const both = await eachOf(subject, clause, again);
  if (both) {
    done.push(clause);
    return both;
  }
  if (TAKES.test(clause)) return undefined;
  const ofAll = leftWithLook(subject, clause);
  const found =
    (ofAll ? await again(subject.sprite, ofAll) : undefined) ??
    (await costumed(subject, clause, again)) ??
    outdoors(subject, clause) ??
    sizedWish(subject, clause) ??
    withMark(subject, clause) ??
    marred(subject, clause) ??
    onFace(subject, clause) ??
    aged(subject, clause) ??
    withPattern(subject, clause) ??
    grownOn(subject, clause) ??
    onPerson(subject, clause) ??
    onThing(subject, clause) ??
    laidOver(subject, clause) ??
    inHand(subject, clause) ??
    withThing(subject, clause) ??
    withLook(subject, clause) ??
    coloured(subject, clause);
  if (found) done.push(clause);
  return found;
}

/** Whether a part of that name is found. */
function isSeen(subject: Subject, noun: string): boolean {
  const part = partIn(noun);
  return part !== undefined && partRegion(subject, part.slot, part.word) !== undefined;
}

/** What is done to a thing by its name, "crack the glass", is done to all of it; a part of it has its own look. */
function leftWithLook(subject: Subject, clause: string): string | undefined {
  const [, noun, look] = /^(?:make )?(?:the |this |that )?([a-z]+) (cracked|dented|burnt|rusty|frozen|dirty)$/.exec(clause) ?? []; // biome-ignore format: one line
  return noun && noun !== 'it' && isThing(subject) && !isSeen(subject, noun) ? `make it ${look}` : undefined;
}

/** "Green jacket and black boots", "remove the sword and the shield": one after the other. */
async function eachOf({ sprite }: Subject, clause: string, again: Again): Promise<Rgba | undefined> {
  // "Make it purple with a gold buckle": the colour, and then what it has.
  const [, change, added] =
    /^((?:make|turn|paint|dye|colou?r) (?:it|him|her|them|the whole thing) .+?) with (an? .+)$/.exec(clause) ?? [];
  if (change && added && !/\b(?:eyes?|hair|beard|skin|spots|stripes|trim|edges?)$/.test(added))
    return again(await again(sprite, change), `add ${added}`);
  // "Make the hat and the dress purple": each of them in the colour that is told once.
  const [, verb1, first1, second1, colour1] =
    /^(make|paint|dye|colou?r|turn) ((?:the |his |her |its |their )?[a-z]+) and ((?:the |his |her |its |their )?[a-z]+) ([a-z ]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (colour1 && partIn(first1!) && partIn(second1!) && coloursIn(first1!).length === 0 && colour1.split(' ').every((word) => isColour(word))) // biome-ignore format: one line
    return again(await again(sprite, `${verb1} the ${partIn(first1!)!.word} ${colour1}`), `${verb1} the ${partIn(second1!)!.word} ${colour1}`); // biome-ignore format: one line
  // "Make it black with white paws": all of it, and then the part.
  const [, whole, part1] = /^((?:make|turn|paint) (?:it|him|her|them) (?:[a-z]+ )*?[a-z]+) with ([a-z ]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (
    whole &&
    part1 &&
    coloursIn(whole).length > 0 &&
    coloursIn(part1).length > 0 &&
    (partIn(part1) || /\beyes?$/.test(part1)) &&
    !PATTERN_WORDS.some(([w]) => w.test(part1)) &&
    !/\b(?:trims?|trimming|edges?|edging|lining|hems?|borders?)$/.test(part1)
  )
    // biome-ignore format: one line
    return again(await again(sprite, whole), `make the ${part1}`);
  // "Grey fur with white paws": a part in its colour each.
  const [, main, beside] = /^(.+?) with ([a-z ]+)$/.exec(clause) ?? [];
  const isOfOther = (half: string): boolean =>
    partIn(half) !== undefined && coloursIn(half).length > 0 && !ADDS.test(half);
  if (
    main &&
    beside &&
    isOfOther(main) &&
    isOfOther(beside) &&
    !/\b(?:trims?|trimming|edges?|edging|lining|hems?|borders?|stripes|spots|patches)$/.test(beside)
  )
    return again(await again(sprite, main), `make the ${beside}`);
  const [, verb = '', one, other] =
    /^((?:make|paint|give (?:him|her|it)|remove|take off|add|with) )?(.+?) and (.+)$/.exec(clause) ?? [];
  if (!one || !other) return undefined;
  const isTold = (half: string): boolean =>
    sizeIn(half) !== undefined ||
    (/\beyes?\b/.test(half) && coloursIn(half).length > 0) ||
    /\bjeans\b/.test(half) ||
    isPartTold(half);
  const isPartTold = (half: string): boolean =>
    partIn(half) !== undefined &&
    (TAKES.test(clause) || (coloursIn(half).length > 0 && !PATTERN_WORDS.some(([w]) => w.test(half))));
  const isWorn = (half: string): boolean => ADDS.test(verb + half) && isPutOn(half);
  if (!(isTold(one) || isWorn(one)) || !(isTold(other) || isWorn(other))) return undefined;
  // A face is read before what grows on its head is longer.
  const [first, second] = sizeIn(one) && !sizeIn(other) ? [other, one] : [one, other];
  return again(await again(sprite, verb + first), verb + second);
}

const DRESSES =
  /\b(?:dress\w*|costume|disguise\w*|outfit|cosplay\w*)\b|^(?:turn|make|change) (?:him|her|it|them)(?: into| look like| like)? an? /;

async function costumed({ sprite }: Subject, clause: string, again: Again): Promise<Rgba | undefined> {
  const costume = DRESSES.test(clause) ? COSTUMES.find(([words]) => words.test(clause)) : undefined;
  if (!costume) return undefined;
  let image = sprite;
  let [worn, failed]: [number, unknown] = [0, undefined];
  for (const words of costume[1]) {
    try {
      image = await again(image, words);
      worn++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failed ??= error;
    }
  }
  if (worn * 2 < costume[1].length) throw failed;
  return image;
}

function outdoors(subject: Subject, clause: string): Rgba | undefined {
  const { sprite } = subject;
  const line = lineHabitOf(toFlat(sprite));
  if (/\b(?:night|night-time|moonlight|moonlit)\b/.test(clause)) return atNight(sprite);
  if (/\b(?:winter|wintry|wintery|snowing|snowfall|in (?:the )?snow)\b/.test(clause))
    return inWinter(sprite, line, subject.head?.isSure ? eyesOf(subject).flat() : []);
  if (!/\bsnow(?:y|ed|-covered)?\b/.test(clause) || /\bsnowy?[- ]white\b/.test(clause)) return undefined;
  const part = partIn(clause.replace(/\bon (?:the |its )?top\b/, ' '));
  const region = part && partRegion(subject, part.slot, part.word);
  if (region && part.slot === 'roof' && /\b(?:on|cover)/.test(clause) && isThing(subject)) {
    // On a roof that is seen from above it lies all over, thinner towards the eaves.
    const all = settled(subject, 'roof', region);
    const rows = [...all.keys()].filter((i) => all[i]).map((i) => Math.floor(i / sprite.width));
    const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
    const of = lookAt(subject, all, false);
    inTones(of, rampOf(hexToRgb('#e6eef6'), 0.9), all, (x, y) => noiseAt(x, y, Math.max(2.5, (bottom - top) / 7), 47) > 0.06 + 0.5 * ((y - top) / (bottom - top)) ** 2); // biome-ignore format: one line
    return snowedOn(of.paint.image(), line, all);
  }
  // The line above a roof is of it as well.
  const { width } = sprite;
  return snowedOn(
    sprite,
    line,
    region?.map((v, i) => (v || region[i + width] || region[i - 1] || region[i + 1] ? 1 : 0)),
  );
}
