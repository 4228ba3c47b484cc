/** What happens to things, as a composition: `read-staged.ts` reads it, `draw-staged.ts` draws it. */
import type { Brief } from '../../types.ts';
import type { Composition } from '../composed.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import type { Read } from '../read/known.ts';
import { drawStaged } from './draw-staged.ts';
import { stagedOf } from './read-staged.ts';

/** The composition of a text that says so; undefined of others. */
export function stagedComposition(text: string, whole: Brief, read: Read): Composition | undefined {
  const staged = stagedOf(text, read);
  if (!staged) return undefined;
  const { effect, things, told, unknown } = staged;
  const all = [...(effect ? [effect] : []), ...things];
  const nodes: SceneNode[] = all.map(({ brief, count, text: said }, id) => ({
    id,
    text: said,
    brief,
    count,
    changes: [],
  }));
  const graph: SceneGraph = { nodes, edges: [], extras: [], weather: [], mood: [], framing: 'group', unknown };
  const brief: Brief = {
    ...all[0]!.brief,
    mood: [],
    count: 1,
    confidence: 1,
    unknown,
    drawnAs: told,
    ...(whole.console ? { console: whole.console } : {}),
  };
  return { graph, brief, draw: (_, options) => drawStaged(staged, options, read) };
}
