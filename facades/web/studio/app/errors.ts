import type { CombinedError } from 'urql';

/** What went wrong, in words, and what to do about it. */
export interface Problem {
  readonly message: string;
  /** Of the service's table of errors, or UNREACHED. */
  readonly code?: string;
  readonly hint?: string;
  /** Of fields of the request, by their path below `input`: 'imageSize.width'. */
  readonly fields: Readonly<Record<string, string>>;
}

const HINTS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Sign in again with a token of this server.',
  PAYMENT_REQUIRED: 'Whoever runs this server adds more: npm run token -- credit --usd 100',
  TOO_MANY_REQUESTS: 'Wait a moment, then try again.',
  OVERLOADED: 'Wait a moment, then try again.',
  CONFLICT: 'Somebody else changed it: load it again.',
};

/** Whether the server answered at all: what it did not hear may be tried again. */
export const wasReached = ({ code }: Problem): boolean => code !== 'UNREACHED';

interface InputIssue {
  readonly path?: readonly (string | number)[];
  readonly message?: string;
}

export function problemOf(error: CombinedError | undefined): Problem | undefined {
  if (!error) return undefined;
  if (error.networkError && !error.graphQLErrors.length)
    return {
      message: 'The server cannot be reached.',
      code: 'UNREACHED',
      hint: 'It may be starting again: this page tries by itself.',
      fields: {},
    };
  const [first] = error.graphQLErrors;
  const code = String(first?.extensions?.code ?? '');
  const issues = (first?.extensions?.issues ?? []) as readonly InputIssue[];
  const fields = Object.fromEntries(
    issues
      .filter(({ path }) => path?.length)
      .map(({ path, message }) => [path!.filter((part) => part !== 'input').join('.'), message ?? 'is not valid']),
  );
  return {
    message: first?.message ?? error.message,
    ...(code ? { code } : {}),
    ...(HINTS[code] ? { hint: HINTS[code] } : {}),
    fields,
  };
}

const isCoded = (error: CombinedError | undefined, code: string): boolean =>
  error?.graphQLErrors.some(({ extensions }) => extensions?.code === code) ?? false;

/** What is asked for is still being made. */
export const isBeingMade = (error: CombinedError | undefined): boolean => isCoded(error, 'LOCKED');
export const isSignedOut = (error: CombinedError | undefined): boolean => isCoded(error, 'UNAUTHENTICATED');
