import type { Detail, Px } from '../types.ts';

/** Small features are kept or dropped as if the picture were this large: below 24 and 40 px they go. */
export function detailSizeOf(size: Px, detail: Detail | undefined): Px {
  return detail === 'low detail' ? size * 0.6 : detail === 'highly detailed' ? size * 1.4 : size;
}
