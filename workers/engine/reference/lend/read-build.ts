import { InputError } from '../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import type { StyleBuild } from '../../types.ts';
import { figureOf, ownSize } from '../style/read-style.ts';
import { partsOf } from '../turn/by-parts.ts';

/** Fewer or more heads are a misread hat or a misread chin. */
const HEADS = [1.6, 7.5] as const;

/** How the person of a picture is built, the first of several who is seen from the front; undefined where nobody is. */
export async function readBuild(models: Models, images: readonly Rgba[]): Promise<StyleBuild | undefined> {
  for (const image of images) {
    // a pattern or a landscape lends a style, too
    const parting = await partsOf(models, figureOf(ownSize(image).image), 'south').catch((error: unknown) => {
      if (error instanceof InputError) return undefined;
      throw error;
    });
    if (!parting || 'why' in parting || parting.kind !== 'person') continue;
    const { top, neck, crotch, floor, torsoHalf, isRobed } = parting.parts;
    const head = neck - top;
    const heads = (floor - top) / head;
    if (!(heads >= HEADS[0] && heads <= HEADS[1])) continue;
    const leg = (floor - crotch) / (floor - neck);
    return { heads, trunk: torsoHalf / head, ...(isRobed || !(leg > 0.2 && leg < 0.75) ? {} : { leg }) };
  }
  return undefined;
}
