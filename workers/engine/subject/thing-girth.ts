/** Creatures that are no quadrupeds, fat or thin: their trunks are wider or narrower, the rest stays. */
import { categoryOf } from '../catalogue/things/index.ts';
import type { Primitive } from '../solids/primitives.ts';
import type { Scene } from '../solids/scene.ts';
import { diagonal, multiply, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';

const TRUNK = /^(?:body|belly|breast|chest|stomach)$/;
/** Width over what is usual. */
const FAT = 1.34;
const THIN = 0.74;

/** Undefined where nothing is said of it, or where the recipe is asked (dragons and giants have their own builds). */
export function girthOf(brief: Brief): number | undefined {
  if (categoryOf(brief.concept) !== 'monster') return undefined;
  return brief.build.includes('fat') ? FAT : brief.build.includes('thin') ? THIN : undefined;
}

/** Widens what is round of the trunk about its own middle; a fat belly is a little taller as well. */
export function girded(scene: Scene, girth: number): void {
  const tall = girth > 1 ? 1 + (girth - 1) * 0.6 : 1;
  const by = diagonal(girth, tall, 1);
  const at = (p: Vec3): Vec3 => [p[0] * girth, p[1], p[2]];
  for (const [i, p] of scene.primitives.entries()) {
    if (!TRUNK.test(scene.parts[p.part]!.name)) continue;
    const wide: Primitive =
      p.kind === 'capsule'
        ? { ...p, a: at(p.a), b: at(p.b), ra: p.ra * girth, rb: p.rb * girth }
        : p.kind === 'triangle'
          ? p
          : { ...p, center: at(p.center), matrix: multiply(by, p.matrix) };
    scene.primitives[i] = wide;
  }
}
