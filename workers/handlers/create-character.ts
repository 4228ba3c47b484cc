import type { CharacterSpec, Handler } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { runTask } from './task.ts';

/** The rotations of a character, labelled by direction. */
export const createCharacter =
  (engine: EngineHost): Handler<'createCharacter'> =>
  async (spec: CharacterSpec, tools) => {
    const { rotations, ...facts } = await runTask(engine, tools, 'drawCharacter', spec);
    return { images: rotations.map(({ direction, ...picture }) => ({ ...picture, ...facts, label: direction })) };
  };
