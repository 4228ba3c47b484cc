/** What is left of a figure where a part of it was taken away. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, commonest, type Flat, NONE, put, tidy } from '../parts/flat.ts';
import type { Figure } from './figure.ts';
import { without } from './mask.ts';

/** The body where an arm or a thing lay: what lies between goes on, and the edge that is left has its line. */
export function healed({ picture, line }: Pick<Figure, 'picture' | 'line'>, core: Uint8Array, mask: Uint8Array): Flat {
  const out = without(picture, mask);
  const { width, height } = picture;
  const isFlesh = (x: Px, y: Px): boolean => at(out, x, y) >= 0 && !line.colors.has(at(out, x, y));
  const fills: [Px, Px, Color][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      let [left, right] = [x - 1, x + 1];
      while (left >= 0 && mask[y * width + left]) left--;
      while (right < width && mask[y * width + right]) right++;
      if (at(out, left, y) < 0 || at(out, right, y) < 0) continue;
      const near = isFlesh(left, y) && (x - left <= right - x || !isFlesh(right, y)) ? left : right;
      fills.push([x, y, at(out, near, y)]);
    }
  }
  for (const [x, y, color] of fills) put(out, x, y, color);
  if (line.isLined) {
    const edge: [Px, Px, Color][] = [];
    core.forEach((is, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (!is || at(out, x, y) >= 0) return;
      const beside = BESIDE.map(([dx, dy]) => [x + dx, y + dy] as const).find(([X, Y]) => isFlesh(X, Y));
      if (beside) edge.push([x, y, line.over(at(out, beside[0], beside[1]))]);
    });
    for (const [x, y, color] of edge) put(out, x, y, color);
  }
  return tidied(out, nearTo(mask, width), picture, mask);
}

/** Without the crumbs that a cut leaves; small pieces elsewhere are the artist's: sparks, tips of ears. */
function tidied(flat: Flat, isNear: Uint8Array, picture: Flat, mask: Uint8Array): Flat {
  const out = tidy(flat);
  const whole = tidy(picture);
  picture.colors.forEach((color, i) => {
    if (color >= 0 && whole.colors[i]! < 0 && !mask[i]) out.colors[i] = color;
  });
  isNear.forEach((is, i) => {
    if (!is && flat.colors[i]! >= 0) out.colors[i] = flat.colors[i]!;
  });
  return out;
}

/** Pixels of a set and those about it. */
function nearTo(core: Uint8Array, width: Px): Uint8Array {
  const out = new Uint8Array(core.length);
  const height = core.length / width;
  core.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -NEAR; dy <= NEAR; dy++)
      for (let dx = -NEAR; dx <= NEAR; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) out[(y + dy) * width + x + dx] = 1;
  });
  return out;
}

/** The body where an arm was cut off along its joint: smooth along the cut, filled where the arm lay before it, with its line. */
export function cutFrom({ picture, line }: Pick<Figure, 'picture' | 'line'>, core: Uint8Array, mask: Uint8Array): Flat {
  const { width } = picture;
  const flesh: Flat = { ...picture, colors: line.figure.colors.map((color, i) => (core[i] ? NONE : color)) };
  const isNear = nearTo(core, width);
  fillBehind(flesh, core);
  for (let n = 0; n < 2; n++) smoothAt(flesh, isNear);
  const out = without(picture, mask);
  isNear.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    const own = flesh.colors[i]!;
    const beside = commonest(BESIDE.map(([dx, dy]) => at(flesh, x + dx, y + dy)));
    out.colors[i] = own >= 0 ? own : line.isLined && beside >= 0 ? line.over(beside) : NONE;
  });
  return tidied(out, isNear, picture, mask);
}
const NEAR = 2;

/** What was hidden goes on from the nearer side, where something of the body lies on both. */
function fillBehind(flesh: Flat, core: Uint8Array): void {
  const { width, height } = flesh;
  const fills: [number, Color][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!core[y * width + x]) continue;
      let [left, right] = [x - 1, x + 1];
      while (left >= 0 && core[y * width + left]) left--;
      while (right < width && core[y * width + right]) right++;
      if (at(flesh, left, y) < 0 || at(flesh, right, y) < 0) continue;
      fills.push([y * width + x, at(flesh, x - left <= right - x ? left : right, y)]);
    }
  }
  for (const [i, color] of fills) flesh.colors[i] = color;
}

/** Teeth along a cut go, notches close. */
function smoothAt(flesh: Flat, isNear: Uint8Array): void {
  const { width } = flesh;
  const changes: [number, Color][] = [];
  isNear.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    const around = BESIDE.map(([dx, dy]) => at(flesh, x + dx, y + dy)).filter((color) => color >= 0);
    if (flesh.colors[i]! >= 0 && around.length <= 1) changes.push([i, NONE]);
    if (flesh.colors[i]! < 0 && around.length >= 3) changes.push([i, commonest(around)]);
  });
  for (const [i, color] of changes) flesh.colors[i] = color;
}
