/** What is known of the calls of a plan before any is made. */
import { totalOf } from './phrases.ts';
import type { Become, Step } from './types.ts';

/** What a call is given; of what follows from others, as if these had answered nothing. */
export const argsOf = ({ args }: Step): unknown => (typeof args === 'function' ? args([]) : args);

/** It costs something. */
export const paid = ({ outcome }: Become): boolean => totalOf(outcome.steps) > 0;
