import type { RigName } from '../rigs.ts';

/** What a body does first, then, and at last. */
type Phases = readonly string[];

/** How movements go that are alike, by their ids: what a body does first, then, and at last. The first that fits counts. */
const PERSON: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /walk|sneak|march|strafe/,
    ['the arms swinging against the legs', 'the body rising a little over each step', 'a seamless loop'],
  ],
  [
    /run|jog|sprint|dash/,
    ['leaning forward', 'the knees high', 'both feet off the ground between steps', 'a seamless loop'],
  ],
  [
    /idle|breath|stand|talk|look/,
    ['the chest rising and sinking slowly', 'the shoulders following', 'the feet still', 'a seamless loop'],
  ],
  [/flip|roll/, ['bending low first', 'tucked in the middle of the turn', 'landing on both feet']],
  [/jump/, ['bending the knees first', 'stretched at the top', 'landing softly in a crouch']],
  [/kick/, ['the weight on one leg first', 'the leg stretched at the far point', 'back to the stance']],
  [/punch|jab|uppercut/, ['drawing the fist back first', 'the arm stretched at the blow', 'back to the stance']],
  [
    /slash|chop|stab|thrust|smash|sweep|attack|bash|shoot|throw/,
    ['drawing back first', 'quick at the blow', 'following through', 'back to the stance'],
  ],
  [
    /cast|fireball|channel|summon/,
    ['gathering with both hands first', 'thrusting them forward', 'the robe swinging after'],
  ],
  [/hurt|taking|flinch/, ['the head thrown back at once', 'a step back', 'slowly upright again']],
  [/die|death|fall/, ['the knees giving way first', 'sinking down', 'lying still at the end']],
  [
    /wave|bow|cheer|clap|salute|nod|point/,
    ['starting from the stance', 'holding at the far point for a moment', 'back to the stance'],
  ],
];
const BEAST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/walk|sneak/, ['opposite legs together', 'the head nodding a little with each step', 'a seamless loop']],
  [
    /run|gallop|trot|dash/,
    ['gathering all legs under the body', 'stretching them out', 'the back bending', 'a seamless loop'],
  ],
  [/idle|breath|stand/, ['the flanks rising and sinking', 'the tail swaying', 'a seamless loop']],
  [/jump|pounce|leap/, ['crouching on the hind legs first', 'stretched at the top', 'landing on the fore legs']],
  [/attack|bite|claw|headbutt/, ['drawing the head back first', 'snapping forward', 'back to the stance']],
  [/hurt|die|death/, ['flinching at once', 'sinking down']],
];
const ANY = ['starting from the stance of the picture', 'a clear farthest point', 'back to the stance'];
export const LAST = 'ending in the last picture';

/** How a motion goes, told in clauses; `ends`: into a picture that is given. */
export function phasesOf(rig: RigName, motion: string, ends: boolean): Phases {
  const [, phases = ANY] = (rig === 'mannequin' ? PERSON : BEAST).find(([pattern]) => pattern.test(motion)) ?? [];
  return ends ? [...phases.filter((p) => !/loop|back to|end/.test(p)), LAST] : phases;
}
/** How far a movement goes beyond the usual, by the words for its manner. */
export const MANNERS: Readonly<Record<string, number>> = {
  'at an even pace': 1,
  'with weight': 1.2,
  'with restraint': 0.8,
};

const KNOWN = new Set([
  ...[...PERSON, ...BEAST].flatMap(([, phases]) => phases),
  ...ANY,
  LAST,
  ...Object.keys(MANNERS),
]);

/** Words for an action without the clauses that tell how any such action goes. */
export const withoutPhases = (text: string): string =>
  text
    .split(',')
    .filter((clause) => !KNOWN.has(clause.trim().toLowerCase()))
    .join(',');

const MORE = /\b(hard|mighty|mightily|wildly|violently|powerful(ly)?|forcefully|big)\b/i;
const LESS = /\b(gently|softly|slightly|subtly|subtle|calmly|small)\b/i;

/** How far an action is to go: 1 usually, more where its words are strong. */
export function mannerOf(action: string): number {
  const told = Object.entries(MANNERS).find(([words]) => action.toLowerCase().includes(words));
  return told ? told[1] : MORE.test(action) ? 1.2 : LESS.test(action) ? 0.8 : 1;
}

const SLOW = /\b(slowly|lazily|leisurely|sluggishly)\b/i;
const HEAVY = /\b(with weight|heavily|ponderously)\b/i;
const QUICK = /\b(quickly|rapidly|hastily|fast|swiftly)\b/i;

/** How long an action takes: 1 usually, more where its words are slow. */
export const paceOf = (action: string): number =>
  SLOW.test(action) ? 1.5 : HEAVY.test(action) ? 1.2 : QUICK.test(action) ? 0.67 : 1;
