/** The door of compositions: whether a sentence is one, and its picture. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { groupOf } from '../subject/draw-group.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief, Style } from '../types.ts';
import { drawGroupAlone } from './draw-group.ts';
import type { SceneFacts } from './facts.ts';
import type { SceneGraph } from './graph.ts';
import type { Read } from './read/noun-phrase.ts';
import { readScene } from './read/read-scene.ts';
import { RELATIONS } from './relations.ts';
import { VERBS } from './verbs.ts';

/** Acts of one who stands there: what the picture of a single subject shows anyway. */
const STILL: ReadonlySet<string> = new Set(['stand', 'glow', 'sail']);

export interface Composition {
  readonly graph: SceneGraph;
  /** Tells all of it; its concept is that of the first subject. */
  readonly brief: Brief;
  /** Draws all subjects on a transparent ground, in exactly the size asked. */
  readonly draw: (brief: Brief, options: SubjectOptions) => { readonly image: Rgba; readonly facts: SceneFacts };
}

/**
 * The composition that a description asks for; absent where it names one subject that stands there: those pictures are drawn as ever.
 * `whole` is the engine's reading of it as one subject.
 */
export function compositionOf(description: string, whole: Brief, read: Read): Composition | undefined {
  if (whole.scenery) return undefined;
  const graph = readScene(description, read);
  const [first] = graph.nodes;
  if (!first || graph.nodes.every((n) => n.brief.confidence < 0.3)) return undefined;
  const acts = graph.nodes.some((n) => n.act && !STILL.has(n.act.verb));
  const counted = graph.nodes.length === 1 && first.count > 1 && !groupOf({ ...first.brief, count: first.count });
  const changes = graph.nodes.some((n) => n.changes.length > 0);
  if (graph.nodes.length < 2 && !acts && !counted && !changes) return undefined;
  return { graph, brief: briefOf(graph, whole), draw: (_, o) => drawComposition(graph, { ...o, read }) };
}

/** The brief of the whole picture: of its first subject, with every subject in the sentence that tells what was drawn. */
function briefOf(graph: SceneGraph, whole: Brief): Brief {
  const first = graph.nodes[0]!;
  return {
    ...first.brief,
    mood: whole.mood,
    ...(whole.setting ? { setting: whole.setting } : {}),
    count: first.count,
    confidence: Math.min(...graph.nodes.map((n) => n.brief.confidence)),
    unknown: graph.unknown,
    drawnAs: tellOf(graph),
  };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "a black cat, on a red sofa". */
function tellOf(graph: SceneGraph): string {
  const name = (id: number): string => {
    const node = graph.nodes[id]!;
    const doing = node.act
      ? `, ${VERBS[node.act.verb].words[0]}${node.act.object ? ` ${node.act.object.text}` : ''}`
      : '';
    const said = node.brief.drawnAs;
    return `${node.count > 1 ? `${NUMBERS[node.count]} × ` : ''}${said}${doing}`;
  };
  const told = new Set<number>();
  const parts: string[] = [];
  for (const { a, is, b, c } of graph.edges) {
    const whom = [b, ...(c === undefined ? [] : [c])].map((id) => (told.has(id) ? 'it' : name(id))).join(' and ');
    const row = RELATIONS[is];
    parts.push(told.has(a) ? `${row.words[0]} ${whom}` : `${name(a)} ${row.words[0]} ${whom}`);
    for (const id of [a, b, ...(c === undefined ? [] : [c])]) told.add(id);
  }
  for (const node of graph.nodes) if (!told.has(node.id)) parts.push(name(node.id));
  return parts.join('; ');
}

export interface SceneOptions {
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  readonly seed: number;
  readonly read: Read;
}

/** A group without its place, on a transparent ground, in exactly the size asked. */
export function drawComposition(
  graph: SceneGraph,
  o: SceneOptions,
): { readonly image: Rgba; readonly facts: SceneFacts } {
  const stage = drawGroupAlone(graph, o.width, o.height, o);
  return { image: stage.image, facts: stage.facts() };
}
