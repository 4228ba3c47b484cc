import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Brief } from '../../types.ts';
import { shelf, tray } from '../effects/gear.ts';
import { board, isLaid, laid, stool, TABLE, table } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { pressed } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { before, type Member, membersOf, placedAs, seatedAs } from './gather.ts';
import { FLAT_SHARE, liesFlat } from './lying.ts';
import type { Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

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
  const lie = things.flatMap((node) => Array.from({ length: Math.min(4, node.count) }, (_, copy) => ({ node, copy })));
  const alone = n === 1 && !dozes;
  const usual =
    S *
    Math.max(
      wrestle ? 0.62 : 0.9,
      0.34 + behind.length * 0.5,
      alone && lie.length > 0 ? 1 + 0.3 * Math.ceil(lie.length / 2) : 0,
    ) *
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
  for (const [i, { node, copy }] of lie.entries()) {
    const sprite = actor(node, c, { size: Math.min(0.5, Math.max(0.3, sizeOf(node.brief))), copy: node.unlike ? 0 : copy % 3 }); // biome-ignore format: one line
    // to both sides of the face that looks over them
    const x = alone ? (i % 2 ? 1 : -1) * S * (0.44 + 0.3 * (i >> 1)) : (i - (lie.length - 1) / 2) * S * 0.36;
    out.push({ sprite, x: x - sprite.image.width / 2, y: top + S * 0.16 - sprite.image.height * 0.7, z: 1.3, of: node.id, copy, what: 'subject' }); // biome-ignore format: one line
  }
  // what was in their hands lies before them
  for (const [i, { node, brief }] of heldOf(people, c).entries()) {
    const sprite = actor({ ...node, id: node.id, brief, changes: [], count: 1, act: undefined } as unknown as SceneNode, c, { size: Math.min(0.42, Math.max(0.28, sizeOf(brief))) }); // biome-ignore format: one line
    const x = (i % 2 ? 1 : -1) * S * (0.24 + 0.2 * (i >> 1));
    out.push({ sprite, x: x - sprite.image.width / 2, y: top + S * 0.16 - sprite.image.height * 0.8, z: 1.3, of: node.id, copy: 0, what: brief.concept }); // biome-ignore format: one line
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

/** What people at a table were said to hold, as things: both hands are free there. */
const heldOf = (
  people: readonly SceneNode[],
  c: LayoutContext,
): { readonly node: SceneNode; readonly brief: Brief }[] =>
  people.flatMap((node) =>
    (node.brief.kind === 'humanoid' && node.count === 1 && !node.act ? node.brief.parts : []).flatMap((p) => {
      if (p.chosen || !/^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? '')) return [];
      const brief = c.read(p.piece.replace(/^held\//, '').replace(/-/g, ' '));
      return brief.kind === 'thing' && brief.confidence >= 0.9 ? [{ node, brief: p.colour ? { ...brief, colours: [p.colour] } : brief }] : []; // biome-ignore format: one line
    }),
  );
