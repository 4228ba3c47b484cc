/** The engine's one entry for a picture from words. */
import { composeDrawing, type Layers, type SubjectOptions } from './compose-drawing.ts';
import { drawSubject } from './geometry/draw-subject.ts';
import { drawPosed } from './skeleton/index.ts';
import type { Brief, Drawing, DrawRequest, Hooks } from './types.ts';
import { type ConceptGuess, understand, type WordVectors } from './understand/index.ts';

/** Learned helpers of understanding. Without them it works by its tables alone. */
export interface EngineTools {
  readonly words?: WordVectors;
  readonly guess?: (text: string) => Promise<ConceptGuess | undefined>;
}

/** Below this confidence of the tables the learned guess is asked: it costs a network pass. */
const SURE = 0.9;

function geometryLayers(tools: EngineTools): Layers {
  return {
    engine: 'geometry',
    understand: async ({ description, negativeDescription, seed }) => {
      const options = {
        seed,
        ...(negativeDescription ? { negative: negativeDescription } : {}),
        ...(tools.words ? { words: tools.words } : {}),
      };
      const brief = understand(description, options);
      if (brief.confidence >= SURE || !tools.guess) return brief;
      const guess = await tools.guess(description);
      return guess ? understand(description, { ...options, guess }) : brief;
    },
    drawSubject: draws,
  };
}

/** A skeleton poses people; animals and things keep their own pose. */
function draws(brief: Brief, options: SubjectOptions) {
  const { skeleton, ...rest } = options;
  return skeleton && brief.kind === 'humanoid' ? drawPosed(brief, { ...rest, ...skeleton }) : drawSubject(brief, rest);
}

/**
 * Draws a description: an image of exactly `width` × `height` (1..1024 each), alpha 0 or 255, at most 8, 16 or 32 colours
 * by `detail` (32 where none is said) or only those of `colorImage`, with what was understood and the palette used.
 * `hooks.onStep` hears at least five steps with rising fractions and previews; `hooks.signal` is looked at between them.
 * The same request gives the same bytes. Rejects with Aborted, or a RangeError for a size out of bounds.
 */
export function draw(request: DrawRequest, tools: EngineTools = {}, hooks: Hooks = {}): Promise<Drawing> {
  return composeDrawing(geometryLayers(tools), request, hooks);
}
