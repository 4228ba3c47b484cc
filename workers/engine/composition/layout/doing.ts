/**
 * Somebody who does something: the pose that the verb takes, the way it looks, what its hands need, and the effect of it beside the
 * pose (`act-stage.ts`).
 */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Brief } from '../../types.ts';
import type { SceneNode } from '../graph.ts';
import { POSES } from '../sprites/poses.ts';
import { VERBS } from '../verbs.ts';
import { type ActEffects, actStage } from './act-stage.ts';
import { actor, type LayoutContext, withFreeHands, withTool } from './actor.ts';
import { MAGIC_EFFECTS } from './magic-effects.ts';
import { openMouthed } from './open-mouth.ts';
import type { Placed } from './placed.ts';
import { SIGN_EFFECTS } from './sign-effects.ts';
import { TOOL_EFFECTS } from './tool-effects.ts';

/** How somebody looks while doing something. */
const VIEWS: Readonly<Record<'side' | 'profile' | 'viewer', readonly [right: Direction, left: Direction]>> = {
  side: ['south-east', 'south-west'],
  profile: ['east', 'west'],
  viewer: ['south', 'south'],
};

export interface Doing {
  /** Looks to the right; else to the left. */
  readonly right?: boolean;
  readonly copy?: number;
  /** Pose instead of the act's, by a relation. */
  readonly pose?: string;
  readonly direction?: Direction;
  readonly freeHands?: boolean;
  readonly size?: number;
  /** Several stand in depth rather than in a row. */
  readonly deep?: true;
}

/** A node alone, standing on the ground at x = 0, with what its act adds. */
export function doing(node: SceneNode, c: LayoutContext, d: Doing = {}): Placed[] {
  const { right = !/west/.test(c.style.direction ?? ''), copy = 0 } = d;
  const { brief, act } = node;
  const row = act ? VERBS[act.verb] : undefined;
  const human = brief.kind === 'humanoid';
  const beast = brief.kind === 'quadruped';
  let pose = d.pose ?? (row && act ? ('pose' in row && row.pose ? row.pose : act.verb) : 'stand');
  if (act?.verb === 'dance' && copy % 2) pose = 'dance 2';
  const isGun =
    act?.verb === 'shoot' &&
    (/gun|pistol|rifle|musket|laser|blaster|cannon/.test(`${act.object?.text ?? ''} ${node.text}`) ||
      (GUNNERS.test(brief.concept) && !/bow|arrow/.test(`${act.object?.text ?? ''} ${node.text}`)));
  if (isGun) pose = 'aim';
  const faces = row && 'faces' in row ? row.faces : undefined;
  const view = VIEWS[faces ?? (beast ? 'profile' : 'viewer')];
  let direction: Direction | undefined = d.direction ?? (human || beast || row ? view[right ? 0 : 1] : undefined);
  if (act?.verb === 'sleep' && human) direction = 'west';
  if (brief.kind === 'thing' && d.direction === undefined)
    direction = row && faces ? (right ? 'south-east' : 'south-west') : undefined;
  // an animal on fire has its flames on its back
  let dressed: Brief = beast && act?.verb === 'burn' ? { ...brief, traits: [...(brief.traits ?? []), 'fire'] } : brief;
  if (human && row && 'hands' in row && row.hands) {
    const said =
      act?.object && 'object' in row && (row.object === 'held' || act.verb === 'shoot') ? act.object.text : undefined;
    if (row.hands === 'bare') dressed = withFreeHands(brief);
    else if (isGun) dressed = withTool(node, said && !/laser|bullet/.test(said) ? said : 'gun', c.read);
    else if (
      !HOLDS_ALREADY.test(dressed.parts.map((p) => p.piece).join(' ')) ||
      act?.verb === 'shoot' ||
      act?.verb === 'dig' ||
      act?.verb === 'mine'
    )
      dressed = withTool(node, said && act?.verb === 'swing' ? said : row.hands, c.read);
  } else if (human && d.freeHands) dressed = withFreeHands(brief);
  const s = actor(node, c, {
    pose,
    brief: openMouthed(dressed, act?.verb),
    copy,
    ...(direction ? { direction } : {}),
    ...(d.size === undefined ? {} : { size: d.size }),
  });
  const hover =
    act && !d.pose
      ? (POSES[pose]?.hover ?? (HOVERS.has(act.verb) && brief.kind === 'thing' ? 0.4 : 0)) * c.S * (c.floats ? 0 : 1)
      : 0;
  const airy = !act && d.pose === undefined && !c.floats && FLIES.test(brief.concept) ? c.S * 0.5 : 0;
  const at: Placed = {
    sprite: s,
    x: 0,
    y: -s.foot.y - hover - airy,
    z: 0.01 * copy,
    of: node.id,
    copy,
    what: 'subject',
    shadow: true,
    ...(hover + airy > 0 ? { lift: hover + airy } : {}),
    // a swimmer is in the water to the shoulders
    ...(act?.verb === 'swim' && !d.pose && human ? { cut: Math.round(s.image.height * 0.6) } : {}),
  };
  const effect =
    row && act && !d.pose && 'effect' in row && !(beast && act.verb === 'burn') ? EFFECTS[row.effect ?? ''] : undefined;
  return effect ? [at, ...effect(actStage(node, at, right, c, direction))] : [at];
}

/** Who shoots with a gun where nothing is said. */
const GUNNERS = /marine|soldier|cowboy|astronaut|space|cyber|police|gangster|pirate|musketeer|sniper|sheriff|agent|mercenary|robot|android|bounty-hunter/; // biome-ignore format: one line
/** What is in the air wherever it is. */
export const FLIES = /^(?:bat|bee|butterfly|dragonfly|moth|wisp|firefly|hummingbird|wasp|mosquito|fly|lady-beetle)$/;
const HOVERS: ReadonlySet<string> = new Set(['fly', 'float']);
const HOLDS_ALREADY = /axe|sword|hammer|pickaxe|katana|saber|club|mace|halberd|scythe|spear|dagger/;
/** By the names of `verbs.ts`; verbs of another name show in their pose alone. */
const EFFECTS: ActEffects = { ...MAGIC_EFFECTS, ...TOOL_EFFECTS, ...SIGN_EFFECTS };
