/**
 * How fast one kind of foe is, how strong the boss, what towers cost, how long nights are, how it sounds and in which colours it
 * is shown: settings that many ask for in words of their own. Each form here reads a whole clause.
 */
import type { GameDescription } from '../types.ts';
import type { Outcome } from './outcome.ts';
import type { Way } from './way-words.ts';
import { BOSS_WAYS } from './ways-boss.ts';
import { COUNTED_WAYS } from './ways-counted.ts';
import { LIVING_WAYS } from './ways-living.ts';
import { SHOWN_WAYS } from './ways-shown.ts';
import { TOWER_WAYS } from './ways-towers.ts';

const WAYS: readonly Way[] = [...COUNTED_WAYS, ...BOSS_WAYS, ...TOWER_WAYS, ...LIVING_WAYS, ...SHOWN_WAYS];

/** A whole clause that one of the forms reads. */
export function ways(clause: string, game: GameDescription): Outcome {
  for (const [form, does] of WAYS) {
    const found = form.exec(clause);
    const outcome = found && does(found, game, clause);
    if (outcome) return outcome;
  }
  return undefined;
}
