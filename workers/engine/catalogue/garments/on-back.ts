import { at, normalize, type Vec3 } from '../../solids/vec.ts';
import { front } from '../../subject/humanoid/front.ts';
import { acrossScreen } from './grip.ts';
import type { Figure, Piece, Worn } from './types.ts';

/** A piece of this prefix is what hands hold, slung across the back: 'back/sword'; at the belt: 'belt/sword'. */
const BACK = 'back/';
const BELT = 'belt/';
/** Two of them on the back, crossed. */
const PAIR = 'pair/';

/** Out of the figure's outline on both sides: its slope. */
const ACROSS_BACK: Vec3 = [-0.74, 0.66, -0.1];
const BROAD = /shield/;
const BOW = /bow/;
/** Long enough to be seen on both sides of the body. */
const LONG = /rifle|gun|spear|staff|halberd|scythe|trident|bow|guitar|lute|banjo|launcher|pole/;
const SHEATHED = /sword|katana|dagger|rapier|scimitar|kukri/;

/** The most by which something that is said to be big is larger there. */
const MOST_ON_BACK = 1.15;

/** Draws a held thing somewhere else: its hand and its slope are moved there. */
function slung(f: Figure, w: Worn, held: Piece, belt: boolean, d: 1 | -1 = 1): void {
  const { rig } = f;
  const { chest, root, torso: T, depth: D, unit: U } = rig;
  // on the back the hilt looks over the right shoulder; at the belt it stands before the left hip
  const hand: Vec3 = belt
    ? at(root, [rig.hipX + rig.legRadius * 0.9, T * 0.16, D * 0.5])
    : at(chest, [d * (-rig.headWidth * 1.2 - U * 0.06), T * 0.5 + U * 0.34, -D * 1.5]);
  const direction = normalize(belt ? [0.34, -0.9, -0.55] : [d * 0.68, -0.73, -0.05]);
  if (SHEATHED.test(held.id)) {
    const part = f.part(w.piece.id, { group: `sheath ${w.piece.id}`, priority: 1.2 });
    const on = (t: number): Vec3 =>
      [hand[0] + direction[0] * U * t, hand[1] + direction[1] * U * t, hand[2] + direction[2] * U * t] as const;
    const long = belt ? 0.95 : 1.75;
    f.scene.cap(part, 'dark_leather', on(0.1), on(long), rig.least(U * 0.07, 0.8), rig.least(U * 0.05, 0.6));
    const hilt = f.part('hilt', { group: `sheath ${w.piece.id}`, priority: 1.6 });
    const side = acrossScreen(direction, f.view);
    f.scene.cap(
      hilt,
      w.trim,
      [hand[0] - side[0] * U * 0.17, hand[1] - side[1] * U * 0.17, hand[2] - side[2] * U * 0.17],
      [hand[0] + side[0] * U * 0.17, hand[1] + side[1] * U * 0.17, hand[2] + side[2] * U * 0.17],
      rig.least(U * 0.045, 0.6),
    );
    f.scene.cap(hilt, 'leather', hand, on(-0.36), rig.least(U * 0.06, 0.8));
    f.scene.ell(hilt, w.trim, on(-0.4), rig.least(U * 0.08, 0.85));
    if (!belt && d === 1) strap(f, w);
    return;
  }
  const arms = { R: { ...rig.arms.R, hand }, L: { ...rig.arms.L, hand } };
  const [x, y, z] = belt ? ([0.3, -0.94, -0.2] as const) : ACROSS_BACK;
  const up: Vec3 = [d * x, y, z];
  // from the front its end looks out beside the head, clear of hair and brim, its butt beside the hip
  const broad = BROAD.test(held.id);
  const far = LONG.test(held.id) || (w.size ?? 1) > 1 ? 0.28 : 0.62;
  const middle: Vec3 = belt ? hand : broad ? at(chest, [0, T * 0.05, -D * 1.7]) : at(chest, [-d * rig.headWidth * far, T * (far > 0.5 ? 0.4 : 0.12), -D * 1.6]); // biome-ignore format: one line
  if (!belt && d === 1) strap(f, w);
  // what a body would hide is larger
  const unit = belt ? U : U * (broad ? 1.75 : BOW.test(held.id) ? 1.3 : 1.15);
  for (const arm of Object.values(arms)) arm.hand = middle;
  const moved: Figure = {
    ...f,
    rig: { ...rig, unit, arms, pose: { ...rig.pose, weaponR: up, weaponL: up } },
    part: (name, o) =>
      f.part(name === held.id ? w.piece.id : name, { ...o, group: `slung ${w.piece.id}`, held: false }),
  };
  // the head of who bears it stays larger
  held.draw?.(moved, { ...w, piece: held, ...(w.size ? { size: Math.min(w.size, MOST_ON_BACK) } : {}) });
}

/** A band over the shoulder and across the chest: from the front it tells that something hangs on the back. */
function strap(f: Figure, w: Worn): void {
  const { chest, torso: T, shoulder, waistWidth } = f.rig;
  const part = f.part('strap', { group: `strap ${w.piece.id}`, priority: 1.5, line: false });
  const r = f.rig.least(f.rig.unit * 0.045, 0.6);
  f.scene.tube(
    part,
    'dark_leather',
    [
      at(chest, [-shoulder * 0.72, T * 0.52, 0]),
      front(f, -0.5, 0.72, 1.1),
      front(f, 0.05, 0.1, 1.12),
      front(f, 0.62, -0.6, 1.1),
      at(chest, [waistWidth * 1.02, -T * 0.42, 0]),
    ],
    r,
  );
}

/** A held thing slung across the back or at the belt, as a piece of the wardrobe. */
export function slungPiece(id: string, pieceOf: (id: string) => Piece | undefined): Piece | undefined {
  const belt = id.startsWith(BELT);
  const pair = id.startsWith(PAIR);
  if (!belt && !pair && !id.startsWith(BACK)) return undefined;
  const held = pieceOf(id.slice(BACK.length));
  if (!held?.draw || (held.slot !== 'right' && held.slot !== 'left')) return undefined;
  return {
    id,
    aliases: [],
    slot: belt ? 'belt' : 'sling',
    material: held.material,
    trim: held.trim ?? held.material,
    draw: (f, w) => {
      if (pair) slung(f, w, held, belt, -1);
      slung(f, w, held, belt);
    },
  };
}
