/** What else somebody wears who is no person: "an octopus with a monocle and a top hat" is one octopus and no hat beside it. */
import { HEADWEAR } from '../../catalogue/garments/headwear.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { AS_WORN } from '../changes/worn/hats.ts';
import type { Change, SceneGraph } from '../graph.ts';

const WORN = /(?:glasses|goggles|monocle|eyepatch|headphones|scarf|tie|cape|cloak|backpack|necklace|collar|mask)$/;

/** A thing that is worn, whoever wears it. */
const isWorn = ({ concept, kind }: Brief): boolean =>
  kind === 'thing' &&
  (categoryOf(concept) === 'clothing' ||
    WORN.test(concept) ||
    HEADWEAR.some(({ id }) => id === (AS_WORN[concept] ?? concept)));

const isDressing = (change: Change): boolean =>
  change.is === 'wears' || (change.is === 'face' && change.glasses === true);

/** Each of several that are worn: "a pirate hat and an eyepatch". */
export const eachWorn = (text: string): readonly string[] =>
  text.split(/,? and (?:an? |his |her |its )?|, (?:an? |his |her |its )?/);

/** The graph with what stands beside somebody who is dressed, though it was said to be worn, put on. */
export function wornToo(graph: SceneGraph, text: string): SceneGraph {
  const [who, ...others] = graph.nodes;
  if (!who || who.brief.kind === 'humanoid' || who.count > 1 || !who.changes.some(isDressing)) return graph;
  const worn = others.filter(
    ({ id, brief, count, act, changes, text: said }) =>
      count === 1 &&
      !act &&
      changes.length === 0 &&
      isWorn(brief) &&
      graph.edges.every(({ a, b }) => a !== id && b !== id) &&
      new RegExp(`\\b(?:with|wearing|in)\\b.*(?:\\band|,) (?:an? |his |her |its )?${said}\\b`, 'i').test(text),
  );
  // ids are places in the list: only the last ones can go without renaming the others
  if (worn.length === 0 || worn.length !== others.length) return graph;
  const put = worn.map(({ brief, text: said }): Change => ({ is: 'wears', item: brief, text: said }));
  const told = worn.map(({ brief }) => brief.drawnAs).join(' and ');
  return {
    ...graph,
    nodes: [
      {
        ...who,
        changes: [...who.changes, ...put],
        brief: { ...who.brief, drawnAs: `${who.brief.drawnAs} and ${told}` },
      },
    ],
  };
}
