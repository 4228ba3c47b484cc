/** Somebody of a people, an age or a world: whoever has no dress of his trade wears its dress, others what it puts on anybody. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot } from '../../catalogue/garments/types.ts';
import { GUISE_WORDS, GUISES_BY_ID, type Guise } from '../../catalogue/guises.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Brief } from '../../types.ts';

/** What people of many trades have on: it says nothing of theirs. */
const EVERYDAY =
  /^(?:tunic|shirt|vest|open-vest|jacket|coat(?!:cloth)|simple-dress|dress|suit|hoodie|striped-shirt|tank-top|overalls|leather-armor|gambeson|rags)(?=$|:)/;
/** Hats that go with a trade's work and no office. */
const HOMELY =
  /^(?:mining-helmet|hard-hat|straw-hat|chef-hat|nurse-cap|cap|beret|headband|bandana|flat-cap|hood|beanie|fedora|top-hat|feathered-cap|cowboy-hat|bowler-hat|circlet)$/;
/** What is taken along under another people's dress. */
const KEPT: ReadonlySet<Slot> = new Set(['right', 'left', 'carry', 'beard', 'paint', 'peg', 'limb', 'ink', 'pierced', 'horns', 'wings', 'tail', 'sling', 'belt']); // biome-ignore format: a list
const KEPT_PIECES = /^(?:stethoscope|badge|whistle|ball-and-chain|glasses|eyepatch)$/;

const idOf = (text: string): string => text.split(/[:|~]/)[0]!;
const slotOf = (text: string): Slot | undefined => pieceOf(idOf(text))?.slot;

/** The row of somebody as it is in his guise. */
export function inGuise(row: HumanoidConcept, brief: Brief): HumanoidConcept {
  const female = brief.build.includes('female') || row.build?.includes('female') === true;
  return (brief.guises ?? [])
    .flatMap((word) => GUISES_BY_ID.get(GUISE_WORDS.get(word) ?? '') ?? [])
    .reduce((dressed, guise) => worn(dressed, guise, female, brief.species), row);
}

/** "A space miner in an orange suit": a suit that is named in words is the one of his world, where that has one. */
export function suitsOfGuise(brief: Brief): Brief['parts'] {
  const own = (brief.guises ?? [])
    .flatMap((word) => GUISES_BY_ID.get(GUISE_WORDS.get(word) ?? '')?.dress.male ?? [])
    .map(idOf)
    .find((id) => /^(?:space|body)suit$/.test(id));
  return own ? brief.parts.map((part) => (part.piece === 'suit' ? { ...part, piece: own } : part)) : brief.parts;
}

function worn(row: HumanoidConcept, guise: Guise, female: boolean, species?: string): HumanoidConcept {
  const bySlot = (slot: Slot): string | undefined => row.wears.find((text) => slotOf(text) === slot);
  const hat = bySlot('hat');
  const torso = bySlot('torso') ?? 'shirt';
  // who mourns does so in black and veiled, whatever the people
  const mourning = /:black_cloth/.test(torso) && /^bridal-veil/.test(hat ?? '');
  const plain =
    mourning || row.general === true || (EVERYDAY.test(torso) && (hat === undefined || HOMELY.test(idOf(hat))));
  const whole = female ? guise.dress.female : guise.dress.male;
  const dress = mourning ? whole.filter((text) => slotOf(text) !== 'hat') : whole;

  const own = plain ? row.wears.filter((text) => KEPT.has(slotOf(text)!) || KEPT_PIECES.test(idOf(text))) : row.wears;
  const taken = new Set([...own, ...(plain ? dress : [])].map(slotOf));
  if (hat && HOMELY.test(idOf(hat))) taken.delete('hat');
  const marks = (mourning ? [] : guise.marks).filter((text) => !taken.has(slotOf(text)));
  const { hair, hairColours, skins } = guise.looks;
  return {
    ...row,
    ...(plain ? { main: mourning ? ['black_cloth'] : guise.main, second: ['gold'], perhaps: [] } : {}),
    // a hat of his own is left to who gets none with the dress
    wears: [...own, ...(plain ? dress : []), ...marks, ...(plain && hat && ![...dress, ...marks].some((t) => slotOf(t) === 'hat') ? [hat] : [])], // biome-ignore format: one line
    ...(hair ? { hair } : {}),
    ...(hairColours && !row.hairColours ? { hairColours } : {}),
    // other kinds than people keep their own skins
    ...(skins && !row.skins && (species ?? row.species ?? 'human') === 'human' ? { skins } : {}),
  };
}
