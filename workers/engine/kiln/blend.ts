/**
 * Geometry and the learned layer together: which of them draws a request, and how one goes over what the other drew. A
 * painter is only asked for the uses that it serves; everything else stays with geometry, byte for byte.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRequest } from '../check-request.ts';
import { composeDrawing, forcedPalette, type Layers } from '../compose-drawing.ts';
import { placed, readInitial, strengthToMix } from '../initial-image.ts';
import { openInpainting } from '../inpaint/index.ts';
import { crop } from '../pixels/image.ts';
import {
  forcePalette,
  hardenAlpha,
  paletteOf,
  paletteSizeFor,
  reduceColors,
  removeBackground,
  resizePixels,
} from '../pixels/index.ts';
import { fillTransparent } from '../pixels/morph.ts';
import { opaqueShare } from '../pixels/remove-background.ts';
import { subjectBox } from '../place-subject.ts';
import { targetsOf } from '../skeleton/targets.ts';
import { readStyle, restyle } from '../style/index.ts';
import { Aborted, type Brief, type Drawing, type DrawRequest, type Hooks, type Rgba } from '../types.ts';
import { bestOf, paintCandidates, partOf } from './candidates.ts';
import type { LearnedLayer, PaintAttributes, Painter, PaintRequest, PaintUse } from './types.ts';

/** From this confidence on geometry knows what it is to draw; below, it draws something that is like it. */
const KNOWN = 0.7;
/** A picture that is opaque to this share has a background. */
const ALL_OPAQUE = 0.97;

/** How a request is drawn, once it is read. */
interface Plan {
  readonly request: DrawRequest;
  readonly brief: Brief;
  readonly layer: LearnedLayer;
  /** Geometry, with the brief as it was read. */
  readonly geometry: Layers;
  readonly hooks: Hooks;
}

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
  const plan: Plan = { request, brief, layer, geometry: { ...geometry, understand: async () => brief }, hooks };
  const { use, painter } = choose(plan);
  return use === undefined ? composeDrawing(plan.geometry, request, hooks) : WAYS[use](plan, painter);
}

type Way = 'inpaint' | 'scene' | 'text' | 'unknown' | 'refine';
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
    if (painter) return { use, painter };
  }
  return {};
}

const serves = (layer: LearnedLayer, use: PaintUse): boolean => layer.painterFor(use) !== undefined;

const WAYS: Record<Way, (plan: Plan, painter: Painter) => Promise<Drawing>> = {
  inpaint: fillHole,
  scene: paintScene,
  text: paintSubject,
  unknown: paintSubject,
  refine,
};

/** The category of what is asked for: by the brief where that is sure, else as the layer guesses it. */
async function categoryOf({ request, brief, layer }: Plan): Promise<string | undefined> {
  if (brief.confidence >= KNOWN && brief.kind !== 'thing') return brief.kind === 'humanoid' ? 'humanoid' : 'animal';
  return layer.categorise?.(request.description);
}

/** What a painter is told of a request, apart from the picture's size and what is known of it. */
async function told(plan: Plan, painter: Painter): Promise<Omit<PaintRequest, 'width' | 'height'>> {
  const { request, layer } = plan;
  const { outline, shading, detail, view, direction, isometric, oblique, styleImage, styleStrength } = request;
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
function startOf(
  request: DrawRequest,
): { readonly subject: Rgba; readonly whole: Rgba; readonly keep: number } | undefined {
  const keep = strengthToMix(request.initStrength ?? 300);
  if (!request.initImage || keep === 0) return undefined;
  const { whole, subject } = readInitial(request.initImage, request);
  return { whole, subject: subject ?? whole, keep };
}

/** A picture with the colours and the texture of the request's style image, where it has one. */
function restyled({ styleImage, styleStrength, seed }: DrawRequest, picture: Rgba): Rgba {
  const profile = styleImage && styleStrength ? readStyle(styleImage) : undefined;
  return profile ? restyle(picture, profile, styleStrength!, { seed }) : picture;
}

/** The finished picture of a painter that drew all of it: style, palette, and no transparency. */
function finished({ request }: Plan, painted: Rgba): Rgba {
  const styled = restyled(request, fillTransparent(hardenAlpha(painted)));
  const forced = forcedPalette(request.colorImage);
  return forced ? forcePalette(styled, forced) : reduceColors(styled, paletteSizeFor(request.detail));
}

const result = (image: Rgba, engine: string, brief: Brief): Drawing => ({
  image,
  engine,
  brief,
  palette: paletteOf(image),
});

/** The painter draws the subject; ground, light, style and finish are those of every other drawing. */
async function paintSubject(plan: Plan, painter: Painter): Promise<Drawing> {
  const { request, brief, layer, geometry, hooks } = plan;
  const box = subjectBox(request);
  const start = startOf(request);
  const joints = brief.kind === 'humanoid' ? request.skeleton : undefined;
  const asked = await told(plan, painter);
  const paint: PaintRequest = {
    ...asked,
    attributes: { ...asked.attributes, background: 'transparent' },
    width: box.width,
    height: box.height,
    ...(start ? { init: { image: crop(start.subject, box), keep: start.keep } } : {}),
    ...(joints?.length
      ? {
          pose: {
            joints: [...targetsOf(joints, box.width, box.height).values()],
            ...(request.skeletonGuidance !== undefined ? { guidance: request.skeletonGuidance } : {}),
          },
        }
      : {}),
  };
  const onPicture: Hooks = {
    ...hooks,
    ...(hooks.onStep
      ? {
          onStep: ({ preview, ...step }) =>
            hooks.onStep!({ ...step, ...(preview ? { preview: placed(preview, request, box) } : {}) }),
        }
      : {}),
  };
  const painted = await paintCandidates(painter, paint, layer, partOf(onPicture, 0.03, 0.9));
  const cut = painted.map((image) => (opaqueShare(image) > ALL_OPAQUE ? removeBackground(image) : image));
  const image = cut[await bestOf(cut, request.description, layer)]!;
  const layers: Layers = {
    engine: painter.engine,
    understand: geometry.understand,
    drawSubject: (_brief, { width, height }) => ({ image: resizePixels(image, width, height) }),
  };
  return composeDrawing(layers, { ...request, initImage: undefined }, partOf(hooks, 0.9, 1));
}

/** The painter draws the whole picture with its background. */
async function paintScene(plan: Plan, painter: Painter): Promise<Drawing> {
  const { request, brief, layer, hooks } = plan;
  const { width, height } = request;
  const start = startOf(request);
  const paint: PaintRequest = {
    ...(await told(plan, painter)),
    width,
    height,
    ...(start ? { init: { image: start.whole, keep: start.keep } } : {}),
  };
  const painted = await paintCandidates(painter, paint, layer, partOf(hooks, 0.03, 0.97));
  const image = finished(plan, painted[await bestOf(painted, request.description, layer)]!);
  hooks.onStep?.({ stage: 'finishing', fraction: 1, preview: image });
  return result(image, painter.engine, brief);
}

/** The painter fills the hole; every other byte stays. */
async function fillHole(plan: Plan, painter: Painter): Promise<Drawing> {
  const { request, brief, layer, hooks } = plan;
  const { width, height } = request;
  const { known, hole, keep, limitColors } = openInpainting(request)!;
  const start = startOf(request);
  const asked = await told(plan, painter);
  const whole = opaqueShare(known) > ALL_OPAQUE;
  const painted = await paintCandidates(
    painter,
    {
      ...asked,
      attributes: { ...asked.attributes, background: whole ? 'full' : 'transparent' },
      width,
      height,
      known: { image: known, hole },
      ...(start ? { init: { image: start.whole, keep: start.keep } } : {}),
    },
    layer,
    partOf(hooks, 0.03, 0.97),
  );
  const best = painted[await bestOf(painted, request.description, layer)]!;
  const styled = restyled(request, best);
  const forced = forcedPalette(request.colorImage);
  const image = keep(forced ? forcePalette(styled, forced) : limitColors(styled, paletteSizeFor(request.detail)));
  hooks.onStep?.({ stage: 'finishing', fraction: 1, preview: image });
  return result(image, painter.engine, brief);
}

/** Geometry draws, and the painter goes over it in its colours; geometry's own drawing is one of the candidates. */
async function refine(plan: Plan, painter: Painter): Promise<Drawing> {
  const { request, brief, layer, geometry, hooks } = plan;
  const drawing = await composeDrawing(geometry, request, partOf(hooks, 0.02, 0.3));
  if (drawing.palette.length === 0) return drawing;
  const { width, height } = request;
  const painted = await paintCandidates(
    painter,
    { ...(await told(plan, painter)), width, height, init: { image: drawing.image, keep: painter.refineKeep } },
    layer,
    partOf(hooks, 0.3, 0.97),
  );
  const locked = painted.map((image) => {
    const hard = hardenAlpha(image);
    return forcePalette(request.noBackground ? hard : fillTransparent(hard), drawing.palette);
  });
  // Without a judge what was asked for is taken: the refined one.
  const images = layer.rank ? [drawing.image, ...locked] : locked;
  const best = await bestOf(images, request.description, layer);
  const image = images[best]!;
  hooks.onStep?.({ stage: 'finishing', fraction: 1, preview: image });
  return image === drawing.image ? drawing : result(image, `${drawing.engine}+${painter.engine}`, brief);
}
