import { cloneImage, hardenAlpha } from '../../../../src/pixels/image.ts';
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

/** The subject alone, its alpha binary, its bytes as they came. Throws an Error when no model finds complex backgrounds. */
export async function cutOut(models: Models, { image, complex, text }: CutOutRequest): Promise<Rgba> {
  if (!complex) {
    const cut = removeBackground(image);
    return SEE_THROUGH.test(text) ? openHoles(image, cut) : cut;
  }
  const found = await estimateMask(models, image);
  const mask = found.includes(0) && found.includes(1) ? refineMask(image, found) : found;
  const out = hardenAlpha(image);
  mask.forEach((subject, i) => {
    if (!subject) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return SEE_THROUGH.test(text) ? openHoles(image, out) : out;
}

/** Enclosed patches of the very ground that was taken away, taken away as well. */
function openHoles(image: Rgba, cut: Rgba): Rgba {
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
  const out = cloneImage(cut);
  if (ground.length === 0 || ground.length > MOST_GROUND) return out;
  const like = Array.from(
    { length: n },
    (_, i) => isThere(i) && ground.some((g) => labDistance(labs, i, labs, g) < ALIKE),
  );
  const beside = (i: number): number[] => {
    const x = i % width;
    return [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width].filter((j) => j >= 0 && j < n);
  };
  const seen = new Uint8Array(n);
  for (let start = 0; start < n; start++) {
    if (!like[start] || seen[start]) continue;
    const patch = [start];
    seen[start] = 1;
    for (let k = 0; k < patch.length; k++) {
      for (const j of beside(patch[k]!)) {
        if (!like[j] || seen[j]) continue;
        seen[j] = 1;
        patch.push(j);
      }
    }
    if (patch.length < LEAST_HOLE || patch.length > n * MOST_HOLE) continue;
    const own = new Set(patch);
    let rim = 0;
    let unlike = 0;
    for (const i of patch) {
      for (const j of beside(i)) {
        if (own.has(j) || !isThere(j)) continue;
        rim++;
        if (Math.abs(labs[j * 3]! - labs[i * 3]!) > RIM_STEP) unlike++;
      }
    }
    if (rim > 0 && unlike / rim > RIM) for (const i of patch) out.data.fill(0, i * 4, i * 4 + 4);
  }
  return out;
}
