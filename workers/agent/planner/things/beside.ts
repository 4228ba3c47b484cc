/** What stands beside a thing that is to be drawn: who it goes with, a question about it, what comes after. */
import { refer } from '../refer.ts';
import { factorIn, sizeIn, wordsOf } from '../slots.ts';
import type { Context, Wish } from '../types.ts';

/** "an elf that fits with the wizard": of who is there only the looks are taken. */
export function fittingTo(said: Wish, context: Context): Wish {
  const wish = largerThan(pointedTo(said, context), context);
  if (!/\b(?:fits?|match(?:es|ing)?|goes|go|same|like|next to|beside)\b/i.test(wish.words)) return wish;
  const isTheirs = (words: string): boolean => /^(?:the|my) /i.test(words) && refer([words], context).own.length === 1;
  const others = wish.slots.filter(({ slot, words }) => slot === 'n' && !isTheirs(words));
  return others.length
    ? {
        ...wish,
        unsure: (wish.unsure ?? []).filter((word) => !/^(?:fits?|match\w*|goes|go|same|like)$/i.test(word)),
        slots: wish.slots.map((one) =>
          one.slot === 'n' && isTheirs(one.words) ? { slot: 'style', words: `same style as ${one.words}` } : one,
        ),
      }
    : wish;
}
/** "a mana potion that goes with the health potion": what stands behind is there already, and is no part of what is drawn. */
const GOES_WITH =
  /,? (?:(?:that|which|who|to) )?(?:(?:also |should |would |will )*(?:goes|go|going|fits?|fitting|match(?:es|ing)?|belongs?)(?: (?:well|together|nicely|in))*(?: (?:with|to))?|in (?:the |exactly the )?(?:same )?(?:art )?style (?:of|as)|as a match for) ((?:the|my|our) [a-z][\w' -]*)$/i;
function pointedTo(wish: Wish, context: Context): Wish {
  const slots = wish.slots.flatMap((one): Wish['slots'] => {
    const [all = '', whom = ''] = (/^(?:n|look)$/.test(one.slot) && GOES_WITH.exec(one.words)) || [];
    if (!whom || refer([whom], context).own.length !== 1) return [one];
    const rest = one.words.slice(0, one.words.length - all.length).trim();
    return [...(rest ? [{ ...one, words: rest }] : []), { slot: 'style', words: `same style as ${whom}` }];
  });
  return slots.length === wish.slots.length ? wish : { ...wish, slots };
} // biome-ignore format: short enough

/** "a goblin chief, bigger than my goblin", "twice as big as the crate": of one whose size is on record. */
const LARGER =
  /,? (?:(?:that|which|who) is |about )?((?:twice|double|half|three times|\d(?:\.\d)? ?(?:x|times))(?: (?:as (?:big|large|tall|high|small) as|the size of|of the size of))?|(?:(?:a bit|a little|slightly|much|way|a lot) )?(?:bigger|larger|taller|smaller|shorter|tinier) than) ((?:the |my |our )?[a-z][\w'-]*(?: [a-z][\w'-]*)?)/i;
/** What a size was reckoned from. */
export const comparedIn = (said: Wish, drawn: Wish): readonly string[] =>
  said.words === drawn.words ? [] : (LARGER.exec(said.words)?.slice(0, 1) ?? []);
function largerThan(wish: Wish, context: Context): Wish {
  const [all = '', how = '', whom = ''] = LARGER.exec(wish.words) ?? [];
  const [one, more] = whom ? refer([whom], context).own : [];
  const factor = factorIn(how.replace(/three times/i, '3x'));
  if (!one?.size || one.tile || more || !factor || wish.slots.some(({ slot, words }) => slot === 'size' && /\d/.test(words))) return wish;
  const side = Math.max(16, 4 * Math.round((factor * Math.max(one.size.width, one.size.height)) / 4));
  const inIt = (words: string): boolean => all.toLowerCase().includes(words.toLowerCase());
  const left = wish.slots.flatMap((slot): Wish['slots'] => {
    if (/^(?:look|size|target|style|change)$/.test(slot.slot) && inIt(slot.words)) return [];
    const rest = slot.words.replace(all, '').trim();
    return rest ? [{ ...slot, words: rest }] : [];
  });
  const words = (of: readonly string[] = []): readonly string[] => of.filter((word) => !inIt(word));
  return { ...wish, words: wish.words.replace(all, `, ${side}x${side}`), loose: words(wish.loose), unsure: words(wish.unsure), slots: [...left, { slot: 'size', words: `${side}x${side}` }] };
} // biome-ignore format: short enough

/** "can you draw cats?": a question, whatever it is that could be drawn. */
export const asksWhether = ({ words, slots }: Wish): boolean =>
  /^(?:hi |hey |yo |ok )?(?:can|could|do|will) (?:you|u) (?:also |even )?(?:draw|make|do|create) [a-z]+s ?\?*$/i.test(
    words.trim(),
  ) && slots.length === 1;

/** What comes after the drawing, and what a figure cannot be. */
export function saidBeside(wish: Wish): readonly string[] {
  const engine = /\b(?:godot|unity|phaser|aseprite|tiled|ldtk)\b(?: \d)?/i.exec(wish.words)?.[0];
  const oblong = wish.act === 'make.character' ? wordsOf(wish, 'size').find((words) => isOblong(words)) : undefined;
  return [
    ...(engine ? [`Files for ${engine} cost nothing: once it is drawn, say "export it for ${engine}".`] : []),
    ...(oblong ? [`A figure is drawn on a square as high as it is: of ${oblong} the larger side counts.`] : []),
  ];
}
const isOblong = (words: string): boolean => {
  const size = sizeIn(words);
  return size !== undefined && size.width !== size.height;
};
