/**
 * From a request to a finished picture: understanding → subject → initial image → background → style → finish.
 * The layers that understand and draw are passed in, so that this order of steps can be read, and tested, alone.
 */

import { cleanPixels } from '../../src/pixels/cleanup.ts';
import { cloneImage, coverageOf, hardenAlpha, opaqueBounds, overlay } from '../../src/pixels/image.ts';
import { morphImages } from '../../src/pixels/morph.ts';
import { applyOutline } from '../../src/pixels/outline.ts';
import { forcePalette, paletteOf } from '../../src/pixels/palette.ts';
import { resizeNearest } from '../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../src/pixels/types.ts';
import { categoryOf } from './catalogue/things/index.ts';
import { checkRequest } from './check-request.ts';
import { figureColors, inColors, pictureColors } from './colours.ts';
import type { Composed, Composition } from './composition/composed.ts';
import { withoutUnshown } from './composition/untold.ts';
import { designOf } from './design.ts';
import type { DrawnSubject, Layers } from './layers.ts';
import { chooseScene } from './place/choose-scene.ts';
import { daylightOf } from './place/daylight.ts';
import { drawBackground } from './place/draw-background.ts';
import { drawCovering, standOn, subjectBox } from './place/place-subject.ts';
import { drawScenery } from './place/scenery.ts';
import { Progress } from './progress.ts';
import { placed, readInitial, strengthToMix } from './reference/initial-image.ts';
import { type Inpainting, openInpainting, paint } from './reference/inpaint/index.ts';
import { drawnStyle, type RestyleOptions, readStyle, restyle, type StyleProfile } from './reference/style/index.ts';
import { builtAs } from './subject/humanoid/built-as.ts';
import { bodyOf } from './subject/sources.ts';
import type { SubjectOptions } from './subject/types.ts';
import type { Brief, Drawing, DrawRequest, Hooks } from './types.ts';
import { DEFAULT_GUIDANCE, emphasise, variationFor } from './understand/guidance.ts';
import { withHabits } from './understand/manner.ts';
import { withLent } from './understand/with-lent.ts';

const MAX_FORCED_COLORS = 256;

/** How many colours a picture may have. */
const colorsOf = ({ detail, width, height, noBackground }: DrawRequest, brief: Brief): number =>
  (noBackground ? figureColors : pictureColors)(brief, detail, Math.max(width, height));

/** Of a palette of N colours, how many the background may have: the subject needs the others. */
const backgroundColors = (total: number): number => (total <= 8 ? 3 : total <= 16 ? 5 : 10);

/** The colours a colour image forces: its opaque ones, the most frequent 256; undefined when there are none. */
export function forcedPalette(colorImage: Rgba | undefined): readonly string[] | undefined {
  if (!colorImage) return undefined;
  const colors = paletteOf(colorImage, MAX_FORCED_COLORS);
  return colors.length > 0 ? colors : undefined;
}

/** A rough picture while the real one is drawn: half the size, flat tones, pixels doubled. */
function sketch(layers: Layers, brief: Brief, options: SubjectOptions): Rgba {
  const { skeleton: _, ...rest } = options;
  const small = layers.drawSubject(brief, {
    ...rest,
    width: Math.max(1, Math.ceil(options.width / 2)),
    height: Math.max(1, Math.ceil(options.height / 2)),
    style: { ...options.style, shading: 'flat shading', detail: 'low detail' },
  }).image;
  return resizeNearest(small, options.width, options.height);
}

/** What one request is drawn with, once it is read. */
interface Plan {
  readonly request: DrawRequest;
  readonly layers: Layers;
  readonly brief: Brief;
  readonly options: SubjectOptions;
  readonly profile: StyleProfile | undefined;
  readonly forced: readonly string[] | undefined;
  readonly progress: Progress;
  /** The backdrop of a composition that says none. */
  readonly home?: NonNullable<Composition['home']>;
  /** A composition of more than one. */
  readonly several: boolean;
  /** Draws the whole picture of a composition with a place. */
  readonly scene?: NonNullable<Composition['whole']>;
}

/**
 * Draws one request. Reports at least five steps, the later ones with a preview of the final size, and checks the abort
 * signal between them. The same request and seed give the same bytes.
 * Rejects with Aborted, or with a RangeError that names the field which is out of bounds.
 */
export async function composeDrawing(layers: Layers, asked: DrawRequest, hooks: Hooks = {}): Promise<Drawing> {
  checkRequest(asked);
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.03);
  const read = await layers.understand(asked);
  const composition = asked.skeleton?.length ? undefined : layers.compose?.(asked, read);
  const composed = composition?.brief ?? read;
  const understood = asked.lent ? withLent(composed, asked.lent) : composed;
  // A skeleton is a person's: others keep their own pose and place.
  const request = understood.kind === 'humanoid' && asked.skeleton?.length ? asked : { ...asked, skeleton: undefined };
  const profile = request.styleImage && request.styleStrength ? readStyle(request.styleImage) : undefined;
  const guidance = request.textGuidance ?? DEFAULT_GUIDANCE;
  const { outline, shading, detail, light, view, direction, oneSide, isometric, oblique, seed } = request;
  const style = withHabits(
    { outline, shading, detail, light, view, direction, ...(oneSide ? { oneSide } : {}), isometric, oblique },
    understood,
  );
  const variation = variationFor(guidance);
  const skeleton = request.skeleton !== undefined && request.skeletonGuidance !== 0;
  const posed = request.direction !== undefined || skeleton || request.initImage !== undefined;
  // what several subjects are made of is theirs
  const design = composition ? { brief: understood } : designOf(understood, seed, variation);
  // the last one is of the picture itself, those before it of previews
  let unshown: readonly string[] = [];
  const noting =
    <A extends readonly unknown[]>(drawn: (...args: A) => Composed) =>
    (...args: A): Composed => {
      const all = drawn(...args);
      unshown = all.facts.unshown ?? [];
      return all;
    };
  const plan: Plan = {
    request,
    several: composition !== undefined && composition.graph.nodes.reduce((sum, { count }) => sum + count, 0) > 1,
    layers: composition ? { ...layers, drawSubject: noting(composition.draw) } : layers,
    ...(composition?.whole ? { scene: noting(composition.whole) } : {}),
    ...(composition?.home ? { home: composition.home } : {}),
    brief: emphasise(design.brief, guidance),
    options: {
      width: request.width,
      height: request.height,
      style: profile ? drawnStyle(style, profile, request.styleStrength!, request.styleTakes) : style,
      ...(design.stretch ? { stretch: design.stretch } : {}),
      ...(design.pose && !posed ? { pose: design.pose } : {}),
      ...(design.custom ? { custom: design.custom } : {}),
      ...(request.build ? builtAs(request.build, Math.min(request.width, request.height)) : {}),
      ...(composition || request.initImage ? {} : { whole: true as const }),
      seed,
      variation,
    },
    profile,
    forced: forcedPalette(request.colorImage),
    progress,
  };
  const hole = openInpainting(request);
  const image = await (hole ? repaint(plan, hole) : drawWhole(plan));
  await progress.step('finishing', 1, image);
  const seen = composition !== undefined || (bodyOf(understood).hasView?.(request) ?? true);
  const shown = withoutUnshown(understood, unshown);
  const told = seen ? shown : { ...shown, drawnAs: `${shown.drawnAs} (one view only)` };
  return { image, engine: layers.engine, brief: told, palette: paletteOf(image) };
}

/** What of a style picture counts, besides its strength. At full strength there are its colours alone. */
const styling = ({ seed, styleTakes, styleKeepsHues }: DrawRequest): RestyleOptions => ({
  seed,
  ...(styleTakes ? { takes: styleTakes } : {}),
  ...(styleKeepsHues ? { keepsHues: true } : {}),
});

const isHouse = ({ brief }: Plan): boolean => brief.kind === 'thing' && categoryOf(brief.concept) === 'building';

/** A low row of several stands further back, nearer to the middle of the picture: above it all would be empty. */
function riseOfLow(drawn: Rgba): Px {
  const { height = drawn.height } = opaqueBounds(drawn) ?? {};
  return Math.max(0, Math.round((drawn.height * 0.45 - height) * 0.9));
}

/** The subject on a canvas of the picture's size, on the ground that a background would give it. */
async function drawFigure(plan: Plan): Promise<DrawnSubject> {
  const { request, layers, brief, progress } = plan;
  const { skeleton, coverage } = request;
  const box = subjectBox(request, plan.several, isHouse(plan));
  const options: SubjectOptions = {
    ...plan.options,
    width: box.width,
    height: box.height,
    ...(skeleton ? { skeleton: { joints: skeleton, guidance: request.skeletonGuidance ?? 1 } } : {}),
  };
  await progress.step(
    'sketching',
    0.15,
    progress.watched ? placed(sketch(layers, brief, options), request, box) : undefined,
  );
  if (coverage !== undefined && !skeleton) return { image: drawCovering(layers.drawSubject, brief, options, coverage) };
  const { image, footings } = layers.drawSubject(brief, {
    ...options,
    onStage: (_stage, preview) => {
      if (progress.watched) progress.report('shading', 0.45, placed(preview(), request, box));
    },
  });
  return {
    image: placed(hardenAlpha(image), request, box),
    ...(footings ? { footings: footings.map((f) => ({ ...f, x: f.x + box.x, y: f.y + box.y })) } : {}),
  };
}

async function drawWhole(plan: Plan): Promise<Rgba> {
  const { request, brief, profile, forced, progress } = plan;
  const { view, isometric, seed, outline, noBackground } = request;
  if (plan.scene && !noBackground && !request.initImage && request.coverage === undefined)
    return drawScene(plan, plan.scene);
  if (brief.scenery && !noBackground && !request.initImage && request.coverage === undefined) return drawPlace(plan);
  const { image: drawn, footings } = await drawFigure(plan);
  const scene = plan.home && !brief.setting ? plan.home : chooseScene(brief, seed);
  const floats = brief.kind === 'thing' && (scene === 'underwater' || scene === 'sky');
  const box = subjectBox(request, plan.several, isHouse(plan));
  const ground = floats ? Math.round(request.height * 0.8) : box.y + box.height;
  const floor = plan.several && !floats ? ground - riseOfLow(drawn) : ground;
  const figure = noBackground || request.skeleton ? drawn : standOn(drawn, floor);
  const down = (opaqueBounds(figure)?.y ?? 0) - (opaqueBounds(drawn)?.y ?? 0);
  await progress.step('shading', 0.6, figure);

  const total = colorsOf(request, brief);
  const limit = (image: Rgba, colors: number): Rgba => (forced ? cloneImage(image) : inColors(image, brief, colors));
  const initial = request.initImage ? readInitial(request.initImage, request) : undefined;
  const t = initial ? strengthToMix(request.initStrength ?? 300) : 0;
  const subjectColors = noBackground
    ? total
    : brief.console
      ? figureColors(brief, request.detail, Math.max(request.width, request.height))
      : total - backgroundColors(total);

  let subject = limit(figure, subjectColors);
  if (initial?.subject && t > 0) {
    const mixed = morphImages(figure, initial.subject, t);
    const lined = outline ? applyOutline(mixed, outline) : mixed;
    subject = cleanPixels(limit(lined, subjectColors));
  }
  await progress.step('finishing', 0.75, subject);

  let picture = subject;
  if (!noBackground) {
    const daylight = daylightOf(brief);
    const backdrop = drawBackground({
      width: request.width,
      height: request.height,
      scene,
      view: view ?? 'low top-down',
      isometric: isometric ?? false,
      colors: backgroundColors(total),
      seed,
      subject,
      contrastWith: figure,
      grounded: !floats,
      ...(footings ? { footings: footings.map((f) => ({ ...f, y: f.y + down })) } : {}),
      ...(daylight ? { daylight } : {}),
    });
    const behind =
      initial?.backdrop && t > 0
        ? limit(morphImages(backdrop, initial.backdrop, t), backgroundColors(total))
        : brief.console && !forced
          ? inColors(backdrop, brief, total - subjectColors || total)
          : backdrop;
    picture = cloneImage(behind);
    overlay(picture, subject, 0, 0);
    if (initial && (!initial.subject || (initial.backdrop && t === 1)))
      picture = morphImages(picture, initial.whole, t);
  }
  if (profile)
    picture = restyle(picture, profile, request.styleStrength!, { ...styling(request), layer: coverageOf(subject) });
  return forced ? forcePalette(picture, forced) : inColors(hardenAlpha(picture), brief, total);
}

/** Subjects in their place: all of it is drawn at once, its light included. */
async function drawScene(plan: Plan, scene: NonNullable<Composition['whole']>): Promise<Rgba> {
  const { request, options, profile, forced, progress } = plan;
  await progress.step('sketching', 0.15);
  const { image } = scene({ width: request.width, height: request.height, style: options.style, seed: request.seed });
  await progress.step('shading', 0.6, image);
  const styled = profile ? restyle(image, profile, request.styleStrength!, { seed: request.seed }) : image;
  await progress.step('finishing', 0.75, styled);
  return forced
    ? forcePalette(styled, forced)
    : inColors(hardenAlpha(styled), plan.brief, colorsOf(request, plan.brief));
}

/** A picture of a place alone. */
async function drawPlace(plan: Plan): Promise<Rgba> {
  const { request, layers, brief, options, profile, forced, progress } = plan;
  const total = colorsOf(request, brief);
  const of: Brief = { ...brief, kind: 'thing', colours: [], parts: [], without: [], build: [], count: 1 };
  const daylight = daylightOf(brief);
  await progress.step('sketching', 0.15);
  const picture = drawScenery({
    width: request.width,
    height: request.height,
    scene: chooseScene(brief, request.seed),
    view: request.view ?? 'low top-down',
    isometric: request.isometric ?? false,
    colors: Math.ceil(total * 0.6),
    seed: request.seed,
    ...(daylight ? { daylight } : {}),
    drawThing: (concept, width, height, seed) =>
      layers.drawSubject({ ...of, concept, drawnAs: concept }, { ...options, width, height, seed }).image,
  });
  await progress.step('shading', 0.6, picture);
  const styled = profile ? restyle(picture, profile, request.styleStrength!, styling(request)) : picture;
  await progress.step('finishing', 0.75, styled);
  return forced ? forcePalette(styled, forced) : inColors(hardenAlpha(styled), brief, total);
}

/** The known picture with what its mask marks drawn anew. */
async function repaint(plan: Plan, hole: Inpainting): Promise<Rgba> {
  const { request, layers, brief, options, profile, forced, progress } = plan;
  await progress.step('sketching', 0.15, hole.known);
  const drawn = paint(hole, { request, brief, options, drawSubject: layers.drawSubject });
  await progress.step('shading', 0.6, hole.keep(drawn));
  let picture = drawn;
  if (request.initImage) {
    const initial = readInitial(request.initImage, request);
    const t = strengthToMix(request.initStrength ?? 300);
    if (t > 0) picture = morphImages(picture, initial.whole, t);
  }
  await progress.step('finishing', 0.8, hole.keep(picture));
  if (profile) picture = restyle(picture, profile, request.styleStrength!, styling(request));
  const total = colorsOf(request, brief);
  return hole.keep(forced ? forcePalette(picture, forced) : hole.limitColors(picture, total));
}
