/** How much of a picture an element takes that is alone in it. */
import type { Px } from '../../../src/pixels/types.ts';
import { ELEMENTS } from './draw-element.ts';
import type { ElementKind } from './element-words.ts';

/** What is longer than it is high is so in a square picture, too: no more than this share of its width. */
const MOST_HIGH: Partial<Record<ElementKind, number>> = { button: 0.36, tab: 0.4, toolbar: 0.3, hotbar: 0.26, dialogue: 0.45, banner: 0.26, tooltip: 0.6, counter: 0.4, bubble: 0.75 }; // biome-ignore format: a table
const BAR = /_bar$/;
const BAR_HIGH = 0.2;
/** A card is higher than it is wide. */
const CARD_WIDE = 0.75;

/** Size of a lone element in a picture: as large as it can be and still look like one. */
export function fitted(kind: ElementKind, width: Px, height: Px): { readonly width: Px; readonly height: Px } {
  if (kind === 'card') return { width: Math.min(width, Math.round(height * CARD_WIDE)), height };
  const share = MOST_HIGH[kind] ?? (BAR.test(kind) && kind !== 'scroll_bar' ? BAR_HIGH : undefined);
  if (share === undefined) return { width, height };
  return { width, height: Math.min(height, Math.max(ELEMENTS[kind].size[1], Math.round(width * share))) };
}
