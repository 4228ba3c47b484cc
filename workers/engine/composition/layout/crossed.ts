/** Two things one over the other, as on a crest: blades lean to both sides, a shield lies before them. */
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import type { Placed } from './placed.ts';

const BROAD = /shield|skull|book|heart|helmet|crown|rose|flower/;

export function crossed(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  // what is broad lies before what is long
  const [long, other] = BROAD.test(a.brief.concept) ? [b, a] : [a, b];
  const size = Math.max(0.8, sizeOf(long.brief), sizeOf(other.brief));
  const broad = BROAD.test(other.brief.concept);
  const A = actor(long, c, { size });
  const B = actor(other, c, { size: broad ? size * 0.7 : size });
  const place = (sprite: typeof A, node: SceneNode, z: number): Placed => {
    const { width, height } = sprite.image;
    return { ...subject(sprite, node, -width / 2, z, { shadow: false }), y: -A.image.height / 2 - height / 2 };
  };
  return [place(A, long, 0), place(broad ? B : mirrored(B), other, 1)];
}
