/** How people of 32 pixels stand and what hides them: decisions of one figure that are neither its clothes nor its body. */
import { createRandom } from '../../../../random.ts';
import type { Look } from '../../../humanoid/look.ts';
import type { SubjectOptions } from '../../../types.ts';
import { BIG_GLOVES } from './arms.ts';

export interface Stance {
  /** How many pixels higher than usual the hands hold. */
  readonly lift: number;
  /** The legs stand apart. */
  readonly apart: boolean;
  /** An empty hand lies on the hip. */
  readonly onHip: boolean;
}

/** How somebody stands, by the seed. */
export function stanceOf(
  { words, worn }: Pick<Look, 'words' | 'worn'>,
  { seed, variation }: Pick<SubjectOptions, 'seed' | 'variation'>,
): Stance {
  const chance = createRandom(seed);
  const is = (what: string, share: number): boolean =>
    chance.fork(`stance ${what}`).float() < share * Math.min(1, variation * 2);
  return {
    lift: is('lift', 0.5) ? 2 : 0,
    apart: is('apart', 0.4),
    onHip: !words.has('old') && !BIG_GLOVES.test(worn.get('hands')?.piece.id ?? '') && is('hip', 0.3),
  };
}
