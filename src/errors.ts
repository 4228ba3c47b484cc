/** One problem of a request's input. */
export interface Issue {
  /** Field names and list positions from the input's root, in the names of whoever reads them. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Machine-readable kind: 'missing', 'value_error', 'enum', … (the words of REST's `type`). */
  readonly type: string;
}

/**
 * Every error that a user may see, once: its HTTP status, what an assistant is told to do about it, and whether the
 * same request may succeed later. GraphQL's `extensions.code` is the key itself.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, hint: 'This cannot be asked of it: read the message and ask for something else.' },
  UNAUTHENTICATED: {
    status: 401,
    hint: 'Send the header "Authorization: Bearer <token>" with a token of this server.',
  },
  PAYMENT_REQUIRED: {
    status: 402,
    hint: 'The account has too little credit: ask its owner to grant more (on the server: npm run token -- credit --usd 100), or ask for something cheaper.',
  },
  FORBIDDEN: { status: 403, hint: 'This token lacks the scope that the message names: use a token that has it.' },
  NOT_FOUND: { status: 404, hint: 'Check the id; things of other accounts and expired things are not found.' },
  CONFLICT: {
    status: 409,
    hint: 'Something else is there already: the message says what. An Idempotency-Key is for one request: use a new one.',
  },
  GONE: { status: 410, hint: 'It failed for good: create it again.' },
  PAYLOAD_TOO_LARGE: { status: 413, hint: 'Send smaller images.' },
  BAD_USER_INPUT: { status: 422, hint: 'Correct the fields that are named and call again.' },
  LOCKED: { status: 423, hint: 'It is still being made: ask again in a few seconds.' },
  TOO_MANY_REQUESTS: { status: 429, hint: 'Wait the seconds that Retry-After names, then call again.' },
  INTERNAL: { status: 500, hint: 'Something went wrong on our side: try again, and report the request id.' },
  JOB_FAILED: { status: 500, hint: 'The work failed and was not charged: try again, perhaps with another seed.' },
  UNUSABLE_INPUT: {
    status: 422,
    hint: 'Nothing can be made of what was sent, and it was not charged: send another picture or other words.',
  },
  JOB_CANCELED: { status: 409, hint: 'The work was cancelled and was not charged.' },
  TIMEOUT: { status: 504, hint: 'It is still being made: ask for the job by its id.' },
  UNAVAILABLE: {
    status: 503,
    hint: 'This server cannot do it as it is set up: the message says what its owner can change.',
  },
  OVERLOADED: { status: 529, hint: 'The server has more work than it takes on: try again in a minute.' },
} as const satisfies Record<string, { status: number; hint: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An error that a user may see. Everything else is shown as INTERNAL and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** More facts for programs, e.g. the id of the job that goes on. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly Issue[]; retryAfter?: number; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = more.issues ?? [];
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
  get hint(): string {
    return ERRORS[this.code].hint;
  }
}

/** The input breaks the schema or a rule; `issues` names every field. */
export const invalidInput = (issues: readonly Issue[]) =>
  new AppError(
    'BAD_USER_INPUT',
    issues.map((i) => `${i.path.join('.') || 'input'}: ${i.message}`).join('; ') || 'Invalid input',
    { issues },
  );

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found`);
