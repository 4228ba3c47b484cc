/** A theme's kit as it is exported: its parts on one atlas, with what an engine must know to stretch and fill them. */
import type { Box } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
import { packShelves } from '../../pixels/shelves.ts';
import type { Px, Rgba } from '../../pixels/types.ts';

export interface UiPartExport {
  /** `button_hover`: unique in a kit; letters, digits and '_'. */
  readonly name: string;
  readonly group: string;
  readonly state?: string;
  readonly image: Rgba;
  /** Margins that stay as they are when a part is stretched; what lies between them repeats. */
  readonly slice?: { readonly left: Px; readonly top: Px; readonly right: Px; readonly bottom: Px };
  /** Where the part's content may lie. */
  readonly content?: Box;
  readonly fill?: { readonly axis: 'x' | 'y'; readonly box: Box };
  readonly hotspot?: { readonly x: Px; readonly y: Px };
}

export interface UiAnimationExport {
  readonly name: string;
  readonly frames: readonly Rgba[];
  readonly durationsMs: readonly number[];
  readonly loop: boolean;
}

/** Colours of letters, '#rrggbb'; an outline where the ground alone lets them not be read. */
export interface UiInk {
  readonly colour: string;
  readonly outline?: string;
}

export interface UiKitExport {
  readonly name: string;
  readonly theme: string;
  readonly parts: readonly UiPartExport[];
  readonly animations: readonly UiAnimationExport[];
  readonly inks: Readonly<Record<'panel' | 'button' | 'primary' | 'disabled' | 'plate' | 'tooltip', UiInk>>;
}

export interface UiAtlas {
  readonly width: Px;
  readonly height: Px;
  readonly image: Rgba;
  readonly png: Buffer;
  readonly boxes: ReadonlyMap<string, Box>;
}

/** `button_press_03` */
export const animationFrame = (name: string, frame: number): string => `${name}_${String(frame).padStart(2, '0')}`;

/** Every picture of a kit, parts before the frames of animations. */
export function picturesOf({ parts, animations }: UiKitExport): { name: string; image: Rgba }[] {
  return [
    ...parts.map(({ name, image }) => ({ name, image })),
    ...animations.flatMap(({ name, frames }) => frames.map((image, i) => ({ name: animationFrame(name, i), image }))),
  ];
}

/** All pictures of a kit on one page. Throws what packShelves throws. */
export function uiAtlas(kit: UiKitExport): UiAtlas {
  const { image, boxes } = packShelves(picturesOf(kit));
  return { width: image.width, height: image.height, image, png: encodePng(image), boxes };
}
