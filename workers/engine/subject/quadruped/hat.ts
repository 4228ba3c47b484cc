import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { headKit } from '../humanoid/head.ts';
import type { BeastHead } from './beast-head.ts';

/** A hat's size over the skull's, and how far up and back it sits, in skull radii: before the ears, above the eyes. */
const FIT = { size: 0.78, up: 0.4, back: -0.12 } as const;

/** Puts a hat on an animal: the wardrobe's own, in the frame of this head. */
export function drawBeastHat(h: BeastHead, hat: Worn): void {
  const size = FIT.size * (hat.size ?? 1);
  // a small one stands on the very top, a large one comes down no further
  const up = FIT.up + (FIT.size - size) * 0.75;
  const width = h.look.beast.head * size;
  const rig = {
    px: h.px,
    small: h.small,
    middle: h.px * 40 > 1,
    headWidth: width,
    headHeight: width,
    unit: width * 2,
    yaw: (Math.asin(Math.max(-1, Math.min(1, h.sine))) * 180) / Math.PI,
    head: h.frame,
    least: h.least,
    onHead: (p: readonly [number, number, number]) => h.point([p[0] * size, p[1] * size + up, p[2] * size + FIT.back]),
  } as unknown as Figure['rig'];
  // hats ask a figure for its scene, its parts and its head alone
  const figure = {
    scene: h.scene,
    rig,
    head: headKit(h.scene, rig),
    worn: () => undefined,
    part: (name, options) => h.scene.part(name, options),
  } as Pick<Figure, 'scene' | 'rig' | 'head' | 'worn' | 'part'> as Figure;
  hat.piece.draw?.(figure, hat);
}
