/** "map with my grass to dirt tileset: a small farm": laid of tiles that the account has, and of no new ones. */
import type { Sought } from './look.ts';
import { planMap } from './maps.ts';
import type { Memory } from './memory.ts';
import type { Plan } from './step.ts';

const FORM = /^map with my ([a-z -]+?) (tile ?set|tiles): (.+)$/i;

export function tilesSought(plain: string, memory: Memory): Sought | undefined {
  const [, name = '', what = ''] = FORM.exec(plain) ?? [];
  if (!name || memory.given || memory.game) return undefined;
  return { search: name.toLowerCase().trim(), said: `my ${name} ${what}`, for: 'change' };
}

/** The map of the tiles that were found. */
export function mapOfOwn(plain: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, , , map = ''] = FORM.exec(plain) ?? [];
  const tiles = memory.given;
  if (!map || tiles?.kind !== 'tiles') return undefined;
  if (tiles.tool !== 'create_topdown_tileset')
    return { tell: `A map is laid of tilesets from above, and "${tiles.words}" is none: nothing was made.` };
  const words = map.replace(/^(?:an?|the) /i, '').trim();
  const plan = planMap(`${words} with these tiles`, { ...memory, tilesets: [tiles.id] }, projectId);
  if (!('steps' in plan)) return plan;
  const without = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/ with these(?: tiles)?$/i, '') : value;
  const steps = plan.steps.map((step) => ({
    ...step,
    what: `the map: ${words}, of your tiles "${tiles.words}"`,
    args: (results: Parameters<Extract<typeof step.args, (...all: never[]) => unknown>>[0]) => {
      const args = typeof step.args === 'function' ? step.args(results) : step.args;
      return { ...args, name: without(args.name), description: without(args.description) };
    },
  }));
  return { steps, notes: plan.notes, whole: true };
}
