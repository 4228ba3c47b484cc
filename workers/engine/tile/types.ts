/** Requests and results of the tile room. */

import type { SheetTile } from '../../../src/domain/wang.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import type { Detail, Shading, Texture, TextureOptions } from './texture.ts';

export type TileOutline = 'single color outline' | 'selective outline' | 'lineless';
export type TileView = 'low top-down' | 'high top-down';

/** What every kind of set takes. */
export interface TileStyle {
  readonly seed?: number;
  readonly outline?: TileOutline;
  readonly shading?: Shading;
  readonly detail?: Detail;
  /** Contrast of the pattern inside a material, .1 to 2 (default 1). */
  readonly tileStrength?: number;
  /** Clearness of the colours, 1 to 20 (default 8). */
  readonly guidance?: number;
  /** How closely borders keep to the template, 0 to 500 (default 100): higher is straighter. */
  readonly adherence?: number;
  /** How freely borders wander, 0 to 900 (default 500). */
  readonly freedom?: number;
  /** Every colour of the set becomes the nearest of these. */
  readonly colours?: readonly Rgb[];
  /** Finds the nearest known word for a noun that no table has. */
  readonly vectors?: WordVectors;
}

/** A plain tile that is kept for chaining: exactly these codes and colours are drawn again. */
export interface BaseTile {
  readonly text: string;
  readonly size: Px;
  readonly seed: number;
  /** The plain tile and its fill variants, `size` x `size` codes each. */
  readonly codes: readonly Uint8Array[];
  readonly palette: readonly number[];
  /** What its codes were drawn with, so that it can be drawn moving. */
  readonly style: Pick<TextureOptions, 'detail' | 'shading' | 'contrast'>;
}

export interface TopdownRequest extends TileStyle {
  readonly lower: string;
  readonly upper: string;
  readonly transition?: string;
  /** 0..1; above .5 the set has 25 tiles and a face one tile high. */
  readonly transitionSize?: number;
  /** 16, 32 or 64 px. */
  readonly tileSize?: Px;
  readonly mode?: 'standard' | 'pro';
  readonly shapeStyle?: 'square' | 'round';
  readonly view?: TileView;
  readonly spreadX?: number;
  readonly slopeSize?: number;
  readonly raggedness?: number;
  /** 0..1: how much of its east side a mass shows (oblique sets). */
  readonly lean?: number;
  readonly lowerBase?: BaseTile;
  readonly upperBase?: BaseTile;
  /** Main colours of a reference picture, the commonest first: they replace the material's own. */
  readonly lowerColours?: readonly string[];
  readonly upperColours?: readonly string[];
  readonly transitionColours?: readonly string[];
}

export interface SidescrollerRequest extends TileStyle {
  /** The platform's material. */
  readonly lower: string;
  /** The layer on its top. */
  readonly transition?: string;
  readonly transitionSize?: number;
  readonly tileSize?: Px;
  readonly base?: BaseTile;
  readonly lowerColours?: readonly string[];
  readonly transitionColours?: readonly string[];
}

/** One tile of a set, with its cell in the sheet. */
export interface WangTile extends SheetTile {
  readonly image: Rgba;
  /** The same tile in the later frames of an animated set. */
  readonly later?: readonly Rgba[];
}

export interface TileSet {
  readonly kind: 'topdown' | 'sidescroller';
  readonly size: Px;
  /** A set whose face is one tile high: corners L, U and T. */
  readonly full: boolean;
  readonly tiles: readonly WangTile[];
  readonly sheet: Rgba;
  /** Sheets of the later frames; none for ground that stands still. */
  readonly laterSheets: readonly Rgba[];
  /** Rows of the sheet that hold the set itself; extra tiles follow below. */
  readonly rows: number;
  /** What chaining keeps. Sidescroller sets have `lower` alone. */
  readonly bases: { readonly lower: BaseTile; readonly upper?: BaseTile };
  /** Name of the material that each terrain was read as. */
  readonly materials: { readonly lower: string; readonly upper: string; readonly transition: string };
  /** Words of the grounds that nothing shows. */
  readonly unknown: readonly string[];
}

export type { Texture };
