import type { MaterialRef } from '../materials.ts';
import type { Figure, Worn } from './types.ts';

/** Ears of an animal on a person's head. Of the hair's colour unless theirs was said. */
export const animalEars =
  (kind: 'point' | 'tall' | 'round'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const said = w.material !== w.piece.material;
    const fur: MaterialRef = said ? w.material : (f.worn('hair')?.material ?? w.material);
    for (const d of [-1, 1]) {
      const part = f.part(w.piece.id, { group: 'ears', priority: 1.25 });
      const inner = f.part(w.piece.id, { group: 'ears', priority: 1.4, line: false });
      if (kind === 'round') {
        f.head.ball(part, fur, [d * 0.76, 0.86, -0.1], [0.36, 0.36, 0.2]);
        if (!f.rig.small) f.head.ball(inner, w.trim, [d * 0.76, 0.84, 0.06], [0.2, 0.2, 0.12]);
      } else if (kind === 'tall') {
        f.head.lock(part, fur, [d * 0.4, 0.85, -0.1], [d * 0.56, 1.95, -0.2], 0.26, 0.15);
        if (!f.rig.small) f.head.lock(inner, w.trim, [d * 0.42, 1.1, 0.1], [d * 0.55, 1.78, -0.02], 0.11, 0.07);
      } else {
        f.head.lock(part, fur, [d * 0.62, 0.78, -0.05], [d * 0.86, 1.5, -0.1], 0.36, 0.06);
        if (!f.rig.small) f.head.lock(inner, w.trim, [d * 0.65, 0.95, 0.2], [d * 0.8, 1.26, 0.12], 0.17, 0.05);
      }
    }
  };
