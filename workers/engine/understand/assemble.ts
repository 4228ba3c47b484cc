import { MOTIFS } from '../catalogue/cloth-patterns.ts';
import { contentColour } from '../catalogue/contents.ts';
import { ELEMENT_MARK } from '../catalogue/fittings.ts';
import { canHold, heldId } from '../catalogue/garments/held-thing.ts';
import { pieceOf } from '../catalogue/garments/index.ts';
import { canBeHead, thingHeadId } from '../catalogue/garments/thing-heads.ts';
import { GUISE_WORDS } from '../catalogue/guises.ts';
import { bearsMarks, MARKS, markPiece, SHAPE_NOUNS, takesShape } from '../catalogue/marks.ts';
import { baseColour } from '../catalogue/materials.ts';
import { ornamentOf } from '../catalogue/ornaments.ts';
import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { nameOfPart, PLACES_OF_THINGS } from '../catalogue/places-of-things.ts';
import { SPECIES } from '../catalogue/species.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { tradeOf } from '../catalogue/trades.ts';
import type { Brief, BriefPart, PieceState } from '../types.ts';
import { allowed, type Banned, ban, banPieces, endsIn } from './banned.ts';
import { patternName } from './cloth-words.ts';
import { type Description, emptyDescription, LOOKS, type NamedColour } from './description.ts';
import { ANY_FIGHTER, type Interpretation, type Mention, OUTFIT, pieceReadings, RANKS } from './interpret.ts';
import type { Lexicon, Reading } from './lexicon.ts';
import { asLiked } from './liked-wear.ts';
import { reading, type Unit } from './phrases.ts';
import { type NamedPart, sentence } from './sentence.ts';
import type { Choice } from './subject.ts';

const WOODS: ReadonlySet<string> = new Set(['wood', 'dark_wood', 'pale_wood']);
/** Pieces of a body: their colour is a colour even when the word is a material ("golden hair"). */
const BODY_SLOTS: ReadonlySet<string> = new Set(['hair', 'beard', 'eyes', 'skin', 'body', 'face', 'brows', 'fur']);

/** Puts the brief together: binds every mention to a piece of the chosen subject, takes away what must not be there. */
export function assemble(found: Interpretation, negative: readonly Unit[], choice: Choice, lexicon: Lexicon): Brief {
  const d = found.description;
  const worn = (n: Unit): boolean => choice.kind === 'humanoid' && reading(n, 'pattern') !== undefined;
  const guises = guisesOf(d, found.mentions, choice);
  const loose = d.nouns.filter(
    (n) =>
      !worn(n) &&
      !shapeOf(n, choice) &&
      pieceReadings(n, choice).length === 0 &&
      !usedInCompound(n, choice) &&
      !saysNothing(n, choice) &&
      !guises.includes(n.text),
  );
  for (const noun of d.nouns) {
    const shape = shapeOf(noun, choice);
    if (shape) d.marks.push({ id: shape, text: noun.text, alone: true });
  }
  const unknown = [...d.unknown, ...loose.map((n) => n.text)];
  const adorned = ornamentsOf(d, choice);
  if (choice.kind !== 'humanoid')
    unknown.push(...d.guises.filter((g) => g.alone && !adorned.has(g.text)).map((g) => g.text));
  const banned = ban([...found.without, ...negative], choice, unknown, lexicon);
  for (const noun of d.lacking) {
    banPieces({ text: noun, readings: lexicon.read(noun), joined: false }, choice, banned, lexicon);
  }
  const mentions: Mention[] = [
    ...found.mentions,
    // nouns before the head that it can have: "fire-breathing dragon"
    ...d.nouns
      .filter((n) => pieceReadings(n, choice).length > 0)
      .map((unit): Mention => ({ unit, description: emptyDescription(), role: 'with' })),
    ...[d, ...found.mentions.map((m) => m.description)].flatMap((each) => featureMentions(each, lexicon, choice)),
  ];
  const mount = choice.kind === 'humanoid' ? mountOf(mentions) : undefined;
  const parts: NamedPart[] = [];
  const outfit = choice.kind === 'humanoid' ? outfitOf(found.mentions) : undefined;
  for (const mention of mentions) {
    if (mention === mount || mention === outfit?.mention) continue;
    // "a necklace of teeth"
    const beads = /^(?:teeth|tooth|fangs?|claws?)$/.test(mention.unit.text) ? parts.findIndex((p) => p.part.piece === 'beads') : -1; // biome-ignore format: one line
    if (beads >= 0) {
      parts[beads] = { part: { piece: 'tooth-necklace' }, said: `necklace of ${mention.unit.text}`, plural: false };
      continue;
    }
    const part = partOf(mention, choice, banned, unknown, lexicon, d);
    if (!part || banned.pieces.has(part.part.piece)) continue;
    merge(parts, part);
    // "two daggers": one in each hand
    if (paired(mention) && part.held) parts.push({ ...part, said: '' });
  }

  // a red panda and a black hole have the colour of their name already
  const colours = allowed(d.colours, banned).filter((c) => !choice.concept.split('-').includes(c.name));
  const species =
    choice.kind === 'humanoid'
      ? (d.species.find((s) => s !== choice.concept && !(s === 'human' && isOfKin(choice.concept))) ?? choice.species)
      : undefined;
  const likeness = choice.kind === 'humanoid' ? undefined : d.species.find(substanceOf);
  if (choice.kind !== 'humanoid') unknown.push(...d.species.filter((s) => s !== likeness && !adorned.has(s)));
  const substance = d.material ?? (likeness ? { id: substanceOf(likeness)!, name: likeness } : undefined);
  const said = substance && !banned.materials.has(substance.id) ? substance : undefined;
  // "a ruby ring" is a ring with a ruby
  const set =
    said &&
    GEMS.has(said.id) &&
    lexicon.read('gem').find((r) => r.is === 'component' && r.id === 'gem' && r.concept === choice.concept);
  // "an oak tree" grows in oak and is not made of it: its leaves stay green, its trunk is the wood
  const grown = said && choice.kind === 'thing' && WOODS.has(said.id) && categoryOf(choice.concept) === 'plant';
  const material = set || grown ? undefined : said;
  if (said && set && !parts.some((p) => p.part.piece === 'gem'))
    parts.push({ part: { piece: 'gem', material: said.id }, said: said.name, plural: false });
  // people are not made of gold: a "golden knight" is one in gold; a thing without a material takes its element's colour
  if (colours.length === 0 && material && choice.kind === 'humanoid')
    colours.push({ hex: baseColour(material.id), name: material.name });
  else if (colours.length === 0 && !material && d.element && !(d.marks.some((m) => m.id === 'rainbow') && choice.kind === 'thing' && bearsMarks(choice.concept))) colours.push(d.element); // biome-ignore format: one line
  const pattern = patternOf(d, choice, colours, unknown, found.mentions, parts);
  marked(d, choice, parts, unknown);
  for (const [text, mark] of adorned) if (!parts.some((p) => p.part.piece === markPiece(mark))) parts.push({ part: { piece: markPiece(mark) }, said: `${text} ornaments`, plural: true }); // biome-ignore format: one line
  const setting = found.setting ?? d.settings.at(-1);
  // looks that only faces of people have
  if (choice.kind !== 'humanoid') unknown.push(...d.looks);
  // a hat alone sits so, cloth alone is too long
  for (const odd of ODD) if (d.moods.includes(odd)) unknown.push(odd === 'trailing' ? 'too long' : odd);
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
    mood: unique(
      d.moods
        .filter((m) => !ODD.includes(m) && !banned.words.has(m) && (choice.kind === 'humanoid' || !LOOKS.has(m)))
        .map((m) => (choice.kind === 'humanoid' ? m : (PLAINER[m] ?? m))),
    ),
    ...(d.actions[0] ? { action: d.actions[0] } : {}),
    ...(mount
      ? { mount: { concept: mountConcept(mount)!, colours: mount.description.colours.map((c) => c.hex) } }
      : {}),
    ...(setting ? { setting } : {}),
    count:
      PAIR_NAMES.test(choice.concept) && d.count === 2 && PAIR_NAMES.test(found.subject?.text ?? '')
        ? 1
        : Math.max(1, d.count ?? 1),
    unknown: unique(unknown).slice(0, 40),
    ...(choice.suggestions ? { suggestions: choice.suggestions } : {}),
  };
  const substanceName = grown ? said.name : material?.name;
  return {
    ...brief,
    drawnAs: sentence(
      brief,
      colours,
      substanceName,
      pattern
        ? [...parts, { part: { piece: 'pattern' }, said: patternName(pattern.pattern ?? ''), plural: true }]
        : parts,
      [...banned.said],
      choice.standsFor,
      choice.standIn,
    ),
  };
}

/** Of which people, age or world somebody is: said of him, or of the clothes that he wears. */
function guisesOf(d: Description, mentions: readonly Mention[], { kind, concept }: Choice): readonly string[] {
  if (kind !== 'humanoid') return [];
  const worn = mentions.filter(({ unit }) => OUTFIT.test(unit.text) || reading(unit, 'piece')?.slot === 'torso');
  const said = [d, ...worn.map((m) => m.description)].flatMap(({ guises }) => guises.map(({ text }) => text));
  // a pirate is of his own world
  return unique(said.filter((word) => !concept.split('-').includes(word)));
}

/** "A skater girl" by a row of skaters: her word says what the row does not. */
function sexOf(said: string | undefined, { kind, concept }: Choice): Brief['build'] {
  if (kind !== 'humanoid' || !/(?:girl|woman|lady|trix|adora)s?$/.test(said ?? '')) return [];
  const own = (HUMANOID_CONCEPTS[concept] ?? tradeOf(concept))?.build ?? [];
  return own.includes('female') ? [] : ['female'];
}

/** Who learns a trade is young in it. */
const LEARNING = /^(?:apprentice|trainee|novice|cadet|recruit|rookie|intern|initiate)$/;

/** A boy and a girl of no trade are younger than men and women. */
const ageOf = (said: string | undefined, d: Description, { kind, concept }: Choice): Brief['build'] =>
  kind === 'humanoid' && d.nouns.some((n) => LEARNING.test(n.text))
    ? ['young']
    : kind === 'humanoid' && /^(?:boy|girl)s?$/.test(said ?? '') && /^(?:person|woman)$/.test(concept) && !d.builds.some((b) => b === 'old' || b === 'child') // biome-ignore format: one line
      ? ['young']
      : [];

/** "Two daggers", "dual swords": a pair of what one hand can hold. */
const paired = ({ unit, description, role }: Mention): boolean =>
  (description.count ?? 1) > 1 || (description.count === undefined && PLURAL_ARMS.test(unit.text)) || (/[^s]s$/.test(unit.text) && unit.readings.some((r) => r.is === 'piece' && r.slot === 'right') && (role === 'hold' || description.unknown.some((w) => DUAL.has(w)))); // biome-ignore format: one line
/** What is long unless it is said to be short. */
const LONG = /(?:dress|robe|robes|gown|cloak|cape|coat|skirt|scarf|sword|spear|staff)$/;
const DUAL: ReadonlySet<string> = new Set(['dual', 'twin', 'double', 'both', 'matching', 'paired']);
/** "In a nurse outfit": whose clothes somebody wears. */
function outfitOf(mentions: readonly Mention[]): { readonly mention: Mention; readonly concept: string } | undefined {
  for (const mention of mentions) {
    if (!OUTFIT.test(mention.unit.text)) continue;
    const who = mention.description.nouns.map((noun) => reading(noun, 'concept')).find((c) => c?.kind === 'humanoid' && !c.general); // biome-ignore format: one line
    if (who) return { mention, concept: who.id };
  }
  return undefined;
}

/** Emblems and numbers: the first colour said before their cloth is the cloth's alone. */
const PATTERN_FIRST = /^(?:emblem|number|trim)/;

const PLURAL_ARMS =
  /(?:swords|daggers|axes|knives|blades|pistols|guns|revolvers|katanas|scimitars|hammers|sabers|sabres|sickles|hatchets|clubs|wands|torches|maces|machetes|cutlasses|sai|kunai|tomahawks)$/;

/** The pattern of the clothes, where no piece of them was named; nobody else wears it. */
function patternOf(
  d: Description,
  choice: Choice,
  colours: NamedColour[],
  unknown: string[],
  mentions: readonly Mention[],
  parts: NamedPart[],
): Brief['pattern'] {
  if (!d.pattern) return undefined;
  const onThing = choice.kind === 'thing' && bearsMarks(choice.concept);
  // one stripe is no pattern: it is painted where it is said to be
  if (
    onThing &&
    COVERS.test(d.pattern.kind) &&
    d.pattern.text !== 'stripe' &&
    !d.nouns.some((n) => pieceReadings(n, choice).length > 0)
  ) {
    const ink = d.pattern.inks[0] ?? (colours.length > 1 ? colours.pop() : undefined);
    parts.push({
      part: { piece: markPiece(d.pattern.kind), ...(ink ? { colour: ink.hex } : {}) },
      said: [ink?.name, patternName(d.pattern.kind)].filter(Boolean).join(' '),
      plural: true,
    });
    return undefined;
  }
  if (choice.kind !== 'humanoid') {
    if (![...d.nouns, ...d.features, ...mentions.map((m) => m.unit)].some((n) => n.text === d.pattern?.text))
      unknown.push(d.pattern.text);
    return undefined;
  }
  const ink = d.pattern.inks[0] ?? (PATTERN_FIRST.test(d.pattern.kind) ? undefined : colours[1]);
  if (d.pattern.kind === 'trim') return undefined;
  return { pattern: d.pattern.kind, ...(ink ? { ink: ink.hex } : {}) };
}

/** "A star cookie": a noun that says the shape of what is made in shapes. */
const shapeOf = (noun: Unit, { kind, concept }: Choice): string | undefined =>
  kind === 'thing' && SHAPE_NOUNS[noun.text] && bearsMarks(concept) && takesShape(concept, 'shape-star') && !concept.split('-').includes(noun.text) ? SHAPE_NOUNS[noun.text] : undefined; // biome-ignore format: one line

/** What shows of which people, age or world a thing is, by the words that say so. */
function ornamentsOf(d: Description, { kind, concept }: Choice): ReadonlyMap<string, string> {
  if (kind !== 'thing' || !bearsMarks(concept)) return new Map();
  const said = [
    ...d.guises.map(({ text }) => [text, GUISE_WORDS.get(text)] as const),
    ...d.species.map((species) => [species, species] as const),
  ];
  return new Map(
    said.flatMap(([text, of]) => {
      const mark = of && ornamentOf(of, concept);
      return mark && !concept.split('-').includes(text) ? [[text, mark] as const] : [];
    }),
  );
}

/** Marks that do not change the outline. */
const SURFACE: ReadonlySet<string> = new Set(['dents', 'drops', 'stains', 'scratches', 'cobwebs', 'script', 'creases']);

/** What things hold or bear that are no pictures on them. */
const FILLED =
  /vase|flower-?pot|basket|bowl|bucket|jar|tree|bush|cake|chest|quiver|crown|wreath|garden|box|crate|plate$|bag|sack|bed$/;

/** Several small pictures of one kind: "a teapot with roses". */
const motifOf = (word: string): string | undefined => {
  if (!/[^s]s$/.test(word)) return undefined;
  const one = word.slice(0, -1);
  return Object.entries(MOTIFS).find(([id, { words }]) => PRINTED.has(id) && (id === one || words.includes(one)))?.[0];
};
const PRINTED: ReadonlySet<string> = new Set('heart star moon sun flower leaf clover skull bolt snowflake paw diamond cross anchor bat spider eye lily cherry'.split(' ')); // biome-ignore format: one line

/** Patterns that lie on a whole surface. */
const COVERS =
  /^(?:stripes|pinstripes|diagonal|checks|plaid|dots|argyle|camouflage|leopard|zebra|halves|waves|rainbow|tiedye|scatter:.*)$/;

/** What is struck or warded with. */
const WIELDED = /^(?:weapon|shield)$/;
/** Weapons that are drawn with their element. */
const ELEMENT_NAMED =
  /(?:^|-)(?:fire|flame|flaming|ice|frost|lightning|thunder|shadow|void|plasma|laser|light)(?:-|saber|$)/;

/** What is seen on a thing joins its parts; on anybody else the words are unknown that say nothing but that. */
function marked(d: Description, { kind, concept }: Choice, parts: NamedPart[], unknown: string[]): void {
  const element =
    kind === 'thing' && WIELDED.test(categoryOf(concept) ?? '')
      ? ELEMENT_MARK.get(d.element?.name ?? d.material?.name ?? '')
      : undefined;
  // what has a drawing of its own shows it there
  if (element && !ELEMENT_NAMED.test(concept))
    parts.push({ part: { piece: markPiece(element) }, said: MARKS[element]!.said, plural: true });
  for (const { id, text, alone } of d.marks) {
    const bears = kind === 'thing' && bearsMarks(concept) && takesShape(concept, id);
    const piece = markPiece(id);
    if (bears && !concept.split('-').includes(text)) {
      if (!parts.some((p) => p.part.piece === piece))
        parts.push({ part: { piece }, said: MARKS[id]!.said, plural: true });
    } else if (alone && !concept.split('-').includes(text)) unknown.push(text);
  }
}

/** Whoever has a kind of his own keeps it: "an elf girl" is no human. */
const isOfKin = (concept: string): boolean => {
  const kin = (HUMANOID_CONCEPTS[concept] ?? tradeOf(concept))?.species;
  return kin !== undefined && kin !== 'human';
};

/** The animal of "riding a wolf". */
const mountOf = (mentions: readonly Mention[]): Mention | undefined =>
  mentions.find((m) => m.role === 'ride' && mountConcept(m) !== undefined);

function mountConcept({ unit }: Mention): string | undefined {
  const concept = reading(unit, 'concept');
  return concept?.kind === 'quadruped' && !concept.weak ? concept.id : undefined;
}

/** What an animal or a thing of that kind is made of: "robot dog", "skeleton horse". */
const substanceOf = (species: string): string | undefined => SPECIES[species]?.substance;

/** What the whole of an animal or a thing is on the outside. */
const OUTSIDES: ReadonlySet<string> = new Set('cover covers surface fabric cloth fur coat skin scales feathers plumage shell paint exterior finish liquid walls body casing binding leather texture upholstery'.split(' ')); // biome-ignore format: a list

/** A pair of these is one thing. */
const PAIR_NAMES = /(?:boots?|gloves?|shoes?|sandals?|socks?|trousers?|pants?|jeans?|shorts?|scissors?|glasses?|goggles?|gauntlets?|slippers?|mittens?|sneakers?|skates?|skis?|pliers?|tongs?|wings?|earrings?|handcuffs?|binoculars?|headphones?|bracers?|greaves?|leggings?)$/; // biome-ignore format: one line

/** Stones that are set in metal. */
const GEMS: ReadonlySet<string> = new Set(['ruby', 'emerald', 'sapphire', 'amethyst', 'diamond', 'pearl', 'crystal']);

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

/** Binds a mention to a piece that the subject can have; what it cannot have is unknown. */
function partOf(
  mention: Mention,
  choice: Choice,
  banned: Banned,
  unknown: string[],
  lexicon: Lexicon,
  whole: Description,
): NamedPart | undefined {
  const { unit, description } = mention;
  const known = pieceReadings(unit, choice);
  // "a blue crystal" on a staff: the thing of that name is no part, but its last word is
  const last = unit.text.slice(unit.text.lastIndexOf(' ') + 1);
  const fitting =
    known.length > 0 ? known : pieceReadings({ text: last, readings: lexicon.read(last), joined: false }, choice);
  const stone = GEMS.has(reading(unit, 'material')?.id ?? '') ? reading(unit, 'material') : undefined;
  const gem = stone && lexicon.read('gem').find((r): r is Extract<Reading, { is: 'component' }> => r.is === 'component' && r.concept === choice.concept); // biome-ignore format: one line
  const found =
    asHead(mention) ??
    asLiked(mention, fitting, choice) ??
    choosePiece(fitting, mention, choice, lexicon) ??
    inHand(mention, choice) ??
    gem;
  // a place that is said to be there and nothing more ("a jar with a lid") shows nothing
  // what is said of a part lies on the whole where it is a matter of its surface: "a scratched lid", not "a torn label"
  if (choice.kind === 'thing') whole.marks.push(...description.marks.filter((m) => SURFACE.has(m.id)));
  const plain = found && (nameOfPart(found.id) !== undefined || (PLACES_OF_THINGS[found.id] && !PLACES_OF_THINGS[found.id]!.own)) && description.colours.length === 0 && !description.material && !description.element && !description.moods.includes('glowing'); // biome-ignore format: one line
  const chosen = plain || found?.id === 'at-all' ? undefined : found;
  // "with a bored face": how somebody looks
  if (choice.kind === 'humanoid' && FACED.test(unit.text)) {
    whole.moods.push(...description.moods.filter((m) => LOOKED.has(m)));
    if (unit.text === 'face' && description.moods.length > 0 && description.colours.length === 0 && !description.material && description.unknown.length === 0) return undefined; // biome-ignore format: one line
  }
  unknown.push(
    ...description.unknown.filter((w) => !DUAL.has(w) && !(w === 'long' && LONG.test(unit.text))),
    ...description.nouns.filter((n) => choice.kind !== 'humanoid' || !reading(n, 'pattern')).map((n) => n.text),
  );
  if (!chosen) {
    const pattern = reading(unit, 'pattern');
    if (pattern && (choice.kind === 'humanoid' || (choice.kind === 'thing' && bearsMarks(choice.concept) && COVERS.test(pattern.id) && !(unit.text === 'stripe' && description.colours.length > 0)))) return undefined; // biome-ignore format: one line
    // "a book with a purple cover": what all of it is made of on the outside
    if (
      (OUTSIDES.has(unit.text) || found?.id === 'at-all') &&
      choice.kind !== 'humanoid' &&
      (description.colours.length > 0 || description.material)
    ) {
      whole.colours.push(...description.colours);
      whole.material ??= description.material;
    } else {
      const motif = choice.kind === 'thing' && bearsMarks(choice.concept) && !FILLED.test(choice.concept) ? motifOf(unit.text) : undefined; // biome-ignore format: one line
      if (!motif) unknown.push(unit.text);
      else {
        const ink = description.colours[0] ?? (description.material ? { hex: baseColour(description.material.id), name: description.material.name } : undefined); // biome-ignore format: one line
        return { part: { piece: markPiece(`scatter:${motif}`), ...(ink ? { colour: ink.hex } : {}) }, said: unit.text, plural: true }; // biome-ignore format: one line
      }
    }
    return undefined;
  }
  if (chosen.is === 'component' && stone) description.material ??= { id: stone.id, name: unit.text };
  if (description.moods.includes('crooked') && !(chosen.is === 'piece' && chosen.slot === 'hat')) unknown.push('crooked'); // biome-ignore format: one line
  if (description.moods.includes('raised') && !(chosen.is === 'piece' && chosen.slot === 'face')) unknown.push('raised'); // biome-ignore format: one line
  if (description.moods.includes('trailing') && !(chosen.is === 'piece' && /^(?:torso|back|legs)$/.test(chosen.slot))) unknown.push('too long'); // biome-ignore format: one line
  const slung = chosen.is === 'piece' && description.where && description.where !== 'shoulder' && HAND_SLOTS.has(chosen.slot) ? `${description.where === 'back' && /[^s]s$/.test(unit.text) ? 'pair' : description.where}/${chosen.id}` : undefined; // biome-ignore format: one line
  const body = chosen.is === 'piece' && BODY_SLOTS.has(chosen.slot);
  const colour = allowed(description.colours, banned)[0];
  const material =
    description.material && !banned.materials.has(description.material.id) ? description.material : undefined;
  const element = !colour && !material ? description.element : undefined;
  // "black and gold armour": its edges are of gold
  const edging =
    colour && material && choice.kind === 'humanoid' && chosen.is === 'piece' && EDGED.has(chosen.slot) && EDGING.has(material.id) // biome-ignore format: one line
      ? baseColour(material.id)
      : undefined;
  const bodyColour = body && !colour && material ? { hex: baseColour(material.id), name: material.name } : undefined;
  // "a glowing string": a part of a thing that gives light
  const light = chosen.is === 'component' && !colour && !material && description.moods.includes('glowing') ? { hex: '#8cf0fc', name: 'glowing' } : undefined; // biome-ignore format: one line
  // "a dark hood": dark whatever its owner's colours are
  const dark = chosen.is === 'piece' && choice.kind === 'humanoid' && !colour && !material && description.moods.includes('dark') && !NOT_DARKENED.has(chosen.slot) ? { hex: /^(?:hair|beard)$/.test(chosen.slot) ? '#3a2b2a' : '#3a3644', name: 'dark' } : undefined; // biome-ignore format: one line
  // "a bucket of milk": what is in it has its own colour
  const content = chosen.is === 'component' && !colour ? contentColour(chosen.id, unit.text) : undefined;
  const hex = (colour ?? bodyColour ?? (content ? { hex: content } : undefined) ?? element ?? light ?? dark)?.hex;
  const size = chosen.is === 'piece' && SIZED_SLOTS.has(chosen.slot) ? description.builds.map((b) => SIZES[b]).find((s) => s && (s > 1 || !/hair|beard/.test(chosen.slot))) : undefined; // biome-ignore format: one line
  const { pattern } = description;
  const ink = pattern && (pattern.inks[0] ?? (PATTERN_FIRST.test(pattern.kind) ? undefined : allowed(description.colours, banned)[1])); // biome-ignore format: one line
  // "glowing eyes" is a word for eyes of its own
  const moods = /^glow/.test(unit.text) ? [...description.moods, 'glowing'] : description.moods;
  const part: BriefPart = {
    piece: slung && pieceOf(slung) ? slung : chosen.id,
    ...(hex ? { colour: hex } : {}),
    ...(pattern && choice.kind === 'humanoid' && pattern.kind === 'trim' && ink ? { ink: ink.hex } : {}),
    ...(pattern && choice.kind === 'humanoid' && pattern.kind !== 'trim'
      ? { pattern: pattern.kind, ...(ink ? { ink: ink.hex } : {}) }
      : {}),
    // "a black and red gown": its edges
    ...(!pattern && choice.kind === 'humanoid' && allowed(description.colours, banned)[1]
      ? { ink: allowed(description.colours, banned)[1]!.hex }
      : edging && !pattern
        ? { ink: edging }
        : {}),
    ...(material && !body && !edging ? { material: material.id } : {}),
    ...(size ? { size } : {}),
    ...(chosen.is === 'piece' && description.where === 'shoulder' && HAND_SLOTS.has(chosen.slot) ? { shouldered: true as const } : {}), // biome-ignore format: one line
    ...(chosen.is === 'piece' && statesOf(moods, chosen).length > 0 ? { states: statesOf(moods, chosen) } : {}),
  };
  const said = [
    ...(part.states ?? []),
    size && (size > 1 ? 'big' : 'small'),
    colour?.name,
    material?.name,
    (element ?? light ?? dark)?.name,
  ].filter((word) => typeof word === 'string');
  const held = chosen.is === 'piece' && (chosen.slot === 'right' || chosen.slot === 'left') && !/shield|bow|hook-hand/.test(chosen.id) && !slung; // biome-ignore format: one line
  if (slung) said.unshift(description.where === 'back' ? 'slung' : 'sheathed');
  if (part.pattern) said.push(patternName(part.pattern));
  return {
    part,
    ...(held ? { held } : {}),
    said: [...said.filter((word) => !unit.text.startsWith(word)), ...(description.liked ? [description.liked] : []), unit.text, ...(chosen.id.includes('+') ? [`of ${chosen.id.split('+')[1]}s`] : [])].join(' '), // biome-ignore format: one line
    plural: /[^s]s$/.test(unit.text),
  };
}

/** What a body is of, and what hands hold or wear of things: "dark skin" has shades of its own. */
const NOT_DARKENED: ReadonlySet<string> = new Set(['skin', 'eyes', 'body', 'right', 'left']);
/** Metals that edge what has a colour, and where. */
const EDGING: ReadonlySet<string> = new Set(['gold', 'silver', 'bronze', 'copper']);
const EDGED: ReadonlySet<string> = new Set(['torso', 'back', 'legs']);
/** Slots of cloth, which tears where other things break. */
const CLOTH: ReadonlySet<string> = new Set([
  'torso',
  'legs',
  'back',
  'neck',
  'waist',
  'shoulders',
  'wings',
  'feet',
  'hands',
]);
const STATES: Readonly<Record<string, PieceState>> = { broken: 'broken', rusty: 'rusty', bloody: 'bloody', burning: 'burning', glowing: 'glowing', floury: 'floury', muddied: 'muddied', sooty: 'sooty', painty: 'painty', slimed: 'slimed', crooked: 'crooked', raised: 'raised', trailing: 'trailing' }; // biome-ignore format: a table

/** States of what is worn that nobody is in himself. */
const ODD: readonly string[] = ['crooked', 'raised', 'trailing'];

/** What beasts and things show of moods that only people's faces tell apart. */
const PLAINER: Readonly<Record<string, string>> = { wicked: 'evil', disgusted: 'angry' };

/** Where moods of a whole face are said, and which they are. */
const FACED = /^(?:face|faces|faced|eyes|eye|eyed)$/;
const LOOKED: ReadonlySet<string> = new Set(['happy', 'angry', 'sad', 'scared', 'surprised', 'tired', 'smug', 'wicked', 'disgusted', 'winking', 'closed-eyed', 'shouting', 'drunk', 'calm', 'evil', 'blind', 'stern', 'scary', 'brave']); // biome-ignore format: a list

/** Cloth tears; plate is of metal and cracks. */
const PLATE = /plate|armou?r|mail|pauldron|greave|gauntlet|bracer/;

/** What is said to have become of a piece: a cape is torn where a sword is broken. Of the body, only eyes give light. */
function statesOf(
  moods: readonly string[],
  { id, slot }: { readonly id: string; readonly slot: string },
): readonly PieceState[] {
  if (id === 'eyes' || id === 'other-eye') return moods.includes('glowing') ? ['glowing'] : [];
  if (slot === 'face' && moods.includes('raised')) return ['raised'];
  if (BODY_SLOTS.has(slot) || slot === '' || slot === 'paint' || slot === 'ink') return [];
  return moods.flatMap((mood) => {
    if (mood === 'raised' && slot !== 'face') return [];
    const state = STATES[mood];
    if (!state) return [];
    return [CLOTH.has(slot) && state === 'broken' && (!PLATE.test(id) || /leather/.test(id)) ? 'torn' : state];
  });
}

/**
 * Which of several pieces a word means: in a hand when it is held; else what this person wears anyway ("a red sword" of a
 * samurai is the katana); a general word ("hat") only where there is something that it can colour.
 */
function choosePiece(
  fitting: ReturnType<typeof pieceReadings>,
  mention: Mention,
  choice: Choice,
  lexicon: Lexicon,
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
  const typical = pieceReadings(
    { text: '', joined: false, readings: lexicon.read(`${choice.concept} ${mention.unit.text}`) },
    choice,
  ).find((r) => pieces.some((p) => r.is === 'piece' && p.slot === r.slot));
  if (typical) return typical;
  const empty = (r: (typeof pieces)[number]): boolean =>
    WORN_GENERAL.has(r.id) && !wornHere.some((p) => p.slot === r.slot);
  return pieces.find((r) => !empty(r)) ?? pieces[0];
}

/** What small things are carried in or on. */
const VESSEL = /basket|bucket|tray|plate|bowl|crate|box$|platter|pot$|barrel|dish/;
const inVessel = (n: Unit): string | undefined => {
  const thing = n.readings.find((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak);
  return thing && 'id' in thing ? thing.id : undefined;
};

/** A thing of the catalogue that a person has in a hand: "a barber with scissors". */
function inHand(
  { unit, role, description }: Mention,
  { kind }: Choice,
): { is: 'piece'; id: string; slot: string } | undefined {
  if (kind !== 'humanoid' || (role !== 'hold' && role !== 'with')) return undefined;
  const thing = unit.readings.find((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak && !r.like);
  if (!thing || !('id' in thing) || !canHold(thing.id)) return undefined;
  // "with a big tongue": what is grown is in no hand
  if (role === 'with' && GROWN.has(thing.id)) return undefined;
  // "a basket of eggs": what is in it is seen
  const goods = VESSEL.test(thing.id) ? description.nouns.findIndex((n) => inVessel(n) !== undefined) : -1;
  const of = goods < 0 ? undefined : inVessel(description.nouns.splice(goods, 1)[0]!);
  return { is: 'piece', id: heldId(thing.id, of), slot: 'right' };
}

/** What somebody has for a head: "with a tv for a head". */
function asHead({ unit, description }: Mention): { is: 'piece'; id: string; slot: string } | undefined {
  if (!unit.readings.some((r) => r.is === 'piece' && r.id === 'thing-head')) return undefined;
  const at = description.nouns.findIndex((n) => inVessel(n) !== undefined && canBeHead(inVessel(n)!));
  if (at < 0) return undefined;
  const [noun] = description.nouns.splice(at, 1);
  return { is: 'piece', id: thingHeadId(inVessel(noun!)!), slot: 'hat' };
}

/** Parts of bodies that are things as well. */
const GROWN: ReadonlySet<string> = new Set(['tooth', 'tongue', 'mouth', 'leg', 'foot', 'ear', 'nose', 'eye', 'hand', 'arm', 'flexed-biceps', 'brain', 'lungs']); // biome-ignore format: a list

const WORN_GENERAL: ReadonlySet<string> = new Set(['hat', 'weapon']);

/** How large what is held or on the head is, by the word of its build. */
const SIZES: Readonly<Record<string, number>> = { giant: 1.45, small: 0.7, tiny: 0.6 };

const HAND_SLOTS: ReadonlySet<string> = new Set(['right', 'left']);
const SIZED_SLOTS: ReadonlySet<string> = new Set(['right', 'left', 'hat', 'hair', 'beard', 'torso']);

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

/** A word for anybody or anything beside who or what it is: "slime enemy", "samurai warrior". */
const saysNothing = (noun: Unit, choice: Choice): boolean => {
  const concept = reading(noun, 'concept');
  if (choice.confidence < 0.9 || !concept) return false;
  return (
    concept.weak ||
    (choice.kind === 'humanoid' &&
      concept.kind === 'humanoid' &&
      (concept.general || ANY_FIGHTER.has(noun.text) || RANKS.has(noun.text)))
  );
};

/** The concept's own id has the word in it: "treasure" of treasure-chest said apart is not unknown. */
const usedInCompound = (noun: Unit, choice: Choice): boolean =>
  choice.concept.split('-').includes(noun.text) || reading(noun, 'concept')?.id === choice.concept;

const unique = (list: readonly string[]): string[] => [...new Set(list)];
