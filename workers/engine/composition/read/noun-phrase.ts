/** A noun phrase → who or what it is, how many, and what is changed of them. */

import { isMaterial } from '../../catalogue/materials.ts';
import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import { rowOf } from '../../subject/sources.ts';
import type { Brief } from '../../types.ts';
import { singulars, type Token, tokenise } from '../../understand/tokens.ts';
import type { Change } from '../graph.ts';
import { SUBSTANCES } from '../sprites/substances.ts';
import { ARTICLES, GROUPS, NUMBERS, textOf } from './words.ts';

/** Text → brief, as everywhere. */
export type Read = (text: string) => Brief;

export interface NounPhrase {
  readonly text: string;
  readonly brief: Brief;
  readonly count: number;
  /** Said in the plural without a number. */
  readonly plural: boolean;
  readonly changes: readonly Change[];
  readonly unknown: readonly string[];
}

/** Sure enough that a word names something. */
export const KNOWN = 0.6;
const MOST = 9;

const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|[\s,.;]+$/g, '');

/** "The three brave foxes" → brave foxes, 3. */
export function countOff(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly count: number;
  readonly said: boolean;
} {
  let i = 0;
  let count = 1;
  let said = false;
  while (i < tokens.length - 1) {
    const { text, kind } = tokens[i]!;
    const next = tokens[i + 1];
    if (tokens[i + 1]?.joined) break;
    if (kind === 'number') {
      count = Number(text);
      said = true;
    } else if (GROUPS[text] !== undefined && next?.text === 'of' && tokens.length > i + 2) {
      if (!said || text !== 'pair') count = Math.max(count, 1) > 1 ? count : GROUPS[text]!;
      said = true;
      i++;
    } else if (NUMBERS[text] !== undefined) {
      count = NUMBERS[text]!;
      said = true;
      if (next?.text === 'of' && tokens.length > i + 2) i++;
    } else if (!ARTICLES.has(text) && !(i === 0 && text === 'and')) break;
    i++;
  }
  return { tokens: tokens.slice(i), count: Math.min(MOST, Math.max(1, Math.round(count))), said };
}

/** What figures are made of, where it is said. */
const FIGURES = [
  'marble',
  'bronze',
  'gold',
  'ice',
  'wood',
  'clay',
  'jade',
  'stone',
  'chocolate',
  'candy',
  'snow',
  'sand',
  'butter',
].filter((one) => SUBSTANCES[one]);
const SMILES: Readonly<Record<string, string>> = { smiling: 'happy', happy: 'happy', grinning: 'happy', laughing: 'happy', angry: 'angry', sad: 'sad', crying: 'sad', scared: 'scared', sleepy: 'asleep', evil: 'angry', cute: 'happy', winking: 'happy', kawaii: 'happy', grumpy: 'angry', surprised: 'scared' }; // biome-ignore format: a table

/** Reads one phrase. */
export function readNoun(said: string, read: Read): NounPhrase {
  // "three headed dog" is one dog
  const {
    tokens,
    count,
    said: numbered,
  } = countOff(tokenise(clean(said.replace(/\b([a-z]+|\d) headed\b/g, '$1-headed'))));
  let text = textOf(tokens);
  const pairs =
    /^pair of|^(?:an? |the )?pair of/.test(clean(said)) && PAIRED.test(text.split(/ (?:with|in|of|on) /)[0]!);
  const changes: Change[] = [];
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(text);
    if (!found) return undefined;
    text = clean(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`);
    return found;
  };

  const heads = take(/\b(two|three|four|five|six|seven|multi|many|double|2|3|4|5)[- ]?headed\b/) ?? take(/\bwith (two|three|four|five|six|seven|many|2|3|4|5) heads\b/); // biome-ignore format: one line
  if (heads)
    changes.push({
      is: 'heads',
      count: Math.min(MOST, NUMBERS[heads[1]!] ?? (Number(heads[1]) || (heads[1] === 'double' ? 2 : 3))),
    });
  if (take(/\bheadless\b|\bwithout (a|his|her|its) head\b|\bwith no head\b/)) changes.push({ is: 'without head' });

  const half = take(/\bhalf[- ](.+?)[, ]+(?:and )?half[- ]([a-z -]+?)(?= (?:with|in|wearing|holding)\b|$)/) ?? take(/\b([a-z]+)[- ]([a-z]+) hybrid\b/) ?? take(/\b(?:hybrid|cross|mix) (?:of|between) (?:an? )?(.+?) and (?:an? )?([a-z ]+)/); // biome-ignore format: one line
  if (half) {
    const hybrid = hybridOf(clean(half[1]!), clean(half[2]!), read);
    if (hybrid) {
      const rest = text.replace(/\b(creature|monster|hybrid|being)\b/, '');
      const brief = hybrid.name ? read(clean(`${rest} ${hybrid.name}`)) : hybrid.brief;
      return {
        text: clean(said),
        brief: { ...brief, count: 1 },
        count,
        plural: false,
        changes: hybrid.changes,
        unknown: hybrid.name ? brief.unknown : [],
      };
    }
  }

  const like =
    take(/\b([a-z]+)[- ]shaped\b(?! like)/) ??
    take(/\b(?:in the shape of|in the form of|shaped like|that looks like|looking like) an? ([a-z ]+)$/);
  if (like) {
    const shape = read(like[1]!);
    if (shape.confidence >= KNOWN) changes.push({ is: 'shaped', like: shape, text: like[1]! });
    else text = clean(`${like[1]} ${text}`);
  }

  // "statue of a knight", "ice sculpture of a swan", "wooden horse toy"
  const figure =
    /^(?:(.+) )?(statue|sculpture|figurine|carving|figure|toy|plush|plushie) of (?:an? |the |two )?(.+)$/.exec(text) ??
    /^(?:(stone|marble|bronze|gold|golden|ice|wooden|wood|clay|jade) )()(.+?) (?:statue|sculpture|figurine|carving|toy)$/.exec(
      text,
    );
  if (figure) {
    const shown = read(figure[3]!);
    const own = read(text);
    if (shown.confidence >= 0.9 && !shown.scenery && own.unknown.length > 0) {
      const of = `${figure[1] ?? ''} ${figure[2]}`;
      const substance = /plush|teddy/.test(of)
        ? 'plush'
        : (FIGURES.find((one) => of.includes(one)) ?? (/toy/.test(of) ? 'wood' : 'stone'));
      text = figure[3]!;
      changes.push({ is: 'made of', substance });
    }
  }

  const made = take(/\bmade (?:entirely |completely |out )?(?:out )?of ([a-z]+(?: cream)?)\b/);
  if (made && SUBSTANCES[made[1]!.replace(' ', '-')] && !isMaterial(made[1]!))
    changes.push({ is: 'made of', substance: made[1]!.replace(' ', '-') });
  else if (made) text = clean(`${text} made of ${made[1]}`);

  const face = take(/\bwith an? (?:(?:cute|big|little) )?([a-z]+)? ?face\b(?! (?:tattoo|paint|mask|mark|scar))/);
  const glasses = /\bwith sunglasses\b|\bwearing sunglasses\b/.test(text);

  let brief = read(text);
  if (count > 1 && /-(stack|pile)$/.test(brief.concept)) brief = read(singularOf(text));
  // "five houses" are five of the one, whatever the plural has as a drawing of its own
  const last = text
    .split(/,| (?:with|in|of|on) /)[0]!
    .split(' ')
    .at(-1)!;
  if (count > 1 && brief.concept === last && singulars(last).some((one) => read(one).concept === one))
    brief = read(text.replace(last, singulars(last).find((one) => read(one).concept === one)!));
  const unknown = new Set(brief.unknown.flatMap((w) => w.split(' ')));
  const lost = (...words: string[]): boolean => {
    const found = words.filter((w) => unknown.has(w));
    for (const w of found) unknown.delete(w);
    return found.length > 0;
  };

  if (face) {
    if (brief.kind === 'thing' && !hasFace(brief))
      changes.push({ is: 'face', mood: SMILES[face[1] ?? ''] ?? 'happy', ...(glasses ? { glasses: true } : {}) });
    else {
      text = clean(`${text}${face[0].startsWith(' ') ? '' : ' '}${face[0]}`);
      brief = read(text);
      unknown.clear();
      for (const w of brief.unknown.flatMap((u) => u.split(' '))) unknown.add(w);
    }
  } else if (brief.kind === 'thing' && !hasFace(brief)) {
    const mood = Object.keys(SMILES).find((w) => w !== 'cute' && w !== 'evil' && new RegExp(`\\b${w}\\b`).test(text));
    if (mood || glasses)
      changes.push({ is: 'face', mood: SMILES[mood ?? 'happy']!, ...(glasses ? { glasses: true } : {}) });
  }
  if (glasses && changes.some((c) => c.is === 'face')) lost('sunglasses', 'glasses');

  if (brief.kind !== 'humanoid' || unknown.has('wings') || unknown.has('horns')) {
    if (lost('wings', 'wing', 'winged')) {
      const of =
        /\b(butterfly|bat|angel|dragon|fairy|feathered|bird|demon|insect|bee|golden|white|black)[a-z]* wings\b/.exec(
          text,
        )?.[1] ?? 'bird';
      lost('butterfly', 'bat', 'angel', 'dragon', 'fairy', 'bird', 'demon', 'insect', 'bee', 'feathered');
      // an animal's own shoulders have room for them
      if (brief.kind === 'quadruped' && !/butterfly|fairy|insect|bee/.test(of))
        brief = { ...brief, parts: [...brief.parts, { piece: /bat|dragon|demon/.test(of) ? 'membrane' : 'wings' }] };
      else changes.push({ is: 'wings', of });
    }
    if (lost('horns', 'horn', 'horned')) changes.push({ is: 'horns' });
  }
  if (lost('one-eyed', 'eyed')) unknown.delete('one');

  // animal × trade: "cat wizard"
  const folk =
    brief.kind === 'humanoid'
      ? [...unknown]
          .filter((w) =>
            tokenise(text.split(/ (?:with|in|on|holding|wearing) /)[0]!).some(
              (t) => t.text === w || singulars(t.text).includes(w),
            ),
          )
          .map((w) => ({ w, of: read(w) }))
          .find(({ of }) => of.confidence >= KNOWN && isCreature(of))
      : undefined;
  if (folk) {
    unknown.delete(folk.w);
    const species = folkOf(folk.of);
    if (species) brief = { ...brief, species, drawnAs: brief.drawnAs.replace(/^(an?) /, `$1 ${folk.w} `) };
    else changes.push({ is: 'head of', other: folk.of, text: folk.w });
  }
  // worn by who is not dressed: "penguin wearing a red scarf"
  if (brief.kind !== 'humanoid') {
    const worn =
      /\b(?:wearing|with|in) (?:an? |his |her |its )?((?:[a-z]+ )*?(scarf|hat|cap|crown|glasses|sunglasses|goggles|bow tie|bowtie|tie|helmet|headphones|hood|cape|collar|necklace|monocle|eyepatch|beret|top hat|mask|backpack|bow|jacket|sweater|armou?r|coat|shirt))\b/.exec(
        text,
      );
    if (worn && lost(...worn[2]!.split(' '), ...(worn[2] === 'hat' ? ['top'] : []))) {
      for (const w of worn[1]!.split(' ')) unknown.delete(w);
      // the colour was said of what is worn
      const bare = read(clean(text.replace(worn[0], '')));
      brief = { ...bare, drawnAs: `${bare.drawnAs} wearing a ${worn[1]}` };
      changes.push({ is: 'wears', item: read(worn[1]!), text: worn[1]! });
    }
  }
  // substance × subject: "candy castle"
  if (!changes.some((c) => c.is === 'made of')) {
    const words = tokenise(text.split(/ (?:with|in|wearing|holding|carrying) /)[0]!).map((t) => t.text);
    const substance = words
      .map((w, i) => (w === 'ice' && words[i + 1] === 'cream' ? 'ice-cream' : w))
      .find((w) => SUBSTANCES[w] && !isMaterial(w));
    const own = `${brief.concept} ${
      rowOf(brief)
        ?.aliases.filter((a) => text.includes(a))
        .join(' ') ?? ''
    }`;
    const asBody = substance !== undefined && takesBody(brief) && WHOLE.has(substance);
    if (asBody && !brief.concept.includes(substance)) {
      changes.push({ is: 'body', other: read(substance), text: substance });
      lost(substance);
    } else if (
      substance &&
      !UNSAID.has(substance) &&
      takesSubstance(brief) &&
      !own.includes(substance.replace('-', ' ')) &&
      !own.includes(substance)
    ) {
      changes.push({ is: 'made of', substance });
      lost(...substance.split('-'));
    }
  }
  // thing × thing: "pumpkin carriage"
  if (brief.kind === 'thing' && unknown.size > 0) {
    const words = tokenise(text.split(/,| (?:with|in|on|of|covered) /)[0]!).map((t) => t.text);
    const first = words.length > 1 && unknown.has(words.at(-2)!) ? words.at(-2)! : undefined;
    const of = first ? read(first) : undefined;
    if (
      first &&
      of &&
      of.kind === 'thing' &&
      of.confidence >= 0.9 &&
      takesBody(brief) &&
      categoryOf(of.concept) !== 'building'
    ) {
      unknown.delete(first);
      changes.push({ is: 'body', other: of, text: first });
    }
  }
  // flames, not a colour: "flaming sword", "burning house"
  if (
    brief.kind === 'thing' &&
    brief.mood.includes('burning') &&
    !isPainted(brief) &&
    /\b(flaming|burning|fiery|on fire|in flames|blazing)\b/.test(text) &&
    BURNS.has(categoryOf(brief.concept) ?? '')
  ) {
    changes.push({ is: 'burns', with: 'fire' });
    brief = { ...brief, colours: brief.colours.filter((c) => c !== '#f08c2c' && c !== '#e8602c') };
  }
  for (const w of ['half', 'head', 'headed', 'shaped', 'creature']) unknown.delete(w);
  // a beast has its heads on necks of its own
  const headed = changes.findIndex((change) => change.is === 'heads');
  if (headed >= 0 && brief.kind === 'quadruped') {
    const [change] = changes.splice(headed, 1);
    const { count: most } = change as Extract<Change, { is: 'heads' }>;
    brief = { ...brief, heads: most, drawnAs: brief.heads ? brief.drawnAs : `${brief.drawnAs} with ${most} heads` };
  }
  const plural = !numbered && !isPainted(brief) && isPlural(text, brief, read);
  return { text, brief: { ...brief, count: 1 }, count: pairs ? 1 : count, plural, changes, unknown: [...unknown] };
}

const BODIES: ReadonlySet<string> = new Set(['vehicle', 'building']);
const takesBody = (brief: Brief): boolean => BODIES.has(categoryOf(brief.concept) ?? '') || /carriage|throne|house|car$|boat|ship|train|rocket|castle/.test(brief.concept); // biome-ignore format: one line

const BURNS: ReadonlySet<string> = new Set(['weapon', 'tool', 'building', 'vehicle', 'furniture', 'book', 'plant', 'container', 'clothing', 'sign', 'nature', 'valuable']); // biome-ignore format: a list
const FACED: ReadonlySet<string> = new Set(['monster', 'snowman', 'teddy-bear', 'scarecrow', 'skull', 'statue', 'emoji', 'jack-o-lantern', 'pumpkin', 'mask', 'doll', 'robot', 'painting']); // biome-ignore format: a list
const hasFace = (brief: Brief): boolean =>
  FACED.has(brief.concept) || categoryOf(brief.concept) === 'monster' || brief.parts.some((p) => p.piece === 'face');

const HUMANLIKE: ReadonlySet<string> = new Set(['mermaid', 'centaur', 'fairy', 'harpy', 'ghost', 'golem']);
const isCreature = (brief: Brief): boolean =>
  !HUMANLIKE.has(brief.concept) &&
  (brief.kind === 'quadruped' || categoryOf(brief.concept) === 'monster' || brief.concept === 'bird');

/** The species that walks on two legs for an animal. */
function folkOf(brief: Brief): string | undefined {
  const row = rowOf(brief);
  return row?.folk ?? row?.dressed;
}

/** Substances that are things as well: a house of it is that thing with doors. */
const WHOLE: ReadonlySet<string> = new Set(['pumpkin', 'mushroom', 'watermelon', 'strawberry', 'donut']);
/** Of these something is made only where "made of" says so: before a noun they mean an element. */
const UNSAID: ReadonlySet<string> = new Set(['lightning', 'electricity', 'fire', 'water', 'smoke', 'shadow', 'fruit', 'vegetable', 'flower', 'flowers', 'leaf', 'leaves', 'sand', 'mud', 'paper', 'meat', 'honey', 'butter', 'neon', 'mushroom', 'bread', 'cheese', 'bones', 'cake', 'pizza', 'balloon', 'cloud', 'toxic']); // biome-ignore format: a list

const SOLID: ReadonlySet<string> = new Set(['building', 'vehicle', 'weapon', 'furniture', 'monster', 'clothing', 'machine', 'tool', 'container', 'sign', 'music', 'valuable']); // biome-ignore format: a list
const takesSubstance = (brief: Brief): boolean =>
  brief.confidence >= KNOWN && (brief.kind !== 'thing' || SOLID.has(categoryOf(brief.concept) ?? ''));

/** Known names of two halves. */
const HYBRIDS: Readonly<Record<string, string>> = { horse: 'centaur', goat: 'satyr', fish: 'mermaid', bull: 'minotaur', cow: 'minotaur', bird: 'harpy', snake: 'naga', wolf: 'werewolf', spider: 'arachne' }; // biome-ignore format: a table

function hybridOf(
  a: string,
  b: string,
  read: Read,
): { readonly name?: string; readonly brief: Brief; readonly changes: Change[] } | undefined {
  const [one, two] = [read(a), read(b)];
  if (one.confidence < KNOWN || two.confidence < KNOWN) return undefined;
  const person = one.kind === 'humanoid' ? one : two.kind === 'humanoid' ? two : undefined;
  const other = person === one ? two : one;
  const otherText = person === one ? b : a;
  if (person && other.kind !== 'humanoid') {
    const name = HYBRIDS[other.concept];
    if (name && read(name).confidence >= 0.9) return { name, brief: person, changes: [] };
    const species = folkOf(other);
    if (species && isCreature(other)) return { brief: { ...person, species }, changes: [] };
    return { brief: person, changes: [{ is: 'head of', other, text: otherText }] };
  }
  return { brief: one, changes: [{ is: 'half', other: two, text: b }] };
}

export function singularOf(text: string): string {
  const words = text.split(' ');
  const last = words.pop()!;
  return [...words, singulars(last)[0] ?? last].join(' ');
}

const PAIRED =
  /(?:boots|gloves|shoes|sandals|socks|sneakers|slippers|mittens|gauntlets|earrings|wings|handcuffs|binoculars|skates|trousers|pants|scissors|goggles|glasses|stairs|shorts|jeans|headphones|weeds|cyclops|ruins|fries|woods|ss|us|is)$/;

/** "Chickens": the last word is a plural whose singular means the same. */
function isPlural(text: string, brief: Brief, read: Read): boolean {
  const head = text.split(/,| (?:with|without|in|of|wearing|holding|on|made|no|for|from|full) /)[0]!.trim();
  const last = head.split(' ').at(-1)!;
  if (IRREGULAR.has(last)) return true;
  if (!/s$/.test(last) || PAIRED.test(last) || brief.confidence < KNOWN) return false;
  return singulars(last).some((s) => read(s).concept === brief.concept && read(s).confidence >= brief.confidence);
}
const IRREGULAR: ReadonlySet<string> = new Set(['children', 'men', 'women', 'people', 'mice', 'geese', 'wolves', 'elves', 'dwarves', 'oxen', 'knives', 'leaves']); // biome-ignore format: a list
