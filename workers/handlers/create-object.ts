import type { KindHandler } from '../tools.ts';

/** The pictures of an object, labelled: its one, its sides, or its candidates. */
export const createObject: KindHandler<'createObject'> = async (spec, { engine }) => ({
  images: [...(await engine.run('drawObject', spec))],
});
