import type { Detail, Shading } from '../../../src/domain/words.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Style } from '../types.ts';
import { defaultShading } from './render.ts';

/** Small features are kept or dropped as if the picture were this large: below 24 and 40 px they go. */
export function detailSizeOf(size: Px, detail: Detail | undefined): Px {
  return detail === 'low detail' ? size * 0.6 : detail === 'highly detailed' ? size * 1.4 : size;
}

/** Tones where the style says no shading: detail is colours too, so a level moves them by one step. */
export function shadingOf(style: Style, size: Px): Shading {
  if (style.shading) return style.shading;
  const usual = defaultShading(size);
  if (style.detail === 'low detail') return usual === 'medium shading' ? 'basic shading' : 'medium shading';
  if (style.detail === 'highly detailed')
    return usual === 'medium shading' ? 'detailed shading' : 'highly detailed shading';
  return usual;
}
