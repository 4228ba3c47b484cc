/** Many values of an operation's fields in few requests: what one request settles of several is not asked alone. */
import type { Operation } from './fields-kinds.ts';
import { type Verdict, withField } from './fields-verdict.ts';

/** A value of a field, and what must be said of it. */
export interface Probe {
  readonly what: string;
  /** The field's name on the surface. */
  readonly name: string;
  readonly value: unknown;
  /** What the request has besides. */
  readonly base: Readonly<Record<string, unknown>>;
  /** Whether it is to be taken; otherwise it is to be refused in the words that `expected` looks for. */
  readonly fine: boolean;
  readonly expected: (verdict: Verdict) => boolean;
}

const outer = (name: string): string => name.split('.')[0]!;

/** Of what is said of a request, the lines that are about this field: another field's words settle nothing. */
function about({ surface }: Operation, { name }: Probe, verdict: Verdict): Verdict {
  const of = outer(name);
  const names = { v1: [`body.${of}`], v2: [`body.${of}`], mcp: [`error: ${of}`], graphql: [`input.${of}`, `"${of}"`] };
  const isOf = (line: string) =>
    names[surface].some((start) => {
      const at = line.indexOf(start);
      return at >= 0 && !/\w/.test(line[at + start.length] ?? '');
    });
  return { fine: verdict.fine, says: verdict.says.split('\n').filter(isOf).join('\n') };
}

/** Probes of which no two are about one field, the first ones first. */
function rounds(probes: readonly Probe[]): Probe[][] {
  const made: Probe[][] = [];
  const used = new Map<string, number>();
  for (const probe of probes) {
    const round = used.get(outer(probe.name)) ?? 0;
    used.set(outer(probe.name), round + 1);
    made[round] ??= [];
    made[round].push(probe);
  }
  return made;
}

/**
 * What is wrong, by field. Probes that share their base are asked together, those to be taken and those to be refused
 * apart; each that is not as expected there is asked alone, and that answer counts.
 */
export async function problemsOf(
  operation: Operation,
  probes: readonly Probe[],
  ask: (input: Record<string, unknown>) => Promise<Verdict>,
): Promise<ReadonlyMap<string, string[]>> {
  const problems = new Map<string, string[]>();
  const alone = async (probe: Probe) => {
    const verdict = await ask(withField(probe.base, probe.name, probe.value));
    if (probe.expected(verdict)) return;
    const problem = `${probe.what} ${JSON.stringify(probe.value)?.slice(0, 80)}: ${verdict.says}`;
    problems.set(probe.name, [...(problems.get(probe.name) ?? []), problem]);
  };
  const together = async (round: readonly Probe[]) => {
    if (round.length === 1) return alone(round[0]!);
    let input: Record<string, unknown> = { ...round[0]!.base };
    for (const { name, value } of round) input = withField(input, name, value);
    const verdict = await ask(input);
    await Promise.all(
      round.filter((probe) => !probe.expected(probe.fine ? verdict : about(operation, probe, verdict))).map(alone),
    );
  };
  const alike = new Map<string, Probe[]>();
  for (const probe of probes) {
    const key = `${probe.fine} ${JSON.stringify(probe.base)}`;
    alike.set(key, [...(alike.get(key) ?? []), probe]);
  }
  for (const group of alike.values()) await Promise.all(rounds(group).map(together));
  return problems;
}
