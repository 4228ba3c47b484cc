/** What a composition shows, in a sentence. */

import { changeWords, NUMBERS } from './change-words.ts';
import type { SceneGraph, SceneNode } from './graph.ts';
import { PLACES } from './places/index.ts';
import { RELATIONS } from './relations.ts';
import { VERBS } from './verbs.ts';

/** "a black cat on a red sofa; in a living room, at night". */
export function tellOf(graph: SceneGraph): string {
  const told = new Set<number>();
  const name = (id: number): string => nameOf(graph.nodes[id]!);
  const parts: string[] = [];
  for (const { a, is, b, c } of graph.edges) {
    const whom = [b, ...(c === undefined ? [] : [c])].map((id) => (told.has(id) ? 'it' : name(id))).join(' and ');
    // "watering" says already how one is at the other
    const how = is === 'opening' && graph.nodes[a]!.act ? '' : ` ${RELATIONS[is].words[0]}`;
    parts.push(`${told.has(a) ? 'it' : name(a)}${how} ${whom}`);
    for (const id of [a, b, ...(c === undefined ? [] : [c])]) told.add(id);
  }
  for (const node of graph.nodes) if (!told.has(node.id)) parts.push(nameOf(node));
  if (graph.place) parts.push(`${graph.nodes.length > 0 ? 'in' : 'scenery'}: ${[...(graph.manners ?? []).map(({ told }) => told).filter((word) => !PLACES[graph.place!]!.words[0]!.includes(word)), PLACES[graph.place]!.words[0]].join(' ')}`); // biome-ignore format: one line
  const there = [
    ...graph.extras.map(nameOf),
    ...(graph.painted ?? []).map(({ told }) => told),
    ...(graph.view ? [`${graph.view.told} outside`] : []),
  ];
  if (there.length > 0) parts.push(`with ${there.join(', ')}`);
  const light = [...(graph.time ? [graph.time] : []), ...graph.weather];
  if (light.length > 0) parts.push(light.join(', '));
  const framed = graph.framing === 'group' || graph.framing === 'scene' ? '' : `${graph.framing}: `;
  return `${framed}${parts.join('; ')}`;
}

function nameOf(node: SceneNode): string {
  const doing = node.act
    ? `, ${VERBS[node.act.verb].words[0]}${node.act.object ? ` ${node.act.object.text}` : ''}${node.act.legs ? `, ${VERBS[node.act.legs].words[0]}` : ''}`
    : '';
  const changes = node.changes.map(changeWords).filter(Boolean);
  return `${node.count > 1 ? `${NUMBERS[node.count]} × ` : ''}${node.brief.drawnAs}${changes.length > 0 ? ` (${changes.join(', ')})` : ''}${node.oddly ? `, ${node.oddly}` : ''}${doing}`;
}
