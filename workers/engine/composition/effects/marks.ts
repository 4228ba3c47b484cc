/** Small signs of what somebody does or feels, and what work leaves behind. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, ellipse, lined, sheet, stamped } from './paint.ts';

/** Signs as pixels; the letter is the colour. */
const ART: Readonly<Record<string, { readonly rows: readonly string[]; readonly colours: Readonly<Record<string, string>>; readonly line?: string }>> = {
  zzz: { rows: ['......zzzzz', '.........z.', '........z..', '.......z...', '......zzzzz', '...........', 'zzzz.......', '..z........', '.z.........', 'zzzz.......'], colours: { z: '#f0f4ff' }, line: '#2c3460' },
  note: { rows: ['..nnnn', '..n..n', '..n..n', '..n..n', 'nnn.nn', 'nnn.nn'], colours: { n: '#3868c4' } },
  'red note': { rows: ['..nn', '..n.n', '..n.n', '..n..', 'nnn..', 'nnn..'], colours: { n: '#cc3038' } },
  heart: { rows: ['.rr.rr.', 'rlrrrrr', 'rrrrrrd', '.rrrrd.', '..rrd..', '...d...'], colours: { r: '#e84868', l: '#ffb8c8', d: '#b8284c' } },
  question: { rows: ['.qqq.', 'q...q', '....q', '..qq.', '..q..', '.....', '..q..'], colours: { q: '#f8f4e0' }, line: '#2c3460' },
  shout: { rows: ['..s', '.s.', '...', 's.s', '...', '.s.', '..s'], colours: { s: '#f8f0d0' }, line: '#3c3450' },
  haha: { rows: ['h.h..a..', 'hhh.a.a.', 'h.h.aaa.', '....a.a.'], colours: { h: '#f8f0d0', a: '#f8f0d0' }, line: '#3c3450' },
  speech: { rows: ['.ssssssss.', 'ssssssssss', 'ssddsddsss', 'ssssssssss', '.ssssssss.', '..ss......', '.s........'], colours: { s: '#f8f8f4', d: '#505868' }, line: '#2c2c40' },
  tears: { rows: ['t....t', 't....t', '......', 't....t'], colours: { t: '#6cc8f8' } },
  drops: { rows: ['.d...d', 'd..d..', '..d..d', 'd...d.', '..d...'], colours: { d: '#5cb4ec' } },
  shiver: { rows: ['s.....s', '.s...s.', 's.....s', '.s...s.'], colours: { s: '#d8ecf8' } },
  sparks: { rows: ['y..o..y', '..y.o..', 'o.yyy.y', '.y.w.o.', 'y.o.y..'], colours: { y: '#ffe070', o: '#f89038', w: '#ffffff' } },
  chips: { rows: ['c...c.', '..c..c', 'c..c..', '.c...c'], colours: { c: '#e0b878' } },
  crumbs: { rows: ['c.c..', '.c.c.', 'c..c.', '..c.c'], colours: { c: '#ecc868' } },
  glitter: { rows: ['..w...y.', '.www.y..', '..w..p.w', 'p...www.', '.y...w..', 'w..p...y'], colours: { w: '#ffffff', y: '#ffe878', p: '#f4a0e8' } },
  confetti: { rows: ['r...b..y.', '..g...r..', 'b...y...g', '.y.r...b.', 'g...b.r..'], colours: { r: '#e84858', b: '#4890e8', y: '#f4cc48', g: '#60b84c' } },
  'red ball': { rows: ['.bb.', 'blbb', 'bbbd', '.dd.'], colours: { b: '#dc3c44', l: '#f89088', d: '#982840' }, line: '#2c2438' },
  'blue ball': { rows: ['.bb.', 'blbb', 'bbbd', '.dd.'], colours: { b: '#4078d8', l: '#90b8f8', d: '#2c4898' }, line: '#2c2438' },
  'yellow ball': { rows: ['.bb.', 'blbb', 'bbbd', '.dd.'], colours: { b: '#f0c03c', l: '#fce898', d: '#b87828' }, line: '#2c2438' },
  marshmallow: { rows: ['www', 'wws'], colours: { w: '#fff8f0', s: '#e0c8b0' }, line: '#6c5040' },
  snowball: { rows: ['.ww.', 'wwws', 'wwss', '.ss.'], colours: { w: '#ffffff', s: '#b8cce4' }, line: '#5c6c8c' },
  ghost: { rows: ['.gggg.', 'gggggg', 'gkggkg', 'gggggg', 'gggggg', 'g.gg.g'], colours: { g: '#e8f4f8', k: '#3c4c68' }, line: '#7c98ac' },
  sprout: { rows: ['l...l', 'll.ll', '.lll.', '..s..', '..s..'], colours: { l: '#6cc04c', s: '#3c8038' } },
  grass: { rows: ['..g...g..', 'g.g.g.g.g', 'ggggggggg', '.ggggggg.'], colours: { g: '#5c9c3c' } },
  question2: { rows: ['q'], colours: { q: '#ffffff' } },
}; // biome-ignore format: a table

export const isMark = (name: string): boolean => ART[name] !== undefined;

/** A sign, `unit` pixels a dot. */
export function mark(name: string, unit: number): Sprite {
  const art = ART[name]!;
  const image = stamped(art.rows, art.colours, Math.max(1, Math.round(unit)));
  return painted(art.line ? lined(image, art.line) : image, name);
}

export function spark(
  size: number,
  tones: readonly [string, string, string] = ['#fffce0', '#ffdc54', '#f08c30'],
): Sprite {
  const s = Math.max(7, Math.round(size)) | 1;
  const image = sheet(s, s);
  const m = (s - 1) / 2;
  for (let y = 0; y < s; y++)
    for (let x = 0; x < s; x++) {
      const d = Math.hypot(x - m, y - m) / m;
      const ray = 0.45 + 0.55 * Math.abs(Math.cos(Math.atan2(y - m, x - m) * 4)) ** 3;
      if (d < ray) dot(image, x, y, d < ray * 0.4 ? tones[0] : d < ray * 0.72 ? tones[1] : tones[2]);
    }
  return painted(image, 'spark', { x: m, y: m });
}

/** A sickle of light behind a blade. */
export function slash(size: number): Sprite {
  const s = Math.max(9, Math.round(size));
  const image = sheet(s * 0.7, s);
  for (let y = 0; y < s; y++)
    for (let x = 0; x < image.width; x++) {
      const outer = Math.hypot(x - image.width * 0.02, y + 0.5 - s / 2) / (s * 0.5);
      const inner = Math.hypot(x + s * 0.14, y + 0.5 - s / 2) / (s * 0.52);
      if (outer < 1 && inner > 1 && x > 0) dot(image, x, y, outer > 0.9 ? '#b8d4f0' : '#f4faff');
    }
  return painted(image, 'slash', { x: 0, y: s / 2 });
}

/** A rod from the hands up to the right, its line down into the water. */
export function rod(size: number): Sprite {
  const s = Math.max(10, Math.round(size));
  const image = sheet(s * 1.15, s * 1.1);
  const [x1, y1, y0] = [s * 0.8, s * 0.06, s * 0.62];
  for (let i = 0; i <= s * 2; i++) {
    const t = i / (s * 2);
    const y = y0 + (y1 - y0) * Math.sin((t * Math.PI) / 2);
    dot(image, x1 * t, y, t < 0.25 ? '#5a3a2c' : '#a06c3a');
    if (t < 0.7) dot(image, x1 * t, y + 1, t < 0.25 ? '#3c2820' : '#6e4528');
  }
  for (let y = y1; y < s; y++) dot(image, x1, y, '#c8d4dc');
  block(image, x1 - 1, s * 0.97, 3, 2, '#f0f0ec');
  block(image, x1 - 1, s * 0.99 + 1, 3, 2, '#d83c3c');
  return painted(image, 'fishing rod', { x: 0, y: y0 });
}

/** A log as it is carried: bark with a cut end. */
export function trunk(width: number, height: number): Sprite {
  const [w, h] = [Math.max(12, Math.round(width)), Math.max(4, Math.round(height))];
  const image = sheet(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const v = (y + 0.5) / h;
      dot(
        image,
        x,
        y,
        v < 0.28 ? '#a8744a' : v > 0.72 ? '#5e3c28' : (x * 3 + y * 7) % 17 === 0 ? '#6a442c' : '#82553a',
      );
    }
  for (let y = 0; y < h; y++) for (let x = w - Math.max(2, Math.round(h * 0.45)); x < w; x++) dot(image, x, y, y === 0 || y === h - 1 ? '#b88a54' : '#d8b078'); // biome-ignore format: one line
  return painted(lined(image), 'log');
}

export function water(width: number, height: number): Sprite {
  const image = sheet(width, height);
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (x, y, d) =>
    d > 0.8 ? '#7cc4e0' : (x + y * 7) % 19 < 5 && y % 3 === 1 ? '#8cd0e8' : '#3c84bc',
  );
  return painted(image, 'water');
}

/** A rope that swings round who jumps: an open ring. */
export function loop(width: number, height: number): Sprite {
  const image = sheet(width, height);
  const [rx, ry] = [image.width / 2 - 1, image.height / 2 - 1];
  for (let i = 0; i < 400; i++) {
    const t = (i / 400) * 2 * Math.PI;
    dot(image, image.width / 2 + Math.cos(t) * rx, image.height / 2 + Math.sin(t) * ry, '#e8d8b0');
  }
  return painted(image, 'rope');
}

/** A lance, striped, its point to the right. */
export function lance(length: number, thick: number): Sprite {
  const [w, h] = [Math.max(10, Math.round(length)), Math.max(2, Math.round(thick))];
  const image = sheet(w, h);
  for (let x = 0; x < w; x++) {
    const t = x > w - 4 ? 1 : x < w * 0.2 ? h : Math.max(1, Math.round(h * (1 - (x / w) * 0.5)));
    const y0 = Math.floor((h - t) / 2);
    for (let y = y0; y < y0 + t; y++)
      dot(image, x, y, x > w - 4 ? '#dce4ec' : Math.floor(x / 4) % 2 ? '#d84848' : y === y0 ? '#fff4e0' : '#e0d0b8');
  }
  return painted(lined(image), 'lance');
}

/** A swing on its frame, seen from the side of who swings; the seat is where its top says. */
export function swing(S: number): Sprite {
  const [w, h] = [Math.round(S * 1.25), Math.round(S * 1.5)];
  const image = sheet(w, h);
  const post = (x0: number, x1: number): void => {
    for (let y = 0; y < h; y++)
      for (let k = 0; k < Math.max(2, S * 0.06); k++)
        dot(image, x0 + ((x1 - x0) * y) / h + k, y, k === 0 ? '#a8744a' : '#6e4830');
  };
  post(w * 0.2, 0);
  post(w * 0.74, w - Math.max(3, S * 0.07));
  for (let x = Math.round(w * 0.12); x < w * 0.86; x++)
    for (let k = 0; k < Math.max(2, S * 0.07); k++) dot(image, x, k, k === 0 ? '#b8845a' : '#7c5436');
  const seat = Math.round(h - S * 0.42);
  for (let y = 2; y < seat; y++) {
    dot(image, w * 0.4 + (y / seat) * S * 0.06, y, '#e0d0a8');
    dot(image, w * 0.56 + (y / seat) * S * 0.06, y, '#c8b488');
  }
  for (let x = w * 0.38 + S * 0.06; x < w * 0.6 + S * 0.06; x++)
    for (let k = 0; k < 2; k++) dot(image, x, seat + k, k === 0 ? '#c85040' : '#8c3430');
  const s = painted(lined(image), 'swing');
  return {
    ...s,
    top: { y: seat + 1, left: Math.round(w * 0.38 + S * 0.06), right: Math.round(w * 0.6 + S * 0.06) + 2 },
  };
}

/** A sword on an anvil: its hilt to the left, the end that is forged aglow. */
export function bar(length: number, thick: number): Sprite {
  const [w, h] = [Math.max(9, Math.round(length)), Math.max(2, Math.round(thick))];
  const image = sheet(w, h + 2);
  for (let x = 0; x < w; x++)
    for (let y = 1; y <= h; y++)
      dot(
        image,
        x,
        y,
        x < w * 0.2 ? '#6a4428' : x > w * 0.6 ? (y === 1 ? '#fff0a0' : '#f08c30') : y === 1 ? '#e8eef4' : '#98a4b4',
      );
  block(image, w * 0.2, 0, 2, h + 2, '#d0a03c');
  return painted(lined(image), 'sword');
}

/** Three legs that meet at their top. */
export function legs(width: number, height: number): Sprite {
  const image = sheet(width, height);
  const [w, h] = [image.width, image.height];
  for (let y = 0; y < h; y++) {
    const t = y / Math.max(1, h - 1);
    for (const [u, hex] of [
      [0, '#6a4428'],
      [1, '#6a4428'],
      [0.55, '#94643c'],
    ] as const) {
      const x = w / 2 + (u - 0.5) * (w - 2) * t;
      dot(image, x, y, hex);
      dot(image, x + 1, y, u === 1 ? '#4c3020' : hex);
    }
  }
  return painted(image, 'stand');
}

/** Water before a hull: dark below it, foam where it cuts through. */
export function wake(width: number, height: number): Sprite {
  const [w, h] = [Math.max(10, Math.round(width)), Math.max(3, Math.round(height))];
  const image = sheet(w, h);
  ellipse(image, w / 2, 0, w / 2, h, (x, y, d) =>
    d > 0.72
      ? (x + y) % 4 < 2 || y > h * 0.5
        ? '#d4eef8'
        : undefined
      : y === 0 && (x * 3) % 7 < 3
        ? '#8cc8e8'
        : (x + y * 5) % 13 < 4
          ? '#4c94c4'
          : '#2f6f9e',
  );
  return painted(image, 'water');
}

/** A ray of light that widens downwards, every second pixel of it. */
export function beam(width: number, height: number): Sprite {
  const image = sheet(width, height);
  for (let y = 0; y < image.height; y++) {
    const half = (image.width / 2) * (0.4 + (0.6 * y) / image.height);
    for (let x = Math.ceil(image.width / 2 - half); x < image.width / 2 + half; x++)
      if ((x + y) % 2 === 0) dot(image, x, y, Math.abs(x - image.width / 2) > half - 2 ? '#f4fcb8' : '#d0f0a0');
  }
  return painted(image, 'beam');
}

/** A bough that comes in from the left, with leaves at its end. */
export function bough(width: number, S: number): Sprite {
  const w = Math.max(14, Math.round(width));
  const thick = Math.max(3, Math.round(S * 0.1));
  const up = Math.round(S * 0.14);
  const image = sheet(w, thick + up * 2 + 2);
  const line = (x0: number, x1: number, y0: number, y1: number, t0: number, t1: number): void => {
    for (let x = Math.round(x0); x < x1; x++) {
      const u = (x - x0) / Math.max(1, x1 - x0);
      const t = Math.max(1, Math.round(t0 + (t1 - t0) * u));
      const y = Math.round(y0 + (y1 - y0) * u);
      for (let j = 0; j < t; j++) dot(image, x, y + j, j === 0 ? '#a8744a' : j === t - 1 ? '#5e3c28' : '#82553a');
    }
  };
  line(0, w * 0.94, up, up, thick, Math.max(2, thick * 0.5));
  line(w * 0.62, w * 0.86, up + 1, 1, 2, 1);
  line(w * 0.3, w * 0.5, up + thick - 2, up + thick + up * 0.7, 2, 1);
  const leaf = (x: number, y: number): void => {
    const r = Math.max(2, S * 0.075);
    ellipse(image, x, y, r * 1.5, r, (px, py) =>
      py < y - r * 0.2 ? '#8cc850' : px > x + r * 0.5 ? '#3c7c34' : '#58a040',
    );
  };
  for (const [u, v] of [[0.9, up], [0.96, up + thick], [0.86, 2.5], [0.5, up + thick + up * 0.6], [0.44, up + thick * 0.9 + up * 0.8]] as const) leaf(Math.min(w - S * 0.12, w * u), v); // biome-ignore format: one line
  const s = painted(lined(image), 'branch');
  return { ...s, top: { y: up + 1, left: Math.round(w * 0.12), right: Math.round(w * 0.82) } };
}

export function mound(width: number): Sprite {
  const image = sheet(width, width * 0.42);
  const h = image.height;
  for (let x = 0; x < image.width; x++) {
    const t = Math.sin((Math.PI * (x + 0.5)) / image.width) * (0.85 + 0.15 * Math.sin(x));
    for (let y = Math.round(h - h * t); y < h; y++)
      dot(image, x, y, y < h - h * t + 1.4 ? '#a87c50' : (x * 5 + y * 3) % 7 === 0 ? '#54382a' : '#7c563a');
  }
  return painted(image, 'earth');
}

export function hole(width: number): Sprite {
  const image = sheet(width, Math.max(3, width * 0.3));
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (_x, y, d) =>
    y < 1 || d > 0.82 ? '#7c563a' : '#2c1c1c',
  );
  return painted(image, 'hole');
}

export function puddle(width: number, hex = '#6cb838'): Sprite {
  const image = sheet(width, Math.max(3, width * 0.26));
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (_x, y, d) =>
    d > 0.78 ? '#2c4c34' : y < image.height * 0.35 ? '#e8ffd0' : hex,
  );
  return painted(image, 'puddle');
}

export function arrow(length: number): Sprite {
  const L = Math.max(9, Math.round(length));
  const image = sheet(L, 5);
  block(image, 2, 2, L - 5, 1, '#a06c3a');
  block(image, 0, 1, 3, 1, '#dcd4c4');
  block(image, 0, 3, 3, 1, '#dcd4c4');
  block(image, L - 4, 1, 2, 3, '#9aa6b8');
  block(image, L - 2, 2, 2, 1, '#c4d0dc');
  return painted(image, 'arrow', { x: 0, y: 2 });
}

/** Lines of speed, trailing to the left. */
export function streaks(width: number, height: number): Sprite {
  const image = sheet(width, height);
  for (let k = 0; k < 3; k++) block(image, k === 1 ? 0 : image.width * 0.25, (image.height / 3) * (k + 0.4), image.width * (k === 1 ? 1 : 0.7), 1, '#e4ecf0'); // biome-ignore format: a row
  return painted(image, 'wind', { x: image.width, y: image.height / 2 });
}

/** Rays around something holy or glowing, to be drawn behind it. */
export function aura(width: number, height: number, hex = '#ffe890'): Sprite {
  const image = sheet(width, height);
  const [cx, cy] = [image.width / 2, image.height / 2];
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const d = Math.hypot((x + 0.5 - cx) / cx, (y + 0.5 - cy) / cy);
      const ray = Math.cos(Math.atan2(y - cy, x - cx) * 8) > 0.35;
      if (d < 1 && d > 0.55 && ray && (d < 0.82 || (x + y) % 2 === 0)) dot(image, x, y, hex);
    }
  return painted(image, 'aura', { x: cx, y: cy });
}

export function ring(width: number, hex = '#ffe070'): Sprite {
  const image = sheet(width, Math.max(3, width * 0.34));
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (_x, _y, d) =>
    d > 0.42 ? hex : undefined,
  );
  return painted(image, 'halo');
}

/** A circle of signs on the ground, seen aslant. */
export function magicCircle(width: number, hex = '#b878ff'): Sprite {
  const image = sheet(width, width * 0.36);
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (x, y, d) =>
    d > 0.84 || (d > 0.5 && d < 0.6) || ((x * 3 + y * 5) % 11 === 0 && d > 0.6)
      ? d > 0.84
        ? hex
        : '#f0dcff'
      : undefined,
  );
  return painted(image, 'magic circle');
}

/** A string from somebody's hand. */
export function string(dx: number, dy: number, hex = '#e8e4d8'): Sprite {
  const w = Math.abs(dx) + 2;
  const h = Math.abs(dy) + 2;
  const image = sheet(w, h);
  const steps = Math.ceil(Math.max(w, h) * 1.5);
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const sag = Math.sin(t * Math.PI) * Math.min(w, h) * 0.08;
    dot(image, (dx >= 0 ? t : 1 - t) * (w - 2), (dy >= 0 ? t : 1 - t) * (h - 2) + sag, hex);
  }
  return painted(image, 'string');
}

export function explosion(size: number): Sprite {
  const s = Math.max(11, Math.round(size)) | 1;
  const image = sheet(s, s);
  const m = (s - 1) / 2;
  for (let y = 0; y < s; y++)
    for (let x = 0; x < s; x++) {
      const angle = Math.atan2(y - m, x - m);
      const reach = 0.7 + 0.3 * Math.abs(Math.sin(angle * 3.5)) + 0.08 * Math.sin(angle * 13);
      const v = Math.hypot(x - m, y - m) / m / reach;
      if (v < 1) dot(image, x, y, v < 0.35 ? '#fffce0' : v < 0.6 ? '#ffd848' : v < 0.82 ? '#f88828' : '#b83828');
    }
  return painted(image, 'explosion', { x: m, y: m });
}
