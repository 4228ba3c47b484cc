import { forcePalette } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import type { DrawRequest } from '../../../../workers/engine/types.ts';

/** Palettes drawn up by hand after well-known looks. */
export const PALETTES = {
  'four greens': ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'],
  'cyan and magenta': ['#000000', '#55ffff', '#ff55ff', '#ffffff'],
  pastel: ['#4a4063', '#7c6f9b', '#b8a9d9', '#f6c6d9', '#fbe3e8', '#c7e8d8', '#fff4d6', '#9cc9e8', '#f2a9a0'],
  'one bit': ['#141414', '#f0f0e8'],
  'eight bit': [
    '#000000', '#fcfcfc', '#f83800', '#fca044', '#0058f8', '#3cbcfc',
    '#00a800', '#58d854', '#ac7c00', '#f8d878', '#7c7c7c', '#bcbcbc',
  ],
  sepia: ['#2b1b12', '#5a3a22', '#8f6238', '#c79a5b', '#efd9a7'],
} as const; // biome-ignore format: palettes

export const SUBJECTS = [
  'a knight with a red cape and a golden crown',
  'a treasure chest',
  'a grey wolf',
  'a wizard in a blue robe with a staff',
  'a red mushroom',
  'a house',
  'a woman in a green dress',
  'a potion',
] as const;

export const drawing = async (description: string, more: Partial<DrawRequest> = {}): Promise<Rgba> =>
  (await draw({ description, width: 40, height: 40, seed: 5, noBackground: true, ...more })).image;

/** Six pictures of as many styles: hand-made palettes on our own drawings, and two of our own ways to draw. */
export async function stylePictures(): Promise<ReadonlyMap<string, Rgba>> {
  const black = { outline: 'single color black outline' } as const;
  const plain = { outline: 'lineless', shading: 'flat shading' } as const;
  const rich = { shading: 'highly detailed shading', detail: 'highly detailed' } as const;
  return new Map([
    ['four greens', forcePalette(await drawing('a castle', black), PALETTES['four greens'])],
    // a knight's has all four of its colours
    ['cyan and magenta', forcePalette(await drawing('a knight'), PALETTES['cyan and magenta'])],
    ['pastel', forcePalette(await drawing('a flower', plain), PALETTES.pastel)],
    ['one bit', forcePalette(await drawing('a knight'), PALETTES['one bit'])],
    ['eight bit', forcePalette(await drawing('a ship', { ...black, shading: 'basic shading' }), PALETTES['eight bit'])],
    ['our own demon', await drawing('a demon with wings', rich)],
  ]);
}
