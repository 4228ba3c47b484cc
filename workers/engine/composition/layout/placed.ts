import type { Sprite } from '../sprites/sprite.ts';

/** A sprite in the picture of a group: the ground is y = 0, up is negative; `z` orders from far to near. */
export interface Placed {
  readonly sprite: Sprite;
  x: number;
  y: number;
  z: number;
  /** Whose it is: id of a node, and which of its copies; effects have their actor's. */
  readonly of: number;
  readonly copy: number;
  /** What it shows, for the facts of a picture: 'subject', or the word of what was added ('fire breath', 'book'). */
  readonly what: string;
  shadow?: boolean;
  /** Pixels that its feet are above the ground. */
  readonly lift?: number;
  /** Rows from here on (its own) are hidden: it stands in something. */
  readonly cut?: number;
  readonly glow?: true;
  readonly lamp?: { readonly colour: string; readonly reach: number };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = (list: readonly Placed[]): Box => ({
  left: Math.min(...list.map((p) => p.x)),
  top: Math.min(...list.map((p) => p.y)),
  right: Math.max(...list.map((p) => p.x + p.sprite.image.width)),
  bottom: Math.max(...list.map((p) => p.y + Math.min(p.sprite.image.height, p.cut ?? p.sprite.image.height))),
});
