/** From what was read to the brief that is drawn. */

import { thingHeadOf } from '../../catalogue/garments/thing-heads.ts';
import { bearsMarks, markPiece } from '../../catalogue/marks.ts';
import { baseColour } from '../../catalogue/materials.ts';
import { SPECIES } from '../../catalogue/species.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief, BriefPart } from '../../types.ts';
import { allowed, type Banned, ban, banPieces } from '../banned.ts';
import { patternName } from '../cloth-words.ts';
import { type Description, emptyDescription, LOOKS } from '../description.ts';
import { ANY_FIGHTER, type Interpretation, type Mention, pieceReadings, RANKS } from '../interpret.ts';
import type { Lexicon, Reading } from '../lexicon.ts';
import { reading, type Unit } from '../phrases.ts';
import { type NamedPart, sentence } from '../sentence.ts';
import type { Choice } from '../subject.ts';
import type { Binding } from './binding.ts';
import { marked, ornamentsOf, patternOf, shapeOf } from './marks.ts';
import { isOnePair, isPair } from './pairs.ts';
import { GEMS, partOf } from './part-of.ts';
import { ageOf, guisesOf, isOfKin, mountConcept, mountOf, outfitOf, sexOf } from './person.ts';
import { ODD } from './piece-states.ts';

/** Puts the brief together: binds every mention to a piece of the chosen subject, takes away what must not be there. */
export function assemble(found: Interpretation, negative: readonly Unit[], choice: Choice, lexicon: Lexicon): Brief {
  const d = found.description;
  const person = choice.kind === 'humanoid';
  const guises = guisesOf(d, found.mentions, choice);
  for (const noun of d.nouns) {
    const shape = shapeOf(noun, choice);
    if (shape) d.marks.push({ id: shape, text: noun.text, alone: true });
  }
  const adorned = ornamentsOf(d, choice);
  const unknown = [
    ...d.unknown,
    ...d.nouns.filter((n) => !guises.includes(n.text) && isLoose(n, choice)).map((n) => n.text),
    ...(person ? [] : d.guises.filter((g) => g.alone && !adorned.has(g.text)).map((g) => g.text)),
  ];
  const banned = bannedIn(found, negative, choice, unknown, lexicon);
  const mentions = mentionsOf(found, choice, lexicon);
  const mount = person ? mountOf(mentions) : undefined;
  const outfit = person ? outfitOf(found.mentions) : undefined;
  const parts = partsOf(
    mentions.filter((m) => m !== mount && m !== outfit?.mention),
    { choice, banned, unknown, lexicon, whole: d },
  );

  // a red panda and a black hole have the colour of their name already
  const colours = allowed(d.colours, banned).filter((c) => !choice.concept.split('-').includes(c.name));
  const species = person ? speciesOf(d, choice) : undefined;
  const likeness = person ? undefined : d.species.find(substanceOf);
  if (!person) unknown.push(...d.species.filter((s) => s !== likeness && !adorned.has(s)));
  const { material, grown } = materialOf(d, likeness, choice, banned, parts, lexicon);
  // people are not made of gold: a "golden knight" is one in gold; a thing without a material takes its element's colour
  if (colours.length === 0 && material && person) colours.push({ hex: baseColour(material.id), name: material.name });
  else if (colours.length === 0 && !material && d.element && !isRainbow(d, choice)) colours.push(d.element);
  const pattern = patternOf(d, choice, colours, unknown, found.mentions, parts);
  marked(d, choice, parts, unknown);
  for (const [text, mark] of adorned) {
    if (!parts.some((p) => p.part.piece === markPiece(mark)))
      parts.push({ part: { piece: markPiece(mark) }, said: `${text} ornaments`, plural: true });
  }
  // looks that only faces of people have
  if (!person) unknown.push(...d.looks);
  // a hat alone sits so, cloth alone is too long
  for (const odd of ODD) if (d.moods.includes(odd)) unknown.push(odd === 'trailing' ? 'too long' : odd);
  const setting = found.setting ?? d.settings.at(-1);
  const brief: Omit<Brief, 'drawnAs'> = {
    kind: choice.kind,
    concept: choice.concept,
    confidence: Math.round(choice.confidence * 1000) / 1000,
    ...(species ? { species } : {}),
    colours: unique(colours.map((c) => c.hex)),
    ...(material ? { material: material.id } : {}),
    ...(pattern ? { pattern } : {}),
    ...(outfit ? { outfit: outfit.concept } : {}),
    ...(guises.length > 0 ? { guises } : {}),
    parts: parts.map((p) => p.part),
    without: [...banned.pieces],
    build: unique([...d.builds, ...sexOf(found.subject?.text, choice), ...ageOf(found.subject?.text, d, choice)]),
    mood: moodsOf(d, choice, banned),
    ...(d.actions[0] ? { action: d.actions[0] } : {}),
    ...(mount
      ? { mount: { concept: mountConcept(mount)!, colours: mount.description.colours.map((c) => c.hex) } }
      : {}),
    ...(setting ? { setting } : {}),
    count: isOnePair(found, choice) ? 1 : Math.max(1, d.count ?? 1),
    unknown: unique(unknown).slice(0, 40),
    ...(choice.suggestions ? { suggestions: choice.suggestions } : {}),
  };
  const clothes: readonly NamedPart[] = pattern
    ? [{ part: { piece: 'pattern' }, said: patternName(pattern.pattern ?? ''), plural: true }]
    : [];
  const drawnAs = sentence(
    brief,
    colours,
    (grown ?? material)?.name,
    [...parts.map(headTold), ...clothes],
    [...banned.said],
    choice.standsFor,
    choice.standIn,
  );
  return { ...brief, drawnAs };
}

/** A thing in the place of a head, in words: "a banana for a head". */
function headTold(named: NamedPart): NamedPart {
  const thing = thingHeadOf(named.part.piece);
  return thing ? { ...named, said: `${thing.replaceAll('-', ' ')} for a head` } : named;
}

/** Whether a noun before the head says nothing of the subject that shows. */
const isLoose = (noun: Unit, choice: Choice): boolean =>
  !(choice.kind === 'humanoid' && reading(noun, 'pattern') !== undefined) &&
  !shapeOf(noun, choice) &&
  pieceReadings(noun, choice).length === 0 &&
  !usedInCompound(noun, choice) &&
  !saysNothing(noun, choice);

/** What must not be there: said to be away, asked away by the negative prompt, said to be lacking. */
function bannedIn(
  { without, description }: Interpretation,
  negative: readonly Unit[],
  choice: Choice,
  unknown: string[],
  lexicon: Lexicon,
): Banned {
  const banned = ban([...without, ...negative], choice, unknown, lexicon);
  for (const noun of description.lacking)
    banPieces({ text: noun, readings: lexicon.read(noun), joined: false }, choice, banned, lexicon);
  return banned;
}

/** All that is said to be worn, held, or part of the subject. */
function mentionsOf({ mentions, description }: Interpretation, choice: Choice, lexicon: Lexicon): readonly Mention[] {
  // nouns before the head that it can have: "fire-breathing dragon"
  const before = description.nouns.filter((n) => pieceReadings(n, choice).length > 0);
  return [
    ...mentions,
    ...before.map((unit): Mention => ({ unit, description: emptyDescription(), role: 'with' })),
    ...[description, ...mentions.map((m) => m.description)].flatMap((each) => featureMentions(each, lexicon, choice)),
  ];
}

/** Mentions of what a body has by its adjectives: "blue-eyed", "long-haired". */
function featureMentions(d: Description, lexicon: Lexicon, choice: Choice): Mention[] {
  const features = choice.kind === 'humanoid' ? d.features.filter((f) => !f.pattern) : d.features;
  return features.map(({ noun, text, description }) => {
    const compound = description.unknown
      .map((w) => lexicon.read(`${w} ${noun}`))
      .find((r) => r.some((x) => x.is === 'piece'));
    if (compound) description.unknown.length = 0;
    const readings = compound ?? [...lexicon.read(noun), ...lexicon.read(`${noun}s`)];
    const plural = noun === 'eye' || (noun !== 'hair' && lexicon.read(`${noun}s`).some((r) => r.is === 'piece'));
    const unit: Unit = { text: compound ? text : plural ? `${noun}s` : noun, readings, joined: false };
    // "tired" is no tire in a hand
    return { unit, description, role: 'wear' };
  });
}

function partsOf(mentions: readonly Mention[], binding: Binding): NamedPart[] {
  const parts: NamedPart[] = [];
  for (const mention of mentions) {
    const { text } = mention.unit;
    // "a necklace of teeth"
    const beads = /^(?:teeth|tooth|fangs?|claws?)$/.test(text) ? parts.findIndex((p) => p.part.piece === 'beads') : -1;
    if (beads >= 0) {
      parts[beads] = { part: { piece: 'tooth-necklace' }, said: `necklace of ${text}`, plural: false };
      continue;
    }
    const part = partOf(mention, binding);
    if (!part || binding.banned.pieces.has(part.part.piece)) continue;
    merge(parts, part);
    // "two daggers": one in each hand
    if (isPair(mention) && part.held) parts.push({ ...part, said: '' });
  }
  return parts;
}

/** The same piece said twice is one piece; the later words fill what the earlier left open. */
function merge(parts: NamedPart[], next: NamedPart): void {
  const index = parts.findIndex((p) => p.part.piece === next.part.piece);
  const earlier = parts[index];
  if (!earlier) {
    parts.push(next);
    return;
  }
  const better = !earlier.part.colour && !earlier.part.material;
  parts[index] = { ...(better ? next : earlier), part: { ...next.part, ...earlier.part } };
}

const speciesOf = (d: Description, choice: Choice): string | undefined =>
  d.species.find((s) => s !== choice.concept && !(s === 'human' && isOfKin(choice.concept))) ?? choice.species;

/** What an animal or a thing of that kind is made of: "robot dog", "skeleton horse". */
const substanceOf = (species: string): string | undefined => SPECIES[species]?.substance;

/**
 * What the subject is made of. A stone that is set in it joins its parts instead ("a ruby ring"); wood that it grew in
 * (`grown`) names it and does not colour it: an oak tree's leaves stay green.
 */
function materialOf(
  d: Description,
  likeness: string | undefined,
  { kind, concept }: Choice,
  banned: Banned,
  parts: NamedPart[],
  lexicon: Lexicon,
): { readonly material?: NonNullable<Description['material']>; readonly grown?: { readonly name: string } } {
  const said = d.material ?? (likeness ? { id: substanceOf(likeness)!, name: likeness } : undefined);
  if (!said || banned.materials.has(said.id)) return {};
  const isSetIn = (r: Reading): boolean => r.is === 'component' && r.id === 'gem' && r.concept === concept;
  if (GEMS.has(said.id) && lexicon.read('gem').some(isSetIn)) {
    if (!parts.some((p) => p.part.piece === 'gem'))
      parts.push({ part: { piece: 'gem', material: said.id } satisfies BriefPart, said: said.name, plural: false });
    return {};
  }
  if (kind === 'thing' && WOODS.has(said.id) && categoryOf(concept) === 'plant') return { grown: said };
  return { material: said };
}

/** A rainbow on a thing is its colours already. */
const isRainbow = (d: Description, { kind, concept }: Choice): boolean =>
  d.marks.some((m) => m.id === 'rainbow') && kind === 'thing' && bearsMarks(concept);

function moodsOf(d: Description, { kind }: Choice, banned: Banned): string[] {
  const shown = d.moods.filter((m) => !ODD.includes(m) && !banned.words.has(m));
  if (kind === 'humanoid') return unique(shown);
  return unique(shown.filter((m) => !LOOKS.has(m)).map((m) => PLAINER[m] ?? m));
}

/** A word for anybody or anything beside who or what it is: "slime enemy", "samurai warrior". */
function saysNothing(noun: Unit, choice: Choice): boolean {
  const concept = reading(noun, 'concept');
  if (choice.confidence < 0.9 || !concept) return false;
  return (
    concept.weak ||
    (choice.kind === 'humanoid' &&
      concept.kind === 'humanoid' &&
      (concept.general || ANY_FIGHTER.has(noun.text) || RANKS.has(noun.text)))
  );
}

/** The concept's own id has the word in it: "treasure" of treasure-chest said apart is not unknown. */
const usedInCompound = (noun: Unit, choice: Choice): boolean =>
  choice.concept.split('-').includes(noun.text) || reading(noun, 'concept')?.id === choice.concept;

const WOODS: ReadonlySet<string> = new Set(['wood', 'dark_wood', 'pale_wood']);

/** What beasts and things show of moods that only people's faces tell apart. */
const PLAINER: Readonly<Record<string, string>> = { wicked: 'evil', disgusted: 'angry' };

const unique = (list: readonly string[]): string[] => [...new Set(list)];
