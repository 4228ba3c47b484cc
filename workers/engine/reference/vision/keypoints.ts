import { z } from 'zod';
import { InputError } from '../../../../src/domain/input-error.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { ModelRow } from '../../inference/manifest.ts';
import type { Models } from '../../inference/models.ts';
import { SKELETON_LABELS, type SkeletonLabel } from '../../subject/motion/labels.ts';
import { frameOf } from './frame.ts';
import { massNear, peakOf } from './heat.ts';
import { estimateMask } from './mask.ts';
import { floatsOf, rowFor } from './model.ts';

/** One estimated joint. */
export interface Keypoint {
  readonly label: SkeletonLabel;
  /** Pixels of the input image from its upper left corner; pixel centres are at .5. May lie outside a cut-off figure. */
  readonly x: Px;
  readonly y: Px;
  /** Whole pixels towards the viewer, counted from the mean joint: the larger of two lies in front. */
  readonly z_index: number;
  /**
   * 0..1: the probability that the joint is within a tenth of the figure's longer side of (x, y), times the probability
   * that the picture shows a person or four-legged animal at all. Below {@link DOUBTFUL} the place is a guess, as
   * for a limb behind the body or for any joint of a teapot, and should be asked for or left out.
   */
  readonly confidence: number;
}

/** A place with less confidence than this must not be used unseen; on the val data 40 to 66 % of such places were right. */
export const DOUBTFUL = 0.5;

/** A tenth of the figure, as in PCK@0.1 (Yang and Ramanan 2013). */
const NEAR = 0.1;

const Config = z.object({
  side: z.int().positive(),
  grid: z.int().positive(),
  /** The network answers in this order; it must be the interface's. */
  labels: z.tuple(SKELETON_LABELS.map((label) => z.literal(label)) as [z.ZodLiteral, ...z.ZodLiteral[]]),
});

/**
 * The 18 joints of a person or four-legged animal, in the order of the interface's SkeletonLabel. An image without a
 * transparent pixel is cut out first, by {@link estimateMask}.
 *
 * The network always names 18 places, also for a teapot: look at `confidence`. Throws an InputError for an image in which
 * nothing is opaque, and an Error when no model serves the use 'keypoints' (or 'background-mask', where that is needed).
 */
export async function estimateKeypoints(models: Models, image: Rgba): Promise<Keypoint[]> {
  const row = rowFor(models, 'keypoints');
  const { side, grid } = configOf(row);
  const frame = frameOf(await cutOut(models, image), side);
  if (!frame) throw new InputError('The image shows nothing: no pixel of a subject is opaque.');
  const session = await models.session(row);
  const out = await session.run({ image: frame.tensor });
  const heat = floatsOf(out, 'heat');
  const depth = floatsOf(out, 'depth');
  const figure = floatsOf(out, 'figure')[0]!;
  const cell = side / grid;
  return SKELETON_LABELS.map((label, i) => {
    const peak = peakOf(heat, i * grid * grid, grid, cell);
    const [x, y] = frame.toImage(peak.x, peak.y);
    const confidence = figure * massNear(heat, i * grid * grid, grid, cell, peak, NEAR * frame.framed);
    // `|| 0` turns a rounded -0 into 0.
    return { label, x, y, z_index: Math.round(depth[i]! * frame.subject) || 0, confidence };
  });
}

function configOf(row: ModelRow): z.infer<typeof Config> {
  const found = Config.safeParse(row.config);
  if (!found.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** The image itself where something is transparent already, else its subject alone. */
async function cutOut(models: Models, image: Rgba): Promise<Rgba> {
  for (let i = 3; i < image.data.length; i += 4) if (image.data[i]! < 128) return image;
  const mask = await estimateMask(models, image);
  // Where the mask finds nothing, the whole picture is the subject.
  if (!mask.includes(1)) return image;
  const out = cloneImage(image);
  mask.forEach((there, i) => {
    if (!there) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return out;
}
