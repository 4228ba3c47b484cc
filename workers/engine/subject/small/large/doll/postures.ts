/**
 * What people of 22 to 42 pixels do, by the names of verbs of `composition/verbs.ts` and of their poses: how legs and arms are, what is held otherwise, what is
 * seen beside it. What is in no row here is drawn with solids.
 */
import type { ArmWay, LegWay } from './sheet.ts';

/** A small sign beside who acts, and where. */
export type Sign = 'notes' | 'confetti' | 'tears' | 'question' | 'heart' | 'haha' | 'sparks' | 'slash' | 'shout' | 'speech' | 'sweat' | 'shadow' | 'ball' | 'balls' | 'water' | 'splash' | 'flames' | 'aura' | 'earth' | 'rock' | 'log' | 'anvil' | 'cauldron' | 'dust' | 'streaks' | 'kicked' | 'juggled' | 'flash' | 'sprout' | 'rope' | 'knitting' | 'yarn'; // biome-ignore format: one line

export interface Posture {
  readonly legs?: LegWay;
  /** The arm on the left of the picture, which has what the right hand holds, and the other one. */
  readonly left?: ArmWay;
  readonly right?: ArmWay;
  /** Rows by which what is held is higher than usual, and columns by which it is farther out. */
  readonly lift?: number;
  readonly reach?: number;
  /** The hands change places: what the right one holds is on the side that is looked to. */
  readonly swaps?: true;
  /** Pieces that are held in another way: ids of `posed-held.ts`. */
  readonly held?: 'cast' | 'aimed' | 'open' | 'mouth' | 'ahead' | 'planted';
  readonly shut?: true;
  readonly mood?: 'angry' | 'happy' | 'sad' | 'scared' | 'shouting';
  readonly signs?: readonly Sign[];
  /** What somebody sits on or rides, and what it is made of where that was said: a row of `seats.ts`. */
  readonly seat?: { readonly id: string; readonly material?: string };
  /** Rows above the ground. */
  readonly aloft?: number;
  /** On the back, the head to the right. */
  readonly lies?: 'asleep' | 'dead' | 'awake';
}

const CAST: Posture = { right: 'out', signs: ['ball'] };
const CHEER: Posture = { left: 'up', right: 'up', mood: 'happy' };
const STRIKE: Posture = { legs: 'stance', lift: 6, reach: 1, right: 'fore', mood: 'angry' };
const AIM: Posture = { swaps: true, lift: 2, reach: 4, left: 'across', held: 'aimed' };
const TALK: Posture = { right: 'out' };

export const POSTURES: Readonly<Record<string, Posture>> = {
  stand: {},
  walk: { legs: 'walk', left: 'back', right: 'fore' },
  run: { legs: 'run', left: 'back', right: 'fore' },
  sneak: { legs: 'sneak', left: 'fore', right: 'fore' },
  tiptoe: { legs: 'sneak', left: 'fore', right: 'fore' },
  crouch: { legs: 'knees' },
  crawl: { legs: 'knees', left: 'fore', right: 'fore' },
  jump: { legs: 'jump', left: 'up', right: 'up', aloft: 3, signs: ['shadow'] },
  fly: { legs: 'trail', right: 'up', aloft: 4, signs: ['shadow'] },
  float: { legs: 'trail', left: 'back', right: 'back', aloft: 4, signs: ['shadow'] },
  'float sitting': { legs: 'cross', aloft: 4, shut: true, signs: ['shadow'] },
  fall: { legs: 'jump', left: 'up', right: 'up', mood: 'scared', aloft: 3, signs: ['shadow'] },
  kneel: { legs: 'kneel' },
  'kneel bowed': { legs: 'kneel', shut: true },
  pray: { legs: 'knees', left: 'ahead', right: 'ahead', shut: true },
  sit: { legs: 'sit' },
  'sit crosslegged': { legs: 'cross' },
  'sit reading': { legs: 'sit', left: 'hold', right: 'hold', held: 'open' },
  meditate: { legs: 'cross', shut: true },
  sleep: { lies: 'asleep' },
  lie: { lies: 'awake' },
  die: { lies: 'dead' },
  faint: { lies: 'dead' },
  dance: { legs: 'skip', left: 'up', right: 'hip', mood: 'happy', signs: ['notes'] },
  pirouette: { legs: 'skip', left: 'up', right: 'up' },
  cheer: { ...CHEER, signs: ['confetti'] },
  'arms up': { left: 'up', right: 'up' },
  stretch: { left: 'up', right: 'up', shut: true },
  catch: { left: 'up', right: 'up' },
  'arm up': { left: 'up' },
  'point up': { left: 'up' },
  wave: { left: 'wave', mood: 'happy' },
  love: { left: 'wave', mood: 'happy', signs: ['heart'] },
  laugh: { left: 'hip', right: 'hip', mood: 'happy', shut: true, signs: ['haha'] },
  salute: { left: 'brow' },
  'tip hat': { left: 'brow' },
  point: TALK,
  'reach ahead': TALK,
  speak: { ...TALK, mood: 'happy', signs: ['speech'] },
  whisper: { right: 'mouth' },
  sing: { ...TALK, mood: 'shouting', signs: ['notes'] },
  roar: { mood: 'shouting', left: 'back', right: 'back', signs: ['shout'] },
  cry: { left: 'eyes', right: 'eyes', mood: 'sad', signs: ['tears'] },
  fear: { left: 'ahead', right: 'ahead', mood: 'scared', signs: ['sweat'] },
  think: { right: 'mouth', left: 'hold', signs: ['question'] },
  akimbo: { left: 'hip', right: 'hip' },
  'hand on hip': { right: 'hip' },
  lean: { held: 'planted', left: 'planted', right: 'planted' },
  climb: { legs: 'sneak', left: 'up', right: 'up', signs: ['rope'] },
  'cross arms': { left: 'crossed', right: 'crossed' },
  flex: { left: 'flex', right: 'flex' },
  'spread arms': { left: 'out', right: 'out' },
  shrug: { left: 'flex', right: 'flex' },
  clap: { left: 'ahead', right: 'ahead', mood: 'happy' },
  cast: CAST,
  'cast both': { left: 'out', right: 'out', signs: ['ball', 'balls'] },
  summon: { left: 'up', right: 'up', signs: ['balls'] },
  swing: { ...STRIKE, signs: ['slash'] },
  slash: { ...STRIKE, signs: ['slash'] },
  fight: { ...STRIKE, signs: ['slash'] },
  ready: { legs: 'stance', lift: 3 },
  'raise blade': { lift: 6, reach: 1 },
  block: { legs: 'stance', right: 'hold', lift: 2 },
  chop: { ...STRIKE, signs: ['log'] },
  hammer: { ...STRIKE, signs: ['anvil'] },
  mine: { ...STRIKE, signs: ['rock'] },
  dig: { legs: 'stance', signs: ['earth'] },
  sweep: { legs: 'walk', signs: ['dust'] },
  fish: { swaps: true, lift: 3, held: 'cast', signs: ['water'] },
  read: { left: 'hold', right: 'hold', held: 'open' },
  eat: { left: 'mouth', held: 'mouth' },
  drink: { left: 'mouth', held: 'mouth' },
  blow: { left: 'mouth', held: 'mouth', signs: ['notes'] },
  play: { left: 'hold', right: 'hold', held: 'ahead', signs: ['notes'] },
  cook: { left: 'hold', right: 'hold', signs: ['cauldron'] },
  knit: { legs: 'sit', left: 'hold', right: 'hold', signs: ['knitting', 'yarn'] },
  plant: { legs: 'kneel', signs: ['sprout'] },
  aim: AIM,
  shoot: { ...AIM, signs: ['flash'] },
  'shoot kneeling': { ...AIM, legs: 'kneel', signs: ['flash'] },
  throw: { legs: 'stance', swaps: true, lift: 3, reach: 3, right: 'out', left: 'back', signs: ['streaks'] },
  windup: { legs: 'stance', left: 'up', right: 'fore' },
  kick: { legs: 'kick', left: 'back', right: 'fore', signs: ['kicked'] },
  'kick out': { legs: 'kick', left: 'back', right: 'fore' },
  punch: { legs: 'stance', right: 'out', left: 'mouth', mood: 'angry' },
  'guard up': { legs: 'stance', left: 'mouth', right: 'mouth', mood: 'angry' },
  juggle: { left: 'fore', right: 'fore', mood: 'happy', signs: ['juggled'] },
  swim: { left: 'out', right: 'out', signs: ['splash'] },
  burn: { left: 'up', right: 'up', mood: 'scared', signs: ['flames'] },
  glow: { signs: ['aura'] },
}; // biome-ignore format: a table

/** Who sits on something, or rides something that flies. */
export const SEATED: Posture = { legs: 'seat' };
export const RIDING: Posture = { legs: 'seat', aloft: 4, signs: ['shadow'] };

export const ON_BOARD: Posture = { legs: 'sneak', left: 'back', right: 'fore' };

/** Legs that do one thing while arms do another: "kneeling and aiming a bow". */
export function postureOf(verb: string, legs?: string): Posture | undefined {
  const own = POSTURES[verb];
  if (!own || !legs) return own;
  const below = POSTURES[legs];
  return below && !below.lies && below.legs ? { ...own, legs: below.legs, ...(below.aloft ? { aloft: below.aloft } : {}) } : undefined; // biome-ignore format: one line
}
