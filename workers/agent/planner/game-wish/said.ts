/** What a wish for a game says, while it is read: who is what so far, and where the reader is. */
import type { TemplateId } from '../../games/index.ts';
import { singular, subjectOf } from '../subjects.ts';
import type { Chunk } from './chunks.ts';
import type { Role } from './words.ts';

export type Noun = Extract<Chunk, { is: 'noun' }>;
export type Verb = Extract<Chunk, { is: 'verb' }>;

/** What a wish says, each word in its place. */
export interface Roles {
  hero?: string;
  /** What it has in its hands. */
  arms?: string;
  thrown?: string;
  boss?: string;
  goal?: string;
  base?: string;
  place?: string;
  heals?: string;
  readonly foes: string[];
  /** What is jumped over, or must not be touched. */
  readonly hurdles: string[];
  readonly pickups: string[];
  readonly towers: string[];
  readonly pieces: string[];
  /** What only stands there. */
  readonly stands: string[];
  /** How many of something were said. */
  readonly counts: { readonly what: string; readonly n: number }[];
  /** What is done and is no part of play. */
  readonly untold: string[];
  /** How or where it is done, which changes nothing: "with his tongue". */
  readonly beside: string[];
  readonly edits: string[];
  /** What could not be read: nothing is built by halves without a word of it. */
  readonly left: string[];
}

/** Where the reader is, and what it knows by now. */
export interface Said {
  readonly roles: Roles;
  readonly chunks: readonly Chunk[];
  /** Towers are built; pieces are swapped. */
  readonly defends: boolean;
  readonly matches: boolean;
  /** Who stands before its kind is whom it is played against: a "zombie shooter". */
  readonly against: boolean;
  at: number;
  /** Who does what follows. */
  doer: 'hero' | 'foes' | 'towers' | 'things' | undefined;
  nouns: string[];
  verb: Verb | undefined;
  how: string;
  label: Role | undefined;
  last: { readonly role: Role; readonly what: string } | undefined;
  /** Whether who plays was named as that. */
  isSure: boolean;
  readonly tended: string[];
}

/** Nothing is known yet. */
export const begun = (chunks: readonly Chunk[], played: TemplateId): Said => ({
  roles: {
    foes: [],
    hurdles: [],
    pickups: [],
    towers: [],
    pieces: [],
    stands: [],
    counts: [],
    untold: [],
    beside: [],
    edits: [],
    left: [],
  },
  ...{
    chunks,
    defends: played === 'tower-defence',
    matches: played === 'match-3',
    against: played === 'twin-stick',
    at: 0,
    doer: undefined,
    nouns: [],
    verb: undefined,
    how: '',
    label: undefined,
  },
  ...{ last: undefined, isSure: false, tended: [] },
});

export const isMany = (words: string): boolean => {
  const last = words
    .split(/ (?:of|with) /)[0]!
    .split(' ')
    .at(-1)!;
  return /^(?:mice|men|women|people|geese|children)$/.test(last) || (/[^s]s$/.test(last) && singular(last) !== last);
};
export const isAlive = (words: string): boolean => {
  const subject = subjectOf(words) ?? subjectOf(singular(words));
  return Boolean(subject && (subject.creature || subject.kind === 'person' || subject.kind === 'animal'));
};
export const headOf = (words: string): string =>
  singular(
    words
      .split(/ (?:of|with|on|in) /)[0]!
      .split(' ')
      .at(-1)!,
  );

/** A new sentence. */
export function anew(s: Said) {
  [s.verb, s.how, s.label, s.nouns] = [undefined, '', undefined, []];
  s.doer = undefined;
}

/** Whether it is who plays, named again. */
export function isHero(s: Said, noun: string): boolean {
  const { hero } = s.roles;
  return Boolean(hero && headOf(hero) === headOf(noun));
}

/** Named by what it is in the game: no guess from before stands against it. */
export function sure(s: Said, role: Role, what: string) {
  const { roles } = s;
  if (role !== 'hero') return give(s, role, what);
  if (roles.hero && !s.isSure && !isHero(s, what)) delete roles.hero;
  give(s, 'hero', what);
  s.isSure = true;
}

/** Somebody or something gets its place. */
export function give(s: Said, role: Role, what: string) {
  const { roles } = s;
  if (role === 'hero' && roles.hero && !isHero(s, what)) {
    if (isAlive(what)) roles.foes.push(what);
    else roles.pickups.push(what);
    return;
  }
  s.last = { role, what };
  // "with a red hat": it belongs to who plays
  if (role === 'worn') {
    if (roles.hero) roles.hero = `${roles.hero} with ${what}`;
    return;
  }
  if (role === 'hero') roles.hero = roles.hero && roles.hero.length > what.length ? roles.hero : what;
  else if (role === 'foe') push(roles.foes, what);
  else if (role === 'hurdle') push(roles.hurdles, what);
  else if (role === 'pickup') push(roles.pickups, what);
  else if (role === 'tower') push(roles.towers, what);
  else if (role === 'piece') push(roles.pieces, what);
  else if (role === 'stand') push(roles.stands, what);
  else roles[role] ??= what;
}

const push = (list: string[], one: string): void => void (list.includes(one) || list.push(one));
