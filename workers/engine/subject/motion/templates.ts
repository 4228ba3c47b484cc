import type { ActName } from './acts.ts';
import type { BeastActName } from './beast-acts.ts';
import type { BEAST_GAITS } from './beast-gaits.ts';
import type { ClipUse } from './from-clip.ts';
import type { GaitName } from './gaits.ts';

/** How a body's template is made: a gait, an act or a stored clip. */
export type BodyRecipe =
  | { readonly gait: GaitName; readonly frames: number; readonly ms: number }
  | { readonly act: ActName; readonly frames?: number }
  | (ClipUse & { readonly ms?: number });

export type BeastRecipe =
  | {
      readonly gait: keyof typeof BEAST_GAITS;
      readonly frames: number;
      readonly ms: number;
      /** Looks and leans into a turn: degrees to its left. */
      readonly turn?: number;
      readonly headDown?: number;
    }
  | { readonly act: BeastActName };

const gait = (name: GaitName, frames = 8, ms = frames * 110): BodyRecipe => ({ gait: name, frames, ms });
const act = (name: ActName): BodyRecipe => ({ act: name });
const clip = (
  name: string,
  frames: number,
  o: Omit<ClipUse, 'clip' | 'frames'> & { ms?: number } = {},
): BodyRecipe => ({
  clip: name,
  frames,
  ...o,
});

/** The 49 template ids of the two-legged skeleton. */
export const MANNEQUIN: Readonly<Record<string, BodyRecipe>> = {
  walk: gait('walk'),
  'walk-1': gait('brisk', 8, 760),
  'walk-2': gait('relaxed', 8, 1000),
  walking: gait('walk'),
  'walking-2': gait('proud'),
  'walking-3': gait('heavy', 8, 1040),
  'walking-4': gait('swagger', 8, 960),
  'walking-5': gait('march', 8, 800),
  'walking-6': gait('tired', 8, 1200),
  'walking-7': gait('dainty', 8, 760),
  'walking-8': gait('hurried', 8, 640),
  'walking-9': gait('wary', 8, 960),
  'walking-10': gait('relaxed', 10, 1100),
  'walking-4-frames': gait('walk', 4, 600),
  'walking-6-frames': gait('walk', 6, 720),
  'walking-8-frames': gait('walk', 8, 880),
  'running-4-frames': gait('run', 4, 400),
  'running-6-frames': gait('run', 6, 540),
  'running-8-frames': gait('run', 8, 640),
  'running-slide': act('running-slide'),
  'crouched-walking': gait('crouched', 8, 1040),
  crouching: clip('crouch-2', 6, { ms: 1800 }),
  'sad-walk': gait('sad', 8, 1280),
  'scary-walk': gait('scary', 8, 1200),
  'breathing-idle': act('breathing-idle'),
  'fight-stance-idle-8-frames': act('fight-stance'),
  backflip: act('backflip'),
  'front-flip': act('front-flip'),
  'getting-up': clip('get-up', 10, { stay: true }),
  'jumping-1': act('jump-up'),
  'jumping-2': act('jump-stride'),
  'running-jump': act('running-jump'),
  'two-footed-jump': act('two-footed-jump'),
  'cross-punch': act('cross-punch'),
  'lead-jab': act('lead-jab'),
  'surprise-uppercut': act('surprise-uppercut'),
  'hurricane-kick': act('hurricane-kick'),
  'roundhouse-kick': act('roundhouse-kick'),
  'high-kick': act('high-kick'),
  'flying-kick': act('flying-kick'),
  'leg-sweep': act('leg-sweep'),
  fireball: act('fireball'),
  'taking-punch': clip('hurt-2', 6),
  'falling-back-death': clip('death', 8, { eyesCloseAt: 0.6, stay: true }),
  drinking: act('drinking'),
  'picking-up': act('picking-up'),
  'pull-heavy-object': gait('pull', 8, 1280),
  pushing: gait('push', 8, 1280),
  'throw-object': clip('throw', 8),
};

/** Motions of one hand, which may as well be the other one. */
export const GESTURING: Readonly<Record<string, 'R' | 'L'>> = {
  wave: 'R',
  'throw-object': 'R',
  'picking-up': 'R',
  drinking: 'L',
  interact: 'R',
  'press-button': 'R',
};

/** Motions beyond the templates that words can ask for. */
export const GESTURES: Readonly<Record<string, BodyRecipe>> = {
  slash: act('slash'),
  chop: clip('attack-chop', 8, { items: true }),
  'sword-slash': clip('attack-slash', 8, { items: true }),
  'sideways-slash': clip('attack-slash-2', 8, { items: true }),
  stab: clip('attack-stab', 8, { items: true }),
  thrust: clip('attack-thrust', 8, { items: true }),
  smash: clip('attack-2h', 9, { items: true }),
  sweep: clip('attack-2h-2', 8, { items: true }),
  'spin-attack': clip('attack-spin', 10, { items: true }),
  'dual-slash': clip('attack-dual-2', 8, { items: true }),
  'jump-attack': clip('attack-jump', 9, { items: true, stay: true }),
  block: clip('block', 6),
  'shield-bash': clip('block-attack', 8),
  aim: act('aim-gun'),
  'aim-rifle': act('aim-rifle'),
  'aim-bow': act('aim-bow'),
  'shoot-gun': act('shoot-gun'),
  'shoot-rifle': act('shoot-rifle'),
  'shoot-bow': act('shoot-bow'),
  reload: clip('reload', 8),
  cast: clip('cast-2', 9),
  channel: clip('cast-4', 6),
  summon: clip('cast-8', 12),
  cheer: clip('cheer', 8),
  wave: clip('wave', 8),
  dance: clip('dance', 8),
  'disco-dance': clip('dance-2', 10),
  talk: clip('talk', 8),
  bow: act('bow'),
  nod: clip('nod', 8),
  'shake-head': clip('shake-head', 8),
  taunt: clip('taunt', 8),
  interact: clip('interact', 8),
  'press-button': clip('interact-3', 8),
  work: clip('kneel-work', 8, { ms: 1600 }),
  climb: clip('climb', 8),
  crawl: clip('crawl', 8, { stay: true, lift: 0, headUp: 88 }),
  swim: clip('swim', 8, { stay: true, headUp: 88, lift: 0.5 }),
  float: clip('swim-idle', 8, { stay: true }),
  fly: clip('fly', 8, { stay: true, headUp: 72 }),
  dodge: clip('dodge', 6),
  roll: clip('roll', 9, { stay: true, lift: 0.4 }),
  sneak: gait('sneak', 8, 1200),
  jog: gait('jog', 8, 720),
  sprint: gait('sprint', 8, 520),
  'walk-backwards': gait('backwards', 8, 960),
  limp: act('limp'),
  'zombie-walk': gait('zombie', 8, 1280),
  'lie-down': clip('lie-down', 10, { stay: true }),
  sleep: act('sleep'),
  'sit-down': clip('sit-floor', 8, { stay: true }),
  'stand-up': clip('stand-up', 8, { stay: true }),
  'push-ups': clip('push-ups', 6, { stay: true, lift: 0, headUp: 80 }),
  'sit-ups': clip('sit-ups', 8, { stay: true, lift: 0 }),
  'hold-torch': clip('idle-torch', 6),
  hurt: clip('hurt', 6),
  die: clip('death-2', 10, { eyesCloseAt: 0.7, stay: true }),
  'look-around': clip('idle-8', 8),
};

const walks = (): Readonly<Record<string, BeastRecipe>> => ({
  'walk-4-frames': { gait: 'walk', frames: 4, ms: 680 },
  'walk-6-frames': { gait: 'walk', frames: 6, ms: 840 },
  'walk-8-frames': { gait: 'walk', frames: 8, ms: 960 },
  'running-4-frames': { gait: 'run', frames: 4, ms: 360 },
  'running-6-frames': { gait: 'run', frames: 6, ms: 480 },
  'running-8-frames': { gait: 'run', frames: 8, ms: 560 },
});

/** Template ids of the four-legged skeletons. */
export const BEASTS: Readonly<
  Record<'dog' | 'cat' | 'horse' | 'bear' | 'lion', Readonly<Record<string, BeastRecipe>>>
> = {
  dog: {
    ...walks(),
    'fast-walk': { gait: 'fast-walk', frames: 8, ms: 720 },
    sneaking: { gait: 'sneak', frames: 8, ms: 1200 },
    idle: { act: 'idle' },
    bark: { act: 'bark' },
  },
  cat: {
    ...walks(),
    'slow-run': { gait: 'slow-run', frames: 8, ms: 680 },
    jump: { act: 'jump' },
    idle: { act: 'idle' },
    'seated-on-belly-idle': { act: 'belly-idle' },
    sitting: { act: 'sitting' },
    'sitting-on-belly': { act: 'lie-down' },
    standing: { act: 'stand-from-sit' },
    'standing-from-belly': { act: 'stand-from-belly' },
    drinking: { act: 'drinking' },
    eating: { act: 'eating' },
    licking: { act: 'lick' },
    yawning: { act: 'yawn' },
    angry: { act: 'angry' },
  },
  horse: {
    ...walks(),
    'walk-turn-left': { gait: 'walk', frames: 8, ms: 960, turn: 24 },
    'walk-turn-right': { gait: 'walk', frames: 8, ms: 960, turn: -24 },
    'running-turn-left': { gait: 'run', frames: 8, ms: 560, turn: 24 },
    'running-turn-right': { gait: 'run', frames: 8, ms: 560, turn: -24 },
    'running-headbutt': { gait: 'run', frames: 8, ms: 560, headDown: 1.1 },
    swimming: { gait: 'swim', frames: 8, ms: 960 },
    attack: { act: 'rear' },
    'attack-back': { act: 'rear-kick' },
    'hit-left': { act: 'hit-left' },
    'hit-right': { act: 'hit-right' },
    dying: { act: 'dying' },
    'idle-shaking-head': { act: 'shake-head' },
    'rest-idle': { act: 'idle' },
    'eat-start': { act: 'eat-start' },
    eating: { act: 'eating' },
    'eat-end': { act: 'eat-end' },
    'start-sleep': { act: 'fall-asleep' },
    'sleep-cycle': { act: 'sleep' },
    'rest-cycle': { act: 'belly-idle' },
    'wake-up': { act: 'wake' },
    'lie-down': { act: 'lie-down' },
    'stand-up': { act: 'stand-from-belly' },
  },
  bear: {
    ...walks(),
    jump: { act: 'jump' },
    'stand-on-hind-legs': { act: 'rear' },
    'attack-left': { act: 'attack-left' },
    'attack-right': { act: 'attack-right' },
    'jump-attack': { act: 'jump-attack' },
    'idle-long': { act: 'long-idle' },
    'idle-resting': { act: 'belly-idle' },
    'idle-sitting': { act: 'sit-idle' },
    drinking: { act: 'drinking' },
    eating: { act: 'eating' },
    'going-to-sleep': { act: 'go-to-sleep' },
    'waking-getting-up': { act: 'wake-and-stand' },
    'sitting-down': { act: 'sitting' },
    'standing-up': { act: 'stand-from-sit' },
    angry: { act: 'angry' },
  },
  lion: {
    ...walks(),
    jump: { act: 'jump' },
    attack: { act: 'bite' },
    'jump-attack': { act: 'jump-attack' },
    idle: { act: 'idle' },
    'idle-sitting': { act: 'sit-idle' },
    drinking: { act: 'drinking' },
    eating: { act: 'eating' },
    sitting: { act: 'sitting' },
    standing: { act: 'stand-from-sit' },
  },
};

/** What any animal does when words ask, by the name of its act; also where its own skeleton has no such template. */
export const BEAST_GESTURES: Readonly<Record<string, BeastRecipe>> = {
  walk: { gait: 'walk', frames: 8, ms: 960 },
  trot: { gait: 'fast-walk', frames: 8, ms: 720 },
  run: { gait: 'run', frames: 8, ms: 560 },
  sneak: { gait: 'sneak', frames: 8, ms: 1200 },
  swim: { gait: 'swim', frames: 8, ms: 960 },
  idle: { act: 'idle' },
  'look-around': { act: 'long-idle' },
  bark: { act: 'bark' },
  howl: { act: 'howl' },
  jump: { act: 'jump' },
  pounce: { act: 'jump-attack' },
  bite: { act: 'bite' },
  claw: { act: 'attack-right' },
  headbutt: { act: 'butt' },
  kick: { act: 'rear-kick' },
  rear: { act: 'rear' },
  eat: { act: 'eating' },
  drink: { act: 'drinking' },
  sit: { act: 'sitting' },
  'lie-down': { act: 'lie-down' },
  'stand-up': { act: 'stand-from-belly' },
  sleep: { act: 'sleep' },
  'wake-up': { act: 'wake' },
  yawn: { act: 'yawn' },
  lick: { act: 'lick' },
  growl: { act: 'angry' },
  hurt: { act: 'hit-left' },
  die: { act: 'dying' },
  'shake-head': { act: 'shake-head' },
};
