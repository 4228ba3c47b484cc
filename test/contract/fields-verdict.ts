import type { Operation, Row } from './fields-kinds.ts';

/** What any surface made of a request: nothing wrong, or every place and message. */
export interface Verdict {
  readonly fine: boolean;
  /** `body.image_size.width: Input should …` on REST, `image_size.width: …` elsewhere. */
  readonly says: string;
}

/** `{ a: { b: 1 } }` with `a.b` replaced; undefined takes it away. */
export function withField(
  base: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [name, ...deeper] = path.split('.') as [string, ...string[]];
  if (!deeper.length) {
    const { [name]: _, ...rest } = base;
    return value === undefined ? rest : { ...rest, [name]: value };
  }
  const inner = (base[name] ?? { width: 64, height: 64 }) as Record<string, unknown>;
  return { ...base, [name]: withField(inner, deeper.join('.'), value) };
}

/** The field's name on the operation's surface. */
export const nameOn = (operation: Operation, row: Row) => (operation.surface === 'graphql' ? row.graphql : row.wire);

/** How an error names the field. */
export function place({ surface }: Operation, name: string, says: string, message: string): boolean {
  if (surface === 'v1' || surface === 'v2') return says.includes(`body.${name}`) && says.includes(message);
  if (surface === 'mcp') return says.includes(`error: ${name}: `) && says.includes(message);
  const last = name.split('.').at(-1)!;
  return (says.includes(`input.${name}`) || says.includes(`"${last}"`)) && says.includes(message);
}
