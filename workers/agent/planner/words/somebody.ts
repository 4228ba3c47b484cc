/** Somebody of whom the engine would see only what is beside him: "a vendor selling hot dogs" is no hot dog. */
import { understand } from '../../../engine/understand/index.ts';
import { isAdjective } from './adjectives.ts';
import { ARTICLE, bareNoun } from './nouns.ts';
import { isPiece } from './pieces.ts';
import type { Subject } from './subjects.ts';

/** Whether the engine reads words as somebody, or as the creature that is meant. */
const isOne = (words: string, { kind, concept }: Subject): boolean => {
  const read = understand(words);
  return read.confidence === 1 && (kind === 'person' ? read.kind === 'humanoid' : read.concept === concept);
};

/** The same person in words that the engine reads as one; as they are where they are read so, or nothing helps. */
export function asSomebody(words: string, subject: Subject): string {
  if (isOne(words, subject)) return words;
  const [, who = '', doing = '', what = ''] = /^(.*[a-z]) ([a-z]{2,}ing) (.+)$/i.exec(words) ?? [];
  // "broken vending machine": nobody who vends
  const someone = who && !isAdjective(who.split(' ').at(-1)!.toLowerCase()) ? who : '';
  const [article = ''] = ARTICLE.exec(words) ?? [];
  const head = (someone || words).split(/\s+(?:with|in|on|of|who|that|wearing|holding|carrying)\s/i)[0]!;
  const noun = head.split(/\s+/).at(-1)!;
  return (
    [
      ...(someone && isPiece(what) ? [`${someone} with ${what}, ${doing}`] : []),
      ...(someone ? [`${someone} who is ${doing} ${what}`] : []),
      `${article || 'a '}${noun}, ${bareNoun(words)}`,
    ].find((one) => isOne(one, subject)) ?? words
  );
}
