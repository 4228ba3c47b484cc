import type { MadeFile, MadeImage } from '../../src/jobs/contract.ts';
import type { KindHandler } from '../tools.ts';

const json = (name: string, value: unknown): MadeFile => ({
  name,
  mime: 'application/json',
  bytes: Buffer.from(JSON.stringify(value)),
});

/** A set of Wang tiles: its sheet, an example map, the later frames of ground that moves, and what lies where. */
export const makeTileset: KindHandler<'makeTileset'> = async (payload, { engine }) => {
  const { sheet, map, frames, description, bases, data, unknown } = await engine.run('makeTileset', payload);
  const { lower, upper } = data.materials;
  const facts = {
    seed: payload.seed,
    engine: 'tiles',
    brief: { drawnAs: `${upper} on ${lower}`, materials: data.materials, unknown },
  };
  const images: MadeImage[] = [
    { ...sheet, ...facts, label: 'sheet' },
    { ...map, ...facts, label: 'map' },
    ...frames.map((frame, i) => ({ ...frame, ...facts, label: `frame ${i + 2}` })),
  ];
  return { images, files: [json('tileset.json', description), json('bases.json', bases)], data };
};
