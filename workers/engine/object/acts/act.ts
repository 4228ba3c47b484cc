import type { Px } from '../../../../src/pixels/types.ts';
import type { Part, Primitive } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { type Mover, moveParts } from './move-parts.ts';

/** A thing at rest, as its acts measure it. */
export interface Rest {
  readonly scene: Scene;
  /** What it is: a row of the catalogue's things. */
  readonly concept: string;
  /** One pixel in model units. */
  readonly px: number;
  /** Side of the picture that it fills. */
  readonly size: Px;
  /** Whether it lies flat towards the viewer: it has no ground to keep to. */
  readonly item: boolean;
  /** The recipe with another mood: an open chest's treasure. */
  readonly inMood: (mood: string) => Scene;
}

/** One moment of an act. */
export interface Shot {
  readonly movers: readonly Mover[];
  /** What comes in addition: flames, drops, smoke. */
  readonly add?: ((s: Scene) => void) | undefined;
}

/** An act measured for one thing. */
export interface Clip {
  /** Frames that its curve was made for; others are taken from the same curve. */
  readonly frames: number;
  /** The last frame goes on to the first: t runs over 0..1 without 1; else with it. */
  readonly loop: boolean;
  /** The thing at a time, 0..1. At 0 it is as at rest, unless it `appears`. */
  readonly at: (t: number) => Shot;
}

/** A movement of a thing's own parts. */
export type Act = (rest: Rest) => Clip;

export const TAU = Math.PI * 2;
export const clamp01 = (x: number): number => Math.max(0, Math.min(1, x));
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** 0..1, the same for the same number; keeps what looks random the same in every frame. */
export function hash(x: number, y = 0, z = 0): number {
  const s = Math.sin(x * 127.1 + y * 311.7 + z * 74.7 + 11.7) * 43758.5453;
  return s - Math.floor(s);
}
/** A closed wave that rests at t = 0: sin(φ − k·τ·t) − sin φ. */
export const ripple = (phase: number, t: number, k = 1): number => Math.sin(phase - TAU * k * t) - Math.sin(phase);
/** 0 at both ends of a round, 1 in its middle. */
export const swell = (t: number): number => (1 - Math.cos(TAU * t)) / 2;
/** A value of a table of frames at a time of a movement that ends. */
export function keyed(values: readonly number[], t: number): number {
  const at = t * (values.length - 1);
  const i = Math.min(values.length - 1, Math.floor(at));
  const next = values[Math.min(values.length - 1, i + 1)]!;
  return values[i]! + (next - values[i]!) * (at - i);
}
/** The same of a movement that goes round: the value after the last is the first. */
export function keyedRound(values: readonly number[], t: number): number {
  const at = (t % 1) * values.length;
  const i = Math.floor(at);
  return values[i]! + (values[(i + 1) % values.length]! - values[i]!) * (at - i);
}

type Pick = Mover['pick'];
export const everything: Pick = () => true;
export const named =
  (name: RegExp): Pick =>
  (_i, _p, part: Part) =>
    name.test(part.name);
export const other =
  (name: RegExp): Pick =>
  (_i, _p, part) =>
    !name.test(part.name);
/** Exactly these primitives of the scene at rest. */
export const these = (primitives: readonly Primitive[]): Pick => {
  const set = new Set(primitives);
  return (_i, p) => set.has(p);
};

export const round = (at: Clip['at'], frames = 8): Clip => ({ frames, loop: true, at });
export const once = (at: Clip['at'], frames = 8): Clip => ({ frames, loop: false, at });

/** Acts at the same time; the movers of the first come first. It goes round when the first does. */
export const together =
  (...acts: readonly Act[]): Act =>
  (rest) => {
    const clips = acts.map((act) => act(rest));
    const { frames, loop } = clips[0]!;
    return { frames, loop, at: (t) => joined(clips.map((clip) => clip.at(t))) };
  };

function joined(shots: readonly Shot[]): Shot {
  return {
    movers: shots.flatMap(({ movers }) => movers),
    add: (s) => {
      for (const shot of shots) shot.add?.(s);
    },
  };
}

/** The same backwards, for what ends: a lid that closes. */
export const backwards =
  (act: Act): Act =>
  (rest) => {
    const clip = act(rest);
    return { ...clip, at: (t) => clip.at(1 - t) };
  };

/** Whether nothing happens at a moment. */
export const isRest = ({ movers, add }: Shot): boolean => movers.length === 0 && !add;

/** A scene at a moment. */
export const sceneAt = (scene: Scene, shot: Shot): Scene =>
  isRest(shot) ? scene : moveParts(scene, shot.movers, shot.add);
