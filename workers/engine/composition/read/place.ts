/** The place that a sentence is in: a row of the places, with the things said to be there. */

import { categoryOf } from '../../catalogue/things/index.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { PLACES } from '../places/index.ts';
import { KNOWN, type Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { ofWhom, scenicOf, withoutSecond, withoutSkies } from './place-rest.ts';
import {
  alone,
  DWELLINGS,
  furnished,
  housesOf,
  INNER,
  INTO,
  isAdjective,
  isHouseWith,
  isOwner,
  isThing,
  type Manner,
  mannerBefore,
  NAMES,
  named,
  STOPS,
  TAIL,
  WITHIN,
} from './place-tests.ts';
import { PLACE_WORDS } from './place-words.ts';
import { saidFeature } from './said-features.ts';
import { ARTICLES, MOOD_WORDS, textOf } from './words.ts';

export interface FoundPlace {
  readonly id: string;
  readonly rest: readonly Token[];
  /** What is said to be there where the place is the subject: "with torches and a throne". */
  readonly extras: readonly string[];
  readonly moods: readonly string[];
  /** Whose it is, or of which world. */
  readonly manners: readonly Manner[];
  /** Words about it of which nothing is made. */
  readonly unknown: readonly string[];
}

/** What stands in a place without being anybody: plants, rocks, buildings, furniture, lamps. */
function isOfPlace(text: string, read: Read): boolean {
  if (saidFeature(text)) return true;
  const { brief, unknown } = readNoun(
    text.replace(
      / (?:on|by|at|near|against|in) (?:the |an? )?(?:\w+ )?(?:desk|table|nightstand|shelf|wall|corner|floor|bed|window|windowsill)$/i,
      '',
    ),
    read,
  );
  return brief.kind === 'thing' && !brief.scenery && brief.confidence >= KNOWN && unknown.length === 0 && (/^(?:plant|rock|building|furniture|light|nature)$/.test(categoryOf(brief.concept) ?? '') || /(?:lamp|lantern|candle)$/.test(brief.concept)); // biome-ignore format: one line
}

/** Somebody, somebody's deed, or one single thing that the picture may be of. */
function isSomebody(text: string, read: Read): boolean {
  if (/^(?:[a-z]+ )?(?:smoke|steam|fog|mist|dust)\b/i.test(text)) return false;
  const { brief, plural, count } = readNoun(text, read);
  if (brief.confidence < KNOWN || brief.scenery) return false;
  return brief.kind !== 'thing' || isAlive(brief) || (!plural && count === 1);
}

/** Of a list after a place: what lies or stands about there, and who does something. */
function listedIn(rest: readonly Token[], read: Read): { readonly things: readonly string[]; readonly others: readonly Token[] } {
  const things: string[] = [];
  const others: Token[] = [];
  const segments: Token[][] = [[]];
  for (const token of rest) {
    if (token.kind === 'stop') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  for (const segment of segments.filter((s) => s.length > 0)) {
    const parts = textOf(segment).replace(/^(?:with|and) /, '').split(/ and (?!.* on (?:the|an?) (?:[a-z]+ )?(?:table|desk|counter|bed|shelf)$)| with /).map((part) => part.trim()).filter(Boolean);
    const lives = parts.some((part) => {
      const { brief } = readNoun(part, read);
      return brief.confidence >= KNOWN && (brief.kind !== 'thing' || isAlive(brief));
    });
    if (lives) others.push(...(others.length > 0 ? [COMMA] : []), ...segment);
    else things.push(...parts);
  }
  return { things, others };
} // biome-ignore format: signatures
const COMMA: Token = { text: ',', joined: false, kind: 'stop' };

/** How many words from there to the end of the phrase no table knows; 0 where one of them is known. */
function unknownAt(tokens: readonly Token[], from: number, read: Read): number {
  let to = from;
  while (to < tokens.length && tokens[to]!.kind === 'word' && !STOPS.has(tokens[to]!.text) && !INTO.has(tokens[to]!.text)) to++;
  const words = tokens.slice(from, to);
  const known = words.some(({ text }) => LEXICON.read(text).length > 0 || PLACE_WORDS.has(text) || read(text).confidence >= KNOWN || /ing$|^(?:where|while|during|full|behind|filled|overgrown|covered|surrounded|over|under)$/.test(text));
  return known ? 0 : to - from;
} // biome-ignore format: one line each

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
        readonly also: readonly string[];
        readonly skipped: readonly string[];
        readonly head: boolean;
      }
    | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const found = NAMES.at(tokens, i);
    if (!found || tokens[i - 1]?.text === 'without') continue;
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
    const also: string[] = [];
    const passed: string[] = [];
    // "a temple above the clouds": the name says where, and the words before it who
    const led = i > 0 && /^(?:above|under|by|in|inside|on|beyond) /.test(found.text);
    for (let skipped = 0; !led && from > 0 && skipped < 3; skipped++) {
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
      else if (!isPlace && LEXICON.read(word.text).length === 0) passed.unshift(word.text);
      // "a waterfall cliff": there is one at it
      if (isPlace && /^(?:waterfall|lake|river|volcano|pond)$/.test(word.text)) also.push(word.text);
      from--;
    }
    while (from > 0 && ARTICLES.has(tokens[from - 1]!.text)) from--;
    let lead: string | undefined = led ? 'in' : undefined;
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
      lead === undefined &&
      from > 0 &&
      /^(?:village|town|city|camp|hamlet)$/.test(found.text) &&
      !tokens.slice(0, from).some(({ kind, text }) => kind === 'stop' || text === 'with')
        ? housesOf(textOf(tokens.slice(0, from)), read)
        : undefined;
    if (houses) {
      manners.push({ id: `homes:${houses}`, told: textOf(tokens.slice(0, from)) });
      if (houses === 'igloo') manners.push({ id: 'winter', told: 'winter' });
      passed.push(...read(textOf(tokens.slice(0, from))).unknown);
      from = 0;
    }
    const head = textOf(tokens.slice(0, from)) === '';
    let to = i + found.length;
    let inner =
      (lead !== undefined && WITHIN.has(lead)) ||
      / interior$| room$| floor$| hall$| hallway$| corridor$| ward$| deck$|^deck | platform$/.test(found.text);
    let asked = scenic;
    inner ||= scenic && row.indoor === true;
    while (to < tokens.length && TAIL.has(tokens[to]!.text)) {
      inner ||= INNER.has(tokens[to]!.text) || tokens[to]!.text === 'background';
      asked = true;
      to++;
    }
    if (lead === undefined && !head && !owned) continue;
    // "vineyard zanzibar": words that nothing is known of are told, and do not hide the place
    const nothing = head ? unknownAt(tokens, to, read) : 0;
    passed.push(...tokens.slice(to, to + nothing).map((token) => token.text));
    to += nothing;
    // "in a lab coat": the name is part of another
    const next = tokens[to];
    if (
      next &&
      next.kind === 'word' &&
      !STOPS.has(next.text) &&
      !INTO.has(next.text) &&
      !/ing$|^(?:where|while|during|full|half|partly|behind|filled|overgrown|covered|surrounded|over|under)$/.test(
        next.text,
      )
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
    // "…, earth small in the sky": of what is listed, one thing is up there
    if (found.text === 'sky' && lead === 'in' && tokens.slice(0, from).some((t) => t.kind === 'stop' || t.text === 'with' || t.text === 'and')) continue; // biome-ignore format: one line
    if (lead === 'on' && !row.on) continue;
    // "a mansion with a light in the attic": the room is within the house that is shown
    if (row.indoor && lead !== undefined && WITHIN.has(lead) && isHouseWith(tokens.slice(0, from), read)) continue;
    if (lead === 'under' && found.value !== 'underwater') continue;
    // "a cyberpunk bar": of a world, and no house of that name is known
    const isCosy = head && moods.some((m) => m === 'cozy' || m === 'cosy') && alone(tokens.slice(to), true);
    const ofWorld =
      isCosy ||
      (head && manners.length > 0 && !named(textOf(tokens.slice(from, to)), read) && alone(tokens.slice(to), true));
    if (row.inside && !inner && !ofWorld && !(head && furnished(tokens.slice(to), tokens.slice(from, to), read)))
      continue;
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
    // what is listed later does not take the head's place: "highway, post apocalypse" is a highway
    const later = best?.head === true && tokens.slice(best.to, i).some(({ kind }) => kind === 'stop');
    if (!best || (found.length > best.length && !later))
      best = {
        id: ofWorld && found.text === 'bar' ? 'bar' : found.value,
        from,
        to,
        length: found.length,
        moods,
        manners,
        also,
        skipped: passed,
        head: from === 0 && lead === undefined,
      };
  }
  if (!best) return undefined;
  const extras: string[] = [...best.also];
  const after = tokens.slice(best.to);
  const sights = best.from > 0 ? scenicOf(after, read) : undefined;
  extras.push(...(sights ?? []));
  const rest = withoutSecond(
    withoutSkies([...tokens.slice(0, best.from), ...(sights ? [] : after)], extras, best),
    extras,
    best,
    PLACES[best.id]!.indoor ? read : undefined,
  );
  const told = ofWhom(textOf(rest, '-').replace(/^[\s,]+/, ''), best, read);
  // "a market in zanzibar": nobody stands in it whose name no table has
  const [lies = '', where = ''] = (best.from === 0 && /^(?:in|of|from|at|near|after|before|during) (?:the |a )?([a-z'-]+(?: [a-z'-]+)?)(?=\s*(?:,|$| with ))/.exec(told)) || []; // biome-ignore format: one line
  const nowhere =
    lies !== '' &&
    (/^(?:after|before|during)/.test(lies) || (read(where).confidence < KNOWN && saidFeature(where) === undefined));
  const text = nowhere ? told.slice(lies.length).trim() : told;
  const { moods, manners } = best;
  const unknown = [...best.skipped, ...(nowhere ? [where] : [])];
  // "a graveyard at midnight, dead trees": what grows or is built there and is listed after its name is the place's
  const listing = nowhere
    ? rest.slice(rest.findIndex((t, i) => i > 0 && (t.kind === 'stop' || t.text === 'with')))
    : rest;
  const listed = best.from === 0 && listing[0]?.kind === 'stop' ? text.split(/,|\band\b|\bwith\b/).map((part) => part.trim()).filter(Boolean) : []; // biome-ignore format: one line
  if (listed.length > 0 && listed.every((part) => isOfPlace(part, read)))
    return { id: best.id, rest: [], extras: [...extras, ...listed], moods, manners, unknown };
  if (listed.length > 1 || (listed.length === 1 && !isSomebody(listed[0]!, read))) {
    const { things, others } = listedIn(listing, read);
    if (things.length > 0)
      return { id: best.id, rest: others, extras: [...extras, ...things], moods, manners, unknown };
  }
  if (best.from === 0 && text === '') return { id: best.id, rest: [], extras, moods, manners, unknown };
  const withWhat = /^(?:with|and|full of|filled with|of|,)\s*(.*)$/.exec(text);
  if (best.from === 0 && withWhat) {
    for (const part of withWhat[1]!.split(/,|\band\b|\bwith\b/)) if (part.trim()) extras.push(part.trim());
    return { id: best.id, rest: [], extras, moods, manners, unknown };
  }
  return { id: best.id, rest, extras, moods, manners, unknown };
}
