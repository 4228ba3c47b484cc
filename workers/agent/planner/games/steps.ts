/** A game as calls: drawn, written, deployed, played; and what is said of it at the end. */
import { drawRequests, type GameDescription, templateOf, withAssets } from '../../games/index.ts';
import type { Result } from '../../model.ts';
import type { Args } from '../../port.ts';
import type { Step } from '../types.ts';
import { withMaps } from './maps.ts';
import { gameTold } from './words/game-told.ts';

const last = (results: readonly Result[], tool: string): Args =>
  (results.findLast((result) => result.tool === tool && !result.failed)?.structured ?? {}) as Args;
const DIRECTION = 1;
const PRICES: Readonly<Record<string, number>> = { create_ui_asset: 20 };
const IDS = ['character_id', 'object_id', 'tileset_id', 'ui_asset_id'];
const assetOf = (result: Result | undefined): string =>
  String(IDS.map((name) => result?.structured?.[name]).find((id) => typeof id === 'string') ?? '');

/** A slug that no other game has: of the title, and of the project. */
const slugOf = (title: string, projectId: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 24)
      .replace(/-+$/, '') || 'game'
  }-${projectId.replace(/[^a-z0-9]/g, '').slice(0, 5)}`;

interface Making {
  readonly projectId: string | null;
  /** Of a game that is there: the slots that are drawn anew. */
  readonly edit:
    | {
        readonly redraw: readonly string[];
        /** Slots that an asset of the account fills from now on. */
        readonly given?: readonly string[];
      }
    | undefined;
  /** Of a new game: an interface is drawn for it too. */
  readonly ui?: boolean;
  /** What looks for the maps that are its levels: first of all. */
  readonly maps?: readonly Step[];
}

/** From an empty project to an address that was played. A sandbox is asked for before anything is spent. */
export function gameSteps(game: GameDescription, { projectId, edit, ui = false, maps = [] }: Making): Step[] {
  const project = (results: readonly Result[]): string =>
    projectId ?? String(last(results, 'create_project').project_id ?? '');
  const session = (results: readonly Result[]): string =>
    String(last(results, 'sandbox_create_session').session_id ?? '');
  const steps: Step[] = [...maps];
  if (!projectId)
    steps.push({ tool: 'create_project', args: { name: game.title }, price: 0, what: `the project "${game.title}"` });
  steps.push({
    tool: 'sandbox_create_session',
    args: (results) => ({ project_id: project(results) }),
    price: 0,
    what: 'a work place for it',
  });
  // an interface costs more than all else together, and the game has one of its own: it is drawn where it is asked for
  const requests = drawRequests(game).filter(({ tool, slot }) =>
    edit ? edit.redraw.includes(slot) : tool !== 'create_ui_asset' || ui,
  );
  const drawn = new Map<string, number>();
  for (const { slot, tool, args, then } of requests) {
    drawn.set(slot, steps.length);
    const what = `${String(args.description ?? args.lower_description)}${args.upper_description || args.transition_description ? ` and ${String(args.upper_description ?? args.transition_description)}` : ''} (${slot})`;
    steps.push({
      tool,
      args: (results) => ({ ...args, project_id: project(results) }),
      price: PRICES[tool] ?? 1,
      what,
    });
    const at = steps.length - 1;
    for (const more of then)
      steps.push({
        tool: more.tool,
        args: (results) => ({ character_id: assetOf(results[at]), ...more.args }),
        price: DIRECTION * (Array.isArray(more.args.directions) ? more.args.directions.length : 1),
        what: `${slot}: ${String(more.args.template_animation_id)}`,
      });
  }
  const filled = (results: readonly Result[]): GameDescription =>
    withMaps(
      withAssets(game, Object.fromEntries([...drawn].map(([slot, at]) => [slot, assetOf(results[at])]))),
      results,
    );
  steps.push(
    {
      tool: 'write_game',
      args: (results) => ({
        session_id: session(results),
        game: filled(results),
        ...(edit ? { edit: true, slots: [...drawn.keys(), ...(edit.given ?? [])] } : {}),
      }),
      price: 0,
      what: edit ? 'the change in the game' : 'the game itself',
    },
    {
      tool: 'sandbox_deploy_worker',
      args: (results) => ({
        session_id: session(results),
        project_id: project(results),
        project_slug: slugOf(game.title, project(results)),
      }),
      price: 0,
      what: 'its address',
    },
    {
      tool: 'sandbox_playtest',
      args: (results) => ({
        session_id: session(results),
        instruction: templateOf(game.template).playtest,
        preview_url: String(last(results, 'sandbox_deploy_worker').preview_url ?? ''),
      }),
      price: 0,
      what: 'a look at how it plays',
    },
  );
  return steps;
}

interface Facts {
  readonly moved?: boolean;
  readonly frameRate?: number;
  readonly fps?: number;
  readonly errors?: readonly string[];
  readonly missing?: readonly string[];
}

/** What is said of a game at its end: its address, how it is played, and what the playtest saw. */
export function gameDone(results: readonly Result[], notes: readonly string[] = []): string | undefined {
  const url = last(results, 'sandbox_deploy_worker').preview_url;
  const written = results.findLast(({ tool, failed }) => tool === 'write_game' && !failed);
  if (typeof url !== 'string' || !written) return undefined;
  const game = written.args.game as GameDescription;
  const { controls } = templateOf(game.template);
  const facts = (last(results, 'sandbox_playtest').facts ?? {}) as Facts;
  const wrong = [...(facts.errors ?? []), ...(facts.missing ?? []).map((file) => `${file} is missing`)];
  const seen = wrong.length
    ? `When I played it, something was wrong: ${wrong.slice(0, 3).join('; ')}.`
    : facts.moved === false
      ? 'I opened it, but nothing moved while I pressed the keys.'
      : 'I played it: it starts, and moves as keys are pressed.';
  const stale = (written.structured?.stale ?? []) as readonly string[];
  const old = stale.length
    ? `\nThis game was written before ${stale.join(' and ')} could be chosen, and its sources know nothing of it: that has no effect here. A game built anew has it.`
    : '';
  const told = written.args.edit ? [] : [gameTold(game)];
  const said = [...told, ...notes].join('\n');
  return `"${game.title}" is ready: ${url}\n${said ? `${said}\n` : ''}${controls}\n${seen}${old}\nSay what to change, for example "make the hero faster", "use the desert tiles" or "more lives".`;
}
