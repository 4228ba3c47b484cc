/** Links to the files of what was made. */
import type { Memory } from './memory.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { idOf } from './steps.ts';

/** The same, and links to all of it. */
export function packed(steps: readonly Step[], { assets }: Memory, notes: readonly string[] = []): Plan {
  if (!steps.length && !assets.length) return { ask: say.PACK_WHAT };
  const links: Step = {
    tool: 'get_downloads',
    args: (results) => {
      const made = results.filter(({ tool }) => /^create_(?!project)/.test(tool)).map(idOf);
      return { asset_ids: made.length ? made : [...assets].slice(-40) };
    },
    price: 0,
    what: 'links to the files',
  };
  return { steps: [...steps, links], notes };
}
