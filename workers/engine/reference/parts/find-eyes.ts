/** Eyes of a sprite of any artist: small islands that stand out from the face, two of a kind beside each other or one in profile. */
import type { Eye, HeadBox, Island } from './eye-types.ts';
import { eachTold, slitEyes } from './eyes-told.ts';
import { apart, areKin, at, BESIDE, type Color, eachPixel, type Flat, luma, NONE, opaqueRows } from './flat.ts';
import type { FoundJoints } from './person-types.ts';

export type { Eye } from './eye-types.ts';

/** An island has no more than this share of the figure's pixels, and these at least may be one. */
const MOST = 0.014;
const LEAST_MOST = 3;
/** A pair where no head is told must look more like one than this. */
const SURE_PAIR = 1.1;
/** What differs less from its surroundings is shading. */
const CONTRAST = 0.2;
/** No eye lies higher than this share of a head: there are horns and ears. */
const LEAST_DOWN = 0.25;
/** A joint that is surer than this tells where eyes are. */
const SURE = 0.45;
/** Eyes lie no farther from their joint, as a share of the height. */
const BESIDE_JOINT = 0.1;

/**
 * The eyes within a head (the upper part of the figure where none is told): two where a pair is seen, one in profile; none
 * where nothing looks like an eye.
 */
export function findEyes(figure: Flat, joints: FoundJoints, head?: HeadBox, share = MOST): readonly Eye[] {
  const { top, bottom } = opaqueRows(figure);
  const height = bottom - top;
  const told = [joints['LEFT EYE'], joints['RIGHT EYE']].sort((a, b) => a.x - b.x);
  const isTold = told.every(({ sure }) => sure >= SURE);
  const within = ({ x, y }: Island): boolean =>
    head
      ? Math.abs(x - head.axis) <= head.headHalf + 1 &&
        y > head.top + LEAST_DOWN * (head.chin - head.top) &&
        y < head.chin
      : y < top + 0.6 * height;
  // Tusks and teeth stand out as well, but lie below the nose.
  const nose = isTold && joints.NOSE.sure >= SURE ? joints.NOSE.y : figure.height;
  const inHead = islandsOf(figure, height, share).filter(within);
  const islands = inHead.filter((a) => a.y - a.high / 2 <= nose - 1);
  const near = ({ x, y }: Island): number => {
    if (isTold) return Math.min(...told.map((joint) => Math.hypot(joint.x - x, joint.y - y))) / height;
    return head
      ? 0.5 * Math.abs((y - head.top) / Math.max(1, head.chin - head.top) - 0.55)
      : 0.3 * ((y - top) / height);
  };
  const worth = (a: Island): number => a.contrast - 3 * near(a);
  let best: { readonly eyes: readonly Eye[]; readonly score: number; readonly contrast: number } = NO_PAIR;
  const likely = isTold ? islands.filter((a) => near(a) <= Math.max(BESIDE_JOINT, 3.2 / height)) : islands;
  likely.forEach((a, i) => {
    for (const b of likely.slice(i + 1)) {
      const score = pairOf(a, b, figure, height, head, share > MOST ? 0.48 : 0.36);
      if (score <= 0) continue;
      const all = score + (worth(a) + worth(b)) / 2;
      if (all > best.score)
        best = { eyes: [a.pixels, b.pixels], score: all, contrast: Math.min(a.contrast, b.contrast) };
    }
  });
  // Who looks to a side has its eyes told at one place: a dark row there is a mouth.
  const isAside = isTold && height >= SMALL && told[1]!.x - told[0]!.x < 2;
  // Of a helm what is drawn beside its slit are rivets.
  const slit = best.contrast < PLAIN && !isAside ? slitEyes(figure, head) : undefined;
  if (slit) return slit;
  if (best.eyes.length > 0 && (head || best.score >= SURE_PAIR)) return best.eyes;
  if (isTold) {
    // A plain pair farther off is what was meant: beaks and helms mislead the network, and of a small face the nose is told a
    // pixel too high.
    const plain = inHead.filter(
      (a) => a.contrast >= PLAIN && near(a) <= FARTHER && a.y - a.high / 2 <= nose - (height < SMALL ? 0 : 1),
    );
    // Whose eyes are told at one place looks to a side: nothing is a pair of it.
    const mostGap = 2 * (told[1]!.x - told[0]!.x) + 2;
    const farther = plain.flatMap((a, i) =>
      plain.slice(i + 1).flatMap((b) => {
        const score = pairOf(a, b, figure, height, head, 0.36);
        return score >= SURE_FARTHER && Math.abs(a.x - b.x) <= mostGap
          ? [{ eyes: [a.pixels, b.pixels], score: score + (worth(a) + worth(b)) / 2 }]
          : [];
      }),
    );
    const pair = farther.sort((a, b) => b.score - a.score)[0];
    if (pair) return pair.eyes;
    return eachTold(figure, told, likely);
  }
  const [one] = likely.filter((a) => worth(a) > 0.1).sort((a, b) => worth(b) - worth(a));
  if (head) return one ? [one.pixels] : [];
  return oneAlone(likely, figure);
}

/** An eye of a beast in profile whose head nobody told: the island that stands out by far most, of few pixels, from hide. */
const ALONE = 0.55;
const BY_FAR = 0.12;

function oneAlone(islands: readonly Island[], figure: Flat): readonly Eye[] {
  const counts = new Map<Color, number>();
  eachPixel(figure, (_x, _y, c) => counts.set(c, (counts.get(c) ?? 0) + 1));
  const area = [...counts.values()].reduce((a, b) => a + b, 0);
  const share = (color: Color): number =>
    [...counts].reduce((n, [c, m]) => n + (areKin(c, color) ? m : 0), 0) / Math.max(1, area);
  const compact = islands
    .filter((a) => a.pixels.length <= Math.max(3, 0.006 * area) && a.wide <= 3 && a.high <= 3)
    .map((a) => ({ a, worth: a.contrast + Math.min(0.3, share(a.usual)) - share(a.light) }))
    .sort((p, q) => q.worth - p.worth);
  const [first, ...others] = compact;
  if (!first || first.a.contrast < ALONE) return [];
  // Parts of the same eye do not compete.
  const second = others.find(({ a }) => Math.hypot(a.x - first.a.x, a.y - first.a.y) > 3);
  return !second || first.worth - second.worth >= BY_FAR ? [first.a.pixels] : [];
}

const NO_PAIR = { eyes: [], score: 0, contrast: 0 };

/** Islands that stand out so much may be farther from where joints told eyes, as a share of the height; a pair of them looks so much like one. */
const PLAIN = 0.6;
const FARTHER = 0.2;
const SURE_FARTHER = 0.6;
/** Rows of a figure of whose face each part is a pixel or two. */
const SMALL = 20;

/** How much two islands are a pair of eyes; 0 where they are none. */
function pairOf(a: Island, b: Island, figure: Flat, height: number, head: HeadBox | undefined, reach: number): number {
  const off = Math.abs(a.x - b.x);
  if (Math.abs(a.y - b.y) > Math.max(1, 0.03 * height)) return 0;
  if (off < 2 || off > Math.max(5, head ? 1.7 * head.headHalf : reach * height)) return 0;
  const [small, large] = [a, b].sort((p, q) => p.pixels.length - q.pixels.length) as [Island, Island];
  if (large.pixels.length > 2.5 * small.pixels.length + 1) return 0;
  const unlike = (apart(a.light, b.light) + apart(a.dark, b.dark)) / 442;
  if (unlike > 0.3) return 0;
  // Between eyes is a face.
  for (let x = Math.ceil(Math.min(a.x, b.x)); x <= Math.max(a.x, b.x); x++)
    if (at(figure, x, Math.round((a.y + b.y) / 2)) < 0) return 0;
  const level = 1 - Math.abs(a.y - b.y) / Math.max(1, 0.06 * height);
  const middle = head ? Math.abs((a.x + b.x) / 2 - head.axis) / head.headHalf : 0;
  return (
    0.5 +
    0.3 * level -
    unlike -
    0.4 * middle +
    0.1 * Math.min(1, small.pixels.length / Math.max(1, large.pixels.length))
  );
}

/** Small groups of colours that are unlike what lies about them, not on the rim. */
function islandsOf(figure: Flat, height: number, share: number): Island[] {
  const { width } = figure;
  let area = 0;
  eachPixel(figure, () => area++);
  const most = Math.max(LEAST_MOST, Math.round(share * area));
  const isInside = (i: number): boolean =>
    BESIDE.every(([dx, dy]) => at(figure, (i % width) + dx, Math.floor(i / width) + dy) >= 0);
  // Horns are as narrow and bright, but nothing is above them.
  const isCovered = (i: number): boolean =>
    (height < 20 ? [2] : [2, 3]).every((d) => at(figure, i % width, Math.floor(i / width) - d) >= 0);
  const small = groupsOf(figure, areKin).filter(
    (group) => group.length <= most && group.every((i) => isInside(i) && isCovered(i)),
  );
  const marked: Flat = { ...figure, colors: figure.colors.map(() => NONE) };
  for (const group of small) for (const i of group) marked.colors[i] = figure.colors[i]!;
  // White and pupil are one eye; where shading of the face is as small, each counts by itself too.
  const joined = groupsOf(marked, () => true).filter((group) => group.length <= 1.6 * most + 2);
  const single = small.filter((group) => !joined.some((one) => one.length === group.length && one[0] === group[0]));
  return [...joined, ...single].flatMap((group) => {
    const xs = group.map((i) => (i % width) + 0.5);
    const ys = group.map((i) => Math.floor(i / width) + 0.5);
    const [wide, high] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
    if (wide > 4 * high + 1 || high > 3 * wide + 1) return [];
    const around = group.flatMap((i) =>
      BESIDE.map(([dx, dy]) => at(figure, (i % width) + dx, Math.floor(i / width) + dy)).filter(
        (c, k) => c >= 0 && !group.includes(i + BESIDE[k]![0] + BESIDE[k]![1] * width),
      ),
    );
    const own = group.map((i) => figure.colors[i]!);
    const sorted = [...own].sort((a, b) => luma(a) - luma(b));
    const about = around.sort((a, b) => luma(a) - luma(b));
    const usual = about[about.length >> 1] ?? NONE;
    if (usual < 0) return [];
    const contrast = Math.max(apart(sorted[0]!, usual), apart(sorted.at(-1)!, usual)) / 260;
    if (contrast < CONTRAST) return [];
    const mean = (values: readonly number[]): number => values.reduce((p, q) => p + q, 0) / values.length;
    return [
      {
        pixels: group,
        x: mean(xs),
        y: mean(ys),
        wide,
        high,
        contrast: Math.min(1, contrast),
        light: sorted.at(-1)!,
        dark: sorted[0]!,
        usual,
      },
    ];
  });
}

/** Pixels that hang together, each with a next one that is alike. */
function groupsOf(flat: Flat, alike: (a: Color, b: Color) => boolean): number[][] {
  const { width } = flat;
  const seen = new Uint8Array(flat.colors.length);
  const groups: number[][] = [];
  flat.colors.forEach((color, start) => {
    if (color < 0 || seen[start]) return;
    const group = [start];
    seen[start] = 1;
    for (let k = 0; k < group.length; k++) {
      const [x, y] = [group[k]! % width, Math.floor(group[k]! / width)];
      for (const [dx, dy] of BESIDE) {
        const j = (y + dy) * width + x + dx;
        const next = at(flat, x + dx, y + dy);
        if (next < 0 || seen[j] || !alike(flat.colors[group[k]!]!, next)) continue;
        seen[j] = 1;
        group.push(j);
      }
    }
    groups.push(group);
  });
  return groups;
}
