/** People of a busy place: they go about in it, behind and beside what it is about. */
import type { SceneGraph, SceneNode } from '../graph.ts';
import type { PlaceRow } from './types.ts';

/** Many people who do nothing of their own. */
const isMany = ({ brief, count, act, at }: SceneNode): boolean =>
  brief.kind === 'humanoid' && brief.concept === 'person' && count >= 5 && !act && !at;

export const isCrowded = ({ painted, mood, extras, nodes, edges }: SceneGraph): boolean =>
  painted?.some(({ feature }) => feature === 'people') === true ||
  mood.some((word) => word === 'crowded' || word === 'busy') ||
  extras.some(isMany) ||
  (edges.length === 0 && nodes.some(isMany));

/** The place with them; who was named as many people is among these. */
export function peopled(row: PlaceRow, graph: SceneGraph): { readonly row: PlaceRow; readonly graph: SceneGraph } {
  if (!isCrowded(graph) || row.flat) return { row, graph };
  const today = /\b(?:station|subway|street|mall|airport|office|park|plaza|cafe|beach|school|stadium|bus|train|city|museum|supermarket)\b/.test(row.words.join(' ')) && !/medieval|village/.test(row.words.join(' ')); // biome-ignore format: one line
  const kitchen = /\bkitchen\b/.test(row.words.join(' '));
  const [one, other] = kitchen
    ? ['person:chef', 'person:cook']
    : today
      ? ['person:businessman', 'person:tourist']
      : ['person:villager', 'person:townswoman'];
  return {
    row: { ...row, things: [...row.things, ['mid', one!, 3, 'row', 0.85], ['mid', other!, 2, 'edges', 0.9], ['back', one!, 2, 'row', 0.8], ['back', other!, 2, 'row', 0.8]] }, // biome-ignore format: one line
    graph: { ...graph, extras: graph.extras.filter((extra) => !isMany(extra)), ...(graph.edges.length === 0 ? { nodes: graph.nodes.filter((node) => !isMany(node)).map((node, id) => ({ ...node, id })) } : {}) }, // biome-ignore format: one line
  };
}
