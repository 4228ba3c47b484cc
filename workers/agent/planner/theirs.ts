/**
 * Of what in the account each wish of a message is: a name that stands within another slot is taken out of it ("Bolt red"), and a part
 * that names nothing is of what the part before it was about ("is the chest animated? if not make it open").
 */
import { tokens } from './likeness.ts';
import { namedWhole } from './named-whole.ts';
import { refer } from './refer.ts';
import { tidy, wordsOf } from './slots.ts';
import type { Context, Own, Wish } from './types.ts';

/** Acts of something that is there already. */
const OF_THEIRS = /^(?:edit|animate|resize|again|check|convert|export)$/;
const POINTS =
  /^(?:it|its|him|his|her|hers|them|their|they|he|she|this|that|these|those|the (?:same|thing|sprite))(?:'s)?$/i;
/** Where a name may stand among what is said of it. */
const SAID = /^(?:change|n|look)$/;
const BUT = /\b(?:but|instead|versions?|variants?)\b/i;

/** "Bolt" of "Bolt the robot", "Roland" of "Sir Roland". */
export function shortOf({ name }: Own): string | undefined {
  const [, first] = /^(\p{Lu}[\p{L}'-]+) the \p{L}+/u.exec(name) ?? [];
  const [, last] = /^(?:Sir|Lady|Lord|King|Queen|Captain|Master|Princess|Prince|Mr|Mrs|Miss|Dr|Uncle|Aunt|Old) (\p{Lu}[\p{L}'-]+)$/u.exec(name) ?? [];
  return first ?? last;
} // biome-ignore format: short enough

/** Those of the account that the words name: wholly, or by the short name of somebody. */
export function namedThere(words: string, own: readonly Own[]): readonly Own[] {
  const whole = namedWhole(words, own);
  const said = tokens(words);
  const short = own.filter((one) => {
    const name = shortOf(one)?.toLowerCase();
    return !whole.includes(one) && name !== undefined && said.includes(name);
  });
  return [...whole, ...short];
}

/** What is left of the words without the name of it. */
export function withoutName(words: string, one: Own): string {
  const names = [one.name, shortOf(one)].flatMap((name) => (name ? [tokens(name).join('[^\\p{L}\\p{N}]{1,2}')] : []));
  const at = new RegExp(`(?:\\b(?:the|my|our) )?(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu'); // biome-ignore format: one line
  return tidy(words.replace(at, ' '));
}

const targeted = (wish: Wish, own: readonly Own[]): Wish => ({
  ...wish,
  slots: [...own.map(({ name }) => ({ slot: 'target', words: name })), ...wish.slots.filter(({ slot }) => slot !== 'target')],
}); // biome-ignore format: short enough

/** The wishes, each with what it is about. */
export function ofTheirs(wishes: readonly Wish[], context: Context): readonly Wish[] {
  let before: readonly Own[] = [];
  return ofTheMap(withBorder(wishes), context).flatMap((wish) => {
    const one = OF_THEIRS.test(wish.act) ? eachWithIts(wish, context) : [wish];
    const each =
      one.length > 1 ? one : OF_THEIRS.test(wish.act) || isVersion(wish, context) ? apart(wish, context) : one;
    return each.map((one) => {
      const targets = wordsOf(one, 'target');
      const open = targets.every((words) => POINTS.test(words));
      const found = open ? [] : refer(targets, context).own;
      if (found.length) before = found;
      return open && OF_THEIRS.test(one.act) && before.length ? targeted(one, before) : one;
    });
  });
}

/** "can the tiles be 32 px and get a sandy edge": one set, drawn once. */
function withBorder(wishes: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of wishes) {
    const last = all.at(-1);
    const only = wish.act === 'edit' && wordsOf(wish, 'border').length > 0 && wish.slots.every(({ slot, words }) => slot === 'border' || (slot === 'target' && POINTS.test(words)));
    if (last?.act === 'resize' && only) all[all.length - 1] = { ...last, words: `${last.words} ${wish.words}`, slots: [...last.slots, ...wish.slots.filter(({ slot }) => slot === 'border')] };
    else all.push(wish);
  }
  return all;
} // biome-ignore format: short enough

/** "the village in winter? snow on roofs, frozen pond": what is said behind a map that is to be other is said of it. */
function ofTheMap(wishes: readonly Wish[], context: Context): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of wishes) {
    const last = all.at(-1);
    const map = last?.act === 'edit' && refer(wordsOf(last, 'target'), context).own.some(({ list }) => list === 'MAP');
    const loose = /^make\.(?:tiles|object|scene|platform)$/.test(wish.act) && wish.sure < 0.75 && !/\b(?:tile ?sets?|tiles?|draw|make|create|add|icons?|pictures?)\b/i.test(wish.words);
    if (map && loose) all[all.length - 1] = { ...last!, words: `${last!.words}, ${wish.words}`, slots: [...last!.slots, ...wish.slots.map(({ words }) => ({ slot: 'change', words }))] };
    else all.push(wish);
  }
  return all;
} // biome-ignore format: short enough

/** "wooden window but in dark metal": the one that is there, otherwise. */
function isVersion(wish: Wish, { own }: Context): boolean {
  const [thing, more] = wordsOf(wish, 'n');
  if (!thing || more || !/^make\.(?:object|character|ui|scene)$/.test(wish.act)) return false;
  // "castle town at night with snow"
  const map = namedThere(thing, own).find(({ list }) => list === 'MAP');
  if (map && /^(?:at|in|with|without|during|but)\b/i.test(withoutName(thing, map))) return true;
  // "knight in red and blue versions" may be any knight
  if (!BUT.test(wish.words) || (tokens(thing).length < 2 && !/\bbut\b/i.test(wish.words))) return false;
  return namedThere(thing, own).length === 1 && !/^(?:an?|another|new)\b/i.test(thing) && !withoutName(thing, namedThere(thing, own)[0]!);
} // biome-ignore format: short enough

/** "[Mira] [blonde] and [the robot] [rusty]": each with what stands behind it, where every one of them has something. */
function eachWithIts(wish: Wish, context: Context): readonly Wish[] {
  const groups: Wish['slots'][number][][] = [];
  for (const slot of wish.slots) {
    const last = groups.at(-1);
    // "the knight and the wizard red": both
    if (slot.slot === 'target' && last?.every((one) => one.slot === 'target')) return [wish];
    if (slot.slot === 'target' || !last) groups.push([slot]);
    else last.push(slot);
  }
  const whole = groups.every(([first, more]) => first?.slot === 'target' && more && !POINTS.test(first.words) && refer([first.words], context).own.length === 1);
  const of = whole ? groups.map(([first]) => refer([first!.words], context).own[0]!) : [];
  if (groups.length < 2 || new Set(of).size < of.length || !whole) return [wish];
  return groups.map((slots) => ({ ...wish, words: slots.map(({ words }) => words).join(' '), slots }));
} // biome-ignore format: short enough

/** What is said of each, by itself: "make the potion glow and the barrel broken". */
function apart(wish: Wish, context: Context): readonly Wish[] {
  const { own } = context;
  const targets = wordsOf(wish, 'target');
  const known = targets.filter((words) => !POINTS.test(words));
  const more: Wish[] = [];
  const slots: Wish['slots'][number][] = [];
  const owners: Own[] = [];
  for (const slot of wish.slots) {
    const [one, other] = SAID.test(slot.slot) ? namedThere(slot.words, own) : [];
    const rest = one && withoutName(slot.words, one);
    const begins = one && new RegExp(`^(?:the |my |our )?${tokens(shortOf(one) ?? one.name)[0]}\\b`, 'i').test(slot.words);
    const is = one && rest !== undefined && !other && begins && !known.some((words) => namedThere(words, own).includes(one)) && !/^(?:and|on|in|as|to|for|with|from)\b/i.test(one.list === 'MAP' ? '' : rest);
    // "an open version of the chest and a broken barrel"
    const [, how = ''] = (one && !other && known.length && slot.slot === 'change' && /^an? ([a-z]+(?:ed|en|ing)?) /i.exec(slot.words)) || [];
    if (how && one && !known.some((words) => namedThere(words, own).includes(one)) && tidy(slot.words).toLowerCase() === `${/^an? /i.exec(slot.words)![0]}${how} ${one.name}`.toLowerCase()) more.push({ ...wish, words: slot.words, slots: [{ slot: 'target', words: one.name }, { slot: 'change', words: how }] });
    else if (!is) slots.push(slot);
    else if (known.length && rest)
      more.push({ ...wish, slots: [{ slot: 'target', words: one.name }, { slot: 'change', words: rest }] });
    else if (!known.length) {
      owners.push(one);
      if (rest) slots.push({ slot: 'change', words: rest });
    } else slots.push(slot);
  } // biome-ignore format: short enough
  if (!owners.length) return [{ ...wish, slots }, ...more];
  const act = wish.act.startsWith('make.') ? 'edit' : wish.act;
  const changes = slots.map((slot) => (act !== wish.act && slot.slot === 'look' ? { ...slot, slot: 'change', words: slot.words.replace(/^in /i, '') } : slot)); // biome-ignore format: one line
  return [targeted({ ...wish, act, slots: changes.filter(({ slot }) => slot !== 'target') }, owners), ...more];
}
