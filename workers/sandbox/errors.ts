export const SANDBOX_ERRORS = [
  'unavailable',
  'not-found',
  'exists',
  'no-match',
  'ambiguous',
  'too-large',
  'stopped',
  'failed',
  'closed',
] as const;
export type SandboxErrorCode = (typeof SANDBOX_ERRORS)[number];

/** What a user of a sandbox can be told in words. */
export class SandboxError extends Error {
  readonly code: SandboxErrorCode;
  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = 'SandboxError';
    this.code = code;
  }
}
