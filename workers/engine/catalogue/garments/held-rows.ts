import type { Vec3 } from '../../solids/vec.ts';
import { type Draw, held } from './holding.ts';
import type { Figure, Grip, Piece, Worn } from './types.ts';

/** A row of what the right hand holds. */
export const right = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot: 'right', material, trim, draw }); // biome-ignore format: a row
/** A row of what the left hand holds. */
export const left = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot: 'left', material, trim, draw }); // biome-ignore format: a row

type Drawn = (f: Figure, w: Worn, g: Grip, part: number) => void;
/** A row of what is drawn along the hand's direction by the table `from`: its own drawing, or that of its first word. */
export const carriedPiece = (
  slot: 'right' | 'left',
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  lie: Vec3,
  from: Readonly<Record<string, Drawn>>,
): Piece => ({ id, aliases, slot, material, trim, draw: held(lie, from[id] ?? from[id.split('-')[0]!]!) });
