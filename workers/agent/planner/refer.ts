/** What of the account words point at: "it", "the knight", "both wolves", "everything called test", "the other two". */
import { fitting, likeness, nearlySame, stem, tokens } from './likeness.ts';
import { contentOf, EVERY, FIRST, KINDS, LAST, MANY, OTHERS } from './pointing.ts';
import { numberIn, tidy } from './slots.ts';
import type { Context, Own } from './types.ts';
import { isWithin, spanIn } from './when.ts';
import { moveOf } from './words/moves.ts';

export { nearlySame } from './likeness.ts';

export interface Referred {
  readonly own: readonly Own[];
  /** Words that point at nothing that there is. */
  readonly nobody: readonly string[];
  /** Several that they may mean, where one is meant. */
  readonly either: readonly Own[];
}

/** `fits`: what the wish can be about, for words that only point ("it", "my character"). */
export function refer(
  targets: readonly string[],
  context: Context,
  fits: (own: Own) => boolean = () => true,
): Referred {
  const own: Own[] = [];
  const nobody: string[] = [];
  let either: readonly Own[] = [];
  for (const target of targets) {
    const [, whole = target, left] = LEFT_OUT.exec(target) ?? [];
    const said = whole.replace(HALF, '') || 'them';
    const all = listed(said, context, fits, own);
    const found = HALF.test(whole) ? { ...all, own: all.own.slice(0, Math.ceil(all.own.length / 2)) } : all;
    const out = left ? listed(left, context, fits, []).own : [];
    own.push(...found.own.filter((each) => ![...own, ...out].some(({ id }) => id === each.id)));
    if (found.either.length) either = found.either;
    nobody.push(...found.nobody);
  }
  return { own, nobody, either };
}

/** "half of them": which half is open, and told by who calls. */
export const HALF =
  /^(?:the |about |only |just )*(?:(?:first|other) )?half(?: of\b|(?= (?:them|those|these|that|the|my)\b)|$)\s*/i;

/** "all the frogs except the blue one", "all but the oak" */
const LEFT_OUT =
  /^(.*?),?\s*\b(?:except|apart from|besides|other than|excluding|but not|(?<=\b(?:all|both|every\w*)\b.*)but)(?: for)?\s+(.+)$/i;

/** "the chest and the barrel": two, where no name has an "and" in it. */
function listed(target: string, context: Context, fits: (own: Own) => boolean, before: readonly Own[]): Referred {
  const parts = target
    .split(/\s*(?:,|;|\band\b|&|\bplus\b|\+)\s*/i)
    .map(tidy)
    .filter(Boolean);
  const whole = one(target, context, fits, before);
  if (parts.length < 2 || (whole.own.length === 1 && likeness(contentOf(target), whole.own[0]!) > 0.9)) return whole;
  const each = parts.map((part) => one(part, context, fits, before));
  if (!each.some(({ own }) => own.length)) return whole;
  return {
    own: [...new Set(each.flatMap(({ own }) => own))],
    nobody: each.flatMap(({ nobody }) => nobody),
    either: each.flatMap(({ either }) => either),
  };
}

const found = (...own: readonly Own[]): Referred => ({ own, nobody: [], either: [] });
const unclear = (either: readonly Own[]): Referred => ({ own: [], nobody: [], either });
const none = (target: string): Referred => ({ own: [], nobody: [tidy(target)], either: [] });

/** Who plays against the player: no heroes, and nobody who only lives there. */
const NO_ENEMY =
  /\b(?:hero(?:ine)?|player|princess|prince|villagers?|npc|merchant|shopkeeper|innkeeper|farmer|companion|pet|friend)\b/i;

function one(target: string, context: Context, fits: (own: Own) => boolean, before: readonly Own[]): Referred {
  const span = spanIn(target);
  const all = span ? context.own.filter(({ createdAt }) => createdAt && isWithin(span, createdAt)) : context.own;
  const content = contentOf(target);
  const isKind = (word: string): boolean =>
    KINDS.some(([of]) => of.test(word)) &&
    !context.own.some(({ name }) => tokens(name).some((part) => nearlySame(part, stem(word))));
  // "everybody": people, and no chests
  const kind = KINDS.find(([of]) => content.some((word) => isKind(word) && of.test(word)))?.[1] ?? (/\bevery(?:body|one)\b/i.test(target) ? /^CHARACTER$/ : undefined); // biome-ignore format: one line
  const bare = content.filter((word) => !isKind(word));
  // "yara walking": what she does is no part of her name
  const still = bare.filter((word) => !/ing$/.test(word) || !moveOf(word) || isInName(word, context));
  const names = still.length ? still : bare;
  const foes = content.some((word) => isKind(word) && /^(?:enem(?:y|ies)|monsters?)$/.test(word));
  const ofKind = all.filter(
    (each) => (!kind || kind.test(each.list)) && (!foes || !NO_ENEMY.test(`${each.name} ${each.description}`)),
  );
  const suited = ofKind.filter(fits);
  // a kind that the wish does not suit is meant all the same: that is told then
  const usable = suited.length || !kind ? suited : ofKind;
  if (OTHERS.test(target)) return others(target, names, usable, context, before, kind);
  if (names.length)
    return named(target, names, kind ? all.filter((each) => kind.test(each.list)) : all, usable, context);
  if (span && !kind && !usable.length) return none(target);
  return pointed(target, usable, context, kind, Boolean(span));
}

const isInName = (word: string, { own }: Context): boolean =>
  own.some(({ name, description }) => tokens(`${name} ${description}`).some((part) => stem(part) === stem(word)));

const LEAST = 0.45;
/** By what it is called or told to be. */
function named(
  target: string,
  names: readonly string[],
  all: readonly Own[],
  usable: readonly Own[],
  context: Context,
): Referred {
  const score = (of: readonly Own[]) =>
    of
      .map((each) => ({ each, score: likeness(names, each) }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score);
  const fitting = score(usable);
  // what is named is meant, also where the wish does not suit it: that is told then
  const scored = fitting.length ? fitting : score(all);
  const [best] = scored;
  if (!best) return none(target);
  const plural =
    MANY.test(target) ||
    /\b\d+\b|\b(?:two|three|four|five)\b/i.test(target) ||
    tokens(target).some(
      (word) => stem(word) !== word && names.includes(word) && !tokens(best.each.name).includes(word),
    );
  if (plural) {
    const count = numberIn(target.replace(/\b(?:an?|one)\b/gi, ''));
    const own = scored.filter(({ score }) => score >= best.score - 0.35).map(({ each }) => each);
    return found(...(count && count > 1 && !EVERY.test(target) ? own.slice(0, count) : own));
  }
  const alike = scored.filter(({ score }) => score >= best.score - 0.08).map(({ each }) => each);
  if (LAST.test(target)) return found(alike[0]!);
  if (FIRST.test(target)) return found(alike.at(-1)!);
  if (new Set(alike.map(({ name }) => name)).size < 2) return found(best.each);
  const recent = context.recent.find(({ id }) => alike.some((each) => each.id === id));
  return recent ? found(recent) : unclear(alike);
}

/** All but what was spoken of last: those that are alike first of all. */
function others(
  target: string,
  names: readonly string[],
  usable: readonly Own[],
  { recent }: Context,
  before: readonly Own[],
  kind: RegExp | undefined,
): Referred {
  const [last] = recent;
  const said = recent.filter(({ made }) => made && made.message === last?.made?.message);
  const left = usable.filter((each) => !before.includes(each) && each.id !== last?.id && !said.includes(each));
  const same = names.length
    ? left.filter((each) => likeness(names, each) >= LEAST)
    : left.filter((each) => !last || kind || each.list === last.list);
  const kin =
    last && !names.length
      ? same.filter((each) => tokens(each.name).some((part) => tokens(last.name).includes(part)))
      : [];
  const count =
    numberIn(target.replace(/\b(?:an?|one|the)\b/gi, '')) ??
    (/\bones?\b|others\b|rest\b|remaining\b/i.test(target) && !/\bother one\b/i.test(target) ? undefined : 1);
  const pick = kin.length && (count === undefined || kin.length >= count) ? kin : same;
  if (!pick.length) return none(target);
  if (pick.length > 1 && (count === 1 || (!last && count !== undefined && pick.length > count))) return unclear(pick);
  return found(...(count && pick.length > count ? pick.slice(0, count) : pick));
}

const atOnce = (one: Own, other: Own, { past }: Context): boolean => {
  if (!one.made || one.made.message !== other.made?.message || one.list !== other.list) return false;
  const messages = past.filter(({ role }) => role === 'user').length;
  return one.made.message === messages - 1;
};

/** What the last answer told of, a line each: "- oak barrel (object, 32x32, …)". */
function listedJustNow({ past }: Context, usable: readonly Own[]): readonly Own[] {
  const last = past.at(-1);
  const lines = last?.role === 'assistant' ? [...last.text.matchAll(/^- (.+?) \((?:character|object|tileset|map|interface|picture|isometric|tiles)\b/gm)] : []; // biome-ignore format: one line
  return lines.flatMap(([, name]) => usable.find((one) => one.name === name) ?? []);
}

/** "the second one": of those that one answer told of or one message made, in that order. */
function nthOf(target: string, told: readonly Own[], recent: readonly Own[]): Own | undefined {
  const [, nth = ''] = /^(?:(?:the|that|on|of|and) )*(first|1st|second|2nd|third|3rd|fourth|4th|last)(?: (?:one|of (?:them|those|these)|picture|thing))?$/i.exec(tidy(target)) ?? []; // biome-ignore format: one line
  const message = recent[0]?.made?.message;
  const together = message === undefined ? [] : recent.filter(({ made }) => made?.message === message).reverse();
  const of = told.length > 1 ? told : together;
  const at = ['first', '1st', 'second', '2nd', 'third', '3rd', 'fourth', '4th'].indexOf(nth.toLowerCase());
  return nth && of.length > 1 ? (at < 0 ? of.at(-1) : of[Math.floor(at / 2)]) : undefined;
}

/** By words that only point: "it", "all my items", "the last one". */
function pointed(
  target: string,
  usable: readonly Own[],
  context: Context,
  kind: RegExp | undefined,
  dated: boolean,
): Referred {
  // "both at 32x32": the two that this conversation made or spoke of last
  const two = /^(?:(?:and|of) )*(?:both|the two)\b/i.test(target) && !kind ? context.recent.filter((each) => each.made && usable.includes(each)).slice(0, 2) : undefined; // biome-ignore format: one line
  if (two)
    return two.length === 2
      ? found(...two)
      : usable.length === 2
        ? found(...usable)
        : usable.length
          ? unclear(usable)
          : none(target);
  const recent = context.recent.filter((each) => usable.some(({ id }) => id === each.id));
  const nth = kind ? undefined : nthOf(target, listedJustNow(context, usable), recent);
  if (nth) return found(nth);
  const count = numberIn(target.replace(/\b(?:an?|one)\b/gi, ''));
  if (EVERY.test(target) && !/\b(?:all )?of (?:them|these|those)\b/i.test(target))
    return usable.length ? found(...usable) : none(target);
  if (LAST.test(target)) {
    const from = recent.length ? [...recent, ...usable.filter((each) => !recent.includes(each))] : usable;
    return from.length ? found(...from.slice(0, count ?? 1)) : none(target);
  }
  if (FIRST.test(target) && usable.length) return found(...usable.slice(-(count ?? 1)));
  const plural =
    MANY.test(target) || (count ?? 0) > 1 || tokens(target).some((word) => kind && /[^s]s$|people/.test(word));
  if (plural) {
    // "all of them": those that were named in a list just now
    const told = listedJustNow(context, usable);
    if (told.length > 1 && !kind && /\b(?:them|these|those)\b/i.test(target)) return found(...told.slice(0, count));
    // "them": what one message made together, else all that there is of the kind
    const message = recent[0]?.made?.message;
    const together =
      message === undefined ? recent.slice(0, count ?? 1) : recent.filter(({ made }) => made?.message === message);
    if (count && together.length < count && recent.length >= count) return found(...recent.slice(0, count));
    // "they should look scared", after one was drawn
    const [only, more] = together;
    if (only?.made && !more && !kind && !count && /^(?:they|them|their)$/i.test(tidy(target))) return found(only);
    if (together.length > 1 && !kind) return found(...together.slice(0, count));
    if (usable.length) return found(...(count ? usable.slice(0, count) : usable));
    return none(target);
  }
  const pronoun = /\b(?:he|him|his|she|her|hers)\b/i.exec(target)?.[0];
  const people = (of: readonly Own[]): readonly Own[] => {
    const some = of.filter(({ list }) => list === 'CHARACTER');
    return pronoun && some.length ? fitting(pronoun, some) : of;
  };
  const [last, next] = people(recent);
  // "him" of two that were made at once, and of none of whom was spoken since
  if (last && next && atOnce(last, next, context))
    return unclear(people(recent).filter((one) => atOnce(last, one, context) || one === last));
  if (last) return found(last);
  const left = people(usable);
  if (left.length === 1 || (dated && left.length)) return found(...left);
  return left.length ? unclear(left) : none(target);
}
