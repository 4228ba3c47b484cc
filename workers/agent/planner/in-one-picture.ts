/** "lin meditating, one picture, 64x64", "put mira next to a campfire in one picture": one wish, whatever its parts were read as. */
import { inPattern } from './named-whole.ts';
import { tidy, wordsOf } from './slots.ts';
import { namedThere } from './theirs.ts';
import type { Context, Slot, Wish } from './types.ts';

const PICTURE =
  /,?\s*\b(?:(?:all |both |together )?(?:in|as|into|on) )?(?:one|a single|a|the same) (?:picture|image|illustration)\b(?: of\b)?/i;
const LEAD =
  /^\W*(?:(?:please|pls|can you|could you|i want|i need|i'd like|now|and|put|draw|make|show|do|create|place|set|me)\s+)*/i;
const SIZE = /\b\d{2,4} ?[x×] ?\d{2,4}(?: ?px)?\b|\b\d{2,4} ?px\b/gi;
const NO = /\b(?:no|without(?: an?)?) (?:background|bg)\b/i;

/** Somebody of theirs does something with what is drawn: "a horse with Brannoch riding it". */
const DOES = /\b(?:rid(?:es?|ing)|fight(?:s|ing)?|hug(?:s|ging)?|hold(?:s|ing)|carr(?:ies|ying)|feed(?:s|ing)|pet(?:s|ting)|chas(?:es|ing)|sit(?:s|ting) (?:on|in|at|by)|stand(?:s|ing) (?:on|in|at|by|next to|beside)|lean(?:s|ing) (?:on|against)|sleep(?:s|ing) (?:on|in)|eat(?:s|ing)|driv(?:es|ing)|kiss(?:es|ing)|kick(?:s|ing)|pull(?:s|ing)|push(?:es|ing))\b/i; // biome-ignore format: one line
/** Undefined where no picture is spoken of, or nobody of the account in it. */
export function inOnePicture(said: string, wishes: readonly Wish[], { own }: Context): readonly Wish[] | undefined {
  const [only] = wishes;
  const acts = wishes.length === 1 && only && /^make\.(?:character|object)$/.test(only.act) && DOES.test(wordsOf(only, 'n').join(' ')) ? namedThere(wordsOf(only, 'n').join(' '), own).filter(({ kind, name }) => kind === 'character' && /^\p{Lu}/u.test(name)) : []; // biome-ignore format: one line
  if (acts.length && only && !only.slots.some(({ slot }) => /^(?:anim|dirs)$/.test(slot))) {
    const [one] = acts;
    const is = one!.description.replace(one!.name, '').trim() || one!.name;
    const put = (words: string): string => words.replace(new RegExp(`\\b${inPattern(one!.name)}\\b`, 'iu'), /^(?:an?|the) /i.test(is) ? is : `a ${is}`); // biome-ignore format: one line
    return [{ ...only, act: 'make.object', slots: only.slots.map((slot) => (slot.slot === 'n' ? { ...slot, words: put(slot.words) } : slot)), note: `"${one!.name}" is drawn anew from its description: alike, and not pixel for pixel the same.` }]; // biome-ignore format: one line
  }
  const theirs = namedThere(said, own).filter(({ kind }) => kind === 'character' || kind === 'object');
  const already = wishes.some(({ act, slots }) => act === 'make.scene' && slots.some(({ slot }) => slot === 'n'));
  if (!PICTURE.test(said) || !theirs.length || already || /[.?!]\s+\S/.test(said) || wishes.some(({ act }) => /^(?:ask\.|price|terms|delete|export|find|check|game\.|yes|no$)/.test(act))) return undefined;
  const sizes = said.match(SIZE) ?? [];
  const bare = said.replace(PICTURE, ' ').replace(SIZE, ' ').replace(NO, ' ');
  const [shows = '', ...looks] = bare.slice(LEAD.exec(bare)?.[0].length ?? 0).split(/\s*[,;]\s*/).map(tidy).filter((part) => /[a-z]{2}/i.test(part)); // biome-ignore format: one line
  if (!namedThere(shows, theirs).length) return undefined;
  const slots: Slot[] = [
    { slot: 'n', words: shows.replace(/\s+/g, ' ') },
    ...looks.map((words) => ({ slot: 'look', words })),
    ...sizes.slice(0, 1).map((words) => ({ slot: 'size', words })),
    ...(NO.test(said) ? [{ slot: 'no', words: 'no background' }] : []),
  ];
  return [{ act: 'make.scene', words: said, slots, sure: 0.7, loose: [] }];
} // biome-ignore format: short enough
