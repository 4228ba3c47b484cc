import type { Px } from '../../../../src/pixels/types.ts';
import type { Scene } from '../../solids/scene.ts';
import { restOf } from '../part-movement.ts';
import type { ObjectPlan } from '../types.ts';
import { STATES } from './table.ts';
import type { StateWord } from './words.ts';

/** Surfaces last: what was broken or opened is overgrown where it lies. */
const ORDER: readonly StateWord[] = ['upgraded', 'open', 'broken', 'damaged', 'lit', 'unlit', 'frozen', 'burning', 'rusty', 'overgrown', 'snowy']; // biome-ignore format: a list

/** What states do to a thing's solids; undefined where there are none. The same scene gives the same one. */
export function shapeOf(states: readonly StateWord[], plan: ObjectPlan): ObjectPlan['shape'] {
  if (states.length === 0) return undefined;
  const ordered = ORDER.filter((word) => states.includes(word));
  const made = new WeakMap<Scene, Scene>();
  return (rest, side: Px) => {
    const known = made.get(rest) ?? ordered.reduce((scene, word) => STATES[word](restOf(plan, scene, side)), rest);
    made.set(rest, known);
    return known;
  };
}
