import type { LightSide, Outline, Shading } from '../../../src/domain/words.ts';
import { TONE } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import { materialOf } from '../catalogue/materials.ts';
import { scaleOf } from './camera.ts';
import { clearMargin, closeGaps, clusterTones } from './cleanup.ts';
import type { DecalSurface } from './primitives.ts';
import { rasterize } from './raster.ts';
import type { Samples } from './samples.ts';
import type { Scene } from './scene.ts';
import { innerLines, outerLine, shade } from './shading.ts';
import { type Surface, vote } from './surface.ts';
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
}

/** A rendering with what each of its pixels was decided to be, before decals and the outer line. */
export interface LayeredRendering extends Rendering {
  readonly surface: Surface;
  /** Tone of each pixel (`TONE`), inner lines included; of pixels without a part it says nothing. */
  readonly tone: Int8Array;
}

export const defaultShading = (size: Px): Shading => (size <= 48 ? 'medium shading' : 'detailed shading');

/** Samples along a pixel's side where none are asked for. */
export const defaultSamples = (size: Px): number => (size > 160 ? 2 : 4);

/** The side that thresholds go by. */
const sizeOf = ({ width, height, room = 0 }: RenderOptions): Px => Math.max(width, height) - 2 * room;

/** Draws a scene: samples → vote → gaps → tones → inner lines → decals → outer line. Same input, same bytes. */
export function renderScene(scene: Scene, o: RenderOptions): LayeredRendering {
  const samples = o.samples ?? defaultSamples(sizeOf(o));
  return renderSamples(scene, rasterize(scene, o.width, o.height, { ...o, samples }), { ...o, samples });
}

/** The same from samples on, for other sources of samples than solids; `o.view` gives the scale of lines and shadows. */
export function renderSamples(
  scene: Scene,
  taken: Samples,
  o: RenderOptions & { readonly samples: number },
): LayeredRendering {
  const { width, height, samples } = o;
  const size = sizeOf(o);
  const outline = o.outline ?? 'selective outline';
  const shading = o.shading ?? defaultShading(size);
  const scale = scaleOf(o.view);
  const surface = vote(scene, taken, width, height, samples, scale);
  clearMargin(surface, (o.margin ?? 1) + (outline === 'lineless' ? 0 : 1));
  closeGaps(surface);
  for (const retouch of scene.retouches) retouch(surface, o.view, o.originX + (o.room ?? 0), o.originY + (o.room ?? 0));
  const n = width * height;
  o.onStage?.('sketching', () => paint(surface, new Int8Array(n).fill(TONE.base)));
  const tone = shade(surface, shading, size, o.light);
  clusterTones(surface, tone, size >= 40 ? 3 : 2);
  o.onStage?.('shading', () => paint(surface, tone));
  const line = innerLines(surface, outline);
  for (let i = 0; i < n; i++) {
    if (line[i] === 2) tone[i] = TONE.line;
    else if (line[i] === 1) tone[i] = Math.max(TONE.deep, tone[i]! - 1);
  }
  const image = paint(surface, tone);
  const put = (i: number, colour: Rgb): void => {
    image.data[i * 4] = colour[0];
    image.data[i * 4 + 1] = colour[1];
    image.data[i * 4 + 2] = colour[2];
    image.data[i * 4 + 3] = 255;
  };
  const canvas = canvasOf(surface, o, put);
  for (const decal of scene.decals) decal(canvas);
  for (const [i, colour] of outerLine(surface, tone, outline, o.light)) put(i, colour);
  o.onStage?.('finishing', () => image);
  return { image, parts: surface.part, partNames: scene.parts.map((p) => p.name), surface, tone };
}

function paint(s: Surface, tone: Int8Array): Rgba {
  const data = new Uint8ClampedArray(s.width * s.height * 4);
  for (let i = 0; i < s.part.length; i++) {
    if (s.part[i]! < 0) continue;
    const colour = s.scene.materials.at(s.material[i]!).ramp[tone[i] as 0];
    data[i * 4] = colour[0];
    data[i * 4 + 1] = colour[1];
    data[i * 4 + 2] = colour[2];
    data[i * 4 + 3] = 255;
  }
  return { width: s.width, height: s.height, data };
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
