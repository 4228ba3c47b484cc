/** A node of the graph as a sprite: its pose, what its hands need, what was changed of it. */

import type { Direction } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { ProportionsPreset } from '../../subject/humanoid/proportions.ts';
import type { Posture } from '../../subject/small/large/doll/postures.ts';
import type { Brief, Style } from '../../types.ts';
import { changed } from '../changes/apply.ts';
import { hoard } from '../effects/heaps.ts';
import type { SceneNode } from '../graph.ts';
import type { Read } from '../read/known.ts';
import { isAlive } from '../sprites/alive.ts';
import { DRIVEN, drawMounted, drawSprite } from '../sprites/draw-sprite.ts';
import { POSES, poseNamed } from '../sprites/poses.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { lying, mirrored, pressed, type Sprite, upsideDown } from '../sprites/sprite.ts';
import { personNear, riderNear, type StampWish, stampAbout, stampNear, stampSprite } from '../sprites/stamped.ts';
import { stanceIn, stanceOf } from './in-posture.ts';
import type { Placed } from './placed.ts';

export { isAlive };

import { hasParts, inStampPose, keepsShape, LYING, STANDING, stamped, TILTS, unbefallen } from './stamp-pose.ts';

/** What one sits or stands on who does something to others. */
export interface OwnSeat {
  readonly node: SceneNode;
  /** On it with the legs bent, else on both feet. */
  readonly sits: boolean;
  /** Whoever was drawn, raised on it. */
  readonly under: (c: LayoutContext, list: Placed[]) => Placed[];
}

/** What a group is drawn with. `S`: pixels of a grown person. */
export interface LayoutContext {
  readonly S: number;
  readonly style: Style;
  readonly seed: number;
  readonly read: Read;
  /** Nothing hovers higher for flying: it is under water or in space. */
  readonly floats: boolean;
  /** Stands in depth rather than in a row, where that lets all be larger. */
  readonly deep?: boolean;
  /** In a boat: there is water round it already. */
  readonly afloat?: boolean;
  /** Of each node the side of picture whose stamp it is drawn by, whatever size is asked. */
  readonly stamps?: ReadonlyMap<number, Px>;
  /** Nothing is drawn by a stamp. */
  readonly solids?: true;
  /** Whoever `stamps` names is drawn by the stamp nearest to the size that is asked, whatever its own is there; told is who has none for a pose. */
  readonly near?: { lacking: boolean };
  /** By node: the seat from which it does something to another. */
  readonly seats?: ReadonlyMap<number, OwnSeat>;
  /** One of the smallest pictures: goods in a vessel are lumps in their colours. */
  readonly little?: true;
}

export interface ActorView {
  readonly pose?: string;
  readonly direction?: Direction;
  readonly brief?: Brief;
  /** In persons; absent: its own. */
  readonly size?: number;
  readonly copy?: number;
  readonly proportions?: ProportionsPreset;
  /** How somebody who is set by hand does it. */
  readonly posture?: Posture;
}

/** Told by how much there is. */
const HOARDS: ReadonlySet<string> = new Set(['coin-pile', 'treasure']);

const fromBehind = (direction: Direction | undefined): Direction =>
  direction?.includes('east') ? 'north-east' : direction?.includes('west') ? 'north-west' : 'north';

const SIDEWAYS: ReadonlySet<string> = new Set(['east', 'west', 'south-east', 'south-west']);

/** Pixels below which creatures are set by hand whatever the others are. */
const TINY = 13;

/** The smallest people that there are are about as high as that. */
const LEAST_PERSON = 12;
/** Up to so many pixels legs that move are no better told than legs that stand, and all the rest is worse. */
const SMALL = 22;
const MOVES: ReadonlySet<string> = new Set(['walk', 'fight', 'pull', 'hug', 'fright', 'reach']);
/** Stretched out at a run or in a leap a beast is told from one that stands down to so many pixels. */
const LEAST_RUNNING = 11;
const RUNS: ReadonlySet<string> = new Set(['run', 'flee', 'jump', 'pounce']);

const cache = new Map<string, Sprite>();

let cached = 0;

/** Pixels that are kept of drawn sprites. */
const CACHE = 6_000_000;

/** Draws a node. The same node and view give the same sprite; drawn ones are kept for the next picture. */
export function actor(node: SceneNode, c: LayoutContext, view: ActorView = {}): Sprite {
  const brief = bareFaced(view.brief ?? node.brief, node);
  const size = Math.max(5, c.S * (view.size ?? sizeOf(brief)));
  const seed = c.seed + (view.copy ?? 0) * 101;
  // heads are seen best from before; halves from the side
  const turned = node.changes.some((x) => x.is === 'half' || x.is === 'head of') ? (view.direction && SIDEWAYS.has(view.direction) && !view.direction.includes('west') ? 'east' : 'south-east') : (node.changes.some((x) => x.is === 'heads') || (brief.heads ?? 1) > 1 || brief.concept === 'cerberus') && brief.kind !== 'thing' ? (brief.kind === 'humanoid' ? 'south' : 'south-east') : view.direction; // biome-ignore format: one line
  // a picture from behind shows the backs of all who live
  const direction = c.style.direction === 'north' && isAlive(brief) ? fromBehind(turned) : turned;
  const pose = poseNamed(view.pose ?? 'stand');
  const key = JSON.stringify([
    brief,
    node.changes,
    view.pose,
    direction,
    size,
    seed,
    c.style,
    view.proportions,
    view.posture,
    c.near ? 'near' : c.stamps?.get(node.id),
    c.solids,
  ]);
  const known = cache.get(key);
  if (known && !(c.near && !known.byHand)) return known;
  const own = draw();
  // a house that floats upside down is turned over as anybody is
  const sprite = node.act?.verb === 'upside down' && brief.kind === 'thing' && !isAlive(brief) ? upsideDown(own) : own; // biome-ignore format: one line
  cached += sprite.parts.length;
  if (cached > CACHE) {
    cache.clear();
    cached = sprite.parts.length;
  }
  cache.set(key, sprite);
  return sprite;

  function draw(): Sprite {
    // solids of a few pixels are a blot
    const stampAsIs =
      (!c.solids || (size < TINY && isAlive(brief) && brief.kind !== 'humanoid')) &&
      (stamped(brief, node, view.pose) ||
        (c.near !== undefined &&
          brief.kind === 'quadruped' &&
          keepsShape(node) &&
          ((size < SMALL && MOVES.has(view.pose ?? '')) || (size < LEAST_RUNNING && RUNS.has(view.pose ?? '')))))
        ? stampAt(direction)
        : undefined;
    const stamp = stampAsIs && hasParts(stampAsIs, node.changes) ? stampAsIs : undefined;
    // coins and jewels tell a heap of gold better than its outline
    const heap = HOARDS.has(brief.concept) ? (stamp ? Math.max(stamp.image.width, stamp.image.height) : size) : 0;
    const gold = heap >= 10 ? hoard(heap, heap * 0.5, seed) : undefined;
    if (gold && node.changes.length === 0) return gold;
    // what has no knees crouches by making itself low
    const low = brief.kind === 'thing' && LOW.has(view.pose ?? '') && isAlive(brief);
    if (stamp && node.changes.length === 0) return low ? pressed(stamp, LOWERED) : stamp;
    const rider = brief.mount && brief.kind === 'humanoid' && !c.solids ? riderNear(brief, size * 1.6, { style: c.style, seed, ...(direction ? { direction } : {}) }) : undefined; // biome-ignore format: one line
    if (rider) return rider;
    if (brief.mount && brief.kind === 'humanoid')
      return drawMounted(brief, brief.mount, {
        size: size * 1.75,
        style: c.style,
        seed,
        direction: direction === 'south' || direction === undefined ? 'south-east' : direction,
      });
    const front = brief.kind === 'thing' && !isAlive(brief) && categoryOf(brief.concept) !== 'vehicle' && !DRIVEN.has(brief.concept); // biome-ignore format: one line
    // two heads are told from each other on shoulders that are wider than one
    const headed = brief.kind === 'humanoid' && node.changes.some((x) => x.is === 'heads');
    const o = {
      size,
      style: c.style,
      seed,
      pose,
      ...(brief.kind === 'thing' && isAlive(brief) && TILTS[view.pose ?? ''] !== undefined ? { roll: TILTS[view.pose!]! } : {}), // biome-ignore format: one line
      ...(view.proportions ? { proportions: view.proportions } : headed ? { proportions: 'heroic' as const } : {}),
      ...(direction && !(front && direction !== 'south') ? { direction } : {}),
    };
    // on its belly, head first: some are drawn so, others laid down as they are seen from their left
    const slides = view.pose === 'slide' && brief.kind === 'thing';
    const own = slides && /penguin/.test(brief.concept);
    let base = gold ?? stamp ?? (own ? drawSprite({ ...brief, build: [...brief.build, 'sliding'] }, { ...o, direction: 'south-east' }) : slides ? mirrored(lying(drawSprite(brief, { ...o, direction: 'west' }))) : drawSprite(brief, o)); // biome-ignore format: one line
    // what has no limbs lies by lying down
    if (
      brief.kind === 'thing' &&
      LYING.has(view.pose ?? '') &&
      view.pose !== 'sleep' &&
      view.pose !== 'dead' &&
      isAlive(brief)
    )
      base = restingThing(base, brief);
    if (low) base = pressed(base, LOWERED);
    // a stamp has all heads of its creature already
    const left = stamp && brief.heads ? node.changes.filter(({ is }) => is !== 'heads') : node.changes;
    return changed(base, left, {
      seed,
      building: categoryOf(brief.concept) === 'building',
      concept: brief.concept,
      wheeled: /carriage|cart|car$|wagon|coach|bus|truck|taxi|tractor/.test(brief.concept),
      person: brief.kind === 'humanoid' && direction === 'south',
      side: direction !== undefined && direction !== 'south' && !(brief.kind === 'humanoid'),
      draw: (other, share, facing) => drawSprite(other, { ...o, size: size * share, pose: POSES.stand!, ...(facing ? { direction: facing } : other.kind === 'quadruped' || node.changes.some((x) => x.is === 'half' || x.is === 'head of') ? { direction: direction ?? 'east' } : {}) }), // biome-ignore format: one line
    });
  }

  function stampAt(direction: Direction | undefined): Sprite | undefined {
    const canvas = c.stamps?.get(node.id);
    const wish = { style: c.style, seed, ...(direction ? { direction } : {}) };
    // what is set by hand has its feeling set on it whatever mood its solids would be of
    const felt = node.changes.some((change) => change.is === 'felt');
    const plain = felt && !(view.brief ?? node.brief).mood.includes('scary') ? { ...brief, mood: brief.mood.filter((one) => one !== 'scary') } : brief; // biome-ignore format: one line
    const shown = inStampPose(unbefallen(plain, node.changes), view.pose);
    if (c.near && canvas !== undefined) return nearest(shown, c.near, wish);
    // people who stand among others of the same size only: beside limbs that move they would be dolls
    if (brief.kind === 'humanoid') {
      if (canvas === undefined) return undefined;
      const posture = view.posture ?? (STANDING.has(view.pose ?? 'stand') && view.pose !== 'guard' ? undefined : stanceOf(brief, view.pose!, seed)); // biome-ignore format: one line
      return (posture && stampSprite(brief, canvas, { ...wish, posture })) ?? stampSprite(brief, canvas, wish);
    }
    return canvas === undefined ? stampNear(shown, size, wish) : stampSprite(shown, canvas, wish);
  }

  /** The stamp nearest to the size; people as they stand in the pose, which has to be one that their rows know. */
  function nearest(shown: Brief, near: { lacking: boolean }, wish: StampWish): Sprite | undefined {
    if (brief.kind !== 'humanoid') return stampAbout(shown, size, wish);
    const still = STANDING.has(view.pose ?? 'stand') && view.pose !== 'guard';
    const posture = view.posture ?? (still ? undefined : stanceIn(brief, view.pose!, seed));
    const person = posture === undefined && !still ? undefined : personNear(shown, Math.max(LEAST_PERSON, size), posture ? { ...wish, posture } : wish); // biome-ignore format: one line
    if (!person) near.lacking = true;
    return person;
  }
}

/** Poses that bring a body near to the ground, and how high what has no knees is in them. */
const LOW: ReadonlySet<string> = new Set(['crouch', 'kneel', 'kneel bowed', 'sneak', 'bow down', 'pray', 'hide']);
const LOWERED = 0.8;

/** What it feels is set on its face after it is drawn: brows and tears of its own drawing would double them. */
function bareFaced(brief: Brief, { changes }: SceneNode): Brief {
  const felt = changes.find((change) => change.is === 'felt');
  if (brief.kind !== 'thing' || !felt) return brief;
  const mood = brief.mood.filter((one) => !/^(?:angry|sad|evil|tired)$/.test(one));
  return { ...brief, mood: felt.feeling === 'angry' || felt.feeling === 'evil' ? [...mood, 'scary'] : mood };
}

/** A dragon or a slime asleep: nearer to the ground, its pixels kept; small animals lie on their side. */
function restingThing(s: Sprite, brief: Brief): Sprite {
  if (sizeOf(brief) < 0.7 && s.image.height > s.image.width * 1.1) return lying(s);
  return s;
}
