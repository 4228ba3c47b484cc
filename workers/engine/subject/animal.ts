import { QUADRUPEDS } from '../catalogue/animals.ts';
import { marked } from '../catalogue/stand-ins.ts';
import type { Brief } from '../types.ts';
import { drawQuadruped } from './draw-quadruped.ts';
import { beastActor } from './motion/beast-actor.ts';
import { smallBeast } from './small/small-beast.ts';
import { type Body, cannotMove, type SubjectSource } from './source.ts';

/** Four-legged animals. Those whose row names no other skeleton go like dogs. */
const animal = (brief: Brief): Body => ({
  sides: 'all',
  rig: QUADRUPEDS[brief.concept]?.rig ?? 'dog',
  draw: (options) => smallBeast(brief, options) ?? drawQuadruped(brief, options),
  actor: (motion, options) => {
    if (motion.body !== 'four legs') throw cannotMove(brief, motion);
    return beastActor(brief, motion.poses(), options);
  },
});

export const ANIMALS: SubjectSource = {
  name: 'animals',
  kind: 'quadruped',
  rows: Object.values(QUADRUPEDS).map(marked),
  body: animal,
};
