/** How people who are set by hand stand where solids would take a pose. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import { lookOf } from '../../subject/humanoid/look.ts';
import { POSTURES, type Posture, postureOf, SEATED } from '../../subject/small/large/doll/postures.ts';
import type { Brief } from '../../types.ts';
import type { Edge, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { VARIATION } from '../sprites/sprite.ts';
import { toolOf } from './tool-of-act.ts';

/** Poses of who strikes, and of who keeps a blow off. */
const STRIKES: ReadonlySet<string> = new Set(['swing', 'fight', 'clash', 'clash2', 'clash behind shield', 'punch', 'overhead', 'thrust']); // biome-ignore format: a list
/** What people sit on as postures of sitting show it. */
export const SAT_ON = /bench$|^(?:log|rock|boulder|stone|tree-stump|stool|crate|box|barrel|chest|treasure-chest|wall|fence|bed|table|wooden-crate)$/; // biome-ignore format: a list
const SHIELD = /shield|buckler/;

/** Poses of solids by the postures that show the same. */
const ALIKE: Readonly<Record<string, string>> = {
  flee: 'run',
  'point ahead': 'point',
  reach: 'reach ahead',
  fright: 'fear',
  afraid: 'fear',
};
/** Poses for which the acts of one alone have no row: on a seat, arms about another. */
const AMONG_OTHERS: Readonly<Record<string, Posture>> = {
  sit: SEATED,
  'sit floor': { legs: 'sit' },
  hug: { right: 'out', mood: 'happy' },
  kiss: { right: 'out', shut: true },
  give: { right: 'out' },
};
/** Poses of solids that people who are set by hand show otherwise: what the other one of a pair does tells the rest. */
const ABOUT: Readonly<Record<string, Posture>> = {
  ride: SEATED,
  'sit high': SEATED,
  'sit at': SEATED,
  'hold hands': { right: 'out' },
  'hold hands R': { left: 'out' },
  'hold both hands': { left: 'out', right: 'out' },
  carry: { left: 'up', right: 'up' },
  'carry low': { left: 'hold', right: 'hold' },
  hold: { left: 'hold', right: 'hold' },
  push: { legs: 'stance', right: 'out' },
  pull: { legs: 'stance', left: 'out' },
  tug: { legs: 'stance', left: 'out' },
  lean: { left: 'crossed', right: 'crossed' },
  'lean on': { left: 'crossed', right: 'crossed' },
  feed: { right: 'out', mood: 'happy' },
  take: { left: 'hold', right: 'hold', mood: 'happy' },
  'reach low': { legs: 'kneel', right: 'out' },
  'kneel+reach': { legs: 'kneel', right: 'out' },
  'kneel+give': { legs: 'kneel', right: 'out' },
  'reach up': { right: 'up' },
  'reach high': { right: 'up' },
  'arms ahead': { left: 'ahead', right: 'ahead' },
  looming: { left: 'up', right: 'up' },
  hide: { legs: 'knees' },
  'bow down': { legs: 'kneel', shut: true },
  dance: { legs: 'skip', left: 'up', right: 'hip', mood: 'happy' },
  'dance 2': { legs: 'skip', left: 'hip', right: 'up', mood: 'happy' },
  delighted: { left: 'up', right: 'up', mood: 'happy' },
  'high five': { right: 'up', mood: 'happy' },
  shake: { right: 'out' },
};
function postureNamed(pose: string): Posture | undefined {
  // on a seat, the arms of what is done there
  if (/^sit\+/.test(pose)) {
    const arms = pose.slice('sit+'.length);
    return { ...(ABOUT[arms] ?? postureNamed(arms)), ...SEATED };
  }
  return AMONG_OTHERS[pose] ?? POSTURES[ALIKE[pose] ?? pose];
}

/** Layouts that put people beside each other, as their postures stand. */
const SIDE_BY_SIDE: ReadonlySet<RelationRow['layout']> = new Set<RelationRow['layout']>(['beside', 'fight', 'chase']);

/** Whether people set by hand show a relation in their postures. */
export function isShownInPostures({ is, a, b }: Edge, nodes: readonly SceneNode[]): boolean {
  const row: RelationRow = RELATIONS[is];
  if (![a, b].some((id) => nodes[id]!.brief.kind === 'humanoid')) return false;
  const shows = (pose: string | undefined): boolean => pose === undefined || pose === 'guard' || postureNamed(pose) !== undefined; // biome-ignore format: one line
  const folk = [a, b].every((id) => nodes[id]!.brief.kind === 'humanoid' && nodes[id]!.count === 1);
  if (row.layout === 'hug') return folk;
  return SIDE_BY_SIDE.has(row.layout) && is !== 'joust' && is !== 'bite' && row.facing !== 'away' && shows(row.a) && shows(row.b); // biome-ignore format: one line
}

/** Without what flies about who does it: others stand there. */
const bare = ({ signs: _, ...posture }: Posture): Posture => posture;

/** How somebody in a pose of solids is set by hand: what is held is ahead, a shield that was said before it. */
export function stanceOf(brief: Brief, pose: string, seed: number): Posture {
  const strikes = STRIKES.has(pose);
  if (!strikes && pose !== 'guard') return bare(postureNamed(pose) ?? {});
  const { worn } = lookOf(brief, seed, VARIATION);
  const held = (['right', 'left'] as const).map((slot) => worn.get(slot)).filter((w) => w !== undefined);
  const shield = held.find(({ piece }) => SHIELD.test(piece.id));
  const armed = held.some((w) => w !== shield);
  if (!armed && !shield) return bare(POSTURES[strikes ? 'punch' : 'guard up']!);
  const way: Posture = strikes ? bare(POSTURES.fight!) : { legs: 'stance', lift: 3 };
  return shield?.asked === true ? way : { ...way, swaps: true };
}

/** The same for any relation; undefined: no row shows the pose. */
export function stanceIn(brief: Brief, pose: string, seed: number): Posture | undefined {
  if (STRIKES.has(pose) || pose === 'guard') return stanceOf(brief, pose, seed);
  const posture = ABOUT[pose] ?? postureNamed(pose);
  return posture && !posture.lies ? bare(posture) : undefined;
}

/** How somebody does what the words say, where no tool has to be drawn for it; undefined: no row tells it. */
export function actingPosture(node: SceneNode): Posture | undefined {
  const { act, brief } = node;
  if (!act || act.object || brief.kind !== 'humanoid' || brief.mount) return undefined;
  const tool = toolOf(node);
  const holds = brief.parts.some((p) => !p.chosen && /^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? ''));
  return tool === 'own' || (tool === 'bare' && !holds) ? postureOf(act.verb, act.legs) : undefined;
}
