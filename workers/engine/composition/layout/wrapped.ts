/** Arms with suckers or the coils of a snake round somebody or something: a kraken and its ship, a python and its prey. */
import { oklabToHex, rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { limbAlong, type Skin } from '../effects/bonds.ts';
import { block, dot } from '../effects/paint.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { bare } from './clinches.ts';
import { moved, subject } from './common.ts';
import { doing } from './doing.ts';
import { COILING } from './kinds.ts';
import { boxOf, type Placed } from './placed.ts';

/** Tones of a skin: those of most of the drawing, by lightness. */
function skinOf({ image: { data } }: Sprite): Skin {
  const tones: [number, string][] = [];
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]) {
      const rgb: [number, number, number] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const [L, a, b] = rgbToOklab(rgb);
      if (L > 0.2 && Math.hypot(a, b) > 0.02) tones.push([L, rgbToHex(rgb)]);
    }
  tones.sort(([x], [y]) => x - y);
  const at = (share: number): string =>
    tones[Math.min(tones.length - 1, Math.floor(tones.length * share))]?.[1] ?? '#7c5c8c';
  const [L, a, b] = rgbToOklab([Number.parseInt(at(0.1).slice(1, 3), 16), Number.parseInt(at(0.1).slice(3, 5), 16), Number.parseInt(at(0.1).slice(5, 7), 16)]); // biome-ignore format: one line
  return {
    light: at(0.85),
    base: at(0.5),
    dark: at(0.16),
    line: oklabToHex([Math.min(0.24, L * 0.55), a * 0.6, b * 0.6]),
  };
}

/** An arm out of the depth at `x`, up before the thing and over it to `end`. */
function arm(
  x: number,
  low: number,
  end: { readonly x: number; readonly y: number },
  thick: number,
  curl: number,
  skin: Skin,
  of: number,
  copy: number,
): Placed {
  const points: { x: number; y: number; r: number }[] = [];
  const steps = 46;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    // up along a bow, over the top, the tip rolled in
    const px = x + (end.x - x) * t ** 1.6 + Math.sin(t * Math.PI) * curl;
    const py =
      low + (end.y - low) * Math.sin(Math.min(1, t * 1.16) * Math.PI * 0.5) + (t > 0.82 ? (t - 0.82) * thick * 9 : 0);
    points.push({ x: px, y: py, r: Math.max(0.8, thick * (1 - t * 0.78)) });
  }
  const [l, t] = [Math.min(...points.map((p) => p.x)) - thick - 2, Math.min(...points.map((p) => p.y)) - thick - 2];
  const [r, b] = [Math.max(...points.map((p) => p.x)) + thick + 2, Math.max(...points.map((p) => p.y)) + thick + 2];
  const sprite = limbAlong(r - l, b - t, points.map((p) => ({ ...p, x: p.x - l, y: p.y - t })), skin, true); // biome-ignore format: one line
  return { sprite, x: l - 1, y: t - 1, z: 3 + copy * 0.01, of, copy, what: 'tentacle', cut: Math.round(low - t) };
}

/** A band across somebody, from left to right, a little lower in its middle. */
function band(
  cx: number,
  y: number,
  wide: number,
  thick: number,
  skin: Skin,
  of: number,
  copy: number,
  suckers: boolean,
): Placed {
  const points: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    points.push({ x: thick + 2 + t * wide, y: thick + 2 + Math.sin(t * Math.PI) * thick * 0.8 + t * thick * 0.7, r: thick * (0.8 + 0.2 * Math.sin(t * Math.PI)) }); // biome-ignore format: one line
  }
  const sprite = limbAlong(wide + thick * 2 + 4, thick * 4.4 + 4, points, skin, suckers);
  return { sprite, x: cx - sprite.image.width / 2, y: y - thick * 1.8, z: 2.5 + copy * 0.01, of, copy, what: 'coil' };
}

/** `a` has itself round `b`. */
export function squeeze(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const coils = COILING.test(a.brief.concept);
  const person = isAlive(b.brief);
  if (coils && person) return coiled(a, b, c);
  const big = !person && sizeOf(b.brief) > 1.2;
  const B = big
    ? [subject(actor(b, c, { size: Math.min(sizeOf(b.brief), 2.2) }), b, 0, 0)]
    : doing(bare(b), c, person ? { pose: b.brief.kind === 'humanoid' ? 'arms up' : 'stand', direction: 'south' } : {});
  const box = boxOf(B);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const s = actor(a, c, {
    size: big ? Math.max(1.3, (Math.min(wide, high) / c.S) * 1.15) : Math.max(sizeOf(a.brief), 1.3),
  });
  const skin = skinOf(s);
  if (!big) {
    // before its body, an arm round the waist
    moved(B, -(box.left + box.right) / 2, -c.S * 0.16);
    const now = boxOf(B);
    const thick = Math.max(2, c.S * 0.05);
    const q: Placed = { sprite: s, x: -s.image.width / 2, y: -s.image.height, z: -1, of: a.id, copy: 0, what: 'subject', shadow: true }; // biome-ignore format: one line
    const rows = [0.54, 0.74].map((share, i) => band(0, now.top + (now.bottom - now.top) * share, (now.right - now.left) * 0.62, thick, skin, a.id, i, true)); // biome-ignore format: one line
    moved([...B, ...rows], s.image.width * 0.3);
    return [q, ...B.map((p) => ({ ...p, shadow: false })), ...rows];
  }
  // its head comes up beside the hull, its arms over it
  const q: Placed = { sprite: s, x: box.left - s.image.width * 0.5, y: -s.image.height * 0.98, z: -1, of: a.id, copy: 0, what: 'subject' }; // biome-ignore format: one line
  const thick = Math.max(2, Math.min(c.S * 0.12, wide * 0.055));
  const arms = ([[0.12, 0.34, 0.62, -0.08], [0.42, 0.62, 0.5, 0.1], [0.74, 0.92, 0.7, 0.06], [1.06, 0.78, 0.86, 0.1]] as const).map(([from, to, up, curl], i) => arm(box.left + wide * from, box.bottom + 2, { x: box.left + wide * to, y: box.bottom - high * up }, thick, wide * curl, skin, a.id, i)); // biome-ignore format: one line
  return [q, ...B.map((p) => ({ ...p, shadow: false })), ...arms];
}

/** Three turns round the body; the head beside the face. */
function coiled(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = b.brief.kind === 'humanoid';
  const B = doing(bare(b), c, human ? { pose: 'stand', direction: 'south' } : { pose: 'stand', right: true });
  const q = B[0]!;
  const skin = skinOf(actor(a, c, { size: 0.8 }));
  const box = boxOf(B);
  const cx = (box.left + box.right) / 2;
  const top = human
    ? q.y + (q.sprite.at.chest?.y ?? q.sprite.image.height * 0.5)
    : box.top + (box.bottom - box.top) * 0.4;
  const span = box.bottom - top;
  const thick = Math.max(2, span * 0.15);
  const wide = Math.min((box.right - box.left) * 0.86, c.S * 0.6);
  const rows = [0.16, 0.46, 0.76].map((share, i) => band(cx, top + span * share, wide * (1 + i * 0.1), thick, skin, a.id, 2 - i, false)); // biome-ignore format: one line
  // neck and head rise at the right
  const [x, y] = [cx + wide * 0.5, top + span * 0.2];
  const neck: { x: number; y: number; r: number }[] = [];
  const up = c.S * 0.52;
  for (let i = 0; i <= 20; i++) neck.push({ x: thick * 2 + Math.sin((i / 20) * Math.PI * 1.2) * thick * 2.2, y: up + thick * 2 - (i / 20) * up, r: thick * (0.9 - (i / 20) * 0.2) }); // biome-ignore format: one line
  const end = neck.at(-1)!;
  for (let i = 0; i < 6; i++)
    neck.push({ x: end.x - i * thick * 0.26, y: end.y + i * 0.1, r: thick * (1.15 - i * 0.07) });
  const sprite = limbAlong(thick * 7, up + thick * 4, neck, skin, false);
  const head = neck.at(-1)!;
  block(
    sprite.image,
    head.x - thick * 0.1,
    head.y - thick * 0.4,
    Math.max(1, thick * 0.4),
    Math.max(1, thick * 0.4),
    '#f8e868',
  );
  dot(sprite.image, head.x, head.y - thick * 0.2, '#201820');
  for (let i = 1; i < Math.max(3, thick); i++)
    dot(sprite.image, head.x - thick * 0.9 - i, head.y + thick * 0.5 + (i > 2 ? 1 : 0), '#e03040');
  const at: Placed = { sprite, x: x - thick * 2, y: y - up - thick, z: 2.4, of: a.id, copy: 0, what: 'subject' };
  return [...B, ...rows, at];
}
