/** Maps of the account that are the levels of a game. */
import type { GameDescription } from '../../games/index.ts';
import type { Result } from '../../model.ts';
import { listed } from '../phrases.ts';
import { refer } from '../refer.ts';
import { slotsOf } from '../slots.ts';
import type { Context, Own, Step, Wish } from '../types.ts';

const MOST = 3;
const MAP = /\b(?:maps?|worlds?|islands?|levels?)\b/i;
const MINE = /\b(?:my|our|the one|i (?:made|drew|laid)|you (?:made|laid)|existing)\b/i;
const isMap = ({ list }: Own): boolean => list === 'MAP';

/** Maps of the account that a wish names as where it is played: "on my island map". The slots that name them are taken from it. */
export function mapsIn(
  wish: Wish,
  context: Context,
): { readonly wish: Wish; readonly maps: readonly Own[]; readonly missing?: string; readonly either?: readonly Own[] } {
  const isCalled = (words: string): boolean =>
    context.own.some((one) => isMap(one) && one.name.toLowerCase() === words.trim().toLowerCase());
  const named = slotsOf(wish, 'target', 'place', 'ground').filter(
    ({ words }) =>
      isCalled(words) || (MAP.test(words) && (MINE.test(words) || MINE.test(wish.words.split(words)[0]!.slice(-8)))),
  );
  // words that were marked as nothing
  const [free] = /\b(?:my|our) (?:[\w'-]+ ){0,3}?maps?\b/i.exec(wish.words) ?? [];
  if (!named.length && !free) return { wish, maps: [] };
  const rest = { ...wish, slots: wish.slots.filter((slot) => !named.includes(slot)) };
  const words = named.length ? named.map((slot) => slot.words) : [free!];
  const { own, either } = refer(
    words,
    { ...context, own: context.own.filter(isMap), recent: context.recent.filter(isMap) },
    isMap,
  );
  if (own.length) return { wish: rest, maps: own.slice(0, MOST) };
  if (either.length) return { wish, maps: [], either };
  // "my world" may be a place like any other
  return words.some((said) => /\bmaps?\b/i.test(said))
    ? { wish: rest, maps: [], missing: listed(words.map((said) => `"${said}"`)) }
    : { wish, maps: [] };
}

/** What reads each map, and tells whether it can be played on: before anything is spent. */
export const mapSteps = (maps: readonly Own[]): readonly Step[] =>
  maps.map(({ id, name }) => ({
    tool: 'get_game_map',
    args: { map_id: id },
    price: 0,
    what: `your map "${name}" as a level`,
  }));

/** The game with the maps that were found. */
export function withMaps(game: GameDescription, results: readonly Result[]): GameDescription {
  if (!game.maps?.length) return game;
  const found = results.filter(({ tool, failed }) => tool === 'get_game_map' && !failed);
  const maps = found.map(({ structured }) => ({
    assetId: String(structured?.map_id ?? ''),
    ...(typeof structured?.name === 'string' ? { name: structured.name } : {}),
  }));
  return maps.length ? { ...game, maps } : game;
}
