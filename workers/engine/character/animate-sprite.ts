import { FRAME_MS } from '../../../src/domain/frame-times.ts';
import { createImage, crop, overlay } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { createRandom } from '../random.ts';
import { animateWithText } from '../reference/lift/index.ts';
import { motionFor, motionFromWords, type RigName } from '../subject/motion/index.ts';
import { Aborted, type Hooks } from '../types.ts';
import { DEFAULT_GUIDANCE } from '../understand/guidance.ts';
import type { AnimatedCharacter, AnimateTools, AnimationFrame, CharacterAnimationRequest } from './animate-types.ts';
import type { CharacterRequest } from './types.ts';

export const MAX_FREEDOM = 900;
/** Pixels: the largest canvas that a sprite is lifted on. */
const MAX_LIFTED = 256;

/** An animation before its frames' size and palette are told. */
export type Made = Omit<AnimatedCharacter, 'backdrop' | 'width' | 'height' | 'palette'>;

interface Sprite {
  /** The character from the side asked. */
  readonly still: Rgba;
  /** From the south, as the character was given; absent where the sprite is a picture of its own. */
  readonly south?: Rgba;
  readonly rig: RigName;
}

/** A sprite moved on its own skeleton: the character's picture, or the start frame of the request. */
export async function moveSprite(
  character: CharacterRequest,
  { still, south, rig }: Sprite,
  animation: CharacterAnimationRequest,
  tools: AnimateTools,
  hooks: Hooks,
): Promise<Made> {
  const cut = middleOf(animation.startFrame ?? still);
  const { template, action = '', textGuidance = DEFAULT_GUIDANCE, freedom = 0, seed } = animation;
  const asked = template ? motionFor(rig, template) : motionFromWords(rig, action);
  const count = template ? asked.frames : (animation.frameCount ?? asked.frames);
  const less = (freedom / MAX_FREEDOM) * createRandom(`animation ${seed} 0`).float();
  const moved = await animateWithText(
    tools,
    {
      reference: cut.middle,
      ...(south ? { origin: { sprite: middleOf(south).middle, direction: 'south' as const } } : {}),
      width: cut.middle.width,
      height: cut.middle.height,
      view: character.view,
      direction: animation.direction,
      description: character.description,
      action: template ?? action,
      textGuidance: Math.max(1, textGuidance - 7 * less),
      nFrames: count,
      startFrame: 0,
      count,
      seed,
    },
    {
      ...(hooks.signal ? { signal: hooks.signal } : {}),
      onStep: ({ preview, fraction }) =>
        hooks.onStep?.({ stage: 'posing', fraction: 0.1 + 0.85 * fraction, ...(preview ? { preview } : {}) }),
    },
  );
  if (hooks.signal?.aborted) throw new Aborted();
  const frames = moved.frames.map((middle, i): AnimationFrame => {
    const keypoints = moved.keypoints[i]?.map((joint) => ({ ...joint, x: joint.x + cut.x, y: joint.y + cut.y }));
    const durationMs = template ? Math.round(asked.durationMs / count) : FRAME_MS.sprite;
    return { image: cut.whole(middle), durationMs, ...(keypoints ? { keypoints } : {}) };
  });
  return { frames, loop: asked.loop, motion: asked.id, notes: moved.notes, engine: moved.method };
}

interface Middle {
  readonly middle: Rgba;
  /** Where the middle lies in the whole. */
  readonly x: Px;
  readonly y: Px;
  /** A moved middle as a picture of the whole's size. */
  readonly whole: (middle: Rgba) => Rgba;
}

/** The part of a picture that can be lifted. What is drawn at 256 pixels stands in the middle of its larger canvas. */
function middleOf(image: Rgba): Middle {
  const width = Math.min(MAX_LIFTED, image.width);
  const height = Math.min(MAX_LIFTED, image.height);
  const [x, y] = [Math.floor((image.width - width) / 2), Math.floor((image.height - height) / 2)];
  if (width === image.width && height === image.height) return { middle: image, x: 0, y: 0, whole: (middle) => middle };
  const whole = (middle: Rgba): Rgba => {
    const out = createImage(image.width, image.height);
    overlay(out, middle, x, y);
    return out;
  };
  return { middle: crop(image, { x, y, width, height }), x, y, whole };
}
