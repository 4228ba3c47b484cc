import { DIRECTIONS } from '../../src/domain/words.ts';
import { createImage, type Rgba } from '../../src/pixels/index.ts';
import { animateObject, drawCandidates, drawObject, type ObjectRequest } from '../../workers/engine/object/index.ts';
import { drawBackground } from '../../workers/engine/place/draw-background.ts';
import { placeObject, type Region } from '../../workers/engine/place/into-picture/place-object.ts';
import { openRegion } from '../../workers/engine/place/into-picture/region.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { timed } from './stand.ts';

const THINGS = ['treasure chest', 'barrel', 'torch', 'windmill', 'door', 'house', 'cart', 'crystal'];
const ACTIONS = ['opens', 'breaks', 'burns', 'spins', 'opens', 'smokes', 'drives', 'glows'];
const CASES = 500;

const request = (description: string, size: number, more: Partial<ObjectRequest> = {}): ObjectRequest => ({
  description,
  edits: [],
  directions: DIRECTIONS,
  size,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
  ...more,
});

/** Colours of frames that their object does not have, and rounds that do not close. */
async function measured() {
  let [frames, strange] = [0, 0];
  for (const [i, words] of THINGS.entries())
    for (const edits of [[], ['damaged'], ['overgrown']]) {
      const asked = request(words, 48, { edits });
      const { palette } = await drawObject(asked, {});
      for (const side of ['south', 'north-east'] as const) {
        const moved = await animateObject(asked, { side, action: ACTIONS[i]!, frameCount: 8 }, {});
        frames += moved.frames.length;
        strange += moved.palette.filter((hex) => !palette.includes(hex)).length;
      }
    }
  return { frames, coloursOutsideThePalette: strange };
}

/** Objects in random places of random scenes: bytes that differ outside of the place. */
async function outside() {
  const random = createRandom('places');
  const scenes = (['forest', 'desert', 'snow', 'city', 'cave'] as const).map(
    (scene): Rgba =>
    drawBackground({ width: 96, height: 96, scene, view: 'high top-down', isometric: false, colors: 16, seed: 3, subject: createImage(96, 96), contrastWith: createImage(96, 96), grounded: true }), // biome-ignore format: one line
  );
  let changed = 0;
  for (let k = 0; k < CASES; k++) {
    const background = scenes[k % scenes.length]!;
    const region: Region = { type: k % 2 ? 'oval' : 'rectangle', fraction: 0.15 + random.float() * 0.8 };
    const open = openRegion(region, background);
    const asked = {
      description: THINGS[k % THINGS.length]!,
      background,
      region,
      view: 'high top-down',
      seed: k,
    } as const;
    const { composed } = await placeObject(asked, {});
    open.forEach((v, i) => {
      for (let c = 0; !v && c < 4; c++) if (composed.data[i * 4 + c] !== background.data[i * 4 + c]) changed++;
    });
  }
  return { cases: CASES, bytesChangedOutside: changed };
}

interface Spent {
  readonly ms: number;
  /** Of all threads; on a busy machine it is what counts. */
  readonly cpuMs: number;
}

async function spent(work: () => unknown): Promise<Spent> {
  const before = process.cpuUsage();
  const ms = Math.round(await timed(async () => work()));
  const { user, system } = process.cpuUsage(before);
  return { ms, cpuMs: Math.round((user + system) / 1000) };
}

const slowest = (all: readonly Spent[], limit: number) => ({
  things: all.length,
  slowestMs: Math.max(...all.map(({ ms }) => ms)),
  slowestCpuMs: Math.max(...all.map(({ cpuMs }) => cpuMs)),
  limit,
});

/** How long candidates, sides and animations take. */
export async function benchObjects() {
  await drawObject(request('barrel', 32), {});
  const chests = request('treasure chest', 32, { directions: ['unknown'] });
  const candidates = await spent(() => drawCandidates(chests, [], 64, {}));
  const sides: Spent[] = [];
  const animations: Spent[] = [];
  for (const [i, words] of THINGS.entries()) {
    sides.push(await spent(() => drawObject(request(words, 64), {})));
    const movement = { side: 'south-east', action: ACTIONS[i]!, frameCount: 8 } as const;
    animations.push(await spent(() => animateObject(request(words, 64), movement, {})));
  }
  return {
    candidates64At32: { ...candidates, limit: 4_000 },
    sides8At64: slowest(sides, 1_000),
    animation8FramesAt64: slowest(animations, 1_000),
  };
}

/** What must hold over all of them: colours of frames, and what lies outside of places. */
export const benchObjectsHeld = async () => ({ ...(await measured()), ...(await outside()) });
