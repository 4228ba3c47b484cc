import type { Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import type { Cover, Figure, Piece } from './types.ts';

const hat = (id: string, aliases: readonly string[], material: string, trim: string, cover: Cover, draw: DrawHat): Piece => ({ id, aliases, slot: 'hat', material, trim, cover, draw }); // biome-ignore format: a row
const detail = (f: Figure, name: string, priority = 1.8, group = 'hat'): number => f.part(name, { group, priority, line: false }); // biome-ignore format: a row

/** A pointed hood over the whole head with holes for the eyes. */
const executionerHood: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.02, 0], [1.1, 1.12, 1.1]);
  head.cone(part, w.material, [0, 0.5, -0.04], [0, 1.7, -0.16], 0.98, 0.14);
  head.cone(part, w.material, [0, -1.3, 0], [0, -0.3, 0], [1.24, 1.0], [1.06, 1.04]);
  const r = Math.max(0.15, (0.8 * rig.px) / rig.headWidth);
  for (const d of [-1, 1]) {
    head.ball(detail(f, 'eye holes', 2), f.skin, [d * 0.4, -0.12, 1.06], [r * 1.6, r * 1.1, 0.16]);
    head.ball(detail(f, 'eyes', 2.2), 'dark', [d * 0.4, -0.14, 1.18], [r * 0.75, r * 0.95, 0.12]);
  }
};

/** A straw hat from whose brim a net falls round the face. */
const veilHat: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.34, -0.04], [0, 0.46, -0.04], [1.66, 1.6], [1.52, 1.46]);
  head.ball(part, w.material, [0, 0.46, -0.04], [1.0, 0.72, 0.96], { clips: [[0, -1, 0, 0.1]] });
  head.cone(f.part('hat-band', { group: 'hat', priority: 1.5 }), w.trim, [0, 0.46, -0.04], [0, 0.62, -0.04], 1.03, 1.0);
  // the net: cloth behind and beside the face, gathered below the chin; threads before it only where they are finer than a face, or it is a cage
  const cloth = f.part('veil', { group: 'veil', priority: 1.5, line: false });
  // pale, as what one sees through it is: dark cloth would be a nun's
  const gauze = '#a8a8ac/cloth';
  head.cone(cloth, gauze, [0, -1.16, -0.1], [0, 0.36, -0.06], [1.3, 1.2], [1.36, 1.3], { clips: [[0, 0, 1, 0.1]] });
  for (const d of [-1, 1]) head.lock(cloth, gauze, [d * 1.3, 0.34, 0.3], [d * 1.12, -1.1, 0.42], 0.26, 0.3);
  const r = Math.max(0.04, (0.42 * rig.px) / rig.headWidth);
  if (rig.fine)
    for (let i = -5; i <= 5; i++) {
      const a = (i / 5) * 1.25;
      head.lock(cloth, w.trim, [Math.sin(a) * 1.36, 0.34, Math.cos(a) * 1.3], [Math.sin(a) * 1.28, -1.12, Math.cos(a) * 1.14], r, r);
    }
  const rim = f.part('veil', { group: 'veil', priority: 1.6, line: false });
  const round = (y: number, k: number, thick: number): void => {
    const points = Array.from({ length: 11 }, (_, i): Vec3 => { const a = -1.5 + (i / 10) * 3; return [Math.sin(a) * k, y, Math.cos(a) * k * 0.92]; });
    head.tube(rim, rig.fine ? w.trim : gauze, points, points.map(() => thick));
  };
  round(-1.12, 1.22, rig.fine ? r * 1.3 : Math.max(r * 1.3, 0.16));
  if (rig.fine) round(-0.55, 1.32, r * 1.3);
}; // biome-ignore format: one line a solid

/** A soft hat, creased above, its brim turned down in front. */
const fedora: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.26, 0.04], [0, 0.42, 0], [1.5, 1.66], [1.42, 1.5]);
  head.cone(part, w.material, [0, 0.36, -0.04], [0, 1.0, -0.1], [1.02, 1.0], [0.8, 0.84]);
  for (const d of [-1, 1]) head.ball(part, w.material, [d * 0.4, 1.0, -0.02], [0.46, 0.26, 0.82]);
  head.cone(f.part('hat-band', { group: 'hat', priority: 1.5 }), w.trim, [0, 0.42, -0.04], [0, 0.64, -0.06], 1.04, 0.98);
}; // biome-ignore format: one line a solid

/** A broad hat with a long plume laid over its brim. */
const plumedHat: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.34, -0.06], [0, 0.46, -0.06], [1.66, 1.6], [1.56, 1.5]);
  head.cone(part, w.material, [0, 0.4, -0.06], [0, 1.0, -0.06], [1.0, 0.96], [0.86, 0.84]);
  head.lock(part, w.material, [1.1, 0.5, 0.4], [1.42, 0.86, 0.2], 0.3, 0.3);
  head.cone(f.part('hat-band', { group: 'hat', priority: 1.5 }), 'gold', [0, 0.46, -0.06], [0, 0.6, -0.06], 1.03, 1.0);
  head.tube(f.part('plume', { group: 'plume', priority: 1.4 }), w.trim, [[-0.7, 0.6, 0.8], [-1.05, 1.1, 0.4], [-1.35, 1.15, -0.2], [-1.7, 0.8, -0.6]], [0.14, 0.26, 0.28, 0.1]);
}; // biome-ignore format: one line a solid

/** An open helmet of the conquerors: a ridge and a brim that points up before and behind. */
const morion: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.34, -0.04], [1.06, 0.92, 1.06], { clips: [[0, -1, 0, 0]] });
  head.tube(part, w.material, [[-1.3, 0.42, 0], [-0.8, 0.36, 0.95], [0, 0.6, 1.45], [0.8, 0.36, 0.95], [1.3, 0.42, 0]], [0.16, 0.2, 0.16, 0.2, 0.16]);
  head.tube(f.part('crest', { group: 'hat', priority: 1.3 }), shadeOf(w.material, 4), [[0, 0.9, 0.9], [0, 1.4, 0.3], [0, 1.42, -0.4], [0, 0.8, -1.0]], [0.1, 0.16, 0.16, 0.1]);
}; // biome-ignore format: one line a solid

/** Black and tall, a buckle on its band. */
const pilgrimHat: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.34, -0.04], [0, 0.46, -0.04], [1.55, 1.5], [1.45, 1.4]);
  head.cone(part, w.material, [0, 0.4, -0.04], [0, 1.45, -0.04], [0.98, 0.95], [0.74, 0.72]);
  head.cone(f.part('hat-band', { group: 'hat', priority: 1.5 }), w.trim, [0, 0.46, -0.04], [0, 0.68, -0.04], 1.0, 0.95);
  if (!rig.small) head.ball(detail(f, 'buckle', 2), 'gold', [0, 0.58, 0.98], [0.2, 0.16, 0.12]);
}; // biome-ignore format: one line a solid

/** A globe of brass with round panes before the face and at the sides. */
const divingHelmet: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, -0.02, 0], [1.24, 1.2, 1.2]);
  head.cone(f.part('collar', { group: 'hat', priority: 1.2 }), shadeOf(w.material, 2), [0, -1.35, 0], [0, -0.95, 0], [1.34, 1.1], [1.08, 1.0]);
  const r = Math.max(0.07, (0.6 * rig.px) / rig.headWidth);
  const ring = (c: Vec3, k: number, flat: boolean): void => {
    const points = Array.from({ length: 13 }, (_, i): Vec3 => { const a = (i / 12) * 2 * Math.PI; return flat ? [c[0] + Math.cos(a) * k, c[1] + Math.sin(a) * k, c[2]] : [c[0], c[1] + Math.sin(a) * k, c[2] + Math.cos(a) * k]; });
    head.tube(f.part('rim', { group: 'hat', priority: 1.7 }), shadeOf(w.material, 4), points, points.map(() => r));
  };
  head.ball(detail(f, 'pane', 1.6), 'sapphire', [0, -0.08, 1.02], [0.58, 0.56, 0.3]);
  head.ball(detail(f, 'gleam', 1.9), 'ice', [-0.2, 0.14, 1.3], [0.16, 0.12, 0.08]);
  ring([0, -0.08, 1.22], 0.6, true);
  for (const d of [-1, 1]) head.ball(detail(f, 'pane', 1.6), 'sapphire', [d * 1.16, -0.05, 0.1], [0.16, 0.32, 0.34]);
  if (!rig.middle) { head.lock(detail(f, 'bar', 1.9), shadeOf(w.material, 2), [0, 0.48, 1.28], [0, -0.64, 1.28], r * 0.7, r * 0.7); }
  head.ball(part, w.material, [0, 1.16, 0], [0.3, 0.2, 0.3]);
}; // biome-ignore format: one line a solid

/** A band of gauze round the brow, a red spot on it. */
const headBandage: DrawHat = (f, w) => {
  const part = f.part(w.piece.id, { group: 'hat', priority: 1.4, soft: true });
  f.head.cone(part, w.material, [0, 0.24, -0.04], [0, 0.64, -0.06], 1.17, 1.1);
  f.head.lock(part, shadeOf(w.material, 2), [-1.0, 0.3, 0.5], [1.0, 0.62, 0.5], 0.1, 0.1);
  if (!f.rig.small) f.head.ball(detail(f, 'blood', 2), w.trim, [-0.46, 0.46, 1.0], [0.22, 0.15, 0.14]);
}; // biome-ignore format: one line a solid

/** The whole head in gauze, only the eyes free. */
const headWrap: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.3, -0.02], [1.07, 0.86, 1.07], { clips: [[0, -1, 0, 0.12]] });
  head.ball(part, w.material, [0, -0.6, 0.04], [0.96, 0.56, 0.98], { clips: [[0, 1, 0, 0.3]] });
  for (const [y, t] of [[0.5, 0.16], [0.86, -0.1], [-0.56, 0.12]] as const) head.lock(detail(f, 'fold', 1.4), shadeOf(w.material, 2), [-0.8, y - t, 0.72], [0.8, y + t, 0.72], 0.06, 0.06);
}; // biome-ignore format: one line a solid

/** A bag of paper over the head, holes torn for the eyes. */
const paperBag: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, -1.06, 0], [0, 1.2, 0], [1.12, 1.02], [1.08, 0.98]);
  const r = Math.max(0.15, (0.8 * rig.px) / rig.headWidth);
  for (const d of [-1, 1])
    head.ball(detail(f, 'eye holes', 2), 'dark', [d * 0.42, 0.02, 1.02], [r * 1.2, r * 1.2, 0.14]);
  if (!rig.small)
    head.lock(detail(f, 'fold', 1.5), shadeOf(w.material, 2), [-0.8, 0.86, 0.86], [0.8, 0.86, 0.86], 0.05, 0.05);
};

/** A helmet with a red cross on a white field. */
const medicHelmet: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.24, -0.04], [1.14, 1.0, 1.14], { clips: [[0, -1, 0, -0.02]] });
  head.cone(part, w.material, [0, 0.2, -0.02], [0, 0.34, -0.02], 1.26, 1.16);
  head.ball(detail(f, 'field', 1.6), 'cloth', [0, 0.72, 0.86], [0.36, 0.34, 0.24]);
  const r = Math.max(0.07, (0.5 * rig.px) / rig.headWidth);
  head.lock(detail(f, 'cross', 2), w.trim, [-0.2, 0.72, 1.1], [0.2, 0.72, 1.1], r, r);
  head.lock(detail(f, 'cross', 2), w.trim, [0, 0.92, 1.02], [0, 0.52, 1.12], r, r);
}; // biome-ignore format: one line a solid

/** Hats, hoods and helmets of trades and tales. */
export const MORE_HATS: readonly Piece[] = [
  hat(
    'paper-bag',
    ['paper bag on his head', 'bag over the head', 'bag on his head', 'paper bag mask'],
    '#c49a68/paper',
    'dark',
    'full',
    paperBag,
  ),
  hat(
    'executioner-hood',
    ['executioner hood', 'black executioner hood', 'hangman hood', 'executioner mask'],
    'black_cloth',
    'crimson',
    'full',
    executionerHood,
  ),
  hat(
    'veil-hat',
    ['veil hat', 'beekeeper hat', 'beekeeper veil', 'bee hat', 'beekeeper mask', 'net hat'],
    '#d8b860/thatch',
    'charcoal',
    'top',
    veilHat,
  ),
  hat('fedora', ['trilby', 'gangster hat', 'mafia hat'], 'charcoal', 'cloth', 'top', fedora),
  hat('plumed-hat', ['plumed hat', 'musketeer hat', 'cavalier hat'], 'navy', 'feather', 'top', plumedHat),
  hat('morion', ['conquistador helmet', 'morion helmet'], 'steel', 'steel', 'top', morion),
  hat(
    'pilgrim-hat',
    ['pilgrim hat', 'capotain', 'witch hunter hat', 'puritan hat'],
    'black_cloth',
    'brown_cloth',
    'top',
    pilgrimHat,
  ),
  hat(
    'diving-helmet',
    ['diving helmet', 'brass helmet', 'brass diving helmet', 'diver helmet'],
    'bronze',
    'glass',
    'full',
    divingHelmet,
  ),
  hat(
    'head-bandage',
    [
      'bandaged head',
      'head bandage',
      'bandage on the head',
      'bandage on his head',
      'bandage on her head',
      'bandage around the head',
      'bandage around his head',
      'bandage around her head',
    ],
    'cloth',
    'crimson',
    'none',
    headBandage,
  ),
  hat('head-wrap', ['head wrap', 'bandaged face', 'face bandages', 'face wrap'], 'cloth', 'cloth', 'full', headWrap),
  hat('medic-helmet', ['medic helmet', 'red cross helmet'], '#5a6640', 'red', 'top', medicHelmet),
];
