/** What the last work of a conversation cost, from what was announced before it was done: each line of a plan has its price. */
import type { Turn } from '../../model.ts';
import { generations } from '../phrases.ts';

const ONE = /^I make (.+) \((\d+) generations?\)\.$/m;
const PLAN = /^My plan, (?:(\d+) generations? in all|for nothing):$/m;
const MADE = /^(?:create_|animate_|edit_|change_|write_game)/;

/** "for both", "for all of it": each of the last works that were paid, the newest first. */
export function chargedForAll(past: readonly Turn[], most: number): string | undefined {
  const said: string[] = [];
  for (let end = past.length; end > 0 && said.length < most; ) {
    const from = past.findLastIndex(({ role }, i) => i < end && role === 'user');
    if (from < 0) break;
    const one = chargedIn(past.slice(from, end));
    if (one) said.push(one);
    end = from;
  }
  return said.length ? said.join('\n') : undefined;
}

/** Undefined where this conversation has made nothing yet. */
export function chargedIn(past: readonly Turn[]): string | undefined {
  for (let end = past.length; end > 0; ) {
    const from = past.findLastIndex(({ role }, i) => i < end && role === 'user');
    if (from < 0) return undefined;
    const turns = past.slice(from, end);
    end = from;
    const results = turns.flatMap((turn) => (turn.role === 'results' ? turn.results : []));
    if (!results.some(({ tool, failed }) => !failed && MADE.test(tool))) continue;
    const text = turns.flatMap((turn) => (turn.role === 'assistant' ? [turn.text] : [])).join('\n');
    const failed = results.some((one) => one.failed) ? ' What failed of it was not charged.' : '';
    const [, what, price] = ONE.exec(text) ?? [];
    if (what && price) return `That was ${generations(Number(price))}: ${what}.${failed}`;
    const plan = PLAN.exec(text);
    if (!plan) return `That cost nothing.${failed}`;
    const lines = text.slice(plan.index).split('\n').slice(1).filter((line) => /^- /.test(line)); // biome-ignore format: one line
    return [`That was ${generations(Number(plan[1] ?? 0))} in all:`, ...lines.slice(0, 12), failed.trim()].filter(Boolean).join('\n'); // biome-ignore format: one line
  }
  return undefined;
}
