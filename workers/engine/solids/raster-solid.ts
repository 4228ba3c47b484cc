import { solidExtent } from './camera.ts';
import type { Solid } from './primitives.ts';
import { rowSpans } from './row-spans.ts';
import { high, LIGHTS, low, NOTHING, type RasterView, type Samples } from './samples.ts';
import { apply, clamp, invert, multiply } from './vec.ts';

/** Samples of a solid's box from which on its rows are measured first. */
const WORTH_SPANS = 100;

/** Convex solids as ray intervals, so cutting planes cost one comparison each. The visible side is the interval's far end. */
export function drawSolid(s: Samples, p: Solid, id: number, o: RasterView, reach: number): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHTS[o.light ?? 'left'];
  const M = multiply(o.view, p.matrix);
  const B = invert(M);
  const [cx0, cy0, cz] = apply(o.view, p.center);
  const cx = cx0 + o.originX;
  const cy = cy0 + o.originY;
  const [ex, ey] = solidExtent(p, M);
  const room = o.room ?? 0;
  const x0 = low(cx - ex + room, S);
  const x1 = high(cx + ex + room, S, W);
  const y0 = low(cy - ey + room, S);
  const y1 = high(cy + ey + room, S, H);
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
  // small ones are looked at whole
  const spans = (x1 - x0) * (y1 - y0) > WORTH_SPANS ? rowSpans(p, B) : undefined;
  const offset = (room + cx) * S - 0.5;
  for (let j = y0; j <= y1; j++) {
    const Y = (j + 0.5) / S - room - cy;
    let first = x0;
    let last = x1;
    if (spans) {
      spans.at(Y);
      // a sample more on either side, for rounding
      first = Math.max(x0, Math.floor(spans.from * S + offset) - 1);
      last = Math.min(x1, Math.ceil(spans.to * S + offset) + 1);
    }
    for (let i = first; i <= last; i++) {
      const k = j * W + i;
      const seen = depth[k]!;
      if (seen >= reach) continue;
      const X = (i + 0.5) / S - room - cx;
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
