/** Which piece of a subject a word means. */
import { canHold, heldId } from '../../catalogue/garments/held-thing.ts';
import { canBeHead, thingHeadId } from '../../catalogue/garments/thing-heads.ts';
import { endsIn } from '../banned.ts';
import { type Mention, pieceReadings } from '../interpret.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Unit } from '../phrases.ts';
import type { Choice } from '../subject.ts';

/** Places of what hands hold. */
export const HAND_SLOTS: ReadonlySet<string> = new Set(['right', 'left']);

/**
 * Which of several pieces a word means: in a hand when it is held; else what this person wears anyway ("a red sword" of a
 * samurai is the katana); a general word ("hat") only where there is something that it can colour.
 */
export function choosePiece(
  fitting: ReturnType<typeof pieceReadings>,
  mention: Mention,
  choice: Choice,
  lexicon: Lexicon,
  species: readonly string[] = [],
): (typeof fitting)[number] | undefined {
  const pieces = fitting.filter((r) => r.is === 'piece');
  const held = mention.role === 'hold' ? pieces.find((r) => HAND_SLOTS.has(r.slot)) : undefined;
  if (pieces.length === 0 || held) return held ?? fitting[0];
  const own = [...(choice.has ?? []), ...(lexicon.knowledge.worn.get(choice.concept) ?? [])];
  const wornHere = lexicon.knowledge.pieces.filter((p) => own.includes(p.id) && pieces.some((r) => r.slot === p.slot));
  const mine =
    wornHere.find((p) => pieces.some((r) => r.id === p.id)) ?? wornHere.find((p) => endsIn(p, mention.unit.text));
  if (mine) return { is: 'piece', id: mine.id, slot: mine.slot };
  // "winged demon": the wardrobe knows demon wings
  // and a mage apprentice a mage's hat
  for (const of of new Set([
    choice.concept,
    ...choice.concept.split('-'),
    ...(GROWN_ON.test(mention.unit.text) ? species : []),
  ])) {
    const named = `${of} ${mention.unit.text}`;
    const typical = pieceReadings({ text: '', joined: false, readings: lexicon.read(named) }, choice).find((r) =>
      pieces.some((p) => r.is === 'piece' && p.slot === r.slot),
    );
    if (typical && !OF_OTHERS.has(named)) return typical;
  }
  const hat = HAT.test(mention.unit.text);
  const empty = (r: (typeof pieces)[number]): boolean =>
    WORN_GENERAL.has(r.id) &&
    !wornHere.some((p) => p.slot === r.slot && (!hat || [p.id, ...p.aliases].some((name) => HATS.test(name))));
  return pieces.find((r) => !empty(r)) ?? pieces[0];
}

/** What a folk has grown of its own: the tail of a demon butler is a demon's. */
const GROWN_ON = /^(?:tail|horns|wings|ears)$/;
/** "A knight with a hat": a helmet, a hood or goggles on the brow are none, so he gets one. */
const HAT = /^hats?$/;
const HATS = /(?:^|[- ])(?:hat|cap|beret|turban|fez|bonnet|tricorn|bicorne|sombrero|fedora|beanie|mitre)$/;
/** Names that are those of somebody else's: an elf of the woods has no hat of Santa's helpers. */
const OF_OTHERS: ReadonlySet<string> = new Set(['elf hat']);

/** Words for anything of their kind. */
const WORN_GENERAL: ReadonlySet<string> = new Set(['hat', 'weapon']);

/** What small things are carried in or on. */
const VESSEL = /basket|bucket|tray|plate|bowl|crate|box$|platter|pot$|barrel|dish/;
const inVessel = (n: Unit): string | undefined => {
  const thing = n.readings.find((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak);
  return thing && 'id' in thing ? thing.id : undefined;
};

/** A thing of the catalogue that a person has in a hand: "a barber with scissors". */
export function inHand(
  { unit, role, description }: Mention,
  { kind }: Choice,
): { is: 'piece'; id: string; slot: string } | undefined {
  if (kind !== 'humanoid' || (role !== 'hold' && role !== 'with')) return undefined;
  const thing = unit.readings.find((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak && !r.like);
  if (!thing || !('id' in thing) || !canHold(thing.id)) return undefined;
  // "with a big tongue": what is grown is in no hand
  if (role === 'with' && (GROWN.has(thing.id) || thing.id.startsWith('human-'))) return undefined;
  // "a basket of eggs": what is in it is seen
  const goods = VESSEL.test(thing.id) ? description.nouns.findIndex((n) => inVessel(n) !== undefined) : -1;
  const of = goods < 0 ? undefined : inVessel(description.nouns.splice(goods, 1)[0]!);
  return { is: 'piece', id: heldId(thing.id, of), slot: 'right' };
}

/** What somebody has for a head: "with a tv for a head". */
export function asHead({ unit, description }: Mention): { is: 'piece'; id: string; slot: string } | undefined {
  if (!unit.readings.some((r) => r.is === 'piece' && r.id === 'thing-head')) return undefined;
  const at = description.nouns.findIndex((n) => inVessel(n) !== undefined && canBeHead(inVessel(n)!));
  if (at < 0) return undefined;
  const [noun] = description.nouns.splice(at, 1);
  return { is: 'piece', id: thingHeadId(inVessel(noun!)!), slot: 'hat' };
}

/** Parts of bodies that are things as well. */
const GROWN: ReadonlySet<string> = new Set(['tooth', 'tongue', 'mouth', 'leg', 'foot', 'ear', 'nose', 'eye', 'hand', 'arm', 'flexed-biceps', 'brain', 'lungs', 'knee', 'elbow', 'wing', 'horn', 'tail', 'claw']); // biome-ignore format: a list
