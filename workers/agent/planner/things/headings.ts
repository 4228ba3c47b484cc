/** What the things of a list are together. */
import type { Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { bareNoun } from '../words/nouns.ts';
import { isGeneric, isSetName } from './generic.ts';
import { isPlural } from './words.ts';

/** "medieval villagers: baker, smith": what they are together is no other one. */
export function isHeading(head: string, others: readonly string[], { words }: Wish): boolean {
  const at = words.indexOf(head);
  const after = at < 0 ? '' : words.slice(at + head.length, at + head.length + 16);
  const icons = /^\s*(?:icons?|props?|items?|sprites?|assets?|sets?|packs?|effects?)\b/i.test(after);
  const below = /^\.\s/.test(after) && isPlural(head) && others.every((other) => !/^(?:an?|the|\d) /i.test(other));
  const colon =
    below ||
    /^[^,;:a-z]*(?:\s(?:for|in|of|like)\s[^,;:]*)?(?::|\s-\s|\()/i.test(after) ||
    /^\s*(?:for|in) [^,;:]{0,16}(?::|$)/i.test(after);
  if (icons && others.length > 1) return true;
  // "character, 96px: a ninja"
  const then = words.indexOf(others[0]!, at);
  if (isGeneric(head))
    return (
      colon || isPlural(head) || others.length > 1 || words.slice(Math.max(0, at), Math.max(0, then)).includes(':')
    );
  const such = /^\s*,?\s*(?:like|such as|e\.?g\.?|i\.?e\.?|namely|including|with)\b/i.test(after);
  return (colon || such) && (isPlural(head) || isSetName(head)) && others.length > 1;
}
/** How all of them look, by what they are together. */
export const hows = (heading: string): readonly string[] =>
  bareNoun(heading.replace(/^(?:set|pack|bunch|collection|list) of /i, ''))
    .split(/\s+/)
    .slice(0, -1)
    .filter((word) => isAdjective(word) && !/^(?:different|various|small|little|some|new|more)$/i.test(word));
