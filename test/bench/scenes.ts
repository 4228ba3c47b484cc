import { draw } from '../../workers/engine/draw.ts';
import { quantiles, timed } from './stand.ts';

const PLACES = ['a tavern interior', 'a forest path at night', 'a wizard in a library', 'a market square', 'a knight fighting a dragon in a cave', 'a harbour at sunset', 'a snowy village', 'a cyberpunk city street in the rain']; // biome-ignore format: a list
const GROUPS = ['two goblins fighting', 'a cat on a couch', 'an archer shooting an arrow at a target', 'a crate full of apples', 'a knight on a horse chasing a goblin', 'three foxes around a campfire', 'a bird in a cage', 'a king on a throne']; // biome-ignore format: a list
const ROUNDS = 3;

/** Pictures of sentences on one core, by seeds that weren't drawn before, once the engine is warm. */
export async function benchScenes() {
  const run = async (list: readonly string[], width: number, height: number, noBackground: boolean) => {
    const one = (description: string, seed: number) => draw({ description, width, height, seed, noBackground });
    const times: number[] = [];
    for (const description of list) {
      await one(description, 0);
      for (let i = 0; i < ROUNDS; i++) times.push(await timed(() => one(description, i + 1)));
    }
    return quantiles(times);
  };
  return {
    unit: 'ms',
    limit: { place192x128: 400, group64: 100 },
    place192x128: await run(PLACES, 192, 128, false),
    group64: await run(GROUPS, 64, 64, true),
    place256x160: await run(PLACES, 256, 160, false),
  };
}
