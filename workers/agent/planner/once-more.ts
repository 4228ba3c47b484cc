/** "another one", "a red one too", "same for the other two": the wishes that were done last, anew, otherwise or for others. */
import { corrected } from './corrected.ts';
import { addSlot, isMake, numberIn, tidy, withSlot, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';
import { isAdjective, isColour } from './words/adjectives.ts';
import { subjectOf } from './words/subjects.ts';

/** Of several that were done one is meant: which one is a guess, and offered. */
const GUESS = 0.4;
const POINTS = /^(?:it|that|this|them|these|those|(?:the|that|this|my|another) (?:same|one|game|level)|another|one)$/i;
const SMALL = /^(?:one|ones|more|other|another|same|too|also|now|again|new|different|second|first|extra|few|some)$/i;

const SAME_WITH =
  /\b(?:do|make|draw|try) (?:exactly )?(?:the )?same(?: thing)? (?:with|for|as) ((?:an? )[\p{L}' -]+?)(?: please| pls)?[?!. ]*$/iu;

const ANOTHER_GAME = /\b(?:another|new|second|different|one more) (?:[a-z-]+ )?(?:game|one)\b|\b(?:re-?build|build|generate|make|create) (?:it|the game|that|this)? ?(?:again|anew|once more|over)\b|\b(?:game|it) (?:again|anew|once more) from\b/i; // biome-ignore format: one line

export function onceMore(done: readonly Wish[], again: Wish): readonly Wish[] {
  const [last] = done.slice(-1);
  if (!last || again.whole) return [again];
  // "red lantern but blue": of a thing, and no other game
  // "ok now the same but red", "try again": of a game that is there, and no second one unless that is asked for
  if (done.every(({ act }) => act.startsWith('game.')) && !ANOTHER_GAME.test(again.words)) return [{ ...again, act: wordsOf(again, 'target', 'n').length ? 'edit' : 'game.change' }]; // biome-ignore format: one line
  const named = wordsOf(again, 'target', 'n').some((words) => !POINTS.test(words));
  if (named && done.every(({ act }) => act.startsWith('game.'))) return [again];
  const recoloured = inOtherColours(last, again);
  if (recoloured) return [recoloured];
  // "do the same with a wizard": somebody else is drawn so, and not the first once more
  const [, other = ''] = SAME_WITH.exec(again.words.trim()) ?? [];
  if (isMake(last) && other && subjectOf(other)?.kind === subjectOf(wordsOf(last, 'n').at(-1) ?? '')?.kind)
    return [{ ...withSlot(last, 'n', other), words: other, sure: GUESS }];
  const looks = isMake(last) ? looksOf(again) : [];
  const targets = wordsOf(again, 'target').filter((words) => !looks.length || !/\bones?\b/i.test(words));
  const one = looks.length > 0 && /\bone\b/i.test(again.words) && isMake(last);
  const of = one ? [last] : done;
  const things = wordsOf(last, 'n');
  const unsure = one && (things.length > 1 || done.length > 1);
  const more = again.slots.filter(
    ({ slot }) => slot !== 'target' && (!looks.length || !/^(?:look|change|palette)$/.test(slot)),
  );
  // "the same for the skeleton": another zombie is not meant
  if (
    isMake(last) &&
    !looks.length &&
    targets.length &&
    !targets.some((words) => /\b(?:it|that|this|one|ones|him|her|them)\b/i.test(words)) &&
    /\bfor\b/i.test(again.words) &&
    !targets.some((words) =>
      things.some((thing) => thing.toLowerCase().includes(words.toLowerCase().replace(/^(?:the|my|an?) /, ''))),
    )
  )
    return [{ ...again, act: 'edit', slots: targets.map((words) => ({ slot: 'target', words })) }];
  return of.flatMap((wish) => {
    const thing = one && things.length > 1 ? withSlot(wish, 'n', things.at(-1)!) : wish;
    const same =
      targets.length && !isMake(thing) ? withSlot(thing, 'target', ...targets) : addSlot(thing, 'again', again.words);
    const sure = unsure ? GUESS : Math.min(wish.sure, again.sure);
    return versions(looks, more, again).map((slots) => ({
      ...corrected([same], { ...again, act: 'correct', slots })[0]!,
      sure,
    }));
  });
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'white', 'black'];
/** "3 more in other colours", of what was changed last: which they are is a guess, and offered. */
function inOtherColours(last: Wish, again: Wish): Wish | undefined {
  if (last.act !== 'edit' || !wordsOf(again, 'look', 'change', 'palette').some((words) => /^(?:in )?(?:other|different|more|new|all) colou?rs?$/i.test(words))) return undefined;
  const count = Math.min(6, wordsOf(again, 'count').map(numberIn).find(Boolean) ?? 3);
  const used = last.slots.flatMap(({ words }) => words.toLowerCase().split(/\W+/));
  const colours = COLOURS.filter((colour) => !used.includes(colour)).slice(0, count);
  return { ...last, words: `${colours.length} versions: ${colours.join(', ')}`, sure: GUESS, slots: [{ slot: 'count', words: String(colours.length) }, ...last.slots.filter(({ slot }) => slot === 'target'), ...colours.map((words) => ({ slot: 'change', words }))] };
} // biome-ignore format: short enough

/** "three more: red, yellow, black" is one of each. */
function versions(looks: readonly string[], more: Wish['slots'], again: Wish): readonly Wish['slots'][] {
  if (!looks.length) return [more];
  const count = wordsOf(again, 'count').map(numberIn).find(Boolean);
  const each = looks.length > 1 && looks.every(isSimple);
  if (!each) return [[...more, ...looks.map((words) => ({ slot: 'look', words }))]];
  const rest = count === looks.length ? more.filter(({ slot }) => slot !== 'count') : more;
  return looks.map((words) => [...rest, { slot: 'look', words }]);
}

/** A colour or a single word: of two of them no thing has both. */
const isSimple = (words: string): boolean => {
  const said = words
    .toLowerCase()
    .replace(/^(?:an?|in|one|the) /, '')
    .split(' ');
  return said.length === 1 || (said.length === 2 && isColour(said[1]!));
};

/** How it shall be: what is marked, and adjectives of which that was not sure ("a red one too"). */
function looksOf(again: Wish): readonly string[] {
  // "a red one" is red, "in blue and green" one of each
  const marked = wordsOf(again, 'look', 'change', 'palette').flatMap((words) => {
    const bare = words.replace(/^(?:an?|the|another) (.+?) ones?$/i, '$1').replace(/^in (?=[a-z]+(?:,| and ))/i, '');
    const parts = bare.split(/\s*(?:,|\band\b)\s*/i).filter(Boolean);
    return parts.length > 1 && parts.every((part) => isColour(part.toLowerCase())) ? parts : [bare];
  });
  const target = wordsOf(again, 'target').flatMap((words) => /^(?:an?|another) (.+?) ones?$/i.exec(words)?.[1] ?? []);
  const free = [...(again.unsure ?? []), ...again.loose].filter(
    (word) =>
      word.length > 2 &&
      !SMALL.test(word) &&
      (isColour(word.toLowerCase()) || isAdjective(word)) &&
      !marked.some((words) => words.split(/\W+/).includes(word)),
  );
  const all = [...marked, ...target, ...new Set(free)].map((words) => tidy(words.replace(/^in (?!a )/i, '')));
  // in the order in which they were said
  // "but as a king"
  const as = (words: string): string =>
    /^an? /i.test(words) && new RegExp(`\\bas ${words.replace(/[^\w ]/g, '.')}`, 'i').test(again.words)
      ? `as ${words}`
      : words;
  return [...new Set(all.map(as))].sort((a, b) => again.words.indexOf(a) - again.words.indexOf(b));
}
