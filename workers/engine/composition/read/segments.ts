/**
 * Lists between commas: "dark elf assassin crouching, two curved daggers". What a later member says of the first subject is
 * brought to it; other subjects, acts and relations stay where they are; the rest is nothing that could be drawn.
 */

import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { KNOWN, type Read } from './known.ts';
import { LINKS } from './links.ts';
import { ARTICLES, NUMBERS, textOf } from './words.ts';

export interface Gathered {
  readonly tokens: readonly Token[];
  readonly unknown: readonly string[];
}

/** Links after which something is worn or held. */
const HAS = /^(?:holding|wearing|carrying|wielding|with|clutching|gripping)$/;
const COMMA: Token = { text: ',', joined: false, kind: 'stop' };
/** Where something is worn or held: the piece says so itself. */
const ON_BODY =
  / (?:on|over|in|at|across|around|to|from|by) (?:his|her|its|their|the|one|both|each) (?:left |right |other )?(?:back|shoulders?|hips?|belt|waist|head|neck|hands?|face|chest|sides?|arms?|feet|legs?|forehead|eyes?|wrists?|fingers?)$/;

/** Brings the members of a list to the subject that they describe. */
export function gathered(tokens: readonly Token[], read: Read): Gathered {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' && token.text === ',') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  const members = segments.filter((segment) => segment.length > 0);
  const [first, ...others] = members;
  if (!first || others.length === 0) return { tokens, unknown: [] };
  const cut = endOfSubject(first, read);
  const subject = textOf(first.slice(0, cut));
  let base = read(subject);
  if (base.scenery || (base.confidence < KNOWN && base.kind === 'thing')) return { tokens, unknown: [] };
  // "knight, wizard, dragon": a list of equals
  const equals = others.every(
    (segment) =>
      isSubject(segment, read) &&
      linked(segment) === undefined &&
      (base.kind === 'thing' || isAlive(read(textOf(segment))) || read(textOf(segment)).kind !== 'thing'),
  );
  if (equals && !general(base)) return { tokens, unknown: [] };
  const laid = laidOut(others.at(-1)!);
  if (base.kind === 'thing' && goods(base, laid) && others.every((segment) => goodsOnly(segment, read, laid)))
    return { tokens, unknown: [] };
  const mine: Token[] = [];
  const rest: Token[][] = [];
  const unknown: string[] = [];
  let said = subject;
  for (const segment of others) {
    const at = linked(segment);
    if (at === 0) {
      const held = base.kind === 'humanoid' && HAS.test(segment[0]!.text) && linked(segment.slice(1)) === undefined;
      const with_ = held ? read(`${said} ${textOf(segment)}`) : undefined;
      if (with_ && with_.parts.length > base.parts.length && with_.concept === base.concept) {
        // whatever it sits on, the king has his hammer
        mine.push(...segment);
        said = `${said} ${textOf(segment)}`;
        base = with_;
      } else rest.push(segment);
      continue;
    }
    const text = textOf(segment);
    const bare = text.replace(ON_BODY, '');
    const whole = read(`${said}, ${bare}`);
    if (belongs(base, whole, segment, read, at !== undefined)) {
      mine.push(COMMA, ...(bare === text ? segment : segment.slice(0, bare.split(' ').length)));
      said = `${said}, ${bare}`;
      base = whole;
    } else if (
      at !== undefined ||
      isSubject(segment, read) ||
      ARTICLES.has(segment[0]!.text) ||
      standing(segment, read)
    ) {
      // "smoke coming from a chimney" is said of a part of the first, and no second subject
      if (at !== undefined && !isSubject(segment.slice(0, at), read) && !ARTICLES.has(segment[0]!.text))
        unknown.push(...content(segment));
      else rest.push(segment);
    } else unknown.push(...content(segment));
  }
  if (mine.length === 0 && unknown.length === 0) return { tokens, unknown: [] };
  return {
    tokens: [...first.slice(0, cut), ...mine, ...first.slice(cut), ...rest.flatMap((segment) => [COMMA, ...segment])],
    unknown,
  };
}

/** Where the last of a list says that all of them lie: "scroll and dagger lying on a table". */
const laidOut = (segment: readonly Token[]): boolean =>
  /^(?!an? |the ).* and (?:[a-z]+ ){1,3}(?:lying|laying|resting|standing|laid|placed|scattered|spread|on|atop)\b/.test(
    textOf(segment),
  );

/** Small things that lie about: food, bottles, tools; weapons and clothes too where all of them are `laid` somewhere. */
const goods = (brief: Brief, laid: boolean): boolean => brief.confidence >= 0.9 && !isAlive(brief) && brief.parts.length === 0 && sizeOf(brief) < (laid ? 0.9 : 0.7) && (laid || categoryOf(brief.concept) !== 'clothing'); // biome-ignore format: one line

/** "Cheese and wine on a table": all that is named before the connector is such a thing. */
function goodsOnly(segment: readonly Token[], read: Read, laid: boolean): boolean {
  const at = linked(segment);
  if (at === 0) return false;
  return textOf(segment.slice(0, at))
    .split(/\band\b/)
    .map((part) => part.trim())
    .filter(Boolean)
    .every((part) => {
      const brief = read(part);
      return brief.kind === 'thing' && brief.unknown.length === 0 && goods(brief, laid);
    });
}

/** Where the first connector of a phrase stands; undefined where there is none. */
function linked(tokens: readonly Token[]): number | undefined {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind !== 'word' || token.joined || tokens[i + 1]?.joined) continue;
    const hit = LINKS.at(tokens, i);
    if (!hit) continue;
    const phrase = LEXICON.match(tokens, i);
    if (phrase.length > hit.length && phrase.readings.length > 0) continue;
    // "the sleeping dragon": an adjective
    if (i > 0 && hit.value.kind === 'verb' && i + hit.length < tokens.length && ARTICLES.has(tokens[i - 1]!.text))
      continue;
    return i;
  }
  return undefined;
}

/** Behind the first subject's phrase, clothes ("in a red robe") included where no other connector follows them. */
function endOfSubject(tokens: readonly Token[], read: Read): number {
  for (let from = 0; from < tokens.length; ) {
    const at = linked(tokens.slice(from));
    if (at === undefined) return tokens.length;
    const i = from + at;
    if (i === 0) {
      from = 1;
      continue;
    }
    const word = tokens[i]!.text;
    if (!/^(?:in|wearing|holding|carrying)$/.test(word)) return i;
    const next = linked(tokens.slice(i + 1));
    const end = next === undefined ? tokens.length : i + 1 + next;
    const base = read(textOf(tokens.slice(0, i)));
    const whole = read(textOf(tokens.slice(0, end)));
    if (whole.parts.length <= base.parts.length || whole.concept !== base.concept) return i;
    from = end;
    if (from >= tokens.length) return tokens.length;
    if (next !== undefined) from = end - 0;
    if (linked(tokens.slice(from)) === 0 && !/^(?:in|wearing|holding|carrying)$/.test(tokens[from]!.text)) return from;
  }
  return tokens.length;
}

/** Whether a list's member describes its first subject: something of it is drawn, and it names nobody else. */
function belongs(base: Brief, whole: Brief, segment: readonly Token[], read: Read, acts: boolean): boolean {
  if (whole.scenery) return false;
  const changedFor = whole.concept !== base.concept;
  if (
    changedFor &&
    !(general(base) && whole.kind === base.kind) &&
    !(whole.kind === 'humanoid' && base.kind !== 'humanoid' && whole.parts.length > base.parts.length)
  )
    return false;
  const alone = read(textOf(segment));
  if (
    !changedFor &&
    alone.confidence >= KNOWN &&
    (alone.kind !== 'thing' || isAlive(alone)) &&
    (alone.concept !== base.concept || acts) &&
    ARTICLES.has(segment[0]!.text)
  )
    return false;
  if (whole.parts.length > base.parts.length) return true;
  const more = whole.unknown.length > base.unknown.length;
  return (
    !more &&
    (changedFor || told(whole) !== told(base) || LEXICON.read(segment.at(-1)!.text).some((r) => r.is === 'picture'))
  );
}
const told = ({ parts, colours, material, build, mood, action, species, without, unknown, body }: Brief): string => JSON.stringify([parts, colours, material, build, mood, action, species, without, unknown, body]); // biome-ignore format: one line

/** Words for anybody. */
const general = ({ concept, confidence }: Brief): boolean => confidence < 0.9 || ['person', 'woman', 'child', 'adventurer', 'monster'].includes(concept); // biome-ignore format: one line

/** Somebody, or several, or something named with an article. */
function isSubject(segment: readonly Token[], read: Read): boolean {
  const brief = read(textOf(segment));
  if (brief.confidence < KNOWN || brief.scenery) return false;
  const first = segment[0]!;
  return (
    brief.kind !== 'thing' || isAlive(brief) || ARTICLES.has(first.text) || first.kind === 'number' || NUMBERS[first.text] !== undefined
  ); // biome-ignore format: short
}

/** Something known by its whole name that stands by itself: "campfire", "wooden table". */
function standing(segment: readonly Token[], read: Read): boolean {
  const brief = read(textOf(segment));
  return brief.confidence >= 0.9 && brief.unknown.length === 0 && brief.kind === 'thing';
}

const content = (segment: readonly Token[]): string[] =>
  segment
    .filter(({ text, kind }) => kind === 'word' && !LEXICON.read(text).some((r) => r.is === 'link' || r.is === 'article' || r.is === 'picture'))
    .map(({ text }) => text); // biome-ignore format: short
