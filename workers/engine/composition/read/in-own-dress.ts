/** "A deep sea diver in an old diving suit" is one diver: dress by which somebody is known is nobody beside the wearer. */
import type { SceneGraph } from '../graph.ts';

const DRESS = /\b(?:suit|armou?r|uniform|costume|outfit|gear|clothes|clothing|robes?|dress|attire|garb)$/i;

export function inOwnDress(graph: SceneGraph): SceneGraph {
  const { nodes, edges } = graph;
  const last = nodes.length - 1;
  const [who, dress] = [nodes[0], nodes[last]];
  const worn = edges.find(({ a, b, is }) => a === 0 && b === last && (is === 'in' || is === 'hold'));
  // ids are places in the list: the last one alone can go
  if (!who || !dress || last === 0 || !worn || edges.some((e) => e !== worn && (e.a === last || e.b === last)))
    return graph;
  const same = who.brief.kind === 'humanoid' && dress.brief.kind === 'humanoid' && who.brief.concept === dress.brief.concept; // biome-ignore format: one line
  if (!same || !DRESS.test(dress.text)) return graph;
  const { colours, material, drawnAs } = who.brief;
  const own = colours.length > 0 || material ? {} : { colours: dress.brief.colours, ...(dress.brief.material ? { material: dress.brief.material } : {}) }; // biome-ignore format: one line
  const article = /^(?:an?|the|his|her) /i.test(dress.text) ? '' : /^[aeiou]/i.test(dress.text) ? 'an ' : 'a ';
  const brief = { ...who.brief, ...own, drawnAs: `${drawnAs} in ${article}${dress.text}` };
  return { ...graph, nodes: [{ ...who, brief }, ...nodes.slice(1, last)], edges: edges.filter((e) => e !== worn) };
}
