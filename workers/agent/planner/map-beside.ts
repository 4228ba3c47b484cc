/** Where on a map something stands by what stands there already: "next to the church"; and what was put there, moved: "no, top left corner". */
import type { Result } from '../model.ts';
import { tokens } from './likeness.ts';
import { cellOf } from './map-cells.ts';
import type { Context, Outcome, Step } from './types.ts';

/** Beside what it stands. */
export const BESIDE =
  /\b(?:to the (?:left|right) of|(?:left|right|north|south|east|west) of|behind|beside|besides|next to|right by|near to|near|nearby|by|under|underneath|below|above|in front of|inside|at|close to|between|around|outside)\b (?:the |a |an |my |our )?([a-z].*)$/i;

export interface Stands {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export const standing = (results: readonly Result[]): readonly Stands[] =>
  results.flatMap(({ tool, structured }) =>
    tool === 'list_map_objects' ? ((structured?.placements ?? []) as readonly Stands[]) : [],
  );

/** The one of those that stand on the map that the words name. */
function anchorOf(beside: string, results: readonly Result[]): Stands | undefined {
  const [, what = ''] = BESIDE.exec(beside) ?? [];
  const said = tokens(what);
  return standing(results).find(({ name }) => tokens(name).some((part) => part.length > 2 && !/^(?:the|and|with)$/.test(part) && said.includes(part))); // biome-ignore format: one line
}

export const onMap = (mapId: string, what: string): Step => ({
  tool: 'list_map_objects',
  args: { map_id: mapId, limit: 500 },
  price: 0,
  what,
});

/** The cell beside it; undefined where nothing of that name stands on the map. */
export function cellBeside(
  beside: string,
  results: readonly Result[],
  width: number,
  height: number,
): { readonly x: number; readonly y: number } | undefined {
  const anchor = anchorOf(beside, results);
  if (!anchor) return undefined;
  const [dx, dy] = /\b(?:left|west)\b/i.test(beside)
    ? [-3, 0]
    : /\b(?:behind|above|north)\b/i.test(beside)
      ? [0, -3]
      : /\b(?:in front|below|under\w*|south)\b/i.test(beside)
        ? [0, 2]
        : /\b(?:inside|at)\b/i.test(beside)
          ? [0, 1]
          : [anchor.x + 3 < width ? 3 : -3, 0];
  const within = (at: number, most: number): number => Math.max(0, Math.min(most - 1, at));
  return { x: within(anchor.x + dx, width), y: within(anchor.y + dy, height) };
}

/** What is told once it stands there, or nothing of that name does. */
export function besideTold(beside: string, map: string, results: readonly Result[]): string {
  const anchor = anchorOf(beside, results);
  const [, what = ''] = BESIDE.exec(beside) ?? [];
  return anchor
    ? `It stands by "${anchor.name}" (cell ${anchor.x}, ${anchor.y}).`
    : `On "${map}" stands no "${what}", so that place is left to you: the mouse moves it in the studio.`;
}

const CROWD =
  /^(?:\W|\b(?:no|nope|not|there|wait|sorry|please|pls|and|now|then|ok|okay|but|actually|rather|instead|put|move|place|set|it|them|that|this|him|her|should|be|is|to|in|into|on|at|onto|the|a|an|bit|little|lot|much|way|more|further|farther|far|corner|side|edge|of|map|up|down|left|right|top|bottom|upper|lower|north|south|east|west|northeast|northwest|southeast|southwest|middle|center|centre)\b)+$/i;
const NUDGE = /\b(?:more|further|farther|a (?:bit|little|lot)|much|way|up|down)\b/i;
const MOVE = /^\W*(?:no\b|not\b|put|move|place|set|should|it|and|next|beside|behind|near|by|in front|to the|top|bottom|more|further|a (?:bit|little)|left|right|up|down|middle|close|under|above|below|between)/i; // biome-ignore format: one line

/** Said right after something was put on a map, and of nothing but where: what was put is moved there. */
export function placedElsewhere(said: string, context: Context): Outcome | undefined {
  const begun = context.past.findLastIndex(({ role }) => role === 'user');
  const results = context.past
    .slice(Math.max(0, begun))
    .flatMap((turn) => (turn.role === 'results' ? turn.results : []));
  const put = results.filter(({ tool, failed }) => /^(?:place|move)_map_object$/.test(tool) && !failed);
  const [last] = put.slice(-1);
  const id = last?.structured?.placement_id ?? last?.args.placement_id;
  const mapId = String(last?.args.map_id ?? last?.structured?.map_id ?? '');
  if (!last || !id || !mapId || !MOVE.test(said) || said.split(/\s+/).length > 14) return undefined;
  const beside = BESIDE.exec(said)?.[0] ?? '';
  const named = beside && !CROWD.test(beside) ? beside : '';
  if (!CROWD.test(named ? said.replace(named, ' the ') : said)) return undefined;
  const map = context.own.find((one) => one.id === mapId)?.name ?? 'the map';
  if (!named && !cellOf(said, 100, 100)) return undefined;
  const what = `what was put on the map "${map}", moved`;
  const look: Step = { tool: 'get_map', args: { map_id: mapId }, price: 0, what };
  const from = { x: Number(last.args.x), y: Number(last.args.y) };
  const move: Step = {
    tool: 'move_map_object',
    args: (got) => {
      const { width = 32, height = 24 } = (got[0]?.structured ?? {}) as { width?: number; height?: number };
      const to = named ? cellBeside(named, got, width, height) : NUDGE.test(said) ? nudged(said, from, width, height) : cellOf(said, width, height); // biome-ignore format: one line
      return { map_id: mapId, placement_id: id, x: to?.x ?? from.x, y: to?.y ?? from.y };
    },
    price: 0,
    what,
  };
  return {
    steps: [look, ...(named ? [onMap(mapId, what)] : []), move],
    told: (got) => {
      const moved = got.findLast(({ tool }) => tool === 'move_map_object');
      if (!moved) return undefined;
      const where = named ? ` ${besideTold(named, map, got)}` : '';
      return `Moved on "${map}" to cell ${moved.args.x}, ${moved.args.y}, for nothing.${where}`;
    },
  };
}

/** "a bit more to the left": from where it stands. */
function nudged(
  said: string,
  from: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): { readonly x: number; readonly y: number } {
  const far = /\b(?:bit|little)\b/i.test(said) ? 2 : /\b(?:much|way|lot|far)\b/i.test(said) ? 8 : 4;
  const dx = /\b(?:left|west)\w*/i.test(said) ? -far : /\b(?:right|east)\w*/i.test(said) ? far : 0;
  const dy = /\b(?:up|north\w*|top|upper)\b/i.test(said) ? -far : /\b(?:down|south\w*|bottom|lower)\b/i.test(said) ? far : 0; // biome-ignore format: one line
  return {
    x: Math.max(0, Math.min(width - 1, from.x + dx)),
    y: Math.max(0, Math.min(height - 1, from.y + dy)),
  };
}
