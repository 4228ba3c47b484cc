/** What is said of an effect besides its name, phrase by phrase: false where one of them is of somebody or something else. */
import { PAINTED } from '../../catalogue/things/painted.ts';
import { ALONG } from '../../painted/along.ts';
import { debrisOf } from '../../painted/debris.ts';
import { LEXICON } from '../default-lexicon.ts';
import { singulars } from '../tokens.ts';
import type { Draft } from './draft.ts';
import { endingAt, MARKER, TAIL } from './naming.ts';
import { ANYBODY, CAUSES, coloursOf, DETAIL_OF, FORM_OF, LONGEST, MANNERS, REMARK, SILENT, SUBSTANCE_OF, type Substance, TIMES } from './words.ts'; // biome-ignore format: one line

/** Words before a name: its substance, colours, phase. False where one of them says something else. */
export function adjectives(words: readonly string[], draft: Draft, own = false): boolean {
  for (let i = 0; i < words.length; ) {
    const n = longest(words, i, (said) => SUBSTANCE_OF.has(said));
    const colour = coloursFrom(words, i);
    if (colour.length > 0 && !(n > colour.length)) {
      draft.colours.push(...(coloursOf(words.slice(i, i + colour.length)) ?? []));
      i += colour.length;
    } else if (n > 0) {
      const substance = SUBSTANCE_OF.get(words.slice(i, i + n).join(' '))!;
      if (own || !draft.substance) draft.substance = stronger(draft.substance, substance);
      i += n;
    } else {
      const word = words[i]!;
      const manner = MANNERS.get(word);
      const times = own && !draft.concept?.includes('cross') ? TIMES.get(word) : undefined;
      if (times) draft.times = times;
      else if (manner) draft.manners.add(manner);
      else if (!SILENT.has(word) && !MARKER.test(word) && !FORM_OF.has(word) && !CAUSES.has(word)) {
        // what blows up or breaks flies about: "barrel explosion"
        const debris = own && BREAKS.has(draft.concept ?? '') ? debrisOf(word) : undefined;
        if (debris) {
          draft.parts.push({ piece: debris });
          draft.told.push(debris);
          i += 1;
          continue;
        }
        // somebody who does something, or something else
        if (own || namesOther(word)) return false;
        draft.unknown.push(word);
      }
      i += 1;
    }
  }
  return true;
}

/** Forms of effects in which a thing breaks. */
const BREAKS: ReadonlySet<string> = new Set(['explosion', 'impact', 'rock-burst']);

/** "Magic fire" is fire, "dark energy" is dark; what flies in the wind is what is seen. */
const stronger = (a: Substance | undefined, b: Substance): Substance => (a && (b.stuff === 'magic' || (a.stuff === b.stuff && /^(?:dust|dusty|powder|liquid)$/.test(b.name)) || (b.stuff === 'wind' && BLOWN.has(a.stuff))) ? a : b); // biome-ignore format: one line
const BLOWN: ReadonlySet<string> = new Set(['leaf', 'petal', 'snow', 'feather', 'dust', 'smoke', 'confetti']);

/** How many words from here on are one name of the kind; 0 where none is. */
function longest(words: readonly string[], from: number, is: (said: string) => boolean): number {
  for (let n = Math.min(LONGEST, words.length - from); n > 0; n--)
    if (is(words.slice(from, from + n).join(' '))) return n;
  return 0;
}

/** A colour with the tones before it. */
function coloursFrom(words: readonly string[], from: number): readonly string[] {
  for (let n = Math.min(3, words.length - from); n > 0; n--) {
    const some = words.slice(from, from + n);
    const found = coloursOf(some);
    if (found && found.length === 1 && coloursOf(some.slice(-1))?.length === 1) return some;
  }
  return [];
}

/** Somebody or something that would be drawn. */
const namesOther = (word: string): boolean =>
  [word, ...singulars(word)].some((one) =>
    LEXICON.read(one).some((r) => r.is === 'species' || (r.is === 'concept' && !r.weak && !PAINTED[r.id])),
  );

/** What follows a name, or another member. False where it says something that is none of an effect. */
export function tail(words: readonly string[], draft: Draft): boolean {
  let rest = [...words];
  while (rest.length > 0) {
    while (
      rest[0] &&
      /^(?:with|and|has|having|of|in|a|an|the|its|made|or|but|slightly|very|leaving|that|which|is|are)$/.test(rest[0])
    ) {
      // biome-ignore format: one line
      if (rest[0] === 'of' || rest[0] === 'in') break;
      rest.shift();
    }
    if (rest.length === 0) return true;
    // "full of stars", "a galaxy within": what comes along lies in it
    if (/^(?:full of|filled with|containing) /.test(rest.join(' '))) {
      draft.manners.add('within');
      rest = rest.slice(rest[0] === 'containing' ? 1 : 2);
    }
    const said = rest.join(' ');
    if (REMARK.test(said)) return true;
    const frames = /^(\d+|two|three|four|five|six|eight) (?:animation )?frames?\b/.exec(said);
    if (frames) {
      draft.frames = Number(frames[1]) || { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 }[frames[1]!] || 4;
      rest = rest.slice(frames[0].split(' ').length);
      continue;
    }
    const where = /^(?:around|over|above|under|behind|beneath|below|on|at|by|from|near|upon|towards?|off|onto|against|in|inside|through|across|along|to|out of|of|into) (.+)$/.exec(said); // biome-ignore format: one line
    if (where) {
      const place = words.length > 0 ? phraseOf(where[1]!.split(' ')) : [];
      const bare = place.join(' ').replace(/^(?:the|an?|its) /, '');
      const after = rest.slice(said.split(' ').length - where[1]!.split(' ').length + place.length);
      const way = MANNERS.get(said) ?? MANNERS.get(`${rest[0]} ${place.join(' ')}`) ?? MANNERS.get(bare);
      if (way || ANYBODY.test(place.join(' '))) {
        if (way) draft.manners.add(way);
        else {
          draft.cue = true;
          // at somebody's feet it lies
          if (/^(?:under|below|beneath|underneath)$/.test(rest[0]!) || /\bfeet$/.test(bare))
            draft.manners.add('ground');
        }
        rest = after;
        continue;
      }
      // "from a cloud": what it comes out of
      if (
        /^(?:from|under|below|out of|beneath)\b/.test(said) &&
        /\bclouds?$/.test(bare) &&
        detailIn(bare.replace(/clouds$/, 'cloud').split(' '), draft)
      ) {
        rest = after;
        continue;
      }
      // "of fire", "in pink and mint"
      if (/^(?:of|in|into|from|inside|at)$/.test(rest[0]!) && adjectivesOnly(place, draft)) {
        rest = after;
        continue;
      }
      // "at the border", "around its core": where the last said lies
      if (place.every((word) => SILENT.has(word) || DETAIL_OF.has(word))) {
        // "swirling into a skull shape": what it forms is seen
        if (rest[0] === 'in' || (rest[0] === 'into' && /\b(?:shape|form|skull|face|eyes|hearts?|stars?)\b/.test(bare))) detailIn(place, draft); // biome-ignore format: one line
        rest = after;
        continue;
      }
      // a place, or somebody: a picture of more than an effect
      if (!place.every((word) => SILENT.has(word) || CAUSES.has(word))) return false;
      rest = after;
      continue;
    }
    const phrase = phraseOf(rest);
    if (!member(phrase, draft)) return false;
    rest = rest.slice(Math.max(1, phrase.length));
  }
  return true;
}

/** Words up to the next preposition; "and" joins colours. */
function phraseOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, i) => i > 0 && TAIL.test(word) && !(word === 'and' && joinsColours(words, i)) && !(word === 'of' && DETAIL_OF.has(words.slice(0, i + 2).join(' ')))); // biome-ignore format: one line
  return end < 0 ? words : words.slice(0, end);
}
const isColour = (word: string | undefined): boolean => word !== undefined && (coloursOf([word])?.length ?? 0) > 0;
const joinsColours = (words: readonly string[], at: number): boolean =>
  isColour(words[at - 1]) && (isColour(words[at + 1]) || isColour(words[at + 2]));

/** Substances and colours, and nothing else. */
function adjectivesOnly(words: readonly string[], draft: Draft): boolean {
  const bare = words.filter((word) => !/^(?:the|an?|pure|some)$/.test(word));
  const trial: Draft = { colours: [], parts: [], manners: new Set(), told: [], unknown: [] };
  if (bare.length === 0 || !adjectives(bare, trial, true) || trial.unknown.length > 0) return false;
  if (!trial.substance && trial.colours.length === 0) return bare.every((word) => SILENT.has(word));
  draft.colours.push(...trial.colours);
  if (trial.substance) draft.substance = stronger(draft.substance, trial.substance);
  for (const manner of trial.manners) draft.manners.add(manner);
  return true;
}

/** A component of the painter's own by a word for it: a black hole's ring is the light round it. */
const ownPart = (word: string, concept: string | undefined): string | undefined =>
  concept === undefined ? undefined : Object.entries(PAINTED[concept]?.parts ?? {}).find(([part, words]) => !(part in ALONG) && words.includes(word))?.[0]; // biome-ignore format: one line

/** A part that comes along, with its colours: what stands before and after it in the phrase is said of it. */
function detailIn(words: readonly string[], draft: Draft, whole = false): boolean {
  for (let to = words.length; to > 0; to--)
    for (let n = Math.min(LONGEST, to); n > 0; n--) {
      const piece = DETAIL_OF.get(words.slice(to - n, to).join(' '));
      if (!piece) continue;
      const own: Draft = { colours: [], parts: [], manners: new Set(), told: [], unknown: [] };
      if (!adjectives(words.slice(0, to - n), own)) return false;
      const after = words.slice(to);
      if (!after.every((word) => SILENT.has(word) || MANNERS.has(word) || isColour(word)) && (whole || !adjectives(after, own))) return false; // biome-ignore format: one line
      if (after.some((word) => MANNERS.get(word) === 'within')) draft.manners.add('within');
      // bubbles that pop do so in the picture
      if (piece === 'balls' && after.some((word) => MANNERS.get(word) === 'popping')) draft.manners.add('popping');
      const mine = ownPart(words.slice(to - n, to).join(' '), draft.concept);
      // "orange and black smoke": the last is the smoke's, unless light of two colours is meant
      const colour =
        (mine === 'swirl' || mine === 'spiral' ? own.colours[0] : own.colours.at(-1))?.hex ??
        (/^smoke/.test(mine ?? piece) && (own.substance?.stuff === 'dark' || own.manners.has('dark'))
          ? '#3c3844'
          : undefined) ??
        own.substance?.colour ??
        // dark smoke is of soot, and no dark magic; brass bits are of brass
        (n > 1 ? coloursOf(words.slice(to - n, to - n + 1))?.[0]?.hex : undefined);
      draft.parts.push({
        // what has no head of its own shows its colour in its middle
        piece: mine ?? (piece === 'head' ? 'core' : piece),
        ...(colour ? { colour } : {}),
      });
      draft.colours.push(...(mine === 'swirl' || mine === 'spiral' ? own.colours.slice(1) : own.colours.slice(0, -1)));
      draft.unknown.push(...own.unknown);
      draft.told.push([...own.colours.map(({ name }) => name), words.slice(to - n, to).join(' ')].join(' '));
      return true;
    }
  return false;
}

/** A member or a phrase: colours, a manner, a part, the same effect again. */
function member(words: readonly string[], draft: Draft): boolean {
  const said = words.join(' ');
  const colours = coloursOf(words);
  if (colours && colours.length > 0) {
    draft.colours.push(...colours);
    return true;
  }
  const manner = MANNERS.get(said);
  if (manner) {
    draft.manners.add(manner);
    return true;
  }
  if (detailIn(words, draft)) return true;
  if (words.every((word) => SILENT.has(word) || MARKER.test(word) || ANYBODY.test(word) || CAUSES.has(word))) {
    for (const word of words) if (MANNERS.has(word)) draft.manners.add(MANNERS.get(word)!);
    return true;
  }
  // said again by another name: "energy wave, purple shockwave"
  const again = endingAt(
    words.filter((word, i) => !MARKER.test(word) && !(i === words.length - 1 && /ing$/.test(word))),
  );
  if (again) return adjectives(again.before, draft);
  return adjectives(words, draft);
}
