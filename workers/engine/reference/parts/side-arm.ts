/** The arm of a person that looks to the right of the screen, hanging before the body with its sleeve and its hand. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Color, commonest, eachPixel, median } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person, Side } from './person-types.ts';
import type { Pose } from './poses.ts';
import { columnsOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { partingOf, torsoRow, uncovered } from './side-body.ts';

/** An arm's colours from the shoulder to the hand, row by row, each from screen left. */
interface Sleeve {
  readonly top: Px;
  /** How far ahead of the shoulder the hand is. */
  readonly lean: number;
  readonly rows: readonly (readonly Color[])[];
  readonly thick: Px;
}

/** An arm that hangs has so many rows for its length. */
const HANGING = 0.7;
/** Shares of the height: how long an arm is that is held out, and how far below the hips a hand may reach. */
const ARM_LENGTH = 0.34;
const BELOW_HIP = 0.1;
/** Of the torso from aside an arm covers no more. */
const MOST_THICK = 0.44;

/** Skin that reaches over less than this share of the trunk is a hand; it is no more of an arm's length. */
const BARE = 0.5;
const HAND = 0.35;

/** Of a head less is face where it is bald: only features are told. */
const FEATURES = 0.2;

/** The commonest colour of a face, of a bald head that of all of it; and its kin. */
function skinOf({ head, line }: Person): { readonly usual: Color; readonly isSkin: (color: Color) => boolean } {
  const colors: Color[] = [];
  eachPixel(head.face, (_x, _y, color) => {
    if (!line.colors.has(color)) colors.push(color);
  });
  const bald: Color[] = [];
  eachPixel(head.hair, (_x, _y, color) => {
    if (!line.colors.has(color)) bald.push(color);
  });
  const usual = commonest(colors.length < FEATURES * bald.length ? bald : colors);
  return { usual, isSkin: (color) => usual >= 0 && areKin(color, usual) };
}

/** Colours of what a hand holds that the clothes have not: where they lie on the arm they are none of it. */
function thingColors({ held, torso, line }: Person, side: Side): ReadonlySet<Color> {
  const out = new Set<Color>();
  eachPixel(held[side], (_x, _y, color) => out.add(color));
  torso.forEach((run, y) => {
    for (const x of columnsOf(run)) out.delete(at(line.figure, x, y));
  });
  return out;
}

/** The sleeve of an arm with its hand: where only the hand stands out from the clothes, they are its sleeve. */
export function sleeveOf(person: Person, side: Side): Sleeve {
  const { neck, hip } = person;
  const { usual, isSkin } = skinOf(person);
  const things = thingColors(person, side);
  const own = seenSleeve(person, side);
  const skins: { readonly x: Px; readonly y: Px }[] = [];
  let [all, alien] = [0, 0];
  eachPixel(person.arms[side], (x, y, color) => {
    all++;
    if (isSkin(color)) skins.push({ x, y });
    else if (things.has(color)) alien++;
  });
  const span = (values: readonly number[]): number => Math.max(...values) + 1 - Math.min(...values);
  const isBare = skins.length > 0.6 * (all - alien);
  const reach = skins.length > 0 ? Math.hypot(span(skins.map(({ x }) => x)), span(skins.map(({ y }) => y))) : 0;
  const isOnlyHand = isBare && skins.length > 0 && reach < BARE * (hip - neck) + 1;
  if ((skins.length === 0 && alien === 0) || (isBare && !isOnlyHand) || usual < 0) return own;
  const bare = bareSleeve(person, own.thick).rows;
  const cloth = bare.slice(0, bare.length - handRows(person));
  const rows = isOnlyHand ? bare : own.rows;
  const hand = Math.max(1, Math.min(Math.ceil(HAND * rows.length), Math.round(Math.sqrt(skins.length)), 3));
  const clean = rows.map((colors, k) => {
    if (k >= rows.length - hand) {
      const seen = colors.filter(isSkin);
      return seen.length > 0 ? seen : [usual];
    }
    const seen = colors.filter((color) => !isSkin(color) && !things.has(color));
    return seen.length > 0 ? seen : cloth[Math.min(k, cloth.length - 1)]!.filter((color) => color >= 0);
  });
  if (clean.some((colors) => colors.length === 0)) return own;
  return { ...own, rows: clean, top: isOnlyHand ? neck + 1 : own.top };
}

/** From so many pixels of depth on an arm before a torso is three pixels thick, and from so many two. */
const [STOUT, SLIM] = [9, 4] as const;

/** A sleeve in one colour a row, as thick as a pixel artist would draw it before the body. */
export function plainSleeve(person: Person, side: Side): { readonly rows: readonly Color[]; readonly thick: Px } {
  const { neck, hip, line } = person;
  const depth = torsoRow(person, Math.min(hip, neck + 2))?.width ?? 4;
  const plain = sleeveOf(person, side).rows.map((colors) => {
    const own = commonest(colors.filter((color) => !line.colors.has(color)));
    return own >= 0 ? own : commonest(colors);
  });
  return { rows: plain, thick: depth >= STOUT ? 3 : depth >= SLIM ? 2 : 1 };
}

function seenSleeve(person: Person, side: Side): Sleeve {
  const { arms, axis, neck, hip, top, floor, torsoHalf, head } = person;
  const height = floor - top;
  const depth = Math.max(
    ...Array.from({ length: Math.max(1, hip - neck) }, (_, i) => torsoRow(person, neck + i)?.width ?? 0),
  );
  const most = Math.max(2, Math.round(depth * MOST_THICK));
  const pixels: { readonly x: Px; readonly y: Px; readonly color: Color }[] = [];
  eachPixel(arms[side], (x, y, color) => pixels.push({ x, y, color }));
  const lowest = Math.round(hip + BELOW_HIP * height);
  if (pixels.length < 4) return bareSleeve(person, most);
  const first = Math.max(neck, Math.min(...pixels.map(({ y }) => y)));
  const shoulder = { x: axis + (side ? 1 : -1) * torsoHalf, y: first };
  const last = Math.max(...pixels.map(({ y }) => y));
  const far = pixels.map(({ x, y }) => Math.hypot(x + 0.5 - shoulder.x, y - shoulder.y));
  const reach = Math.max(...far);
  const rows: Color[][] = [];
  if (last - first + 1 >= HANGING * reach && last >= hip - 2) {
    for (let y = first; y <= Math.min(last, lowest); y++)
      rows.push(
        pixels
          .filter((p) => p.y === y)
          .sort((a, b) => a.x - b.x)
          .map(({ color }) => color),
      );
  } else {
    const long = Math.max(
      3,
      Math.min(lowest - first, Math.round(Math.max(last - first + 1, Math.min(reach + 1, ARM_LENGTH * height)))),
    );
    for (let k = 0; k < long; k++) {
      const own = pixels.filter((_, i) => Math.min(long - 1, Math.floor((far[i]! / (reach + 0.01)) * long)) === k);
      rows.push(own.sort((a, b) => a.x - b.x || a.y - b.y).map(({ color }) => color));
    }
  }
  if (rows.every((row) => row.length === 0)) return bareSleeve(person, most);
  for (let k = 0; k < rows.length; k++)
    if (rows[k]!.length === 0) rows[k] = rows[k - 1] ?? rows.find((r) => r.length > 0)!;
  const thick = Math.max(
    2,
    Math.min(most, Math.round(median(rows.map((r) => r.length))), Math.round(head.half * 1.2) + 1),
  );
  const hands = pixels.filter((_, i) => far[i]! > HAND_FROM * reach).map(({ x }) => Math.abs(x + 0.5 - axis));
  const off = hands.reduce((sum, d) => sum + d, 0) / Math.max(1, hands.length);
  return { top: first, rows, thick, lean: Math.max(0, LEAN * (off - torsoHalf - thick / 2)) };
}
/** From this share of an arm's length on it is a hand. */
const HAND_FROM = 0.75;

const handRows = ({ hip, neck }: Person): Px => Math.max(1, Math.round((hip - neck) * 0.18));

/** The arm of who shows none: of the clothes beside the chest, and a hand. */
function bareSleeve(person: Person, most: Px): Sleeve {
  const { torso, neck, hip, head, line, back } = person;
  const skins: Color[] = [];
  eachPixel(head.face, (_x, _y, color) => {
    if (!line.colors.has(color)) skins.push(color);
  });
  const thick = Math.min(most, 3);
  const hand = handRows(person);
  const rows = Array.from({ length: Math.max(3, hip - neck) }, (_, k) => {
    const run = torso[neck + 1 + k];
    const cloth = run ? [0, 1].map((d) => at(back, Math.min(run.to - 1, run.from + 1 + d), neck + 1 + k)) : [];
    const color = k >= hip - neck - hand && skins.length > 0 ? commonest(skins) : commonest(cloth);
    return [color, color];
  });
  return { top: neck + 1, rows, thick, lean: 0 };
}

/** From so high a person on a hanging hand is a pixel ahead of the elbow. */
const BENT: Px = 26;
/** Hands that stand off the body to both sides from the front stand so much of that ahead of it. */
const LEAN = 0.6;
/** Colours that are no farther apart run together. */
const ALIKE = 60;
/** Room that torso before and behind an arm needs for a line. */
const [FORE, HIND] = [1, 2] as const;

/** An arm that hangs or swings before the body; the far one shows where it swings out. */
export function armLayer(person: Person, side: Side, pose: Pose, bob: Px): Layer {
  const { axis, top, floor, crotch, leg, line } = person;
  const { top: first, rows, thick, lean } = sleeveOf(person, side);
  const parting = partingOf(person);
  const shadow = shadowsOf(line.figure);
  const shade = side ? shadow : (color: Color): Color => color;
  const swing = pose.arms[side] * Math.max(1, rows.length * 0.35);
  const isBent = floor - top >= BENT;
  const body = uncovered(person);
  const draw = (brush: Brush): void => {
    rows.forEach((colors, k) => {
      const t = k / Math.max(1, rows.length - 1);
      const y = first + k;
      const ahead = Math.round(swing * t + (lean >= 1 ? lean * t ** 1.3 : isBent && t > 0.55 ? 1 : 0));
      const left = Math.round(axis - thick / 2 - 0.5) + ahead;
      // A shoulder is round.
      const narrow = k === 0 && thick > 2 ? 1 : 0;
      for (let i = narrow ? 1 : 0; i < thick; i++) {
        const own = colors[Math.min(colors.length - 1, Math.floor(((i + 0.5) / thick) * colors.length))]!;
        brush(left + i, y + bob, shade(own));
      }
      const row = torsoRow(person, y);
      if (side || !row || (y >= crotch && leg)) return;
      const [fore, hind] = [row.left + row.width - (left + thick), left - row.left];
      const under = (x: Px): Color =>
        at(body, Math.max(person.torso[y]!.from, Math.min(person.torso[y]!.to - 1, x)), y);
      // Ahead of an arm lies its light side, behind it its shadow: a line only where both would run together.
      const isLike = (x: Px, own: Color): boolean => under(x) >= 0 && apart(under(x), own) < ALIKE;
      if (fore >= FORE) brush(left + thick, y + bob, shadow(under(left + thick)));
      if (hind >= HIND && k > 0)
        brush(left - 1, y + bob, (isLike(left - 1, colors[0]!) ? parting : shadow)(under(left - 1)));
    });
  };
  return { depth: side ? -1.5 : 2, draw, isSoft: true };
}
