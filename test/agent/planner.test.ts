import { describe, expect, test } from 'vitest';
import { findHelp } from '../../src/help/index.ts';
import { judge, type Verdict } from './judge.ts';
import { HELD_OUT, KNOWN, type Request } from './requests.ts';

const help = (tool: string, args: unknown): string | undefined =>
  tool === 'agent_help'
    ? findHelp((args as { question: string }).question)
        .map(({ source, text }) => `${text}\n(source: ${source})`)
        .join('\n\n')
    : undefined;

const judged = async (requests: readonly Request[]): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const request of requests) verdicts.push(await judge(request, help));
  return verdicts;
};
const listed = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ request, got }) => `${request} → ${got.slice(0, 300)}`);

describe.each([
  ['that were known while the planner was made', KNOWN],
  ['that were set aside', HELD_OUT],
])('fifty requests %s', (_, requests) => {
  test('nine in ten are right, and none makes what was not asked for', async () => {
    expect(requests).toHaveLength(50);
    const verdicts = await judged(requests);
    expect(listed(verdicts.filter(({ spentWrongly }) => spentWrongly))).toEqual([]);
    const wrong = listed(verdicts.filter(({ right }) => !right));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
  });
});
