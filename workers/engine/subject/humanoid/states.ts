/** What became of what somebody wears or holds: blood, tears, rust, cracks, flames and light. */
import { gripOf } from '../../catalogue/garments/grip.ts';
import { AS_IT_IS } from '../../catalogue/garments/held-thing.ts';
import type { Figure, Slot, Worn } from '../../catalogue/garments/types.ts';
import { materialOf } from '../../catalogue/materials.ts';
import { noise } from '../../painted/fields.ts';
import type { PixelSurface } from '../../solids/primitives.ts';
import { add, addScaled, at, type Vec3 } from '../../solids/vec.ts';
import type { PieceState, Stain } from '../../types.ts';
import { stampTop } from './held-stamp.ts';

/** Parts that a piece is drawn as besides those of its own name. */
const ALSO: Readonly<Record<string, RegExp>> = {
  torso: /^(?:torso|skirt|sleeve|robe|belly|chest|arm)/,
  legs: /^(?:leg|trousers|thigh|shin)/,
  right: /^blade$/,
  left: /^shield/,
};

type Touch = (s: PixelSurface, mine: (i: number) => boolean, x0: number, y0: number) => void;

/** Patches of another material, in clusters of some pixels. */
const patches =
  (material: number, share: number, seed: number): Touch =>
  (s, mine, x0, y0) => {
    const n = noise(seed);
    const cell = Math.max(2.2, s.scale * 0.055);
    for (let i = 0; i < s.part.length; i++) {
      if (!mine(i)) continue;
      const x = ((i % s.width) - x0) / cell;
      const y = (Math.floor(i / s.width) - y0) / cell;
      if (n(x + 40, y + 40) > 1 - share) s.material[i] = material;
    }
  };

/** Cracks over what is wide: points from its middle, in its width, and from its top, in its height. */
const CRACKS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0.12, 0.04], [0.02, 0.2], [0.1, 0.34], [-0.04, 0.5], [-0.02, 0.62]],
  [[0.1, 0.34], [0.24, 0.44], [0.26, 0.54]],
  [[0.02, 0.2], [-0.16, 0.28], [-0.2, 0.38]],
]; // biome-ignore format: paths

/** A crooked line down the middle of it. */
const crack =
  (material: number): Touch =>
  (s, mine) => {
    let [left, right, top, bottom] = [s.width, 0, s.height, 0];
    for (let i = 0; i < s.part.length; i++) {
      if (!mine(i)) continue;
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const [middle, wide, high] = [(left + right) / 2, right - left, bottom - top];
    const put = (x: number, y: number): void => {
      const i = Math.round(y) * s.width + Math.round(x);
      if (y <= bottom && mine(i)) s.material[i] = material;
    };
    // what is wide has a fork of cracks from its upper edge; what is narrow is cracked through
    if (wide >= 12) {
      for (const path of CRACKS)
        for (const [k, [x0, y0]] of path.slice(0, -1).entries()) {
          const [x1, y1] = path[k + 1]!;
          const steps = Math.max(Math.abs(x1 - x0) * wide, Math.abs(y1 - y0) * high, 1);
          for (let t = 0; t <= steps; t++)
            put(middle + (x0 + ((x1 - x0) * t) / steps) * wide, top + (y0 + ((y1 - y0) * t) / steps) * high);
        }
      return;
    }
    const reach = Math.max(1, wide * 0.16);
    for (let y = top; y <= bottom; y++) {
      const wave = Math.abs((((y - top) / Math.max(3, high / 3)) % 2) - 1) * 2 - 1;
      put(middle + wave * reach, y);
    }
  };

/** Its lower edge in rags where nothing lies below it, and holes that show what is under it. */
const tear =
  (under: number, seed: number): Touch =>
  (s, mine, x0, y0) => {
    const n = noise(seed + 5);
    const deep = Math.max(2, s.scale * 0.075);
    for (let x = 0; x < s.width; x++)
      for (let y = s.height - 2; y > 0; y--) {
        const i = y * s.width + x;
        if (!mine(i) || s.part[i + s.width] !== -1) continue;
        const cut = Math.round(Math.abs((((x - x0 + 400) / Math.max(2, deep * 0.7)) % 2) - 1) * deep);
        for (let k = 0; k < cut && y - k > 0 && mine(i - k * s.width); k++) s.part[i - k * s.width] = -1;
        break;
      }
    const cell = Math.max(2.4, s.scale * 0.07);
    for (let i = 0; i < s.part.length; i++) {
      if (!mine(i)) continue;
      const x = ((i % s.width) - x0) / cell;
      const y = (Math.floor(i / s.width) - y0) / (cell * 0.7);
      if (n(x + 90, y + 90) > 0.74) s.material[i] = under;
    }
  };

/** Where a piece is, for flames and light round it. */
function placesOf(f: Figure, w: Worn, slot: Slot): readonly Vec3[] {
  const { rig } = f;
  if (slot === 'right' || slot === 'left') {
    const side = slot === 'right' ? 'R' : 'L';
    const long = /sword|katana|rapier|scimitar|blade|staff|spear|axe|club|mace|torch|arrow|whip|dagger|halberd|scythe/.test(w.piece.id);
    const top = /staff|wand/.test(w.piece.id) ? stampTop(f, w) : undefined;
    if (top) return top;
    const g = gripOf(f, side, /staff|spear|halberd|scythe/.test(w.piece.id) ? [0.06, 1, 0.06] : [0.42, 0.9, 0.16]);
    if (/staff|torch|wand/.test(w.piece.id)) return [[1.1, -0.12], [1.3, 0.1], [1.5, 0], [1.24, 0.2]].map(([t, o]) => addScaled(g.along(t! * (w.piece.id === 'staff' ? 1 : 0.6)), g.out, (o! + 0.04) * rig.unit));
    if (long) return [0.35, 0.6, 0.85, 1.1].map((t, i) => addScaled(g.along(t), g.out, (i % 2 ? 0.08 : -0.08) * rig.unit));
    return [[-0.24, 0.1], [0.22, 0.3], [-0.05, 0.46], [0.26, -0.06]].map(([x, y]) => addScaled(addScaled(g.hand, g.up, y! * rig.unit), g.out, x! * rig.unit));
  }
  if (slot === 'hat' || slot === 'hair') return [[-0.8, 0.9, 0.3], [0, 1.3, 0], [0.8, 0.9, 0.3], [0.4, 1.1, 0.5]].map((p) => rig.onHead(p as unknown as Vec3));
  if (slot === 'wings') return [[-2.2, 0.4], [-1.6, 0.7], [1.6, 0.7], [2.2, 0.4]].map(([x, y]) => at(rig.chest, [x! * rig.chestWidth, y! * rig.torso, -rig.depth]));
  return [[-0.9, 0.4], [0.9, 0.3], [0.4, -0.5], [-0.5, -0.4]].map(([x, y]) => at(rig.chest, [x! * rig.chestWidth, y! * rig.torso, rig.depth]));
} // biome-ignore format: one line a place

/** Light of the colour that was said, else warm. */
const lightOf = ({ material, trim, piece }: Worn): string => {
  const own = trim.endsWith('/flame')
    ? trim
    : material !== AS_IT_IS && /sword|katana|blade|dagger|axe|bow$/.test(piece.id)
      ? material
      : '';
  const hex = /^#[0-9a-f]{6}/.exec(own)?.[0];
  return hex ? `${hex}/flame` : 'eye_glow';
};

/** What each stain is on cloth; the first of two that tells itself from it. */
const STAINS: Readonly<Record<Stain, readonly string[]>> = { bloody: ['#b01c2c/potion'], floury: ['#f4eede/cloth', '#d4c4a0/cloth'], muddied: ['#6c4a2c/cloth', '#a07848/cloth'], sooty: ['#38343c/cloth', '#6c6870/cloth'], painty: ['#4878d8/cloth', '#e8b830/cloth', '#d84858/cloth'], slimed: ['#74c43c/cloth'] }; // biome-ignore format: a table
const isStain = (state: PieceState): state is Stain => state in STAINS;

/** Paint is of several colours; anything else that is of the cloth's own lightness shows in its other tone. */
function stainsOf(state: PieceState, { material }: Worn): readonly string[] {
  if (!isStain(state)) return [];
  const stains = STAINS[state];
  if (state === 'painty' || stains.length === 1) return stains;
  const own = materialOf(material).lab[0];
  return [Math.abs(materialOf(stains[0]!).lab[0] - own) > 0.14 ? stains[0]! : stains[1]!];
}

/** Draws what the words say became of the pieces. */
export function drawStates(f: Figure, slots: readonly Slot[]): void {
  const { scene, rig } = f;
  for (const slot of slots) {
    const w = f.worn(slot);
    if (!w?.states) continue;
    const also = ALSO[slot];
    const own = w.piece.id.replace(/^held\//, '').split('+')[0]!;
    const touch = (touched: Touch): void => {
      scene.retouches.push((surface, _view, x0, y0) =>
        touched(
          surface,
          (i) => {
            const part = surface.part[i]!;
            if (part < 0) return false;
            const name = scene.parts[part]?.name ?? '';
            return name === own || name === w.piece.id || also?.test(name) === true;
          },
          x0,
          y0,
        ),
      );
    };
    for (const state of w.states) {
      for (const [i, stain] of stainsOf(state, w).entries()) touch(patches(scene.material(stain), slot === 'right' || slot === 'left' ? 0.5 : state === 'painty' ? 0.16 : 0.36, 11 + i * 17));
      const metal = materialOf(w.material).gloss >= 0.8 || f.species.id === 'robot' || slot === 'right' || slot === 'left';
      if (state === 'rusty' && !metal) touch(tear(scene.material(f.skin), 37));
      else if (state === 'rusty') touch(patches(scene.material('#a4542c/leather'), 0.5, 23));
      if (state === 'torn') touch(tear(scene.material(slot === 'torso' || slot === 'legs' ? f.skin : 'dark'), 31));
      if (state === 'broken' && !/halo|sword|katana|dagger|rapier/.test(w.piece.id)) touch(crack(scene.material('dark')));
      if (state === 'burning')
        for (const [i, p] of placesOf(f, w, slot).entries()) {
          const flame = f.part('flame', { group: `flame ${i}`, held: true, priority: 1.6 });
          const r = rig.least(rig.unit * 0.11, 1.1);
          scene.cap(flame, i % 2 ? 'flame' : '#f07828/flame', p, add(p, [0, rig.unit * 0.26, rig.unit * 0.03]), r, rig.least(rig.unit * 0.02, 0.4));
        }
      if (state === 'glowing' && !rig.small && w.piece.id !== 'tongs' && w.piece.id !== 'lantern')
        for (const p of placesOf(f, w, slot).map((q) => add(q, [0, rig.unit * 0.05, rig.unit * 0.2]))) {
          const star = f.part('gleam', { group: 'gleam', held: true, priority: 2.4, line: false });
          scene.ell(star, lightOf(w), p, rig.least(rig.unit * 0.05, 0.8));
        }
    }
  }
} // biome-ignore format: one line a state
