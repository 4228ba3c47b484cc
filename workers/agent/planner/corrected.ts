/** A wish put right by a later word: "actually a submarine", "no, 32", "without the hat then". */
import { addSlot, tidy, withSlot } from './slots.ts';
import type { Slot, Wish } from './types.ts';
import { isAdjective, isColour } from './words/adjectives.ts';

/** Of these a new one takes the place of the old. */
const ONE_OF =
  /^(?:size|view|dirs|frames|style|palette|format|name|count|genre|hero|foe|place|target|anim|ground|border|text)$/;

const content = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !/^(?:not|no|the|an?|of|with|to|instead)$/.test(word));
const shares = (a: string, b: string): boolean => {
  const words = content(b);
  return content(a).some((word) =>
    words.some((other) => other === word || `${other}s` === word || other === `${word}s`),
  );
};

/** "i meant a goat, not a goal": the right word and the wrong one, where neither is marked. */
const NOT =
  /(?:^|\s|\b)(?:an?\s+|the\s+)?[*"'_]*(\p{L}[\p{L}-]*)[*"'_]*,?\s+(?:and\s+)?not\s+(?:an?\s+|the\s+)?[*"'_]*(\p{L}[\p{L}-]*)/u;

/** The wrong word of a wish replaced by the right one; what it was made of goes with it. */
function withWord(wishes: readonly Wish[], right: string, wrong: string): readonly Wish[] {
  const at = wishes.findLastIndex(({ slots }) => slots.some(({ words }) => shares(wrong, words)));
  if (at < 0) return wishes;
  const bare = wrong.toLowerCase().replace(/s$/, '');
  const word = new RegExp(`\\b${bare}s?\\b`, 'gi');
  const isHead = (words: string): boolean => new RegExp(`\\b${bare}s?$`, 'i').test(words);
  const put = (one: Slot): Slot => {
    if (!shares(wrong, one.words)) return one;
    if (one.slot !== 'n' || !isHead(one.words)) return { ...one, words: one.words.replace(word, right) };
    const kept = one.words
      .split(' ')
      .slice(0, -1)
      .filter((each) => /^(?:an?|the)$/i.test(each) || isAdjective(each));
    return { ...one, words: [...kept, right].join(' ') };
  };
  const wish = wishes[at]!;
  return wishes.with(at, { ...wish, words: wish.words.replace(word, right), slots: wish.slots.map(put) });
}

/** The wishes as they are meant after all. */
export function corrected(wishes: readonly Wish[], said: Wish): readonly Wish[] {
  if (!wishes.length) return wishes;
  const [, right, wrong] = said.slots.some(({ slot }) => !/^(?:no|topic)$/.test(slot))
    ? []
    : (NOT.exec(said.words) ?? []);
  if (right && wrong) return withWord(wishes, right, wrong);
  const denied = said.slots.filter(({ slot }) => slot === 'no').map(({ words }) => words);
  let all = [...wishes];
  // what is denied is taken away where it was said
  const about = Math.max(
    0,
    all.findLastIndex(({ slots }) => slots.some(({ words }) => denied.some((no) => shares(no, words)))),
  );
  let at =
    denied.length && all.some(({ slots }) => slots.some(({ words }) => denied.some((no) => shares(no, words))))
      ? about
      : all.length - 1;
  for (const { slot, words } of said.slots) {
    if (slot === 'no' || slot === 'topic') continue;
    const wish = all[at]!;
    all = all.with(at, replaced(wish, slot, tidy(words), denied));
    at = Math.min(at, all.length - 1);
  }
  const left = denied.filter(
    (no) =>
      !said.slots.some(({ slot }) => slot === 'n' || ONE_OF.test(slot)) ||
      !all.some(({ slots }) => slots.some(({ words }) => shares(no, words))),
  );
  for (const no of said.slots.some(({ slot }) => slot !== 'no') ? [] : left) all = all.with(at, without(all[at]!, no));
  return all;
}

function without(wish: Wish, no: string): Wish {
  const bare = tidy(no.replace(/^(?:not?|without|minus|lose|drop|skip)\b/i, ''));
  const kept = wish.slots.filter(({ words, slot }, i) => (i === 0 || slot === 'n' ? true : !shares(bare, words)));
  // "a knight with a hat": the hat stands within the name of the thing
  return addSlot({ ...wish, slots: kept.length ? kept : wish.slots }, 'no', `no ${bare}`);
}

function replaced(wish: Wish, slot: string, words: string, denied: readonly string[]): Wish {
  const same = wish.slots.filter((one) => one.slot === slot);
  const meant = same.find((one) => denied.some((no) => shares(no, one.words)));
  const put = (old: Slot): Wish => ({ ...wish, slots: wish.slots.map((one) => (one === old ? { slot, words } : one)) });
  if (meant) return put(meant);
  if (slot === 'n') {
    const last = same.at(-1);
    const kind = /^make\./.test(wish.act) ? wish : { ...wish, act: 'make.object' };
    return last ? { ...put(last), act: kind.act } : addSlot(kind, 'n', words);
  }
  if (slot === 'look' || slot === 'change') {
    const colour = words.split(' ').find((word) => isColour(word.toLowerCase()));
    const old =
      colour &&
      wish.slots.find(
        (one) =>
          /^(?:look|n|change)$/.test(one.slot) && one.words.split(' ').some((word) => isColour(word.toLowerCase())),
      );
    if (old && words.split(' ').length < 3)
      return {
        ...wish,
        slots: wish.slots.map((one) =>
          one === old
            ? {
                slot: one.slot,
                words: one.words
                  .split(' ')
                  .map((word) => (isColour(word.toLowerCase()) ? colour : word))
                  .join(' '),
              }
            : one,
        ),
      };
    return addSlot(wish, slot, words);
  }
  return ONE_OF.test(slot) ? withSlot(wish, slot, words) : addSlot(wish, slot, words);
}
