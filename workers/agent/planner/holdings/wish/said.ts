import type { Memory } from '../../memory.ts';
import { type Holding, isCharacter, isThing, isTiles, type Mention } from '../index.ts';

export interface Own {
  readonly memory: Memory;
  readonly holdings: readonly Holding[];
  readonly projectId: string | null;
}
/** What a reader of such messages is given. */
export interface Said extends Own {
  readonly text: string;
  readonly found: readonly Mention[];
}

/** "both my characters", "all my objects" */
export function groups(text: string, holdings: readonly Holding[]): readonly Mention[] | undefined {
  const said =
    /\b(?:both|all|each|every one|the two)(?: of)?(?: my| the| our)? (characters?|objects?|things|sprites|heroes)\b|\bmy (characters|objects)\b/i.exec(
      text,
    );
  if (!said) return undefined;
  const kind = (said[1] ?? said[2])!.toLowerCase();
  const of = /^char|^hero/.test(kind)
    ? isCharacter
    : /^obj|^thing/.test(kind)
      ? isThing
      : (one: Holding) => !isTiles(one);
  const meant = holdings.filter(of);
  const all = /^(?:both|the two)/i.test(said[0]) ? meant.slice(0, 2) : meant;
  return all.length
    ? all.map((holding) => ({ holding, from: said.index, to: said.index + said[0].length, by: 'my', many: false }))
    : undefined;
}

export const old = ({ found }: Said): readonly Mention[] => found.filter(({ by }) => by !== 'new');
export const nameOf = ({ name }: Holding): string => name.toLowerCase();
export const without = (text: string, found: readonly Mention[]): string =>
  [...found]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} … ${rest.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .trim();
