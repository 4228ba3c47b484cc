import type { Figure, TorsoCut, Worn } from '../../catalogue/garments/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { add, addScaled, apply, at, lerp, mix } from '../../solids/vec.ts';
import { drawArmourForms } from './forms-armour.ts';
import { drawRobotForms } from './forms-robot.ts';
import { front } from './front.ts';
import { SHORT_LEGGED } from './limbs.ts';
import { SIDES } from './rig.ts';

/**
 * Secondary forms of a picture that has room for them: what makes a suit of it (straps, pouches, lames, wraps, joints, borders). Each is
 * at least about a pixel wide and lies on a joint, so it goes where the body goes.
 */
export function drawForms(f: Figure, cut: TorsoCut): void {
  const robed = cut.shape === 'robe' || cut.shape === 'dress';
  if (cut.shape === 'robot') drawRobotForms(f);
  else if (cut.shape === 'armor') drawArmourForms(f);
  if (!f.rig.roomy) return;
  if (robed) drawRobeForms(f, cut);
  else if (!/^(?:ribs|armor|robot)$/.test(cut.shape)) {
    drawStrap(f, cut);
    drawWraps(f);
  }
  if (robed || cut.shape === 'robot') return;
  drawBeltForms(f);
  drawKnees(f);
}

/** What those wear who go about in the wild with their gear. */
const GEARED = /tunic|leather|vest|gambeson|mail|rags|bare-chest|surcoat/;
/** Who carries something in the wild has a strap across the chest, with a buckle; on a sweater or a coat that was named it would be one more thing. */
function drawStrap(f: Figure, cut: TorsoCut): void {
  const { rig, scene } = f;
  const torso = f.worn('torso');
  if (torso?.asked || !GEARED.test(torso?.piece.id ?? 'bare-chest')) return;
  if (cut.bib || cut.open || cut.front || cut.emblem || cut.stripes) return;
  if (!f.worn('right') && !f.worn('left') && !f.worn('back')) return;
  const part = f.part('strap', { group: 'torso', priority: 1.35 });
  const points = Array.from({ length: 7 }, (_, i) =>
    front(f, lerp(0.72, -0.62, i / 6), lerp(0.92, -0.62, i / 6), 1.02),
  );
  scene.tube(part, 'dark_leather', points, rig.least(rig.unit * 0.045, 0.95));
  const b = rig.least(rig.unit * 0.05, 1);
  const buckle = f.part('strap', { group: 'torso', priority: 1.6, line: false });
  scene.box(buckle, 'gold', mix(points[2]!, points[3]!, 0.5), [b, b, b * 0.6], rig.chest.rotation);
}

/** A pouch on the belt, and its end that hangs. */
function drawBeltForms(f: Figure): void {
  const w = f.worn('waist');
  const { rig, scene } = f;
  if (w?.piece.id !== 'belt') return;
  const { torso: T, waistWidth: W, depth: D } = rig;
  const k = rig.least(rig.unit * 0.085, 1.7);
  const side = f.worn('left') ? -1 : 1;
  const pouch = f.part('pouch', { group: 'torso', priority: 1.4 });
  const centre = at(rig.root, [side * W * 0.74, T * 0.2 - k * 0.9, D * 0.92]);
  scene.box(pouch, 'leather', centre, [k, k * 1.05, k * 0.7], rig.root.rotation, { round: k * 0.4 });
  scene.box(
    pouch,
    'dark_leather',
    add(centre, [0, k * 0.62, k * 0.12]),
    [k * 1.12, k * 0.42, k * 0.72],
    rig.root.rotation,
  );
  const end = f.part('belt', { group: 'torso', priority: 1.5 });
  const from = at(rig.root, [-W * 0.24, T * 0.18, D * 1.14]);
  scene.cap(
    end,
    shadeOf(w.material, 4),
    from,
    at(rig.root, [-W * 0.3, -T * 0.06, D * 1.2]),
    rig.least(rig.unit * 0.025, 0.6),
  );
}

/** Patches over the knees, straps of boots. */
function drawKnees(f: Figure): void {
  const { rig, scene } = f;
  const trousers = f.worn('legs');
  const boots = f.worn('feet');
  if (!trousers || trousers.piece.id === 'greaves' || SHORT_LEGGED.test(trousers.piece.id)) return;
  const r = rig.legRadius;
  const forward = apply(rig.root.rotation, [0, 0, 1]);
  for (const side of SIDES) {
    const { knee, ankle } = rig.legs[side];
    const group = { group: `leg${side}`, bias: rig.far(side) };
    if (rig.fine) {
      const patch = f.part(trousers.piece.id, group);
      scene.ell(
        patch,
        shadeOf(trousers.material, 4),
        addScaled(knee, forward, r * 0.35),
        [r * 0.75, r * 0.7, r * 0.72],
        rig.root.rotation,
        {
          surface: 'none',
        },
      );
    }
    if (!boots) continue;
    const straps = f.part('strap', { ...group, line: false, priority: 1.2 });
    const top = mix(ankle, knee, 0.55);
    for (const [t, tone] of [
      [0.22, 4],
      [0.62, 1],
    ] as const)
      scene.cone(
        straps,
        shadeOf(boots.material, tone),
        mix(top, ankle, t),
        mix(top, ankle, t + 0.16),
        r * (1.14 - 0.24 * t),
        r * (1.1 - 0.24 * t),
      );
  }
}

/** Bands round forearms: bandages, laces of bracers. */
function drawWraps(f: Figure): void {
  const { rig, scene } = f;
  const gloves = f.worn('hands');
  const base = (gloves ?? f.worn('torso'))?.material;
  if (!base || (!gloves && !f.worn('right'))) return;
  const bands = rig.fine ? 3 : 2;
  for (const side of SIDES) {
    const { elbow, wrist } = rig.arms[side];
    const part = f.part('wrap', { group: `arm${side}`, bias: rig.far(side), line: false });
    for (let i = 0; i < bands; i++) {
      const t = 0.42 + (i * 0.5) / bands;
      const to = mix(elbow, wrist, t + 0.25 / bands);
      scene.cone(
        part,
        shadeOf(base, gloves ? 4 : 2),
        mix(elbow, wrist, t),
        to,
        rig.armRadius * 1.14,
        rig.armRadius * 1.12,
      );
    }
  }
}

/** A border down the front, a mantle over the shoulders, a cord that hangs from the belt. */
function drawRobeForms(f: Figure, cut: TorsoCut): void {
  const w = f.worn('torso');
  if (!w) return;
  const { rig, scene } = f;
  const { unit: U, torso: T, depth: D } = rig;
  const trim = cut.hem ?? cut.trim ?? shadeOf(w.material, 4);
  if (!cut.front && !cut.open && !cut.bib) {
    const part = f.part('collar', { group: 'torso', line: false });
    // a line in the middle is two pixels wide from the south: on a small figure only a tone
    const border = rig.fine ? trim : shadeOf(w.material, 4);
    const waist = at(rig.root, [0, T * 0.28, D * 1.02]);
    const r = rig.least(U * 0.03, 0.45);
    scene.tube(part, border, [front(f, 0, 0.8, 1.06), waist], r);
    const hem = Math.max(rig.px * 2, rig.legLength * (1 - (cut.length ?? 1))) + U * 0.1;
    if (cut.shape === 'robe') scene.tube(part, border, [waist, [0, hem, U * 0.42]], r);
  }
  if (cut.shape === 'dress') return;
  const wide = rig.shoulder + rig.armRadius * 0.9;
  const over = (
    y0: number,
    y1: number,
    a: readonly [number, number],
    b: readonly [number, number],
    material: string,
    line: boolean,
  ): void =>
    scene.cone(
      f.part('collar', { group: 'mantle', line }),
      material,
      at(rig.chest, [0, T * y0, 0]),
      at(rig.chest, [0, T * y1, 0]),
      a,
      b,
    );
  over(0.22, 0.56, [wide, D * 1.22], [wide * 0.5, D * 0.8], shadeOf(w.material, 2), true);
  over(0.19, 0.25, [wide * 1.03, D * 1.25], [wide * 0.98, D * 1.2], trim, false);
  const belt = f.worn('waist');
  if (belt && rig.fine) drawCord(f, belt);
}

function drawCord(f: Figure, belt: Worn): void {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth: D } = rig;
  const part = f.part('belt', { group: 'torso', priority: 1.5 });
  const x = rig.waistWidth * 0.36;
  const end = at(rig.root, [x * 1.1, -T * 0.34, D * 1.5]);
  scene.cap(part, belt.material, at(rig.root, [x, T * 0.2, D * 1.12]), end, rig.least(U * 0.022, 0.6));
  scene.ell(part, belt.trim, at(rig.root, [x * 1.1, -T * 0.38, D * 1.52]), rig.least(U * 0.045, 0.9));
}
