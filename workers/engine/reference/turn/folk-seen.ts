/** Whether a sprite shows somebody, and from where: what is told to face south may be drawn from a side, or from behind. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { toFlat } from '../parts/flat.ts';
import { seeSmallPerson } from '../parts/small-person.ts';
import { seeSmallProfile } from '../parts/small-profile.ts';
import { kindSeen } from '../vision/kind.ts';
import { isSomebody, jointsFound } from './by-parts.ts';

/** Why somebody who is seen from behind is not turned: the field, and what would help. */
export const BEHIND =
  'The picture cannot be turned so: somebody is seen from behind in it, and no face could be told. Send one that looks at the viewer, or to a side.';

/** So surely a person, who looks so surely to one side, or away. */
const PERSON = 0.6;
const ASIDE = 0.8;
const AWAY = 0.55;
/** So much alive at least is who shows a pair of eyes; and no more of a thing. */
const ALIVE = 0.15;

export interface FolkSeen {
  /** No thing, though it may stand like one. */
  readonly isAlive: boolean;
  readonly isBehind: boolean;
  /** The side that a small person is drawn from. */
  readonly aside: 'left' | 'right' | undefined;
}

/** What is seen of somebody; all false where no model tells. */
export async function folkSeen(models: Models, figure: Rgba): Promise<FolkSeen> {
  const seen = await kindSeen(models, figure);
  if (!seen) return { isAlive: false, isBehind: false, aside: undefined };
  const { kinds, facing } = seen;
  const [flat, joints] = [toFlat(figure), await jointsFound(models, figure)];
  const small = seeSmallPerson(flat, joints) !== undefined;
  const hasEyes = small || findEyes(flat, joints).length === 2;
  const isAlive = kinds.person + kinds.beast >= ALIVE && hasEyes && (await isSomebody(models, figure));
  const isPerson = kinds.person >= PERSON;
  const side = facing.west >= ASIDE ? 'left' : facing.east >= ASIDE ? 'right' : undefined;
  return {
    isAlive,
    isBehind: isPerson && !small && facing.north >= AWAY && facing.north > 4 * facing.south,
    aside: isPerson && side && seeSmallProfile(flat, joints, side) ? side : undefined,
  };
}
