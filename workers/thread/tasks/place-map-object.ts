import type { Detail, Outline, Shading, View } from '../../../src/domain/words.ts';
import type { PlaceMapObjectPayload } from '../../../src/jobs/contract.ts';
import { forcePalette, paletteOf } from '../../../src/pixels/index.ts';
import { forcedPalette } from '../../engine/compose-drawing.ts';
import { placeObject, type Region } from '../../engine/place/into-picture/place-object.ts';
import type { Drawn } from './draw.ts';
import { encoded, imageOf, imageOrNone } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** The object alone, as large as its picture, and the picture with it. */
export const placeMapObjectTask: Task<PlaceMapObjectPayload, readonly (Drawn & { readonly label: string })[]> = async (
  job,
  tools,
  hooks,
) => {
  const region: Region =
    job.region.type === 'mask' ? { type: 'mask', mask: await imageOf(job.region.mask) } : job.region;
  const colorImage = await imageOrNone(job.colorImage);
  const forced = forcedPalette(colorImage);
  const { object, composed, brief } = await placeObject(
    {
      description: job.description,
      negativeDescription: job.negativeDescription,
      background: await imageOf(job.background),
      region,
      view: job.view as View,
      outline: (job.outline ?? undefined) as Outline | undefined,
      shading: (job.shading ?? undefined) as Shading | undefined,
      detail: (job.detail ?? undefined) as Detail | undefined,
      textGuidance: job.textGuidance,
      seed: job.seed,
      ...(forced ? { recolour: (thing) => forcePalette(thing, forced) } : {}),
    },
    tools,
    hooks,
  );
  const told = { engine: 'geometry', brief: { ...brief } };
  return [
    { ...encoded(object, paletteOf(object)), ...told, label: 'object' },
    { ...encoded(composed, paletteOf(composed, 256)), ...told, label: 'composed' },
  ];
};
