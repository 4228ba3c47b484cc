/** A head that the network tells though the outline does not: over a neck between shoulders, or about a face it surely sees. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoint, FoundJoints } from '../parts/index.ts';
import { depthsOf, discAt, headOfDisc, sized } from './side-head.ts';
import type { Stance } from './stance.ts';

/** A neck and shoulders that are less sure may be those of a shield's face or of a beast. */
const SURE_NECK = 0.5;
const SURE_SHOULDER = 0.4;
/** Shares of the height: so far above the hips a neck is; a head over it is so high and, half of it, so wide at the most. */
const ABOVE_HIPS = 0.12;
const HIGHEST = 0.42;
const LOWEST = 0.08;
const WIDEST = 0.2;
/** A nose so far beside the neck looks aside. */
const ASIDE = 0.05;
/** A tuft or a horn is thinner than this share of the head below it. */
const TUFT = 0.5;

/**
 * The head of who stands with its neck surely between two shoulders, whatever stands up beside it (wings, shields, packs):
 * rows over the neck, as far as they reach on the shorter side.
 */
export function headOverNeck(flat: Flat, joints: FoundJoints, stance: Stance): Stance | undefined {
  const { NECK: neck, NOSE: nose } = joints;
  const [a, b] = [joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']];
  const hips = (joints['LEFT HIP'].y + joints['RIGHT HIP'].y) / 2;
  const { top: first, bottom } = opaqueRows(flat);
  const height = bottom - first;
  const isBetween = Math.abs((a.x + b.x) / 2 - neck.x) <= 0.5 * Math.abs(a.x - b.x) + 1;
  if (
    stance.isLong ||
    neck.sure < SURE_NECK ||
    Math.min(a.sure, b.sure) < SURE_SHOULDER ||
    !isBetween ||
    hips - neck.y < ABOVE_HIPS * height
  )
    return undefined;
  const chin = Math.round(neck.y);
  const column = nose.sure >= SURE_SHOULDER && nose.y < neck.y ? (nose.x + neck.x) / 2 : neck.x;
  const most = WIDEST * height;
  const reach = (y: Px, step: -1 | 1): number => {
    let n = 0;
    for (let x = Math.floor(column); n < most && at(flat, x, y) >= 0; x += step) n++;
    return n;
  };
  const rows: { readonly y: Px; readonly left: number; readonly right: number }[] = [];
  for (let y = chin - 1; y >= Math.max(first, chin - HIGHEST * height); y--) {
    const [left, right] = [reach(y, -1), reach(y, 1)];
    if (left + right === 0) break;
    rows.push({ y, left, right });
  }
  // What goes on up beyond any head is the chest of one whose neck was taken for lower than it is.
  if (rows.length >= Math.floor(HIGHEST * height) && rows.at(-1)!.y > first + 1) return undefined;
  const halves = rows.map(({ left, right }) => Math.min(left, right));
  const half = median(halves.slice(0, Math.max(1, Math.round(0.7 * halves.length))));
  const broad = rows.filter(({ left, right }) => left + right >= TUFT * 2 * half);
  const top = broad.at(-1)?.y;
  if (top === undefined || chin - top < Math.max(3, LOWEST * height) || half < 1.5) return undefined;
  const own = broad.filter(({ left, right }) => Math.max(left, right) < most);
  const middles = own.map(({ left, right }) => Math.floor(column) + 0.5 + (right - left) / 2);
  const axis = middles.length > 0 ? median(middles) : Math.floor(column) + 0.5;
  const aside = nose.sure >= SURE_SHOULDER ? (nose.x - neck.x) / height : 0;
  const facing = Math.abs(aside) < ASIDE ? 0 : aside < 0 ? -1 : 1;
  return { ...stance, axis, top, chin, headHalf: half, facing };
}

/** A face whose three joints are so sure on the average is one, wherever the outline would have it. */
const SURE_FACE = 0.5;

/** The head about a face that the network surely sees, of what goes on all fours or leans: as round as fits there. */
export function headAboutFace(flat: Flat, joints: FoundJoints, stance: Stance): Stance | undefined {
  const face: readonly FoundJoint[] = [joints.NOSE, joints['LEFT EYE'], joints['RIGHT EYE']];
  const mean = (of: (joint: FoundJoint) => number): number => face.reduce((sum, joint) => sum + of(joint), 0) / 3;
  if (mean(({ sure }) => sure) < SURE_FACE) return undefined;
  const box = sized(flat);
  const place = { x: mean(({ x }) => x) + 0.5, y: mean(({ y }) => y) + 0.5 };
  const disc = discAt(flat, depthsOf(flat), box, place);
  if (!disc || disc.r < 1.5) return undefined;
  const off = place.x - (box.left + box.right) / 2;
  const isAside = Math.abs(off) >= 0.12 * (box.right - box.left);
  return { ...stance, ...headOfDisc(flat, disc), facing: isAside ? (off < 0 ? -1 : 1) : stance.facing };
}
