import type { Direction } from '../../../src/domain/words.ts';
import { ImageError, opaqueBounds, paletteOf } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { strip } from '../character/draw-plan.ts';
import { dyed, dyesOf, NO_DYES, recoloured } from '../character/dyes.ts';
import { drawTurned } from '../character/turned.ts';
import { inColors } from '../colours.ts';
import { Progress } from '../progress.ts';
import { readStyle } from '../reference/style/index.ts';
import type { TurnTools } from '../reference/turn/index.ts';
import { shadingOf } from '../solids/detail.ts';
import { drawSubject } from '../subject/draw-subject.ts';
import type { Hooks } from '../types.ts';
import type { EngineTools } from '../understand/read-description.ts';
import { missingParts } from './part-movement.ts';
import { planObject } from './plan.ts';
import { drawSides } from './sides.ts';
import type { DrawnObject, ObjectPlan, ObjectRequest, Side } from './types.ts';

/** Learned helpers of understanding and of turning. Without them the tables and the relief serve alone. */
export type ObjectTools = EngineTools & TurnTools;

/**
 * Draws an object as its one picture, or from all sides asked: one scale, one palette, one ground. `hooks.onStep` hears each
 * side as it is done, by its label. The same request gives the same bytes.
 * Rejects with Aborted, or with an ImageError whose message is for the user.
 */
export async function drawObject(request: ObjectRequest, tools: ObjectTools, hooks: Hooks = {}): Promise<DrawnObject> {
  checkStyleSize(request);
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.02);
  const plan = await planObject(request, tools);
  const { referenceImage, directions } = request;
  const drawn = referenceImage
    ? await turnReference({ ...request, referenceImage }, plan, tools, hooks)
    : isAlone(directions)
      ? drawAlone(request, plan)
      : drawAround(request, plan, hooks);
  await progress.step('finishing', 1, drawn.sides.get(directions[0]!)!);
  return drawn;
}

/** How an object was drawn, also where nobody said how; null of one that was turned from a picture. */
export const drawnStyleOf = ({ plan: { style, height }, engine }: DrawnObject) =>
  engine === 'geometry'
    ? {
        outline: style.outline ?? 'selective outline',
        shading: shadingOf(style, height),
        detail: style.detail ?? 'medium detail',
        light: style.light ?? 'left',
      }
    : null;

const isAlone = (directions: readonly Side[]): boolean => directions.length === 1 && directions[0] === 'unknown';

/** An object must not be drawn smaller than the one whose style it takes on: details of the style would be lost. */
function checkStyleSize({ matchStyleSize, styleImages, size }: ObjectRequest): void {
  const [style] = styleImages;
  const box = matchStyleSize && style ? opaqueBounds(style) : undefined;
  if (!box) return;
  const least = Math.max(box.width, box.height);
  if (size < least)
    throw new ImageError(
      'unsupported',
      `The sprite of the style object is ${box.width}x${box.height} pixels: size must be at least ${least}, it is ${size}.`,
    );
}

/** The one picture, as large as its canvas allows. */
export function drawAlone(request: ObjectRequest, plan: ObjectPlan): DrawnObject {
  const { brief, colors, ...options } = plan;
  const drawn = inColors(drawSubject(brief, options).image, brief, colors);
  const profile = readStyle(request.styleImages);
  const dyes = profile ? dyesOf(drawn, profile, request.seed) : NO_DYES;
  const image = dyed(drawn, dyes);
  return {
    sides: new Map([['unknown', image]]),
    plan,
    palette: paletteOf(image),
    dyes,
    engine: 'geometry',
    notes: missingParts(plan),
  };
}

function drawAround(request: ObjectRequest, plan: ObjectPlan, hooks: Hooks): DrawnObject {
  const directions = request.directions as readonly Direction[];
  const { images, turning, notes, engine } = drawSides(plan, directions, hooks);
  const all = strip(directions.map((direction) => images.get(direction)!));
  const profile = readStyle(request.styleImages);
  const dyes = profile ? dyesOf(all, profile, request.seed) : NO_DYES;
  const sides = new Map<Side, Rgba>(directions.map((direction) => [direction, dyed(images.get(direction)!, dyes)]));
  const palette = paletteOf(dyed(all, dyes));
  return {
    sides,
    plan,
    palette,
    ...(turning ? { turning } : {}),
    dyes,
    engine,
    notes: [...notes, ...missingParts(plan)],
  };
}

/** A picture of an object turned to all sides; edits recolour it as far as words and colours are known. */
async function turnReference(
  request: ObjectRequest & { readonly referenceImage: Rgba },
  plan: ObjectPlan,
  tools: ObjectTools,
  hooks: Hooks,
): Promise<DrawnObject> {
  const { size, description, seed, view, referenceImage } = request;
  const directions = request.directions as readonly Direction[];
  const { rotations } = await drawTurned(
    { size, width: size, height: size, directions, description, seed, view, referenceImage },
    tools,
    hooks,
  );
  const images = directions.map((direction) => rotations.get(direction)!.image);
  const before = await planObject({ ...request, edits: [] }, tools);
  const dyes = request.edits.length > 0 ? recoloured(strip(images), before.brief, plan.brief) : NO_DYES;
  const sides = new Map<Side, Rgba>(directions.map((direction, i) => [direction, dyed(images[i]!, dyes)]));
  const notes = request.edits.length > 0 && dyes.size === 0 ? [NOTHING_CHANGED] : [];
  return { sides, plan, palette: paletteOf(strip([...sides.values()])), dyes, engine: 'turn', notes };
}

const NOTHING_CHANGED =
  'This object was made from a picture: an edit can only change colours of parts that its description names, and this one names none.';
