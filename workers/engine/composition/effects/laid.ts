/** What people sit at and on, and what is laid before them: tables, a picnic's cloth, mugs, plates, cards and boards, on the pixel grid. */
import { hexToRgb, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, lined, sheet, stamped } from './paint.ts';

const tone = (hex: string, dL: number): string => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return oklabToHex([Math.max(0, Math.min(1, L + dL)), a, b]);
};

/** Shares of a person: how deep the top of a table is seen, how thick it is, how long its legs. */
export const TABLE = { top: 0.2, edge: 0.06, legs: 0.24 } as const;

/** A table seen from its long side; its back edge is the first row. */
export function table(width: number, S: number, wood = '#a06a3c', high: number = TABLE.legs): Sprite {
  const [top, edge, legs] = [TABLE.top, TABLE.edge, high].map((share) => Math.max(2, Math.round(S * share))) as [number, number, number]; // biome-ignore format: one line
  const w = Math.max(10, Math.round(width));
  const image = sheet(w, top + edge + legs);
  const leg = Math.max(2, Math.round(S * 0.07));
  for (const x of [1, w - 1 - leg]) {
    block(image, x, top + edge, leg, legs, tone(wood, -0.16));
    block(image, x, top + edge, 1, legs, tone(wood, -0.08));
  }
  block(image, 0, 0, w, top, wood);
  block(image, 0, 0, w, 1, tone(wood, 0.09));
  block(image, 0, 0, 1, top, tone(wood, 0.05));
  for (let y = 3; y < top - 1; y += 3) for (let x = 2; x < w - 2; x++) if ((x * 7 + y * 5) % 23 > 5) dot(image, x, y, tone(wood, -0.035)); // biome-ignore format: one line
  block(image, 0, top, w, edge, tone(wood, -0.1));
  return painted(lined(image, '#2c2028'), 'table', { x: w / 2 + 1, y: top + edge + legs + 2 });
}

/** A leaf on the water, seen aslant, with its notch; who sits on it sits in its middle. */
export function lilyPad(width: number, hex = '#5aa83c'): Sprite {
  const [w, h] = [Math.max(12, Math.round(width)), Math.max(6, Math.round(width * 0.4))];
  const image = sheet(w, h + Math.max(1, Math.round(h * 0.12)));
  const [rx, ry] = [w / 2, h / 2];
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = [(x + 0.5 - rx) / rx, (y + 0.5 - ry) / ry];
      const d = Math.hypot(u, v);
      const below = Math.hypot(u, (y + 0.5 - ry - (image.height - h)) / ry);
      // the notch opens to the front, right of the middle
      const notch = v > 0 && Math.abs(u - v * 0.42) < v * 0.16;
      if (notch) continue;
      if (d < 1) {
        const turn = Math.atan2(v, u);
        const vein = d > 0.24 && d < 0.86 && Math.abs(Math.sin(turn * 3.5 + 0.5)) < 0.1;
        dot(
          image,
          x,
          y,
          d > 0.88 ? tone(hex, 0.1) : vein ? tone(hex, -0.06) : v < -0.2 && u < 0.1 ? tone(hex, 0.04) : hex,
        );
      } else if (below < 1) dot(image, x, y, tone(hex, -0.16));
    }
  const s = painted(lined(image, '#1c4030'), 'lily pad');
  return { ...s, top: { y: Math.round(h * 0.34), left: Math.round(w * 0.14), right: Math.round(w * 0.86) } };
}

/** A stool for a side of a table. */
export function stool(S: number, wood = '#8c5a34'): Sprite {
  const [w, h] = [Math.max(5, Math.round(S * 0.24)), Math.max(4, Math.round(S * 0.26))];
  const image = sheet(w, h);
  block(image, 0, 0, w, 2, tone(wood, 0.06));
  block(image, 1, 2, 1, h - 2, tone(wood, -0.1));
  block(image, w - 2, 2, 1, h - 2, tone(wood, -0.1));
  return painted(lined(image, '#2c2028'), 'stool');
}

/** A cloth on the ground in squares of two colours. */
export function cloth(
  width: number,
  depth: number,
  unit: number,
  [a, b]: readonly [string, string] = ['#d8444c', '#f4ece0'],
): Sprite {
  // biome-ignore format: one line
  const [w, h] = [Math.round(width), Math.max(5, Math.round(depth))];
  const lean = Math.round(h * 0.5);
  const image = sheet(w, h);
  const step = Math.max(2, Math.round(unit));
  for (let y = 0; y < h; y++) {
    const from = Math.round((lean * (h - 1 - y)) / h);
    for (let x = from; x < w - from; x++) {
      const u = Math.floor((x - w / 2) / (1 + (y - h / 2) / (h * 4)) / step + 100);
      const odd = (u + Math.floor((y * 1.4) / step)) % 2 === 0;
      dot(image, x, y, y === h - 1 ? tone(odd ? a : b, -0.14) : odd ? a : b);
    }
  }
  return painted(lined(image, '#3c2430'), 'blanket', { x: w / 2 + 1, y: h + 1 });
}

/** Things laid before people; the letter is the colour. */
const LAID: Readonly<Record<string, { readonly rows: readonly string[]; readonly colours: Readonly<Record<string, string>> }>> = {
  beer: { rows: ['.fff..', 'ffffff', 'aalaff', 'aala.f', 'aalaff', 'aada..'], colours: { f: '#f8f4e8', a: '#d89030', l: '#f4c050', d: '#a86420' } },
  cup: { rows: ['cccc.', 'wwwwc', 'wwwcc', '.ww..'], colours: { w: '#e8ecf0', c: '#9cb0c4' } },
  wine: { rows: ['r.r', 'rrr', '.g.', '.g.', 'ggg'], colours: { r: '#a82840', g: '#d8e4ec' } },
  plate: { rows: ['...mm....', '..ommogg.', '.ommmogg.', 'wwwwwwwww', '.wwwwwww.'], colours: { w: '#eceef2', m: '#b8683c', o: '#e89c4c', g: '#6cac48' } },
  cards: { rows: ['...www...', 'wwswrwsww', 'rwswwwswk', 'wwswwwsww', '.wswrwsw.'], colours: { w: '#f8f4ec', s: '#b0a8a0', r: '#d03c40', k: '#2c2c38' } },
  dice: { rows: ['www.www', 'wkw.wwk', 'www.kww'], colours: { w: '#f8f4ec', k: '#2c2c38' } },
  coins: { rows: ['.yy.', 'lyyd', 'yyyd'], colours: { y: '#e8b83c', l: '#fce88c', d: '#b07c24' } },
  bread: { rows: ['.bbbb.', 'blbbbd', 'bbbbdd'], colours: { b: '#cc8c44', l: '#ecbc78', d: '#9c5c2c' } },
  pail: { rows: ['.hhhh.', 'h....h', 'wwwwww', 'lmmmmd', 'lmmmmd', '.lmmd.'], colours: { h: '#70747c', w: '#f4f6f8', l: '#c8ced6', m: '#9aa2ae', d: '#6c7480' } },
  basket: { rows: ['..bbbb..', '.b....b.', 'bgrbbyrb', 'llblblbl', 'blblblbl', '.dbdbdb.'], colours: { b: '#a87038', l: '#d0984c', d: '#74482c', g: '#6cac48', r: '#d84848', y: '#e8b83c' } },
  book: { rows: ['wwwkwww', 'w-wkw-w', 'w-wkw-w', 'rrrrrrr'], colours: { w: '#f4ecd8', '-': '#a89c88', k: '#8c7c68', r: '#a83c3c' } },
  paper: { rows: ['.......qq', '......qq.', 'wwwwwq...', 'w---qwww.', '.w-k--www', '.wwwwwwww'], colours: { w: '#f4ecd8', '-': '#a89c88', q: '#f8f8f4', k: '#2c2434' } },
}; // biome-ignore format: a table

export const isLaid = (name: string): boolean => LAID[name] !== undefined;

export function laid(name: string, unit: number): Sprite {
  const art = LAID[name]!;
  return painted(lined(stamped(art.rows, art.colours, Math.max(1, Math.round(unit))), '#3c2830'), name);
}

/** Chessmen, the taller ones behind; the letter is their colour, lit from the left. */
const MEN: readonly (readonly string[])[] = [
  ['.l.', 'lkd', '.k.', 'lkd', 'lkd'],
  ['l.d', 'lkd', '.k.', 'lkd'],
  ['.l.', '.k.', 'lkd'],
];
const SIDES = [
  { colours: { l: '#ffffff', k: '#f4ecdc', d: '#d0c4b0' }, line: '#4c3430' },
  { colours: { l: '#6c6480', k: '#3c3448', d: '#2c2438' }, line: '#181420' },
] as const;

/** A board with its squares, lying on a table, and chessmen that stand on it. */
export function board(S: number): Sprite {
  const step = Math.max(2, Math.round(S / 24));
  const unit = Math.max(1, Math.round(S / 44));
  const [w, h] = [8 * step, 4 * step];
  const above = 5 * unit;
  const image = sheet(w, h + above);
  for (let y = 0; y < 4; y++) for (let x = 0; x < 8; x++) block(image, x * step, above + y * step, step, step, (x + y) % 2 ? '#a8703c' : '#f4dcac'); // biome-ignore format: one line
  const out = lined(image, '#3c2830');
  for (const [side, { colours, line }] of SIDES.entries())
    for (const [i, rows] of MEN.entries()) {
      const man = lined(stamped(rows, colours, unit), line);
      // from the corner behind to the corner before, mirrored for the other side
      const [mx, my] = [
        [0.1, 0.36],
        [0.3, 0.66],
        [0.12, 1],
      ][i] as [number, number];
      const x = Math.round((side ? 1 - mx : mx) * w - (side ? man.width : 0) + 1);
      const y = Math.round(above + my * h - man.height + 1);
      for (let py = 0; py < man.height; py++)
        for (let px = 0; px < man.width; px++) {
          const from = (py * man.width + px) * 4;
          const [ox, oy] = [x + px, y + py];
          if (!man.data[from + 3] || ox < 0 || oy < 0 || ox >= out.width || oy >= out.height) continue;
          out.data.set(man.data.subarray(from, from + 4), (oy * out.width + ox) * 4);
        }
    }
  return painted(out, 'chessboard');
}
