/**
 * A wish for one subject: nothing joins two beings or things in it, and yet a second noun was read as something that stands beside the
 * first. It says something of the first: an ornament on it ("a ring with a tiny castle"), a picture on what bears pictures ("a shield
 * with a castle"), something that grows on a creature. What it can be none of is left out and told as unknown.
 */
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { Change, Edge, SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS } from '../relations.ts';
import { KNOWN } from './known.ts';

/** Words that join several in a picture. */
const JOINS = /,|&|\+|\b(?:and|vs|versus|while|plus|or|both|each|another|other|together|between)\b/i;
/** Where somebody or something is said to be there as well. */
const THERE = new RegExp(`\\b(?:${[...RELATIONS.beside.words, ...RELATIONS.with.words].join('|')})\\b`, 'i');
/** What has a face for pictures. */
const BEARS = /shield|flag|banner|mirror|mug|cup$|box|chest|door|card|plate|coin|medal|shirt|bag$|backpack|pillow|rug|carpet|umbrella|kite|drum|guitar|phone|book|sign|poster|vase|pot$|jar|bottle|barrel|crate|blanket|curtain|wallet|envelope|stamp|surfboard|skateboard|snowboard|laptop|clock|tapestry|scroll|painting|helmet|cape|cloak|dress|boots?|shoes?/; // biome-ignore format: one line

/** What things are put into: what it is "with" lies in it. */
const HOLDS = /chest|crate|barrel|basket|^(?:box|bag|sack)$|bucket|bowl|^jar$|^pot$|cauldron|wheelbarrow|minecart|cart$|trough|nest$|tray/; // biome-ignore format: one line

/** "A chest with gold coins" is full of them, and bears no picture of them. */
function filled(graph: SceneGraph, text: string): SceneGraph {
  const [first] = graph.nodes;
  if (!first || graph.nodes.length !== 2 || !HOLDS.test(first.brief.concept) || JOINS.test(text) || THERE.test(text) || /\b(?:handle|lid|lock|wheels?|on (?:it|top|its))\b/i.test(text)) return graph; // biome-ignore format: one line
  const item = graph.nodes[1]!;
  const many = item.count > 1 || /-pile$|coins|gems/.test(`${item.brief.concept} ${item.text}`);
  return many && !isAlive(item.brief) && item.brief.kind === 'thing'
    ? { ...graph, edges: graph.edges.map((edge) => (edge.a === first.id && /^(?:beside|with)$/.test(edge.is) ? { ...edge, is: 'full' as const } : edge)) } // biome-ignore format: one line
    : graph;
}

/** The graph with one subject, where its text wishes for one alone. */
export function asOneSubject(asRead: SceneGraph, text: string, whole: Brief): SceneGraph {
  const graph = filled(asRead, text);
  // "a kite with a frog on it": who is on what it is was named last
  const first = graph.nodes.find(({ id, brief }) => brief.concept === whole.concept && graph.edges.some(({ b, is }) => is === 'on' && b === id)) ?? graph.nodes[0]; // biome-ignore format: one line
  const others = graph.nodes.filter((node) => node !== first);
  if (!first || others.length === 0 || graph.place || JOINS.test(text) || first.brief.confidence < KNOWN) return graph;
  let one: SceneNode = first;
  const gone = new Set<number>();
  const lost: string[] = [];
  for (const node of others) {
    const edges = graph.edges.filter(({ a, b, c }) => a === node.id || b === node.id || c === node.id);
    if (edges.some(({ a, b, c }) => c !== undefined || (a !== first.id && b !== first.id)) || !isOf(first, node, edges[0], text)) continue; // biome-ignore format: one line
    gone.add(node.id);
    const said = saidBy(first, node, text);
    if (said) one = { ...one, changes: [...one.changes, said] };
    else lost.push(...node.text.split(' ').filter((word) => !/^(?:an?|the|its|his|her|of|with)$/.test(word)));
  }
  if (gone.size === 0) return graph;
  const kept = graph.nodes.filter(({ id }) => !gone.has(id)).map((node) => (node === first ? one : node));
  const at = new Map(kept.map(({ id }, i) => [id, i]));
  return {
    ...graph,
    nodes: kept.map((node, i) => ({ ...node, id: i })),
    edges: graph.edges.flatMap((edge) => {
      const [a, b] = [at.get(edge.a), at.get(edge.b)];
      return a === undefined || b === undefined ? [] : [{ ...edge, a, b }];
    }),
    unknown: [...new Set([...graph.unknown, ...lost])],
  };
}

const ON_IT = /\bwith (?:.+) on (?:it|its (?:front|side|face))\b/i;
/** Of what something is made. */
const OF_IT =
  /\b(?:made|built|carved|formed|woven|assembled|constructed) (?:(?:up|out|entirely|completely) )?(?:of|from|with)\b/i;

/** Whether a second noun says something of the first rather than who is there with it. */
function isOf(who: SceneNode, what: SceneNode, edge: Edge | undefined, text: string): boolean {
  if (what.act || what.aloft || who.act) return false;
  if (!edge) return OF_IT.test(text);
  // "boots wrapped in lions": they are not in them
  if (edge.is === 'in' && /\bwrapped\b/i.test(text) && edge.a === who.id) return true;
  if (edge.is === 'on') return edge.b === who.id && ON_IT.test(text) && BEARS.test(who.brief.concept);
  if (who.id !== 0) return false;
  if (edge.is !== 'beside' && edge.is !== 'with' && edge.is !== 'facing') return false;
  if (edge.is === 'facing' ? !/\bgrowing\b/i.test(text) : THERE.test(text)) return false;
  // whoever has somebody or something that no hand holds is accompanied by it
  if (who.brief.kind === 'humanoid') return false;
  return !isAlive(who.brief) || !isAlive(what.brief) || /\bgrowing\b/i.test(text);
}

/** How the first shows it. */
function saidBy(who: SceneNode, what: SceneNode, text: string): Change | undefined {
  const item = { ...what.brief, count: 1 };
  const several = what.count > 1;
  const told = `with ${several ? what.text : item.drawnAs}`;
  if (item.confidence < KNOWN || item.scenery || item.kind === 'humanoid') return undefined;
  if (isAlive(who.brief)) {
    if (isAlive(item) || categoryOf(item.concept) === 'building') return undefined;
    return { is: 'grows', item, place: 'back', count: Math.min(3, what.count), large: !several, text: what.text };
  }
  const category = categoryOf(who.brief.concept);
  if (several || /\b(?:made|built|wrapped|covered)\b/i.test(text)) return { is: 'on thing', item, count: Math.max(5, what.count), how: 'all over', told: `covered in ${what.text}` }; // biome-ignore format: one line
  if (category === 'building' && categoryOf(item.concept) === 'building') return { is: 'wing', item, text: what.text };
  if (category === 'building') return canHold(item.concept) || isAlive(item) ? { is: 'on top', item, text: what.text } : undefined; // biome-ignore format: one line
  if (category === 'vehicle' || category === 'furniture') return { is: 'on thing', item, count: 1, how: 'stuck', told };
  return BEARS.test(who.brief.concept)
    ? { is: 'picture', item, text: what.text }
    : { is: 'on thing', item, count: 1, how: 'atop', told };
}
