import { deltaE } from '../../../../src/pixels/color.ts';
import { SHOULDERED } from '../../catalogue/garments/in-arms.ts';
import { FEATURES, PIECES, pieceOf } from '../../catalogue/garments/index.ts';
import { limbsReplaced } from '../../catalogue/garments/limbs.ts';
import { thingHeadOf } from '../../catalogue/garments/thing-heads.ts';
import type { Piece, Slot, Worn } from '../../catalogue/garments/types.ts';
import { baseColour, finishOf, isMaterial, type MaterialRef, materialOf, tinted } from '../../catalogue/materials.ts';
import { HUMANOID_CONCEPTS, type HumanoidConcept } from '../../catalogue/people.ts';
import { type EyeKind, SPECIES, type Species } from '../../catalogue/species.ts';
import { tradeOf } from '../../catalogue/trades.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Brief, BriefPart, PieceState, Stain } from '../../types.ts';
import {
  clearOf,
  contrastApron,
  contrastArms,
  contrastBag,
  contrastBeard,
  contrastHair,
  DARK_HAIR,
  DARK_SKIN,
  dressOf,
  hairOfBeard,
  said,
} from './contrast.ts';
import { bareMouth, coverLegs, dressAround, hoodOfCoat, openHelmet, showHose } from './look-fitting.ts';
import { inGuise, suitsOfGuise } from './look-guise.ts';
import { bareTop, showShins, wearLayers } from './look-layers.ts';
import { edged, edgeSuit, follows, METAL, tintHat, tintSuit, wearSuit } from './look-suit.ts';
import type { Pose } from './pose.ts';
import { BUILD_WORDS, type Build, combineBuilds } from './proportions.ts';
import { coverChest, MENS_HAIR, SHAPELY, saidFemale, showAge, showHair, showSex } from './shown-sex.ts';

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

const HAIR_COLOURS = ['brunette', 'black', 'blond', 'ginger', '#54362a/brunette', '#c89858/blond'];
const EYE_COLOURS = ['navy', 'forest', 'dark_wood', 'blue', 'teal'];
const MALE_HAIR = ['short-hair', 'messy-hair', 'spiky-hair', 'side-part', 'curly-hair', 'cropped-hair'];
/** Light of eyes that glow, where no colour of it was said. */
const LIT_EYES = '#3cd0fc/flame';
const FEMALE_HAIR = ['long-hair', 'shoulder-hair', 'ponytail', 'bob', 'braids', 'bun', 'curly-hair', 'pigtails'];
const MALE_CURLS = ['cropped-hair', 'short-hair', 'afro'];
const FEMALE_CURLS = ['curly-hair', 'afro', 'braids', 'bun', 'ponytail', 'long-hair'];
/** Hair that hardly grows on dark skin unless somebody says so. */
const FAIR: ReadonlySet<string> = new Set(['blond', 'ginger', '#c89858/blond', 'brunette', '#54362a/brunette']);
const BALD: ReadonlySet<string> = new Set(['balding', 'tonsure']);

/** A woman of a trade does not go bald, and has the hair of women where its row is of men. */
function fitting({ hair, build }: HumanoidConcept, words: ReadonlySet<string>): readonly string[] | undefined {
  const off = build?.includes('female') ? BALD : MENS_HAIR;
  const kept = words.has('female') ? hair?.filter((style) => !off.has(style)) : hair;
  return kept?.length ? kept : undefined;
}

/** What is painted on a face is seen on a fair one. */
const MARKS =
  /^(?:glasses|sunglasses|eyepatch|beard|beard-long|moustache|smudges|war-paint|scar|freckles|face-tattoo|blush|lipstick|tears)$/;

/** Metals that edge a dress which has a colour. */
const GILT = /^(?:gold|silver|bronze|copper)$/;

/** Where what is named lies on or before the dress. */
const BEFORE_DRESS: ReadonlySet<Slot | undefined> = new Set<Slot | undefined>(['right', 'left', 'back', 'carry', 'neck', 'waist']); // biome-ignore format: a list

/** What is fought with. */
const ARMS = /sword|katana|rapier|scimitar|axe|^bow$|hammer|mace|spear|dagger|rifle|pistol|halberd|staff|trident|kukri/;

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

/** Brief and seed → look. What the brief says wins; what it leaves open the seed decides, as far as `variation` allows. */
export function lookOf(given: Brief, seed: number, variation: number): Look {
  const brief = { ...given, parts: suitsOfGuise(given) };
  const chance = createRandom(seed);
  const own = HUMANOID_CONCEPTS[brief.concept] ?? tradeOf(brief.concept) ?? HUMANOID_CONCEPTS.person!;
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
  // the dress of who has a skin or a beard of a colour said is of another one
  const body = part('skin')?.colour ?? brief.parts.find((p) => pieceOf(p.piece)?.slot === 'beard')?.colour;
  const far = (colour: string | undefined, by = 0.2) => (m: MaterialRef) => !colour || deltaE(materialOf(m).lab, materialOf(tinted(colour, 'skin')).lab) > by; // biome-ignore format: one line
  const ofBody = (concept.main ?? ['cloth']).filter(far(body));
  // what was named in its colour lies on the dress and is told from it
  const before = brief.parts.flatMap((p) => (p.colour && BEFORE_DRESS.has(pieceOf(p.piece)?.slot) ? [p.colour] : []));
  const clear = ofBody.filter((m) => before.every((colour) => far(colour, 0.27)(m)));
  const mains = clear.length > 0 ? clear : ofBody;
  const main0 = choose('main', mains.length > 0 ? mains : ['charcoal']);
  const usesMain = concept.wears.some((w) => /:\$(?!2)/.test(w));
  const tintsSkin = species.monster === true && !usesMain;
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
  const foreign = species.id !== (concept.species ?? 'human') && !species.hair;
  const skins = foreign ? species.skins : (concept.skins ?? species.skins);
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
  wearParts(worn, brief);
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
  wearSuit(worn, brief);
  wearPattern(worn, brief);
  wearState(worn, brief, species);
  wearUnder(worn, brief);
  coverChest(worn, words);
  coverLegs(worn, own, main, words.has('female'));
  dressAround(worn, own);
  showHose(worn);
  hoodOfCoat(worn, brief);
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
  // nothing is held by an arm that is not there, and no cuff or gauntlet hangs where it was
  if (worn.get('limb')?.piece.id === 'missing-arm') {
    worn.delete('left');
    worn.delete('hands');
  }
  for (const side of limbsReplaced(worn.get('limb')?.piece.id)) worn.delete(side === 'L' ? 'left' : 'right');
  // what is there instead of a head has no hair, beard or glasses
  if (thingHeadOf(worn.get('hat')?.piece.id)) for (const slot of ['hair', 'beard', 'face', 'horns'] as const) worn.delete(slot); // biome-ignore format: one line
  const hidden = new Set(brief.without);
  // a bald head is shown
  if (hidden.has('hair') && hidden.has('balding') && !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'hat'))
    worn.delete('hat');
  for (const [slot, w] of worn) {
    if (hidden.has(w.piece.id) || [...hidden].some((h) => FEATURES[h]?.slot === slot)) worn.delete(slot);
  }
  const ofBeard = hairOfBeard(worn, brief);
  contrastHair(
    worn,
    skin,
    ofBeard || part('hair') !== undefined || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'hair' && p.colour),
  );
  // a child has no beard unless one is asked for
  if (brief.build.includes('child') && !bearded) worn.delete('beard');
  contrastBeard(
    worn,
    skin,
    brief.parts.some((p) => p.piece === 'hair' || (pieceOf(p.piece)?.slot === 'beard' && p.colour !== undefined)),
    bearded,
  );
  // soot on a face is told from a beard
  const beard = worn.get('beard');
  if (brief.parts.some((p) => p.piece === 'smudges') && beard && !bearded && materialOf(beard.material).lab[0] < 0.45) worn.set('beard', { ...beard, material: 'ginger', trim: 'ginger' }); // biome-ignore format: one line
  const evil = brief.mood.includes('evil');
  const glowing = brief.mood.includes('glowing');
  // eyes that see nothing are white all over
  const milky = (brief.mood.includes('blind') || part('eyes')?.colour === WHITE_EYES) && species.eye === undefined;
  const eyePart = part('eyes');
  const eyes0 = concept.eyes ?? species.eyes ?? choose('eyes', EYE_COLOURS);
  // "glowing eyes" of people; those of robots and skulls have light of their own
  const lit = eyePart?.states?.includes('glowing') === true;
  const molten = finishOf(skin) === 'lava';
  const eyes = milky
    ? '#e4e8f0/cloth'
    : eyePart && !(lit && !eyePart.colour && !eyePart.material)
      ? said(eyePart, eyes0)
      : lit && !species.monster && !evil
        ? LIT_EYES
        : evil && !species.monster
          ? 'eye_red'
          : molten
            ? 'eye_glow'
            : eyes0;
  const other = part('other-eye');
  const otherEye =
    other && (other.states?.includes('glowing') ? `${other.colour ?? '#f03c3c'}/flame` : said(other, eyes));
  return {
    concept,
    species,
    skin,
    eyes,
    ...(otherEye ? { otherEye } : {}),
    eyesNamed: eyePart?.colour !== undefined || milky || otherEye !== undefined,
    eye:
      milky || (lit && (species.eye ?? 'human') === 'human')
        ? 'lit'
        : glowing && species.eye === undefined
          ? 'glow'
          : (species.eye ?? 'human'),
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

/** What was said of the main garment, where the row makes others of the same cloth. */
function leadOf(
  brief: Brief,
  { wears }: HumanoidConcept,
): { readonly colour: string | undefined; readonly material: string | undefined } | undefined {
  const slots = new Set(wears.filter((w) => /:\$(?!2)/.test(w)).map((w) => pieceOf(w.split(/[:|~]/)[0]!)?.slot));
  const lead = brief.parts.find(
    (p) => pieceOf(p.piece)?.slot === 'torso' && (p.colour || p.material) && slots.has('torso'),
  );
  return lead && { colour: lead.colour, material: lead.colour ? undefined : lead.material };
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

/** A woman's hair that shows beneath what covers the top of her head. */
const HAIR_UNDER_HATS: readonly string[] = ['shoulder-hair', 'long-hair', 'pigtails', 'braids', 'shoulder-hair'];

function wearHair(
  worn: Map<Slot, Worn>,
  o: {
    readonly species: Species;
    readonly concept: HumanoidConcept;
    readonly skin: MaterialRef;
    readonly words: ReadonlySet<string>;
    readonly choose: <T>(name: string, list: readonly T[]) => T;
  },
): void {
  const { species, concept, words, choose } = o;
  const old = words.has('old');
  const dark = materialOf(o.skin).lab[0] < DARK_SKIN && species.id === 'human';
  const usual = dark ? [DARK_HAIR] : [...HAIR_COLOURS];
  const own = concept.hairColours?.filter((m) => !dark || !FAIR.has(m));
  const colour = choose('hair colour', old ? ['white', 'grey'] : own?.length ? own : usual);
  if ((species.hair || concept.hair) && !species.snout) {
    const styles =
      dark && !concept.hair
        ? words.has('female')
          ? FEMALE_CURLS
          : MALE_CURLS
        : words.has('female')
          ? FEMALE_HAIR
          : MALE_HAIR;
    const covered = words.has('female') && worn.get('hat')?.piece.cover === 'top' && !dark;
    const piece = PIECES[choose('hair', fitting(concept, words) ?? (covered ? HAIR_UNDER_HATS : styles))];
    if (piece) worn.set('hair', { piece, material: colour, trim: colour });
  }
  const beard = worn.get('beard');
  if (beard) {
    const own = beard.material === beard.piece.material ? colour : beard.material;
    worn.set('beard', { ...beard, material: own, trim: own });
  }
  if (words.has('female') && concept.id !== 'dwarf') worn.delete('beard');
}

/** What "white" is of eyes. */
const WHITE_EYES = '#e6e2dc';

/** Red hair is the red of foxes, not of flags. */
const RED = '#cc3038';
const asHair = (p: BriefPart): BriefPart => (p.colour === RED ? { ...p, colour: '#c04a22' } : p);

/** Arms of the other side. */
const mirrored = (arms: Partial<Pose>): Partial<Pose> => Object.fromEntries(Object.entries(arms).map(([key, value]) => [key.replace(/[RL]$/, (d) => (d === 'R' ? 'L' : 'R')), value])) as Partial<Pose>; // biome-ignore format: one line

/** What the brief names. A second thing for a taken hand goes to the other one. */
function wearParts(worn: Map<Slot, Worn>, brief: Brief): void {
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
      // who has his helmet under the arm wears none
      if (p.piece === 'helmet-in-arm' && /helm/.test(worn.get('hat')?.piece.id ?? '') && !worn.get('hat')!.asked) worn.delete('hat'); // biome-ignore format: one line
      // a hand on the bow has no sword that nobody mentioned
      if (piece.id === 'bow' && !named.has('right')) worn.delete('right');
      // who has his sword on his back has it not in his hand as well
      if (p.piece.startsWith('back/') || p.piece.startsWith('pair/') || p.piece.startsWith('belt/'))
        for (const hand of ['right', 'left'] as const)
          if (!named.has(hand) && ARMS.test(worn.get(hand)?.piece.id ?? '')) worn.delete(hand);
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
      const beard = worn.get('beard');
      if (beard) worn.set('beard', { ...beard, material: said(asHair(p), w.material) });
    }
  }
  // much else was asked: a second thing in the hands that nobody mentioned stays away, before a wing most of all
  const shown = [...named].filter((slot) => slot !== 'hat' && slot !== 'feet' && slot !== 'hair');
  if (named.has('wings') || (shown.length >= 2 && !named.has('right') && !named.has('left')))
    if (!named.has('left') && !named.has('right') && worn.has('right') && worn.has('left') && !worn.get('left')!.piece.both) worn.delete('left'); // biome-ignore format: one line
  // "a torch instead of the sword": the rest stays
  if (!brief.without.some((id) => /^(?:right|left)$/.test(pieceOf(id)?.slot ?? ''))) emptyHands(worn, named);
}

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
function wearUnder(worn: Map<Slot, Worn>, brief: Brief): void {
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
function wearState(worn: Map<Slot, Worn>, brief: Brief, species: Species): void {
  if (species.id === 'robot' && brief.mood.includes('rusty')) {
    for (const slot of ['torso', 'legs', 'hands', 'feet'] as const) {
      const w = worn.get(slot);
      if (w && !w.states) worn.set(slot, { ...w, states: ['rusty'] });
    }
    return;
  }
  if (species.id === 'robot' || species.id === 'golem') return;
  const states: PieceState[] = [];
  // the dead that walk do so in rags, unless their dress was named
  const rags =
    (species.id === 'zombie' && !brief.parts.some((p) => pieceOf(p.piece)?.slot === 'torso')) ||
    worn.get('torso')?.piece.id === 'rags';
  if (rags || brief.mood.includes('broken') || brief.mood.includes('rusty')) states.push('torn');
  for (const stain of STAINS) if (brief.mood.includes(stain)) states.push(stain);
  if (states.length === 0) return;
  for (const slot of ['torso', 'legs', 'back'] as const) {
    const w = worn.get(slot);
    if (w && !w.states && w.piece.torso?.shape !== 'bare' && materialOf(w.material).gloss < METAL)
      worn.set(slot, { ...w, states });
  }
}

/** "A striped prisoner": the pattern is on the garment that shows most. */
function wearPattern(worn: Map<Slot, Worn>, brief: Brief): void {
  if (!brief.pattern?.pattern) return;
  const slot = (['torso', 'back', 'legs', 'hat'] as const).find((s) => {
    const shape = worn.get(s)?.piece.torso?.shape;
    return worn.has(s) && shape !== 'bare' && shape !== 'ribs';
  });
  const w = slot && worn.get(slot);
  if (slot && w) worn.set(slot, { ...w, ...patternIn(brief.pattern) });
}

const patternIn = (p: Pick<BriefPart, 'pattern' | 'ink'>): Pick<Worn, 'pattern'> =>
  p.pattern ? { pattern: { kind: p.pattern, ...(p.ink ? { ink: p.ink } : {}) } } : {};

function trimOf(piece: Piece, same: Worn | undefined, p: BriefPart, material: MaterialRef): MaterialRef {
  const trim = same?.trim ?? piece.trim ?? material;
  return (p.colour ?? p.material) !== undefined && follows(piece) ? material : trim;
}
