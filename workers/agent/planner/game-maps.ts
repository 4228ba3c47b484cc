/** "an adventure on my island map": maps of the account that are the levels of a game. */
import type { GameDescription } from '../games/index.ts';
import type { Result } from '../model.ts';
import type { Memory } from './memory.ts';
import type { Step } from './step.ts';

const WHICH = '(?:my|the|that|this|our|those|these|your)';
const NAME = "((?:(?!with\\b|where\\b|against\\b)[\\w'-]+ ){0,4}?)";
const MADE = '(?: (?:that |which )?(?:i|we|you) (?:have |just )?(?:made|drew|drawn|created|built))?';
const AS_LEVEL = '(?: (?:as|for) (?:its |the |a |an |my )?(?:levels?|worlds?|maps?|place|playing field))?';
/** Said of a game that is wished for. */
const ON_A_MAP = new RegExp(
  `[,.;]?\\s*\\b(?:(?:that |which |it )?(?:set|takes? place|is set|plays?|played|playing|taking place|happens|happening|based|and|use|uses|using|with) )*(?:on|in|onto|with|using|use|uses|from|out of|across|over|through|as) ${WHICH} ${NAME}maps?\\b${MADE}${AS_LEVEL}`,
  'i',
);
/** "turn my island map into an adventure", "make this map playable" */
const OF_A_MAP = new RegExp(
  `\\b(?:turn|make|convert|change|transform|build) ${WHICH} ${NAME}maps?${MADE} (?:in)?(?:to )?(?=an? |playable)`,
  'i',
);
/** "use my dungeon map as the level": of a game that is there. */
const USE_A_MAP = new RegExp(
  `^(?:(?:please|now|and|also|can you|could you|let's|let us|i want (?:you )?to|make it|set it|put it|play it|the game should|it should) )*(?:use|take|play(?: it)?|put(?: it)?|set(?: it)?|have|happen|be|take place|replace the (?:levels?|islands?|map) (?:with|by))(?: place)?(?: (?:on|in|onto|with))? ${WHICH} ${NAME}maps?\\b${MADE}(?: instead)?${AS_LEVEL}(?: instead)?[.!]*$`,
  'i',
);

/** Maps that words name, and the words without them. */
export interface NamedMaps {
  readonly names: readonly string[];
  readonly rest: string;
}

const split = (name: string): readonly string[] =>
  name
    .trim()
    .split(/\s*(?:,|\band\b)\s*/i)
    .map((one) => one.replace(/^(?:my|the|new|last|own|other)\b\s*/i, ''));

export function mapsIn(words: string): NamedMaps | undefined {
  const turned = OF_A_MAP.exec(words);
  if (turned)
    return {
      names: split(turned[1] ?? ''),
      rest: words.replace(turned[0], 'make ').replace(/\bmake playable\b/i, 'make an adventure'),
    };
  const found = ON_A_MAP.exec(words);
  return found ? { names: split(found[1] ?? ''), rest: words.replace(found[0], '') } : undefined;
}

/** Of a game that is there: the maps that it shall be played on. */
export const mapsForGame = (words: string): readonly string[] | undefined => {
  const found = USE_A_MAP.exec(words);
  return found ? split(found[1] ?? '') : undefined;
};

/** What finds each map, and whether it can be played on: before anything is spent. */
export const mapSteps = (names: readonly string[], { made }: Memory): readonly Step[] =>
  names.map((name): Step => {
    const maps = made.filter(({ kind }) => kind === 'map');
    const words = name.toLowerCase().split(/\s+/).filter(Boolean);
    const known = maps.findLast((map) => words.every((word) => map.words.toLowerCase().includes(word)));
    return {
      tool: 'get_game_map',
      args: known ? { map_id: known.id } : name ? { name } : {},
      price: 0,
      what: `your ${name ? `${name} ` : ''}map as a level`,
    };
  });

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
