/** What payloads of several kinds of jobs have in common. Plain JSON. */

/** PNG, JPEG, WebP or GIF bytes in raw base64, checked and bounded before they come here. */
export type ImageBytes = string;

/** An image with the size, in pixels, at which it is taken. */
export interface SizedImage {
  readonly image: ImageBytes;
  readonly width: number;
  readonly height: number;
}

/** A joint of a pose in a request; in pixels, or in shares of the sides where no coordinate of the request is above 1. */
export interface PosePoint {
  /** One of the 18 names of the interface. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Greater is nearer to the viewer. */
  readonly z: number;
}

/** What all animations of a reference share. Lists have one entry a frame. */
export interface AnimationPayload {
  readonly reference: ImageBytes;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly view: string;
  readonly direction: string;
  readonly initImages: readonly (ImageBytes | null)[] | null;
  readonly initStrength: number;
  readonly fixedFrames: readonly (ImageBytes | null)[] | null;
  readonly masks: readonly (ImageBytes | null)[] | null;
  readonly colorImage: ImageBytes | null;
  readonly seed: number;
}
