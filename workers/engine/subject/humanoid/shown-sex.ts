/** What a closed dress hides although it was said: a woman's hair in a helmet, the face behind a pane, hair of a colour. */
import { deltaE } from '../../../../src/pixels/color.ts';
import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Brief } from '../../types.ts';
import type { Build } from './proportions.ts';

/** Head cloths that cover hair on purpose. */
const CLOTHS = /hijab|babushka|keffiyeh|nemes|wrap|bag|pumpkin/;
/** Helmets under whose rim nothing but a fringe would show. */
const HELMS = /helm|kabuto|morion/;
/** Hair that is seen from afar, whatever it falls on. */
const BRIGHT: readonly MaterialRef[] = ['blond', 'ginger', 'brunette', 'black'];
/** OKLab distance from the dress that hair needs to be seen on it. */
const APART = 0.22;

/** Whether her sex was said, and is not what everybody of that kind is. */
export const saidFemale = (brief: Brief, concept: HumanoidConcept): boolean =>
  brief.build.includes('female') && !concept.build?.includes('female');

/** Styles that nobody would see under a hat or helmet. */
const TALL_HAIR =
  /^(?:mohawk|afro|spiky-hair|topknot|bun|space-buns|double-bun|balding|mullet|pompadour|dreadlocks|leaf-hair|flame-hair|snake-hair)/;

/** Hair of which a hat leaves nothing but a fringe. */
const SHORT_HAIR = /^(?:short-hair|messy-hair|spiky-hair|side-part|cropped-hair|curly-hair|undercut|combed-hair)/;
/** Hats by which nobody is known: what is said of the hair goes before them. */
const ANY_HAT =
  /^(?:hat|cap|beret|flat-cap|beanie|bandana|headband|bucket-hat|fedora|feathered-cap|hood|backwards-cap|fur-hat|bowler-hat|top-hat)$/;

/** Helmets that go with a ride or a job, not with armour: they give way to hair of a colour that was named. */
const PLAIN_HELM = /^(?:combat-helmet|hard-hat|racing-helmet|football-helmet|pith-helmet|aviator-cap|visor)$/;

/** Hair that was named and would be hidden is shown: the hat of a role stays away where nobody asked for it. */
export function showHair(worn: Map<Slot, Worn>, brief: Brief): void {
  const hat = worn.get('hat');
  const own = worn.get('hair');
  // a bun or a topknot stands out of a crown and parts it
  if (own && !own.asked && /crown|tiara|circlet|diadem/.test(hat?.piece.id ?? '') && /bun|topknot|mohawk/.test(own.piece.id)) worn.set('hair', { ...own, piece: PIECES['long-hair']! }); // biome-ignore format: one line
  if (!hat || hat.asked || hat.piece.cover === 'none') return;
  const hair = brief.parts.filter((p) => pieceOf(p.piece)?.slot === 'hair');
  const low = SHORT_HAIR.test(worn.get('hair')?.piece.id ?? '') && brief.parts.some((p) => p.piece === 'hair' || hair.includes(p)); // biome-ignore format: one line
  // a hat that leaves ends of it hides what was told: its colour and cut
  const told =
    hair.length > 0 &&
    ((ANY_HAT.test(hat.piece.id) && !/^(?:hood|feathered-cap)$/.test(hat.piece.id)) ||
      (PLAIN_HELM.test(hat.piece.id) && hair.some((p) => p.colour || p.material)));
  if (hair.some((p) => TALL_HAIR.test(p.piece)) || told || (low && ANY_HAT.test(hat.piece.id))) worn.delete('hat');
}

/** An old man whose white hair a hat hides has a white beard, unless he is told to have none. */
export function showAge(worn: Map<Slot, Worn>, brief: Brief, words: ReadonlySet<string>): void {
  const hair = worn.get('hair');
  const hat = worn.get('hat');
  if (!brief.build.includes('old') || words.has('female') || words.has('child') || !hair || worn.has('beard')) return;
  if (!hat || hat.piece.cover === 'none' || brief.without.includes('beard') || worn.has('face')) return;
  worn.set('beard', { piece: PIECES.beard!, material: hair.material, trim: hair.material });
}

/** Styles of men's hair: a woman of a trade whose row only thinks of men has those of women. */
export const MENS_HAIR: ReadonlySet<string> = new Set('short-hair messy-hair spiky-hair side-part cropped-hair undercut pompadour mullet combed-hair balding tonsure'.split(' ')); // biome-ignore format: a list

const ARMOURED = /pauldrons|helm|greaves/;

/**
 * A woman of a trade whose row leaves the chest bare wears a top of the kind: armour where the rest is armoured, one piece where she bathes or wrestles in a
 * belt, one without sleeves above shorts and trousers (told from gloves of their colour), bands of the same stuff above a loincloth.
 */
export function coverChest(worn: Map<Slot, Worn>, words: ReadonlySet<string>): void {
  const torso = worn.get('torso');
  const legs = worn.get('legs');
  if (!words.has('female') || torso?.piece.id !== 'bare-chest' || torso.asked) return;
  const id = legs?.piece.id ?? '';
  // a baby in nothing but a diaper
  if (words.has('child') && id === 'diaper') return;
  const wear = (piece: string, material: MaterialRef): void => {
    worn.set('torso', { piece: PIECES[piece]!, material, trim: material });
  };
  const fought = (['hat', 'shoulders', 'legs'] as const).some((slot) => ARMOURED.test(worn.get(slot)?.piece.id ?? ''));
  if (fought || words.has('muscular')) wear('leather-armor', 'leather');
  else if (id === 'diaper') wear('leotard', 'cloth');
  else if (/shorts|trunks|boxers/.test(id) && !worn.has('feet') && !legs!.asked) {
    wear('leotard', legs!.material);
    worn.delete('legs');
  } else if (/shorts|trunks|boxers|trousers|jeans|hakama/.test(id))
    wear('tank-top', worn.get('hands')?.piece.id === 'boxing-gloves' ? 'charcoal' : legs!.material); // biome-ignore format: one line
  else wear('bikini', legs?.material ?? 'leather');
}

/** Measures of a woman in a dress that everybody wears: a waist between hips and shoulders that plates do not level. */
export const SHAPELY: Partial<Build> = { waist: 0.9, hip: 1.12, shoulder: 0.95, arm: 0.94, bust: 0.7 };

/** Hair falls out of a closed helmet where it, or that a woman is in it, was said; a pane shows her face. */
export function showSex(worn: Map<Slot, Worn>, brief: Brief, female: boolean, skin: MaterialRef): void {
  const hat = worn.get('hat');
  const named = brief.parts.find((p) => p.piece === 'hair' || pieceOf(p.piece)?.slot === 'hair');
  const closed = hat?.piece.cover === 'full' || (female && HELMS.test(hat?.piece.id ?? '') && !named);
  if (!hat || !closed || CLOTHS.test(hat.piece.id) || (!female && !named)) return;
  const hair = worn.get('hair');
  const bare = named && /balding|tonsure|cropped|mohawk/.test(named.piece);
  if (!hair || brief.without.includes('hair') || bare) return;
  const dress = worn.get('torso')?.material;
  const far = (m: MaterialRef): boolean => !dress || deltaE(materialOf(m).lab, materialOf(dress).lab) >= APART;
  const material = named?.colour || named?.material || far(hair.material) ? hair.material : (BRIGHT.find(far) ?? hair.material); // biome-ignore format: one line
  const sealed = hat.piece.id === 'space-helmet';
  // nothing hangs out of what keeps the air in: her hair is behind the pane
  worn.set('hair', { ...hair, piece: sealed ? PIECES['shoulder-hair']! : PIECES.tresses!, material, trim: material });
  if (sealed && !brief.parts.some((p) => p.piece === hat.piece.id && p.ink))
    worn.set('hat', { ...hat, piece: PIECES['clear-helmet']!, trim: skin });
}
