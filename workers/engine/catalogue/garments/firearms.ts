import { addScaled, type Vec3 } from '../../solids/vec.ts';
import { acrossScreen, below } from './grip.ts';
import { again, type Draw, held } from './holding.ts';
import { ACROSS } from './weapons.ts';

/** One hand's gun, raised beside the body with its side to the viewer: a barrel over a grip. */
export const pistol = (kind: 'gun' | 'ray' | 'blaster'): Draw =>
  held([0.86, 0.5, 0.12], (f, w, g, part) => {
    const { unit: U } = f.rig;
    const down = below(f, g);
    const on = (t: number, d: number): Vec3 => addScaled(g.along(t), down, U * d);
    f.scene.cap(part, w.trim, on(-0.02, 0.06), on(0.04, -0.12), g.minPx(U * 0.07, 0.85));
    const barrel = again(f, w, g, 1.6);
    if (kind === 'ray') {
      // a bulb, rings on the barrel, a light at its end
      f.scene.ell(barrel, w.material, on(0.2, -0.18), g.minPx(U * 0.16, 1.3));
      f.scene.cap(barrel, w.material, on(0.1, -0.18), on(0.66, -0.18), g.minPx(U * 0.06, 0.7));
      if (f.rig.roomy) for (const t of [0.44, 0.58]) f.scene.ell(part, w.trim, on(t, -0.18), g.minPx(U * 0.09, 0.9));
      const glow = f.part('muzzle', { group: `held${g.side}`, held: true, priority: 1.9, line: false });
      f.scene.ell(glow, '#6cf0a0/flame', on(0.74, -0.18), g.minPx(U * 0.095, 1));
      return;
    }
    const long = kind === 'blaster' ? 0.74 : 0.62;
    f.scene.cap(barrel, w.material, on(-0.06, -0.17), on(long, -0.17), g.minPx(U * 0.075, 0.85));
    if (kind === 'blaster') {
      f.scene.cap(barrel, w.material, on(-0.02, -0.26), on(0.24, -0.26), g.minPx(U * 0.05, 0.7));
      const glow = f.part('muzzle', { group: `held${g.side}`, held: true, priority: 1.9, line: false });
      f.scene.ell(glow, '#7ce8f8/flame', on(long, -0.17), g.minPx(U * 0.05, 0.7));
    } else if (!f.rig.small) f.scene.ell(again(f, w, g, 1.5), w.material, on(0.14, -0.12), g.minPx(U * 0.08, 0.9));
  }, 1.5, true); // biome-ignore format: one line a solid

/** A long gun: in both hands before the body; a launcher muzzle up. */
export const longGun = (kind: 'crossbow' | 'drum' | 'energy' | 'launcher'): Draw =>
  held(kind === 'launcher' ? [0.4, 0.9, 0.1] : kind === 'crossbow' ? [0.7, 0.72, 0.1] : ACROSS, (f, w, g, part) => {
    const { unit: U, px, small } = f.rig;
    const side = acrossScreen(g.direction, f.view);
    if (kind === 'launcher') {
      f.scene.cap(part, w.material, g.along(-0.45), g.along(1.05), g.minPx(U * 0.13, 1.4));
      f.scene.cap(again(f, w, g, 1.6), w.trim, g.along(0.98), g.along(1.12), g.minPx(U * 0.16, 1.7));
      f.scene.ell(again(f, w, g, 1.8), 'dark', addScaled(g.along(1.15), g.forward, U * 0.06), [U * 0.09, U * 0.07, U * 0.1]);
      return;
    }
    if (kind === 'crossbow') {
      f.scene.cap(part, w.material, g.along(-0.36), g.along(0.9), g.minPx(U * 0.06, 0.8));
      const bow = again(f, w, g, 1.6);
      const arm = (e: number, t: number): Vec3 => g.along(t, side, e);
      f.scene.tube(bow, w.material, [arm(-0.46, 0.56), arm(-0.26, 0.76), arm(0, 0.84), arm(0.26, 0.76), arm(0.46, 0.56)], g.minPx(U * 0.045, 0.72));
      if (small) return;
      const string = f.part('string', { group: `held${g.side}`, held: true, priority: 1.9, line: false });
      for (const e of [-1, 1]) f.scene.cap(string, 'cloth', arm(e * 0.46, 0.56), g.along(0.3), 0.36 * px);
      f.scene.cap(again(f, w, g, 1.9), w.trim, g.along(0.3), g.along(1.02), g.minPx(U * 0.03, 0.45));
      return;
    }
    const metal = again(f, w, g, 1.5);
    f.scene.cap(part, w.trim, g.along(-0.44), g.along(-0.08), g.minPx(U * 0.1, 1.1), g.minPx(U * 0.07, 0.8));
    f.scene.cap(metal, w.material, g.along(-0.1), g.along(0.5), g.minPx(U * 0.09, 1));
    f.scene.cap(metal, w.material, g.along(0.5), g.along(1), g.minPx(U * 0.045, 0.65));
    if (kind === 'drum') {
      f.scene.ell(again(f, w, g, 1.7), w.material, g.along(0.32, side, Math.sign(side[1] || 1) * -0.17), g.minPx(U * 0.15, 1.4));
      f.scene.cap(part, w.trim, g.along(0.55, side, 0), g.along(0.68, side, 0), g.minPx(U * 0.07, 0.8));
      return;
    }
    const glow = f.part('glow', { group: `held${g.side}`, held: true, priority: 1.9, line: false });
    f.scene.cap(glow, '#7ce8f8/flame', g.along(0.1, g.forward, 0.09), g.along(0.4, g.forward, 0.09), g.minPx(U * 0.03, 0.6));
    f.scene.ell(glow, '#7ce8f8/flame', g.along(1.02), g.minPx(U * 0.06, 0.8));
  }, 1.5, true); // biome-ignore format: one line a solid

/** A blade of light. */
export const energyBlade: Draw = held([0.42, 0.9, 0.16], (f, w, g, part) => {
  const { unit: U } = f.rig;
  f.scene.cap(part, w.material, g.along(0.16), g.along(1.35), g.minPx(U * 0.075, 1.1), undefined, { tone: 0.2 });
  const core = f.part('core', { group: `held${g.side}`, held: true, priority: 1.7, line: false });
  if (!f.rig.small) f.scene.cap(core, 'snow', addScaled(g.along(0.2), g.forward, U * 0.06), addScaled(g.along(1.3), g.forward, U * 0.06), 0.55 * f.rig.px);
  const hilt = f.part('hilt', { group: `held${g.side}`, held: true, priority: 1.6 });
  f.scene.cap(hilt, w.trim, g.along(-0.2), g.along(0.14), g.minPx(U * 0.06, 0.8));
}); // biome-ignore format: one line a solid
