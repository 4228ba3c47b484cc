/** What the picture engine makes of words: it is asked which of them it leaves out, and no list of the planner's own. */
import { readNoun } from '../../../engine/composition/read/noun-phrase.ts';
import { readScene } from '../../../engine/composition/read/read-scene.ts';
import type { Brief } from '../../../engine/types.ts';
import { understand } from '../../../engine/understand/index.ts';

/** Where something is, and no thing by itself. */
const WHERE = /^(?:top|bottom|side|front|back|left|right|middle|inside|outside|saying|says|reads|around|behind|it)$/;

export interface Pictured {
  /** What is drawn first of all. */
  readonly brief: Brief;
  /** Words that neither reading of the engine shows. */
  readonly lost: readonly string[];
}

const MOST = 512;
const kept = <Out>(make: (words: string) => Out) => {
  const known = new Map<string, Out>();
  return (words: string): Out => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const found = make(words);
    if (known.size >= MOST) known.clear();
    known.set(words, found);
    return found;
  };
};
const read = kept((text: string): Brief => understand(text));
const sceneOf = kept((words: string) => readScene(words, read));

/** The engine reads words as one subject and as several that belong together: what both leave out is lost. */
export const pictured = kept((words: string): Pictured => {
  const brief = read(words);
  if (!brief.unknown.length) return { brief, lost: [] };
  const scene = sceneOf(words);
  const kin = readNoun(words, read).brief;
  const isShown = (word: string): boolean =>
    !scene.unknown.some((one) => one.split(/\s+/).includes(word)) ||
    (kin.concept === brief.concept && kin.drawnAs.split(/\W+/).includes(word));
  const lost = brief.unknown.flatMap((one) => one.split(/\s+/)).filter((word) => !isShown(word) && !WHERE.test(word));
  return { brief, lost: [...new Set(lost)] };
});

/** Whether somebody rides on something: a dog on a skateboard is one picture of both. */
export const isRiding = kept((words: string): boolean => {
  const { nodes, edges } = sceneOf(words);
  return edges.some(({ is, b }) => is === 'ride' && nodes[b] !== undefined && nodes[b].brief.confidence >= 0.9);
});

/** Two that stand to each other in one picture: on, in, under. */
const PLACED = /\b(?:on|in|under|behind|inside|between|around|over|beside|against|near|next to|in front of) /i;

/** Whether words show a creature on, in or under a thing: one picture of both, and nobody by itself. */
export const isTogether = kept((words: string): boolean => {
  if (!PLACED.test(words)) return false;
  const { nodes, edges } = sceneOf(words);
  const others = nodes.length - 1;
  return (
    others > 0 &&
    edges.length >= others &&
    nodes.every(({ brief }) => brief.confidence >= 0.9) &&
    edges.every(({ is }) => !/^(?:with|and)$/.test(is)) &&
    edges.some(({ b }) => nodes[b]?.brief.kind === 'thing')
  );
});
