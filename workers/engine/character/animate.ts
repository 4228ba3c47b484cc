import { FRAME_MS } from '../../../src/domain/frame-times.ts';
import type { Direction } from '../../../src/domain/words.ts';
import { deltaE, hexToOklab } from '../../../src/pixels/color.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { Progress } from '../progress.ts';
import { createRandom } from '../random.ts';
import { amplitudeOf } from '../reference/lift/animate-with-text.ts';
import { placeReference } from '../reference/turn/reference.ts';
import { type Motion, mannerOf, paceOf, resample, soften } from '../subject/motion/index.ts';
import type { Hooks, Keypoint } from '../types.ts';
import { DEFAULT_GUIDANCE } from '../understand/guidance.ts';
import { readability } from './animate-rank.ts';
import { MAX_FREEDOM, type Made, moveSprite } from './animate-sprite.ts';
import type { AnimatedCharacter, AnimateTools, AnimationFrame, CharacterAnimationRequest } from './animate-types.ts';
import { backdropOf } from './backdrop.ts';
import { drawCharacter } from './draw.ts';
import { drawPlan, playPlan } from './draw-plan.ts';
import { dyed } from './dyes.ts';
import { ending, sharedColours } from './ending.ts';
import { ownMotion } from './own-motion.ts';
import type { CharacterRequest, DrawnCharacter } from './types.ts';

/** At most freedom, movements may be as small as this share of the whole. */
const LEAST_AMPLITUDE = 0.55;
/** Takes of which the best is kept. */
const TAKES = 4;
/** Image guidance at which text guidance alone says how far movements go. */
const IMAGE_GUIDANCE = 1.4;

/**
 * Draws one direction of an animation of a character: the same figure, size, ground and palette as its rotations have. A
 * character that the geometry draws is posed exactly; one that is a sprite (a reference, a start picture) is lifted onto
 * its skeleton and moved. `hooks.onStep` hears each frame. The same requests give the same bytes.
 * Rejects with Aborted, or with an InputError: a template that the skeleton does not have, an end frame of another size.
 */
export async function animateCharacter(
  character: CharacterRequest,
  request: CharacterAnimationRequest,
  tools: AnimateTools,
  hooks: Hooks = {},
): Promise<AnimatedCharacter> {
  const animation = { ...request, startFrame: asSprite(request.startFrame), endFrame: asSprite(request.endFrame) };
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.03);
  const isReference = character.referenceImage !== undefined;
  // what a reference shows is known best from its own side
  const sides = [animation.direction, ...(isReference ? (['south'] as const) : [])];
  const directions = [...new Set([...character.directions, ...sides])];
  // All sides are drawn for the palette that they share; nobody hears of it.
  const drawn = await drawCharacter({ ...character, directions }, tools, hooks.signal ? { signal: hooks.signal } : {});
  const still = drawn.rotations.get(animation.direction)!;
  await progress.step('posing', 0.1, still.image);

  const south = isReference && !animation.startFrame ? drawn.rotations.get('south')?.image : undefined;
  const made =
    isReference || animation.startFrame
      ? await moveSprite(
          character,
          { still: still.image, rig: character.template, ...(south ? { south } : {}) },
          animation,
          tools,
          hooks,
        )
      : await playBest(drawn, animation, progress, character.colorImage !== undefined || character.keepPalette);
  const start = animation.startFrame ?? still.image;
  const frames = animation.endFrame ? ending(made.frames, animation.endFrame) : made.frames;
  const first: AnimationFrame[] =
    animation.keepFirstFrame && !animation.template
      ? [
          {
            image: start,
            durationMs: FRAME_MS.before,
            ...(still.keypoints && !animation.startFrame ? { keypoints: still.keypoints } : {}),
          },
        ]
      : [];
  const all = [...first, ...frames];
  await progress.step('finishing', 1, all.at(-1)!.image);
  const { width, height } = start;
  const backdrop = backdropOf(drawn, character.colorImage);
  return { ...made, frames: all, width, height, palette: sharedColours(all), backdrop };
}

/** A picture of the caller's as a frame: its subject alone, alpha 0 or 255. */
const asSprite = (image: Rgba | undefined): Rgba | undefined =>
  image && placeReference(image, image.width, image.height);

/** The motion asked for, as long and as large as asked. */
function motionOf({ plan }: DrawnCharacter, animation: CharacterAnimationRequest, take: number): Motion {
  const {
    template,
    action = '',
    direction,
    frameCount,
    freedom = 0,
    textGuidance = DEFAULT_GUIDANCE,
    seed,
  } = animation;
  const asked = ownMotion(plan, { ...(template ? { template } : { action }), direction });
  const motion = template || !frameCount ? asked : resample(asked, frameCount);
  const random = createRandom(`animation ${seed} ${take}`);
  const most = take === 0 ? freedom : Math.max(freedom, (MAX_FREEDOM * take) / TAKES);
  const less = (most / MAX_FREEDOM) * (1 - LEAST_AMPLITUDE) * random.float();
  const manner = template ? 1 : mannerOf(action);
  const pace = template ? 1 : paceOf(action);
  const played = soften(motion, amplitudeOf(textGuidance, IMAGE_GUIDANCE) * (1 - less) * manner);
  return pace === 1 ? played : { ...played, durationMs: Math.round(played.durationMs * pace) };
}

/** Other colours than these are told apart, and there is room for so many beside a figure's own. */
const APART = 0.09;
const MOST_NEW = 6;

/** The figure's colours, and those of what it takes into its hands meanwhile: a potion stays red. */
function withColoursOfHands(
  { plan, drawnPalette: own }: DrawnCharacter,
  motion: Motion,
  direction: Direction,
): readonly string[] {
  if (motion.body !== 'two legs' || !motion.dressed || plan.brief.console) return own;
  const known = own.map(hexToOklab);
  const fresh: string[] = [];
  for (const brief of new Set([0.5, 0].map(motion.dressed))) {
    if (brief === plan.brief) continue;
    for (const hex of drawPlan({ ...plan, brief }, [direction]).palette) {
      const lab = hexToOklab(hex);
      if (fresh.length === MOST_NEW || known.some((other) => deltaE(lab, other) < APART)) continue;
      known.push(lab);
      fresh.push(hex);
    }
  }
  return [...own, ...fresh];
}

/** One take of the exact figure, or the best of several. */
async function playBest(
  drawn: DrawnCharacter,
  animation: CharacterAnimationRequest,
  progress: Progress,
  fixed: boolean,
): Promise<Made> {
  const takes = animation.best ? TAKES : 1;
  let best: { made: Made; score: number } | undefined;
  for (let take = 0; take < takes; take++) {
    const motion = motionOf(drawn, animation, take);
    const palette = fixed ? drawn.drawnPalette : withColoursOfHands(drawn, motion, animation.direction);
    const made = play({ ...drawn, drawnPalette: palette }, animation, motion, (image, share) =>
      progress.report('posing', 0.1 + (0.85 * (take + share)) / takes, image),
    );
    const score = takes === 1 ? 0 : readability(made.frames.map(({ image }) => image));
    if (!best || score > best.score) best = { made, score };
    await progress.step('posing', 0.1 + (0.85 * (take + 1)) / takes);
  }
  return best!.made;
}

function play(
  { plan, drawnPalette, drawnTones, dyes }: DrawnCharacter,
  { direction }: CharacterAnimationRequest,
  motion: Motion,
  onFrame: (image: Rgba, share: number) => void,
): Made {
  const drawn = playPlan(plan, motion, [direction], {
    palette: drawnPalette,
    tones: drawnTones,
    onFrame: (image, done, total) => onFrame(image, done / total),
  });
  const joints = drawn.keypoints.get(direction)!;
  const frames = drawn.frames.get(direction)!.map((image, i): AnimationFrame => {
    const keypoints = joints[i]!.map(({ label, x, y, z_index }): Keypoint => ({ label, x, y, z: z_index }));
    const durationMs = drawn.durationsMs[i]!;
    return { image: dyed(image, dyes), durationMs, ...(keypoints.length > 0 ? { keypoints } : {}) };
  });
  return {
    frames,
    loop: drawn.loop,
    motion: motion.id,
    notes: motion.note ? [motion.note] : [],
    engine: 'geometry',
  };
}
