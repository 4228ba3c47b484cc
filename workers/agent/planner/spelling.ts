/** Words as they were meant: what people write short, and slips of the finger in words that are known. */

import { endsInTerrain } from '../../engine/tile/material.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { isAction } from './moves.ts';
import { OWN_WORDS, REAL_WORDS } from './vocabulary.ts';
import { GAME, TILES, UI } from './words.ts';

const SHORT: Readonly<Record<string, string>> = {
  ...{ u: 'you', ya: 'you', ur: 'your', r: 'are', cn: 'can', cud: 'could', wud: 'would', im: "i'm", ive: "i've", id: "i'd" },
  ...{ mak: 'make', mke: 'make', maek: 'make', crate: 'crate', giv: 'give', gimme: 'give me', gimmie: 'give me', lemme: 'let me' },
  ...{ wth: 'with', wit: 'with', wiht: 'with', witout: 'without', wanna: 'want to', gonna: 'going to', gotta: 'have to' },
  ...{ pls: 'please', plz: 'please', plss: 'please', pleas: 'please', thx: 'thanks', tnx: 'thanks', ty: 'thanks', tysm: 'thanks' },
  ...{ dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", wont: "won't", isnt: "isn't", arent: "aren't" },
  ...{ shouldnt: "shouldn't", wouldnt: "wouldn't", couldnt: "couldn't", whats: "what's", hows: "how's", wheres: "where's" },
  ...{ thats: "that's", theres: "there's", hes: "he's", shes: "she's", theyre: "they're", youre: "you're", lets: "let's" },
  ...{ smth: 'something', sth: 'something', smthn: 'something', nd: 'and', n: 'and', teh: 'the', hte: 'the', adn: 'and', bc: 'because' },
  ...{ char: 'character', chars: 'characters', charas: 'characters', chara: 'character', bg: 'background', idk: 'i do not know' },
  ...{ lvl: 'level', lvls: 'levels', dmg: 'damage', inv: 'inventory' },
  ...{ obj: 'object', objs: 'objects', dir: 'direction', dirs: 'directions', anim: 'animation', nah: 'no', nope: 'no', btw: '', lol: '' },
  ...{ nvm: 'never mind', nevermind: 'never mind', tmrw: 'tomorrow', cuz: 'because', ppl: 'people', rn: 'right now', abt: 'about' },
}; // biome-ignore format: a table

/** "64 n 32": what stands alone between things is meant short, a name of one letter is not. */
const SINGLE = /^(?:u|r|n)$/;

/** Fewer letters say too little: "ill" is no slip of "elf". */
const SHORTEST = 5;

let known: ReadonlyMap<string, readonly string[]> | undefined;
/** The words that may be meant, by length; read with the first slip. */
function meant(length: number): readonly string[] {
  if (!known) {
    const words = new Set<string>(OWN_WORDS);
    const { concepts, species, pieces } = LEXICON.knowledge;
    const all = [
      ...concepts.flatMap((one) => one.words),
      ...species.flatMap(({ id, aliases }) => [id, ...aliases]),
      ...pieces.flatMap(({ id, aliases }) => [id, ...aliases]),
    ];
    for (const word of all) if (/^[a-z]{5,}$/.test(word)) words.add(word);
    const byLength = new Map<string, string[]>();
    for (const word of words) byLength.set(String(word.length), [...(byLength.get(String(word.length)) ?? []), word]);
    known = byLength;
  }
  return known.get(String(length)) ?? [];
}

/** Whether `slip` is `word` with a letter doubled, left out, put in or two of them swapped; a vowel may be another one. */
function slipsTo(slip: string, word: string): boolean {
  // the first letter is seldom wrong
  if (slip[0] !== word[0]) return false;
  let from = 0;
  while (from < slip.length && slip[from] === word[from]) from++;
  let end = 0;
  while (end < Math.min(slip.length, word.length) - from && slip.at(-1 - end) === word.at(-1 - end)) end++;
  const [wrong, right] = [slip.slice(from, slip.length - end), word.slice(from, word.length - end)];
  if (wrong.length + right.length === 1) return true;
  if (wrong.length === 1 && right.length === 1)
    return slip.length > 5 && /[aeiouy]/.test(wrong) && /[aeiouy]/.test(right);
  return wrong.length === 2 && wrong === [...right].reverse().join('');
}

/** Whether only a vowel or one of two equal letters is missing: "gras", "berd". */
const isSilent = (slip: string, word: string): boolean =>
  word.length > slip.length &&
  [...word].some(
    (letter, i) => (/[aeiou]/.test(letter) || letter === word[i - 1]) && word.slice(0, i) + word.slice(i + 1) === slip,
  );

/** Whether any of the word lists has it: then it is no slip. */
const isKnown = (word: string): boolean =>
  OWN_WORDS.has(word) ||
  REAL_WORDS.has(word) ||
  LEXICON.read(word).length > 0 ||
  [UI, GAME, TILES].some((words) => words.test(word)) ||
  endsInTerrain(word) ||
  isAction(word);

function respelledWord(word: string): string {
  const lower = word.toLowerCase();
  const short = Object.hasOwn(SHORT, lower) ? SHORT[lower] : undefined;
  if (short !== undefined && (word === lower || !SINGLE.test(lower))) return short;
  if (lower.length < SHORTEST - 1 || word !== lower || !/^[a-z]+$/.test(word)) return word;
  if (isKnown(word)) return word;
  const found = [word.length, word.length - 1, word.length + 1].flatMap((length) =>
    meant(length).filter((one) => slipsTo(word, one)),
  );
  // the planner's own words go before names of things; of several things none is chosen
  const own = found.filter((one) => OWN_WORDS.has(one));
  // of four letters too much could be meant: only a letter that is not heard may be missing, in a word of the planner's own
  const likely =
    word.length < SHORTEST ? own.filter((one) => isSilent(word, one)) : own.length ? own : [...new Set(found)];
  const [only, other] = likely;
  return only && !other && !only.startsWith(`${word}s`) ? only : word;
}

/** The text with what is written short or slipped put right; what stands in quotes is a name and stays. */
export const respelled = (text: string): string =>
  text
    .split(/("[^"]*"|https?:\S+)/)
    .map((part, i) => (i % 2 ? part : part.replace(/(?<![\w'-])[A-Za-z]+(?![\w'-])/g, respelledWord)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
