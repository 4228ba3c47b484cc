/** Texture as statistics, measured and given: how much of a picture is dithered, how much is speckled, how much of it glints. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { type Ramp, readTones, type Tone, type TonedImage } from './tones.ts';

export interface Texture {
  /** 0..1: share of the places where two tones of a ramp meet that are checkered. */
  readonly dither: number;
  /** 0..1: share of inner pixels that differ from all four neighbours and stay within their ramp. */
  readonly noise: number;
  /** 0..1: share of the materials' pixels that glint: small patches clearly lighter than the rest of their ramp. */
  readonly highlights: number;
}

/** A glint fills at most this share of its ramp, and is this much lighter than the next tone. */
const GLINT_SHARE = 0.2;
const GLINT_STEP = 0.06;

/** The tone of a ramp that is its glint, if it has one. */
function glintOf(ramp: Ramp, tones: readonly Tone[]): number | undefined {
  const [next, last] = ramp.tones.slice(-2);
  if (last === undefined || next === undefined) return undefined;
  const small = tones[last]!.count <= GLINT_SHARE * ramp.count;
  return small && tones[last]!.lab[0] >= tones[next]!.lab[0] + GLINT_STEP ? last : undefined;
}

/** Measures the texture of a picture that `readTones` has taken apart. */
export function readTexture({ width, height }: Rgba, { tones, ramps, toneOf }: TonedImage): Texture {
  const rampOf = new Int16Array(tones.length);
  ramps.forEach((r, k) => {
    for (const t of r.tones) rampOf[t] = k;
  });
  let met = 0;
  let checkered = 0;
  let inner = 0;
  let single = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const t = toneOf[i]!;
      if (t < 0 || ramps[rampOf[t]!]!.line) continue;
      const near = [toneOf[i - 1]!, toneOf[i + 1]!, toneOf[i - width]!, toneOf[i + width]!];
      if (!near.every((o) => o >= 0 && rampOf[o] === rampOf[t])) continue;
      inner++;
      if (near.some((o) => o !== t)) met++;
      if (near.every((o) => o !== t)) {
        const far = [toneOf[i - width - 1]!, toneOf[i - width + 1]!, toneOf[i + width - 1]!, toneOf[i + width + 1]!];
        if (far.filter((o) => o === t).length >= 2) checkered++;
        else single++;
      }
    }
  }
  let glint = 0;
  let area = 0;
  for (const r of ramps) {
    if (r.line) continue;
    area += r.count;
    const t = glintOf(r, tones);
    if (t !== undefined) glint += tones[t]!.count;
  }
  return {
    dither: met > 0 ? checkered / met : 0,
    noise: inner > 0 ? single / inner : 0,
    highlights: area > 0 ? glint / area : 0,
  };
}

/** From this share of checkered places on a style is dithered; single pixels are then a part of that. */
const DITHERED = 0.03;
/** Fewer single pixels are eyes and rivets. */
const SPECKLED = 0.025;
/** A picture keeps its glints where the style has at least this part of as many. */
const FEW_GLINTS = 0.25;

/**
 * The picture (binary alpha) with a style's texture, in its own colours: tones meet in a checkered seam where the style
 * dithers, single pixels change by a tone where it is speckled, and glints go where it has none. `amount` 0..1.
 */
export function applyTexture(image: Rgba, style: Texture, amount: number, seed: number, region?: Uint8Array): Rgba {
  const picture = readTones(image, region);
  const own = readTexture(image, picture);
  const { width, height } = image;
  const { tones, ramps, toneOf } = picture;
  const to = Int16Array.from(toneOf);
  const rampOf = new Int16Array(tones.length);
  const place = new Int16Array(tones.length);
  ramps.forEach((r, k) => {
    r.tones.forEach((t, i) => {
      rampOf[t] = k;
      place[t] = i;
    });
  });
  if (style.highlights < FEW_GLINTS * own.highlights * amount) {
    for (const r of ramps) {
      const glint = r.line ? undefined : glintOf(r, tones);
      if (glint === undefined) continue;
      const duller = r.tones[place[glint]! - 1]!;
      for (let i = 0; i < to.length; i++) if (to[i] === glint) to[i] = duller;
    }
  }
  const dithers = style.dither >= DITHERED && own.dither < style.dither;
  const speckles = dithers || style.noise < SPECKLED ? 0 : Math.max(0, style.noise - own.noise) * amount;
  const random = createRandom(seed).fork('texture');
  const before = Int16Array.from(to);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const t = before[i]!;
      if (t < 0 || ramps[rampOf[t]!]!.line) continue;
      const ramp = ramps[rampOf[t]!]!;
      const near = [before[i - 1]!, before[i + 1]!, before[i - width]!, before[i + width]!];
      if (!near.every((o) => o >= 0 && rampOf[o] === rampOf[t])) continue;
      const other = near.find((o) => Math.abs(place[o]! - place[t]!) === 1);
      if (dithers && other !== undefined) {
        const [dark, light] = place[other]! < place[t]! ? [other, t] : [t, other];
        to[i] = (x + y) % 2 === 0 ? light : dark;
      } else if (speckles > 0 && ramp.tones.length > 1 && random.float() < speckles) {
        to[i] = ramp.tones[place[t]! > 0 ? place[t]! - 1 : place[t]! + 1]!;
      }
    }
  }
  const out = cloneImage(image);
  to.forEach((t, i) => {
    if (t < 0 || t === toneOf[i]) return;
    const { color } = tones[t]!;
    out.data.set([color >> 16, (color >> 8) & 255, color & 255], i * 4);
  });
  return out;
}
