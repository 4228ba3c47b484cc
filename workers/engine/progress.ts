import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Rgba } from '../../src/pixels/types.ts';
import { Aborted, type Hooks } from './types.ts';

/** Checks for cancellation after letting other work of the process run, and reports steps whose fraction never falls. */
export class Progress {
  readonly #hooks: Hooks;
  #last = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Whether anybody looks at the previews. */
  get watched(): boolean {
    return this.#hooks.onStep !== undefined;
  }

  /** Throws Aborted where the request is not wanted any more. */
  report(stage: string, fraction: number, preview?: Rgba): void {
    if (this.#hooks.signal?.aborted) throw new Aborted();
    this.#last = Math.max(this.#last, Math.min(1, fraction));
    this.#hooks.onStep?.({ stage, fraction: this.#last, ...(preview ? { preview } : {}) });
  }

  /** Reports, and gives other work of the process a turn. */
  async step(stage: string, fraction: number, preview?: Rgba): Promise<void> {
    this.report(stage, fraction, preview);
    await nextTurn();
    if (this.#hooks.signal?.aborted) throw new Aborted();
  }
}
