/** Suits: what one colour, or two, said of a person or of armour does to all that is worn. */
import { deltaE } from '../../../../src/pixels/color.ts';
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Piece, Slot, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Brief } from '../../types.ts';
import { said } from './contrast.ts';

/** Slots whose metal is one suit of armour. */
const SUIT: readonly Slot[] = ['torso', 'legs', 'feet', 'hands', 'shoulders', 'hat'];
export const METAL = 0.8;
/** Pieces of one material stay of one material. */
export const follows = (piece: Piece): boolean => piece.trim === undefined || piece.trim === piece.material;
export const recolour = (w: Worn, material: MaterialRef): Worn => ({
  ...w,
  material,
  trim: w.trim === w.material || follows(w.piece) ? material : w.trim,
});

/** "A golden knight": the torso and every metal part of its suit. Without metal the torso (or, bare, the legs) takes the colour. */
export function tintSuit(
  worn: Map<Slot, Worn>,
  whole: { readonly colour: string | undefined; readonly material: string | undefined },
): void {
  const torso = worn.get('torso');
  const bare = !torso || torso.piece.torso?.shape === 'bare' || torso.piece.torso?.shape === 'ribs';
  const metal = torso !== undefined && materialOf(torso.material).gloss >= METAL;
  for (const slot of SUIT) {
    const w = worn.get(slot);
    if (!w) continue;
    const wants = metal ? materialOf(w.material).gloss >= METAL : slot === (bare ? 'legs' : 'torso') || (slot === 'legs' && VESTS.test(torso!.piece.id)); // biome-ignore format: one line
    if (wants) worn.set(slot, recolour(w, said(whole, w.material)));
  }
}

/** "A white nomad", "a blue monk": the cloth on the head is of the dress. */
export function tintHat(
  worn: Map<Slot, Worn>,
  whole: { readonly colour: string | undefined; readonly material: string | undefined },
): void {
  const hat = worn.get('hat');
  if (hat && CLOTH_HATS.test(hat.piece.id)) worn.set('hat', recolour(hat, said(whole, hat.material)));
}
/** Too little of a dress to tell its colour by itself. */
const VESTS = /^(?:open-)?vest$/;
const CLOTH_HATS = /cowboy-hat|hood|cowl|keffiyeh|turban|headscarf|shawl|veil|bandana|beanie|ninja|wrap|cap$/;

/** "A black and gold noble": the second colour edges the dress, and is that of belt and cape. */
export function edgeSuit(worn: Map<Slot, Worn>, colour: string): void {
  for (const slot of ['torso', 'back', 'waist', 'shoulders'] as const) {
    const w = worn.get(slot);
    if (!w) continue;
    const edge = tinted(colour, w.trim);
    if (slot === 'torso') worn.set(slot, { ...w, piece: edged(w.piece, edge), trim: edge });
    else if (slot === 'shoulders') worn.set(slot, { ...w, trim: edge });
    else worn.set(slot, recolour(w, tinted(colour, w.material)));
  }
}

/** "In red armour": helmet, greaves and gauntlets are of the same suit, unless they were named. */
export function wearSuit(worn: Map<Slot, Worn>, brief: Brief): void {
  const torso = worn.get('torso');
  if (torso?.piece.id === 'spacesuit') wearOverall(worn, torso, brief);
  const own = torso && brief.parts.find((p) => p.piece === torso.piece.id && (p.colour ?? p.material) !== undefined);
  if (!torso || !own || materialOf(torso.piece.material).gloss < METAL) return;
  const named = new Set(brief.parts.map((p) => pieceOf(p.piece)?.slot));
  for (const slot of SUIT) {
    const w = worn.get(slot);
    if (w && slot !== 'torso' && !named.has(slot) && materialOf(w.material).gloss >= METAL)
      worn.set(slot, own.ink ? { ...w, material: said(own, w.material) } : recolour(w, said(own, w.material)));
  }
}

/** "In an orange space suit": its sleeves, legs and gloves are of the colour that was said of it. */
function wearOverall(worn: Map<Slot, Worn>, torso: Worn, brief: Brief): void {
  if (!brief.parts.some((p) => p.piece === torso.piece.id && p.colour !== undefined)) return;
  const { piece, material } = torso;
  worn.set('torso', { ...torso, piece: { ...piece, torso: { ...piece.torso!, sleeve: material } } });
  for (const slot of ['legs', 'hands'] as const) {
    const w = worn.get(slot);
    if (w && !brief.parts.some((p) => pieceOf(p.piece)?.slot === slot)) worn.set(slot, recolour(w, material));
  }
}

/** A garment whose hems, borders and fronts are of another colour. */
export function edged(piece: Piece, edge: MaterialRef): Piece {
  const { torso } = piece;
  if (!torso) return piece;
  const robed = torso.shape === 'robe' || torso.shape === 'dress';
  return {
    ...piece,
    torso: {
      ...torso,
      trim: edge,
      ...(robed
        ? { hem: edge, front: edge, apron: edge, ...(torso.sleeves > 0 ? { sleeve: edge } : {}) }
        : { front: edge }),
    },
  };
}

/** Where what is named lies on or before the dress. */
const BEFORE_DRESS: ReadonlySet<Slot | undefined> = new Set<Slot | undefined>(['right', 'left', 'back', 'carry', 'neck', 'waist']); // biome-ignore format: a list

/** The colours of a row's dress that are told from what was named in a colour of its own. */
export function clearMains(brief: Brief, concept: HumanoidConcept): readonly MaterialRef[] {
  // the dress of who has a skin or a beard of a colour said is of another one
  const body =
    brief.parts.find((p) => p.piece === 'skin')?.colour ??
    brief.parts.find((p) => pieceOf(p.piece)?.slot === 'beard')?.colour;
  const far = (colour: string | undefined, by = 0.2) => (m: MaterialRef) => !colour || deltaE(materialOf(m).lab, materialOf(tinted(colour, 'skin')).lab) > by; // biome-ignore format: one line
  const ofBody = (concept.main ?? ['cloth']).filter(far(body));
  // what was named in its colour lies on the dress and is told from it
  const before = brief.parts.flatMap((p) => (p.colour && BEFORE_DRESS.has(pieceOf(p.piece)?.slot) ? [p.colour] : []));
  const clear = ofBody.filter((m) => before.every((colour) => far(colour, 0.27)(m)));
  return clear.length > 0 ? clear : ofBody;
}

/** What was said of the main garment, where the row makes others of the same cloth. */
export function leadOf(
  brief: Brief,
  { wears }: HumanoidConcept,
): { readonly colour: string | undefined; readonly material: string | undefined } | undefined {
  const slots = new Set(wears.filter((w) => /:\$(?!2)/.test(w)).map((w) => pieceOf(w.split(/[:|~]/)[0]!)?.slot));
  const lead = brief.parts.find(
    (p) => pieceOf(p.piece)?.slot === 'torso' && (p.colour || p.material) && slots.has('torso'),
  );
  return lead && { colour: lead.colour, material: lead.colour ? undefined : lead.material };
}
