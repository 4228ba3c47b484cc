import type { AnimationOptions } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import { drawAnimation } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import type { LimbMotion } from '../../../../workers/engine/subject/motion/motion.ts';
import type { Brief } from '../../../../workers/engine/types.ts';
import { brief } from '../briefs.ts';

/** Who is drawn for a skeleton when only the motion matters. */
export const actorFor = (rig: LimbMotion['rig']): Brief =>
  rig === 'mannequin' ? brief('martial-artist') : brief(rig, {}, 'quadruped');

/** An animation of 24 px figures on a canvas of 34, from the east, unless told otherwise. */
export const animate = (motion: LimbMotion, o: Partial<AnimationOptions> = {}, who: Brief = actorFor(motion.rig)) =>
  drawAnimation(who, {
    width: 34,
    height: 34,
    figureSize: 24,
    style: {},
    seed: 1,
    variation: 0,
    motion,
    directions: ['east'],
    ...o,
  });
