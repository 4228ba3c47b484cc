import { createRandom } from '../../random.ts';
import type { RigName } from '../rigs.ts';
import { motionFromText } from './from-text.ts';
import { MANNERS, mannerOf, phasesOf } from './phases.ts';

const LONGEST = 1000;

/**
 * An action told more fully: the words as they are, and behind them how the body of `rig` moves from first to last, as the
 * motion that they name is played; a manner is chosen by the seed. No camera and no new things.
 * The clauses are known as such, so that the result names the same motion.
 */
export function enhanceAction(
  action: string,
  { rig, seed, ends }: { readonly rig: RigName; readonly seed: number; readonly ends: boolean },
): string {
  return toldMore(action, phasesOf(rig, motionFromText(rig, action).id, ends), seed);
}

/** An action and clauses behind it, as many as there is room for; a manner is chosen by the seed where its words have none. */
export function toldMore(action: string, clauses: readonly string[], seed: number): string {
  const manner = createRandom(seed).fork('manner').pick(Object.keys(MANNERS));
  const additions = [...clauses, ...(mannerOf(action) === 1 ? [manner] : [])];
  return additions.reduce(
    (told, words) => (told.length + words.length + 2 <= LONGEST ? `${told}, ${words}` : told),
    action.trim().replace(/[\s.,;:!]+$/, ''),
  );
}
