/**
 * What was done for one is wished for another: "ninja too", "and the other one", "no, the ninja", "do the same for the slime". A message that
 * only names what is there says nothing of what is to be done with it: what was done, or was offered, last.
 */
import { tokens } from './likeness.ts';
import { OTHERS } from './pointing.ts';
import { refer } from './refer.ts';
import { withSlot, wordsOf } from './slots.ts';
import type { Context, Own, Wish } from './types.ts';

/** What is done with something that is there, and may be done with another thing. */
const OF_THEIRS = /^(?:animate|edit|resize|convert|export)$/;
/** Said around a name, and nothing of its own. */
const AROUND =
  /\b(?:and|now|then|also|too|as well|please|pls|plz|ok|okay|so|the|my|our|for|with|to|do|same|again|it|that|this|thing|no|nope|not|wait|oops|sorry|sry|i|meant?|mean|wanted|actually|only|just|but|rather|instead|him|her|one more time|next|apply|repeat|likewise)\b/gi;
const SHORT = 9;

/** Those of the account that a message is made of, and nothing else; undefined where it says more. */
function onlyNamed(
  said: string,
  context: Context,
  fits: (own: Own) => boolean,
  old: readonly Own[],
): readonly Own[] | undefined {
  if (said.split(/\s+/).length > SHORT) return undefined;
  const left = said
    .replace(/["'“”]/g, ' ')
    .replace(AROUND, ' ')
    .replace(/[,.!?;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!left) return undefined;
  const others = /^(?:all )?(?:others?(?: (?:ones?|two|three|\d))?|rest|remaining(?: ones?)?)$/i.test(left);
  if (others && old.length) {
    const rest = context.own.filter((one) => fits(one) && !old.includes(one));
    return rest.length === 1 || !/^others? ?(?:one)?$/i.test(left) ? rest : undefined;
  }
  const { own, nobody, either } = refer([others ? `the ${left}` : left], context, fits);
  if (!own.length || nobody.length || either.length) return undefined;
  const names = own.flatMap(({ name, description }) => tokens(`${name} ${description}`));
  const known = (word: string): boolean => names.some((part) => part === word || `${part}s` === word);
  return others || tokens(left).every((word) => known(word) || OTHERS.test(word) || word === 'all') ? own : undefined;
}

/** Whether a message may be said of what was done before: the account is looked through for whom it names. */
export const mayFollow = (
  { before = [], agreed }: { readonly before?: readonly Wish[]; readonly agreed: boolean },
  said: string,
): boolean =>
  !agreed && before.length > 0 && before.every(({ act }) => OF_THEIRS.test(act)) && said.split(/\s+/).length <= SHORT;

/** `before`: what was done or offered by the message before. */
export function followed(
  wishes: readonly Wish[],
  before: readonly Wish[],
  context: Context,
  said: string,
): readonly Wish[] {
  const last = before.at(-1);
  if (!last || !before.every(({ act }) => OF_THEIRS.test(act)) || context.agreed) return wishes;
  if (wishes.some(({ act }) => /^(?:yes|terms|price|balance|delete|rename|find|stop)$|^(?:ask|game)\./.test(act))) return wishes; // biome-ignore format: one line
  const old = refer(wordsOf(last, 'target'), context).own;
  const fits = ({ list }: Own): boolean => {
    const kinds = (old.length ? old : context.recent.slice(0, 1)).map((one) => one.list);
    return last.act === 'animate' ? /^(?:CHARACTER|OBJECT)$/.test(list) : !kinds.length || kinds.includes(list) || !/MAP$|TILE|UI/.test(list); // biome-ignore format: one line
  };
  const own = onlyNamed(said, context, fits, old);
  if (!own?.length || own.every((one) => old.includes(one))) return wishes;
  const [name = ''] = wordsOf(last, 'target');
  return before.map((wish) => ({
    ...withSlot(wish, 'target', ...own.map((one) => one.name)),
    words: name ? wish.words.replace(name, own[0]!.name) : wish.words,
  }));
}
