import { DIRECTIONS, type Direction } from '../../src/domain/words.ts';
import { createImage, paste } from '../../src/pixels/image.ts';
import { forcePalette, paletteSizeFor, reduceColors, type Tones, tonesOf } from '../../src/pixels/palette.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { drawSubject, paletteOf } from '../../workers/engine/subject/draw-subject.ts';
import type { SubjectImage, SubjectOptions } from '../../workers/engine/subject/types.ts';
import type { Brief } from '../../workers/engine/types.ts';

/**
 * One subject from several sides: the same look, scale and ground row, and one palette over all of them, of at most 8, 16
 * or 32 colours by `detail` (32 where none is said), or only those of `palette` ('#rrggbb'). `tones` of each says what the
 * drawn colours became, so that motions of the figure can follow.
 */
export function drawDirections(
  brief: Brief,
  options: SubjectOptions,
  directions: readonly Direction[] = DIRECTIONS,
  palette?: readonly string[],
): readonly (SubjectImage & { readonly tones: Tones })[] {
  // motions move who rides without the mount, so a character is drawn without it
  const { mount: _, ...alone } = brief;
  const drawn = directions.map((direction) =>
    drawSubject(alone, { ...options, style: { ...options.style, direction } }),
  );
  const { width, height } = options;
  const strip = createImage(width, height * drawn.length);
  drawn.forEach((d, i) => {
    paste(strip, d.image, 0, i * height);
  });
  const shared = palette ? forcePalette(strip, palette) : reduceColors(strip, paletteSizeFor(options.style.detail));
  const tones = tonesOf(strip, shared);
  return drawn.map((d, i) => {
    const image = rowsOf(shared, i * height, height);
    return { ...d, image, palette: paletteOf(image), tones };
  });
}

function rowsOf(image: Rgba, top: number, height: number): Rgba {
  const { width } = image;
  return { width, height, data: image.data.slice(top * width * 4, (top + height) * width * 4) };
}
