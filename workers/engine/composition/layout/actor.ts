/** A node of the graph as a sprite: its pose, what its hands need, what was changed of it. */

import type { Direction } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { CREATURE_PARTS, type CreaturePart, type PartPlace, type PartRow } from '../../catalogue/creature-parts.ts';
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { ProportionsPreset } from '../../subject/humanoid/proportions.ts';
import type { Posture } from '../../subject/small/large/doll/postures.ts';
import { ASLEEP } from '../../subject/small/small-beast.ts';
import type { Brief, Style } from '../../types.ts';
import { changed } from '../changes/apply.ts';
import { areaOf } from '../changes/part-area.ts';
import { hoard } from '../effects/heaps.ts';
import type { Change, SceneNode } from '../graph.ts';
import { isBuilt } from '../read/house-parts.ts';
import type { Read } from '../read/known.ts';
import { isAlive } from '../sprites/alive.ts';
import { DRIVEN, drawMounted, drawSprite } from '../sprites/draw-sprite.ts';
import { POSES, poseNamed } from '../sprites/poses.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { lying, mirrored, type Sprite } from '../sprites/sprite.ts';
import { riderNear, stampNear, stampSprite } from '../sprites/stamped.ts';
import { stanceOf } from './in-posture.ts';

export { isAlive };

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
}

/** Whatever hands hold. */
const HELD: readonly string[] = ['weapon', ...Object.values(PIECES).flatMap(({ id, slot }) => (slot === 'right' || slot === 'left' ? [id] : []))]; // biome-ignore format: one line

/** A person whose hands are free: what they carry is put down. */
export const withFreeHands = (brief: Brief): Brief =>
  brief.kind === 'humanoid'
    ? { ...brief, parts: brief.parts.filter((p) => !HELD.includes(p.piece)), without: [...brief.without, ...HELD] }
    : brief;

/** A person whose right hand is free, what was named of what it holds in the left one; undefined where that cannot be. */
export function withLeftHand(brief: Brief): Brief | undefined {
  const held = brief.parts.filter((p) => /^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? ''));
  const [only] = held;
  const piece = only && pieceOf(only.piece);
  if (!only || held.length > 1 || piece?.slot !== 'right' || piece.both || only.piece === 'bow') return undefined;
  const { shouldered: _, ...rest } = only;
  const without = brief.without.concat(HELD.filter((id) => id !== only.piece && id !== 'weapon'));
  return { ...brief, parts: brief.parts.map((p) => (p === only ? { ...rest, leftHand: true } : p)), without };
}

/** A person whose hands are free, what was named of what they hold slung on the back. */
export function withSlung(brief: Brief): Brief {
  const free = withFreeHands(brief);
  const slung = brief.parts.find((p) => !p.chosen && HELD.includes(p.piece) && pieceOf(`back/${p.piece}`));
  if (!slung || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'sling')) return free;
  return { ...free, parts: [...free.parts, { ...slung, piece: `back/${slung.piece}` }] };
}

/** A person with a tool in the hand, as the engine dresses "X holding a Y"; as before where it has no such piece. */
export function withTool(node: SceneNode, tool: string, read: Read): Brief {
  if (node.brief.kind !== 'humanoid') return node.brief;
  const free = withFreeHands(node.brief);
  const armed = read(`${node.text} holding a ${tool}`);
  const piece = armed.parts.find((p) => !node.brief.parts.some((q) => q.piece === p.piece) || HELD.includes(p.piece));
  if (armed.kind !== 'humanoid' || !piece) return node.brief;
  return {
    ...free,
    parts: [...free.parts.filter((p) => p.piece !== piece.piece), piece],
    without: free.without.filter((w) => w !== piece.piece && w !== 'weapon'),
  };
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

/** How far who has no joints is turned in a pose, its head up above 0. */
const TILTS: Readonly<Record<string, number>> = { rear: 26, 'rear roar': 26, 'arms up': 16, cheer: 12, jump: 18, pounce: -12, dive: -36, 'upside down': 180, hang: 180, 'on back': 180, dead: 180, fall: -50, fight: 12, swing: 14, handstand: 180 }; // biome-ignore format: a table

/** Poses of what lies. */
const LYING: ReadonlySet<string> = new Set(['sleep', 'lie', 'dead']);
/** Told by how much there is. */
const HOARDS: ReadonlySet<string> = new Set(['coin-pile', 'treasure']);

const fromBehind = (direction: Direction | undefined): Direction =>
  direction?.includes('east') ? 'north-east' : direction?.includes('west') ? 'north-west' : 'north';
const SIDEWAYS: ReadonlySet<string> = new Set(['east', 'west', 'south-east', 'south-west']);

/** Pixels below which creatures are set by hand whatever the others are. */
const TINY = 13;

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
    c.stamps?.get(node.id),
    c.solids,
  ]);
  const known = cache.get(key);
  if (known) return known;
  const sprite = draw();
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
      (!c.solids || (size < TINY && isAlive(brief) && brief.kind !== 'humanoid')) && stamped(brief, node, view.pose)
        ? stampAt(direction)
        : undefined;
    const stamp = stampAsIs && hasParts(stampAsIs, node.changes) ? stampAsIs : undefined;
    // coins and jewels tell a heap of gold better than its outline
    const heap = HOARDS.has(brief.concept) ? (stamp ? Math.max(stamp.image.width, stamp.image.height) : size) : 0;
    const gold = heap >= 10 ? hoard(heap, heap * 0.5, seed) : undefined;
    if (gold && node.changes.length === 0) return gold;
    if (stamp && node.changes.length === 0) return stamp;
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
    const o = {
      size,
      style: c.style,
      seed,
      pose,
      ...(brief.kind === 'thing' && isAlive(brief) && TILTS[view.pose ?? ''] !== undefined ? { roll: TILTS[view.pose!]! } : {}), // biome-ignore format: one line
      ...(view.proportions ? { proportions: view.proportions } : {}),
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
    return changed(base, node.changes, {
      seed,
      building: categoryOf(brief.concept) === 'building',
      wheeled: /carriage|cart|car$|wagon|coach|bus|truck|taxi|tractor/.test(brief.concept),
      side: direction !== undefined && direction !== 'south' && !(brief.kind === 'humanoid'),
      draw: (other, share, facing) => drawSprite(other, { ...o, size: size * share, pose: POSES.stand!, ...(facing ? { direction: facing } : other.kind === 'quadruped' || node.changes.some((x) => x.is === 'half' || x.is === 'head of') ? { direction: direction ?? 'east' } : {}) }), // biome-ignore format: one line
    });
  }

  function stampAt(direction: Direction | undefined): Sprite | undefined {
    const canvas = c.stamps?.get(node.id);
    const wish = { style: c.style, seed, ...(direction ? { direction } : {}) };
    const shown = inStampPose(unbefallen(brief, node.changes), view.pose);
    // people who stand among others of the same size only: beside limbs that move they would be dolls
    if (brief.kind === 'humanoid') {
      if (canvas === undefined) return undefined;
      const posture = view.posture ?? (STANDING.has(view.pose ?? 'stand') && view.pose !== 'guard' ? undefined : stanceOf(brief, view.pose!, seed)); // biome-ignore format: one line
      return (posture && stampSprite(brief, canvas, { ...wish, posture })) ?? stampSprite(brief, canvas, wish);
    }
    return canvas === undefined ? stampNear(shown, size, wish) : stampSprite(shown, canvas, wish);
  }
}

/** Signs and what else is set on the face of a thing as it is; words need all the room that there is. */
const ON_FACE: ReadonlySet<Change['is']> = new Set<Change['is']>([
  'emblem',
  'picture',
  'inscribed',
  'runes',
  'stripes',
  'pattern',
]);
/** What has writing by itself where it is set by hand. */
const WRITTEN = /sign|scroll|map|letter|newspaper|poster/;
/** What befell a thing that keeps its shape. */
const ON_THING: ReadonlySet<Change['is']> = new Set<Change['is']>([...ON_FACE, 'rust', 'cracked', 'broken', 'glows', 'worn', 'moss', 'snowed', 'drips', 'burns']); // biome-ignore format: one line
/** What is on or before the walls and the roof of a building, which are where its rows have them. */
const ON_BUILDING: ReadonlySet<Change['is']> = new Set<Change['is']>([...ON_THING, 'signboard', 'smokes', 'boarded', 'one window lit', 'broken windows', 'barred windows', 'built', 'flags', 'balcony', 'spiked', 'ivy', 'lettering', 'shutters', 'about', 'at side', 'before', 'planted', 'weathered', 'fenced', 'painted', 'on walls', 'flying', 'vendor', 'goods', 'on top', 'flanked', 'open door', 'solar panels', 'door curtain']); // biome-ignore format: one line
/** States by the changes that show them. */
const BEFALLS: Readonly<Partial<Record<Change['is'], string>>> = { rust: 'rusty', cracked: 'broken', broken: 'broken', glows: 'glowing', moss: 'mossy', snowed: 'snowy', burns: 'burning', drips: 'bloody' }; // biome-ignore format: one line

/** A thing as it was before what is painted on it: it is set by hand in no other state. */
function unbefallen(brief: Brief, changes: readonly Change[]): Brief {
  const shown = new Set(changes.map(({ is }) => BEFALLS[is]));
  return isAlive(brief) ? brief : { ...brief, mood: brief.mood.filter((word) => !shown.has(word)) };
}
/** What is set on a creature where its eyes, its back and its outline are: stamps have those as solids have. */
const ON_CREATURE: ReadonlySet<Change['is']> = new Set<Change['is']>(['eyes', 'lost eye', 'cheeks', 'grows', 'hung', 'snowed', 'rainbow', 'on thread', 'glows', 'eye beams', 'moss', 'rust', 'blotched']); // biome-ignore format: one line
/** Where parts grow that a stamp has room for: its mouth is where its rows have it. */
const ABOVE: ReadonlySet<PartPlace> = new Set<PartPlace>(['top', 'back', 'over back']);
/** What one of its own parts looks like, as large as ever: that part of a stamp can look so. */
const isPartLook = (change: Change): boolean =>
  change.is === 'part' && !change.grow && !change.donor && !change.kind && change.size === 1;
/** Whether a stamp has the parts of which something is said. */
const hasParts = (stamp: Sprite, changes: readonly Change[]): boolean =>
  changes.every((c) => (c.is !== 'part' && c.is !== 'swapped') || (c.is === 'part' && !isPartLook(c)) || areaOf(stamp, c.part, c.one) !== undefined); // biome-ignore format: one line
const isOnCreature = (change: Change): boolean =>
  ON_CREATURE.has(change.is) ||
  isPartLook(change) ||
  change.is === 'swapped' ||
  (change.is === 'part' &&
    change.grow === true &&
    !change.own &&
    ABOVE.has((CREATURE_PARTS[change.part as CreaturePart] as PartRow | undefined)?.grows ?? 'none'));

/** Whether what is changed of it leaves its shape as it is. */
export const keepsShape = ({ brief, changes }: SceneNode): boolean =>
  changes.length === 0 ||
  (brief.kind === 'thing' &&
    !isAlive(brief) &&
    changes.every(({ is }) => ON_THING.has(is)) &&
    !(WRITTEN.test(brief.concept) && changes.some(({ is }) => is === 'inscribed'))) || // biome-ignore format: one line
  (brief.kind === 'thing' && isBuilt(brief.concept) && changes.every(({ is }) => ON_BUILDING.has(is))) ||
  (brief.kind !== 'humanoid' && isAlive(brief) && changes.every(isOnCreature));

/** Poses in which four legs stand as a stamp shows them. */
const STANDING: ReadonlySet<string> = new Set(['stand', 'guard']);

const SITTING: ReadonlySet<string> = new Set(['sit', 'sit floor']);

/** An animal that sits or sleeps has stamps of its own, or none. */
export const inStampPose = (brief: Brief, pose: string | undefined): Brief =>
  brief.kind === 'quadruped' && pose === 'sleep'
    ? { ...brief, mood: [...brief.mood, ASLEEP] }
    : brief.kind === 'quadruped' && (SITTING.has(pose ?? '') || brief.action === 'sit')
      ? { ...brief, action: SITTING.has(pose ?? '') ? 'sit' : 'stand' }
      : brief.kind === 'thing' && pose === 'fly' && isAlive(brief)
        ? { ...brief, action: 'fly' }
        : brief;

/** Whether somebody or something may be drawn by a stamp: in a plain pose, with nothing changed of its shape. */
function stamped(brief: Brief, node: SceneNode, pose = 'stand'): boolean {
  if (!keepsShape(node)) return false;
  if (brief.kind === 'humanoid') return true;
  return brief.kind === 'quadruped'
    ? STANDING.has(pose) || SITTING.has(pose) || pose === 'sleep'
    : !LYING.has(pose) && (TILTS[pose] === undefined || pose === 'fight') && pose !== 'slide';
}

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
