import { thingHeadOf } from '../../catalogue/garments/thing-heads.ts';
import type { Figure, HeadKit } from '../../catalogue/garments/types.ts';
import type { PartId } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { at, clamp, lerp, rad, type Vec3 } from '../../solids/vec.ts';
import { drawEars, drawHeadCrest, drawSnout, isPointed } from './head-features.ts';
import { drawKin, faceMark } from './kin-face.ts';
import { PORTRAIT } from './portrait-size.ts';
import type { Rig } from './rig.ts';
import { drawBoulder, wrapHead } from './species-marks.ts';

/** Primitives in head units (±1 at the skull's sides, crown and chin). */
export function headKit(scene: Scene, rig: Rig): HeadKit {
  const { headWidth: W, headHeight: Ht, px, onHead: H } = rig;
  const two = (r: number | readonly [number, number]): readonly [number, number] =>
    typeof r === 'number' ? [r * W, r * W] : [r[0] * W, r[1] * W];
  return {
    lock: (part, m, a, b, ra, rb) => scene.cap(part, m, H(a), H(b), W * ra, Math.max(W * rb, px * 0.4)),
    ball: (part, m, c, r, o) => scene.ell(part, m, H(c), [W * r[0], Ht * r[1], W * r[2]], rig.head.rotation, o),
    cone: (part, m, a, b, ra, rb, o) =>
      scene.cone(part, m, H(a), H(b), two(ra), two(rb), {
        facing: at(rig.head, [0, 0, 1]).map((x, i) => x - rig.head.origin[i]!) as unknown as Vec3,
        ...o,
      }),
    tube: (part, m, points, radii) =>
      scene.tube(
        part,
        m,
        points.map(H),
        radii.map((r) => Math.max(W * r, px * 0.4)),
      ),
  };
}

/** Skull, jaw, neck, ears, snout, horns of the species; returns the part that a face may be stamped on. */
export function drawHead(f: Figure): number {
  const { scene, rig, species, skin, head } = f;
  const shape = species.head ?? 'round';
  const part = f.part('head', {
    group: species.floating ? 'torso' : 'head',
    flat: shape === 'box' || shape === 'boulder' ? 0 : 0.5,
  });
  const H = rig.onHead;
  const { headWidth: W, headHeight: Ht, unit, torso: T, small, middle } = rig;
  const thing = thingHeadOf(f.worn('hat')?.piece.id) !== undefined;
  if (thing) {
    // a thing is there in its place
    scene.cap(part, skin, at(rig.chest, [0, T * 0.42, 0]), H([0, -0.8, 0]), unit * 0.14);
    return part;
  }
  const ball = (c: Vec3, r: Vec3): void => head.ball(part, skin, c, r, faceMark(f, c, r));
  if (shape === 'box') {
    scene.box(part, skin, H([0, 0, 0]), [W * 0.92, Ht * 0.82, W * 0.8], rig.head.rotation, { round: unit * 0.1 });
  } else if (shape === 'boulder') {
    drawBoulder(f, part);
  } else if (species.floating) {
    head.ball(part, skin, [0, 0.04, 0], [1.02, 0.98, 0.98]);
  } else if (shape === 'skull') {
    head.ball(part, skin, [0, 0.12, -0.03], [0.96, 0.88, 0.94]);
    scene.box(part, skin, H([0, -0.62, 0.3]), [W * 0.55, Ht * 0.3, W * 0.5], rig.head.rotation, { round: unit * 0.08 });
  } else if ((W / rig.px) * 2 >= PORTRAIT) drawShapedHead(f, part);
  else {
    ball([0, 0.04, 0], [1, 0.97, 0.96]);
    ball([0, -0.36, 0.1], [rig.build.jaw, 0.6, 0.84]);
  }
  if (species.bulges) for (const d of [-1, 1]) head.ball(part, skin, [d * 0.5, 0.66, 0.32], [0.4, 0.42, 0.44]);
  if (shape === 'skull' && rig.neckLength > 1.05)
    for (let i = 0; i < 3; i++)
      scene.ell(part, skin, at(rig.chest, [0, T * (0.5 + i * 0.055), -unit * 0.04]), [
        unit * 0.12,
        T * 0.035,
        unit * 0.1,
      ]);
  if (shape !== 'skull' && !species.floating)
    scene.cap(
      part,
      skin,
      at(rig.chest, [0, T * 0.42, 0]),
      rig.head.origin,
      unit * (rig.neckLength > 1.05 ? 0.17 : 0.14),
    );
  const cover = f.worn('hat')?.piece.cover ?? 'none';
  if (cover !== 'full' || (isPointed(species) && !f.worn('hat')?.piece.id.includes('helmet'))) drawEars(f);
  if (species.nose && !small) head.ball(part, skin, [0, -0.2, 0.98], [0.16, 0.2, species.nose]);
  if (species.snout) drawSnout(f, species.snout, shape === 'beak');
  if (species.crest && cover === 'none') drawHeadCrest(f, species.crest);
  drawKin(f, cover !== 'none');
  if (species.id === 'robot' && !small && cover === 'none') {
    const antenna = f.part('antenna');
    scene.cap(antenna, 'steel', H([0, 0.8, 0]), H([0, 1.25, 0]), rig.least(unit * 0.03, 0.55));
    scene.ell(antenna, 'eye_red', H([0, 1.3, 0]), rig.least(unit * 0.07, 0.9));
    for (const d of [-1, 1]) head.cone(antenna, 'dark_metal', [d * 0.88, -0.05, 0], [d * 1.08, -0.05, 0], 0.24, 0.2);
  }
  if (species.tusks && !small) {
    for (const d of [-1, 1]) {
      const tusk = f.part('tusks', { priority: 1.6, group: 'head', line: false });
      scene.cap(
        tusk,
        'tooth',
        H([d * 0.3, -0.82, 0.76]),
        H([d * 0.38, -0.54, 0.92]),
        rig.least(unit * 0.045, 0.55),
        rig.least(unit * 0.02, 0.4),
      );
    }
  }
  if (species.id === 'mummy' && !small) wrapHead(f, part);
  if (species.id === 'alien' && !middle)
    scene.ell(part, skin, H([0, 0.4, -0.1]), [W * 1.1, Ht * 0.8, W], rig.head.rotation);
  return part;
}

/** A large head: skull, cheeks, jaw and chin. A child's is rounder. */
function drawShapedHead(f: Figure, part: PartId): void {
  const { head, skin, rig } = f;
  const ball = (c: Vec3, r: Vec3): void => head.ball(part, skin, c, r, faceMark(f, c, r));
  const round = clamp((rig.build.head - 1) / 0.14, 0, 1);
  const jaw = rig.build.jaw;
  ball([0, 0.13, -0.02], [1, 0.86, 0.97]);
  ball([0, -0.2, 0.06], [0.93, 0.66, 0.86]);
  ball([0, -0.42, 0.14], [lerp(jaw * 0.92, 0.86, round), 0.52, 0.78]);
  if (Math.abs(Math.cos(rad(rig.yaw))) < 0.3) {
    // from the side nose and lips stand out of the face
    const soft = rig.build.jaw < 0.84 || round > 0.5 ? 0.75 : 1;
    head.lock(part, skin, [0, -0.1, 0.86], [0, -0.37, 0.98 + 0.12 * soft], 0.1, 0.12 * soft);
    head.ball(part, skin, [0, -0.62, 0.86], [0.16, 0.12, 0.11]);
  }
  ball([0, -0.72, 0.36], [lerp(jaw * 0.52, 0.5, round), lerp(0.27, 0.2, round), 0.44]);
}
