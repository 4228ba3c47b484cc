/** "a spaceship, an enemy ship, a laser, and then make the shooter out of it": what the message asks for is drawn once, in its game. */
import { templateFor } from '../../games/index.ts';
import { slotsOf, wordsOf } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { FOES_BY_NATURE, isGathered } from './words/cast-words.ts';

const OUT_OF =
  /\b(?:out of|from|with|using|about|for) (?:it|him|her|them|these|those|this|that|all (?:of )?(?:it|them|that|this|those|these))\b/i;
const FOE =
  /\b(?:enem(?:y|ies)|evil|bad|hostile|rival|asteroids?|meteors?|ufos?|drones?|bomb(?:er)?s?|invaders?|villains?|boss)\b/i;
/** What is shot, and what is seen when something is hit: a game shows its own. */
const SHOWN = /\b(?:lasers?|bullets?|missiles?|rockets?|shots?|explosions?|sparks?|fireballs?|arrows?|beams?)\b/i;

const BOTH = /\b(?:both|two games|(?:the )?same (?:hero|guy|character|player|robot|one))\b|\bsame\b/i;

/** "a platformer and also a runner, both with the same robot": a game of each kind, with whom the other names. */
function both(wishes: readonly Wish[]): readonly Wish[] {
  const games = wishes.filter(({ act }) => act === 'game.make');
  const cast = games.flatMap((wish) => slotsOf(wish, 'hero', 'foe', 'pickup', 'place'));
  const shared = games.length > 1 && games.some(({ words }) => BOTH.test(words)) ? cast : [];
  return wishes.flatMap((wish) => {
    if (wish.act !== 'game.make') return [wish];
    const genres = slotsOf(wish, 'genre');
    const heroes = shared.length ? cast : slotsOf(wish, 'hero');
    const who = heroes.filter(({ slot }) => slot === 'hero').map(({ words }) => whoIn(words));
    const withWho = (words: string): string =>
      who.some((one) => !words.includes(one)) ? `${words} with ${who.join(' and ')}` : words;
    const bare = {
      ...wish,
      words: shared.length ? withWho(wish.words.replace(/,? both\b.*$/i, '')) : wish.words,
      slots: [...wish.slots.filter((slot) => !shared.includes(slot)), ...shared].map((slot) =>
        slot.slot === 'hero' && (shared.length || BOTH.test(wish.words)) ? { ...slot, words: whoIn(slot.words) } : slot,
      ),
    };
    if (genres.length < 2 || !/\b(?:two|2|both) (?:\w+ )?games\b|\bboth\b/i.test(wish.words)) return [bare];
    const rest = bare.slots.filter(({ slot }) => slot !== 'genre');
    return genres.map((genre) => ({ ...bare, words: withWho(`a ${genre.words}`), slots: [genre, ...rest] }));
  });
}
/** "same hero (fox)", "the same robot" */
const whoIn = (words: string): string =>
  words
    .replace(/^(?:the )?same (?:(?:hero|guy|character|player)\W*)?(?=\w)/i, 'the ')
    .replace(/[()]/g, '')
    .trim();

/** The wishes with what is drawn for the game in the game; what has no place in it is drawn beside it. */
export function playedWith(read: readonly Wish[]): readonly Wish[] {
  const wishes = both(read);
  const at = wishes.findIndex(({ act, words }) => act === 'game.make' && OUT_OF.test(words));
  const game = wishes[at];
  if (!game || wordsOf(game, 'hero', 'foe').some((words) => !/^(?:it|him|her|them)$/i.test(words))) return wishes;
  const made = wishes.slice(0, at).filter(({ act }) => /^make\.(?:object|character)$/.test(act));
  // "draw a vampire and make a platformer with him"
  const alone =
    made.flatMap((wish) => slotsOf(wish, 'n')).length === 1 && /\b(?:with|about) (?:him|her|it)\b/i.test(game.words);
  const roles = new Map<Slot, string>();
  for (const slot of made.flatMap((wish) => slotsOf(wish, 'n'))) {
    const role = alone ? 'hero' : roleOf(slot.words, [...roles.values()].includes('hero'));
    if (role) roles.set(slot, role);
  }
  if (!roles.size) return wishes;
  const genre = wordsOf(game, 'genre')[0] ?? templateFor(game.words)?.title.toLowerCase() ?? 'game';
  const cast = [...roles].map(([{ words }, slot]): Slot => ({ slot, words }));
  return wishes.flatMap((wish) => {
    if (wish === game)
      return [
        {
          ...game,
          loose: [],
          unsure: [],
          words: `a ${genre} with ${cast.map(({ words }) => words).join(', ')}`,
          slots: [
            ...game.slots.filter(({ slot }) => !/^(?:genre|target|hero)$/.test(slot)),
            { slot: 'genre', words: genre },
            ...cast,
          ],
        },
      ];
    if (!made.includes(wish)) return [wish];
    const left = wish.slots.filter((slot) => !roles.has(slot));
    return left.some(({ slot }) => slot === 'n') ? [{ ...wish, slots: left }] : [];
  });
}

function roleOf(words: string, played: boolean): string | undefined {
  if (SHOWN.test(words)) return undefined;
  if (FOE.test(words) || FOES_BY_NATURE.test(words)) return 'foe';
  if (isGathered(words)) return 'pickup';
  return played ? undefined : 'hero';
}
