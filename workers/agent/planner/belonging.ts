/** What belongs to a wish of the same message, wherever in it it is said: sizes, kinds, looks, labels, second sentences. */
import { isPurpose, MANNERS } from './heard.ts';
import { isMake, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';
import { isAdjective } from './words/adjectives.ts';
import { article, bareNoun } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';

/** "a zombie", "snow fox 32px": whatever else the reader thought of, nothing but somebody or a thing is named. */
export function surely(wish: Wish): Wish {
  const named = wordsOf(wish, 'n');
  const only = wish.slots.every(({ slot }) => /^(?:n|count|size|look|view|dirs|anim|frames|style|palette|no)$/.test(slot));
  if (!/^make\.(?:character|object)$/.test(wish.act) || wish.sure >= KNOWN || !named.length || !only || wish.loose.length || wish.unsure?.length || /\?/.test(wish.words)) return wish;
  const alive = wish.act === 'make.character';
  const fits = named.every((words) => {
    const subject = subjectOf(words);
    return subject && !subject.unknown.length && subject.kind !== 'place' && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind)) === alive;
  });
  return fits ? { ...wish, sure: KNOWN } : wish;
} // biome-ignore format: short enough
const KNOWN = 0.6;

/** "my cat. shes white w/ one black ear": how a thing is, where no slot has it. */
export function withLooks(wish: Wish): Wish {
  if (!/^make\.(?:character|object|effect)$/.test(wish.act) || wordsOf(wish, 'n').length !== 1) return wish;
  const looks = wish.loose.filter((word) => isAdjective(word) && !MANNERS.test(word) && !isPurpose(word, wish.words) && new RegExp(`(?:\\b(?:is|are|he's|she's|it's|hes|shes|its|theyre|they're|be|all|very|really|so|and)|,) ${word}\\b`, 'i').test(wish.words));
  if (!looks.length) return wish;
  const left = (words: readonly string[] = []): readonly string[] => words.filter((word) => !looks.includes(word));
  return { ...wish, loose: left(wish.loose), unsure: left(wish.unsure), slots: [...wish.slots, ...looks.map((words) => ({ slot: 'look', words }))] };
} // biome-ignore format: short enough

/** "a chef, same size as the veg": a size that the same message says of something else. */
export function asLarge(wishes: readonly Wish[]): readonly Wish[] {
  const sized = wishes.flatMap(({ act, slots }) => (act.startsWith('make.') ? slots : [])).find(({ slot, words }) => slot === 'size' && /\d/.test(words));
  const [tiles] = wishes.filter(({ act }) => act === 'make.tiles').flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'size'));
  return wishes.map((wish) => {
    // sets of one message are laid together
    if (wish.act === 'make.tiles' && tiles && !wish.slots.some(({ slot }) => slot === 'size')) return { ...wish, slots: [...wish.slots, tiles] };
    if (!isMake(wish) || !SAME_SIZE.test(wish.words)) return wish;
    const rest = wish.slots.filter(({ slot, words }) => !(/^(?:size|style|look)$/.test(slot) && SAME_SIZE.test(words)));
    if (rest.some(({ slot }) => slot === 'size')) return { ...wish, slots: rest };
    const [said] = wordsOf(wish, 'size', 'style', 'look').filter((words) => SAME_SIZE.test(words));
    return { ...wish, slots: [...rest, { slot: 'size', words: sized?.words ?? said ?? 'same size' }] };
  });
} // biome-ignore format: short enough
const SAME_SIZE = /\b(?:same size|as (?:big|large|tall|small) as|equally (?:big|large|tall))\b/i;

export const isOneWith = (last: Wish, read: Wish): boolean =>
  (last.act === 'complaint' && read.act === 'complaint') ||
  // "a map of … and then put bao behind the counter"
  (last.act === 'make.map' &&
    /^make\.(?:scene|object|character|map)$/.test(read.act) &&
    /^\W*(?:(?:and|then|also) )*(?:put|place|set)\b/i.test(read.words)) ||
  (last.act === 'again' &&
    /^(?:again|correct)$/.test(read.act) &&
    !wordsOf(read, 'target', 'n').length &&
    !(last.slots.length && read.act === 'again'));
/** "a zombie nurse, 64px. muted colours, a bit of blood": looks without anybody are of whom was named before. */
export const saysHow = (last: Wish, read: Wish): boolean =>
  isMake(last) &&
  isMake(read) &&
  wordsOf(last, 'n').length > 0 &&
  read.slots.length > 0 &&
  read.slots.every(({ slot }) => HOW.test(slot)) &&
  !read.loose.length;
const HOW = /^(?:look|palette|style|colou?r|view|outline|shading|mood)$/;

/** "an attack, like shooting her bow": one movement, the one that is told. */
export function asExample(wish: Wish): Wish {
  const [first, second, ...more] = wish.slots.filter(({ slot }) => slot === 'anim');
  if (wish.act !== 'animate' || !first || !second || more.length || !GENERIC.test(first.words)) return wish;
  const from = wish.words.indexOf(first.words);
  const between = wish.words.slice(from + first.words.length, wish.words.indexOf(second.words, from));
  return EXAMPLE.test(between) ? { ...wish, slots: wish.slots.filter((slot) => slot !== first) } : wish;
}
const GENERIC = /^(?:an? )?(?:\w+ )?(?:attack(?:ing)?|move|movement|action|animation|emote|special|skill|ability)$/i;
const EXAMPLE = /\b(?:like|such as|for example|for instance|e\.?g\.?|as in|i\.?e\.?|where (?:he|she|it|they))\b/i;

/** "Enemies: salt shakers.": of the game that the same message asks for. */
export const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hero|player)/i, 'hero'],
  [/^(?:enem|foe|bad)/i, 'foe'],
  [/^(?:place|setting|world)/i, 'place'],
  [/^/, 'pickup'],
];
export const LABEL =
  /^\W*(hero|player|enem(?:y|ies)|foes?|bad guys|place|setting|world|pick-?ups?|collect(?:ibles?)?|items?)\s*[:=]\s*(.+?)\W*$/i;
const ONES = /\b(?:ones?|of (?:it|them|those|these))\b/i;
const SAME = /^(?:the |that |this )?(?:very )?same (?=[a-z])/i;
/** "and 3 smaller ones", "and the same house from the side": of the kind that was named before. */
export function asOneBefore(wish: Wish, before: readonly Wish[]): Wish {
  const like = wish.slots.find(({ slot, words }) => (slot === 'n' || (slot === 'target' && !wordsOf(wish, 'n').length)) && SAME.test(words));
  const within = wish.slots.find(({ slot, words }) => slot === 'n' && / of the same /i.test(words));
  if (isMake(wish) && within) return { ...wish, slots: wish.slots.map((slot) => (slot === within ? { ...slot, words: slot.words.replace(/ of the same /i, ' of a ') } : slot)) };
  const sizes = before.findLast(isMake)?.slots.filter(({ slot }) => slot === 'size') ?? [];
  // the same house is as large, if nothing else is said
  if (isMake(wish) && like) return { ...wish, slots: [...(wordsOf(wish, 'size').length ? [] : sizes), ...wish.slots].map((slot) => (slot === like ? { slot: 'n', words: slot.words.replace(SAME, wordsOf(wish, 'count').length ? '' : 'a ') } : slot)) };
  const named = before.findLast(isMake)?.slots.findLast(({ slot }) => slot === 'n')?.words;
  if (!isMake(wish) || !named || wordsOf(wish, 'n').length || !ONES.test(wish.words)) return wish;
  const noun = bareNoun(named).split(/ (?:with|in|on|of|holding) /)[0]!.split(' ').filter((word, i, words) => i === words.length - 1 || !/^(?:one|big|small|large|tiny|huge|little)$/i.test(word)).join(' ');
  const looks = wish.loose.filter((word) => /^(?:smaller|bigger|larger|tiny|small|big)$/i.test(word) && !wordsOf(wish, 'size').length);
  return { ...wish, loose: wish.loose.filter((word) => !/^(?:ones?|smaller|bigger|larger)$/i.test(word)), unsure: [], slots: [...wish.slots.filter(({ slot }) => slot === 'count'), { slot: 'n', words: wordsOf(wish, 'count').length ? noun : article(noun) }, ...looks.map((words) => ({ slot: 'look', words })), ...wish.slots.filter(({ slot }) => slot !== 'count').map((slot) => (slot.slot === 'size' && /\d/.test(slot.words) ? { ...slot, words: slot.words.replace(/^.*?\bones? /i, '') } : slot))] };
} // biome-ignore format: short enough
