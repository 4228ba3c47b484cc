import { hexToOklab, hexToRgb, oklabToHex } from '../../../../src/pixels/color.ts';
import type { BoxOptions, PartId, PartOptions, Plane, PrimitiveOptions } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { stamp } from '../../solids/stamp.ts';
import { clamp, IDENTITY, type Mat3, rad, type Vec3 } from '../../solids/vec.ts';
import { eyeRows } from '../eye-rows.ts';
import { baseColour, type MaterialRef, shadeOf, tinted } from '../materials.ts';
import { HIDES } from './hides.ts';
import { ASLEEP, type PropContext, type PropRecipe, type PropSetup, REFORMED } from './types.ts';

type Point2 = readonly [x: number, y: number];

/** How much the measures of a group's members differ at least, whatever the variation. */
const LIKENESS = 0.6;

/** A recipe's tools: the scene with shapes that recipes share, and the seed's choices. */
export interface Kit {
  readonly s: Scene;
  readonly ctx: PropContext;
  /** One pixel in model units. */
  readonly px: number;
  /** A new part. */
  part(name: string, o?: PartOptions): PartId;
  /** The material of the thing (no name) or of a component; unsaid ones differ a little from seed to seed. */
  m(fallback: MaterialRef, name?: string): MaterialRef;
  /** `value` spread by up to ±`share` of it, by the seed and the request's variation. */
  vary(label: string, value: number, share: number): number;
  /** −1..1 scaled by the request's variation. */
  jitter(label: string): number;
  /** The seed's choice where the request leaves room, else the first. */
  choose<T>(label: string, list: readonly T[]): T;
  /** The first; where a candidate is to have another form, the seed's choice. */
  form<T>(label: string, list: readonly [T, ...T[]]): T;
  /** A radius that stays at least `pixels` wide. */
  least(radius: number, pixels?: number): number;
  /** Convex outline in the xy plane (any winding), `depth` deep both ways from z. */
  prism(
    part: PartId,
    m: MaterialRef,
    outline: readonly Point2[],
    depth: number,
    o?: PrimitiveOptions & { readonly z?: number },
  ): void;
  /** Band along a path in the xy plane: half widths to the left and right, each side with its own tone. */
  band(
    part: PartId,
    m: MaterialRef,
    path: readonly Point2[],
    left: readonly number[],
    right: readonly number[],
    o?: { readonly depth?: number; readonly tones?: Point2; readonly z?: number },
  ): void;
  /** Solid of revolution round y: [height, radius] from the bottom. */
  lathe(
    part: PartId,
    m: MaterialRef,
    profile: readonly Point2[],
    o?: PrimitiveOptions & { readonly x?: number; readonly z?: number },
  ): void;
  /** Torus as a chain of capsules. */
  ring(
    part: PartId,
    m: MaterialRef,
    center: Vec3,
    radius: number,
    thickness: number,
    axis?: 'x' | 'y' | 'z',
    arc?: Point2,
  ): void;
  box(part: PartId, m: MaterialRef, center: Vec3, half: Vec3, rotation?: Mat3, o?: BoxOptions): void;
  /** Two dark eyes with a glint at (±dx, y, z). */
  eyes(dx: number, y: number, z: number, o?: { readonly evil?: boolean; readonly big?: boolean }): void;
  /** Brows and tears of who is angry or sad, round eyes of these rows that a recipe draws itself. */
  feel(dx: number, y: number, z: number, rows: readonly string[]): void;
  /** Pixels on the surface at a model point that lies at most `depth` under it; key letters are material tones ('gold:4'). */
  mark(point: Vec3, rows: readonly string[], key: Readonly<Record<string, string>>, depth?: number): void;
}

/** A kit, and what a recipe did with it: materials and places of eyes. */
interface Made extends Kit {
  readonly eyeRefs: ReadonlySet<MaterialRef>;
  readonly eyesAt: readonly Vec3[];
}

/** A recipe written with a kit. `main` is the component that the thing's own colour falls on: a sword's blade. */
export const recipe =
  (build: (k: Kit) => PropSetup, main?: string): PropRecipe =>
  (scene, ctx) => {
    const hide = HIDES[ctx.brief.concept];
    if (hide) scene.cover = (part) => hide[part];
    const k = kit(scene, ctx, main);
    const setup = build(k);
    enlargeEyes(scene, ctx, k.eyeRefs);
    bareTeeth(k);
    return setup;
  };

/** Teeth or fangs that were said, in a mouth below the eyes that a recipe set. */
function bareTeeth(k: Made): void {
  const fangs = k.ctx.said('fangs');
  const eyes = k.eyesAt[0];
  if ((!fangs && !k.ctx.said('teeth')) || !eyes || k.ctx.said(ASLEEP)) return;
  const [dx, y, z] = eyes;
  const n = Math.max(4, Math.round((2.1 * dx) / k.px));
  const wide = n % 2 ? n : n + 1;
  const line = 'd'.repeat(wide);
  const row = (on: (i: number) => boolean): string =>
    Array.from({ length: wide }, (_, i) => (on(i) ? 'w' : 'd')).join('');
  const long = Math.max(1, Math.round(dx / k.px / 3));
  const fang = (i: number): boolean =>
    Math.min(i, wide - 1 - i) >= 1 && Math.min(i, wide - 1 - i) <= Math.max(1, Math.round(wide / 7));
  const rows = fangs
    ? [line, row(fang), ...Array.from({ length: long }, () => row(fang).replaceAll('d', '.'))]
    : [line, ...Array.from({ length: long }, () => row((i) => i % 3 !== 2)), row((i) => i % 3 === 1), ...Array.from({ length: long }, () => row((i) => (i + 1) % 3 !== 2)), line]; // biome-ignore format: two kinds
  k.s.decal(stamp([0, y - dx * 1.25, z], rows, { d: [74, 20, 36], w: WHITE }, { tolerance: 0.5 }));
}

/** Eyes that are solids grow round their own middles where they are said to be large. */
function enlargeEyes(scene: Scene, ctx: PropContext, refs: ReadonlySet<MaterialRef>): void {
  const size = eyeSize(ctx);
  if (size === 1) return;
  const factor = size > 1 ? 1 + (size - 1) * 0.8 : size;
  const own = new Set([...refs].map((ref) => scene.material(ref)));
  for (const [i, p] of scene.primitives.entries()) {
    const name = scene.parts[p.part]?.name ?? '';
    if (!own.has(p.material) && !/^(?:eyes?|pupil|iris|eyeball)$/.test(name)) continue;
    if (!('matrix' in p)) continue;
    scene.primitives[i] = { ...p, matrix: p.matrix.map((value) => value * factor) as unknown as Mat3 };
  }
}

/** How large its eyes are said to be, 1 where nothing is said. */
const eyeSize = (ctx: PropContext): number => ctx.brief.parts.find((p) => p.piece === 'eyes')?.size ?? 1;

export const ITEM: PropSetup = { view: 'item' };
export const DIAGONAL: PropSetup = { view: 'item', roll: 45 };
export const STAND: PropSetup = { view: 'stand' };

export function kit(s: Scene, ctx: PropContext, main?: string): Made {
  const mainSaid = main !== undefined && ctx.brief.parts.some((p) => p.piece === main);
  const px = ctx.px;
  const made = new Set<MaterialRef>();
  const eyed = ctx.brief.parts.some((p) => p.piece === 'eyes' && p.colour) ? ctx.material('dark', 'eyes') : undefined;
  const spread = (label: string, share: number): number => (ctx.random.fork(label).float() * 2 - 1) * share;
  const tint = (label: string): number => spread(label, ctx.variation);
  // the others of a group differ in shape, as no two apples are alike
  const jitter = (label: string): number =>
    ctx.copy === 0 ? tint(label) : spread(`${label} ${ctx.copy}`, Math.max(ctx.variation, LIKENESS));
  /** Brows, and tears below, round eyes of these rows. */
  const feeling = (rows: readonly string[], side: number): readonly string[] | undefined => {
    const sad = ctx.said('sad');
    if (!sad && !ctx.said('angry')) return undefined;
    const wide = rows[0]!.length + 2;
    // seen from the front +x is on the right: inner ends are those towards the middle
    const half = Math.ceil(wide / 2);
    const left = 'd'.repeat(half) + '.'.repeat(wide - half);
    const right = [...left].reverse().join('');
    const up = sad === side < 0 ? right : left;
    const down = up === left ? '.'.repeat(half) + 'd'.repeat(wide - half) : 'd'.repeat(wide - half) + '.'.repeat(half);
    const none = '.'.repeat(wide);
    const tear = sad ? `${side < 0 ? '.t' : ''}${'.'.repeat(wide - 2)}${side < 0 ? '' : 't.'}` : none;
    return [up, down, ...rows.map(() => none), tear, sad ? tear : none];
  };
  const large = eyeSize(ctx) > 1;
  const glows = ctx.brief.parts.some((p) => p.piece === 'eyes' && p.states?.includes('glowing'));
  const eyeRefs = new Set<MaterialRef>();
  /** Large eyes that a recipe sets by hand have a name of their own, so that its dark mouth keeps its size. */
  const eyeOf = (ref: MaterialRef): MaterialRef => {
    const own = large && !eyed && ref === 'dark' ? tinted('#251a29', ref) : ref;
    eyeRefs.add(own);
    return own;
  };
  /** A large or a shining eye of so many pixels across. */
  const openEye = (at: Vec3, across: number): void => {
    const look = glows ? 'glow' : 'iris';
    const w = Math.max(2, Math.round(across));
    const of = eyed ?? (glows ? 'eye_glow' : undefined);
    const key = {
      o: DARK,
      w: WHITE,
      d: DARK,
      i: of ? toRgb(of) : w < 9 ? WHITE : DARK,
      k: glows && of ? toRgb(shadeOf(of, 5)) : WHITE,
    };
    s.decal(stamp(at, eyeRows(w, glows ? w : Math.round(w * 1.12), look), key, { tolerance: 0.4 }));
  };
  const eyesAt: Vec3[] = [];
  const k: Made = {
    s,
    ctx,
    px,
    eyeRefs,
    eyesAt,
    part: (name, o) => s.part(name, o),
    m: (fallback, name) => {
      const said = ctx.material(fallback, name ?? (mainSaid ? main : undefined));
      if (name === 'eyes' && (large || said !== fallback)) return eyeOf(said);
      // a part in the thing's own colour keeps it
      if (said === fallback && made.has(fallback)) return said;
      const ref = said === fallback ? shade(fallback, tint(`tint ${fallback}`), tint(`hue ${fallback}`)) : said;
      made.add(ref);
      return ref;
    },
    vary: (label, value, share) => value * (1 + share * jitter(label)),
    jitter,
    choose: (label, list) => {
      const random = ctx.random.fork(label);
      return random.float() < 0.25 + ctx.variation ? random.pick(list) : list[0]!;
    },
    form: (label, list) => (ctx.said(REFORMED) ? ctx.random.fork(`form ${label}`).pick(list) : list[0]),
    least: (radius, pixels = 0.8) => Math.max(radius, px * pixels),
    prism: (part, m, outline, depth, o = {}) => {
      const { z = 0, ...rest } = o;
      const n = outline.length;
      const cx = outline.reduce((sum, p) => sum + p[0], 0) / n;
      const cy = outline.reduce((sum, p) => sum + p[1], 0) / n;
      const planes: Plane[] = [[0, 0, 1, depth], [0, 0, -1, depth]]; // biome-ignore format: two faces
      let extent = depth;
      for (let i = 0; i < n; i++) {
        const [ax, ay] = outline[i]!;
        const [bx, by] = outline[(i + 1) % n]!;
        const len = Math.hypot(bx - ax, by - ay);
        if (len < 1e-6) continue;
        let nx = (by - ay) / len;
        let ny = (ax - bx) / len;
        let d = nx * (ax - cx) + ny * (ay - cy);
        if (d < 0) {
          nx = -nx;
          ny = -ny;
          d = -d;
        }
        planes.push([nx, ny, 0, d]);
        extent = Math.max(extent, Math.hypot(ax - cx, ay - cy));
      }
      s.hull(part, m, [cx, cy, z], planes, 1, IDENTITY, {
        ...rest,
        extent: extent * 1.05,
        width: rest.width ?? extent / 2,
      });
    },
    band: (part, m, path, left, right, o = {}) => {
      const [toneLeft, toneRight] = o.tones ?? [0, 0];
      const edge = path.map((_, i): Point2 => {
        const a = path[Math.max(0, i - 1)]!;
        const b = path[Math.min(path.length - 1, i + 1)]!;
        const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        return [(a[1] - b[1]) / len, (b[0] - a[0]) / len];
      });
      const side = (w: readonly number[], sign: number, tone: number): void => {
        for (let i = 0; i + 1 < path.length; i++) {
          const p = path[i]!;
          const q = path[i + 1]!;
          const n = edge[i]!;
          const e = edge[i + 1]!;
          const a = (w[i] ?? w.at(-1) ?? 0) * sign;
          const b = (w[i + 1] ?? w.at(-1) ?? 0) * sign;
          if (Math.abs(a) + Math.abs(b) < 1e-6) continue;
          const quad: Point2[] = [p, q, [q[0] + e[0] * b, q[1] + e[1] * b], [p[0] + n[0] * a, p[1] + n[1] * a]];
          k.prism(part, m, quad, o.depth ?? 0.04, { tone, z: o.z ?? 0, width: 0.1 });
        }
      };
      side(left, 1, toneLeft);
      side(right, -1, toneRight);
    },
    lathe: (part, m, profile, o = {}) => {
      const { x = 0, z = 0, ...rest } = o;
      for (let i = 0; i + 1 < profile.length; i++) {
        const [y0, r0] = profile[i]!;
        const [y1, r1] = profile[i + 1]!;
        if (y1 - y0 < 1e-4) continue;
        s.cone(part, m, [x, y0, z], [x, y1, z], Math.max(r0, 0.004), Math.max(r1, 0.004), rest);
      }
    },
    ring: (part, m, center, radius, thickness, axis = 'z', arc = [0, 360]) => {
      const steps = Math.max(4, Math.round((Math.abs(arc[1] - arc[0]) / 360) * 16));
      const points = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
        const a = rad(arc[0] + ((arc[1] - arc[0]) * i) / steps);
        const u = Math.cos(a) * radius;
        const v = Math.sin(a) * radius;
        const [x, y, z] = center;
        return axis === 'z' ? [x + u, y + v, z] : axis === 'y' ? [x + u, y, z + v] : [x, y + v, z + u];
      });
      s.tube(part, m, points, thickness);
    },
    box: (part, m, center, half, rotation = IDENTITY, o = {}) => s.box(part, m, center, half, rotation, o),
    eyes: (dx, y, z, asked = {}) => {
      eyesAt.push([Math.abs(dx), y, z]);
      // young ones have large round eyes
      const o = ctx.said('child')
        ? { ...asked, evil: false, big: true }
        : ctx.said('sad')
          ? { ...asked, evil: false }
          : asked;
      const big = px < (o.big ? 0.034 : 0.025);
      const rows =
        px > 0.05
          ? eyed
            ? ['d', 'd']
            : ['d']
          : big
            ? ['wwdd', 'wddd', 'dddd', 'dddd']
            : ['wd', 'dd', ...(o.big ? ['dd'] : [])];
      const evil = px > 0.05 ? (eyed ? ['y', 'y'] : ['y']) : big ? ['y..', 'yyy', 'yrr'] : ['yy', 'yr'];
      const key = eyed
        ? { d: toRgb(eyed), w: WHITE, y: toRgb(eyed), r: DARK }
        : { d: DARK, w: WHITE, y: toRgb('eye_glow'), r: toRgb('eye_red') };
      if (ctx.said(ASLEEP)) {
        const lid = px > 0.05 ? ['dd'] : big ? ['d..d', '.dd.'] : ['d.d', '.d.'];
        for (const side of [-1, 1]) s.decal(stamp([side * dx, y, z], enlarge(lid, px), key, { tolerance: 0.3 }));
        return;
      }
      if (large || glows) {
        // both eyes have room beside each other
        const apart = (2 * Math.abs(dx)) / px;
        const wide = large
          ? Math.max(2, Math.min(apart * 0.81, apart - (apart > 6 ? 2 : 1)))
          : Math.max(Math.min(5, apart), apart * 0.55);
        for (const side of [-1, 1]) openEye([side * dx, y, z], wide);
        k.feel(dx, y, z, eyeRows(Math.max(2, Math.round(wide)), Math.max(2, Math.round(wide)), 'iris'));
        return;
      }
      for (const side of [-1, 1]) {
        const mirrored = o.evil && side > 0 ? evil.map((row) => [...row].reverse().join('')) : evil;
        s.decal(stamp([side * dx, y, z], enlarge(o.evil ? mirrored : rows, px), key, { tolerance: 0.3 }));
      }
      k.feel(dx, y, z, o.evil ? evil : rows);
    },
    feel: (dx, y, z, rows) => {
      for (const side of [-1, 1]) {
        const felt = feeling(rows, side);
        if (felt) s.decal(stamp([side * dx, y, z], enlarge(felt, px), { d: DARK, t: TEAR }, { tolerance: 0.3 }));
      }
    },
    mark: (point, rows, key, depth = 0.3) => {
      // a large eye takes the place of the one that the recipe sets
      if (
        [...eyeRefs].some((ref) => Object.values(key).some((one) => one.startsWith(`${ref}:`))) &&
        large &&
        !ctx.said(ASLEEP)
      ) {
        const wide = Math.max(...rows.map((row) => row.length), rows.length);
        openEye(point, Math.max(px < 0.03 && wide > 1 ? 5 : 3, wide * 1.8 * Math.max(1, Math.round(0.018 / px))));
        return;
      }
      // eyes of a colour: in its full light, and of two pixels at least
      const eye = Object.keys(key).find((letter) => eyed && key[letter]!.startsWith(`${eyed}:`));
      const seen = eye && rows.join('') === eye ? [eye, eye] : rows;
      s.decal((canvas) => {
        const colours = Object.fromEntries(
          Object.entries(key).map(([letter, ref]) => {
            const cut = ref.lastIndexOf(':');
            return [letter, canvas.ramp(ref.slice(0, cut))[letter === eye ? 3 : (Number(ref.slice(cut + 1)) as 0)]];
          }),
        );
        stamp(point, enlarge(seen, px), colours, { tolerance: depth })(canvas);
      });
    },
  };
  return k;
}

/** Pixels set by hand are designed for pictures up to 64 px; above, each becomes a square of whole pixels. */
function enlarge(rows: readonly string[], px: number): readonly string[] {
  const factor = Math.max(1, Math.round(0.018 / px));
  if (factor === 1) return rows;
  return rows.flatMap((row) => Array<string>(factor).fill([...row].map((c) => c.repeat(factor)).join('')));
}

const DARK = [36, 26, 40] as const;
const TEAR = [104, 190, 244] as const;
const WHITE = [248, 246, 240] as const;
const toRgb = (ref: MaterialRef): readonly [number, number, number] => hexToRgb(baseColour(ref));

/** A material a little lighter or darker and a few degrees round the hue circle: no two seeds have the same wood. */
function shade(ref: MaterialRef, light: number, turn: number): MaterialRef {
  const [L, a, b] = hexToOklab(baseColour(ref));
  const lightness = clamp(L + light * 0.035, 0.15, 0.95);
  const hue = Math.atan2(b, a) + rad(turn * 9);
  const chroma = Math.hypot(a, b);
  return tinted(oklabToHex([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]), ref);
}
