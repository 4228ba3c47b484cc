/** Somebody who has things, and wishes about them with their slots marked: "make [target the knight] [change blue]". */

import type { Result, Turn } from '../../../workers/agent/model.ts';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import type { Context, Outcome, Own, Slot, Wish } from '../../../workers/agent/planner/types.ts';

const KIND: Readonly<Record<string, Own['kind']>> = { CHARACTER: 'character', OBJECT: 'object', MAP_OBJECT: 'object', UI_ASSET: 'ui', MAP: 'map' }; // biome-ignore format: one line
export const own = (list: string, name: string, more: Partial<Own> = {}): Own => ({
  ...{ id: name.replaceAll(' ', '-'), kind: KIND[list] ?? 'tiles', list, name, description: name, animations: 0 },
  ...{ url: `http://localhost/${name.replaceAll(' ', '-')}/download`, createdAt: new Date().toISOString() },
  ...more,
});

/** Newest first. */
export const having = (...all: readonly Own[]): Context => ({
  ...{ own: all, recent: [], game: undefined, gameBefore: undefined, projectId: null, past: [], agreed: false },
});

export function wishOf(act: string, marked: string): Wish {
  const slots = [...marked.matchAll(/\[(\w+) ([^\]]+)\]/g)].map(([, slot, words]): Slot => ({ slot: slot!, words: words! })); // biome-ignore format: one line
  return { act, words: marked.replace(/\[\w+ ([^\]]+)\]/g, '$1'), slots, sure: 1, loose: [] };
}

export const become = (act: string, marked: string, context: Context): Outcome => {
  const wish = wishOf(act, marked);
  return actOf(wish)(wish, context)!;
};

/** What would be called, in short: "create_character_state knight with a red cape". */
export const called = ({ steps }: Outcome): readonly string[] =>
  steps.map(({ tool, args }) => {
    const given = typeof args === 'function' ? args([]) : args;
    return [tool, ...Object.values(given).map((one) => (Array.isArray(one) ? one.join('+') : String(one)))].join(' ');
  });
/** All that is said of it. */
export const told = ({ say, ask, instead, notes = [], told: answers }: Outcome, ...results: readonly Partial<Result>[]): string =>
  [say, ask, instead, ...notes, answers?.(results as Result[])].filter(Boolean).join(' '); // biome-ignore format: one line

/** What the assistant calls and says to a message of somebody who has these. */
export async function answered(message: string, ...all: readonly Own[]): Promise<{ calls: readonly string[]; said: string }> {
  const turns: Turn[] = [{ role: 'user', text: message }];
  const calls: string[] = [];
  for (let round = 0; round < 30; round++) {
    const reply = await planner.next({ system: '', turns, tools: [], projectId: null, signal: new AbortController().signal, price: async () => 0, onText: () => {} });
    turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
    if (!reply.calls.length) return { calls, said: reply.text };
    const results = reply.calls.map(({ id, tool, args }): Result => {
      const looks = tool === 'find_assets';
      if (!looks || Object.keys(args).length) calls.push([tool, ...Object.values(args).map(String)].join(' '));
      const listed = all.map((one) => ({ ...one, kind: one.list, downloadUrl: one.url, animationCount: one.animations, ...one.size, tileSize: one.tile, directions: one.sides, animations: one.moves?.map(({ name, sides, frames }) => ({ type: name, directions: Array.from({ length: sides }, () => ({ frameCount: frames })) })) }));
      return { id, tool, args, failed: false, text: looks ? listed.map(({ name, downloadUrl }) => `- ${name}: ${downloadUrl}`).join('\n') : 'status: completed', structured: looks ? { assets: listed } : {} };
    });
    turns.push({ role: 'results', results });
  }
  return { calls, said: '' };
} // biome-ignore format: short enough
