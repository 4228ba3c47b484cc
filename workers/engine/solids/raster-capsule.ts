import type { Capsule } from './primitives.ts';
import { high, LIGHTS, low, type RasterView, type Samples } from './samples.ts';
import { apply } from './vec.ts';

/** Round cone: I. Quilez, "Rounded cone – intersection", for rays along −z. */
export function drawCapsule(s: Samples, p: Capsule, id: number, o: RasterView, scale: number, reach: number): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHTS[o.light ?? 'left'];
  const [ax0, ay0, az] = apply(o.view, p.a);
  const [bx0, by0, bz] = apply(o.view, p.b);
  const ax = ax0 + o.originX;
  const ay = ay0 + o.originY;
  const bx = bx0 + o.originX;
  const by = by0 + o.originY;
  const ra = p.ra * scale;
  const rb = p.rb * scale;
  const room = o.room ?? 0;
  const x0 = low(Math.min(ax - ra, bx - rb) + room, S);
  const x1 = high(Math.max(ax + ra, bx + rb) + room, S, W);
  const y0 = low(Math.min(ay - ra, by - rb) + room, S);
  const y1 = high(Math.max(ay + ra, by + rb) + room, S, H);
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
    const Y = (j + 0.5) / S - room;
    const oay = Y - ay;
    const oby = Y - by;
    for (let i = x0; i <= x1; i++) {
      const k = j * W + i;
      const seen = depth[k]!;
      if (seen >= reach) continue;
      const X = (i + 0.5) / S - room;
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
