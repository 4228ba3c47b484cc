import { hardenAlpha } from '../../../../src/pixels/image.ts';
import { labDistance, labsOf } from '../../../../src/pixels/labs.ts';
import { refineMask } from '../../../../src/pixels/refine-mask.ts';
import { removeBackground } from '../../../../src/pixels/remove-background.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { estimateMask } from './mask.ts';

export interface CutOutRequest {
  readonly image: Rgba;
  /** Whether the background is more than a flat colour or a gradient: a texture, a scene. */
  readonly complex: boolean;
  /** What the picture shows, as far as it is said: names of things with holes open these. */
  readonly text: string;
}

/** Words for things that one can look through. */
const SEE_THROUGH =
  /\b(ring|hoop|handle|frame|wheel|wreath|crown|chain|key|scissors|mug|cup|basket|fence|ladder|gate|window|arch|portal|bracelet|necklace|hole|holes|donut|doughnut|tyre|tire|loop|grid|net|cage|bow)s?\b/i;
/** Eyes and teeth are smaller than a real hole, and most of its rim is unlike it. */
const LEAST_HOLE: Px = 4;
const MOST_HOLE = 0.2;
const RIM = 0.7;
const RIM_STEP = 0.1;
const ALIKE = 0.028;
const DISTINCT = 0.035;
/** A ground of more colours than this says nothing about holes. */
const MOST_GROUND = 24;

/** Of an enclosed patch that the network sees, so much is ground where it is a hole, not a white eye or a patch of snow. */
const SURE = 0.6;
/** OKLab L below which a patch may as well be an outline, which the network cannot tell from a black ground. */
const BLACK = 0.2;

/** The subject alone, its alpha binary, its bytes as they came. Throws an Error when no model finds complex backgrounds. */
export async function cutOut(models: Models, { image, complex, text }: CutOutRequest): Promise<Rgba> {
  const cut = complex ? await withoutScene(models, image) : removeBackground(image);
  const patches = enclosedGround(image, cut);
  if (SEE_THROUGH.test(text))
    open(
      cut,
      patches.filter(({ distinct }) => distinct),
    );
  else if (!complex && patches.length && models.forUse('background-mask')) {
    const found = await estimateMask(models, image);
    const isHole = ({ pixels, lightness }: Patch) =>
      lightness > BLACK && pixels.filter((i) => !found[i]).length > pixels.length * SURE;
    open(cut, patches.filter(isHole));
  }
  return cut;
}

async function withoutScene(models: Models, image: Rgba): Promise<Rgba> {
  const found = await estimateMask(models, image);
  const mask = found.includes(0) && found.includes(1) ? refineMask(image, found) : found;
  const out = hardenAlpha(image);
  mask.forEach((subject, i) => {
    if (!subject) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return out;
}

interface Patch {
  readonly pixels: readonly number[];
  /** OKLab L, 0..1. */
  readonly lightness: number;
  /** Whether what surrounds it is clearly lighter or darker. */
  readonly distinct: boolean;
}

function open(cut: Rgba, patches: readonly Patch[]): void {
  for (const { pixels } of patches) for (const i of pixels) cut.data.fill(0, i * 4, i * 4 + 4);
}

/** Patches of the very ground that was taken away which the subject encloses. */
function enclosedGround(image: Rgba, cut: Rgba): Patch[] {
  const { width, height } = image;
  const n = width * height;
  const labs = labsOf(image);
  const isThere = (i: number): boolean => cut.data[i * 4 + 3]! > 0;
  const ground: number[] = [];
  const gone = Array.from({ length: n }, (_, i) => i).filter((i) => !isThere(i) && image.data[i * 4 + 3]! >= 128);
  for (let k = 0; k < gone.length; k += Math.max(1, gone.length >> 9)) {
    const i = gone[k]!;
    if (!ground.some((g) => labDistance(labs, i, labs, g) < DISTINCT)) ground.push(i);
  }
  if (ground.length === 0 || ground.length > MOST_GROUND) return [];
  const like = Array.from(
    { length: n },
    (_, i) => isThere(i) && ground.some((g) => labDistance(labs, i, labs, g) < ALIKE),
  );
  const beside = (i: number): number[] => {
    const x = i % width;
    return [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width].filter((j) => j >= 0 && j < n);
  };
  const patches: Patch[] = [];
  const seen = new Uint8Array(n);
  for (let start = 0; start < n; start++) {
    if (!like[start] || seen[start]) continue;
    const pixels = [start];
    seen[start] = 1;
    for (let k = 0; k < pixels.length; k++) {
      for (const j of beside(pixels[k]!)) {
        if (!like[j] || seen[j]) continue;
        seen[j] = 1;
        pixels.push(j);
      }
    }
    if (pixels.length < LEAST_HOLE || pixels.length > n * MOST_HOLE) continue;
    const own = new Set(pixels);
    let rim = 0;
    let unlike = 0;
    for (const i of pixels) {
      for (const j of beside(i)) {
        if (own.has(j) || !isThere(j)) continue;
        rim++;
        if (Math.abs(labs[j * 3]! - labs[i * 3]!) > RIM_STEP) unlike++;
      }
    }
    patches.push({ pixels, lightness: labs[start * 3]!, distinct: rim > 0 && unlike / rim > RIM });
  }
  return patches;
}
