/** Maps of the account as levels of a game: which one is meant, whether one can play on it, and its files. */
import {
  type AccountMap,
  type GameDescription,
  GameError,
  type GivenAsset,
  gameMap,
  MAP_FIELDS,
} from './games/index.ts';
import type { CallResult } from './port.ts';
import type { Bench, OwnTool } from './tools.ts';

type Doors = Pick<Bench, 'operations' | 'context'>;

/** How many of the newest are looked through for a name. */
const NEWEST = 100;

/** A map of the account. Throws an Error with words for the user. */
async function mapOf(id: string, { operations, context }: Doors): Promise<AccountMap> {
  const document = `query ($input: MapByIdInput!) { map(input: $input) { ${MAP_FIELDS} } }`;
  return (await operations.graphql(document, { input: { mapId: id } }, context)).map as AccountMap;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/^(?:map|the|world|level)$/.test(word));

/** The map that words name; without words the only one, or a sentence that names those that there are. */
async function named(name: string, { operations, context }: Doors): Promise<string> {
  const document = 'query ($first: Int) { maps(first: $first) { edges { node { id name description } } } }';
  const { maps } = (await operations.graphql(document, { first: NEWEST }, context)) as {
    maps: { edges: { node: { id: string; name: string; description: string } }[] };
  };
  const all = maps.edges.map(({ node }) => node);
  if (!all.length) throw new GameError('You have no map yet: ask for one first, for example "a map of an island".');
  const wanted = wordsOf(name);
  const fitting = all.filter((one) => {
    const words = wordsOf(`${one.name} ${one.description}`);
    return wanted.every((word) =>
      words.some((other) => other === word || other === `${word}s` || `${other}s` === word),
    );
  });
  const [found] = fitting;
  // the newest of several by one name is the one that was worked on
  if (found && (wanted.length || fitting.length === 1)) return found.id;
  const list = [...new Set(all.slice(0, 8).map((one) => `"${one.name}"`))].join(', ');
  throw new GameError(
    wanted.length
      ? `You have no map that is called ${name}. There are: ${list}.`
      : `Which map shall it be? There are: ${list}.`,
  );
}

const refused = (error: unknown): CallResult => ({ failed: true, text: `error: ${(error as Error).message}` });

export const gameMapTool: OwnTool = {
  keyed: true,
  readOnly: true,
  name: 'get_game_map',
  title: 'A map as a level',
  description:
    'Finds a map of the account, by its id or by words of its name, and says whether an adventure can be played on it: for maps of write_game.',
  inputSchema: {
    type: 'object',
    properties: {
      map_id: { type: 'string', format: 'uuid' },
      name: { type: 'string', description: 'Words of its name; absent is the only one.' },
    },
  },
  run: async ({ map_id, name }, doors) => {
    try {
      const id = typeof map_id === 'string' ? map_id : await named(typeof name === 'string' ? name : '', doors);
      const map = await mapOf(id, doors);
      gameMap(map);
      const text = `map_id: ${map.id}\nname: ${map.name}\nsize: ${map.width}x${map.height}`;
      return { failed: false, text, structured: { map_id: map.id, name: map.name } };
    } catch (error) {
      return refused(error);
    }
  },
};

/** What puts the maps of a game into its project; undefined where it has none. Throws an Error with words for the user. */
export async function mapFiles(
  { maps = [] }: GameDescription,
  doors: Doors,
): Promise<{ readonly code: string; readonly assets: readonly GivenAsset[] } | undefined> {
  if (!maps.length) return undefined;
  const made = await Promise.all(maps.map(async ({ assetId }, i) => gameMap(await mapOf(assetId, doors), i)));
  const text = JSON.stringify(made.map(({ level }) => level));
  // of a game that was written before games took maps only a new one helps
  const code = `if (!files.exists('src/game/map-ground.js')) throw new Error('This game was written before games took maps: make it anew.');
files.write('maps.json', ${JSON.stringify(`${text}\n`)});`;
  return { code, assets: made.flatMap(({ assets }) => assets) };
}
