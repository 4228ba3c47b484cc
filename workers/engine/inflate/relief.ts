import { type OkLab, rgbToOklab } from '../../../src/pixels/color.ts';
import { distance, largest } from './field.ts';
import { fill, type GridMap } from './fill.ts';
import { GRID, PAD } from './grid.ts';
import { type DraftPart, giveHeights } from './heights.ts';
import { boundsOf, GLAZE, type Layer, type Rgb3, type Vectors } from './vectors.ts';

/** A layer as it is used: on which part, in which paint, how much lighter (> 0) or darker than that paint. */
export interface Piece {
  readonly layer: Layer;
  readonly part: number;
  readonly paint: number;
  readonly tone: number;
}

/** What bulges by itself. */
export interface Part {
  /** Depth for lines between parts, in shares of the longer side; heights are for shading alone. */
  readonly z: number;
  /** Height of each cell of the grid, in cells. */
  readonly height: Float32Array;
  /** Greatest inner radius as a share of the longer side. */
  readonly radius: number;
  /** Cells that are seen. */
  readonly area: number;
  /** The part that it lies on, −1 for none. */
  readonly parent: number;
  /** 0 a plate with rounded edges … 1 a blown-up ball. */
  readonly round: number;
}

/** One colour on one part. */
export interface Paint {
  readonly rgb: Rgb3;
  readonly area: number;
  readonly radius: number;
  readonly part: number;
}

/** A flat drawing with heights. Bounds are of its ink, in its own units. */
export interface Relief {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Cells per unit. */
  readonly cells: number;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly parts: readonly Part[];
  readonly paints: readonly Paint[];
  readonly symmetric: boolean;
  /** Index of the piece that is seen in each cell, −1 for none. */
  readonly owner: Int16Array;
}

const chroma = (c: OkLab): number => Math.hypot(c[1], c[2]);
const gap = (a: OkLab, b: OkLab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
function hueGap(a: OkLab, b: OkLab): number {
  const d = Math.abs(Math.atan2(a[2], a[1]) - Math.atan2(b[2], b[1])) * (180 / Math.PI);
  return Math.min(d, 360 - d);
}

/** Only lighter or darker than the other: the same hue, or both grey. */
function kin(a: OkLab, b: OkLab): boolean {
  if (Math.abs(a[0] - b[0]) > 0.2) return false;
  if (Math.max(chroma(a), chroma(b)) < 0.035) return true;
  return Math.min(chroma(a), chroma(b)) > 0.02 && hueGap(a, b) < 24 && Math.abs(chroma(a) - chroma(b)) < 0.09;
}

interface DraftPiece {
  readonly layer: Layer;
  readonly part: number;
  readonly paint: number;
  tone: number;
  readonly lab: OkLab;
}
interface DraftPaint {
  rgb: Rgb3;
  area: number;
  radius: number;
  readonly part: number;
  lab: OkLab;
  readonly mask: Uint8Array;
}

/** Thinner than this share of the grid, or smaller than `SPOT` of its part, a layer is painted on and does not bulge. */
const THIN = 0.055;
const SPOT = 0.1;
/** Steps of line depth: onto what it lies on, and beside what it only overlaps. */
const ON = 0.032;
const OVER = 0.06;

/**
 * Painted layers → parts of a relief: who lies on whom, what is only a tone, what bulges, and how high. What is nearly the same
 * on both sides is made so, unless its sides are to be told apart.
 */
export function reliefOf(drawing: Vectors, sided = false): Relief {
  const bounds = boundsOf(drawing.layers.flatMap((l) => l.rings));
  const left = Math.max(bounds[0], 0);
  const top = Math.max(bounds[1], 0);
  const right = Math.min(bounds[2], drawing.width);
  const bottom = Math.min(bounds[3], drawing.height);
  const cells = GRID / Math.max(right - left, bottom - top);
  const width = Math.ceil((right - left) * cells) + 2 * PAD;
  const height = Math.ceil((bottom - top) * cells) + 2 * PAD;
  const map: GridMap = { scaleX: cells, offsetX: PAD - left * cells, scaleY: cells, offsetY: PAD - top * cells };
  const draft = new Draft(width, height);
  for (const layer of drawing.layers) draft.add(layer, map);
  draft.measure();
  giveHeights(draft.parts, width, height);
  const across = Math.round((right - left) * cells);
  const { pieces, parts, paints } = draft;
  const { owner } = draft;
  const symmetric = !sided && draft.mirrored(across);
  return { left, top, right, bottom, cells, width, height, pieces, parts, paints, symmetric, owner };
}

class Draft {
  readonly pieces: DraftPiece[] = [];
  readonly parts: DraftPart[] = [];
  readonly paints: DraftPaint[] = [];
  /** Index of the piece on top of each cell. */
  readonly owner: Int16Array;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.owner = new Int16Array(width * height).fill(-1);
  }

  add(layer: Layer, map: GridMap): void {
    const mask = new Uint8Array(this.owner.length);
    let area = 0;
    fill(layer, this.#width, this.#height, map, (first, end) => {
      mask.fill(1, first, end);
    });
    for (const m of mask) area += m;
    if (area < 3) return;
    const lab = rgbToOklab([layer.rgb[0], layer.rgb[1], layer.rgb[2]]);
    const under = this.#under(mask);
    const inside = under.inked / area;
    let part = -1;
    let paint = -1;
    let tone = 0;
    if (under.piece) {
      const base = this.paints[under.piece.paint]!;
      const share = under.parts.get(under.piece.part)! / area;
      if (layer.opacity < GLAZE) {
        if (inside < 0.5) return;
        ({ part, paint } = under.piece);
        const step = (lab[0] - base.lab[0]) * layer.opacity;
        tone = Math.abs(step) > 0.04 ? Math.sign(step) : 0;
      } else if (share > 0.75 && kin(lab, base.lab)) {
        ({ part, paint } = under.piece);
      } else if (share > 0.85) {
        const inner = largest(distance(mask, this.#width, this.#height));
        if (inner < THIN * GRID || area < SPOT * this.parts[under.piece.part]!.area) part = under.piece.part;
      }
    } else if (layer.opacity < 0.3) return;
    if (part < 0) part = this.#newPart(under, area, inside);
    if (paint < 0) paint = this.#paintOn(part, layer, lab);
    const id = this.pieces.length;
    this.pieces.push({ layer, part, paint, tone, lab });
    const opaque = layer.opacity >= GLAZE;
    const own = this.parts[part]!;
    for (let i = 0; i < mask.length; i++) {
      if (!mask[i]) continue;
      if (opaque || this.owner[i]! >= 0) this.owner[i] = id;
      if (opaque) own.mask[i] = 1;
    }
    own.area = Math.max(own.area, area);
  }

  /** What a mask covers: the piece that it covers most, cells of each part, all inked cells. */
  #under(mask: Uint8Array): { piece: DraftPiece | undefined; parts: ReadonlyMap<number, number>; inked: number } {
    const pieces = new Map<number, number>();
    for (let i = 0; i < mask.length; i++) {
      const owner = this.owner[i]!;
      if (mask[i] && owner >= 0) pieces.set(owner, (pieces.get(owner) ?? 0) + 1);
    }
    const parts = new Map<number, number>();
    let inked = 0;
    let most = 0;
    let piece: DraftPiece | undefined;
    for (const [id, area] of pieces) {
      const part = this.pieces[id]!.part;
      parts.set(part, (parts.get(part) ?? 0) + area);
      inked += area;
      if (area > most) {
        most = area;
        piece = this.pieces[id];
      }
    }
    return { piece, parts, inked };
  }

  #newPart(
    under: { piece: DraftPiece | undefined; parts: ReadonlyMap<number, number> },
    area: number,
    inside: number,
  ): number {
    const child = inside > 0.85;
    let z = 0;
    for (const [id, covered] of under.parts) {
      const below = this.parts[id]!;
      if (covered > 0.04 * area || covered > 0.04 * below.area) z = Math.max(z, below.z + (child ? ON : OVER));
    }
    const mask = new Uint8Array(this.owner.length);
    const parent = child && under.piece ? under.piece.part : -1;
    this.parts.push({ z, height: new Float32Array(0), radius: 0, area: 0, parent, round: 0, mask });
    return this.parts.length - 1;
  }

  #paintOn(part: number, layer: Layer, lab: OkLab): number {
    const known = this.paints.findIndex((p) => p.part === part && gap(p.lab, lab) < 0.05);
    if (known >= 0) return known;
    this.paints.push({ rgb: layer.rgb, area: 0, radius: 0, part, lab, mask: new Uint8Array(this.owner.length) });
    return this.paints.length - 1;
  }

  /** Areas as they are seen; each paint's base is its commonest colour and the others become tones of it. */
  measure(): void {
    const seen = new Float64Array(this.pieces.length);
    for (const part of this.parts) part.area = 0;
    for (let i = 0; i < this.owner.length; i++) {
      const id = this.owner[i]!;
      if (id < 0) continue;
      const { part, paint } = this.pieces[id]!;
      seen[id]!++;
      this.parts[part]!.area++;
      this.paints[paint]!.area++;
      this.paints[paint]!.mask[i] = 1;
    }
    this.paints.forEach((paint, at) => {
      const mine = this.pieces.flatMap((p, id) =>
        p.paint === at && p.layer.opacity >= GLAZE ? [{ p, area: seen[id]! }] : [],
      );
      const weight = (lab: OkLab): number =>
        mine.reduce((sum, m) => (Math.abs(m.p.lab[0] - lab[0]) < 0.03 ? sum + m.area : sum), 0);
      const base = mine.reduce<DraftPiece | undefined>(
        (best, { p }) => (!best || weight(p.lab) > weight(best.lab) ? p : best),
        undefined,
      );
      if (!base) return;
      paint.rgb = base.layer.rgb;
      paint.lab = base.lab;
      for (const { p } of mine) {
        const step = p.lab[0] - base.lab[0];
        p.tone = Math.abs(step) < 0.04 ? 0 : Math.sign(step) * (Math.abs(step) > 0.13 ? 1.5 : 1);
      }
      paint.radius = largest(distance(paint.mask, this.#width, this.#height)) / GRID;
    });
  }

  /** Whether nearly all inked cells have the colour of their mirror cell; `across` is the ink's width in cells. */
  mirrored(across: number): boolean {
    let same = 0;
    let all = 0;
    const colour = (i: number): OkLab | undefined => {
      const id = this.owner[i] ?? -1;
      return id < 0 ? undefined : this.paints[this.pieces[id]!.paint]!.lab;
    };
    for (let y = 0; y < this.#height; y++) {
      for (let x = 0; x < this.#width; x++) {
        const here = colour(y * this.#width + x);
        if (!here) continue;
        all++;
        const there = colour(y * this.#width + across + 2 * PAD - 1 - x);
        if (there && Math.abs(there[0] - here[0]) + Math.hypot(there[1] - here[1], there[2] - here[2]) < 0.08) same++;
      }
    }
    return same > 0.955 * all;
  }
}
