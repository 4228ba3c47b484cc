/** The place that a sentence is in: a row of the places, with the things said to be there. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { PLACES } from '../places/index.ts';
import { MANNER_OF, MANNER_OF_PLACE, suits } from '../places/manners.ts';
import { KNOWN, type Read } from './known.ts';
import { saidFeature } from './said-features.ts';
import { ARTICLES, MOOD_WORDS, Phrases, textOf } from './words.ts';

const NAMES = new Phrases<string>(
  Object.entries(PLACES).flatMap(([id, row]) => row.words.map((w) => [w, id] as const)),
);

const INTO = new Set(['in', 'inside', 'through', 'at', 'into', 'within', 'across', 'of', 'on', 'from', 'near', 'over', 'around', 'along', 'under', 'by', 'above', 'outside']); // biome-ignore format: a list
const WITHIN: ReadonlySet<string> = new Set(['in', 'inside', 'within', 'into', 'through']);
const STOPS: ReadonlySet<string> = new Set(['with', 'and', 'of', 'in', 'on', 'at', 'from', 'under', 'behind', 'near', 'over', 'to', 'while', 'is', 'are', 'between', 'a', 'an', 'the', 'inside', 'through', 'by']); // biome-ignore format: a list
const TAIL: ReadonlySet<string> = new Set(['interior', 'background', 'scene', 'room', 'scenery', 'landscape', 'environment', 'level', 'view', 'backdrop', 'setting', 'area', 'stage', 'map', 'path', 'trail', 'road', 'clearing', 'surface', 'vista', 'panorama', 'wallpaper', 'biome', 'zone', 'district', 'battle', 'peak', 'summit', 'slope', 'main', 'street', 'alley', 'outskirts', 'entrance', 'season']); // biome-ignore format: a list
const INNER: ReadonlySet<string> = new Set(['interior', 'room', 'inside']);

export interface FoundPlace {
  readonly id: string;
  readonly rest: readonly Token[];
  /** What is said to be there where the place is the subject: "with torches and a throne". */
  readonly extras: readonly string[];
  readonly moods: readonly string[];
  /** Whose it is, or of which world. */
  readonly manners: readonly Manner[];
}

interface Manner {
  readonly id: string;
  readonly told: string;
}

/** Finds the longest name of a place that stands where a place stands: at the head of the sentence or after a preposition. */
export function placeIn(tokens: readonly Token[], read: Read, scenic = false): FoundPlace | undefined {
  let best:
    | {
        readonly id: string;
        readonly from: number;
        readonly to: number;
        readonly length: number;
        readonly moods: string[];
        readonly manners: Manner[];
      }
    | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const found = NAMES.at(tokens, i);
    if (!found) continue;
    if (
      isThing(tokens, i, i + found.length) &&
      !(DWELLINGS.test(found.text) && mannerBefore(tokens, i, found.value)) &&
      !INNER.has(tokens[i + found.length]?.text ?? '')
    )
      continue;
    const row = PLACES[found.value]!;
    // back over adjectives and the article to the preposition
    let from = i;
    const moods: string[] = [];
    const manners: Manner[] = [];
    for (let skipped = 0; from > 0 && skipped < 3; skipped++) {
      const manner = mannerBefore(tokens, from, found.value);
      if (manner) {
        manners.unshift({ id: manner.id, told: manner.told });
        if (MOOD_WORDS.has(manner.told)) moods.push(manner.told);
        from -= manner.length;
        continue;
      }
      const word = tokens[from - 1]!;
      if (word.kind !== 'word' || STOPS.has(word.text) || INTO.has(word.text) || ARTICLES.has(word.text)) break;
      const isPlace = NAMES.at(tokens.slice(0, from), from - 1) !== undefined;
      if (!MOOD_WORDS.has(word.text) && !isPlace && !isAdjective(word.text, read)) break;
      if (MOOD_WORDS.has(word.text)) moods.push(word.text);
      from--;
    }
    while (from > 0 && ARTICLES.has(tokens[from - 1]!.text)) from--;
    let lead: string | undefined;
    if (from > 0 && INTO.has(tokens[from - 1]!.text)) lead = tokens[--from]!.text;
    if (from > 0 && lead === 'of' && ['inside', 'interior', 'middle', 'view'].includes(tokens[from - 1]!.text)) {
      lead = 'inside';
      from--;
      if (tokens[from - 1]?.text === 'the' || tokens[from - 1]?.text === 'an') from--;
      if (tokens[from - 1]?.text === 'in') from--;
    }
    // "troll cave": the troll stands in it
    const owned = lead === undefined && from > 0 && !row.inside && isOwner(tokens.slice(0, from), read);
    // "treehouse village": what its houses are
    const houses =
      lead === undefined && from > 0 && /^(?:village|town|city|camp|hamlet)$/.test(found.text)
        ? housesOf(textOf(tokens.slice(0, from)), read)
        : undefined;
    if (houses) {
      manners.push({ id: `homes:${houses}`, told: textOf(tokens.slice(0, from)) });
      from = 0;
    }
    const head = textOf(tokens.slice(0, from)) === '';
    let to = i + found.length;
    let inner =
      (lead !== undefined && WITHIN.has(lead)) ||
      / interior$| room$| hallway$| corridor$| ward$| deck$|^deck | platform$/.test(found.text);
    let asked = scenic;
    inner ||= scenic && row.indoor === true;
    while (to < tokens.length && TAIL.has(tokens[to]!.text)) {
      inner ||= INNER.has(tokens[to]!.text) || tokens[to]!.text === 'background';
      asked = true;
      to++;
    }
    if (lead === undefined && !head && !owned) continue;
    // "in a lab coat": the name is part of another
    const next = tokens[to];
    if (
      next &&
      next.kind === 'word' &&
      !STOPS.has(next.text) &&
      !INTO.has(next.text) &&
      !/ing$|^(?:where|while|during|full|behind|filled|overgrown|covered|surrounded|over|under)$/.test(next.text)
    )
      continue;
    if (found.value === 'moon' && lead !== 'on' && !head && !found.text.includes(' ')) continue;
    if (
      lead === 'of' ||
      lead === 'near' ||
      lead === 'by' ||
      lead === 'outside' ||
      lead === 'above' ||
      lead === 'over' ||
      lead === 'from' ||
      lead === 'around'
    ) {
      if (row.indoor || row.inside || (!row.on && lead !== 'over' && lead !== 'above' && lead !== 'near')) continue;
    }
    if (lead === 'on' && !row.on) continue;
    if (lead === 'under' && found.value !== 'underwater') continue;
    if (row.inside && !inner && !(head && furnished(tokens.slice(to), tokens.slice(from, to), read))) continue;
    const name = tokens.slice(i, i + found.length);
    if (
      head &&
      lead === undefined &&
      !inner &&
      !asked &&
      !row.always &&
      named(textOf(name), read) &&
      !alone(tokens.slice(to)) &&
      !furnished(tokens.slice(to), name, read)
    )
      continue;
    if (!best || found.length > best.length) best = { id: found.value, from, to, length: found.length, moods, manners };
  }
  if (!best) return undefined;
  const extras: string[] = [];
  const after = tokens.slice(best.to);
  const sights = best.from > 0 ? scenicOf(after, read) : undefined;
  extras.push(...(sights ?? []));
  const rest = withoutSecond(
    withoutSkies([...tokens.slice(0, best.from), ...(sights ? [] : after)], extras, best),
    extras,
    best,
    PLACES[best.id]!.indoor ? read : undefined,
  );
  const text = ofWhom(textOf(rest, '-').replace(/^[\s,]+/, ''), best, read);
  const { moods, manners } = best;
  if (best.from === 0 && text === '') return { id: best.id, rest: [], extras, moods, manners };
  const withWhat = /^(?:with|and|full of|filled with|of|,)\s*(.*)$/.exec(text);
  if (best.from === 0 && withWhat) {
    for (const part of withWhat[1]!.split(/,|\band\b|\bwith\b/)) if (part.trim()) extras.push(part.trim());
    return { id: best.id, rest: [], extras, moods, manners };
  }
  return { id: best.id, rest, extras, moods, manners };
}

/** "Ruins in the jungle with a waterfall": what nobody has or holds is the place's. */
function scenicOf(after: readonly Token[], read: Read): string[] | undefined {
  if (after[0]?.text !== 'with') return undefined;
  const items = textOf(after.slice(1)).split(/,|\band\b/).map((item) => item.trim()).filter(Boolean); // biome-ignore format: one line
  const isScenic = (item: string): boolean => {
    if (saidFeature(item)) return true;
    const { kind, confidence, concept } = read(item);
    return kind === 'thing' && confidence >= 0.9 && (/^(?:building|rock)$/.test(categoryOf(concept) ?? '') || /tree$|^(?:waterfall|pond|willow|bamboo|cactus)$/.test(concept)); // biome-ignore format: one line
  };
  return items.length > 0 && items.every(isScenic) ? items : undefined;
}

/** What only the sky can have, and the crowd: "a golem with lava cracks" is none, whatever lies in it. */
const ABOVE = new Set([
  'big sun',
  'big moon',
  'rainbow',
  'earthrise',
  'aurora',
  'planets',
  'nebula',
  'crowd',
  'fireflies',
]);
const isAbove = (words: string): boolean => {
  const said = saidFeature(words);
  return said !== undefined && (said.feature === undefined || ABOVE.has(said.feature));
};

/** "…, full moon, horror": what is listed after a comma and belongs to the sky, or says of which world the place is. */
function withoutSkies(tokens: readonly Token[], extras: string[], { id, manners }: { readonly id: string; readonly manners: Manner[] }): readonly Token[] {
  const kept: Token[] = [];
  let part: Token[] = [];
  const flush = (stop?: Token): void => {
    const words = textOf(part).trim();
    const manner = MANNER_OF.get(words);
    if (words !== '' && kept.some((t) => t.kind === 'stop') && isAbove(words)) extras.push(words);
    else if (words !== '' && manner && kept.some((t) => t.kind === 'stop') && suits(manner, PLACES[id]!)) manners.push({ id: manner, told: words });
    else kept.push(...part);
    if (stop) kept.push(stop);
    part = [];
  };
  for (const token of tokens) {
    if (token.kind === 'stop') flush(token);
    else part.push(token);
  }
  flush();
  while (kept.at(-1)?.kind === 'stop') kept.pop();
  return kept;
} // biome-ignore format: a signature

/** What lies beyond: a second place is told in the distance ("a castle on a cliff by the sea"). */
function withoutSecond(
  tokens: readonly Token[],
  extras: string[],
  place: { readonly id: string; readonly manners: Manner[] },
  indoors?: Read,
): readonly Token[] {
  for (let i = 0; i < tokens.length; i++) {
    if (!BESIDE.has(tokens[i]!.text)) continue;
    let at = i + 1;
    while (at < tokens.length && ARTICLES.has(tokens[at]!.text)) at++;
    // "a kitchen in a cottage": the room is what is seen
    if (
      indoors &&
      at < tokens.length &&
      !tokens.slice(at).some((t) => STOPS.has(t.text)) &&
      categoryOf(indoors(textOf(tokens.slice(at))).concept) === 'building'
    )
      return tokens.slice(0, i);
    const found = NAMES.at(tokens, at);
    if (
      !found ||
      at + found.length !== tokens.length ||
      (PLACES[found.value]!.indoor && (!MANNER_OF_PLACE[found.value] || PLACES[place.id]!.indoor))
    )
      continue;
    const manner = MANNER_OF_PLACE[found.value];
    if (
      manner &&
      place.id !== found.value &&
      ['in', 'on', 'at', 'by'].includes(tokens[i]!.text) &&
      suits(manner, PLACES[place.id]!)
    )
      place.manners.push({ id: manner, told: found.text });
    else extras.push(`${found.text} in the background`);
    return withoutSecond(tokens.slice(0, i), extras, place, indoors);
  }
  return tokens;
}
/** "A village of orcs", "a city overgrown with plants": whose it is comes after its name. */
function ofWhom(
  text: string,
  { id, manners }: { readonly id: string; readonly manners: Manner[] },
  read: Read,
): string {
  // "the bedroom of a teen gamer, messy": a room is seen without its owner, and what is listed tells how it looks
  const owned = PLACES[id]!.indoor ? /^of (?:the |an? |some )?([a-z' -]+?)(?=\s*(?:,|$| with ))/.exec(text) : null;
  if (owned) {
    const words = owned[1]!.split(' ');
    const told = words
      .map((_, i) => words.slice(i).join(' '))
      .find((w) => MANNER_OF.has(w) && suits(MANNER_OF.get(w)!, PLACES[id]!));
    const { kind, confidence } = read(owned[1]!);
    if (told) manners.push({ id: MANNER_OF.get(told)!, told });
    if (told || (kind === 'humanoid' && confidence >= KNOWN)) return text.slice(owned[0].length).trim();
  }
  const [, whom = ''] = /^of (?:the |an? |some )?([a-z'-]+)$/.exec(text) ?? [];
  const grown =
    /^(?:overgrown|covered|surrounded)(?: (?:with|by|in) (?:the |lush |thick |green )?(?:plants|vines|ivy|moss|vegetation|nature|greenery|jungle|trees))?$/.test(
      text,
    )
      ? 'overgrown'
      : whom;
  const manner = MANNER_OF.get(grown) ?? MANNER_OF.get(grown.replace(/s$/, ''));
  if (!manner || !suits(manner, PLACES[id]!)) return text;
  manners.push({ id: manner, told: grown });
  return '';
}

/** The manner that is named right before a place. */
function mannerBefore(tokens: readonly Token[], end: number, place: string): (Manner & { readonly length: number }) | undefined {
  for (let length = Math.min(3, end); length > 0; length--) {
    const told = textOf(tokens.slice(end - length, end), ' ');
    const id = MANNER_OF.get(told);
    if (id && suits(id, PLACES[place]!)) return { id, told, length };
  }
  return undefined;
} // biome-ignore format: a signature

/** A kind of house, of which many may stand together. */
function housesOf(text: string, read: Read): string | undefined {
  const { concept, confidence, unknown, kind } = read(text);
  return kind === 'thing' && confidence >= 0.9 && unknown.length === 0 && categoryOf(concept) === 'building'
    ? concept
    : undefined;
}

/** One living being, and nothing that is done. */
function isOwner(tokens: readonly Token[], read: Read): boolean {
  if (tokens.some((t) => t.kind !== 'word' || STOPS.has(t.text) || INTO.has(t.text))) return false;
  const { kind, confidence, unknown, concept } = read(textOf(tokens));
  return confidence >= 0.9 && unknown.length === 0 && (kind !== 'thing' || categoryOf(concept) === 'monster');
}

const BESIDE: ReadonlySet<string> = new Set(['in', 'by', 'at', 'near', 'beside', 'on', 'overlooking', 'above']);

/**
 * Names a thing that is drawn alone: "a bakery" is a building until its inside is meant. Of several words the last one
 * says what it is: "a spaceship corridor" is no spaceship.
 */
const named = (text: string, read: Read): boolean => {
  const { kind, confidence, scenery, concept } = read(text);
  if (kind !== 'thing' || confidence < 0.9 || scenery) return false;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last === text || concept === text.replaceAll(' ', '-') || read(last).concept === concept;
};
/** Nothing that makes the name a part of something else follows. */
const alone = (after: readonly Token[]): boolean =>
  after.length > 0 && !['with', 'on', 'made', 'in', 'of'].includes(after[0]!.text) && after[0]!.kind === 'stop';

/** "A bakery with bread and cakes": what follows is no part of a building. */
function furnished(after: readonly Token[], name: readonly Token[], read: Read): boolean {
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

/** Places that peoples have, whatever of that name is drawn as a thing. */
const DWELLINGS = /^(?:camp|campsite|village|town|city|lair|den|cave|hideout|market|forest|hall|mine)$/;

/** The place's name is the end of a thing's: "a floating island". */
function isThing(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = Math.max(0, from - 2); k < from; k++) {
    const { length, readings } = LEXICON.match(tokens, k);
    if (k + length >= to && readings.some((r) => r.is === 'concept') && !readings.some((r) => r.is === 'setting'))
      return true;
  }
  return false;
}

/** What a building shows to the street: "a tavern with a hanging sign" is seen from there. */
const OUTSIDE =
  /\b(?:signs?|signboard|roofs?|chimneys?|doors?|windows?|balcon(?:y|ies)|porch|flags?|banners?|spires?|awnings?|gardens?|fences?|stairs|ivy|vines?|facade|columns|gates?|parking lot|waterwheel|water wheel)\b/;

/** Describes and names nothing. */
function isAdjective(word: string, read: Read): boolean {
  const brief = read(word);
  return brief.confidence < KNOWN || (brief.kind !== 'humanoid' && /y$|ed$|al$|ic$|en$|ern$|ing$|ful$|ous$/.test(word));
}
