/** One in the other: boxes, cages, boats, heaps of goods. */
import type { Direction } from '../../../../src/domain/words.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { cutOut } from '../changes/mixed.ts';
import { mainColour } from '../changes/parts.ts';
import { wake } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { partBox, type Sprite, upsideDown } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import { ANY_CONTAINER, CONTAINERS, type Container, FLOATING } from './containers.ts';
import { crowd } from './crowd.ts';
import { CRUMB, crumb } from './crumbs.ts';
import { doing } from './doing.ts';
import { throughHoop, underGlass } from './hoops.ts';
import { inVessel, sitsInVessel } from './in-vessel.ts';
import type { Placed } from './placed.ts';
import { isPlanted, planted } from './planted.ts';

/** Share of a vessel's size that who is in it has at least, and the share of a guest that its wall hides at most. */
const LEAST_GUEST = 0.72;
const MOST_SUNK = 0.46;

export const FISHES = /fish|shark|whale|octopus|squid|jellyfish|seahorse/;

export function within(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (sitsInVessel(a, b, row)) return inVessel(a, b, c);
  if (b.brief.concept === 'bowl' && FISHES.test(a.brief.concept)) {
    // fish swim behind glass
    const glass = c.read('fishbowl');
    if (glass.confidence >= 0.6) return within(a, { ...b, brief: { ...glass, count: 1 } }, row, c);
  }
  if (/\b(?:glass|crystal) dome|cloche|bell jar/.test(b.text)) return underGlass(a, b, c);
  if (row.at === 'wall' && /hoop$/.test(b.brief.concept) && isAlive(a.brief)) return throughHoop(a, b, c);
  if (isPlanted(a.brief, b.brief)) return planted(a, b, c);
  const floating = FLOATING.test(b.brief.concept);
  const known = CONTAINERS[b.brief.concept] ?? (floating ? CONTAINERS.rowboat! : ANY_CONTAINER);
  // shelves have their books already
  if (row.many && b.brief.concept === 'bookshelf' && /^book/.test(a.brief.concept))
    return crowd(b, c).map((p) => ({ ...p, what: 'subject' }));
  const human = a.brief.kind === 'humanoid' || sizeOf(a.brief) > 0.8;
  const lies = row.a === 'sleep' || a.act?.verb === 'sleep';
  // a blade that is stuck in a slime stands in it from above; what is merely in it is seen inside
  if (row.at === 'top' && known.through === 'body' && isBladed(a.brief)) return stuckIn(a, b, c);
  if (known.room) return roomed(a, b, known.room, known.through, c);
  if (row.at === 'top' || (isBladed(a.brief) && EARTH.test(b.brief.concept))) return stuckIn(a, b, c);
  const own = sizeOf(b.brief);
  const guests = row.many ? Math.max(a.count, 4) : a.count;
  // who hatches is no larger than its egg
  const hatches = /(?:^|-)egg$/.test(b.brief.concept) && isAlive(a.brief);
  const size = row.many
    ? own
    : hatches
      ? 0.9
      : // a beast's car is one of its own size
        categoryOf(b.brief.concept) === 'vehicle' &&
          a.brief.kind !== 'humanoid' &&
          isAlive(a.brief) &&
          sizeOf(a.brief) < 0.6
        ? sizeOf(a.brief) * 2.4 * Math.min(3, guests ** 0.7)
        : Math.max(
            own,
            Math.min(3, (human ? 0.84 : sizeOf(a.brief) * (lies ? 1.5 : 1.15)) * Math.min(3, guests ** 0.7)),
          );
  const B = actor(b, c, { size, ...(row.many || !isAlive(a.brief) ? { brief: emptied(b.brief) } : {}) });
  const q = subject(B, b, 0, 0);
  // under sail the hull is what one sits in
  const hull = floating ? partBox(B, /^hull/) : undefined;
  const rim = hull ? Math.max(known.rim, hull.y / B.image.height) : known.rim;
  const front = q.y + B.image.height * rim;
  const out: Placed[] = [q];
  if (row.many) return [q, ...heap(a, b, B, q, rim, c)];
  const across = Math.min(guests, 3);
  // a mouse in a cauldron is as large as to be found there
  const least = isAlive(a.brief) && !lies && !hatches && categoryOf(b.brief.concept) !== 'vehicle' && size < 1.3 ? (size * LEAST_GUEST) / Math.max(1, across * 0.7) : 0; // biome-ignore format: one line
  for (let i = 0; i < guests; i++) {
    const list = doing(a, floating ? { ...c, afloat: true } : c, {
      direction: human ? 'south' : 'south-east',
      copy: i,
      ...(hatches
        ? { size: Math.min(0.95, Math.max(0.62, sizeOf(a.brief))) }
        : sizeOf(a.brief) < least
          ? { size: least }
          : {}),
      ...(a.act && !lies ? {} : { pose: lies && !human ? 'sleep' : human ? 'stand' : 'sit' }),
    });
    const p = list[0]!;
    const A = p.sprite;
    const rank = Math.floor(i / 3);
    const x = B.image.width * (across === 1 ? 0.5 : 0.5 + ((i % 3) - (across - 1) / 2) * (0.56 / across));
    const sink = Math.min(MOST_SUNK, human && own < 1 ? 0.5 : known.inside);
    const y = front - A.image.height * (1 - sink) - rank * c.S * 0.14;
    const dx = q.x + x - A.image.width / 2 - p.x;
    const dy = y - p.y;
    for (const each of list) {
      const placed: Placed = {
        ...each,
        x: each.x + dx,
        y: each.y + dy,
        z: each.z + 1 - rank * 0.3 + i * 0.01,
        shadow: false,
      };
      if (each.what === 'subject')
        out.push({ ...placed, cut: Math.round(front - placed.y) + (hatches ? Math.round(B.image.width / 9) : 0) });
      else out.push(placed);
    }
  }
  // the front wall is before those who are in it
  const wall = cutOut(B, 0, Math.round(B.image.height * rim), B.image.width, B.image.height);
  if (hatches) {
    // the upper half of the shell is gone, its edge is jagged
    const { width, height, data } = wall.image;
    const step = Math.max(2, Math.round(width / 9));
    for (let x = 0; x < width; x++) {
      const deep = Math.abs((x % (2 * step)) - step);
      for (let y = 0; y < Math.min(deep, height); y++) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
    out.shift();
  }
  out.push({
    sprite: wall,
    x: q.x,
    y: q.y + Math.round(B.image.height * rim),
    z: 2,
    of: b.id,
    copy: 0,
    what: hatches ? 'subject' : 'front',
    ...(hatches ? { shadow: true } : {}),
  });
  if (floating) out.push(ripples(B, q, b, c));
  for (let i = 1; i < b.count; i++)
    out.push(subject(actor(b, c, { size, copy: i }), b, i * B.image.width * 1.05, 0, { copy: i }));
  return out;
}

/** The water that a hull lies in hides its keel. */
export function ripples(hull: Sprite, at: Placed, node: SceneNode, c: LayoutContext): Placed {
  const s = wake(hull.image.width * 1.12, c.S * 0.14);
  const x = at.x + hull.image.width / 2 - s.image.width / 2;
  return {
    sprite: s,
    x,
    y: at.y + hull.image.height - s.image.height * 0.7,
    z: 3,
    of: node.id,
    copy: 0,
    what: 'water',
  };
}

/** A vessel that goods lie in holds nothing else. */
export const emptied = (brief: Brief): Brief =>
  /^(?:bucket|barrel|crate|sack|basket|mug|drinking-glass|wheelbarrow|cart|minecart|beer-mug)$/.test(brief.concept) && !brief.parts.some((p) => p.piece === 'load' || p.piece === 'liquid') // biome-ignore format: one line
    ? { ...brief, mood: [...brief.mood, 'empty'] }
    : // an open chest would show its own gold: the lid is up, and in it lies what is said
      brief.concept === 'treasure-chest'
      ? { ...brief, mood: [...brief.mood.filter((mood) => !/^(?:open|full)$/.test(mood)), 'empty'] }
      : brief;

/** Several kinds of goods in one vessel. */
export function filledWith(goods: readonly SceneNode[], b: SceneNode, c: LayoutContext): Placed[] {
  const known = CONTAINERS[b.brief.concept] ?? ANY_CONTAINER;
  const B = actor(b, c, { size: Math.max(sizeOf(b.brief), 0.6), brief: emptied(b.brief) });
  const q = subject(B, b, 0, 0);
  return [q, ...heap(goods, b, B, q, known.rim, c)];
}

const HOARD = /^(?:coin-pile|treasure)$/;
/** Pixels of a drawing in which a thing's own colour is seen more than its stalk's. */
const HUED: Px = 28;

/** Goods heaped in what is full of them: over the rim, the lower ones hidden. */
export function heap(
  of: SceneNode | readonly SceneNode[],
  b: SceneNode,
  B: Sprite,
  q: Placed,
  rim: number,
  c: LayoutContext,
): Placed[] {
  const kinds = Array.isArray(of) ? (of as readonly SceneNode[]) : [of as SceneNode];
  const a = kinds[0]!;
  const { left, right } =
    B.top.y < B.image.height * 0.5 ? B.top : { left: B.image.width * 0.16, right: B.image.width * 0.84 };
  const span = (right - left) * 0.94;
  // coins are one heap from side to side
  const coins = kinds.length === 1 && HOARD.test(a.brief.concept);
  const size = coins ? span / c.S : Math.min(sizeOf(a.brief), (span / c.S) * 0.42);
  const probe = actor(a, c, { size });
  // a drawing of one would be as large as what it lies in
  const lumps =
    c.little === true &&
    !coins &&
    (!isAlive(a.brief) || FISHES.test(a.brief.concept)) &&
    probe.image.width > span * 0.5;
  const wide = lumps ? CRUMB : probe.image.width;
  const across = coins ? 1 : Math.max(2, Math.min(5, Math.floor(span / (wide * (lumps ? 0.8 : 0.66)))));
  const out: Placed[] = [];
  let copy = 0;
  // one of a kind lies among the others once, where it is seen
  const [several, ones] = [kinds.filter(({ count }) => count > 1), kinds.filter(({ count }) => count === 1)];
  const kindAt = (at: number): SceneNode => (several.length > 0 && ones.length > 0 ? (ones[at - 1] ?? several[(at === 0 ? 0 : at - ones.length) % several.length]!) : kinds[at % kinds.length]!); // biome-ignore format: one line
  // coins lie against the near rim of what is round
  const base =
    q.y +
    B.image.height *
      (coins && /^(?:bucket|barrel)$/.test(b.brief.concept)
        ? rim + 0.14
        : /^(?:sack|barrel)$/.test(b.brief.concept)
          ? rim + (coins ? 0.13 : 0.09)
          : rim);
  // as many as were said, each of them seen
  const total = kinds.length === 1 && a.counted && a.count < 10 ? a.count : undefined;
  const ranks = total === undefined ? (coins || lumps ? 1 : across > 2 ? 3 : 2) : 9;
  for (let rank = 0; rank < ranks; rank++) {
    const many = Math.min(Math.max(1, across - rank), (total ?? 99) - copy);
    if (many < 1) break;
    for (let i = 0; i < many; i++, copy++) {
      const kind = kindAt(copy);
      const one = actor(kind, c, {
        size: kind.brief.build.some((b) => /^(?:big|large|giant|huge)$/.test(b)) ? size * 1.45 : size,
        copy: copy % 3,
        ...(isAlive(a.brief) ? { pose: 'sit' } : {}),
      });
      const s = lumps ? crumb(actor(kind, c, { size: HUED / c.S, copy: copy % 3 })) : one;
      const middle = lumps && i > 0 && i < many - 1 ? 1 : 0;
      const x = q.x + (left + right) / 2 + ((i - (many - 1) / 2) * span) / across;
      const y = base + s.image.height * 0.18 - rank * s.image.height * 0.46 - middle;
      const placed: Placed = {
        sprite: s,
        x: x - s.image.width / 2,
        y: y - s.image.height,
        z: 1 - rank * 0.1 + i * 0.01,
        of: kind.id,
        copy,
        what: 'subject',
      };
      out.push({ ...placed, cut: Math.round(base - placed.y) });
    }
  }
  void b;
  return out;
}

/** Behind bars or glass, in a doorway, between shelves: all of the guest shows in a box of the container. */
export function roomed(
  a: SceneNode,
  b: SceneNode,
  room: readonly [number, number, number, number],
  through: Container['through'],
  c: LayoutContext,
): Placed[] {
  const [l, t, r, bottom] = room;
  // who looks out of a window is seen from the waist up, over its sill
  const sill = b.brief.concept === 'window' && a.brief.kind === 'humanoid';
  const shown = sill ? WAIST_UP : 1;
  const guest = sizeOf(a.brief);
  const opening = /door|portal|tent|house|cave/.test(b.brief.concept);
  const need =
    (guest * shown * Math.min(2, a.count ** 0.5) * 1.06) /
    Math.max(0.2, opening ? bottom - t : Math.min(r - l, bottom - t));
  const container = Math.min(4.2, Math.max(sizeOf(b.brief), Math.min(need, guest > 0.9 ? 3 : 1.7)));
  const body = through === 'body';
  const glass = through && !b.brief.mood.includes('empty') && /jar|bottle|flask|potion/.test(b.brief.concept);
  const B = actor(b, c, { size: container, ...(glass ? { brief: { ...b.brief, mood: [...b.brief.mood, 'empty'] } } : {}) }); // biome-ignore format: one line
  const q = subject(B, b, 0, 0);
  const [w, h] = [B.image.width, B.image.height];
  const space = { width: (r - l) * w, height: (bottom - t) * h };
  const out: Placed[] = [q];
  const across = Math.ceil(Math.sqrt(a.count));
  const pose = a.act
    ? undefined
    : /fish|shark|whale|jellyfish|octopus/.test(a.brief.concept)
      ? 'stand'
      : a.brief.kind === 'quadruped'
        ? 'sit'
        : 'stand';
  for (let i = 0; i < a.count; i++) {
    let scale = guest;
    const view = {
      direction: (a.brief.kind === 'humanoid' ? 'south' : 'south-east') as Direction,
      copy: i,
      ...(pose ? { pose } : {}),
    };
    let list = doing(a, c, { ...view, size: scale });
    for (let k = 0; k < 2; k++) {
      const s = list[0]!.sprite;
      const fit = Math.min(space.width / across / s.image.width, space.height / (s.image.height * shown));
      if (fit >= 1) break;
      scale *= fit * 0.97;
      list = doing(a, c, { ...view, size: scale });
    }
    const p = list[0]!;
    const floats =
      body || /fish|bee|fairy|butterfly|bird|ghost|wisp|shark|jellyfish|octopus|mermaid/.test(a.brief.concept);
    const x = q.x + (l + ((r - l) * ((i % across) + 0.5)) / across) * w - p.sprite.image.width / 2;
    const y =
      q.y +
      (floats
        ? (t + ((bottom - t) * (Math.floor(i / across) + 1)) / (Math.ceil(a.count / across) + 1)) * h -
          p.sprite.image.height / 2
        : bottom * h - p.sprite.foot.y * shown);
    for (const each of list)
      out.push({ ...each, ...(sill && each.what === 'subject' ? { cut: Math.round(each.sprite.foot.y * shown) } : {}), ...(body ? { sprite: sunkIn(each.sprite, B) } : {}), x: each.x + x - p.x, y: each.y + y - p.y, z: each.z + 1, shadow: false }); // biome-ignore format: one line
  }
  if (through && !body) out.push({ sprite: veil(B, room), x: q.x, y: q.y, z: 3, of: b.id, copy: 0, what: 'front' });
  return out;
}

/** Of a person, from the top of the head: what is seen over a sill. */
const WAIST_UP = 0.62;

/** How much of a body's colour lies over what is in it. */
const SUNK = 0.34;

/** Seen through the body that it is in: without the dark line round it, and in some of the body's colour. */
function sunkIn(s: Sprite, host: Sprite): Sprite {
  const tint = hexToRgb(mainColour(host, /^(?:body|slime|skin|bell|cube)$/));
  const image = cloneImage(s.image);
  for (let i = 0; i < s.parts.length; i++)
    for (let k = 0; k < 3; k++) {
      if (!image.data[i * 4 + 3]) continue;
      image.data[i * 4 + k] = Math.round(image.data[i * 4 + k]! * (1 - SUNK) + tint[k]! * SUNK);
    }
  return { ...s, image };
}

/** What of a container is before its guest: its bars, its frame, and every second pixel of glass that shines. */
export function veil(s: Sprite, [l, t, r, bottom]: readonly [number, number, number, number]): Sprite {
  const { width, height } = s.image;
  const image = { width, height, data: s.image.data.slice() };
  const parts = s.parts.slice();
  const bars = s.partNames.map((n) => /bar|frame|wire|cage|rim|lid|post|mullion|cork|stand/.test(n));
  const solid = s.partNames.some((n) => /bar|wire|mullion/.test(n));
  const step = Math.max(4, Math.round(((r - l) * width) / 5));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const inRoom = x >= l * width && x < r * width && y >= t * height && y < bottom * height;
      if (!inRoom) continue;
      const part = s.parts[i]!;
      const isBar = part >= 0 && bars[part]! && solid;
      const drawn = !solid && /cage|window/.test(s.partNames.join(' ')) && Math.round(x - l * width) % step === 0;
      const shine = !solid && !drawn && x + y - Math.round((l + t) * width) === Math.round((r - l) * width * 0.3);
      if (!isBar && !drawn && !shine) {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      } else if (shine) image.data.set([240, 250, 255, 255], i * 4);
    }
  return { ...s, image, parts };
}

/** What a blade is stuck in. */
const EARTH =
  /^(?:rock|mossy-rock|boulder|tree-stump|stump|log|mud|mound|ore|grass|ice|skull|tombstone|gravestone|anvil|stone)$/;
const isBladed = (brief: Brief): boolean =>
  brief.kind === 'thing' && /^(?:weapon|tool)$/.test(categoryOf(brief.concept) ?? '') && /sword|blade|dagger|knife|katana|scimitar|rapier|axe|shovel|spear|trident|pickaxe|arrow|pitchfork|halberd|hoe|sai|kunai|machete|cleaver/.test(brief.concept); // biome-ignore format: one line

/** A sword in a stone: its point is hidden. */
export function stuckIn(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, { size: Math.max(sizeOf(b.brief), 0.8) });
  const q = subject(B, b, 0, 0);
  const own = actor(a, c, {});
  // what is held at its lower end goes in with the other
  const A = isBladed(a.brief) ? upsideDown(own) : own;
  const y = q.y + B.top.y + B.image.height * 0.22;
  const p: Placed = {
    sprite: A,
    x: B.image.width / 2 - A.image.width / 2,
    y: y - A.image.height * 0.72,
    z: 1,
    of: a.id,
    copy: 0,
    what: 'subject',
    cut: Math.round(A.image.height * 0.72),
  };
  return [q, p];
}
