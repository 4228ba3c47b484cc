/** The ways that a painter takes part in a drawing. */

import { crop } from '../../../src/pixels/image.ts';
import {
  forcePalette,
  hardenAlpha,
  paletteOf,
  paletteSizeFor,
  reduceColors,
  removeBackground,
  resizePixels,
} from '../../../src/pixels/index.ts';
import { fillTransparent } from '../../../src/pixels/morph.ts';
import { opaqueShare } from '../../../src/pixels/remove-background.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { composeDrawing, forcedPalette } from '../compose-drawing.ts';
import type { Layers } from '../layers.ts';
import { subjectBox } from '../place/place-subject.ts';
import { placed } from '../reference/initial-image.ts';
import { openInpainting } from '../reference/inpaint/index.ts';
import { readStyle, restyle } from '../reference/style/index.ts';
import { targetsOf } from '../subject/posed/targets.ts';
import type { Brief, Drawing, DrawRequest, Hooks } from '../types.ts';
import { bestOf, paintCandidates, partOf } from './candidates.ts';
import { type Plan, startOf, told } from './plan.ts';
import type { Painter, PaintRequest, PaintUse } from './types.ts';

/** A picture that is opaque to this share has a background. */
const ALL_OPAQUE = 0.97;
/** A subject that is opaque to less than this share was not drawn. */
const NEXT_TO_NOTHING = 0.01;

/** Uses that are a way to draw a request; the others are conditions of one. */
export type Way = Extract<PaintUse, 'inpaint' | 'scene' | 'text' | 'unknown' | 'refine'>;

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

/**
 * The painter draws the subject; ground, light, style and finish are those of every other drawing. Where it draws nothing,
 * geometry does.
 */
async function paintSubject(plan: Plan, painter: Painter): Promise<Drawing> {
  const { request, brief, layer, geometry, hooks } = plan;
  const box = subjectBox(request);
  // With a background the initial image has one as well: then both are blended in, as in every other drawing.
  const start = painter.startsFromPictures && request.noBackground ? startOf(request) : undefined;
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
  const cut = painted
    .map((image) => (opaqueShare(image) > ALL_OPAQUE ? removeBackground(image) : image))
    .filter((image) => opaqueShare(image) > NEXT_TO_NOTHING);
  if (cut.length === 0) return composeDrawing(geometry, request, partOf(hooks, 0.9, 1));
  const image = cut[await bestOf(cut, request.description, layer)]!;
  const layers: Layers = {
    engine: painter.engine,
    understand: geometry.understand,
    drawSubject: (_brief, { width, height }) => ({ image: resizePixels(image, width, height) }),
  };
  return composeDrawing(layers, start ? { ...request, initImage: undefined } : request, partOf(hooks, 0.9, 1));
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

/** Each way's drawing; the rest of a drawing's promises (size, alpha, palette, bytes that are kept) hold for all. */
export const WAYS: Record<Way, (plan: Plan, painter: Painter) => Promise<Drawing>> = {
  inpaint: fillHole,
  scene: paintScene,
  text: paintSubject,
  unknown: paintSubject,
  refine,
};
