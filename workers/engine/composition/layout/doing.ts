/**
 * Somebody who does something: the pose that the verb takes, the way it looks, what its hands need, and the effect of it beside the
 * pose (`act-stage.ts`).
 */
import type { Direction } from '../../../../src/domain/words.ts';
import { pieceOf } from '../../catalogue/garments/index.ts';
import { ASLEEP } from '../../catalogue/things/types.ts';
import type { Brief } from '../../types.ts';
import type { SceneNode } from '../graph.ts';
import { POSES, poseNamed } from '../sprites/poses.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { poseOfVerb } from '../two-acts.ts';
import { VERBS } from '../verbs.ts';
import { type ActEffects, actStage } from './act-stage.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { eating, eatsThing } from './eating.ts';
import { FELT, SHOWN } from './felt.ts';
import { withFreeHands, withLeftHand, withOnlyNamed, withSlung, withTool } from './hands-free.ts';
import { actingPosture } from './in-posture.ts';
import { MAGIC_EFFECTS } from './magic-effects.ts';
import { airborne, openMouthed } from './open-mouth.ts';
import type { Placed } from './placed.ts';
import { SIGN_EFFECTS, SURFACE } from './sign-effects.ts';
import { TOOL_EFFECTS } from './tool-effects.ts';

/** How somebody looks while doing something. */
const VIEWS: Readonly<Record<'side' | 'profile' | 'viewer', readonly [right: Direction, left: Direction]>> = {
  side: ['south-east', 'south-west'],
  profile: ['east', 'west'],
  viewer: ['south', 'south'],
};

const SITTING: ReadonlySet<string> = new Set(['sit', 'sit reading', 'cast', 'summon', 'breathe']);

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
  const { brief, act } = node;
  const seat = c.seats?.get(node.id);
  if (seat) {
    const { seats: _, ...free } = c;
    const arms = d.pose ?? (act ? poseOfVerb(act.verb) : 'stand');
    return seat.under(free, doing(node, free, seat.sits ? { ...d, pose: `sit+${arms.split('+').at(-1)}` } : d));
  }
  const eats = d.pose === undefined && eatsThing(node) ? eating(node, c, c.S * (d.size ?? sizeOf(brief))) : undefined;
  if (eats) return eats;
  const { right = !/west/.test(c.style.direction ?? '') && !swings(node), copy = 0 } = d;
  const row = act ? VERBS[act.verb] : undefined;
  const human = brief.kind === 'humanoid';
  const beast = brief.kind === 'quadruped';
  let pose = d.pose ?? (act ? poseOfVerb(act.verb) : 'stand');
  if (act?.verb === 'dance' && copy % 2) pose = 'dance 2';
  const isGun =
    (act?.verb === 'shoot' || act?.verb === 'aim' || act?.verb === 'shoot kneeling') &&
    (GUN.test(`${act.object?.text ?? ''} ${node.text}`) ||
      (GUNNERS.test(brief.concept) && !BOW.test(`${act.object?.text ?? ''} ${node.text}`)));
  const carried = isGun ? brief.parts.find((p) => GUN.test(p.piece)) : undefined;
  if (isGun) pose = act?.verb === 'shoot kneeling' ? 'kneel+aim' : 'aim';
  if (pose === 'lean on' && brief.parts.some((p) => /sword|katana|saber|axe|hammer|pickaxe|mace|^club$/.test(p.piece)))
    pose = 'lean on blade';
  // the arm is raised that holds what was named
  if (pose === 'aloft' && brief.parts.some((p) => pieceOf(p.piece)?.slot === 'left') && !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'right')) pose = 'aloft left'; // biome-ignore format: one line
  if (pose === 'overhead' && act?.verb === 'fight' && FISTS.test(brief.concept)) pose = 'punch';
  if (
    pose === 'overhead' &&
    TWO_HANDED.test(`${act?.object?.text ?? ''} ${node.text} ${brief.parts.map((p) => p.piece).join(' ')}`)
  )
    pose = 'overhead both';
  // what takes both hands is borne before the body of who goes or runs with it
  if (human && /^(?:run|walk)$/.test(pose) && brief.parts.some((p) => BORNE.test(p.piece))) pose = `${pose}+carry low`;
  // who shouts at nobody turns to the viewer; who is afraid holds on to what he has
  const loud = human && act?.verb === 'roar' && !act.object;
  const holds = human && brief.parts.some((p) => /^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? ''));
  const clings = holds && (act?.verb === 'fear' || act?.verb === 'cry');
  if (clings) pose = 'stand';
  if (human && act?.legs && !d.pose && pose !== 'stand') pose = `${poseOfVerb(act.legs)}+${pose}`;
  // a gesture takes nothing that was named out of a hand
  const keeps = clings || (holds && act !== undefined && GESTURES.has(act.verb));
  const below = act?.legs ? VERBS[act.legs] : undefined;
  const faces = row && 'faces' in row && !loud ? row.faces : below && 'faces' in below ? below.faces : undefined;
  // four legs are told apart from the side alone; who sits shows its face
  const aside = beast && (faces !== 'side' || (act && !SITTING.has(act.verb)));
  const view = VIEWS[aside ? 'profile' : (faces ?? 'viewer')];
  let direction: Direction | undefined = d.direction ?? (human || beast || row ? view[right ? 0 : 1] : undefined);
  // a person who is asked for from the side is seen from there, whatever is done
  if (human && faces !== undefined && d.direction === undefined && /^(?:east|west)$/.test(c.style.direction ?? ''))
    direction = c.style.direction;
  if ((act?.verb === 'sleep' || act?.legs === 'lie') && human) direction = 'west';
  if (brief.kind === 'thing' && d.direction === undefined)
    direction = row && faces ? (right ? 'south-east' : 'south-west') : undefined;
  // an animal on fire has its flames on its back
  let dressed: Brief = beast && act?.verb === 'burn' ? { ...brief, traits: [...(brief.traits ?? []), 'fire'] } : brief;
  if (brief.kind === 'thing' && pose === 'sleep') {
    dressed = { ...brief, mood: [...brief.mood, ASLEEP] };
    direction = undefined;
  }
  if (human && row && 'hands' in row && row.hands) {
    const said =
      act?.object && 'object' in row && (row.object === 'held' || act.verb === 'shoot' || act.verb === 'aim')
        ? act.object.text
        : undefined;
    const spared = act && ONE_HANDED.has(act.verb) ? withLeftHand(brief) : undefined;
    if (spared) {
      dressed = spared;
      if (/^point/.test(pose)) pose = `${pose} armed`;
    } else if (row.hands === 'bare') dressed = keeps ? brief : withSlung(brief);
    else if (isGun)
      dressed =
        carried && !GUN.test(said ?? '') ? brief : withTool(node, said && GUN.test(said) ? said : 'gun', c.read);
    else if ((act?.verb === 'raise blade' || act?.verb === 'point blade') && holds) dressed = brief;
    else if (
      !HOLDS_ALREADY.test(dressed.parts.map((p) => p.piece).join(' ')) ||
      act?.verb === 'shoot' ||
      act?.verb === 'aim' ||
      act?.verb === 'dig' ||
      act?.verb === 'mine'
    )
      dressed = withTool(node, said && act?.verb === 'swing' ? said : row.hands, c.read);
  } else if (human && d.freeHands) dressed = withFreeHands(brief);
  if (human && /lean on/.test(pose) && holds) dressed = withOnlyNamed(dressed);
  const posture = c.stamps?.has(node.id) && !d.pose ? actingPosture(node) : undefined;
  const felt = human && act ? FELT[act.verb] : undefined;
  if (felt) dressed = { ...dressed, mood: [felt.mood, ...dressed.mood], build: [...dressed.build, ...felt.shown] };
  // who has no joints shows it in the face alone
  const shown = brief.kind === 'thing' && act && isAlive(brief) && !node.changes.some((x) => x.is === 'felt') ? SHOWN[act.verb] : undefined; // biome-ignore format: one line
  const whole = shown
    ? { ...node, changes: [...node.changes, { is: 'felt' as const, feeling: shown, told: shown }] }
    : node;
  const s = actor(whole, c, {
    pose,
    brief: airborne(openMouthed(dressed, act?.verb), act?.verb),
    copy,
    ...(direction && !posture ? { direction } : {}),
    ...(d.size === undefined ? {} : { size: d.size }),
    ...(posture ? { posture } : {}),
  });
  const hover =
    act && !d.pose && !posture
      ? (poseNamed(pose).hover ?? (HOVERS.has(act.verb) && brief.kind === 'thing' ? 0.4 : 0)) * c.S * (c.floats ? 0 : 1)
      : 0;
  const airy =
    !act && (d.pose === undefined || brief.kind === 'thing') && !c.floats && FLIES.test(brief.concept) ? c.S * 0.5 : 0;
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
    ...(act?.verb === 'swim' && !d.pose && (human || (brief.kind === 'thing' && SURFACE.test(brief.concept))) ? { cut: Math.round(s.image.height * (human ? 0.6 : 0.78)) } : {}), // biome-ignore format: one line
  };
  if (act?.verb === 'emerge' && !d.pose) {
    // to the waist, or to the wrist of a hand
    const waist = Math.round(human ? (s.at.hips?.y ?? s.image.height * 0.6) : s.image.height * 0.84);
    at.y = -waist - c.S * (human ? 0.22 : 0.08);
    at.shadow = false;
    const buried: Placed = { ...at, cut: waist + Math.round(c.S * 0.06) };
    return [buried, ...EFFECTS.earth!(actStage(node, buried, right, c, direction))];
  }
  const seated = d.pose?.includes('+') === true;
  const effect =
    row &&
    act &&
    (!d.pose || seated) &&
    !loud &&
    !(human && act.verb === 'fear') &&
    !shown &&
    !posture &&
    'effect' in row &&
    !(beast && act.verb === 'burn')
      ? EFFECTS[row.effect ?? '']
      : undefined;
  return effect ? [at, ...effect(actStage(node, at, right, c, direction))] : [at];
}

/** What is carried on both arms. */
const BORNE = /pizza-box|crate|package|parcel|stack-of|^box$|\/(?:box|crate|package|cardboard-box)|tray/;
/** Gestures of the right hand: what was named is in the left one. */
const ONE_HANDED: ReadonlySet<string> = new Set(['wave', 'salute', 'point', 'point up', 'thumbs up', 'peace sign', 'tip hat', 'facepalm', 'arm up']); // biome-ignore format: a list
/** Done with what a hand holds. */
const GESTURES: ReadonlySet<string> = new Set(['wave', 'salute', 'point', 'point up', 'laugh', 'cheer', 'dance', 'sing', 'arms up', 'balance', 'think', 'love', 'bow', 'akimbo', 'handstand', 'pirouette', 'flex', 'sit crosslegged']); // biome-ignore format: a list
/** Raises a tool in the right hand: seen from the left, neither the tool nor the face hides the other. */
export const swings = ({ act, brief }: SceneNode): boolean =>
  brief.kind === 'humanoid' && (act?.verb === 'hammer' || act?.verb === 'chop');
/** Acts of hands and mouth that are done sitting or riding as well. */
const SEATED =
  /^(?:read|write|eat|drink|play|blow|sing|knit|phone|juggle|photograph|smoke|fish|sharpen|sit reading|blow bubbles)$/;
/** A pose that a seat asks for, with the arms of what is done there. */
export function seatedPose(node: SceneNode, seat: string): string {
  const verb = node.act?.verb;
  if (!verb || node.brief.kind !== 'humanoid' || !SEATED.test(verb)) return seat;
  const arms = verb === 'sit reading' ? 'read' : poseOfVerb(verb);
  return POSES[arms] ? `${seat}+${arms}` : seat;
}
/** What an act adds to somebody who is placed already. */
export function addedBy(node: SceneNode, at: Placed, right: boolean, c: LayoutContext, direction: Direction): Placed[] {
  const row = node.act ? VERBS[node.act.verb] : undefined;
  const effect = row && 'effect' in row ? EFFECTS[row.effect ?? ''] : undefined;
  return effect && SEATED.test(node.act!.verb) ? effect(actStage(node, at, right, c, direction)) : [];
}
/** Who fights with bare hands. */
const FISTS = /box(?:er|ing)|wrestler|karate|martial|kung|judo|sumo|brawler|bouncer/;
/** What takes both hands. */
const TWO_HANDED =
  /great|two[- ]handed|double|giant|huge|war ?hammer|sledge|maul|halberd|scythe|claymore|zweihander|buster|bat\b/;
const GUN = /gun|pistol|rifle|musket|laser|blaster|cannon|revolver|launcher|bazooka|crossbow/;
const BOW = /\b(?:long|short)?bow\b|arrow/;
/** Who shoots with a gun where nothing is said. */
const GUNNERS = /marine|soldier|cowboy|astronaut|space|cyber|police|gangster|pirate|musketeer|sniper|sheriff|agent|mercenary|robot|android|bounty-hunter/; // biome-ignore format: one line
/** What is in the air wherever it is. */
export const FLIES = /^(?:bat|bee|butterfly|dragonfly|moth|wisp|firefly|hummingbird|wasp|mosquito|fly|lady-beetle)$/;
const HOVERS: ReadonlySet<string> = new Set(['fly', 'float']);
const HOLDS_ALREADY = /axe|sword|hammer|pickaxe|katana|saber|club|mace|halberd|scythe|spear|dagger/;
/** By the names of `verbs.ts`; verbs of another name show in their pose alone. */
const EFFECTS: ActEffects = { ...MAGIC_EFFECTS, ...TOOL_EFFECTS, ...SIGN_EFFECTS };
