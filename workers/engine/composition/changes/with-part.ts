/** One part of a creature as it was said: put on who has none, another's head, larger or smaller, of another colour or matter, broken, glowing. */
import { CREATURE_PARTS, type CreaturePart } from '../../catalogue/creature-parts.ts';
import { matter } from '../../painted/ramps.ts';
import type { Brief } from '../../types.ts';
import { ellipse } from '../effects/paint.ts';
import type { PartChange } from '../graph.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';
import { grafted } from './graft.ts';
import { type Box, facingRight, type Host, hostOf } from './host.ts';
import { cutOut, scaled } from './mixed.ts';
import { areaOf, pieces } from './part-area.ts';
import { withoutLimb, withPartLook } from './part-looks.ts';
import { mainColour, only, withWings } from './parts.ts';
import { strokes } from './strokes.ts';

type Draw = (brief: Brief, share: number, direction?: 'south' | 'east') => Sprite;

const HEAD_ALL =
  /^(?:head|skull|muzzle|snout|nose|beak|face|jaw|brow|ears?|inner|horns?|antlers|eyes?|pupil|iris|hair|mane|cheek|whiskers?|teeth|tooth|fangs?|tongue|crest|comb|disc|lid|mouth|fringe|lips|beard|hair.*)$/;

/** Another's head where its own was, or where the front of a body without one is. */
function withHead(s: Sprite, donor: Brief, draw: Draw, size: number): Sprite {
  return facingRight(s, (h) => {
    const facing = h.profile && donor.kind !== 'humanoid' ? 'east' : 'south';
    const cut = (share: number): Sprite | undefined => {
      const whole = draw(donor, share, facing);
      const head = only(whole, HEAD_ALL);
      const box = head && partBox(head, /./);
      return head && box && cutOut(head, Math.max(0, box.x - 1), Math.max(0, box.y - 1), box.width + 2, box.height + 2);
    };
    const first = cut(0.9);
    if (!first) return s;
    const want = Math.max(8, Math.max(h.head.height, h.head.width * 0.8) * 1.12 * size);
    // drawn as large as it is wanted, its pixels are as large as the body's
    const head = cut((0.9 * want) / first.image.height) ?? scaled(first, want / first.image.height);
    return headed(h, head);
  });
}

/** A creature with that in place of its head, on a neck where its own was hidden behind it. */
export function headed(h: Host, head: Sprite, middleOf = 0.42): Sprite {
  const body = only(h.s, HEAD_ALL, true);
  const own = body && partBox(h.s, /^head$|^skull$/);
  const base = own ? { ...h.s, image: body.image, parts: body.parts } : h.s;
  const middle = { x: h.head.x + h.head.width / 2, y: h.head.y + h.head.height / 2 };
  // what of its neck lay behind its own head was never drawn
  const root = h.profile ? { x: h.trunk.x + h.trunk.width * 0.84, y: h.trunk.y + h.trunk.height * 0.3 } : { x: middle.x, y: h.trunk.y + h.trunk.height * 0.2 }; // biome-ignore format: one line
  const r = Math.max(1.5, Math.min(h.head.height, h.trunk.height) * 0.3);
  const neck = strokes([{ points: [[root.x, root.y], [(root.x + middle.x) / 2, (root.y + middle.y) / 2], [middle.x, middle.y]], from: r, to: r * 0.9, hex: mainColour(h.s, /^(?:body|torso|neck|markings|fur|trunk|seg|skin)$/) }], 'neck'); // biome-ignore format: one line
  const x = h.head.x + h.head.width / 2 - head.image.width * (h.profile ? middleOf : 0.5);
  const y = h.head.y + h.head.height / 2 - head.image.height * 0.52;
  const stub = own ? [neck] : [];
  return joined([...stub, { sprite: base, x: 0, y: 0 }, { sprite: head, x, y }], stub.length);
}

/** Of a pair one is larger as it is: drawn anew the two would be no pair. */
const BIGGER: ReadonlySet<CreaturePart> = new Set(['claws', 'horns', 'ears', 'tusks', 'antlers']);

function oneBigger(s: Sprite, on: Uint8Array, size: number): Sprite {
  const { width } = s.image;
  const whole = partBox(s, /./)!;
  const cut = (mask: Uint8Array): { piece: Sprite; box: Box } | undefined => {
    const named = { ...s, parts: s.parts.map((p, i) => (mask[i] ? 0 : p < 0 ? -1 : 1)), partNames: ['piece', 'rest'] };
    const piece = only(named, /^piece$/);
    const box = boxOf(mask, width);
    return piece && { box, piece: cutOut({ ...piece, partNames: s.partNames.slice(0, 1).concat('rest') }, Math.max(0, box.x - 1), Math.max(0, box.y - 1), box.width + 2, box.height + 2) }; // biome-ignore format: one line
  };
  const found = cut(on);
  if (!found) return s;
  const { box } = found;
  const grown = scaled(found.piece, size);
  // it stays where it touches the body
  const u = box.x + box.width / 2 < whole.x + whole.width / 2 ? 1 : 0;
  const x = box.x - 1 + (box.width + 2) * u - grown.image.width * u;
  const v = box.y + box.height / 2 < whole.y + whole.height * 0.55 ? 1 : 0.5;
  const y = box.y - 1 + (box.height + 2) * v - grown.image.height * v;
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: { ...grown, partNames: [s.partNames[0]!, 'rest'] }, x: Math.round(x), y: Math.round(y) }], 0); // biome-ignore format: one line
}

/** A part of its own drawn larger or smaller: taken from the same creature in another size, each piece where it grows. */
function resized(s: Sprite, c: PartChange, draw: Draw): Sprite {
  const area = areaOf(s, c.part, c.one);
  if (!area || !c.own) return s;
  if (c.one && c.size > 1 && BIGGER.has(c.part)) return oneBigger(s, area.on, c.size);
  const large = draw(c.own, c.size);
  const there = areaOf(large, c.part, c.one);
  if (!there) return s;
  const own = partBox(s, /./)!;
  const [mx, my] = [own.x + own.width / 2, own.y + own.height / 2];
  const mine = pieces(area.on, s.image.width).slice(0, 8).map((on) => boxOf(on, s.image.width));
  const layers = pieces(there.on, large.image.width).slice(0, 8).flatMap((on) => {
    const named = { ...large, parts: large.parts.map((p, i) => (on[i] ? 0 : p < 0 ? -1 : 1)), partNames: ['piece', 'rest'] };
    const grown = only(named, /^piece$/);
    if (!grown) return [];
    const box = boxOf(on, large.image.width);
    const [cx, cy] = [(box.x + box.width / 2) / large.image.width, (box.y + box.height / 2) / large.image.height];
    const at = mine.reduce((a, b) => (away(b, cx, cy) < away(a, cx, cy) ? b : a));
    const piece = cutOut({ ...grown, partNames: [s.partNames.find((n) => CREATURE_PARTS[c.part].names.test(n)) ?? c.part, 'rest'] }, Math.max(0, box.x - 1), Math.max(0, box.y - 1), box.width + 2, box.height + 2);
    // it stays where it touches the body: on that side of it which lies nearer to the middle; what stands on the ground stays there
    const pin = (low: number, size: number, middle: number): number => (low + size / 2 < middle - size * 0.25 ? 1 : low + size / 2 > middle + size * 0.25 ? 0 : 0.5);
    const [u, v] = [pin(at.x, at.width, mx), at.y + at.height > own.y + own.height - 3 ? 1 : pin(at.y, at.height, my)];
    return [{ sprite: piece, x: at.x - 1 + at.width * u - (piece.image.width - 2) * u, y: at.y - 1 + at.height * v - (piece.image.height - 2) * v }];
  });
  if (c.size >= 1) return joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0);
  return joined([{ sprite: withPartLook(s, area, { state: 'missing' }, false, 1), x: 0, y: 0 }, ...layers], 0);

  function away(b: Box, cx: number, cy: number): number {
    return Math.hypot((b.x + b.width / 2) / s.image.width - cx, (b.y + b.height / 2) / s.image.height - cy);
  }
} // biome-ignore format: places

const boxOf = (on: Uint8Array, width: number): Box => {
  let [left, right, top, bottom] = [width, 0, on.length, 0];
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};

/** A belly that shines, of one that is drawn without it: a light in the middle of the trunk. */
function shining(s: Sprite, hex: string): Sprite {
  const { trunk } = hostOf(s);
  const image = { ...s.image, data: s.image.data.slice() };
  const ramp = matter(hex);
  const [cx, cy] = [trunk.x + trunk.width / 2, trunk.y + trunk.height * 0.64];
  const [rx, ry] = [Math.max(2, trunk.width * 0.3), Math.max(2, trunk.height * 0.22)];
  ellipse(image, cx, cy, rx, ry, (x, y, d) => ((s.parts[y * image.width + x] ?? -1) < 0 ? undefined : ramp[d > 0.7 ? 2 : d > 0.3 ? 3 : 4])); // biome-ignore format: one line
  return { ...s, image };
}

export function withPart(s: Sprite, c: PartChange, draw: Draw, seed: number): Sprite {
  if (c.part === 'head' && c.donor) return withHead(s, c.donor, draw, c.size);
  if (c.grow && c.part === 'wings') {
    const of = /butterfly|moth/.test(c.kind ?? '') ? 'butterfly' : /fairy/.test(c.kind ?? '') ? 'fairy' : 'insect';
    const winged = withWings(s, of, hostOf(s).profile ? 'side' : 'front', false, 0.68);
    const wings = areaOf(winged, 'wings');
    return wings && (c.look.colour || c.look.state) ? withPartLook(winged, wings, c.look, false, seed) : winged;
  }
  const graft = c.grow ? grafted(s, { part: c.part, size: c.size, ...(c.kind ? { kind: c.kind } : {}), ...(c.look.colour && !c.look.state ? { colour: c.look.colour } : {}), ...(c.count ? { count: c.count } : {}) }) : s; // biome-ignore format: one line
  const sized = !c.grow && c.size !== 1 ? resized(graft, c, draw) : graft;
  if (c.look.colour === undefined && c.look.colours === undefined && c.look.matter === undefined && c.look.state === undefined) return sized; // biome-ignore format: one line
  // what was put on is a part of that name
  const at = c.grow ? sized.partNames.indexOf(c.part) : -1;
  const area = at >= 0 ? areaOf({ ...sized, partNames: sized.partNames.map((n, i) => (i === at || n === c.part ? n : '')) }, c.part, c.one) : areaOf(sized, c.part, c.one); // biome-ignore format: one line
  if (!area)
    return c.look.state === 'glowing' && c.part === 'belly' ? shining(sized, c.look.colour ?? '#b8f048') : sized;
  if (c.look.state === 'missing' && area.root) return withoutLimb(sized, area, area.root);
  return withPartLook(
    sized,
    area,
    c.part === 'eyes' && c.look.state === 'missing' ? { state: 'shut' } : c.look,
    c.one,
    seed,
  );
}
