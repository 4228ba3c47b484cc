/** What stands beside a thing that is to be drawn: who it goes with, a question about it, what comes after. */
import { refer } from '../refer.ts';
import { sizeIn, wordsOf } from '../slots.ts';
import type { Context, Wish } from '../types.ts';

/** "an elf that fits with the wizard": of who is there only the looks are taken. */
export function fittingTo(wish: Wish, context: Context): Wish {
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
