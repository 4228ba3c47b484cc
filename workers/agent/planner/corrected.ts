/** A wish put right by a later word: "actually a submarine", "no, 32", "without the hat then". */
import { addSlot, numberIn, tidy, withSlot, wordsOf } from './slots.ts';
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

/** "no driver in it" takes away, whatever it was read as; "the hat smaller, actually no hat": the last word counts. */
function withLastWord(said: Wish): Wish {
  const slots = said.slots.map((one) =>
    /^(?:look|change)$/.test(one.slot) && /^(?:no|without) \S/i.test(tidy(one.words)) ? { ...one, slot: 'no' } : one,
  );
  const gone = (at: number): boolean =>
    slots[at]?.slot === 'target' &&
    slots.slice(at + 1).some(({ slot, words }) => slot === 'no' && shares(words, slots[at]!.words));
  const kept = slots.filter(
    (one, i) =>
      one.slot === 'no' ||
      // "the hat a bit smaller, actually no hat"
      (!gone(i) &&
        !(one.slot === 'change' && gone(i - 1)) &&
        !slots.slice(i + 1).some(({ slot, words }) => slot === 'no' && shares(words, one.words))),
  );
  return { ...said, slots: kept };
}

/** The wishes as they are meant after all. */
export function corrected(wishes: readonly Wish[], put: Wish): readonly Wish[] {
  if (!wishes.length) return wishes;
  const said = withLastWord(put);
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
  const others = said.slots.filter(({ slot }) => slot !== 'no');
  const gone = others.length ? denied.filter((no) => !insteadOf(no, others, all[at]!)) : left;
  for (const no of gone) all = all.with(at, without(all[at]!, no));
  return all;
}

/** "blue, not pink": what is denied has something of its kind in its place. */
const insteadOf = (no: string, put: readonly Slot[], { slots }: Wish): boolean => {
  if (put.some(({ words }) => shares(no, words))) return true;
  // "no driver in it": still there after all that was put right
  if (slots.some(({ words }) => shares(no, words))) return false;
  const hasColour = (words: string): boolean => words.split(/\W+/).some((word) => isColour(word.toLowerCase()));
  return put.some(({ slot, words }) => slot === 'n' || ONE_OF.test(slot) || (hasColour(no) && hasColour(words)));
};

function without(wish: Wish, no: string): Wish {
  const bare = tidy(
    no
      .replace(/^(?:not?|without|minus|lose|drop|skip)\b/i, '')
      .replace(/ (?:in|on|inside|at) (?:it|him|her|them)$/i, ''),
  );
  const kept = wish.slots.filter(({ words, slot }, i) => (i === 0 || slot === 'n' ? true : !shares(bare, words)));
  const left = (kept.length ? kept : wish.slots).map((one) => ({ ...one, words: withoutPiece(one.words, bare) }));
  return addSlot({ ...wish, slots: left }, 'no', `no ${bare}`);
}

/** "a knight with a hat", no hat: what is within the name of a thing is taken out of it. */
export const withoutPiece = (words: string, no: string): string => {
  const [piece = ''] = content(no).slice(-1);
  return piece
    ? words.replace(
        new RegExp(`,? (?:with|and|wearing|holding) (?:an? |the |his |her |its )?(?:[a-z-]+ )?${piece}s?\\b`, 'i'),
        '',
      )
    : words;
};

/** "half that", "twice as many", "3 fewer": of how many were said before. */
function sharedBy(words: string, wish: Wish): string | undefined {
  const before = wordsOf(wish, 'count').map(numberIn).find(Boolean) ?? wordsOf(wish, 'n').length;
  const by = numberIn(words.replace(/\b(?:as|an?)\b/gi, ' ')) ?? 1;
  if (/\bhalf\b/i.test(words)) return String(Math.max(1, Math.ceil(before / 2)));
  if (/\b(?:twice|double)\b/i.test(words)) return String(before * 2);
  if (/\b(?:less|fewer)\b/i.test(words)) return String(Math.max(1, before - by));
  return /\bmore\b/i.test(words) ? String(before + by) : undefined;
}

/** The denied word, where more than that is named and it is not the head of it. */
const wordWithin = (name: string, denied: readonly string[]): string | undefined => {
  const words = content(name.split(/ (?:with|in|on|of|holding|wearing) /i)[0]!);
  return words.slice(0, -1).find((word) => denied.some((no) => content(no).includes(word)));
};

/** A thing that is named at the end: "add a dragon". */
const NAMED = /\b(?:an?|some) [a-z][a-z -]*?(?=$| (?:boss|enemy|companion|pet)$)/i;
/** "a green one": how it is, and no thing of its own. */
const ONE = /^(?:(?:an?|the|some) )?([a-z][a-z -]*?) ones?$/i;
/** "what about 4", where sides or frames were spoken of and no number of things was. */
const numberOf = (wish: Wish, words: string): string =>
  /^\d+$/.test(words) && !wish.slots.some(({ slot }) => slot === 'count')
    ? (['dirs', 'frames', 'size'].find((slot) => (slot !== 'dirs' || /^[48]$/.test(words)) && (slot !== 'size' || Number(words) > 15) && wish.slots.some((one) => one.slot === slot)) ?? 'count')
    : 'count'; // biome-ignore format: short enough

function replaced(wish: Wish, said: string, typed: string, denied: readonly string[]): Wish {
  const slot = said === 'count' ? numberOf(wish, typed) : said;
  const how = /^(?:look|change|n)$/.test(slot) ? ONE.exec(typed)?.[1] : undefined;
  if (how && slot === 'n' && isAdjective(how)) return replaced(wish, 'look', how, denied);
  const words = how && isAdjective(how) ? how : slot === 'dirs' && /^\d$/.test(typed) ? `${typed} directions` : typed;
  const same = wish.slots.filter((one) => one.slot === slot);
  const meant = same.find((one) => denied.some((no) => shares(no, one.words)));
  const put = (old: Slot): Wish => ({ ...wish, slots: wish.slots.map((one) => (one === old ? { slot, words } : one)) });
  // "a trumpet player", and it is a trombone: what is said of it stays
  const wrong = meant && slot === 'n' ? wordWithin(meant.words, denied) : undefined;
  if (wrong) return withWord([wish], words.replace(/^(?:an?|the) /i, ''), wrong)[0]!;
  if (meant) return put(meant);
  // "make the hero a frog", no, a toad
  const become = slot === 'n' && !same.length && !/^make\./.test(wish.act) ? wish.slots.findLast((one) => /^(?:change|look|hero|foe|pickup)$/.test(one.slot) && NAMED.test(one.words)) : undefined; // biome-ignore format: one line
  if (become) return { ...wish, slots: wish.slots.map((one) => (one === become ? { ...one, words: one.words.replace(NAMED, words) } : one)), words: wish.words.replace(become.words, become.words.replace(NAMED, words)) }; // biome-ignore format: one line
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
  const many = slot === 'count' ? sharedBy(words, wish) : undefined;
  return ONE_OF.test(slot) ? withSlot(wish, slot, many ?? words) : addSlot(wish, slot, words);
}
