/** Wishes made by hand: "n:a knight", "count:3" … as the network would read them. */
import type { Context, Outcome, Own, Wish } from '../../../workers/agent/planner/types.ts';

export const wished = (act: string, words: string, ...slots: readonly string[]): Wish => ({
  act,
  words,
  slots: slots.map((said) => ({ slot: said.slice(0, said.indexOf(':')), words: said.slice(said.indexOf(':') + 1) })),
  sure: 1,
  loose: [],
});

export const EMPTY: Context = {
  ...{ own: [], recent: [], game: undefined, gameBefore: undefined, projectId: null, past: [], agreed: false },
};
export const having = (...own: readonly Own[]): Context => ({ ...EMPTY, own, recent: own });
export const ownCharacter = (name: string, made?: Own['made']): Own => ({
  ...{ id: `own-${name}`, kind: 'character', list: 'CHARACTER', name, description: `a ${name}` },
  ...{ animations: 0, url: '', createdAt: '2026-01-01T00:00:00Z' },
  ...(made ? { made } : {}),
});

/** Descriptions of what is drawn, in their order. */
export const drawnIn = (outcome: Outcome | undefined): readonly string[] =>
  (outcome?.steps ?? []).flatMap(({ args }) =>
    typeof args !== 'function' && typeof args.description === 'string' ? [args.description] : [],
  );
export const toolsIn = (outcome: Outcome | undefined): readonly string[] =>
  (outcome?.steps ?? []).map(({ tool }) => tool);
export const argsIn = (outcome: Outcome | undefined, at = 0): Record<string, unknown> => {
  const args = outcome?.steps[at]?.args;
  return (typeof args === 'function' ? args([]) : (args ?? {})) as Record<string, unknown>;
};
