/** What a place shows by its own painting is not put into it once more: seats in a carriage, ladders in a shaft of books. */
import type { SceneGraph } from '../graph.ts';
import { PLACES } from './index.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:(?:an?|the|some|many|few|several|two|three|lots of|rows? of|lots|empty|old|big|small|tall|long|dusty|wooden|broken|worn|dark|single|one) )+/, '')
    .trim(); // biome-ignore format: one line

/** Whether its painting shows that anyway. */
export function showsItself(place: string, text: string): boolean {
  const shows = PLACES[place]?.shows;
  return shows !== undefined && new RegExp(`^(?:${shows})$`).test(plain(text));
}

export function withoutShown(graph: SceneGraph): SceneGraph {
  const shows = graph.place === undefined ? undefined : PLACES[graph.place]?.shows;
  if (!shows) return graph;
  const words = new RegExp(`^(?:${shows})$`);
  const there = (text: string): boolean => words.test(plain(text));
  const own = graph.nodes.every((n) => there(n.text) && !n.act) && graph.nodes.length > 0;
  return {
    ...graph,
    ...(own ? { nodes: [], edges: [] } : {}),
    extras: graph.extras.filter((e) => !there(e.text)),
    unknown: graph.unknown.filter((w) => !there(w)),
  };
}
