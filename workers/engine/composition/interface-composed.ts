/** A panel or a screen of an interface, as a composition. */
import type { Brief } from '../types.ts';
import type { Composed, Composition, SceneOptions } from './composed.ts';
import { drawInterface, type interfaceIn } from './draw-interface.ts';
import type { SceneGraph } from './graph.ts';
import type { Read } from './read/known.ts';

/** The one that a description asks for; `background`: with what is behind it. */
export function interfaceComposed(
  description: string,
  panel: NonNullable<ReturnType<typeof interfaceIn>>,
  whole: Brief,
  read: Read,
  background: boolean,
): Composition {
  const draw = (
    { width, height, style, seed }: SceneOptions,
    clear: boolean,
  ): Composed & { readonly drawnAs: string } => {
    const drawn = drawInterface(description, panel, width, height, seed, style, read, clear);
    return {
      ...drawn,
      facts: {
        width,
        height,
        shown: [{ node: 0, copy: 0, what: 'interface', concept: 'interface' }],
        owner: new Int16Array(width * height),
        parts: new Int16Array(width * height).fill(-1),
        partNames: [],
      },
    };
  };
  const graph: SceneGraph = {
    nodes: [],
    edges: [],
    extras: [],
    weather: [],
    mood: [],
    framing: 'group',
    unknown: [],
  };
  const brief: Brief = {
    ...whole,
    confidence: 1,
    unknown: [],
    drawnAs: `interface: ${description.trim().slice(0, 120)}`,
  };
  return {
    graph,
    brief,
    draw: (_, options) => draw(options, true),
    whole: (options) => draw(options, !background),
  };
}
