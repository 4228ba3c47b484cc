/** A theme's kit as it is exported: its parts on one atlas, with what an engine must know to stretch and fill them. */
import { type Box, createImage, paste } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
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

/** Empty pixels between parts, so that a filtered texture does not show a neighbour's edge. */
const GAP = 2;

/** `button_press_03` */
export const animationFrame = (name: string, frame: number): string => `${name}_${String(frame).padStart(2, '0')}`;

/** Every picture of a kit, parts before the frames of animations. */
export function picturesOf({ parts, animations }: UiKitExport): { name: string; image: Rgba }[] {
  return [
    ...parts.map(({ name, image }) => ({ name, image })),
    ...animations.flatMap(({ name, frames }) => frames.map((image, i) => ({ name: animationFrame(name, i), image }))),
  ];
}

/**
 * All pictures on one page: highest first, in rows, about as wide as high. Throws a RangeError for a name that comes
 * twice and for pictures that do not fit into 4,096 pixels.
 */
export function uiAtlas(kit: UiKitExport): UiAtlas {
  const all = picturesOf(kit);
  const area = all.reduce((sum, { image }) => sum + (image.width + GAP) * (image.height + GAP), 0);
  const width = Math.max(64, ...all.map(({ image }) => image.width), Math.ceil(Math.sqrt(area * 1.15)));
  const boxes = new Map<string, Box>();
  let [x, y, row] = [0, 0, 0];
  for (const { name, image } of [...all].sort(
    (a, b) => b.image.height - a.image.height || (a.name < b.name ? -1 : 1),
  )) {
    if (boxes.has(name)) throw new RangeError(`The kit has a part "${name}" twice`);
    if (x > 0 && x + image.width > width) {
      x = 0;
      y += row + GAP;
      row = 0;
    }
    boxes.set(name, { x, y, width: image.width, height: image.height });
    x += image.width + GAP;
    row = Math.max(row, image.height);
  }
  const height = Math.max(1, y + row);
  if (Math.max(width, height) > 4096) throw new RangeError('The kit is larger than 4,096 pixels');
  const image = createImage(width, height);
  for (const one of all) {
    const box = boxes.get(one.name)!;
    paste(image, one.image, box.x, box.y);
  }
  return { width, height, image, png: encodePng(image), boxes };
}
