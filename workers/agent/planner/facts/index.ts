/** What is known, and which of it answers a question: by the content words that both have, the rarer the more they count. */
import { ACCOUNT } from './account.ts';
import { CANNOT } from './cannot.ts';
import { CRAFT } from './craft.ts';
import { ENGINES } from './engines.ts';
import { GAMES } from './games.ts';
import { LIMITS } from './limits.ts';
import { PRICES } from './prices.ts';
import { RUNNING } from './running.ts';
import { SERVICE } from './service.ts';
import { STUDIO } from './studio.ts';
import { TOGETHER } from './together.ts';
import type { Fact } from './types.ts';
import { ideasIn } from './words.ts';

export type { Fact } from './types.ts';
export { ideasIn } from './words.ts';

/** Tables by what they are asked for. */
const TABLES = {
  service: [...SERVICE, ...LIMITS, ...RUNNING],
  games: GAMES,
  files: [...ENGINES, ...STUDIO],
  account: ACCOUNT,
  craft: [...CRAFT, ...TOGETHER],
  prices: PRICES,
};
export type Table = keyof typeof TABLES;

interface Asking {
  readonly fact: Fact;
  readonly table: Table;
  readonly ideas: readonly string[];
  /** Have to be said. */
  readonly must: readonly string[];
}

const ASKINGS: readonly Asking[] = (Object.keys(TABLES) as Table[]).flatMap((table) =>
  TABLES[table].flatMap((fact) => {
    // what a first way of asking demands ("godot!") the others name themselves
    return fact.asked.split('|').map((way): Asking => {
      const must = way.split(/\s+/).filter((word) => word.endsWith('!'));
      return {
        fact,
        table,
        ideas: ideasIn(way.replaceAll('!', '')),
        must: must.flatMap((word) => ideasIn(word.slice(0, -1))),
      };
    });
  }),
);

const SEEN = new Map<string, number>();
for (const { ideas } of ASKINGS) for (const idea of ideas) SEEN.set(idea, (SEEN.get(idea) ?? 0) + 1);
/** A word that few facts have tells more; one that none has says that something else is asked. */
const weightOf = (idea: string): number => {
  const seen = SEEN.get(idea);
  return seen === undefined ? 0.9 : Math.max(0.35, Math.log(ASKINGS.length / seen) / 3.5);
};
const sum = (ideas: readonly string[]): number => ideas.reduce((all, idea) => all + weightOf(idea), 0);

export interface Found {
  readonly fact: Fact;
  readonly table: Table;
  /** 0 to 1 */
  readonly score: number;
}

/** The row of what nothing here does: told by single words, those of the topic first. */
export function cannotFor(topic: string, words: string, least = 1): Fact | undefined {
  const about = ideasIn(topic);
  const all = ideasIn(words);
  let best: { readonly fact: Fact; readonly score: number } | undefined;
  for (const fact of CANNOT) {
    const ideas = ideasIn(fact.asked.replaceAll('!', '')).filter((idea) => idea !== 'draw');
    const score =
      ideas.filter((idea) => about.includes(idea)).length * 2 +
      ideas.filter((idea) => all.includes(idea)).length +
      (about.includes(ideas[0]!) ? 1 : 0);
    if (score >= least && score > (best?.score ?? 0)) best = { fact, score };
  }
  return best?.fact;
}

/** `topic`: what the question is about; `words`: all of it. `favoured`: of two that fit alike those of these tables. */
export function factFor(topic: string, words: string, favoured: readonly Table[] = []): Found | undefined {
  const about = ideasIn(topic);
  const all = ideasIn(words);
  const aside = all.filter((idea) => !about.includes(idea));
  // what is told beside the topic counts for less
  const said = sum(about) + 0.5 * sum(aside.slice(0, 12));
  if (!all.length && !about.length) return undefined;
  let best: Found | undefined;
  for (const { fact, table, ideas, must } of ASKINGS) {
    const has = (idea: string): boolean => about.includes(idea) || aside.includes(idea);
    if (!must.every(has)) continue;
    const hit = ideas.filter(has);
    const covered =
      sum(hit.filter((idea) => about.includes(idea))) + 0.5 * sum(hit.filter((idea) => !about.includes(idea)));
    const recall = sum(hit) / Math.max(1.2, sum(ideas));
    const precision = said ? covered / said : 0;
    const score =
      Math.sqrt(recall * Math.max(precision, 0.05)) * (must.length ? 1.1 : 1) * (favoured.includes(table) ? 1.12 : 1);
    if (!best || score > best.score) best = { fact, table, score };
  }
  return best;
}
