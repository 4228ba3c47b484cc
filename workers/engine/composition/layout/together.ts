/** What two do with each other over a thing between them: a rope that both pull, rays that meet, a table where one lies, an edge. */
import { ledge, pulledRope, rayBetween } from '../effects/between.ts';
import { table } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { EAST, moved, WEST } from './common.ts';
import { doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

/** Without what they hold and do otherwise. */
const bare = (node: SceneNode): SceneNode => ({ ...node, act: undefined, brief: withFreeHands(node.brief) }) as unknown as SceneNode; // biome-ignore format: one line

const OTHER_SEED = 3;
const TEAM = 4;

/** A team one behind the other, all looking at the other side. */
function team(node: SceneNode, right: boolean, pose: string, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  const size = { size: Math.max(0.62, sizeOf(node.brief)) };
  for (let copy = 0; copy < Math.min(node.count, TEAM); copy++) {
    const list = doing({ ...bare(node), count: 1 }, c, { pose, right, direction: right ? EAST : WEST, copy: copy % 3, ...(isAlive(node.brief) ? size : {}) }); // biome-ignore format: one line
    const box = boxOf(list);
    const step = (box.right - box.left) * 0.52 * copy;
    // the farther ones are a little behind, so that each is told from the next
    moved(list, right ? -box.right - step : -box.left + step, copy % 2 ? -c.S * 0.06 : 0);
    out.push(...list.map((p) => ({ ...p, copy, z: p.z - (copy % 2) * 0.5 })));
  }
  return out;
}

/** Both lean back and pull; the rope runs through the hands of all. */
export function tug(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = team(a, true, 'tug', c);
  const B = team(b, false, 'tug', { ...c, seed: c.seed + OTHER_SEED });
  moved(B, c.S * 0.36);
  const grip = (p: Placed, right: boolean): { x: number; y: number } => {
    const teeth = (p.of === a.id ? a : b).brief.kind === 'quadruped';
    // beasts have it between their teeth
    return !teeth ? ahead(p, right) : { x: p.x + (p.sprite.at[right ? 'mouth right' : 'mouth left'] ?? p.sprite.at.NOSE ?? { x: right ? p.sprite.image.width : 0 }).x, y: p.y + (p.sprite.at[right ? 'mouth right' : 'mouth left'] ?? p.sprite.at.NOSE ?? { y: p.sprite.image.height * 0.4 }).y }; // biome-ignore format: one line
  };
  const hands = [...A.filter((p) => p.what === 'subject').map((p) => grip(p, true)), ...B.filter((p) => p.what === 'subject').map((p) => grip(p, false))]; // biome-ignore format: one line
  const [left, right] = [Math.min(...hands.map(({ x }) => x)) - c.S * 0.16, Math.max(...hands.map(({ x }) => x)) + c.S * 0.16]; // biome-ignore format: one line
  const side = (near: (x: number) => boolean): number => {
    const ys = hands.filter(({ x }) => near(x)).map(({ y }) => y);
    return ys.reduce((sum, y) => sum + y, 0) / Math.max(1, ys.length);
  };
  const middle = c.S * 0.18;
  const [y0, y1] = [side((x) => x < middle), side((x) => x >= middle)];
  const rope = pulledRope(right - left, y1 - y0, Math.max(2, c.S * 0.05));
  return [
    ...A,
    ...B,
    { sprite: rope, x: left, y: Math.min(y0, y1) - rope.foot.y, z: 1, of: a.id, copy: 0, what: 'rope' },
  ];
}

/** Rays from the hands of both, sparks where they meet. */
export function beams(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const one = (node: SceneNode, right: boolean, seed: number): Placed[] =>
    doing({ ...node, count: 1, act: undefined } as unknown as SceneNode, { ...c, seed }, { pose: node.brief.kind === 'humanoid' ? 'cast' : 'breathe', right, direction: right ? EAST : WEST }); // biome-ignore format: one line
  const A = one(a, true, c.seed);
  const B = one(b, false, c.seed + (a.brief.concept === b.brief.concept ? OTHER_SEED : 0));
  const [from, to] = [ahead(A[0]!, true), ahead(B[0]!, false)];
  moved(B, from.x + c.S * (c.S < 34 ? 0.75 : 0.95) - to.x);
  const end = ahead(B[0]!, false);
  const own = (node: SceneNode, usual: string): string => ELEMENTS.find(([of]) => of.test(node.text))?.[1] ?? BEAMS[HUE.exec(node.text)?.[0] ?? ''] ?? usual; // biome-ignore format: one line
  const tones = [own(a, BEAMS.red!), own(b, BEAMS.blue!)] as const;
  const ray = rayBetween(end.x - from.x, end.y - from.y, Math.max(3, c.S * 0.12), tones);
  const meet = sign('spark', Math.max(1, c.S / 44), (from.x + end.x) / 2, (from.y + end.y) / 2, a, 0);
  return [
    ...A,
    ...B,
    {
      sprite: ray,
      x: from.x,
      y: Math.min(from.y, end.y) - ray.foot.y,
      z: 2,
      of: a.id,
      copy: 0,
      what: 'beam',
      glow: true,
    },
    meet,
  ];
}

const BEAMS: Readonly<Record<string, string>> = { red: '#f04838', blue: '#4890f8', green: '#58d048', yellow: '#f8d848', orange: '#f89030', purple: '#a860e8', pink: '#f880c0', white: '#f0f4f8', black: '#604878' }; // biome-ignore format: a table

const HUE = new RegExp(`\\b(?:${Object.keys(BEAMS).join('|')})\\b`);

/** Of what a beam is, by who casts it: "a fire wizard". */
const ELEMENTS: readonly (readonly [RegExp, string])[] = [[/\b(?:fire|flames?)\b/, '#f87830'], [/\b(?:ice|frost)\b/, '#9ce0fc'], [/\bwater\b/, '#3c80e8'], [/\b(?:lightning|thunder)\b/, '#fce450'], [/\bpoison\b/, '#8cd83c'], [/\bshadow\b/, '#604878'], [/\blight\b/, '#fcf4c0'], [/\bwind\b/, '#d0f0e4'], [/\bearth\b/, '#a87840']]; // biome-ignore format: a table

/** Who is cut open or mended lies on a table; those who do it stand behind it and lean over. */
export function operate(doers: readonly SceneNode[], b: SceneNode, c: LayoutContext): Placed[] {
  const alive = isAlive(b.brief);
  const lies = b.brief.kind === 'humanoid';
  const patient = (share: number) => actor({ ...b, act: undefined } as unknown as SceneNode, c, alive ? { pose: b.brief.kind === 'quadruped' ? 'dead' : 'sleep', direction: lies ? WEST : b.brief.kind === 'quadruped' ? EAST : 'south', size: share * (lies ? Math.min(1, sizeOf(b.brief)) : Math.min(1, Math.max(0.6, sizeOf(b.brief)))) } : { size: share * Math.min(0.9, Math.max(0.5, sizeOf(b.brief))) }); // biome-ignore format: one line
  // no higher than that those who stand behind it are seen
  const whole = patient(1);
  const B = whole.image.height > c.S * 0.62 ? patient((c.S * 0.62) / whole.image.height) : whole;
  const people = doers.flatMap((node) =>
    Array.from({ length: Math.min(3, node.count) }, (_, copy) => ({ node, copy })),
  );
  const wide = Math.max(c.S * (0.5 + 0.5 * people.length), B.image.width * 1.08);
  const desk = table(wide, c.S, '#c8d0d8', 0.3);
  const top = -desk.image.height;
  const out: Placed[] = [{ sprite: desk, x: -desk.image.width / 2, y: top, z: 0, of: b.id, copy: 1, what: 'table', shadow: true }]; // biome-ignore format: one line
  out.push({ sprite: B, x: -B.image.width / 2, y: top + c.S * 0.14 - B.image.height, z: 1, of: b.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
  for (const [i, { node, copy }] of people.entries()) {
    const human = node.brief.kind === 'humanoid';
    const n = people.length;
    const right = i < n / 2;
    const [s] = doing({ ...node, count: 1, act: undefined } as unknown as SceneNode, { ...c, seed: c.seed + i * OTHER_SEED }, { copy, right, pose: human ? 'reach' : 'stand', direction: right ? 'south-east' : 'south-west' }); // biome-ignore format: one line
    const x = n === 1 ? -Math.max(wide * 0.36, B.image.width / 2) : (i / (n - 1) - 0.5) * wide * 0.8;
    out.push({ ...s!, x: x - s!.sprite.image.width / 2, y: s!.y - c.S * 0.16, z: -1, shadow: false });
  }
  return out;
}

/** From the edge of a ledge down to who hangs there, hand in hand. */
export function haulUp(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = doing({ ...bare(a), count: 1 }, c, { pose: human ? 'haul' : 'push', right: true, direction: EAST });
  const seed = c.seed + (a.brief.concept === b.brief.concept ? OTHER_SEED : 0);
  const B = doing({ ...bare(b), count: 1 }, { ...c, seed }, { pose: b.brief.kind === 'humanoid' ? 'arm up' : 'climb', right: false, direction: b.brief.kind === 'humanoid' ? 'south-west' : WEST }); // biome-ignore format: one line
  const high = Math.max(c.S * 0.6, B[0]!.sprite.image.height * 1.04);
  const box = boxOf(A);
  const rock = ledge(box.right - box.left + c.S * 0.2, high);
  moved(A, -c.S * 0.06 - box.right + c.S * 0.1, -high + 1);
  const hand = ahead(A[0]!, true);
  const q = B[0]!;
  const up = (b.brief.kind === 'humanoid' ? q.sprite.at['RIGHT ARM'] : undefined) ?? { x: q.sprite.image.width * 0.24, y: q.sprite.image.height * 0.1 }; // biome-ignore format: one line
  moved(B, hand.x - (q.x + up.x), hand.y - (q.y + up.y));
  const left = hand.x + c.S * 0.02 - rock.image.width;
  return [
    { sprite: rock, x: Math.min(left, q.x + q.sprite.image.width * 0.3 - rock.image.width), y: -high, z: -1, of: a.id, copy: 0, what: 'ledge', shadow: true }, // biome-ignore format: one line
    ...A.map((p) => ({ ...p, shadow: false })),
    ...B.map((p) => ({ ...p, z: p.z + 0.5, shadow: false })),
  ];
}
