/** Hoods of animals as children and party guests wear them: the face looks out of the beast's own, its ears, spikes or beak above. */
import { shadeOf } from '../materials.ts';
import { hatPart } from './hat-part.ts';
import type { Figure, Piece, Worn } from './types.ts';

type Beast = 'spikes' | 'horns' | 'round' | 'points' | 'tall' | 'eyes' | 'fin' | 'beak' | 'unicorn' | 'cow';

const hood =
  (beast: Beast) =>
  (f: Figure, w: Worn): void => {
    const { head, rig } = f;
    const part = hatPart(f, w);
    head.ball(part, w.material, [0, 0.06, -0.06], [1.2, 1.16, 1.16], { clips: [[0, -0.28, 0.96, 0.5]] });
    head.ball(part, w.material, [0, -0.1, -0.1], [1.18, 1.08, 1.08], { clips: [[0, 0, 1, 0.1]] });
    const more = f.part(w.piece.id, { group: 'hood ears', priority: 1.2 });
    const fine = f.part('hood trim', { group: 'hood ears', priority: 1.5, line: false });
    const both = (draw: (d: number) => void): void => [-1, 1].forEach(draw);
    if (beast === 'spikes') {
      for (const [x, y] of [[0, 1.2], [-0.5, 1.08], [0.5, 1.08]] as const) head.lock(more, w.trim, [x, y - 0.16, 0.1], [x * 1.25, y + 0.42, 0.04], 0.24, 0.04);
      both((d) => head.ball(fine, 'cloth', [d * 0.5, 0.62, 0.98], [0.2, 0.2, 0.12]));
      both((d) => head.ball(f.part('hood eyes', { group: 'hood ears', priority: 1.7, line: false }), 'dark', [d * 0.48, 0.6, 1.1], [0.11, 0.13, 0.08]));
    } else if (beast === 'horns') {
      both((d) => head.tube(f.part('hood horns', { group: 'hood horns', priority: 1.2 }), w.trim, [[d * 0.6, 0.9, 0], [d * 0.9, 1.3, -0.1], [d * 0.84, 1.72, -0.1]], [0.2, 0.17, 0.05]));
      for (const y of [1.2, 1.3]) head.lock(more, shadeOf(w.material, 2), [0, y - 0.2, y - 1.2], [0, y + 0.2, y - 1.3], 0.2, 0.05);
    } else if (beast === 'round') {
      both((d) => head.ball(more, w.material, [d * 0.86, 0.98, -0.05], [0.4, 0.4, 0.24]));
      if (!rig.small) both((d) => head.ball(fine, w.trim, [d * 0.86, 0.96, 0.14], [0.21, 0.21, 0.12]));
    } else if (beast === 'points') {
      both((d) => head.lock(more, w.material, [d * 0.66, 0.86, 0], [d * 0.98, 1.66, -0.05], 0.4, 0.06));
      if (!rig.small) both((d) => head.lock(fine, w.trim, [d * 0.7, 1.06, 0.22], [d * 0.9, 1.4, 0.14], 0.17, 0.05));
    } else if (beast === 'tall') {
      both((d) => head.lock(more, w.material, [d * 0.42, 1.0, 0], [d * 0.6, 2.2, -0.1], 0.27, 0.2));
      if (!rig.small) both((d) => head.lock(fine, w.trim, [d * 0.44, 1.25, 0.2], [d * 0.58, 2.0, 0.1], 0.11, 0.08));
    } else if (beast === 'eyes') {
      both((d) => head.ball(more, w.material, [d * 0.58, 1.06, 0.16], [0.4, 0.4, 0.36]));
      both((d) => head.ball(fine, 'cloth', [d * 0.58, 1.1, 0.46], [0.24, 0.24, 0.16]));
      both((d) => head.ball(f.part('hood eyes', { group: 'hood ears', priority: 1.7, line: false }), 'dark', [d * 0.56, 1.08, 0.6], [0.12, 0.14, 0.08]));
    } else if (beast === 'fin') {
      head.lock(more, w.material, [0, 0.9, 0], [0.1, 1.9, -0.35], 0.36, 0.06);
      for (const x of [-0.56, -0.28, 0, 0.28, 0.56]) head.lock(fine, 'tooth', [x, 0.56 - x * x * 0.5, 1.04 - Math.abs(x) * 0.28], [x, 0.28 - x * x * 0.5, 1.08 - Math.abs(x) * 0.28], 0.13, 0.03);
    } else if (beast === 'beak') {
      head.lock(f.part('hood beak', { group: 'hood ears', priority: 1.4 }), w.trim, [0, 0.5, 0.95], [0, 0.3, 1.5], 0.34, 0.06);
      both((d) => head.ball(fine, 'dark', [d * 0.56, 0.72, 0.92], [0.12, 0.14, 0.1]));
    } else {
      both((d) => head.lock(more, w.material, [d * 0.8, 0.8, 0], [d * 1.25, 0.98, 0], 0.26, 0.08));
      if (beast === 'unicorn') head.lock(f.part('hood horn', { group: 'hood horns', priority: 1.3 }), w.trim, [0, 1.06, 0.34], [0, 1.96, 0.4], 0.22, 0.04);
      else both((d) => head.lock(f.part('hood horns', { group: 'hood horns', priority: 1.3 }), 'bone', [d * 0.4, 1.0, 0.1], [d * 0.56, 1.5, 0.1], 0.18, 0.05));
    }
  }; // biome-ignore format: one line a part

/** Animals → how their hood is cut, its colour, its second colour. */
const KINDS: readonly (readonly [id: string, names: readonly string[], beast: Beast, material: string, trim: string])[] = [
  ['dinosaur', ['dino', 'lizard', 'crocodile', 'godzilla'], 'spikes', '#5cae4c/cloth', '#f0a03c/cloth'],
  ['dragon', ['dragonling'], 'horns', '#4c9c54/cloth', 'bone'],
  ['teddy', ['bear', 'monkey', 'mouse', 'koala', 'panda', 'hamster', 'otter'], 'round', '#a06c40/cloth', '#e0b48c/cloth'],
  ['kitty', ['cat', 'fox', 'wolf', 'tiger', 'dog', 'puppy', 'kitten', 'raccoon', 'pig'], 'points', '#e09040/cloth', '#f4d0b0/cloth'],
  ['bunny', ['rabbit', 'hare'], 'tall', '#f4b8c8/cloth', '#e07890/cloth'],
  ['frog', ['toad'], 'eyes', '#6cb848/cloth', 'cloth'],
  ['shark', ['whale', 'orca'], 'fin', '#6c8cb0/cloth', 'cloth'],
  ['chicken', ['duck', 'bird', 'penguin', 'owl', 'chick'], 'beak', '#f4d454/cloth', 'orange'],
  ['unicorn', ['pony'], 'unicorn', '#f4f0f4/cloth', '#f098c8/cloth'],
  ['cow', ['bull', 'goat', 'reindeer'], 'cow', '#f0ece4/cloth', 'bone'],
]; // biome-ignore format: one row a kind

export const COSTUME_HOODS: readonly Piece[] = KINDS.map(([id, names, beast, material, trim]) => ({
  id: `${id}-onesie-hood`,
  aliases: names.map((name) => `${name} onesie hood`),
  slot: 'hat',
  material,
  trim,
  cover: 'full',
  draw: hood(beast),
}));

/** What an animal's onesie is made of where no colour was said, in the words of the tables. */
const COLOURS: Readonly<Record<string, string>> = { teddy: 'brown', dinosaur: 'green', dragon: 'green', kitty: 'orange', bunny: 'pink', frog: 'green', shark: 'steel blue', chicken: 'yellow', unicorn: 'white', cow: 'white', wolf: 'grey', mouse: 'grey', koala: 'grey', raccoon: 'grey', hamster: 'beige', panda: 'white', penguin: 'dark blue', pig: 'pink', whale: 'blue', orca: 'black', dog: 'brown', puppy: 'brown', owl: 'brown' }; // biome-ignore format: a table
/** Animals by the words for them: their colour, where it is not that of their hood's kind. */
export const ONESIES: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(([id, names]) => [id, ...names].map((name) => [name, COLOURS[name] ?? COLOURS[id]!] as const)),
);
