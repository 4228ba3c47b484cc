/** What a place shows by its own painting is not put into it once more: seats in a carriage, ladders in a shaft of books. */
import type { SceneGraph } from '../graph.ts';
import { PLACES } from './index.ts';
import { planetIn } from './views.ts';

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

/** Parts of houses: in a place of houses they are theirs, and stand nowhere by themselves. */
const OF_HOUSES =
  /(?:windows?|doors?|doorways?|roofs?|rooftops?|chimneys?|balcon(?:y|ies)|shutters|porches|window boxes|facades?|gables?)$/;
const HOUSES = /house|cottage|cabin|hut|shop|bakery|tavern|inn\b|building|pagoda|saloon|igloo|barn|church|castle/;

const LOOKS_ON =
  /\b(?:windows?|viewports?|portholes?|screens?) (?:showing|overlooking|facing|with (?:an? )?view (?:of|on)|looking (?:out )?(?:on|at|over|onto)|that shows?) (.+)$/i;

function withoutParts(graph: SceneGraph): SceneGraph {
  const row = graph.place === undefined ? undefined : PLACES[graph.place];
  // the panes of a ship or a hall are its windows
  const paned = row?.indoor && row.features?.some((f) => /^(?:viewport|portholes|sea portholes|arch window|tall windows|panorama)/.test(f)); // biome-ignore format: one line
  if (row && paned) {
    // "a large window showing a ringed planet": it is seen through the panes that are there
    const seen = graph.extras.find((e) => LOOKS_ON.test(e.text));
    const of = seen && !graph.view ? planetIn(LOOKS_ON.exec(seen.text)![1]!.toLowerCase()) : undefined;
    if (seen && of) {
      const told = new Set(seen.text.toLowerCase().split(' '));
      return { ...graph, view: { of, told: seen.text, wide: true }, extras: graph.extras.filter((e) => e !== seen), unknown: graph.unknown.filter((w) => !told.has(w.toLowerCase())) }; // biome-ignore format: one line
    }
    const panes = graph.extras.filter((e) => /^(?:(?:an?|the|its|some|two|three|large|big|huge|wide|round|small|panoramic|front|glass|observation) )*(?:windows?|portholes?|viewports?|windshield)$/.test(e.text.toLowerCase())); // biome-ignore format: one line
    return panes.length === 0 ? graph : { ...graph, extras: graph.extras.filter((e) => !panes.includes(e)), shown: [...(graph.shown ?? []), ...panes.map(({ text }) => text)] }; // biome-ignore format: one line
  }
  if (!row || row.indoor || row.scene.wall) return graph;
  if (!row.things.some(([, what]) => HOUSES.test(what)) && !row.features?.some((f) => /^(?:street|city|towers)/.test(f))) return graph; // biome-ignore format: one line
  const isPart = ({ text, changes, act }: SceneGraph['extras'][number]): boolean => OF_HOUSES.test(text.toLowerCase()) && changes.length === 0 && !act; // biome-ignore format: one line
  const parts = graph.extras.filter(isPart);
  if (parts.length === 0) return graph;
  return { ...graph, extras: graph.extras.filter((e) => !parts.includes(e)), shown: [...(graph.shown ?? []), ...parts.map(({ text }) => text)] }; // biome-ignore format: one line
}

export function withoutShown(all: SceneGraph): SceneGraph {
  const graph = withoutParts(all);
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
