/** A picture of a place with nobody in it: the scene itself, and what grows or stands there, the nearer the larger. */

import type { View } from '../../../src/domain/words.ts';
import { createImage, hardenAlpha, opaqueBounds, overlay } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { createRandom } from '../random.ts';
import { type BackgroundRequest, drawBackground } from './draw-background.ts';
import type { SceneId } from './scenes.ts';

export interface SceneryRequest
  extends Pick<
    BackgroundRequest,
    'width' | 'height' | 'scene' | 'view' | 'isometric' | 'colors' | 'seed' | 'daylight'
  > {
  /** Draws a thing, by its concept, on a transparent canvas of that size. */
  readonly drawThing: (concept: string, width: Px, height: Px, seed: number) => Rgba;
}

/** What stands in a scene, the largest first. */
const FURNISHING: Readonly<Record<SceneId, readonly string[]>> = {
  meadow: ['tree', 'bush', 'flower', 'grass'],
  forest: ['tree', 'pine-tree', 'bush', 'mushrooms'],
  cave: ['stalagmite', 'crystal', 'rock'],
  dungeon: ['pillar', 'barrel', 'skull'],
  night: ['tree', 'bush', 'campfire'],
  desert: ['cactus', 'mossy-rock', 'rock', 'skull'],
  snow: ['pine-tree', 'snowman', 'rock'],
  water: ['ship', 'boat'],
  underwater: ['coral', 'seaweed', 'tropical-fish', 'starfish'],
  beach: ['palm-tree', 'umbrella', 'shell', 'starfish'],
  sky: ['hot-air-balloon', 'bird'],
  mountain: ['pine-tree', 'rock', 'bush'],
  castle: ['throne', 'statue', 'vase'],
  room: ['bookshelf', 'fireplace', 'table', 'stool'],
  city: ['street-lamp', 'car', 'bush', 'hydrant'],
  lava: ['volcano', 'rock', 'rock'],
  space: ['rocket', 'rock', 'meteor'],
  graveyard: ['dead-tree', 'gravestone', 'cross', 'gravestone'],
  hall: [], stage: [], arena: [], pier: [], clinic: [], gym: [], studio: [],
}; // biome-ignore format: a table

/** Things in the air or in the water: they do not stand on the ground. */
const FLOATING: ReadonlySet<string> = new Set(['tropical-fish', 'hot-air-balloon', 'bird', 'rocket', 'meteor']);

/** Height of a thing over the picture's, and how near it stands: 0 at the horizon, 1 at the lower edge. */
const SPOTS: readonly (readonly [x: number, near: number, height: number])[] = [
  [0.16, 0.46, 0.5],
  [0.84, 0.3, 0.4],
  [0.62, 0.74, 0.26],
  [0.34, 0.9, 0.2],
];
const HORIZON: Readonly<Record<View, number>> = { side: 0.7, 'low top-down': 0.55, 'high top-down': 0.1 };

/** The place as a picture of its own, opaque, of the size asked. The same request gives the same bytes. */
export function drawScenery(request: SceneryRequest): Rgba {
  const { width, height, scene, view, isometric, seed, daylight, drawThing } = request;
  const picture = drawBackground({
    width,
    height,
    scene,
    view,
    isometric,
    colors: request.colors,
    seed,
    subject: createImage(width, height),
    horizon: HORIZON[view],
    ...(daylight ? { daylight } : {}),
  });
  const random = createRandom(seed).fork(`scenery ${scene}`);
  const mirrored = random.float() < 0.5;
  const horizon = isometric ? 0.1 : HORIZON[view];
  const placed = FURNISHING[scene].slice(0, SPOTS.length).map((concept, i) => {
    const [x0, near, tall] = SPOTS[i]!;
    const x = (mirrored ? 1 - x0 : x0) + (random.float() - 0.5) * 0.08;
    const size = Math.max(6, Math.round(Math.min(width, height) * tall * (0.9 + 0.2 * random.float())));
    const floats = FLOATING.has(concept);
    const foot = floats ? height * (0.2 + 0.35 * random.float()) + size / 2 : height * (horizon + (1 - horizon) * near);
    return { concept, size, left: Math.round(x * width - size / 2), foot: Math.round(foot) };
  });
  for (const { concept, size, left, foot } of placed.sort((a, b) => a.foot - b.foot)) {
    const thing = hardenAlpha(drawThing(concept, size, size, seed + left));
    const box = opaqueBounds(thing);
    if (box) overlay(picture, thing, left, foot - (box.y + box.height));
  }
  return picture;
}
