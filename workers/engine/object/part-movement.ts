import type { Px } from '../../../src/pixels/types.ts';
import { PROPS, thingOf } from '../catalogue/things/index.ts';
import { Scene } from '../solids/scene.ts';
import { groupOf } from '../subject/draw-group.ts';
import { contextOf } from '../subject/draw-thing.ts';
import type { Brief } from '../types.ts';
import { type Act, type Clip, isRest, type Rest, sceneAt } from './acts/act.ts';
import { spin, Y } from './acts/axles.ts';
import { type Found, findAct } from './acts/find-act.ts';
import { type Verb, verbsIn } from './acts/verbs.ts';
import type { ObjectPlan } from './types.ts';

/** A scene as its parts have moved, given the one at rest, built for a picture of `side` pixels. */
export type Shape = (rest: Scene, side: Px) => Scene;

/** A movement of parts: what is drawn for some words. */
export interface PartMovement {
  readonly verb: Verb;
  readonly loop: boolean;
  /** The scene of each frame, given the one at rest; undefined where it is at rest. */
  readonly shapes: readonly (Shape | undefined)[];
  readonly note?: string;
}

const recipeOf = (brief: Brief, plan: ObjectPlan, side: Px): { readonly scene: Scene; readonly item: boolean } => {
  const scene = new Scene();
  const { view } = thingOf(brief.concept).recipe(scene, contextOf(brief, { ...plan, width: side, height: side }));
  return { scene, item: view === 'item' };
};

/** A thing at rest, as acts measure it. */
export function restOf({ brief, ...plan }: ObjectPlan, scene: Scene, side: Px): Rest {
  const whole = { brief, ...plan };
  return {
    scene,
    concept: brief.concept,
    px: contextOf(brief, { ...plan, width: side, height: side }).px,
    size: side,
    item: recipeOf(brief, whole, side).item,
    inMood: (mood) => recipeOf({ ...brief, mood: [...brief.mood, mood] }, whole, side).scene,
  };
}

/** Whether an object is a thing of solids, one of it: only such have parts to move. */
export const hasParts = ({ brief }: ObjectPlan): boolean =>
  brief.kind === 'thing' && brief.concept in PROPS && !brief.mount && !groupOf(brief);

/** Frames at which an act that ends is at its times, or that go round. */
const timesOf = (loop: boolean, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (loop ? i / count : count === 1 ? 1 : i / (count - 1)));

/** What has no sides of its own to show goes round by its geometry. */
const TURNING: Act = spin(/./, 360, { axis: Y });

/** What the parts of an object do for words; `alone`: it has a single picture; undefined where all of it moves, or nothing was understood. */
export function partMovement(plan: ObjectPlan, words: string, count: number, alone: boolean): PartMovement | undefined {
  if (!hasParts(plan)) return undefined;
  const asked = verbsIn(words);
  const base = recipeOf(plan.brief, plan, plan.height).scene;
  const rest = restOf(plan, plan.shape?.(base, plan.height) ?? base, plan.height);
  for (const { verb, word } of asked) {
    const found = findAct(verb, rest) ?? (alone && verb === 'spin' ? { act: TURNING, verb } : undefined);
    if (found) return moved(plan, found, verb, word, found.act(rest), count);
  }
  return undefined;
}

function moved(plan: ObjectPlan, found: Found, asked: Verb, word: string, at: Clip, count: number): PartMovement {
  const clips = new WeakMap<Scene, Clip>();
  const clipOf = (scene: Scene, side: Px): Clip => {
    const known = clips.get(scene) ?? found.act(restOf(plan, scene, side));
    clips.set(scene, known);
    return known;
  };
  const shapes = timesOf(at.loop, count).map((t): Shape | undefined => {
    if (isRest(at.at(t))) return undefined;
    const made = new WeakMap<Scene, Scene>();
    return (scene, side) => {
      const known = made.get(scene) ?? sceneAt(scene, clipOf(scene, side).at(t));
      made.set(scene, known);
      return known;
    };
  });
  const note =
    asked === found.verb
      ? undefined
      : `"${word}" is not something this object does; it does what is nearest: ${found.verb}.`;
  return { verb: found.verb, loop: at.loop, shapes, ...(note ? { note } : {}) };
}
