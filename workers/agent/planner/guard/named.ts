/** Who and what of the account a message names, in whichever form: by the whole name, a slip of it, a part that is pointed at, or by what it is. */
import { nearlySame, stem, tokens } from '../likeness.ts';
import type { Own } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { isWord } from '../words/spelling.ts';
import { subjectOf } from '../words/subjects.ts';

export interface Named {
  readonly own: Own;
  readonly start: number;
  readonly end: number;
  /** By its whole name, or pointed at. */
  readonly words: string;
  /** By "the", "my" or a name that is nothing else: not by words that may as well be of something new. */
  readonly pointed: boolean;
}

const WORD = /\p{L}[\p{L}'’-]*|\d+/gu;
/** What is made anew, and nothing that is there. */
const NEW =
  /^(?:an?|another|new|some|more|different|second|third|one|two|three|four|five|six|\d+|many|few|several|random|no)$/i;
const POINTS = /^(?:the|my|our|this|that|these|those|same|own)$/i;
/** Nouns of a kind, and of none alone. */
const KIND =
  /^(?:tile|tileset|set|icon|map|game|character|object|item|sprite|one|thing|picture|animation|level|water|grass|stone|rock|sand|snow|wall|floor|ground|path|dirt|smiling|left|right|tree)s?$/i;
const bareOf = (word: string): string => stem(word.replace(/['’]s$/i, ''));
const isProper = ({ list, name }: Own): boolean => list === 'CHARACTER' && /^\p{Lu}/u.test(name);

/** `titles`: of games, in which a word of a name names nothing. */
export function namedOwn(message: string, all: readonly Own[], titles: readonly string[] = []): readonly Named[] {
  const words = [...message.matchAll(WORD)].map((hit) => ({ text: hit[0], start: hit.index, end: hit.index + hit[0].length })); // biome-ignore format: one line
  const low = message.toLowerCase();
  const taken = titles.filter(Boolean).flatMap((title) => {
    const at = low.indexOf(title.toLowerCase());
    return at < 0 ? [] : [[at, at + title.length] as const];
  });
  const found: Named[] = [];
  const free = (start: number, end: number): boolean =>
    !taken.some(([from, to]) => start < to && end > from) && !found.some((one) => start < one.end && end > one.start);
  const add = (own: Own, i: number, k: number): void => {
    const [first, last] = [words[i]!, words[k]!];
    let at = i;
    while (words[at - 1] && POINTS.test(words[at - 1]!.text)) at -= 1;
    const lead = words[at]!;
    if (free(first.start, last.end)) found.push({ own, start: lead.start, end: last.end, words: message.slice(first.start, last.end), pointed: lead !== first || isProper(own) }); // biome-ignore format: one line
  };
  const isNew = (i: number): boolean => [1, 2].some((by) => {
    const before = words[i - by]?.text ?? '';
    return NEW.test(before) && (by === 1 || isAdjective(words[i - 1]!.text.toLowerCase()));
  }); // biome-ignore format: short enough
  const known = (text: string): boolean =>
    isWord(text.toLowerCase()) || subjectOf(text.toLowerCase()) !== undefined || isAdjective(text.toLowerCase());
  // whole names, the longest first
  for (const own of [...all].sort((a, b) => b.name.length - a.name.length)) {
    const parts = tokens(own.name.replace(/^(?:an?|the) /i, ''));
    if (!parts.length || parts.length > 6) continue;
    for (let i = 0; i + parts.length <= words.length; i++) {
      const here = words.slice(i, i + parts.length);
      const same = here.every(({ text }, k) => {
        const [said, part] = [bareOf(text), stem(parts[k]!)];
        return said === part || (part.length > 4 && said.length > 4 && !known(text) && nearlySame(said, part)) || (isProper(own) && part.length > 3 && said === `${part}s`); // biome-ignore format: one line
      });
      // "a windmill" is a new one; "Oda" is nobody else
      const one = isProper(own) || parts.length > 1 ? /^(?:an?|another|new)$/i.test(words[i - 1]?.text ?? '') && !isProper(own) : isNew(i) || (!POINTS.test(words[i - 1]?.text ?? '') && /s$/.test(here.at(-1)!.text) && !/s$/.test(own.name)); // biome-ignore format: one line
      // "treasure map icon", "potion shop": a noun behind it, and nothing points
      const next = words[i + parts.length];
      const joined = !isProper(own) && !POINTS.test(words[i - 1]?.text ?? '') && next !== undefined && message[here.at(-1)!.end] === ' ' && !/ing$/i.test(next.text) && (/^(?:icons?|tile ?sets?|tiles?|buttons?|sprites?|portraits?|games?|maps?|sets?|packs?)$/i.test(next.text) || subjectOf(next.text.toLowerCase()) !== undefined); // biome-ignore format: one line
      // "on her broom": a word of everyday names one of theirs where it is pointed at, or where the message begins with it
      const loose = parts.length < 2 && !isProper(own) && i > 0 && !POINTS.test(words[i - 1]!.text) && !/^(?:of|animate|draw|make|but|ok|put|turn)$/i.test(words[i - 1]!.text); // biome-ignore format: one line
      if (same && !one && !joined && !loose) add(own, i, i + parts.length - 1);
    }
  }
  // a part of a name, or what somebody is, where it is pointed at and one alone is that
  const parts = new Map<string, Own[]>();
  const put = (word: string, own: Own): void => {
    const of = parts.get(word) ?? [];
    if (!of.includes(own)) parts.set(word, [...of, own]);
  };
  for (const own of all) {
    if (own.kind === 'tiles') continue;
    const head = own.description.split(/,| (?:with|in|of|on|that|who|holding) /i)[0] ?? '';
    for (const word of tokens(own.name)) put(stem(word), own);
    if (own.kind === 'character') for (const word of tokens(head).filter((one) => subjectOf(one))) put(stem(word), own);
  }
  for (const [i, { text }] of words.entries()) {
    const of = parts.get(bareOf(text));
    if (
      of?.length !== 1 ||
      text.length < 3 ||
      KIND.test(text) ||
      (isAdjective(text.toLowerCase()) && !subjectOf(text.toLowerCase()))
    )
      continue;
    const proper = isProper(of[0]!) && tokens(of[0]!.name).length > 1 && tokens(of[0]!.name).map(stem).includes(bareOf(text)) && !subjectOf(bareOf(text)); // biome-ignore format: one line
    const before = words[i - 1]?.text ?? '';
    const pointed = POINTS.test(before) && !(words[i + 1] && message[words[i]!.end] === ' ' && /^\p{L}+$/u.test(words[i + 1]!.text) && subjectOf(words[i + 1]!.text) && !of.some(({ name }) => tokens(name).includes(words[i + 1]!.text.toLowerCase()))); // biome-ignore format: one line
    // made by this very message before: "a chest … the chest"
    const made = new RegExp(`\\b(?:an?|another|new|\\d+) (?:[a-z-]+ ){0,2}${bareOf(text)}`, 'i').test(message.slice(0, words[i]!.start)); // biome-ignore format: one line
    // its whole name is there already: "the clock tower without the clock"
    if ((proper || pointed) && !made && !found.some((one) => one.own === of[0])) add(of[0]!, i, i);
  }
  // "the harbor map"
  for (const own of all.filter(({ list }) => list === 'MAP')) {
    const at = new RegExp(`\\b(?:the |my )?(?:map of )?(?:the )?(${tokens(own.name).filter((word) => word.length > 3).join('|')})(?: map)?\\b`, 'i').exec(message); // biome-ignore format: one line
    if (at && free(at.index, at.index + at[0].length) && ((/\bmap\b/i.test(at[0]) && /^(?:the|my) /i.test(at[0])) || /^\p{Lu}/u.test(at[1]!))) found.push({ own, start: at.index, end: at.index + at[0].length, words: at[0], pointed: true }); // biome-ignore format: one line
  }
  return found.sort((a, b) => a.start - b.start);
}
