/** What a painter is told of a request to draw. */

import { paletteSizeFor } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { forcedPalette } from '../compose-drawing.ts';
import type { Layers } from '../layers.ts';
import { readInitial, strengthToMix } from '../reference/initial-image.ts';
import type { Brief, DrawRequest, Hooks } from '../types.ts';
import type { LearnedLayer, PaintAttributes, Painter, PaintRequest } from './types.ts';

/** From this confidence on geometry knows what it is to draw; below, it draws something that is like it. */
export const KNOWN = 0.7;

/** How a request is drawn, once it is read. */
export interface Plan {
  readonly request: DrawRequest;
  readonly brief: Brief;
  readonly layer: LearnedLayer;
  /** Geometry, with the brief as it was read. */
  readonly geometry: Layers;
  readonly hooks: Hooks;
}

/** The category of what is asked for: by the brief where that is sure, else as the layer guesses it. */
async function categoryOf({ request, brief, layer }: Plan): Promise<string | undefined> {
  if (brief.confidence >= KNOWN && brief.kind !== 'thing') return brief.kind === 'humanoid' ? 'humanoid' : 'animal';
  return layer.categorise?.(request.description);
}

/** What a painter is told of a request, apart from the picture's size and what is known of it. */
export async function told(plan: Plan, painter: Painter): Promise<Omit<PaintRequest, 'width' | 'height'>> {
  const { request, layer } = plan;
  const { outline, shading, detail, view, direction, isometric, oblique, styleImage: given, styleStrength } = request;
  const styleImage = given && ('data' in given ? given : given[0]);
  const category = await categoryOf(plan);
  const attributes: PaintAttributes = {
    ...{ outline, shading, detail, view, direction, isometric, oblique },
    background: request.noBackground ? 'transparent' : 'full',
    colors: forcedPalette(request.colorImage)?.length ?? paletteSizeFor(detail),
    ...(category ? { category } : {}),
  };
  const styled = styleImage && styleStrength && layer.painterFor('style') === painter;
  return {
    description: request.description,
    ...(request.negativeDescription ? { negativeDescription: request.negativeDescription } : {}),
    ...(request.textGuidance !== undefined ? { textGuidance: request.textGuidance } : {}),
    attributes,
    ...(styled ? { reference: { image: styleImage, kind: 'style', guidance: styleGuidance(styleStrength) } } : {}),
    seed: request.seed,
  };
}

/** Style strength 1..100 as image guidance 1..20: 50 is the default 1.4, 100 all there is. */
const styleGuidance = (strength: number): number =>
  strength <= 50 ? 1 + 0.4 * (strength / 50) : 1.4 + 18.6 * ((strength - 50) / 50);

/** The initial image at the picture's size, and how much of it stays; undefined where nothing does. */
export function startOf(
  request: DrawRequest,
): { readonly subject: Rgba; readonly whole: Rgba; readonly keep: number } | undefined {
  const keep = strengthToMix(request.initStrength ?? 300);
  if (!request.initImage || keep === 0) return undefined;
  const { whole, subject } = readInitial(request.initImage, request);
  return { whole, subject: subject ?? whole, keep };
}
