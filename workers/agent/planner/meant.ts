/** What of the account a wish is about, or what is said where that is nothing or not clear. */
import { likeness, tokens } from './likeness.ts';
import { partOfOwn } from './part-of-own.ts';
import { listed, noneOf, whichOf } from './phrases.ts';
import { contentOf } from './pointing.ts';
import { refer } from './refer.ts';
import { wordsOf } from './slots.ts';
import type { Context, Outcome, Own, Wish } from './types.ts';
import { moveOf } from './words/moves.ts';

/** `nobody`: words beside those, that point at nothing. */
export type Meant =
  | { readonly own: readonly Own[]; readonly nobody?: readonly string[] }
  | { readonly outcome: Outcome };

/** "all but the blue one": what is left out. */
const EXCEPT =
  /\b(?:except|but not|besides|apart from|other than|excluding|not (?=the|my)|leave(?: out)?)(?: for)? (?:the |my |his |her )?([^,.;!?]+?)(?= (?:alone|as (?:it|they|he|she)|untouched|please|pls|to|in|into)\b|$|[,.;!?])/i;

/** Characters and things. */
export const isFigure = ({ list }: Own): boolean => list === 'CHARACTER';
export const isThing = ({ list }: Own): boolean => /OBJECT$/.test(list);
export const isTiles = ({ list }: Own): boolean => /TILE/.test(list);
export const isSprite = (own: Own): boolean => isFigure(own) || isThing(own);
const quotedName = ({ name }: Own): string => `"${name}"`;
export const namesOf = (own: readonly Own[]): string =>
  own.length > 8
    ? `${own.slice(0, 7).map(quotedName).join(', ')} and ${own.length - 7} more`
    : listed(own.map(quotedName));

/**
 * `targets`: where the wish has none, what was made or spoken of last. `to`: what it is wanted for, as in "to be animated".
 * `fits`: what can be meant by words that only point.
 */
export function meant(
  wish: Wish,
  context: Context,
  fits: (own: Own) => boolean = () => true,
  targets: readonly string[] = wordsOf(wish, 'target'),
): Meant {
  const said = targets.length ? targets : ['it'];
  const there = context.own.filter(fits);
  if (!context.own.length)
    return {
      outcome: {
        steps: [],
        say: `There is nothing of yours yet${targets.length ? `, so I find no "${targets[0]}"` : ''}, and nothing was made. What shall it look like, for example "a knight with a red cape" (1 generation)?`,
      },
    };
  const { own, nobody, either } = refer(said, context, fits);
  const left = without(wish, own);
  if (left.length) return { own: left, nobody };
  if (either.length) return { outcome: { steps: [], ask: whichOf(either) } };
  const words = nobody.length && targets.length ? nobody : said;
  // one alone is there: it may be called otherwise
  const [only, more] = there;
  // "the water edges": a part of what is called otherwise
  const [part] = targets.length === 1 ? [partOfOwn(targets[0]!, wish.words, there)] : [];
  if (part) return { own: [part] };
  // "my walk animation": whose it is
  const moved = there.filter(({ animations }) => animations > 0);
  if (
    moved.length === 1 &&
    targets.length &&
    targets.every((target) => contentOf(target).every((word) => moveOf(word)))
  )
    return { own: moved };
  if (only && !more && targets.length)
    return context.agreed
      ? { own: there }
      : { outcome: { steps: [], ask: `I find no "${words[0]}". Do you mean ${quotedName(only)}?` } };
  if (!targets.length || /^(?:it|him|her|them|that|this|he|she|they)$/i.test(words[0] ?? ''))
    return {
      outcome: there.length
        ? { steps: [], ask: whichOf(there) }
        : { steps: [], say: `There is nothing of that kind yet: you have ${namesOf(context.own)}.` },
    };
  return {
    outcome: {
      steps: [],
      say: `${noneOf(words, there.length ? there : context.own)} Nothing was made. Which one is meant, or what does it look like, so that I draw it first (1 generation)?`,
    },
  };
}

/** Without those that the message leaves out. */
function without(wish: Wish, own: readonly Own[]): readonly Own[] {
  if (own.length < 2) return own;
  const denied = [...wordsOf(wish, 'no'), EXCEPT.exec(wish.words)?.[1] ?? ''].filter(Boolean);
  const out = denied.flatMap((words) => {
    const names = tokens(words).filter((word) => !/^(?:not?|the|one|ones|my|a|an|but|except|and|or)$/.test(word));
    return own.filter((each) => names.length > 0 && likeness(names, each) >= 0.45);
  });
  const left = own.filter((each) => !out.includes(each));
  return left.length ? left : own;
}

/** What of several suits a wish, and what is said of the others. */
export function parted(
  own: readonly Own[],
  fits: (own: Own) => boolean,
  why: string,
): { readonly of: readonly Own[]; readonly notes: readonly string[] } {
  const of = own.filter(fits);
  const others = own.filter((one) => !fits(one));
  return {
    of,
    notes:
      others.length && of.length
        ? [
            `${namesOf(others)} ${others.length > 1 ? 'are' : 'is'} left as ${others.length > 1 ? 'they are' : 'it is'}: ${why}.`,
          ]
        : [],
  };
}
