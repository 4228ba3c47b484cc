/** A Wang set as its files are made of it. */
import type { Corner, SheetOfTiles, SheetTile } from '../../domain/wang.ts';

/** A stored set with its pictures. */
export interface TilesetExport {
  readonly id: string;
  readonly name: string;
  readonly sheet: SheetOfTiles;
  /** PNG of the sheet, and of the later frames of ground that moves. */
  readonly png: Uint8Array;
  readonly laterPngs: readonly Uint8Array[];
  /** PNG of the example map. */
  readonly mapPng: Uint8Array;
  readonly prompts: { readonly lower: string; readonly upper: string | null; readonly transition: string | null };
  /** Ids of the plain tiles, for chaining. */
  readonly baseIds: { readonly lower: string; readonly upper: string | null };
  readonly transitionSize: number;
  /** What the set was asked for, in the words of the interface. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly view: string;
  readonly createdAt: string;
}

/** What terrains a set's corners name. Sidescroller sets call air `upper` as their clients do. */
export const TERRAIN_WORDS: Readonly<Record<Corner, 'lower' | 'upper' | 'transition'>> = {
  L: 'lower',
  U: 'upper',
  T: 'transition',
};
/** Numbers of terrains in patterns and in engines that count from 0. */
export const TERRAIN_NUMBERS: Readonly<Record<Corner, number>> = { L: 0, U: 1, T: 2 };

export const terrainsOf = ({ full }: Pick<SheetOfTiles, 'full'>): readonly ('lower' | 'upper' | 'transition')[] =>
  full ? ['lower', 'upper', 'transition'] : ['lower', 'upper'];

/** What its grounds are called, in the words that it was asked for with. */
export const groundNames = ({ prompts }: Pick<TilesetExport, 'prompts'>): readonly [lower: string, upper: string] => [
  prompts.lower,
  prompts.upper ?? 'air',
];

/** The tiles of the set itself. */
export const setTiles = ({ tiles }: SheetOfTiles): readonly SheetTile[] => tiles.filter((t) => !t.extra);
export const extraTiles = ({ tiles }: SheetOfTiles): readonly SheetTile[] => tiles.filter((t) => t.extra);

/** Extra tiles that stand for the plain one of the same corners: an editor may choose them by chance. */
export const isVariant = ({ extra }: SheetTile): boolean => extra === 'fill' || extra === 'border';
/** Tiles whose corners rule where they lie; the others are placed by hand. */
export const isPlaced = ({ extra }: SheetTile): boolean =>
  extra === undefined || extra === 'fill' || extra === 'border' || extra === 'stair';

/** How often a variant is chosen, against 1 for the plain tile. */
export const VARIANT_WEIGHT = 0.3;

/** Number of a tile in the sheet, row by row, `columns` in a row. */
export const cellOf = ({ col, row }: SheetTile, columns: number): number => row * columns + col;
