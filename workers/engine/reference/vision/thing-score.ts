/** How likely a picture is one of a thing, by all that tells: what the network of kinds sees, how few joints there are, eyes, size and outline together. */
import { type Box, opaqueBounds, type Rgba } from '../../../../src/pixels/index.ts';
import type { FoundJoints } from '../parts/index.ts';
import type { KindSeen } from './kind.ts';

/**
 * Fitted to 1,430 sprites of fourteen sets by their tags (logistic, those of somebody counting threefold). Left out of the fit, .65 and
 * half a thing by its kind tell 65 of 100 things and take 2 of 100 of somebody for one, most of them grubs and blobs; what stood here
 * before told 47 and 1.
 */
const BY = {
  kind: 0.91,
  surestJoint: 1.26,
  meanJoint: -1.58,
  pairOfEyes: -1.32,
  oneEye: -1.52,
  round: 1.64,
  flat: 2.16,
  vehicle: -2,
  size: -0.15,
  oblong: -1.55,
  full: 0.25,
  base: 1.17,
};

export function thingScore(seen: KindSeen, joints: FoundJoints, eyes: number, figure: Rgba): number {
  const box = opaqueBounds(figure);
  if (!box) return 0;
  const { thing, kinds } = seen;
  const sure = Object.values(joints).map((joint) => joint.sure);
  const held = Math.min(0.99, Math.max(0.01, thing));
  const sum =
    BY.base +
    BY.kind * Math.log(held / (1 - held)) +
    BY.surestJoint * Math.min(0.6, Math.max(...sure)) +
    BY.meanJoint * (sure.reduce((a, b) => a + b, 0) / sure.length) +
    (eyes === 2 ? BY.pairOfEyes : eyes === 1 ? BY.oneEye : 0) +
    BY.round * kinds.round +
    BY.flat * kinds.flat +
    BY.vehicle * kinds.vehicle +
    BY.size * Math.min(3, Math.max(box.width, box.height) / 32) +
    BY.oblong * Math.abs(Math.log(box.width / box.height)) +
    BY.full * filled(figure, box);
  return 1 / (1 + Math.exp(-sum));
}

/** What fills its box is a tile, an icon in its frame, a picture: of 630 sprites of somebody none does. */
export function fillsBox(figure: Rgba): boolean {
  const box = opaqueBounds(figure);
  if (!box || Math.min(box.width, box.height) < LEAST_BOX) return false;
  return filled(figure, box) >= FULL;
}

/** Share of its box that a figure covers. */
function filled(figure: Rgba, box: Box): number {
  let there = 0;
  for (let i = 3; i < figure.data.length; i += 4) if (figure.data[i]! >= 128) there++;
  return there / (box.width * box.height);
}
const LEAST_BOX = 10;
const FULL = 0.96;
