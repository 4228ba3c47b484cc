/** What is seen on a surface: patterns, signs, ornaments, shapes that things are made in. */
import { MOTIFS } from '../../catalogue/cloth-patterns.ts';
import { ELEMENT_MARK } from '../../catalogue/fittings.ts';
import { GUISE_WORDS } from '../../catalogue/guises.ts';
import { bearsMarks, MARKS, markPiece, SHAPE_NOUNS, takesShape } from '../../catalogue/marks.ts';
import { ornamentOf } from '../../catalogue/ornaments.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { patternName } from '../cloth-words.ts';
import type { Description, NamedColour } from '../description.ts';
import { type Mention, pieceReadings } from '../interpret.ts';
import type { Unit } from '../phrases.ts';
import type { NamedPart } from '../sentence.ts';
import type { Choice } from '../subject.ts';

/** Emblems and numbers: the first colour said before their cloth is the cloth's alone. */
export const PATTERN_FIRST = /^(?:emblem|number|trim)/;

/** The pattern of the clothes, where no piece of them was named; nobody else wears it. */
export function patternOf(
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
export const shapeOf = (noun: Unit, { kind, concept }: Choice): string | undefined =>
  kind === 'thing' && SHAPE_NOUNS[noun.text] && bearsMarks(concept) && takesShape(concept, 'shape-star') && !concept.split('-').includes(noun.text) ? SHAPE_NOUNS[noun.text] : undefined; // biome-ignore format: one line

/** Guises that a state of a thing shows: what is snowy has snow on it, and no band of snowflakes as well. */
const SEEN_BY_STATE: Readonly<Record<string, string>> = { winter: 'snowy' };

/** What shows of which people, age or world a thing is, by the words that say so. */
export function ornamentsOf(d: Description, { kind, concept }: Choice): ReadonlyMap<string, string> {
  if (kind !== 'thing' || !bearsMarks(concept)) return new Map();
  const said = [
    ...d.guises.map(({ text }) => [text, GUISE_WORDS.get(text)] as const),
    ...d.species.map((species) => [species, species] as const),
  ];
  return new Map(
    said.flatMap(([text, of]) => {
      const seen = of !== undefined && d.moods.includes(SEEN_BY_STATE[of] ?? '');
      const mark = of && !seen && ornamentOf(of, concept);
      return mark && !concept.split('-').includes(text) ? [[text, mark] as const] : [];
    }),
  );
}

/** Marks that do not change the outline. */
export const SURFACE: ReadonlySet<string> = new Set([
  'dents',
  'drops',
  'stains',
  'scratches',
  'cobwebs',
  'script',
  'creases',
]);

/** What things hold or bear that are no pictures on them. */
export const FILLED =
  /vase|flower-?pot|basket|bowl|bucket|jar|tree|bush|cake|chest|quiver|crown|wreath|garden|box|crate|plate$|bag|sack|bed$/;

/** Several small pictures of one kind: "a teapot with roses". */
export const motifOf = (word: string): string | undefined => {
  if (!/[^s]s$/.test(word)) return undefined;
  const one = word.slice(0, -1);
  return Object.entries(MOTIFS).find(([id, { words }]) => PRINTED.has(id) && (id === one || words.includes(one)))?.[0];
};
const PRINTED: ReadonlySet<string> = new Set('heart star moon sun flower leaf clover skull bolt snowflake paw diamond cross anchor bat spider eye lily cherry'.split(' ')); // biome-ignore format: one line

/** Patterns that lie on a whole surface. */
export const COVERS =
  /^(?:stripes|pinstripes|diagonal|checks|plaid|dots|argyle|camouflage|leopard|zebra|halves|waves|rainbow|tiedye|scatter:.*)$/;

/** What is struck or warded with. */
const WIELDED = /^(?:weapon|shield)$/;
/** Weapons that are drawn with their element. */
const ELEMENT_NAMED =
  /(?:^|-)(?:fire|flame|flaming|ice|frost|lightning|thunder|shadow|void|plasma|laser|light)(?:-|saber|$)/;

/** Paper that is drawn yellowed and torn anyway. */
const SHEET = /map|scroll|letter|paper|parchment|poster|page|note|treasure-chart/;
/** What hands have made, and wear down. */
const MADE: ReadonlySet<string | undefined> = new Set(['weapon', 'shield', 'tool', 'clothing', 'valuable', 'book', 'container', 'furniture', 'music', 'sign', 'light', 'potion', 'machine']); // biome-ignore format: a list

/** What is seen on a thing joins its parts; on anybody else the words are unknown that say nothing but that. */
export function marked(d: Description, { kind, concept }: Choice, parts: NamedPart[], unknown: string[]): void {
  const element =
    kind === 'thing' && WIELDED.test(categoryOf(concept) ?? '')
      ? ELEMENT_MARK.get(d.element?.name ?? d.material?.name ?? '')
      : undefined;
  // what has a drawing of its own shows it there
  if (element && !ELEMENT_NAMED.test(concept))
    parts.push({ part: { piece: markPiece(element) }, said: MARKS[element]!.said, plural: true });
  // years show on what is made, and so does whose it is
  const implied = kind === 'thing' && MADE.has(categoryOf(concept)) ? [...(d.builds.includes('old') ? ['wear'] : []), ...(d.moods.includes('royal') ? ['filigree'] : [])] : []; // biome-ignore format: one line
  for (const id of implied)
    if (!d.marks.some((mark) => mark.id === id) && bearsMarks(concept) && !SHEET.test(concept)) parts.push({ part: { piece: markPiece(id), implied: true }, said: '', plural: true }); // biome-ignore format: one line
  for (const { id, text, alone } of d.marks) {
    const bears = kind === 'thing' && bearsMarks(concept) && takesShape(concept, id);
    const piece = markPiece(id);
    if (bears && !concept.split('-').includes(text)) {
      if (!parts.some((p) => p.part.piece === piece))
        parts.push({ part: { piece }, said: MARKS[id]!.said, plural: true });
    } else if (alone && !concept.split('-').includes(text)) unknown.push(text);
  }
}
