/**
 * From a request to a finished picture: understanding → subject → initial image → background → finish.
 * The layers that understand and draw are passed in, so that this order of steps can be read, and tested, alone.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseScene } from './background/choose-scene.ts';
import { drawBackground } from './background/draw-background.ts';
import { DEFAULT_GUIDANCE, emphasise, variationFor } from './guidance.ts';
import { cleanPixels } from './pixels/cleanup.ts';
import { cloneImage, createImage, hardenAlpha, opaqueBounds, overlay, paste } from './pixels/image.ts';
import { fillTransparent, morphImages } from './pixels/morph.ts';
import { applyOutline } from './pixels/outline.ts';
import { forcePalette, paletteOf, paletteSizeFor, reduceColors } from './pixels/palette.ts';
import { pixelate } from './pixels/pixelate.ts';
import { opaqueShare, removeBackground } from './pixels/remove-background.ts';
import { fitBox, resizeNearest } from './pixels/resize.ts';
import {
  Aborted,
  type Brief,
  type Drawing,
  type DrawRequest,
  type Hooks,
  type Px,
  type Rgba,
  type Style,
} from './types.ts';

/** What a layer is told besides the brief. */
export interface SubjectOptions {
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  readonly seed: number;
  /** 0..1: how far the seed may vary what the brief leaves open. */
  readonly variation: number;
  readonly onStage?: (stage: string, image: () => Rgba) => void;
}

/** The layers that a drawing is made by. */
export interface Layers {
  /** Name of the drawing layer, as told in the result: 'geometry', 'kiln'. */
  readonly engine: string;
  /** Description, negative description and seed to a brief. */
  readonly understand: (request: DrawRequest) => Promise<Brief>;
  /** The subject alone on a transparent background, of exactly the size asked. */
  readonly drawSubject: (brief: Brief, options: SubjectOptions) => { readonly image: Rgba };
}

const MAX_SIDE = 1024;
const MAX_FORCED_COLORS = 256;

/** Of a palette of N colours, how many the background may have: the subject needs the others. */
const backgroundColors = (total: number): number => (total <= 8 ? 3 : total <= 16 ? 5 : 10);

/** Checks for cancellation after letting other work of the process run, and reports a step. */
class Progress {
  readonly #hooks: Hooks;
  #last = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  get watched(): boolean {
    return this.#hooks.onStep !== undefined;
  }

  report(stage: string, fraction: number, preview?: Rgba): void {
    if (this.#hooks.signal?.aborted) throw new Aborted();
    this.#last = Math.max(this.#last, Math.min(1, fraction));
    this.#hooks.onStep?.({ stage, fraction: this.#last, ...(preview ? { preview } : {}) });
  }

  async step(stage: string, fraction: number, preview?: Rgba): Promise<void> {
    this.report(stage, fraction, preview);
    await nextTurn();
    if (this.#hooks.signal?.aborted) throw new Aborted();
  }
}

/** Where the subject is drawn within the picture: all of it alone, or with ground below and air around it. */
function subjectBox(request: DrawRequest): { x: Px; y: Px; width: Px; height: Px } {
  const { width, height } = request;
  if (request.noBackground) return { x: 0, y: 0, width, height };
  const flat = request.isometric || request.view === 'high top-down';
  const ground = Math.round(height * (flat ? 0.1 : request.view === 'side' ? 0.06 : 0.09));
  const boxHeight = Math.max(1, height - ground - Math.round(height * (flat ? 0.08 : 0.07)));
  const boxWidth = Math.max(1, width - 2 * Math.round(width * 0.06));
  return { x: Math.floor((width - boxWidth) / 2), y: height - ground - boxHeight, width: boxWidth, height: boxHeight };
}

/** Moves the figure so that its lowest pixel is just above row `floor`: it is to stand on the ground, or float over it. */
function settle(figure: Rgba, floor: Px): Rgba {
  const box = opaqueBounds(figure);
  if (!box) return figure;
  const down = Math.max(-box.y, floor - (box.y + box.height));
  const out = createImage(figure.width, figure.height);
  paste(out, figure, 0, down);
  return out;
}

/** The colours a colour image forces: its opaque ones, the most frequent 256; undefined when there are none. */
function forcedPalette(colorImage: Rgba | undefined): readonly string[] | undefined {
  if (!colorImage) return undefined;
  const colors = paletteOf(colorImage, MAX_FORCED_COLORS);
  return colors.length > 0 ? colors : undefined;
}

/** The initial image as pixel art of the picture's size, split into its subject and, where it has one, its backdrop. */
interface Initial {
  readonly whole: Rgba;
  /** Undefined when it could not be told from its backdrop: then the two pictures are blended as wholes. */
  readonly subject?: Rgba;
  /** Opaque everywhere; the subject's place is filled with the colours around it. */
  readonly backdrop?: Rgba;
}

function readInitial(image: Rgba, request: DrawRequest): Initial {
  const { width, height } = request;
  const box = fitBox(image, width, height, 'contain');
  const art = pixelate(image, box.width, box.height, { colors: 64, clean: false });
  const figure = removeBackground(art);
  const share = opaqueShare(figure);
  const cut = share > 0.03 && share < 0.97 * opaqueShare(art);
  const put = (part: Rgba): Rgba => place(part, request, box);
  if (request.noBackground) return { whole: put(cut ? figure : art), subject: put(cut ? figure : art) };
  if (opaqueShare(art) < 0.97) return { whole: put(art), subject: put(art) };
  // Where the aspect ratio leaves bars, the image's border goes on.
  const whole = fillTransparent(put(art));
  if (!cut) return { whole };
  const ground = cloneImage(art);
  for (let i = 3; i < ground.data.length; i += 4) if (figure.data[i]! > 0) ground.data.fill(0, i - 3, i + 1);
  return { whole, subject: put(figure), backdrop: fillTransparent(put(ground)) };
}

/** 1..999 to 0..1, both ends exact. */
const strengthToMix = (strength: number): number => (Math.min(999, Math.max(1, strength)) - 1) / 998;

/** A rough picture while the real one is drawn: half the size, flat tones, pixels doubled. */
function sketch(layers: Layers, brief: Brief, options: SubjectOptions): Rgba {
  const small = layers.drawSubject(brief, {
    ...options,
    width: Math.max(1, Math.ceil(options.width / 2)),
    height: Math.max(1, Math.ceil(options.height / 2)),
    style: { ...options.style, shading: 'flat shading', detail: 'low detail' },
  }).image;
  return resizeNearest(small, options.width, options.height);
}

function place(image: Rgba, request: DrawRequest, box: { x: Px; y: Px }): Rgba {
  const out = createImage(request.width, request.height);
  overlay(out, image, box.x, box.y);
  return out;
}

function checkSize({ width, height }: DrawRequest): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new RangeError(`Image sides must be whole numbers from 1 to ${MAX_SIDE}, got ${width}x${height}`);
    }
  }
}

/**
 * Draws one request. Reports at least five steps, the later ones with a preview of the final size, and checks the abort
 * signal between them. The same request and seed give the same bytes.
 * Rejects with Aborted, or with a RangeError for a size outside 1..1024.
 */
export async function composeDrawing(layers: Layers, request: DrawRequest, hooks: Hooks = {}): Promise<Drawing> {
  checkSize(request);
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.03);
  const brief = await layers.understand(request);

  const guidance = request.textGuidance ?? DEFAULT_GUIDANCE;
  const { outline, shading, detail, view, direction, isometric, oblique, seed } = request;
  const style: Style = { outline, shading, detail, view, direction, isometric, oblique };
  const box = subjectBox(request);
  const options: SubjectOptions = {
    width: box.width,
    height: box.height,
    style,
    seed,
    variation: variationFor(guidance),
    onStage: (_stage, image) => {
      if (progress.watched) progress.report('shading', 0.45, place(image(), request, box));
    },
  };
  const told = emphasise(brief, guidance);
  const { onStage: _, ...silent } = options;
  await progress.step(
    'sketching',
    0.15,
    progress.watched ? place(sketch(layers, told, silent), request, box) : undefined,
  );
  const drawn = layers.drawSubject(told, options).image;
  const placed = place(hardenAlpha(drawn), request, box);
  const scene = chooseScene(brief, seed);
  const floats = brief.kind === 'thing' && (scene === 'underwater' || scene === 'sky');
  const floor = floats ? Math.round(request.height * 0.8) : box.y + box.height;
  const figure = request.noBackground ? placed : settle(placed, floor);
  await progress.step('shading', 0.6, figure);

  const forced = forcedPalette(request.colorImage);
  const total = paletteSizeFor(detail);
  const limit = (image: Rgba, colors: number): Rgba => (forced ? cloneImage(image) : reduceColors(image, colors));
  const initial = request.initImage ? readInitial(request.initImage, request) : undefined;
  const t = initial ? strengthToMix(request.initStrength ?? 300) : 0;
  const subjectColors = request.noBackground ? total : total - backgroundColors(total);

  let subject = limit(figure, subjectColors);
  if (initial?.subject && t > 0) {
    const mixed = morphImages(figure, initial.subject, t);
    const lined = outline ? applyOutline(mixed, outline) : mixed;
    subject = cleanPixels(limit(lined, subjectColors));
  }
  await progress.step('finishing', 0.75, subject);

  let picture = subject;
  if (!request.noBackground) {
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
    });
    const behind =
      initial?.backdrop && t > 0
        ? limit(morphImages(backdrop, initial.backdrop, t), backgroundColors(total))
        : backdrop;
    picture = cloneImage(behind);
    overlay(picture, subject, 0, 0);
    if (initial && (!initial.subject || (initial.backdrop && t === 1)))
      picture = morphImages(picture, initial.whole, t);
  }
  const image = forced ? forcePalette(picture, forced) : reduceColors(hardenAlpha(picture), total);
  await progress.step('finishing', 1, image);
  return { image, engine: layers.engine, brief, palette: paletteOf(image) };
}
