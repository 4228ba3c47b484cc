/** Sprites drawn from a side, of which nobody said so: the side that they show is as it is, the others are made of it. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { withoutScraps } from '../parts/index.ts';
import { drawProfile, seeProfile } from '../parts/profile/index.ts';
import { jointsFound } from './by-parts.ts';
import { faultAside } from './check-aside.ts';
import type { TurnTools } from './types.ts';

/** A sprite seen from a side, from the directions asked; undefined where it shows no side, or they would be no such pictures. */
export async function turnedAside(
  { models }: TurnTools,
  sprite: Rgba,
  directions: readonly Direction[],
): Promise<readonly Rgba[] | undefined> {
  if (!models) return undefined;
  const shadowed = withoutGroundShadow(sprite);
  const figure = shadowed?.figure ?? sprite;
  const profile = seeProfile(toFlat(figure), await jointsFound(models, figure));
  if (!profile) return undefined;
  const shown = profile.facing === 'left' ? 'west' : 'east';
  const drawn = directions.map((to) => (to === shown ? figure : withoutScraps(toImage(drawProfile(profile, YAW[to])))));
  if (drawn.some((image, i) => directions[i] !== shown && faultAside(figure, image, directions[i]!))) return undefined;
  return drawn.map((image) => (image === figure ? sprite : (shadowed?.under(image) ?? image)));
}
