/**
 * What a long text says of its one person and the reading by clauses left out: a face behind a list of clothes and deeds ("rogue in a green
 * hood with two daggers, crouching, smirking"), a garment between two deeds. The reading of the whole text as one subject knows it.
 */
import { FEATURES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Brief, BriefPart } from '../../types.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';

/** What hands hold is a matter of the deed. */
const HANDS: ReadonlySet<string | undefined> = new Set(['right', 'left']);
const slotOf = ({ piece }: BriefPart): string => pieceOf(piece)?.slot ?? FEATURES[piece]?.slot ?? piece;
const named = (piece: string): string => piece.replace(/^[a-z]+\//, '').replaceAll('-', ' ');

/** The graph with what was said of its one person upon that person. */
export function ofOnePerson(graph: SceneGraph, whole: Brief): SceneGraph {
  const [who, ...others] = graph.nodes;
  if (!who || others.length > 0 || who.count !== 1 || who.unlike) return graph;
  const { brief } = who;
  if (brief.kind !== 'humanoid' || whole.kind !== 'humanoid' || brief.concept !== whole.concept) return graph;
  const mood = whole.mood.filter((word) => !brief.mood.includes(word));
  const build = whole.build.filter((word) => !brief.build.includes(word));
  const taken = new Set(brief.parts.map(slotOf));
  const parts = whole.parts.filter((p) => !p.chosen && pieceOf(p.piece) && !HANDS.has(slotOf(p)) && !taken.has(slotOf(p)) && !brief.without.includes(p.piece)); // biome-ignore format: one line
  const worn = new Set(brief.parts.map((p) => p.piece));
  const without = whole.without.filter((piece) => !brief.without.includes(piece) && !worn.has(piece));
  if (mood.length + build.length + parts.length + without.length === 0) return graph;
  const told = brief.drawnAs.replace(/^an? /, '');
  const first = [...mood, ...build, told].join(' ');
  const lacks = without.length > 0 ? `, without ${named(without[0]!)}` : '';
  const dressed = parts.length > 0 ? ` with ${parts.map(({ piece }) => named(piece)).join(' and ')}` : '';
  const node: SceneNode = {
    ...who,
    brief: {
      ...brief,
      mood: [...brief.mood, ...mood],
      build: [...brief.build, ...build],
      parts: [...brief.parts, ...parts],
      without: [...brief.without, ...without],
      drawnAs: `${/^[aeiou]/.test(first) ? 'an' : 'a'} ${first}${dressed}${lacks}`,
    },
  };
  const shown = new Set([...mood, ...parts.flatMap(({ piece }) => named(piece).split(' '))]);
  return {
    ...graph,
    nodes: [node],
    unknown: graph.unknown.filter((word) => !shown.has(word) && !(lacks && /^without /.test(word))),
  };
}
