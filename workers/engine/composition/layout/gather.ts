/** Several round one thing: at a table with what they have before them, on the ground around a fire or on a picnic's cloth. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Brief } from '../../types.ts';
import { shelf, tray } from '../effects/gear.ts';
import { board, cloth, isLaid, laid, stool, TABLE, table } from '../effects/laid.ts';
import { mark, string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { pressed, type Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext, withFreeHands, withTool } from './actor.ts';
import { doing } from './doing.ts';
import { FLAT_SHARE, liesFlat } from './lying.ts';
import type { Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

interface Member {
  readonly node: SceneNode;
  readonly copy: number;
}

const membersOf = (people: readonly SceneNode[]): Member[] =>
  people.flatMap((node) => Array.from({ length: node.count }, (_, copy) => ({ node, copy }))).slice(0, 9);

const INSTRUMENT = /^(?:held\/)?(?:(?:electric-)?guitar|lute|banjo|harp|lyre|flute|pan-?flute|violin|fiddle|accordion|harmonica|drum|tambourine|trumpet|horn|saxophone|ukulele)$/; // biome-ignore format: one line

/** Free hands, or the tool that its work takes: a cook cuts with a knife. */
function withOwnTool(node: SceneNode, c: LayoutContext): Brief {
  const verb = node.act?.verb;
  // who has an instrument goes on playing it
  if (node.brief.parts.some(({ piece }) => INSTRUMENT.test(piece))) return node.brief;
  return verb === 'slash' || verb === 'chop' ? withTool(node, 'knife', c.read) : withFreeHands(node.brief);
}

/** One of them, without effects of its act: what it has lies before it. */
function seatedAs({ node, copy }: Member, c: LayoutContext, pose: string, direction: Direction): Sprite {
  const same = node.count > 1 || node.brief.kind !== 'humanoid' ? 0 : node.id;
  return actor(
    { ...node, brief: withOwnTool(node, c) },
    { ...c, seed: c.seed + same * 7 },
    { pose, direction, copy: copy % 3 },
  );
}

const placedAs = ({ node, copy }: Member, sprite: Sprite, x: number, y: number, z: number, more: Partial<Placed> = {}): Placed => ({ sprite, x: x - sprite.foot.x, y: y - sprite.foot.y, z, of: node.id, copy, what: 'subject', shadow: true, ...more }); // biome-ignore format: one line

/** What lies before somebody at a table, by what they do there. */
function before(node: SceneNode): string | undefined {
  const { act } = node;
  const words = `${act?.object?.text ?? ''}`;
  if (act?.verb === 'drink') return /tea|coffee|cocoa|milk/.test(words) ? 'cup' : /wine/.test(words) ? 'wine' : 'beer';
  if (act?.verb === 'eat') return 'plate';
  if (act?.verb === 'read' || act?.verb === 'sit reading') return 'book';
  if (act?.verb === 'write') return 'paper';
  if (act?.verb === 'game') return /card/.test(act.object?.brief.concept ?? '') ? 'cards' : /dice/.test(act.object?.brief.concept ?? '') ? 'dice' : undefined; // biome-ignore format: one line
  return undefined;
}

/** Two at the ends of a table, the others behind it; what they eat, drink or play is on it. */
export function atTable(
  people: readonly SceneNode[],
  at: SceneNode,
  c: LayoutContext,
  dozes = false,
  things: readonly SceneNode[] = [],
  instead?: SceneNode,
): Placed[] {
  const members = membersOf(people);
  const n = members.length;
  // the table of small folk and animals is as small as they are
  const S =
    c.S *
    Math.min(
      1,
      Math.max(0.5, ...people.map((node) => sizeOf(node.brief) * (node.brief.kind === 'humanoid' ? 1 : 1.25))),
    );
  const sides = n === 1 ? [] : members.slice(0, 2);
  const behind = n === 1 ? members : members.slice(2);
  const wrestle = members.some(({ node }) => node.act?.verb === 'arm wrestle');
  const usual =
    S *
    Math.max(wrestle ? 0.62 : 0.9, 0.34 + behind.length * 0.5) *
    (wrestle ? 1 : Math.min(1.3, Math.max(1, sizeOf(at.brief) / 1.05)));
  // a barrel or a stump that they lean on stands where the table would
  const desk = instead
    ? actor(instead, c, { size: (0.54 * S) / c.S })
    : table(usual, S, at.brief.colours[0] ?? (at.brief.material === 'stone' ? '#8c909c' : undefined));
  const width = instead ? desk.image.width : usual;
  const top = -desk.image.height;
  const out: Placed[] = [{ sprite: desk, x: -desk.image.width / 2, y: top, z: 0, of: (instead ?? at).id, copy: 0, what: 'subject', shadow: true }]; // biome-ignore format: one line
  const unit = Math.max(1, Math.round(S / 46));
  const lay = (member: Member, name: string | undefined, x: number, y: number): void => {
    const { act } = member.node;
    const own = act?.object && act.object.brief.confidence >= 0.9 && ['eat', 'drink'].includes(act.verb) && !/^(?:mug|bottle|bread)$/.test(act.object.brief.concept) && act.object.brief.kind === 'thing'; // biome-ignore format: one line
    const sprite = own ? actor(act.object!, c, { size: 0.24 }) : name && isLaid(name) ? laid(name, unit) : undefined;
    if (!sprite) return;
    out.push({ sprite, x: x - sprite.image.width / 2, y: y - sprite.image.height, z: 1.2 + y / 1000, of: member.node.id, copy: member.copy, what: name ?? 'food' }); // biome-ignore format: one line
  };
  for (const [i, member] of behind.entries()) {
    const x =
      (behind.length === 1 ? 0 : (i + 0.5) / behind.length - 0.5) * (width - S * (sides.length > 0 ? 0.24 : 0.1));
    const sleeps = dozes || member.node.act?.verb === 'sleep';
    const s = seatedAs(member, c, sleeps ? 'doze' : 'sit at', 'south');
    // small folk and children sit higher
    const rise = Math.max(0, 0.9 - s.image.height / S) * S * 0.5;
    // who dozes has the head low
    const low = sleeps ? S * 0.24 : 0;
    out.push(placedAs(member, s, x, -S * (TABLE.top + 0.02) - rise + low, -1, { shadow: false }));
    if (sleeps) {
      const p = out.at(-1)!;
      out.push({ ...p, z: 1.05, cut: Math.round((s.at.NOSE?.y ?? s.image.height * 0.4) + S * 0.16) });
    }
    if (sleeps) out.push(sign('zzz', unit, x + S * 0.36, top - S * 0.62, member.node, member.copy));
    lay(member, before(member.node), x, top + S * 0.14);
  }
  for (const [i, member] of sides.entries()) {
    const right = i === 0;
    const s = seatedAs(
      member,
      c,
      member.node.act?.verb === 'arm wrestle' ? 'grip at' : 'sit at',
      right ? 'east' : 'west',
    );
    const seat = stool(S);
    const hips = s.at.hips ?? { x: s.image.width / 2, y: s.image.height * 0.7 };
    const side = right ? -1 : 1;
    const x = side * (width / 2 + S * 0.14);
    const y = -S * 0.05;
    const p = placedAs(member, s, x - (hips.x - s.foot.x), y, -0.4);
    const hipsY = p.y + hips.y;
    out.push({ sprite: seat, x: x - seat.image.width / 2, y: Math.min(-seat.image.height + 1, hipsY), z: -0.5, of: at.id, copy: 1 + i, what: 'stool', shadow: false }); // biome-ignore format: one line
    out.push(p, { ...p, z: 1, cut: Math.round(hips.y - S * 0.06), shadow: false });
    lay(member, before(member.node), side * (width / 2 - S * 0.2), top + S * 0.17);
  }
  for (const [i, node] of things.entries()) {
    const sprite = actor(node, c, { size: Math.min(0.5, Math.max(0.3, sizeOf(node.brief))) });
    const x = (i - (things.length - 1) / 2) * S * 0.36;
    out.push({ sprite, x: x - sprite.image.width / 2, y: top + S * 0.16 - sprite.image.height * 0.7, z: 1.3, of: node.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
  }
  const game = people.find(({ act }) => act?.verb === 'game');
  if (game && before(game) === undefined) {
    const squares = board(S);
    out.push({
      sprite: squares,
      x: -squares.image.width / 2,
      y: top + Math.round(S * TABLE.top) - squares.image.height,
      z: 1.1,
      of: game.id,
      copy: 0,
      what: 'chessboard',
    });
  }
  return out;
}

/** Things side by side on a table. */
export function stillLife(things: readonly SceneNode[], at: SceneNode, c: LayoutContext): Placed[] {
  const { S } = c;
  const sprites = things.flatMap((node) => Array.from({ length: Math.min(node.count, 4) }, (_, copy) => { const flat = liesFlat(node.brief); const sprite = actor(node, c, { size: flat ? 0.62 : Math.max(0.26, sizeOf(node.brief)), copy: copy % 3 }); return { node, copy, sprite: flat ? pressed(sprite, FLAT_SHARE) : sprite }; })); // biome-ignore format: one line
  const gap = S * 0.04;
  const wide = sprites.reduce((sum, { sprite }) => sum + sprite.image.width + gap, gap);
  const flat = /shelf$/.test(at.text) && !/book/.test(at.text) ? shelf(wide + S * 0.16, S) : /(?:tray|plate|board)$/.test(at.text) ? tray(wide + S * 0.16, S, /board/.test(at.text) ? '#b07840' : /plate/.test(at.text) ? '#e4e8ee' : '#a8b0bc') : undefined; // biome-ignore format: one line
  const desk =
    flat ??
    table(
      Math.max(S * 0.9, wide + S * 0.16),
      S,
      at.brief.colours[0] ?? (at.brief.material === 'stone' ? '#8c909c' : undefined),
    );
  const out: Placed[] = [{ sprite: desk, x: -desk.image.width / 2, y: -desk.image.height, z: 0, of: at.id, copy: 0, what: 'subject', shadow: true }]; // biome-ignore format: one line
  let x = -wide / 2 + gap;
  for (const [i, { node, copy, sprite }] of sprites.entries()) {
    const y = -desk.image.height + (flat ? flat.top.y + 1 : S * (i % 2 ? 0.1 : 0.15)) - sprite.image.height;
    out.push({ sprite, x, y, z: i % 2 ? 1 : 1.1, of: node.id, copy, what: 'subject' });
    x += sprite.image.width + gap;
  }
  return out;
}

export const FIRE = /^(?:campfire|bonfire|fire)$/;
export const CLOTH = /^(?:blanket|rug|carpet)$/;

/** Where those on the ground are, in persons from the middle: the sides first, then behind, then before at the sides. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[-0.62, 0]],
  [[-0.54, 0], [0.54, 0]],
  [[-0.72, 0.04], [0.72, 0.04], [0, -0.4]],
  [[-0.8, 0.04], [0.8, 0.04], [-0.3, -0.26], [0.3, -0.26]],
  [[-0.92, 0.06], [0.92, 0.06], [-0.52, -0.24], [0.52, -0.24], [0, -0.34]],
  [[-0.8, 0.16], [0.8, 0.16], [-0.86, -0.16], [0.86, -0.16], [-0.3, -0.34], [0.3, -0.34]],
]; // biome-ignore format: a table

/** On the ground round a fire or a cloth; who does something of their own does it there. */
export function onGround(people: readonly SceneNode[], middle: SceneNode, c: LayoutContext): Placed[] {
  const { S } = c;
  const members = membersOf(people).slice(0, 6);
  const spots = PLACES[members.length]!;
  const out: Placed[] = [];
  const unit = Math.max(1, Math.round(S / 40));
  if (CLOTH.test(middle.brief.concept)) {
    const colour = middle.brief.colours[0];
    const wide = S * (members.length > 3 ? 2.1 : 1.7);
    const sheet = cloth(wide, S * 0.5, S / 9, colour ? [colour, '#f4ece0'] : undefined);
    out.push({ sprite: sheet, x: -sheet.image.width / 2, y: -sheet.image.height + S * 0.16, z: -3, of: middle.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    const basket = laid('basket', unit);
    out.push({ sprite: basket, x: -basket.image.width / 2, y: -basket.image.height, z: 0.1, of: middle.id, copy: 0, what: 'basket' }); // biome-ignore format: one line
    for (const [name, x] of [
      ['bread', 0.24],
      ['plate', -0.26],
    ] as const) {
      const s = laid(name, Math.max(1, Math.round(S / 48)));
      out.push({ sprite: s, x: S * x - s.image.width / 2, y: -s.image.height + S * 0.08, z: 0.2, of: middle.id, copy: 0, what: name }); // biome-ignore format: one line
    }
  } else {
    const s = actor(middle, c);
    out.push({ sprite: s, x: -s.foot.x, y: -s.foot.y, z: 0, of: middle.id, copy: 0, what: 'subject', shadow: true });
  }
  for (const [i, member] of members.entries()) {
    const [x, y] = spots[i]!;
    const { node } = member;
    const human = node.brief.kind === 'humanoid';
    const right = x < 0;
    const back = Math.abs(x) < 0.2 || (y < -0.2 && Math.abs(x) < 0.4);
    const direction: Direction = human
      ? back
        ? 'south'
        : right
          ? 'south-east'
          : 'south-west'
      : right
        ? 'east'
        : 'west';
    const own = node.act && !['sit', 'stand', 'eat', 'drink', 'speak', 'game'].includes(node.act.verb);
    if (own) {
      const list = doing(node, c, {
        right,
        copy: member.copy % 3,
        ...(node.act!.verb === 'sleep' ? {} : { direction }),
        // who roasts something at a fire sits there
        ...(node.act!.verb === 'roast' && human ? { pose: 'sit floor' } : {}),
      });
      const p = list[0]!;
      const dx = x * S * (node.act!.verb === 'sleep' ? 1.3 : 1) - p.sprite.foot.x - p.x;
      const roasts = node.act!.verb === 'roast' && human;
      for (const each of list)
        if (!roasts || each.what === 'subject')
          out.push({ ...each, copy: member.copy, x: each.x + dx, y: each.y + y * S, z: each.z + y * 4 });
      if (roasts) {
        // the stick reaches over the flames
        const hand = {
          x: p.x + dx + p.sprite.image.width * (right ? 0.8 : 0.2),
          y: p.y + y * S + p.sprite.image.height * 0.56,
        };
        const tip = { x: (right ? -1 : 1) * S * 0.14, y: -S * 0.5 + (i % 2) * S * 0.06 };
        const [w, h] = [tip.x - hand.x, tip.y - hand.y];
        for (const down of [0, 1]) out.push({ sprite: string(w, h, down ? '#5c3824' : '#a8703c'), x: Math.min(hand.x, tip.x), y: Math.min(hand.y, tip.y) + down, z: 2, of: node.id, copy: member.copy, what: 'stick' }); // biome-ignore format: one line
        const sweet = mark('marshmallow', Math.max(1, Math.round(S / 30)));
        out.push({ sprite: sweet, x: tip.x - sweet.image.width / 2, y: tip.y - sweet.image.height / 2, z: 2.1, of: node.id, copy: member.copy, what: 'marshmallow' }); // biome-ignore format: one line
      }
      continue;
    }
    const sprite = seatedAs(member, c, isAlive(node.brief) ? 'sit floor' : 'stand', direction);
    out.push(placedAs(member, sprite, x * S, y * S, y * 4));
    const has = before(node);
    if (has && has !== 'plate' && human) {
      const mug = laid(has, Math.max(1, Math.round(S / 60)));
      const hand = sprite.at.hands ?? sprite.foot;
      out.push({ sprite: mug, x: x * S - sprite.foot.x + hand.x - mug.image.width / 2, y: y * S - sprite.foot.y + hand.y - mug.image.height * 0.7, z: y * 4 + 0.1, of: node.id, copy: member.copy, what: has }); // biome-ignore format: one line
    }
  }
  return out;
}
