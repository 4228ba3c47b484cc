/** "With" that was left out: "sword blue gem", "witch black cat", "robot one eye" are with them. */
import { LEXICON } from './default-lexicon.ts';
import type { Reading } from './lexicon.ts';

/** Said of what follows, besides colours, materials, sizes and numbers. */
const LOOKS: ReadonlySet<string> = new Set('glowing big huge giant large small tiny little long short curly spiky fluffy broken cracked flat burning sharp pointy pointed round open closed ripped torn striped spotted messy braided bushy thick thin shiny bloody dirty old rusty golden flowing floppy sad angry happy evil crazy double twin single'.split(' ')); // biome-ignore format: a list
/** These before a colour are its shade; before a noun what it is like or made of. */
const SHADES: ReadonlySet<string> = new Set('baby toy robot ghost zombie skeleton ice fire lava demon angel sky forest blood midnight lime olive lemon rust rose coal snow bone ash sand moss sea ocean navy royal pumpkin brick wine cherry apple mint jet coral emerald ruby sapphire amber jade steel iron gold silver bronze copper stone wood paper space night day water earth wind storm shadow light star moon sun rainbow candy chocolate hot dark pale deep bright neon pastel electric crystal gem flame plant mushroom pixel game cartoon fantasy family group pair set pile stack row tile floor wall background camo bubble mud clay bamboo straw'.split(' ')); // biome-ignore format: a list
/** What is like somebody: "cat bronze statue" is a statue. */
const LIKENESSES =
  /^(?:statues?|statuettes?|figurines?|figures?|sculptures?|toys?|plush(?:ies)?|dolls?|puppets?|costumes?|masks?|suits?|armou?rs?|onesies?|emblems?|icons?|logos?|symbols?|badges?|signs?|stickers?|versions?|variants?|sprites?|portraits?|heads?|busts?|houses?|huts?|shops?|stores?|nests?|beds?|cages?|castles?|towers?|eggs?|skins?|outlines?|backgrounds?|shading|palettes?|style|theme|colou?rs?|men|man|woman|women|girl|boy|lady|guy)$/;
/** Likenesses that people have on. */
const WORN = /^(?:masks?|suits?|armou?rs?|costumes?|onesies?)$/;
/** After these words all is said of something else. */
const JOINS =
  /^(?:with|wearing|holding|and|or|on|in|inside|of|at|over|under|near|from|to|by|for|behind|beside|above|below|between|through|made|has|is|a|an|the|his|her|its|their|that|who|which|without|no|not|vs|versus|like|as|than|\w+ing)$/;

/** What is said in full already. */
const JOINED =
  / (?:with|has|having|and|of|in|at|under|over|holding|wearing|sitting|standing|is|are|put|a|an|the|two|three) /i;

const is = (phrase: string, ...what: readonly Reading['is'][]): boolean =>
  LEXICON.read(phrase).some((reading) => what.includes(reading.is) && !('general' in reading && reading.general));
const isSomebody = (word: string): boolean =>
  LEXICON.read(word).some((r) => r.is === 'concept' && r.kind === 'humanoid');
const isLook = (word: string): boolean =>
  LOOKS.has(word) ||
  (is(word, 'colour', 'tone', 'material', 'build', 'count') &&
    !is(word, 'piece', 'link', 'article') &&
    !isSomebody(word));
/** How many words from `at` on name one thing; 0 where they name none. */
const named = (words: readonly string[], at: number): number =>
  [3, 2, 1].find(
    (n) => at + n <= words.length && is(words.slice(at, at + n).join(' '), 'concept', 'piece', 'component'),
  ) ?? 0;

const ON_TOP = /^((?:[a-z-]+ )*?[a-z-]+),? ((?:[a-z-]+ )?[a-z-]+) on (?:the |its )?(?:top|tip|end)$/i;

/** "Staff snowflake on top", "cupcake cherry on top": with it. */
export function topped(text: string): string {
  const found = ON_TOP.exec(text);
  if (!found || JOINED.test(text)) return text;
  const [, whole, top] = found as unknown as [string, string, string];
  const words = [...whole.split(' '), ...top.split(' ')];
  for (const n of [2, 1]) {
    const thing = words.slice(-n).join(' ').toLowerCase();
    const under = words.slice(0, -n);
    if (under.length === 0 || !is(thing, 'concept', 'component')) continue;
    if (is(under.at(-1)!.toLowerCase(), 'concept', 'component')) return `${under.join(' ')} with a ${thing} on top`;
  }
  return text;
}

/** The text with "with" where it was left out between a noun and what is said of it by a look and a noun. */
export function withLeftOut(text: string): string {
  const [clause, ...rest] = text.split(/(?=,)/);
  const typed = clause!.trim().split(/\s+/);
  const words = typed.map((word) => word.toLowerCase());
  if (words.length < 3 || is(words.join(' '), 'concept')) return text;
  const joins = words.findIndex(
    (word, i) =>
      (i > 0 || !/^(?:an?|the)$/.test(word)) &&
      JOINS.test(word) &&
      !LOOKS.has(word) &&
      !is(word, 'concept', 'component'),
  );
  const end = joins < 0 ? words.length : joins;
  for (let at = 1; at + 1 < end; at++) {
    if (!isLook(words[at]!) || SHADES.has(words[at - 1]!) || isLook(words[at - 1]!)) continue;
    if (!is(words[at - 1]!, 'concept', 'species') && !(at > 1 && is(`${words[at - 2]} ${words[at - 1]}`, 'concept')))
      continue;
    // "rose gold", "polar bear cub": a name of its own
    if (is(`${words[at - 1]} ${words[at]}`, 'concept', 'colour', 'species', 'piece')) continue;
    let noun = at;
    while (noun < end && isLook(words[noun]!) && named(words, noun) < 2) noun++;
    const length = named(words.slice(0, end), noun);
    // "luchador blue mask": somebody has it on, "cat bronze mask" is one
    const last = words[noun + length - 1]!;
    const worn = WORN.test(last) && isSomebody(words[at - 1]!);
    if (length === 0 || (LIKENESSES.test(last) && !worn)) continue;
    const after = typed.slice(noun + length).join(' ');
    const more = isLook(words[noun + length] ?? '') && named(words, noun + length + 1) > 0 ? 'and ' : '';
    return [
      `${typed.slice(0, at).join(' ')} with ${typed.slice(at, noun + length).join(' ')} ${more}${after}`.trim(),
      ...rest,
    ].join('');
  }
  return text;
}
