/** What cloth goes with what is worn: bibs, trousers of a suit, rags and stains, patterns. */
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf } from '../../catalogue/materials.ts';
import type { Species } from '../../catalogue/species.ts';
import type { Brief, PieceState, Stain } from '../../types.ts';
import { said } from './contrast.ts';
import { patternIn } from './look-parts.ts';
import { METAL } from './look-suit.ts';

/** Dungarees are bib and trousers of one cloth, over a shirt: the colour that was said is theirs. */
function wearBib(worn: Map<Slot, Worn>, brief: Brief): void {
  const torso = worn.get('torso');
  const cut = torso?.piece.torso;
  const part = torso && brief.parts.find((p) => p.piece === torso.piece.id);
  if (!torso || !part || !cut?.bib || cut.bib === 'same' || cut.shape !== 'shirt') return;
  const cloth = part.colour || part.material ? said(part, cut.bib) : cut.bib;
  const shirt = torso.piece.material;
  worn.set('torso', {
    ...torso,
    piece: { ...torso.piece, torso: { ...cut, bib: cloth } },
    material: shirt,
    trim: shirt,
  });
  if (!brief.parts.some((p) => pieceOf(p.piece)?.slot === 'legs'))
    worn.set('legs', { piece: PIECES.trousers!, material: cloth, trim: cloth });
}

/** A suit is more than its jacket: what a named top brings for the legs, where nobody said what is on them. */
export function wearUnder(worn: Map<Slot, Worn>, brief: Brief): void {
  const slots = new Set(brief.parts.map((p) => pieceOf(p.piece)?.slot));
  const dress = worn.get('torso');
  // who is said to wear trousers or a skirt has a blouse above them, no dress
  if (dress && slots.has('legs') && !slots.has('torso') && /^(?:dress|robe)$/.test(dress.piece.torso?.shape ?? ''))
    worn.set('torso', { piece: PIECES.shirt!, material: dress.material, trim: dress.material });
  wearBib(worn, brief);
  const torso = worn.get('torso');
  const under = torso?.piece.under;
  if (!torso || !under || !brief.parts.some((p) => p.piece === torso.piece.id)) return;
  const named = new Set(brief.parts.map((p) => pieceOf(p.piece)?.slot));
  const put = (id: string, material: MaterialRef): void => {
    const piece = PIECES[id];
    if (piece && !named.has(piece.slot)) worn.set(piece.slot, { piece, material, trim: material });
  };
  if (under === 'bare' && !named.has('legs')) worn.delete('legs');
  if (under === 'same' && !named.has('legs')) {
    put('trousers', torso.material);
    if (torso.pattern) worn.set('legs', { ...worn.get('legs')!, pattern: torso.pattern });
  }
  if (under === 'armour') {
    put('greaves', torso.material);
    put('sabatons', torso.material);
    put('gauntlets', torso.material);
    put('great-pauldrons', torso.material);
  }
}

const STAINS: readonly Stain[] = ['bloody', 'floury', 'muddied', 'sooty', 'painty', 'slimed'];

/** "A zombie in torn clothes": all that is of cloth. */
export function wearState(worn: Map<Slot, Worn>, brief: Brief, species: Species): void {
  if (species.id === 'robot' && brief.mood.includes('rusty')) {
    for (const slot of ['torso', 'legs', 'hands', 'feet'] as const) {
      const w = worn.get(slot);
      if (w && !w.states) worn.set(slot, { ...w, states: ['rusty'] });
    }
    return;
  }
  if (species.id === 'robot' || species.id === 'golem') return;
  const armour = worn.get('torso');
  // rust is on all plates of a suit
  if (armour?.states?.includes('rusty') && materialOf(armour.material).gloss >= METAL)
    for (const slot of ['hat', 'hands', 'legs', 'feet', 'shoulders'] as const) {
      const w = worn.get(slot);
      if (w && !w.states && !w.asked && materialOf(w.material).gloss >= METAL)
        worn.set(slot, { ...w, states: ['rusty'] });
    }
  const states: PieceState[] = [];
  // the dead that walk do so in rags, unless their dress was named
  const rags =
    (species.id === 'zombie' && !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'torso')) ||
    worn.get('torso')?.piece.id === 'rags';
  if (rags || brief.mood.includes('broken') || brief.mood.includes('rusty')) states.push('torn');
  const stains = STAINS.filter((stain) => brief.mood.includes(stain));
  for (const slot of ['torso', 'legs', 'back'] as const) {
    const w = worn.get(slot);
    if (!w || w.states || w.piece.torso?.shape === 'bare') continue;
    // plates do not tear, and blood and mud are on them as well
    const shown = materialOf(w.material).gloss < METAL ? [...states, ...stains] : stains;
    if (shown.length > 0) worn.set(slot, { ...w, states: shown });
  }
}

/** "A striped prisoner": the pattern is on the garment that shows most. */
export function wearPattern(worn: Map<Slot, Worn>, brief: Brief): void {
  if (!brief.pattern?.pattern) return;
  const slot = (['torso', 'back', 'legs', 'hat'] as const).find((s) => {
    const shape = worn.get(s)?.piece.torso?.shape;
    return worn.has(s) && shape !== 'bare' && shape !== 'ribs';
  });
  const w = slot && worn.get(slot);
  if (slot && w) worn.set(slot, { ...w, ...patternIn(brief.pattern) });
}
