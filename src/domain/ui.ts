/** The words and limits of interface assets. */

/** Elements that a request may ask for, in the order in which they are shown. */
export const UI_ELEMENTS = [
  'button',
  'icon_button',
  'toolbar',
  'tab',
  'panel',
  'window',
  'health_bar',
  'avatar',
  'triangle',
  'pentagon',
  'hexagon',
  'octagon',
] as const;
export type UiElement = (typeof UI_ELEMENTS)[number];

/** Pieces lie on a virtual canvas whose longer side is 0 to 512; the shorter one has the picture's aspect. */
export const VIRTUAL_SIDE = 512;

interface PieceBase {
  readonly id: string;
  readonly label?: string;
  /** Upper left corner of a rectangle, middle of a circle or polygon. */
  readonly x: number;
  readonly y: number;
}
export interface RoundedRectPiece extends PieceBase {
  readonly kind: 'rounded_rect';
  readonly w: number;
  readonly h: number;
  readonly radius?: number;
}
export interface CirclePiece extends PieceBase {
  readonly kind: 'circle';
  readonly r: number;
}
export interface PolygonPiece extends PieceBase {
  readonly kind: 'polygon';
  readonly r: number;
  readonly sides: number;
  /** Radians, clockwise; at 0 a corner points up. */
  readonly phase?: number;
}
export type UiPiece = RoundedRectPiece | CirclePiece | PolygonPiece;

export const PIECE_KINDS = ['rounded_rect', 'circle', 'polygon'] as const;

export const UI_LIMITS = {
  least: 192,
  most: 688,
  elements: 48,
  pieces: 64,
  description: 2000,
  palette: 200,
  label: 60,
  sides: { least: 3, most: 24 },
} as const;

/** A picture must fit into one of these, by its aspect. */
export const UI_SIZES: readonly (readonly [width: number, height: number])[] = [
  [512, 512],
  [688, 384],
  [384, 688],
  [600, 448],
  [448, 600],
];

/** Whether a size lies inside one of `UI_SIZES`. */
export const fitsUiSize = (width: number, height: number): boolean =>
  UI_SIZES.some(([w, h]) => width <= w && height <= h);

/** `512x512, 688x384, …`, for messages. */
export const UI_SIZE_WORDS = UI_SIZES.map(([w, h]) => `${w}x${h}`).join(', ');

/** A rectangle in pixels. */
export interface UiRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is kept of a part of an interface beside its picture. */
export interface StoredUiPart {
  readonly name: string;
  readonly group: string;
  readonly state?: string;
  /** Where it lies on the kit's picture. */
  readonly frame: UiRect;
  readonly slice?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly content?: UiRect;
  readonly fill?: { readonly axis: 'x' | 'y'; readonly box: UiRect };
  readonly hotspot?: { readonly x: number; readonly y: number };
}

/** An element or piece of the asset itself, split off. */
export interface StoredUiLayer {
  readonly id: string;
  readonly kind: string;
  /** Where it lies in the asset's picture, and on the kit's. */
  readonly box: UiRect;
  readonly frame: UiRect;
}

/** The kit of an asset: plain JSON beside one picture. */
export interface StoredUiKit {
  readonly theme: string;
  /** Pixels of the asset's picture to a drawn pixel; the kit's own parts are drawn at 1. */
  readonly pixel: number;
  readonly parts: readonly StoredUiPart[];
  readonly layers: readonly StoredUiLayer[];
  readonly animations: readonly {
    readonly name: string;
    readonly loop: boolean;
    readonly durationsMs: readonly number[];
    readonly frames: readonly UiRect[];
  }[];
  readonly inks: Readonly<Record<string, { readonly colour: string; readonly outline?: string }>>;
}

/** Whether nothing of a piece lies on a picture of a size. */
export function liesOutside(piece: UiPiece, width: number, height: number): boolean {
  const scale = VIRTUAL_SIDE / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const [left, top, right, bottom] =
    piece.kind === 'rounded_rect'
      ? [piece.x, piece.y, piece.x + piece.w, piece.y + piece.h]
      : [piece.x - piece.r, piece.y - piece.r, piece.x + piece.r, piece.y + piece.r];
  return left >= w - 1 || top >= h - 1 || right <= 1 || bottom <= 1;
}
