import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

/** A plain tile that was drawn before: exactly these codes and colours are drawn again. */
export interface KeptBase {
  readonly text: string;
  readonly size: number;
  readonly seed: number;
  /** The plain tile and its fill variants, one byte a pixel, in base64. */
  readonly codes: readonly string[];
  /** '#rrggbb' */
  readonly palette: readonly string[];
  readonly style: { readonly detail?: string; readonly shading?: string; readonly contrast?: number };
}

/**
 * A plain tile of another set. While that is still drawn its own payload stands for it: the same payload gives the same
 * tile, so that nobody waits.
 */
export type TileBase =
  | { readonly kept: KeptBase }
  | { readonly of: MakeTilesetPayload; readonly which: 'lower' | 'upper' };

export interface MakeTilesetPayload {
  readonly kind: 'topdown' | 'sidescroller';
  readonly lower: string;
  /** Null for sidescroller sets. */
  readonly upper: string | null;
  readonly transition: string | null;
  readonly transitionSize: number;
  /** Pixels. */
  readonly tileSize: number;
  readonly mode: 'standard' | 'pro';
  readonly shapeStyle: 'square' | 'round' | null;
  readonly spreadX: number;
  readonly slopeSize: number;
  readonly raggedness: number;
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly view: string | null;
  readonly tileStrength: number;
  readonly textGuidance: number;
  readonly adherence: number;
  readonly freedom: number;
  readonly lowerBase: TileBase | null;
  readonly upperBase: TileBase | null;
  readonly lowerImage: ImageBytes | null;
  readonly upperImage: ImageBytes | null;
  readonly transitionImage: ImageBytes | null;
  readonly colorImage: ImageBytes | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** What lists and exports read; `tileset.json` has the tiles. */
export interface MakeTilesetData {
  readonly tiles: number;
  readonly materials: { readonly lower: string; readonly upper: string; readonly transition: string };
}

/**
 * A set of Wang tiles: images `sheet`, `map` (an example) and, for ground that moves, `frame 2` and on; files
 * `tileset.json` (SheetOfTiles) and `bases.json` (its plain tiles, as KeptBase).
 */
export const makeTileset = jobKind<MakeTilesetPayload, MakeTilesetData>({
  estimate: ({ tileSize }) => 150 + tileSize * tileSize * 0.6,
});
