/** Several on the ground round one thing: a fire, or a picnic's cloth. */

import type { Direction } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Brief } from '../../types.ts';
import { cloth, laid } from '../effects/laid.ts';
import { mark, string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { copyOf } from './copies.ts';
import { doing } from './doing.ts';
import { withFreeHands, withTool } from './hands-free.ts';
import type { Placed } from './placed.ts';

export interface Member {
  readonly node: SceneNode;
  readonly copy: number;
}

export const membersOf = (people: readonly SceneNode[]): Member[] =>
  people
    .flatMap((node) => Array.from({ length: node.count }, (_, copy) => ({ node: copyOf(node, copy), copy })))
    .slice(0, 9);

const INSTRUMENT = /^(?:held\/)?(?:(?:electric-)?guitar|lute|banjo|harp|lyre|flute|pan-?flute|violin|fiddle|accordion|harmonica|drum|tambourine|trumpet|horn|saxophone|ukulele)$/; // biome-ignore format: one line

/** Free hands, or the tool that its work takes: a cook cuts with a knife. */
function withOwnTool(node: SceneNode, c: LayoutContext): Brief {
  const verb = node.act?.verb;
  // who has an instrument goes on playing it
  if (node.brief.parts.some(({ piece }) => INSTRUMENT.test(piece))) return node.brief;
  return verb === 'slash' || verb === 'chop' ? withTool(node, 'knife', c.read) : withFreeHands(node.brief);
}

/** One of them, without effects of its act: what it has lies before it. */
export function seatedAs({ node, copy }: Member, c: LayoutContext, pose: string, direction: Direction): Sprite {
  const same = node.count > 1 || node.brief.kind !== 'humanoid' ? 0 : node.id;
  return actor(
    { ...node, brief: withOwnTool(node, c) },
    { ...c, seed: c.seed + same * 7 },
    { pose, direction, copy: copy % 3 },
  );
}

export const placedAs = ({ node, copy }: Member, sprite: Sprite, x: number, y: number, z: number, more: Partial<Placed> = {}): Placed => ({ sprite, x: x - sprite.foot.x, y: y - sprite.foot.y, z, of: node.id, copy, what: 'subject', shadow: true, ...more }); // biome-ignore format: one line

/** What lies before somebody at a table, by what they do there. */
export function before(node: SceneNode): string | undefined {
  const { act } = node;
  const words = `${act?.object?.text ?? ''}`;
  if (act?.verb === 'drink') return /tea|coffee|cocoa|milk/.test(words) ? 'cup' : /wine/.test(words) ? 'wine' : 'beer';
  if (act?.verb === 'eat') return 'plate';
  if (act?.verb === 'read' || act?.verb === 'sit reading') return 'book';
  if (act?.verb === 'write') return 'paper';
  if (act?.verb === 'game') return /card/.test(act.object?.brief.concept ?? '') ? 'cards' : /dice/.test(act.object?.brief.concept ?? '') ? 'dice' : undefined; // biome-ignore format: one line
  return undefined;
}

export const FIRE = /^(?:campfire|bonfire|fire)$/;
export const CLOTH = /^(?:blanket|rug|carpet)$/;

/** Where those on the ground are, in persons from the middle: the sides first, then behind, then before at the sides. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[-0.62, 0]],
  [[-0.54, 0], [0.54, 0]],
  [[-0.72, 0.04], [0.72, 0.04], [0, -0.4]],
  [[-0.86, 0.06], [0.86, 0.06], [-0.44, -0.28], [0.44, -0.28]],
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
  let hearth: Px = 0;
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
    hearth = s.image.width;
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
    const p = placedAs(member, sprite, x * S, y * S, y * 4);
    // a bear at one side of it does not hide the fire
    const hides = human || members.length > 2 ? 0 : (right ? p.x + sprite.image.width : -p.x) + hearth * 0.32;
    out.push(hides > 0 ? { ...p, x: p.x + (right ? -hides : hides) } : p);
    const has = before(node);
    if (has && has !== 'plate' && human) {
      const mug = laid(has, Math.max(1, Math.round(S / 60)));
      const hand = sprite.at.hands ?? sprite.foot;
      out.push({ sprite: mug, x: x * S - sprite.foot.x + hand.x - mug.image.width / 2, y: y * S - sprite.foot.y + hand.y - mug.image.height * 0.7, z: y * 4 + 0.1, of: node.id, copy: member.copy, what: has }); // biome-ignore format: one line
    }
  }
  return out;
}
