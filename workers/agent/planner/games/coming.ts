/** "make a cat and put him as boss": whom the same message draws, by name where a game is spoken of. */
import type { Step, Wish } from '../types.ts';
import { bareNoun } from '../words/nouns.ts';

const POINTS = /\b(?:him|her|it|them)\b/gi;
const HIS = /\b(?:his|its|their) (?=[a-z]+)/gi;
const AGAINST = /\b(?:dodge|avoid|fight|against|escape|kill|shoot|defeat|beat|survive|run from|enem\w+|foes?)\b/i;
const PUTS = /\b(?:put|use|add|place|throw|with|make|let)\b[^.;]{0,20}?\b(?:him|her|it|them)\b/i;

/** The wish with whom is meant in it; undefined where it points at nobody that is drawn. */
export function withComing(wish: Wish, coming: readonly Step[]): Wish | undefined {
  if (!/^game\.(?:make|change)$/.test(wish.act) || !PUTS.test(wish.words)) return undefined;
  const drawn = coming.filter(({ tool, args }) => /^create_(?:character|map_object|1_direction_object)$/.test(tool) && typeof args !== 'function');
  const [last] = drawn.slice(-1);
  const words = last && typeof last.args !== 'function' ? String(last.args.description ?? '') : '';
  if (!words) return undefined;
  const who = bareNoun(words).split(/,| with /)[0]!;
  const put = (text: string): string => text.replace(POINTS, `a ${who}`).replace(HIS, `the ${who}'s `);
  const said = wish.slots.flatMap((one) => (one.slot === 'no' && AGAINST.test(wish.words) ? [{ slot: 'rule', words: `dodge ${put(one.words)}` }] : [{ ...one, words: put(one.words) }]));
  const role = wish.act === 'game.make' && !wish.slots.some(({ slot }) => /^(?:hero|foe)$/.test(slot)) ? [{ slot: AGAINST.test(wish.words) ? 'foe' : 'hero', words: `a ${who}` }] : [];
  return { ...wish, words: put(wish.words), slots: [...said, ...role] };
} // biome-ignore format: short enough

/** Told where somebody is drawn by itself and for a game. */
export const drawnTwice = (coming: readonly Step[]): string =>
  `For the game ${coming.findLast(({ tool }) => /^create_/.test(tool))?.what ?? 'it'} is drawn once more in its size; what is drawn by itself is yours besides.`;
