import { DIRECTIONS } from '../../src/domain/words.ts';
import { createImage, paletteOf, type Rgba } from '../../src/pixels/index.ts';
import { sceneAt } from '../../workers/engine/object/acts/act.ts';
import { findAct } from '../../workers/engine/object/acts/find-act.ts';
import { ACTS } from '../../workers/engine/object/acts/table.ts';
import { difference } from '../../workers/engine/object/candidates.ts';
import { animateObject, drawCandidates, drawObject, type ObjectRequest } from '../../workers/engine/object/index.ts';
import { restOf } from '../../workers/engine/object/part-movement.ts';
import { planObject } from '../../workers/engine/object/plan.ts';
import { drawBackground } from '../../workers/engine/place/draw-background.ts';
import { placeObject, type Region } from '../../workers/engine/place/into-picture/place-object.ts';
import { openRegion } from '../../workers/engine/place/into-picture/region.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { renderScene } from '../../workers/engine/solids/render.ts';
import { modelOf } from '../../workers/engine/subject/draw-thing.ts';
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

/** A round closes where the step from its last frame to its first is no larger than this many of its other steps. */
const STEPS = 1.5;

/** Colours of sides and frames that their object does not have, and rounds that do not close, over all directions. */
async function measured() {
  let [pictures, strange, rounds, open] = [0, 0, 0, 0];
  for (const [i, words] of THINGS.entries())
    for (const edits of [[], ['damaged'], ['overgrown'], ['frozen'], ['burning']]) {
      const asked = request(words, 48, { edits });
      const { palette, sides } = await drawObject(asked, {});
      const outside = (colors: readonly string[]): number => colors.filter((hex) => !palette.includes(hex)).length;
      for (const image of sides.values()) strange += outside(paletteOf(image));
      pictures += sides.size;
      for (const side of DIRECTIONS) {
        const moved = await animateObject(asked, { side, action: ACTIONS[i]!, frameCount: 8 }, {});
        pictures += moved.frames.length;
        strange += outside(moved.palette);
        if (!moved.loop) continue;
        const images = moved.frames.map(({ image }) => image);
        const steps = images.map((image, n) => difference(images.at(n - 1)!, image));
        rounds++;
        if (steps[0]! > STEPS * Math.max(...steps.slice(1))) open++;
      }
    }
  return { pictures, coloursOutsideThePalette: strange, rounds, roundsThatDoNotClose: open };
}

/** Every act of the catalogue that goes round: its thing one round later, against the beginning. */
async function closed() {
  let rounds = 0;
  const off: Record<string, number> = {};
  for (const [concept, acts] of Object.entries(ACTS))
    for (const verb of Object.keys(acts) as (keyof typeof acts)[]) {
      const { brief: told, ...options } = await planObject(request(concept, 48, { directions: ['unknown'] }), {});
      const brief = { ...told, kind: 'thing' as const, concept };
      const { scene, still } = modelOf(brief, options);
      const rest = restOf({ brief, ...options }, scene, 48);
      const clip = findAct(verb, rest)!.act(rest);
      if (!clip.loop) continue;
      rounds++;
      const [first, last] = [0, 1].map((t) => renderScene(sceneAt(scene, clip.at(t)), still).image);
      const change = difference(first!, last!);
      if (change > 0) off[`${concept} ${verb}`] = Math.round(change * 1000) / 1000;
    }
  return { acts: rounds, actsWithOtherPixelsAfterARound: off };
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
export const benchObjectsHeld = async () => ({ ...(await measured()), ...(await closed()), ...(await outside()) });
