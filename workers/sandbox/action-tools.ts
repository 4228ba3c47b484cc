import type { SandboxStore, SessionRow } from '../../src/sandbox/store.ts';
import type { Sandboxes } from './sandboxes.ts';
import type { Session } from './session.ts';

/** What a call is given of its job. */
export interface CallTools {
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly progress: (stage: string, fraction: number, png?: Uint8Array, label?: string) => void;
  /** Asks the model that is configured; absent where there is none. Throws what its server did. */
  readonly ask?: (question: {
    readonly system: string;
    readonly text: string;
    readonly pictures?: readonly string[];
    readonly signal: AbortSignal;
  }) => Promise<string>;
}

/** What an action works with. */
export interface ActionTools extends CallTools {
  readonly session: Session;
  readonly row: SessionRow;
  /** It was opened for this very call. */
  readonly isNew: boolean;
  readonly boxes: Sandboxes;
  /** Sessions for browsers: with other limits. */
  readonly browsers: () => Sandboxes;
  readonly store: SandboxStore;
  readonly sync: () => Promise<number>;
}
