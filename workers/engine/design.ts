/** What a seed makes of a description: a designer's own choices, within what the words leave open. */
import { FEATURES, pieceOf } from './catalogue/garments/index.ts';
import type { Slot } from './catalogue/garments/types.ts';
import { HUMANOID_CONCEPTS } from './catalogue/people.ts';
import { SPECIES } from './catalogue/species.ts';
import { categoryOf } from './catalogue/things/index.ts';
import { tradeOf } from './catalogue/trades.ts';
import { makeupOf, siblingsOf } from './object/variants.ts';
import { createRandom, type Random } from './random.ts';
import type { Pose } from './subject/humanoid/pose.ts';
import type { CustomProportions } from './subject/humanoid/proportions.ts';
import { STANCES } from './subject/humanoid/stances.ts';
import type { Brief, BriefPart } from './types.ts';

/** A brief with what was chosen, and how its subject is built and stands. */
export interface Design {
  readonly brief: Brief;
  /** Width and height of a thing in shares of its own. */
  readonly stretch?: readonly [x: number, y: number];
  /** Factors on a person's measures. */
  readonly custom?: CustomProportions;
  /** How a person stands in a picture of its own; characters keep the pose that their animations begin with. */
  readonly pose?: Pose;
}

/** A hand that lies across the body is at its side where it holds something, or that would be before the face. */
const clearOfFace = (pose: Pose, holds: boolean): Pose =>
  holds && (pose.turnR ?? 0) > 0 ? { ...pose, swingR: 8, elbowR: 26, turnR: 0, abductR: 22 } : pose;

/** Pieces that do the same for whoever wears them; the first is what a row of people usually names. */
const KIN: readonly (readonly string[])[] = [
  ['helmet', 'plumed-helmet', 'great-helm', 'helmet'],
  ['shield', 'round-shield', 'tower-shield', 'shield'],
  ['sword', 'greatsword', 'sword', 'sword'],
  ['axe', 'double-axe', 'axe'],
  ['staff', 'crook', 'staff', 'staff'],
  ['hammer', 'warhammer'],
  ['mace', 'morningstar'],
  ['beard', 'beard-long', 'beard-short'],
];
/** What fighters may have on besides, and who travels. */
const BESIDES: readonly (readonly [has: string, perhaps: readonly string[]])[] = [
  ['plate-armor', ['cape:$2', 'cape:$2']],
  ['robe', ['cape', 'satchel', 'scarf']],
  ['tunic', ['scarf', 'satchel']],
  ['leather-armor', ['cape', 'scarf']],
];
const CLOTHS = ['crimson', 'navy', 'forest', 'brown_cloth', 'charcoal', 'cloth'];

const spread = (random: Random, share: number): number => 1 + (random.float() * 2 - 1) * share;

/** How far a thing may be wider or higher than its recipe, by its category; others keep their measures (a wheel is round). */
const STRETCH: Readonly<Record<string, number>> = {
  container: 0.12, building: 0.12, furniture: 0.1, plant: 0.13, rock: 0.16, potion: 0.09, clothing: 0.06, sign: 0.08, nature: 0.1, monster: 0.07, book: 0.06,
}; // biome-ignore format: a table
/** Categories whose materials are a matter of taste; a coin's gold and an apple's red are not. */
const OF_TASTE: ReadonlySet<string | undefined> = new Set(['container', 'building', 'furniture', 'clothing', 'book', 'sign', 'tool', 'weapon', 'machine']); // biome-ignore format: a list
/** Parts that show what a thing is for, and those of many colours, stay as they are. */
const FIXED: ReadonlySet<string> = new Set([
  'blade',
  'window',
  'flame',
  'light',
  'screen',
  'liquid',
  'eyes',
  'books',
  'book',
  'fruit',
  'food',
  'candle',
  'flowers',
]);

/**
 * The design of a brief by its seed. `variation` 0..1: how much is chosen; at 0 everything is as its row has it. Nothing that
 * the words say is changed. The same brief, seed and variation give the same design.
 */
export function designOf(brief: Brief, seed: number, variation: number): Design {
  if (variation === 0) return { brief };
  const random = createRandom(seed).fork('design');
  if (brief.kind === 'humanoid') return ofPerson(brief, random, variation);
  if (brief.kind === 'thing') return ofThing(brief, random, variation);
  return { brief };
}

function ofThing(brief: Brief, random: Random, variation: number): Design {
  const category = categoryOf(brief.concept);
  const share = (category === undefined ? 0 : (STRETCH[category] ?? 0)) * variation * 2;
  const shape = random.fork('shape');
  const stretch = [spread(shape, share), spread(shape, share)] as const;
  if (!OF_TASTE.has(category) || brief.count > 1) return { brief, stretch };
  const said = new Set([...brief.parts.map(({ piece }) => piece), ...brief.without]);
  const parts: BriefPart[] = [];
  for (const [piece, made] of Object.entries(makeupOf(brief).parts)) {
    const chance = random.fork(piece);
    const others = siblingsOf(made);
    if (said.has(piece) || FIXED.has(piece) || others.length === 0 || chance.float() > variation * 0.7) continue;
    parts.push({ piece, material: chance.pick(others), chosen: true });
  }
  return { brief: parts.length > 0 ? { ...brief, parts: [...brief.parts, ...parts] } : brief, stretch };
}

/** What fighters wear and hold. */
const FIGHTING = /sword|katana|double-axe|mace|armor|mail|shield|^bow$|spear|halberd|warhammer|scimitar/;

function ofPerson(brief: Brief, random: Random, variation: number): Design {
  const row = HUMANOID_CONCEPTS[brief.concept] ?? tradeOf(brief.concept);
  if (!row) return { brief };
  const worn = row.wears.map((text) => text.split(/[:|~]/)[0]!);
  const fights = worn.some((piece) => FIGHTING.test(piece));
  const slotOf = (piece: string): Slot | undefined => pieceOf(piece)?.slot ?? FEATURES[piece]?.slot;
  const taken = new Set([...brief.parts.map((p) => p.piece), ...brief.without].map((p) => slotOf(p) ?? p));
  // whose hand is said to hold something keeps the other as the words leave it
  if (taken.has('right') || taken.has('left')) for (const hand of ['right', 'left']) taken.add(hand);
  // nor does anything grow on bone, plates or under a snout
  const { head = 'round' } = SPECIES[brief.species ?? row.species ?? 'human'] ?? {};
  if (brief.build.includes('female') || head !== 'round') taken.add('beard');
  // who has the helmet under an arm, or hair that was told, has no other hat put on
  if (taken.has('hair') || brief.parts.some((p) => p.piece === 'helmet-in-arm')) taken.add('hat');
  const parts: BriefPart[] = [];
  const put = (piece: string, chance: Random, colour = false): void => {
    const slot = slotOf(piece);
    if (slot === undefined || taken.has(slot)) return;
    taken.add(slot);
    parts.push({ piece, chosen: true, ...(colour ? { material: chance.pick(CLOTHS) } : {}) });
  };
  for (const [i, piece] of worn.entries()) {
    // a mace that the row has of gold is a sceptre, and a staff of ice is no gnarled stick
    if (/^(?:mace|staff)$/.test(piece) && row.wears[i]!.includes(':')) continue;
    const chance = random.fork(piece);
    // a worker's helmet is no knight's
    const family = piece === 'helmet' && !fights ? undefined : KIN.find((of) => of[0] === piece);
    const kin = family?.filter((other) => pieceOf(other));
    if (kin && chance.float() < variation * 1.3) {
      const other = chance.pick(kin);
      if (other !== piece) put(other, chance);
    }
  }
  // what hangs over a shoulder or round a neck, where nothing does yet
  const dressed = new Set(worn.map(slotOf));
  // whose dress was described has nothing else put on
  const described = brief.parts.some((p) => !p.chosen && !/^(?:right|left)$/.test(slotOf(p.piece) ?? 'left'));
  for (const [has, perhaps] of described ? [] : BESIDES) {
    const chance = random.fork(`besides ${has}`);
    if (!worn.includes(has) || chance.float() > variation * 0.9) continue;
    const [piece = ''] = chance.pick(perhaps).split(':');
    if (!dressed.has(slotOf(piece))) put(piece, chance, true);
  }
  const robed = [...worn, ...brief.parts.map((p) => p.piece)].some((piece) => {
    const shape = pieceOf(piece)?.torso?.shape;
    return shape === 'robe' || shape === 'dress';
  });
  const holds = [...worn, ...brief.parts.map((p) => p.piece)].some(
    (piece) => slotOf(piece) === 'right' && !brief.without.includes(piece),
  );
  const usual = STANCES[robed ? (holds ? 'holdingRobed' : 'robed') : fights ? 'fighter' : 'other'];
  // hands are not folded before a belt or sash that was named
  const girded = brief.parts.some((p) => !p.chosen && slotOf(p.piece) === 'waist');
  const stances = girded && usual === STANCES.robed ? usual.slice(2) : usual;
  const build = random.fork('build');
  const k = variation * 2;
  return {
    brief: parts.length > 0 ? { ...brief, parts: [...brief.parts, ...parts] } : brief,
    custom: {
      headSize: spread(build, 0.05 * k),
      armsLength: spread(build, 0.04 * k),
      legsLength: spread(build, 0.08 * k),
      shoulderWidth: spread(build, 0.1 * k),
      hipWidth: spread(build, 0.1 * k),
    },
    ...(brief.action || row.pose ? {} : { pose: clearOfFace(random.fork('pose').pick(stances), holds) }),
  };
}
