import type { Triangle } from './primitives.ts';
import { high, LIGHTS, low, type RasterView, type Samples } from './samples.ts';
import { apply, type Vec3 } from './vec.ts';

/** One triangle of cloth: interpolated normals; the inner side is lit as if turned and `backTone` darker. */
export function drawTriangle(s: Samples, p: Triangle, id: number, o: RasterView): void {
  const { columns: W, rows: H, depth, primitive, light, material } = s;
  const S = o.samples;
  const [lx, ly, lz] = LIGHTS[o.light ?? 'left'];
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
  const room = o.room ?? 0;
  const x0 = low(Math.min(a[0], b[0], c[0]) + room, S);
  const x1 = high(Math.max(a[0], b[0], c[0]) + room, S, W);
  const y0 = low(Math.min(a[1], b[1], c[1]) + room, S);
  const y1 = high(Math.max(a[1], b[1], c[1]) + room, S, H);
  for (let j = y0; j <= y1; j++) {
    const Y = (j + 0.5) / S - room;
    for (let i = x0; i <= x1; i++) {
      const X = (i + 0.5) / S - room;
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
