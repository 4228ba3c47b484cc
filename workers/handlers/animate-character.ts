import type { AnimateCharacterPayload, Handler } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { runTask } from './task.ts';

/** The frames of one direction of an animation, in the order of play. */
export const animateCharacter =
  (engine: EngineHost): Handler<'animateCharacter'> =>
  async (payload: AnimateCharacterPayload, tools) => {
    const { frames, loop, motion, notes, engine: layer } = await runTask(engine, tools, 'animateCharacter', payload);
    const drawnAs = [`${payload.character.description}: ${payload.action ?? motion}`, ...notes].join('. ');
    const facts = { seed: payload.seed, engine: layer, brief: { drawnAs, motion, notes } };
    return { images: frames.map((frame) => ({ ...frame, ...facts })), data: { loop, motion, notes } };
  };
