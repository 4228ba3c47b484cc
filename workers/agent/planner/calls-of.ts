/** What is known of the calls of a plan before any is made. */
import { totalOf } from './phrases.ts';
import type { Become, Step } from './types.ts';

/** What a call is given; of what follows from others, as if these had answered nothing. */
export const argsOf = ({ args }: Step): unknown => (typeof args === 'function' ? args([]) : args);

/** It costs something. */
export const paid = ({ outcome }: Become): boolean => totalOf(outcome.steps) > 0;

/** All that is told of a plan, and what its calls are given. */
export const toldIn = (become: readonly Become[]): string =>
  become.flatMap(({ outcome: { steps, notes = [], lost = [], heard = [], instead = '', say = '', ask = '', doubt = '' } }) => [...steps.flatMap((step) => [JSON.stringify(argsOf(step)), step.what]), ...notes, ...lost, ...heard, instead, say, ask, doubt]).join(' ').toLowerCase(); // biome-ignore format: one line
