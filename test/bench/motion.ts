import { motionFor } from '../../workers/engine/subject/motion/catalog.ts';
import { drawAnimation } from '../../workers/engine/subject/motion/draw-animation.ts';
import type { Brief, SubjectKind } from '../../workers/engine/types.ts';

const CASES: readonly (readonly [SubjectKind, string, Parameters<typeof motionFor>])[] = [
  ['humanoid', 'knight', ['mannequin', 'walking-8-frames']],
  ['humanoid', 'wizard', ['mannequin', 'fireball']],
  ['humanoid', 'elf', ['mannequin', 'backflip']],
  ['quadruped', 'horse', ['horse', 'running-8-frames']],
];

/** Frames a second of animations from four sides, 64 px figures on canvases of 64 px, one process. */
export async function benchMotion() {
  const rates: Record<string, number> = {};
  for (const [kind, concept, which] of CASES) {
    const motion = motionFor(...which);
    const brief: Brief = {
      kind,
      concept,
      confidence: 1,
      colours: [],
      parts: [],
      without: [],
      build: [],
      mood: [],
      count: 1,
      unknown: [],
      drawnAs: concept,
    };
    const draw = () =>
      drawAnimation(brief, {
        width: 64,
        height: 64,
        style: {},
        seed: 1,
        variation: 0,
        motion,
        directions: ['south', 'east', 'north', 'west'],
      });
    draw();
    const start = performance.now();
    for (let i = 0; i < 3; i++) draw();
    rates[`${concept} ${motion.id}`] = Math.round((3 * 4 * motion.frames * 1000) / (performance.now() - start));
  }
  return { unit: 'frames/s', limit: 60, rates };
}
