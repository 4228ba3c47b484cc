/** Distance of each covered cell to the nearest uncovered one, in cells (two chamfer passes, 1 : √2). */
export function distance(mask: Uint8Array, width: number, height: number): Float32Array {
  const d = new Float32Array(width * height);
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : d[y * width + x]!);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      const straight = Math.min(at(x - 1, y), at(x, y - 1)) + 1;
      d[y * width + x] = Math.min(straight, Math.min(at(x - 1, y - 1), at(x + 1, y - 1)) + Math.SQRT2);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      if (!mask[y * width + x]) continue;
      const straight = Math.min(at(x + 1, y), at(x, y + 1)) + 1;
      const slanted = Math.min(at(x + 1, y + 1), at(x - 1, y + 1)) + Math.SQRT2;
      d[y * width + x] = Math.min(d[y * width + x]!, straight, slanted);
    }
  }
  return d;
}

export const largest = (values: Float32Array): number => {
  let most = 0;
  for (const v of values) if (v > most) most = v;
  return most;
};

/** Sweeps of over-relaxation: enough for shading on a grid of some hundred cells. */
const SWEEPS = 40;

/**
 * Blows a mask up: √u of Poisson's ∇²u = −4 with u = 0 outside, so that a disc becomes a half ball and a strip of half
 * width r an arch √2·r high (Johnston's Lumo and Repoussé inflate so). Successive over-relaxation from the distances `d`.
 */
export function inflate(mask: Uint8Array, d: Float32Array, width: number, height: number): Float32Array {
  const u = new Float32Array(width * height);
  const most = largest(d);
  const cells: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      cells.push(i);
      u[i] = d[i]! * (2 * most - d[i]!);
    }
  }
  const omega = 2 / (1 + Math.PI / Math.max(8, 2 * most));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const i of cells) {
      u[i] = u[i]! + omega * ((u[i - 1]! + u[i + 1]! + u[i - width]! + u[i + width]! + 4) / 4 - u[i]!);
    }
  }
  for (const i of cells) u[i] = Math.sqrt(Math.max(0, u[i]!));
  return u;
}

/** Mean over a square of side 2r + 1, twice: close to a Gaussian. */
export function blur(source: Float32Array, width: number, height: number, r: number): Float32Array {
  let from = source;
  for (let pass = 0; pass < 4; pass++) {
    const to = new Float32Array(width * height);
    const across = pass % 2 === 0;
    const [n, lines, step, line] = across ? [width, height, 1, width] : [height, width, width, 1];
    for (let j = 0; j < lines; j++) {
      let sum = 0;
      for (let i = -r; i < n; i++) {
        if (i + r < n) sum += from[j * line + (i + r) * step]!;
        if (i - r - 1 >= 0) sum -= from[j * line + (i - r - 1) * step]!;
        if (i >= 0) to[j * line + i * step] = sum / (2 * r + 1);
      }
    }
    from = to;
  }
  return from;
}
