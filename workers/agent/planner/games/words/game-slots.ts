/** Slots of a template by words, and one of many. */
import type { AssetSlot, GameTemplate } from '../../../games/index.ts';
import { ARTICLE, singular } from '../../words/nouns.ts';

export const slotFor = (template: GameTemplate, kinds: RegExp): AssetSlot | undefined =>
  template.needs.find(({ id, words }) => [id, ...words].some((word) => kinds.test(word)));

/** One of them is drawn: "goblins" → "a goblin". */
export const one = (words: string): string => {
  const bare = words.replace(/^(?:the|some|many|his|her|their|its|my|our|all|every)\s+/i, '');
  return ARTICLE.test(bare) ? bare : `${/^[aeiou](?!ni[cf])/i.test(bare) ? 'an' : 'a'} ${singular(bare)}`;
};
