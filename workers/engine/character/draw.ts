import type { Direction } from '../../../src/domain/words.ts';
import { ImageError, opaqueBounds, paletteOf, type Tones } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { Progress } from '../progress.ts';
import { readStyle } from '../reference/style/index.ts';
import type { TurnTools } from '../reference/turn/index.ts';
import type { Hooks } from '../types.ts';
import type { EngineTools } from '../understand/read-description.ts';
import { bodyFor } from './body.ts';
import { bestOf } from './candidates.ts';
import { drawPlan, keypointOf, strip } from './draw-plan.ts';
import { dyed, dyesOf, NO_DYES, recoloured } from './dyes.ts';
import { resolveCharacter } from './resolve.ts';
import { drawTurned } from './turned.ts';
import type { CharacterPlan, CharacterRequest, DrawnCharacter, Dyes, Rotation } from './types.ts';

/** Learned helpers of understanding and of turning. Without them the tables and the relief serve alone. */
export type CharacterTools = EngineTools & TurnTools;

/** Opaque colours that a character's colour image allows, at most so many. */
const MAX_FORCED_COLORS = 256;
/** Figures of which the best is kept. */
const CANDIDATES = { standard: 1, pro: 6, v3: 3 } as const;

/**
 * Draws a character from all sides asked: one look, one scale, one palette, feet on one pixel. `hooks.onStep` hears each
 * direction as it is done, by its label. The same request gives the same bytes.
 * Rejects with Aborted, or with an ImageError whose message is for the user.
 */
export async function drawCharacter(
  request: CharacterRequest,
  tools: CharacterTools,
  hooks: Hooks = {},
): Promise<DrawnCharacter> {
  checkStyleSize(request);
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.02);
  const { referenceImage } = request;
  const drawn = referenceImage
    ? await turnReference({ ...request, referenceImage }, tools, hooks)
    : await drawFigure(request, tools, hooks, progress);
  await progress.step('finishing', 1, drawn.rotations.get(request.directions[0]!)!.image);
  return drawn;
}

/** A character must not be drawn smaller than the one whose style it takes on: details of the style would be lost. */
function checkStyleSize({ matchStyleSize, styleImage, size }: CharacterRequest): void {
  const box = matchStyleSize && styleImage ? opaqueBounds(styleImage) : undefined;
  if (!box) return;
  const least = Math.max(box.width, box.height);
  if (size < least)
    throw new ImageError(
      'unsupported',
      `The sprite of the style character is ${box.width}x${box.height} pixels: size must be at least ${least}, it is ${size}.`,
    );
}

/** The mannequin, dressed as the words say. */
async function drawFigure(
  request: CharacterRequest,
  tools: CharacterTools,
  hooks: Hooks,
  progress: Progress,
): Promise<DrawnCharacter> {
  const { styleImage, directions, mode, seed } = request;
  const profile = styleImage && readStyle(styleImage);
  // The best of what was asked for at first: a state is the same figure as its source.
  const first = await resolveCharacter({ ...request, edits: [] }, tools);
  const chosen = mode === 'standard' ? first : bestOf(first, CANDIDATES[mode], styleImage, profile);
  const plan = request.edits.length > 0 ? await resolveCharacter(request, tools, chosen.seed) : chosen;
  await progress.step('sketching', 0.05);
  const forced = await forcedPalette(request, tools);
  const { frames, keypoints, palette, tones } = drawPlan(plan, directions, {
    // A style's colours come after the figure's own.
    ...(forced && !profile ? { palette: forced } : {}),
    ...(hooks.signal ? { signal: hooks.signal } : {}),
    onFrame: (image, done, total) =>
      hooks.onStep?.({
        stage: 'drawing',
        fraction: 0.05 + (0.9 * done) / total,
        preview: image,
        label: directions[done - 1]!,
      }),
  });
  const images = directions.map((direction) => frames.get(direction)![0]!);
  const dyes = profile ? dyesOf(strip(images), profile, seed) : NO_DYES;
  const rotations = directions.map((direction, i): [Direction, Rotation] => {
    const joints = keypoints.get(direction)![0]!.map(keypointOf);
    return [direction, { image: dyed(images[i]!, dyes), ...(joints.length > 0 ? { keypoints: joints } : {}) }];
  });
  return finished(new Map(rotations), { plan, drawnPalette: palette, drawnTones: tones, dyes, engine: 'geometry' });
}

/** A reference sprite from all sides; edits recolour it as far as words and colours are known. */
async function turnReference(
  request: CharacterRequest & { readonly referenceImage: Rgba },
  tools: CharacterTools,
  hooks: Hooks,
): Promise<DrawnCharacter> {
  const plan = await resolveCharacter(request, tools);
  const { rotations, palette } = await drawTurned(request, tools, hooks);
  const all = strip([...rotations.values()].map(({ image }) => image));
  const dyes = request.edits.length > 0 ? recoloured(all, await bodyFor(request, tools), plan.brief) : NO_DYES;
  const coloured = new Map([...rotations].map(([direction, r]) => [direction, { ...r, image: dyed(r.image, dyes) }]));
  return finished(coloured, { plan, drawnPalette: palette, drawnTones: new Map(), dyes, engine: 'turn' });
}

function finished(
  rotations: Map<Direction, Rotation>,
  facts: {
    readonly plan: CharacterPlan;
    readonly drawnPalette: readonly string[];
    readonly drawnTones: Tones;
    readonly dyes: Dyes;
    readonly engine: string;
  },
): DrawnCharacter {
  return { rotations, palette: paletteOf(strip([...rotations.values()].map(({ image }) => image))), ...facts };
}

/** The only colours that pictures of this character may use, where the request says so. */
export async function forcedPalette(
  request: CharacterRequest,
  tools: CharacterTools,
): Promise<readonly string[] | undefined> {
  if (request.colorImage) {
    const colours = paletteOf(request.colorImage, MAX_FORCED_COLORS);
    if (colours.length > 0) return colours;
  }
  if (!request.keepPalette || request.edits.length === 0) return undefined;
  const source = { ...request, edits: request.edits.slice(0, -1), keepPalette: false };
  return (await drawCharacter(source, tools)).palette;
}
