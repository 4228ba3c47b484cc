/** What a low animal's profile tells of its front: where head and body lie, how wide they are from ahead, and their colours. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { at, type Color, commonest, median } from '../flat.ts';
import type { Run } from '../runs.ts';
import { legOf, type Profile, runsAt } from './see-profile.ts';

interface LegShape {
  readonly runs: readonly (Run & { y: Px })[];
  readonly width: Px;
}

export interface LowShape {
  /** It has so many pixels that its hide shows more than bands. */
  readonly isFine: boolean;
  readonly axis: Px;
  /** The column before which there is a muzzle, and that behind which there is no head. */
  readonly front: Px;
  readonly headLeft: Px;
  readonly chestAt: readonly [Px, Px];
  readonly flankAt: readonly [Px, Px];
  readonly headTop: Px;
  readonly headBottom: Px;
  readonly headHalf: Px;
  readonly bodyTop: Px;
  readonly bodyBottom: Px;
  readonly bodyHalf: Px;
  readonly foreLeg: LegShape;
  readonly hindLeg: LegShape;
  readonly nose: Color;
  readonly noseRow: Px;
  readonly tail:
    | { readonly isUp: boolean; readonly top: Px; readonly long: Px; readonly thick: Px; readonly color: Color }
    | undefined;
  /** What stands up from the head where no ears are told: an ear's size and colour. */
  readonly bump: { readonly wide: Px; readonly high: Px; readonly color: Color } | undefined;
  /** Colours of a row, by what of the animal shows there; the snout's NONE where there is none. */
  readonly skull: (y: Px) => Color;
  readonly snout: (y: Px) => Color;
  readonly chest: (y: Px) => Color;
  readonly flank: (y: Px) => Color;
}

/** Shares of the length: where no eye tells, the head's; its least and most; the back between shoulders and rump. */
const HEAD = 0.3;
const [LEAST_HEAD, MOST_HEAD] = [0.2, 0.46] as const;
const BACK = [0.3, 0.62] as const;
const CHEST = [0.55, 0.75] as const;
const FINE: Px = 22;
/** Legs are no longer than this share of what is below the back. */
const MOST_LEG = 0.4;
/** Ears are no higher than this share of a head. */
const MOST_EAR = 0.8;
/** Half the width from ahead, as shares of the height of a head and of a body; a body's most, of the length. */
const [HEAD_WIDE, BODY_WIDE, MOST_BODY] = [0.58, 0.58, 0.32] as const;

export function shapeOf(profile: Profile): LowShape {
  const { bare, box, eye, belly, ears, line } = profile;
  const { left, right, top, bottom } = box;
  const long = right - left;
  const isInk = (c: Color): boolean => line.colors.has(c);
  const reach = eye ? (right - eye.x) * 1.9 + 1 : long * HEAD;
  const headLeft = Math.round(right - Math.max(LEAST_HEAD * long, Math.min(MOST_HEAD * long, reach)));
  const ground = Math.min(belly, bottom);
  const filled = (y: Px, from: number, to: number): Px => {
    let n = 0;
    for (let x = Math.round(from); x < to; x++) if (at(bare, x, y) >= 0) n++;
    return n;
  };
  // A back that rises behind the head is none of it.
  const from = eye ? Math.max(headLeft, eye.x - 2) : Math.round(headLeft + 0.35 * (right - headLeft));
  let headTop = ears[0] ? ears[0].y + 1 : top;
  while (headTop < ground - 3 && filled(headTop, from, right) < Math.max(2, 0.3 * (right - from))) headTop++;
  const middle = Math.min(ground - 1, eye?.y ?? headTop + 2);
  const bottoms: Px[] = [];
  for (let x = Math.round((headLeft + right) / 2); x < right; x++) {
    let y = middle;
    while (y < ground && at(bare, x, y) >= 0) y++;
    if (y > middle) bottoms.push(y);
  }
  const headBottom = Math.min(
    Math.max(headTop + 4, Math.ceil(median(bottoms) || headTop + 4)),
    headTop + Math.ceil((right - headLeft) * 1.1) + 1,
    bottom,
  );
  const headHalf = Math.max(2, Math.round((headBottom - headTop) * HEAD_WIDE));
  const tops: Px[] = [];
  const bellies: Px[] = [];
  for (let x = Math.round(left + BACK[0] * long); x < left + BACK[1] * long; x++) {
    let y = top;
    while (y < bottom && at(bare, x, y) < 0) y++;
    if (y >= bottom) continue;
    tops.push(y);
    while (at(bare, x, y) >= 0) y++;
    bellies.push(y);
  }
  const bodyTop = Math.min(ground - 3, median(tops) || headTop);
  const lowest = bodyTop + Math.round((1 - MOST_LEG) * (bottom - bodyTop));
  const bodyBottom = Math.max(bodyTop + 3, Math.min(Math.max(lowest, lowQuartile(bellies) ?? ground), bottom));
  const bodyHalf = Math.max(
    2,
    headHalf - 1,
    Math.min(Math.round(long * MOST_BODY), Math.round((bodyBottom - bodyTop) * BODY_WIDE)),
  );
  const rowColor =
    (from: number, to: number) =>
    (y: Px): Color => {
      // Rows beside it count as well: a crease of one row is no stripe.
      for (const reach of [1, 2, 3]) {
        const own: Color[] = [];
        for (let row = y - reach; row <= y + reach; row++)
          for (let x = Math.round(from); x < to; x++)
            own.push(at(bare, x, row), ...(row === y ? [at(bare, x, row)] : []));
        const found = commonest(own.filter((c) => !isInk(c)));
        if (found >= 0) return found;
      }
      return commonest([...bare.colors].filter((c) => c >= 0 && !isInk(c)));
    };
  const front = eye ? eye.x + 1 : Math.round(right - (right - headLeft) * 0.45);
  const snout = (y: Px): Color => {
    const row: Color[] = [];
    for (let x = front; x < right; x++) row.push(at(bare, x, y));
    return commonest(row.filter((c) => !isInk(c)));
  };
  let [nose, noseRow, far] = [-1, middle + 1, -1];
  for (let y = middle; y < headBottom; y++) {
    const last = runsAt(bare, y).at(-1);
    if (last && last.to > far) [nose, noseRow, far] = [at(bare, last.to - 1, y), y, last.to];
  }
  // Rows above the head that are too short for one are of ears.
  const above = runsAt(bare, headTop - 1).filter((run) => run.to > from);
  let high = 0;
  while (headTop - 1 - high >= top && filled(headTop - 1 - high, from, right) > 0) high++;
  const ear = above.at(0);
  const bump =
    ear && high > 0 && high <= MOST_EAR * (headBottom - headTop) + 1
      ? {
          wide: Math.max(1, Math.min(headHalf - 1, ear.to - ear.from)),
          high,
          color: at(bare, Math.floor((ear.from + ear.to) / 2), headTop - 1),
        }
      : undefined;
  return {
    isFine: Math.max(long, bottom - top) >= FINE,
    front,
    headLeft,
    chestAt: [left + CHEST[0] * long, left + CHEST[1] * long],
    flankAt: [left + BACK[0] * long, left + BACK[1] * long],
    bump,
    axis: Math.round((left + right) / 2),
    headTop,
    headBottom,
    headHalf,
    bodyTop,
    bodyBottom,
    bodyHalf,
    foreLeg: legOf(profile, true),
    hindLeg: legOf(profile, false),
    nose,
    noseRow,
    tail: tailOf(profile, bodyTop, bodyBottom),
    skull: rowColor(headLeft, eye ? eye.x : (headLeft + right) / 2),
    snout,
    chest: rowColor(left + CHEST[0] * long, left + CHEST[1] * long),
    flank: rowColor(left + BACK[0] * long, left + BACK[1] * long),
  };
}

/** Between legs a belly ends higher than they do. */
const lowQuartile = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)];

/** The hind part of the length in which a tail is, and how thick it is at most. */
const REAR = 0.3;
const THIN = 0.2;
const LEAST_TAIL = 3;
/** From ahead it is no wider than this share of the body's height. */
const SLIM = 0.25;

function tailOf({ bare, box, belly, line }: Profile, bodyTop: Px, bodyBottom: Px): LowShape['tail'] {
  const slim = Math.max(1, Math.round(SLIM * (bodyBottom - bodyTop)));
  const hide = (all: readonly Color[]): Color => {
    const own = commonest(all.filter((c) => !line.colors.has(c)));
    return own >= 0 ? own : commonest(all);
  };
  const long = box.right - box.left;
  const most = Math.max(2, THIN * long);
  const colors: Color[] = [];
  let [topmost, widths, columns] = [bodyBottom, [] as Px[], 0];
  // What stands up over the back behind is a tail that rises.
  for (let y = box.top; y < bodyTop; y++) {
    const run = runsAt(bare, y).find((r) => r.to <= box.left + REAR * long + 1 && r.to - r.from <= most);
    if (!run) continue;
    topmost = Math.min(topmost, y);
    widths.push(run.to - run.from);
    for (let x = run.from; x < run.to; x++) colors.push(at(bare, x, y));
  }
  if (widths.length >= LEAST_TAIL)
    return {
      isUp: true,
      top: topmost,
      long: widths.length,
      thick: Math.min(median(widths), slim),
      color: hide(colors),
    };
  // Columns behind the rump that are thin are one that hangs or points backwards.
  widths = [];
  for (let x = box.left; x < box.left + REAR * long; x++) {
    const rows = Array.from({ length: Math.max(0, belly - box.top) }, (_, k) => box.top + k).filter(
      (y) => at(bare, x, y) >= 0,
    );
    if (rows.length === 0 || rows.length > Math.max(2, 0.45 * (bodyBottom - bodyTop))) break;
    columns++;
    widths.push(rows.length);
    for (const y of rows) colors.push(at(bare, x, y));
  }
  if (columns < LEAST_TAIL) return undefined;
  return { isUp: false, top: bodyTop, long: columns, thick: Math.min(median(widths), slim), color: hide(colors) };
}
