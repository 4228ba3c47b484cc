/** Clauses about grounds and tiles. */
import { ATTRIBUTE, isFigure, JOINED, NOTHING, NUMBER } from '../clause-words.ts';
import { cleaned, goesOver, isGround, platforms, topDown } from '../grounds.ts';
import { ARTICLE, bareNoun, FROM_THE_SIDE, ISO_BLOCK, ISOMETRIC, TILES } from '../words.ts';
import type { Rule } from './reading.ts';

/** Tiles, and the grounds that they show. */
export const groundRule: Rule = ({ clause, before }, r) => {
  // "…, and another one dirt to water"
  const [, anew] =
    /^(?:another|one more|a second|a third)(?: (?:one|set|tileset))? (?:from |of |for |with |that goes )?(.+)$/i.exec(
      clause,
    ) ?? [];
  if (before?.kind === 'tiles' && anew && isGround(anew)) {
    r.wishes.push({ ...before, words: anew });
    return true;
  }
  if (TILES.test(clause) || ISO_BLOCK.test(clause) || goesOver(clause)) {
    const words = [...r.grounds, cleaned(clause)].filter(Boolean).join(' and ');
    r.grounds = [];
    const own = cleaned(clause);
    // "isometric grass tile and water tile": each its own; "grass and sand tileset": one
    const from = FROM_THE_SIDE.test(r.text) || r.view === 'side' ? 'side' : 'above';
    if (ISOMETRIC.test(r.text)) r.wishes.push({ kind: 'isometric', words });
    else if (before?.kind === 'tiles' && !own) r.replaceLast({ ...before, words: before.words || words });
    else r.wishes.push({ kind: 'tiles', words, from });
    return true;
  }
  if (r.hasTiles && (isGround(clause) || ((r.view === 'side' || FROM_THE_SIDE.test(r.text)) && platforms(clause)))) {
    if (before?.kind === 'isometric' && before.words) r.wishes.push({ kind: 'isometric', words: clause });
    else if (before?.kind === 'tiles' || before?.kind === 'isometric')
      r.replaceLast({ ...before, words: [before.words, clause].filter(Boolean).join(' and ') });
    else r.grounds.push(clause);
    return true;
  }
  // "tileset concrete, oil spill": a second ground is still to come
  const lacks = before?.kind === 'tiles' && before.from === 'above' && topDown(before.words).grounds.length < 2;
  if (
    before &&
    lacks &&
    !ARTICLE.test(clause) &&
    !NUMBER.test(clause) &&
    !ATTRIBUTE.test(clause) &&
    !isFigure(clause) &&
    topDown(clause).grounds.length
  ) {
    r.replaceLast({ ...before, words: [before.words, clause].filter(Boolean).join(' and ') });
    return true;
  }
  if (before?.kind === 'isometric' && !before.words.replace(/\b(?:blocks?|cubes?|tiles?)\b/gi, '').trim()) {
    r.replaceLast({ ...before, words: clause });
    return true;
  }
  return false;
};

/** What lies on tiles that stand before it. */
export const onTilesRule: Rule = ({ clause, before }, r) => {
  if (before?.kind === 'tiles' && (NOTHING.test(clause) || JOINED.test(clause))) return true;
  const top = /^(.+?) (?:on (?:(?:the |its )?(?:top|surface)(?: of it)?|it)|as (?:the )?top)$/i.exec(clause)?.[1];
  if (top && before?.kind === 'tiles' && before.from === 'side') {
    r.replaceLast({ ...before, words: `${before.words.split(' and ').at(-1)} with ${bareNoun(top)} on top` });
    return true;
  }
  if (before?.kind === 'tiles' && before.from === 'side' && !before.words && platforms(clause)) {
    r.replaceLast({ ...before, words: clause });
    return true;
  }
  return false;
};
