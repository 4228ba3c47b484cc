/** What layouts share: moving blocks, poses, who is armed. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { SceneNode } from '../graph.ts';
import type { Sprite } from '../sprites/sprite.ts';
import type { LayoutContext } from './actor.ts';
import { crowd } from './crowd.ts';
import type { Doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

export const EAST: Direction = 'east';
export const WEST: Direction = 'west';

export const moved = (list: Placed[], dx: number, dy = 0): Placed[] => {
  for (const p of list) {
    p.x += dx;
    p.y += dy;
  }
  return list;
};
/** The block's left edge to x. */
export const from = (list: Placed[], x: number): Placed[] => moved(list, x - boxOf(list).left);

export const subject = (s: Sprite, node: SceneNode, x: number, z: number, more: Partial<Placed> = {}): Placed => ({
  sprite: s,
  x,
  y: -s.foot.y,
  z,
  of: node.id,
  copy: 0,
  what: 'subject',
  shadow: true,
  ...more,
});

export const armed = (node: SceneNode): boolean =>
  /sword|axe|mace|club|knife|dagger|spear|hammer|staff|katana|trident|scythe|halberd/.test(
    node.brief.parts.map((p) => p.piece).join(' '),
  ) ||
  /knight|warrior|goblin|orc|samurai|pirate|viking|barbarian|paladin|ninja|gladiator|soldier|skeleton|dwarf|guard|king|hero|adventurer/.test(
    node.brief.concept,
  );

/** How those who look at each other are seen. */
export const facing = (node: SceneNode, right: boolean, full = false): Direction =>
  node.brief.kind === 'quadruped' || full ? (right ? EAST : WEST) : right ? 'south-east' : 'south-west';

/** A pose that the relation asks for, unless somebody does something of their own. */
export const posed = (node: SceneNode, pose: string | undefined, d: Doing): Doing =>
  pose && !node.act ? { ...d, pose } : d;

/** Copies of a subject that take no part in what the first one does. */
export function rest(node: SceneNode, c: LayoutContext, x: number): Placed[] {
  if (node.count < 2) return [];
  return from(
    crowd({ ...node, count: node.count - 1 }, c).map((p) => ({ ...p, copy: p.copy + 1 })),
    x + c.S * 0.05,
  );
}
