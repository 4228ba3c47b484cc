import { drawAnimation, type ProjectedJoint } from '../geometry/motion/index.ts';
import { paletteOf } from '../pixels/index.ts';
import { Progress } from '../progress.ts';
import type { EngineTools } from '../read-description.ts';
import type { Direction, Hooks, Keypoint } from '../types.ts';
import { resolveCharacter } from './resolve.ts';
import { standing } from './standing.ts';
import type { CharacterPlan, CharacterRequest, DrawnCharacter, Rotation } from './types.ts';

/** Opaque colours that a character's colour image allows, at most so many. */
const MAX_FORCED_COLORS = 256;

/**
 * Draws a character from all sides asked: one look, one scale, one palette, feet on one pixel. `hooks.onStep` hears each
 * direction as it is done, by its label. The same request gives the same bytes.
 * Rejects with Aborted, or with an ImageError whose message is for the user.
 */
export async function drawCharacter(
  request: CharacterRequest,
  tools: EngineTools,
  hooks: Hooks = {},
): Promise<DrawnCharacter> {
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.03);
  const plan = await resolveCharacter(request, tools);
  const palette = await forcedPalette(request, tools);
  const rotations = new Map<Direction, Rotation>();
  const drawn = drawPlan(plan, request.directions, {
    ...(palette ? { palette } : {}),
    ...(hooks.signal ? { signal: hooks.signal } : {}),
    onFrame: (image, done, total) =>
      hooks.onStep?.({
        stage: 'drawing',
        fraction: 0.05 + (0.9 * done) / total,
        preview: image,
        label: request.directions[done - 1]!,
      }),
  });
  for (const direction of request.directions)
    rotations.set(direction, {
      image: drawn.frames.get(direction)![0]!,
      keypoints: drawn.keypoints.get(direction)![0]!.map(keypointOf),
    });
  await progress.step('finishing', 1, rotations.get(request.directions[0]!)!.image);
  return { rotations, palette: drawn.palette, plan, engine: 'geometry' };
}

type Told = Pick<Parameters<typeof drawAnimation>[1], 'palette' | 'signal' | 'onFrame'>;

/** A plan, standing, from the sides asked. */
export const drawPlan = (plan: CharacterPlan, directions: readonly Direction[], told: Told) => {
  const { brief, rig, ...options } = plan;
  return drawAnimation(brief, { ...options, ...told, motion: standing(rig), directions });
};

/** The only colours that pictures of this character may use, where the request says so. */
export async function forcedPalette(
  request: CharacterRequest,
  tools: EngineTools,
): Promise<readonly string[] | undefined> {
  if (request.colorImage) {
    const colours = paletteOf(request.colorImage, MAX_FORCED_COLORS);
    if (colours.length > 0) return colours;
  }
  if (!request.keepPalette || request.edits.length === 0) return undefined;
  const source = { ...request, edits: request.edits.slice(0, -1), keepPalette: false };
  return (await drawCharacter(source, tools)).palette;
}

const keypointOf = ({ label, x, y, z_index }: ProjectedJoint): Keypoint => ({ label, x, y, z: z_index });
