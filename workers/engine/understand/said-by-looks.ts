/**
 * Creatures of tales and games, landmarks and dishes by their names, said by what they look like in the words of the tables: what is
 * known by one name in one country only is drawn by its looks. A name beside its own animal ("sleipnir eight legged horse") says it again.
 */

import { LEXICON } from './default-lexicon.ts';
import { DISHES } from './looks-of-dishes.ts';
import { LANDMARKS } from './looks-of-landmarks.ts';
import { MONSTERS } from './looks-of-monsters.ts';
import { MYTHS } from './looks-of-myths.ts';
import { THINGS } from './looks-of-things.ts';

const LOOKS: ReadonlyMap<string, string> = new Map(
  `${MONSTERS.trim()}\n${THINGS.trim()}\n${DISHES.trim()}\n${LANDMARKS.trim()}\n${MYTHS.trim()}`
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([names = '', looks = '']) => names.split(', ').map((name): [string, string] => [name, looks])),
);
const NAMES = new RegExp(`(?<![a-z-])(?:${[...LOOKS.keys()].sort((a, b) => b.length - a.length).join('|')})s?(?![a-z-])`, 'i'); // biome-ignore format: one line
/** Whose names mean other things as well: only at the head of a list. */
const ONLY_FIRST: ReadonlySet<string> = new Set(['nue', 'div', 'peri', 'fossa', 'garm', 'hati', 'adze', 'parasite', 'anka', 'nisse']); // biome-ignore format: a list
const ALREADY = /\b(?:horse|pony|lion|seal|dog|hound|wolf|cat|bull|goat|bird|eagle|snake|serpent|dragon|turtle|tortoise|elephant|hippo|crocodile|spirit|demon|goblin|fox|bear|boar|deer|fish|whale|lizard|worm)\b/i; // biome-ignore format: one line

/** Lands and places: whoever is called after one lives there, an "arctic fox" is a fox. */
const LANDS: ReadonlySet<string> = new Set(
  LANDMARKS.trim()
    .split('\n')
    .flatMap((row) => row.split(' | ')[0]!.split(', ')),
);

/** A text with such a name said by its looks. */
export function saidByLooks(text: string): string {
  const found = NAMES.exec(text);
  if (!found) return text;
  const name = found[0].toLowerCase();
  const row = LOOKS.get(name) ?? LOOKS.get(name.slice(0, -1));
  if (row === undefined) return text;
  const before = text.slice(0, found.index);
  // "a bowl of borscht": the dish is named already
  const looks = /\b(?:bowl|plate|dish|pot|cup|mug|glass|jar|bottle)s? (?:of|with) (?:some )?$/i.test(before) ? row.replace(/^(?:bowl|plate|glass|bottle|jar) of /, '') : row; // biome-ignore format: one line
  const after = text.slice(found.index + found[0].length);
  // a longer name begins with it: a cuckoo clock is no bird
  const next = /^ ?[a-z-]+/i.exec(after)?.[0];
  if (next && LEXICON.read(`${name}${next.toLowerCase()}`).some((r) => r.is === 'concept' && !r.weak)) return text;
  if (ONLY_FIRST.has(name) && !/^(?:an? |the )?$/i.test(before)) return text;
  const [said = ''] = /^[^,]*/.exec(after) ?? [];
  // the looks are told beside the name already
  const kin = ALREADY.exec(said);
  if (kin && looks.includes(kin[0].toLowerCase()) && !/\b(?:with|and|on|riding)\b/i.test(said.slice(0, kin.index))) return `${before}${after.trimStart()}`; // biome-ignore format: one line
  // what else is named of beasts, one after another, is of what it is mixed: "ammit crocodile lion hippo"
  const mixed = new RegExp(`^(?: (?:spirit|demon|creature|beast|monster|god|yokai|mix|hybrid|${ALREADY.source.slice(5, -3)}))+(?=$|,| with| on| in)`, 'i').exec(said); // biome-ignore format: one line
  if (mixed && LANDS.has(name)) return text;
  return `${before}${looks}${mixed ? after.slice(mixed[0].length) : after}`;
}
