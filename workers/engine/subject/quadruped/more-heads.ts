import { add, type Frame, frame, mix, multiply, rotY, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';

/** Degrees by which a head beside another looks away from it. */
const APART = 16;

/**
 * Frames of the heads beside the first, which stays where it is: in turn to both sides, each a little lower, those of one
 * side further ahead, so that from the side as well no head hides another. Long necks fan out wider.
 */
export function headsBeside(first: Frame, count: number, head: number, reach: number): readonly Frame[] {
  const wide = Math.max(head * 1.35, reach * 0.85);
  return Array.from({ length: count - 1 }, (_, i): Frame => {
    const side = i % 2 ? -1 : 1;
    const k = Math.floor(i / 2) + 1;
    const off: Vec3 = [side * wide * k, -wide * 0.3 * k * k, (side > 0 ? 0.45 : 0.1) * wide * k];
    return frame(multiply(rotY(side * APART * k), first.rotation), add(first.origin, off));
  });
}

/** A neck from the chest, bent backwards where it is long. */
export function drawNeck({ scene, look }: BeastHead, from: Vec3, to: Frame, radii: readonly [number, number]): void {
  const bend: Vec3 = [0, 0.02, -0.1];
  const [low, high] = radii;
  const neck = scene.part('neck', { group: 'body' });
  scene.tube(neck, look.fur, [from, add(mix(from, to.origin, 0.55), bend), to.origin], [low, (low + high) / 2, high]);
}
