/**
 * Small people who look at the viewer with both eyes, from other sides: of so few pixels that no limb could be taken apart.
 * The head keeps its outline and its hair, on which the face moves to the side that is looked to until the far eye is out of
 * sight; the body is foreshortened on its far side; from behind hair covers the face, and what only a front has is gone.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { at, copyOf, eachPixel, type Flat, mirrored, put, toFlat, toImage } from './flat.ts';
import { halfAside } from './narrowed.ts';
import type { FoundJoints } from './person-types.ts';
import { type SmallFace, seeSmallFace } from './small-face.ts';
import { yawOf } from './yaw.ts';

/** Of the half that lies farther off so much of its width is seen from aside, and half turned. */
const [FROM_ASIDE, HALF_TURNED] = [0.4, 0.75] as const;

/** A small figure from yaws in degrees; undefined for who is not so small, or looks elsewhere. */
export function seeSmallPerson(sprite: Flat, joints: FoundJoints): ((degrees: number) => Flat) | undefined {
  const seen = seeSmallFace(sprite, joints);
  if (!seen) return undefined;
  const { left, right } = boxOf(sprite);
  const axis = (left + right) / 2;
  const over = mirrored(sprite, axis);
  const other = (): SmallFace => turnedOver(seen, over, axis);
  return (degrees) => {
    const yaw = yawOf(degrees).degrees;
    const far = Math.abs(yaw);
    if (far < 1) return sprite;
    if (far > 91) {
      const back = mirrored(behind(seen), axis);
      return far > 179 ? back : toFlat(halfAside(toImage(back), yaw > 0 ? 'right' : 'left', HALF_TURNED));
    }
    return yaw > 0 ? lookingRight(seen, far > 70) : mirrored(lookingRight(other(), far > 70), axis);
  };
}

function turnedOver(seen: SmallFace, picture: Flat, axis: number): SmallFace {
  const last = Math.round(2 * axis) - 1;
  const { width } = picture;
  const face = new Set([...seen.face].map((i) => Math.floor(i / width) * width + last - (i % width)));
  const head = seen.head.map((run) => run && { from: last + 1 - run.to, to: last + 1 - run.from });
  const eyes = seen.eyes.map((x) => last - x).sort((a, b) => a - b);
  return { ...seen, picture, face, head, eyes };
}

/** The head of somebody half turned, or from aside: the face moved, hair where it was. */
function lookingRight(seen: SmallFace, isAside: boolean): Flat {
  const { picture, head, face, eyes, chin, half } = seen;
  const { width } = picture;
  const middle = (Math.min(...eyes) + Math.max(...eyes) + 1) / 2;
  const body = copyOf(picture);
  eachPixel(picture, (x, y) => {
    if (y < chin) put(body, x, y, -1);
  });
  const narrow = halfAside(toImage(body), 'right', isAside ? FROM_ASIDE : HALF_TURNED, {
    axis: middle,
    half: half + 1,
  });
  const out = toFlat(narrow);
  // A body that lost columns stands under its head as it did.
  const edge = headEdge(seen);
  const most = Math.max(1, edge - 1 - nearEye(eyes));
  const by = isAside ? most : Math.min(most, Math.max(1, Math.round(half * ASKEW)));
  eachPixel(picture, (x, y, color) => {
    if (y < chin) put(out, x, y, color);
  });
  for (const i of face) put(out, i % width, Math.floor(i / width), seen.hairAt(i % width, Math.floor(i / width)));
  for (const i of face) {
    const [x, y] = [(i % width) + by, Math.floor(i / width)];
    const run = head[y];
    if (run && x >= run.from && x < run.to) put(out, x, y, picture.colors[i]!);
  }
  if (isAside) cheeks(out, seen, by, edge);
  return out;
}

/** From aside so much of a head is face. */
const FACE = 0.42;

/** Skin that comes into view behind the near eye: the front of a narrow face shows too little of it. */
function cheeks(out: Flat, { picture, face, rows, head, isSkin, half }: SmallFace, by: Px, edge: Px): void {
  const { width } = picture;
  const first = edge + 1 - Math.round(2 * half * FACE);
  const byRow = new Map<Px, Px[]>();
  for (const i of face) {
    const y = Math.floor(i / width);
    if (y >= Math.min(...rows)) byRow.set(y, [...(byRow.get(y) ?? []), i % width]);
  }
  for (const [y, columns] of byRow) {
    const skin = columns.sort((a, b) => a - b).find((x) => isSkin(at(picture, x, y)));
    if (skin === undefined) continue;
    for (let x = Math.max(first, head[y]?.from ?? first); x < Math.min(columns[0]! + by, head[y]?.to ?? 0); x++)
      put(out, x, y, at(picture, skin, y));
  }
}

/** The last column of the near one of two eyes. */
function nearEye(eyes: readonly Px[]): Px {
  return eyes.find((x, i) => eyes[i + 1] !== x + 1) ?? eyes[0]!;
}

/** Half turned, a face moves by this share of half the head. */
const ASKEW = 0.3;

/** The last column of a head in the rows of its eyes. */
function headEdge({ head, rows }: SmallFace): Px {
  return Math.min(...rows.map((y) => (head[y]?.to ?? 1) - 1));
}

/** From so many of a row's columns about the middle on a colour that is nowhere beside them is of the front. */
const CENTRE = 0.3;
const OF_FRONT = 0.75;
const MOST_CHANGED = 0.3;

/** The figure with hair over its face and without what only its front has. */
function behind(seen: SmallFace): Flat {
  const { picture, face, chin, line, axis } = seen;
  const { width } = picture;
  const out = copyOf(picture);
  for (const i of face) put(out, i % width, Math.floor(i / width), seen.hairAt(i % width, Math.floor(i / width)));
  const [all, front] = [new Map<number, number>(), new Map<number, number>()];
  let area = 0;
  const isMiddle = (x: Px): boolean => Math.abs(x + 0.5 - axis) <= Math.max(1.5, CENTRE * seen.half * 2);
  eachPixel(picture, (x, y, color) => {
    if (y < chin || line.has(color)) return;
    area++;
    all.set(color, (all.get(color) ?? 0) + 1);
    if (isMiddle(x)) front.set(color, (front.get(color) ?? 0) + 1);
  });
  const own = new Set([...front].filter(([c, n]) => n >= OF_FRONT * all.get(c)!).map(([c]) => c));
  const total = [...own].reduce((n, c) => n + all.get(c)!, 0);
  if (total > MOST_CHANGED * area) return out;
  eachPixel(picture, (x, y, color) => {
    if (y < chin || !own.has(color)) return;
    for (let d = 1; d < 6; d++) {
      const near = [x - d, x + d]
        .map((u) => at(picture, u, y))
        .filter((c) => c >= 0 && !own.has(c) && !line.has(c) && !seen.isSkin(c));
      if (near.length === 0) continue;
      put(out, x, y, near[0]!);
      break;
    }
  });
  return out;
}
