import type { Angles } from './angles.ts';
import type { Key } from './keyframes.ts';

/** A motion written as keyframes. */
export interface Act {
  readonly frames: number;
  readonly durationMs: number;
  readonly loop?: boolean;
  readonly keys: readonly Key<Angles>[];
}
