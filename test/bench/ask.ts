/**
 * First messages of conversations, each on its own, through the planner: what is said, and what would be called at what price.
 *
 *   npx tsx test/bench/ask.ts FILE.txt [--from N] [--count M] [--long]
 *
 * A message a line. The account has a knight who walks and idles, a skeleton, a treasure chest, a health potion and two
 * tilesets; or, behind a tab, what is told of it: "has: character 'elf' (walk, idle), objects 'ruby', 'topaz', game 'Maze' (runner)", "-"
 * for nothing. " || " parts what is said after each other. The first game, and what was "last made", were made in the conversation that the message is said in.
 * Nobody agrees to anything: where the loop would ask for a word on the price, it ends. `--long` cuts nothing.
 */
import { readFileSync } from 'node:fs';
import { findHelp } from '../../src/help/index.ts';
import { newGame, templateFor } from '../../workers/agent/games/index.ts';
import { TURN_LIMITS } from '../../workers/agent/limits.ts';
import type { Call, Result, Turn } from '../../workers/agent/model.ts';
import { planner } from '../../workers/agent/planner/index.ts';

interface Owned {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly animationCount: number;
  readonly createdAt: string;
  readonly downloadUrl: string;
  readonly width?: number;
  readonly height?: number;
  readonly tileSize?: number;
  readonly directions?: number;
  readonly animations?: readonly {
    readonly type: string;
    readonly directions: readonly { readonly direction: string; readonly frameCount: number }[];
  }[];
}
const MOVE =
  /^(?:walk|idle|run|attack|die|death|jump|punch|kick|hurt|shoot|cast|fly|swim|climb|sit|sleep)(?:ning|ing)?$/;
const SIDES = ['south', 'east', 'north', 'west', 'south-east', 'north-east', 'north-west', 'south-west'];
/** What is told of one in brackets, "48 px, 4 directions, walk, attack", as the service records it. */
function recordOf(kind: string, more: string): Partial<Owned> {
  const [, side] = /\b(\d+) px\b/.exec(more) ?? [];
  const pixels = Number(side ?? 0);
  const [, wide, high] = /\b(\d+) x (\d+)\b/.exec(more) ?? [];
  if (wide) return { width: Number(wide), height: Number(high) };
  if (kind.endsWith('TILESET')) return pixels ? { tileSize: pixels } : {};
  const directions = kind === 'CHARACTER' ? Number(/\b([48]) directions/.exec(more)?.[1] ?? (/\bside\b/.test(more) ? 4 : 8)) : 1;
  const moves = more.split(/, /).filter((one) => MOVE.test(one.replace(/ \d+ frames?$/, '')));
  const animations = moves.map((one) => ({
    type: one.replace(/ \d+ frames?$/, ''),
    directions: SIDES.slice(0, directions).map((direction) => ({ direction, frameCount: Number(/(\d+) frames?$/.exec(one)?.[1] ?? 6) })),
  }));
  return { ...(pixels ? { width: pixels, height: pixels } : {}), ...(kind === 'CHARACTER' ? { directions } : {}), animations, animationCount: animations.length };
} // biome-ignore format: short enough
const owned = (kind: string, name: string, description: string, animationCount = 0): Owned => ({
  ...{ id: `own-${name.replaceAll(' ', '-')}`, kind, name, description, animationCount },
  ...{
    createdAt: new Date(Date.now() - 86_400_000).toISOString(),
    downloadUrl: `http://localhost/${name.replaceAll(' ', '-')}/download`,
  },
});
/** Newest first, as the service lists them. */
const USUAL: readonly Owned[] = [
  owned('TOPDOWN_TILESET', 'stone dungeon', 'stone floor and dungeon wall'),
  owned('TOPDOWN_TILESET', 'grass/water', 'water and grass'),
  owned('OBJECT', 'health potion', 'a health potion'),
  owned('OBJECT', 'treasure chest', 'a treasure chest'),
  owned('CHARACTER', 'skeleton', 'a skeleton'),
  owned('CHARACTER', 'knight', 'a knight in armour', 2),
];
let account = USUAL;
let games: readonly (readonly [name: string, kind: string])[] = [];
let queued: readonly string[] = [];
const KINDS: Readonly<Record<string, string>> = {
  character: 'CHARACTER',
  object: 'MAP_OBJECT',
  tileset: 'TOPDOWN_TILESET',
  map: 'MAP',
  ui: 'UI_ASSET',
  UI: 'UI_ASSET',
};
/** Sides and frames of those of whom they are told. */
const sides = new Map<string, number>();
const framed = new Map<string, readonly (readonly [string, number])[]>();
/** Made in this conversation, before all else of the account. */
const MADE_LAST = /,? ?\b(?:last made|made last|just (?!sent)[a-z]+(?: [a-z]+)*|(?:[a-z]+ )?[a-z]+ed last)\b/;
const QUOTED = 'quoted: ';
/** What this conversation said of it before. */
function saidOf(kind: string, name: string, more: string): readonly string[] {
  // a plan was shown, and waited for a yes
  if (/\bquoted\b/.test(more)) return [`${QUOTED}${kind === 'character' ? `animate the ${name}: ${/\brun\b/.test(more) ? 'run' : 'walk, run, idle, jump'}` : 'a ship, an asteroid, a planet, a star and a comet'}`];
  if (!MADE_LAST.test(more)) return [];
  const drawn = kind === 'character' ? `draw a ${name}` : kind === 'tileset' ? `${name} tileset` : `a ${name}`;
  return [drawn, ...(/\brecolou?red\b/.test(more) ? ['make it blue'] : []), ...(/(\w+) removed/.test(more) ? [`remove the ${/(\w+) removed/.exec(more)![1]}`] : [])];
} // biome-ignore format: short enough

/** The account as it is told; gives the messages that made of it what this conversation made. */
function told(has: string): readonly string[] {
  const one = /(character|object|tileset|map|game|picture|portrait|animation|ui|UI)s?|'([^']+)'(?: \(([^)]*)\))?/g;
  const [own, made, waits, played]: [Owned[], string[], string[], (readonly [string, string])[]] = [[], [], [], []];
  let kind = '';
  for (const [, noun, name, more = ''] of has.matchAll(one)) {
    if (noun) kind = noun;
    if (!name) continue;
    // a picture that somebody sends stays with who sent it: the chat takes words alone
    if (kind === 'picture' && /sent/.test(more)) continue;
    if (/in queue|running\b/.test(more) && !/\d/.test(more)) waits.push(name);
    else if (kind === 'game') {
      const [genre = ''] = more.split(',');
      played.push([name, genre]);
      if (played.length === 1) made.push(`a ${genre.replace('top-down', 'top-down adventure') || 'platformer'} game called "${name}"`);
    } else if (kind === 'animation') {
      // "hedgehog run": a movement of somebody who is there
      const at = own.findIndex((each) => name.startsWith(each.name));
      if (at >= 0) own[at] = { ...own[at]!, animationCount: own[at]!.animationCount + 1 };
      else own.push(owned('CHARACTER', name.replace(/ \w+$/, ''), name.replace(/ \w+$/, ''), 1));
    } else {
      const id = owned('', name, '').id;
      sides.set(id, Number(/\b([48]) directions/.exec(more)?.[1] ?? 8));
      framed.set(id, [...more.matchAll(/(\w+) (\d+) frames/g)].map(([, move, count]) => [move!, Number(count)]));
      const moves = more.match(/walk|idle|attack|running/g)?.length ?? 0;
      const described = /^(?:\d|walk|idle|cape)|quoted/.test(more) ? '' : more.replace(MADE_LAST, '').split(/, (?=\d+ px\b|[48] directions|side\b)/)[0]!;
      const list = KINDS[kind] ?? 'OBJECT';
      if (!/\bset\b/.test(has.slice(0, has.indexOf(name))) || kind !== 'object') own.push({ ...owned(list, name, `${described} ${name}`.trim(), moves), ...(/\d px\b|\d x \d/.test(more) ? recordOf(list, more) : {}) });
      made.push(...saidOf(kind, name, more));
    }
  }
  // a game of before, and nothing that was made just now
  if (played.length && own.length && !MADE_LAST.test(has)) made.push('thanks');
  [account, games, queued] = [own, played, waits];
  return made;
} // biome-ignore format: short enough
const LISTED: Readonly<Record<string, RegExp>> = {
  list_characters: /^CHARACTER$/,
  list_objects: /^(?:MAP_)?OBJECT$/,
  list_topdown_tilesets: /^TOPDOWN/,
  list_sidescroller_tilesets: /^SIDESCROLLER/,
  list_isometric_tiles: /^ISOMETRIC/,
  list_tiles_pro: /^TILES_PRO/,
  list_ui_assets: /^UI/,
};
const ID: Readonly<Record<string, string>> = {
  ...{ create_character: 'character_id', create_character_state: 'character_id' },
  ...{ create_map_object: 'object_id', create_1_direction_object: 'object_id', create_8_direction_object: 'object_id' },
  ...{ select_object_frames: 'object_id', create_topdown_tileset: 'tileset_id' },
  ...{ create_sidescroller_tileset: 'tileset_id', create_isometric_tile: 'tile_id', create_ui_asset: 'ui_asset_id' },
  ...{ create_map: 'map_id', get_game_map: 'map_id', create_project: 'project_id' },
  sandbox_create_session: 'session_id',
};

const wordsOf = ({ kind, name, animationCount, downloadUrl, createdAt }: Owned): string =>
  `- ${name} (${kind.toLowerCase().replaceAll('_', ' ')}${animationCount ? `, ${animationCount} animations` : ''}, ${createdAt.slice(0, 10)}): ${downloadUrl}`;

/** What a call answers. */
async function answerOf(call: Call, n: number): Promise<Result> {
  const { tool, args } = call;
  const given = (text: string, structured: Record<string, unknown> = {}): Result => ({
    ...{ ...call, failed: false, text, structured },
  });
  if (tool === 'agent_help')
    return given(
      findHelp((args as { question: string }).question)
        .map(({ source, text }) => `${text}\n(source: ${source})`)
        .join('\n\n'),
    );
  if (tool === 'get_balance') return given('You have 200 generations left.', { generations: 200, usd: 0 });
  if (tool === 'open_game') {
    const [name, kind = ''] = games.find(([one]) => one === (args as { name: string }).name) ?? [];
    const game = newGame(templateFor(kind)?.id ?? 'platformer', { title: String(name), seed: 7 });
    return given(`project_id: project-2`, { name, project_id: 'project-2', game });
  }
  if (tool === 'list_games')
    return given(
      games
        .map(
          ([name, kind]) =>
            `- ${name} (${kind}, on the branch main): http://localhost/games/${name.replaceAll(' ', '-')}/`,
        )
        .join('\n') || 'none',
      { games: games.map(([name]) => ({ name })) },
    );
  if (tool === 'list_jobs' && queued.length)
    return given(`Waiting or being drawn:\n${queued.map((name) => `- ${name}: waiting`).join('\n')}`, {
      open: queued.length,
    });
  if (tool === 'list_jobs')
    return given('Nothing of yours is waiting or being drawn just now: all that was begun has ended.', { open: 0 });
  if (tool === 'get_spending')
    return given(`The dearest of what you made:\n${account.map(({ name }) => `- ${name}: 1 generation`).join('\n')}`, {
      total: account.length,
    });
  if (tool === 'find_assets' || LISTED[tool]) {
    const { search = '', kinds } = args as { search?: string; kinds?: readonly string[] };
    const assets = account
      .filter(({ kind }) => (LISTED[tool] ?? /./).test(kind) && (kinds?.includes(kind) ?? true))
      .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(search.toLowerCase()));
    return given(assets.map(wordsOf).join('\n') || 'none', { assets });
  }
  if (tool === 'get_character' || tool === 'get_object') {
    const id = Object.values(args as object)[0];
    const one = account.find((each) => each.id === id);
    const moves = framed.get(String(id)) ?? [];
    const animations = one?.animations
      ? one.animations.map(({ type, directions }) => ({ animation_type: type, directions: directions.map(({ frameCount }) => ({ frame_count: frameCount })) }))
      : moves.map(([move, count]) => ({ animation_type: move, directions: [{ frame_count: count }] })); // biome-ignore format: short enough
    const does = one?.animations
      ? one.animations.map(({ type }) => type).join(', ')
      : one?.animationCount
        ? 'walk, idle'
        : '';
    return given(
      `name: ${one?.name}\nsize: ${one?.width ?? 64}x${one?.height ?? 64}\ndirections: ${one?.directions ?? 8}\nanimations: ${does || 'none'}`,
      animations.length ? { animations } : {},
    );
  }
  if (tool === 'get_map') return given('size: 40x30 cells of 32 pixels', { width: 40, height: 30 });
  // what is called church stands on every map
  if (tool === 'list_map_objects')
    return given('total: 1', { total: 1, placements: [{ placement_id: 'stands-1', name: 'church', x: 20, y: 8 }] });
  if (tool === 'place_map_object') return given('status: placed', { placement_id: `stands-${n}` });
  const structured: Record<string, unknown> = ID[tool] ? { [ID[tool]]: `${tool}-${n}` } : {};
  if (tool === 'create_topdown_tileset') structured.upper_base_tile_id = `base-${n}`;
  if (tool === 'sandbox_deploy_worker') structured.preview_url = 'http://localhost/game/';
  if (tool === 'sandbox_playtest') structured.facts = { frameRate: 60, moved: true, errors: [], missing: [] };
  return given('status: completed', structured);
}

const long = process.argv.includes('--long');
const short = (text: string, most: number): string =>
  long || text.length <= most ? text : `${text.slice(0, most)}…(+${text.length - most})`;
const SETTINGS = /^(?:no_background|confirm_cost|seed)$/;
const argsOf = (args: Call['args']): string =>
  short(
    Object.entries(args)
      .filter(([name]) => long || !SETTINGS.test(name))
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(' · '),
    420,
  );

/** All that comes of a message, said after others. */
async function asked(message: string, turns: Turn[], silent = false, waits = false): Promise<void> {
  const tell = (text: string): void => void (silent || console.log(text));
  turns.push({ role: 'user', text: message });
  let projectId: string | null = turns.some((turn) => turn.role === 'results') ? 'project' : null;
  for (let round = 0; round < 60; round++) {
    const reply = await planner.next({
      ...{ system: '', turns, tools: [], projectId, signal: new AbortController().signal },
      // a movement of all sides costs as many as there are
      price: async (tool, args) =>
        tool === 'animate_character' && !args.directions ? (sides.get(String(args.character_id)) ?? 0) : 0,
      onText: () => {},
    });
    if (reply.text) tell(`   » ${short(reply.text.replaceAll('\n', ' ¶ '), 900)}`);
    turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
    if (!reply.calls.length) return;
    if (!silent && (reply.estimate ?? 0) > TURN_LIMITS.generations)
      return tell(`   ! the loop stops: ${reply.estimate} generations are more than one message may cost`);
    if (!silent && (reply.estimate ?? 0) > TURN_LIMITS.confirmAbove)
      return tell(`   ? the loop asks for a yes to ${reply.estimate} generations`);
    const results: Result[] = [];
    for (const call of reply.calls) {
      if (waits && reply.estimate) {
        turns.push({
          role: 'results',
          results: reply.calls.map((one) => ({ ...one, failed: true, text: 'Declined.' })),
        });
        return;
      }
      const looks = call.tool === 'find_assets' && !Object.keys(call.args).length;
      if (!looks) tell(`   · ${call.tool} ${argsOf(call.args)}${reply.estimate ? `  [${reply.estimate} ahead]` : ''}`);
      if (call.tool === 'create_project') projectId = 'project';
      results.push(await answerOf(call, turns.length));
    }
    turns.push({ role: 'results', results });
  }
}

/** What was made before the message: where it is offered first, the answer is yes. */
async function settled(message: string, turns: Turn[], waits: boolean): Promise<void> {
  await asked(message, turns, true, waits);
  const last = turns.at(-1);
  if (!waits && last?.role === 'assistant' && /\bShall I do it\b/.test(last.text)) await asked('yes', turns, true);
}

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [file] = process.argv.slice(2);
if (!file) throw new Error('Which file? One message a line.');
const from = option('from', 1);
const messages = readFileSync(file, 'utf8').split('\n').filter(Boolean);
for (const [i, line] of messages.entries()) {
  if (i + 1 < from || i + 1 >= from + option('count', messages.length)) continue;
  const [message = '', has] = line.split('\t');
  const turns: Turn[] = [];
  account = USUAL;
  [games, queued] = [[], []];
  for (const before of has === undefined ? [] : told(has))
    await settled(before.replace(QUOTED, ''), turns, before.startsWith(QUOTED));
  console.log(`${i + 1}. ${message}${has && has !== '-' ? `   [${has}]` : ''}`);
  for (const [at, said] of message.split(' || ').entries()) {
    if (at) console.log(`   | ${said}`);
    await asked(said, turns).catch((error: Error) => console.log(`   !! ${error.stack}`));
  }
}
