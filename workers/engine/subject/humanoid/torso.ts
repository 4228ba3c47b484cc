import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import type { Pattern, PrimitiveOptions } from '../../solids/primitives.ts';
import { apply, at, lerp, multiply, rotZ } from '../../solids/vec.ts';
import { front } from './front.ts';

/** Chest, waist and what is cut on them. */
export function drawTorso(f: Figure, cut: TorsoCut): void {
  const { scene, rig } = f;
  const w = f.worn('torso');
  const cloth = cut.shape === 'bare' || !w ? f.skin : w.material;
  const name = cut.shape === 'bare' || !w ? 'skin' : w.piece.id;
  const part = f.part(name, { group: 'torso' });
  const { chest, root, torso: T, depth, chestWidth, waistWidth, hipX, legRadius, armRadius, unit } = rig;
  const lift = rig.pose.breath * rig.px * 0.8;
  const pelvis = at(root, [0, -legRadius * 0.25, 0]);
  const shoulders = at(chest, [0, T * 0.5 - armRadius * 0.35 + lift, 0]);
  const facing = apply(chest.rotation, [0, 0, 1]);
  if (cut.shape === 'robot') {
    scene.box(part, cloth, at(chest, [0, -T * 0.05, 0]), [chestWidth * 1.02, T * 0.44, depth * 1.1], chest.rotation, {
      round: unit * 0.09,
    });
    scene.cone(
      part,
      'dark_metal',
      pelvis,
      at(chest, [0, -T * 0.4, 0]),
      [waistWidth * 0.7, depth * 0.8],
      [waistWidth * 0.7, depth * 0.8],
    );
    if (!rig.small) {
      const panel = f.part('panel', { group: 'torso' });
      scene.box(
        panel,
        'dark_metal',
        at(chest, [0, T * 0.02, depth * 0.85]),
        [chestWidth * 0.55, T * 0.2, depth * 0.35],
        chest.rotation,
        { round: unit * 0.02 },
      );
      if (!rig.middle) {
        scene.ell(panel, 'eye_red', at(chest, [-chestWidth * 0.25, T * 0.06, depth * 1.18]), rig.px * 0.75);
        scene.ell(panel, 'eye_glow', at(chest, [chestWidth * 0.25, T * 0.06, depth * 1.18]), rig.px * 0.75);
      }
    }
    return;
  }
  if (cut.shape === 'ribs') {
    const waist = at(root, [0, T * 0.22, 0]);
    scene.cone(part, 'dark', waist, shoulders, [waistWidth * 0.5, depth * 0.5], [chestWidth * 0.85, depth * 0.8]);
    const ribs = rig.small ? 2 : 3;
    for (let i = 0; i < ribs; i++) {
      const y = T * (0.42 - i * (rig.small ? 0.36 : 0.24));
      const k = 0.86 - i * 0.1;
      scene.cone(
        part,
        f.skin,
        at(chest, [0, y - T * 0.065, 0]),
        at(chest, [0, y + T * 0.05, 0]),
        [chestWidth * k, depth * 0.98],
        [chestWidth * (k + 0.04), depth],
      );
    }
    scene.cap(part, f.skin, pelvis, shoulders, unit * 0.07);
    scene.ell(part, f.skin, pelvis, [hipX + legRadius * 0.7, T * 0.13, depth * 0.7]);
    return;
  }
  const stripes = cut.stripes && !rig.small ? scene.material(cut.stripes) : -1;
  const bands = rig.middle ? 3 : 4;
  const pattern: Pattern | undefined =
    stripes >= 0
      ? (_x, y) => ((((y + 1) / 2) * bands) % 1 > 0.5 ? { material: stripes } : 0)
      : cut.mail && !rig.small
        ? (x, y, z) => ((Math.floor(y * 6) + Math.floor(Math.atan2(x, z) * 5)) & 1 ? -0.5 : 0.1)
        : f.species.id === 'mummy' && cut.shape === 'bare' && !rig.small
          ? bandages(rig.middle ? 3 : 5)
          : undefined;
  const hips = at(root, [0, -legRadius * 0.1, 0]);
  const below =
    cut.shape === 'bare' || (cut.shape === 'shirt' && !cut.skirt) ? (f.worn('legs')?.material ?? cloth) : cloth;
  const hipPart = below === cloth ? part : f.part(f.worn('legs')?.piece.id ?? name, { group: 'torso' });
  const o = { facing, pattern, ...(cut.mail ? { surface: 'mail' as const } : {}) };
  const hipWide = lerp(waistWidth, hipX + legRadius, 0.62);
  if (rig.small) scene.cone(part, cloth, hips, shoulders, [hipWide, depth * 0.95], [chestWidth, depth], o);
  else {
    // a waist between hips and ribs; what lies on the cloth goes on over it
    const waist = at(root, [0, T * WAIST, 0]);
    const half = (low: boolean): PrimitiveOptions => ({ ...o, pattern: pattern && halfOf(pattern, low) });
    if (below === cloth)
      scene.cone(part, cloth, hips, waist, [hipWide, depth * 0.96], [waistWidth, depth * 0.9], half(true));
    else {
      // trousers end at the belt
      const band = at(root, [0, T * BELT, 0]);
      const k = BELT / WAIST;
      const middle = [lerp(hipWide, waistWidth, k), depth * lerp(0.96, 0.9, k)] as const;
      scene.cone(part, cloth, band, waist, middle, [waistWidth, depth * 0.9], half(true));
      scene.cone(hipPart, below, hips, band, [hipWide, depth * 0.97], [middle[0] * 1.03, middle[1] * 1.03], { facing });
    }
    scene.cone(part, cloth, waist, shoulders, [waistWidth, depth * 0.9], [chestWidth, depth], half(false));
    drawYoke(f, part, cloth);
  }
  scene.ell(part, cloth, shoulders, [chestWidth, armRadius * 0.95, depth * 0.95], chest.rotation);
  if (rig.build.bust > 0 && rig.roomy) drawBust(f, part, cloth);
  scene.ell(hipPart, below, hips, [hipX + legRadius * 0.95, legRadius * 1.1, depth * 0.98], root.rotation);
  if (rig.build.belly > 0) {
    scene.ell(
      part,
      cloth,
      at(root, [0, T * 0.3, depth * 0.4]),
      [waistWidth * 1.15, T * 0.36, depth * rig.build.belly],
      chest.rotation,
    );
    // with child: a ball before the waist, lit from above, over dress and belt
    if (f.pregnant) {
      const womb = f.part(name, { group: 'belly', priority: 1.6 });
      scene.ell(womb, cloth, at(root, [0, T * 0.26, depth * 0.95]), [waistWidth * 1.02, T * 0.33, depth * 1.15], chest.rotation); // biome-ignore format: one line
    }
  }
  if (cut.shape === 'bare' && !rig.small && !rig.middle && f.species.id !== 'mummy' && f.species.id !== 'golem')
    drawChestLines(f, part);
  // a skirt of its own goes over the tails of a tunic
  const skirted = f.worn('legs')?.piece.draw !== undefined && cut.shape !== 'armor';
  if ((cut.shape === 'tunic' || cut.skirt) && !skirted) {
    const skirt = !cut.skirt || cut.skirt === 'same' ? (cut.shape === 'armor' ? shadeOf(cloth, 2) : cloth) : cut.skirt;
    const hem = f.part(name, { group: 'torso' });
    const folds: Pattern | undefined = rig.small
      ? undefined
      : (x, y, z) => (Math.cos(Math.atan2(x, z) * 7) > 0.55 && y < 0.3 ? -0.28 : 0);
    scene.cone(
      hem,
      skirt,
      at(root, [0, -rig.legLength * (cut.length ?? 0.34), 0]),
      at(root, [0, T * 0.16, 0]),
      [hipX + legRadius * 1.35, depth * 1.22],
      [waistWidth * 1.04, depth * 1.02],
      cut.shape === 'armor' && rig.large ? { surface: 'mail' } : { pattern: folds },
    );
  }
  if (cut.shape === 'armor' && !rig.small) {
    const plate = f.part(name, { group: 'torso' });
    scene.ell(
      plate,
      cloth,
      at(chest, [0, T * 0.12, depth * 0.12]),
      [chestWidth * 0.98, T * 0.36, depth * 1.08],
      chest.rotation,
      { tone: 0.12 },
    );
  }
  if (cut.trim && !rig.small) {
    // under a neck that shows it is a ring, else what lies on the chest
    const neck = rig.neckLength > 1.05;
    const collar = f.part('collar', { group: 'torso' });
    scene.ell(
      collar,
      // brown leather under a chin is taken for a beard
      cut.trim === 'leather' ? shadeOf(cloth, 1) : cut.trim,
      at(chest, neck ? [0, T * 0.5, depth * 0.02] : [0, T * 0.47, depth * 0.25]),
      neck ? [unit * 0.29, T * 0.055, unit * 0.27] : [chestWidth * 0.55, T * 0.12, depth * 0.85],
      chest.rotation,
    );
  }
  drawFront(f, cut, part, cloth);
}

/** Height of the waist over the hips, as a share of the torso. */
const WAIST = 0.36;
/** Height of a belt, as a share of the torso. */
const BELT = 0.2;

/** A pattern of a whole torso on its lower or upper half. */
const halfOf =
  (pattern: Pattern, low: boolean): Pattern =>
  (x, y, z, ...normal) =>
    pattern(x, low ? -1 + (y + 1) * WAIST : 2 * WAIST - 1 + (y + 1) * (1 - WAIST), z, ...normal);

/** Shoulders that slope to the neck. */
function drawYoke(f: Figure, part: number, cloth: string): void {
  const { scene, rig } = f;
  const { chest, torso: T, unit, depth, shoulder, armRadius } = rig;
  scene.cone(
    part,
    cloth,
    at(chest, [0, T * 0.5 - armRadius * 0.7, 0]),
    at(chest, [0, T * 0.5 + armRadius * 0.55, -depth * 0.08]),
    [shoulder * 0.98, depth * 0.84],
    [unit * 0.16, unit * 0.15],
    { facing: apply(chest.rotation, [0, 0, 1]) },
  );
}

function drawBust(f: Figure, part: number, cloth: string): void {
  const { scene, rig } = f;
  const { chest, torso: T, depth, chestWidth } = rig;
  const deep = depth * (0.3 + rig.build.bust * 0.4);
  for (const d of [-1, 1])
    scene.ell(
      part,
      cloth,
      at(chest, [d * chestWidth * 0.42, T * 0.1, depth * 0.66]),
      [chestWidth * 0.46, T * 0.19, deep],
      chest.rotation,
    );
}

/** Slanting dark lines, as of cloth wound round. */
const bandages =
  (turns: number): Pattern =>
  (x, y) => {
    const t = ((y + 1) / 2) * turns + x * 0.35;
    return t - Math.floor(t) < 0.28 ? -1.2 : 0;
  };

/** What lies on the chest: strips, open collars, bibs, emblems. */
function drawFront(f: Figure, cut: TorsoCut, part: number, cloth: string): void {
  const { scene, rig } = f;
  const { chest, torso: T, depth, chestWidth, unit, px } = rig;
  if (cut.front && !rig.small) {
    scene.box(
      part,
      cut.front,
      at(chest, [0, -T * 0.06, depth * 0.72]),
      [Math.max(px, unit * 0.06), T * 0.46, depth * 0.36],
      chest.rotation,
    );
  }
  if (cut.open && !rig.small) {
    const k = unit * 0.12;
    const inner = cut.open === 'skin' ? f.part('skin', { group: 'torso' }) : part;
    scene.hull(
      inner,
      cut.open === 'skin' ? f.skin : cut.open,
      at(chest, [0, T * (0.16 + (1 - (cut.openTo ?? 1)) * 0.42), depth * 0.5]),
      [
        [1, -0.28, 0, k],
        [-1, -0.28, 0, k],
        [0, 1, 0, T * 0.34],
        [0, -1, 0, T * 0.42],
        [0, 0, 1, depth * 0.62],
        [0, 0, -1, 0],
      ],
      1,
      chest.rotation,
      { extent: T },
    );
  }
  if (cut.bib) {
    const bib = cut.bib === 'same' ? cloth : cut.bib;
    scene.box(
      part,
      bib,
      at(chest, [0, -T * 0.12, depth * 0.62]),
      [chestWidth * 0.6, T * 0.36, depth * 0.46],
      chest.rotation,
      { round: unit * 0.02 },
    );
    if (!rig.small) {
      const strap = rig.least(unit * 0.05, 0.8);
      for (const d of [-1, 1]) {
        const top = at(chest, [d * chestWidth * 0.55, T * 0.58, 0]);
        scene.cap(part, bib, at(chest, [d * chestWidth * 0.48, T * 0.2, depth * 0.85]), top, strap);
        scene.cap(part, bib, top, at(chest, [-d * chestWidth * 0.1, -T * 0.2, -depth * 0.9]), strap);
      }
    }
  }
  if (cut.emblem && !rig.small) {
    const emblem = f.part('emblem', { group: 'torso', line: false, priority: 1.3 });
    scene.box(
      emblem,
      cut.emblem,
      at(chest, [0, T * 0.1, depth * 0.9]),
      [unit * 0.13, T * 0.16, depth * 0.3],
      multiply(chest.rotation, rotZ(45)),
      { round: unit * 0.02 },
    );
  }
}

/** Lines of muscles on a bare torso, so that it is not one blank oval: under the chest, down its middle, and of whom they are said, across it. */
function drawChestLines(f: Figure, part: number): void {
  const { scene, rig } = f;
  const dark = shadeOf(f.skin, rig.large ? 1 : 2);
  const r = rig.least(rig.unit * 0.014, 0.42);
  const line = (points: readonly (readonly [x: number, y: number])[]): void =>
    scene.tube(
      part,
      dark,
      points.map(([x, y]) => front(f, x, y, 1.03)),
      r,
    );
  for (const d of [-1, 1]) {
    if (rig.large)
      scene.ell(
        part,
        f.skin,
        front(f, d * 0.44, 0.38, 0.72),
        [rig.chestWidth * 0.44, rig.torso * 0.17, rig.depth * 0.38],
        rig.chest.rotation,
        { tone: 0.1 },
      );
    if (rig.build.bust === 0)
      line([
        [d * 0.1, 0.08],
        [d * 0.44, 0.02],
        [d * 0.8, 0.2],
      ]);
  }
  line([
    [0, 0.42],
    [0, rig.large ? -0.5 : -0.3],
  ]);
  if (rig.build.arm < MUSCULAR || !rig.large) return;
  for (const y of [-0.2, -0.44])
    line([
      [-0.36, y + 0.04],
      [0, y],
      [0.36, y + 0.04],
    ]);
}

/** From this thickness of arms on somebody's belly shows its muscles. */
const MUSCULAR = 1.15;
