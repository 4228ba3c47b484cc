/** Orders as people type them → clauses that say one thing each: likenesses and reasons go, colours are told to each part that has them. */
import { partIn } from '../look-words.ts';
import { exchanged, ordered } from './ordered.ts';
import { coloursIn, isColour, isPutOn } from './words.ts';

/** What only explains the rest: "like a druid saint", "for halloween", "so he looks scary". */
const LIKENESS = / (?:just )?like (?:an?|the|after|in|from|some|those|his|her)\b.*$/;
/** How it came about: "like someone threw a rock", "as if it had been bombed"; "make him look like somebody" is what is wished for. */
const AS_IF =
  /(?<!\b(?:look|looks|looking|him|her|it|them)) (?:like|as if|as though) (?:someone|somebody|something|they|he|she|it|its|it's|a [a-z]+ (?:had|has|went|was|hit))\b.*$/;
/** "Make the leaves look dried out and brown": the colour tells the rest. */
const LOOKS_SO =
  /^(make (?:the |his |her |its |their )[a-z]+ )(?:look |be )?(?:all )?(?:dried(?: (?:out|up))?|dry|dead|withered|old|faded|aged|sick|ripe|fresh) and (?=[a-z ]+$)/;
const REASON =
  /(?:^| )(?:for (?:halloween|christmas|xmas|easter|winter|summer|the (?:winter|summer|holidays|party|night)|a (?:party|wedding|funeral))|so (?:that )?(?:he|she|it|they) (?:look|looks|is|are|seem|seems)\b.*)$/;
const ALONE = /^(?:just )?like (?:after|in|from|an?|the)\b/;

/** Shapes that a wizard's hat has by itself. */
const POINTED = /\b(?:pointy|pointed|floppy|crooked) (?=(?:[a-z]+ )?(?:wizard|witch|mage)(?:'?s)? hat\b)/g;
/** What things are made of, in other words. */
const MADE =
  /\b(?:(?:made |built |forged |carved )?out of|made of|made from) (?!(?:it|him|her|them|there|here)$)(?=[a-z]+$)/;
const CHAINMAIL = /(?:\binto |\bof )?\bchain ?mail$/;
/** Of which metal is not said. */
const METAL = /^(.* )metal$/;
const METAL_VERSION = /^(?:an? )?(?:(?:shiny|polished|solid|pure) )?metal(?:lic)? (version|variant)$/;
/** Takes away, for which there are many verbs. */
const LOSES = /^(?:lose|ditch|drop|get rid of|no more) (?=(?:the|his|her|its|their|that) )/;

const SAYS_COLOUR = /^(?:(?:make|turn|paint|dye|colou?r|recolou?r|change) )?(?:the |his |her |its |their )?(.+)$/;

const areColours = (words: string): boolean =>
  coloursIn(words).length > 0 && words.split(' ').every((word) => isColour(word) || word === 'and');

/** The clauses of an order, in plain words. */
export function plainly(clauses: readonly string[]): string[] {
  const out: string[] = [];
  for (const said of clauses) {
    const clause = shortened(ordered(said, out.length > 0), out.length > 0);
    if (clause) out.push(...each(clause, out.at(-1)));
  }
  return out.length > 0 ? exchanged(out) : [...clauses];
}

/** A clause without what only explains it; empty where that is all of it. */
function shortened(said: string, isLater: boolean): string {
  if (isLater && (ALONE.test(said) || REASON.test(` ${said}`))) return '';
  const head = said.replace(REASON, '').replace(AS_IF, '').replace(LIKENESS, '');
  // "Make him look like a zombie" is the likeness itself.
  const clause =
    coloursIn(head).length > 0 && head.split(' ').length > 1 ? head : said.replace(REASON, '').replace(AS_IF, '');
  return clause
    .replace(POINTED, '')
    .replace(LOOKS_SO, '$1')
    .replace(MADE, '')
    .replace(CHAINMAIL, 'grey steel')
    .replace(METAL, '$1steel')
    .replace(METAL_VERSION, 'steel $1')
    .replace(LOSES, 'remove ')
    .trim();
}

function each(clause: string, before: string | undefined): string[] {
  // "Make the top chainmail and lose the bow tie"
  const [, one, other] = /^(.+?) and (?:also )?((?:lose|ditch|drop|remove|take off) (?:the|his|her|its|their) .+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (one && other) return [...each(shortened(one, true), before), shortened(other, true)];
  // "Windows lit up at night"
  if (/^(?:make |turn |have )?(?:the |its )?(?:windows?|lights?|lamps?) (?:are )?(?:lit(?: up)?|on|glowing|alight|shining)(?: up)? (?:at night|in the (?:night|dark))$/.test(clause)) return ['make it night', 'make the windows bright yellow']; // biome-ignore format: one line
  // "A blue dress and a bow in the hair"
  const [, dress, bow] = /^(.+?) and (an? (?:[a-z]+ )?(?:bow|ribbon) (?:in|on) (?:the|his|her|its) hair)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (dress && bow) return [...each(dress, before), ordered(bow, true)];
  // "Hat too" is in the colour that was told before it.
  const [, too] =
    /^(?:and )?(?:the |his |her |its |their )?([a-z]+(?: [a-z]+)?) (?:too|as well|also)$/.exec(clause) ?? [];
  const colour = before && coloursIn(before).at(-1);
  if (too && colour && partIn(too) && coloursIn(too).length === 0) return [`make the ${too} ${colour}`];
  // "Wings blue" are those that are there.
  const dyed = /^(?:the |his |her |its |their )?wings ((?:[a-z]+ )?[a-z]+)$/.exec(clause)?.[1];
  if (dyed && areColours(dyed)) return [`make the wings ${dyed}`];
  // "Hair in pink"
  const [, thing, shade] = /^(?:the |his |her |its |their )?([a-z]+) in ([a-z ]+)$/.exec(clause) ?? [];
  if (thing && shade && partIn(thing) && areColours(shade)) return [`make the ${thing} ${shade}`];
  if (thing && shade && areColours(shade) && /^(?:flowers?|roses?)$/.test(thing)) return [`make the ${thing} ${shade}`];
  if (thing && shade && areColours(shade) && isPutOn(thing)) return [`${shade} ${thing}`];
  // "Make the hat and the robe black with little stars": each of both, as it is said.
  const [, one1, two1, hue1, more1 = ''] = /^(?:make|paint|dye|colou?r|turn) (?:the |his |her |its |their )([a-z]+) and (?:the |his |her |its |their )?([a-z]+) ((?:dark |light |bright |pale )?[a-z]+)( with [a-z ]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (hue1 && areColours(hue1) && partIn(one1!) && partIn(two1!) && coloursIn(`${one1} ${two1}`).length === 0)
    return [`make the ${one1} ${hue1}${more1}`, `make the ${two1} ${hue1}${more1}`];
  // "Golden armor and helmet", "hat and shirt black": each of both.
  const rest = SAYS_COLOUR.exec(clause)?.[1] ?? clause;
  const [, first, a, b] = /^(.+?) ([a-z]+) and (?:the |his |her |its |their )?([a-z]+)$/.exec(rest) ?? [];
  if (first && areColours(first) && partIn(a!) && partIn(b!) && coloursIn(`${a} ${b}`).length === 0)
    return [`make the ${a} ${first}`, `make the ${b} ${first}`];
  const [, c, d, last] = /^([a-z]+) and (?:the |his |her |its |their )?([a-z]+) ([a-z ]+)$/.exec(rest) ?? [];
  if (last && areColours(last) && partIn(c!) && partIn(d!) && coloursIn(`${c} ${d}`).length === 0)
    return [`make the ${c} ${last}`, `make the ${d} ${last}`];
  // "Make the helmet white and the vest blue": a colour each.
  const [, part1, colour1, part2, colour2] = /^(?:make|turn|paint|dye|colou?r|recolou?r|change) (?:the |his |her |its |their )([a-z]+(?: [a-z]+)?) ((?:dark |light |bright |pale )?[a-z]+) and (?:make |turn |paint )?(?:the |his |her |its |their )([a-z]+(?: [a-z]+)?) ((?:dark |light |bright |pale )?[a-z]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (colour1 && colour2 && areColours(colour1) && areColours(colour2) && coloursIn(`${part1} ${part2}`).length === 0)
    return [`make the ${part1} ${colour1}`, `make the ${part2} ${colour2}`];
  // "Give her a straw hat and a white shirt": the one is put on, the other has its colour.
  const [, whom, worn, cloth] = /^give (him|her|it|them) ((?:an? )[a-z -]+) and (?:an? )?((?:dark |light |bright |pale )?[a-z]+ [a-z]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (worn && cloth && coloursIn(cloth).length === 1 && /^(?:torso|robe|legs|feet|hands|hair)$/.test(partIn(cloth)?.slot ?? '') && !/ and /.test(worn))
    return [`give ${whom} ${worn}`, `make the ${partIn(cloth)!.word} ${coloursIn(cloth)[0]}`]; // biome-ignore format: one line
  // "Make the mohawk blue and twice as tall": both of the one part.
  const [, part, its, size] = /^(?:make|turn) (?:the|his|her|its|their) ([a-z]+) ([a-z ]+?) and ((?:twice|much|a bit|[a-z]+(?:er)\b).*)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (part && its && size && areColours(its) && !partIn(size))
    return [`make the ${part} ${its}`, `make the ${part} ${size}`];
  return [clause];
}
