/** What must change about an outfit because of what was named: legs under a jacket, hoods of the coat's cloth, open helmets before a face. */
import { BEAST_MASK } from '../../catalogue/garments/beast-masks.ts';
import { FEATURES, PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import { limbsReplaced } from '../../catalogue/garments/limbs.ts';
import { thingHeadOf } from '../../catalogue/garments/thing-heads.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Species } from '../../catalogue/species.ts';
import type { Brief } from '../../types.ts';

type Outfit = Map<Slot, Worn>;

/** Tops that are worn over bare legs. */
const BARE_LEGGED = /leotard|bikini|swim|bodysuit|bathrobe|nightshirt|tutu|romper|onesie/;
const LONG_CUTS: ReadonlySet<string> = new Set(['robe', 'dress']);
/** What leaves nothing under it to be seen. */
const WITH_SKIRT = /skirt/;

/** Who wears a dress or robe by role and is said to wear a jacket, sweater or apron has something on the legs, and shoes. */
export function coverLegs(worn: Outfit, own: HumanoidConcept, main: MaterialRef, female: boolean): void {
  const torso = worn.get('torso');
  if (!torso?.asked || worn.has('legs') || torso.piece.under !== undefined || !torso.piece.torso) return;
  const usual = own.wears.map((w) => pieceOf(w.split(/[:|~]/)[0]!)?.torso?.shape).find((shape) => shape !== undefined);
  if (!usual || !LONG_CUTS.has(usual) || LONG_CUTS.has(torso.piece.torso.shape)) return;
  if (BARE_LEGGED.test(torso.piece.id) || WITH_SKIRT.test(torso.piece.id) || torso.piece.torso.shape === 'bare') return;
  const jacket = /jacket|coat|suit|armou?r|mail|parka|gambeson|overalls/.test(torso.piece.id);
  const piece = female && !jacket ? PIECES.skirt : PIECES.trousers;
  if (piece) worn.set('legs', { piece, material: female && !jacket ? main : piece.material, trim: main });
  if (!worn.has('feet')) worn.set('feet', { piece: PIECES.shoes!, material: PIECES.shoes!.material, trim: 'leather' });
}

/** Tops of our own days, and those under which nobody wears a leather belt and boots. */
const OF_TODAY =
  /suit|tuxedo|tailed-coat|hoodie|jacket|t-shirt|tank|polo|sweater|jersey|hawaiian|lab-coat|swim|pajama|bathrobe|jumpsuit|overalls|raincoat|parka|cardigan|turtleneck|hospital|uniform|fleece|puffer|blazer|blouse|vest-suit|striped-shirt|muscle/;

/** Whoever is of no trade is dressed around what was named: trousers are seen below a shirt, a suit goes with shoes. */
export function dressAround(worn: Outfit, own: HumanoidConcept): void {
  wearBraces(worn);
  if (own.general !== true) return;
  const [torso, legs, feet, waist] = [worn.get('torso'), worn.get('legs'), worn.get('feet'), worn.get('waist')];
  const shown = (legs?.asked && !torso?.asked) || (worn.get('limb')?.asked && /knee/.test(worn.get('limb')!.piece.id));
  const today = torso?.asked === true && OF_TODAY.test(torso.piece.id);
  if (shown && torso && !torso.asked && torso.piece.torso?.shape !== 'bare')
    worn.set('torso', {
      ...torso,
      piece: BARE_CHESTED.test(legs?.piece.id ?? '') ? PIECES['bare-chest']! : PIECES.shirt!,
    });
  if (!shown && !today) return;
  if (waist && !waist.asked) worn.delete('waist');
  if (feet && !feet.asked && /boots/.test(feet.piece.id)) worn.set('feet', { ...feet, piece: PIECES.shoes! });
}
/** Braces that were asked for hold trousers over a shirt: on a dress, a vest or a tunic nobody would see them. */
function wearBraces(worn: Outfit): void {
  const [neck, torso] = [worn.get('neck'), worn.get('torso')];
  if (!neck?.asked || neck.piece.id !== 'suspenders' || torso?.asked) return;
  const cloth = torso?.piece.id === 'shirt' ? torso.material : 'cloth';
  worn.set('torso', { piece: PIECES.shirt!, material: cloth, trim: cloth });
  if (!worn.has('legs')) worn.set('legs', { piece: PIECES.trousers!, material: 'brown_cloth', trim: 'brown_cloth' });
  if (!worn.get('waist')?.asked) worn.delete('waist');
}
/** Below these the chest is bare. */
const BARE_CHESTED = /swim|trunks|boxers|loincloth|dhoti|diaper|fundoshi/;

/** Socks and stockings that were asked for are seen: trousers are short above them, a gown ends at the knee, boots are shoes. */
export function showHose(worn: Outfit): void {
  if (!worn.get('hose')?.asked) return;
  const legs = worn.get('legs');
  if (legs && !legs.asked && /trousers|jeans|leggings|sweatpants|cargo|hakama|greaves/.test(legs.piece.id)) worn.set('legs', { ...legs, piece: PIECES.shorts! }); // biome-ignore format: one line
  const torso = worn.get('torso');
  const cut = torso?.piece.torso;
  if (torso && cut && LONG_CUTS.has(cut.shape) && (cut.length ?? 1) > 0.3)
    worn.set('torso', { ...torso, piece: { ...torso.piece, torso: { ...cut, length: 0.3 } } });
  const feet = worn.get('feet');
  if (feet && !feet.asked && /boots/.test(feet.piece.id)) worn.set('feet', { ...feet, piece: PIECES.shoes! });
}

/** "A raincoat with the hood up": the hood is of the coat's cloth. */
export function hoodOfCoat(worn: Outfit, brief: Brief): void {
  const hat = worn.get('hat');
  const said = brief.parts.find((p) => p.piece === hat?.piece.id);
  if (!hat || !said || said.colour || said.material || !/^hood/.test(hat.piece.id)) return;
  const coat = [worn.get('back'), worn.get('torso')].find(
    (w) => w && (w.asked || /cloak|robe|hoodie|coat|cape/.test(w.piece.id)) && !/bare|wings/.test(w.piece.id),
  );
  if (coat) worn.set('hat', { ...hat, material: coat.material, trim: coat.material });
}

/** What lies on a face, or is told by it. */
const ON_FACE: ReadonlySet<string> = new Set(['face', 'mouth', 'beard', 'paint', 'pierced']);
const FACED: ReadonlySet<string> = new Set(['angry', 'wicked', 'stern', 'disgusted', 'laughing', 'crying', 'happy', 'sad', 'scared', 'surprised', 'shouting', 'winking', 'smug', 'drunk', 'tired', 'blind', 'closed-eyed']); // biome-ignore format: a list

/** Mouths that are told by their mood. */
const MOUTHED: ReadonlySet<string> = new Set(['happy', 'sad', 'smug', 'wicked', 'shouting', 'laughing', 'surprised', 'scared', 'disgusted', 'drunk']); // biome-ignore format: a list

/** A mask that nobody asked for is off a mouth of which something was said. */
export function bareMouth(worn: Outfit, brief: Brief): void {
  const face = worn.get('face');
  if (face && !face.asked && /mask|veil|bandana/.test(face.piece.id) && !/plague|gas/.test(face.piece.id) && brief.mood.some((m) => MOUTHED.has(m))) worn.delete('face'); // biome-ignore format: one line
}

/** A helmet over the whole face that nobody asked for is an open one where something was said of the face. */
export function openHelmet(worn: Outfit, brief: Brief): void {
  const hat = worn.get('hat');
  if (!hat || hat.asked || hat.piece.cover !== 'full' || !/helm/.test(hat.piece.id) || /space/.test(hat.piece.id)) return; // biome-ignore format: one line
  const told = brief.parts.some((p) => p.piece === 'eyes' || ON_FACE.has(pieceOf(p.piece)?.slot ?? '')) || brief.mood.some((m) => FACED.has(m)); // biome-ignore format: one line
  if (told) worn.set('hat', { ...hat, piece: PIECES.helmet! });
}

/** Of goggles one pair is enough, and wings are not seen among more than two arms. */
export function oneOfAKind(worn: Outfit, brief: Brief, marked: boolean): void {
  // one pair of goggles is enough
  if (brief.parts.some((p) => p.piece === 'goggles') && worn.get('hat')?.piece.id === 'brow-goggles')
    worn.delete('hat');
  else if (brief.parts.some((p) => p.piece === 'goggles') && worn.get('hat')?.piece.id === 'top-hat-goggles')
    worn.set('hat', { ...worn.get('hat')!, piece: PIECES['top-hat']! });
  const brow = /^(?:brow|top-hat)-goggles$/.test(worn.get('hat')?.piece.id ?? '');
  if (brow && worn.get('face')?.piece.id === 'goggles' && !worn.get('face')!.asked) worn.delete('face');
  // nothing unasked lies over a face that has something on it
  if (marked && !brief.parts.some((p) => p.piece === 'goggles') && /goggles/.test(worn.get('hat')?.piece.id ?? '')) worn.delete('hat'); // biome-ignore format: one line
  if (worn.get('hat')?.piece.id === 'aviator-cap' && worn.get('face')?.piece.id === 'goggles') worn.delete('face');
  // arms are told from wings by there being none
  if (
    /^(?:four|six)-arms$/.test(worn.get('limb')?.piece.id ?? '') &&
    !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'wings')
  )
    worn.delete('wings');
}

/** Eyes that glow are all that is seen of the face of who has a hood on. */
export function shadeFace(worn: Outfit, { parts }: Brief, { head }: Species): void {
  const piece = PIECES['shadow-face'];
  const lit = parts.some((p) => p.piece === 'eyes' && p.states?.includes('glowing'));
  if (!piece || !lit || head !== undefined || worn.has('face') || worn.has('beard')) return;
  if (worn.get('hat')?.piece.id === 'hood') worn.set('face', { piece, material: piece.material, trim: piece.material });
}

/** What is missing, replaced or not to be there is off, and what it would bear. */
export function withoutWhatIsGone(worn: Outfit, brief: Brief): void {
  // a hook is in place of the hand that is missing
  if (worn.get('left')?.piece.id === 'hook-hand' && worn.get('limb')?.piece.id === 'missing-arm') worn.delete('limb');
  // nothing is held by an arm that is not there, and no cuff or gauntlet hangs where it was
  if (worn.get('limb')?.piece.id === 'missing-arm') {
    worn.delete('left');
    worn.delete('hands');
  }
  // beside a wooden leg the other one is shod, or two bare legs look alike
  const boots = worn.get('peg')?.piece.id === 'peg-leg' && !worn.has('feet') ? pieceOf('boots') : undefined;
  if (boots) worn.set('feet', { piece: boots, material: 'charcoal', trim: 'charcoal' });
  for (const side of limbsReplaced(worn.get('limb')?.piece.id)) worn.delete(side === 'L' ? 'left' : 'right');
  // what is there instead of a head has no hair, beard or glasses
  if (thingHeadOf(worn.get('hat')?.piece.id)) for (const slot of ['hair', 'beard', 'face', 'mouth', 'horns'] as const) worn.delete(slot); // biome-ignore format: one line
  const hidden = new Set(brief.without);
  // a bald head is shown
  if (hidden.has('hair') && hidden.has('balding') && !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'hat'))
    worn.delete('hat');
  for (const [slot, w] of worn) {
    if (hidden.has(w.piece.id) || [...hidden].some((h) => FEATURES[h]?.slot === slot)) worn.delete(slot);
  }
}

/** A mask that is a whole head hides what grows and sits on that of who wears it, but for headphones and what was asked for. */
export function hideUnderMask(worn: Map<Slot, Worn>): void {
  const face = worn.get('face');
  if (!face || !BEAST_MASK[face.piece.id] || face.states?.includes('raised')) return;
  for (const slot of ['hair', 'beard', 'horns', 'mouth', 'hat'] as const)
    if (!worn.get(slot)?.asked && worn.get(slot)?.piece.id !== 'headphones') worn.delete(slot);
}
