import type { KindHandler } from '../tools.ts';

/** An interface asset: its picture, and where it is asked for the theme's kit and the asset's elements by themselves. */
export const makeUi: KindHandler<'makeUi'> = async (payload, { engine }) => {
  const { picture, brief, data, kit } = await engine.run('makeUi', payload);
  return {
    images: [{ ...picture, seed: payload.seed, engine: 'ui', brief }],
    files: kit
      ? [
          { name: 'kit.png', mime: 'image/png', bytes: kit.png },
          { name: 'kit.json', mime: 'application/json', bytes: Buffer.from(JSON.stringify(kit.json)) },
        ]
      : [],
    data,
  };
};
