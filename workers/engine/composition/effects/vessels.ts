/** Open vessels in two layers, as wide as who sits in them needs: what is behind the guest, and the front wall. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { deeper, dot, ellipse, lined, sheet } from './paint.ts';

type Texture = 'woven' | 'twigs' | 'staves' | 'planks' | 'card' | 'smooth';

interface Kind {
  readonly colour: string;
  readonly texture: Texture;
  /** Height over width. */
  readonly high: number;
  /** Half the width at a share of the height from the rim down, 1 at the rim. */
  readonly side: (t: number) => number;
  /** Seen from its front: no round opening. */
  readonly square?: true;
  readonly band?: string;
  readonly handle?: true;
}

const tapered =
  (by: number) =>
  (t: number): number =>
    1 - by * t;
const round = (t: number): number => Math.sqrt(Math.max(0, 1 - (t * 0.92) ** 2.4));

const KINDS: Readonly<Record<string, Kind>> = {
  basket: { colour: '#c48c4c', texture: 'woven', high: 0.46, side: tapered(0.18) },
  nest: { colour: '#9c7448', texture: 'twigs', high: 0.36, side: round },
  bucket: { colour: '#a87848', texture: 'staves', high: 0.56, side: tapered(0.22), band: '#70788c' },
  barrel: { colour: '#a06c3c', texture: 'staves', high: 0.7, side: (t) => 0.94 + 0.06 * Math.sin(Math.PI * t), band: '#70788c' },
  crate: { colour: '#b8844c', texture: 'planks', high: 0.56, side: () => 1, square: true },
  package: { colour: '#c89860', texture: 'card', high: 0.52, side: () => 1, square: true },
  bowl: { colour: '#d8dce8', texture: 'smooth', high: 0.42, side: round },
  pot: { colour: '#707888', texture: 'smooth', high: 0.5, side: (t) => 0.96 - 0.14 * t * t },
  'clay-pot': { colour: '#c8703c', texture: 'smooth', high: 0.56, side: tapered(0.26) },
  'flower-pot': { colour: '#c8703c', texture: 'smooth', high: 0.56, side: tapered(0.3) },
  cup: { colour: '#f0ece4', texture: 'smooth', high: 0.58, side: tapered(0.2), handle: true },
  'tea-cup': { colour: '#f0ece4', texture: 'smooth', high: 0.5, side: round, handle: true },
  mug: { colour: '#e4e0d8', texture: 'smooth', high: 0.62, side: () => 0.96, handle: true },
}; // biome-ignore format: a table

export const isVessel = (concept: string): boolean => KINDS[concept] !== undefined;

export interface Vessel {
  readonly back: Sprite;
  readonly front: Sprite;
  /** Where the back is over the front wall's upper edge, and that edge in the middle below the back's top. */
  readonly rise: number;
  readonly rim: number;
}

/** One of so many pixels across, in the colour that was said, its wall no higher than `most`. */
export function vessel(concept: string, across: number, said?: string, most = across): Vessel {
  const kind = KINDS[concept]!;
  const w = Math.max(10, Math.round(across));
  const colour = said ?? kind.colour;
  const h = Math.max(5, Math.round(Math.min(most, w * kind.high)));
  const lip = kind.square ? Math.max(2, Math.round(w * 0.1)) : Math.max(2, Math.round(Math.min(w * 0.15, h * 0.4)));
  const ear = kind.handle ? Math.max(3, Math.round(w * 0.2)) : 0;
  const back = sheet(w, kind.square ? lip : lip * 2);
  const dark = deeper(colour, 0.5);
  if (kind.square) for (let x = 1; x < w - 1; x++) for (let y = 0; y < lip; y++) dot(back, x, y, y === 0 ? deeper(colour, 0.8) : dark);
  else ellipse(back, w / 2, lip, w / 2, lip, (_x, y, d) => (d > 0.8 && y < lip ? deeper(colour, 0.86) : dark)); // biome-ignore format: one line
  const front = sheet(w + ear, h + lip);
  if (ear) ellipse(front, w - 1, lip + h * 0.42, ear, h * 0.3, (_x, _y, d) => (d > 0.36 ? deeper(colour, 0.86) : undefined)); // biome-ignore format: one line
  const middle = (w - 1) / 2;
  for (let x = 0; x < w; x++) {
    // the near edge of a round opening bends down
    const bend = kind.square ? 0 : Math.round(lip * Math.sqrt(Math.max(0, 1 - ((x - middle) / (w / 2)) ** 2)));
    for (let y = bend; y < h + bend; y++) {
      const t = (y - bend) / Math.max(1, h - 1);
      const half = (w / 2) * kind.side(t);
      const u = (x - middle) / half;
      // the bottom is as round as the opening, flatter
      if (Math.abs(u) > 1 || (!kind.square && y > h + lip * 0.7 * Math.sqrt(Math.max(0, 1 - u * u)))) continue;
      dot(front, x, y, toneAt(kind, colour, x, y - bend, u, t, w));
    }
  }
  if (kind.texture === 'twigs') twigsOut(front, colour, w);
  const [B, F] = [lined(back, deeper(colour, 0.34)), lined(front, deeper(colour, 0.34))];
  return { back: painted(B, concept), front: painted(F, concept), rise: kind.square ? lip : lip, rim: lip };
}

function toneAt(
  { texture, band }: Kind,
  colour: string,
  x: number,
  y: number,
  u: number,
  t: number,
  w: number,
): string {
  const light = (u < -0.3 ? 1.1 : u > 0.5 ? 0.8 : 1) * (t > 0.84 ? 0.84 : 1);
  const rim = y < Math.max(1, Math.round(w / 18));
  if (rim) return deeper(colour, u > 0.5 ? 1 : 1.18);
  if (band && [0.24, 0.72].some((at) => Math.abs(t - at) < 0.07)) return deeper(band, light);
  const step = Math.max(2, Math.round(w / 12));
  switch (texture) {
    case 'woven':
      return deeper(colour, light * ((Math.floor(x / step) + Math.floor(y / Math.max(2, step - 1))) % 2 ? 1.04 : 0.82));
    case 'twigs':
      return deeper(
        colour,
        light * [1.16, 0.74, 1, 0.86, 0.66][(Math.floor((x + ((y * 5) % 7)) / 4) * 3 + y * 2) % 5]!,
      );
    case 'staves':
      return deeper(colour, light * (x % Math.max(3, Math.round(w / 5)) === 0 ? 0.7 : 1));
    case 'planks':
      return deeper(
        colour,
        (t > 0.9 ? 0.8 : 1) * (y % Math.max(3, Math.round(w / 6)) === 0 || Math.abs(u) > 0.86 ? 0.72 : 1),
      );
    case 'card':
      return Math.abs(u) < 0.1 ? deeper(colour, 1.14) : deeper(colour, u > 0.7 ? 0.88 : 1);
    default:
      return deeper(colour, light);
  }
}

/** Ends of twigs that stick out of a nest. */
function twigsOut(image: Rgba, colour: string, w: number): void {
  for (let i = 0; i < w; i += 4) {
    const x = (i * 7) % w;
    const y = Math.round(image.height * (0.2 + ((i * 5) % 7) / 14));
    const n = Math.max(2, Math.round(w / 9));
    for (let k = 0; k < n; k++) dot(image, x + k, y - (k >> 1), deeper(colour, 1.24));
  }
}

/** A round glass with water for fish, so many pixels across: what is behind them, and what shines before them. */
export function glassBowl(across: number): { readonly back: Sprite; readonly front: Sprite } {
  const d = Math.max(12, Math.round(across));
  const h = Math.round(d * 0.86);
  const [back, front] = [sheet(d, h), sheet(d + 2, h + 2)];
  const [cx, cy] = [d / 2, d * 0.44];
  ellipse(back, cx, cy, d / 2, d / 2, (x, y, r) => {
    const t = y / h;
    if (t < 0.06) return Math.abs(x - cx) < d * 0.34 ? '#d8eef8' : undefined;
    if (r > 0.9) return '#a8d4ec';
    if (t < 0.26) return '#cce8f6';
    if (t < 0.3) return '#f0fbff';
    if (t > 0.86) return (x * 3 + y) % 4 === 0 ? '#c8a868' : '#e8cc88';
    return t > 0.6 ? '#4ca4dc' : '#6cbcec';
  });
  const shine = (x: number, y: number): void => dot(front, Math.round(x), Math.round(y), '#ffffff');
  for (let k = 0; k < Math.max(2, d * 0.16); k++) shine(d * 0.16 + k * 0.25, d * 0.5 - k);
  for (const [x, y] of [[0.68, 0.36], [0.74, 0.5]] as const) shine(d * x, d * y); // biome-ignore format: a table
  return { back: painted(lined(back, '#3c5c7c'), 'fishbowl'), front: painted(front, 'glass') };
}
