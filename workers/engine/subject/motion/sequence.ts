/** Several motions after each other ("waves, then bows"), and the attack of whatever somebody holds. */
import type { Brief } from '../../types.ts';
import { lookOf } from '../humanoid/look.ts';
import type { RigName } from '../rigs.ts';
import { ACTS } from './acts.ts';
import type { Angles } from './angles.ts';
import { mixBeasts } from './beast-pose.ts';
import { mixPoses } from './body-pose.ts';
import { gestureFor, motionFor } from './catalog.ts';
import { motionFromText } from './from-text.ts';
import type { BeastMotion, BodyMotion, LimbMotion } from './motion.ts';
import { resample } from './resample.ts';

/** Who moves: what is in a hand depends on the seed where the words leave it open. */
export interface Mover {
  readonly brief: Brief;
  readonly seed: number;
  readonly variation: number;
}

const THEN =
  /(?<!\s)(?:\s*[,;.])?\s*\b(?:and then|then|after that|afterwards|followed by|and finally|finally|before)\b\s*,?\s*|\s*(?:;|->|→)\s*/i;
/** More would be a film. */
const MOST_PARTS = 4;
/** Frames of one part, and of the picture between two. */
const MOST_FRAMES = 8;
const BETWEEN_MS = 90;

/** Pieces by the attack that their bearers make with them. */
const ATTACKS: Readonly<Record<string, string>> = {
  sword: 'slash', katana: 'sideways-slash', greatsword: 'smash', rapier: 'thrust', dagger: 'stab', axe: 'chop', 'double-axe': 'smash', pickaxe: 'chop', hammer: 'chop', warhammer: 'smash', mace: 'chop', morningstar: 'smash', club: 'chop',
  spear: 'thrust', trident: 'thrust', halberd: 'sweep', scythe: 'sweep', quarterstaff: 'sweep', rake: 'sweep', broom: 'sweep', shovel: 'smash', banner: 'thrust', staff: 'cast', crook: 'cast', 'skull-staff': 'cast', wand: 'cast', pistol: 'shoot-gun', 'ray-gun': 'shoot-gun', blaster: 'shoot-gun', rifle: 'shoot-rifle', crossbow: 'shoot-rifle', 'submachine-gun': 'shoot-rifle', 'energy-rifle': 'shoot-rifle', launcher: 'shoot-rifle', bow: 'shoot-bow',
}; // biome-ignore format: a table
/** How who shoots takes aim, by how they shoot. */
const AIMS: Readonly<Record<string, string>> = {
  'shoot-gun': 'aim',
  'shoot-rifle': 'aim-rifle',
  'shoot-bow': 'aim-bow',
};
const AIM_ACTS: Readonly<Record<string, 'aim-gun' | 'aim-rifle' | 'aim-bow'>> = { 'shoot-gun': 'aim-gun', 'shoot-rifle': 'aim-rifle', 'shoot-bow': 'aim-bow' }; // biome-ignore format: one line
/** Held on the left they lead all the same. */
const LEADS: ReadonlySet<string> = new Set(['shoot-bow', 'cast']);

/** Words that ask for an attack and name no weapon. */
const ANY_ATTACK =
  /^(?:an? |the |does |performs |makes |he |she |it )*(?:attack(?:s|ing)?|strik(?:es?|ing)|fight(?:s|ing)?|(?:weapon|melee|ranged|basic) attack|use[sd]? (?:its|his|her|their|the|a) weapon|swing(?:s|ing)? (?:its|his|her|their|the|a) weapon|attack(?:s|ing)? with (?:its|his|her|their|the|a) weapon)(?: (?:animation|an enemy|the enemy|a foe|forward))*[.!]?$/i;

/** The attack of what a figure holds: a bow shoots, a spear thrusts, a bare hand punches. */
export function attackOf({ brief, seed, variation }: Mover): LimbMotion {
  const { worn } = lookOf(brief, seed, variation);
  const idOf = (slot: 'right' | 'left'): string => worn.get(slot)?.piece.id ?? '';
  const left = ATTACKS[idOf('left')];
  const attack = left && LEADS.has(left) ? left : (ATTACKS[idOf('right')] ?? left);
  const shield = idOf('left').includes('shield') ? 'shield-bash' : undefined;
  const name = attack ?? (worn.has('right') ? 'slash' : (shield ?? 'cross-punch'));
  return gestureFor('mannequin', name) ?? motionFor('mannequin', name);
}

/** How somebody aims with what they hold; undefined of who has nothing to shoot with. */
export function aimOf(who: Mover): Angles | undefined {
  const act = AIM_ACTS[attackOf(who).id];
  return act && ACTS[act].keys[0]![1];
}

/** "Shoots" and "aims" of whoever has a bow or a rifle are theirs: words that name no weapon read as a pistol's. */
function withOwnWeapon(read: LimbMotion, who: Mover | undefined): LimbMotion {
  if (!who || (read.id !== 'shoot-gun' && read.id !== 'aim')) return read;
  const shot = attackOf(who).id;
  const name = read.id === 'aim' ? AIMS[shot] : AIMS[shot] && shot;
  const own = name === undefined ? undefined : gestureFor('mannequin', name);
  return own && own.id !== read.id ? { ...own, confidence: read.confidence } : read;
}

/** The motion that words ask for, of one who is known where `who` is given; several after each other where they say so. */
export function motionFromWords(rig: RigName, text: string, who?: Mover): LimbMotion {
  const parts = text.split(THEN).map((part) => part.trim()).filter(Boolean).slice(0, MOST_PARTS); // biome-ignore format: a chain
  const armed = who?.brief.kind === 'humanoid' && rig === 'mannequin' ? who : undefined;
  const one = (part: string): LimbMotion =>
    armed && ANY_ATTACK.test(part) ? attackOf(armed) : withOwnWeapon(motionFromText(rig, part), armed);
  if (parts.length < 2) return one(text.trim());
  const motions = parts.map(one).filter(({ confidence }) => confidence > 0.1);
  return motions.length < 2 ? (motions[0] ?? one(text.trim())) : after(motions);
}

/** One motion of several, with a pose between the last of one and the first of the next. */
function after(all: readonly LimbMotion[]): LimbMotion {
  const motions = all.map((motion) => (motion.frames > MOST_FRAMES ? resample(motion, MOST_FRAMES) : motion));
  const notes = motions.flatMap(({ note }) => note ?? []);
  const gesture = motions.flatMap((m) => (m.body === 'two legs' ? (m.gesture ?? []) : []))[0];
  const facts = {
    id: motions.map(({ id }) => id).join('-then-'),
    frames: motions.reduce((sum, { frames }) => sum + frames, 0) + motions.length - 1,
    loop: false,
    durationMs: motions.reduce((sum, { durationMs }) => sum + durationMs, 0) + BETWEEN_MS * (motions.length - 1),
    source: motions[0]!.source,
    confidence: Math.min(...motions.map(({ confidence }) => confidence)),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
  const joined = <Pose>(lists: readonly (readonly Pose[])[], mix: (a: Pose, b: Pose, t: number) => Pose): Pose[] =>
    lists.flatMap((list, i) => (i === 0 ? list : [mix(lists[i - 1]!.at(-1)!, list[0]!, 0.5), ...list]));
  const [first] = motions;
  if (first!.body === 'two legs') {
    const bodies = motions as readonly BodyMotion[];
    return {
      ...first,
      ...facts,
      gesture,
      poses: () =>
        joined(
          bodies.map((m) => m.poses()),
          mixPoses,
        ),
    } as BodyMotion;
  }
  const beasts = motions as readonly BeastMotion[];
  return {
    ...first,
    ...facts,
    poses: () =>
      joined(
        beasts.map((m) => m.poses()),
        mixBeasts,
      ),
  } as BeastMotion;
}
