/** Views out of something near: the picture of what is seen, with its frame laid over it. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { SceneFacts } from '../facts.ts';
import type { Read } from '../read/known.ts';
import { readScene } from '../read/read-scene.ts';
import { drawLookout } from './draw-lookout.ts';
import { type Lookout, lookoutIn, type SeenFrom } from './read-lookout.ts';

/** What one looks out of and what is seen, as a description with a place in it. */
export function lookedOut(text: string, read: Read): SeenFrom | undefined {
  const found = lookoutIn(text);
  // a room with its windows, or a cockpit with a planet before it, is a place of its own
  if (!found || readScene(text, read).view) return undefined;
  const graph = readScene(found.text, read);
  return graph.place ? found : { ...found, text: `${found.where} with ${found.text}` };
}

interface Picture {
  readonly image: Rgba;
  readonly facts: SceneFacts;
}

/** That picture with the frame before it. */
export function framed<P extends Picture>(drawn: P, from: Lookout, seed: number, night: boolean): P {
  const { image, facts } = drawn;
  const covered = drawLookout(image, from, seed, night);
  const owner = facts.owner.map((of, i) => (covered[i] ? facts.shown.length : of));
  const parts = facts.parts.map((of, i) => (covered[i] ? -1 : of));
  const shown = [...facts.shown, { node: -1, copy: 0, what: 'lookout', concept: from }];
  return { ...drawn, facts: { ...facts, shown, owner, parts } };
}
