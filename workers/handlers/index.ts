import type { Handlers } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { createCharacter } from './create-character.ts';
import { generateImage } from './generate-image.ts';

/** One handler a job kind; the type refuses a missing one. */
export const createHandlers = (engine: EngineHost): Handlers => ({
  generateImage: generateImage(engine),
  createCharacter: createCharacter(engine),
});
