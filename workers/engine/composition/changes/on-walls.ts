/** What hangs on a building's walls, and what flies about its roof: small pictures on the grid. */
import type { Px } from '../../../../src/pixels/types.ts';
import { paintOf } from '../../catalogue/things/sign-pictures.ts';
import { createRandom } from '../../random.ts';
import { block, deeper, lined, sheet, stamped } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { eavesOf } from './eaves.ts';
import { DARK, unitOf, wallsOf } from './fittings.ts';
import { leafOf } from './in-openings.ts';
import { doorOf, mainWindows, type Window } from './windows.ts';

/** Small things for walls, in pixels. */
const ON_WALLS: Readonly<Record<string, readonly string[]>> = {
  skull: ['.www.', 'wwwww', 'wkwkw', 'wwkww', '.www.'],
  shield: ['.rrr.', 'rrwrr', 'rwyyr', 'rrwrr', '.RRR.'],
  'blue shield': ['.uuu.', 'uuwuu', 'uwyyu', 'uuwuu', '.UUU.'],
  sword: ['s...s', '.s.s.', '..s..', 'y.s.y', 'b...b'],
  antler: ['n...n', 'nn.nn', '.nbn.', '.bbb.', '..b..'],
  torch: ['.y.', 'yoy', 'oro', '.b.', '.b.', '.B.'],
  lantern: ['.k.', 'kkk', 'yyy', 'ywy', 'yyy', 'kkk'],
  'red lantern': ['.k.', 'YYY', 'rrr', 'rpr', 'rrr', 'YYY', '.y.'],
  gear: ['..Y.Y..', '.YyyyY.', 'YyykyyY', '.ykkky.', 'YyykyyY', '.YyyyY.', '..Y.Y..'],
  banner: ['YYYYY', 'rrrrr', 'rryrr', 'ryyyr', 'rryrr', 'rrrrr', 'rr.rr', 'r...r'],
  web: ['w.w.w', '.www.', 'wwwww', '.www.', 'w.w.w'],
  wreath: ['.GgG.', 'GgrgG', 'gr.rg', 'GgrgG', '.rgr.'],
  flower: ['.p.r.', 'pypry', '.pgrg', 'ggggg', '.BBB.'],
  rune: ['.c.c.', '..cc.', '.cc..', '..c..', '.c.c.'],
  hologram: ['ccccccc', 'c.....c', 'c.ccc.c', 'c.c.c.c', 'c.ccc.c', 'ccccccc', '..w.w..'],
  'barber pole': ['.yyy.', 'rwwur', 'wwurr', 'wurrw', 'urrww', 'rrwwu', 'rwwur', 'wwurr', 'wurrw', '.yyy.'],
  heart: ['.r.r.', 'rrrrr', 'rrrrr', '.rrr.', '..r..'],
  star: ['..y..', 'yyyyy', '.yyy.', '.y.y.'],
  'air box': ['wwwwwww', 'wkkkwSw', 'wkskwsw', 'wkkkwSw', 'SSSSSSS'],
  poster: ['nnnnn', 'nrrrn', 'nrwrn', 'nrrrn', 'nkknn', 'nnnnn', 'nkkkn'],
  'wanted poster': ['nnnnn', 'nkkkn', 'ntttn', 'ntktn', 'ntttn', 'nnnnn', 'nkknn'],
  chili: ['..g..', '.rgr.', 'rrrRr', 'rRrrr', '.rrR.', '.Rrr.', '..r..'],
  garlic: ['..t..', '.wtw.', 'wwwnw', '.nww.', 'wwnww', '.www.', '..n..'],
  herbs: ['..t..', '.gtg.', 'ggGgg', 'gGggG', '.gGg.', '.g.g.'],
  'dried fish': ['B.B.B', 's.s.s', 'sSsSs', 'sSsSs', 's.s.s', 'S.S.S'],
  horseshoe: ['SS.SS', 'S...S', 'S...S', 'SS.SS', '.SSS.'],
  'life ring': ['.rrww.', 'rr..ww', 'w....r', 'w....r', 'ww..rr', '.wwrr.'],
  net: ['n.n.n.n', '.n.n.n.', 'n.n.n.n', '.n.n.n.', 'n.n.n.n', '.nn.nn.'],
  vent: ['SSSSSS', 'SkkkkS', 'SssssS', 'SkkkkS', 'SSSSSS'],
  'red lamp': ['..k..', '.kkk.', '.rrr.', 'rrprr', 'rrprr', '.rrr.'],
  anchor: ['..s..', '.s.s.', '..s..', 'sssss', '..s..', 's.s.s', '.sss.'],
  map: ['nnnnnn', 'nggnun', 'nGgunn', 'nnuugn', 'nnnnnn'],
  mirror: ['.yyyy.', 'yccwcy', 'ycwccy', 'ywcccy', '.yyyy.'],
  dish: ['ww...', 'wwww.', '.wwwk', '..wk.', '..S..'],
}; // biome-ignore format: art
export const isOnWalls = (name: string): boolean => ON_WALLS[name] !== undefined;

/** Of what its colour is: the letters that take it, and those of its shade. */
const TAKES: Readonly<Record<string, readonly [own: string, shade: string]>> = { lantern: ['y', ''], 'red lantern': ['r', 'R'], 'red lamp': ['r', 'R'], torch: ['yo', 'r'], banner: ['r', 'R'], shield: ['r', 'R'], heart: ['r', 'R'], star: ['y', 'Y'], rune: ['c', ''], hologram: ['c', ''], skull: ['w', ''], wreath: ['Gg', ''], gear: ['y', 'Y'], poster: ['r', 'R'] }; // biome-ignore format: a table
const inHue = (letter: string, name: string, hue: string): string | undefined => {
  const [own, shade] = TAKES[name] ?? ['', ''];
  return own.includes(letter) ? hue : shade.includes(letter) ? deeper(hue, 0.7) : undefined;
};

/** From where to where that row of it is solid, as seen from its middle. */
function spanAt(s: Sprite, y: Px, from: Px, to: Px): readonly [Px, Px] {
  const { width, data } = s.image;
  const solid = (x: Px): boolean => data[(y * width + x) * 4 + 3]! > 0;
  const middle = Math.round((from + to) / 2);
  let [left, right] = [middle, middle];
  while (left > from && solid(left - 1)) left--;
  while (right < to && solid(right)) right++;
  return [left, right];
}

/** What a window ends on: wares that lie behind its panes are still the window. */
const BELOW = /^(?:wall|timber|trim|frame|windowframe|sill|ledge|base|steps?|door|logs?|brick|stone|beams?|front|panel|shutter)$/; // biome-ignore format: a list

/** Boxes of flowers on the sills of its windows, which stay to be seen above them; absent where it shows none. */
function withFlowerBoxes(s: Sprite): Sprite | undefined {
  const unit = unitOf(s);
  const door = doorOf(s);
  const foot = door ? door.y + door.height : s.image.height;
  const sill = ({ left, right, bottom }: Window): Px => {
    const x = Math.round((left + right) / 2);
    let y = bottom;
    while (y + 1 < foot && s.parts[(y + 1) * s.image.width + x]! >= 0 && !BELOW.test(s.partNames[s.parts[(y + 1) * s.image.width + x]!]!)) y++;
    return y;
  };
  // what reaches so low that its box would stand on the ground has none
  const windows = mainWindows(s).map((w) => ({ ...w, bottom: sill(w) })).filter((w) => w.bottom + 3 * unit < foot).slice(0, 8);
  if (windows.length === 0) return undefined;
  const layers = [{ sprite: s, x: 0, y: 0 }];
  for (const { left, right, bottom } of windows) {
    const w = right - left + 1 + 2 * unit;
    const box = sheet(w, 5 * unit);
    for (let x = 0; x < w; x += unit) {
      const k = Math.round(x / unit);
      block(box, x, unit, unit, unit, k % 2 ? '#4c9c44' : '#74bc54');
      if (k % 3 !== 1) block(box, x, k % 2 ? unit : 0, unit, unit, ['#f0506c', '#fcd850', '#f8a0c8'][k % 3]!);
    }
    block(box, 0, 2 * unit, w, 3 * unit, '#8c5834');
    block(box, 0, 2 * unit, w, unit, '#b47c4c');
    block(box, 0, 4 * unit, w, unit, '#4c3024');
    layers.push({ sprite: painted(box, 'flower box'), x: left - unit, y: bottom - unit });
  }
  return joined(layers);
} // biome-ignore format: short

/** Such things along its front: between the eaves and the door's lintel, symmetrically, clear of what is before. */
export function withOnWalls(s: Sprite, name: string, count: number, hue?: string, overDoor = false): Sprite {
  if (name === 'flower') {
    const boxed = withFlowerBoxes(s);
    if (boxed) return boxed;
  }
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const rows = ON_WALLS[name]!;
  const stamp = stamped(rows, Object.fromEntries([...new Set(rows.join(''))].filter((l) => l !== '.').map((l) => [l, (hue && inHue(l, name, hue)) ?? paintOf(l) ?? DARK])), unit); // biome-ignore format: one line
  const one = painted(lined(stamp, DARK), name.replace(/^\w+ /, ''));
  const [w, h] = [one.image.width, one.image.height];
  const door = leafOf(s) ?? doorOf(s);
  if (overDoor && count === 1 && door) return joined([{ sprite: s, x: 0, y: 0 }, { sprite: one, x: Math.round(door.x + (door.width - w) / 2), y: Math.round(Math.max(0, door.y - h * 0.8)) }]); // biome-ignore format: one line
  const eaves = /lantern$/.test(name) ? eavesOf(s, unit) : [];
  if (eaves.length > 0) {
    // one at each end of the widest, then of those above
    const wide = [...eaves].sort(([a, b], [p, q]) => q.x - p.x - (b.x - a.x));
    const at = wide.flatMap(([left, right]) => [left.x + Math.round(w * 0.2), right.x + 1 - Math.round(w * 1.2)].map((x, i) => ({ x, y: [left, right][i]!.y }))); // biome-ignore format: one line
    return joined([{ sprite: s, x: 0, y: 0 }, ...at.slice(0, Math.max(count, eaves.length * 2 > 4 && count > 2 ? 6 : count)).map((p) => ({ sprite: one, ...p }))]); // biome-ignore format: one line
  }
  const most = Math.max(1, Math.min(count, Math.floor(walls.width / (w + 1))));
  const tall = walls.height > walls.width * 1.15;
  const layers = [{ sprite: s, x: 0, y: 0 }];
  // what is written over the door stays to be read
  const board = partBox(s, /^(?:sign|lettering|letters|board)$/);
  const clear = (x: Px, y: Px): Px => (board && x + w > board.x && x < board.x + board.width && y + h > board.y && y < board.y + board.height ? Math.min(s.image.height - h - 1, board.y + board.height) : y); // biome-ignore format: one line
  for (let i = 0; i < most; i++) {
    const u = most === 1 ? (board || door ? 0.86 : 0.5) : tall ? (i % 2 ? 0.86 : 0.14) : 0.08 + (0.84 * i) / (most - 1);
    const v = tall ? 0.34 + 0.2 * Math.floor(i / 2) : name === 'banner' ? 0.1 : 0.12;
    const y = Math.round(walls.y + walls.height * v - (tall ? h / 2 : 0));
    const [left, right] = spanAt(s, y + Math.round(h / 2), walls.x, walls.x + walls.width);
    const x = Math.round(left + (right - left) * u - w / 2);
    if (right - left > w * 0.8) layers.push({ sprite: one, x, y: clear(x, y) });
  }
  return joined(layers);
}

const FLYING: Readonly<Record<string, readonly string[]>> = {
  bat: ['k.......k', 'kk.k.k.kk', 'kkkkkkkkk', '.kkrkrkk.', '...k.k...'],
  bird: ['.kk...kk.', 'k..k.k..k', '....k....'],
  ghost: ['.www.', 'wwwww', 'wkwkw', 'wwwww', 'wwwww', 'w.w.w'],
}; // biome-ignore format: art

/** Bats or birds about its roof. */
export function withFlying(s: Sprite, name: string, count: number, seed: number): Sprite {
  const unit = unitOf(s);
  const rows = FLYING[name] ?? FLYING.bird!;
  const stamp = stamped(rows, { k: DARK, r: '#f04848', w: '#ecf4f8' }, unit);
  const one = painted(name === 'ghost' ? lined(stamp, '#7c90ac') : stamp, name);
  const random = createRandom(seed).fork(`flying ${name}`);
  const { width, height } = s.image;
  const layers = [{ sprite: s, x: 0, y: 0 }];
  const n = Math.min(count, 4);
  for (let i = 0; i < n; i++) {
    // left and right of the roof by turns, where there is sky
    const side = i % 2 ? 1 : -1;
    const y = Math.round(height * (0.02 + 0.16 * Math.floor(i / 2) + 0.06 * random.float()));
    let x = side < 0 ? Math.round(width * 0.02) : Math.round(width * 0.98 - one.image.width);
    for (let k = 0; k < width * 0.2; k++) {
      const inside = x + (side < 0 ? one.image.width : 0);
      if (!s.image.data[(Math.min(height - 1, y + 2) * width + Math.max(0, Math.min(width - 1, inside))) * 4 + 3]) break;
      x += side;
    }
    layers.push({ sprite: one, x, y });
  }
  return joined(layers);
} // biome-ignore format: short
