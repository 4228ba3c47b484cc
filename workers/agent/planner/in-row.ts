/** Steps of several outcomes one after the other: each takes what it needs from the results of its own alone. */
import type { Args } from '../port.ts';
import type { Step } from './types.ts';

const behind =
  (args: Exclude<Step['args'], Args>, at: number): Step['args'] =>
  (results, all) =>
    args(results.slice(at), all);

export function inRow(lists: readonly (readonly Step[])[]): readonly Step[] {
  const row: Step[] = [];
  for (const steps of lists) {
    const at = row.length;
    row.push(
      ...steps.map((step) => (typeof step.args === 'function' && at ? { ...step, args: behind(step.args, at) } : step)),
    );
  }
  return row;
}
