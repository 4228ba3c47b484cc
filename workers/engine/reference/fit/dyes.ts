/** Which of a sprite's colours each material of a model has. */

import type { Outline } from '../../../../src/domain/words.ts';
import { deltaE, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { indexPalette, type PaletteIndex } from '../../../../src/pixels/nearest.ts';
import { paletteOf } from '../../../../src/pixels/palette.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import { indexColors } from '../../../../src/pixels/resize.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { materialOf } from '../../catalogue/materials.ts';
import { toneColour } from '../../solids/render.ts';
import { bestColor } from './agreement.ts';
import { besides, type Kind, type Kinds } from './kinds.ts';
import { insideOf, UNLIKE } from './target.ts';

/** Colours of one part's material by tone, with the pixels that tell. */
interface Dye {
  /** Part and material. */
  readonly key: string;
  readonly material: string;
  readonly tones: Map<number, { readonly color: number; readonly count: number }>;
  count: number;
}

/** A colour that fewer pixels tell is guessed from the other tones. */
const LEAST_TOLD = 2;
/** A tone with less than this share of its dye's pixels is told by few, and a stray from this distance in OKLab. */
const FEW = 0.12;
const STRAY = 0.16;
/** Materials whose usual colours lie nearer than this are coloured alike where only one is seen. */
const ALIKE = 0.1;
/** A colour of the palette that lies this near to the one meant may stand for it. */
const NEAR = 0.06;
/** Share of a mark's pixels that must have its colour. */
const AGREED = 0.5;

const labOf = (color: number): OkLab => rgbToOklab(unpackRgb(color));

export class Dyes {
  readonly #dyes = new Map<string, Dye>();
  readonly #lines = new Map<string, number>();
  readonly #marks = new Map<number, number>();
  readonly #palette: PaletteIndex;
  #line: number | undefined;

  /** Reads the colours from the sprite under the model as it is seen in it. */
  constructor(sprite: Rgba, outline: Outline, kinds: Kinds) {
    this.#palette = indexPalette(paletteOf(sprite));
    const { palette, indices } = indexColors(sprite);
    const labs = palette.map(labOf);
    const distance = new Float32Array(palette.length ** 2);
    labs.forEach((a, i) => {
      labs.forEach((b, j) => {
        distance[i * labs.length + j] = Math.min(1, deltaE(a, b) / UNLIKE);
      });
    });
    const counts = countsOf(sprite, indices, palette.length, outline, kinds);
    const best = (of: ArrayLike<number>) => {
      const found = bestColor(of, 0, { palette: labs, distance });
      return {
        color: found.best < 0 ? -1 : palette[found.best]!,
        count: found.total,
        share: of[found.best]! / found.total,
      };
    };
    kinds.list.forEach((kind, k) => {
      if (kind.layer !== 'surface') return;
      const { color, count } = best(counts.of[k]!);
      if (count < LEAST_TOLD) return;
      const key = keyOf(kind);
      const dye = this.#dyes.get(key) ?? { key, material: kind.material, tones: new Map(), count: 0 };
      dye.tones.set(kind.tone, { color, count });
      dye.count += count;
      this.#dyes.set(key, dye);
    });
    for (const dye of this.#dyes.values()) {
      dropStrays(dye);
      ascend(dye);
    }
    kinds.list.forEach((kind, k) => {
      if (kind.layer !== 'mark') return;
      const { color, count, share } = best(counts.of[k]!);
      const ground = this.#dyes.get(keyOf(kind))?.tones.values();
      const hidden = ground && [...ground].some((t) => t.color === color);
      if (count >= LEAST_TOLD && share >= AGREED && !hidden) this.#marks.set(kind.color, color);
    });
    for (const [key, of] of counts.lines) this.#lines.set(key, best(of).color);
    if (counts.line.some((n) => n > 0)) this.#line = best(counts.line).color;
  }

  /** The sprite's colour for a kind of pixel, packed. */
  colorOf(kind: Kind): number {
    if (kind.layer === 'line') return this.#lines.get(lineKey(kind)) ?? this.#guessedLine(kind);
    if (kind.layer === 'mark') return this.#markOf(kind);
    return this.#surfaceOf(kind);
  }

  #nearest(lab: OkLab): number {
    return this.#palette.packed[this.#palette.nearestLab(...lab)]!;
  }

  #guessedLine(kind: Kind): number {
    const other = this.#lines.get(lineKey({ ...kind, tone: 1 - kind.tone }));
    if (other !== undefined) return other;
    // the line of the same material elsewhere, else as dark as lines are here
    for (const [key, color] of this.#lines) if (key.endsWith(`|${kind.material}|${kind.tone}`)) return color;
    const wanted = this.#nearest(labOf(kind.color));
    if (this.#line === undefined) return wanted;
    return labOf(wanted)[0] > labOf(this.#line)[0] + 0.15 ? this.#line : wanted;
  }

  /** Eyes and the like keep the palette's nearest colour; marks in a material's colours take that material's. */
  #markOf(kind: Kind): number {
    const told = this.#marks.get(kind.color);
    if (told !== undefined) return told;
    for (const dye of this.#dyes.values()) {
      const tone = materialOf(dye.material).ramp.findIndex((rgb) => packRgb(...rgb) === kind.color);
      if (tone >= 0) return this.#toned(dye, tone);
    }
    return this.#nearest(labOf(kind.color));
  }

  #surfaceOf(kind: Kind): number {
    const dye = this.#dyes.get(keyOf(kind)) ?? this.#like(kind);
    return dye ? this.#toned(dye, kind.tone) : this.#nearest(labOf(kind.color));
  }

  /** What is not seen in the sprite is coloured like the most of its material, of its part, or of a like material. */
  #like(kind: Kind): Dye | undefined {
    const all = [...this.#dyes].sort((a, b) => b[1].count - a[1].count);
    const same =
      all.find(([, d]) => d.material === kind.material) ?? all.find(([key]) => key.startsWith(`${kind.part}|`));
    if (same) return same[1];
    const own = materialOf(kind.material).lab;
    const [nearest] = all
      .map(([, dye]) => ({ dye, off: deltaE(materialOf(dye.material).lab, own) }))
      .sort((a, b) => a.off - b.off);
    return nearest && nearest.off < ALIKE ? nearest.dye : undefined;
  }

  /**
   * A tone of a dye. One that the sprite does not show there is another part's of the same material, where both show it
   * alike; else it lies from the nearest tone that is shown as far as in the geometry's ramp, if the palette has a colour
   * there; else the shown tones move along the ramp, the inner side of a cape for its outer one.
   */
  #toned(dye: Dye, wanted: number): number {
    const told = dye.tones.get(wanted)?.color ?? this.#sameElsewhere(dye, wanted);
    if (told !== undefined) return told;
    const shown = [...dye.tones.keys()].sort((a, b) => a - b);
    const from = shown.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
    const { ramp } = materialOf(dye.material);
    const known = labOf(dye.tones.get(from)!.color);
    const [a, b] = [rgbToOklab(stepColour(ramp, from)), rgbToOklab(stepColour(ramp, wanted))];
    const meant: OkLab = [known[0] + b[0] - a[0], known[1] + b[1] - a[1], known[2] + b[2] - a[2]];
    const near = this.#nearest(meant);
    if (deltaE(labOf(near), meant) < NEAR) return near;
    const moved = Math.max(TONE.deep, wanted - Math.max(0, TONE.base - shown.at(-1)!));
    const own = [...dye.tones.values()].map(({ color }) => color);
    for (const [key, color] of this.#lines) if (key.startsWith(`${dye.key}|`)) own.push(color);
    if (moved !== wanted && dye.tones.has(moved)) return dye.tones.get(moved)!.color;
    return own.reduce((x, y) => (Math.abs(labOf(y)[0] - meant[0]) < Math.abs(labOf(x)[0] - meant[0]) ? y : x));
  }

  #sameElsewhere(dye: Dye, tone: number): number | undefined {
    for (const other of this.#dyes.values()) {
      const color = other.tones.get(tone)?.color;
      if (other === dye || other.material !== dye.material || color === undefined) continue;
      const both = [...dye.tones].filter(([t]) => other.tones.has(t));
      const alike = both.every(([t, { color: c }]) => deltaE(labOf(c), labOf(other.tones.get(t)!.color)) < ALIKE);
      if (both.length > 0 && alike) return color;
    }
    return undefined;
  }
}

const keyOf = ({ part, material }: Kind): string => `${part}|${material}`;
/** The colour of a tone, or of the half above it. */
const stepColour = (ramp: Ramp, step: number) => toneColour(ramp, Math.floor(step), step % 1 === 0 ? 0 : 1);
const lineKey = (kind: Kind): string => `${keyOf(kind)}|${kind.tone}`;

/**
 * Takes away tones that a few pixels tell far from what the others tell: a model lies a pixel beside the sprite here and
 * there, and the rim of a red cape is told the white of the armour next to it.
 */
function dropStrays(dye: Dye): void {
  const [from, most] = [...dye.tones].reduce((a, b) => (b[1].count > a[1].count ? b : a));
  const { ramp } = materialOf(dye.material);
  const [known, a] = [labOf(most.color), rgbToOklab(stepColour(ramp, from))];
  for (const [tone, { color, count }] of [...dye.tones]) {
    if (tone === from || count >= FEW * dye.count) continue;
    const b = rgbToOklab(stepColour(ramp, tone));
    const meant: OkLab = [known[0] + b[0] - a[0], known[1] + b[1] - a[1], known[2] + b[2] - a[2]];
    if (deltaE(labOf(color), meant) > STRAY) dye.tones.delete(tone);
  }
}

/** Lighter tones get the lighter of a dye's colours. */
function ascend(dye: Dye): void {
  const tones = [...dye.tones.keys()].sort((a, b) => a - b);
  const sorted = tones.map((t) => dye.tones.get(t)!).sort((a, b) => labOf(a.color)[0] - labOf(b.color)[0]);
  tones.forEach((t, i) => {
    dye.tones.set(t, sorted[i]!);
  });
}

/** How often each kind has each colour in the sprite. */
function countsOf(sprite: Rgba, indices: Int32Array, colors: number, outline: Outline, kinds: Kinds) {
  const { width, height } = sprite;
  const inside = insideOf(sprite, outline);
  const of = kinds.list.map(() => new Uint32Array(colors));
  const lines = new Map<string, Uint32Array>();
  const line = new Uint32Array(colors);
  for (let i = 0; i < indices.length; i++) {
    const color = indices[i]!;
    if (color < 0) continue;
    const k = kinds.of[i]!;
    if (inside[i]) {
      if (k >= 0 && kinds.list[k]!.layer !== 'line') of[k]![color]!++;
      continue;
    }
    line[color]!++;
    const [above, left, right, below] = besides(i, width, height);
    const dark = [above, left].some((j) => j >= 0 && inside[j]);
    for (const j of [above, left, right, below]) {
      if (j < 0 || !inside[j] || kinds.of[j]! < 0) continue;
      const key = `${keyOf(kinds.list[kinds.of[j]!]!)}|${dark ? 0 : 1}`;
      const tally = lines.get(key) ?? new Uint32Array(colors);
      tally[color]!++;
      lines.set(key, tally);
    }
  }
  return { of, lines, line };
}
