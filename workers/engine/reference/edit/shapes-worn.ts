/** What is worn, by its piece: hats, crowns, helmets, beards, wings, capes, scarves. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';
import { bowTie, catEars, partyHat, rabbitEars, tie, unicornHorn } from './shapes-festive.ts';
import { feathers, membranes } from './shapes-wings.ts';

/** Where the brim of a hat of a height lies: as high as the canvas has room for it, no lower than the brow. */
function brimOf({ stance, line, eyes, isBare }: ShapeTools, tall: number): { readonly y: Px; readonly high: Px } {
  const { top, chin, floor, isLong } = stance;
  const head = chin - top;
  const high = isBare || isLong ? Math.min(tall, 0.5 * (floor - top)) : tall;
  // On what is all head, and between ears, it sits on the very top.
  const usual = isBare || isLong ? top + 1 : Math.min(top + 0.42 * head, Math.max(top + 0.2 * head, high + line));
  const y = Math.round(Math.min(usual, eyes ? Math.max(top, eyes.top - 1) : usual));
  return { y, high: Math.max(2, Math.min(Math.round(high), y - line)) };
}

function brim({ stamp, stance: { axis, headHalf }, width, line }: ShapeTools, y: Px, reach: number): void {
  const half = Math.max(headHalf + 1, headHalf * reach);
  stamp.row(Math.max(line, axis - half), Math.min(width - line, axis + half), y);
  if (headHalf > 7) stamp.row(Math.max(line, axis - half * 0.8), Math.min(width - line, axis + half * 0.8), y + 1);
}

/** Of what is all head a hat takes a part, between the ears. */
function fitted(tools: ShapeTools): ShapeTools {
  const { stance, isBare, runAt, reachAt } = tools;
  const { axis, top, chin, headHalf } = stance;
  if (isBare) return { ...tools, stance: { ...stance, headHalf: Math.max(2.5, 0.55 * headHalf) } };
  if (headHalf >= 4) return tools;
  // A small head is as wide as its brow: a face alone is less.
  const run = runAt(axis, Math.round(top + 0.4 * (chin - top)));
  const row = Math.round(top + 0.4 * (chin - top));
  const half = run ? Math.min(4, Math.max((run[1] - run[0]) / 2, reachAt(axis, row))) : headHalf;
  return half > headHalf ? { ...tools, stance: { ...stance, headHalf: half } } : tools;
}

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
  const { stamp, stance, trim } = tools;
  const { axis, headHalf, chin, top } = stance;
  const { y, high } = brimOf(tools, 0.62 * (chin - top));
  const fur = high > 7 ? 2 : 1;
  const half = headHalf + 0.3;
  const lean = stance.facing < 0 ? 1 : -1;
  for (let i = 1; i <= high; i++) {
    const t = i / high;
    const own = half * (1 - t) ** 0.7 + (t > 0.5 ? headHalf * 0.35 : 0);
    const off = lean * headHalf * 0.75 * t ** 2;
    stamp.row(axis + off - own, axis + off + own, y - i);
  }
  // The tip hangs down beside the crown.
  const tip = Math.round(axis + lean * (headHalf + 0.8) - 0.5);
  const drop = Math.max(1, Math.round(high * 0.45));
  for (let k = 0; k < drop; k++) {
    stamp.dot(tip, y - high + 1 + k, lean < 0 ? 'base' : 'shadow');
    stamp.dot(tip - lean, y - high + 1 + k, 'base');
  }
  const r = headHalf > 5 ? 2 : 1;
  for (let dy = 0; dy < Math.max(2, r); dy++)
    for (let dx = 0; dx < Math.max(2, r); dx++)
      stamp.dot(
        tip + dx - (lean > 0 ? 0 : 1) + (lean > 0 ? 0 : 1),
        y - high + 1 + drop + dy,
        dx + dy === 0 ? 'spec' : 'base',
        trim,
      );
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
const halo: Shape = ({ stamp, stance: { axis, headHalf, top, chin } }) => {
  const head = chin - top;
  const wide = Math.max(4, Math.round(headHalf * 1.7));
  const rows = wide < 8 ? 1 : wide < 14 ? 3 : 4;
  const y = Math.max(0, top - rows - Math.max(1, Math.round(0.08 * head)));
  const from = Math.round(axis - wide / 2);
  for (let x = 0; x < wide; x++) {
    const isEnd = x === 0 || x === wide - 1;
    if (rows === 1) stamp.dot(from + x, y, isEnd ? 'base' : 'light');
    else if (isEnd) for (let k = 1; k < rows - 1; k++) stamp.dot(from + x, y + k, 'base');
    else {
      stamp.dot(from + x, y, 'light');
      stamp.dot(from + x, y + rows - 1, x < wide / 2 ? 'spec' : 'light');
    }
  }
  return { isRing: true };
};

/** From the sides of the crown up and outward, pointed. */
const horns: Shape = ({ stamp, stance: { axis, headHalf, top, chin }, line }) => {
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

/** From the ears' line round the mouth and over the chin: as wide as the jaw, tapering, a strand darker here and there. */
const bearded =
  (long: number): Shape =>
  ({ stamp, stance: { axis, headHalf, top, chin, facing, floor }, eyes, isBare, height: canvas, line, runAt }) => {
    const head = chin - top;
    const gap = head > 13 ? 3 : head > 7 ? 2 : 1;
    // Below the mouth, which lies in the last quarter of a head, of what is all head a third below the eyes.
    const mouth = isBare
      ? eyes
        ? eyes.bottom + Math.min(0.4 * (floor - eyes.bottom), 1.8 * eyes.reach + 2)
        : top + 0.68 * head
      : chin - 0.22 * head;
    const from = Math.min(chin, Math.max(Math.ceil(mouth), eyes && !isBare ? eyes.bottom + gap : 0));
    const more = Math.max(2, 0.22 * long * (floor - top), Math.min(long * head, 0.16 * (floor - top)));
    // Of what is all head it hangs below the mouth and no farther than the canvas.
    const to = Math.min(canvas - 1 - line, isBare ? from + Math.round(0.3 * head) : Math.round(chin + more));
    const middle = eyes && facing === 0 ? (axis + eyes.middle) / 2 : axis + facing * headHalf * 0.3;
    const jaw = Math.max(2, Math.min(headHalf * 0.95, eyes ? eyes.reach + 1.6 : 99));
    // Down the cheeks, beside the mouth.
    for (let y = from - 1; y < from + (head > 9 ? 1 : 0); y++)
      for (const side of [-1, 1]) {
        const x = Math.round(middle - 0.5 + side * (jaw - 0.5));
        if (runAt(x, y)) stamp.dot(x, y, side < 0 ? 'light' : 'shadow');
      }
    for (let y = from; y <= to; y++) {
      const t = (y - from) / Math.max(1, to - from);
      // Full to the chin, then to a point.
      const half = jaw * (t < 0.35 ? 1 : 1 - ((t - 0.35) / 0.65) ** 1.4 * 0.8);
      const [a, b] = [Math.round(middle - half), Math.max(Math.round(middle - half) + 1, Math.round(middle + half))];
      for (let x = a; x < b; x++) {
        const isMouth = y === from + 1 && head > 9 && Math.abs(x + 0.5 - middle) < 1.6;
        const isEdge = b - a > 2 && (x === b - 1 || (x === a && t > 0.3));
        const isStrand = t > 0.3 && (x - a) % 3 === 2 && b - a > 4;
        stamp.dot(x, y, isMouth ? 'deep' : y === to || isEdge ? 'shadow' : isStrand ? 'base' : 'light');
      }
    }
    return {};
  };

/** Less of the square of the height is hardly seen of a cape. */
const WELL_SEEN = 0.1;
/** Share of the height below the chin of who is mostly head. */
const SQUAT = 0.45;

/**
 * Behind the body from the shoulders to the knees: a little wider than shoulders and arms, seen on both sides and between
 * the legs, its lower corners round; a clasp at the neck.
 */
const cape: Shape = (tools) => {
  const { stamp, front, stance, line, reachAt, runAt, trim, width } = tools;
  const { trunk, trunkHalf, axis, headHalf, chin, floor, top, hip, facing } = stance;
  const height = floor - top;
  const first = Math.round(chin);
  // Of who is mostly head it flares out beside the little body, down to the ground.
  const isSquat = facing === 0 && floor - chin < SQUAT * height;
  const end = isSquat ? floor - 1 - line : Math.min(floor - 1 - line, Math.round(hip + 0.62 * (floor - hip)));
  const spread = Math.max(2, 0.09 * height);
  const flare = isSquat ? 0.3 : 0.75;
  const shoulder = Math.min(trunkHalf * 1.25 + 0.5, Math.max(trunkHalf, reachAt(trunk, first + 2)));
  let below = shoulder + spread;
  // Wide enough to be seen beside hips, not so wide that it would be blown up.
  for (let y = Math.round((chin + hip) / 2); y <= end; y++)
    below = Math.max(below, Math.min(reachAt(trunk, y) + 0.7 * spread, trunkHalf * 1.7 + spread, 0.34 * height));
  // Of whose arms hide it more hangs out below them.
  const seenOf = (half: number): number => {
    let n = 0;
    for (let y = first; y <= end; y++) {
      const own = shoulder + (half - shoulder) * ((y - first + (isSquat ? 1 : 0)) / Math.max(1, end - first)) ** flare;
      for (let d = 0; d < own; d++) for (const x of [trunk - 1 - d, trunk + d]) if (!runAt(x, y)) n++;
    }
    return n;
  };
  // Of who is as wide as a bell it shows beside the hem.
  const hem = Math.max(...Array.from({ length: end - first + 1 }, (_, k) => reachAt(trunk, first + k)));
  const most = Math.max(0.42 * height, hem + (isSquat ? 3.5 : Math.max(2, 0.1 * height)));
  while (facing === 0 && seenOf(below) < WELL_SEEN * height ** 2 && below < most) below++;
  const deep = Math.max(1, end - first);
  const widest = Math.min(0.3 * height, 1.8 * trunkHalf + 0.06 * height);
  const seenBeside = Math.max(1.5, 0.06 * height);
  let back: Px | undefined;
  let beside = 0;
  for (let y = first; y <= end; y++) {
    const t = Math.min(1, (y - first + (isSquat ? 1 : 0)) / deep);
    // Round at its lower corners.
    const cut = y === end ? 2 : y === end - 1 ? 1 : 0;
    const full = shoulder + 0.5 + (below - shoulder) * t ** flare - cut;
    // It comes down from the shoulders beside the arms, however wide those are, and hangs straight from there.
    if (facing === 0 && t >= 0.1)
      beside = Math.max(beside, Math.min(reachAt(trunk, y), widest) + seenBeside * Math.min(1, 0.5 + t));
    // On the shoulders it lies behind them: nothing of it sticks out above.
    const half = t < 0.1 && !isSquat ? Math.min(full, reachAt(trunk, y)) : Math.max(full, beside - cut);
    const run = facing === 0 ? undefined : runAt(trunk, y);
    const edge = run && (facing > 0 ? run[0] : run[1]);
    // It hangs smoothly over what juts out of a back.
    if (edge !== undefined) {
      const usual = Math.max(trunk - trunkHalf - 1, Math.min(trunk + trunkHalf + 1, edge));
      back = back === undefined ? usual : Math.max(back - 1, Math.min(back + 1, usual));
    }
    const reach = (0.07 + 0.13 * t) * height - cut;
    const from = Math.max(line, Math.round(back === undefined ? trunk - half : facing > 0 ? back - reach : trunk));
    const to = Math.min(
      width - line,
      Math.round(back === undefined ? trunk + half : facing > 0 ? trunk : back + reach),
    );
    const wide = Math.max(1, to - from);
    for (let x = from; x < to; x++) {
      const u = (x + 0.5 - from) / wide;
      // Folds run from the shoulders down, so each keeps its share of the width.
      const isFold = t > 0.2 && Math.floor(u * (wide > 18 ? 9 : 7)) % 2 === 1;
      stamp.dot(x, y, x === from ? 'light' : x === to - 1 ? 'deep' : isFold || y === end ? 'shadow' : 'base');
    }
  }
  const collar = facing === 0 ? trunk : (axis + trunk) / 2;
  const half = Math.min(trunkHalf + 0.5, headHalf * 1.1);
  // Below the face, on the shoulders, with a clasp of two pixels between.
  const row = first + (tools.eyes && first <= tools.eyes.bottom + 1 ? 1 : 0);
  for (let x = Math.round(collar - half); x < Math.round(collar + half); x++)
    if (runAt(x, row)) front.dot(x, row, x < collar ? 'light' : 'shadow');
  const clasp = Math.round(collar) - 1;
  for (const x of [clasp, clasp + 1]) if (runAt(x, row)) front.dot(x, row, x === clasp ? 'spec' : 'base', trim);
  return { behind: true };
};

/** Round the neck: lower in the middle, as wide as the neck is there, with an end that hangs down. */
const scarf: Shape = (tools) => {
  const { stamp, stance, runAt } = tools;
  const { axis, headHalf, trunkHalf, chin, floor, top, facing } = stance;
  const height = floor - top;
  const rows = Math.max(2, Math.round(0.075 * height));
  const wide = Math.max(1, Math.round(0.06 * height));
  const across = tools.neck(rows);
  if (across) {
    const xs = across.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const own = new Set(across.map(([x, y]) => y * tools.width + x));
    for (const [x, y] of across) {
      const u = (x + 0.5 - left) / (right - left);
      const isLow = !own.has((y + 1) * tools.width + x);
      stamp.dot(x, y, isLow || u > 0.8 ? 'shadow' : u < 0.3 ? 'light' : 'base');
    }
    // Its end hangs down where the breast is.
    const foot = across.reduce((a, b) => (b[1] + 0.3 * facing * b[0] > a[1] + 0.3 * facing * a[0] ? b : a));
    const from = facing === 0 ? Math.round(axis + 0.2 * headHalf) : foot[0] - (facing > 0 ? wide - 1 : 0);
    const first = Math.max(...across.filter(([x]) => x === from).map(([, y]) => y), facing === 0 ? 0 : foot[1] - 1);
    for (let k = 1; k <= Math.max(2, Math.round(0.13 * height)); k++)
      for (let d = 0; d < wide; d++) stamp.dot(from + d, first + k, d === wide - 1 ? 'shadow' : 'base');
    return {};
  }
  const middle = axis + facing * 0.2 * headHalf;
  const half = Math.max(2.5, Math.min(trunkHalf * 1.15, headHalf * 1.05));
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
  const x = Math.round(middle + half * 0.25);
  for (let k = 0; k < Math.max(2, Math.round(0.12 * height)); k++)
    for (let d = 0; d < wide; d++) stamp.dot(x + d, chin + rows - 1 + k, d === wide - 1 ? 'shadow' : 'base');
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

export const WORN: Readonly<Record<string, Shape>> = {
  'wizard-hat': pointed,
  'santa-hat': santa,
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
  'bow-tie': bowTie,
  tie,
  'horned-helmet': (tools) => {
    horns({ ...tools, stamp: stampWith(tools) });
    return helmet(tools);
  },
  helmet,
  'plumed-helmet': helmet,
  'great-helm': helmet,
  halo,
  horns,
  beard: bearded(0.22),
  'beard-long': bearded(0.6),
  'feather-wings': feathers,
  'fairy-wings': feathers,
  'bat-wings': membranes,
  cape,
  cloak: cape,
  'short-cape': cape,
  'high-collar-cape': cape,
  scarf,
};
