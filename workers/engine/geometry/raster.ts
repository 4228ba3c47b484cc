import { nearestDepth, scaleOf, solidExtent } from './camera.ts';
import type { Capsule, Primitive, Scene, Solid, Triangle } from './scene.ts';
import { apply, clamp, invert, type Mat3, multiply, normalize, type Vec3 } from './vec.ts';

/** Light is fixed to the screen: from the upper left, a little towards the viewer (x right, y down, z to the viewer). */
const LIGHT = normalize([-0.52, -0.72, 0.5]);
const NOTHING = -1e9;

/** One entry per sample, `columns` × `rows`; valid until the next rasterization. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  /** Depth in pixels towards the viewer. */
  readonly depth: Float32Array;
  /** Primitive index + 1; 0 where nothing is. */
  readonly primitive: Uint16Array;
  /** n·L with the primitive's and the pattern's offsets. */
  readonly light: Float32Array;
  readonly material: Uint16Array;
}

export interface RasterView {
  /** Model → pixels. */
  readonly view: Mat3;
  /** Where the model's origin lies, in pixels. */
  readonly originX: number;
  readonly originY: number;
  /** Samples along a pixel's side. */
  readonly samples: number;
}

// Reused between images: every entry in use is reset at the start. Very large pictures get their own.
const KEPT = 1 << 20;
let kept: Omit<Samples, 'columns' | 'rows'> | undefined;

function buffers(count: number): Omit<Samples, 'columns' | 'rows'> {
  if (kept && kept.depth.length >= count) return kept;
  const made = {
    depth: new Float32Array(count),
    primitive: new Uint16Array(count),
    light: new Float32Array(count),
    material: new Uint16Array(count),
  };
  if (count <= KEPT) kept = made;
  return made;
}

/** Ray-casts every primitive analytically into a buffer of samples (orthographic, nearest wins). */
export function rasterize(scene: Scene, width: number, height: number, o: RasterView): Samples {
  const columns = width * o.samples;
  const rows = height * o.samples;
  const count = columns * rows;
  if (scene.primitives.length > 65534) throw new Error('a scene holds at most 65534 primitives');
  const s: Samples = { columns, rows, ...buffers(count) };
  s.depth.fill(NOTHING, 0, count);
  s.primitive.fill(0, 0, count);
  const scale = scaleOf(o.view);
  // nearest first: a sample covered by something nearer than a primitive's nearest point is skipped unsolved
  const reach = scene.primitives.map((p) => nearestDepth(p, o.view, scale));
  const order = scene.primitives.map((_, i) => i).sort((a, b) => reach[b]! - reach[a]! || a - b);
  for (const i of order) {
    const p = scene.primitives[i] as Primitive;
    if (p.kind === 'capsule') capsule(s, p, i + 1, o, scale, reach[i]!);
    else if (p.kind === 'triangle') triangle(s, p, i + 1, o);
    else solid(s, p, i + 1, o, reach[i]!);
  }
  return s;
}

const low = (x: number, samples: number): number => Math.max(0, Math.floor(x * samples));
const high = (x: number, samples: number, size: number): number => Math.min(size - 1, Math.ceil(x * samples));

/** Round cone: I. Quilez, "Rounded cone – intersection", for rays along −z. */
function capsule(s: Samples, p: Capsule, id: number, o: RasterView, scale: number, reach: number): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHT;
  const [ax0, ay0, az] = apply(o.view, p.a);
  const [bx0, by0, bz] = apply(o.view, p.b);
  const ax = ax0 + o.originX;
  const ay = ay0 + o.originY;
  const bx = bx0 + o.originX;
  const by = by0 + o.originY;
  const ra = p.ra * scale;
  const rb = p.rb * scale;
  const x0 = low(Math.min(ax - ra, bx - rb), S);
  const x1 = high(Math.max(ax + ra, bx + rb), S, W);
  const y0 = low(Math.min(ay - ra, by - rb), S);
  const y1 = high(Math.max(ay + ra, by + rb), S, H);
  const bax = bx - ax;
  const bay = by - ay;
  const baz = bz - az;
  const rr = ra - rb;
  const m0 = bax * bax + bay * bay + baz * baz;
  const d2 = m0 - rr * rr;
  const m2 = -baz;
  const k2 = d2 - m2 * m2;
  const sided = d2 > 1e-6 && k2 > 1e-9;
  const oaz = -az;
  const obz = -bz;
  for (let j = y0; j <= y1; j++) {
    const Y = (j + 0.5) / S;
    const oay = Y - ay;
    const oby = Y - by;
    for (let i = x0; i <= x1; i++) {
      const k = j * W + i;
      const seen = depth[k]!;
      if (seen >= reach) continue;
      const X = (i + 0.5) / S;
      const oax = X - ax;
      const obx = X - bx;
      const m1 = bax * oax + bay * oay + baz * oaz;
      const m5 = oax * oax + oay * oay + oaz * oaz;
      let t = 1e20;
      let nx = 0;
      let ny = 0;
      let nz = 0;
      if (sided) {
        const k1 = d2 * az - m1 * m2 + m2 * rr * ra;
        const k0 = d2 * m5 - m1 * m1 + m1 * rr * ra * 2 - m0 * ra * ra;
        const h = k1 * k1 - k0 * k2;
        if (h >= 0) {
          const tt = (-Math.sqrt(h) - k1) / k2;
          const y = m1 - ra * rr + tt * m2;
          if (y > 0 && y < d2) {
            t = tt;
            nx = d2 * oax - bax * y;
            ny = d2 * oay - bay * y;
            nz = d2 * (oaz - tt) - baz * y;
          }
        }
      }
      if (t > 1e19) {
        const h1 = az * az - m5 + ra * ra;
        if (h1 > 0) {
          t = -az - Math.sqrt(h1);
          nx = oax;
          ny = oay;
          nz = oaz - t;
        }
        const h2 = bz * bz - (obx * obx + oby * oby + obz * obz) + rb * rb;
        if (h2 > 0) {
          const tt = -bz - Math.sqrt(h2);
          if (tt < t) {
            t = tt;
            nx = obx;
            ny = oby;
            nz = obz - t;
          }
        }
        if (t > 1e19) continue;
      }
      const z = -t;
      if (z <= seen) continue;
      depth[k] = z;
      primitive[k] = id;
      light[k] = (nx * lx + ny * ly + nz * lz) / Math.sqrt(nx * nx + ny * ny + nz * nz) + p.tone;
      material[k] = p.material;
    }
  }
}

/** Convex solids as ray intervals, so cutting planes cost one comparison each. The visible side is the interval's far end. */
function solid(s: Samples, p: Solid, id: number, o: RasterView, reach: number): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHT;
  const M = multiply(o.view, p.matrix);
  const B = invert(M);
  const [cx0, cy0, cz] = apply(o.view, p.center);
  const cx = cx0 + o.originX;
  const cy = cy0 + o.originY;
  const [ex, ey] = solidExtent(p, M);
  const x0 = low(cx - ex, S);
  const x1 = high(cx + ex, S, W);
  const y0 = low(cy - ey, S);
  const y1 = high(cy + ey, S, H);
  const dx = B[2];
  const dy = B[5];
  const dz = B[8];
  const q = p.taper;
  const kind = p.kind;
  const [hx, hy, hz] = p.half;
  const rx = 1 - p.round / hx;
  const ry = 1 - p.round / hy;
  const rz = 1 - p.round / hz;
  const dd = dx * dx + dy * dy + dz * dz;
  let ca = dx * dx + dz * dz - q * q * dy * dy;
  if (Math.abs(ca) < 1e-9) ca = 1e-9;
  for (let j = y0; j <= y1; j++) {
    const Y = (j + 0.5) / S - cy;
    for (let i = x0; i <= x1; i++) {
      const k = j * W + i;
      const seen = depth[k]!;
      if (seen >= reach) continue;
      const X = (i + 0.5) / S - cx;
      const px = B[0] * X + B[1] * Y;
      const py = B[3] * X + B[4] * Y;
      const pz = B[6] * X + B[7] * Y;
      let lo = NOTHING;
      let hi = 1e9;
      let nx = 0;
      let ny = 0;
      let nz = 0;
      let cut = false;
      if (kind === 'ellipsoid') {
        const b = px * dx + py * dy + pz * dz;
        const D = b * b - dd * (px * px + py * py + pz * pz - 1);
        if (D < 0) continue;
        const r = Math.sqrt(D);
        hi = (-b + r) / dd;
        lo = (-b - r) / dd;
        nx = px + dx * hi;
        ny = py + dy * hi;
        nz = pz + dz * hi;
      } else if (kind === 'cone') {
        const g = 1 + q * py;
        const b = px * dx + pz * dz - q * dy * g;
        const D = b * b - ca * (px * px + pz * pz - g * g);
        let side = false;
        if (D < 0) {
          if (ca > 0) continue;
        } else {
          const r = Math.sqrt(D);
          if (ca > 0) {
            hi = (-b + r) / ca;
            lo = (-b - r) / ca;
            side = true;
          } else {
            const z1 = (-b + r) / ca;
            const z2 = (-b - r) / ca;
            if (q * dy > 0) lo = Math.max(z1, z2);
            else {
              hi = Math.min(z1, z2);
              side = true;
            }
          }
        }
        if (Math.abs(dy) > 1e-9) {
          const ta = (1 - py) / dy;
          const tb = (-1 - py) / dy;
          const th = Math.max(ta, tb);
          const tl = Math.min(ta, tb);
          if (th < hi) {
            hi = th;
            side = false;
            nx = 0;
            nz = 0;
            ny = dy > 0 ? 1 : -1;
            cut = p.capMaterial >= 0;
          }
          if (tl > lo) lo = tl;
        } else if (py > 1 || py < -1) continue;
        if (side) {
          nx = px + dx * hi;
          nz = pz + dz * hi;
          ny = -q * (1 + q * (py + dy * hi));
        }
      } else if (kind === 'box') {
        let axis = 0;
        for (let a = 0; a < 3; a++) {
          const from = a === 0 ? px : a === 1 ? py : pz;
          const step = a === 0 ? dx : a === 1 ? dy : dz;
          if (Math.abs(step) < 1e-9) {
            if (from > 1 || from < -1) {
              lo = 2e9;
              break;
            }
            continue;
          }
          const ta = (1 - from) / step;
          const tb = (-1 - from) / step;
          const th = Math.max(ta, tb);
          const tl = Math.min(ta, tb);
          if (th < hi) {
            hi = th;
            axis = a;
          }
          if (tl > lo) lo = tl;
        }
        if (lo > hi) continue;
        if (p.round > 0) {
          const X_ = px + dx * hi;
          const Y_ = py + dy * hi;
          const Z_ = pz + dz * hi;
          nx = (X_ - clamp(X_, -rx, rx)) * hx * hx;
          ny = (Y_ - clamp(Y_, -ry, ry)) * hy * hy;
          nz = (Z_ - clamp(Z_, -rz, rz)) * hz * hz;
        } else {
          nx = axis === 0 ? Math.sign(dx) : 0;
          ny = axis === 1 ? Math.sign(dy) : 0;
          nz = axis === 2 ? Math.sign(dz) : 0;
        }
      } else {
        for (const P of p.planes) {
          const den = P[0] * dx + P[1] * dy + P[2] * dz;
          const num = P[3] - (P[0] * px + P[1] * py + P[2] * pz);
          if (Math.abs(den) < 1e-9) {
            if (num < 0) {
              lo = 2e9;
              break;
            }
            continue;
          }
          const t = num / den;
          if (den > 0) {
            if (t < hi) {
              hi = t;
              nx = P[0];
              ny = P[1];
              nz = P[2];
            }
          } else if (t > lo) lo = t;
        }
      }
      if (p.clips) {
        for (const P of p.clips) {
          const den = P[0] * dx + P[1] * dy + P[2] * dz;
          const num = P[3] - (P[0] * px + P[1] * py + P[2] * pz);
          if (Math.abs(den) < 1e-9) {
            if (num < 0) {
              lo = 2e9;
              break;
            }
            continue;
          }
          const t = num / den;
          if (den > 0) {
            if (t < hi) {
              hi = t;
              nx = P[0];
              ny = P[1];
              nz = P[2];
              cut = true;
            }
          } else if (t > lo) lo = t;
        }
      }
      if (lo > hi) continue;
      const z = cz + hi;
      if (z <= seen) continue;
      // normals go through the inverse transpose
      const vx = B[0] * nx + B[3] * ny + B[6] * nz;
      const vy = B[1] * nx + B[4] * ny + B[7] * nz;
      const vz = B[2] * nx + B[5] * ny + B[8] * nz;
      let v = (vx * lx + vy * ly + vz * lz) / Math.sqrt(vx * vx + vy * vy + vz * vz) + p.tone;
      let m = p.material;
      if (cut && p.capMaterial >= 0) {
        m = p.capMaterial;
        v += p.capTone;
      }
      if (p.pattern) {
        const hit = p.pattern(px + dx * hi, py + dy * hi, pz + dz * hi, nx, ny, nz);
        if (typeof hit === 'number') v += hit;
        else {
          m = hit.material;
          v += hit.tone ?? 0;
        }
      }
      depth[k] = z;
      primitive[k] = id;
      light[k] = v;
      material[k] = m;
    }
  }
}

function triangle(s: Samples, p: Triangle, id: number, o: RasterView): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHT;
  const place = (q: Vec3): Vec3 => {
    const v = apply(o.view, q);
    return [v[0] + o.originX, v[1] + o.originY, v[2]];
  };
  const a = place(p.points[0]);
  const b = place(p.points[1]);
  const c = place(p.points[2]);
  const na = apply(o.view, p.normals[0]);
  const nb = apply(o.view, p.normals[1]);
  const nc = apply(o.view, p.normals[2]);
  const D = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(D) < 1e-9) return;
  const x0 = low(Math.min(a[0], b[0], c[0]), S);
  const x1 = high(Math.max(a[0], b[0], c[0]), S, W);
  const y0 = low(Math.min(a[1], b[1], c[1]), S);
  const y1 = high(Math.max(a[1], b[1], c[1]), S, H);
  for (let j = y0; j <= y1; j++) {
    const Y = (j + 0.5) / S;
    for (let i = x0; i <= x1; i++) {
      const X = (i + 0.5) / S;
      const u = ((X - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (Y - a[1])) / D;
      const v = ((b[0] - a[0]) * (Y - a[1]) - (X - a[0]) * (b[1] - a[1])) / D;
      if (u < -1e-6 || v < -1e-6 || u + v > 1.000001) continue;
      const t = 1 - u - v;
      const z = a[2] * t + b[2] * u + c[2] * v;
      const k = j * W + i;
      if (z <= depth[k]!) continue;
      const nx = na[0] * t + nb[0] * u + nc[0] * v;
      const ny = na[1] * t + nb[1] * u + nc[1] * v;
      const nz = na[2] * t + nb[2] * u + nc[2] * v;
      const back = nz < 0;
      const l = (nx * lx + ny * ly + nz * lz) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      depth[k] = z;
      primitive[k] = id;
      light[k] = (back ? -l - p.backTone : l) + p.tone;
      material[k] = back ? p.backMaterial : p.material;
    }
  }
}
