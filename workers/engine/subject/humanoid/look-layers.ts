/** What is worn over what: two tops that were named are both seen, and nothing that nobody asked for lies over one that was. */
import { deltaE } from '../../../../src/pixels/color.ts';
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Piece, Slot, TorsoCut, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf } from '../../catalogue/materials.ts';
import type { Brief } from '../../types.ts';
import { said } from './contrast.ts';
import { patternIn } from './look-parts.ts';

type Outfit = Map<Slot, Worn>;

/** How far outside a top is worn, from the skin; a bib goes over a shirt, armour over a tunic. */
const LAYERS: readonly (readonly [RegExp, number])[] = [
  [/coat$|raincoat|parka|poncho|bathrobe/, 5],
  [/jacket|blazer|cardigan|vest|waistcoat|^suit$|pantsuit|hoodie|armou?r|surcoat|corset|overalls|apron|kimono|haori|gambeson/, 4],
  [/robe|tunic|chainmail|dashiki/, 3],
  [/sweater|turtleneck|dress$|gown|jersey/, 2],
]; // biome-ignore format: a table
const layerOf = ({ id }: Piece): number => LAYERS.find(([kind]) => kind.test(id))?.[1] ?? 1;
/** How far down the front of what is over a named shirt stands open. */
const OPEN_TO = 1.5;
/** Length of a dress's skirt below a jacket, as a share of the leg. */
const SKIRT = 0.6;

/** "A green coat and a red shirt", "a jacket over a dress": the outer one is worn, and of the inner one is seen what it leaves free. */
export function wearLayers(worn: Outfit, brief: Brief): void {
  const tops = brief.parts.flatMap((part) => {
    const piece = pieceOf(part.piece);
    return piece?.slot === 'torso' && piece.torso && piece.id !== 'apron' ? [{ part, piece, torso: piece.torso }] : [];
  });
  const [first, second] = [tops.at(-2), tops.at(-1)];
  if (tops.length === 1) shirtUnder(worn, brief);
  if (!first || !second || first.piece.id === second.piece.id) return;
  const [a, b] = [layerOf(first.piece), layerOf(second.piece)];
  if (a === b) return;
  const [outer, inner] = a > b ? [first, second] : [second, first];
  if (inner.torso.shape === 'bare' || inner.torso.shape === 'robot' || outer.torso.shape === 'robot') return;
  const now = worn.get('torso');
  const cloth = said(outer.part, now?.piece.id === outer.piece.id ? now.material : outer.piece.material);
  const under = said(inner.part, inner.piece.material);
  const cut = over(outer.torso, inner.torso, under);
  const trim = outer.part.colour ? cloth : (outer.piece.trim ?? cloth);
  worn.set('torso', {
    piece: { ...outer.piece, torso: cut, ...(cut.bib ? { material: under } : {}) },
    material: cloth,
    trim,
    asked: true,
    ...patternIn(cut.bib ? inner.part : outer.part),
    ...(outer.part.states ? { states: outer.part.states } : {}),
  });
  if (inner.torso.shape === 'dress' && !worn.get('legs')?.asked) worn.delete('legs');
}

/** A vest is worn over a shirt, but by those who bare their arms. */
function shirtUnder(worn: Outfit, brief: Brief): void {
  const w = worn.get('torso');
  if (w?.piece.id !== 'vest' || !w.asked || BARE_ARMED.test(`${brief.concept} ${brief.build.join(' ')}`)) return;
  const far = (m: MaterialRef): boolean => deltaE(materialOf(m).lab, materialOf(w.material).lab) > 0.2;
  const sleeve = ['cloth', '#5878a8/cloth'].find(far) ?? 'cloth';
  const cut = w.piece.torso!;
  worn.set('torso', { ...w, piece: { ...w.piece, torso: { ...cut, sleeves: 1, sleeve, open: sleeve } } });
}
const BARE_ARMED =
  /barbarian|viking|orc|goblin|troll|ogre|gladiator|wrestler|boxer|biker|genie|caveman|savage|tribal|muscular|strong|huge|monster/;

function over(outer: TorsoCut, inner: TorsoCut, under: MaterialRef): TorsoCut {
  if (outer.bib) return { ...outer, sleeves: inner.sleeves };
  const sleeved = outer.sleeves < 0.5 && inner.sleeves > outer.sleeves;
  const skirted = inner.shape === 'dress' || inner.shape === 'robe';
  const mail = outer.shape === 'armor' || (outer.shape === 'tunic' && inner.mail === true);
  return {
    ...outer,
    ...(sleeved ? { sleeves: inner.sleeves, sleeve: under } : mail ? { sleeve: under } : {}),
    ...(outer.shape === 'armor' ? {} : { open: under, openTo: OPEN_TO }),
    ...((skirted && outer.shape === 'shirt') || (outer.shape === 'armor' && inner.shape !== 'shirt')
      ? { skirt: under, length: skirted ? SKIRT : 0.34 }
      : {}),
  };
}

/** What lies over the chest or round the neck: nobody would see a top that was named. */
const COVERS = /^(?:apron-front|shawl|poncho|scarf|satchel|bandolier|towel|capelet)$/;

/** Nothing that nobody asked for lies over a dress, a coat or a shirt that was named; a post-man's bag is his trade. */
export function bareTop(worn: Outfit, brief: Brief, trade: string): void {
  if (!brief.parts.some((p) => pieceOf(p.piece)?.slot === 'torso')) return;
  for (const slot of ['neck', 'back', 'carry', 'sling', 'waist'] as const) {
    const w = worn.get(slot);
    if (w && !w.asked && COVERS.test(w.piece.id) && !(w.piece.id === 'satchel' && BEARERS.test(trade)))
      worn.delete(slot);
  }
}
const BEARERS = /post|mail|messenger|courier|paper|news|envoy|medic|deliver/;

/** Shorts that were named show legs: high boots that nobody asked for are shoes. */
export function showShins(worn: Outfit): void {
  const [legs, feet] = [worn.get('legs'), worn.get('feet')];
  if (
    legs?.asked &&
    /shorts|trunks|boxers|loincloth/.test(legs.piece.id) &&
    feet &&
    !feet.asked &&
    /boots/.test(feet.piece.id)
  )
    worn.set('feet', { ...feet, piece: PIECES.shoes! });
}
