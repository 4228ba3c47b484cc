/** What the brief names is put on: garments, hair and what hands hold; what a row puts into hands gives way to it. */
import { SHOULDERED, UNDER_ARM } from '../../catalogue/garments/in-arms.ts';
import { FEATURES, PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Piece, Slot, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { said } from './contrast.ts';
import { edged, follows, METAL } from './look-suit.ts';
import type { Pose } from './pose.ts';

/** What is fought with. */
const ARMS = /sword|katana|rapier|scimitar|axe|^bow$|hammer|mace|spear|dagger|rifle|pistol|halberd|staff|trident|kukri/;
/** What is carried on the back or at the belt. */
const SLUNG = /^(?:back|pair|belt)\//;

/** What has a head on a shaft that gives light. */
const HEADED = /^(?:staff|wand|skull-staff|scepter|sceptre|torch|lantern)$/;

/** What goes with another thing in the other hand although nobody named it. */
const SHIELD = /shield$/;
const CASTERS = /^(?:staff|crook|skull-staff|quarterstaff|wand)$/;
const CAST_WITH = /^(?:book|spellbook|scroll|orb|lantern|potion|holy-symbol|beads)$/;

/** Who is said to hold something holds that: of what a row puts into hands only what goes with it stays. */
function emptyHands(worn: Map<Slot, Worn>, named: ReadonlySet<Slot>): void {
  for (const [hand, other] of [
    ['right', 'left'],
    ['left', 'right'],
  ] as const) {
    const held = worn.get(hand);
    if (named.has(hand) || !named.has(other) || !held) continue;
    const [id, with_] = [held.piece.id, worn.get(other)!.piece.id];
    const fits =
      (SHIELD.test(id) && ARMS.test(with_) && !/bow|rifle|pistol|staff|katana|great/.test(with_)) ||
      (SHIELD.test(with_) && ARMS.test(id) && !/bow|rifle|great|katana/.test(id)) ||
      (CASTERS.test(id) && CAST_WITH.test(with_));
    if (!fits || worn.get(other)!.piece.both) worn.delete(hand);
  }
}

/** Red hair is the red of foxes, not of flags. */
const RED = '#cc3038';
const asHair = (p: BriefPart): BriefPart => (p.colour === RED ? { ...p, colour: '#c04a22' } : p);

/** Arms of the other side. */
const mirrored = (arms: Partial<Pose>): Partial<Pose> => Object.fromEntries(Object.entries(arms).map(([key, value]) => [key.replace(/[RL]$/, (d) => (d === 'R' ? 'L' : 'R')), value])) as Partial<Pose>; // biome-ignore format: one line

/** What the brief names. A second thing for a taken hand goes to the other one. */
export function wearParts(worn: Map<Slot, Worn>, brief: Brief): void {
  const named = new Set<Slot>();
  const empty = (slot: Slot): boolean => {
    const w = worn.get(slot);
    return !w || brief.without.includes(w.piece.id);
  };
  for (const p of brief.parts) {
    const own = worn.get('face');
    // an apron goes over the dress, coat or shirt that was named as well
    const over = p.piece === 'apron' && brief.parts.some((q) => q !== p && pieceOf(q.piece)?.slot === 'torso');
    // "a welder with his mask pushed up": the mask of the trade
    const piece = over
      ? PIECES['apron-front']
      : p.piece === 'face-mask' && own && !own.asked && /mask/.test(own.piece.id)
        ? own.piece
        : pieceOf(p.piece);
    if (piece) {
      const before = worn.get(piece.slot);
      const same = before?.piece.id === piece.id ? before : undefined;
      const inherit = piece.slot === 'hair' || piece.slot === 'beard' ? worn.get('hair')?.material : undefined;
      const hairy = piece.slot === 'hair' || piece.slot === 'beard';
      const material = said(hairy ? asHair(p) : p, same?.material ?? inherit ?? piece.material);
      let slot = piece.slot;
      let put: Piece = piece;
      const other: Slot | undefined = slot === 'right' ? 'left' : slot === 'left' ? 'right' : undefined;
      const movable = piece.id !== 'bow' && !piece.id.includes('shield');
      // "without a sword, with a torch": the shield stays, the torch takes the free hand
      const freed = other !== undefined && !same && worn.has(other) && empty(other) && !empty(slot);
      const moved = p.leftHand && slot === 'right';
      if (moved && !named.has(slot)) worn.delete(slot);
      if (other && (named.has(slot) || freed || moved) && movable && !named.has(other)) {
        slot = other;
        put = { ...piece, slot, ...(piece.arms ? { arms: mirrored(piece.arms) } : {}) };
      }
      // "a pickaxe over the shoulder"
      if (p.shouldered && put.slot === 'right') put = { ...put, arms: SHOULDERED };
      if (p.underArm) put = { ...put, arms: put.slot === 'left' ? UNDER_ARM : mirrored(UNDER_ARM) };
      // who has his helmet under the arm wears none
      if (p.piece === 'helmet-in-arm' && /helm/.test(worn.get('hat')?.piece.id ?? '') && !worn.get('hat')!.asked) worn.delete('hat'); // biome-ignore format: one line
      // a hand on the bow has no sword that nobody mentioned
      if (piece.id === 'bow' && !named.has('right')) worn.delete('right');
      named.add(slot);
      const pattern = p.pattern ? patternIn(p) : same?.pattern ? { pattern: same.pattern } : {};
      const edge = p.ink && !p.pattern ? tinted(p.ink, material) : undefined;
      // "a glowing green staff": its head gives that light, its shaft is of wood
      const lit = p.colour !== undefined && p.states?.includes('glowing') && (HEADED.test(piece.id) || piece.slot === 'neck') ? `${p.colour}/flame` : undefined; // biome-ignore format: one line
      // a tiny hat covers nothing
      if (slot === 'hat' && p.size !== undefined && p.size < 1) put = { ...put, cover: 'none' };
      const wear: Worn = {
        piece: edge ? edged(put, edge) : put,
        material: lit ? (piece.slot === 'neck' ? lit : (same?.material ?? piece.material)) : material,
        trim: lit ?? edge ?? trimOf(put, same, p, material),
        ...pattern,
        ...(p.size ? { size: p.size } : {}),
        ...(p.chosen ? {} : { asked: true as const }),
        ...(p.states ? { states: p.states } : {}),
      };
      // "a pirate with a feathered hat": the hat of the role, and a feather on it
      const role = p.piece === 'feathered-cap' && !same && before && !before.asked && before.piece.cover === 'top' ? before : undefined; // biome-ignore format: one line
      worn.set(slot, role ? { ...role, ...(p.colour ? { material } : {}), plume: 'crimson', asked: true } : wear);
      if (edge && slot === 'torso')
        for (const other of ['shoulders', 'hands', 'hat', 'waist'] as const) {
          const w = worn.get(other);
          if (w && !named.has(other) && w.piece.trim !== undefined) worn.set(other, { ...w, trim: edge });
        }
      continue;
    }
    if (p.piece === 'plume') {
      const helm = worn.get('hat');
      const metal = helm && materialOf(helm.material).gloss >= METAL ? helm.material : 'steel';
      worn.set('hat', { piece: PIECES['feather-plumed-helmet']!, material: metal, trim: said(p, 'crimson') });
      continue;
    }
    const slot = FEATURES[p.piece]?.slot;
    const w = slot && worn.get(slot);
    if (slot && w) worn.set(slot, { ...w, material: said(slot === 'hair' ? asHair(p) : p, w.material) });
    if (slot === 'hair' && w) {
      // "a red beard and blond hair": what was said of the beard stays
      const own = brief.parts.some((q) => !q.chosen && q.colour !== undefined && pieceOf(q.piece)?.slot === 'beard');
      const beard = own ? undefined : worn.get('beard');
      if (beard) worn.set('beard', { ...beard, material: said(asHair(p), w.material) });
    }
  }
  // who has his sword on his back has it not in his hand as well
  const slung = brief.parts.flatMap((p) => (!p.chosen && SLUNG.test(p.piece) ? [p.piece.replace(SLUNG, '')] : []));
  if (slung.length > 0)
    for (const hand of ['right', 'left'] as const) {
      const w = worn.get(hand);
      if (w && !w.asked && (ARMS.test(w.piece.id) || slung.includes(w.piece.id))) worn.delete(hand);
    }
  // much else was asked: a second thing in the hands that nobody mentioned stays away, before a wing most of all
  const shown = [...named].filter((slot) => slot !== 'hat' && slot !== 'feet' && slot !== 'hair');
  if (named.has('wings') || (shown.length >= 2 && !named.has('right') && !named.has('left')))
    if (!named.has('left') && !named.has('right') && worn.has('right') && worn.has('left') && !worn.get('left')!.piece.both) worn.delete('left'); // biome-ignore format: one line
  // "a torch instead of the sword": the rest stays
  if (!brief.without.some((id) => /^(?:right|left)$/.test(pieceOf(id)?.slot ?? ''))) emptyHands(worn, named);
}

/** A pattern that was said of a garment. */
export const patternIn = (p: Pick<BriefPart, 'pattern' | 'ink'>): Pick<Worn, 'pattern'> =>
  p.pattern ? { pattern: { kind: p.pattern, ...(p.ink ? { ink: p.ink } : {}) } } : {};

function trimOf(piece: Piece, same: Worn | undefined, p: BriefPart, material: MaterialRef): MaterialRef {
  const trim = same?.trim ?? piece.trim ?? material;
  return (p.colour ?? p.material) !== undefined && follows(piece) ? material : trim;
}
