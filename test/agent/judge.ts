/** Runs the planner through a conversation, with tools that answer as the service's do but draw nothing. */

import { findHelp } from '../../src/help/index.ts';
import type { Result, Turn } from '../../workers/agent/model.ts';
import { planner } from '../../workers/agent/planner/index.ts';
import { GAME_ASSETS, MAP_TILES, type Request } from './requests.ts';

export interface Verdict {
  readonly request: string;
  readonly right: boolean;
  /** It was asked about before it was paid for: a word that would be missing, or whether it was meant so. Then the answer was to go on. */
  readonly asked: boolean;
  /** Something was made, and not what was asked for. */
  readonly spentWrongly: boolean;
  readonly got: string;
  /** What was answered last. */
  readonly said: string;
}

const ID: Readonly<Record<string, string>> = {
  create_character: 'character_id',
  create_character_state: 'character_id',
  create_map_object: 'object_id',
  create_1_direction_object: 'object_id',
  create_8_direction_object: 'object_id',
  select_object_frames: 'object_id',
  create_topdown_tileset: 'tileset_id',
  create_sidescroller_tileset: 'tileset_id',
  create_isometric_tile: 'tile_id',
  create_ui_asset: 'ui_asset_id',
  create_map: 'map_id',
  get_game_map: 'map_id',
  create_project: 'project_id',
  sandbox_create_session: 'session_id',
};
/** What costs nothing and changes nothing that the user has. */
const FREE = /^(get_|list_|find_assets$|cancel_jobs$|select_object_frames$|agent_help$|create_project$|sandbox_)/;

/** What the documents answer, as `agent_help` gives it. */
const helped = ({ question }: { question: string }): string =>
  findHelp(question)
    .map(({ source, text }) => `${text}\n(source: ${source})`)
    .join('\n\n');

interface Owned {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
}
const LISTED: Readonly<Record<string, RegExp>> = {
  list_characters: /^CHARACTER$/,
  list_objects: /^(?:MAP_)?OBJECT$/,
  list_topdown_tilesets: /^TOPDOWN/,
  list_sidescroller_tilesets: /^SIDESCROLLER/,
  list_ui_assets: /^UI/,
};
/** What of the account a call finds, as the service's own search does. */
function ownedBy(has: Request['has'], tool: string, args: unknown): readonly Owned[] {
  const { search = '', kinds } = args as { search?: string; kinds?: readonly string[] };
  return (has ?? [])
    .filter(([kind]) => (LISTED[tool] ?? /./).test(kind) && (!kinds || kinds.includes(kind)))
    .filter(([, name]) => name.toLowerCase().includes(search.toLowerCase()))
    .map(([kind, name]) => ({ id: `own-${name}`, kind, name, description: name }));
}
const listed = (owned: readonly Owned[] | undefined): string | undefined =>
  owned &&
  (owned
    .map(({ kind, name }) => {
      const sides = kind === 'CHARACTER' ? ', 8 directions' : '';
      return `- ${name} (${kind.toLowerCase().replaceAll('_', ' ')}${sides}): http://localhost/files/${name.replaceAll(' ', '-')}`;
    })
    .join('\n') ||
    'none');

/** Does a message as the loop would; gives all results, and what was said last. */
async function converse(
  turns: Turn[],
  say: string,
  has: Request['has'] = [],
): Promise<{ results: Result[]; said: string }> {
  turns.push({ role: 'user', text: say });
  const results: Result[] = [];
  let said = '';
  for (let round = 0; round < 60; round++) {
    const made = turns.flatMap((turn) => (turn.role === 'results' ? turn.results : []));
    const projectId = made.some(({ tool }) => tool === 'create_project') ? 'project' : null;
    const reply = await planner.next({
      ...{ system: '', turns, tools: [], projectId, signal: new AbortController().signal },
      price: async () => 0,
      onText: () => {},
    });
    turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
    if (reply.text) said = reply.text;
    if (!reply.calls.length) break;
    const answered = reply.calls.map(({ id, tool, args }): Result => {
      const n = turns.length;
      const structured: Record<string, unknown> = ID[tool] ? { [ID[tool]]: `${tool}-${n}` } : {};
      if (tool === 'create_topdown_tileset') structured.upper_base_tile_id = `base-${n}`;
      const owned = tool === 'find_assets' || tool.startsWith('list_') ? ownedBy(has, tool, args) : undefined;
      if (tool === 'find_assets') structured.assets = owned;
      if (tool === 'sandbox_deploy_worker') structured.preview_url = 'http://localhost/game/';
      if (tool === 'sandbox_playtest') structured.facts = { frameRate: 60, moved: true, errors: [], missing: [] };
      const text = tool === 'agent_help' ? helped(args as { question: string }) : listed(owned);
      return { id, tool, args, failed: false, text: text ?? 'status: completed', structured };
    });
    results.push(...answered);
    turns.push({ role: 'results', results: answered });
  }
  return { results, said };
}

/** A look at all that the account has, from which a message is read: it costs nothing. */
const looksAtAll = ({ tool, args }: Result): boolean => tool === 'find_assets' && Object.keys(args).length === 0;

/** Every expected call has one of its own, and nothing else was made. */
function matches(request: Request, results: readonly Result[]): boolean {
  const left = results.filter(({ tool }) => !FREE.test(tool) || request.makes.some(([name]) => name === tool));
  const [forGame, forMap] = [GAME_ASSETS, MAP_TILES].map((mark) => request.makes.some(([name]) => name === mark));
  for (const [tool, ...words] of request.makes) {
    if (tool === GAME_ASSETS || tool === MAP_TILES) continue;
    const at = left.findIndex(
      (one) => tool.split('|').includes(one.tool) && words.every((word) => word.test(JSON.stringify(one.args))),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (forMap) return left.length > 0 && left.every(({ tool }) => tool === 'create_topdown_tileset');
  return forGame ? left.every(({ tool }) => /^(create_|animate_character$)/.test(tool)) : left.every(looksAtAll);
}

/** The same; where it is asked before it is paid for, the answer is to go on. */
async function settled(...[turns, say, has]: Parameters<typeof converse>) {
  const first = await converse(turns, say, has);
  const asked = /\bShall I do it\b/.test(first.said);
  return { ...(asked ? await converse(turns, 'yes', has) : first), asked };
}

/** What became of a request. */
export async function judge(request: Request): Promise<Verdict> {
  const turns: Turn[] = [];
  const { asks, tells } = request;
  for (const before of request.say.slice(0, -1)) await settled(turns, before, request.has);
  const last = [turns, request.say.at(-1)!, request.has] as const;
  const { results, said, asked } =
    asks || tells ? { ...(await converse(...last)), asked: false } : await settled(...last);
  const spent = results.some(({ tool }) => !FREE.test(tool));
  const made = results.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`).join(' ; ');
  const right = [request, ...(request.or ?? [])].some((one) =>
    one.asks
      ? !spent && /\?/.test(said)
      : one.tells
        ? !spent && one.tells.test(said)
        : matches(one, results) && (!one.says || one.says.test(said)),
  );
  return {
    request: request.say.join(' | '),
    right,
    asked,
    spentWrongly: spent && !right,
    got: `${made} » ${said}`,
    said,
  };
}
