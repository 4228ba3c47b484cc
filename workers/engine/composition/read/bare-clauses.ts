/**
 * A clause whose subject has no article: "a teacher pointing at the board, students sleeping", "a skeleton with a guitar and ghost
 * playing drums". Who is named there is somebody else, so the article that was left out is put before it.
 */
import type { Token } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import type { Read } from './known.ts';
import { LINKS } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { ARTICLES, NUMBERS, textOf } from './words.ts';

/** As many words as such a subject has: "small black cat". */
const MOST_WORDS = 4;
const word = (text: string): Token => ({ text, joined: false, kind: 'word' });

/** The tokens with the articles that begin clauses. */
export function articled(tokens: readonly Token[], read: Read): readonly Token[] {
  const out: Token[] = [];
  let acted = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    out.push(token);
    const comma = token.kind === 'stop' && token.text === ',';
    if (token.kind === 'word' && !token.joined && (token.text === 'with' || LINKS.at(tokens, i))) acted = true;
    // "a fox and rabbit having tea": both do; after a deed it is somebody else who does the next
    if (!comma && !(acted && (token.text === 'and' || token.text === 'while'))) continue;
    const from = tokens[i + 1]?.text === 'and' && comma ? i + 2 : i + 1;
    const name = nameAt(tokens, from) ?? (acted ? nameWith(tokens, from) : undefined);
    if (name === undefined) continue;
    const first = textOf(tokens.slice(0, i));
    const noun = readNoun(textOf(name), read);
    // "lion tamer with a whip, lion on a stool": the tamer is no lion
    const said = [...first.matchAll(new RegExp(`\\b${name.at(-1)!.text}\\b(?: ([a-z]+))?`, 'g'))].some(([all, next]) => !next || !isNamedOtherwise(all, name.at(-1)!.text, read)); // biome-ignore format: one line
    if (said || noun.brief.confidence < 0.9 || noun.unknown.length > 0 || noun.brief.scenery || !isAlive(noun.brief))
      continue;
    if (from > i + 1) out.push(tokens[++i]!);
    out.push(word(noun.plural ? 'three' : 'a'));
  }
  return out;
}

/** Two words that name somebody else than the first of them. */
function isNamedOtherwise(words: string, first: string, read: Read): boolean {
  const both = read(words);
  return (
    both.kind === 'humanoid' &&
    both.confidence >= 0.9 &&
    both.unknown.length === 0 &&
    both.concept !== read(first).concept
  );
}

/** The bare noun phrase before what it has: "…, farmer with a hammer". */
function nameWith(tokens: readonly Token[], from: number): readonly Token[] | undefined {
  const first = tokens[from];
  if (first?.kind !== 'word' || ARTICLES.has(first.text) || NUMBERS[first.text] !== undefined) return undefined;
  const to = tokens.findIndex((t, i) => i > from && (t.text === 'with' || t.kind !== 'word'));
  return to > from && to - from <= MOST_WORDS && tokens[to]!.text === 'with' ? tokens.slice(from, to) : undefined;
}

/** The bare noun phrase before the next connector; undefined where there is none. */
function nameAt(tokens: readonly Token[], from: number): readonly Token[] | undefined {
  const first = tokens[from];
  if (first?.kind !== 'word' || ARTICLES.has(first.text) || NUMBERS[first.text] !== undefined) return undefined;
  for (let to = from; to < Math.min(tokens.length, from + MOST_WORDS + 1); to++) {
    const token = tokens[to]!;
    if (token.kind !== 'word') return undefined;
    if (/^(?:with|and|or|of|while|who|that)$/.test(token.text)) return undefined;
    if (!LINKS.at(tokens, to)) continue;
    if (to === from) return undefined;
    const name = tokens.slice(from, to);
    return /^(?:is|are|also)$/.test(name.at(-1)!.text) && name.length > 1 ? name.slice(0, -1) : name;
  }
  return undefined;
}
