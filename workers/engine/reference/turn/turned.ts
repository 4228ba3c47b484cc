import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Fault } from './check-turned.ts';
import type { TurnMethod } from './types.ts';

export interface Turned {
  readonly image: Rgba;
  readonly method: TurnMethod;
  /** Why it is no picture to send, and what else was tried. */
  readonly fault?: TurnFault;
}

/** What is wrong with every turn that was tried. */
export interface TurnFault {
  readonly fault: Fault;
  /** Why the sprite was not turned by its parts; a clause about "it". */
  readonly why?: string;
}
