/** Of a picture or a box, pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest whole factor at which a picture fits a box; where it does not fit at all, the largest 1/n that does: art is
 * never shown at a factor that makes its pixels uneven.
 */
export function factorFor(picture: Size, box: Size): number {
  const fits = Math.min(box.width / picture.width, box.height / picture.height);
  return fits >= 1 ? Math.floor(fits) : 1 / Math.ceil(1 / Math.max(fits, 1 / 64));
}
