/** Small signs of what somebody does or feels, and what work leaves behind. */
import { matter } from '../../painted/ramps.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, ellipse, lined, sheet, stamped } from './paint.ts';

/** Signs as pixels; the letter is the colour. */
const ART: Readonly<Record<string, { readonly rows: readonly string[]; readonly colours: Readonly<Record<string, string>>; readonly line?: string }>> = {
  daubs: { rows: ['d.....d', '.d...dd', '.ddddd.', '.ddddd.', '.d...d.', '.d...d.'], colours: { d: '#a83c24' } },
  zzz: { rows: ['......zzzzz', '.........z.', '........z..', '.......z...', '......zzzzz', '...........', 'zzzzz......', '...z.......', '..z........', '.z.........', 'zzzzz......'], colours: { z: '#f0f4ff' }, line: '#2c3460' },
  z: { rows: ['zzzzz', '...z.', '..z..', '.z...', 'zzzzz'], colours: { z: '#f0f4ff' }, line: '#2c3460' },
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
  'angry words': { rows: ['.ssssssss.', 'srsrsrsrss', 'ssrsrsrsrs', '.ssssssss.', '......ss..', '.......s..'], colours: { s: '#f8f8f4', r: '#d83c3c' }, line: '#2c2c40' },
  'angry words 2': { rows: ['.ssssssss.', 'srsrsrsrss', 'ssrsrsrsrs', '.ssssssss.', '..ss......', '..s.......'], colours: { s: '#f8f8f4', r: '#d83c3c' }, line: '#2c2c40' },
  snowball: { rows: ['.ww.', 'wwws', 'wwss', '.ss.'], colours: { w: '#ffffff', s: '#b8cce4' }, line: '#5c6c8c' },
  ghost: { rows: ['.gggg.', 'gggggg', 'gkggkg', 'gggggg', 'gggggg', 'g.gg.g'], colours: { g: '#e8f4f8', k: '#3c4c68' }, line: '#7c98ac' },
  sprout: { rows: ['l...l', 'll.ll', '.lll.', '..s..', '..s..'], colours: { l: '#6cc04c', s: '#3c8038' } },
  grass: { rows: ['.l..g.', 'glg.lg', 'glglgd', 'dgdgd.'], colours: { g: '#5c9c3c', l: '#8cc84c', d: '#3c7434' } },
  healing: { rows: ['.g......', 'ggg...w.', '.g...www', '......w.', '.w......', 'www..g..', '.w..ggg.', '.....g..'], colours: { g: '#58e078', w: '#d8ffd8' } },
  suds: { rows: ['.ww...w.', 'wwww.www', 'wwsw.wsw', '.ww...w.', '..w.....', '.wsw..w.', '..w..wsw', '......w.'], colours: { w: '#f4fcff', s: '#a8d8f0' } },
  wool: { rows: ['.ww..ww', 'wwwsww.', '.wswws.', '..ww...', 'w....ww', '.w..wws'], colours: { w: '#f8f4ea', s: '#d0c8b8' } },
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

/** A star of four thin rays: where blades meet, so that it hides neither. */
export function sparkle(size: number): Sprite {
  const s = Math.max(5, Math.round(size)) | 1;
  const image = sheet(s, s);
  const m = (s - 1) / 2;
  for (let y = 0; y < s; y++)
    for (let x = 0; x < s; x++) {
      const [dx, dy] = [Math.abs(x - m), Math.abs(y - m)];
      const d = Math.sqrt(dx / m) + Math.sqrt(dy / m);
      if (d <= 1.02) dot(image, x, y, dx + dy < m * 0.45 ? '#fffce0' : '#ffdc54');
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

export function water(width: number, height: number): Sprite {
  const image = sheet(width, height);
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (x, y, d) =>
    d > 0.8 ? '#7cc4e0' : (x + y * 7) % 19 < 5 && y % 3 === 1 ? '#8cd0e8' : '#3c84bc',
  );
  return painted(image, 'water');
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
  const [edge, , , , lit] = matter(hex);
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (_x, y, d) =>
    d > 0.78 ? edge : y < image.height * 0.35 ? lit : hex,
  );
  return painted(image, 'puddle');
}

/** What lies under somebody in the air. */
export function groundShadow(width: number): Sprite {
  const image = sheet(width, Math.max(2, width * 0.16));
  ellipse(image, image.width / 2, image.height / 2, image.width / 2, image.height / 2, (_x, _y, d) => (d > 0.8 ? '#6c6a80' : '#4c4a60')); // biome-ignore format: one line
  return painted(image, 'shadow');
}

/** A finger or two that point up from a hand, in the hand's own colour. */
export function finger(of: Sprite, x: number, y: number, unit: number, count: 1 | 2): Sprite {
  const { width, data } = of.image;
  const i = 4 * (Math.round(y) * width + Math.round(x));
  const hex = data[i + 3]
    ? `#${[...data.slice(i, i + 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`
    : '#e8b088';
  const image = stamped(count === 1 ? ['.f', '.f', 'ff'] : ['f.f', 'f.f', 'fff'], { f: hex }, Math.max(1, Math.round(unit))); // biome-ignore format: one line
  return painted(lined(image, '#3c2420'), 'fingers');
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

/** Rays that rise from what is open, wider above; every other pixel where they end. */
export function shine(width: number, height: number, hex = '#ffe890'): Sprite {
  const image = sheet(width, height);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const up = 1 - (y + 0.5) / image.height;
      // −1 to 1 across the fan, which begins half as wide as it ends
      const at = ((x + 0.5) / image.width - 0.5) * 2 * (1 / (0.5 + up * 0.5));
      if (Math.abs(at) > 1 || (Math.round((at + 1) * 3.5) % 2 === 1 && up > 0.12)) continue;
      if (up < 0.55 || (x + y) % 2 === 0) dot(image, x, y, up < 0.3 ? '#fffbe0' : hex);
    }
  return painted(image, 'light', { x: image.width / 2, y: image.height });
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
export function string(dx: number, dy: number, hex = '#a89888'): Sprite {
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
