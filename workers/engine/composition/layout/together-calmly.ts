/** What two do in peace: one feeds, reads to, whispers to or paints the other, they bargain over goods, share a bench. */
import { stool, table } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { on } from './bearing.ts';
import { bare, other } from './clinches.ts';
import { EAST, facing, moved } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { withTool } from './hands-free.ts';
import { WARES } from './kinds.ts';
import { beside } from './pairs.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';
import { tend } from './tend.ts';

/** What is held out to whom. */
const FOODS: readonly (readonly [RegExp, string])[] = [
  [/horse|pony|donkey|rabbit|unicorn|mule|reindeer|deer|goat|llama|giraffe|hare|bunny|guinea/, 'carrot'],
  [/cat|kitten|seal|penguin|dolphin|pelican|bear|otter|orca|heron|seagull|whale/, 'fish'],
  [/dog|puppy|wolf|fox|hyena/, 'bone'],
  [/monkey|gorilla|ape|chimp|orangutan|elephant/, 'banana'],
  [/cow|sheep|bull|ox|calf|camel|buffalo|bison|lamb/, 'wheat'],
  [/lion|tiger|dragon|crocodile|shark|dinosaur|tyranno|griffin|wyvern|eagle|hawk|leopard|panther|plant/, 'meat'],
  [/mouse|rat/, 'cheese'],
  [/pig|hedgehog|turtle|tortoise|snail|raccoon|panda|koala|squirrel|parrot/, 'apple'],
]; // biome-ignore format: a table

/** By the hand to the mouth of a beast, with a spoon to a person; small birds peck crumbs. */
export function feed(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const kind = `${b.brief.concept} ${b.brief.species ?? ''}`;
  const tool = b.brief.kind === 'humanoid' ? 'spoon' : FOODS.find(([of]) => of.test(kind))?.[1];
  if (!human || b.count > 1 || tool === undefined) return beside(a, b, { ...row, layout: 'beside', facing: 'each other', a: 'give', effect: 'crumbs' }, c); // biome-ignore format: one line
  return tend(a, b, { ...row, layout: 'tend', tool, ...(tool === 'spoon' ? { seat: true as const } : {}), gap: 0.02 }, c); // biome-ignore format: one line
}

/** On a stool with a book or a lively hand; those who listen sit on the floor. */
export function readTo(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = doing(bare(a), c, { pose: human ? (row.tool ? 'sit+read' : 'sit+point ahead') : 'sit', right: true, direction: human ? 'south-east' : facing(a, true) }); // biome-ignore format: one line
  const seat = stool(c.S * 1.1 * Math.max(0.7, sizeOf(a.brief)));
  const p = A[0]!;
  const out: Placed[] = [...A];
  if (human && !c.seats?.has(a.id)) {
    moved(A, 0, -seat.image.height * 0.6);
    out.push({ sprite: seat, x: p.x + p.sprite.image.width * 0.42 - seat.image.width / 2, y: -seat.image.height, z: -0.5, of: a.id, copy: 0, what: 'seat', shadow: true }); // biome-ignore format: one line
  }
  if (row.tool && human) {
    const book = actor({ ...a, changes: [], brief: { ...c.read(row.tool), count: 1 } }, c, { size: 0.34 });
    const hands = p.sprite.at.hands ?? { x: p.sprite.image.width * 0.8, y: p.sprite.image.height * 0.5 };
    out.push({ sprite: book, x: p.x + hands.x - book.image.width * 0.4, y: p.y + hands.y - book.image.height * 0.6, z: 1, of: a.id, copy: 0, what: 'book' }); // biome-ignore format: one line
  }
  const B = crowd({ ...b, act: undefined } as unknown as SceneNode, other(a, b, c), isAlive(b.brief) ? { pose: b.brief.kind === 'humanoid' ? 'sit floor' : 'sit', right: false, direction: facing(b, false), freeHands: true } : {}); // biome-ignore format: one line
  moved(B, boxOf(out).right + c.S * 0.1 - boxOf(B).left);
  const words = row.effect ? [sign('speech', Math.max(1, Math.round(c.S / 44)), boxOf(A).right, boxOf(A).top - c.S * 0.04, a, 0)] : []; // biome-ignore format: one line
  return [...out, ...B, ...words];
}

/** Close to the ear, a hand at the mouth. */
export function whisper(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = doing(bare(a), c, { pose: human ? 'hush' : 'stand', right: true, direction: EAST });
  const B = doing({ ...b, count: 1 }, other(a, b, c), { right: true, direction: b.brief.kind === 'humanoid' ? 'south' : EAST, ...(b.act ? {} : { pose: 'stand' }) }); // biome-ignore format: one line
  moved(B, boxOf(A).right - c.S * 0.06 - boxOf(B).left);
  return [...A, ...B, sign('speech', Math.max(1, Math.round(c.S / 60)), boxOf(A).right, Math.min(boxOf(A).top, boxOf(B).top) - c.S * 0.06, a, 0)]; // biome-ignore format: one line
}

/** Over a table with the goods: a purse in the one's hand, the other turns up his palms. */
export function haggle(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (!isAlive(b.brief)) return beside(a, b, { words: [], layout: 'beside', facing: 'each other', a: 'give' }, c);
  const said = WARES.exec(b.text)?.[1] ?? WARES.exec(a.text)?.[1];
  const read = said ? c.read(said) : undefined;
  const goods = read && read.kind === 'thing' && !isAlive(read) && read.confidence >= 0.6 ? read : c.read('vase');
  const human = a.brief.kind === 'humanoid';
  const A = doing(bare(a), c, { pose: human ? 'give' : 'stand', right: true, direction: facing(a, true) });
  const B = doing(bare(b), other(a, b, c), { pose: b.brief.kind === 'humanoid' ? 'shrug' : 'stand', right: false, direction: facing(b, false) }); // biome-ignore format: one line
  const desk = table(c.S * 0.62, c.S, '#b87848', 0.3);
  const x = boxOf(A).right - c.S * 0.04;
  moved(B, x + desk.image.width - c.S * 0.1 - boxOf(B).left);
  const ware = actor({ ...b, changes: [], act: undefined, brief: { ...goods, count: 1 } } as unknown as SceneNode, c, { size: 0.36 }); // biome-ignore format: one line
  const hand = ahead(A[0]!, true);
  const purse = actor({ ...a, changes: [], brief: { ...c.read('coin pouch'), count: 1 } }, c, { size: 0.22 });
  const middle = x + desk.image.width / 2;
  return [
    ...A,
    ...B,
    { sprite: desk, x, y: -desk.image.height + c.S * 0.06, z: 1, of: b.id, copy: 1, what: 'table', shadow: true },
    { sprite: ware, x: middle - ware.image.width / 2, y: -desk.image.height + c.S * 0.1 - ware.image.height, z: 1.5, of: b.id, copy: 2, what: 'goods' }, // biome-ignore format: one line
    ...(human ? [{ sprite: purse, x: hand.x - purse.image.width * 0.4, y: hand.y - purse.image.height * 0.8, z: 2, of: a.id, copy: 1, what: 'purse' }] : []), // biome-ignore format: one line
    sign('speech', Math.max(1, Math.round(c.S / 56)), boxOf(A).right - c.S * 0.1, boxOf(A).top - c.S * 0.1, a, 0),
  ];
}

/** At an easel, the brush up; who is painted keeps still behind it. */
export function portray(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const brushed = a.brief.kind === 'humanoid' ? withTool(a, 'paintbrush', c.read) : a.brief;
  const A = doing({ ...a, count: 1, act: undefined, brief: brushed } as unknown as SceneNode, c, { pose: 'paint', right: true, direction: EAST }); // biome-ignore format: one line
  const easel = actor({ ...a, changes: [], brief: { ...c.read('easel'), count: 1 } }, c, { size: 0.9 });
  const x = boxOf(A).right - c.S * 0.08;
  const B = crowd({ ...b, act: undefined } as unknown as SceneNode, other(a, b, c), isAlive(b.brief) ? { pose: b.brief.kind === 'humanoid' ? 'hand on hip' : 'sit', right: false, direction: facing(b, false), freeHands: true } : {}); // biome-ignore format: one line
  moved(B, x + easel.image.width * 0.94 - boxOf(B).left);
  return [...A, { sprite: easel, x, y: -easel.image.height, z: 0.5, of: a.id, copy: 0, what: 'easel', shadow: true }, ...B]; // biome-ignore format: one line
}

/** Several on one bench, each in a seat of it. */
export function onOneSeat(people: readonly SceneNode[], seat: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const [first] = people;
  const all = on({ ...first!, count: people.length }, seat, { ...row, a: 'sit' }, c);
  return all.map((p) => {
    const node = p.of === first!.id ? people[p.copy] : undefined;
    if (!node || node === first || p.what !== 'subject') return p;
    const own = on(node, seat, { ...row, a: 'sit' }, other(first!, node, c));
    const solo = own.find((one) => one.of === node.id && one.what === 'subject');
    if (!solo) return p;
    const x = p.x + p.sprite.image.width / 2 - solo.sprite.image.width / 2;
    // a beast has its paws on the seat: where people bend, or who is set by hand has the feet
    const high = (list: readonly Placed[]): number => list.find((one) => one.of === seat.id)?.sprite.image.height ?? 1;
    const bottom = solo.y + solo.sprite.image.height;
    const paws = (bottom * high(all)) / high(own) - solo.sprite.image.height;
    const y =
      node.brief.kind === 'humanoid' || c.stamps?.has(first!.id)
        ? p.y + p.sprite.image.height - solo.sprite.image.height
        : paws;
    return {
      ...p,
      of: node.id,
      copy: 0,
      sprite: solo.sprite,
      x,
      y,
    };
  });
}
