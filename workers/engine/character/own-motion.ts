/** Motions for who has a body of its own: a template of people played by a cat, a dragon or a slime. */
import { templateFrames } from '../../../src/domain/animation-templates.ts';
import type { Direction } from '../../../src/domain/words.ts';
import type { Verb } from '../object/acts/verbs.ts';
import { verbsIn } from '../object/acts/verbs.ts';
import { ownMovement } from '../object/part-movement.ts';
import type { ObjectPlan } from '../object/types.ts';
import { YAW } from '../solids/camera.ts';
import {
  gestureFor,
  type LimbMotion,
  type Motion,
  motionFor,
  motionFromText,
  motionFromWords,
  type PieceMove,
  type PiecePose,
  pieceMotion,
  pieceMoveFor,
  piecePoses,
  type RigName,
  resample,
} from '../subject/motion/index.ts';
import { withHands } from './hands.ts';
import { poseMotion } from './pose-motion.ts';
import type { CharacterPlan } from './types.ts';

/** What is asked for, in words or by a template's id. */
export interface AskedMotion {
  readonly template?: string;
  readonly action?: string;
  readonly direction: Direction;
}

/** What an animal does for a motion that it has not, by the kind of movement. */
const OF_BEASTS: Readonly<Record<PieceMove, string>> = {
  breathe: 'idle',
  walk: 'walk',
  run: 'run',
  jump: 'jump',
  attack: 'bite',
  hurt: 'hurt',
  die: 'die',
  shake: 'growl',
  sway: 'look-around',
  float: 'swim',
  swell: 'rear',
  sink: 'lie-down',
};
/** Motions of people that an animal has under another name. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/crouched-walking|scary-walk|sneak/, 'sneak'],
  [/fast|hurried/, 'trot'],
  [/drink/, 'drink'],
  [/picking-up/, 'eat'],
  [/getting-up/, 'stand-up'],
  [/flying-kick|hurricane|throw/, 'pounce'],
  [/kick|leg-sweep/, 'kick'],
  [/punch$|jab|uppercut/, 'claw'],
  [/fireball/, 'bark'],
  [/push/, 'headbutt'],
];
/** Hooves neither scratch nor leap at anybody. */
const HOOVED: Readonly<Record<string, string>> = { claw: 'headbutt', bite: 'headbutt', pounce: 'headbutt' };

/** What a creature's own parts do for a movement of the whole, the best first. */
const OF_PARTS: Readonly<Partial<Record<PieceMove, readonly Verb[]>>> = {
  walk: ['walk', 'swim', 'squash', 'drive', 'flap', 'sail', 'sway', 'wave'],
  run: ['walk', 'swim', 'squash', 'drive', 'flap', 'sail', 'sway', 'wave'],
  jump: ['flap'],
  float: ['flap', 'swim', 'launch', 'bob', 'wave'],
  attack: ['bite', 'walk', 'wave'],
  breathe: ['bob', 'swim', 'wave', 'burn', 'pulse', 'sway'],
};
/** Who is in the air: they beat their wings while they wait. */
const HOVERING: ReadonlySet<string> = new Set(['bat', 'bee', 'butterfly', 'phoenix']);
/** Movements to the front; the others are the same from all sides. */
const AIMED: ReadonlySet<PieceMove> = new Set(['attack', 'run', 'hurt']);
/** How much of the whole's own movement is left where parts move. */
const BESIDE_PARTS = 0.35;
/** A movement to the front that goes towards the viewer is seen so much of it, and larger. */
const TOWARDS_VIEWER = { down: 0.35, larger: 0.4 };

/** Words of no motion have this confidence. */
const UNKNOWN = 0.1;

/** The motion that somebody plays for what was asked: its own where the skeleton has it, else what comes nearest to it. */
export function ownMotion(plan: CharacterPlan, { template, action = '', direction }: AskedMotion): Motion {
  const { rig } = plan;
  if (rig === 'mannequin' && rig === plan.template) {
    const known = template === undefined ? motionFromWords(rig, action, plan) : motionFor(rig, template);
    const motion = known.confidence > UNKNOWN ? known : (poseMotion(action) ?? known);
    return motion.body === 'two legs'
      ? withHands(motion, plan, { ...(template ? { template } : {}), action, posed: motion !== known })
      : motion;
  }
  if (rig && template === undefined) return motionFromWords(rig, action, plan);
  if (rig) return rig === plan.template ? motionFor(rig, template!) : asBeast(rig, plan.template, template!);
  return asPiece(plan, template, action, direction);
}

/** A template of another skeleton as an animal plays it, in as many frames. */
function asBeast(rig: RigName, skeleton: RigName, template: string): LimbMotion {
  const said = BY_NAME.find(([pattern]) => pattern.test(template))?.[1] ?? OF_BEASTS[pieceMoveFor(template)];
  const name = rig === 'horse' ? (HOOVED[said] ?? said) : said;
  return resample(gestureFor(rig, name)!, templateFrames(skeleton, template) ?? 8);
}

/** The same of what has no limbs that a skeleton knows: its parts move as they can, and all of it hops, leans and lunges. */
function asPiece(plan: CharacterPlan, template: string | undefined, action: string, direction: Direction): Motion {
  const told = template === undefined ? motionFromText('mannequin', action) : undefined;
  const id = told?.id ?? template!;
  const frames = template === undefined ? told!.frames : (templateFrames(plan.template, template) ?? 8);
  const move = pieceMoveFor(id);
  const hovers = HOVERING.has(plan.brief.concept);
  const said = verbsIn(action).map(({ verb }) => verb);
  const verbs = [...said, ...(hovers ? (['flap'] as const) : []), ...(OF_PARTS[move] ?? [])];
  const parts = ownMovement(objectOf(plan), verbs, frames);
  const whole = parts ? BESIDE_PARTS : 1;
  // a lunge is the attack, whatever the parts do besides
  const amplitude = move === 'attack' || move === 'jump' || move === 'hurt' ? 1 : whole;
  const motion = pieceMotion(move, frames);
  const poses = (): readonly PiecePose[] =>
    piecePoses(move, frames, amplitude, 1).map((pose, i) => {
      const shape = parts?.shapes[i];
      const seen = AIMED.has(move) ? aimed(pose, direction) : parts && move === 'walk' ? { ...pose, lean: 0 } : pose;
      return shape ? { ...seen, shape } : seen;
    });
  const note = told && told.confidence < 0.9 ? told.note : undefined;
  return { ...motion, id: template ?? motion.id, poses, ...(note ? { note } : {}) };
}

/** A pose that goes to the right, as it looks when its front is somewhere else. */
function aimed({ dx = 0, up = 0, tall = 1, lean = 0, ...rest }: PiecePose, direction: Direction): PiecePose {
  const yaw = (YAW[direction] * Math.PI) / 180;
  const [right, near] = [Math.sin(yaw), Math.cos(yaw)];
  return {
    ...rest,
    dx: dx * right,
    up: up - dx * near * TOWARDS_VIEWER.down,
    tall: tall + dx * near * TOWARDS_VIEWER.larger,
    lean: lean * right,
  };
}

const objectOf = ({ brief, style, seed, variation, figureSize, colors }: CharacterPlan): ObjectPlan => ({
  brief,
  style,
  seed,
  variation,
  states: [],
  width: figureSize,
  height: figureSize,
  colors,
});
