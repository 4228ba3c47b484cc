/** Shapes as fields: 1 in the middle, 0 at the border, less outside. Lengths in shares of half a picture; y points down. */

export type Field = (x: number, y: number) => number;

const hash = (i: number, j: number, seed: number): number => {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 974634533);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise, 0..1, with cells of length 1. */
export const noise =
  (seed: number): Field =>
  (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const ease = (t: number): number => t * t * (3 - 2 * t);
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
    const low = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
    return top * (1 - v) + low * v;
  };

/** Noise of two scales, 0..1. */
export const rough = (seed: number): Field => {
  const [a, b] = [noise(seed), noise(seed + 71)];
  return (x, y) => a(x, y) * 0.65 + b(x * 2.1, y * 2.1) * 0.35;
};

export const disc = (cx: number, cy: number, rx: number, ry = rx): Field => {
  return (x, y) => 1 - Math.hypot((x - cx) / rx, (y - cy) / ry);
};

/** A stroke from a to b whose half width goes from `from` to `to`. */
export function stroke(ax: number, ay: number, bx: number, by: number, from: number, to: number): Field {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy || 1e-9;
  return (x, y) => {
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
    const w = from + (to - from) * t;
    return w <= 0 ? -1 : 1 - Math.hypot(x - ax - dx * t, y - ay - dy * t) / w;
  };
}

/** Strokes through points; the half width goes from `from` to `to` along them. */
export function path(points: readonly (readonly [number, number])[], from: number, to: number): Field {
  const n = points.length - 1;
  const parts = points.slice(0, n).map(([x, y], i) => {
    const [bx, by] = points[i + 1]!;
    return stroke(x, y, bx, by, from + ((to - from) * i) / n, from + ((to - from) * (i + 1)) / n);
  });
  return union(...parts);
}

/** Many short strokes one after another, each looked at only where it is near: a long ribbon costs what it covers. */
export function ribbon(points: readonly (readonly [x: number, y: number, half: number])[]): Field {
  const parts = points.slice(1).map(([x, y, w], i) => {
    const [px, py, pw] = points[i]!;
    const reach = Math.max(w, pw);
    return { left: Math.min(x, px) - reach, right: Math.max(x, px) + reach, top: Math.min(y, py) - reach, low: Math.max(y, py) + reach, field: stroke(px, py, x, y, pw, w) }; // biome-ignore format: one line
  });
  return (x, y) => {
    let most = -1;
    for (const p of parts)
      if (x > p.left && x < p.right && y > p.top && y < p.low) most = Math.max(most, p.field(x, y));
    return most;
  };
}

export const union =
  (...fields: readonly Field[]): Field =>
  (x, y) => {
    let most = -9;
    for (const f of fields) most = Math.max(most, f(x, y));
    return most;
  };

/** How deep a point lies in a convex outline, in units; less than 0 outside. */
export function convex(points: readonly (readonly [number, number])[]): Field {
  const area = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
  const turn = area < 0 ? -1 : 1;
  return (x, y) =>
    Math.min(
      ...points.map(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length]!;
        return (turn * ((bx - ax) * (y - ay) - (by - ay) * (x - ax))) / Math.hypot(bx - ax, by - ay);
      }),
    );
}

/** A four-pointed glint. */
export const glint = (cx: number, cy: number, r: number, slim = 0.52): Field => {
  return (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) / r, Math.abs(y - cy) / r];
    return 1 - (dx ** slim + dy ** slim) ** (1 / slim);
  };
};

/** A ring with a half width that may change round it. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  width: number | ((angle: number) => number),
  flat = 1,
): Field => {
  return (x, y) => {
    const [dx, dy] = [x - cx, (y - cy) / flat];
    const w = typeof width === 'number' ? width : width(Math.atan2(dy, dx));
    return w <= 0 ? -1 : 1 - Math.abs(Math.hypot(dx, dy) - r) / w;
  };
};

/** A field turned by degrees clockwise about the middle. */
export const turned = (f: Field, degrees: number): Field => {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return (x, y) => f(x * c + y * s, y * c - x * s);
};

/** A star with straight edges, one tip up: 1 in its middle, 0 at its border. */
export const starField =
  (x: number, y: number, r: number, points: number): Field =>
  (u, v) => {
    const half = Math.PI / points;
    const turn = Math.abs(Math.atan2(u - x, y - v)) % (2 * half);
    const a = turn > half ? 2 * half - turn : turn;
    // from a tip, at 1, to the corner between two tips
    const corner = 0.46;
    const edge = (corner * Math.sin(half)) / (corner * Math.sin(half - a) + Math.sin(a));
    return 1 - Math.hypot(u - x, v - y) / (r * edge);
  };
