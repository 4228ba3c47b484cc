/** An animal in a basket, a nest or a bowl: its face over the rim, which is as wide as it takes. */
import { glassBowl, isVessel, vessel } from '../effects/vessels.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { moved } from './common.ts';
import { copyOf, sizeOfCopy } from './copies.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

const FISHES = /fish|whale|shark|seahorse|axolotl|tadpole|turtle/;
/** How many are seen beside each other. */
const MOST = 4;
/** Share of a guest that the wall hides. */
const HIDDEN = 0.32;

/** Whether it is a glass with water for who lives in it. */
const isGlass = (a: SceneNode, b: SceneNode): boolean =>
  FISHES.test(a.brief.concept) && (b.brief.concept === 'bowl' || /fish ?bowl|glass bowl/.test(b.text));

/** Whether somebody in something is drawn so: a guest without arms that does nothing else, a vessel of which no more is said than a colour. */
export function sitsInVessel(a: SceneNode, b: SceneNode, row: RelationRow): boolean {
  if (row.layout !== 'in' || row.many || row.at || !isAlive(a.brief) || a.brief.kind === 'humanoid') return false;
  if (a.act || row.a || a.count > MOST || b.count > 1 || b.act || a.changes.length + b.changes.length > 0) return false;
  if (isGlass(a, b)) return true;
  const { parts, mood, pattern, material, concept } = b.brief;
  return isVessel(concept) && !material && !pattern && parts.every((p) => p.chosen) && mood.length === 0;
}

export function inVessel(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const glass = isGlass(a, b);
  // a fish in a bowl is a goldfish unless more is said
  const gold = glass && a.brief.concept === 'fish' && a.brief.colours.length === 0 ? { ...a, brief: { ...a.brief, colours: ['#f08028'] } } : a; // biome-ignore format: one line
  const guests: Placed[] = [];
  for (let i = 0; i < a.count; i++) {
    const list = doing(copyOf(gold, i), c, { direction: i % 2 ? 'south-west' : 'south-east', right: i % 2 === 0, copy: i, ...sizeOfCopy(a, i), ...(glass ? {} : { pose: 'sit' }) }); // biome-ignore format: one line
    const x = guests.length > 0 ? boxOf(guests).right - list[0]!.sprite.image.width * 0.1 : 0;
    guests.push(
      ...moved(list, x - list[0]!.x).map((p) => ({ ...p, copy: i, z: 1 + i * 0.01, shadow: false, lift: 0 })),
    );
  }
  const box = boxOf(guests);
  const [wide, high] = [box.right - box.left, Math.max(...guests.map((p) => p.sprite.image.height))];
  const middle = (box.left + box.right) / 2;
  const of = { of: b.id, copy: 0 };
  if (glass) {
    const d = Math.max(wide * 1.5, high * 1.9);
    const { back, front } = glassBowl(d);
    const y = -back.image.height;
    for (const p of guests) p.y = y + back.image.height * 0.6 - p.sprite.image.height / 2;
    const x = middle - back.image.width / 2;
    return [{ ...of, sprite: back, x, y, z: 0, what: 'subject', shadow: true }, ...guests, { ...of, sprite: front, x, y, z: 2, what: 'front' }]; // biome-ignore format: one line
  }
  const { back, front, rise, rim } = vessel(
    b.brief.concept,
    wide * 1.12,
    b.brief.colours[0],
    high * (a.count > 1 ? 1 : 1.2),
  );
  const y = -front.image.height;
  const x = middle - back.image.width / 2;
  // the near edge of the opening, where the guests are hidden from
  const edge = y + rim;
  for (const p of guests) p.y = edge + Math.round(p.sprite.image.height * HIDDEN) - p.sprite.image.height;
  const cut = (p: Placed): Placed => ({ ...p, cut: Math.round(edge + rim + 1 - p.y) });
  return [
    { ...of, sprite: back, x, y: y - rise + 1, z: 0, what: 'subject', shadow: false },
    ...guests.map(cut),
    { ...of, sprite: front, x, y, z: 2, what: 'front', shadow: true },
  ];
}
