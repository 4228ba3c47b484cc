/** Which of those in a picture may be drawn by a stamp: in a plain pose, their shape as it is. */
import { CREATURE_PARTS, type CreaturePart, type PartPlace, type PartRow } from '../../catalogue/creature-parts.ts';
import { ASLEEP } from '../../subject/small/feeling.ts';
import type { Brief } from '../../types.ts';
import { areaOf } from '../changes/part-area.ts';
import type { Change, SceneNode } from '../graph.ts';
import { isBuilt } from '../read/house-parts.ts';
import { isAlive } from '../sprites/alive.ts';
import type { Sprite } from '../sprites/sprite.ts';

/** How far who has no joints is turned in a pose, its head up above 0. */
export const TILTS: Readonly<Record<string, number>> = { rear: 26, 'rear roar': 26, 'arms up': 16, cheer: 12, jump: 18, pounce: -12, dive: -36, 'upside down': 180, hang: 180, 'on back': 180, dead: 180, fall: -50, fight: 12, swing: 14, handstand: 180 }; // biome-ignore format: a table

/** Poses of what lies. */
export const LYING: ReadonlySet<string> = new Set(['sleep', 'lie', 'dead']);

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
const ON_THING: ReadonlySet<Change['is']> = new Set<Change['is']>([...ON_FACE, 'rust', 'cracked', 'broken', 'glows', 'worn', 'moss', 'snowed', 'drips', 'burns', 'ivy']); // biome-ignore format: one line

/** What is on or before the walls and the roof of a building, which are where its rows have them. */
const ON_BUILDING: ReadonlySet<Change['is']> = new Set<Change['is']>([...ON_THING, 'signboard', 'smokes', 'boarded', 'one window lit', 'broken windows', 'barred windows', 'built', 'flags', 'balcony', 'spiked', 'lettering', 'shutters', 'about', 'at side', 'before', 'planted', 'weathered', 'fenced', 'painted', 'on walls', 'flying', 'vendor', 'goods', 'on top', 'flanked', 'open door', 'solar panels', 'door curtain']); // biome-ignore format: one line

/** States by the changes that show them. */
const BEFALLS: Readonly<Partial<Record<Change['is'], string>>> = { rust: 'rusty', cracked: 'broken', broken: 'broken', glows: 'glowing', moss: 'mossy', snowed: 'snowy', burns: 'burning', drips: 'bloody' }; // biome-ignore format: one line

/** A thing as it was before what is painted on it: it is set by hand in no other state. */
export function unbefallen(brief: Brief, changes: readonly Change[]): Brief {
  const shown = new Set(changes.map(({ is }) => BEFALLS[is]));
  return isAlive(brief) ? brief : { ...brief, mood: brief.mood.filter((word) => !shown.has(word)) };
}

/** What is set on a creature where its eyes, its back and its outline are: stamps have those as solids have. */
const ON_CREATURE: ReadonlySet<Change['is']> = new Set<Change['is']>(['emblem', 'eyes', 'lost eye', 'cheeks', 'felt', 'grows', 'hung', 'snowed', 'rainbow', 'on thread', 'glows', 'eye beams', 'moss', 'rust', 'blotched', 'gashed', 'heads']); // biome-ignore format: one line

/** What lies on the stones of which somebody is. */
const ON_ROCK: ReadonlySet<Change['is']> = new Set<Change['is']>(['moss', 'snowed', 'rust', 'cracked', 'alight']);

/** Where parts grow that a stamp has room for: its mouth is where its rows have it. */
const ABOVE: ReadonlySet<PartPlace> = new Set<PartPlace>(['top', 'back', 'over back']);

/** What one of its own parts looks like, as large as ever: that part of a stamp can look so. */
const isPartLook = (change: Change): boolean =>
  change.is === 'part' &&
  !change.grow &&
  !change.donor &&
  !change.kind &&
  (change.size === 1 || (change.one && change.size > 1 && change.part === 'claws'));

/** Whether a stamp has the parts of which something is said. */
export const hasParts = (stamp: Sprite, changes: readonly Change[]): boolean =>
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
  (brief.kind === 'humanoid' && brief.concept === 'golem' && changes.every(({ is }) => ON_ROCK.has(is))) ||
  (brief.kind !== 'humanoid' && isAlive(brief) && changes.every(isOnCreature));

/** Poses in which four legs stand as a stamp shows them. */
export const STANDING: ReadonlySet<string> = new Set(['stand', 'guard']);

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
export function stamped(brief: Brief, node: SceneNode, pose = 'stand'): boolean {
  if (!keepsShape(node)) return false;
  if (brief.kind === 'humanoid') return true;
  return brief.kind === 'quadruped'
    ? STANDING.has(pose) || SITTING.has(pose) || pose === 'sleep'
    : !LYING.has(pose) && (TILTS[pose] === undefined || pose === 'fight') && pose !== 'slide';
}
