/** What the seed had chosen of somebody, said outright: who becomes another keeps it. */
import { pieceOf } from '../catalogue/garments/index.ts';
import { lookOf } from '../subject/humanoid/look.ts';
import type { Brief, BriefPart } from '../types.ts';

export interface EditOptions {
  /** Seed and variation that the source was drawn with: when somebody becomes another, hair and skin stay theirs. */
  readonly seed?: number;
  readonly variation?: number;
}

/** The slot of a garment; undefined for what is none. */
export const slotOf = (piece: string): string | undefined => pieceOf(piece)?.slot;

/** Hair, beard and skin that the seed had chosen, said outright. */
export function pinned(
  brief: Brief,
  said: readonly BriefPart[],
  { seed, variation = 0 }: EditOptions,
): readonly BriefPart[] {
  if (seed === undefined) return [];
  const look = lookOf(brief, seed, variation);
  const parts: BriefPart[] = [];
  for (const slot of ['hair', 'beard'] as const) {
    const w = look.worn.get(slot);
    if (w && !said.some((p) => slotOf(p.piece) === slot)) parts.push({ piece: w.piece.id, ...finishOf(w.material) });
  }
  if (!said.some((p) => p.piece === 'skin')) parts.push({ piece: 'skin', ...finishOf(look.skin) });
  return parts;
}

/** A material reference ('brunette', '#c89858/blond') as a part says it. */
function finishOf(ref: string): Omit<BriefPart, 'piece'> {
  const [first, second] = ref.split('/');
  if (!first!.startsWith('#')) return { material: ref };
  return { colour: first!, ...(second ? { material: second } : {}) };
}
