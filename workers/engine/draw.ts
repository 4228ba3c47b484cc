/** The engine's one entry for a picture from words. */
import { createImage, overlay } from '../../src/pixels/image.ts';
import { paletteOf } from '../../src/pixels/palette.ts';
import { composeDrawing } from './compose-drawing.ts';
import { compositionOf } from './composition/compose-scene.ts';
import { placeLength } from './composition/read/place-words.ts';
import { stagedComposition } from './composition/staged/index.ts';
import { drawBlended } from './kiln/blend.ts';
import type { LearnedLayer } from './kiln/types.ts';
import type { Layers } from './layers.ts';
import { drawSubject } from './subject/draw-subject.ts';
import { isServed, served } from './subject/small/served.ts';
import type { Drawing, DrawRequest, Hooks } from './types.ts';
import { effectOf } from './understand/effects/index.ts';
import { asWordsAsk, heard } from './understand/heard.ts';
import { understand } from './understand/index.ts';
import { type EngineTools as ReadingTools, readDescription } from './understand/read-description.ts';

/** Learned helpers of the engine. Without them it works by its tables and its geometry alone. */
export interface EngineTools extends ReadingTools {
  readonly learned?: LearnedLayer;
}

/** Light, smoke and the like; an "oil field" and an "alley with a fire escape" are places, whatever fields and fires are else. */
function isEffect(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .trim()
    .split(' ');
  const place = placeLength(words);
  const after = words[place];
  return (
    effectOf(text) !== undefined && !(place > 0 && (after === undefined || /^(?:with|in|at|during|where)$/.test(after)))
  );
}

function geometryLayers(tools: EngineTools): Layers {
  return {
    engine: 'geometry',
    understand: async (request) => {
      const { description, negativeDescription, seed } = request;
      const negative = negativeDescription ? { negative: negativeDescription } : {};
      return served(await readDescription(description, { seed, ...negative }, tools), request);
    },
    drawSubject,
    compose: (request, whole) => {
      const { description, seed, width, height, noBackground, isometric, oblique, initImage, coverage } = request;
      const read = (text: string) =>
        understand(text, { seed, heard: true, ...(tools.words ? { words: tools.words } : {}) });
      const said = heard(description, tools.words).text;
      // an effect that its own reading tells in full is put together with nothing
      const told = effectOf(said)?.unknown.length === 0;
      const staged = told || isServed(whole, request) ? undefined : stagedComposition(said, whole, read);
      if (staged) return staged;
      // an effect is one thing, whatever it is made of and comes with
      return isEffect(said) || isServed(whole, request)
        ? undefined
        : compositionOf(description, whole, read, {
            width,
            height,
            background: !noBackground && !initImage && coverage === undefined,
            flat: !isometric && !oblique,
            ...(tools.words ? { words: tools.words } : {}),
          });
    },
  };
}

/**
 * Draws a description: an image of exactly `width` × `height` (1..1024 each), alpha 0 or 255, at most 8, 16 or 32 colours
 * by `detail` (32 where none is said; 48 from 128 px on, unless detail is low or medium) or only those of `colorImage`, with what was understood and the palette used.
 * `hooks.onStep` hears at least five steps with rising fractions and previews; `hooks.signal` is looked at between them.
 * With a known image or a mask only what the mask marks is drawn; the other bytes are kept, whatever they are.
 * Geometry draws, or a painter of `tools.learned` where that serves such a request; `engine` of the result says which.
 * The same request gives the same bytes. Rejects with Aborted, or a RangeError that names the field that is out of bounds.
 */
export async function draw(asked: DrawRequest, tools: EngineTools = {}, hooks: Hooks = {}): Promise<Drawing> {
  const geometry = geometryLayers(tools);
  const request = asWordsAsk(asked, tools.words);
  const drawing = await (tools.learned
    ? drawBlended(request, tools.learned, geometry, hooks)
    : composeDrawing(geometry, request, hooks));
  const { ground } = heard(asked.description, tools.words).asks;
  return ground && request.noBackground && !asked.noBackground ? onGround(drawing, ground) : drawing;
}

/** "On a blue background": one colour behind it. */
function onGround(drawing: Drawing, ground: string): Drawing {
  const image = createImage(drawing.image.width, drawing.image.height);
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(ground.slice(i, i + 2), 16));
  for (let i = 0; i < image.data.length; i += 4) image.data.set([r!, g!, b!, 255], i);
  overlay(image, drawing.image, 0, 0);
  return { ...drawing, image, palette: paletteOf(image) };
}
