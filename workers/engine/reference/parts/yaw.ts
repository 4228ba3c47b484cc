/** A person's yaw: 0 to the viewer, 90 to the right on screen; and its sine and cosine. */
export interface Yaw {
  readonly degrees: number;
  readonly sin: number;
  readonly cos: number;
}

/** Degrees within −180..180. */
export const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
export const yawOf = (degrees: number): Yaw => {
  const radians = (wrap(degrees) * Math.PI) / 180;
  return { degrees: wrap(degrees), sin: Math.sin(radians), cos: Math.cos(radians) };
};
