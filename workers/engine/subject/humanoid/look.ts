import { PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { baseColour, isMaterial, type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import { HUMANOID_CONCEPTS, type HumanoidConcept } from '../../catalogue/people.ts';
import { type EyeKind, SPECIES, type Species } from '../../catalogue/species.ts';
import { tradeOf } from '../../catalogue/trades.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { asMan } from './as-man.ts';
import {
  clearOf,
  contrastApron,
  contrastArms,
  contrastBag,
  contrastBeard,
  contrastHair,
  DARK_SKIN,
  dressOf,
  hairOfBeard,
  said,
} from './contrast.ts';
import { wearOneColour } from './look-clad.ts';
import { wearPattern, wearState, wearUnder } from './look-cloth.ts';
import { gazeOf } from './look-eyes.ts';
import {
  bareMouth,
  coverLegs,
  dressAround,
  hideUnderMask,
  hoodOfCoat,
  oneOfAKind,
  openHelmet,
  shadeFace,
  showHose,
  withoutWhatIsGone,
} from './look-fitting.ts';
import { inGuise, suitsOfGuise } from './look-guise.ts';
import { wearHair } from './look-hair.ts';
import { bareTop, showShins, wearLayers } from './look-layers.ts';
import { wearParts } from './look-parts.ts';
import { clearMains, edgeSuit, follows, leadOf, tintHat, tintSuit, wearSuit } from './look-suit.ts';
import { BUILD_WORDS, type Build, combineBuilds } from './proportions.ts';
import { coverChest, SHAPELY, saidFemale, showAge, showHair, showSex } from './shown-sex.ts';

const NIGHTWEAR: ReadonlySet<string> = new Set(['pajamas', 'onesie', 'nightgown', 'nightshirt']);

/** Moods that a face shows; of several the first counts. */
const MOODS = [
  'wicked',
  'disgusted',
  'angry',
  'happy',
  'sad',
  'scared',
  'surprised',
  'shouting',
  'winking',
  'smug',
  'drunk',
  'tired',
] as const;
export type Mood = (typeof MOODS)[number];

/** Who is drawn: everything decided that is not pose, view or size. The same for every direction. */
export interface Look {
  readonly concept: HumanoidConcept;
  readonly species: Species;
  readonly skin: MaterialRef;
  readonly eyes: MaterialRef;
  /** Their colour was said: it is to be seen in the smallest face. */
  readonly eyesNamed?: boolean;
  /** One eye of a colour of its own. */
  readonly otherEye?: MaterialRef;
  readonly eye: EyeKind;
  readonly build: Build;
  readonly worn: ReadonlyMap<Slot, Worn>;
  readonly mood?: Mood | undefined;
  readonly asleep: boolean;
  /** What is said of the body: 'old', 'female', 'child', … */
  readonly words: ReadonlySet<string>;
}

/** What is painted on a face is seen on a fair one. */
const MARKS =
  /^(?:glasses|sunglasses|eyepatch|beard|beard-long|moustache|smudges|war-paint|scar|freckles|face-tattoo|blush|lipstick|tears)$/;

/** Metals that edge a dress which has a colour. */
const GILT = /^(?:gold|silver|bronze|copper)$/;

/** Brief and seed → look. What the brief says wins; what it leaves open the seed decides, as far as `variation` allows. */
export function lookOf(given: Brief, seed: number, variation: number): Look {
  const brief = { ...given, parts: suitsOfGuise(given) };
  const chance = createRandom(seed);
  const own = asMan(HUMANOID_CONCEPTS[brief.concept] ?? tradeOf(brief.concept) ?? HUMANOID_CONCEPTS.person!, brief);
  const outfit = brief.outfit ? (HUMANOID_CONCEPTS[brief.outfit] ?? tradeOf(brief.outfit)) : undefined;
  const dressed = outfit ? { ...own, wears: outfit.wears, main: outfit.main, second: outfit.second } as HumanoidConcept : own; // biome-ignore format: one line
  const concept = inGuise(dressed, brief);
  const species = SPECIES[brief.species ?? ''] ?? SPECIES[concept.species ?? 'human']!;
  const choose = <T>(name: string, list: readonly T[]): T => {
    const r = chance.fork(name);
    return r.float() < variation ? r.pick(list) : list[0]!;
  };
  const words = new Set([...(concept.build ?? []), ...brief.build]);
  const part = (id: string): BriefPart | undefined => brief.parts.find((p) => p.piece === id);
  const mains = clearMains(brief, concept);
  const main0 = choose('main', mains.length > 0 ? mains : ['charcoal']);
  const usesMain = concept.wears.some((w) => /:\$(?!2)/.test(w));
  const tintsSkin = species.monster === true && !usesMain && !brief.mood.includes('clad');
  const named = { colour: brief.colours[0], material: brief.colours[0] && GILT.test(brief.material ?? '') ? undefined : brief.material }; // biome-ignore format: one line
  // "a wizard in a purple robe": his hat goes with the robe
  const leading =
    named.colour === undefined && named.material === undefined && usesMain ? leadOf(brief, concept) : undefined;
  const whole = leading ?? named;
  const hasWhole = whole.colour !== undefined || (whole.material !== undefined && isMaterial(whole.material));
  const main = usesMain && hasWhole ? said(whole, main0) : main0;
  const second0 = choose('second', concept.second ?? ['red']);
  // "a black and gold prince"
  const gilt = brief.colours[0] !== undefined && brief.material !== undefined && GILT.test(brief.material);
  const secondSaid = brief.colours[1] ?? (gilt ? baseColour(brief.material!) : undefined);
  const second = secondSaid ? tinted(secondSaid, second0) : second0;
  // "a skeleton pirate" has a skeleton's skin and hair, not a pirate's
  const other = species.id !== (concept.species ?? 'human');
  const foreign = other && !species.hair;
  const skins = other ? species.skins : (concept.skins ?? species.skins);
  const marked = brief.parts.some((p) => MARKS.test(p.piece));
  const shown = marked ? skins.filter((m) => materialOf(m).lab[0] >= DARK_SKIN + 0.06) : skins;
  const skin0 = clearOf(choose('skin', shown.length > 0 ? shown : skins), skins, dressOf(brief, concept));
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
  const wear = (said: string): void => {
    const [text = '', patterned] = said.split('~');
    const [body, trim] = text.split('|');
    const [id, material] = body!.split(':');
    const piece = pieceOf(id!);
    if (!piece) return;
    const own = ref(material, piece.material);
    const [kind, ink] = patterned?.split('/') ?? [];
    const pattern = kind ? { pattern: { kind, ...(ink ? { ink: ref(ink, own) } : {}) } } : {};
    // a shirt under a vest keeps its sleeves, a vest under a coat is not seen
    const shirt = worn.get(piece.slot);
    if (/^(?:vest|open-vest)$/.test(piece.id) && /coat|jacket|suit/.test(shirt?.piece.id ?? '')) return;
    const over =
      piece.torso && piece.torso.sleeves === 0 && shirt?.piece.id === 'shirt' && piece.torso.shape !== 'bare'
        ? { ...piece, torso: { ...piece.torso, sleeves: 1, sleeve: shirt.material } }
        : piece;
    worn.set(piece.slot, {
      piece: over,
      material: own,
      trim: ref(trim, follows(piece) ? own : piece.trim!),
      ...pattern,
    });
  };
  for (const w of species.wears ?? []) wear(w);
  for (const w of concept.wears) wear(w);
  for (const w of concept.perhaps ?? []) {
    const slot = PIECES[w.split(':')[0]!]?.slot;
    const r = chance.fork(`perhaps ${w}`);
    if (slot && !worn.has(slot) && r.float() < variation * 0.5) wear(w);
  }
  if (hasWhole && !usesMain && !tintsSkin) tintSuit(worn, whole);
  if (hasWhole && !tintsSkin) tintHat(worn, whole);
  if (secondSaid) edgeSuit(worn, secondSaid);
  // nothing grows on bone, plates or under a snout unless it is asked for
  if (foreign || (species.head ?? 'round') !== 'round') worn.delete('beard');
  // a head that says what somebody is shows, unless its cover was asked for; a skull looks out of a hood
  const hooded = species.head === 'skull' && worn.get('hat')?.piece.id === 'hood';
  if (species.head !== undefined && species.head !== 'round' && !hooded && worn.get('hat')?.piece.cover === 'full') worn.delete('hat'); // biome-ignore format: one line
  wearHair(worn, { species, skin, concept: foreign ? { ...concept, hair: undefined } : concept, words, choose });
  // a mask with a cowl hides the hair
  const masked = worn.get('face');
  if (masked?.piece.id === 'plague-mask' && !masked.states?.includes('raised') && !worn.get('hair')?.asked) worn.delete('hair'); // biome-ignore format: one line
  wearParts(worn, brief);
  hideUnderMask(worn);
  wearLayers(worn, brief);
  bareTop(worn, brief, brief.concept);
  showShins(worn);
  const female = saidFemale(brief, own);
  showAge(worn, brief, words);
  // nobody goes to bed in boots, a scarf or a tie
  if (NIGHTWEAR.has(worn.get('torso')?.piece.id ?? ''))
    for (const slot of ['feet', 'neck', 'waist', 'carry', 'hat', 'hands'] as const)
      if (!worn.get(slot)?.asked) worn.delete(slot);
  showHair(worn, brief);
  showSex(worn, brief, female, skin);
  contrastArms(worn, brief);
  contrastBag(worn, brief);
  contrastApron(worn);
  oneOfAKind(worn, brief, marked);
  wearSuit(worn, brief);
  wearPattern(worn, brief);
  wearState(worn, brief, species);
  wearUnder(worn, brief);
  coverChest(worn, words);
  coverLegs(worn, own, main, words.has('female'));
  dressAround(worn, own);
  showHose(worn);
  hoodOfCoat(worn, brief);
  wearOneColour(worn, brief);
  openHelmet(worn, brief);
  bareMouth(worn, brief);
  const bearded = brief.parts.some((p) => pieceOf(p.piece)?.slot === 'beard');
  // a mouth whose mood was said is seen
  if (
    !bearded &&
    own.id !== 'dwarf' &&
    worn.get('beard')?.piece.id !== 'beard-long' &&
    MOODS.some((m) => brief.mood.includes(m))
  )
    // biome-ignore format: one line
    worn.delete('beard');
  withoutWhatIsGone(worn, brief);
  const ofBeard = hairOfBeard(worn, brief);
  contrastHair(
    worn,
    skin,
    ofBeard || part('hair') !== undefined || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'hair' && p.colour),
    concept.hairColours,
  );
  // a child has no beard unless one is asked for
  if (brief.build.includes('child') && !bearded) worn.delete('beard');
  contrastBeard(
    worn,
    skin,
    brief.parts.some((p) => p.piece === 'hair' || (pieceOf(p.piece)?.slot === 'beard' && p.colour !== undefined)),
    bearded,
  );
  // soot is on the skin: of who nobody said that he has a beard the cheeks are free for it
  if (brief.parts.some((p) => p.piece === 'smudges') && !bearded) worn.delete('beard');
  const evil = brief.mood.includes('evil');
  shadeFace(worn, brief, species);
  const gaze = gazeOf(brief, { species, concept, skin, choose });
  return {
    concept,
    species,
    skin,
    ...gaze,
    build: combineBuilds(
      species.build ?? {},
      ...[...words].map((w) => BUILD_WORDS[w] ?? {}),
      female && worn.get('torso')?.piece.torso?.shape === 'armor' ? SHAPELY : {},
      jitter(chance.fork('build'), variation),
    ),
    worn,
    // a stern face is that of an angry one
    mood:
      evil && !brief.mood.includes('wicked')
        ? 'angry'
        : (MOODS.find((mood) => brief.mood.includes(mood)) ?? (brief.mood.includes('stern') ? 'angry' : undefined)),
    words,
    asleep: brief.action === 'sleep' || brief.mood.includes('sleeping') || brief.mood.includes('closed-eyed'),
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
