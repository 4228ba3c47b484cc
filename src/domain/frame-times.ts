/** Milliseconds that a frame is shown where nothing else says how long. Motions of the catalogue know their own times. */
export const FRAME_MS = {
  /** A still picture that stands before an animation. */
  before: 150,
  /** A character's sprite that words move: as many frames a second as game animations usually have. */
  sprite: 110,
  /** A reference that poses or words move. */
  reference: 125,
  /** A rotation as a frame of an export, and frames of which nothing was kept. */
  unknown: 100,
} as const;
