import { DECORATION, EMOJI } from './emoji.ts';

/** Words of a description, normalised: lower case, no accents, known emoji as words, hyphens as a flag between two words. */

export interface Token {
  readonly text: string;
  /** Joined to the word before by a hyphen: "blue-haired" is blue + joined haired. */
  readonly joined: boolean;
  readonly kind: 'word' | 'hex' | 'number' | 'stop';
}

/** Longer texts are cut here: descriptions say their subject first, and the time of a call stays bounded. */
export const MAX_TOKENS = 240;
const MAX_CHARS = 4000;

/** Words of other scripts are kept: what nobody reads is told. A letter or two and a number are one name ("d20"); "x16" is a size. */
const WORD =
  /(?<![\p{L}\d])(?!x\d)[a-z]{1,2}\d+(?:[a-z]\d*)?(?![\p{L}\d])|#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])|\d+|[a-z]+(?:'[a-z]+)?|[-,.;:()&+!?/|\n]|[\p{L}\p{Extended_Pictographic}]+/gu;

/** Splits a description. Never throws; at most {@link MAX_TOKENS} tokens. */
export function tokenise(text: string): Token[] {
  let clean = text.slice(0, MAX_CHARS);
  if (/\p{Extended_Pictographic}/u.test(clean)) {
    for (const [sign, word] of EMOJI) if (clean.includes(sign)) clean = clean.replaceAll(sign, ` ${word} `);
    clean = clean.replace(DECORATION, ' ');
  }
  clean = clean
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[–—]/g, ',')
    .toLowerCase()
    .replace(/\bo'clock\b/g, 'oclock');
  const tokens: Token[] = [];
  let hyphen = false;
  let end = -1;
  for (const match of clean.matchAll(WORD)) {
    if (tokens.length >= MAX_TOKENS) break;
    const raw = match[0];
    const adjacent = match.index === end;
    end = match.index + raw.length;
    if (raw === '-') {
      hyphen = adjacent && tokens.length > 0;
      continue;
    }
    const first = raw.charCodeAt(0);
    if (raw === '&' || raw === '+') tokens.push({ text: 'and', joined: false, kind: 'word' });
    else if (raw.startsWith('#')) tokens.push({ text: raw, joined: false, kind: 'hex' });
    else if (first >= 48 && first <= 57) tokens.push({ text: raw, joined: hyphen && adjacent, kind: 'number' });
    else if (first >= 97 && first <= 122) {
      for (const [index, part] of contraction(raw).entries()) {
        tokens.push({ text: part, joined: index === 0 && hyphen && adjacent, kind: 'word' });
      }
    } else tokens.push({ text: raw, joined: false, kind: first > 127 ? 'word' : 'stop' });
    hyphen = false;
  }
  return tokens;
}

/** "knight's" → knight; "doesn't" → does, not; other apostrophes vanish. */
function contraction(word: string): string[] {
  if (!word.includes("'")) return [word];
  if (word.endsWith("'s")) return [word.slice(0, -2)];
  // no doe is meant
  if (/^(?:doesn't|don't|didn't)$/.test(word)) return ['not'];
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
  return [word.replace(/'.*/, '')];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  dice: 'die',
  oxen: 'ox',
  wolves: 'wolf',
  elves: 'elf',
  dwarves: 'dwarf',
  dwarfs: 'dwarf',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  thieves: 'thief',
  halves: 'half',
  shelves: 'shelf',
  scarves: 'scarf',
  hooves: 'hoof',
  staves: 'staff',
  lives: 'life',
  cacti: 'cactus',
  fungi: 'fungus',
  octopi: 'octopus',
  pegasi: 'pegasus',
  werewolves: 'werewolf',
  bookshelves: 'bookshelf',
  swordsmen: 'swordsman',
  fishes: 'fish',
};

/** Singular candidates of a word, most likely first; the word itself is not among them. Which one is a word, the lexicon knows. */
export function singulars(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular) return [irregular];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const found: string[] = [];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) found.push(word.slice(0, -2));
  found.push(word.slice(0, -1));
  return found;
}
