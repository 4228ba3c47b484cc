/** A house by night stands where it does by day, with light in its windows unless nobody is there. */
import { categoryOf } from '../catalogue/things/index.ts';
import type { SceneGraph } from './graph.ts';

/** Buildings in which nobody sits by a lamp. */
const WINDOWLESS = /igloo|pyramid|tent|tipi|bridge|well$|ruins?|lighthouse|gate|statue|fountain|pillar|stage|stall|shop$|fence|wall|oil-|crypt|tomb|temple|stonehenge|monument|tower-of|windmill|silo|barn|dam|crane|rig$|portal|arch|obelisk|shrine|torii|totem|grave/; // biome-ignore format: one line
const EMPTY = /\b(?:abandoned|ruined|ruins?|derelict|deserted|empty|dark|unlit|boarded|destroyed|burnt|collapsed|forgotten|no lights?|lights? off|without lights?|windows?|lit)\b/i; // biome-ignore format: one line

export const isHouseByNight = ({ nodes, time, place }: SceneGraph): boolean =>
  time === 'night' && place === undefined && nodes.length === 1 && nodes[0]!.count === 1 && nodes[0]!.brief.kind === 'thing' && categoryOf(nodes[0]!.brief.concept) === 'building'; // biome-ignore format: one line

/** The same with light in its windows. */
export function houseByNight(graph: SceneGraph, text: string): SceneGraph {
  const [first] = graph.nodes;
  const looks = first?.changes.some((c) => c.is === 'one window lit' || (c.is === 'built' && /^windows?/.test(c.of)));
  if (!first || !isHouseByNight(graph) || looks || WINDOWLESS.test(first.brief.concept) || EMPTY.test(text)) return graph; // biome-ignore format: one line
  return { ...graph, nodes: [{ ...first, changes: [...first.changes, { is: 'built', of: 'window look', kind: 'lit', told: 'with lit windows' }] }] }; // biome-ignore format: one line
}
