/** What stands on a creature's back, shoulders or head: rooted in it, as large as the back bears. */
import type { Px } from '../../../../src/pixels/types.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';
import { backOf, contour } from './back.ts';
import { eyesOf } from './creature-marks.ts';
import { hostOf } from './host.ts';
import { inShell } from './in-shell.ts';
import { HEAD, headOf } from './parts.ts';

/** Rows that a thing's foot goes into the back, of its own height. */
const ROOTED = 0.16;

export function withGrown(
  s: Sprite,
  asked: 'antlers' | 'horns' | 'back' | 'head' | 'shoulders' | 'shell' | 'belly' | 'forehead',
  count: number,
  large: boolean,
  draw: (size: Px) => Sprite,
  vessel = false,
): Sprite {
  const { width, height } = s.image;
  const branched = asked === 'antlers' || asked === 'horns' ? onAntlers(s, count, draw) : undefined;
  if (branched) return branched;
  const place = asked === 'antlers' || asked === 'horns' ? 'head' : asked;
  // in place of a shell: over all but legs and claws, a little raised at its back
  if (place === 'shell') {
    const housed = inShell(s, draw, vessel);
    if (housed) return housed;
    const body = partBox(s, /^(?:claw|legs?)$/);
    const item = draw(Math.max(8, Math.round(Math.max(width, height) * 0.86)));
    const right = (body?.x ?? width * 0.5) + (body?.width ?? width * 0.5) * 0.34;
    return joined([{ sprite: s, x: 0, y: 0 }, { sprite: item, x: right - item.image.width, y: height * 0.9 - item.image.height }], 0); // biome-ignore format: layers
  }
  if (place === 'belly' || place === 'forehead') return setInto(s, place, draw);
  const head = headOf(s);
  const hasHead = partBox(s, HEAD) !== undefined && head.width < width * 0.75;
  if (place === 'head') {
    const most = Math.min(width, height) * (large ? 0.7 : 0.5);
    const item = draw(Math.max(6, Math.round(Math.min(most, Math.max(Math.min(width, height) * 0.36, head.width * (large ? 1.3 : 0.8))))));
    const tops = contour(s, (x) => x >= head.x && x < head.x + head.width);
    const x = hasHead ? Math.round(head.x + head.width * 0.46) : highest(contour(s, () => true));
    const y = tops[Math.min(width - 1, Math.max(0, x))] ?? -1;
    const foot = (y >= 0 ? y : head.y) + Math.max(1, Math.round(item.image.height * ROOTED));
    return joined([{ sprite: item, x: x - item.image.width / 2, y: foot - item.image.height }, { sprite: s, x: 0, y: 0 }], 1); // biome-ignore format: layers
  }
  const aside = place === 'back' ? backOf(s) : undefined;
  const beside = (x: Px): boolean => !hasHead || x < head.x + head.width * 0.1 || x > head.x + head.width * 0.9;
  const own = contour(s, beside);
  // who is seen from before has the back behind the head
  // a back lies in the upper part of the body, however high its wings stand
  const crown = Math.min(...contour(s, () => true).filter((y) => y >= 0));
  const low = crown + (height - crown) * 0.66;
  const open = own.filter((y) => y >= 0 && y < low).length;
  const tops = aside || open <= width * 0.34 ? contour(s, () => true) : own;
  const span = tops.flatMap((y, x) => (y >= 0 && y < low ? [x] : []));
  if (span.length === 0) return s;
  // the longest run of columns: a back, not what is left and right of a face
  const runs: Px[][] = [];
  for (const x of span) {
    const run = runs.at(-1);
    if (run && run.at(-1) === x - 1) run.push(x);
    else runs.push([x]);
  }
  const upright = height > width * 1.12 && hasHead && !aside;
  const back = aside ?? (place === 'shoulders' || (upright && count > 1) ? span : runs.sort((a, b) => b.length - a.length)[0]!);
  const [left, right] = [back[0]!, back.at(-1)!];
  const at = (share: number): Px => Math.round(left + (right - left) * share);
  const room = right - left + 1;
  const side = Math.min(width, height);
  const size = large ? Math.max(room * 0.8, side * 0.66) : count > 1 ? Math.max(6, Math.min(side * 0.32 * Math.min(1, 4.6 / count), room * 0.85)) : Math.max(8, side * 0.46);
  const places = place === 'shoulders' || (upright && count > 1) ? (count > 2 ? [0.06, 0.22, 0.8, 0.95] : [0.12, 0.88]) : count === 1 ? [0.5] : count === 2 ? [0.3, 0.68] : Array.from({ length: count }, (_, i) => 0.14 + (0.72 * i) / (count - 1)); // biome-ignore format: places
  const layers = places.map((share, i) => {
    // of several no two are as large
    const item = draw(Math.max(5, Math.round(size * (places.length > 1 ? [0.82, 1.1, 0.95, 0.72][i % 4]! : 1))));
    const x = at(share);
    const root = Math.max(2, Math.round(item.image.height * ROOTED));
    return { sprite: item, x: x - item.image.width / 2, y: Math.max(0, tops[x] ?? 0) + root - item.image.height };
  });
  // before wings and claws that stand over the back; else rooted behind its line
  const wings = s.partNames.map((name) => (large ? /^(?:wings?|claws?|arms?|stalks?|feelers?)$/ : /^wings?$/).test(name));
  const hidden = places.some((share) => {
    const x = at(share);
    return Array.from({ length: Math.max(0, tops[x] ?? 0) }, (_, y) => s.parts[y * width + x]!).some((part) => part >= 0 && wings[part]);
  });
  return hidden ? joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0) : joined([...layers, { sprite: s, x: 0, y: 0 }], layers.length);
} // biome-ignore format: sizes

const ANTLERS = /antler|horn/;
/** What grows along antlers or horns: rooted where they reach up, apart from each other; nothing where no such part is drawn. */
function onAntlers(s: Sprite, count: number, draw: (size: Px) => Sprite): Sprite | undefined {
  const { width, height } = s.image;
  const named = partBox(s, ANTLERS);
  const brow = Math.min(...eyesOf(s).map((e) => e.top));
  if ((!named || named.width < 3) && !Number.isFinite(brow)) return undefined;
  const horn = s.partNames.map((name) => ANTLERS.test(name));
  // a picture set by hand names no antlers: they are what stands well over its eyes
  const tops = Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && s.parts[y * width + x]! < 0) y++;
    return y < height && (named ? horn[s.parts[y * width + x]!] : y < brow - height * 0.14) ? y : -1;
  });
  const columns = tops.flatMap((y, x) => (y >= 0 ? [x] : [])).sort((a, b) => tops[a]! - tops[b]!);
  const span = named ? named.width : Math.max(...columns) - Math.min(...columns);
  const side = Math.min(width, height);
  const size = Math.max(5, Math.round(Math.min(side * 0.22, Math.max(side * 0.13, span * 0.34))));
  const chosen: Px[] = [];
  const far = (x: Px): boolean => chosen.every((other) => Math.abs(other - x) >= size * 0.62);
  for (const x of columns) if (chosen.length < Math.min(count, 5) && far(x)) chosen.push(x);
  if (chosen.length === 0) return undefined;
  const layers = chosen.map((x, i) => {
    const item = draw(Math.max(5, Math.round(size * [1.1, 0.85, 1, 0.78][i % 4]!)));
    return { sprite: item, x: x - item.image.width / 2, y: tops[x]! + 2 - item.image.height };
  });
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0);
}

/** Something set into a breast or a brow: before it, in its middle. */
function setInto(s: Sprite, place: 'belly' | 'forehead', draw: (size: Px) => Sprite): Sprite {
  const h = hostOf(s);
  const [neck, hips] = [s.at.NECK, s.at.hips];
  const eyes = eyesOf(s);
  const [x, y, room] =
    place === 'forehead'
      ? [h.head.x + h.head.width * (h.profile ? 0.6 : 0.5), eyes.length > 0 ? Math.min(...eyes.map((e) => e.top)) - h.head.height * 0.14 : h.head.y + h.head.height * 0.26, h.head.height * 0.8]
      : neck && hips
        ? [(neck.x + hips.x) / 2, neck.y + (hips.y - neck.y) * 0.5, Math.abs(hips.y - neck.y) * 1.5]
        : [h.trunk.x + h.trunk.width * 0.5, h.trunk.y + h.trunk.height * (h.profile ? 0.42 : 0.56), Math.min(h.trunk.width, h.trunk.height) * 1.1];
  const item = draw(Math.max(5, Math.round(room * 0.44)));
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: item, x: Math.round(x - item.image.width / 2), y: Math.round(y - item.image.height / 2) }], 0);
} // biome-ignore format: places

/** The column in which a blob is highest. */
const highest = (tops: readonly Px[]): Px => {
  let best = 0;
  for (const [x, y] of tops.entries()) if (y >= 0 && (tops[best]! < 0 || y < tops[best]!)) best = x;
  // of a row that is as high, the middle
  let end = best;
  while (tops[end + 1] === tops[best]) end++;
  return Math.round((best + end) / 2);
};
