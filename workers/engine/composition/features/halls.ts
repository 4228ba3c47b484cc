/** Corridors in one-point perspective: walls with doors on both sides, ceiling lights, a floor that runs into the depth. A style a use. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, shade } from './brush.ts';

interface HallStyle {
  readonly upper: string;
  readonly lower: string;
  /** The rail between both; absent: none. */
  readonly rail?: string;
  readonly skirting: string;
  readonly ceiling: string;
  readonly floor: readonly [string, string];
  /** A carpet down the middle. */
  readonly runner?: readonly [string, string];
  /** Rails run down the middle. */
  readonly tracks?: true;
  readonly door: string;
  readonly frame: string;
  /** The pane in a door; absent: panels of wood. */
  readonly pane?: string;
  readonly light: string;
  readonly lamps: 'panel' | 'strip' | 'sconce';
  readonly wall?: 'tiles' | 'stripes' | 'lockers' | 'plates' | 'panels' | 'goods' | 'books' | 'servers' | 'bars';
  readonly end: 'door' | 'window' | 'hatch' | 'dark' | 'fridge';
}

const STYLES: Readonly<Record<string, HallStyle>> = {
  hospital: { upper: '#d4e0dc', lower: '#8cbcb4', rail: '#5c8c88', skirting: '#5c7878', ceiling: '#e8eeec', floor: ['#b4c0c0', '#a4b2b4'], door: '#a8c4cc', frame: '#6c8890', pane: '#e4f4f4', light: '#fbfff4', lamps: 'panel', wall: 'tiles', end: 'door' },
  school: { upper: '#e8dcc0', lower: '#d4c29c', rail: '#a88c60', skirting: '#7c6850', ceiling: '#f0ece0', floor: ['#c0a880', '#b49c74'], door: '#a8703c', frame: '#6c4828', pane: '#cfe8ec', light: '#fffbe8', lamps: 'panel', wall: 'lockers', end: 'door' },
  office: { upper: '#dcdcd8', lower: '#c8c8c8', skirting: '#6c707c', ceiling: '#ececea', floor: ['#7c8494', '#747c8c'], door: '#9c7450', frame: '#5c4838', pane: '#cfe0ec', light: '#fdfdf4', lamps: 'panel', end: 'window' },
  hotel: { upper: '#dcb87c', lower: '#8c3c3c', rail: '#e0bc68', skirting: '#54241f', ceiling: '#ecd8b0', floor: ['#7c5234', '#70482c'], runner: ['#9c2c38', '#d8a848'], door: '#84502c', frame: '#4c2c1c', light: '#ffdc90', lamps: 'sconce', wall: 'stripes', end: 'window' },
  home: { upper: '#dccfb4', lower: '#f0e8d8', rail: '#c8b490', skirting: '#c0ac88', ceiling: '#ece6d8', floor: ['#9c7048', '#8e6440'], runner: ['#6c5a84', '#b8a4c4'], door: '#ece2cc', frame: '#a88c64', light: '#ffe8b0', lamps: 'panel', end: 'door' },
  mansion: { upper: '#5c4a68', lower: '#4c3430', rail: '#8c6444', skirting: '#34221f', ceiling: '#4a4048', floor: ['#6c4a34', '#60402c'], runner: ['#6c2438', '#b88c48'], door: '#5c3824', frame: '#34201a', light: '#ffc868', lamps: 'sconce', wall: 'stripes', end: 'window' },
  ship: { upper: '#8c9cb0', lower: '#6c7c94', rail: '#4cd8e8', skirting: '#3c485c', ceiling: '#78889c', floor: ['#4c586c', '#445064'], door: '#a8b4c4', frame: '#384458', pane: '#58e0e8', light: '#d8f8ff', lamps: 'strip', wall: 'plates', end: 'hatch' },
  lab: { upper: '#e0e6ea', lower: '#c8d4dc', rail: '#48b8c8', skirting: '#7c8c98', ceiling: '#eef2f4', floor: ['#a8b4bc', '#9ca8b0'], door: '#b8c8d0', frame: '#6c8090', pane: '#a0ecec', light: '#f4ffff', lamps: 'strip', wall: 'plates', end: 'hatch' },
  aisle: { upper: '#e4e4dc', lower: '#e4e4dc', skirting: '#5c6470', ceiling: '#eceeec', floor: ['#d4d0c4', '#c4c0b4'], door: '#a8c4cc', frame: '#6c8890', pane: '#e4f4f4', light: '#fbfff4', lamps: 'panel', wall: 'goods', end: 'fridge' },
  stacks: { upper: '#5c3c28', lower: '#5c3c28', skirting: '#34221a', ceiling: '#4c382c', floor: ['#7c5838', '#70502f'], runner: ['#7c2c3c', '#c09848'], door: '#6c4428', frame: '#34221a', light: '#ffd890', lamps: 'sconce', wall: 'books', end: 'window' },
  servers: { upper: '#2c3448', lower: '#2c3448', skirting: '#1c2230', ceiling: '#3c4660', floor: ['#4c5870', '#445068'], door: '#54647c', frame: '#1c2230', pane: '#58e0e8', light: '#c8f4ff', lamps: 'strip', wall: 'servers', end: 'hatch' },
  cells: { upper: '#7c7c84', lower: '#6c6c74', skirting: '#44444c', ceiling: '#5c5c64', floor: ['#74747a', '#6a6a70'], door: '#5c646c', frame: '#34383c', light: '#fff0c0', lamps: 'panel', wall: 'bars', end: 'door' },
  tunnel: { upper: '#5c6068', lower: '#54585f', rail: '#b8a048', skirting: '#34363c', ceiling: '#44474e', floor: ['#4c4844', '#44403c'], tracks: true, door: '#5c646c', frame: '#34383c', light: '#ffe8a0', lamps: 'panel', wall: 'plates', end: 'dark' },
  backrooms: { upper: '#d8c468', lower: '#d0bc60', skirting: '#8c7838', ceiling: '#dcd094', floor: ['#a48c4c', '#9c8448'], door: '#d8c468', frame: '#b8a450', light: '#fffbd0', lamps: 'panel', wall: 'stripes', end: 'dark' },
}; // biome-ignore format: a table

/** Depths (1 the far end, less is nearer) of the lights and of the doors on each side. */
const LIGHTS = [0.33, 0.46, 0.64, 0.88] as const;
const DOORS = [
  [0.31, 0.385],
  [0.52, 0.61],
  [0.77, 0.86],
] as const;

const WARES = ['#d84848', '#e8b038', '#4c9c58', '#4878c8', '#e07838', '#e8e0d0', '#9c5cb0', '#58b8c8'] as const;
const SPINES = ['#a83c3c', '#3c5c94', '#4c7c48', '#b88c3c', '#744c84', '#84583a', '#3c7c84', '#c8a878'] as const;
/** Both sides are full from end to end. */
const FULL = /^(?:goods|books|servers|bars)$/;

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
};

/** "hall:hospital". Without care (`gloom`) some lights are out, tiles are missing, it is dark between. */
const hall: Feature = (c) => {
  const { canvas, gloom, lone, out } = c;
  const { width: W, height: H } = canvas;
  const style = STYLES[c.argument] ?? STYLES.office!;
  const [cx, cy, iw, ih] = [W / 2, H * 0.46, W * 0.13, H * 0.17];
  const on = (i: number): number => (out ? 0 : lone ? (i === 3 ? 1.2 : 0) : gloom ? [0.25, 1, 0, 0.7][i]! : 1);
  const memo = new Map<string, number>();
  const tone = (hex: string, f: number): number => {
    const key = hex + f;
    let v = memo.get(key);
    if (v === undefined) {
      v = ink(shade(hex, f));
      memo.set(key, v);
    }
    return v;
  };
  const bright = (s: number): number => {
    const lit = LIGHTS.reduce((sum, at, i) => sum + on(i) * Math.exp(-(((s - at) / (0.05 + at * 0.1)) ** 2)), 0);
    return Math.round((gloom ? (lone ? 0.32 : 0.5) + 0.5 * lit : 0.8 + 0.22 * Math.min(1, lit)) * 9) / 9;
  };
  const shine = (x: number, y: number): void => {
    c.glow[y * W + x] = 1;
  };
  const plate = (s: number, v: number, hex: string): string => {
    const upper = v < (style.wall === 'lockers' ? -0.5 : 0.28);
    switch (style.wall) {
      case 'tiles':
        if (!upper && ((s * 22) % 1 < 0.12 || ((v + 2) * 5) % 1 < 0.14)) return shade(hex, 0.88);
        if (gloom && !upper && hash(Math.floor(s * 22), Math.floor((v + 2) * 5)) < 0.16) return '#7c7468';
        return hex;
      case 'stripes':
        return upper && Math.floor(s * 44) % 2
          ? shade(hex, 0.92)
          : !upper && (s * 11) % 1 < 0.08
            ? shade(hex, 0.7)
            : hex;
      case 'lockers': {
        if (upper || v > 0.98) return hex;
        const col = s * 26;
        const blue = Math.floor(col) % 2 ? '#4c78b0' : '#5484bc';
        if (col % 1 < 0.12 || v < -0.44) return '#2c4870';
        if (v > -0.3 && v < -0.06 && ((v + 2) * 16) % 1 < 0.4 && col % 1 > 0.35) return '#34547f';
        return col % 1 > 0.8 && v > 0.2 && v < 0.36 ? '#d8dce4' : blue;
      }
      case 'goods':
      case 'books': {
        const books = style.wall === 'books';
        const rows = books ? 5 : 4;
        const level = (v + 0.78) * (rows / 1.76);
        if (v < -0.78 || v > 0.98) return v < -0.9 || books ? shade(hex, 0.8) : hex;
        const [row, part] = [Math.floor(level), level % 1];
        const unit = s * (books ? 60 : 40);
        const kind = Math.floor(unit / (books ? 1 : 3));
        if ((s * 4.4) % 1 < 0.035) return shade(hex, 0.6);
        if (part > 0.86) return books ? '#7c5434' : '#a8b0b8';
        if (part < 0.22 + 0.14 * hash(kind, row)) return books ? '#34221a' : '#5c6068';
        const pick = (books ? SPINES : WARES)[Math.floor(hash(kind, row * 7) * 8)]!;
        return unit % 1 < 0.2 ? shade(pick, 0.72) : part < 0.4 ? shade(pick, 1.15) : pick;
      }
      case 'servers': {
        const [row, part] = [Math.floor((v + 1) * 9), ((v + 1) * 9) % 1];
        if ((s * 8) % 1 < 0.09 || v < -0.82) return '#141a28';
        if (part < 0.2) return '#1c2436';
        const lamp = hash(Math.floor(s * 60), row);
        return part > 0.4 && part < 0.75 && lamp > 0.82
          ? lamp > 0.96
            ? '#ff6858'
            : lamp > 0.9
              ? '#58e8ff'
              : '#58f090'
          : '#343e56';
      }
      case 'bars': {
        const cell = s * 5.2;
        const inside = cell % 1 > 0.14 && v > -0.5 && v < 1;
        if (!inside) return ((v + 2) * 4) % 1 < 0.1 ? shade(hex, 0.82) : hex;
        if (v < -0.44 || Math.abs(v - 0.2) < 0.04) return '#8c949c';
        return (s * 62) % 1 < 0.36 ? '#9ca4ac' : '#1c1c24';
      }
      case 'plates': {
        const col = s * 9;
        return col % 1 < 0.07 || Math.abs(v + 0.55) < 0.03 ? shade(hex, 0.68) : col % 1 < 0.13 ? shade(hex, 1.14) : hex;
      }
      default:
        return (s * 8) % 1 < 0.05 ? shade(hex, 0.85) : hex;
    }
  };
  const end = c.view ? 'window' : style.end;
  const endWall = (u: number, v: number, x: number, y: number): void => {
    const f = gloom ? 0.46 : 0.94;
    const half = end === 'hatch' ? 0.62 : 0.5;
    const inDoor = end !== 'window' && end !== 'fridge' && Math.abs(u) < half && v > -0.5;
    let hex = v < 0.28 ? style.upper : v > 1.02 ? style.skirting : style.lower;
    let k = f;
    if (end === 'fridge') {
      const pane = Math.abs(u) < 0.94 && v > -0.6 && v < 0.92;
      hex = !pane
        ? style.upper
        : ((u + 2) * 2.2) % 1 < 0.08 || v < -0.54
          ? '#8c98a4'
          : ((v + 1) * 4) % 1 > 0.82
            ? '#c8dce4'
            : WARES[Math.floor(hash(Math.floor((u + 2) * 9), Math.floor((v + 1) * 4)) * 8)]!;
      k = 0.94;
    } else if (end === 'dark') hex = style.tracks ? '#141418' : '#6c5c2c';
    else if (end === 'window' && Math.abs(u) < half && v > -0.7 && v < 0.6) {
      const bar = Math.abs(u) < 0.05 || Math.abs(u) > 0.38 || v < -0.56 || v > 0.42 || Math.abs(v + 0.06) < 0.05;
      const rim = Math.abs(u) > 0.72 || v < -0.64 || v > 0.48;
      hex = (c.view ? rim : bar) ? style.frame : c.view ? c.view((u + 0.72) / 1.44, (v + 0.64) / 1.12, x, y) : c.night || gloom ? '#34447c' : '#b4e0f0'; // biome-ignore format: one line
      if (!bar) {
        k = 1;
        if (!gloom) shine(x, y);
      }
    } else if (inDoor) {
      const edge = Math.abs(u) > half - 0.07 || v < -0.43 || Math.abs(u) < 0.03;
      const pane = v > -0.28 && v < 0.18 && Math.abs(Math.abs(u) - half * 0.5) < 0.13;
      const stripe = end === 'hatch' && v > 0.5 && v < 0.66;
      hex = edge
        ? style.frame
        : stripe
          ? (u * 12 + v * 9 + 40) % 2 < 1
            ? '#e0b038'
            : '#3c3c46'
          : pane && style.pane
            ? style.pane
            : style.door;
      if (pane && style.pane && !gloom) shine(x, y);
    }
    put(canvas, x, y, tone(hex, k));
  };
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
      const [kx, ky] = [Math.abs(dx) / iw, dy < 0 ? -dy / ih : dy / (ih * 1.12)];
      const k = Math.max(kx, ky);
      if (k <= 1) {
        endWall(dx / iw, dy / ih, x, y);
        continue;
      }
      const s = 1 / k;
      const f = bright(s);
      if (kx >= ky) {
        const v = dy / (k * ih);
        const left = dx < 0;
        const door = DOORS.find(([a, b]) => s > a - 0.012 && s < b + 0.012);
        if (
          door &&
          style.end !== 'dark' &&
          !FULL.test(style.wall ?? '') &&
          v > -0.5 &&
          (left || door !== DOORS[1] || style.wall !== 'lockers')
        ) {
          const [a, b] = door;
          const t = (s - a) / (b - a);
          const edge = t < 0 || t > 1 || v < -0.44;
          const pane = style.pane && v > -0.26 && v < 0.2 && Math.abs(t - 0.5) < 0.22;
          const panel = !style.pane && Math.abs(t - 0.5) < 0.3 && ((v > -0.3 && v < 0.1) || (v > 0.3 && v < 0.9));
          const knob = t < 0.2 && v > 0.34 && v < 0.44;
          const open = gloom && door === DOORS[1] && left;
          put(canvas, x, y, tone(edge ? style.frame : open ? '#181c20' : knob ? '#e8d8a0' : pane ? style.pane! : panel ? shade(style.door, 0.84) : style.door, f)); // biome-ignore format: one line
          continue;
        }
        const lit =
          style.lamps === 'sconce' &&
          v > -0.38 &&
          v < -0.12 &&
          LIGHTS.findIndex((at) => Math.abs(s - at - 0.06 * at) < 0.014);
        if (typeof lit === 'number' && lit >= 0) {
          put(canvas, x, y, ink(on(lit) > 0.5 ? (v > -0.2 ? '#b88840' : style.light) : '#6c5440'));
          if (on(lit) > 0.5) shine(x, y);
          continue;
        }
        const base =
          v > 1.02
            ? style.skirting
            : style.rail && v > 0.24 && v < 0.31
              ? style.rail
              : v < 0.28
                ? style.upper
                : style.lower;
        const hex = base === style.upper || base === style.lower ? plate(s, v, base) : base;
        const stained = gloom && hash(Math.floor(s * 17 + v * 2), Math.floor(v * 3 - s * 9)) < 0.12;
        put(canvas, x, y, tone(hex, (left ? f : f * 0.92) * (stained ? 0.82 : 1)));
        if (style.lamps === 'strip' && base === style.rail && !gloom) shine(x, y);
        continue;
      }
      const u = dx / (k * iw);
      if (dy < 0) {
        const i = LIGHTS.findIndex((at) => Math.abs(s - at) < 0.02 + at * 0.035);
        const panel =
          i >= 0 &&
          (style.lamps === 'panel' ? Math.abs(u) < 0.34 : style.lamps === 'strip' ? Math.abs(u) < 0.8 : false);
        if (panel) {
          const lamp = on(i);
          put(canvas, x, y, ink(lamp > 0.5 ? style.light : lamp > 0 ? shade(style.light, 0.62) : '#4c5054'));
          if (lamp > 0.5) shine(x, y);
        } else put(canvas, x, y, tone((s * 14) % 1 < 0.07 || (((u + 1) * 3) % 1 < 0.05 && style.wall !== 'stripes') ? shade(style.ceiling, 0.86) : style.ceiling, f * 0.92)); // biome-ignore format: one line
        continue;
      }
      if (style.runner && Math.abs(u) < 0.56) {
        const edge = Math.abs(u) > 0.48 || (Math.abs(u) > 0.4 && Math.abs(u) < 0.43);
        const dot = Math.abs(((s * 16) % 1) - 0.5) + Math.abs(((u * 4 + 8) % 1) - 0.5) < 0.2;
        put(canvas, x, y, tone(edge ? style.runner[1] : dot ? shade(style.runner[0], 0.76) : style.runner[0], f));
        continue;
      }
      if (style.tracks && Math.abs(u) < 0.62) {
        const steel = Math.abs(Math.abs(u) - 0.4) < 0.035;
        const tie = Math.abs(u) < 0.56 && (s * 30) % 1 < 0.36;
        put(canvas, x, y, tone(steel ? '#a8b0b8' : tie ? '#6c5038' : '#3c3a38', f));
        continue;
      }
      const joint = (s * 14) % 1 < 0.09 || ((u + 2) * 3) % 1 < 0.05;
      const cell = (Math.floor((u + 2) * 3) + Math.floor(s * 14)) % 2;
      const gone = gloom && hash(Math.floor((u + 2) * 6), Math.floor(s * 30)) < 0.08;
      // a polished floor gives the lights back
      const sheen = !gloom && Math.abs(u) < 0.2 && LIGHTS.some((at) => Math.abs(s - at) < 0.02 + at * 0.03);
      put(canvas, x, y, tone(gone ? '#5c5850' : joint ? shade(style.floor[1], 0.84) : sheen ? shade(style.floor[0], 1.16) : style.floor[cell]!, f)); // biome-ignore format: one line
    }
  for (const [i, at] of LIGHTS.entries())
    if (on(i) > 0.5)
      c.lamps.push({ x: cx, y: cy - (ih / at) * (style.lamps === 'sconce' ? 0.3 : 0.7), reach: (W * 0.2) / at, colour: style.light, strength: gloom ? 0.85 : 0.6 }); // biome-ignore format: one line
};

export const HALLS: Readonly<Record<string, Feature>> = { hall };
