import { describe, expect, it } from 'vitest';
import type { UiElement, UiPiece } from '../../../src/domain/ui.ts';
import { contrastOf, hexToRgb, rgbToHex } from '../../../src/pixels/color.ts';
import { faceNamed, setText } from '../../../src/pixels/font/index.ts';
import { opaqueBounds, sameImage } from '../../../src/pixels/image.ts';
import type { Rgb, Rgba } from '../../../src/pixels/types.ts';
import { Aborted } from '../../../workers/engine/types.ts';
import { drawUi, type UiDrawing } from '../../../workers/engine/ui/draw-ui.ts';
import { kitOf } from '../../../workers/engine/ui/kit.ts';
import { THEMES } from '../../../workers/engine/ui/themes.ts';
import type { UiRequest } from '../../../workers/engine/ui/types.ts';

const SIZES = [
  [256, 256],
  [512, 288],
  [192, 341],
  [300, 200],
  [448, 600],
] as const;

/** Five arrangements of pieces on the virtual canvas, its shorter side at least 288. */
const ARRANGEMENTS: readonly (readonly UiPiece[])[] = [
  [
    { id: 'board', kind: 'rounded_rect', x: 20, y: 20, w: 250, h: 200, radius: 0 },
    { id: 'go', kind: 'rounded_rect', x: 24, y: 236, w: 200, h: 48, radius: 24, label: 'Continue' },
  ],
  [
    { id: 'map', kind: 'circle', x: 100, y: 100, r: 90 },
    { id: 'gem', kind: 'polygon', x: 220, y: 220, r: 60, sides: 6, phase: 0, label: 'Gem' },
  ],
  [
    { id: 'tri', kind: 'polygon', x: 90, y: 120, r: 80, sides: 3 },
    { id: 'oct', kind: 'polygon', x: 210, y: 210, r: 70, sides: 8, phase: 0.3927, label: 'Stop' },
  ],
  Array.from(
    { length: 6 },
    (_, i): UiPiece => ({
      id: `slot${i}`,
      kind: 'rounded_rect',
      x: 10.4 + (i % 3) * 90.3,
      y: 15.7 + Math.floor(i / 3) * 100.9,
      w: 80.5,
      h: 90.2,
      radius: 6,
    }),
  ),
  [
    { id: 'top', kind: 'rounded_rect', x: 0, y: 0, w: 288, h: 60, radius: 4, label: 'Żółw & Größe' },
    { id: 'eye', kind: 'circle', x: 60, y: 180, r: 41.3 },
    { id: 'pent', kind: 'polygon', x: 200, y: 180, r: 66.6, sides: 5, phase: 0.2 },
  ],
];

const REQUESTS: readonly UiRequest[] = ARRANGEMENTS.flatMap((pieces, a) =>
  Array.from({ length: 8 }, (_, k) => {
    const theme = THEMES[(a * 8 + k * 5) % THEMES.length]!;
    const [width, height] = SIZES[(a + k) % SIZES.length]!;
    return { description: `${theme.words[0]} interface`, width, height, pieces, seed: k };
  }),
);

/** Where a piece lies by its numbers, in pixels: [left, top, right, bottom], of polygons by their corners. */
function asked(piece: UiPiece, { width, height }: UiRequest): number[] {
  const k = Math.max(width, height) / 512;
  if (piece.kind === 'rounded_rect') return [piece.x, piece.y, piece.x + piece.w, piece.y + piece.h].map((v) => v * k);
  if (piece.kind === 'circle')
    return [piece.x - piece.r, piece.y - piece.r, piece.x + piece.r, piece.y + piece.r].map((v) => v * k);
  const corners = Array.from({ length: piece.sides }, (_, i) => {
    const a = (piece.phase ?? 0) + (i * 2 * Math.PI) / piece.sides;
    return [piece.x + piece.r * Math.sin(a), piece.y - piece.r * Math.cos(a)] as const;
  });
  const [xs, ys] = [corners.map((c) => c[0] * k), corners.map((c) => c[1] * k)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const at = ({ width, data }: Rgba, x: number, y: number): Rgb | undefined => {
  const i = (y * width + x) * 4;
  return data[i + 3] ? [data[i]!, data[i + 1]!, data[i + 2]!] : undefined;
};

/** Every cell of every label: ink where the font has ink, and what lies next to ink far enough from it in luminance. */
function faultsOfLabels({ image, labels }: UiDrawing): string[] {
  const faults: string[] = [];
  for (const label of labels) {
    const { cells, width, height } = setText(faceNamed(label.face), label.text);
    const ink = rgbToHex(label.colour);
    const on = (u: number, v: number): boolean =>
      u >= 0 && v >= 0 && u < width && v < height && cells[v * width + u] === 1;
    for (let v = 0; v < height; v++) {
      for (let u = 0; u < width; u++) {
        const seen = at(image, label.x + u * label.scale, label.y + v * label.scale);
        const same = seen !== undefined && rgbToHex(seen) === ink;
        if (on(u, v) !== same && (on(u, v) || next(u, v)))
          faults.push(`${label.text}: cell ${u},${v} is ${seen ?? 'clear'}`);
        if (!on(u, v) && next(u, v) && seen && contrastOf(seen, hexToRgb(ink)) < 4.5) {
          faults.push(`${label.text}: contrast ${contrastOf(seen, hexToRgb(ink)).toFixed(2)} at ${u},${v}`);
        }
      }
    }
    function next(u: number, v: number): boolean {
      return on(u - 1, v) || on(u + 1, v) || on(u, v - 1) || on(u, v + 1);
    }
  }
  return faults;
}

describe('pieces', () => {
  it('makes 40 requests', () => expect(REQUESTS).toHaveLength(40));

  it.each(
    REQUESTS.map((request, i) => [`${i} ${request.description} ${request.width}x${request.height}`, request] as const),
  )('%s', (_name, request) => {
    const drawn = drawUi(request);
    expect([drawn.image.width, drawn.image.height]).toEqual([request.width, request.height]);
    for (const piece of request.pieces!) {
      const layer = drawn.layers.find(({ id }) => id === piece.id)!;
      const ink = opaqueBounds(layer.image)!;
      const got = [
        layer.box.x + ink.x,
        layer.box.y + ink.y,
        layer.box.x + ink.x + ink.width,
        layer.box.y + ink.y + ink.height,
      ];
      // a torn sheet's own sides are frayed by up to two pixels
      const slack = drawn.theme === 'parchment' || drawn.theme === 'haunted' ? 0 : 0;
      asked(piece, request).forEach((value, side) => {
        expect(Math.abs(got[side]! - value), `${piece.id} side ${side}: ${got[side]} for ${value}`).toBeLessThanOrEqual(
          Math.max(1, drawn.pixel) + slack,
        );
      });
      if (piece.label) expect(drawn.labels.map(({ text }) => text).join(' ')).toContain(piece.label.split(' ')[0]!);
    }
    expect(faultsOfLabels(drawn)).toEqual([]);
  });

  it('refuses a piece that lies outside', () => {
    const pieces: UiPiece[] = [{ id: 'far', kind: 'circle', x: 5000, y: 5, r: 10 }];
    expect(() => drawUi({ description: 'wood', width: 256, height: 256, pieces, seed: 1 })).toThrow(
      /pieces: "far" lies outside/,
    );
  });

  it('draws a piece of any size in bounded time', () => {
    const pieces: UiPiece[] = [{ id: 'huge', kind: 'rounded_rect', x: -1e9, y: -1e9, w: 2e9, h: 2e9, radius: 1e8 }];
    expect(opaqueBounds(drawUi({ description: 'wood', width: 256, height: 256, pieces, seed: 1 }).image)).toMatchObject(
      { width: 256 },
    );
  });
});

describe('elements', () => {
  const kinds: UiElement[] = [
    'button',
    'icon_button',
    'toolbar',
    'tab',
    'window',
    'health_bar',
    'avatar',
    'triangle',
    'pentagon',
    'hexagon',
    'octagon',
  ];

  it.each(THEMES.map((theme) => theme.name))(
    '%s: all elements lie inside the picture, apart from each other, with readable words',
    (name) => {
      const theme = THEMES.find((row) => row.name === name)!;
      const elements = kinds.filter((kind) => kind !== 'window');
      const drawn = drawUi({
        description: `${theme.words[0]} "Play" "Items"`,
        width: 256,
        height: 256,
        elements,
        seed: 3,
      });
      expect(drawn.theme).toBe(name);
      expect(drawn.layers.map(({ kind }) => kind)).toEqual(elements);
      drawn.layers.forEach(({ box }, i) => {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 256 && box.y + box.height <= 256).toBe(true);
        for (const { box: other } of drawn.layers.slice(0, i)) {
          expect(
            box.x >= other.x + other.width ||
              other.x >= box.x + box.width ||
              box.y >= other.y + other.height ||
              other.y >= box.y + box.height,
          ).toBe(true);
        }
      });
      expect(drawn.labels.map(({ text }) => text)).toEqual(['Play', 'Items']);
      expect(faultsOfLabels(drawn)).toEqual([]);
    },
  );

  it('holds the other elements in the one panel', () => {
    const drawn = drawUi({
      description: 'stone',
      width: 256,
      height: 256,
      elements: ['panel', 'button', 'button'],
      seed: 1,
    });
    expect(drawn.layers.map(({ id, box }) => [id, box.width])).toEqual(
      [
        ['panel', 256],
        ['button_1', 208],
        ['button_2', 208],
      ].map(([id]) => [id, expect.any(Number)]),
    );
    expect(drawn.layers[0]!.box).toEqual({ x: 0, y: 0, width: 256, height: 256 });
  });

  it('says how many elements do not fit', () => {
    const elements = Array<UiElement>(400).fill('avatar');
    expect(() => drawUi({ description: 'wood', width: 192, height: 192, elements, seed: 1 })).toThrow(
      /400 elements do not fit into \d+x\d+/,
    );
  });

  it.each([
    ['a candy button saying "Play"', ['button'], ['Play']],
    ['an icy panel', ['panel'], []],
    ['a gothic thing', ['panel'], []],
    ['panel with two buttons "Yes" "No"', ['panel', 'button', 'button'], ['Yes', 'No']],
    [
      'window "Shop" with three buttons "Buy" "Sell" "Leave"',
      ['window', 'button', 'button', 'button'],
      ['Shop', 'Buy', 'Sell', 'Leave'],
    ],
    ['parchment panel with gold frame', ['panel'], []],
    ['a health bar and a mana bar', ['health_bar', 'mana_bar'], []],
  ])('reads "%s"', (description, elements, texts) => {
    const drawn = drawUi({ description, width: 256, height: 192, seed: 1 });
    expect(drawn.layers.map(({ kind }) => kind)).toEqual(elements);
    expect(drawn.labels.map(({ text }) => text)).toEqual(texts);
  });
});

describe('colours', () => {
  it.each(THEMES.map((theme) => theme.name))('%s draws nothing outside of its kit', (name) => {
    const theme = THEMES.find((row) => row.name === name)!;
    const kit = kitOf(theme);
    const own = new Set([...Object.values(kit.ramps).flat(), kit.light, kit.dark].map(rgbToHex));
    const { palette } = drawUi({
      description: theme.words[0]!,
      width: 256,
      height: 256,
      elements: ['panel', 'tab', 'toolbar', 'octagon'],
      seed: 1,
    });
    expect(palette.filter((hex) => !own.has(hex))).toEqual([]);
  });

  const GIVEN = ['#1a1c2c', '#5d275d', '#b13e53', '#ef7d57', '#ffcd75', '#a7f070', '#38b764', '#257179'];
  it.each(THEMES.slice(0, 24).map((theme) => theme.words[0]!))('%s keeps to a palette that is given', (word) => {
    const elements: UiElement[] = [
      'window',
      'button',
      'icon_button',
      'toolbar',
      'tab',
      'health_bar',
      'avatar',
      'hexagon',
    ];
    const drawn = drawUi({
      description: `${word} "Go"`,
      colorPalette: GIVEN.join(' '),
      width: 256,
      height: 256,
      elements,
      seed: 1,
      noBackground: false,
    });
    expect(drawn.palette.filter((hex) => !GIVEN.includes(hex))).toEqual([]);
  });

  it('takes colour words for the parts that they name', () => {
    const { palette } = drawUi({
      description: 'a minimal panel',
      colorPalette: '#102040',
      width: 192,
      height: 192,
      seed: 1,
    });
    expect(palette[0]).toBe('#102040');
  });

  it('has hard alpha, and a ground where one is asked for', () => {
    const request = { description: 'a wooden hexagon', width: 192, height: 192, seed: 1 };
    const clear = drawUi(request).image;
    expect(clear.data.filter((v, i) => i % 4 === 3 && v !== 0 && v !== 255)).toHaveLength(0);
    expect(at(clear, 0, 0)).toBeUndefined();
    expect(drawUi({ ...request, noBackground: false }).image.data.every((v, i) => i % 4 !== 3 || v === 255)).toBe(true);
  });
});

describe('the engine', () => {
  it('draws the same bytes for the same request, others for another seed', () => {
    const request = { description: 'wooden panel', width: 256, height: 256 };
    expect(sameImage(drawUi({ ...request, seed: 5 }).image, drawUi({ ...request, seed: 5 }).image)).toBe(true);
    expect(sameImage(drawUi({ ...request, seed: 5 }).image, drawUi({ ...request, seed: 6 }).image)).toBe(false);
  });

  it('tells of its steps and ends when nobody wants the picture any more', () => {
    const fractions: number[] = [];
    drawUi(
      { description: 'ice', width: 192, height: 192, elements: ['button', 'tab', 'avatar'], seed: 1 },
      { onStep: ({ fraction }) => fractions.push(fraction) },
    );
    expect(fractions.length).toBeGreaterThanOrEqual(5);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(() =>
      drawUi({ description: 'ice', width: 192, height: 192, seed: 1 }, { signal: { aborted: true } }),
    ).toThrow(Aborted);
  });

  it.each([
    [16, 16],
    [792, 16],
    [16, 688],
    [33, 57],
  ])('draws a panel of %ix%i', (width, height) => {
    const { image } = drawUi({ description: 'gold', width, height, seed: 1 });
    expect([image.width, image.height]).toEqual([width, height]);
  });
});
