import type { Issue } from '../../src/errors.ts';

type Path = readonly (string | number)[];

/** `'side', 'low top-down' or 'high top-down'`. */
export const oneOf = (values: readonly unknown[]): string => {
  const quoted = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
};

/** Problems of one request that are told; the rest would be more of the same, and a reply must stay small. */
export const MAX_ISSUES = 100;

const INT32_MAX = 2 ** 31 - 1;

/** What a value of a wrong kind is told. Keys are the words of REST's `type`. */
export const MESSAGES = {
  missing: 'Field required',
  string_type: 'Input should be a valid string',
  string_nul: 'Input should not contain the NUL character',
  int_type: 'Input should be a valid integer',
  int_from_float: 'Input should be a valid integer, got a number with a fractional part',
  int_size: `Input should be between ${-INT32_MAX - 1} and ${INT32_MAX}`,
  float_type: 'Input should be a valid number',
  finite_number: 'Input should be a finite number',
  bool_type: 'Input should be a valid boolean',
  list_type: 'Input should be a valid list',
  dict_type: 'Input should be a valid object',
  null_item: 'Input should not be null',
} as const;

export type MessageType = keyof typeof MESSAGES;

export const issue = (path: Path, type: MessageType): Issue => ({ path, type, message: MESSAGES[type] });

/** What zod says of a broken rule, as far as it is read here. */
interface RuleFailure {
  readonly message: string;
  readonly code?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly inclusive?: boolean;
  readonly divisor?: number;
  readonly values?: readonly unknown[];
}

const things = (n: unknown, thing: string) => `${n} ${thing}${Number(n) === 1 ? '' : 's'}`;

/**
 * A broken rule in the words of REST. A message that the rule's author wrote is kept; zod's own ("Too small: expected
 * number to be >=16") becomes the sentence that client programs of such services know.
 */
export function ruleIssue(path: Path, failure: RuleFailure): Issue {
  const { code, origin, minimum, maximum, inclusive = true } = failure;
  const written = (type: string, words: string): Issue => ({
    path,
    type,
    message: /^(Too small:|Too big:|Invalid )/.test(failure.message) ? words : failure.message,
  });
  if (code === 'too_small' && origin === 'string')
    return written('string_too_short', `String should have at least ${things(minimum, 'character')}`);
  if (code === 'too_big' && origin === 'string')
    return written('string_too_long', `String should have at most ${things(maximum, 'character')}`);
  if (code === 'too_small' && origin === 'array')
    return written('too_short', `List should have at least ${things(minimum, 'item')}`);
  if (code === 'too_big' && origin === 'array')
    return written('too_long', `List should have at most ${things(maximum, 'item')}`);
  if (code === 'too_small')
    return inclusive
      ? written('greater_than_equal', `Input should be greater than or equal to ${minimum}`)
      : written('greater_than', `Input should be greater than ${minimum}`);
  if (code === 'too_big')
    return inclusive
      ? written('less_than_equal', `Input should be less than or equal to ${maximum}`)
      : written('less_than', `Input should be less than ${maximum}`);
  if (code === 'not_multiple_of') return written('multiple_of', `Input should be a multiple of ${failure.divisor}`);
  if (code === 'invalid_value' && failure.values) return written('enum', `Input should be ${oneOf(failure.values)}`);
  return { path, type: 'value_error', message: failure.message };
}
