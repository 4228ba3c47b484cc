import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { OutlineMode } from './shape-tile.ts';
import type { ProView, TileShape } from './shapes.ts';
import type { TileStyle } from './types.ts';

export type ProFeature = 'roads' | 'tileset' | 'building';

/** What a style image lends. */
export interface StyleOptions {
  readonly colorPalette?: boolean;
  readonly outline?: boolean;
  readonly detail?: boolean;
  readonly shading?: boolean;
}

export interface ProRequest extends Omit<TileStyle, 'outline' | 'detail'> {
  /** Tiles, numbered "1) grass 2) sand", in a list, or one: then four takes of it. */
  readonly description: string;
  readonly shape?: TileShape;
  /** Width, 16..128 px. */
  readonly size?: Px;
  /** Height of the picture, px. */
  readonly height?: Px;
  readonly view?: ProView;
  readonly angle?: number;
  readonly depthRatio?: number;
  readonly flatTop?: 2 | 4;
  readonly outlineMode?: OutlineMode;
  readonly feature?: ProFeature;
  readonly wallTiles?: number;
  readonly layout?: 'grid' | 'materials';
  readonly wall?: string;
  readonly floor?: string;
  readonly floor2?: string;
  /** Degrees: how steeply walls are seen. */
  readonly wallAngle?: number;
  readonly lean?: number;
  readonly styleImages?: readonly Rgba[];
  readonly styleOptions?: StyleOptions;
}

export interface ProTile {
  readonly name: string;
  readonly description: string;
  readonly image: Rgba;
  /** Words of its description that nothing shows (default: none). */
  readonly unknown?: readonly string[];
}

export type ProKind = 'tiles' | 'paths' | 'tileset' | 'coastline' | 'building';

/**
 * Which tile goes where, by a mask of its neighbours. `edge` with 4: north 1, east 2, south 4, west 8; with 6:
 * counter-clockwise, the bits named by `order`. `corner`: NW 8, NE 4, SW 2, SE 1. A tile that is not listed is a stamp.
 */
export interface PlacementRules {
  readonly ruleType: 'edge' | 'corner';
  readonly arity: 4 | 6;
  /** A set bit means that the neighbour has the feature. */
  readonly connectivity: 'same';
  readonly terrains: readonly [feature: string, background: string];
  /** Names of the bits, lowest first. */
  readonly order: readonly string[];
  readonly tiles: Readonly<Record<string, number>>;
}

export interface ProTiles {
  readonly kind: ProKind;
  readonly tiles: readonly ProTile[];
  readonly rules?: PlacementRules;
  /** Width and height of each tile. */
  readonly width: Px;
  readonly height: Px;
}
