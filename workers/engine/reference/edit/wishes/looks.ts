/** Wishes of looks: patterns, rust, glow, of all or of a part. */
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { sameImage } from '../../../../../src/pixels/image.ts';
import { ramp as rampOf, TONE } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { alongOutline, EDGES } from '../along-outline.ts';
import { slit } from '../damage.ts';
import { looksIn, OTHER_PARTS, partIn } from '../look-words.ts';
import { LOOKS, type LookName } from '../looks/index.ts';
import { inTones, type LookAt } from '../looks/lay.ts';
import { isThing, mattersOf } from '../matters.ts';
import { partFound } from '../named-part.ts';
import { noiseAt, paintOn } from '../paint.ts';
import { withoutPale } from '../pale-features.ts';
import { partNeeded, partRegion } from '../part-region.ts';
import { PATTERN_WORDS, patterned, trimmed } from '../patterns.ts';
import { type Region, skinOf } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { recoloured } from '../tones.ts';
import { eyesOf, wholeOf } from '../whole-of.ts';
import { ADDS, CHANGES, coloursIn, isPutOn, OWN, otherWords, toneOf } from './words.ts';

export function lookAt(subject: Subject, region: Region, isWhole: boolean): LookAt {
  const skin = subject.person ? partFound(subject, 'skin') : undefined;
  return { paint: paintOn(subject), region, isWhole, skin, eyes: eyesOf(subject) };
}

/** What a colour or a pattern is of that names no part: clothes of people, all of others. */
const usualRegion = (subject: Subject): Region =>
  (subject.person && partRegion(subject, 'robe', 'clothes')) ?? wholeOf(subject);

const TRIM = /\b(?:trims?|trimming|edges?|edging|lining|hems?|borders?)\b/;

/** Bands that a barrel has. */
const FITTINGS = /\b(?:the|its) (?:iron|metal|steel|brass|copper|[a-z]+) (?:bands?|hoops?)\b/;

const THEIRS = /\b(?:the|his|her|its|their) (?:stripes|spots|patches)\b/;

/** A region of two matters: what is most of it, and what lies on that in many places; undefined for one that is plain. */
function twoMatters(subject: Subject, region: Region): readonly [Region, Region] | undefined {
  const n = region.reduce((all, v) => all + v, 0);
  const own = mattersOf(subject)
    .map(({ pixels, pieces }) => ({
      inside: pixels.filter((i) => region[i]),
      places: pieces.filter((one) => one.pixels.some((i) => region[i])).length,
    }))
    .filter(({ inside }) => inside.length > 0)
    .sort((a, b) => b.inside.length - a.inside.length);
  const on = own
    .slice(1)
    .find(({ inside, places }) => inside.length > 0.1 * n && inside.length < 0.5 * n && places > 3);
  if (!own[0] || !on) return undefined;
  const of = (cells: readonly number[]): Region => {
    const out = new Uint8Array(region.length);
    for (const i of cells) out[i] = 1;
    return out;
  };
  const second = of(on.inside);
  return [region.map((v, i) => (v && !second[i] ? 1 : 0)), second];
}

export function withPattern(subject: Subject, clause: string): Rgba | undefined {
  const along = ALONG.test(clause) ? lookAlong(subject, clause) : undefined;
  if (along) return along;
  const pattern = PATTERN_WORDS.find(([words]) => words.test(clause));
  const isTrim = !pattern && TRIM.test(clause);
  if (!pattern && !isTrim) return undefined;
  // Stripes that are there take another colour.
  if (!subject.person && CHANGES.test(clause) && (THEIRS.test(clause) || FITTINGS.test(clause))) return undefined;
  // "Give it spots" is a pattern; "the spots" are a part that is there.
  const named = partIn(clause);
  const part = named?.slot === 'accents' && !OWN.test(clause) ? undefined : named;
  if (ADDS.test(clause) && (isPutOn(clause) || (part && /^(?:back|hat|held)$/.test(part.slot)))) return undefined;
  const colours = coloursIn(part ? part.rest : clause);
  const region = part
    ? partNeeded(subject, part.slot, part.word)
    : /\bit\b/.test(clause) || ADDS.test(clause)
      ? wholeOf(subject)
      : usualRegion(subject);
  // "Pink with darker spots": a shade of the colour that all of it has.
  const shade = /\bwith (?:some )?(dark|light)(?:er)? (?:[a-z]+ )?$/.exec(
    clause.slice(0, pattern ? clause.search(pattern[0]) : 0).replace(/\s*$/, ' '),
  )?.[1];
  const isShaded = shade !== undefined && colours.length === 1;
  const base = colours.length > 1 || isShaded ? toneOf(colours[0]!) : undefined;
  // What is patterned already has that pattern in the colours that are told.
  const there = base && colours.length === 2 && !isShaded && pattern?.[1] === 'spots' && part ? twoMatters(subject, region) : undefined; // biome-ignore format: one line
  const inSecond = there && toneOf(colours.at(-1)!);
  if (base && there && inSecond) return recoloured(recoloured(subject.sprite, base, there[0]), inSecond, there[1]);
  const image = base ? recoloured(subject.sprite, base, region) : subject.sprite;
  const of = lookAt({ ...subject, sprite: image }, region, !part && !subject.person);
  const shaded = isShaded && base ? rampOf(base[shade === 'dark' ? TONE.deep : TONE.spec]) : undefined;
  const second =
    shaded ?? ((colours.length > 0 && toneOf(colours.at(-1)!)) || rampOf(hexToRgb(isTrim ? '#e0b040' : '#3c3034')));
  if (pattern) patterned(of, pattern[1], second);
  else trimmed(of, second);
  return of.paint.image();
}

const STAINS: readonly (readonly [LookName, string])[] = [['bloody', '#9c1c1c'], ['mossy', '#5c8434'], ['rusty', '#a4602c'], ['dirty', '#6c5034'], ['frozen', '#a8d8f0']]; // biome-ignore format: a table

const WEARS = /^(?:torso|robe|legs|feet|hands|hat|held|back|shoulders)$/;

/** "Burnt edges", "moss around the rim". */
const ALONG = new RegExp(`\\b(?:(?:on|around|along|at|round) )?(?:the |its |his |her )?${EDGES.source}\\b`);

function lookAlong(subject: Subject, clause: string): Rgba | undefined {
  const { looks, rest } = looksIn(clause);
  const left = rest.replace(ALONG, ' ');
  if (looks.length === 0 || otherWords(left).length > 0 || partIn(left) || !isThing(subject)) return undefined;
  const of = lookAt(subject, alongOutline(subject), false);
  for (const look of looks) {
    LOOKS[look](of);
    // So narrow a band takes all of the stain.
    if (STAIN_ALL[look]) inTones({ ...of, paint: of.paint }, rampOf(hexToRgb(STAIN_ALL[look])), of.region, (x, y) => noiseAt(x, y, 3, 59) > 0.36); // biome-ignore format: one line
  }
  return of.paint.image();
}
const STAIN_ALL: Partial<Record<LookName, string>> = { burnt: '#33262a', mossy: '#5c8434', rusty: '#a4602c', dirty: '#6c5034' }; // biome-ignore format: one line

export function withLook(subject: Subject, clause: string): Rgba | undefined {
  const { looks, rest } = looksIn(clause);
  if (looks.length === 0 || /\beyes?\b/.test(rest)) return undefined;
  const part = partIn(rest);
  if (!part && OTHER_PARTS.test(rest)) return undefined;
  const other = otherWords(part ? part.rest : rest);
  if (other.length > 1 || (other.length === 1 && isPutOn(other[0]!))) return undefined;
  if (part && ADDS.test(clause) && !OWN.test(clause) && /^(?:back|hat|held|wings|beard)$/.test(part.slot))
    return undefined;
  if (!part && isPutOn(rest)) return undefined;
  // "Rusty armour" of armour that nobody wears is all there is.
  const isItself = part !== undefined && isThing(subject) && WEARS.test(part.slot) && !partRegion(subject, part.slot, part.word); // biome-ignore format: one line
  const isWhole = !part || part.slot === 'whole' || isItself || (part.slot === 'hide' && !subject.person);
  const region = isWhole ? withoutPale(subject, wholeOf(subject)) : partNeeded(subject, part.slot, part.word);
  // A colour beside a look is of what has it; of the glow, where it glows.
  const tones = toneOf(part ? part.rest : rest);
  let image = tones && !looks.includes('glowing') ? recoloured(subject.sprite, tones, region) : subject.sprite;
  for (const look of looks) {
    const of = lookAt({ ...subject, sprite: image }, region, isWhole);
    // What never lived has neither wounds nor eyes that glow: it moulds.
    if (look === 'undead' && isThing(subject)) LOOKS[tones ? 'dirty' : 'mossy']({ ...of, tones });
    else LOOKS[look]({ ...of, tones });
    // What is torn of somebody's clothes shows the skin below.
    const bare = subject.person && /\b(?:torn|ripped|tattered|ragged)\b/.test(clause) ? skinOf(subject.person) : -1;
    if (look === 'cracked' && !isWhole && bare >= 0) slit(of.paint, region, bare);
    else if (look === 'cracked' && !isWhole) LOOKS.dented(of);
    image = of.paint.image();
  }
  // On so little as a tip no stain finds room: all of it has one.
  const stain = sameImage(image, subject.sprite) ? STAINS.find(([look]) => looks.includes(look))?.[1] : undefined;
  return stain ? recoloured(subject.sprite, rampOf(hexToRgb(stain)), region) : image;
}
