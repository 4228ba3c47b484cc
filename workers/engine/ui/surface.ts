/** A framed surface of any shape: the bands of its frame, then its textured ground. Every element is made of these. */
import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import { canvas, put } from './canvas.ts';
import { FINISHES, type Finish } from './finishes.ts';
import { boxMask, type Corner, type Mask, noise, PERIOD, type RawBand, type Relief, reliefOf, wrap } from './shape.ts';
import { type Texture, textureNamed } from './textures.ts';
import type { Kit, Role, Slice, State } from './types.ts';

interface Band {
  readonly pixels: number;
  readonly role?: Role;
  readonly tone: string;
}

const parsed = new Map<string, readonly Band[]>();

/** Bands of a finish's text; see finishes.ts. */
export function bandsOf(text: string): readonly Band[] {
  let found = parsed.get(text);
  if (!found) {
    found = text.split(' ').map((token) => {
      const [, role, tone, pixels] = /^(?:(\w+):)?(\w+)(?:\*(\d+))?$/.exec(token)!;
      return { pixels: Number(pixels ?? 1), tone: tone!, ...(role && role !== 'self' ? { role: role as Role } : {}) };
    });
    parsed.set(text, found);
  }
  return found;
}

export const thickness = (bands: string): number => bandsOf(bands).reduce((sum, { pixels }) => sum + pixels, 0);

const FIXED: Readonly<Record<string, number>> = { line: 0, deep: 1, shadow: 2, base: 3, light: 4, spec: 5 };
const pickTone = (l: number, lit: number, level: number, away: number): number =>
  l > 0.25 ? lit : l < -0.25 ? away : level;

function toneOf(name: string, l: number, state: State): number {
  const fixed = FIXED[name];
  if (fixed !== undefined) return fixed;
  if (name === 'up') return pickTone(l, 4, 3, 2);
  if (name === 'in') return pickTone(l, 1, 2, 3);
  if (name === 'bright') return pickTone(l, 5, 3, 1);
  if (name === 'soft') return pickTone(l, 4, 3, 3);
  if (name === 'groove') return pickTone(l, 2, 3, 3);
  if (name === 'glow') return state === 'hover' || state === 'focused' ? 5 : state === 'pressed' ? 2 : 3;
  if (name === 'rim') return state === 'pressed' ? pickTone(l, 1, 2, 3) : pickTone(l, 5, 4, 2);
  throw new RangeError(`Unknown tone of a band: ${name}`);
}

export interface SurfaceOptions {
  /** Another shape than a rectangle. */
  readonly shape?: Mask;
  readonly corner?: Corner;
  readonly radius?: number;
  /** The frame's bands; '' for none. */
  readonly bands: string;
  /** Ramp of the ground and of bands without a role. */
  readonly fill: Ramp;
  readonly frame?: Ramp;
  readonly texture?: Texture;
  readonly frameTexture?: Texture;
  /** Ramp of the texture's second tones. */
  readonly second?: Ramp;
  /** The margin that a nine-slice keeps: textures count from there, so that the middle can repeat. */
  readonly slice?: Px;
  /** The texture stays inside the margin: slanting patterns would show where the last repeat is cut. */
  readonly matted?: boolean;
  readonly inner?: number;
  readonly gradient?: number;
  /** Tones by which all of the ground is lighter. */
  readonly shift?: number;
  readonly state?: State;
  /** Bands in their own colours, in place of `bands`. */
  readonly rawBands?: readonly RawBand[];
  /** 24×24 colours that repeat, in place of the texture. */
  readonly matter?: readonly Rgb[];
  /** The ground's tone at a place, if it is not the texture's. */
  readonly ground?: (x: Px, y: Px, tone: number) => Rgb | undefined;
}

export interface Surface {
  readonly image: Rgba;
  readonly mask: Mask;
  readonly relief: Relief;
  /** Pixels of the frame. */
  readonly border: Px;
}

const clampTone = (t: number): number => Math.max(1, Math.min(5, Math.round(t)));

/** Tone of a ramp by a step that may be a fraction; never its line. */
export const tone = (r: Ramp, t: number): Rgb => r[clampTone(t)]!;

export const finishOf = (kit: Kit): Finish => FINISHES[kit.theme.finish];

/** Moves a texture by the seed, so that two seeds give two surfaces. */
export function seeded(kit: Kit, texture: Texture): Texture {
  if (!kit.seed) return texture;
  const [dx, dy] = [Math.floor(noise(kit.seed, 1) * PERIOD), Math.floor(noise(kit.seed, 2) * 3) * 8];
  return (x, y) => texture(x + dx, y + dy);
}

export function paintSurface(kit: Kit, width: Px, height: Px, o: SurfaceOptions): Surface {
  const image = canvas(width, height);
  const mask = o.shape ?? boxMask(width, height, o.corner, o.radius, o.slice);
  const relief = reliefOf(mask);
  const bands = o.bands && !o.rawBands?.length ? bandsOf(o.bands) : [];
  const border = o.rawBands?.length ? o.rawBands.length : bands.reduce((sum, { pixels }) => sum + pixels, 0);
  const frame = o.frame ?? o.fill;
  const texture = o.texture ?? textureNamed('plain');
  const frameTexture = o.frameTexture ?? textureNamed('plain');
  const second = o.second ?? kit.ramps.second;
  const s = o.slice ?? 0;
  const state = o.state ?? 'normal';
  const edgeOf = bands.flatMap((band) => Array<Band>(band.pixels).fill(band));

  const bandColour = (band: Band, x: Px, y: Px, l: number): Rgb => {
    const own = band.role ? kit.ramps[band.role] : frame;
    const step = toneOf(band.tone, l, state);
    if (band.tone !== 'base') return own[step]!;
    const t = frameTexture(x - s, y - s);
    return t >= 8 ? tone(second, 3 + t - 10) : tone(own, step + t);
  };
  const groundColour = (x: Px, y: Px, l: number, deep: number): Rgb => {
    const inField = x >= s && y >= s && x < width - s && y < height - s;
    const t = o.matted && s && !inField ? 0 : texture(x - s, y - s - 1);
    const veins = t >= 8;
    let step = 3 + (veins ? t - 10 : t) + (o.shift ?? 0);
    if (o.inner && l > 0.25 && deep < 2.9) step -= deep < 1.9 ? o.inner : o.inner / 2;
    if (o.gradient) step += ((height / 2 - y) / height) * o.gradient;
    return o.ground?.(x, y, step) ?? tone(veins ? second : o.fill, step);
  };

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mask.cells[i]) continue;
      const depth = relief.depth[i]!;
      const at = Math.floor(depth - 0.01);
      const band = edgeOf[at];
      const l = depth < border + 4 ? relief.lit(x, y) : 0;
      const raw = o.rawBands?.[at];
      if (raw) {
        put(image, x, y, raw[l > 0.6 ? 0 : l < -0.6 ? 2 : 1]);
        continue;
      }
      if (!band && o.matter) {
        put(image, x, y, o.matter[wrap(y - s, PERIOD) * PERIOD + wrap(x - s, PERIOD)]!);
        continue;
      }
      put(image, x, y, band ? bandColour(band, x, y, l) : groundColour(x, y, l, depth - border));
    }
  }
  return { image, mask, relief, border };
}

export const even = (n: Px): Slice => ({ left: n, top: n, right: n, bottom: n });

/** A nine-slice picture at another size: corners as they are, sides and middle repeated, the last repeat cut. */
export function stretch(image: Rgba, { left, top, right, bottom }: Slice, width: Px, height: Px): Rgba {
  const out = canvas(width, height);
  const [midX, midY] = [image.width - left - right, image.height - top - bottom];
  const source = (at: Px, size: Px, from: Px, whole: Px, before: Px, after: Px, middle: Px): Px =>
    at < before ? from + at : at >= size - after ? whole - (size - at) : before + wrap(at - before, middle);
  for (let y = 0; y < height; y++) {
    const v = source(y, height, 0, image.height, top, bottom, midY);
    for (let x = 0; x < width; x++) {
      const u = source(x, width, 0, image.width, left, right, midX);
      const k = (v * image.width + u) * 4;
      if (image.data[k + 3]) put(out, x, y, [image.data[k]!, image.data[k + 1]!, image.data[k + 2]!]);
    }
  }
  return out;
}
