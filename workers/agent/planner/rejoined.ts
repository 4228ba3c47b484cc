/** Parts of a message that a reader of parts takes apart, and that are one wish. */
import { ONE_PICTURE, ofPart } from './one-part.ts';
import { tidy } from './slots.ts';
import type { Slot, Wish } from './types.ts';

/** What says how something is to be done, and nothing by itself: "but keep him exactly the same", "no blur!!" */
const MANNER =
  /^(?:and |but |just |only |so |please |pls )*(?:(?:keep|leave) (?:it|him|her|them|the rest|everything|all|the same|(?:the |my )?(?:old|original|first|other|current|one)\b)(?: one)?\b.*|(?:(?:do not|don'?t) (?:change|touch|blur)|nothing else|no blur|without blur|crisp|exactly|pixel perfect|not blurry)\b.*|i want (?:both|the old one too)|the rest (?:stays|as it is|the same).*|(?:except|apart from|not the|all but)\b.*|(?:he|she|it|they) (?:only|just|still) .*)$/i;
const WORKS = /^(?:edit|resize|convert|animate|again|export)$/;
/** Looked up or stopped once, however often it is said. */
const ONCE = /^(?:stop|job|balance|spent|undo|export|check|delete)$/;
/** These have nothing in which one could differ from the other. */
const SAME = /^(?:stop|balance|spent|undo)$/;

const said = (wish: Wish): readonly Slot[] => wish.slots.filter(({ slot }) => !/^(?:no|look|change)$/.test(slot));
const added = (to: Wish, wish: Wish, slots: readonly Slot[]): Wish => ({
  ...to,
  words: `${to.words} ${wish.words}`,
  slots: [...to.slots, ...slots],
});

export function rejoined(wishes: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const read of wishes) {
    if (
      !/[\p{L}\p{N}]/u.test(read.words) ||
      (wishes.length > 1 &&
        !read.slots.length &&
        /^(?:and|also|plus|then|too|but|so|ok|or|please|pls)$/i.test(tidy(read.words)))
    )
      continue;
    const wish = ofPart(read);
    const before = all.at(-1);
    const joined = before && together(before, wish);
    if (joined) all[all.length - 1] = joined;
    else all.push(wish);
  }
  return all;
}

/** The one wish that both are; undefined where they are two. */
function together(before: Wish, wish: Wish): Wish | undefined {
  // "a hat and take away his beard": one change of one of them
  if (
    before.act === 'edit' &&
    wish.act === 'edit' &&
    ofSame(wish) &&
    !/\bdraw\b/i.test(wish.words) &&
    !PIXELS.test(`${before.words} ${wish.words}`) &&
    wish.slots.length
  )
    return added(
      before,
      wish,
      wish.slots.filter(({ slot }) => slot !== 'target'),
    );
  // "more rust on the tank, and a broken track"
  if (
    before.act === 'edit' &&
    wish.act === 'make.object' &&
    wish.sure < 0.5 &&
    wish.slots.length === 1 &&
    wish.slots[0]!.slot === 'n' &&
    !/\b(?:make|draw|new|another|also)\b/i.test(wish.words)
  )
    return added(before, wish, [{ slot: 'change', words: wish.slots[0]!.words }]);
  // "rainy night city platformer": where it is played
  if (
    /^make\.(?:scene|tiles|map)$/.test(before.act) &&
    before.sure < 0.5 &&
    wish.act === 'game.make' &&
    /\w$/.test(before.words) &&
    !/\b(?:and|then|also|plus)$/i.test(before.words)
  )
    return {
      ...added(wish, before, []),
      words: `${before.words} ${wish.words}`,
      slots: [...before.slots.map((one) => (one.slot === 'n' ? { ...one, slot: 'place' } : one)), ...wish.slots],
    };
  // "now the same tileset", "but for winter"
  if (
    /^(?:edit|again)$/.test(before.act) &&
    !HOW(before) &&
    /^(?:edit|again)$/.test(wish.act) &&
    HOW(wish) &&
    ofSame(wish)
  )
    return {
      ...added(
        before,
        wish,
        wish.slots.filter(({ slot }) => slot !== 'target'),
      ),
      act: 'edit',
    };
  // "his hat", "way bigger"
  if (
    before.act === 'edit' &&
    before.slots.every(
      ({ slot, words }) =>
        slot === 'target' || (slot === 'change' && /^(?:his|her|its|the|their) [a-z]+$/i.test(words)),
    ) &&
    wish.act === 'resize' &&
    ofSame(wish)
  )
    return {
      ...before,
      act: 'resize',
      words: `${before.words} ${wish.words}`,
      slots: [
        ...before.slots.map(({ words }) => ({ slot: 'target', words })),
        ...wish.slots.filter(({ slot }) => slot !== 'target'),
      ],
    };
  if (before.act === 'balance' && wish.act === 'spent') return added({ ...before, act: 'spent' }, wish, wish.slots);
  // "should sit together in one picture, parrot on his shoulder"
  if (
    ONE_PICTURE.test(before.words) &&
    /^(?:edit|animate)$/.test(before.act) &&
    wish.act.startsWith('make.') &&
    !wish.slots.some(({ slot }) => slot === 'n')
  )
    return { ...added(before, wish, []), act: 'edit' };
  // "in the same style as my knight: a mage"
  if (before.act === 'again' && wish.act.startsWith('make.') && /\bstyle\b/i.test(before.words))
    return {
      ...wish,
      words: `${before.words} ${wish.words}`,
      slots: [...wish.slots, { slot: 'style', words: tidy(before.words.replace(/^.*?\bin (?:the )?(?=same )/i, '')) }],
    };
  const both = wish.act === 'pick' && said(wish).every(({ slot, words }) => slot === 'target' && /^both$/i.test(words));
  if (WORKS.test(before.act) && (both || !said(wish).length) && MANNER.test(tidy(wish.words)))
    return added(before, wish, []);
  // "4 versions of the slime in different colours: green, blue"
  if (
    /^(?:edit|again)$/.test(before.act) &&
    /\b(?:versions?|variants?|colou?rs|kinds)\b[^.]*:?\s*$/i.test(before.words) &&
    /^make\./.test(wish.act) &&
    wish.slots.length &&
    wish.slots.every(({ slot }) => slot === 'look')
  )
    return {
      ...added(before, wish, wish.slots),
      act: 'edit',
      slots: [...before.slots.filter(({ slot }) => !/^(?:look|change|count)$/.test(slot)), ...wish.slots],
    };
  // "4 versions of the slime: green, blue"
  if (
    before.act === 'again' &&
    wish.act === 'edit' &&
    !wish.slots.some(({ slot }) => slot === 'target') &&
    wish.slots.length
  )
    return { ...added(before, wish, wish.slots), act: 'edit' };
  if (
    before.act === wish.act &&
    ONCE.test(wish.act) &&
    (!wish.slots.length || !before.slots.length || SAME.test(wish.act))
  )
    return added(before, wish, wish.slots);
  return undefined;
}

const HOW = ({ slots }: Wish): boolean =>
  slots.some(({ slot }) => /^(?:change|look|palette|no|size|dirs|view)$/.test(slot));
/** Of whom the part before speaks. */
const ofSame = ({ slots, words }: Wish): boolean =>
  slots.every(({ slot, words: said }) => slot !== 'target' || /^(?:it|him|her|them|his|its|their)$/i.test(said)) &&
  !/\b(?:versions?|another|second|copy)\b/i.test(words);
/** Done to pixels, and no look: that stays a part of its own. */
const PIXELS = /\b(?:mirror\w*|flip\w*|rotat\w*|outlines?|palette|background|crop\w*|frames?|slower|faster)\b/i;
