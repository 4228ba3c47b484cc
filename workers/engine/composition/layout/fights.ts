/** Who fights, hunts or attacks whom: face to face with weapons that cross, from afar, before a building, one behind the other. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { lance } from '../effects/gear.ts';
import { sparkle } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { armOf, heldOut } from './arms.ts';
import { armed, EAST, facing, from, moved, WEST } from './common.ts';
import { crowd } from './crowd.ts';
import type { Doing } from './doing.ts';
import { hug } from './embraces.ts';
import { ahead } from './exchange.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

/** Who fights with spells or shots does so from afar. */
const CASTS = /wizard|mage|witch|sorcer|warlock|necromancer|shaman|druid|enchant/;
const SHOOTS = /^(?:archer|hunter|ranger|crossbow|gunslinger|space-marine|sniper|cowboy|musketeer)/;

export function fight(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (categoryOf(b.brief.concept) === 'building' && isAlive(a.brief)) return besiege(a, b, c);
  // teeth in the neck: as close as in an embrace
  if (row === RELATIONS.bite && a.brief.kind === 'humanoid' && b.brief.kind === 'humanoid' && a.count === 1 && b.count === 1 && sizeOf(a.brief) < 1.15) return hug(a, b, { ...row, layout: 'hug' }, c); // biome-ignore format: one line
  if (BEAM.test(a.brief.concept) && !isAlive(a.brief)) return strikes(a, b, c);
  const twin = a.brief.concept === b.brief.concept && b.count === 1;
  const A = fighter(a, true, row, c);
  const B = fighter(b, false, row, { ...c, seed: c.seed + (twin ? 3 : 0) });
  const bodies = (list: readonly Placed[]) => boxOf(list.filter((p) => p.what !== 'lance'));
  if (A.arms.length > 0 || B.arms.length > 0) return crossing(a, A, B, row, c);
  const box = bodies(A.list);
  const small = Math.min(box.right - box.left, bodies(B.list).right - bodies(B.list).left);
  // blades cross between the two; a shot or a spell flies there
  const far = A.far || B.far;
  const byHand = c.stamps?.has(a.id) === true || c.stamps?.has(b.id) === true;
  const gap = byHand
    ? 0
    : far
      ? c.S * 0.12
      : A.blade && B.blade
        ? -c.S * 0.26
        : A.blade || B.blade
          ? -c.S * 0.1
          : -small * 0.03;
  moved(B.list, box.right + gap + (row.gap ?? 0) * c.S - bodies(B.list).left);
  const x = (box.right + boxOf(B.list).left) / 2;
  const high = A.blade && B.blade ? (hand(A.list, true) + hand(B.list, false)) / 2 - c.S * 0.1 : Math.max(boxOf(A.list).top, boxOf(B.list).top) * 0.6; // biome-ignore format: one line
  // a flash where blades or fists meet; before a single blade it would hide it
  const meet = A.blade === B.blade && row !== RELATIONS.joust && !byHand;
  const spark =
    row.effect && !far && meet ? [sign('spark', c.S < 22 ? 0.36 : Math.max(0.7, c.S / 76), x, high, a, 0)] : [];
  return [...A.list, ...B.list, ...spark];
}

/** Face to face, so near that their weapons cross, or that of one reaches the other. */
function crossing(a: SceneNode, A: Fighter, B: Fighter, row: RelationRow, c: LayoutContext): Placed[] {
  const edge = (list: readonly Placed[]) => boxOf(list.filter((p) => p.what === 'subject'));
  const [mine, other] = [edge(A.list), edge(B.list)];
  const [right, left] = [boxOf([...A.arms, ...A.list]).right, boxOf([...B.arms, ...B.list]).left];
  const both = A.arms.length > 0 && B.arms.length > 0;
  const reach = Math.min(...[...A.arms, ...B.arms].map((p) => p.sprite.image.width));
  // of both a third of the blade and its hilt lie before the other's; of one its point is at the other's breast
  const x = both ? right - reach * 0.66 - left : A.arms.length > 0 ? right - reach * 0.3 - other.left : mine.right + reach * 0.3 - left; // biome-ignore format: one line
  // bodies do not stand in each other
  const dx = Math.max(x, mine.right - other.left + (both ? c.S * 0.06 : 0)) + (row.gap ?? 0) * c.S;
  moved(B.list, dx);
  moved(B.arms, dx);
  const all = [...A.list, ...B.list, ...A.arms, ...B.arms];
  if (!both || !row.effect) return all;
  const [p, q] = [boxOf(A.arms), boxOf(B.arms)];
  const flash = sparkle(Math.max(5, c.S * 0.2));
  const [cx, cy] = [
    (p.right + q.left) / 2,
    Math.max(p.top, q.top) + Math.min(p.bottom - p.top, q.bottom - q.top) * (c.S < 24 ? 0.12 : 0.36),
  ];
  all.push({ sprite: flash, x: cx - flash.image.width / 2, y: cy - flash.image.height / 2, z: 4, of: a.id, copy: 0, what: 'spark', glow: true }); // biome-ignore format: one line
  return all;
}

const BEAM = /beam|bolt$|fireball|energy-ball|missile|projectile|bullet|^arrow$|snowball/;

/** What flies hits the middle of it, with a flash there. */
function strikes(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const ray = /beam/.test(a.brief.concept);
  const B = crowd(b, c, isAlive(b.brief) ? { pose: b.brief.kind === 'humanoid' ? 'guard' : 'stand', direction: facing(b, false), right: false } : {}); // biome-ignore format: one line
  const box = boxOf(B);
  const s = actor(a, c, { size: ray ? Math.max(1.5, ((box.right - box.left) / c.S) * 1.3) : 0.6 });
  const y = (box.top + box.bottom) / 2;
  const beam: Placed = { sprite: s, x: box.left - s.image.width + c.S * 0.1, y: y - s.image.height / 2, z: 1, of: a.id, copy: 0, what: 'subject', glow: true }; // biome-ignore format: one line
  return [...B, beam, sign('spark', Math.max(0.9, c.S / 60), box.left + c.S * 0.06, y, a, 0)].map((p, i, all) => (i === all.length - 1 ? { ...p, z: 2 } : p)); // biome-ignore format: one line
}

/** A building that is attacked stands behind those who attack it. */
function besiege(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = crowd(b, c).map((p) => ({ ...p, z: p.z - 3 }));
  const box = boxOf(B);
  const flies = sizeOf(a.brief) > 1.6;
  const A = fighter(a, true, RELATIONS.fight, c).list;
  moved(B, 0, -c.S * 0.2);
  const mine = boxOf(A);
  // a great one stands at its side, small ones before it
  if (flies) moved(A, box.left - (mine.right - mine.left) * 0.6 - mine.left);
  else moved(A, box.left - Math.min(mine.right - mine.left, c.S * 0.9) * 0.5 - mine.left);
  return [...B, ...A];
}

const hand = (list: readonly Placed[], right: boolean): number => (list[0] ? ahead(list[0], right).y : 0);

interface Fighter {
  readonly list: Placed[];
  /** Weapons that are held out beside the bodies. */
  readonly arms: Placed[];
  /** Something in the hand is raised against the other. */
  readonly blade: boolean;
  /** Fights from afar. */
  readonly far: boolean;
}

function fighter(node: SceneNode, right: boolean, row: RelationRow, c: LayoutContext): Fighter {
  const human = node.brief.kind === 'humanoid';
  if (node.act?.verb === 'breathe') return { list: crowd(node, c, { right }), blade: false, far: true, arms: [] };
  if (human && row === RELATIONS.joust) {
    const mount = node.brief.mount ?? { concept: 'horse', colours: [] };
    const rider = { ...node, act: undefined, brief: { ...withFreeHands(node.brief), mount } } as unknown as SceneNode;
    const list = crowd(rider, c, { direction: right ? EAST : WEST, right });
    const box = boxOf(list);
    const pole = lance(c.S * 1.3, c.S * 0.06);
    const x = (box.left + box.right) / 2 - (right ? c.S * 0.12 : pole.image.width - c.S * 0.12);
    const y = box.top + (box.bottom - box.top) * (right ? 0.36 : 0.31);
    list.push({ sprite: right ? pole : mirrored(pole), x, y, z: 3, of: node.id, copy: 0, what: 'lance' });
    return { list, blade: false, far: false, arms: [] };
  }
  const own = `${node.brief.concept} ${node.text}`;
  const held = node.brief.parts.map((p) => p.piece).join(' ');
  if (human && row.effect && !/sword|axe|mace|spear|dagger/.test(held)) {
    if (CASTS.test(own)) return { list: crowd({ ...node, act: { verb: 'cast', ...(node.act?.object ? { object: node.act.object } : {}) } }, c, { right }), blade: false, far: true, arms: [] }; // biome-ignore format: one line
    if (SHOOTS.test(node.brief.concept)) return { list: crowd({ ...node, act: { verb: 'shoot' } }, c, { right }), blade: false, far: true, arms: [] }; // biome-ignore format: one line
  }
  const weapon = human && row.effect !== undefined && armed(node);
  // who is set by hand has it in the hand
  if (human && c.stamps?.has(node.id)) return { list: crowd(node, c, { pose: 'fight', direction: right ? EAST : WEST, right, deep: true }), blade: false, far: false, arms: [] }; // biome-ignore format: one line
  const arm = human && row.effect !== undefined ? armOf(node, c) : undefined;
  if (arm) {
    const list = crowd({ ...node, brief: arm.bare }, c, { pose: arm.shielded ? 'clash behind shield' : 'clash', direction: arm.shielded ? (right ? EAST : WEST) : facing(node, right), right, deep: true }); // biome-ignore format: one line
    const arms = list.filter((p) => p.what === 'subject').map((p) => heldOut(p, arm, right));
    return { list, blade: true, far: false, arms };
  }
  const pose = human
    ? weapon
      ? right
        ? 'swing'
        : 'clash'
      : right
        ? 'punch'
        : 'guard'
    : row === RELATIONS.bite
      ? 'thrust'
      : 'fight';
  const list = crowd(node, c, { pose, direction: facing(node, right), right, deep: true });
  return { list, blade: weapon, far: false, arms: [] };
}

export function chase(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const runs = row.b === 'flee';
  const d = (node: SceneNode, pose: string | undefined): Doing => ({
    direction: facing(node, true),
    right: true,
    pose: pose ?? 'run',
    deep: true,
  });
  const free = (node: SceneNode): SceneNode => ({ ...node, act: undefined, ...(node === b && runs ? { brief: withFreeHands(node.brief) } : {}) }) as unknown as SceneNode; // biome-ignore format: one line
  // who is led walks one behind the other, each told from the next; the smallest prey is no larger than it is
  const file = (node: SceneNode): SceneNode => (!(c.deep && runs) && node.count > 1 && node.count < 7 && node.brief.kind !== 'humanoid' && (!runs || sizeOf(node.brief) < 0.5) ? { ...free(node), line: 'queue' } : free(node)); // biome-ignore format: one line
  // young ones behind their mother are half as large as she is, and close to her
  const brood = row.turned === true && a.brief.concept === b.brief.concept && sizeOf(b.brief) < sizeOf(a.brief);
  const prey = brood
    ? { size: sizeOf(a.brief) * 0.5 }
    : sizeOf(b.brief) < 0.36 && sizeOf(a.brief) < 0.7
      ? { size: sizeOf(b.brief) * 0.8 }
      : {};
  const A = crowd(file(a), c, d(a, row.a));
  const B = crowd(file(b), c, { ...d(b, b.brief.kind === 'humanoid' ? row.b : runs ? 'run' : row.b), ...prey });
  if (brood) for (const p of B) p.x -= (p.copy ?? 0) * p.sprite.image.width * 0.16;
  from(B, boxOf(A).right + c.S * (brood ? 0.04 : 0.12));
  return [...A, ...B];
}

export function attack(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  // who points at it looks there
  const points = a.act?.verb === 'point' && a.brief.kind === 'humanoid';
  const A = points ? crowd({ ...a, act: undefined } as unknown as SceneNode, c, { pose: 'point ahead', direction: facing(a, true), right: true, freeHands: true }) : crowd(a, c, { right: true, ...(a.count < 4 ? { deep: true } : {}) }); // biome-ignore format: one line
  const B = crowd(
    b,
    c,
    isAlive(b.brief)
      ? { pose: b.brief.kind === 'humanoid' ? 'guard' : 'stand', direction: facing(b, false), right: false }
      : { size: Math.min(sizeOf(b.brief), Math.max(1.4, sizeOf(a.brief) * 1.6)) },
  );
  const w = boxOf(B).right - boxOf(B).left;
  from(
    B,
    points
      ? boxOf(A).right + c.S * 0.1
      : boxOf(A).right - Math.min(w * (a.act?.verb === 'breathe' ? 0.3 : 0.06), c.S * 0.3),
  );
  for (const p of B) p.z -= 0.5;
  return [...A, ...B];
}
