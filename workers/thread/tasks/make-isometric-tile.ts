import type { MakeIsometricTilePayload } from '../../../src/jobs/contract.ts';
import { hexToRgb } from '../../../src/pixels/color.ts';
import { forcePalette, paletteOf } from '../../../src/pixels/index.ts';
import { drawIsometricTile, type IsometricRequest } from '../../engine/tile/isometric-request.ts';
import { mainColours } from '../../engine/tile/main-colours.ts';
import { encoded, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface MadeIsometricTile extends Picture {
  readonly brief: Readonly<Record<string, unknown>>;
}

/** More colours than these make no palette; the commonest count. */
const MOST_COLOURS = 256;

/** From this strength on an image to begin from lends its colours. */
const LENDS_COLOURS = 100;

/** One isometric tile, with what stands on it. */
export const makeIsometricTileTask: Task<MakeIsometricTilePayload, MadeIsometricTile> = async (q, tools, hooks) => {
  hooks.onStep?.({ stage: 'understanding', fraction: 0.1 });
  const init = await imageOrNone(q.initImage);
  const colours = await imageOrNone(q.colorImage);
  const request: IsometricRequest = {
    description: q.description,
    width: q.width,
    height: q.height,
    tileWidth: q.tileWidth,
    shape: q.shape,
    seed: q.seed,
    guidance: q.textGuidance,
    ...(q.outline && { outline: q.outline as NonNullable<IsometricRequest['outline']> }),
    ...(q.shading && { shading: q.shading as NonNullable<IsometricRequest['shading']> }),
    ...(q.detail && { detail: q.detail as NonNullable<IsometricRequest['detail']> }),
    ...(init && q.initStrength >= LENDS_COLOURS && { initColours: mainColours(init) }),
    ...(colours && { colours: paletteOf(colours, MOST_COLOURS).map(hexToRgb) }),
  };
  const { image, ground, thing, unknown } = await drawIsometricTile(request, tools, hooks);
  const final = colours ? forcePalette(image, paletteOf(colours, MOST_COLOURS)) : image;
  const drawnAs = thing === undefined ? `a tile of ${ground}` : `${thing} on ${ground}`;
  return { ...encoded(final, paletteOf(final)), brief: { drawnAs, ground, thing: thing ?? null, unknown } };
};
