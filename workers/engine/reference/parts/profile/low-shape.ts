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
  /** It stands on legs. */
  readonly stands: boolean;
  /** Half a neck that rises between head and body; 0 where there is none. */
  readonly neckHalf: Px;
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
/** A jaw lies no farther below the eye than that share of what is above it. */
const JAW = 1.5;
/** A neck is this much of its length from aside, seen from ahead. */
const NECK = 0.42;
/** Half the width from ahead, as shares of the height of a head and of a body; a body's most, of the length. */
const [HEAD_WIDE, BODY_WIDE, MOST_BODY] = [0.56, 0.52, 0.3] as const;
/** A body is no narrower and no wider than these shares of the head. */
const [LEAST_BODY, OF_HEAD] = [0.9, 1.8] as const;
/** Half of it is no less than this share of its height, however small the head. */
const LEAST_WIDE = 0.46;

/** Half the width of row `i` of `rows` of a disc. */
const NO_LEG: LegShape = { runs: [], width: 0 };
/** Legs stand on the ground, within this share of the height, so far apart as a share of the length. */
const GROUND = 0.25;
const STRIDE = 0.05;
/** Half of what has no legs, as a share of its height. */
const LEGLESS = 0.36;

/** Whether a profile stands on legs: fins and tails end at other heights, or beside one another. */
function standsOnLegs({ bare, box: { left, right, bottom, top } }: Profile): boolean {
  for (let y = bottom - 1; y >= bottom - Math.max(2, GROUND * (bottom - top)); y--) {
    const runs = runsAt(bare, y);
    if (runs.length > 1 && runs.at(-1)!.from - runs[0]!.to >= STRIDE * (right - left)) return true;
  }
  return false;
}

/** Rows above the eye are of the skull while they are no narrower than this share of it; above are ears. */
const CROWN = 0.55;

/** The first row of a skull: from the eye up, where it does not part into ears. */
function crownOf({ bare, box, eye }: Profile, headLeft: Px): Px {
  const widthAt = (y: Px): Px => {
    const run = runsAt(bare, y).find((one) => one.to > eye!.x - 1 && one.from <= eye!.x + 1);
    return run ? Math.min(run.to, box.right) - Math.max(run.from, headLeft) : 0;
  };
  let y = eye!.y;
  const least = Math.max(2, CROWN * widthAt(y));
  while (y > box.top && widthAt(y - 1) >= least) y--;
  return y;
}

export function halfOf(i: number, rows: number, half: number, squareness: number): Px {
  const t = Math.abs(((i + 0.5) / rows) * 2 - 1);
  return Math.max(1, Math.round(half * (1 - t ** squareness) ** (1 / squareness)));
}

export function shapeOf(profile: Profile): LowShape {
  const { bare, box, eye, belly, ears, line } = profile;
  const { left, right, top, bottom } = box;
  const long = right - left;
  const isInk = (c: Color): boolean => line.colors.has(c);
  const reach = eye ? (right - eye.x) * 1.9 + 1 : long * HEAD;
  const headLeft = Math.round(right - Math.max(LEAST_HEAD * long, Math.min(MOST_HEAD * long, reach)));
  const ground = Math.min(belly, bottom);
  // A back that rises behind the head is none of it.
  const topOf = (headLeft: Px): Px => {
    const from = Math.round(headLeft + 0.35 * (right - headLeft));
    let y = ears[0] ? ears[0].y + 1 : top;
    while (y < ground - 3 && filled(y, from, right) < Math.max(2, 0.3 * (right - from))) y++;
    return y;
  };
  const filled = (y: Px, from: number, to: number): Px => {
    let n = 0;
    for (let x = Math.round(from); x < to; x++) if (at(bare, x, y) >= 0) n++;
    return n;
  };
  const headTop = Math.min(ground - 3, eye ? crownOf(profile, headLeft) : topOf(headLeft));
  const middle = Math.min(ground - 1, eye?.y ?? headTop + 2);
  // The jaw: where the columns about the eye and before it end; a neck below them is no part of it.
  const jaw = middle + Math.max(3, Math.ceil(JAW * (middle - headTop)));
  const bottoms: Px[] = [];
  for (let x = Math.round(eye ? eye.x - 1 : (headLeft + right) / 2); x < right; x++) {
    let y = middle;
    while (y < Math.min(ground, jaw) && at(bare, x, y) >= 0) y++;
    if (y > middle) bottoms.push(y);
  }
  const headBottom = Math.min(
    Math.max(headTop + 4, highQuartile(bottoms) ?? headTop + 4),
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
  const stands = standsOnLegs(profile);
  const ends = Math.max(bodyTop + 3, Math.min(Math.max(lowest, lowQuartile(bellies) ?? ground), bottom));
  // What has no legs, as fish and worms, is body down to the ground.
  const bodyBottom = stands ? ends : Math.max(ends, bottom);
  const slim = Math.max(2, Math.round((bodyBottom - bodyTop) * LEGLESS));
  const bodyHalf = !stands
    ? slim
    : Math.max(
        2,
        Math.round(headHalf * LEAST_BODY),
        Math.min(
          Math.round(long * MOST_BODY),
          Math.round((bodyBottom - bodyTop) * BODY_WIDE),
          Math.max(Math.ceil(headHalf * OF_HEAD), Math.round((bodyBottom - bodyTop) * LEAST_WIDE)),
        ),
      );
  const necks: Px[] = [];
  for (let y = headBottom; y < bodyTop; y++) {
    const run = runsAt(bare, y).at(-1);
    if (run) necks.push(run.to - run.from);
  }
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
  return {
    isFine: Math.max(long, bottom - top) >= FINE,
    front,
    headLeft,
    chestAt: [left + CHEST[0] * long, left + CHEST[1] * long],
    flankAt: [left + BACK[0] * long, left + BACK[1] * long],
    axis: Math.round((left + right) / 2),
    headTop,
    headBottom,
    headHalf,
    stands,
    neckHalf: necks.length > 0 ? Math.max(1, Math.round(median(necks) * NECK)) : 0,
    bodyTop,
    bodyBottom,
    bodyHalf,
    foreLeg: stands ? legOf(profile, true) : NO_LEG,
    hindLeg: stands ? legOf(profile, false) : NO_LEG,
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

const highQuartile = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => b - a)[Math.floor(values.length / 4)];

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
