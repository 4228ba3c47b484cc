/** What is worn, by its piece: hats, crowns, helmets, beards, wings, capes, scarves. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';
import { feathers, membranes } from './shapes-wings.ts';

/** Where the brim of a hat of a height lies: as high as the canvas has room for it, no lower than the brow. */
function brimOf({ stance: { top, chin }, line }: ShapeTools, high: number): { readonly y: Px; readonly high: Px } {
  const head = chin - top;
  const y = Math.round(Math.min(top + 0.42 * head, Math.max(top + 0.2 * head, high + line)));
  return { y, high: Math.max(2, Math.min(Math.round(high), y - line)) };
}

function brim({ stamp, stance: { axis, headHalf }, width, line }: ShapeTools, y: Px, reach: number): void {
  const half = Math.max(headHalf + 1, headHalf * reach);
  stamp.row(Math.max(line, axis - half), Math.min(width - line, axis + half), y);
  if (headHalf > 7) stamp.row(Math.max(line, axis - half * 0.8), Math.min(width - line, axis + half * 0.8), y + 1);
}

const pointed: Shape = (tools) => {
  const { stamp, stance, trim } = tools;
  const { axis, headHalf, chin, top } = stance;
  const { y, high } = brimOf(tools, 1.15 * (chin - top));
  for (let i = 1; i <= high; i++) {
    const t = i / high;
    const half = Math.max(0.6, headHalf * 0.92 * (1 - t) ** 0.85);
    const bend = t > 0.6 ? (t - 0.6) * headHalf * 0.9 : 0;
    stamp.row(axis - half + bend, axis + half + bend, y - i, i === 1 && high > 3 ? trim : undefined);
  }
  brim(tools, y, 1.5);
  return { clearAbove: y };
};

const crowned =
  (tall: number, reach: number, round: boolean): Shape =>
  (tools) => {
    const { stamp, stance, trim } = tools;
    const { axis, headHalf, chin, top } = stance;
    const { y, high } = brimOf(tools, tall * (chin - top));
    for (let i = 1; i <= high; i++) {
      const t = i / high;
      const half = headHalf * (round ? 0.95 * Math.sqrt(Math.max(0.15, 1 - t ** 2.4)) : 0.8);
      stamp.row(axis - half, axis + half, y - i, i === 1 && high > 2 && reach > 1.1 ? trim : undefined);
    }
    brim(tools, y, reach);
    return { clearAbove: y };
  };

const crown: Shape = (tools) => {
  const { stamp, stance, trim } = tools;
  const { axis, headHalf, chin, top } = stance;
  const high = Math.max(2, Math.round(0.32 * (chin - top)));
  const { y } = brimOf(tools, high);
  const [from, to] = [Math.round(axis - headHalf * 0.85), Math.round(axis + headHalf * 0.85)];
  for (let i = 0; i < Math.max(1, Math.round(high / 2)); i++) stamp.row(from, to, y - i);
  const prongs = to - from >= 9 ? 5 : 3;
  for (let k = 0; k < prongs; k++) {
    const x = Math.round(from + ((to - 1 - from) * k) / (prongs - 1));
    const tall = k % 2 === 0 || prongs === 3 ? high : high - 1;
    for (let i = 1; i <= tall; i++) stamp.dot(x, y - i, i === tall ? 'spec' : 'light');
  }
  stamp.dot(Math.floor(axis), y, 'spec', trim);
  return {};
};

/** A dome that hugs the head, with cheeks. */
const helmet: Shape = (tools) => {
  const { stamp, stance, trim } = tools;
  const { axis, headHalf, chin, top } = stance;
  const head = chin - top;
  const half = headHalf + 0.5;
  const first = Math.max(tools.line, top - 1);
  const brow = Math.round(top + 0.42 * head);
  for (let y = first; y <= brow; y++) {
    const t = (brow - y) / Math.max(1, brow - first);
    const w = half * Math.sqrt(Math.max(0.2, 1 - t ** 2.2));
    stamp.row(axis - w, axis + w, y, y === brow ? trim : undefined);
  }
  for (let y = brow + 1; y < chin - 0.12 * head; y++) {
    stamp.dot(axis - half, y, 'light');
    stamp.dot(axis + half - 1, y, 'shadow');
  }
  for (let y = first; y < brow; y++) stamp.dot(Math.floor(axis), y, 'spec');
  return { clearAbove: brow };
};

const halo: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, line }) => {
  const y = Math.max(1 + line, top - Math.max(2, Math.round(0.2 * (chin - top))));
  const half = headHalf * 0.9;
  for (let a = 0; a < 64; a++) {
    const angle = (a / 64) * 2 * Math.PI;
    stamp.dot(
      axis - 0.5 + Math.cos(angle) * half,
      y + Math.sin(angle) * Math.max(1, half * 0.3),
      Math.sin(angle) > 0.2 ? 'light' : 'spec',
    );
  }
  return {};
};

const horns: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, line }) => {
  const head = chin - top;
  const long = Math.max(3, Math.round(0.55 * head));
  for (const side of [-1, 1]) {
    for (let i = 0; i <= long; i++) {
      const t = i / long;
      const x = axis - 0.5 + side * (headHalf * 0.6 + Math.sin(t * 2) * headHalf * 0.55);
      const y = Math.max(line, top + 0.25 * head - t * long * 0.95);
      stamp.dot(x, y, t > 0.7 ? 'spec' : 'base');
      if (t < 0.6) stamp.dot(x - side, y, side < 0 ? 'shadow' : 'light');
    }
  }
  return {};
};

const beard: Shape = ({ stamp, stance: { axis, headHalf, top, chin, facing } }) => {
  const head = chin - top;
  const from = Math.round(top + 0.7 * head);
  const to = Math.round(chin + 0.28 * head);
  const middle = axis + facing * headHalf * 0.3;
  for (let y = from; y <= to; y++) {
    const t = (y - from) / Math.max(1, to - from);
    const half = headHalf * 0.72 * (1 - t ** 2 * 0.8);
    const isMouth = y === from + 1 && head > 7;
    stamp.row(middle - half, middle + half, y);
    if (isMouth) for (let x = Math.ceil(middle - 1); x < middle + 1; x++) stamp.dot(x, y, 'deep');
  }
  return {};
};

/** Behind the body from the shoulders down, wider below, with a collar before the neck. */
const cape: Shape = (tools) => {
  const { stamp, front, stance, line, reachAt, runAt, trim } = tools;
  const { trunk, trunkHalf, axis, headHalf, chin, floor, top, facing } = stance;
  const height = floor - top;
  const end = floor - Math.max(1, Math.round(0.04 * height)) - line;
  const first = Math.round(chin + 1);
  let widest = 0;
  let back: Px | undefined;
  for (let y = first; y <= end; y++) {
    const t = (y - chin) / Math.max(1, end - chin);
    // Seen beside arms and legs, not in the gap between these alone; of who looks aside, behind the back.
    const beside = Math.min(reachAt(trunk, y), trunkHalf * 2.4) + (t > 0.25 ? 2 : 0.6);
    widest = Math.max(widest, Math.min(beside, trunkHalf * (2 + t)));
    const half = Math.max(trunkHalf * (1.2 + 0.75 * t ** 0.8) + 1, t > 0.12 ? widest : 0);
    const run = facing === 0 ? undefined : runAt(trunk, y);
    const edge = run && (facing > 0 ? run[0] : run[1]);
    // It hangs smoothly over what juts out of a back.
    if (edge !== undefined) back = back === undefined ? edge : Math.max(back - 1, Math.min(back + 1, edge));
    const reach = (0.06 + 0.12 * t) * height;
    const from = Math.round(back === undefined ? trunk - half : facing > 0 ? back - reach : trunk);
    const to = Math.round(back === undefined ? trunk + half : facing > 0 ? trunk : back + reach);
    const middle = (from + to) / 2;
    const wide = Math.max(1, (to - from) / 2);
    for (let x = from; x < to; x++) {
      const u = Math.abs(x + 0.5 - middle) / wide;
      const fold = Math.floor((x - from) / Math.max(2, wide * 0.3)) % 2;
      stamp.dot(x, y, u > 0.92 ? (x < middle ? 'light' : 'deep') : fold ? 'shadow' : 'base');
    }
  }
  const rows = height >= 26 ? 2 : 1;
  const half = Math.min(trunkHalf + 0.5, headHalf * 1.25);
  const collar = facing === 0 ? trunk : (axis + trunk) / 2;
  for (let y = 0; y < rows; y++) {
    for (let x = Math.round(collar - half); x < Math.round(collar + half); x++) {
      const off = Math.abs(x + 0.5 - collar);
      // Open over the breast: a band on each shoulder, and a clasp between them.
      if (y > 0 && off < half * 0.45) continue;
      if (runAt(x, first + y)) front.dot(x, first + y, x < collar ? 'light' : 'shadow');
    }
  }
  if (height >= 20) front.dot(Math.floor(collar), first, 'spec', trim);
  return { behind: true };
};

/** Round the neck: lower in the middle, as wide as the neck is there, with an end that hangs down. */
const scarf: Shape = (tools) => {
  const { stamp, stance, runAt } = tools;
  const { axis, headHalf, trunkHalf, chin, floor, top, facing, isLong } = stance;
  const height = floor - top;
  const rows = Math.max(2, Math.round(0.075 * height));
  const wide = Math.max(1, Math.round(0.07 * height));
  if (isLong && facing !== 0) {
    // Behind the head of a beast, across its neck.
    const x = Math.round(axis - facing * headHalf * 1.05);
    const from = Math.round(top + 0.45 * (chin - top));
    const to = Math.round(chin + 0.1 * height);
    for (let y = from; y <= to; y++) {
      const left = x - Math.round(((y - from) / Math.max(1, to - from)) * facing * -1 * rows * 0.4) - (rows >> 1);
      stamp.row(left, left + rows, y);
    }
    stamp.bar(x, to, x - facing * wide, to + 0.16 * height, wide);
    return {};
  }
  const middle = axis + facing * 0.2 * headHalf;
  const half = Math.min(trunkHalf * 1.15, headHalf * 1.05);
  for (let y = 0; y < rows; y++) {
    const run = runAt(middle, chin - 1 + y);
    const from = Math.max(middle - half, run ? run[0] - 0.5 : middle - half);
    const to = Math.min(middle + half, run ? run[1] + 0.5 : middle + half);
    for (let x = Math.round(from); x < Math.max(Math.round(from) + 1, Math.round(to)); x++) {
      const u = (x + 0.5 - from) / Math.max(1, to - from);
      // Folds: the cloth sags towards the middle.
      const t = (y + 0.5) / rows - (headHalf > 4 ? 0.35 * Math.sin(Math.PI * u) : 0);
      const tone = y === rows - 1 || u > 0.82 ? 'shadow' : t < 0.12 || u < 0.15 ? 'light' : 'base';
      stamp.dot(x, chin - 1 + y + (headHalf > 4 && Math.abs(u - 0.5) < 0.3 ? 1 : 0), tone);
      if (headHalf > 4) stamp.dot(x, chin - 1 + y, tone);
    }
  }
  stamp.bar(middle + half * 0.3, chin + rows - 1, middle + half * 0.42, chin + rows + 0.18 * height, wide);
  return {};
};

/** A band round the brow. */
const band: Shape = ({ stamp, stance: { axis, headHalf, top, chin } }) => {
  const head = chin - top;
  const y = Math.round(top + 0.3 * head);
  for (let k = 0; k < Math.max(1, Math.round(head / 8)); k++) stamp.row(axis - headHalf, axis + headHalf, y + k);
  return {};
};

const round = crowned(0.5, 1.5, true);
const cap = crowned(0.42, 1.08, true);

export const WORN: Readonly<Record<string, Shape>> = {
  'wizard-hat': pointed,
  'santa-hat': pointed,
  'top-hat': crowned(0.85, 1.35, false),
  'straw-hat': crowned(0.5, 1.7, true),
  'cowboy-hat': round,
  tricorn: round,
  hat: round,
  cap,
  'feathered-cap': cap,
  beret: cap,
  beanie: crowned(0.42, 1, true),
  'chef-hat': crowned(0.7, 1, false),
  crown,
  tiara: crown,
  circlet: crown,
  'flower-crown': band,
  headband: band,
  bandana: band,
  helmet,
  'plumed-helmet': helmet,
  'great-helm': helmet,
  halo,
  horns,
  beard,
  'beard-long': beard,
  'feather-wings': feathers,
  'fairy-wings': feathers,
  'bat-wings': membranes,
  cape,
  cloak: cape,
  'short-cape': cape,
  'high-collar-cape': cape,
  scarf,
};
