/** Hair and skin that nobody named keep their distance from what lies on or beside them. */
import { deltaE, oklabToHex } from '../../../../src/pixels/color.ts';
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { baseColour, isMaterial, type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Brief, BriefPart } from '../../types.ts';

/** OKLab distance of hair from what it lies on, and the lightness of a skin below which brown hair would melt into it. */
const HAIR_CONTRAST = 0.12;
export const DARK_SKIN = 0.58;
/** Black enough to be seen on dark skin. */
export const DARK_HAIR: MaterialRef = '#2c2530/black';
/** OKLab distance of a skin that nobody named from the cloth beside it. */
const SKIN_CONTRAST = 0.11;

/** A part of the brief in the finish of what it replaces. */
export function said(part: Pick<BriefPart, 'colour' | 'material'>, fallback: MaterialRef): MaterialRef {
  const finish = part.material !== undefined && isMaterial(part.material) ? part.material : fallback;
  return part.colour === undefined ? finish : tinted(part.colour, finish);
}

/** What lies beside the most skin: the torso's cloth, or, bare, the trousers'. */
export function dressOf(brief: Brief, concept: HumanoidConcept): MaterialRef | undefined {
  const worn = new Map<Slot, { readonly id: string; readonly material: MaterialRef }>();
  for (const text of [...(concept.wears ?? [])]) {
    const [id, material] = text.split(/[|~]/)[0]!.split(':');
    const piece = PIECES[id!];
    if (piece)
      worn.set(piece.slot, { id: piece.id, material: material && !/^[$@]/.test(material) ? material : piece.material });
  }
  for (const p of brief.parts) {
    const piece = pieceOf(p.piece);
    if (piece) worn.set(piece.slot, { id: piece.id, material: said(p, piece.material) });
  }
  const torso = worn.get('torso');
  const shape = torso && PIECES[torso.id]?.torso?.shape;
  return shape === undefined || shape === 'bare' ? worn.get('legs')?.material : torso?.material;
}

/** A skin that is told from the dress: the chosen one, else the next of the list that is. */
export function clearOf(
  chosen: MaterialRef,
  skins: readonly MaterialRef[],
  dress: MaterialRef | undefined,
): MaterialRef {
  if (!dress) return chosen;
  const apart = (m: MaterialRef): boolean => deltaE(materialOf(m).lab, materialOf(dress).lab) >= SKIN_CONTRAST;
  return apart(chosen) ? chosen : (skins.find(apart) ?? chosen);
}

/** OKLab distance of a beard from the skin that it grows on. */
const BEARD_CONTRAST = 0.18;
/** That of a beard that was asked for. */
const ASKED_CONTRAST = 0.17;

/** OKLab distance of a beard that hangs on the chest from the dress there. */
const HANGS_CONTRAST = 0.115;
const HANGS = /^beard-/;
/** OKLab lightness below which a long beard hides a face. */
const BLACKEST = 0.36;

/** What age has bleached stays bleached. */
const BLEACHED: readonly MaterialRef[] = ['white', 'grey', '#84868f/grey'];
const isBleached = (m: MaterialRef): boolean => {
  const [light, ...ab] = materialOf(m).lab;
  return light > 0.6 && Math.hypot(...ab) < 0.04;
};

/** Who has a long beard whose colour nobody named has hair of one that is told from the dress: brown plaits on a brown apron are not seen. */
function contrastHanging(worn: Map<Slot, Worn>, beard: Worn, skin: MaterialRef, least: number): void {
  const torso = worn.get('torso');
  if (!torso || !HANGS.test(beard.piece.id)) return;
  const cut = torso.piece.torso;
  const seen = [torso.material, cut?.bib, cut?.open, cut?.front]
    .filter((m): m is MaterialRef => m !== undefined && m !== 'same')
    .map((m) => materialOf(m === 'skin' ? skin : m).lab);
  // a black one is a mask before the mouth
  const apart = (m: MaterialRef): boolean =>
    materialOf(m).lab[0] > BLACKEST &&
    deltaE(materialOf(m).lab, materialOf(skin).lab) >= least &&
    seen.every((lab) => deltaE(materialOf(m).lab, lab) >= HANGS_CONTRAST);
  // a white beard on a white shirt: the coat is shut below it
  const shirt = cut?.open && cut.open !== 'skin' && !torso.asked ? materialOf(cut.open).lab : undefined;
  const mine = materialOf(beard.material).lab;
  if (
    shirt &&
    deltaE(mine, shirt) < HANGS_CONTRAST &&
    deltaE(mine, materialOf(skin).lab) >= least / 2 &&
    seen.every((lab) => lab === shirt || deltaE(mine, lab) >= HANGS_CONTRAST)
  ) {
    const { open: _, ...shut } = cut!;
    worn.set('torso', { ...torso, piece: { ...torso.piece, torso: shut } });
    return;
  }
  const other = apart(beard.material)
    ? undefined
    : (isBleached(beard.material) ? BLEACHED : ['ginger', 'white', 'blond', 'brunette', 'grey']).find(apart);
  if (!other) return;
  const hair = worn.get('hair');
  if (hair?.material === beard.material) worn.set('hair', { ...hair, material: other, trim: other });
  worn.set('beard', { ...beard, material: other, trim: beard.trim === beard.material ? other : beard.trim });
}

/** A beard whose colour nobody named is told from the skin below it, and a long one from the dress. */
export function contrastBeard(worn: Map<Slot, Worn>, skin: MaterialRef, named: boolean, asked = false): void {
  const grown = worn.get('beard');
  if (named || !grown) return;
  const least = materialOf(skin).lab[0] < DARK_SKIN ? BEARD_CONTRAST : asked ? ASKED_CONTRAST : BEARD_CONTRAST / 2;
  contrastHanging(worn, grown, skin, least);
  const beard = worn.get('beard')!;
  const far = (m: MaterialRef): boolean => deltaE(materialOf(m).lab, materialOf(skin).lab) >= least;
  const other = far(beard.material)
    ? undefined
    : (isBleached(beard.material) ? BLEACHED : [DARK_HAIR, 'brunette', 'white']).find(far);
  if (other) worn.set('beard', { ...beard, material: other, trim: other });
}

/** "A purple beard": hair that nobody named is of the beard's colour, or it would stand beside the face as bars of another. Tells whether it is. */
export function hairOfBeard(worn: Map<Slot, Worn>, brief: Brief): boolean {
  const [hair, beard] = [worn.get('hair'), worn.get('beard')];
  const named = (slot: Slot) => brief.parts.some((p) => pieceOf(p.piece)?.slot === slot);
  const dyed = brief.parts.some((p) => p.piece === beard?.piece.id && p.colour !== undefined);
  if (!hair || !beard || !dyed || named('hair') || brief.parts.some((p) => p.piece === 'hair')) return false;
  worn.set('hair', { ...hair, material: beard.material, trim: beard.material });
  return true;
}

/** Hair that people have: one may stand for another. */
const NATURAL: ReadonlySet<MaterialRef> = new Set(['brunette', 'black', 'blond', 'ginger', 'grey']);

/**
 * Hair that nobody named keeps its distance in OKLab from what sits on it: gold on blond vanishes. `own`: the colours that the row
 * gives its hair; one by which somebody is known (an ice queen's white) stays, and the crown on it is darker.
 */
export function contrastHair(
  worn: Map<Slot, Worn>,
  skin: MaterialRef,
  named: boolean,
  own: readonly MaterialRef[] = [],
): void {
  const hair = worn.get('hair');
  if (named || !hair) return;
  const hat = worn.get('hat');
  const dark = materialOf(skin).lab[0] < DARK_SKIN;
  const apart = (m: MaterialRef, from: MaterialRef): boolean =>
    deltaE(materialOf(m).lab, materialOf(from).lab) >= HAIR_CONTRAST;
  const far = (m: MaterialRef): boolean =>
    (!hat || apart(m, hat.material)) && (!dark || apart(m, skin) || m === DARK_HAIR);
  if (far(hair.material)) return;
  const known = own.includes(hair.material) && own.every((m) => !NATURAL.has(m));
  if (known && !dark && hat && !hat.asked) {
    const [light, ...ab] = materialOf(hat.material).lab;
    const darker = tinted(oklabToHex([Math.max(light - DARKER, 0), ...ab]), hat.material);
    worn.set('hat', { ...hat, material: darker, trim: hat.trim === hat.material ? darker : hat.trim });
    return;
  }
  const others = dark ? [DARK_HAIR, '#54362a/brunette', 'grey'] : ['brunette', 'black', 'blond', 'white'];
  const other = others.find((m) => far(m) && baseColour(m) !== baseColour(hair.material));
  // black on black: what sits on it is lighter
  if (!other && hat && !hat.asked && materialOf(hat.material).lab[0] < BLACKEST) worn.set('hat', { ...hat, material: LIGHTER, trim: hat.trim === hat.material ? LIGHTER : hat.trim }); // biome-ignore format: one line
  if (!other) return;
  const beard = worn.get('beard');
  if (beard?.material === hair.material) worn.set('beard', { ...beard, material: other, trim: other });
  worn.set('hair', { ...hair, material: other, trim: other });
}

/** OKLab lightness by which a crown is darker than it would be. */
const DARKER = 0.16;
/** Grey of what is black where it would be lost on black hair. */
const LIGHTER: MaterialRef = '#767a88/cloth';

/** OKLab lightness that keeps a gun apart from the dress that it is held before. */
const GUN_CONTRAST = 0.24;
const GUNS = /rifle|musket|shotgun|machine|blaster|launcher|crossbow|gun$/;

/** A gun whose colour nobody named is lighter or darker than the dress before which it is held. */
export function contrastArms(worn: Map<Slot, Worn>, brief: Brief): void {
  const dress = worn.get('torso')?.material;
  for (const slot of ['right', 'left'] as const) {
    const w = worn.get(slot);
    if (!w || !dress || !GUNS.test(w.piece.id)) continue;
    if (brief.parts.some((p) => p.piece === w.piece.id && (p.colour || p.material))) continue;
    const [light] = materialOf(dress).lab;
    const near = (m: MaterialRef): boolean => Math.abs(materialOf(m).lab[0] - light) < GUN_CONTRAST;
    const pale = light < 0.5;
    const material = near(w.material) ? (pale ? '#a8b0bc/steel' : '#2a2a34/iron') : w.material;
    const trim = near(w.trim) ? (pale ? '#c89858/wood' : '#54361f/wood') : w.trim;
    worn.set(slot, { ...w, material, trim });
  }
}

/** OKLab distance of a bag from the dress behind which it looks out, and what a bag may be instead. */
const BAG_CONTRAST = 0.2;
const BAGS: readonly MaterialRef[] = ['#b8442e/leather', '#2e7f86/leather', '#c8903c/leather'];

/** Shirts under aprons. */
const SHIRTS: readonly MaterialRef[] = ['#6484b0/cloth', '#b06450/cloth', 'cream'];

/** An apron whose cloth is that of the shirt under it is told from it. */
export function contrastApron(worn: Map<Slot, Worn>): void {
  const torso = worn.get('torso');
  const cut = torso?.piece.torso;
  if (!torso || !cut || cut.bib !== 'same' || !cut.sleeve) return;
  const far = (m: MaterialRef) => deltaE(materialOf(m).lab, materialOf(torso.material).lab) >= BAG_CONTRAST;
  const sleeve = far(cut.sleeve) ? undefined : SHIRTS.find(far);
  if (sleeve) worn.set('torso', { ...torso, piece: { ...torso.piece, torso: { ...cut, sleeve } } });
}

/** A bag on the back whose colour nobody named is told from the dress: from the front little of it is seen. */
export function contrastBag(worn: Map<Slot, Worn>, brief: Brief): void {
  const [bag, dress] = [worn.get('carry'), worn.get('torso')?.material];
  if (!bag || !dress || !/pack|satchel/.test(bag.piece.id)) return;
  if (brief.parts.some((p) => p.piece === bag.piece.id && (p.colour || p.material))) return;
  const others = [dress, worn.get('hair')?.material, worn.get('back')?.material].filter((m) => m !== undefined);
  const far = (m: MaterialRef) =>
    others.every((other) => deltaE(materialOf(m).lab, materialOf(other).lab) >= BAG_CONTRAST);
  if (far(bag.material)) return;
  const material = BAGS.find(far);
  if (material) worn.set('carry', { ...bag, material });
}
