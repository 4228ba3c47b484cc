/** Whether words before and after a place's name belong to it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { PLACES } from '../places/index.ts';
import { MANNER_OF, suits } from '../places/manners.ts';
import { KNOWN, type Read } from './known.ts';
import { Phrases, textOf } from './words.ts';

/** "Wheat fields", "fields of wheat": one of them is drawn as wide as many. */
const inPlural = (words: string): string[] =>
  / field$/.test(words) ? [`${words}s`] : /^field of /.test(words) ? [words.replace('field', 'fields')] : [];

export const NAMES = new Phrases<string>(
  Object.entries(PLACES).flatMap(([id, row]) =>
    row.words.flatMap((w) => [w, ...inPlural(w)]).map((w) => [w, id] as const),
  ),
);

export const INTO = new Set(['in', 'inside', 'through', 'at', 'into', 'within', 'across', 'of', 'on', 'from', 'near', 'over', 'around', 'along', 'under', 'by', 'above', 'outside']); // biome-ignore format: a list
export const WITHIN: ReadonlySet<string> = new Set(['in', 'inside', 'within', 'into', 'through']);
export const STOPS: ReadonlySet<string> = new Set(['with', 'and', 'of', 'in', 'on', 'at', 'from', 'under', 'behind', 'near', 'over', 'to', 'while', 'is', 'are', 'between', 'a', 'an', 'the', 'inside', 'through', 'by']); // biome-ignore format: a list
export const TAIL: ReadonlySet<string> = new Set(['interior', 'background', 'scene', 'room', 'scenery', 'landscape', 'environment', 'level', 'view', 'backdrop', 'setting', 'area', 'stage', 'map', 'path', 'trail', 'road', 'clearing', 'surface', 'vista', 'panorama', 'wallpaper', 'biome', 'zone', 'district', 'battle', 'peak', 'summit', 'slope', 'main', 'street', 'alley', 'outskirts', 'entrance', 'season', 'hills', 'exterior', 'terrain', 'world']); // biome-ignore format: a list
export const INNER: ReadonlySet<string> = new Set(['interior', 'room', 'inside']);
export interface Manner {
  readonly id: string;
  readonly told: string;
}

/** The manner that is named right before a place. */
export function mannerBefore(tokens: readonly Token[], end: number, place: string): (Manner & { readonly length: number }) | undefined {
  for (let length = Math.min(3, end); length > 0; length--) {
    const told = textOf(tokens.slice(end - length, end), ' ');
    const id = MANNER_OF.get(told);
    if (id && suits(id, PLACES[place]!)) return { id, told, length };
  }
  return undefined;
} // biome-ignore format: a signature

/** A kind of house, of which many may stand together. */
export function housesOf(text: string, read: Read): string | undefined {
  const { concept, confidence, kind } = read(text);
  return kind === 'thing' && confidence >= 0.9 && categoryOf(concept) === 'building' ? concept : undefined;
}

/** One living being, and nothing that is done. */
export function isOwner(tokens: readonly Token[], read: Read): boolean {
  if (tokens.some((t) => t.kind !== 'word' || STOPS.has(t.text) || INTO.has(t.text))) return false;
  const { kind, confidence, unknown, concept } = read(textOf(tokens));
  return confidence >= 0.9 && unknown.length === 0 && (kind !== 'thing' || categoryOf(concept) === 'monster');
}

/**
 * Names a thing that is drawn alone: "a bakery" is a building until its inside is meant. Of several words the last one
 * says what it is: "a spaceship corridor" is no spaceship.
 */
export const named = (text: string, read: Read): boolean => {
  const { kind, confidence, scenery, concept } = read(text);
  if (kind !== 'thing' || confidence < 0.9 || scenery) return false;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last === text || concept === text.replaceAll(' ', '-') || read(last).concept === concept;
};
/** Nothing that makes the name a part of something else follows. */
export const alone = (after: readonly Token[], orNothing = false): boolean =>
  (orNothing && after.length === 0) ||
  (after.length > 0 && !['with', 'on', 'made', 'in', 'of'].includes(after[0]!.text) && after[0]!.kind === 'stop');

/** "A bakery with bread and cakes": what follows is no part of a building. */
export function furnished(after: readonly Token[], name: readonly Token[], read: Read): boolean {
  if (after[0]?.text !== 'with' && textOf(after.slice(0, 2)) !== 'full of') return false;
  const of = after.slice(after[0]!.text === 'with' ? 1 : 2);
  const parts = textOf(of)
    .split(/,|\band\b/)
    .map((p) => p.trim())
    .filter(Boolean);
  const building = textOf(name);
  return (
    parts.length > 0 &&
    parts.every((p) => {
      const brief = read(p);
      return (
        brief.confidence >= KNOWN &&
        categoryOf(brief.concept) !== 'building' &&
        !OUTSIDE.test(p) &&
        read(`${building} with ${p}`).parts.length === 0
      );
    })
  );
}

/** A house of which something is told. */
export function isHouseWith(tokens: readonly Token[], read: Read): boolean {
  const end = tokens.findIndex((t) => t.text === 'with' || t.kind === 'stop');
  if (end <= 0) return false;
  const { kind, confidence, concept, scenery } = read(textOf(tokens.slice(0, end)));
  return kind === 'thing' && confidence >= 0.9 && !scenery && categoryOf(concept) === 'building';
}

/** Places that peoples have, whatever of that name is drawn as a thing. */
export const DWELLINGS = /^(?:camp|campsite|village|town|city|lair|den|cave|hideout|market|forest|hall|mine)$/;

/** The place's name is the end of a thing's: "a floating island". */
export function isThing(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = Math.max(0, from - 2); k < from; k++) {
    const { length, readings } = LEXICON.match(tokens, k);
    if (k + length >= to && readings.some((r) => r.is === 'concept') && !readings.some((r) => r.is === 'setting'))
      return true;
  }
  return false;
}

/** What a building shows to the street: "a tavern with a hanging sign" is seen from there. */
export const OUTSIDE =
  /\b(?:signs?|signboard|roofs?|chimneys?|doors?|windows?|balcon(?:y|ies)|porch|flags?|banners?|spires?|awnings?|gardens?|fences?|stairs|ivy|vines?|facade|columns|gates?|parking lot|waterwheel|water wheel)\b/;

/** Describes and names nothing. */
export function isAdjective(word: string, read: Read): boolean {
  // what a cave or a hall is of
  if (/^(?:stone|brick|marble|rock|concrete|wooden)$/.test(word)) return true;
  const brief = read(word);
  return brief.confidence < KNOWN || (brief.kind !== 'humanoid' && /y$|ed$|al$|ic$|en$|ern$|ing$|ful$|ous$/.test(word));
}
