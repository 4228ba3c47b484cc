/** Recolours and removals of parts that no outline tells, done to the area that such a part usually is: "silver buckle", "make the label red", "remove the cork". */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { cloneImage } from '../../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { toFlat } from '../../parts/flat.ts';
import { withoutCrumbs } from '../../parts/index.ts';
import { alongOutline, EDGES } from '../along-outline.ts';
import { ENGRAVED, engraving } from '../engraved.ts';
import { eyesMeant } from '../eyes-meant.ts';
import { sum } from '../held.ts';
import { LOBES } from '../lobes.ts';
import { looksIn, partIn } from '../look-words.ts';
import { isThing } from '../matters.ts';
import { faceMark, faceOver, isFaceMark } from '../panels/face-marks.ts';
import { settled } from '../panels/settle.ts';
import { withoutPart } from '../part-edges.ts';
import { partRegion } from '../part-region.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { recoloured } from '../tones.ts';
import { wholeOf } from '../whole-of.ts';
import { setIn } from '../wishes/added.ts';
import { ADDS, coloursIn, isColour, isPutOn, TAKES, toneOf } from '../wishes/words.ts';
import { areaNamed, areasSeen, bulkOf } from './named-area.ts';
import { looksOf } from './nouns.ts';
import { hasFace, isOwnName, MARKS, ownPart, standsOff, unknown } from './own-part.ts';

interface Said {
  readonly noun: string;
  /** What it is on: "the hat" of "the star on the hat". */
  readonly on?: string;
  /** The words of the colour that it is to have; none where it goes. */
  readonly to?: string;
}

const OWNER = '(?:the |his |her |its |their |my |all |that |those )*';
const GONE = new RegExp(`^(?:remove|take off|take away|take out|without|no|drop|lose|delete|erase|get rid of|cut off) ${OWNER}([a-z -]+?)(?: (?:from|on|off|in|of|at) (.+))?$`); // biome-ignore format: one line
const VERB = /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change|have|with|wearing) /;
const NO_NOUN = /^(?:it|him|her|them|everything|all|this|that)$/;
const NO_AREA = /\b(?:eyes?|version|shadow|background)\b/;
/** More than this is not taken away by its colour. */
const MOST_GONE = 0.42;
const LEAF = /^(?:lea(?:f|ves)|foliage|stems?|stalks?|greens?)$/;
const MOST_LEAVES = 0.75;
const SEEN = 4;
/** What is usually more of somebody than this covers more than can be guessed. */
const SMALL = 0.2;

/** What a clause says of which noun; undefined for any other clause. */
export function saidOf(clause: string): Said | undefined {
  const [, gone, on] = GONE.exec(clause) ?? [];
  if (gone) return NO_NOUN.test(gone) || gone.split(' ').length > 3 ? undefined : { noun: gone, ...(on && { on }) };
  if (TAKES.test(clause) || ADDS.test(clause)) return undefined;
  const words = clause
    .replace(VERB, '')
    .replace(new RegExp(`^${OWNER}`), '')
    .replace(/ (?:instead|please|too|now|colou?red|look|looking|to be|be|become|becomes|to|into|in|an?)(?= |$)/g, '')
    .split(/[ -]/)
    .filter(Boolean);
  const isTone = (word: string): boolean => isColour(word) || SHADES.test(word);
  let [from, end] = [0, words.length];
  while (from < end && isTone(words[from]!)) from++;
  while (end > from && isTone(words[end - 1]!)) end--;
  // "Make the red bands blue" says which colour they have now.
  if (from > 0 && end < words.length) return undefined;
  const noun = words.slice(from, end).join(' ');
  const to = [...words.slice(0, from), ...words.slice(end)].join(' ');
  if (
    !noun ||
    NO_NOUN.test(noun) ||
    end - from > 3 ||
    coloursIn(to).length !== 1 ||
    words.slice(from, end).some(isTone)
  )
    return undefined;
  return { noun, to };
}
const SHADES = /^(?:dark|light|pale|bright|deep|very|royal|sky|navy|neon)$/;

/** A recolour or a removal of an area that a noun surely means; undefined where none is. */
export function byArea(subject: Subject, clause: string): Rgba | undefined {
  const said = saidOf(clause);
  if (!said || NO_AREA.test(said.noun)) return undefined;
  // Hair and beards are told from hats and faces by other ways, which know when there are none.
  if (/\b(?:hair|beard|skin|face)$/.test(said.noun) && subject.head?.isSure) return undefined;
  // Of who was taken apart it is known what is not worn.
  if (
    (subject.person || subject.pole) &&
    sureOf(subject) >= SOMEBODY &&
    /^(?:torso|robe|shoulders|legs|feet|hands)$/.test(partIn(said.noun)?.slot ?? '')
  )
    return undefined;
  const own = ownPart(subject, said.noun);
  if (!said.to) {
    // What stands out from a body leaves a gap that is seen.
    const mark = isFaceMark(said.noun) ? faceMark(subject, said.noun) : undefined;
    if (mark) return withoutMark(subject, mark);
    if (isFaceMark(said.noun) && hasFace(subject)) return undefined;
    if (own && LOBES.test(said.noun)) return withoutCrumbs(subject.sprite, withoutPart(subject, own));
    // What a hand holds is more than one area.
    if (partIn(said.noun)?.slot === 'held') return undefined;
    // Nor is what lies under a coat or a hat known.
    const isLeaf = LEAF.test(said.noun);
    const isLarge = !isLeaf && looksOf(said.noun).every(({ share }) => share[1] > (isThing(subject) ? 1 : SMALL));
    if (isLarge && (subject.person || isThing(subject) || looksOf(said.noun).length === 0) && !unknown(subject, said.noun)) return undefined; // biome-ignore format: one line
    const place = said.on ? partIn(said.on) : undefined;
    const within = place && partRegion(subject, place.slot, place.word);
    const region = areaNamed(subject, said.noun, within) ?? unknown(subject, said.noun);
    // Gone is what leaves a gap that is seen.
    if (!region || sum(region) < SEEN || sum(region) > (isLeaf ? MOST_LEAVES : MOST_GONE) * sum(wholeOf(subject)))
      return undefined;
    if (isLarge && !MARKS.test(said.noun) && !standsOff(subject, region)) return undefined;
    const all = within ? withRimOn(subject, region, within) : withPeaks(subject, region);
    const left = withoutCrumbs(subject.sprite, withoutPart(subject, all));
    return isLeft(subject, left, all) ? left : undefined;
  }
  const tones = toneOf(said.to, subject.guidance);
  const area = tones && (own ?? areaNamed(subject, said.noun) ?? unknown(subject, said.noun));
  const region = isPatchOfAll(subject, said.noun, area) ? bulkOf(subject) : (area ?? itself(subject, said.noun));
  return (
    tones && region && recoloured(subject.sprite, tones, settled(subject, partIn(said.noun)?.slot ?? 'thing', region))
  );
}

/** Whether hardly more went than what was to go: what falls off with it was held by it, and is no part of it. */
function isLeft({ sprite }: Subject, left: Rgba, region: Region): boolean {
  let gone = 0;
  for (let i = 3; i < left.data.length; i += 4) if (sprite.data[i]! >= 128 && left.data[i]! < 128) gone++;
  return gone <= 1.6 * sum(region) + 8;
}

/** A face goes on where a mark in it was. */
function withoutMark(subject: Subject, mark: Region): Rgba {
  const over = faceOver(subject, mark);
  const out = cloneImage(subject.sprite);
  for (const i of mark.keys()) {
    const c = mark[i] ? over(i) : -1;
    if (c >= 0) out.data.set([c >> 16, (c >> 8) & 255, c & 255], i * 4);
  }
  return out;
}

/** A thing on a part with its shadows and its line: what lies about it that the part is not of. */
function withRimOn({ sprite }: Subject, region: Region, part: Region): Region {
  const { colors, width } = toFlat(sprite);
  const counts = new Map<number, number>();
  for (const i of part.keys()) if (part[i] && !region[i]) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  const least = OF_PART * [...counts.values()].reduce((a, b) => a + b, 0);
  const there = [...region.keys()].filter((i) => region[i]);
  const xs = there.map((i) => i % width);
  const ys = there.map((i) => Math.floor(i / width));
  const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1]; // biome-ignore format: one line
  return region.map((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isIn = x >= left && x <= right && y >= top && y <= bottom && colors[i]! >= 0;
    return v || (isIn && (counts.get(colors[i]!) ?? 0) < least) ? 1 : 0;
  });
}
const OF_PART = 0.08;

/** What sits on the top of all ends the picture there: its points are of it, whatever glints in them. */
function withPeaks({ sprite: { width, data } }: Subject, region: Region): Region {
  const there = [...region.keys()].filter((i) => region[i]);
  const isSeen = (i: number): boolean => data[i * 4 + 3]! >= 128;
  const first = Math.floor(data.findIndex((v, k) => k % 4 === 3 && v >= 128) / 4 / width);
  const rows = there.map((i) => Math.floor(i / width));
  const columns = there.map((i) => i % width);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  // Berries here and there are no crown.
  const wide = Math.max(...columns) + 1 - Math.min(...columns);
  if (top > first + 1 || there.length < SCATTERED * wide * (bottom + 1 - top)) return region;
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  return region.map((v, i) =>
    v || (isSeen(i) && i % width >= left && i % width <= right && Math.floor(i / width) <= top + PEAKS * (bottom - top)) ? 1 : 0,
  ); // biome-ignore format: one line
}
const PEAKS = 0.6;
const SCATTERED = 0.34;

/** One area for a thing: "replace the spoon with a skull"; undefined where no area is what goes, or nothing can be drawn for it. */
export function replacedByArea(subject: Subject, clause: string): Rgba | undefined {
  const [, other, lost] = INSTEAD.exec(clause) ?? [];
  const tones = other && !isPutOn(other) ? toneOf(other, subject.guidance) : undefined;
  const there = tones && lost ? (areaNamed(subject, lost) ?? unknown(subject, lost)) : undefined;
  // "Gold ore instead of tnt": what fills the same place is that in another colour.
  if (tones && there) return recoloured(subject.sprite, tones, settled(subject, 'thing', there));
  const [, gone, text] = REPLACES.exec(clause) ?? [];
  const region = gone && text && areaNamed(subject, gone);
  if (!region || sum(region) > MOST_GONE * sum(wholeOf(subject))) return undefined;
  const sprite = withoutCrumbs(subject.sprite, withoutPart(subject, region));
  return setIn({ ...subject, sprite }, text, region);
}
const INSTEAD = /^(?:make |put |add |have |fill it with |with )?(?:the |an? |some )?(.+?)(?: in it| there| on it| inside)? (?:instead of|in place of|rather than) (?:the |an? |some )?([a-z]+)$/; // biome-ignore format: one line
const REPLACES = new RegExp(`^(?:replace|swap|exchange|switch|change) ${OWNER}([a-z ]+?) (?:with|for|by|to|into) (?:an? |some )?([a-z -]+)$`); // biome-ignore format: one line

const ALONG_EDGES = new RegExp(`\\b${EDGES.source}$`);

/** Of a thing: a part of it that words name which no other way finds. */
export function ofThingByArea(subject: Subject, clause: string): Rgba | undefined {
  const said = saidOf(clause);
  // "Golden rim": what runs along the outline; moss there is a look.
  if (ALONG_EDGES.test(clause) && isThing(subject)) {
    const own = looksIn(clause).looks.length === 0 && !/ with /.test(clause) && said?.to ? toneOf(said.to, subject.guidance) : undefined; // biome-ignore format: one line
    return own && recoloured(subject.sprite, own, alongOutline(subject));
  }
  // A crown that is there is not put on anew.
  const isThere =
    said !== undefined && (isThing(subject) || THINGS_OWN.test(said.noun) || isSaidThere(clause, said.noun));
  // "Red fish" of a fish is all of it.
  if (said && isOwnName(said.noun)) return undefined;
  if (said && /^eyes?$/.test(said.noun) && eyesMeant(subject, subject.head?.eyes ?? []).length > 0) return undefined;
  if (!said?.to || !isThere || /^(?:thing|opening|roof|hide)$/.test(partIn(said.noun)?.slot ?? '')) return undefined;
  const tones = toneOf(said.to, subject.guidance);
  const carved = tones && ENGRAVED.test(said.noun) ? engraving(subject) : undefined;
  if (tones && carved) return recoloured(subject.sprite, tones, carved);
  const area = tones && (ownPart(subject, said.noun) ?? areaNamed(subject, said.noun));
  const region = isPatchOfAll(subject, said.noun, area)
    ? bulkOf(subject)
    : (area ?? (partIn(said.noun) ? undefined : itself(subject, said.noun)));
  return (
    tones && region && recoloured(subject.sprite, tones, settled(subject, partIn(said.noun)?.slot ?? 'thing', region))
  );
}

/** "Flower yellow", "make the flower yellow": no wardrobe has it, and it is spoken of as being there. */
const isSaidThere = (clause: string, noun: string): boolean =>
  /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change) (?:the|his|her|its|their) /.test(clause) && !partIn(noun) && !/^(?:head|face|body|eyes?)$/.test(noun) && looksOf(noun).length > 0; // biome-ignore format: one line

/** "Brown boots" of boots that nobody wears are all there is, not a patch of them. */
const isPatchOfAll = (subject: Subject, noun: string, area: Region | undefined): boolean =>
  WEARS.test(partIn(noun)?.slot ?? '') &&
  !isBeast(subject) &&
  !hasFace(subject) &&
  sureOf(subject) < (isThing(subject) ? 1 : SOMEBODY) &&
  (!area || sum(area) < LARGE * sum(wholeOf(subject)));
/** A beast that has a head wears what is on it. */
const isBeast = (subject: Subject): boolean =>
  stanceOf(subject).isLong && subject.head?.isSure === true && !isThing(subject);
const WEARS = /^(?:torso|robe|feet|hands|hat)$/;

/** What nobody wears, or what is seen of its colour where somebody does. */
const THINGS_OWN = /\b(?:cover|label|pages|lid|cork|wheels?|tires?|crown|tiara|frame|border|screen)$/;

/** A refusal that says what there is instead. */
export function named(subject: Subject, clause: string, error: InputError): InputError {
  const seen = saidOf(clause)?.to ? areasSeen(subject) : '';
  return seen ? new InputError(`${error.message} ${seen}`) : error;
}

/** "Make the gun black" of a gun: what no part of anything is called. */
function itself(subject: Subject, noun: string): Region | undefined {
  // A key is upright as well, and its hole may look like a face: who surely is somebody is no thing.
  if (!isThing(subject) && sureOf(subject) >= SOMEBODY) return undefined;
  const isName = LEXICON.read(noun.split(' ').at(-1)!).some(({ is }) => is === 'concept');
  // What is only ever a small part is not the thing itself.
  const slot = partIn(noun)?.slot ?? '';
  const isPart =
    PART_OF_THING.test(noun) ||
    slot === 'wings' ||
    slot === 'opening' ||
    (WEARS.test(slot) && hasFace(subject)) ||
    (WEARS.test(slot) && isBeast(subject)) ||
    looksOf(noun).some(({ share }) => share[1] < LARGE);
  return !isPart && (isName || slot === 'held' || looksOf(noun).length > 0) ? bulkOf(subject) : undefined;
}
const LARGE = 0.3;
/** What is never all of a thing. */
export const PART_OF_THING =
  /^(?:pedestal|plinth|base|stand|frame|rim|lid|cushions?|bottom|screen|display|monitor|dial|roofs?|doors?|pages?|petals?|leaves|flames?|laser|beam|lens|barrel|button|buttons|keys|cable|cables)$/;
const SOMEBODY = 0.75;

/** How surely somebody's joints were seen, on the whole. */
function sureOf({ found }: Subject): number {
  const joints = Object.values(found);
  return joints.reduce((n, { sure }) => n + sure, 0) / Math.max(1, joints.length);
}
