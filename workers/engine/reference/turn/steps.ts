import { setImmediate as nextTurn } from 'node:timers/promises';
import { Aborted, type Hooks, type Step } from '../../types.ts';

/** Tells a step, lets other work of the process run, and rejects with Aborted once nobody wants the result any more. */
export async function tell(hooks: Hooks, step: Step): Promise<void> {
  if (hooks.signal?.aborted) throw new Aborted();
  hooks.onStep?.(step);
  await nextTurn();
  if (hooks.signal?.aborted) throw new Aborted();
}
