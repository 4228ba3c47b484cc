import { jobKind } from '../job-kind.ts';

/** A file of the account that a script finds in the tree. */
export interface GivenFile {
  readonly path: string;
  /** Of the stored file. */
  readonly blobKey: string;
}

/** What a session is asked for. Paths are relative to the work tree, or absolute as the jail sees them. */
export type SandboxAction =
  | { readonly tool: 'open' }
  | { readonly tool: 'destroy'; readonly sync: boolean }
  | { readonly tool: 'bash'; readonly command: string; readonly timeoutMs: number }
  | { readonly tool: 'run'; readonly code: string; readonly files: readonly GivenFile[] }
  | { readonly tool: 'read'; readonly path: string; readonly offset: number; readonly limit: number }
  | { readonly tool: 'write'; readonly path: string; readonly content: string; readonly force: boolean }
  | { readonly tool: 'edit'; readonly path: string; readonly from: string; readonly to: string }
  | { readonly tool: 'sync' }
  | { readonly tool: 'deploy'; readonly slug: string }
  | { readonly tool: 'playtest'; readonly instruction: string; readonly gameKey: string }
  | { readonly tool: 'readImage'; readonly path: string; readonly question: string };

export interface SandboxCallPayload {
  readonly sessionId: string;
  readonly action: SandboxAction;
}

/** Why a call did nothing, or not all; see SandboxError of workers/sandbox. */
export interface SandboxFault {
  readonly code: string;
  readonly message: string;
}

/** A picture that a call shows. */
export interface ShownPicture {
  readonly name: string;
  /** Raw base64 PNG. */
  readonly base64: string;
}

/** What came of a call; what its tool does not tell is absent. */
export interface SandboxCallData {
  readonly fault?: SandboxFault;
  /** What the caller should know besides: the session had to be opened anew. */
  readonly note?: string;
  /** In words, or what was read. */
  readonly text?: string;
  readonly exitCode?: number;
  /** The limit that stopped a command: 'time (300 s)'. */
  readonly stopped?: string;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly ms?: number;
  /** Of the whole file that was read, in bytes. */
  readonly size?: number;
  readonly gameKey?: string;
  readonly files?: number;
  readonly bytes?: number;
  readonly pictures?: readonly ShownPicture[];
  /** What a model that sees says of a picture. */
  readonly answer?: string;
  /** What was measured: of a playtest, of a picture. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const SHORT_MS = 300;
const LONG_MS = 8_000;

/** One call of a sandbox tool. It is claimed by the worker that holds the session, and never begun twice: a command has effects. */
export const sandboxCall = jobKind<SandboxCallPayload, SandboxCallData>({
  estimate: ({ action: { tool } }) => (tool === 'playtest' || tool === 'deploy' ? LONG_MS : SHORT_MS),
  attempts: 1,
  lane: 'waiting',
  interruptible: false,
});
