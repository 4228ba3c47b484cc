/** Parts of other creatures put on one that has none of them: antlers on an owl, a scorpion's tail on a shark, a turtle's shell on a frog. */
import type { CreaturePart } from '../../catalogue/creature-parts.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { facingRight, type Graft, type Host, withLayers } from './host.ts';
import { mainColour, only } from './parts.ts';
import { type Stroke, strokes } from './strokes.ts';
import { tailOf } from './tails.ts';

type Place = readonly [x: number, y: number];

const BONE = '#e4d8bc';
const HORN_COLOURS: Readonly<Record<string, string>> = { antlers: '#a8794c', ram: '#b09468', goat: '#8c7458', unicorn: '#f0c040', single: BONE, demon: '#8c3034', devil: '#8c3034', dragon: '#d8cca8' }; // biome-ignore format: a table
/** Ways of horns from their root outwards and up, in heads; with tines. */
const HORN_WAYS: Readonly<Record<string, readonly { readonly points: readonly Place[]; readonly r: number; readonly end?: number }[]>> = {
  bull: [{ points: [[0, 0], [0.26, -0.1], [0.42, -0.32], [0.36, -0.66]], r: 0.13 }],
  goat: [{ points: [[0, 0.05], [0.04, -0.36], [0.2, -0.74], [0.46, -0.96]], r: 0.12 }],
  ram: [{ points: [[-0.06, 0.04], [0.16, -0.26], [0.46, -0.14], [0.5, 0.22], [0.26, 0.36], [0.12, 0.2]], r: 0.14, end: 0.06 }],
  antlers: [
    { points: [[0, 0.05], [0.16, -0.36], [0.44, -0.62], [0.5, -1.1]], r: 0.075 },
    { points: [[0.12, -0.3], [-0.06, -0.52], [-0.1, -0.8]], r: 0.06 },
    { points: [[0.4, -0.56], [0.72, -0.66], [0.86, -0.92]], r: 0.06 },
    { points: [[0.46, -0.8], [0.24, -0.96], [0.22, -1.14]], r: 0.055 },
  ],
  unicorn: [{ points: [[0, 0.05], [0.06, -0.5], [0.16, -1.0]], r: 0.11 }],
  single: [{ points: [[0, 0.05], [0.03, -0.3], [0.12, -0.64]], r: 0.17 }],
  antennae: [{ points: [[0, 0.05], [0.1, -0.36], [0.34, -0.66]], r: 0.035, end: 0.05 }],
}; // biome-ignore format: a table

const hornKind = ({ part, kind = '' }: Graft): string =>
  part === 'antlers' || /deer|stag|elk|moose|reindeer|antler/.test(kind)
    ? 'antlers'
    : /ram|sheep|curl|spiral|twist/.test(kind)
      ? 'ram'
      : /goat|ibex|demon|devil|gazelle|antelope|long/.test(kind)
        ? 'goat'
        : /unicorn|narwhal|rhino|one/.test(kind)
          ? 'unicorn'
          : kind === 'single'
            ? 'single'
            : part === 'antennae'
              ? 'antennae'
              : 'bull';

/** Both of a pair, from the crown of the head. */
function onCrown(h: Host, g: Graft): readonly Stroke[] {
  const kind = hornKind(g);
  const unit = Math.max(7, Math.min(Math.max(h.head.width, h.head.height), Math.min(h.s.image.width, h.s.image.height) * 0.6)) * g.size; // biome-ignore format: one line
  const hex = g.colour ?? (g.part === 'antennae' ? mainColour(h.s) : (HORN_COLOURS[g.kind ?? ''] ?? HORN_COLOURS[kind] ?? BONE)); // biome-ignore format: one line
  const one = kind === 'unicorn' || kind === 'single' || g.count === 1;
  const apart = h.profile ? h.head.width * 0.1 : h.head.width * 0.24;
  const roots: readonly (readonly [x: number, side: number])[] = one
    ? [[h.crown.x + (h.profile ? h.head.width * 0.16 : 0), h.profile ? 1 : 0.4]]
    : h.profile
      ? [[h.crown.x + apart, 0.62], [h.crown.x - apart, -0.9]]
      : [[h.crown.x - apart, -1], [h.crown.x + apart, 1]]; // biome-ignore format: pairs
  return roots.flatMap(([x, side]) =>
    HORN_WAYS[kind]!.map((way) => ({
      points: way.points.map(([u, v]): Place => [x + u * side * unit, h.crown.y + 1 + v * unit]),
      from: Math.max(0.8, way.r * unit),
      to: Math.max(0.5, (way.end ?? 0.03) * unit),
      hex,
      ...(kind === 'unicorn' || kind === 'ram' ? { rings: { hex: kind === 'unicorn' ? '#fff0b8' : '#8c7048', every: Math.max(1.6, unit * 0.12) } } : {}), // biome-ignore format: one line
    })),
  );
}

function ears(h: Host, g: Graft): readonly Stroke[] {
  const unit = Math.max(7, Math.min(h.head.width, h.head.height)) * g.size;
  const hex = g.colour ?? mainColour(h.s);
  const kind = g.kind ?? '';
  const apart = h.profile ? 0.12 : 0.3;
  const list: Stroke[] = [];
  for (const side of [-1, 1]) {
    const x = h.crown.x + side * apart * h.head.width;
    const way: readonly [readonly Place[], number, number] = /rabbit|bunny|hare|donkey|kangaroo/.test(kind)
      ? [[[0, 0.1], [0.06, -0.4], [0.1, -0.9]], 0.15, 0.12]
      : /elephant|dog|floppy|droopy|hound|dumbo/.test(kind)
        ? [[[0.1, 0.1], [0.34, 0.16], [0.42, 0.5]], 0.2, 0.2]
        : /bear|mouse|panda|monkey|round|koala|rat/.test(kind)
          ? [[[0.06, 0], [0.1, -0.08], [0.12, -0.12]], 0.24, 0.24]
          : [[[0, 0.12], [0.06, -0.14], [0.14, -0.46]], 0.24, 0.05]; // biome-ignore format: ways
    const place = ([u, v]: Place): Place => [x + u * side * unit, h.crown.y + 1 + v * unit];
    const inner = (p: Place): Place => [p[0], p[1] + unit * 0.05];
    list.push({ points: way[0].map(place), from: way[1] * unit, to: way[2] * unit, hex });
    if (way[1] * unit > 2) list.push({ points: way[0].map(place).map(inner), from: way[1] * unit * 0.45, to: way[2] * unit * 0.4, hex: '#d88a98' }); // biome-ignore format: one line
  }
  return list;
}

/** A ring of locks round the face. */
function mane(h: Host, g: Graft): readonly Stroke[] {
  // who looks at us shows it all round the face, who has no head of its own round the body
  const least = h.profile ? 0 : h.s.image.width * 0.33;
  const [rx, ry] = [Math.max(h.head.width / 2, least), Math.max(h.head.height / 2, least * 0.9)];
  const [cx, cy] = [h.head.x + h.head.width / 2 - (h.profile ? rx * 0.35 : 0), h.head.y + h.head.height / 2];
  const hex = g.colour ?? (/lion/.test(g.kind ?? '') ? '#a05a2c' : '#7c4c30');
  const n = 14;
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    const out = 1.34 * g.size + (i % 2) * 0.12;
    return { points: [[cx + ux * rx * 0.5, cy + uy * ry * 0.5], [cx + ux * rx * 0.9, cy + uy * ry * 0.9 + 1], [cx + ux * rx * out, cy + uy * ry * out + 1]], from: Math.max(1.4, rx * 0.34), to: Math.max(0.7, rx * 0.1), hex }; // biome-ignore format: one line
  });
}

/** Arms of an octopus that rise from its back, or stand round a body that has no back. */
function tentacles(h: Host, g: Graft): readonly Stroke[] {
  const n = Math.max(3, Math.min(8, g.count ?? 5));
  const hex = g.colour ?? (/octopus|kraken|squid/.test(g.kind ?? '') ? '#9c3c6c' : mainColour(h.s));
  const unit = Math.min(h.s.image.width, h.s.image.height) * 0.5 * g.size;
  const span = Math.min(h.back.long * 0.7, h.trunk.width * 0.8);
  return Array.from({ length: n }, (_, i) => {
    const t = n === 1 ? 0 : i / (n - 1) - 0.5;
    const x = h.back.x + t * span;
    const side = t < 0 ? -1 : 1;
    const y = h.back.y + h.trunk.height * 0.2;
    const up = 1 - Math.abs(t) * 0.7;
    return { points: [[x, y], [x + side * unit * 0.28, y - unit * 0.5 * up], [x + side * unit * (0.12 + Math.abs(t) * 0.6), y - unit * 0.95 * up], [x + side * unit * (0.45 + Math.abs(t) * 0.9), y - unit * 1.1 * up]], from: Math.max(1.2, unit * 0.13), to: Math.max(0.6, unit * 0.04), hex }; // biome-ignore format: one line
  });
}

/** A dorsal fin, spines or a hump on the back. */
function onBack(h: Host, g: Graft): readonly Stroke[] {
  const hex = g.colour ?? (/shark/.test(g.kind ?? '') ? '#74869c' : mainColour(h.s));
  const unit = Math.max(5, Math.min(h.s.image.width, h.s.image.height) * 0.34) * g.size;
  const { x, y } = h.back;
  const lean = h.profile ? -1 : 0.1;
  if (g.part === 'hump') return [{ points: [[x, y + unit * 0.3], [x, y], [x + 0.1, y - unit * 0.12]], from: unit * 0.42, to: unit * 0.36, hex }]; // biome-ignore format: one line
  if (g.part === 'spikes') {
    const long = h.profile ? h.back.long * 0.7 : h.trunk.width * 0.6;
    const n = Math.max(3, Math.min(7, Math.round(long / 6)));
    return Array.from({ length: n }, (_, i) => {
      const t = n === 1 ? 0 : i / (n - 1) - 0.5;
      const tall = unit * 0.7 * (1 - Math.abs(t) * 0.6);
      return { points: [[x + t * long, y + 2 + Math.abs(t) * h.trunk.height * 0.16], [x + t * long + lean * 1, y - tall]], from: Math.max(1.2, unit * (h.profile ? 0.16 : 0.24)), to: 0.5, hex: g.colour ?? BONE } as const; // biome-ignore format: one line
    });
  }
  // seen from before it is a blade that stands upright
  if (!h.profile) return [-0.3, 0, 0.3].map((off) => ({ points: [[x + off * unit, y + 2], [x + off * unit * 0.6, y - unit * 0.4], [x + unit * 0.06, y - unit * 0.95]], from: unit * 0.2, to: 0.7, hex })); // biome-ignore format: one line
  return [0, 0.34, 0.68].map((off) => ({ points: [[x - lean * off * unit * 0.7, y + 2], [x - lean * off * unit * 0.3 + lean * unit * 0.1, y - unit * (0.75 - off * 0.3)], [x + lean * unit * (0.5 - off * 0.2), y - unit * (1 - off * 0.5)]], from: unit * 0.26, to: Math.max(0.6, unit * 0.07), hex })); // biome-ignore format: one line
}

/** Domes of a tortoise and spirals of a snail, over the back or behind who looks at us. */
function shell(h: Host, g: Graft): readonly Stroke[] {
  const wide = h.profile
    ? Math.min(h.trunk.width * 0.8, h.trunk.height * 1.5) * g.size
    : Math.min(h.s.image.width * 0.94, h.s.image.height * 0.98) * g.size;
  const [cx, cy] = h.profile ? [h.back.x, h.back.y + h.trunk.height * 0.24] : [h.trunk.x + h.trunk.width / 2, Math.min(h.trunk.y + h.trunk.height * 0.5, h.s.image.height - wide * 0.5)]; // biome-ignore format: a pair
  const r = wide / 2;
  const snail = /snail|spiral|conch|nautilus/.test(g.kind ?? '');
  const hex = g.colour ?? (snail ? '#c89060' : '#7c8a48');
  const dark = snail ? '#8c5838' : '#4c5c34';
  const high = h.profile ? 0.62 : 0.94;
  const disc = (k: number, colour: string, dy = 0): Stroke => ({ points: [[cx - r * k * 0.35, cy + dy], [cx, cy - r * (high - 0.5) * k + dy], [cx + r * k * 0.35, cy + dy]], from: r * k * 0.64, to: r * k * 0.64, hex: colour }); // biome-ignore format: one line
  const plates: Stroke[] = snail
    ? [{ points: [[cx, cy], [cx + r * 0.2, cy - r * 0.1], [cx, cy - r * 0.34], [cx - r * 0.34, cy], [cx, cy + r * 0.34], [cx + r * 0.5, cy + r * 0.06], [cx + r * 0.2, cy - r * 0.6]], from: Math.max(0.8, r * 0.08), to: Math.max(0.8, r * 0.09), hex: dark }]
    : [-0.5, 0, 0.5].map((u) => ({ points: [[cx + u * r * 0.9, cy - r * (0.5 - Math.abs(u) * 0.3)], [cx + u * r * 1.05, cy - r * 0.1], [cx + u * r * 1.1, cy + r * 0.3]], from: Math.max(0.6, r * 0.05), to: Math.max(0.6, r * 0.05), hex: dark })); // biome-ignore format: plates
  return [disc(1.06, dark, r * 0.08), disc(1, hex), ...plates];
}

/** Pixels of a head below which what hangs from its mouth has to be thin. */
const SMALL_MOUTH = 15;

/** What is in and at a mouth: tusks, teeth, a tongue, a beak, a trunk. */
function atMouth(h: Host, g: Graft): readonly Stroke[] {
  const unit = Math.max(6, Math.min(h.head.width, h.head.height)) * g.size;
  const { x, y } = h.mouth;
  const sides = h.profile ? [0] : [-1, 1];
  // of few pixels it is thin: its outline is half of it
  if (g.part === 'tongue' && unit < SMALL_MOUTH) return [{ points: [[x, y + 1], [x + (h.profile ? 1 : 0), y + unit * 0.2], [x + (h.profile ? 1 : 0), y + unit * 0.36]], from: 0.5, to: 0.5, hex: g.colour ?? '#e0607c' }]; // biome-ignore format: one line
  if (g.part === 'tongue') return [{ points: [[x, y + 1], [x + (h.profile ? unit * 0.16 : 0), y + unit * 0.24], [x + (h.profile ? unit * 0.1 : 0.5), y + unit * 0.52]], from: Math.max(1, unit * 0.1), to: Math.max(1, unit * 0.11), hex: g.colour ?? '#e0607c' }]; // biome-ignore format: one line
  if (g.part === 'teeth')
    return (h.profile ? [-0.2, 0.02, 0.2] : [-0.3, -0.1, 0.1, 0.3]).map((u, i) => ({ points: [[x + u * unit, y], [x + u * unit, y + unit * (i % 2 === 0 ? 0.26 : 0.18)]], from: Math.max(0.8, unit * 0.07), to: 0.5, hex: g.colour ?? '#f4f0e4' })); // biome-ignore format: one line
  if (g.part === 'beak')
    return [{ points: [[x - (h.profile ? unit * 0.2 : 0), y - unit * 0.14], [x + (h.profile ? unit * 0.14 : 0), y - unit * 0.06], [x + (h.profile ? unit * 0.34 : 0), y + unit * 0.16]], from: unit * 0.22, to: Math.max(0.7, unit * 0.05), hex: g.colour ?? '#ec9c30' }]; // biome-ignore format: one line
  if (g.part === 'trunk')
    return [{ points: [[x - (h.profile ? unit * 0.1 : 0), y - unit * 0.1], [x + unit * 0.12, y + unit * 0.35], [x + unit * 0.1, y + unit * 0.75], [x + unit * 0.34, y + unit * 0.95]], from: unit * 0.2, to: unit * 0.1, hex: g.colour ?? mainColour(h.s, /head|muzzle|body/) }]; // biome-ignore format: one line
  return sides.map((d) => ({ points: h.profile ? [[x - unit * 0.24, y], [x, y + unit * 0.16], [x + unit * 0.2, y - unit * 0.22]] : [[x + d * unit * 0.16, y + unit * 0.04], [x + d * unit * 0.26, y + unit * 0.2], [x + d * unit * 0.34, y - unit * 0.06]], from: Math.max(0.9, unit * 0.07), to: 0.5, hex: g.colour ?? BONE })); // biome-ignore format: one line
}

/** Pincers of a crab at both sides. */
function pincers(h: Host, g: Graft): readonly Stroke[] {
  const unit = Math.min(h.s.image.width, h.s.image.height) * 0.34 * g.size;
  const hex = g.colour ?? (/crab|lobster/.test(g.kind ?? '') ? '#d8502c' : mainColour(h.s));
  const y = h.trunk.y + h.trunk.height * 0.55;
  const sides = h.profile ? [1] : [-1, 1];
  return sides.flatMap((d): Stroke[] => {
    const x = h.profile ? h.trunk.x + h.trunk.width * 0.82 : h.trunk.x + h.trunk.width * (d < 0 ? 0.06 : 0.94);
    const [cx, cy] = [x + d * unit * 0.7, y - unit * 0.5];
    return [
      { points: [[x, y], [x + d * unit * 0.42, y + unit * 0.06], [cx, cy]], from: unit * 0.14, to: unit * 0.16, hex },
      { points: [[cx, cy], [cx + d * unit * 0.42, cy - unit * 0.3], [cx + d * unit * 0.16, cy - unit * 0.86]], from: unit * 0.26, to: 0.6, hex },
      { points: [[cx, cy], [cx - d * unit * 0.14, cy - unit * 0.36], [cx, cy - unit * 0.72]], from: unit * 0.18, to: 0.6, hex },
    ]; // biome-ignore format: strokes
  });
}

const BEHIND: ReadonlySet<CreaturePart> = new Set(['horns', 'antlers', 'ears', 'antennae', 'crest', 'mane', 'tail', 'tentacles', 'fin', 'spikes', 'hump']); // biome-ignore format: a list

function made(h: Host, g: Graft): readonly Stroke[] {
  switch (g.part) {
    case 'ears':
      return ears(h, g);
    case 'crest':
      return onBack({ ...h, back: { x: h.crown.x, y: h.crown.y, long: h.head.width }, trunk: { ...h.trunk, height: h.head.height } }, { ...g, size: g.size * 0.5, part: 'spikes', colour: g.colour ?? '#c83c48' }); // biome-ignore format: one line
    case 'mane':
      return mane(h, g);
    case 'tail':
      return tailOf(h, g);
    case 'tentacles':
      return tentacles(h, g);
    case 'fin':
    case 'spikes':
    case 'hump':
      return onBack(h, g);
    case 'shell':
      return shell(h, g);
    case 'claws':
      return pincers(h, g);
    case 'tusks':
    case 'teeth':
    case 'tongue':
    case 'beak':
    case 'trunk':
      return atMouth(h, g);
    default:
      return onCrown(h, g);
  }
}

export function grafted(s: Sprite, g: Graft): Sprite {
  return facingRight(s, (host) => {
    // another's tail in place of its own
    const bare = g.part === 'tail' && g.kind && !g.count ? (only(host.s, /^tail$|^tip$/, true) ?? host.s) : host.s;
    const h = bare === host.s ? host : { ...host, s: bare };
    const list = made(h, g);
    const { sprite, x, y } = strokes(list, g.part);
    const behind = BEHIND.has(g.part) || (g.part === 'shell' && !h.profile);
    const layer = [{ sprite, x, y }];
    const names = { ...h.s, partNames: s.partNames };
    if (g.part !== 'mane' || !h.profile) return withLayers(names, behind ? layer : [], behind ? [] : layer);
    // the locks lie over neck and breast, the face before them
    const face = only(names, /^(?:head|skull|muzzle|snout|nose|beak|face|jaw|brow|ears?|horns?|antlers|eyes?|pupil)$/);
    return withLayers(withLayers(names, [], layer), [], face ? [{ sprite: face, x: Math.max(0, -x), y: Math.max(0, -y) }] : []); // biome-ignore format: one line
  });
}
