/** What a message is understood in: what the account has, what this conversation made of it, and its game. */
import type { GameDescription } from '../games/index.ts';
import type { Result, Turn } from '../model.ts';
import type { Args } from '../port.ts';
import type { Context, Move, Own, Step } from './types.ts';

const KIND: Readonly<Record<string, Own['kind']>> = {
  ...{ CHARACTER: 'character', OBJECT: 'object', MAP_OBJECT: 'object', UI_ASSET: 'ui', MAP: 'map' },
  ...{ TOPDOWN_TILESET: 'tiles', SIDESCROLLER_TILESET: 'tiles', ISOMETRIC_TILE: 'tiles', TILES_PRO: 'tiles' },
};
/** Calls that make something, and which list it stands in. */
const MAKES: Readonly<Record<string, string>> = {
  ...{ create_character: 'CHARACTER', create_character_state: 'CHARACTER', create_map_object: 'MAP_OBJECT' },
  ...{ create_8_direction_object: 'OBJECT', create_1_direction_object: 'OBJECT', create_object_state: 'OBJECT' },
  ...{ create_topdown_tileset: 'TOPDOWN_TILESET', create_sidescroller_tileset: 'SIDESCROLLER_TILESET' },
  ...{
    create_isometric_tile: 'ISOMETRIC_TILE',
    create_tiles_pro: 'TILES_PRO',
    create_ui_asset: 'UI_ASSET',
    create_map: 'MAP',
  },
};
const IDS = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id', 'asset_id'];
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const idOf = (result: Result | undefined): string =>
  IDS.map((name) => text(result?.structured?.[name])).find(Boolean) ?? '';

/** What `find_assets` lists. */
function ownIn(listed: Result | undefined): readonly Own[] {
  const assets = (listed?.structured?.assets ?? []) as readonly Partial<Record<string, unknown>>[];
  return assets.map((one): Own => {
    const list = text(one.kind) ?? '';
    const name = text(one.name) ?? '';
    return {
      ...{
        id: text(one.id) ?? '',
        list,
        name,
        kind: KIND[list] ?? 'object',
        description: text(one.description) ?? name,
      },
      ...{
        animations: Number(one.animationCount ?? 0),
        url: text(one.downloadUrl) ?? '',
        createdAt: text(one.createdAt) ?? '',
      },
      ...recordIn(one),
    };
  });
}

/** How large it is, of how many sides, and what it does. */
function recordIn(one: Partial<Record<string, unknown>>): Pick<Own, 'size' | 'tile' | 'sides' | 'moves'> {
  const { width, height, tileSize, directions, animations } = one;
  const moves = Array.isArray(animations) ? (animations as readonly Moving[]).map(moveIn) : undefined;
  return {
    ...(typeof width === 'number' && typeof height === 'number' ? { size: { width, height } } : {}),
    ...(typeof tileSize === 'number' ? { tile: tileSize } : {}),
    ...(typeof directions === 'number' ? { sides: directions } : {}),
    ...(moves ? { moves } : {}),
  };
}
interface Moving {
  readonly type?: string;
  readonly displayName?: string | null;
  readonly directions?: readonly { readonly frameCount?: number }[];
}
const moveIn = ({ type, displayName, directions = [] }: Moving): Move => ({
  ...{ name: displayName || type || 'a movement', sides: directions.length, frames: directions[0]?.frameCount ?? 0 },
});

const described = (args: Args): string =>
  ['description', 'lower_description', 'upper_description', 'transition_description', 'name', 'edit_description']
    .flatMap((name) => text(args[name]) ?? [])
    // platforms that nothing lies on
    .filter((words) => words !== 'none')
    .join(' and ');

/** What a conversation made and changed by itself, the oldest first; what a game was made of is the game's. */
function madeIn(past: readonly Turn[]): readonly Own[] {
  const made: Own[] = [];
  let message = -1;
  for (const [i, turn] of past.entries()) {
    if (turn.role === 'user') message += 1;
    if (turn.role !== 'results') continue;
    const next = past.findIndex((other, k) => k > i && other.role === 'user');
    const begun = past.findLastIndex((other, k) => k < i && other.role === 'user');
    const forGame = past
      .slice(begun, next < 0 ? undefined : next)
      .some((other) => other.role === 'results' && other.results.some(({ tool }) => tool === 'write_game'));
    for (const { tool, args, failed, structured } of turn.results) {
      const list = MAKES[tool];
      const id = IDS.map((name) => text(structured?.[name])).find(Boolean);
      if (failed || !list || !id || forGame) continue;
      const of = made.find((one) => one.id === (args.character_id ?? args.object_id));
      const words = described(args);
      made.push({
        ...{
          id,
          list,
          kind: KIND[list]!,
          name: of ? `${of.name}, ${words}` : words,
          description: words,
          animations: 0,
          url: '',
          createdAt: '',
        },
        made: {
          tool,
          args,
          message,
          skeleton: text(args.template) ?? of?.made?.skeleton,
          sides: args.n_directions === 4 ? 4 : 8,
        },
      });
    }
  }
  return made;
}

/** Which of what there is a call was about: changed, moved, saved. */
const touchedIn = (past: readonly Turn[]): readonly string[] =>
  past.flatMap((turn) =>
    turn.role === 'results'
      ? turn.results.flatMap(({ tool, args, failed }) =>
          failed || /^(?:find_|list_|create_project|write_game)/.test(tool)
            ? []
            : IDS.flatMap((name) => text(args[name]) ?? []),
        )
      : [],
  );

/** `listed`: the answer of `find_assets` for this message, where it was asked. */
export function contextOf(
  past: readonly Turn[],
  listed: Result | undefined,
  projectId: string | null,
  agreed: boolean,
): Context {
  const made = madeIn(past);
  const known = ownIn(listed);
  const own = [
    ...[...made].reverse().map((one) => ({
      ...known.find(({ id }) => id === one.id),
      ...one,
      name: known.find(({ id }) => id === one.id)?.name ?? one.name,
    })),
    ...known.filter(({ id }) => !made.some((one) => one.id === id)),
  ];
  // the same order in which things were made and spoken of, the last one first
  const order = [...made.map(({ id }) => id), ...touchedIn(past)].reverse();
  const recent = [...new Set(order)].flatMap((id) => own.find((one) => one.id === id) ?? []);
  const written = past.flatMap(writtenBy);
  return {
    ...{ own, recent, past, agreed },
    projectId: projectId && (openedIn(past) ?? projectId),
    game: gameIn(past),
    gameBefore: written.at(-1)?.args.edit ? gameOf(written.at(-2)) : undefined,
  };
}

/** The games that a turn wrote, or opened. */
const writtenBy = (turn: Turn): readonly Result[] =>
  turn.role === 'results' ? turn.results.filter(({ tool, failed }) => GAMES.test(tool) && !failed) : [];
/** Calls after which a conversation has that game. */
export const GAMES = /^(?:write_game|open_game)$/;
const gameOf = (result: Result | undefined): GameDescription | undefined => (result?.structured?.game ?? result?.args.game) as GameDescription | undefined; // biome-ignore format: one line

/** The project of the game that was opened from another conversation, until a new one is made. */
export const openedIn = (past: readonly Turn[]): string | undefined => text(past.flatMap((turn) => (turn.role === 'results' ? turn.results.filter(({ tool, failed }) => /^(?:open_game|create_project)$/.test(tool) && !failed) : [])).at(-1)?.structured?.project_id); // biome-ignore format: one line

/** The game of a conversation: the one that it wrote or opened last. */
export const gameIn = (past: readonly Turn[]): GameDescription | undefined => gameOf(past.flatMap(writtenBy).at(-1));

/** Titles of the games that a conversation wrote, and which of its messages did. */
export function gamesIn(past: readonly Turn[]): readonly (readonly [title: string, message: number])[] {
  let message = -1;
  return past.flatMap((turn) => {
    if (turn.role === 'user') message += 1;
    const written = writtenBy(turn);
    return written.map((one) => [String(gameOf(one)?.title ?? ''), message] as const);
  });
}

/** The argument of a call by which what it makes belongs to the project of the conversation. */
export const project = ({ projectId }: Context): Args => (projectId ? { project_id: projectId } : {});

/** As things are called once the earlier wishes of a message are done: "rename lulu, and list all". */
export function afterRenames(context: Context, coming: readonly Step[]): Context {
  const names = new Map(
    coming.flatMap(({ tool, args }) =>
      tool === 'rename_asset' && typeof args !== 'function' ? [[args.asset_id, String(args.name)] as const] : [],
    ),
  );
  if (!names.size) return context;
  const called = (one: Own): Own => ({ ...one, name: names.get(one.id) ?? one.name });
  return { ...context, own: context.own.map(called), recent: context.recent.map(called) };
}
