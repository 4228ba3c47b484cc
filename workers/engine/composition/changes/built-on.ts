/** What is built onto a house wherever its model has none: stacks and things on its roof, a ladder, washing on a line, rows of things before it. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { paintOf } from '../../catalogue/things/sign-pictures.ts';
import { block, deeper, dot, ellipse, lined, sheet, stamped } from '../effects/paint.ts';
import { joined, mirrored, painted, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';

export const inPaint = (rows: readonly string[], unit: Px, taken: Readonly<Record<string, string>> = {}): Rgba =>
  stamped(rows, Object.fromEntries([...new Set(rows.join(''))].filter((l) => l !== '.').map((l) => [l, taken[l] ?? paintOf(l) ?? DARK])), unit); // biome-ignore format: one line

/** What is light and moves is no ground to stand on. */
const LOOSE = /^(?:smoke|steam|flag|pennant|banner|chimney|sail|arm|mast|bird|cross|spire|finial|leaf)$/;

/** The highest row of its roof in that column. */
export function roofAt(s: Sprite, x: Px): Px {
  const { width, height } = s.image;
  const loose = isOf(s, LOOSE);
  const at = Math.max(0, Math.min(width - 1, Math.round(x)));
  for (let y = 0; y < height; y++) {
    const i = y * width + at;
    if (s.image.data[i * 4 + 3] && s.parts[i]! >= 0 && !loose(i)) return y;
  }
  return Math.round(height * 0.4);
}

/** What stands on roofs: rows of paint, its foot in the last row. */
const ON_ROOF: Readonly<Record<string, readonly string[]>> = {
  'lightning rod': ['..s..', '..s..', '..s..', '.sYs.', '..s..', '..s..', '..s..', '.YsY.', '..s..', '..S..', '..S..', '.SSS.'],
  'weather vane': ['......kk.', '.....kkr.', '.k..kkk..', '.kkkkkk..', '..kkkk...', '....k....', 'y...k...k', '.kkkkkkkk', 'y...k...k', '....k....', '....k....', '...kkk...'],
  antenna: ['S...S...S', 'SSSSSSSSS', 'S...S...S', '..S.S.S..', '..SSSSS..', '..S.S.S..', '....S....', '....S....', '....S....', '...SSS...'],
  mast: ['...r...', '...S...', '...S...', '..S.S..', '..SSS..', '..S.S..', '.SSSSS.', '.S.S.S.', '.SSSSS.', 'S.S.S.S', 'SSSSSSS'],
  dish: ['ww......', 'wwww....', 'wwwwwsr.', '.wwwws..', '.wwwwww.', '..swww..', '..S.....', '..S.....', '.SSS....'],
  telescope: ['..........yy', '.......tyyyY', '.....tttTTYY', '...yttTTTT..', '.ttyYTTT....', 'ttTTYT......', 'tTTT.S......', '.TT..S......', '....SSS.....', '...S.S.S....', '..S..S..S...'],
  bell: ['BBBBBBBBB', '.B..Y..B.', '.B.yyY.B.', '.B.yyY.B.', '.ByyyyYB.', '.B..k..B.', '.B.....B.', 'BBBBBBBBB'],
  cannon: ['.......kk', '.....kkSk', '..kkkSSkk', '.kkSSkk..', 'kkSkkk...', 'kkkk.....', '.bBBBb...', '.bBkBb...', '.bBBBb...'],
  searchlight: ['..kkSS.yy', '.kSSSSyww', '.kSSSSyww', '..kkSS.yy', '...kk....', '..kkkk...', '.kkkkkk..'],
  siren: ['..rrr..', '.rrprr.', '.rprrr.', '.rrrrR.', 'SSSSSSS'],
  'water tank': ['....B....', '...BBB...', '..BBBBB..', '.BBBBBBB.', '.btbTbtb.', '.btbTbtb.', '.SSSSSSS.', '.btbTbtb.', '.btbTbtb.', '..k.k.k..', '..kk.kk..', '..k.k.k..'],
  propeller: ['sss.....sss', '.ssss.ssss.', '....kSk....', '.ssss.ssss.', '.....S.....', '.....S.....'],
  gargoyle: ['S.S.......', 'SSS....SS.', 'SrSS.SSSS.', 'SSSSSSSS..', '..SSSSS...', '..SSSSSS..', '..S.S.SS..', '.SS.SSSS..'],
  orb: ['..ccc..', '.cwwcc.', 'cwwcccU', 'cwcccUU', 'cccccUU', '.ccUUU.', '.YYYYY.', '..YYY..'],
  turret: ['.........kk', 'kkkkkkkkkkk', 'SSSSSkkkkkk', 'SsssSS...kk', 'SSSSSSS....', '.SkSkS.....', 'SSSSSSSS...'],
  nest: ['..n..b..n..', '.b.nnnnn.b.', 'bnbnbnbnbnb', '.bBnBbBnBb.', '..bBbBbBb..'],
  cow: ['k..k.......', 'wkkw.......', 'wwwwwwwwww.', 'ppwwkkwwwkk', '.wwwkkkwww.', '..wwwwwwww.', '..w.w..w.w.', '..k.k..k.k.'],
  cross: ['..yy..', '..yy..', 'yyyyyy', 'yyyyyy', '..yy..', '..yy..', '..yy..'],
  star: ['....y....', '....y....', '...yyy...', 'yyyywyyyy', '.yyyyyyY.', '..yyyyY..', '.yyyYyyY.', '.yy...YY.', '....Y....'],
  'dragon head': ['.......b....b', '......bb...bb', '...bbbbbbbbb.', '.bbbbykbbbb..', 'bbbbbbbbbbb..', '.wrwrwrbbbb..', '...rrrrbbbb..', '.bbwbwbbbbbb.', '..bbbbbbbbbb.', '......bbbbbbb', '.......bbbbbb', '........bbbbb'],
  umbrella: ['....k....', '..rwrwr..', '.rwwrwwr.', 'rrwwrwwrr', '....B....', '....B....', '....B....'],
}; // biome-ignore format: art
const FACING = /^dragon head$/;
export const isOnRoof = (name: string): boolean => ON_ROOF[name] !== undefined;

/** Things on its roof: one on its highest point, several spread along it. */
export function withOnRoof(s: Sprite, name: string, count: number): Sprite {
  const unit = unitOf(s);
  const one = painted(lined(inPaint(ON_ROOF[name]!, unit), DARK), name);
  const { width } = s.image;
  const [w, h] = [one.image.width, one.image.height];
  const n = Math.min(3, Math.max(1, count));
  let top = Math.round(width / 2);
  for (let x = Math.round(width * 0.2); x < width * 0.8; x++) {
    const near = Math.abs(x - width / 2) - Math.abs(top - width / 2);
    if (roofAt(s, x) < roofAt(s, top) - unit || (near < 0 && roofAt(s, x) <= roofAt(s, top))) top = x;
  }
  const spots =
    n === 1 ? [top] : n === 2 ? [0.22, 0.78].map((u) => u * width) : [0.16, 0.5, 0.84].map((u) => u * width);
  // heads look out over both ends of the ridge
  if (FACING.test(name)) {
    const inset = Math.round(w * 0.2);
    const [left, right] = [inset, width - 1 - inset];
    return joined([
      { sprite: s, x: 0, y: 0 },
      { sprite: one, x: left - w + 3 * unit, y: roofAt(s, left) - Math.round(h * 0.7) },
      { sprite: mirrored(one), x: right - 3 * unit, y: roofAt(s, right) - Math.round(h * 0.7) },
    ]); // biome-ignore format: layers
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    ...spots.map((x) => ({ sprite: one, x: Math.round(x - w / 2), y: roofAt(s, x) - h + Math.max(2, unit * 2) })),
  ]);
}

/** A stack with a knee: its middle leans out by so many pixels, its top the other way. */
function bentStack(stack: Rgba, by: Px): Rgba {
  const out = sheet(stack.width + 2 * by, stack.height);
  for (let y = 0; y < stack.height; y++) {
    const x0 = by + Math.round(Math.sin((1 - y / stack.height) * Math.PI * 1.55) * by);
    for (let x = 0; x < stack.width; x++) {
      const i = (y * stack.width + x) * 4;
      out.data.set(stack.data.subarray(i, i + 4), (y * out.width + x0 + x) * 4);
    }
  }
  return out;
}

/** As many stacks as are said, with those that it has. */
export function withChimneys(s: Sprite, count: number, hue?: string, crooked = false): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const onStack = isOf(s, /^(?:chimney|stack|smokestack|funnel)$/);
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y * width + x).some(onStack),
  );
  const there: number[] = [];
  for (let x = 0; x < width; x++) {
    if (!columns[x] || columns[x - 1]) continue;
    let end = x;
    while (columns[end + 1]) end++;
    there.push((x + end) / 2);
  }
  const walls = wallsOf(s);
  const [from, to] = [
    Math.max(0, Math.min(walls.x, width * 0.14)),
    Math.min(width, Math.max(walls.x + walls.width, width * 0.86)),
  ];
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  const brick = hue ?? '#a0584c';
  // a crooked one stands where the straight one was
  const old = crooked ? Array.from(s.parts, (_, i) => i).filter((i) => onStack(i) && i < s.parts.length * 0.4) : [];
  const straight = old.length > 0 ? [old.reduce((sum, i) => sum + (i % width), 0) / old.length] : [];
  if (crooked) there.length = 0;
  const without = old.length > 0 ? { ...s, image: cloneImage(s.image), parts: s.parts.slice() } : s;
  const clear = (i: number): void => {
    without.image.data.fill(0, i * 4, i * 4 + 4);
    without.parts[i] = -1;
  };
  for (const i of old) clear(i);
  // and its outer line above the roof
  const at = old.map((i) => i % width);
  for (let x = Math.max(0, Math.min(...at) - 1); x <= Math.min(width - 1, Math.max(...at) + 1); x++)
    for (let y = 0; y < roofAt(s, x) - 1; y++) clear(y * width + x);
  for (let k = there.length; k < Math.min(count, 6); k++) {
    // where there is most room along the roof, not on its tip
    const spots = [0.8, 0.22, 0.36, 0.64, 0.1, 0.9].map((u) => from + (to - from) * u);
    const room = (x: number): number => Math.min(width, ...there.map((t) => Math.abs(t - x)));
    const x = straight[k] ?? spots.reduce((best, at) => (room(at) > room(best) + 1 ? at : best));
    there.push(x);
    const [w, h] = [Math.max(4, 5 * unit), Math.max(8, Math.round((crooked ? 13 : 9) * unit + height * 0.03))];
    const stack = sheet(w, h);
    block(stack, 0, 0, w, h, brick);
    block(stack, 0, 0, Math.max(1, w * 0.34), h, deeper(brick, 1.16));
    block(stack, w - unit, 0, unit, h, deeper(brick, 0.76));
    for (let y = 3 * unit; y < h; y += 3 * unit)
      block(stack, (y / unit) % 2 ? unit : 0, y, w - unit, 1, deeper(brick, 0.8));
    block(stack, 0, 0, w, 2 * unit, '#9c98a0');
    block(stack, 0, 0, w, unit, '#c4c0c8');
    const y = roofAt(s, x);
    layers.push({
      sprite: painted(lined(crooked ? bentStack(stack, 2 * unit) : stack, DARK), 'chimney'),
      x: Math.round(x - w / 2 - 1 - (crooked ? 2 * unit : 0)),
      y: Math.round(y - h * 0.68),
    });
  }
  return joined([{ sprite: without, x: 0, y: 0 }, ...layers]);
}

/** A clock on its front, below the roof's edge or in the middle of a tower. */
export function withClock(s: Sprite): Sprite {
  const { width, height } = s.image;
  const walls = wallsOf(s);
  const unit = unitOf(s);
  const r = Math.max(4, Math.round(Math.min(walls.width * 0.3, height * 0.15)));
  const d = r * 2 + 1;
  const face = sheet(d, d);
  ellipse(face, r + 0.5, r + 0.5, r + 0.5, r + 0.5, (_x, _y, q) =>
    q > 0.7 ? '#c88c30' : q > 0.56 ? '#7c5020' : '#fbf4dc',
  );
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const)
    dot(face, r + x * r * 0.62, r + y * r * 0.62, '#5c4430');
  for (let k = 0; k <= r * 0.62; k++) block(face, r, r - k, Math.max(1, unit - 1), 1, '#2c2230');
  for (let k = 0; k <= r * 0.42; k++) dot(face, r + k, r + k * 0.5, '#2c2230');
  const tall = walls.height > walls.width * 1.1;
  const door = Math.min(walls.y + walls.height, height);
  const y = tall ? walls.y + walls.height * 0.26 : walls.y + Math.min(walls.height * 0.1, r * 0.4);
  return joined([
    { sprite: s, x: 0, y: 0 },
    {
      sprite: painted(lined(face, DARK), 'clock'),
      x: Math.round((tall ? walls.x + walls.width / 2 : width / 2) - r - 1),
      y: Math.round(Math.max(0, Math.min(y - (tall ? r : r * 0.9), door - d * 1.6))),
    },
  ]);
}

/** A bucket on a rope over a wheel, on a beam at its left. */
export function withPulley(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const out = Math.max(8, Math.round(width * 0.16));
  const long = Math.round(height * 0.5);
  const image = sheet(out + 6 * unit, long + 9 * unit);
  const x = 4 * unit;
  block(image, unit, 3 * unit, out + 5 * unit, 2 * unit, '#8c5c34');
  block(image, unit, 3 * unit, out + 5 * unit, unit, '#b8824c');
  ellipse(image, x, 4 * unit, 3 * unit, 3 * unit, (_x, _y, d) => (d > 0.5 ? '#6c4a30' : d > 0.2 ? '#c8a070' : '#3c2c24'));
  for (let y = 6 * unit; y < long; y++) block(image, x - unit / 2, y, Math.max(1, unit * 0.7), 1, (y >> 1) % 2 ? '#d8c090' : '#a88c5c');
  for (let y = 0; y < 7 * unit; y++) {
    const half = 3.6 * unit - y * 0.16;
    block(image, x - half, long + unit + y, half * 2, 1, y % (4 * unit) < unit ? '#8c94a0' : '#a8743f');
    block(image, x - half, long + unit + y, half * 0.7, 1, y % (4 * unit) < unit ? '#c4ccd4' : '#c89458');
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'pulley'), x: -Math.round(out * 0.5), y: Math.round(height * 0.3) },
  ]);
} // biome-ignore format: short

/** One round window high in its front. */
export function withRoundWindow(s: Sprite, hue = '#f8d868'): Sprite {
  const { width, height } = s.image;
  const walls = wallsOf(s);
  const unit = unitOf(s);
  const r = Math.max(3, Math.round(Math.min(walls.width * 0.22, height * 0.11)));
  const d = r * 2 + 1;
  const pane = sheet(d, d);
  ellipse(pane, r + 0.5, r + 0.5, r + 0.5, r + 0.5, (x, y, q) => (q > 0.66 ? '#8c5c34' : Math.abs(x - r) < unit / 2 || Math.abs(y - r) < unit / 2 ? '#8c5c34' : y < r ? deeper(hue, 1.12) : hue));
  const tall = walls.height > walls.width * 1.1;
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(pane, DARK), 'window'), x: Math.round((tall ? walls.x + walls.width / 2 : width / 2) - r - 1), y: Math.round(walls.y + (tall ? walls.height * 0.3 : Math.min(walls.height * 0.06, r * 0.3)) - (tall ? r : r * 0.7)) },
  ]);
} // biome-ignore format: short

/** Two ropes that sway, with rungs of wood between them: it hangs freely, its end curls on the ground. */
function hangingLadder(s: Sprite, long: Px, w: Px, x: number): Sprite {
  const unit = unitOf(s);
  const most = 2 * unit;
  const image = sheet(w + 2 * most + 2 * unit, long);
  const sway = (y: Px): number => Math.round(most + Math.sin((y / long) * Math.PI * 1.5) * most);
  for (let y = 0; y < long; y++) {
    const left = sway(y);
    if (y % (4 * unit) >= 3 * unit) {
      block(image, left - unit, y, w + 2 * unit, 1, (y + 1) % (4 * unit) === 0 ? '#6c4424' : '#b07840');
      continue;
    }
    for (const d of [0, w - unit]) {
      block(image, left + d, y, unit, 1, Math.floor(y / unit) % 2 ? '#fff0c8' : '#d8b878');
      if (d > 0) block(image, left + d + unit, y, 1, 1, '#7c5c38');
    }
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, '#4c3020'), 'ladder'), x: Math.round(x - w / 2), y: s.image.height - long - 3 },
  ]);
}

/** A ladder that leans at the front. */
export function withLadder(s: Sprite, rope: boolean): Sprite {
  const { height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const long = Math.round(Math.min(height * 0.62, walls.height + height * 0.12));
  const w = Math.max(5, 6 * unit);
  const lean = Math.round(long * 0.2);
  if (rope) return hangingLadder(s, long, w, walls.x + walls.width * 0.2);
  const image = sheet(w + lean, long);
  for (let y = 0; y < long; y++) {
    const x = Math.round((lean * (long - y)) / long);
    for (const d of [0, w - unit]) block(image, x + d, y, unit, 1, '#b07c48');
    if (y % (4 * unit) >= 4 * unit - (unit + 1)) block(image, x + unit, y, w - 2 * unit, 1, '#d8a468');
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'ladder'), x: Math.round(walls.x + walls.width * 0.12 - w / 2), y: height - long - 2 },
  ]);
} // biome-ignore format: short

/** Clothes on a line from its wall to a post at its side. */
export function withWashing(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const w = Math.max(22, Math.round(width * 0.5));
  const h = Math.max(14, Math.round(Math.min(walls.height * 0.8, height * 0.4)));
  const image = sheet(w, h);
  block(image, w - 2 * unit, 0, 2 * unit, h, '#8c5c34');
  const sag = (x: number): number => unit + Math.sin((x / w) * Math.PI) * 2 * unit;
  for (let x = 0; x < w - unit; x++) dot(image, x, sag(x), '#e8e0d0');
  const cloth = ['#f4f0e8', '#4c84c8', '#d84c50', '#f0c84c'];
  const each = (w - 3 * unit) / 4;
  for (const [k, hex] of cloth.entries()) {
    const [x0, wide] = [Math.round(k * each + unit), Math.max(3, Math.round(each - 2 * unit))];
    const long = Math.round(h * (k % 2 ? 0.42 : 0.56));
    const y0 = Math.round(sag(x0 + wide / 2)) + 1;
    block(image, x0, y0, wide, long, hex);
    block(image, x0 + wide - unit, y0, unit, long, deeper(hex, 0.82));
    // shirts have sleeves, trousers two legs
    if (k % 2) block(image, x0 - unit, y0, wide + 2 * unit, 2 * unit, hex);
    else if (k) for (let y = y0 + Math.round(long * 0.4); y < y0 + long; y++) for (let x = 0; x < unit; x++) image.data.fill(0, (y * w + x0 + Math.floor(wide / 2) + x) * 4, (y * w + x0 + Math.floor(wide / 2) + x) * 4 + 4);
  }
  const x = Math.min(width - Math.round(w * 0.35), walls.x + walls.width - 2 * unit);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'washing'), x: Math.round(x), y: height - h - 1 },
  ]);
} // biome-ignore format: short

/** What lies in a row before a house: one piece of it in paint. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  sandbags: ['.....nnnnnn.....', '....nttttttn....', '....TttttttT....', '.nnnnnn..nnnnnn.', 'nttttttnnttttttn', 'nttttttTnttttttT', '.TTTTTT..TTTTTT.'],
  'barbed wire': ['B..sss...sss..B.', 'B.s.k.s.s.k.s.B.', 'Bss.s.sss.s.ssB.', 'B.s.s.s.s.s.s.B.', 'B..sks...sks..B.', 'B.............B.'],
  hedge: ['..gg..ggg..gg...', '.gggggggggggggg.', 'gggGgggGggggGggg', 'ggGggGgggGgggGgg', 'gGgggggGggGggggG', 'GGgGggGGgGGggGGG', 'GGGGGGGGGGGGGGGG'],
  'stone wall': ['.sss.ssss.ssss..', 'sSSSssSSSssSSSss', 'SSSSSSSSSSSSSSSS', 'ssssSsssssSsssSs', 'sSSSSsSSSSSsSSSS', 'SSSSSSSSSSSSSSSS'],
  palisade: ['.t...t...t...t..', 'tbB.tbB.tbB.tbB.', 'tbBBtbBBtbBBtbBB', 'tbBBtbBBtbBBtbBB', 'SSSSSSSSSSSSSSSS', 'tbBBtbBBtbBBtbBB', 'tbBBtbBBtbBBtbBB', 'tbBBtbBBtbBBtbBB'],
  flowers: ['..p...y...r...p.', '.ppp.yyy.rrr.ppp', '..p...y...r...p.', 'g.g.ggg.g.g.g.g.', 'gGggGggGggGggGgg', '.GGGGGGGGGGGGGG.'],
  weeds: ['..g....G........', 'g.g..g.G..g..y..', '.gg..gGG..g.gyg.', '.gG.g.GG.g.gg.g.', 'g.GgGgGg.gGGgGg.', '.GGGGGGGGgGGGGG.'],
  mushrooms: ['..rrr......oo...', '.rwrrr..rr.ooo..', 'rrrrwrrrrwr.n...', '..nnn..nnn..n...', '..nnn...n...n...'],
  'hay bales': ['.yyyyyy..yyyyyy.', 'yytytyyyyytytyyy', 'ytyytyyTtyytyytT', 'yyTyyTyyyyTyyTyT', 'TTTTTTTTTTTTTTTT'],
  spikes: ['n.......n.......', '.nb...bn.nb...bn', '..nbbbn...nbbbn.', '...bBb.....bBb..', '..bBnBb...bBnBb.', '.bB...Bb.bB...Bb'],
  barricade: ['t......tt......t', '.tb..bt..tb..bt.', 'TTTTTTTTTTTTTTTT', '..bttb....bttb..', 'TTTTTTTTTTTTTTTT', '.tb..bt..tb..bt.', 'b......bb......b'],
  gravestones: ['..sss.....sss...', '.sssss...ss.ss..', '.sSSSs..sssssss.', '.sssss...ss.ss..', '.sSSSs...ss.ss..', 'gsssssg.gsssssg.'],
  tents: ['.......BB.......', '......rrww......', '.....rrrwww.....', '....rrrrwwww....', '...rrwwrrwwrr...', '..rrwwkkrrwwrr..', '..rwwrkkkrwwrr..', '.rrwwkkkkrrwwrr.', '.rrwwkkkkrrwwrr.'],
  cones: ['...o.......o....', '..ooo.....ooo...', '..www.....www...', '.ooooo...ooooo..', 'kkkkkkk.kkkkkkk.'],
  tyres: ['..kkkk....kkkk..', '.kkSSkk..kkSSkk.', '.kSkkSk..kSkkSk.', '.kkSSkk..kkSSkk.', '..kkkk....kkkk..'],
  rubble: ['.....ss.........', '...ssSSs....ss..', '.ssSSSSSs.ssSSs.', 'sSSSsSSSSsSSSSSs', 'SSSSSSSSSSSSSSSS'],
  terrace: ['....rwrwr....', '..rrwwrwwrr..', '.rrwwrrrwwrr.', '......B......', '......B......', 'b.....B.....b', 'b..ttttttt..b', 'bbb...B...bbb', 'b.b...B...b.b', 'b.b..BBB..b.b'],
  chalkboard: ['.bbbbbbb.', '.bkkkkkb.', '.bkwwkwb.', '.bkkkkkb.', '.bkwkwwb.', '.bkkkkkb.', '.bwwkwkb.', '.bbbbbbb.', '.b.....b.', 'b.......b'],
  hammock: ['b.............b', 'bw...........wb', 'b.ww.......ww.b', 'b..wrwrwrwrw..b', 'b...wrwrwrw...b', 'b....rwrwr....b', 'b.............b', 'B.............B'],
  pumpkins: ['...g.......g....', '..oGoo....oGo...', '.oRooRo..oRooo..', 'ookooko.oRooRoo.', 'oRokoRo.okooko..', '.oooooo..oooo...'],
  bones: ['.ww.......www...', '.wwnnnnww.wkwk..', '..wnnnnww.www...', 'ww.........w....', 'wwnnnww..nwwwn..', '...wwww.nw...wn.'],
}; // biome-ignore format: art
export const isRow = (name: string): boolean => ROWS[name] !== undefined;

/** One of them at each side; and those that are looked at. */
const SINGLE = /^(?:tents|terrace|chalkboard|hammock)$/;
const LARGE = /^(?:terrace|chalkboard|hammock|flowers|pumpkins|mushrooms)$/;

/** Such a row at both sides of the way to its door; weeds and flowers also before it. */
export function withRowBefore(s: Sprite, name: string, hue?: string): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const rows = ROWS[name]!;
  const plain = inPaint(rows, name === 'tents' ? Math.max(unit + 1, Math.round(unit * 1.8)) : LARGE.test(name) && width > 40 ? unit + 1 : unit, hue ? { p: hue, r: deeper(hue, 0.84), y: deeper(hue, 1.12) } : {});
  const one = painted(/weeds|flowers|mushrooms/.test(name) && unit < 2 ? plain : lined(plain, DARK), name);
  const [w, h] = [one.image.width, one.image.height];
  const low = /weeds|flowers|mushrooms|rubble|bones|pumpkins/.test(name);
  const y = height - h + Math.round(h * (low ? 0.3 : 0.45));
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  const [from, to] = [-Math.round(width * 0.08), Math.round(width * 1.08)];
  const free = Math.max(5 * unit, width * (low ? 0.07 : 0.1));
  const single = SINGLE.test(name);
  for (let x = from, k = 0; x + w <= width / 2 - free || k === 0; x += single ? width : w - 1, k++) layers.push({ sprite: one, x, y: y + (low ? (k % 2) * unit : 0) });
  for (let x = to - w, k = 0; x >= width / 2 + free || k === 0; x -= single ? width : w - 1, k++) if (!/^(?:chalkboard|hammock)$/.test(name)) layers.push({ sprite: one, x, y: y + (low ? (k % 2) * unit : 0) });
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers]);
} // biome-ignore format: short
