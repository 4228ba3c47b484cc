/** Light and smoke about somebody or something: an aura, flames, a bubble of force, a circle of magic under the feet. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import { isPainted } from '../../catalogue/things/index.ts';
import { matter } from '../../painted/ramps.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { cropped, painted, type Sprite } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { crowd } from './crowd.ts';
import { type Box, boxOf, type Placed } from './placed.ts';

/** What lies on the ground, under the feet. */
const FLAT = /^(?:magic-circle|summoning-circle|shockwave|fire-ring|ground-crack|splatter|healing-circle)$/;
/** What flies through the air about somebody: some of it before, most behind. */
const BURNS = /^(?:flame|fire-wall|fire-pillar|embers)$/;
const LAYOUTS: ReadonlySet<string> = new Set(['wreath', 'in', 'around']);
/** Sparks that leap, for the bolt of a sign. */
const AS_LIGHT: Readonly<Record<string, string>> = { 'lightning-bolt': 'electric spark', lightning: 'electric spark', electricity: 'electric spark' }; // biome-ignore format: a table
/** Several of them about somebody are in the air. */
const IN_AIR: Readonly<Record<string, string>> = { heart: 'floating hearts', snowflake: 'falling snow', petal: 'falling petals', leaf: 'falling leaves', coin: 'coin burst', feather: 'feather burst' }; // biome-ignore format: a table

/** The moon or sun as a disc so many pixels wide; one that is said to be no full one as it is drawn elsewhere. */
export function moonOf(node: SceneNode, across: number, c: LayoutContext): Sprite {
  if (/crescent|half|sickle/.test(node.text)) return actor(node, c, { size: across / c.S });
  const sun = /sun/.test(node.brief.concept);
  const said = node.brief.colours[0] ?? (/blood/.test(node.text) ? '#c83838' : undefined);
  const tones = said ? matter(said).slice(1) : sun ? ['#e8702c', '#f8a43c', '#fcc850', '#fde48c'] : ['#c8bc94', '#dcd0a4', '#eee4bc', '#f8f2d8']; // biome-ignore format: one line
  const side = Math.max(8, Math.round(across));
  const image = createImage(side, side);
  const r = side / 2;
  const craters: readonly (readonly [number, number, number])[] = sun ? [] : [[-0.36, -0.3, 0.2], [0.34, 0.1, 0.26], [-0.2, 0.46, 0.16], [0.3, -0.52, 0.12], [-0.62, 0.16, 0.1]]; // biome-ignore format: a list
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [(x + 0.5 - r) / r, (y + 0.5 - r) / r];
      const d = Math.hypot(u, v);
      if (d > 1) continue;
      const dark = craters.some(([cx, cy, q]) => Math.hypot(u - cx, v - cy) < q);
      // lit from the upper left, its far rim in shade
      const tone = Math.hypot(u + 0.16, v + 0.16) > 0.98 ? 0 : dark ? 1 : Math.hypot(u + 0.3, v + 0.3) < 0.62 ? 3 : 2;
      const hex = tones[tone]!;
      image.data.set([...hexToRgb(hex), 255], (y * side + x) * 4);
    }
  return painted(image, 'moon');
}

/** The disc of the moon or sun behind whoever stands there: heads are before it. */
function discBehind(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = crowd(a, c);
  const box = boxOf(A);
  const across = Math.max(c.S * 0.85, Math.min((box.right - box.left) * 0.86, (box.bottom - box.top) * 0.9));
  const flies = a.act?.verb === 'fly';
  const s = moonOf(b, across, c);
  const { x, y } = flies ? behindAll(s, box) : behindHeads(s, box, c);
  return [{ sprite: s, x, y, z: -6, of: b.id, copy: 0, what: 'subject', glow: true }, ...A];
}

/** Where the disc hangs: heads are before its lower half. */
export const behindHeads = ({ image: { width, height } }: Sprite, box: Box, c: LayoutContext): { readonly x: number; readonly y: number } => ({ x: (box.left + box.right) / 2 - width * 0.42, y: Math.min(box.top - height * 0.34, box.bottom - height - c.S * 0.3) }); // biome-ignore format: one line

/** Where it hangs behind one in the air: the middle of both is the same. */
export const behindAll = ({ image: { width, height } }: Sprite, box: Box): { readonly x: number; readonly y: number } => ({ x: (box.left + box.right - width) / 2, y: (box.top + box.bottom) / 2 - height * 0.55 }); // biome-ignore format: one line

/** One of both in the light of the other; absent where neither is light, or both are. */
export function wreathed(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] | undefined {
  if (!LAYOUTS.has(row.layout)) return undefined;
  if (row === RELATIONS.silhouetted) return discBehind(a, b, c);
  const light = (node: SceneNode): SceneNode | undefined => {
    const as = AS_LIGHT[node.brief.concept] ?? (node.count > 1 ? IN_AIR[node.brief.concept] : undefined);
    if (as) return { ...node, count: 1, brief: { ...c.read(as), colours: node.brief.colours } };
    return isPainted(node.brief) ? node : undefined;
  };
  const [la, lb] = [light(a), light(b)];
  if ((la && lb) || !(la ?? lb)) return undefined;
  const [who, shine] = lb ? [a, lb] : [b, la!];
  const A = crowd(who, c);
  const box = boxOf(A);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const cx = (box.left + box.right) / 2;
  const of = lb ? b.id : a.id;
  const put = (sprite: Sprite, x: number, y: number, z: number): Placed => ({ sprite, x, y, z, of, copy: 0, what: 'subject', glow: true }); // biome-ignore format: one line
  const fitted = (w: number, h: number): Sprite => {
    // drawn once to learn its shape, then as large as it must be
    const probe = actor(shine, c, { size: 1 }).image;
    const k = Math.max(w / probe.width, h / probe.height);
    return actor(shine, c, { size: Math.min(4, k) });
  };
  if (FLAT.test(shine.brief.concept) && row !== RELATIONS.backed) {
    const full = fitted(Math.max(wide * 1.7, high * 0.9), 0);
    const s = squashed(full, 0.42);
    const ground = box.bottom - c.S * 0.04;
    return [put(s, cx - s.image.width / 2, ground - s.image.height * 0.56, -3), ...A.map((p) => ({ ...p, shadow: false }))]; // biome-ignore format: one line
  }
  if (BURNS.test(shine.brief.concept)) {
    const back = fitted(wide * 1.5, high * 1.12);
    const front = actor(shine, c, { size: Math.max(0.24, (high / c.S) * 0.3), copy: 1 });
    const low = box.bottom + c.S * 0.03;
    const fires = [-0.46, 0.46].map((dx) => put(front, cx + dx * Math.max(wide, high * 0.6) - front.image.width / 2, low - front.image.height, 3)); // biome-ignore format: one line
    return [put(back, cx - back.image.width / 2, low - back.image.height, -3), ...A, ...fires];
  }
  const grow = /^(?:aura|healing-aura)$/.test(shine.brief.concept) ? 1.34 : /^(?:barrier|bubble)$/.test(shine.brief.concept) ? 1.16 : 1.3; // biome-ignore format: one line
  const s = fitted(wide * grow, high * grow);
  const onGround = grow === 1.34;
  const y = onGround ? box.bottom + c.S * 0.05 - s.image.height : (box.top + box.bottom) / 2 - s.image.height / 2;
  return [put(s, cx - s.image.width / 2, y, -3), ...A.map((p) => (onGround ? p : { ...p, shadow: false }))];
}

/** A drawing laid on the ground: its rows pressed together, so that no line of it is lost. */
export function squashed(s: Sprite, share: number): Sprite {
  const { width, height, data } = s.image;
  const rows = Math.max(3, Math.round(height * share));
  const image = createImage(width, rows);
  const parts = new Int16Array(width * rows).fill(-1);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.floor((y * height) / rows), Math.max(1, Math.floor(((y + 1) * height) / rows))];
      let best = -1;
      for (let v = from; v < to; v++) {
        const i = v * width + x;
        if (data[i * 4 + 3] && (best < 0 || data[i * 4]! + data[i * 4 + 1]! > data[best * 4]! + data[best * 4 + 1]!)) best = i; // biome-ignore format: one line
      }
      if (best < 0) continue;
      image.data.set(data.subarray(best * 4, best * 4 + 4), (y * width + x) * 4);
      parts[y * width + x] = s.parts[best]!;
    }
  return cropped({ image, parts, partNames: s.partNames }, {});
}
