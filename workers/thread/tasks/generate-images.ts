import type { GenerateImagesPayload } from '../../../src/jobs/contract.ts';
import { createImage, paletteOf, paste, resizeNearest, sameImage } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../engine/draw.ts';
import { readBuild, readSubject } from '../../engine/reference/lend/index.ts';
import { readPixel, styleOfWords, takesOfWords } from '../../engine/reference/style/index.ts';
import { tell } from '../../engine/reference/turn/steps.ts';
import type { Drawn } from './draw.ts';
import { encoded, fitInto, imageOf } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** How much of a style is taken on: its colours, while materials stay apart. */
const STRENGTH = 75;
/** A picture has at least so many pixels of the style's size along a side. */
const LEAST_PIXELS = 16;
/** Twins are drawn again as long as no more than so many pictures are drawn for each. */
const TRIES = 3;
/** The first picture keeps to what the words usually mean; the others vary more what is left open. */
const GUIDANCE = { first: 8, others: 3 };

/** One of them, with the seed that it was drawn by. */
export interface GeneratedImage extends Drawn {
  readonly seed: number;
}

/** Several pictures of one description, in the style of pictures and with parts of others, each by a seed of its own. */
export const generateImagesTask: Task<GenerateImagesPayload, readonly GeneratedImage[]> = async (
  payload,
  tools,
  hooks,
) => {
  const { description, width, height, count, noBackground, seed, styleDescription } = payload;
  const styles = await Promise.all(payload.styles.map(async (s) => fitInto(await imageOf(s.image), s, 'picture')));
  const references = await Promise.all(
    payload.references.map(async (r) =>
      readSubject(tools.models, fitInto(await imageOf(r.image), r, 'picture'), r.usage),
    ),
  );
  await tell(hooks, { stage: 'understanding', fraction: 0.05 });
  const usage = payload.styles.map((s) => s.usage).join('. ');
  const build = styles.length > 0 ? await readBuild(tools.models, styles) : undefined;
  const pixel = pixelFor(styles, width, height);
  const drawn = (k: number) =>
    draw(
      {
        description,
        width: Math.ceil(width / pixel),
        height: Math.ceil(height / pixel),
        textGuidance: k === 0 ? GUIDANCE.first : GUIDANCE.others,
        noBackground,
        view: 'side',
        ...styleOfWords([styleDescription, usage].join('. ')),
        ...(styles.length > 0 ? { styleImage: styles, styleStrength: STRENGTH, styleKeepsHues: true } : {}),
        styleTakes: takesOfWords(usage) ?? payload.takes,
        ...(build ? { build } : {}),
        ...(references.length > 0 ? { lent: references } : {}),
        seed: seedOf(k),
      },
      tools,
      hooks.signal ? { signal: hooks.signal } : {},
    );
  const seedOf = (k: number): number => (seed + Math.imul(k, 0x9e3779b1)) >>> 0;
  const pictures: GeneratedImage[] = [];
  const known: Rgba[] = [];
  for (let k = 0; pictures.length < count; k++) {
    const { image, engine, brief } = await drawn(k);
    const spare = TRIES * count - k > count - pictures.length;
    if (spare && known.some((other) => sameImage(other, image))) continue;
    known.push(image);
    const shown = enlarged(image, pixel, width, height);
    const label = `frame_${pictures.length}`;
    pictures.push({ ...encoded(shown, paletteOf(shown)), engine, brief: { ...brief }, seed: seedOf(k) });
    await tell(hooks, { stage: 'drawing', fraction: 0.05 + (0.95 * pictures.length) / count, preview: shown, label });
  }
  return pictures;
};

/** How large the pixels of a style come, as far as the picture has room for them. */
function pixelFor(styles: readonly Rgba[], width: Px, height: Px): Px {
  const own = Math.max(1, ...styles.map(readPixel));
  return Math.min(width, height) / own >= LEAST_PIXELS ? own : 1;
}

function enlarged(image: Rgba, pixel: Px, width: Px, height: Px): Rgba {
  if (pixel === 1) return image;
  const out = createImage(width, height);
  paste(out, resizeNearest(image, image.width * pixel, image.height * pixel), 0, 0);
  return out;
}
