/** What a face has of its own beside its features: brows, marks, lines, teeth, and paint all over it. */
import { painted } from './masks.ts';
import type { Figure, Piece, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
const mark = (id: string, aliases: readonly string[], material: string, draw: Draw): Piece => ({ id, aliases, slot: 'paint', material, trim: material, draw }); // biome-ignore format: a row

/** A spot on one cheek, of a pixel at least. */
const spot: Draw = (f, w) => {
  const r = Math.max(0.07, (0.55 * f.rig.px) / f.rig.headWidth);
  f.head.ball(
    f.part(w.piece.id, { group: 'head', priority: 2.2, line: false }),
    w.material,
    [0.44, -0.5, 0.92],
    [r, r, r],
  );
};

/** Paint over all of a face; what a face shows is drawn on it. */
const whiteface: Draw = (f, w) => {
  const part = f.part('face', { group: 'mask', flat: 0.3, priority: 1.2, line: false });
  f.head.ball(part, w.material, [0, -0.14, 0.1], [0.97, 0.9, 0.97], { clips: [[0, 0, -1, -0.25]] });
};

/** Front teeth over the lower lip. */
const teeth: Draw = (f, w) => {
  const r = Math.max(0.08, (0.6 * f.rig.px) / f.rig.headWidth);
  for (const d of [-1, 1])
    f.head.ball(
      f.part(w.piece.id, { group: 'head', priority: 2.4, line: false }),
      w.material,
      [d * r, -0.74, 1.02],
      [r * 0.95, r * 1.3, r],
    );
};

/** A grin with a gap in it. */
const gap: Draw = (f, w) => {
  const r = Math.max(0.08, (0.55 * f.rig.px) / f.rig.headWidth);
  const part = (name: string, priority: number): number => f.part(name, { group: 'head', priority, line: false });
  f.head.lock(part('grin', 2.3), 'dark', [-0.36, -0.64, 0.98], [0.36, -0.64, 0.98], r * 1.2, r * 1.2);
  for (const x of [-0.26, -0.08, 0.28])
    f.head.ball(part(w.piece.id, 2.5), 'tooth', [x, -0.6, 1.06], [r * 0.9, r * 0.9, r]);
};

export const FACE_MARKS: readonly Piece[] = [
  mark('bloody-mouth', ['bloody mouth', 'bloody lips', 'bloody chin', 'blood on lips', 'bloodied mouth', 'bloody fangs'], '#a81828', painted([[[0.06, -0.68], [0.3, -0.7]], [[0.26, -0.72], [0.28, -0.98]], [[0.04, -0.74], [0.04, -0.88]]])),
  mark('unibrow', ['monobrow', 'uni brow', 'mono brow'], '#3c2418/skin', painted([[[0, 0.08], [0.62, 0.12]], [[0, 0.14], [0.56, 0.18]]])),
  mark('thick-brows', ['thick eyebrows', 'bushy eyebrows', 'heavy eyebrows', 'big eyebrows', 'thick brows', 'bushy brows', 'strong eyebrows'], '#2c1c14/skin', painted([[[0.16, 0.08], [0.64, 0.14]], [[0.2, 0.16], [0.6, 0.22]]])),
  mark('beauty-mark', ['beauty spot', 'facemole', 'mole on her cheek', 'mole on his cheek', 'birthmark'], '#3c241c/skin', spot),
  mark('eyeshadow', ['eye shadow', 'heavy makeup', 'makeup', 'heavy make up', 'smoky eyes', 'smokey eyes', 'mascara', 'goth makeup', 'eyeliner', 'dark eyeliner', 'heavy eyeliner', 'glam makeup'], '#8c3c94/skin', painted([[[0.18, 0.04], [0.62, 0.1]], [[0, -0.64], [0.16, -0.62]]])),
  mark('white-face', ['white face paint', 'white painted face', 'white makeup', 'mime makeup', 'clown makeup', 'clown face paint', 'clown paint', 'geisha makeup', 'corpse paint', 'pale makeup', 'powdered face', 'mime face paint', 'kabuki makeup'], 'cloth', whiteface),
  mark('wrinkles', ['wrinkled face', 'wrinkled', 'lined face', 'age lines', 'weathered face', 'deep wrinkles', 'wrinkled skin'], '#a0643c/skin', painted([[[0.1, 0.42], [0.46, 0.44]], [[0.66, -0.04], [0.84, 0.02]], [[0.66, -0.2], [0.84, -0.24]], [[0.3, -0.42], [0.42, -0.66]]])),
  mark('hollow-cheeks', ['hollow cheeks', 'sunken cheeks', 'gaunt face', 'gaunt cheeks', 'hollow face'], '#8c5840/skin', painted([[[0.7, -0.34], [0.5, -0.66]]])),
  mark('buck-teeth', ['front teeth', 'big front teeth', 'crooked teeth', 'gap teeth', 'rabbit teeth'], 'tooth', teeth),
  mark('missing-tooth', ['gapgrin', 'missing tooth grin', 'gap tooth', 'gap toothed', 'toothless grin', 'toothless smile', 'toothless', 'tooth gap'], 'tooth', gap),
  mark('gold-tooth', ['golden tooth', 'gold teeth', 'golden teeth'], 'gold', teeth),
]; // biome-ignore format: one row a mark
