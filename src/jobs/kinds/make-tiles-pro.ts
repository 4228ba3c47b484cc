import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface MakeTilesProPayload {
  readonly description: string;
  readonly shape: 'hex' | 'hex_pointy' | 'isometric' | 'oblique' | 'octagon' | 'square_topdown';
  /** Pixels. */
  readonly size: number;
  readonly height: number | null;
  readonly view: 'top-down' | 'high top-down' | 'low top-down' | 'side';
  /** Degrees above the horizon. */
  readonly angle: number | null;
  readonly depthRatio: number | null;
  readonly flatTop: number | null;
  readonly outlineMode: 'outline' | 'segmentation';
  readonly feature: 'roads' | 'tileset' | 'building' | null;
  readonly wallTiles: number | null;
  readonly layout: 'grid' | 'materials' | null;
  readonly wall: string | null;
  readonly floor: string | null;
  readonly floor2: string | null;
  readonly wallAngle: number | null;
  readonly lean: number | null;
  readonly styleImages: readonly ImageBytes[];
  readonly styleOptions: {
    readonly colorPalette: boolean;
    readonly outline: boolean;
    readonly detail: boolean;
    readonly shading: boolean;
  } | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** How tiles are placed by their neighbours; see engine/tile/pro-types.ts. */
export interface TileRules {
  readonly rule_type: 'edge' | 'corner';
  readonly arity: number;
  readonly connectivity: 'same';
  readonly terrains: readonly string[];
  /** Names of the mask's bits, lowest first. */
  readonly order: readonly string[];
  readonly tiles: Readonly<Record<string, number>>;
}

export interface MakeTilesProData {
  readonly kind: 'tiles' | 'paths' | 'tileset' | 'coastline' | 'building';
  readonly rules: TileRules | null;
  readonly descriptions: readonly string[];
}

/** Pro tiles: images `tile_0` and on. */
export const makeTilesPro = jobKind<MakeTilesProPayload, MakeTilesProData>({
  estimate: ({ size, feature }) => 200 + size * size * (feature ? 0.5 : 0.3),
});
