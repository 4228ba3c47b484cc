/**
 * Geometry and the learned layer together: which of them draws a request. A painter is only asked for the uses that it
 * serves; everything else stays with geometry, byte for byte.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRequest } from '../check-request.ts';
import { composeDrawing } from '../compose-drawing.ts';
import type { Layers } from '../layers.ts';
import { Aborted, type Drawing, type DrawRequest, type Hooks } from '../types.ts';
import { KNOWN, type Plan } from './plan.ts';
import type { LearnedLayer, Painter, PaintUse } from './types.ts';
import { WAYS, type Way } from './ways.ts';

/** Draws a request with the painters of a layer where they serve it, else with geometry alone. See `draw` for the rest. */
export async function drawBlended(
  request: DrawRequest,
  layer: LearnedLayer,
  geometry: Layers,
  hooks: Hooks,
): Promise<Drawing> {
  checkRequest(request);
  if (hooks.signal?.aborted) throw new Aborted();
  hooks.onStep?.({ stage: 'understanding', fraction: 0.02 });
  await nextTurn();
  const brief = await geometry.understand(request);
  // painters draw one subject; several are arranged
  if (!request.skeleton?.length && geometry.compose?.(request, brief))
    return composeDrawing({ ...geometry, understand: async () => brief }, request, hooks);
  const plan: Plan = { request, brief, layer, geometry: { ...geometry, understand: async () => brief }, hooks };
  const { use, painter } = choose(plan);
  return use === undefined ? composeDrawing(plan.geometry, request, hooks) : WAYS[use](plan, painter);
}

type Choice =
  | { readonly use: Way; readonly painter: Painter }
  | { readonly use?: undefined; readonly painter?: undefined };

/** Holes are only filled by what fills holes; else the first of the ways that fit and that a painter serves. */
function choose({ request, brief, layer }: Plan): Choice {
  const known = brief.confidence >= KNOWN;
  const fits: Record<Way, boolean> = {
    inpaint: request.knownImage !== undefined || request.mask !== undefined,
    scene:
      !request.noBackground && !request.skeleton && request.coverage === undefined && (!known || serves(layer, 'text')),
    text: true,
    unknown: !known,
    refine: known,
  };
  const ways: readonly Way[] = fits.inpaint ? ['inpaint'] : ['scene', 'text', 'unknown', 'refine'];
  for (const use of ways) {
    const painter = fits[use] ? layer.painterFor(use) : undefined;
    const fromPicture = use === 'refine' || use === 'inpaint' || (use === 'scene' && request.initImage !== undefined);
    if (painter && (painter.startsFromPictures || !fromPicture)) return { use, painter };
  }
  return {};
}

const serves = (layer: LearnedLayer, use: PaintUse): boolean => layer.painterFor(use) !== undefined;
