import { hexToOklab, hexToRgb, mixOklab, oklabToHex, oklabToOklch, oklchToOklab } from '../../../src/pixels/color.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { PropContext } from '../catalogue/things/types.ts';
import type { Rendering } from '../solids/render.ts';
import { type Field, noise } from './fields.ts';
import type { Ramp } from './ramps.ts';

/** Paints an effect on a canvas. The same context gives the same picture. */
export type Painter = (c: Canvas) => void;

type Point = readonly [x: number, y: number];
const NONE = -1;

/** How a picture is put on its canvas: enlarged about the middle, then moved by pixels. */
interface Fit {
  readonly zoom: number;
  readonly dx: Px;
  readonly dy: Px;
}

/**
 * What shines, flies or dissolves, painted straight on the pixel grid: fields cut into the tones of a ramp, without an outer line.
 * Units: the middle is 0, 0; the shorter side goes from −1 to 1; y points down.
 */
export class Canvas {
  readonly width: Px;
  readonly height: Px;
  readonly ctx: PropContext;
  /** One pixel in units. */
  readonly px: number;
  readonly seed: number;
  /** How many kinds of things fly round it already: the next ones fly between them. */
  kinds = 0;
  readonly #colours: string[] = [];
  readonly #at: Int16Array;
  /** Pixels of small drawings: a lone one of theirs is meant. */
  readonly #drawn: Uint8Array;

  readonly #fit: Fit;
  /** What lies on the ground is seen from its side: its height is so much less. */
  readonly #lay: number;
  /** Free pixels on each side. */
  readonly #margin: Px;
  /** Degrees by which colours that nobody said differ from seed to seed. */
  readonly #hue: number;

  constructor(width: Px, height: Px, ctx: PropContext, margin: Px = 1, fit: Fit = { zoom: 1, dx: 0, dy: 0 }) {
    this.width = width;
    this.height = height;
    this.ctx = ctx;
    const side = Math.min(width, height);
    this.#fit = fit;
    this.#margin = margin;
    this.px = 2 / Math.max(2, side - 2) / fit.zoom;
    this.#hue = (ctx.random.fork('hue').float() * 2 - 1) * 9 * ctx.variation;
    this.#lay = this.has('ground') ? 0.5 : 1;
    this.seed = ctx.random.fork('painted').int(65536);
    this.#at = new Int16Array(width * height).fill(NONE);
    this.#drawn = new Uint8Array(width * height);
  }

  /** Below 24 pixels a side little can be told. */
  get small(): boolean {
    return Math.min(this.width, this.height) < 24;
  }
  get large(): boolean {
    return Math.min(this.width, this.height) >= 56;
  }

  /** Whether its painter adds small lights of its own: not where they cannot be told, nor where others were said to fly in it. */
  get glinting(): boolean {
    return !this.small && !['sparks', 'particles', 'embers', 'glints', 'stars'].some((name) => this.has(name));
  }

  /** 0..1 of a label, the same for one picture. */
  chance(label: string): number {
    return this.ctx.random.fork(label).float();
  }
  between(label: string, least: number, most: number): number {
    return least + (most - least) * this.chance(label);
  }

  /** The colour that words say of it, else its own. */
  colour(own: string): string {
    return this.ctx.brief.colours[0] ?? this.part('light') ?? ELEMENT[this.ctx.brief.material ?? ''] ?? own;
  }
  /** The colour said of a component. */
  part(name: string): string | undefined {
    const part = this.ctx.brief.parts.find((p) => p.piece === name);
    return part?.colour ?? ELEMENT[part?.material ?? ''];
  }
  /** Whether a component is said to be there, in whatever colour. */
  has(name: string): boolean {
    return this.ctx.brief.parts.some((p) => p.piece === name);
  }
  /** All colours that words say of it, of what it is made of too. */
  get palette(): readonly string[] {
    const made = ELEMENT[this.ctx.brief.material ?? ''];
    return [...this.ctx.brief.colours, ...(made ? [made] : [])];
  }
  get coloured(): boolean {
    return (
      this.ctx.brief.colours.length > 0 ||
      this.part('light') !== undefined ||
      (this.ctx.brief.material ?? '') in ELEMENT
    );
  }
  said(word: string): boolean {
    return this.ctx.said(word);
  }

  /** Paints where the field is over 0: the ramp's first colour at its border, its last at 1. `steps`: where each of the last ones begins. */
  layer(ramp: Ramp, field: Field, steps?: readonly number[]): void {
    const keys = (steps && ramp.length > steps.length ? ramp.slice(-steps.length) : ramp).map((hex) => this.#key(hex));
    const n = keys.length;
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const v = field(this.#x(x), this.#y(y));
        if (!(v > 0)) continue;
        let k = n - 1;
        if (steps) while (k >= 0 && v < steps[k]!) k--;
        else k = Math.min(n - 1, Math.floor(v * n));
        if (k >= 0) {
          this.#at[y * this.width + x] = keys[k]!;
          this.#drawn[y * this.width + x] = 0;
        }
      }
  }

  /** Takes away what was painted where the field is over 0. */
  erase(field: Field): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) if (field(this.#x(x), this.#y(y)) > 0) this.#at[y * this.width + x] = NONE;
  }

  /** The middle of the pixel that a point lies in. */
  middleOf([x, y]: Point): Point {
    const column = Math.floor(x / this.px + this.width / 2 + this.#fit.dx);
    const row = Math.floor((y * this.#lay) / this.px + this.height / 2 + this.#fit.dy);
    return [this.#x(column), this.#y(row)];
  }

  /**
   * Rows of characters stamped with their middle at a point: '.' is nothing, the others are keys of `colours`. What would reach over the
   * picture's edge lies beside it: half a star is none.
   */
  stamp([x, y]: Point, rows: readonly string[], colours: Readonly<Record<string, string>>, scale: Px = 1): void {
    const wide = Math.max(...rows.map((r) => r.length)) * scale;
    const left = this.#within(x / this.px + this.width / 2 + this.#fit.dx, wide, this.width);
    const top = this.#within((y * this.#lay) / this.px + this.height / 2 + this.#fit.dy, rows.length * scale, this.height); // biome-ignore format: one line
    for (let j = 0; j < rows.length * scale; j++) {
      const row = rows[Math.floor(j / scale)]!;
      for (let i = 0; i < row.length * scale; i++) {
        const hex = colours[row[Math.floor(i / scale)]!];
        const [px, py] = [left + i, top + j];
        if (hex && px >= 0 && py >= 0 && px < this.width && py < this.height) {
          this.#at[py * this.width + px] = this.#key(hex);
          this.#drawn[py * this.width + px] = 1;
        }
      }
    }
  }

  /** Where what is `size` pixels long begins, its middle there, so that it ends before the margin; what lies wholly outside stays there. */
  #within(middle: number, size: Px, side: Px): Px {
    const from = Math.round(middle - size / 2);
    const last = side - this.#margin - size;
    return from + size <= 0 || from >= side || last < this.#margin ? from : Math.max(this.#margin, Math.min(last, from)); // biome-ignore format: one line
  }

  /** A convex outline filled with a colour. */
  polygon(points: readonly Point[], hex: string): void {
    const key = this.#key(hex);
    const area = points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]!;
      return sum + x * v - u * y;
    }, 0);
    const turn = area < 0 ? -1 : 1;
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const [u, v] = [this.#x(x), this.#y(y)];
        const inside = points.every(([ax, ay], i) => {
          const [bx, by] = points[(i + 1) % points.length]!;
          return turn * ((bx - ax) * (v - ay) - (by - ay) * (u - ax)) >= 0;
        });
        if (inside) this.#at[y * this.width + x] = key;
      }
  }

  #x(x: Px): number {
    return (x + 0.5 - this.width / 2 - this.#fit.dx) * this.px;
  }
  #y(y: Px): number {
    return ((y + 0.5 - this.height / 2 - this.#fit.dy) * this.px) / this.#lay;
  }

  #key(said: string): number {
    return this.#keyOf(this.coloured ? said : tinted(said, this.#hue));
  }
  #keyOf(hex: string): number {
    const known = this.#colours.indexOf(hex);
    return known >= 0 ? known : this.#colours.push(hex) - 1;
  }

  /** The box of what is painted, in pixels; undefined where nothing is. */
  #box(): { readonly left: Px; readonly top: Px; readonly right: Px; readonly bottom: Px } | undefined {
    let [left, top, right, bottom] = [this.width, this.height, 0, 0];
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (this.#at[y * this.width + x] !== NONE) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y + 1);
        }
    return right > left ? { left, top, right, bottom } : undefined;
  }

  /** Whether what is painted runs on beyond the canvas. */
  get cut(): boolean {
    const box = this.#box();
    return box !== undefined && (box.left === 0 || box.top === 0 || box.right === this.width || box.bottom === this.height); // biome-ignore format: one line
  }

  /** How it would fill its canvas. */
  fitting(): Fit {
    const own = this.#box();
    if (!own) return { zoom: 1, dx: 0, dy: 0 };
    // measured where it was painted smaller
    const k = this.#fit.zoom;
    const far = (at: Px, side: Px): number => (at - side / 2) / k + side / 2;
    const box = { left: far(own.left, this.width), right: far(own.right, this.width), top: far(own.top, this.height), bottom: far(own.bottom, this.height) }; // biome-ignore format: one line
    const room = (size: Px): Px => Math.max(1, size - 2 * this.#margin);
    const most = Math.min(room(this.width) / (box.right - box.left), room(this.height) / (box.bottom - box.top));
    const zoom = Math.max(0.55, Math.min(1.8, most));
    return {
      zoom,
      dx: -((box.left + box.right - this.width) / 2) * zoom,
      dy: -((box.top + box.bottom - this.height) / 2) * zoom,
    };
  }

  /** Pixels that stand alone: of a tone they join what lies around them, in the air they go. */
  tidy(): void {
    const { width, height } = this;
    const at = this.#at;
    const near = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (at[i] === NONE || this.#drawn[i] || near.some((d) => at[i + d] === at[i])) continue;
        const around = near.map((d) => at[i + d]!).filter((k) => k !== NONE);
        at[i] = around.length < 2 ? NONE : around.sort((a, b) => count(around, b) - count(around, a))[0]!;
      }
  }

  /** What dissolves: holes of noise, `share` of it gone. */
  torn(share: number): void {
    const cell = Math.max(2.2, Math.min(this.width, this.height) / 9);
    const n = noise(this.seed + 5);
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (n(x / cell, y / cell) * 0.7 + n(x / cell / 0.45 + 40, y / cell / 0.45) * 0.3 < 0.24 + share * 0.42) this.#at[y * this.width + x] = NONE; // biome-ignore format: one line
    this.tidy();
  }

  /** A picture keeps its margin free on each side. */
  clearRim(): void {
    const m = this.#margin;
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (x < m || y < m || x >= this.width - m || y >= this.height - m) this.#at[y * this.width + x] = NONE;
  }

  /** The pixels that lie at a border of what is painted, `deep` pixels in, in tones from the outside in. */
  rim(ramp: Ramp, deep: Px): void {
    const { width, height } = this;
    let front = this.#at.map((key, i) => (key !== NONE && this.#open(i, this.#at) ? 1 : 0));
    const layer = Int16Array.from(front);
    for (let d = 2; d <= deep; d++) {
      front = layer.map((at, i) => (at === 0 && this.#at[i] !== NONE && [1, -1, width, -width].some((step) => layer[i + step] === d - 1) ? d : 0)); // biome-ignore format: one line
      for (let i = 0; i < width * height; i++) if (front[i]) layer[i] = d;
    }
    const keys = ramp.map((hex) => this.#key(hex));
    for (let i = 0; i < layer.length; i++) if (layer[i]! > 0) this.#at[i] = keys[Math.min(keys.length - 1, layer[i]! - 1)]!; // biome-ignore format: one line
  }

  /** How many pixels deep each lies in what is painted; what it encloses counts as painted. 0 outside. */
  #depths(): Float32Array {
    const { width, height } = this;
    const outside = new Uint8Array(width * height);
    const reach: number[] = [];
    const visit = (i: number): void => {
      if (outside[i] || this.#at[i] !== NONE) return;
      outside[i] = 1;
      reach.push(i);
    };
    for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x);
    for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x);
    for (let i = reach.pop(); i !== undefined; i = reach.pop()) {
      if (i % width > 0) visit(i - 1);
      if (i % width < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    const deep = Float32Array.from(outside, (out) => (out ? 0 : 9999));
    const least = (i: number, x: number, dx: number, dy: number): void => {
      const [u, j] = [x + dx, i + dx + dy * width];
      const from = u < 0 || u >= width || j < 0 || j >= deep.length ? 0 : deep[j]!;
      deep[i] = Math.min(deep[i]!, from + (dx && dy ? Math.SQRT2 : 1));
    };
    for (let i = 0; i < deep.length; i++) if (deep[i]) for (const [dx, dy] of [[-1, 0], [0, -1], [-1, -1], [1, -1]] as const) least(i, i % width, dx, dy); // biome-ignore format: one line
    for (let i = deep.length - 1; i >= 0; i--) if (deep[i]) for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as const) least(i, i % width, dx, dy); // biome-ignore format: one line
    return deep;
  }

  /** What is painted in the colours said of its middle and of its edge, the one passing into the other; without one of them that place stays as it is. */
  graded(said: string | undefined, edge: string | undefined, filled = true): void {
    const deep = this.#depths();
    const most = Math.max(1, ...deep);
    const lightness = this.#colours.map((hex) => hexToOklab(hex)[0]);
    const seen = [...new Set(this.#at)].filter((key) => key !== NONE).map((key) => lightness[key]!);
    const [low, high] = [Math.min(...seen), Math.max(...seen)];
    const dark = said !== undefined && hexToOklab(said)[0] < 0.42;
    // a light core lies where its light is, a dark one only in the middle
    const share = dark ? 0 : edge ? 0.16 : said ? 0.4 : 0.25;
    const mixed = (a: string, b: string, t: number): string => oklabToHex(mixOklab(hexToOklab(a), hexToOklab(b), t));
    // white light is whiter than white cloth, black is no grey
    const core = said && (dark ? mixed(said, '#08060c', 0.45) : hexToOklab(said)[0] > 0.88 ? mixed(said, '#ffffff', 0.7) : said); // biome-ignore format: one line
    const [middle, outside] = [core && mixed(core, dark ? '#000008' : '#ffffff', dark ? 0.2 : 0.45), edge && (hexToOklab(edge)[0] > 0.86 ? mixed(edge, '#7cacdc', 0.5) : mixed(edge, '#180820', 0.34))]; // biome-ignore format: one line
    for (let i = 0; i < this.#at.length; i++) {
      const key = this.#at[i]!;
      if (key === NONE && !(core && dark && filled && deep[i]! > most * 0.3)) continue;
      const tone = key === NONE ? 1 : high > low ? (lightness[key]! - low) / (high - low) : 1;
      const q = Math.min(1, (deep[i]! / most) * 1.1) * (1 - share) + tone * share;
      const own = key === NONE ? undefined : this.#colours[key];
      const hex =
        core && q > 0.8 ? middle
        : core && (key === NONE || q > (edge ? 0.58 : 0.6)) ? core
        : core && edge && q > 0.4 ? mixed(edge, core, 0.5)
        : edge && q > (core ? 0.2 : 0.24) && q < (core ? 9 : 0.46) ? edge
        : edge && q <= (core ? 0.2 : 0.24) ? outside
        : own; // biome-ignore format: a choice
      if (hex) this.#at[i] = this.#keyOf(hex);
    }
  }

  #open(i: number, at: Int16Array): boolean {
    const { width, height } = this;
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return true;
    return [1, -1, width, -width].some((step) => at[i + step] === NONE);
  }

  /** The picture mirrored or turned by a quarter: what flies to the right flies another way. */
  face(way: 'leftward' | 'upward' | 'downward'): void {
    const { width, height } = this;
    const was = Int16Array.from(this.#at);
    const drawn = Uint8Array.from(this.#drawn);
    const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [u, v] =
          way === 'leftward'
            ? [width - 1 - x, y]
            : way === 'upward'
              ? [Math.round(cx - (y - cy)), Math.round(cy + (x - cx))]
              : [Math.round(cx + (y - cy)), Math.round(cy - (x - cx))];
        const seen = u! >= 0 && v! >= 0 && u! < width && v! < height;
        this.#at[y * width + x] = seen ? was[v! * width + u!]! : NONE;
        this.#drawn[y * width + x] = seen ? drawn[v! * width + u!]! : 0;
      }
  }

  /** The picture bent: each pixel shows what lay where `from` says, both in −1 … 1 from side to side; nothing where it says nothing. */
  warp(from: (at: Point) => Point | undefined): void {
    const [was, drawn] = [Int16Array.from(this.#at), Uint8Array.from(this.#drawn)];
    this.#each((i, at) => {
      const j = this.#index(from(at));
      this.#at[i] = j < 0 ? NONE : was[j]!;
      this.#drawn[i] = j < 0 ? 0 : drawn[j]!;
    });
  }

  /** The picture once more, smaller, in its own hollow. */
  within(size: number): void {
    const was = Int16Array.from(this.#at);
    this.#each((i, [u, v]) => {
      const j = this.#index([u / size, v / size]);
      if (this.#at[i] === NONE && j >= 0) this.#at[i] = was[j]!;
    });
  }

  /** Its borders taken away, pixel by pixel; what is one pixel wide stays. */
  slimmer(times: Px): void {
    for (let n = 0; n < times; n++) {
      const was = Int16Array.from(this.#at);
      const open = Array.from(was, (key, i) => key !== NONE && this.#open(i, was));
      const near = [1, -1, this.width, -this.width, this.width + 1, this.width - 1, -this.width + 1, -this.width - 1];
      for (let i = 0; i < was.length; i++)
        if (open[i] && near.some((step) => was[i + step] !== undefined && was[i + step] !== NONE && !open[i + step])) this.#at[i] = NONE; // biome-ignore format: one line
    }
  }

  /** Its borders grown outwards. */
  thicker(times: Px): void {
    for (let n = 0; n < times; n++) {
      const was = Int16Array.from(this.#at);
      this.#each((i, _, x) => {
        if (was[i] !== NONE) return;
        const near = [x > 0 ? was[i - 1] : NONE, x < this.width - 1 ? was[i + 1] : NONE, was[i - this.width], was[i + this.width]]; // biome-ignore format: one line
        this.#at[i] = near.find((key) => key !== undefined && key !== NONE) ?? NONE;
      });
    }
  }

  /** Every other pixel only, as a chessboard: what shows through. */
  sifted(): void {
    this.#each((i, _, x, y) => {
      if ((x + y) % 2) this.#at[i] = NONE;
    });
  }

  #each(act: (i: number, at: Point, x: Px, y: Px) => void): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        act(y * this.width + x, [((x + 0.5) / this.width) * 2 - 1, ((y + 0.5) / this.height) * 2 - 1], x, y);
  }
  #index(at: Point | undefined): number {
    if (!at) return -1;
    const [x, y] = [Math.floor(((at[0] + 1) / 2) * this.width), Math.floor(((at[1] + 1) / 2) * this.height)];
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? -1 : y * this.width + x;
  }

  /** Another canvas's picture, with its upper left corner there. */
  paste(from: Canvas, left: Px, top: Px): void {
    for (const [y, start, end, hex] of from.runs())
      for (let x = start; x < end; x++) {
        const [u, v] = [left + x, top + y];
        if (u >= 0 && v >= 0 && u < this.width && v < this.height) this.#at[v * this.width + u] = this.#key(hex);
      }
  }

  rendering(): Rendering {
    const { width, height } = this;
    const data = new Uint8ClampedArray(width * height * 4);
    const parts = new Int16Array(width * height).fill(NONE);
    for (let i = 0; i < parts.length; i++) {
      const hex = this.#colours[this.#at[i]!];
      if (hex === undefined) continue;
      data.set(hexToRgb(hex), i * 4);
      data[i * 4 + 3] = 255;
      parts[i] = 0;
    }
    return { image: { width, height, data }, parts, partNames: ['light'] };
  }

  /** Runs of one colour: row, first and last column, colour. */
  *runs(): Generator<readonly [y: Px, from: Px, to: Px, hex: string]> {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; ) {
        const key = this.#at[y * this.width + x]!;
        let end = x + 1;
        while (end < this.width && this.#at[y * this.width + end] === key) end++;
        if (key !== NONE) yield [y, x, end, this.#colours[key]!];
        x = end;
      }
  }
}

function tinted(hex: string, degrees: number): string {
  if (Math.abs(degrees) < 0.5) return hex;
  const [L, C, h] = oklabToOklch(hexToOklab(hex));
  return oklabToHex(oklchToOklab([L, C, h + degrees]));
}

const count = (list: readonly number[], key: number): number => list.filter((k) => k === key).length;

/** Colours of what an effect may be made of. */
const ELEMENT: Readonly<Record<string, string>> = {
  ice: '#7cc8f0', snow: '#b8dcf4', water: '#3f93e0', lava: '#f0601c', gold: '#f4bc34', silver: '#b8c4d8', crystal: '#54b4e8', ruby: '#e03048',
  emerald: '#2cb868', sapphire: '#3a7ae0', amethyst: '#9c58d8', diamond: '#a8e4f0', obsidian: '#5c48a0', slime: '#6cd048', grass: '#74b844',
  leaf: '#5aa63c', stone: '#8e929c', sand: '#dcc080', wood: '#a06c3a', pearl: '#e0d4e0', bone: '#e6dcc0', steel: '#a8b8cc',
}; // biome-ignore format: a table
