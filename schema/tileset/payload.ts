import { requireCaller } from '../../src/access.ts';
import { findBase } from '../../src/assets/tilesets.ts';
import type { Context } from '../../src/context.ts';
import { invalidInput, notFound } from '../../src/errors.ts';
import type { MakeTilesetPayload, TileBase } from '../../src/jobs/contract.ts';
import { type GivenImage, imageOf } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';

/** What the inputs of both kinds of tilesets say. */
export interface TilesetInput {
  readonly lowerDescription: string;
  readonly transitionDescription?: string | null;
  readonly transitionSize: number;
  readonly tileSize: { readonly width: number };
  readonly textGuidanceScale: number;
  readonly outline?: string | null;
  readonly shading?: string | null;
  readonly detail?: string | null;
  readonly tileStrength: number;
  readonly tilesetAdherence: number;
  readonly tilesetAdherenceFreedom: number;
  readonly lowerReferenceImage?: GivenImage | null;
  readonly transitionReferenceImage?: GivenImage | null;
  readonly colorImage?: GivenImage | null;
  readonly seed?: number | bigint | null;
}

/** A base tile and what it was described as. */
export interface FoundBase {
  readonly base: TileBase;
  readonly text: string;
}

/** The base tile of a field. Throws NOT_FOUND, and BAD_USER_INPUT for one of another size. */
export async function requireBase(
  ctx: Context,
  id: string | null | undefined,
  field: string,
  tileSize: number,
): Promise<FoundBase | undefined> {
  if (!id) return undefined;
  const found = await findBase(ctx.services, requireCaller(ctx).accountId, id);
  if (!found) throw notFound(`Base tile ${id}`);
  if (found.tileSize !== tileSize) {
    const message = `this base tile is ${found.tileSize}x${found.tileSize} pixels; ask for that tile_size`;
    throw invalidInput([{ path: ['input', field], message, type: 'value_error' }]);
  }
  return found;
}

/** What both kinds of sets have in common; checks the images. Throws BAD_USER_INPUT naming the field. */
export async function tilesetPayload(input: TilesetInput, lower: FoundBase | undefined): Promise<MakeTilesetPayload> {
  return {
    kind: 'sidescroller',
    lower: input.lowerDescription,
    upper: null,
    transition: input.transitionDescription?.trim() || null,
    transitionSize: input.transitionSize,
    tileSize: input.tileSize.width,
    mode: 'standard',
    shapeStyle: null,
    spreadX: 0.5,
    slopeSize: 0,
    raggedness: 0,
    // the engine's tiles know no black outline besides the single colour's
    outline: input.outline === 'single color black outline' ? 'single color outline' : (input.outline ?? null),
    shading: input.shading ?? null,
    detail: input.detail ?? null,
    view: null,
    tileStrength: input.tileStrength,
    textGuidance: input.textGuidanceScale,
    adherence: input.tilesetAdherence,
    freedom: input.tilesetAdherenceFreedom,
    lowerBase: lower?.base ?? null,
    upperBase: null,
    lowerImage: await imageOf(input, 'lowerReferenceImage'),
    upperImage: null,
    transitionImage: await imageOf(input, 'transitionReferenceImage'),
    colorImage: await imageOf(input, 'colorImage'),
    seed: seedOf(input.seed),
  };
}

/** What metadata says of how a set was made: the payload's words and numbers, without pictures and bases. */
export function settingsOf(payload: MakeTilesetPayload): Record<string, unknown> {
  const { mode, shapeStyle, outline, shading, detail, view, tileStrength, textGuidance, seed } = payload;
  return {
    mode,
    shape_style: shapeStyle,
    spread_x: payload.spreadX,
    slope_size: payload.slopeSize,
    raggedness: payload.raggedness,
    outline,
    shading,
    detail,
    view,
    tile_strength: tileStrength,
    text_guidance_scale: textGuidance,
    tileset_adherence: payload.adherence,
    tileset_adherence_freedom: payload.freedom,
    seed,
  };
}
