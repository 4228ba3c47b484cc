import { pieceOf } from '../catalogue/garments/index.ts';
import type { Act, SceneNode } from '../composition/graph.ts';
import { readScene } from '../composition/read/read-scene.ts';
import { poseNamed } from '../composition/sprites/poses.ts';
import { poseOfVerb } from '../composition/two-acts.ts';
import { VERBS, type VerbId } from '../composition/verbs.ts';
import type { Angles } from '../subject/motion/angles.ts';
import { understand } from '../understand/index.ts';
import { gerundsOf } from './gerund.ts';

/** What a sentence says that somebody does. */
export interface Deed {
  readonly act?: Act;
  /** What is taken into a hand, or embraced: its words. */
  readonly takes?: string;
  /** Pose of the verb, where two legs have one. */
  readonly pose?: Angles;
}

const read = (text: string) => understand(text);
/** Relations to a thing by which it is in the hands. */
const IN_HANDS: ReadonlySet<string> = new Set(['hold', 'carry', 'hug']);
const HUGGED = 'carry low';

/** What somebody does with what, in the words of an action ("drinks a potion") or of a whole description. */
export function deedIn(text: string, whole = false): Deed {
  const tried = whole ? [text] : sentencesOf(text);
  for (const sentence of tried) {
    const { nodes, edges } = readScene(sentence, read);
    const [who] = nodes;
    if (!who || (whole && who.brief.kind !== 'humanoid')) continue;
    const act = who.act ?? nodes.find((node) => node.act && node.brief.kind === 'humanoid')?.act;
    const edge = edges.find(({ is, b }) => IN_HANDS.has(is) && nodes[b]?.brief.kind === 'thing');
    const taken = edge && nodes[edge.b];
    if (!act && !taken) continue;
    const name = act ? poseOfVerb(act.verb) : edge!.is === 'hug' ? HUGGED : undefined;
    const pose = name === undefined ? undefined : poseNamed(name).pose;
    const takes = textOf(act?.object) ?? textOf(taken);
    return { ...(act ? { act } : {}), ...(takes ? { takes } : {}), ...(pose ? { pose } : {}) };
  }
  return {};
}

const textOf = (node: SceneNode | undefined): string | undefined => node?.text;

/** The action as a sentence about somebody; verbs are known best by their -ing form. */
function sentencesOf(action: string): readonly string[] {
  const words = action
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(/^(?:(?:he|she|it|they|the character|the sprite|character) )+/, '');
  const [verb = '', ...rest] = words.split(/\s+/);
  return [...new Set([verb, ...gerundsOf(verb)])].map((form) => `a person ${[form, ...rest].join(' ')}`);
}

/** Verbs that somebody may be said to be at for as long as they stand there: their rotations show it. */
const LASTING: ReadonlySet<VerbId> = new Set<VerbId>(['sit', 'kneel', 'kneel bowed', 'pray', 'meditate', 'cross arms', 'akimbo', 'hand on hip', 'salute', 'read', 'play', 'think', 'point', 'point up', 'hands behind', 'hands in pockets', 'spread arms', 'guard up', 'flex', 'sleep', 'lie']); // biome-ignore format: a list

/** How somebody is told to stand by a description and its edits, if at all. `aims`: with what they hold; `bare`: with free hands. */
export function stanceIn(texts: readonly string[]): {
  readonly pose?: Angles;
  readonly aims?: true;
  readonly bare?: true;
} {
  for (const [i, text] of [...texts.entries()].reverse()) {
    const { act, pose, takes } = deedIn(text, i === 0);
    if (act?.verb === 'aim' || act?.verb === 'shoot') return { aims: true };
    if (!pose || (act ? !LASTING.has(act.verb) : takes === undefined)) continue;
    return { pose, ...(act && VERBS[act.verb].hands === 'bare' ? { bare: true } : {}) };
  }
  return {};
}

/** Whether a piece is in a hand. */
export const inHand = (piece: string): boolean => /^(?:right|left)$/.test(pieceOf(piece)?.slot ?? '');
