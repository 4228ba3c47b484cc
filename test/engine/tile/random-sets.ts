import { TERRAIN } from '../../../workers/engine/catalogue/terrain.ts';
import { createRandom } from '../../../workers/engine/random.ts';
import type { SidescrollerRequest, TopdownRequest } from '../../../workers/engine/tile/types.ts';

const NAMES = [...TERRAIN.values()].filter((row) => row.words).map((row) => row.words.split(',')[0]!);

/** A top-down request by number: every field takes every value somewhere among a few hundred. */
export function randomTopdown(n: number, sizes: readonly number[] = [16, 32]): TopdownRequest {
  const random = createRandom(`tiles/${n}`);
  const mode = random.pick(['standard', 'pro'] as const);
  return {
    lower: random.pick(NAMES),
    upper: random.pick(NAMES),
    transition: random.pick([
      '',
      '',
      'rocky cliff',
      'shore foam',
      'stone border',
      'wooden fence',
      'mossy stone brick wall',
      'snow',
    ]),
    transitionSize: random.pick([0, 0, 0.25, 0.5, 1, 0.4]),
    tileSize: random.pick(sizes),
    mode,
    ...random.pick([{}, { shapeStyle: 'square' as const }, { shapeStyle: 'round' as const }]),
    view: random.pick(['low top-down', 'high top-down'] as const),
    outline: random.pick(['single color outline', 'selective outline', 'lineless'] as const),
    shading: random.pick([
      'flat shading',
      'basic shading',
      'medium shading',
      'detailed shading',
      'highly detailed shading',
    ] as const),
    detail: random.pick(['low detail', 'medium detail', 'highly detailed'] as const),
    ...(mode === 'pro' && { raggedness: random.float(), spreadX: random.float(), slopeSize: random.float() }),
    tileStrength: 0.1 + random.float() * 1.9,
    guidance: 1 + random.float() * 19,
    adherence: random.float() * 500,
    freedom: random.float() * 900,
    seed: random.int(100000),
  };
}

export function randomSidescroller(n: number, sizes: readonly number[] = [16, 32]): SidescrollerRequest {
  const random = createRandom(`side/${n}`);
  return {
    lower: random.pick(NAMES),
    transition: random.pick(NAMES),
    transitionSize: random.pick([0, 0.25, 0.5, 1]),
    tileSize: random.pick(sizes),
    outline: random.pick(['single color outline', 'selective outline', 'lineless'] as const),
    shading: random.pick(['flat shading', 'medium shading', 'detailed shading'] as const),
    detail: random.pick(['low detail', 'medium detail', 'highly detailed'] as const),
    seed: random.int(100000),
  };
}
