/** Where a message speaks of something that the account has: by its whole name, in quotes, or by the noun of it ("the hut", "same tree"). */
import { stem, tokens } from '../likeness.ts';
import type { Own } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { subjectOf } from '../words/subjects.ts';

export interface Mention {
  readonly own: Own;
  readonly start: number;
  readonly end: number;
  /** "the hut", "my hut": pointed at, and no word of another name ("skeleton archer"). */
  readonly pointed: boolean;
}

/** What is made anew, and nothing that is there: "another chest", "2 barrels". */
const NEW = /\b(?:an?|another|new|some|more|different|second|one|two|three|four|five|\d+)\s+(?:[\p{L}-]+\s+)?$/iu;
const POINTS = '(?:(?:the|my|our|same|this|that|own)\\s+)';
const sign = (words: string): string =>
  tokens(words)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
    .join('[^\\p{L}\\p{N}]{1,3}');
/** Said of many things, and the noun of none. */
const KIND =
  /^(?:tile|tileset|set|icon|map|game|button|character|object|item|sprite|one|thing|picture|animation|level)s?$/i;

/** The first that is there, one that is pointed at before others; longer names first, and the noun alone only where one alone has it. */
export function mentionIn(message: string, own: readonly Own[]): Mention | undefined {
  // most of what somebody has is not spoken of: what has no word in the message is not looked for
  const low = message.toLowerCase();
  const byLength = [...own].sort((a, b) => b.name.length - a.name.length);
  const found: Mention[] = [];
  const add = (one: Own, form: string, noun: boolean): void => {
    const at = new RegExp(
      `((?:(?<![\\p{L}\\p{N}])${POINTS})*)["“'‘]?(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}]|['’](?!s\\b))["”]?(?: (?:tile ?set|tiles|sprite|character|object|map)\\b)?`,
      'giu',
    );
    for (const hit of message.matchAll(at)) {
      const [start, end] = [hit.index, hit.index + hit[0].length];
      const before = message.slice(0, start);
      if (noun && !hit[1] && !/\b(?:version|variant|copy|of)s? of $/i.test(before)) continue;
      if (!hit[1] && !/["“]/.test(hit[0]) && NEW.test(before)) continue;
      if (!found.some((other) => start < other.end && end > other.start))
        found.push({
          own: one,
          start,
          end,
          pointed: Boolean(hit[1]) || /["“]/.test(hit[0]) || /^\p{Lu}/u.test(one.name),
        });
    }
  };
  for (const one of byLength) {
    const bare = one.name.replace(/^(?:an?|the) /i, '');
    const words = tokens(bare);
    if (words.length && words.every((word) => low.includes(word))) add(one, sign(bare), false);
  }
  for (const one of own) {
    // "the water in sand to water": it is named as a whole
    if (found.some((other) => other.own === one)) continue;
    const words = tokens(one.name.split(/ (?:with|in|of|on|that|who|holding) /i)[0] ?? '');
    // "the oak" of "oak tree", "the tree"
    const nouns = words.length < 2 ? [] : words.filter((word, i) => low.includes(word) && (i === words.length - 1 || (!isAdjective(word) && subjectOf(`a ${word}`))));
    // "the health bar" of "blue health bar"
    const tail = words.slice(-2).join(' ');
    if (words.length > 2 && low.includes(tail) && own.filter(({ name }) => name.toLowerCase().endsWith(tail)).length === 1) add(one, sign(tail), true);
    for (const noun of nouns)
      if (noun.length > 2 && !KIND.test(noun) && own.filter(({ name }) => tokens(name).some((word) => stem(word) === stem(noun))).length === 1) add(one, noun, true);
  } // biome-ignore format: short enough
  return found.sort((a, b) => Number(b.pointed) - Number(a.pointed) || a.start - b.start)[0];
}
