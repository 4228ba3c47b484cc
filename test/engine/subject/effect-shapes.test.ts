import { describe, expect, it } from 'vitest';
import { hexToOklab, oklabToOklch } from '../../../src/pixels/color.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { pieces } from '../../../workers/engine/composition/changes/part-area.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { glow } from '../../../workers/engine/painted/ramps.ts';

const picture = async (description: string, side: number): Promise<Rgba> =>
  (await draw({ description, width: side, height: side, seed: 3, noBackground: true })).image;
const piecesIn = ({ data, width }: Rgba): readonly Uint8Array[] => pieces(Uint8Array.from({ length: data.length / 4 }, (_, i) => (data[i * 4 + 3] ? 1 : 0)), width); // biome-ignore format: one line
const size = (piece: Uint8Array): number => piece.reduce((sum, on) => sum + on, 0);
const middle = (piece: Uint8Array, width: number): number => piece.reduce((sum, on, i) => sum + on * Math.floor(i / width), 0) / size(piece); // biome-ignore format: one line

describe('shapes of effects', () => {
  it.each([24, 32, 48, 64])('a slash of %d px is whole to both tips', async (side) => {
    expect(piecesIn(await picture('red slash effect', side))).toHaveLength(1);
  });

  it('a blast goes the way that is said, to both sides or round in a ring, small, thin or faint', async () => {
    const shape = async (text: string) => {
      const { data } = await picture(text, 48);
      const on = (x: number, y: number): number => (data[(y * 48 + x) * 4 + 3] ? 1 : 0);
      const sum = (x0: number, x1: number, y0: number, y1: number): number => {
        let n = 0;
        for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) n += on(x, y);
        return n;
      };
      return { all: sum(0, 48, 0, 48), middle: sum(20, 28, 20, 28), tall: (x: number) => sum(x, x + 1, 0, 48) };
    };
    const [plain, sides, hoop, small, faint] = await Promise.all(['fire explosion', 'fire explosion going both sides', 'fire explosion in a circle', 'small fire explosion', 'faint fire explosion'].map(shape)); // biome-ignore format: one line
    expect(sides!.tall(24)).toBeLessThan(plain!.tall(24) * 0.5);
    expect([plain!.middle, hoop!.middle]).toEqual([64, 0]);
    expect(small!.all).toBeLessThan(plain!.all * 0.6);
    expect(faint!.all).toBeLessThan(plain!.all * 0.6);
    const [left, right] = [await picture('explosion to the left', 48), await picture('explosion to the right', 48)];
    expect(left.data).not.toEqual(right.data);
    expect((await shape('thin fire ring')).all).toBeLessThan((await shape('fire ring')).all * 0.8);
    expect((await picture('red shockwave with runes', 48)).data).not.toEqual((await picture('red shockwave', 48)).data);
  });

  it.each([48, 64])('a fireball of %d px has a tail longer than itself', async (side) => {
    const { width, height } = opaqueBounds(await picture('fireball', side))!;
    expect(width).toBeGreaterThan(height * 2);
  });

  it.each([24, 32])('a lightning strike of %d px has no arms to both sides', async (side) => {
    const { data } = await picture('yellow lightning strike', side);
    // above the ground each row of it is one run
    for (let y = 0; y < side * 0.78; y++) {
      const row = Array.from({ length: side }, (_, x) => (data[(y * side + x) * 4 + 3] ? '#' : '.')).join('');
      expect(row.split(/\.+/).filter(Boolean).length, `row ${y}`).toBeLessThan(2);
    }
  });

  it.each([48, 64, 96])('a lightning bolt of %d px begins in a point', async (side) => {
    const { data } = await picture('blue lightning bolt hitting the ground', side);
    const wide = Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => data[(y * side + x) * 4 + 3]!).filter(Boolean).length); // biome-ignore format: one line
    const top = wide.findIndex((n) => n > 0);
    expect(wide[top + 1]).toBeLessThan(Math.max(4, side / 16));
  });

  it.each([
    ['portal, swirling purple, stars inside', 64],
    ['blue portal with stars inside', 32],
    ['green portal full of stars', 96],
  ])('%s: they are within its outline', async (text, side) => {
    const image = await picture(text, side);
    expect(piecesIn(image)).toHaveLength(1);
    // points of warm light where the portal alone is dark
    const lights = Array.from({ length: side * side }, (_, i) => image.data.subarray(i * 4, i * 4 + 3)).filter(([r, g, b]) => r! > 200 && g! > 190 && b! < g! - 20); // biome-ignore format: one line
    expect(lights.length).toBeGreaterThan(8);
  });

  it('skulls in a cloud have its own hue', async () => {
    const { data } = await picture('purple poison cloud with skulls', 64);
    const greys = Array.from({ length: 64 * 64 }, (_, i) => data.subarray(i * 4, i * 4 + 4)).filter(([r, g, b, a]) => a! > 0 && Math.max(r!, g!, b!) - Math.min(r!, g!, b!) < 12); // biome-ignore format: one line
    expect(greys.length).toBeLessThan(24);
  });

  it.each([32, 36])('light round somebody of %d px thins out upwards', async (side) => {
    const { data } = await picture('heal aura', side);
    const share = (from: number, to: number): number => Array.from({ length: (to - from) * side }, (_, i) => data[(from * side + i) * 4 + 3]!).filter(Boolean).length / ((to - from) * side); // biome-ignore format: one line
    const [high, mid, low] = [share(0, Math.round(side * 0.34)), share(Math.round(side * 0.34), Math.round(side * 0.6)), share(Math.round(side * 0.6), side - 3)]; // biome-ignore format: one line
    expect(high).toBeLessThan(mid);
    expect(mid).toBeLessThan(low);
  });

  it('signs of healing rise: the higher, the smaller', async () => {
    const image = await picture('heal effect', 64);
    const signs = piecesIn(image)
      .filter((piece) => size(piece) > 24)
      .sort((a, b) => size(b) - size(a));
    const heights = signs.map((piece) => middle(piece, image.width));
    expect(signs.length).toBeGreaterThan(2);
    expect(heights[0]).toBeGreaterThan(Math.min(...heights.slice(1)) + 12);
  });

  it.each(['blue energy shield bubble', 'shockwave', 'holy light', 'stun stars'])('%s of 16 px is the same at both sides', async (text) => {
    const image = await picture(text, 16);
    const { x, width } = opaqueBounds(image)!;
    // what glints within it may be at one side
    for (let y = 0; y < 16; y++) {
      const row = Array.from({ length: width }, (_, i) => image.data[(y * 16 + x + i) * 4 + 3]! > 0);
      const [first, last] = [row.indexOf(true), row.lastIndexOf(true)];
      if (first >= 0) expect(last, `row ${y}`).toBe(width - 1 - first);
    }
  }); // biome-ignore format: lines

  it('hearts that rise do not run into one another', async () => {
    expect(piecesIn(await picture('heart particles', 96)).length).toBeGreaterThan(8);
  });

  it.each([
    ['hearts floating up', 48],
    ['heart explosion', 64],
    ['dizzy stars', 32],
    ['golden sparkles', 48],
  ])('%s of %d px: each small shape is the same on both sides, and whole', async (text, side) => {
    const image = await picture(text, side);
    const small = piecesIn(image).filter((piece) => size(piece) > 4);
    expect(small.length).toBeGreaterThan(2);
    for (const piece of small) {
      const columns = [...piece.keys()].filter((i) => piece[i]).map((i) => i % side);
      const [left, right] = [Math.min(...columns), Math.max(...columns)];
      const mirrored = piece.map((_, i) => piece[i - (i % side) + left + right - (i % side)] ?? 0);
      expect(mirrored.every((on, i) => on === piece[i])).toBe(true);
    }
  });

  it('yellow light has no olive in it', () => {
    for (const hex of ['#f8d03c', '#f8dc6c', '#f4e030'])
      for (const tone of glow(hex)) {
        const [L, C, hue] = oklabToOklch(hexToOklab(tone));
        expect(C < 0.06 || L > 0.78 || hue < 88, `${hex}: ${tone}`).toBe(true);
      }
  });
});

describe('outer lines', () => {
  it.each([
    ['fried egg', 16],
    ['healing potion, round flask', 32],
    ['trident with three sharp points', 48],
  ])('%s of %d px: no pixel of the line is a dark notch in a light edge', async (text, side) => {
    const { data, width } = await picture(text, side);
    const open = (i: number): boolean => !data[i * 4 + 3];
    const rim = new Set([...Array(side * side).keys()].filter((i) => !open(i) && [i - 1, i + 1, i - width, i + width].some(open))); // biome-ignore format: one line
    const tone = (i: number): number => data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11;
    const notches = [...rim].filter((i) => {
      const beside = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].map((d) => i + d).filter((j) => rim.has(j)); // biome-ignore format: one line
      return beside.length === 2 && beside.every((j) => tone(j) - tone(i) > 28);
    });
    expect(notches).toEqual([]);
  });
});
