/** What a conversation has made so far. */
import type { GameDescription } from '../games/index.ts';
import type { Result, Turn } from '../model.ts';
import type { Args } from '../port.ts';
import type { Holding, Mention } from './holdings/index.ts';

/** Something that was made. */
export interface Asset {
  readonly id: string;
  readonly kind: 'character' | 'object' | 'tiles' | 'ui' | 'map';
  /** What it was asked for as: the words that a later message may point with. */
  readonly words: string;
  readonly skeleton: string | undefined;
  readonly sides: number;
  /** How it was made, so that it can be made in another way. */
  readonly tool: string;
  readonly args: Args;
  /** It was there before the conversation: how large it is, nobody said. */
  readonly own?: true;
  /** Which message made it, counted from 0. */
  readonly message: number;
}

export interface Memory {
  /** All that was made, in order; of a figure that was changed the latest state. */
  readonly made: readonly Asset[];
  /** The character that was made last. */
  readonly character:
    | { readonly id: string; readonly words: string; readonly skeleton: string | undefined; readonly sides: number }
    | undefined;
  /** The object that was made last, where that was after the character. */
  readonly object: { readonly id: string; readonly words: string } | undefined;
  /** The interface that was made last. */
  readonly ui: { readonly id: string; readonly words: string } | undefined;
  /** The map that was made last. */
  readonly map: { readonly id: string } | undefined;
  /** Tilesets from above that go together, in the order in which they were made: the last chain of them. */
  readonly tilesets: readonly string[];
  /** All that was made, the newest last. */
  readonly assets: readonly string[];
  /** Messages that made a game: what they drew is the game's. */
  readonly games: readonly number[];
  /** The game that was written last. */
  readonly game: GameDescription | undefined;
  /** The game as it was before its last change. */
  readonly gameBefore: GameDescription | undefined;
  /** What was looked up among the assets of the account for this message. */
  readonly given?: Asset;
  /** Something was looked up for this message: it is read as it stands. */
  readonly sought?: true;
  /** All that the account has, where it was looked up for this message. */
  readonly holdings?: readonly Holding[];
  /** The same, where it was looked up for what is there already alone. */
  readonly listed?: readonly Holding[];
  /** Which of several the user said is meant: its id. */
  readonly chosen?: string;
  /** What of it this message names. */
  readonly named?: readonly Mention[];
  /** What a wish for a game says besides, as changes of it, and what is told of that. */
  readonly also?: { readonly edits: readonly string[]; readonly notes: readonly string[] };
  /** What was asked before this message, where the assistant asked back. */
  readonly asked: string | undefined;
  /** What a plan was shown of that waited for a yes, and got none: this message may be about it. */
  readonly offered?: string;
  /** Results of calls, the newest last. */
  readonly results: readonly Result[];
}

const IDS = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id'];
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const KINDS: Readonly<Record<string, Asset['kind']>> = {
  create_character: 'character',
  create_map_object: 'object',
  create_8_direction_object: 'object',
  create_1_direction_object: 'object',
  create_topdown_tileset: 'tiles',
  create_sidescroller_tileset: 'tiles',
  create_isometric_tile: 'tiles',
  create_tiles_pro: 'tiles',
  create_ui_asset: 'ui',
  create_map: 'map',
};

/** Another state of something. */
const STATES: Readonly<Record<string, Pick<Asset, 'kind' | 'tool'>>> = {
  create_character_state: { kind: 'character', tool: 'create_character' },
  create_object_state: { kind: 'object', tool: 'create_1_direction_object' },
};

/** What a call says that waited for a yes. */
const DECLINED = /^(?:Declined|Not done)\./;

/** Messages in which a game was written. */
function gamesIn(turns: readonly Turn[]): number[] {
  let message = -1;
  return turns.flatMap((turn) => {
    if (turn.role === 'user') message += 1;
    return turn.role === 'results' && turn.results.some(({ tool }) => tool === 'write_game') ? [message] : [];
  });
}

/** What was made, message by message; what a game was made of is the game's. */
function madeIn(turns: readonly Turn[]): Asset[] {
  const made: Asset[] = [];
  let message = -1;
  for (const turn of turns) {
    if (turn.role === 'user') message += 1;
    if (turn.role !== 'results') continue;
    for (const { tool, args, structured, failed } of turn.results) {
      const id = IDS.map((name) => text(structured?.[name])).find(Boolean);
      if (failed || !id) continue;
      const isState = STATES[tool];
      if (isState) {
        const at = made.findIndex((one) => one.id === (args.character_id ?? args.object_id));
        const edit = String(args.edit_description);
        // of what was there before the conversation the edit is all that it was told
        if (at >= 0) made.splice(at, 1, { ...made[at]!, id, words: `${made[at]!.words}, ${edit}` });
        else made.push({ id, ...isState, words: edit, skeleton: undefined, sides: 8, args: {}, own: true, message });
        continue;
      }
      const kind = KINDS[tool];
      if (!kind) continue;
      const words = [
        args.description,
        args.lower_description,
        args.upper_description,
        args.transition_description,
        args.name,
      ]
        .filter((part) => typeof part === 'string')
        .join(' and ');
      const sides = args.n_directions === 4 ? 4 : 8;
      made.push({ id, kind, words, skeleton: text(args.template), sides, tool, args, message });
    }
  }
  return made;
}

/** Of all turns before the last message of the user. */
export function remember(turns: readonly Turn[]): Memory {
  const results = turns.flatMap((turn) =>
    turn.role === 'results' ? turn.results.filter(({ failed }) => !failed) : [],
  );
  let character: Memory['character'];
  let object: Memory['object'];
  let ui: Memory['ui'];
  let map: Memory['map'];
  let tilesets: string[] = [];
  const assets: string[] = [];
  for (const { tool, args, structured } of results) {
    if (!/^create_(?!project)/.test(tool)) continue;
    const id = IDS.map((name) => text(structured?.[name])).find(Boolean);
    if (!id) continue;
    assets.push(id);
    const words = text(args.description) ?? '';
    if (tool === 'create_character') {
      character = { id, words, skeleton: text(args.template), sides: args.n_directions === 4 ? 4 : 8 };
      object = undefined;
    } else if (tool === 'create_character_state' && character) character = { ...character, id };
    else if (tool === 'create_map_object') object = { id, words };
    else if (tool === 'create_ui_asset') ui = { id, words };
    else if (tool === 'create_map') map = { id };
    else if (tool === 'create_topdown_tileset')
      tilesets = args.lower_base_tile_id || args.upper_base_tile_id ? [...tilesets, id] : [id];
  }
  const users = turns.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []));
  const last = turns.at(-1);
  const asked =
    last?.role === 'assistant' && last.calls.length === 0 && /\?\s*$/.test(last.text) ? users.at(-1) : undefined;
  const offered = last?.role === 'results' && last.results.every(({ failed, text: said }) => failed && DECLINED.test(said)) ? users.at(-1) : undefined; // biome-ignore format: one line
  const written = results.findLast(({ tool }) => tool === 'write_game');
  const game = written?.args.game as GameDescription | undefined;
  const former = results.filter(({ tool }) => tool === 'write_game').at(-2);
  const gameBefore = written?.args.edit ? (former?.args.game as GameDescription | undefined) : undefined;
  return {
    made: madeIn(turns),
    games: gamesIn(turns),
    character,
    object,
    ui,
    map,
    tilesets,
    assets,
    game,
    gameBefore,
    asked,
    ...(offered === undefined ? {} : { offered }),
    results,
  };
}
