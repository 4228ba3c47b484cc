/** What a conversation has made so far. */
import type { GameDescription } from '../games/index.ts';
import type { Result, Turn } from '../model.ts';
import type { Args } from '../port.ts';

/** Somebody or something that was made. */
export interface Made {
  readonly kind: 'character' | 'object' | 'thing' | 'other';
  readonly tool: string;
  readonly id: string;
  readonly words: string;
  readonly args: Args;
}

export interface Memory {
  /** All that can be pointed at, the newest last; a variant takes the place of what it is one of. */
  readonly made: readonly Made[];
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
  /** The game that was written last. */
  readonly game: GameDescription | undefined;
  /** What was asked before this message, where the assistant asked back. */
  readonly asked: string | undefined;
  /** Results of calls, the newest last. */
  readonly results: readonly Result[];
}

const KINDS: Readonly<Record<string, Made['kind']>> = {
  create_character: 'character',
  create_8_direction_object: 'object',
  create_1_direction_object: 'object',
  create_map_object: 'thing',
};
const IDS = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id'];
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

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
  const made: Made[] = [];
  for (const { tool, args, structured } of results) {
    if (!/^create_(?!project)/.test(tool)) continue;
    const id = IDS.map((name) => text(structured?.[name])).find(Boolean);
    if (!id) continue;
    assets.push(id);
    const words = text(args.description) ?? '';
    const source = made.findIndex((one) => one.id === args.character_id || one.id === args.object_id);
    if (source >= 0) made.splice(source, 1, { ...made[source]!, id });
    else made.push({ kind: KINDS[tool] ?? 'other', tool, id, words, args });
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
  const written = results.findLast(({ tool }) => tool === 'write_game');
  const game = written?.args.game as GameDescription | undefined;
  return { made, character, object, ui, map, tilesets, assets, game, asked, results };
}
