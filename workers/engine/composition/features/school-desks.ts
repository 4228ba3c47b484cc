/** Desks of a classroom in rows towards the board, each with its chair. */
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

/** One desk as its pupil's neighbour behind sees it: the top, what lies on it, its legs, and the back of the chair before it. */
function desk(c: FeatureContext, cx: number, foot: number, size: number, i: number): void {
  const px = Math.max(1, Math.round(size / 26));
  const [w, h] = [size, size * 0.62];
  const [x, y] = [cx - w / 2, foot - h];
  const leg = Math.max(2, Math.round(size * 0.07));
  rect(c, x - px, foot - px, w + 3 * px, 2 * px, '#6a4e38');
  for (const at of [x + px, x + w - leg - px]) {
    rect(c, at, y + h * 0.3, leg, h * 0.7, '#5c6470');
    rect(c, at, y + h * 0.3, px, h * 0.7, '#8c96a4');
  }
  rect(c, x + leg, y + h * 0.36, w - leg * 2, h * 0.22, '#7c5230');
  rect(c, x, y, w, h * 0.26, '#d8a868');
  rect(c, x, y, w, px, '#f0c88c');
  rect(c, x, y + h * 0.26, w, 2 * px, '#a87040');
  rect(c, x, y + h * 0.26 + 2 * px, w, px, '#5c3c24');
  // a book or a sheet of paper
  const hex = ['#c84c48', '#f4f0e4', '#4878c0', '#58a060', '#f4f0e4'][i % 5]!;
  rect(c, x + w * (0.24 + 0.2 * (i % 2)), y + h * 0.05, w * 0.28, h * 0.15, hex);
  rect(c, x + w * (0.24 + 0.2 * (i % 2)), y + h * 0.05, w * 0.28, px, shade(hex, hex === '#f4f0e4' ? 0.86 : 1.25));
  // the chair before it
  const [sw, sx] = [w * 0.54, cx - w * 0.27];
  for (const at of [sx, sx + sw - leg]) rect(c, at, y + h * 0.44, leg, h * 0.66, '#4c5460');
  rect(c, sx - px, y + h * 0.42, sw + 2 * px, h * 0.26, '#8c5630');
  rect(c, sx - px, y + h * 0.42, sw + 2 * px, px, '#b8783f');
  rect(c, sx - px, y + h * 0.42 + h * 0.26, sw + 2 * px, px, '#4c2f1c');
  rect(c, sx, y + h * 0.86, sw, h * 0.1, '#74462a');
}

export const SCHOOL: Readonly<Record<string, Feature>> = {
  /** Mats of straw, each bound with dark cloth along its long sides, laid to the viewer in perspective. */
  tatami(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (let y = Math.round(c.horizon); y < H; y++) {
      const t = (y + 0.5 - c.horizon) / (H - c.horizon);
      const depth = Math.sqrt(t) * 3.2;
      const row = Math.floor(depth);
      const wide = W * (0.2 + 0.16 * t);
      for (let x = 0; x < W; x++) {
        const across = (x + 0.5 - W / 2) / wide + (row % 2 ? 0.5 : 0) + 40;
        const [mat, share] = [Math.floor(across), across % 1];
        const edge = Math.min(share, 1 - share) * wide < u * (0.6 + 0.7 * t);
        const joint = depth % 1 < 0.03 + 0.02 / (0.3 + t);
        rect(c, x, y, 1, 1, edge ? '#4c5c44' : joint ? '#8c8450' : (mat + row) % 2 ? '#c8bc80' : y % (2 * u) < u ? '#bcb074' : '#c4b87c');
      }
    }
  },
  desks(c) {
    const { width: W, height: H } = c.canvas;
    const floor = H - c.horizon;
    let i = c.random.int(5);
    for (const [t, columns] of [[0.42, 3], [0.88, 3]] as const)
      for (let k = 0; k < columns; k++) {
        const near = 0.7 + 0.5 * t;
        desk(c, W / 2 + (k - 1) * W * 0.27 * near, c.horizon + floor * t, W * 0.17 * near, i++);
      }
  },
}; // biome-ignore format: painters
