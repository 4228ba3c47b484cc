import type { Detail, Direction, Outline, View } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';

/** What turning may use. Without models every turn is made from the picture's relief. */
export interface TurnTools {
  readonly models?: Models;
}

/** One picture of a subject, wanted from another side or height. */
export interface RotateRequest {
  /** The subject; an opaque background is removed first. Another size than asked is fitted into it. */
  readonly image: Rgba;
  /** 16..256 each. */
  readonly width: Px;
  readonly height: Px;
  readonly fromView: View;
  readonly toView: View;
  readonly fromDirection: Direction;
  readonly toDirection: Direction;
  /** −90..90 degrees, added to the pitch of `fromView`; replaces `toView`. Positive looks from higher up. */
  readonly viewChange?: number;
  /** −180..180 degrees, added to `fromDirection`; replaces `toDirection`. Positive turns south → east → north. */
  readonly directionChange?: number;
  /** Seen from 30° above; replaces `toView` and `viewChange`. */
  readonly isometric?: boolean;
  /** Seen straight on with depth drawn up to the right; replaces `toView` and `viewChange`. */
  readonly oblique?: boolean;
  /** 1..20, default 3: how closely to the picture. Low lets the network invent, high repeats the picture's own pixels. */
  readonly imageGuidance?: number;
  /** A picture to start from, of the size asked (another is resized). */
  readonly initImage?: Rgba;
  /** 1..999, default 300: how much of `initImage` stays. */
  readonly initStrength?: number;
  /** White is drawn, black keeps `initImage` byte for byte; needs `initImage`, and both of the size asked. */
  readonly mask?: Rgba;
  /** Its colours are the only ones the result may use. */
  readonly colorImage?: Rgba;
  /** 0..2^32−1. A turn leaves nothing to chance: every seed gives the same bytes. */
  readonly seed: number;
}

/**
 * How a turn was made. 'fit': from a person or an animal of the catalogue that explains the picture; 'parts': from the
 * picture's own parts.
 */
export type TurnMethod = 'copy' | 'fit' | 'mirror' | 'network' | 'parts' | 'relief';

export interface Rotated {
  /** Exactly the size asked, alpha 0 or 255 (outside a mask, the initial image's bytes). */
  readonly image: Rgba;
  /** Opaque colours used, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
  readonly method: TurnMethod;
}

/** A reference sprite, wanted from several sides. */
export interface TurnAroundRequest {
  /** The subject as it looks from `direction`; an opaque background is removed first. */
  readonly image: Rgba;
  readonly direction: Direction;
  readonly view: View;
  readonly directions: readonly Direction[];
  /** What it shows: who is looked for first in the picture. Its words do not change the picture's own colours or shape. */
  readonly description?: string;
  /** Size of the canvas, 16..256 each. A picture that fits is put into the middle as it is, a larger one is reduced. */
  readonly width: Px;
  readonly height: Px;
  /** The outline that the turned pictures get; without it they keep the reference's. */
  readonly outline?: Outline;
  /** Limits the colours of all pictures together. */
  readonly detail?: Detail;
  readonly colorImage?: Rgba;
  /** See {@link RotateRequest.seed}. */
  readonly seed: number;
}

export interface TurnedAround {
  /** In the order asked. The reference's own direction is the reference, placed on the canvas. */
  readonly images: ReadonlyMap<Direction, Rgba>;
  /** Opaque colours of all pictures together, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
}
