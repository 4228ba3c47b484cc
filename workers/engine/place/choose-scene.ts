/** Which place suits a subject. */
import { SPECIES } from '../catalogue/species.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { createRandom } from '../random.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { isScene, type SceneId } from './scenes.ts';
import { usualHome } from './usual-homes.ts';

/** The scene behind a subject: the setting that was said, else its usual home, else meadow for the living and a studio. */
export function chooseScene(brief: Brief, seed: number): SceneId {
  if (brief.setting && isScene(brief.setting)) return brief.setting;
  // a house with snow on it stands in snow
  if (brief.mood.includes('snowy') && categoryOf(brief.concept) === 'building') return 'snow';
  const random = createRandom(seed).fork('scene');
  const home = rowOf(brief)?.home ?? SPECIES[brief.species ?? '']?.home;
  if (home) return random.pick(home);
  const usual = brief.kind === 'humanoid' ? usualHome(brief.concept) : undefined;
  if (usual) return usual;
  if (brief.kind === 'thing' && categoryOf(brief.concept) === 'building')
    return random.pick(['meadow', 'meadow', 'mountain'] as const);
  return brief.kind === 'thing' ? 'studio' : random.pick(['meadow', 'forest'] as const);
}
