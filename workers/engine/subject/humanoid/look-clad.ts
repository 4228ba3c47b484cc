/** "A cowboy dressed in black": all cloth and leather that nobody named otherwise is of the colour, in tones that keep the pieces apart. */
import { hexToOklab, oklabToHex } from '../../../../src/pixels/color.ts';
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot, TorsoCut, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import type { Brief } from '../../types.ts';
import { METAL } from './look-suit.ts';

/** What is dress, and by how much its OKLab lightness is off the colour's: towards white on dark cloth, towards black on light. */
const TONES: readonly (readonly [Slot, number])[] = [
  ['hat', 0.02],
  ['torso', 0],
  ['shoulders', 0.05],
  ['back', 0.05],
  ['hands', 0.07],
  ['legs', 0.07],
  ['hose', 0.1],
  ['feet', 0.1],
];
/** What is under the top garment, or shows at its arms. */
const UNDER = 0.09;
const DARK = 0.5;
/** Of a dress of a bright colour the shoes stay what they are; in black and in white they are of the dress. */
const CHROMATIC = 0.04;
/** Worn on the head, and no dress. */
const NO_DRESS = /crown|tiara|circlet|halo|headlamp|horns|antlers|wreath|feather|headphones/;

const off = (colour: string, by: number): string => {
  const [light, a, b] = hexToOklab(colour);
  return oklabToHex([light + (light < DARK ? by : -by), a, b]);
};
const isMetal = (m: MaterialRef): boolean => materialOf(m).gloss >= METAL;

/** A cut whose sleeves, shirt and skirt are of the colour too; what is bare stays so. */
function cutIn(cut: TorsoCut, colour: string): TorsoCut {
  const inIt = (m: MaterialRef): MaterialRef => tinted(off(colour, UNDER), m);
  const own = (m: MaterialRef | undefined): m is MaterialRef => m !== undefined && m !== 'same' && m !== 'skin' && !isMetal(m); // biome-ignore format: one line
  return {
    ...cut,
    ...(own(cut.sleeve) ? { sleeve: inIt(cut.sleeve) } : {}),
    ...(own(cut.skirt) ? { skirt: inIt(cut.skirt) } : {}),
    ...(own(cut.open) ? { open: inIt(cut.open) } : {}),
  };
}

/** Gives the dress of who is said to be dressed in one colour that colour. */
export function wearOneColour(worn: Map<Slot, Worn>, brief: Brief): void {
  const colour = brief.colours[0];
  if (!colour || !brief.mood.includes('clad')) return;
  const named = new Set(brief.parts.filter((p) => p.colour ?? p.material).map((p) => pieceOf(p.piece)?.slot));
  const bright = Math.hypot(...hexToOklab(colour).slice(1)) > CHROMATIC;
  for (const [slot, tone] of TONES) {
    const w = worn.get(slot);
    if (!w || named.has(slot) || NO_DRESS.test(w.piece.id) || (isMetal(w.material) && slot !== 'torso')) continue;
    if (bright && slot === 'feet') continue;
    const bare = w.piece.torso?.shape === 'bare' || w.piece.torso?.shape === 'ribs';
    if (bare) continue;
    const material = tinted(off(colour, tone), w.material);
    const trim = w.trim === w.material ? material : w.trim;
    const piece = w.piece.torso ? { ...w.piece, torso: cutIn(w.piece.torso, colour) } : w.piece;
    worn.set(slot, { ...w, piece, material, trim });
  }
}
