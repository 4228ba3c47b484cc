import { finishOf } from '../../catalogue/materials.ts';
import type { PixelSurface, Plane } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { dot, length, normalize, sub, type Vec3 } from '../../solids/vec.ts';
import { hash, named, type Rest, sceneAt } from '../acts/act.ts';
import { findAct } from '../acts/find-act.ts';
import { addFlame, FIRE, topsOf } from '../acts/fire.ts';
import { boxOf, gap, has, sizeOf } from '../acts/measure.ts';
import { moveParts } from '../acts/move-parts.ts';
import { lightnessOf, recolourScene, towards } from './recolour.ts';
import { cover, noise, partAt, pass } from './surface.ts';
import type { StateWord } from './words.ts';

/** What a state makes of a thing; the scene given stays. */
export type State = (rest: Rest) => Scene;

const METAL = /steel|iron|silver|bronze|copper|dark_metal|gold|blade/;
const CLEAR = /glass|flame|leaf|pine|grass|water/;
const LAMP = /^light|^lamp|^glass$|^core$|^screen|^window|^magic|^orb/;

/** The end of an act, where the thing can do it. */
const ended =
  (verb: 'open' | 'break'): State =>
  (rest) => {
    const found = findAct(verb, rest);
    return found ? sceneAt(rest.scene, found.act(rest).at(1)) : rest.scene;
  };

const damaged: State = ({ scene, px }) => {
  const box = boxOf(scene.primitives);
  const size = sizeOf(box);
  const away = normalize([0.75, 0.6, 0.3]);
  const bite: Vec3 = [box.max[0] - size[0] * 0.12, box.max[1] - size[1] * 0.1, box.max[2] - size[2] * 0.2];
  const cut: Plane = [...away, dot(away, bite) - 0.09];
  const s = moveParts(scene, [{ pick: (_i, p) => p.kind !== 'capsule' && p.kind !== 'triangle', clips: [cut] }]);
  const sites = Array.from({ length: 7 }, (_, i): Vec3 => [box.min[0] + size[0] * hash(i, 1), box.min[1] + size[1] * hash(i, 2), box.min[2] + size[2] * hash(i, 3)]); // biome-ignore format: one line
  const dark = s.material('dark');
  s.retouches.push(
    pass(({ i, at }, surface) => {
      // along the borders between sites
      const [near, next] = sites.map((q) => length(sub(q, at))).sort((a, b) => a - b) as [number, number];
      if (next - near + (noise(at, 14) - 0.5) * 0.05 >= px * 0.95 || noise(at, 3.3) <= 0.36) return;
      surface.light[i] = surface.light[i]! - 1.3;
      if (noise(at, 9) > 0.55) surface.material[i] = dark;
    }),
  );
  return s;
};

/** Where fires break out: on top, and at the front. */
const FIRES = [[0.18, 0.7], [0.5, 0.55], [0.8, 0.65], [0.34, 0.95], [0.68, 0.98]] as const; // biome-ignore format: a table

const burning: State = (rest) => {
  if (has(rest.scene, FIRE)) return rest.scene;
  const box = boxOf(rest.scene.primitives);
  const tall = sizeOf(box)[1];
  const tops = topsOf(rest, FIRES).map((at, n): Vec3 => (n >= 3 ? [at[0], box.min[1] + (at[1] - box.min[1]) * 0.55, at[2]] : at)); // biome-ignore format: one line
  const s = moveParts(rest.scene, [], (scene) => {
    tops.forEach((at, n) => {
      addFlame(scene, at, Math.min(0.5, tall * 0.4) * (0.8 + 0.4 * hash(n, 8)), n);
    });
  });
  const char = s.material('#3a3038/wood');
  s.retouches.push(
    pass(({ i, at }, surface) => {
      if (/flame/.test(partAt(s, surface, i))) return;
      const near = Math.min(...tops.map((t) => length(sub(t, at))));
      if (near + (noise(at, 8) - 0.5) * 0.3 < 0.2) cover(surface, i, char);
      else if (near < 0.45) surface.light[i] = surface.light[i]! + 0.25;
    }),
  );
  return s;
};

const lit: State = ({ scene }) => {
  if (has(scene, FIRE)) return scene;
  const lamps = has(scene, LAMP) ? LAMP : /./;
  const s = moveParts(scene, [{ pick: named(lamps), tone: 0.8 }]);
  return lamps === LAMP
    ? recolourParts(s, lamps, (ref) => (/flame/.test(ref) ? ref : towards(ref, '#ffd860', 0.75, 0.12, 'flame')))
    : s;
};

/** Parts by their names in other materials. */
function recolourParts(scene: Scene, name: RegExp, to: (ref: string) => string): Scene {
  const s = scene.copy();
  s.primitives.forEach((p, i) => {
    if (!name.test(s.parts[p.part]!.name)) return;
    s.primitives[i] = { ...p, material: s.material(to(s.materials.at(p.material).ref)) };
  });
  return s;
}

const unlit: State = ({ scene }) => {
  const s = moveParts(scene, [{ pick: (_i, _p, part) => /^flame|^spark|^fire/.test(part.name), hide: true }]);
  const cold = recolourScene(s, (ref) => (/flame/.test(ref) ? '#3c3a50/glass' : ref));
  return recolourParts(cold, LAMP, (ref) => towards(ref, '#4a4a60', 0.7, -0.16));
};

const frozen: State = ({ scene, size }) => {
  const s = recolourScene(scene, (ref) => towards(ref, '#9cd8f4', 0.72, 0.02, 'ice'));
  const [snow, ice] = [s.material('snow'), s.material('ice')];
  s.retouches.push(
    pass(
      ({ i, at, below, up }, surface) => {
        if (below <= 1 && up > 0.1 && noise(at, 6) > 0.3) cover(surface, i, snow, 0.35);
      },
      (surface) => hangIcicles(surface, ice, size),
    ),
  );
  return s;
};

/** Ice below overhanging edges, not near the ground. */
function hangIcicles(s: PixelSurface, ice: number, size: number): void {
  const edges: (readonly [i: number, long: number])[] = [];
  let floor = 0;
  for (let i = 0; i < s.part.length; i++) if (s.part[i]! >= 0) floor = Math.floor(i / s.width);
  for (let x = 2; x < s.width - 2; x++)
    for (let y = 2; y < Math.min(s.height - 12, floor - size * 0.14); y++) {
      const i = y * s.width + x;
      const under = i + s.width;
      const hangs = s.part[i]! >= 0 && (s.part[under]! < 0 || s.depth[under]! < s.depth[i]! - 0.07 * s.scale);
      if (hangs && hash(x >> 1, y) > 0.25) edges.push([i, 2 + Math.floor((hash(x, 5) * size) / 11)]);
    }
  for (const [i, long] of edges)
    for (let k = 1; k <= long; k++) {
      const j = i + k * s.width;
      s.part[j] = s.part[i]!;
      s.material[j] = ice;
      s.light[j] = k === 1 ? 0.5 : 0.95;
      s.depth[j] = s.depth[i]!;
      s.span[j] = 6;
    }
}

const overgrown: State = ({ scene, size }) => {
  const s = scene.copy();
  const floor = boxOf(scene.primitives).min[1];
  const [leaf, dark, rose] = [s.material('leaf'), s.material('dark_leaf'), s.material('rose')];
  const roots: (readonly [i: number, x: number])[] = [];
  s.retouches.push(
    pass(
      ({ i, x, at, up, below }, surface) => {
        const n = noise(at, 5) + 0.25 * noise(at, 12);
        const grows =
          (below <= 1 + n * 2.2 && n > 0.5) || (up > 0.55 && n > 0.66) || (at[1] < floor + 0.14 && n > 0.62);
        if (grows) cover(surface, i, leaf, (hash(at[0] * 40, at[1] * 40) - 0.5) * 1.2);
        if (below === 2 && hash(x, 7) > 0.74) roots.push([i, x]);
      },
      (surface) => {
        for (const [from, x] of roots.splice(0)) trail(surface, from, x);
      },
    ),
  );
  /** A vine down from an edge, with leaves and a flower here and there. */
  const trail = (surface: PixelSurface, from: number, x: number): void => {
    let i = from;
    const long = 4 + Math.floor(hash(x, 9) * size * 0.36);
    for (let k = 0; k < long; k++) {
      i += surface.width + (hash(x, k) > 0.8 ? 1 : hash(x, k) < 0.2 ? -1 : 0);
      if (!(surface.part[i]! >= 0)) return;
      cover(surface, i, dark, 0.2);
      if (k % 3 !== 1) continue;
      for (const d of [-1, 1])
        if (surface.part[i + d]! >= 0 && hash(x + d, k) > 0.4)
          cover(surface, i + d, hash(x, k + d) > 0.93 ? rose : leaf, 0.3);
    }
  };
  return s;
};

const rusty: State = ({ scene }) => {
  const s = scene.copy();
  const metal = s.materials.list.some(({ ref }) => METAL.test(finishOf(ref)));
  const [light, deep] = [s.material('#a8542c/stone'), s.material('#7c3c28/stone')];
  s.retouches.push(
    pass(({ i, at }, surface) => {
      const finish = finishOf(s.materials.at(surface.material[i]!).ref);
      const rusts = METAL.test(finish);
      // wood does not rust where there is metal that does
      if (CLEAR.test(finish) || (metal && !rusts)) return;
      const n = noise([at[0], at[1] * 0.6, at[2]], 6) * 0.7 + noise(at, 15) * 0.3;
      if (n > 0.46) cover(surface, i, n > 0.6 ? deep : light, -0.05);
    }),
  );
  return s;
};

const snowy: State = ({ scene, size }) => {
  const s = scene.copy();
  const snow = s.material('snow');
  s.retouches.push(
    pass(({ i, at, up, below }, surface) => {
      if (/flame/.test(partAt(s, surface, i))) return;
      const n = noise(at, 7);
      if (below < 1.2 + (n * size) / 22 || (up > 0.72 && n > 0.2)) cover(surface, i, snow, 0.3);
    }),
  );
  return s;
};

/** Gems at the front: across and up, in shares of the thing. */
const GEMS = [[0.5, 0.62, 'ruby'], [0.16, 0.3, 'emerald'], [0.84, 0.3, 'emerald']] as const; // biome-ignore format: a table

const upgraded: State = ({ scene, px }) => {
  const s = recolourScene(scene, (ref) => {
    const finish = finishOf(ref);
    if (METAL.test(finish)) return '#f0bc3c/gold';
    return CLEAR.test(finish) || lightnessOf(ref) < 0.3 ? ref : towards(ref, '#3858c0', 0.8, -0.03);
  });
  const { min, max } = boxOf(scene.primitives);
  const gem = s.part('gem', { priority: 1.5 });
  for (const [u, v, ref] of GEMS) {
    const [x, y] = [min[0] + (max[0] - min[0]) * u, min[1] + (max[1] - min[1]) * v];
    for (let z = max[2] + 0.05; z > min[2]; z -= 0.02) {
      if (!scene.primitives.some((p) => gap(p, [x, y, z]) < 0)) continue;
      s.ell(s.part('setting', { priority: 1.2 }), '#f0bc3c/gold', [x, y, z], Math.max(0.085, px * 1.6));
      s.ell(gem, ref, [x, y, z + 0.05], Math.max(0.055, px));
      break;
    }
  }
  return s;
};

/** States by their words. */
export const STATES: Readonly<Record<StateWord, State>> = {
  open: ended('open'),
  broken: ended('break'),
  damaged,
  burning,
  lit,
  unlit,
  frozen,
  overgrown,
  rusty,
  snowy,
  upgraded,
};
