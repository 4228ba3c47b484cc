/** Skirts and gowns of people of 32 pixels. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Bodied } from './builds.ts';
import type { Tone } from './sheet.ts';

/** Shares of the legs that a hem hides. */
const TO_THE_GROUND = 0.8;

/** Whether what is worn on the trunk hides the legs. */
export const isLong = (w: Worn | undefined): boolean => {
  const cut = w?.piece.torso;
  return cut !== undefined && (cut.shape === 'robe' || cut.shape === 'dress') && (cut.length ?? 1) >= TO_THE_GROUND;
};

/** A skirt from the waist to row `to`, `flare` pixels wider than the hips at its hem. */
export function drawSkirt(
  { sheet, shape }: Bodied,
  w: Worn,
  to: number,
  flare: number,
  top: number,
  hem?: MaterialRef,
  cloth = w.material,
): void {
  const hips = Math.max(shape.trunk[6]!, shape.legs);
  const name = w.piece.id;
  for (let y = top; y <= to; y++) {
    const share = (y - top) / Math.max(1, to - top);
    const half = hips + Math.round(flare * Math.sqrt(share));
    for (let x = 12 - half; x <= 11 + half; x++) {
      const k = (x - 12 + half) / (2 * half - 1);
      // folds fall from the waist and open downwards
      const fold = y > top + 1 && (x === 12 - Math.round(half * 0.34) || x === 11 + Math.round(half * 0.5));
      const tone: Tone = k < 0.2 ? 'a' : k > 0.8 || fold ? 'c' : k < 0.45 && y > top && !fold ? 'a' : 'b';
      const last = y === to;
      sheet.put(x, y, last && hem ? hem : cloth, last && !hem ? (k < 0.2 ? 'b' : 'c') : tone, name);
    }
  }
}
