/** What stands on a map. */
import type { Place, Planner } from './place.ts';
import * as say from './says.ts';
import { isPlan, type Plan } from './step.ts';

/** A map is of grounds alone: what stands on it is drawn by itself, and a village without its houses is told. */
export function peopled(
  laid: Extract<Plan, { steps: unknown }>,
  { wish, things }: { readonly wish: string; readonly things: readonly string[] },
  place: Place,
  again: Planner,
): Plan {
  const [, village] = VILLAGE.exec(wish) ?? [];
  const bare = village && !/\b(?:houses?|huts?|cottages?|buildings?)\b/i.test(wish) ? [say.noHouses(village)] : [];
  if (!things.length) return { ...laid, notes: [...laid.notes, ...bare] };
  const stood = again(things.join(', '), place);
  const drawn = isPlan(stood) && stood.steps.every(({ args }) => typeof args !== 'function') ? stood : undefined;
  if (!drawn && !place.agreed) return { ...laid, notes: [...laid.notes, say.onMaps(things)], unclear: things };
  return {
    ...laid,
    steps: [...laid.steps, ...(drawn?.steps ?? [])],
    notes: [...laid.notes, ...(drawn?.notes ?? []), drawn ? say.besideMap(things) : say.onMaps(things), ...bare],
  };
}

const VILLAGE = /\b(village|town|hamlet|settlement|city)\b(?! (?:square|plaza|streets?))/i;
