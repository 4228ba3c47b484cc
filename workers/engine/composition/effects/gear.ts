/** Rods, lances, ropes, swings, boughs: long things that are held, sat on or looked through, on the pixel grid. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, ellipse, lined, sheet } from './paint.ts';

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

/** Half of a hoop on a stand, seen aslant: its far side to the right with the stand, its near side to the left; flames lick at it. */
export function hoop(high: number, stand: number, half: 'far' | 'near', burns = false): Sprite {
  const [h, foot] = [Math.max(12, Math.round(high)), Math.max(4, Math.round(stand))];
  const w = Math.max(8, Math.round(h * 0.5));
  const image = sheet(w + 6, h + foot);
  const thick = Math.max(2, Math.round(h / 20));
  const [cx, rx, ry] = [image.width / 2, w / 2 - 1, h / 2 - 3];
  if (half === 'far') {
    block(image, cx - thick / 2, h - 3, thick, foot, '#8c8c9c');
    block(image, cx - w * 0.3, h + foot - 2, w * 0.6, 2, '#6a6a7c');
  }
  for (let i = 0; i < 600; i++) {
    const t = (i / 600) * 2 * Math.PI;
    if (Math.cos(t) > 0 !== (half === 'far')) continue;
    const [x, y] = [cx + Math.cos(t) * rx, h / 2 + Math.sin(t) * ry];
    const band = Math.floor(i / 30) % 2 === 0;
    block(image, x - thick / 2, y - thick / 2, thick, thick, burns ? '#d8502c' : band ? '#d83c44' : '#f4ece0');
  }
  if (burns)
    for (let i = 0; i < 18; i++) {
      const t = (i / 18) * 2 * Math.PI;
      if (Math.cos(t) > 0 !== (half === 'far')) continue;
      const [x, y] = [cx + Math.cos(t) * rx, h / 2 + Math.sin(t) * ry];
      block(image, x - 1, y - 3, 2, 3, '#f89c34');
      dot(image, x, y - 4, '#f89c34');
      block(image, x - 1, y - 1, 2, 1, '#ffe87c');
    }
  return painted(lined(image), 'hoop');
}

/** A board from its side, as it is stood on: its ends turn up; a skateboard has wheels. */
export function board(length: number, kind: string, said?: string): Sprite {
  const w = Math.max(14, Math.round(length));
  const thick = Math.max(2, Math.round(w / (kind === 'surfboard' ? 9 : 12)));
  const lift = Math.max(2, Math.round(w * 0.1));
  const wheels = kind === 'skateboard' ? Math.max(3, Math.round(w * 0.13)) : 0;
  const image = sheet(w, lift + thick + wheels);
  const hex = said && /^#/.test(said) ? said : kind === 'surfboard' ? '#e8c860' : kind === 'snowboard' ? '#3c78c8' : '#c83c40'; // biome-ignore format: one line
  const stripe = kind === 'surfboard' ? '#d84c4c' : kind === 'snowboard' ? '#f0c040' : '#7c2830';
  for (let x = 0; x < w; x++) {
    const u = Math.abs((x + 0.5) / w - 0.5) * 2;
    const up = Math.round(u > 0.72 ? ((u - 0.72) / 0.28) ** 1.4 * lift : 0);
    const own = u > 0.93 ? Math.max(1, thick - 1) : thick;
    for (let k = 0; k < own; k++) dot(image, x, lift - up + k, k === own - 1 ? '#4c3038' : kind !== 'skateboard' && u < 0.62 && u > 0.44 ? stripe : hex); // biome-ignore format: one line
  }
  if (wheels)
    for (const u of [0.26, 0.74])
      ellipse(image, w * u, lift + thick + wheels / 2 - 0.5, wheels / 2, wheels / 2, (x, y) => (y < lift + thick + wheels * 0.4 && x < w * u ? '#fff8e4' : '#d8ccb0')); // biome-ignore format: one line
  const s = painted(lined(image), kind);
  return { ...s, top: { y: lift + 1, left: Math.round(w * 0.2), right: Math.round(w * 0.8) } };
}

/** A board on the wall, on two brackets. */
export function shelf(width: number, S: number): Sprite {
  const [w, thick, down] = [Math.max(14, Math.round(width)), Math.max(3, Math.round(S * 0.08)), Math.max(3, Math.round(S * 0.14))]; // biome-ignore format: one line
  const image = sheet(w, thick + down);
  for (let y = 0; y < thick; y++) for (let x = 0; x < w; x++) dot(image, x, y, y === 0 ? '#c89458' : y === thick - 1 ? '#7c5030' : (x * 5 + y * 3) % 17 === 0 ? '#8c5c38' : '#a87044'); // biome-ignore format: one line
  for (const u of [0.14, 0.82])
    for (let y = 0; y < down; y++)
      block(image, w * u, thick + y, Math.max(1, (1 - y / down) * down * 0.7), 1, '#6a4428');
  const s = painted(lined(image), 'shelf');
  return { ...s, top: { y: 1, left: Math.round(w * 0.08), right: Math.round(w * 0.92) } };
}

/** A tray or a plate that several things are on, seen a little from above. */
export function tray(width: number, S: number, hex = '#a8b0bc'): Sprite {
  const [w, h] = [Math.max(14, Math.round(width)), Math.max(5, Math.round(S * 0.16))];
  const image = sheet(w, h + 2);
  ellipse(image, w / 2, h / 2 + 2, w / 2, h / 2, () => '#5c5460');
  ellipse(image, w / 2, h / 2, w / 2, h / 2, (_x, _y, d) => (d > 0.8 ? '#f0f2f6' : hex));
  const s = painted(lined(image), 'tray');
  return { ...s, top: { y: Math.round(h * 0.55), left: Math.round(w * 0.1), right: Math.round(w * 0.9) } };
}

/** A dome of glass on a foot: pale glass and the foot behind, its rim and a shine before. */
export function glassDome(width: number, height: number, half: 'behind' | 'before'): Sprite {
  const [w, h] = [Math.max(12, Math.round(width)), Math.max(14, Math.round(height))];
  const foot = Math.max(3, Math.round(h * 0.1));
  const image = sheet(w, h + foot);
  const r = (w - 4) / 2;
  const inside = (x: number, y: number): boolean => {
    const u = (x + 0.5 - w / 2) / r;
    const v = y + 0.5 < r ? (y + 0.5 - r) / r : 0;
    return u * u + v * v < 1 && y < h;
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!inside(x, y)) continue;
      const edge = !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1);
      const shine = x > w * 0.2 && x < w * 0.2 + Math.max(1, w / 18) && y > r * 0.7 && y < h * 0.62;
      if (half === 'behind') dot(image, x, y, '#d4ecf4');
      else if (edge) dot(image, x, y, '#6c9cb8');
      else if (shine) dot(image, x, y, '#ffffff');
    }
  if (half === 'before') {
    block(image, w / 2 - 1, 0, 2, 1, '#a8d0e0');
    return painted(image, 'dome');
  }
  for (let y = 0; y < foot; y++) block(image, y === 0 ? 1 : 0, h + y, y === 0 ? w - 2 : w, 1, y === 0 ? '#b07c48' : y === foot - 1 ? '#5a3824' : '#845430'); // biome-ignore format: one line
  return painted(image, 'dome');
}

/** A rope as it hangs down, twisted. */
export function hangingRope(length: number, thick: number, hex = '#c8a468'): Sprite {
  const [w, h] = [Math.max(3, Math.round(thick)), Math.max(8, Math.round(length))];
  const image = sheet(w, h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) dot(image, x, y, (x + y) % 4 === 0 ? '#7c5c38' : hex);
  return painted(lined(image, '#3c2c24'), 'rope');
}

/** A wooden post set in the ground. */
export function woodenPost(height: number, thick: number): Sprite {
  const [w, h] = [Math.max(3, Math.round(thick)), Math.max(10, Math.round(height))];
  const image = sheet(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) dot(image, x, y, y < 2 ? '#c89c64' : x === 0 ? '#a87444' : x === w - 1 ? '#64402c' : (x * 5 + y * 3) % 11 === 0 ? '#6c4830' : '#8c5c38'); // biome-ignore format: one line
  return painted(lined(image, '#2c2028'), 'post');
}

/** Links of a chain, seen by turns from before and from the side. */
export function chainLine(length: number, thick: number, hex = '#a4acb8'): Sprite {
  const [w, h] = [Math.max(3, Math.round(thick)) | 1, Math.max(8, Math.round(length))];
  const image = sheet(w, h);
  const long = w + 2;
  for (let y = 0; y < h; y++) {
    const [link, at] = [Math.floor(y / (long - 1)), y % (long - 1)];
    for (let x = 0; x < w; x++) {
      const edge = x === 0 || x === w - 1;
      const on = link % 2 ? x === (w - 1) / 2 : at === 0 || at === long - 2 ? !edge || w < 5 : edge;
      if (on) dot(image, x, y, x < w / 2 ? hex : '#747c8c');
    }
  }
  return painted(lined(image, '#2c3040'), 'chain');
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

/** A wire between two poles, hanging through a little. */
export function wire(width: number, S: number): Sprite {
  const w = Math.max(14, Math.round(width * 1.2));
  const sag = Math.max(2, Math.round(S * 0.08));
  const high = Math.round(S * 0.9);
  const image = sheet(w, sag + high);
  const thick = Math.max(2, Math.round(S * 0.07));
  for (const x of [0, w - thick]) for (let y = 0; y < image.height; y++) for (let k = 0; k < thick; k++) dot(image, x + k, y, k === 0 ? '#a8744a' : '#6e4830'); // biome-ignore format: one line
  for (let x = 0; x < w; x++) {
    const y = Math.round(sag * (1 - ((x / w) * 2 - 1) ** 2)) + 1;
    dot(image, x, y, '#4c4858');
    dot(image, x, y + 1, '#2c2834');
  }
  const s = painted(lined(image), 'wire');
  return { ...s, top: { y: sag, left: Math.round(w * 0.16), right: Math.round(w * 0.84) } };
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

/** A bough that comes in from the left, with leaves at its end, or bare twigs. */
export function bough(width: number, S: number, bare = false): Sprite {
  const w = Math.max(14, Math.round(width));
  const thick = Math.max(3, Math.round(S * 0.1));
  // in the smallest pictures two leaves of a few pixels tell what it is
  const small = w < 26;
  const r = small ? 1.4 : Math.max(2, Math.min(S * 0.075, w * 0.06));
  const up = Math.round(Math.max(S * 0.14, r + 2));
  const image = sheet(w, thick + up * 2 + 2 + r);
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
    ellipse(image, x, y, r * 1.5, r, (px, py) =>
      py < y - r * 0.2 ? '#8cc850' : px > x + r * 0.5 ? '#3c7c34' : '#58a040',
    );
  };
  if (bare) {
    line(w * 0.8, w * 0.99, up + 1, 0, 2, 1);
    line(w * 0.16, w * 0.04, up, 1, 2, 1);
    line(w * 0.86, w, up + 2, up + thick + up * 0.6, 2, 1);
    line(w * 0.56, w * 0.68, up + thick - 1, up + thick + up * 0.8, 2, 1);
  } else
  for (const [u, v] of small ? [[0.94, up], [0.46, up + thick + 1]] as const : [[0.9, up], [0.96, up + thick], [0.86, 2.5], [0.5, up + thick + up * 0.6], [0.44, up + thick * 0.9 + up * 0.8]] as const) leaf(Math.min(w - r * 1.5, w * u), Math.max(r, v)); // biome-ignore format: one line
  const s = painted(lined(image), 'branch');
  return { ...s, top: { y: up + 1, left: Math.round(w * 0.12), right: Math.round(w * 0.82) } };
}

/** A spider's web, so many pixels across: spokes and rings of thread. */
export function spiderWeb(across: number): Sprite {
  const d = Math.max(13, Math.round(across)) | 1;
  const image = sheet(d, d);
  const m = (d - 1) / 2;
  const spokes = 8;
  const end = (k: number, r: number): readonly [number, number] => [
    m + Math.cos((k * Math.PI) / 4) * r,
    m + Math.sin((k * Math.PI) / 4) * r,
  ];
  const thread = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], hex: string): void => {
    const n = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
    for (let i = 0; i <= n; i++) dot(image, x0 + ((x1 - x0) * i) / n, y0 + ((y1 - y0) * i) / n, hex);
  };
  const rings = d < 24 ? 2 : d < 44 ? 3 : 4;
  for (let ring = 1; ring <= rings; ring++)
    for (let k = 0; k < spokes; k++) thread(end(k, (m * 0.94 * ring) / rings), end(k + 1, (m * 0.94 * ring) / rings), '#b8c0d0'); // biome-ignore format: one line
  for (let k = 0; k < spokes; k++) thread([m, m], end(k, m), '#e4e8f0');
  return painted(image, 'web');
}
