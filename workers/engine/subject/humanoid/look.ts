import { FEATURES, PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Piece, Slot, Worn } from '../../catalogue/garments/types.ts';
import { isMaterial, type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import { HUMANOID_CONCEPTS, type HumanoidConcept } from '../../catalogue/people.ts';
import { type EyeKind, SPECIES, type Species } from '../../catalogue/species.ts';
import { tradeOf } from '../../catalogue/trades.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { clearOf, contrastHair, dressOf, said } from './contrast.ts';
import { BUILD_WORDS, type Build, combineBuilds } from './proportions.ts';

/** Moods that a face shows; of several the first counts. */
const MOODS = ['angry', 'happy', 'sad', 'scared', 'surprised'] as const;
export type Mood = (typeof MOODS)[number];

/** Who is drawn: everything decided that is not pose, view or size. The same for every direction. */
export interface Look {
  readonly concept: HumanoidConcept;
  readonly species: Species;
  readonly skin: MaterialRef;
  readonly eyes: MaterialRef;
  readonly eye: EyeKind;
  readonly build: Build;
  readonly worn: ReadonlyMap<Slot, Worn>;
  readonly mood?: Mood | undefined;
  readonly asleep: boolean;
  /** What is said of the body: 'old', 'female', 'child', … */
  readonly words: ReadonlySet<string>;
}

const HAIR_COLOURS = ['brunette', 'black', 'blond', 'ginger', '#54362a/brunette', '#c89858/blond'];
const EYE_COLOURS = ['navy', 'forest', 'dark_wood', 'blue', 'teal'];
const MALE_HAIR = ['short-hair', 'messy-hair', 'spiky-hair', 'side-part', 'curly-hair', 'cropped-hair'];
const FEMALE_HAIR = ['long-hair', 'shoulder-hair', 'ponytail', 'bob', 'braids', 'bun', 'curly-hair', 'pigtails'];
/** Slots whose metal is one suit of armour. */
const SUIT: readonly Slot[] = ['torso', 'legs', 'feet', 'hands', 'shoulders', 'hat'];
const METAL = 0.8;
/** Brief and seed → look. What the brief says wins; what it leaves open the seed decides, as far as `variation` allows. */
export function lookOf(brief: Brief, seed: number, variation: number): Look {
  const chance = createRandom(seed);
  const concept = HUMANOID_CONCEPTS[brief.concept] ?? tradeOf(brief.concept) ?? HUMANOID_CONCEPTS.person!;
  const species = SPECIES[brief.species ?? ''] ?? SPECIES[concept.species ?? 'human']!;
  const choose = <T>(name: string, list: readonly T[]): T => {
    const r = chance.fork(name);
    return r.float() < variation ? r.pick(list) : list[0]!;
  };
  const words = new Set([...(concept.build ?? []), ...brief.build]);
  const part = (id: string): BriefPart | undefined => brief.parts.find((p) => p.piece === id);
  const main0 = choose('main', concept.main ?? ['cloth']);
  const usesMain = concept.wears.some((w) => /:\$(?!2)/.test(w));
  const tintsSkin = species.monster === true && !usesMain;
  const whole = { colour: brief.colours[0], material: brief.material };
  const hasWhole = whole.colour !== undefined || (whole.material !== undefined && isMaterial(whole.material));
  const main = usesMain && hasWhole ? said(whole, main0) : main0;
  const second0 = choose('second', concept.second ?? ['red']);
  const secondSaid = brief.colours[1];
  const second = secondSaid ? tinted(secondSaid, second0) : second0;
  // "a skeleton pirate" has a skeleton's skin and hair, not a pirate's
  const foreign = species.id !== (concept.species ?? 'human') && !species.hair;
  const skins = foreign ? species.skins : (concept.skins ?? species.skins);
  const skin0 = clearOf(choose('skin', skins), skins, dressOf(brief, concept));
  const skinPart = part('skin') ?? part('fur');
  const skin = skinPart ? said(skinPart, skin0) : tintsSkin && hasWhole ? said(whole, skin0) : skin0;

  const ref = (text: string | undefined, fallback: MaterialRef): MaterialRef =>
    text === undefined || text === ''
      ? fallback
      : text === '$'
        ? main
        : text === '$2'
          ? second
          : text === '@'
            ? skin
            : text;
  const worn = new Map<Slot, Worn>();
  const wear = (text: string): void => {
    const [body, trim] = text.split('|');
    const [id, material] = body!.split(':');
    const piece = PIECES[id!];
    if (!piece) return;
    const own = ref(material, piece.material);
    worn.set(piece.slot, { piece, material: own, trim: ref(trim, follows(piece) ? own : piece.trim!) });
  };
  for (const w of species.wears ?? []) wear(w);
  for (const w of concept.wears) wear(w);
  for (const w of concept.perhaps ?? []) {
    const slot = PIECES[w.split(':')[0]!]?.slot;
    const r = chance.fork(`perhaps ${w}`);
    if (slot && !worn.has(slot) && r.float() < variation * 0.5) wear(w);
  }
  if (hasWhole && !usesMain && !tintsSkin) tintSuit(worn, whole);
  if (foreign) worn.delete('beard');
  wearHair(worn, { species, concept: foreign ? { ...concept, hair: undefined } : concept, words, choose });
  wearParts(worn, brief);
  const hidden = new Set(brief.without);
  for (const [slot, w] of worn) {
    if (hidden.has(w.piece.id) || [...hidden].some((h) => FEATURES[h]?.slot === slot)) worn.delete(slot);
  }
  contrastHair(
    worn,
    skin,
    part('hair') !== undefined || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'hair' && p.colour),
  );
  const evil = brief.mood.includes('evil');
  const glowing = brief.mood.includes('glowing');
  const eyePart = part('eyes');
  const eyes0 = concept.eyes ?? species.eyes ?? choose('eyes', EYE_COLOURS);
  const eyes = eyePart ? said(eyePart, eyes0) : evil && !species.monster ? 'eye_red' : eyes0;
  return {
    concept,
    species,
    skin,
    eyes,
    eye: glowing && species.eye === undefined ? 'glow' : (species.eye ?? 'human'),
    build: combineBuilds(
      species.build ?? {},
      ...[...words].map((w) => BUILD_WORDS[w] ?? {}),
      jitter(chance.fork('build'), variation),
    ),
    worn,
    mood: evil ? 'angry' : MOODS.find((mood) => brief.mood.includes(mood)),
    words,
    asleep: brief.action === 'sleep' || brief.mood.includes('sleeping'),
  };
}

/** A few percent of the seed's own in each measure. */
function jitter(r: Random, variation: number): Partial<Build> {
  const k = (): number => 1 + (r.float() - 0.5) * 0.08 * variation;
  return {
    shoulder: k(),
    chest: k(),
    waist: k(),
    arm: k(),
    legWidth: k(),
    leg: k(),
    head: 1 + (r.float() - 0.5) * 0.04 * variation,
  };
}

/** Pieces of one material stay of one material. */
const follows = (piece: Piece): boolean => piece.trim === undefined || piece.trim === piece.material;
const recolour = (w: Worn, material: MaterialRef): Worn => ({
  ...w,
  material,
  trim: w.trim === w.material || follows(w.piece) ? material : w.trim,
});

/** "A golden knight": the torso and every metal part of its suit. Without metal the torso (or, bare, the legs) takes the colour. */
function tintSuit(
  worn: Map<Slot, Worn>,
  whole: { readonly colour: string | undefined; readonly material: string | undefined },
): void {
  const torso = worn.get('torso');
  const bare = !torso || torso.piece.torso?.shape === 'bare' || torso.piece.torso?.shape === 'ribs';
  const metal = torso !== undefined && materialOf(torso.material).gloss >= METAL;
  for (const slot of SUIT) {
    const w = worn.get(slot);
    if (!w) continue;
    const wants = metal ? materialOf(w.material).gloss >= METAL : slot === (bare ? 'legs' : 'torso');
    if (wants) worn.set(slot, recolour(w, said(whole, w.material)));
  }
}

function wearHair(
  worn: Map<Slot, Worn>,
  o: {
    readonly species: Species;
    readonly concept: HumanoidConcept;
    readonly words: ReadonlySet<string>;
    readonly choose: <T>(name: string, list: readonly T[]) => T;
  },
): void {
  const { species, concept, words, choose } = o;
  const old = words.has('old');
  const colour = choose('hair colour', old ? ['white', 'grey'] : (concept.hairColours ?? HAIR_COLOURS));
  if ((species.hair || concept.hair) && !species.snout) {
    const piece = PIECES[choose('hair', concept.hair ?? (words.has('female') ? FEMALE_HAIR : MALE_HAIR))];
    if (piece) worn.set('hair', { piece, material: colour, trim: colour });
  }
  const beard = worn.get('beard');
  if (beard) {
    const own = beard.material === beard.piece.material ? colour : beard.material;
    worn.set('beard', { ...beard, material: own, trim: own });
  }
  if (words.has('female') && concept.id !== 'dwarf') worn.delete('beard');
}

/** What the brief names. A second thing for a taken hand goes to the other one. */
function wearParts(worn: Map<Slot, Worn>, brief: Brief): void {
  const named = new Set<Slot>();
  const empty = (slot: Slot): boolean => {
    const w = worn.get(slot);
    return !w || brief.without.includes(w.piece.id);
  };
  for (const p of brief.parts) {
    const piece = pieceOf(p.piece);
    if (piece) {
      const before = worn.get(piece.slot);
      const same = before?.piece.id === piece.id ? before : undefined;
      const inherit = piece.slot === 'hair' || piece.slot === 'beard' ? worn.get('hair')?.material : undefined;
      const material = said(p, same?.material ?? inherit ?? piece.material);
      let slot = piece.slot;
      let put: Piece = piece;
      const other: Slot | undefined = slot === 'right' ? 'left' : slot === 'left' ? 'right' : undefined;
      const movable = piece.id !== 'bow' && !piece.id.includes('shield');
      // "without a sword, with a torch": the shield stays, the torch takes the free hand
      const freed = other !== undefined && worn.has(other) && empty(other) && !empty(slot);
      if (other && (named.has(slot) || freed) && movable && !named.has(other)) {
        slot = other;
        put = { ...piece, slot };
      }
      // a hand on the bow has no sword that nobody mentioned
      if (piece.id === 'bow' && !named.has('right')) worn.delete('right');
      named.add(slot);
      worn.set(slot, { piece: put, material, trim: trimOf(put, same, p, material) });
      continue;
    }
    const slot = FEATURES[p.piece]?.slot;
    const w = slot && worn.get(slot);
    if (slot && w) worn.set(slot, { ...w, material: said(p, w.material) });
    if (slot === 'hair' && w) {
      const beard = worn.get('beard');
      if (beard) worn.set('beard', { ...beard, material: said(p, w.material) });
    }
  }
}

function trimOf(piece: Piece, same: Worn | undefined, p: BriefPart, material: MaterialRef): MaterialRef {
  const trim = same?.trim ?? piece.trim ?? material;
  return (p.colour ?? p.material) !== undefined && follows(piece) ? material : trim;
}
