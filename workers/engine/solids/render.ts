import type { Detail, LightSide, Outline, Shading } from '../../../src/domain/words.ts';
import { oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { type Ramp, TONE } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import { materialOf } from '../catalogue/materials.ts';
import { alongBlades } from './blades.ts';
import { scaleOf } from './camera.ts';
import { clearMargin, closeGaps, clusterTones, joinLone } from './cleanup.ts';
import { litEdges } from './edges.ts';
import type { DecalSurface } from './primitives.ts';
import { rasterize } from './raster.ts';
import type { Samples } from './samples.ts';
import type { Scene } from './scene.ts';
import { BLACK, innerLines, outerLine, shade, TONES, type Tones } from './shading.ts';
import { type Surface, vote } from './surface.ts';
import { fringe } from './texture/fringe.ts';
import { type Idle, IdleShift } from './texture/idle.ts';
import { levelOf, type Sight, type Texture, texture } from './texture/index.ts';
import { apply, type Mat3 } from './vec.ts';

export type RenderStage = 'sketching' | 'shading' | 'finishing';

export interface RenderOptions {
  readonly width: Px;
  readonly height: Px;
  /** Model → pixels, from `viewMatrix`; any extra rotation included. */
  readonly view: Mat3;
  /** Where the model's origin lies, in pixels from the upper left corner. */
  readonly originX: number;
  readonly originY: number;
  /** Samples along a pixel's side. Default 4; 2 above 160 px. */
  readonly samples?: number;
  /** Default: medium up to 48 px, detailed above. */
  readonly shading?: Shading;
  /** Default: selective. */
  readonly outline?: Outline;
  /** Where the light comes from; default left. */
  readonly light?: LightSide;
  /** How much of the materials' own surfaces is drawn; absent: by size. */
  readonly detail?: Detail | undefined;
  /** The side of the picture in which the subject would stand alone, where the canvas has more room. Default: the larger side. */
  readonly figure?: Px;
  /** Of a frame of a motion: the figure standing still from the same side (`idleOf`), whose rigid parts keep their surfaces. */
  readonly idle?: Idle | undefined;
  /** Only to be measured: without surfaces. */
  readonly plain?: boolean;
  /** Transparent pixels kept along the frame (lines included). Default 1; 0 for tiles. */
  readonly margin?: Px;
  /** Pixels of width and height, on each side, that are room around a still picture: what it shows is drawn just as there. */
  readonly room?: Px;
  /** Called as the picture comes along; `image()` is made only when asked for. */
  readonly onStage?: (stage: RenderStage, image: () => Rgba) => void;
}

export interface Rendering {
  /** Straight RGBA, alpha 0 or 255, RGB 0 where transparent. */
  readonly image: Rgba;
  /** Part index of each pixel, −1 for none (the outer line belongs to no part). */
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
  /** Pixels that decals set: eyes, marks. */
  readonly set?: Uint8Array;
}

/**
 * A rendering with what each of its pixels was decided to be, before decals and the outer line: tones with inner lines included; of
 * pixels without a part they say nothing.
 */
export interface LayeredRendering extends Rendering, Tones {
  readonly surface: Surface;
}

export const defaultShading = (size: Px): Shading => (size <= 48 ? 'medium shading' : 'detailed shading');

/** Samples along a pixel's side where none are asked for. */
export const defaultSamples = (size: Px): number => (size > 160 ? 2 : 4);

/** Smallest clusters of one tone, in pixels, by the size of the picture. */
const clusterAt = (size: Px): number => (size >= 160 ? 4 : size >= 88 ? 3 : size >= 56 ? 2 : size >= 40 ? 3 : 2);

/** Draws a scene: samples → vote → gaps → surfaces → tones → inner lines → decals → outer line. Same input, same bytes. */
export function renderScene(scene: Scene, o: RenderOptions): LayeredRendering {
  const samples = samplesOf(o);
  const taken = rasterize(scene, o.width, o.height, { ...o, samples, laid: isRich(o) });
  return renderSamples(scene, taken, { ...o, samples });
}

/** The side that thresholds go by. */
const sizeOf = ({ figure, width, height, room = 0 }: RenderOptions): Px => figure ?? Math.max(width, height) - 2 * room;
/** Samples along a pixel's side that a picture has. */
const samplesOf = (o: RenderOptions): number =>
  o.samples ?? defaultSamples(Math.max(o.width, o.height) - 2 * (o.room ?? 0));
const richness = (o: RenderOptions) => (o.plain ? 0 : levelOf(sizeOf(o), o.detail));
/** Whether surfaces are drawn: what is flat has none. */
const isRich = (o: RenderOptions): boolean => richness(o) > 0 && TONES[o.shading ?? defaultShading(sizeOf(o))] > 1;

/**
 * The same from samples on, for other sources of samples than solids; `o.view` gives the scale of lines and shadows. `plane`: the
 * samples come from a flat drawing, whose surfaces lie in the picture's plane.
 */
export function renderSamples(
  scene: Scene,
  taken: Samples,
  o: RenderOptions & { readonly samples: number; readonly plane?: boolean },
): LayeredRendering {
  const { width, height } = o;
  const outline = o.outline ?? 'selective outline';
  const level = richness(o);
  const { surface, tones } = shaded(scene, taken, o);
  const { tone, half } = tones;
  if (o.idle && level > 0) keepIdle(surface, tones, o.idle, o);
  o.onStage?.('shading', () => paint(surface, tones));
  const n = width * height;
  const line = innerLines(surface, outline, level);
  for (let i = 0; i < n; i++) {
    if (line[i]) half[i] = 0;
    if (line[i] === 2) tone[i] = TONE.line;
    else if (line[i] === 1) tone[i] = Math.max(TONE.deep, tone[i]! - 1);
  }
  if (level > 0) joinLone(surface, tones, line);
  const image = paint(surface, tones);
  const put = (i: number, colour: Rgb): void => {
    image.data[i * 4] = colour[0];
    image.data[i * 4 + 1] = colour[1];
    image.data[i * 4 + 2] = colour[2];
    image.data[i * 4 + 3] = 255;
  };
  if (level > 0 && outline === 'single color black outline')
    for (let i = 0; i < n; i++) if (line[i] === 2) put(i, BLACK);
  const set = new Uint8Array(n);
  const canvas = canvasOf(surface, o, (i, colour) => {
    set[i] = 1;
    put(i, colour);
  });
  for (const decal of scene.decals) decal(canvas);
  for (const [i, colour] of outerLine(surface, tone, outline, o.light)) put(i, colour);
  o.onStage?.('finishing', () => image);
  return { image, parts: surface.part, partNames: scene.parts.map((p) => p.name), set, surface, tone, half };
}

/** A scene as the idle figure of a motion's frames; undefined where pictures are too small to have surfaces. */
export function idleOf(scene: Scene, o: RenderOptions): Idle | undefined {
  if (!isRich(o)) return undefined;
  const samples = samplesOf(o);
  const taken = rasterize(scene, o.width, o.height, { ...o, samples, laid: true });
  return { ...shaded(scene, taken, { ...o, samples }), sight: sightOf(o) };
}

/** From where the pixels of a picture are seen, its room counted. */
const sightOf = ({ view, originX, originY, room = 0 }: RenderOptions): Sight => ({
  view,
  originX: originX + room,
  originY: originY + room,
});

/** What each pixel is and its tone, before lines: vote → gaps → surfaces → tones → clusters → edges → marks. */
function shaded(
  scene: Scene,
  taken: Samples,
  o: RenderOptions & { readonly samples: number; readonly plane?: boolean },
): { readonly surface: Surface; readonly tones: Tones } {
  const size = sizeOf(o);
  const shading = o.shading ?? defaultShading(size);
  const level = richness(o);
  const surface = vote(scene, taken, o.width, o.height, o.samples, scaleOf(o.view));
  const ring = (o.margin ?? 1) + (o.outline === 'lineless' ? 0 : 1);
  clearMargin(surface, ring);
  closeGaps(surface);
  alongBlades(surface, o.light ?? 'left');
  const sight = sightOf(o);
  for (const retouch of scene.retouches) retouch(surface, o.view, sight.originX, sight.originY);
  const skin = { ...o, ...sight, size, level: isRich(o) ? level : 0 } as const;
  fringe(surface, skin, ring);
  o.onStage?.('sketching', () => paint(surface, flatTones(o.width * o.height)));
  const texts = texture(surface, skin);
  const manner = { shading, level, size, from: o.light ?? 'left' };
  const tones = shade(surface, manner, texts.kind);
  clusterTones(surface, tones, clusterAt(size));
  litEdges(surface, manner, texts, tones);
  addMarks(surface, texts, tones, TONES[shading]);
  return { surface, tones };
}

/** Rigid parts that hardly turned look as they do when idle. */
function keepIdle(s: Surface, { tone, half }: Tones, idle: Idle, o: RenderOptions): void {
  const shift = new IdleShift(idle, s, sightOf(o));
  for (let i = 0; i < tone.length; i++) {
    if (s.part[i]! < 0) continue;
    const j = shift.find(i);
    if (j < 0) continue;
    tone[i] = idle.tones.tone[j]!;
    half[i] = idle.tones.half[j]!;
  }
}

const flatTones = (n: number): Tones => ({ tone: new Int8Array(n).fill(TONE.base), half: new Uint8Array(n) });

const LAID = new Set<string | undefined>(['bricks', 'tiles']);

/** Adds the marks of surfaces, within the tones that a shading word allows. */
function addMarks(s: Surface, { mark, kind }: Texture, { tone, half }: Tones, tones: number): void {
  const darkest = tones <= 3 ? TONE.shadow : TONE.deep;
  // joints stay to be seen in deep shade
  const joint = tones <= 3 ? darkest : TONE.line;
  const lightest = tones <= 2 ? TONE.base : TONE.light;
  for (let i = 0; i < mark.length; i++) {
    if (mark[i] === 0 || s.part[i]! < 0) continue;
    const to = tone[i]! + mark[i]!;
    if (to < (LAID.has(kind[i]) ? joint : darkest) || to > lightest) continue;
    tone[i] = to;
    half[i] = 0;
  }
}

function paint(s: Surface, { tone, half }: Tones): Rgba {
  const data = new Uint8ClampedArray(s.width * s.height * 4);
  for (let i = 0; i < s.part.length; i++) {
    if (s.part[i]! < 0) continue;
    const colour = toneColour(s.scene.materials.at(s.material[i]!).ramp, tone[i]!, half[i]!);
    data[i * 4] = colour[0];
    data[i * 4 + 1] = colour[1];
    data[i * 4 + 2] = colour[2];
    data[i * 4 + 3] = 255;
  }
  return { width: s.width, height: s.height, data };
}

const between = new Map<number, Rgb>();
const MOST_BETWEEN = 4096;

/** The colour of a tone, or the one halfway to the next lighter tone in OKLab. */
export function toneColour(ramp: Ramp, tone: number, half: number): Rgb {
  const a = ramp[tone as 0];
  if (half === 0) return a;
  const b = ramp[(tone + 1) as 0];
  const key = ((a[0] << 16) | (a[1] << 8) | a[2]) * 0x1000000 + ((b[0] << 16) | (b[1] << 8) | b[2]);
  const known = between.get(key);
  if (known) return known;
  const [p, q] = [rgbToOklab(a), rgbToOklab(b)];
  const colour = oklabToRgb([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2]);
  if (between.size >= MOST_BETWEEN) between.clear();
  between.set(key, colour);
  return colour;
}

function canvasOf(s: Surface, o: RenderOptions, put: (i: number, colour: Rgb) => void): DecalSurface {
  const { width, height } = s;
  const { room = 0 } = o;
  const index = (x: Px, y: Px): number => (x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x);
  const partAt = (x: Px, y: Px): number => {
    const i = index(x, y);
    return i < 0 ? -1 : s.part[i]!;
  };
  return {
    width,
    height,
    scale: s.scale,
    partAt,
    nameAt: (x, y) => s.scene.parts[partAt(x, y)]?.name ?? '',
    put(x, y, colour) {
      if (partAt(x, y) >= 0) put(index(x, y), colour);
    },
    project(p) {
      const v = apply(o.view, p);
      return [v[0] + o.originX + room, v[1] + o.originY + room, v[2]];
    },
    direction(v) {
      const d = apply(o.view, v);
      return [d[0] / s.scale, d[1] / s.scale, d[2] / s.scale];
    },
    depthAt: (x, y) => (partAt(x, y) < 0 ? Number.NEGATIVE_INFINITY : s.depth[index(x, y)]!),
    ramp: (material) => materialOf(material).ramp,
  };
}
