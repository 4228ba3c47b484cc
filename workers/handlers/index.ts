import type { Handlers } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { animateWithSkeleton, animateWithText } from './animate.ts';
import { animateCharacter } from './animate-character.ts';
import { createCharacter } from './create-character.ts';
import { estimateSkeleton } from './estimate-skeleton.ts';
import { generateImage } from './generate-image.ts';
import { generateStyledImage } from './generate-styled-image.ts';
import { inpaint } from './inpaint.ts';
import { rotate } from './rotate.ts';

/** One handler a job kind; the type refuses a missing one. */
export const createHandlers = (engine: EngineHost): Handlers => ({
  generateImage: generateImage(engine),
  generateStyledImage: generateStyledImage(engine),
  inpaint: inpaint(engine),
  rotate: rotate(engine),
  animateWithSkeleton: animateWithSkeleton(engine),
  animateWithText: animateWithText(engine),
  estimateSkeleton: estimateSkeleton(engine),
  createCharacter: createCharacter(engine),
  animateCharacter: animateCharacter(engine),
});
