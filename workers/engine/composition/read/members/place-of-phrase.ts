/**
 * The place that a phrase names, by its head: "silk road market", "grandmas living room", "tavern card table". What stands before the name says
 * whose it is or of which world, how large or lively it is, or names a thing that is there; what follows says what befell it.
 */
import { categoryOf } from '../../../catalogue/things/index.ts';
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { tokenise } from '../../../understand/tokens.ts';
import { isAlive } from '../../layout/actor.ts';
import { PLACES } from '../../places/index.ts';
import { MANNER_OF, MANNER_OF_PLACE, suits } from '../../places/manners.ts';
import type { Read } from '../known.ts';
import { INNER, type Manner, mannerBefore, NAMES, named, TAIL } from '../place-tests.ts';
import { ARTICLES, MOOD_WORDS } from '../words.ts';
import { qualityOf } from './qualities.ts';

export interface PhrasePlace {
  readonly id: string;
  readonly manners: readonly Manner[];
  readonly moods: readonly string[];
  /** What its name says is there. */
  readonly things: readonly string[];
  readonly unknown: readonly string[];
  /** Whose it is: a room is seen without its owner. */
  readonly owner?: string;
}

const SURE = 0.9;
/** Where the name ends. */
const AFTER_NAME = new Set(
  'of in on at by near from under after before during over inside seen behind beside across through around along against between above below beyond without as looking viewed where while'.split(' '),
); // biome-ignore format: a list
/** Said after a place's name: a part of it that looks as it does. */
const PART_OF_PLACE = /^(?:pass|top|side|base|land|lands|region|country|countryside|wilds|wilderness|quarter|square|line|edge|bank|shore|ground|grounds|floor|interior|outpost|valley|hills|hill|ridge|plains?|yard|site|spot|corner)$/; // biome-ignore format: one line

/** What befell a place, by what is said after its name. */
const BEFELL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:after|following) (?:the |a |an )?(?:end of (?:the )?world|apocalypse|(?:nuclear |great |world |last )?war|bomb(?:ing|s)?|(?:zombie |alien )?(?:attack|invasion|outbreak|apocalypse)|disaster|earthquake|collapse|explosion|battle|raid|storm|hurricane|tornado)\b/, 'abandoned'],
  [/\bin ruins\b|\bgone to ruin\b|\bfallen apart\b|\bleft behind\b|\blong forgotten\b|\bruined by\b/, 'abandoned'],
  [/\bafter (?:the |a )?(?:flood|tsunami|rains?)\b|\bunder water\b|\bhalf (?:under ?water|flooded|sunken)\b/, 'flooded'],
  [/\bunder ?ground\b|\bbelow ground\b|\binside (?:a |the )?mountain\b|\bin (?:a |the )?caves?\b/, 'cave'],
  [/\b(?:overgrown|reclaimed by (?:nature|plants|the jungle))\b|\bcovered (?:in|with|by) (?:vines|plants|ivy|moss|vegetation|nature)\b/, 'overgrown'],
]; // biome-ignore format: a table

/** The manner that words after a place's name tell. */
export function befell(text: string, id: string): Manner | undefined {
  for (const [words, manner] of BEFELL) {
    const hit = words.exec(text);
    if (hit && suits(manner, PLACES[id]!)) return { id: manner, told: hit[0] };
  }
  return undefined;
}

export function placeOfPhrase(phrase: string, read: Read, furnished: boolean): PhrasePlace | undefined {
  const tokens = tokenise(phrase).filter(({ text }) => !ARTICLES.has(text));
  const end = tokens.findIndex(({ text }, i) => i > 0 && AFTER_NAME.has(text));
  const name = end < 0 ? tokens : tokens.slice(0, end);
  const rest = end < 0 ? '' : tokens.slice(end).map(({ text }) => text).join(' '); // biome-ignore format: one line
  const text = (from: number, to: number): string => name.slice(from, to).map(({ text }) => text).join(' '); // biome-ignore format: one line
  let best: { readonly id: string; readonly from: number; readonly to: number } | undefined;
  for (let i = 0; i < name.length; i++) {
    const hit = NAMES.at(name, i);
    if (!hit) continue;
    const [to, size] = [i + hit.length, best ? best.to - best.from : 0];
    if (!best || to > best.to || (to === best.to && hit.length > size)) best = { id: hit.value, from: i, to };
  }
  if (!best) return undefined;
  // "gas station" is a house of its own, and no station
  if (best.from > 0 && LEXICON.read(text(best.from - 1, best.to)).some((r) => r.is === 'concept' && categoryOf(r.id) === 'building')) return undefined; // biome-ignore format: one line
  const row = PLACES[best.id]!;
  const following = name.slice(best.to).map(({ text }) => text);
  const inner = following.some((word) => INNER.has(word)) || / (?:inside|interior)/.test(rest);
  const things: string[] = [];
  const unknown: string[] = [];
  // what follows the name is a thing that stands there, or a part of the place
  const last = text(best.to, name.length);
  const stands = last === '' ? undefined : read(last);
  if (last !== '' && !following.every((word) => TAIL.has(word) || PART_OF_PLACE.test(word) || INNER.has(word))) {
    const isThing = stands && stands.kind === 'thing' && stands.confidence >= SURE && !stands.scenery;
    if (!isThing || (row.indoor && categoryOf(stands.concept) === 'building')) return undefined;
    things.push(last);
  } else unknown.push(...following.filter((word) => PART_OF_PLACE.test(word) && !TAIL.has(word)));
  if (row.inside && !inner && !furnished && things.length === 0) return undefined;
  // "a city hall": the house of that name is meant, and no city
  const whole = text(0, name.length);
  if (!row.always && !inner && !furnished && things.length === 0 && named(whole, read) && categoryOf(read(whole).concept) === 'building') return undefined; // biome-ignore format: one line
  const manners: Manner[] = [];
  const moods: string[] = [];
  let owner: string | undefined;
  for (let at = best.from; at > 0; ) {
    const manner = mannerBefore(name, at, best.id);
    if (manner) {
      manners.unshift({ id: manner.id, told: manner.told });
      if (MOOD_WORDS.has(manner.told)) moods.push(manner.told);
      at -= manner.length;
      continue;
    }
    const word = name[at - 1]!.text;
    const country = NAMES.at(name.slice(0, at), at - 1)?.value;
    const of = country === undefined ? undefined : MANNER_OF_PLACE[country];
    if (of && suits(of, row)) manners.push({ id: of, told: word });
    else if (MOOD_WORDS.has(word)) moods.push(word);
    else {
      const brief = read(word);
      const stays = brief.kind === 'thing' && brief.confidence >= SURE && !brief.scenery && !isAlive(brief);
      if (stays && /^(?:plant|building|furniture|vehicle|rock)$/.test(categoryOf(brief.concept) ?? ''))
        things.push(word);
      else if (
        row.indoor &&
        owner === undefined &&
        brief.kind === 'humanoid' &&
        brief.confidence >= SURE &&
        !qualityOf(word)
      )
        owner = word;
      else unknown.push(word);
    }
    at--;
  }
  const told = rest === '' ? undefined : befell(rest, best.id);
  if (told) manners.push(told);
  // whose it is, after "of"
  const whose = tokens.slice(end < 0 ? tokens.length : end).map(({ text }) => text);
  for (const word of told ? [] : whose) {
    const manner = MANNER_OF.get(word);
    if (manner && suits(manner, row)) manners.push({ id: manner, told: word });
  }
  return { id: best.id, manners, moods, things, unknown, ...(owner ? { owner } : {}) };
}
