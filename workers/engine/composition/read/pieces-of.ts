/**
 * A sentence cut at its connectors: "a knight | riding | a dragon | over | a castle". A piece is a noun phrase with the connector that
 * stands before it; connectors that are part of a phrase (`belongs-to-noun.ts`) do not cut it.
 */
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { belongsToNoun } from './belongs-to-noun.ts';
import type { Read } from './known.ts';
import { LINKS, type Link } from './links.ts';

export interface Piece {
  readonly words: readonly Token[];
  /** What stands before it. */
  readonly link?: Link;
  readonly linkWords?: string;
  /** "A gnome who is begging": said of whoever was named last. */
  readonly relative?: true;
}

/** Words before a verb that say nothing more. */
const AUXILIARY: ReadonlySet<string> = new Set(['is', 'are', 'who', 'that', 'which', 'while', 'and', 'busy', 'was', 'were', 'being', 'then', 'happily', 'quietly', 'slowly', 'peacefully', 'proudly', 'alone', 'together', 'loudly', 'quickly']); // biome-ignore format: a list

const RELATIVE = /^(?:who|that|which)$/;

/** Cuts the tokens at connectors. */
export function piecesOf(tokens: readonly Token[], read: Read): Piece[] {
  const pieces: Piece[] = [];
  let words: Token[] = [];
  let link: Piece['link'];
  let linkWords: string | undefined;
  let relative = false;
  const flush = (): void => {
    pieces.push({ words, ...(link ? { link, linkWords: linkWords! } : {}), ...(relative ? { relative } : {}) });
    words = [];
  };
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    const hit = token.kind === 'word' && !token.joined && !tokens[i + 1]?.joined ? LINKS.at(tokens, i) : undefined;
    if (!hit || belongsToNoun(tokens, i, hit, words, link !== undefined, read)) {
      // words that the catalogue knows as one name stay together: "fishing rod"
      const phrase = token.kind === 'word' ? LEXICON.match(tokens, i) : undefined;
      const worn = !hit && phrase && phrase.length > 1 && phrase.readings.some((r) => r.is === 'piece');
      const length = worn
        ? phrase.length
        : hit
          ? Math.max(1, phrase && phrase.length > hit.length ? phrase.length : hit.length)
          : 1;
      words.push(...tokens.slice(i, i + length));
      i += length;
      continue;
    }
    let who = false;
    while (words.length > 0 && AUXILIARY.has(words.at(-1)!.text)) who = RELATIVE.test(words.pop()!.text) || who;
    flush();
    relative = who;
    link = hit.value;
    linkWords = hit.text;
    i += hit.length;
  }
  while (words.length > 0 && AUXILIARY.has(words.at(-1)!.text) && words.at(-1)!.text !== 'alone') words.pop();
  flush();
  return pieces;
}
