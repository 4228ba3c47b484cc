/** Signs of light that hang on the fronts at both sides of a street, each with a word of its own; and the gates of a dungeon in a cave. */
import { type Feature, rect, shade, shineRect } from './brush.ts';

/** Letters of three by five. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  A: ['.#.', '#.#', '###', '#.#', '#.#'], B: ['##.', '#.#', '##.', '#.#', '##.'], C: ['.##', '#..', '#..', '#..', '.##'], E: ['###', '#..', '##.', '#..', '###'],
  F: ['###', '#..', '##.', '#..', '#..'], H: ['#.#', '#.#', '###', '#.#', '#.#'], I: ['###', '.#.', '.#.', '.#.', '###'], L: ['#..', '#..', '#..', '#..', '###'],
  M: ['#.#', '###', '###', '#.#', '#.#'], N: ['##.', '#.#', '#.#', '#.#', '#.#'], O: ['###', '#.#', '#.#', '#.#', '###'], P: ['##.', '#.#', '##.', '#..', '#..'],
  R: ['##.', '#.#', '##.', '#.#', '#.#'], S: ['.##', '#..', '.#.', '..#', '##.'], T: ['###', '.#.', '.#.', '.#.', '.#.'], U: ['#.#', '#.#', '#.#', '#.#', '###'],
}; // biome-ignore format: a table
const WORDS = ['BAR', 'HOTEL', 'RAMEN', 'CLUB', 'SUSHI', 'CAFE', 'TATTOO', 'BIT', 'SHOP', 'MOTEL'] as const;
const HUES = ['#f850b0', '#48e0f0', '#f8d048', '#6cf080', '#b070f8', '#f87848'] as const;

export const SIGNS: Readonly<Record<string, Feature>> = {
  'neon signs'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const [cx, iw, ih] = [W / 2, W * 0.165, (H - horizon) * 0.31];
    const turn = c.random.int(WORDS.length);
    const hue = c.random.int(HUES.length);
    // far ones first: [depth, height over the ground, side]
    const places = [[0.5, 2.7, 1], [0.54, 3.1, -1], [0.74, 2.5, -1], [0.8, 3, 1], [1.12, 2.2, 1], [1.2, 2.5, -1]] as const;
    for (const [i, [depth, h, side]] of places.entries()) {
      const k = 1 / (1.44 - depth);
      const px = Math.max(1, Math.round(k * 0.62 * (W / 192)));
      const word = WORDS[(turn + i * 3) % WORDS.length]!;
      const ink = HUES[(hue + i) % HUES.length]!;
      const [w, tall] = [7 * px, (word.length * 6 + 3) * px];
      const wall = cx + side * iw * k;
      const x = Math.round(side < 0 ? Math.max(px, wall + px) : Math.min(W - w - px, wall - w - px));
      const y = Math.round(Math.max(px, horizon + (1 - h) * k * ih * 0.62 - tall * 0.3));
      // two arms hold it to the wall
      for (const v of [0.15, 0.8]) rect(c, side < 0 ? x - 3 * px : x + w, y + tall * v, 3 * px, px, '#4c4868');
      rect(c, x, y, w, tall, shade(ink, 0.5));
      shineRect(c, x, y, w, px, ink);
      shineRect(c, x, y + tall - px, w, px, ink);
      shineRect(c, x, y, px, tall, ink);
      shineRect(c, x + w - px, y, px, tall, ink);
      rect(c, x + px, y + px, w - 2 * px, tall - 2 * px, '#1c1634');
      for (const [n, letter] of [...word].entries())
        for (const [row, line] of (GLYPHS[letter] ?? []).entries())
          for (const [col, dot] of [...line].entries())
            if (dot === '#') shineRect(c, x + (2 + col) * px, y + (2 + n * 6 + row) * px, px, px, shade(ink, 1.25));
      c.lamps.push({ x: x + w / 2, y: y + tall / 2, reach: tall * 0.9, colour: ink, strength: 0.4 });
    }
  },
  /** Hewn walls with barred gates at both sides of a cave's far wall. */
  'barred gates'(c) {
    const { canvas, horizon, random } = c;
    const { width: W, unit: u } = canvas;
    const [bw, bh] = [6 * u, 4 * u];
    const tops = Array.from({ length: Math.ceil(W / bw) + 1 }, () => random.int(2));
    const rows = Math.max(4, Math.round((horizon * 0.62) / bh));
    for (let row = 0; row < rows; row++)
      for (let col = -1; col * bw < W; col++) {
        const x = col * bw + (row % 2 ? bw / 2 : 0);
        const middle = Math.abs((x + bw / 2) / W - 0.5);
        // broken off towards the middle, where the cave is open
        if (middle < 0.16 + row * 0.012 + (row % 2) * 0.01 || rows - row <= tops[Math.max(0, col)]!) continue;
        const y = horizon - (row + 1) * bh;
        const base = ['#6c6272', '#625868', '#746a78'][(row * 3 + col * 7 + 14) % 3]!;
        rect(c, x, y, bw, bh, '#2c2430');
        rect(c, x, y, bw - u, bh - u, base);
        rect(c, x, y, bw - u, u, shade(base, 1.22));
      }
    for (const at of [0.12, 0.88]) {
      const half = W * 0.075;
      const arch = horizon - horizon * 0.36;
      const [cx, floor] = [W * at, horizon];
      for (let y = Math.round(arch - half - 4 * u); y < floor; y++)
        for (let x = Math.round(cx - half - 4 * u); x < cx + half + 4 * u; x++) {
          const dx = Math.abs(x + 0.5 - cx);
          const d = y < arch ? Math.hypot(dx, y - arch) : dx;
          if (d >= half + 3 * u) continue;
          const rim = d >= half;
          const bar = Math.floor(x - cx + 100 * u * 4) % (3 * u) < Math.max(1, u - 1) || Math.abs(y - arch) < u || Math.abs(y - floor + 7 * u) < u;
          const joint = Math.floor(y / (5 * u)) % 2 === 0 && y % (5 * u) < u;
          rect(c, x, y, 1, 1, rim ? (joint ? '#40363f' : d > half + 2 * u ? '#54485a' : '#8c8090') : bar ? (d > half - u ? '#5c6478' : '#8c94a4') : '#120e14');
        }
    }
  },
}; // biome-ignore format: painters
