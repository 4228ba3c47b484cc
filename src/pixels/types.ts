/** A length or position in whole pixels. */
export type Px = number;

/**
 * An image: straight (not premultiplied) sRGB bytes, rows from the top, 4 bytes a pixel (R, G, B, A).
 * Everything that the service hands out has alpha 0 or 255, and RGB 0 where alpha is 0.
 */
export interface Rgba {
  readonly width: Px;
  readonly height: Px;
  readonly data: Uint8ClampedArray;
}

/** A colour as sRGB bytes. */
export type Rgb = readonly [r: number, g: number, b: number];
