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
