/** What a creature of an element has on its back: flames, ice, sparks, rocks, drops, leaves, bubbles, wisps of shadow. */
import { type MaterialRef, shadeOf } from '../catalogue/materials.ts';
import type { Primitive } from '../solids/primitives.ts';
import type { Scene } from '../solids/scene.ts';
import { add, apply, cross, invert, length, normalize, rotX, rotY, scale, type Vec3 } from '../solids/vec.ts';
import type { Trait } from '../types.ts';

/** Where something may grow: a place on the surface, the way out of it, and how large it may be. */
export interface Anchor {
  readonly at: Vec3;
  readonly out: Vec3;
  readonly size: number;
}

interface Growing extends Anchor {
  readonly scene: Scene;
  readonly px: number;
  readonly index: number;
  /** Colour of flames that are not a fire's. */
  readonly flames: MaterialRef | undefined;
  /** Across the way out, to its right. */
  readonly side: Vec3;
}

const along = ({ at, out, size }: Anchor, far: number): Vec3 => add(at, scale(out, size * far));
const beside = (g: Growing, far: number, aside: number): Vec3 => add(along(g, far), scale(g.side, g.size * aside));

/** A tongue that is bright where it begins: three lengths of their own colours. */
function tongue(g: Growing, [foot, middle, tip]: readonly [MaterialRef, MaterialRef, MaterialRef]): void {
  const { scene, px, size, index } = g;
  const bend = index % 2 ? 0.18 : -0.18;
  const high = index % 3 === 1 ? 1.35 : 1.05;
  const way = [
    along(g, -0.2),
    beside(g, 0.3 * high, bend * 0.7),
    beside(g, 0.66 * high, bend),
    beside(g, 1.15 * high, -bend),
  ];
  const radii = [size * 0.44, size * 0.36, size * 0.22, 0].map((r, k) => Math.max(r, px * (k === 3 ? 0.35 : 1)));
  for (const [k, colour] of [foot, middle, tip].entries()) {
    const part = scene.part('flame', { group: 'flame', line: false, priority: 1.2 });
    scene.cap(part, colour, way[k]!, way[k + 1]!, radii[k]!, radii[k + 1]!, { surface: 'none' });
  }
}

function spike(g: Growing, material: MaterialRef): void {
  const { scene, px, size, index } = g;
  const part = scene.part('crystals', { group: `crystals${index}`, priority: 1.2, melts: true });
  const high = index % 2 ? 0.75 : 1.1;
  scene.cone(part, material, along(g, -0.2), along(g, high), Math.max(px * 1.1, size * 0.27), px * 0.3);
  scene.cone(part, material, along(g, -0.2), beside(g, high * 0.55, 0.42), Math.max(px * 0.8, size * 0.17), px * 0.3);
}

const GROW: Readonly<Partial<Record<Trait, (g: Growing) => void>>> = {
  fire: (g) =>
    tongue(
      g,
      g.flames
        ? [shadeOf(g.flames, 5), shadeOf(g.flames, 4), g.flames]
        : ['#ffe070/flame', '#fca838/flame', '#f06028/flame'],
    ),
  shadow: (g) => tongue(g, ['#2c2044/cloth', '#5c3c90/cloth', '#9468d0/cloth']),
  ice: (g) => spike(g, '#d4f2fc/ice'),
  crystal: (g) => spike(g, '#b088f0/amethyst'),
  earth: ({ scene, at, out, size, index }) =>
    scene.box(
      scene.part('rocks', { group: `rocks${index}` }),
      index % 2 ? '#8c8078/stone' : '#74685e/stone',
      add(at, scale(out, size * 0.08)),
      [size * 0.4, size * 0.3, size * 0.36],
      rotY(index * 47),
      { round: 0.35 },
    ),
  lightning: (g) => {
    const { scene, px, size, index } = g;
    if (index % 2) return;
    const part = scene.part('spark', { group: `spark${index}`, priority: 1.6 });
    const turn = index % 4 ? -1 : 1;
    const way = [
      along(g, -0.05),
      beside(g, 0.5, 0.34 * turn),
      beside(g, 0.55, -0.1 * turn),
      beside(g, 1.15, 0.3 * turn),
    ];
    const r = Math.max(px * 0.9, size * 0.13);
    scene.tube(part, '#fff8c0/flame', way, [r, r, r, px * 0.4], { surface: 'none' });
  },
  water: (g) => {
    const { scene, px, size, index } = g;
    const part = scene.part('drops', { group: `drops${index}`, priority: 1.2 });
    const r = Math.max(px * 1.1, size * (index % 2 ? 0.17 : 0.24));
    const at = along(g, index % 2 ? 0.75 : 0.45);
    scene.ell(part, '#8cd8fc/water', at, r);
    scene.cone(part, '#8cd8fc/water', add(at, [0, r * 0.3, 0]), add(at, [0, r * 1.9, 0]), r * 0.86, px * 0.3);
  },
  poison: (g) => {
    const { scene, px, size, index } = g;
    const part = scene.part('bubbles', { group: `bubbles${index}`, priority: 1.2 });
    scene.ell(
      part,
      '#c4f060/slime',
      along(g, index % 2 ? 0.1 : 0.5),
      Math.max(px * 1.1, size * (index % 2 ? 0.26 : 0.17)),
    );
  },
  nature: (g) => {
    const { scene, px, size, index } = g;
    const bloom = index % 3 === 1;
    const leaf = scene.part('leaves', { group: `leaves${index}` });
    for (const d of [-1, 1])
      scene.cap(
        leaf,
        d > 0 ? 'leaf' : 'dark_leaf',
        along(g, -0.05),
        beside(g, 0.5, 0.42 * d),
        Math.max(px * 0.9, size * 0.2),
        px * 0.5,
      );
    if (!bloom) return;
    const petals = scene.part('flower', { group: 'flower', priority: 1.4 });
    scene.ell(petals, '#f088b8/cloth', along(g, 0.45), Math.max(px * 1.5, size * 0.26));
    scene.ell(
      scene.part('flower', { group: 'flower', priority: 1.8 }),
      '#ffe070/cloth',
      along(g, 0.62),
      Math.max(px * 0.8, size * 0.12),
    );
  },
  light: (g) => {
    const { scene, px, size, index } = g;
    if (index % 2) return;
    const part = scene.part('glint', { group: `glint${index}`, priority: 1.6 });
    const [at, r] = [along(g, 0.75), Math.max(px * 1.6, size * 0.3)];
    const thin = Math.max(px * 0.5, size * 0.06);
    scene.ell(part, '#fff6c8/flame', at, [r, thin, thin]);
    scene.ell(part, '#fff6c8/flame', at, [thin, r, thin]);
  },
};

/** Lets the elements of a creature grow at these places. */
export function grow(
  scene: Scene,
  traits: readonly Trait[] | undefined,
  anchors: readonly Anchor[],
  px: number,
  flames?: MaterialRef,
): void {
  for (const trait of traits ?? []) {
    const draw = GROW[trait];
    if (!draw) continue;
    for (const [index, anchor] of anchors.entries()) {
      const side = normalize(cross(anchor.out, Math.abs(anchor.out[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
      draw({ ...anchor, side, scene, px, index, flames });
    }
  }
}

/** Parts of a thing on which something grows. */
const MASSES = /^(?:body|head|shell|dome|back|torso|belly|cap|crown|slime)/;
/** Degrees from the top, to both sides. */
const FAN: readonly number[] = [-8, 34, -46, 70, -78];
/** As many masses as have room for it. */
const MOST_MASSES = 2;

function radiusOf(p: Primitive): number {
  if (p.kind === 'triangle') return 0;
  if (p.kind === 'capsule') return Math.max(p.ra, p.rb);
  return Math.cbrt(
    [0, 1, 2].reduce(
      (product, k) => product * length(apply(p.matrix, [k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0])),
      1,
    ),
  );
}

/** Places on the upper side of a thing's largest rounded masses. */
export function anchorsOf(scene: Scene): readonly Anchor[] {
  const masses = scene.primitives
    .filter((p) => MASSES.test(scene.parts[p.part]!.name) && (p.kind === 'ellipsoid' || p.kind === 'capsule'))
    .map((p) => ({ p, r: radiusOf(p) }))
    .sort((a, b) => b.r - a.r)
    .slice(0, MOST_MASSES);
  const largest = masses[0]?.r ?? 0;
  return masses
    .filter(({ r }) => r > largest * 0.55)
    .flatMap(({ p, r }) =>
      FAN.map((degrees): Anchor => {
        const a = (degrees * Math.PI) / 180;
        // to the sides it comes forward, or wings and arms would hide it
        const out = normalize([Math.sin(a), Math.cos(a), Math.abs(degrees) > 40 ? 0.3 : -0.18]);
        if (p.kind === 'capsule') {
          const [top, radius] = p.a[1] + p.ra > p.b[1] + p.rb ? [p.a, p.ra] : [p.b, p.rb];
          return { at: add(top, scale(out, radius * 0.92)), out, size: r * 0.74 };
        }
        if (p.kind === 'triangle') return { at: p.points[0], out, size: 0 };
        const reach = 0.92 / Math.max(1e-6, length(apply(invert(p.matrix), out)));
        return { at: add(p.center, scale(out, reach)), out, size: r * 0.74 };
      }),
    );
}

/** Turns an anchor's way out back by some degrees, as what streams behind a runner. */
export const leaning = (out: Vec3, degrees: number): Vec3 => apply(rotX(-degrees), out);
