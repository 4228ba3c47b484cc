/** Who saves somebody from the water or carries him out of danger; who has somebody half down its throat. */
import { wake } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Point, Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { inArms } from './carrying.ts';
import { bare, other, posedAs } from './clinches.ts';
import { EAST, facing, moved } from './common.ts';
import { doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { COILING, OF_WATER } from './kinds.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';
import { tend } from './tend.ts';

/** In the water: the one with the other in the arm, both to the breast in it. */
export function rescue(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const [human, person] = [a.brief.kind === 'humanoid', b.brief.kind === 'humanoid'];
  const wet =
    row.effect === 'drops' || [a, b].some((node) => node.act?.verb === 'swim') || OF_WATER.test(a.brief.concept);
  if (wet && person) return fromWater(a, b, c);
  if (human && person && a.count === 1 && b.count === 1) return inArms(a, b, c);
  return tend(a, b, { ...row, layout: 'tend', at: 'head' }, c);
}

function fromWater(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = human ? posedAs(a, c, true, 'arms ahead', { direction: 'south-east' }) : doing({ ...a, count: 1, act: undefined } as unknown as SceneNode, c, { right: true, direction: facing(a, true) }); // biome-ignore format: one line
  const B = doing(bare(b), other(a, b, c), { pose: 'arm up', right: false, direction: 'south-west' });
  const [p, q] = [A[0]!, B[0]!];
  const hand = human ? ahead(p, true) : { x: boxOf(A).right, y: 0 };
  moved(B, hand.x - c.S * 0.06 - (q.x + q.sprite.image.width * 0.3));
  const sunk = (one: Placed, share: number): Placed => {
    const cut = Math.round(one.sprite.image.height * share);
    return { ...one, y: -cut, cut, shadow: false };
  };
  const [one, two] = [human ? sunk(p, 0.62) : p, sunk(q, 0.56)];
  const waves = [one, two].map((who, copy): Placed => {
    const s = wake(who.sprite.image.width * 1.1, c.S * 0.16);
    return { sprite: s, x: who.x + who.sprite.image.width / 2 - s.image.width / 2, y: -s.image.height * 0.4, z: 3, of: who.of, copy, what: 'water' }; // biome-ignore format: one line
  });
  return [one, { ...two, z: -0.5 }, ...waves.slice(human ? 0 : 1), sign('drops', Math.max(1, Math.round(c.S / 50)), two.x + c.S * 0.5, -c.S * 0.5, b, 0)]; // biome-ignore format: one line
}

/** The foremost point of the upper third, where a head without joints has its mouth. */
function snoutOf({ image: { width, height, data } }: Sprite): Point {
  let best = { x: 0, y: height * 0.2 };
  for (let y = 0; y < height * 0.34; y++)
    for (let x = width - 1; x > best.x; x--) if (data[(y * width + x) * 4 + 3]) best = { x, y };
  return best;
}

/** Its head is in the mouth already: legs, a stern or a tail stick out of it. */
export function swallow(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const beast = a.brief.kind === 'quadruped';
  if (a.brief.kind === 'humanoid' && sizeOf(a.brief) < 1.3) return tend(a, b, { ...row, layout: 'tend', at: 'head', b: 'fright' }, c); // biome-ignore format: one line
  const A = doing({ ...a, count: 1, act: undefined } as unknown as SceneNode, c, { right: true, direction: facing(a, true), ...(beast ? { pose: 'roar' } : {}) }); // biome-ignore format: one line
  const p = A[0]!;
  const { width, height } = p.sprite.image;
  const coils = COILING.test(a.brief.concept);
  const mouth = coils ? snoutOf(p.sprite) : (p.sprite.at['mouth right'] ?? p.sprite.at.mouth ?? p.sprite.at.NOSE ?? { x: width * 0.88, y: height * 0.56 }); // biome-ignore format: one line
  const size = Math.min(sizeOf(b.brief), Math.max(0.3, sizeOf(a.brief) * 0.62));
  const alive = isAlive(b.brief);
  const B = actor(bare(b), c, { size, ...(alive ? { pose: b.brief.kind === 'humanoid' ? 'fall' : 'stand', direction: EAST } : {}) }); // biome-ignore format: one line
  const prey: Placed = { sprite: B, x: p.x + mouth.x - B.image.width * (a.brief.kind === 'humanoid' ? 0.06 : 0.34), y: p.y + mouth.y - B.image.height * 0.5, z: a.brief.kind === 'humanoid' || coils ? 1 : -0.5, of: b.id, copy: 0, what: 'subject' }; // biome-ignore format: one line
  return [...A, prey];
}
