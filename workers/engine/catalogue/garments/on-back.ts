import { aim, apply, at, normalize, type Vec3 } from '../../solids/vec.ts';
import type { Figure, Piece, Worn } from './types.ts';

/** A piece of this prefix is what hands hold, slung across the back: 'back/sword'; at the belt: 'belt/sword'. */
const BACK = 'back/';
const BELT = 'belt/';

const SHEATHED = /sword|katana|dagger|rapier|scimitar|kukri/;

/** Draws a held thing somewhere else: its hand and its slope are moved there. */
function slung(f: Figure, w: Worn, held: Piece, belt: boolean): void {
  const { rig } = f;
  const { chest, root, torso: T, depth: D, unit: U } = rig;
  // on the back the hilt looks over the right shoulder; at the belt it stands before the left hip
  const hand: Vec3 = belt
    ? at(root, [rig.hipX + rig.legRadius * 0.9, T * 0.16, D * 0.5])
    : at(chest, [-rig.headWidth * 1.12, T * 0.5 + U * 0.16, -D * 1.5]);
  const direction = normalize(belt ? [0.34, -0.9, -0.55] : [0.62, -0.86, -0.05]);
  if (SHEATHED.test(held.id)) {
    const part = f.part(w.piece.id, { group: `sheath ${w.piece.id}`, priority: 1.2 });
    const on = (t: number): Vec3 =>
      [hand[0] + direction[0] * U * t, hand[1] + direction[1] * U * t, hand[2] + direction[2] * U * t] as const;
    const long = belt ? 0.95 : 1.4;
    f.scene.cap(part, 'dark_leather', on(0.1), on(long), rig.least(U * 0.07, 0.8), rig.least(U * 0.05, 0.6));
    const hilt = f.part('hilt', { group: `sheath ${w.piece.id}`, priority: 1.6 });
    const side = apply(aim(direction), [1, 0, 0]);
    f.scene.cap(
      hilt,
      w.trim,
      [hand[0] - side[0] * U * 0.13, hand[1] - side[1] * U * 0.13, hand[2] - side[2] * U * 0.13],
      [hand[0] + side[0] * U * 0.13, hand[1] + side[1] * U * 0.13, hand[2] + side[2] * U * 0.13],
      rig.least(U * 0.045, 0.6),
    );
    f.scene.cap(hilt, 'leather', hand, on(-0.3), rig.least(U * 0.05, 0.7));
    f.scene.ell(hilt, w.trim, on(-0.34), rig.least(U * 0.06, 0.7));
    return;
  }
  const arms = { R: { ...rig.arms.R, hand }, L: { ...rig.arms.L, hand } };
  const up: Vec3 = belt ? [0.3, -0.94, -0.2] : [-0.6, 0.84, -0.1];
  const middle: Vec3 = belt ? hand : at(chest, [rig.shoulder * 0.2, -T * 0.2, -D * 1.6]);
  for (const arm of Object.values(arms)) arm.hand = middle;
  const moved: Figure = {
    ...f,
    rig: { ...rig, arms, pose: { ...rig.pose, weaponR: up, weaponL: up } },
    part: (name, o) =>
      f.part(name === held.id ? w.piece.id : name, { ...o, group: `slung ${w.piece.id}`, held: false }),
  };
  held.draw?.(moved, { ...w, piece: held });
}

/** A held thing slung across the back or at the belt, as a piece of the wardrobe. */
export function slungPiece(id: string, pieceOf: (id: string) => Piece | undefined): Piece | undefined {
  const belt = id.startsWith(BELT);
  if (!belt && !id.startsWith(BACK)) return undefined;
  const held = pieceOf(id.slice(BACK.length));
  if (!held?.draw || (held.slot !== 'right' && held.slot !== 'left')) return undefined;
  return {
    id,
    aliases: [],
    slot: belt ? 'belt' : 'sling',
    material: held.material,
    trim: held.trim ?? held.material,
    draw: (f, w) => slung(f, w, held, belt),
  };
}
