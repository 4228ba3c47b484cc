/** What is worn on a head, by its piece: hats, crowns, helmets, ears, horns. */
import type { Px } from '../../../../src/pixels/types.ts';
import { brim, brimOf, fitted } from './hat-places.ts';
import { crownByHand, handSet } from './hats-by-hand.ts';
import { crownAt, type Shape, type ShapeTools } from './shape-tools.ts';
import { catEars, partyHat, rabbitEars, unicornHorn } from './shapes-festive.ts';

const pointed: Shape = (all) => {
  const tools = fitted(all);
  const { stamp, stance, trim } = tools;
  const { axis, headHalf, chin, top } = stance;
  const { y, high } = brimOf(tools, (headHalf < 4 ? 0.95 : 1.1) * (chin - top));
  for (let i = 1; i <= high; i++) {
    const t = i / high;
    const half = Math.max(0.6, (headHalf * 0.92 + (headHalf < 4 ? 0.4 : 0)) * (1 - t) ** (headHalf < 4 ? 0.7 : 0.85));
    const bend = t > 0.6 ? (t - 0.6) * headHalf * 0.9 : 0;
    stamp.row(axis - half + bend, axis + half + bend, y - i, i === 1 && high > 3 ? trim : undefined);
  }
  brim(tools, y, 1.5);
  return { clearAbove: tools.isBare ? 0 : y };
};

const crowned =
  (tall: number, reach: number, round: boolean): Shape =>
  (all) => {
    const tools = fitted(all);
    const { stamp, stance, trim } = tools;
    const { axis, headHalf, chin, top } = stance;
    const { y, high } = brimOf(tools, tall * (chin - top));
    for (let i = 1; i <= high; i++) {
      const t = i / high;
      const half = headHalf * (round ? 0.95 * Math.sqrt(Math.max(0.15, 1 - t ** 2.4)) : 0.8);
      stamp.row(axis - half, axis + half, y - i, i === 1 && high > 2 && reach > 1.1 ? trim : undefined);
    }
    brim(tools, y, reach);
    return { clearAbove: tools.isBare ? 0 : y };
  };

/**
 * A band with points, as wide as the head. Three points from five pixels up, five from eleven; each its own column, the
 * outer ones at the ends.
 */
const crown: Shape = (all) => {
  const { stamp, stance, trim, line, eyes } = fitted(all);
  const { axis, headHalf, chin, top } = stance;
  const wide = Math.max(5, Math.round(headHalf * 1.75));
  const prongs = wide >= 11 ? 5 : 3;
  const points = wide < 7 ? 1 : wide < 12 ? 2 : Math.round(wide / 6);
  const rows = wide < 9 ? 1 : wide < 13 ? 2 : Math.round(wide / 5.5);
  const least = points + rows - 1 + line;
  const usual = Math.max(top + rows - 1 + (chin - top > 11 ? 0.1 * (chin - top) : 0), least);
  const y = Math.round(eyes ? Math.min(usual, Math.max(least, eyes.top - 1)) : usual);
  const from = Math.round(axis - wide / 2);
  const toneAt = (x: Px): 'light' | 'base' | 'shadow' => {
    const u = (x + 0.5) / wide;
    return u < 0.35 ? 'light' : u < 0.75 ? 'base' : 'shadow';
  };
  for (let i = 0; i < rows; i++)
    for (let x = 0; x < wide; x++)
      stamp.dot(from + x, y - i, i === 0 && rows > 1 ? (x < 0.6 * wide ? 'base' : 'shadow') : toneAt(x));
  for (let k = 0; k < prongs; k++) {
    const at = ((wide - 1) * k) / (prongs - 1);
    // Where the middle lies between two pixels, the middle point is of both.
    const columns = at % 1 === 0.5 && k === (prongs - 1) / 2 ? [Math.floor(at), Math.ceil(at)] : [Math.round(at)];
    for (const x of columns)
      for (let i = 0; i < points; i++) {
        stamp.dot(from + x, y - rows - i, i === points - 1 && points > 1 ? 'spec' : 'light');
        // A point is broad at its foot.
        if (points > 2 && i < points / 2)
          for (const d of [-1, 1]) if (x + d >= 0 && x + d < wide) stamp.dot(from + x + d, y - rows - i, 'base');
      }
  }
  if (wide < 7) return {};
  stamp.dot(Math.floor(axis), y, 'base', trim);
  if (wide > 8) for (const d of [-1, 1]) stamp.dot(Math.floor(axis) + d * Math.round(wide * 0.3), y, 'shadow', trim);
  return {};
};

/** Soft, hanging over to a side with a bobble, with a band of fur. */
const santa: Shape = (tools) => {
  const { stamp, stance, trim, line, width } = tools;
  const { axis, headHalf, chin, top } = stance;
  const { y, high } = brimOf(tools, 0.62 * (chin - top));
  const fur = high > 7 ? 2 : 1;
  const half = headHalf + 0.3;
  const lean = stance.facing < 0 ? 1 : -1;
  // Its back comes up and over in one bow; before that it hangs over the side.
  for (let i = 1; i <= high; i++) {
    const t = (i - 1) / Math.max(1, high - 1);
    const ends = [axis - lean * half * (1 - 1.1 * t ** 1.5), axis + lean * half * (1 - 0.15 * t)];
    stamp.row(Math.min(...ends), Math.max(...ends), y - i);
  }
  const wide = headHalf > 8 ? 3 : headHalf > 4 ? 2 : 1;
  const r = wide + 1;
  const drop = Math.max(1, Math.round(high * 0.5) - 1);
  const edge = Math.round(axis + lean * half * 0.9 - 0.5);
  const tip = Math.max(line + r, Math.min(width - 1 - line - r, edge + lean));
  for (let k = 0; k < drop; k++)
    for (let d = 0; d < wide; d++)
      if (k > 0 || d < wide - 1 || wide < 2) stamp.dot(tip + lean * d, y - high + 1 + k, lean < 0 ? 'base' : 'shadow');
  const left = lean < 0 ? tip - wide : tip;
  for (let dy = 0; dy < r; dy++)
    for (let dx = 0; dx < r; dx++) {
      const isCorner = r > 2 && (dx === 0 || dx === r - 1) && (dy === 0 || dy === r - 1);
      if (!isCorner) stamp.dot(left + dx, y - high + 1 + drop + dy, dx + dy < r - 1 ? 'spec' : 'base', trim);
    }
  for (let k = 0; k < fur; k++) stamp.row(axis - half - 0.6, axis + half + 0.6, y + k, trim);
  return { clearAbove: y };
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

/** A ring seen from a little above; of small heads a row with its ends turned down. */
const halo: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, line }) => {
  const head = chin - top;
  const wide = Math.max(6, Math.round(headHalf * 2.2));
  const rows = wide < 7 ? 1 : wide < 14 ? 3 : 4;
  // It floats: its line and the head's are two.
  const y = Math.max(line, top - rows - Math.max(1 + 2 * line, Math.round(0.08 * head)));
  const from = Math.round(axis - wide / 2);
  for (let x = 0; x < wide; x++) {
    const isEnd = x === 0 || x === wide - 1;
    if (rows === 1) stamp.dot(from + x, y, isEnd ? 'shadow' : x < wide / 2 ? 'light' : 'base');
    else if (isEnd) for (let k = 1; k < rows - 1; k++) stamp.dot(from + x, y + k, 'base');
    else {
      stamp.dot(from + x, y, 'shadow');
      stamp.dot(from + x, y + rows - 1, x < wide / 2 ? 'light' : 'base');
    }
  }
  return { isRing: true };
};

/** From the sides of the crown up and outward, pointed. */
const horns: Shape = (tools) => {
  const { stamp, stance, line } = tools;
  const { axis, headHalf, top, chin } = stance;
  if (stance.facing !== 0 && !stance.isUpright) return hornsAside(tools);
  const head = chin - top;
  const long = Math.max(2, Math.round(0.42 * head));
  const thick = headHalf > 3.5 ? (headHalf > 8 ? 3 : 2) : 1;
  for (const side of [-1, 1]) {
    const foot = axis - 0.5 + side * Math.max(1, headHalf * 0.8);
    for (let i = 0; i <= long; i++) {
      const t = i / long;
      const out = Math.sin(Math.min(1, t * 1.25) * (Math.PI / 2)) * Math.max(1, headHalf * 0.4) * (t > 0.8 ? 0.85 : 1);
      const y = Math.max(line, top + Math.round(0.18 * head) - i);
      const wide = Math.max(1, Math.round(thick * (1 - 0.75 * t)));
      for (let k = 0; k < wide; k++)
        stamp.dot(
          foot + side * (out - k),
          y,
          t > 0.75 ? 'spec' : t < 0.3 ? 'shadow' : side < 0 === (k === 0) ? 'light' : 'base',
        );
    }
  }
  return {};
};

/** In profile: both from behind the brow, the farther one darker and a little ahead, bent backward. */
const hornsAside: Shape = (tools) => {
  const {
    stamp,
    stance: { axis, headHalf, top, chin, facing },
    line,
  } = tools;
  const long = Math.max(3, Math.round(0.5 * (chin - top)));
  const thick = headHalf > 5 ? 2 : 1;
  for (const isNear of [false, true]) {
    const x = axis - facing * (isNear ? 0.25 : -0.2) * headHalf;
    const foot = crownAt(tools, x);
    for (let i = 0; i <= long; i++) {
      const t = i / long;
      const back = Math.round(0.5 * long * t * t);
      const y = Math.max(line, foot - i);
      const wide = t > 0.7 ? 1 : thick;
      for (let k = 0; k < wide; k++)
        stamp.dot(
          Math.floor(x) - facing * (back + k),
          y,
          isNear ? (t > 0.75 ? 'spec' : t < 0.3 ? 'shadow' : k ? 'base' : 'light') : 'shadow',
        );
    }
  }
  return {};
};

/** Blossoms and leaves round the brow. */
const blossoms: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, trim }) => {
  const head = chin - top;
  const y = Math.round(top + 0.24 * head);
  const [from, to] = [Math.round(axis - headHalf), Math.round(axis + headHalf)];
  for (let x = from; x < to; x++) {
    const k = (x - from) % 3;
    stamp.dot(x, y, k === 1 ? 'light' : 'base', k === 2 ? trim : undefined);
    if (head > 9 && k < 2) stamp.dot(x, y - 1, k === 0 ? 'light' : 'spec');
    if (head > 9 && k === 2) stamp.dot(x, y + 1, 'shadow', trim);
  }
  return {};
};

/** A band round the brow. */
const band: Shape = ({ stamp, stance: { axis, headHalf, top, chin } }) => {
  const head = chin - top;
  const y = Math.round(top + 0.3 * head);
  for (let k = 0; k < Math.max(1, Math.round(head / 8)); k++) stamp.row(axis - headHalf, axis + headHalf, y + k);
  return {};
};

/** The same stamp in the colour of horn. */
const stampWith = ({ stamp, trim }: ShapeTools): ShapeTools['stamp'] => ({
  ...stamp,
  dot: (x, y, tone) => stamp.dot(x, y, tone, trim),
});

const round = crowned(0.5, 1.5, true);
const cap = crowned(0.42, 1.08, true);

export const ON_HEADS: Readonly<Record<string, Shape>> = {
  'wizard-hat': pointed,
  'santa-hat': santa,
  'top-hat': crowned(0.85, 1.35, false),
  'straw-hat': handSet('straw-hat', crowned(0.5, 1.7, true)),
  'cowboy-hat': handSet('cowboy-hat', round),
  tricorn: handSet('tricorn', round),
  hat: round,
  cap,
  'feathered-cap': cap,
  beret: cap,
  beanie: crowned(0.42, 1, true),
  'chef-hat': crowned(0.7, 1, false),
  crown: crownByHand(crown),
  tiara: handSet('tiara', crown, false),
  circlet: crown,
  'flower-crown': blossoms,
  headband: band,
  bandana: band,
  'party-hat': partyHat,
  sombrero: crowned(0.5, 2, true),
  fez: crowned(0.45, 0.9, false),
  'bowler-hat': crowned(0.45, 1.3, true),
  turban: crowned(0.45, 1.05, true),
  'cat-ears': catEars,
  'rabbit-ears': rabbitEars,
  'unicorn-horn': unicornHorn,
  'horned-helmet': handSet('horned-helmet', (tools) => {
    horns({ ...tools, stamp: stampWith(tools) });
    return helmet(tools);
  }),
  helmet,
  'plumed-helmet': helmet,
  'great-helm': helmet,
  halo,
  horns,
};
