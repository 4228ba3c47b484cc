import type { Px } from '../../../src/pixels/types.ts';
import { PROPS } from '../catalogue/things/index.ts';
import { Scene } from '../solids/scene.ts';
import { groupOf } from '../subject/draw-group.ts';
import { buildThing, contextOf } from '../subject/draw-thing.ts';
import type { Brief } from '../types.ts';
import { type Act, type Clip, isRest, type Rest, sceneAt } from './acts/act.ts';
import { spin, Y } from './acts/axles.ts';
import { type Found, findAct, ownAct } from './acts/find-act.ts';
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
  const { view } = buildThing(brief, scene, contextOf(brief, { ...plan, width: side, height: side }));
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
export const hasParts = ({ brief }: Pick<ObjectPlan, 'brief'>): boolean =>
  brief.kind === 'thing' && brief.concept in PROPS && !brief.mount && !groupOf(brief);

/** What an object is told to be and has no parts for, in a sentence each. */
export function missingParts(plan: ObjectPlan): readonly string[] {
  if (!plan.states.includes('open')) return [];
  const rest = restOf(plan, recipeOf(plan.brief, plan, plan.height).scene, plan.height);
  return findAct('open', rest) ? [] : ['"open": this object has no lid or door that opens, as far as is known.'];
}

/** Frames at which an act that ends is at its times, or that go round. */
const timesOf = (loop: boolean, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (loop ? i / count : count === 1 ? 1 : i / (count - 1)));

/** What has no sides of its own to show goes round by its geometry. */
const TURNING: Act = spin(/./, 360, { axis: Y });
/** Movements of a leaf: of a thing that stands open they begin or end with it closed. */
const OF_LEAVES: ReadonlySet<Verb> = new Set(['open', 'close', 'unfold']);

/**
 * The first of some movements that an object has by its own parts, in so many frames; undefined where it has none of them. What
 * can be done to anything is none of its own.
 */
export function ownMovement(plan: ObjectPlan, verbs: readonly Verb[], count: number): PartMovement | undefined {
  if (!hasParts(plan)) return undefined;
  const rest = restOf(plan, recipeOf(plan.brief, plan, plan.height).scene, plan.height);
  for (const verb of verbs) {
    const act = ownAct(verb, rest);
    if (act) return moved(plan, { act, verb }, rest, count, false);
  }
  return undefined;
}

/** What the parts of an object do for words; `alone`: it has a single picture; undefined where all of it moves, or nothing was understood. */
export function partMovement(plan: ObjectPlan, words: string, count: number, alone: boolean): PartMovement | undefined {
  if (!hasParts(plan)) return undefined;
  const base = recipeOf(plan.brief, plan, plan.height).scene;
  for (const { verb, word } of verbsIn(words)) {
    const closed = plan.states.includes('open') && OF_LEAVES.has(verb);
    const rest = restOf(plan, closed ? base : (plan.shape?.(base, plan.height) ?? base), plan.height);
    const found = findAct(verb, rest) ?? (alone && verb === 'spin' ? { act: TURNING, verb } : undefined);
    if (!found) continue;
    const note =
      verb === found.verb
        ? undefined
        : `"${word}" is not something this object does; it does what is nearest: ${found.verb}.`;
    return { ...moved(plan, found, rest, count, closed), ...(note ? { note } : {}) };
  }
  return undefined;
}

/** `closed`: the thing is given open, and moves from or to what it is closed. */
function moved(plan: ObjectPlan, { act, verb }: Found, at: Rest, count: number, closed: boolean): PartMovement {
  const clip = act(at);
  const clips = new WeakMap<Scene, { readonly rest: Scene; readonly clip: Clip }>();
  const clipOf = (scene: Scene, side: Px) => {
    const known = clips.get(scene);
    if (known) return known;
    const rest = closed ? recipeOf(plan.brief, plan, side).scene : scene;
    const made = { rest, clip: act(restOf(plan, rest, side)) };
    clips.set(scene, made);
    return made;
  };
  const shapes = timesOf(clip.loop, count).map((t): Shape | undefined => {
    if (!closed && isRest(clip.at(t))) return undefined;
    const made = new WeakMap<Scene, Scene>();
    return (scene, side) => {
      const { rest, clip: own } = clipOf(scene, side);
      const known = made.get(scene) ?? sceneAt(rest, own.at(t));
      made.set(scene, known);
      return known;
    };
  });
  return { verb, loop: clip.loop, shapes };
}
