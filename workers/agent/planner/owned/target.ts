/** Which of the things that a clause names it is about. */

import { isTiles } from '../holdings/index.ts';
import { isPiece, subjectOf } from '../subjects.ts';
import type { Act } from './acts.ts';
import type { Deed } from './deed.ts';
import { bareOf, type Edit, editIn, targetOf } from './edits.ts';
import type { Held, Mine, Reference } from './mine.ts';
import { isPart } from './names.ts';
import { referencesIn, silently } from './refer.ts';

interface Target {
  readonly meant: readonly Held[];
  readonly either: readonly Held[];
  readonly refs: readonly Reference[];
}
/** "my witch should fly on her broom": who moves is named first, or in a row. */
const actorIn = (text: string, refs: readonly Reference[]): readonly Reference[] => {
  const named = refs.filter(({ by }) => by !== 'pronoun');
  const held = named.findIndex(
    (ref, i) =>
      i > 0 &&
      /\b(?:on|with|in|at|around|over|under|like|onto|from|off) (?:(?:the|his|her|its|a|an) )?$/i.test(
        text.slice(0, ref.from),
      ),
  );
  return held > 0 ? named.slice(0, held) : refs;
};
export function meantBy(text: string, refs: readonly Reference[], act: Act, { mine, before }: { readonly mine: Mine; readonly before: readonly Held[] }): Target {
  const chosen = act === 'edit' || act === 'delete' ? targetOf(text, refs) : act === 'animate' ? actorIn(text, refs) : refs;
  const named = chosen.filter(({ by }) => by !== 'pronoun');
  const of = named.length ? named : chosen;
  // "take it off", "give him a club": of whom the clause before told
  if (!named.length && before.length) return { meant: before, either: [], refs: chosen };
  if (!of.length) return { ...silently(mine), refs: [] };
  return { meant: [...new Set(of.flatMap(({ meant }) => meant))], either: of.flatMap(({ either }) => either), refs: chosen };
} // biome-ignore format: short enough

/** The clause with `§` for what is meant; "the dragon's eyes" have theirs, too. */
export function masked(text: string, refs: readonly Reference[]): string {
  const sorted = [...refs].sort((a, b) => b.from - a.from);
  const said = sorted.reduce((rest, { from, to }) => `${rest.slice(0, from)}§${rest.slice(to)}`, text);
  return said.replace(/§(?:\s*(?:,|and|&|,? and)\s*§)+/gi, '§').replace(/§'s?\b/g, '§').replace(/\s+/g, ' ').trim();
} // biome-ignore format: short enough

/** "make the horse brown and the cow white", "both potions: the red one green and the blue one pink": what is said of each alone. */
export function eachApart(text: string, refs: readonly Reference[], mine: Mine): readonly { readonly edit: Edit; readonly of: readonly Held[] }[] | undefined {
  const named = refs.filter(({ by, meant }) => by !== 'pronoun' && meant.length === 1);
  if (new Set(named.map(({ meant }) => meant[0])).size < 2) return undefined;
  const items = text.split(/\s*(?:[,;:]|\band\b|\bbut\b)\s*/i).filter(Boolean);
  const verb = /^\W*(?:(?:please|can you|could you) )*([a-z]+)/i.exec(text)?.[1] ?? 'make';
  const done: { edit: Edit; of: readonly Held[] }[] = [];
  for (const item of items) {
    const own = referencesIn(item, mine).filter(({ by, meant }) => by !== 'pronoun' && meant.length === 1);
    if (own.length !== 1) {
      // "recolour both potions:", of which each is told behind it
      if (item === items[0] && referencesIn(item, mine).length === 1 && items.length > 2) continue;
      return undefined;
    }
    const said = masked(item, own).replace(/\b(?:becomes?|turns?|gets?|should be|is|to) (?=[a-z]+\W*$)/i, '');
    const edit = editIn(said) ?? editIn(`${/^(?:recolou?r|make|turn|paint|colou?r|dye|swap)$/i.test(verb) ? 'make' : verb} ${said}`);
    if (!edit) return undefined;
    done.push({ edit, of: own[0]!.meant });
  }
  return done.length > 1 ? done : undefined;
} // biome-ignore format: short enough

/** "make the grass less saturated": a ground of the only tileset that has one so called. */
export function groundIn(text: string, { all }: Mine): { readonly text: string; readonly of: Held } | undefined {
  const [said = '', word = ''] = /\bthe ([a-z]+)\b/i.exec(text) ?? [];
  const sets = all.filter((it) => isTiles(it) && `${it.name} ${it.description}`.toLowerCase().split(/[^a-z]+/).includes(word.toLowerCase()));
  return said && sets.length === 1 ? { text: text.replace(said, `${said} of §`), of: sets[0]! } : undefined;
} // biome-ignore format: short enough

/** "my pirate", of whom there is none: somebody or something by itself, and no part of what there is. */
export function missingIn(text: string): string | undefined {
  for (const [, words = ''] of text.matchAll(/\b(?:my|our) ((?:[a-z]+ ){0,2}?[a-z]+)(?=\s*(?:$|[,.;!?]|\b(?:to|a|an|is|should|can|and|with|in|walk|run|jump|[a-z]+s?)\b))/gi)) {
    const noun = words.toLowerCase();
    const subject = subjectOf(noun);
    if (subject && !isPiece(noun) && !isPart(noun.split(' ').at(-1)!) && subject.kind !== 'place') return noun;
  }
  return undefined;
} // biome-ignore format: short enough

export const notThere = (what: string, { all }: Mine): Deed => ({
  ask: `I found no "${what}" among what you have (${all
    .slice(0, 5)
    .map(({ name }) => name)
    .join(
      ', ',
    )}${all.length > 5 ? ' …' : ''}), so nothing is made. Shall I draw one first (1 generation): say what it looks like — or did you mean one of those?`,
});

/** One of several is meant: they are named, with what it would cost. */
export function whichOf(text: string, either: readonly Held[], act: Act): Deed | undefined {
  const names = [...new Set(either.map(({ name }) => name))].slice(0, 6);
  if (names.length < 2) return undefined;
  const price: Partial<Record<Act, string>> = {
    edit: 'A change of a character is 20 generations, a thing drawn anew 1.',
    animate: 'A movement is 1 generation for each direction.',
    again: 'Drawn once more it is 1 generation.',
  };
  return { ask: `I understood "${bareOf(text)}". ${price[act] ? `${price[act]} Nothing is made yet. ` : ''}Which one do you mean: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?` };
} // biome-ignore format: short enough
