import { InputError } from '../../../src/domain/input-error.ts';
import type { RemoveBackgroundPayload } from '../../../src/jobs/contract.ts';
import { opaqueBounds, paletteOf } from '../../../src/pixels/index.ts';
import { cutOut } from '../../engine/reference/vision/cut-out.ts';
import { encoded, fitInto, imageOf, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** A subject without its background. */
export const removeBackgroundTask: Task<RemoveBackgroundPayload, Picture> = async (payload, { models }, { onStep }) => {
  onStep?.({ stage: 'reading', fraction: 0.05 });
  const image = fitInto(await imageOf(payload.image), payload, 'picture');
  const complex = payload.task === 'remove_complex_background';
  const out = await cutOut(models, { image, complex, text: payload.text });
  if (!opaqueBounds(out)) {
    throw new InputError(
      complex
        ? 'No subject was found in the picture.'
        : 'The whole picture is of its background’s colours; "remove_complex_background" looks for a subject by its shape.',
    );
  }
  return encoded(out, paletteOf(out));
};
