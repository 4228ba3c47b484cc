/** Patterns and emblems on what a figure wears: laid on pixel by pixel, so that they stay crisp at every size. */
import { deltaE } from '../../../../src/pixels/color.ts';
import { TONE } from '../../../../src/pixels/ramp.ts';
import { type ClothPattern, GLYPHS, MOTIFS } from '../../catalogue/cloth-patterns.ts';
import type { Figure, Slot, Worn } from '../../catalogue/garments/types.ts';
import { baseColour, type MaterialRef, materialOf, shadeOf } from '../../catalogue/materials.ts';
import type { DecalSurface, PixelSurface } from '../../solids/primitives.ts';
import { at, rad, type Vec3 } from '../../solids/vec.ts';

/** Which colour a pixel has, counted from the upper middle of its part: its own (0), the second (1), a third (2), of a rainbow more. */
type Lay = (x: number, y: number, u: number, high: number) => number;

const mod = (a: number, n: number): number => ((a % n) + n) % n;
const on = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
/** A grid of spots, every second row moved by half. */
const spots = (x: number, y: number, period: number): readonly [number, number] => {
  const row = Math.floor(y / period);
  return [mod(x + (row & 1 ? Math.ceil(period / 2) : 0), period), mod(y, period)];
};
const noise = (x: number, y: number): number => {
  const n = Math.imul(x * 374761393 + y * 668265263, 1274126177);
  return ((n ^ (n >>> 13)) >>> 0) / 0xffffffff;
};
/** Blots of a few pixels. */
const blots = (x: number, y: number, size: number): number =>
  (noise(Math.floor(x / size), Math.floor(y / size)) +
    noise(Math.floor((x + 1) / (size + 1)) + 57, Math.floor(y / size))) /
  2;

/** The colours of a rainbow, from its outer rim. */
const SPECTRUM: readonly MaterialRef[] = ['red', 'orange', 'yellow', 'leaf', 'blue', 'violet'];
const LAYS: Readonly<Record<string, Lay>> = {
  stripes: (_, y, u) => on(mod(y - u, 2 * u) < u),
  // one down the middle
  stripe: (x, _, u) => on(Math.abs(x + 0.5) < Math.max(1, u)),
  pinstripes: (x, _, u) => on(mod(x + (u > 2 ? 1 : 0), u + 1) < Math.max(1, u - 1)),
  diagonal: (x, y, u) => on(mod(x + y, 2 * u + 1) < u),
  checks: (x, y, u) => on(((Math.floor(x / u) + Math.floor(y / u)) & 1) === 1),
  plaid: (x, y, u) => {
    const across = mod(x + 1, 2 * u + 1) < u;
    const down = mod(y + 1, 2 * u + 1) < u;
    return across && down ? 1 : (across || down) && ((x + y) & 1) === 0 ? 1 : 0;
  },
  dots(x, y, u) {
    const size = u < 2 ? 1 : u < 3 ? 2 : 4;
    const [a, b] = spots(x, y, size * 2 + (size < 3 ? 2 : 0));
    return on(a < size && b < size && !(size === 4 && a % 3 === 0 && b % 3 === 0));
  },
  argyle(x, y, u) {
    const p = 2 * u + 2;
    return on((Math.floor((x + y) / p) + Math.floor((x - y) / p)) % 2 !== 0);
  },
  camouflage: (x, y, u) => {
    const v = blots(x, y, u + 1);
    return v > 0.62 ? 1 : v < 0.3 ? 2 : 0;
  },
  leopard: (x, y, u) => {
    const [a, b] = spots(x, y, u + 2);
    return on(noise(Math.floor(x / (u + 2)), Math.floor(y / (u + 2))) > 0.25 && a < u && b < u && !(u > 1 && a === 0 && b === 0));
  },
  zebra: (x, y, u) => on(mod(y + Math.round(Math.sin(x * 0.9) * u * 0.6), 2 * u) < u && noise(x, Math.floor(y / (2 * u))) > 0.15),
  // what shines in headlights: a band across the chest and one above the hem
  bands: (_, y, u, high) => on(Math.abs(y - Math.round(high * 0.42)) < u * 0.75 || Math.abs(y - Math.round(high * 0.84)) < u * 0.75),
  lacing: (_, y, u) => on(mod(y, u + 2) < 1),
  quilt: (x, y, u) => on(mod(x + y, u + 3) === 0 || mod(x - y, u + 3) === 0),
  rainbow: (_, y, u) => 1 + mod(Math.floor(y / Math.max(1, u)), SPECTRUM.length),
  tiedye: (x, y, u, high) => 1 + mod(Math.floor(Math.hypot(x, y - high * 0.4) / Math.max(1, u)), SPECTRUM.length),
  halves: (x) => on(x >= 0),
  patches: (x, y, u) => on(noise(Math.floor(x / (u * 3)), Math.floor(y / (u * 3)) + 9) > 0.72),
  waves: (x, y, u) => on(mod(y + Math.abs(mod(x, 2 * u + 2) - u - 1), 2 * u + 1) < u),
}; // biome-ignore format: formulas

/** Small pictures scattered over the cloth: 3 × 3 pixels where there is little room. */
const TINY: Readonly<Record<string, string>> = { heart: 'x.x/xxx/.x.', skull: 'xxx/x.x/.x.', moon: 'xx./x../xx.', leaf: '.xx/xxx/xx.', bolt: '.xx/xx./.x.', crown: 'x.x/xxx/...', bat: 'x.x/xxx/...', paw: 'x.x/.x./xxx', fish: 'x.x/xxx/x.x' }; // biome-ignore format: pictures

function scattered(motif: string): Lay {
  const tiny = (TINY[motif] ?? '.x./xox/.x.').split('/');
  const small = MOTIFS[motif]?.small ?? tiny;
  return (x, y, u) => {
    if (u < 2) return on(spots(x, y, 3).join() === '0,0');
    const rows = u < 3 ? tiny : small;
    const [a, b] = spots(x + 1, y, rows.length + 3);
    const c = rows[b]?.[a];
    return c === 'x' ? 1 : c === 'o' ? (motif === 'flower' ? 2 : 1) : 0;
  };
}

const CONTRAST = 0.16;
const INKS: Readonly<Record<string, readonly MaterialRef[]>> = {
  stripes: ['cloth', 'navy', 'crimson'], stripe: ['cloth', 'navy', 'crimson'], pinstripes: ['grey', 'cloth', 'navy'], diagonal: ['cloth', 'red'], checks: ['cloth', 'charcoal'], plaid: ['black_cloth', 'cloth'], dots: ['cloth', 'red'], argyle: ['cloth', 'crimson'],
  bands: ['#f4ec70'], lacing: ['black_cloth'], quilt: ['dark_leather'], camouflage: ['#3c4a30', '#8a8a58'], leopard: ['dark_wood', 'orange'], zebra: ['black_cloth', 'cloth'], halves: ['gold', 'red', 'cloth'], patches: ['linen', 'blue'], waves: ['cloth', 'blue'],
}; // biome-ignore format: a table

/** How a pattern lies on a surface; none for what is no pattern that covers. */
export function layOf(kind: string): Lay | undefined {
  const [is = '', what = ''] = kind.split(':');
  return is === 'scatter' || is === 'emblem' ? scattered(what) : LAYS[is];
}

/** '#rrggbb' of what a pattern draws on a thing: `hit` as its lay says, on a ground of that lightness and colour. */
export function usualInk(
  kind: string,
  hit: number,
  ground: { readonly light: number; readonly chroma: number },
  said?: string,
): string {
  const [is = '', what = ''] = kind.split(':');
  if (is === 'rainbow' || is === 'tiedye') return baseColour(SPECTRUM[(hit - 1) % SPECTRUM.length]!);
  if (said && hit === 1) return said;
  if (hit === 2 && what === 'flower') return '#f4d048';
  const usual = INKS[is] ?? [MOTIFS[what]?.ink ?? 'cloth'];
  const told = [...usual.slice(hit > 1 ? 1 : 0), 'cloth', 'charcoal'].map((ref) => materialOf(ref));
  const found = told.find(
    ({ lab: [L, a, b] }) => Math.hypot(L - ground.light, Math.hypot(a, b) - ground.chroma) > 0.18,
  );
  return baseColour((found ?? told[0]!).ref);
}

/** The colour of a pattern that nobody named: its usual one, if that can be told from the cloth. */
export function inkOn(cloth: MaterialRef, { kind, ink }: ClothPattern): MaterialRef {
  if (ink) return ink;
  const [is = '', what = ''] = kind.split(':');
  // laced rows and quilting are the cloth's own shade
  if (is === 'lacing' || is === 'quilt') return shadeOf(cloth, is === 'lacing' ? 1 : 2);
  const usual =
    INKS[is] ?? (is === 'number' ? ['cloth', 'charcoal'] : [MOTIFS[what]?.ink ?? 'gold', 'cloth', 'charcoal']);
  const base = materialOf(cloth).lab;
  return [...usual, 'cloth', 'charcoal'].find((m) => deltaE(materialOf(m).lab, base) > CONTRAST) ?? 'charcoal';
}

/** The pattern of a piece: what was said of it, else its own. */
export const patternOf = (w: Worn): ClothPattern | undefined => w.pattern ?? w.piece.pattern;

/** Lays the patterns of all that a figure wears on its scene. */
export function drawCloth(f: Figure, slots: readonly Slot[]): void {
  for (const slot of slots) {
    const w = f.worn(slot);
    const pattern = w && patternOf(w);
    if (!w || !pattern) continue;
    const [is = '', what = ''] = pattern.kind.split(':');
    const lay = is === 'scatter' ? scattered(what) : LAYS[is];
    if (lay) layOn(f, w, lay, pattern);
    else drawEmblem(f, w, is, what, inkOn(w.material, pattern));
  }
}

function layOn(f: Figure, w: Worn, lay: Lay, pattern: ClothPattern): void {
  const { scene } = f;
  const ink = inkOn(w.material, pattern);
  const inks = /^(?:rainbow|tiedye)$/.test(pattern.kind)
    ? [0, ...SPECTRUM.map((m) => scene.material(m))]
    : [0, scene.material(ink), scene.material(third(w.material, ink, pattern.kind))];
  const cloth = new Set(
    [w.material, ...([1, 2, 4, 5] as const).map((tone) => shadeOf(w.material, tone))].map((m) => scene.material(m)),
  );
  scene.retouches.push((s) => {
    const mine = (i: number): boolean => {
      const part = s.part[i]!;
      return part >= 0 && scene.parts[part]!.name === w.piece.id && cloth.has(s.material[i]!);
    };
    const u = Math.max(1, Math.min(4, Math.round(s.scale / 30)));
    for (const [group, box] of boxes(s, mine, (part) => scene.parts[part]!.group)) {
      const middle = (box.left + box.right + 1) >> 1;
      for (let y = box.top; y <= box.bottom; y++)
        for (let x = box.left; x <= box.right; x++) {
          const i = y * s.width + x;
          if (!mine(i) || scene.parts[s.part[i]!]!.group !== group) continue;
          const hit = lay(x - middle, y - box.top, u, box.bottom - box.top + 1);
          if (hit) s.material[i] = inks[hit]!;
        }
    }
  });
}

/** The third colour of flowers and of camouflage. */
const third = (cloth: MaterialRef, ink: MaterialRef, kind: string): MaterialRef =>
  kind === 'scatter:flower' ? 'yellow' : kind === 'camouflage' ? '#7c7448' : (cloth ?? ink);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxes(s: PixelSurface, mine: (i: number) => boolean, groupOf: (part: number) => string): Map<string, Box> {
  const found = new Map<string, Box>();
  for (let y = 0; y < s.height; y++)
    for (let x = 0; x < s.width; x++) {
      const i = y * s.width + x;
      if (!mine(i)) continue;
      const group = groupOf(s.part[i]!);
      const box = found.get(group);
      if (!box) found.set(group, { left: x, right: x, top: y, bottom: y });
      else {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.bottom = y;
      }
    }
  return found;
}

/** One picture in the middle of the chest, of a cape's back or of a hat's front. */
function drawEmblem(f: Figure, w: Worn, is: string, what: string, ink: MaterialRef): void {
  const { rig, scene } = f;
  const behind = w.piece.slot === 'back';
  const hat = w.piece.slot === 'hat';
  const shield = w.piece.slot === 'left';
  const chest: Vec3 = hat
    ? rig.onHead([0, 0.55, 1.05])
    : shield
      ? rig.arms.L.hand
      : at(rig.chest, [0, rig.torso * (behind ? 0 : 0.1), (behind ? -1.5 : 1.05) * rig.depth]);
  const names = new Set([w.piece.id, ...(shield ? ['shield-emblem'] : [])]);
  const facing = Math.cos(rad(rig.yaw)) * (behind ? -1 : 1);
  if (!shield && facing < 0.3) return;
  scene.decal((canvas) => {
    const room =
      (hat ? rig.headWidth * 1.1 : shield ? rig.unit * 0.6 : behind ? rig.shoulder * 1.5 : rig.chestWidth * 1.7) *
      canvas.scale;
    const rows = pictureOf(is, what, room);
    const wide = Math.max(...rows.map((row) => row.length));
    const k = Math.max(1, Math.floor(room / (wide + 1)));
    const [cx, cy] = canvas.project(chest);
    const middle = shield ? centreOf(canvas, names) : undefined;
    const left = Math.round((middle?.[0] ?? cx) - (wide * k) / 2);
    const top = Math.round((middle?.[1] ?? cy) - (rows.length * k) / 2);
    const ramp = canvas.ramp(ink);
    const other = canvas.ramp(w.material);
    rows.forEach((row, y) => {
      [...row].forEach((c, x) => {
        if (c === '.') return;
        for (let b = 0; b < k; b++)
          for (let a = 0; a < k; a++) {
            const [px, py] = [left + x * k + a, top + y * k + b];
            const name = canvas.nameAt(px, py);
            if (names.has(name) || COVERED.test(name)) canvas.put(px, py, (c === 'o' ? other : ramp)[TONE.base]);
          }
      });
    });
  });
}

/** Lies on the chest and gives way to an emblem. */
const COVERED = /^(?:strap|collar|emblem)$/;

/** The middle of what is seen of a shield. */
function centreOf(canvas: DecalSurface, names: ReadonlySet<string>): readonly [number, number] | undefined {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++)
      if (names.has(canvas.nameAt(x, y))) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  return right < 0 ? undefined : [(left + right + 1) / 2, (top + bottom + 1) / 2];
}

const PLUS = ['.x.', 'xxx', '.x.'];

function pictureOf(is: string, what: string, room: number): readonly string[] {
  if (is === 'number') {
    const glyphs = [...what].map((c) => (GLYPHS[c] ?? GLYPHS.o!).split('/'));
    return [0, 1, 2, 3, 4].map((y) => glyphs.map((g) => g[y]).join('.'));
  }
  const motif = MOTIFS[what];
  if (!motif || room < 4) return PLUS;
  return room >= 7.5 ? motif.large : motif.small;
}
