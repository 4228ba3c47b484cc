/** Binds what is named of a subject to a piece that the subject can have. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import { bearsMarks, markPiece } from '../../catalogue/marks.ts';
import { baseColour } from '../../catalogue/materials.ts';
import { nameOfPart, PLACES_OF_THINGS } from '../../catalogue/places-of-things.ts';
import type { BriefPart } from '../../types.ts';
import { allowed } from '../banned.ts';
import { patternName } from '../cloth-words.ts';
import type { Description } from '../description.ts';
import { type Mention, pieceReadings } from '../interpret.ts';
import type { Lexicon, Reading } from '../lexicon.ts';
import { asLiked } from '../liked-wear.ts';
import { reading } from '../phrases.ts';
import type { NamedPart } from '../sentence.ts';
import type { Binding, Chosen } from './binding.ts';
import { COVERS, FILLED, motifOf, PATTERN_FIRST, SURFACE } from './marks.ts';
import { paintOf } from './paint.ts';
import { DUAL } from './pairs.ts';
import { statesOf } from './piece-states.ts';
import { asStaff, moodsOfElement } from './staff-of.ts';
import { asHead, choosePiece, HAND_SLOTS, inHand } from './which-piece.ts';

/** The part that a mention names; undefined where the subject has none, or the words are of the whole. */
export function partOf(named: Mention, binding: Binding): NamedPart | undefined {
  const mention = asStaff(named, binding);
  const { unit, description } = mention;
  const { choice, unknown, whole } = binding;
  const { found, stone } = pieceMeant(mention, binding);
  // what is said of a part lies on the whole where it is a matter of its surface: "a scratched lid", not "a torn label"
  if (choice.kind === 'thing') whole.marks.push(...description.marks.filter((m) => SURFACE.has(m.id)));
  const chosen = found && (found.id === 'at-all' || isPlainPlace(found, description)) ? undefined : found;
  if (choice.kind === 'humanoid' && isOfFace(mention, whole)) return undefined;
  unknown.push(
    ...description.unknown.filter((w) => !DUAL.has(w) && !(w === 'long' && LONG.test(unit.text))),
    ...description.nouns.filter((n) => choice.kind !== 'humanoid' || !reading(n, 'pattern')).map((n) => n.text),
  );
  if (!chosen) return ofTheWhole(mention, found?.id === 'at-all', binding);
  if (chosen.is === 'component' && stone) description.material ??= { id: stone.id, name: unit.text };
  unknown.push(...missitting(description, chosen));
  return dressed(mention, chosen, binding);
}

/** The piece that a word means, and the stone that it names instead: "a sword with a ruby" has a gem. */
function pieceMeant(
  mention: Mention,
  { choice, lexicon, whole }: Binding,
): { readonly found?: Chosen; readonly stone?: Reading & { id: string } } {
  const { unit } = mention;
  const known = pieceReadings(unit, choice);
  // "a blue crystal" on a staff: the thing of that name is no part, but its last word is
  const last = unit.text.slice(unit.text.lastIndexOf(' ') + 1);
  const fitting = known.length > 0 ? known : pieceReadings({ text: last, readings: lexicon.read(last), joined: false }, choice); // biome-ignore format: one line
  const material = reading(unit, 'material');
  const stone = material && GEMS.has(material.id) ? material : undefined;
  const found =
    asHead(mention) ??
    asLiked(mention, fitting, choice) ??
    choosePiece(fitting, mention, choice, lexicon, whole.species) ??
    inHand(mention, choice) ??
    (stone && gemOf(choice.concept, lexicon));
  return { ...(found ? { found } : {}), ...(stone ? { stone } : {}) };
}

/** The gem that a thing has a place for. */
const gemOf = (concept: string, lexicon: Lexicon): Extract<Reading, { is: 'component' }> | undefined =>
  lexicon
    .read('gem')
    .find((r): r is Extract<Reading, { is: 'component' }> => r.is === 'component' && r.concept === concept);

/** A place that is said to be there and nothing more ("a jar with a lid") shows nothing. */
const isPlainPlace = ({ id }: Chosen, d: Description): boolean =>
  (nameOfPart(id) !== undefined || (PLACES_OF_THINGS[id] !== undefined && !PLACES_OF_THINGS[id].own)) &&
  d.colours.length === 0 &&
  !d.material &&
  !d.element &&
  !d.moods.includes('glowing');

/** "With a bored face": how somebody looks. True where nothing else is said of the face. */
function isOfFace({ unit, description }: Mention, whole: Description): boolean {
  if (!FACED.test(unit.text)) return false;
  whole.moods.push(...description.moods.filter((m) => LOOKED.has(m)));
  const { colours, material, moods, unknown } = description;
  return unit.text === 'face' && moods.length > 0 && colours.length === 0 && !material && unknown.length === 0;
}

/** What is no part of the subject: a pattern, its outside, small pictures on it; else nobody knows it. */
function ofTheWhole(
  { unit, description }: Mention,
  atAll: boolean,
  { choice, unknown, whole }: Binding,
): NamedPart | undefined {
  const bears = choice.kind === 'thing' && bearsMarks(choice.concept);
  const pattern = reading(unit, 'pattern');
  const oneStripe = unit.text === 'stripe' && description.colours.length > 0;
  if (pattern && (choice.kind === 'humanoid' || (bears && COVERS.test(pattern.id) && !oneStripe))) return undefined;
  // "a book with a purple cover": what all of it is made of on the outside
  if (
    (atAll || OUTSIDES.has(unit.text)) &&
    choice.kind !== 'humanoid' &&
    (description.colours.length > 0 || description.material)
  ) {
    whole.colours.push(...description.colours);
    whole.material ??= description.material;
    return undefined;
  }
  const motif = bears && !FILLED.test(choice.concept) ? motifOf(unit.text) : undefined;
  if (!motif) {
    unknown.push(unit.text);
    return undefined;
  }
  const ink = description.colours[0]?.hex ?? (description.material && baseColour(description.material.id));
  return {
    part: { piece: markPiece(`scatter:${motif}`), ...(ink ? { colour: ink } : {}) },
    said: unit.text,
    plural: true,
  };
}

/** Ways to sit that only some pieces have: hats are crooked, brows and masks raised, cloth too long. */
function missitting({ moods }: Description, chosen: Chosen): readonly string[] {
  const slot = chosen.is === 'piece' ? chosen.slot : undefined;
  return [
    ...(moods.includes('crooked') && slot !== 'hat' ? ['crooked'] : []),
    ...(moods.includes('raised') && slot !== 'face' ? ['raised'] : []),
    ...(moods.includes('trailing') && !/^(?:torso|back|legs)$/.test(slot ?? '') ? ['too long'] : []),
  ];
}

/** The piece with its colour, material, pattern, size and state. */
function dressed(mention: Mention, chosen: Chosen, binding: Binding): NamedPart {
  const { unit, description } = mention;
  const { choice, banned } = binding;
  const piece = chosen.is === 'piece' ? chosen : undefined;
  const inHands = piece !== undefined && HAND_SLOTS.has(piece.slot);
  // "sheathed sword" is a name of its own
  const sheathed = /^sheathed /.test(unit.text);
  const where = description.where ?? (sheathed ? 'belt' : undefined);
  const slung = inHands && where && where !== 'shoulder' && where !== 'arm' ? `${where === 'back' && /[^s]s$/.test(unit.text) ? 'pair' : where}/${chosen.id}` : undefined; // biome-ignore format: one line
  const paint = paintOf(mention, chosen, binding);
  const size = piece && SIZED_SLOTS.has(piece.slot) ? description.builds.map((b) => SIZES[b]).find((s) => s && (s > 1 || !/hair|beard/.test(piece.slot))) : undefined; // biome-ignore format: one line
  const pattern = choice.kind === 'humanoid' ? description.pattern : undefined;
  const ink = pattern && (pattern.inks[0] ?? (PATTERN_FIRST.test(pattern.kind) ? undefined : allowed(description.colours, banned)[1])); // biome-ignore format: one line
  // a pattern's ink; without one, an edge
  const inked = pattern || description.pattern ? ink?.hex : paint.edge;
  // "glowing eyes" is a word for eyes of its own
  const moods = /^glow/.test(unit.text) ? [...description.moods, 'glowing'] : description.moods;
  const states = piece ? statesOf(moods, piece) : [];
  const lit = piece ? statesOf([...new Set([...moods, ...moodsOfElement(piece.id, description)])], piece) : [];
  const part: BriefPart = {
    piece: slung && pieceOf(slung) ? slung : chosen.id,
    ...(paint.hex ? { colour: paint.hex } : {}),
    ...(pattern && pattern.kind !== 'trim' ? { pattern: pattern.kind } : {}),
    ...(inked ? { ink: inked } : {}),
    ...(paint.material ? { material: paint.material } : {}),
    ...(size ? { size } : {}),
    ...(inHands && description.where === 'shoulder' ? { shouldered: true as const } : {}),
    ...(inHands && description.where === 'arm' ? { underArm: true as const } : {}),
    ...(lit.length > 0 ? { states: lit } : {}),
  };
  const words = [
    ...(slung && !sheathed ? [where === 'back' ? 'slung' : 'sheathed'] : []),
    ...states,
    ...(size ? [size > 1 ? 'big' : 'small'] : []),
    ...paint.said,
    ...(part.pattern ? [patternName(part.pattern)] : []),
  ].filter((word) => !unit.text.startsWith(word));
  const goods = chosen.id.split('+')[1];
  return {
    part,
    ...(inHands && !/shield|bow|hook-hand/.test(chosen.id) && !slung ? { held: true } : {}),
    said: [...words, ...(description.liked ? [description.liked] : []), unit.text, ...(goods ? [`of ${goods}s`] : [])].join(' '), // biome-ignore format: one line
    plural: /[^s]s$/.test(unit.text),
  };
}

/** What is long unless it is said to be short. */
const LONG = /(?:dress|robe|robes|gown|cloak|cape|coat|skirt|scarf|sword|spear|staff)$/;

/** Stones that are set in metal. */
export const GEMS: ReadonlySet<string> = new Set(['ruby', 'emerald', 'sapphire', 'amethyst', 'diamond', 'pearl', 'crystal']); // biome-ignore format: a list

/** What the whole of an animal or a thing is on the outside. */
const OUTSIDES: ReadonlySet<string> = new Set('cover covers surface fabric cloth fur coat skin scales feathers plumage shell paint exterior finish liquid walls body casing binding leather texture upholstery'.split(' ')); // biome-ignore format: a list

/** Where moods of a whole face are said, and which they are. */
const FACED = /^(?:face|faces|faced|eyes|eye|eyed)$/;
const LOOKED: ReadonlySet<string> = new Set(['happy', 'angry', 'sad', 'scared', 'surprised', 'tired', 'smug', 'wicked', 'disgusted', 'winking', 'closed-eyed', 'shouting', 'drunk', 'calm', 'evil', 'blind', 'stern', 'scary', 'brave']); // biome-ignore format: a list

/** How large what is held or on the head is, by the word of its build. */
const SIZES: Readonly<Record<string, number>> = { giant: 1.45, small: 0.7, tiny: 0.6 };
const SIZED_SLOTS: ReadonlySet<string> = new Set(['right', 'left', 'hat', 'hair', 'beard', 'torso']);
