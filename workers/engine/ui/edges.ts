/** What grows on a panel's sides, hangs from them or is set into them; everything repeats every 24 pixels from the slice. */
import type { Rgb } from '../../../src/pixels/types.ts';
import { put, solid } from './canvas.ts';
import { artMask, noise, PERIOD, wrap } from './shape.ts';
import type { Surface } from './surface.ts';
import type { Edge } from './themes.ts';
import type { Kit } from './types.ts';

interface Sides {
  readonly kit: Kit;
  readonly surface: Surface;
  readonly width: number;
  readonly height: number;
  readonly slice: number;
}
type Painter = (sides: Sides) => void;

/** Calls for every column from `reach` on with its place in the period, which counts from the slice. */
function along(length: number, slice: number, each: (at: number, phase: number) => void, reach = slice): void {
  for (let at = reach; at < length - reach; at++) {
    each(at, wrap(at - slice, PERIOD));
  }
}

function hang(art: (phase: number) => readonly Rgb[], reach: number, start = 0): Painter {
  return ({ surface: { image }, width, slice }) =>
    along(
      width,
      slice,
      (x, phase) =>
        art(phase).forEach((colour, k) => {
          put(image, x, start + k, colour);
        }),
      reach,
    );
}

const ALONG: Readonly<Record<Edge, Painter>> = {
  moss: (sides) => {
    const r = sides.kit.ramps.edge;
    hang((phase) => {
      const clump = noise(Math.floor(phase / 3), 77);
      if (clump >= 0.5) return [];
      const long = 1 + Math.floor(noise(phase, 5) * (clump < 0.25 ? 5 : 3));
      return Array.from({ length: long }, (_, k) => r[k === 0 ? 4 : k === long - 1 ? 2 : 3]!);
    }, 9)(sides);
  },
  snow: (sides) => {
    const r = sides.kit.ramps.edge;
    hang((phase) => {
      const long = 2 + Math.round((Math.sin((phase / 12) * Math.PI) + Math.sin((phase / 4) * Math.PI)) * 0.8 + 0.8);
      return Array.from({ length: long }, (_, k) => r[k === 0 ? 5 : k === long - 1 ? 2 : 4]!);
    }, 5)(sides);
  },
  icicles: ({ kit, surface: { image, border }, width, slice }) => {
    const r = kit.ramps.edge;
    along(width, slice, (x, phase) => {
      const long = [0, 2, 5, 3, 1, 0, 0, 1, 3, 1, 0, 0, 2, 4, 7, 4, 1, 0, 0, 2, 1, 0, 0, 0][phase]!;
      for (let k = 0; k < long; k++) put(image, x, border + k, r[k === 0 ? 5 : k > long - 2 ? 2 : phase % 2 ? 4 : 3]!);
    });
  },
  icing: ({ kit, surface: { image }, width, slice }) => {
    const r = kit.ramps.edge;
    along(
      width,
      slice,
      (x, phase) => {
        const long = [5, 6, 6, 5, 3, 3, 4, 7, 9, 9, 7, 4, 3, 3, 4, 5, 5, 4, 3, 5, 7, 7, 5, 4][phase]!;
        for (let k = 0; k < long; k++)
          put(image, x, k, r[k === 0 ? 1 : k === 1 ? 5 : k === long - 1 ? 1 : k === 2 ? 4 : 3]!);
        if (long > 4 && phase % 5 === 2)
          put(image, x, 3, kit.ramps[(['gem', 'accent', 'trim'] as const)[phase % 3]!][4]!);
      },
      6,
    );
  },
  vines: ({ kit, surface: { image }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const leaf = (x: number, y: number, up: boolean): void => {
      for (const [u, v, t] of [
        [0, 0, 3],
        [1, 0, 2],
        [0, up ? -1 : 1, 4],
        [1, up ? -1 : 1, 3],
        [-1, 0, 0],
        [2, 0, 0],
        [0, up ? -2 : 2, 0],
      ] as const)
        put(image, x + u, y + v, r[t]!);
    };
    const stem = (phase: number): number => 2 + Math.round((Math.sin((phase / 12) * Math.PI) + 1) * 1.2);
    along(width, slice, (x, phase) => {
      put(image, x, stem(phase), r[2]);
      put(image, x, stem(phase) + 1, r[0]);
    });
    along(width, slice, (x, phase) => {
      if (phase === 5 || phase === 13 || phase === 20) leaf(x, stem(phase) + (phase === 13 ? -1 : 2), phase === 13);
    });
    along(height, slice, (y, phase) => {
      put(image, stem(phase), y, r[2]);
      put(image, width - 1 - stem(phase), y, r[1]);
      if (phase % 8 === 4) {
        leaf(stem(phase) + 1, y, phase % 16 === 4);
        leaf(width - 3 - stem(phase), y, phase % 16 !== 4);
      }
    });
  },
  rivets: ({ kit, surface: { image, border }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const middle = Math.floor(border / 2) - 1;
    const rivet = (x: number, y: number): void => {
      put(image, x, y, r[5]);
      put(image, x + 1, y, r[3]);
      put(image, x, y + 1, r[3]);
      put(image, x + 1, y + 1, r[1]);
    };
    along(width, slice, (x, phase) => {
      if (phase % 12 === 5) for (const y of [middle, image.height - 2 - middle]) rivet(x, y);
    });
    along(height, slice, (y, phase) => {
      if (phase % 12 === 5) for (const x of [middle, width - 2 - middle]) rivet(x, y);
    });
  },
  hazard: ({ kit, surface: { image, border }, width, height, slice }) => {
    const [r, d] = [kit.ramps.edge, kit.ramps.well];
    along(width, slice, (x, phase) => {
      for (let k = 1; k < border - 1; k++) {
        const on = wrap(phase + k, 12) < 6;
        put(image, x, k, on ? r[k === 1 ? 4 : 3]! : d[2]);
        put(image, x, height - 1 - k, on ? r[k === 1 ? 2 : 3]! : d[2]);
      }
    });
  },
  stitches: ({ kit, surface: { image, border }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const inside = border + 1;
    along(width, slice, (x, phase) => {
      if (phase % 6 >= 3) return;
      for (const y of [inside, height - 1 - inside]) {
        put(image, x, y, r[phase % 6 === 0 ? 4 : 3]!);
        put(image, x, y + 1, kit.ramps.fill[1]);
      }
    });
    along(height, slice, (y, phase) => {
      if (phase % 6 < 3) for (const x of [inside, width - 1 - inside]) put(image, x, y, r[phase % 6 === 0 ? 4 : 3]!);
    });
  },
  embers: ({ kit, surface: { image, border }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const crack = [1, 2, 3, 3, 2, 2, 3, 4, 4, 0, 0, 0, 2, 2, 1, 1, 2, 3, 4, 3, 0, 0, 0, 0];
    const draw = (phase: number, place: (k: number, c: Rgb) => void): void => {
      const k = crack[phase]!;
      if (!k || k > border - 1) return;
      place(k, r[phase % 4 === 1 ? 5 : 4]!);
      if (k + 1 < border) place(k + 1, r[2]);
    };
    along(width, slice, (x, phase) => {
      draw(phase, (k, c) => put(image, x, k, c));
      draw(wrap(phase + 9, PERIOD), (k, c) => put(image, x, height - 1 - k, c));
    });
    along(height, slice, (y, phase) => {
      draw(wrap(phase + 4, PERIOD), (k, c) => put(image, k, y, c));
      draw(wrap(phase + 14, PERIOD), (k, c) => put(image, width - 1 - k, y, c));
    });
  },
  bubbles: ({ kit, surface: { image }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const ring = artMask('.##./#..#/#..#/.##.');
    const dot = artMask('##/##');
    along(width, slice, (x, phase) => {
      if (phase === 4) solid(image, ring, x, height - 14, r, { line: false });
      if (phase === 13) solid(image, dot, x, height - 16, r, { line: false });
      if (phase === 18) solid(image, dot, x, height - 11, r, { line: false });
      if (phase === 9) put(image, x, height - 17, r[4]);
    });
  },
  brackets: ({ kit, surface: { image }, width, height }) => {
    const r = kit.ramps.edge;
    const radius = kit.theme.radius;
    for (const [x0, y0, sx, sy] of [
      [0, 0, 1, 1],
      [width - 1, 0, -1, 1],
      [0, height - 1, 1, -1],
      [width - 1, height - 1, -1, -1],
    ] as const) {
      for (let i = 0; i < 16 - radius; i++) {
        put(image, x0 + sx * (radius + i), y0, r[4]);
        put(image, x0, y0 + sy * (radius + i), r[4]);
        if (i < radius) put(image, x0 + sx * (radius - i), y0 + sy * i, r[5]);
      }
    }
  },
  beads: ({ kit, surface: { image, border }, width, height, slice }) => {
    const r = kit.ramps.edge;
    const at = Math.floor((border - 1) / 2);
    const bead = (x: number, y: number): void => {
      put(image, x, y, r[5]);
      put(image, x + 1, y, r[3]);
      put(image, x, y + 1, r[3]);
      put(image, x + 1, y + 1, r[1]);
    };
    along(width, slice, (x, phase) => {
      if (phase % 8 === 3) for (const y of [at, height - 2 - at]) bead(x, y);
    });
    along(height, slice, (y, phase) => {
      if (phase % 8 === 3) for (const x of [at, width - 2 - at]) bead(x, y);
    });
  },
  fringe: (sides) => {
    const r = sides.kit.ramps.edge;
    hang(
      (phase) => Array.from({ length: [6, 4, 0][phase % 3]! }, (_, k) => r[k < 2 ? 2 : 3]!),
      sides.slice,
      sides.surface.border,
    )(sides);
  },
  pipes: ({ kit, surface: { image, border }, width, slice }) => {
    const r = kit.ramps.edge;
    const y0 = border + 2;
    along(
      width,
      slice,
      (x, phase) => {
        const joint = phase % 12 < 2;
        for (const [k, t] of [0, 5, joint ? 2 : 3, 1].entries()) put(image, x, y0 + k, r[t]!);
        if (joint) {
          put(image, x, y0 - 1, r[0]);
          put(image, x, y0 + 4, r[0]);
          put(image, x, y0, r[4]);
        } else put(image, x, y0 + 4, kit.ramps.fill[1]);
      },
      10,
    );
  },
  shade: ({ kit, surface: { image, border }, width, height, slice }) => {
    const dark = kit.ramps.second;
    along(
      width,
      slice,
      (x) => {
        put(image, x, height - 1 - border, dark[2]);
        put(image, x, height - 2 - border, dark[2]);
      },
      border + 3,
    );
    along(
      height,
      slice,
      (y) => {
        put(image, width - 1 - border, y, dark[2]);
        put(image, width - 2 - border, y, dark[2]);
      },
      border + 3,
    );
  },
};

/** Draws what the theme has along its sides. */
export function paintEdges(kit: Kit, surface: Surface, slice: number): void {
  const { width, height } = surface.image;
  for (const edge of kit.theme.edges ?? []) ALONG[edge]({ kit, surface, width, height, slice });
}
