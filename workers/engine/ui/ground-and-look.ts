/** What lies behind the elements, and the look that a picture lends them. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { inColour, inLookOf } from './read-picture.ts';
import type { ReadUi } from './read-ui.ts';
import { paintSurface, seeded } from './surface.ts';
import { textureNamed } from './textures.ts';
import type { Kit, UiRequest } from './types.ts';

/** What is read of the words, in the look of the picture that is sent with them. */
export function inLook(
  read: ReadUi,
  { styleImage, conceptImage, colorPalette }: Pick<UiRequest, 'styleImage' | 'conceptImage' | 'colorPalette'>,
): ReadUi {
  const picture = styleImage ?? (conceptImage && !colorPalette && inColour(conceptImage) ? conceptImage : undefined);
  if (!picture) return read;
  const look = inLookOf(read.theme, picture);
  if (!look) return read;
  if (!styleImage) {
    const { raw: _, ...theme } = look.theme;
    return { ...read, theme: { ...theme, corner: read.theme.corner, radius: read.theme.radius } };
  }
  return { ...read, theme: look.theme, palette: read.palette ?? look.palette };
}

/** Behind the elements: the theme's matter in its dark tones. */
export function backdrop(kit: Kit, width: Px, height: Px): Rgba {
  const texture = seeded(kit, textureNamed(kit.theme.texture));
  return paintSurface(kit, width, height, {
    bands: '',
    fill: kit.ramps.well,
    second: kit.ramps.well,
    texture: (x, y) => {
      const t = texture(x, y);
      return (t >= 8 ? t - 10 : t) * 0.6;
    },
  }).image;
}
