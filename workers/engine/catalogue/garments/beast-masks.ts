/** Masks that are the head of a beast: its ears, its muzzle or beak, its colours. A row is all that there is to say of one. */
import type { MaterialRef } from '../materials.ts';
import type { Figure, Piece, Worn } from './types.ts';

type Ears = 'point' | 'round' | 'tall' | 'flop' | 'none';
type Muzzle = 'muzzle' | 'snout' | 'beak' | 'long' | 'wide';

export interface BeastMask {
  readonly ears: Ears;
  readonly muzzle: Muzzle;
  /** Of the ears, where they are not as the face is. */
  readonly ear?: MaterialRef;
  /** What is round the eyes. */
  readonly patch?: MaterialRef;
  readonly stripes?: MaterialRef;
  readonly horns?: MaterialRef;
  readonly mane?: MaterialRef;
}

type Row = readonly [id: string, beasts: string, material: MaterialRef, trim: MaterialRef, mask: BeastMask];

const DARK = '#2c2830/cloth';
const TABLE: readonly Row[] = [
  ['bear-mask', 'bear, grizzly, teddy bear, teddy, polar bear', '#8c5c38/bear', '#d8ac78', { ears: 'round', muzzle: 'muzzle' }],
  ['panda-mask', 'panda, panda bear', '#f0ece8/cloth', '#fcfaf4', { ears: 'round', muzzle: 'muzzle', ear: DARK, patch: DARK }],
  ['rabbit-mask', 'rabbit, bunny, hare, white rabbit, easter bunny', '#f0e8e4/cloth', '#f4a8b8', { ears: 'tall', muzzle: 'muzzle' }],
  ['pig-mask', 'pig, piglet, hog, boar', '#f0a0b0/skin', '#e07c90', { ears: 'point', muzzle: 'snout' }],
  ['tiger-mask', 'tiger', '#f09030/cloth', '#fcf4e4', { ears: 'round', muzzle: 'muzzle', stripes: DARK }],
  ['lion-mask', 'lion, lioness', '#dca040/cloth', '#f8e4b4', { ears: 'round', muzzle: 'muzzle', mane: '#a05c24/cloth' }],
  ['wolf-mask', 'wolf, dog, husky, coyote, jackal, hyena', '#788090/cloth', '#dce0e8', { ears: 'point', muzzle: 'muzzle' }],
  ['monkey-mask', 'monkey, ape, gorilla, chimp', '#74482c/cloth', '#e0b088', { ears: 'round', muzzle: 'muzzle', patch: '#e0b088' }],
  ['mouse-mask', 'mouse, rat', '#a0a0a8/cloth', '#f4b4bc', { ears: 'round', muzzle: 'muzzle', ear: '#a0a0a8/cloth' }],
  ['horse-mask', 'horse, donkey, deer, moose', '#8c5c38/cloth', '#c89468', { ears: 'point', muzzle: 'long' }],
  ['cow-mask', 'cow, bull, ox, goat, ram, sheep', '#ece4dc/cloth', '#e8a8a8', { ears: 'flop', muzzle: 'long', horns: 'bone', ear: '#7c6454/cloth' }],
  ['raven-mask', 'crow, raven, blackbird', '#383644/cloth', '#6c6c78', { ears: 'none', muzzle: 'beak' }],
  ['owl-mask', 'owl', '#946c44/cloth', '#f0b430', { ears: 'point', muzzle: 'beak', patch: '#f0dcb0' }],
  ['eagle-mask', 'eagle, hawk, falcon, vulture', '#f4f0e8/cloth', '#f0b430', { ears: 'none', muzzle: 'beak' }],
  ['chicken-mask', 'chicken, rooster, duck', '#f4ece0/cloth', '#f09428', { ears: 'none', muzzle: 'beak' }],
  ['frog-mask', 'frog, toad', '#58b040/cloth', '#a8dc78', { ears: 'none', muzzle: 'wide', patch: '#f4f4e0' }],
]; // biome-ignore format: a table

/** How a mask of a beast is drawn, by its piece. */
export const BEAST_MASK: Readonly<Record<string, BeastMask>> = Object.fromEntries(
  TABLE.map(([id, , , , mask]) => [id, mask]),
);

/** Before the whole head, the eyes of who wears it are dark holes. */
const draw =
  (mask: BeastMask) =>
  (f: Figure, w: Worn): void => {
    const { head, rig } = f;
    const part = f.part(w.piece.id, { group: 'mask', flat: 0.3, priority: 1.5 });
    const on = (name: string, priority = 1.9): number => f.part(name, { group: 'mask', priority, line: false });
    const r = Math.max(0.14, (0.66 * rig.px) / rig.headWidth);
    head.ball(part, w.material, [0, -0.06, 0.12], [1.02, 1, 1]);
    if (mask.mane) {
      const mane = f.part('mane', { group: 'mask mane', priority: 1.3 });
      head.ball(mane, mask.mane, [0, -0.06, -0.2], [1.3, 1.26, 0.8]);
    }
    const fur = mask.ear ?? w.material;
    for (const d of [-1, 1]) {
      const ear = f.part('mask ears', { group: `mask ear${d}` });
      if (mask.ears === 'round') head.ball(ear, fur, [d * 0.76, 0.8, 0.2], [0.36, 0.36, 0.2]);
      else if (mask.ears === 'point') head.lock(ear, fur, [d * 0.56, 0.6, 0.2], [d * 0.8, 1.34, 0.2], 0.34, 0.06);
      else if (mask.ears === 'tall') head.lock(ear, fur, [d * 0.36, 0.7, 0.2], [d * 0.56, 2, 0.1], 0.24, 0.2);
      else if (mask.ears === 'flop') head.lock(ear, fur, [d * 0.8, 0.4, 0.2], [d * 1.4, 0.2, 0.2], 0.26, 0.18);
      if (mask.horns) head.lock(f.part('mask horns', { group: 'mask horns' }), mask.horns, [d * 0.5, 0.8, 0.2], [d * 0.86, 1.5, 0.2], 0.2, 0.06); // biome-ignore format: one line
      if (mask.patch) head.ball(on('patches', 1.7), mask.patch, [d * 0.42, -0.1, 0.92], [r * 2.3, r * 2.1, 0.2]);
      head.ball(on('eye holes', 2.2), 'dark', [d * 0.42, -0.12, 1.06], [r * 1.2, r * 1.3, 0.14]);
      if (mask.stripes) for (const y of [-0.5, 0.5]) head.lock(on('stripes'), mask.stripes, [d * 0.92, y, 0.6], [d * 0.6, y * 0.9, 0.95], r * 0.8, r * 0.5); // biome-ignore format: one line
    }
    if (mask.muzzle === 'beak') head.lock(on('beak', 2), w.trim, [0, -0.4, 1], [0, -0.72, 1.7], 0.34, 0.08);
    else if (mask.muzzle === 'wide')
      head.lock(on('mouth', 2), 'dark', [-0.6, -0.6, 0.94], [0.6, -0.6, 0.94], r * 0.7, r * 0.7); // biome-ignore format: one line
    else {
      const long = mask.muzzle === 'long';
      head.ball(on('muzzle', 1.8), w.trim, [0, long ? -0.62 : -0.54, 1], [long ? 0.62 : 0.46, long ? 0.5 : 0.36, 0.46]);
      const holes = mask.muzzle === 'muzzle' ? [0] : [-0.2, 0.2];
      for (const x of holes) head.ball(on('nose', 2.2), 'dark', [x, mask.muzzle === 'muzzle' ? -0.36 : -0.56, 1.46], [x ? r * 0.7 : r * 1.2, r * 0.8, r]); // biome-ignore format: one line
    }
  };

const NAMES = (beasts: string): string[] => beasts.split(', ').flatMap((b) => [`${b} mask`, `${b} head mask`, `${b} mascot head`]); // biome-ignore format: one line

export const BEAST_MASKS: readonly Piece[] = TABLE.map(([id, beasts, material, trim, mask]) => ({
  id,
  aliases: NAMES(beasts),
  slot: 'face',
  material,
  trim,
  cover: 'full',
  draw: draw(mask),
}));
