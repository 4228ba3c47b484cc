/**
 * One of several that differs: "five candles, one blown out", "a row of houses, the last one on fire", "seven ghosts, each with a
 * different hat". What is said of the one is cut out before the sentence is read and given to one copy of those who were counted.
 */

import { LEXICON } from '../../understand/default-lexicon.ts';
import { listed } from '../../understand/sentence.ts';
import { tokenise } from '../../understand/tokens.ts';
import type { SceneGraph, SceneNode, Unlike } from '../graph.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { LINKS } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { isPart } from './syntax/kinds.ts';

/** Which of them, and what is said of it. */
export interface OddOne {
  readonly which: 'one' | 'first' | 'middle' | 'last' | 'each';
  readonly says: string;
  readonly told: string;
}

const WHICH = '(?:just |only )?(?:(one)(?: of (?:them|which|these))?|the (?:other|second) one|the (last|first|middle|center|central|front|leftmost|rightmost|left|right)(?: one)?(?: of them)?|(last|first|middle|left|right)(?: one)(?: of them)?)'; // biome-ignore format: one line
const ODD = new RegExp(`(?:,| -| but| with| while)(?: and| but| with)? ${WHICH} (?:is |being |has been |are |that is |who is )?([a-z][a-z' -]*)(?=$|,)`, 'i'); // biome-ignore format: one line
const EACH = /,? (?:(?:with )?(?:each|all|every one)(?: of them)? )?(?:(with|wearing|holding|carrying|in) )(?:an? |its own |their own )?(?:different|various|unique|distinct|its own|their own)(?: kinds? of| sorts? of)?(?: silly| funny| little| colou?red)* ([a-z]+?)s?(?=$|,)/i; // biome-ignore format: one line
const PLACES: Readonly<Record<string, OddOne['which']>> = { first: 'first', leftmost: 'first', left: 'first', front: 'first', middle: 'middle', center: 'middle', central: 'middle', last: 'last', rightmost: 'last', right: 'last' }; // biome-ignore format: a table

const QUALITIES: ReadonlySet<string> = new Set(['colour', 'tone', 'material', 'mood', 'build', 'pattern', 'element']);
const PARTICIPLE = /(?:ed|en|ing|wn|ly|nt|st)$|^(?:half|still|already|lit|cut|bent|torn|worn|burnt|gone|shut|split|hung|lost)$/; // biome-ignore format: one line

/** Words that are said of one: how it looks, what it does or has, where it is not what the others are. */
function isSaidOfOne(says: string): boolean {
  const words = says.split(' ');
  // "with one eye red": an eye is no one of them
  if (isPart(words[0]!)) return false;
  // "with one missing eye", "with one broken horn": of one of several it is "one missing an eye"
  if (words.length > 1 && isPart(words.at(-1)!) && !/^(?:with|without|wearing|holding|carrying|in)$/.test(words[0]!) && !/\b(?:an?|the|its|his|her|on)\b/.test(says)) return false; // biome-ignore format: one line
  if (/^(?:with|without|wearing|holding|carrying|in|on fire|missing|upside|bigger|smaller|larger|taller|shorter)\b/.test(says)) return true; // biome-ignore format: one line
  // "one flickering light" is a light, and none of those before it
  if (/^(?:(?:flickering|glowing|burning|shining|working|dim|lit|bare|broken|hanging|swinging|blinking) )+(?:lights?|lamps?|bulbs?|lanterns?|candles?|torch(?:es)?|windows?|street ?lights?)$/.test(says)) return false; // biome-ignore format: one line
  if (LINKS.at(tokenise(says), 0)?.value.kind === 'verb') return true;
  const isQuality = (word: string): boolean => LEXICON.read(word).some(({ is }) => QUALITIES.has(is));
  if (LEXICON.read(says).some(({ is }) => is === 'mood')) return true;
  // "one lens cracked": what is named first is a part of one thing
  const first = words[0]!;
  if (words.length > 1 && !isQuality(first) && !PARTICIPLE.test(first)) return false;
  const last = words.at(-1)!;
  return words.length <= 3 && (isQuality(last) || PARTICIPLE.test(last) || /^(?:out|open|empty|off|asleep|dead|down|up)$/.test(last)); // biome-ignore format: one line
}

const FEW = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', '2', '3', '4', '5', '6', '7', '8', '9'];
const COUNTS = FEW.length / 2;
const VARIOUS = new RegExp(`^(?<many>${FEW.join('|')}) (?:different|various|assorted|distinct|unique) (?:(?:types?|kinds?|sorts?) of )?(?<what>(?:[a-z]+ )?[a-z]+s)(?<tail>,? (?:(?:standing |placed |arranged )?(?:in a (?:row|line)|lined up|side by side|next to each other|together)))?$`, 'i'); // biome-ignore format: one line

/** The text without what is said of one of several, and that. */
export function oddIn(text: string): { readonly text: string; readonly odd?: OddOne } {
  const each = EACH.exec(text);
  if (each && KINDS[each[2]!.toLowerCase()])
    return { text: cutOut(text, each), odd: { which: 'each', says: each[2]!.toLowerCase(), told: each[0].trim() } };
  // "five different mushrooms": a colour each
  const { many = '', what = '', tail = '' } = VARIOUS.exec(text)?.groups ?? {};
  if (what) return { text: `${many} ${what}${tail}`, odd: { which: 'each', says: 'colour', told: 'different' } };
  const found = ODD.exec(text);
  if (!found) return { text };
  const says = found[4]!
    .trim()
    .toLowerCase()
    .replace(/^(?:on fire|in flames|aflame|ablaze)$/, 'burning');
  // a list of several of these is a list of each of them: "one red, one blue"
  const others = text.slice(0, found.index).match(/\bone\b(?= (?:is|of|with|in)\b|$| [a-z]+$)/gi);
  if (!isSaidOfOne(says) || others || /\bone\b/.test(text.slice(found.index + found[0].length))) return { text };
  return { text: cutOut(text, found), odd: { which: PLACES[(found[2] ?? found[3])?.toLowerCase() ?? ''] ?? 'one', says, told: found[0].replace(/^[ ,-]+/, '') } }; // biome-ignore format: one line
}

const cutOut = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/^[\s,]+|[\s,]+$/g, '');

const INKS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white', 'black', 'pink'];
const inked = (thing: string): readonly string[] => INKS.map((ink) => `${ink} ${thing}`);
/** Kinds of what everyone of a crowd may have, each another one. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  hat: ['top hat', 'party hat', 'cowboy hat', 'crown', 'wizard hat', 'chef hat', 'pirate hat', 'santa hat', 'straw hat'],
  headgear: ['crown', 'helmet', 'top hat', 'wizard hat', 'cowboy hat', 'turban', 'pirate hat', 'beret', 'hood'],
  weapon: ['sword', 'bow', 'axe', 'spear', 'staff', 'hammer', 'dagger', 'mace', 'whip'],
  tool: ['hammer', 'shovel', 'pickaxe', 'axe', 'rake', 'saw', 'wrench', 'broom', 'hoe'],
  instrument: ['guitar', 'drum', 'trumpet', 'violin', 'flute', 'harp', 'lute', 'accordion', 'tambourine'],
  colour: INKS,
  color: INKS,
  scarf: inked('scarf'),
  shirt: inked('shirt'),
  flag: inked('flag'),
  balloon: inked('balloon'),
  flower: ['rose', 'sunflower', 'tulip', 'daisy', 'bluebell', 'lily', 'poppy', 'orchid', 'lotus'],
  fruit: ['apple', 'banana', 'pear', 'orange', 'pineapple', 'strawberry', 'watermelon', 'cherry', 'lemon'],
}; // biome-ignore format: a table

/** What has kinds with names of their own: "three different hats" are three kinds of them. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['hat', 'weapon', 'tool', 'flower', 'fruit'].map((name) => [name, KINDS[name]!])),
  animal: ['cat', 'dog', 'rabbit', 'fox', 'pig', 'duck', 'sheep', 'bear', 'frog'],
  tree: ['oak tree', 'pine tree', 'palm tree', 'birch tree', 'cherry blossom tree', 'dead tree'],
  vegetable: ['carrot', 'tomato', 'eggplant', 'broccoli', 'corn', 'onion', 'potato', 'bell pepper', 'pumpkin'],
  vehicle: ['car', 'truck', 'bus', 'motorcycle', 'tractor', 'van'],
}; // biome-ignore format: a table

/** Of what has kinds with names, each of several that differ is another kind: "three different hats". */
export function ofSorts(text: string): string {
  const { many = '', what = '', tail = '' } = VARIOUS.exec(text.trim())?.groups ?? {};
  const kinds = SORTS[singularOf(what.toLowerCase())] ?? [];
  const count = (FEW.indexOf(many.toLowerCase()) % COUNTS) + 2;
  if (count > kinds.length) return text;
  const each = kinds.slice(0, count).map((kind) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`);
  return `${listed(each)}${tail}`;
}

/** The graph with what is said of one of several, or of each, on its copy. */
export function withOdd(graph: SceneGraph, odd: OddOne | undefined, read: Read): SceneGraph {
  if (!odd) return graph;
  const node = graph.nodes.find(({ count }) => count > 1);
  // two who do something to each other are told by themselves
  const [first, second] = graph.nodes;
  if (
    !node &&
    odd.which !== 'each' &&
    first &&
    second &&
    first.brief.concept === second.brief.concept &&
    first.count === 1
  ) {
    const of = odd.which === 'first' ? first : second;
    const own = Object.values(unlikeOf({ ...of, count: 2 }, odd, read) ?? {})[0];
    if (own) return { ...graph, nodes: graph.nodes.map((one) => (one === of ? { ...one, brief: own.brief, changes: [...one.changes, ...own.changes], ...(own.act ? { act: own.act } : {}) } : one)) }; // biome-ignore format: one line
  }
  const unlike = node && unlikeOf(node, odd, read);
  if (!node || !unlike) return { ...graph, unknown: [...new Set([...graph.unknown, ...odd.told.split(' ').filter((w) => !/^(?:one|each|with|a|an|the|is|of|them)$/.test(w))])] }; // biome-ignore format: one line
  const light = ANY_COAT.test(node.brief.concept) && node.brief.colours.length === 0 && Object.values(unlike).some(({ brief }) => isDark(brief.colours[0])); // biome-ignore format: one line
  const brief = light ? { ...node.brief, colours: ['#e8e2d6'] } : node.brief;
  return { ...graph, nodes: graph.nodes.map((one) => (one === node ? { ...one, brief, unlike, oddly: odd.told } : one)) }; // biome-ignore format: one line
}

/** Which copy it is: one that nobody stands before. */
function copyAt({ count, line }: SceneNode, which: OddOne['which']): number {
  if (which === 'first') return 0;
  if (which === 'last') return count - 1;
  if (which === 'middle' || line === 'row' || line === 'queue') return Math.floor(count / 2);
  return count > 3 ? 2 : 1;
}

/** Coats that are of any colour: beside the black one the others are light. */
const ANY_COAT = /^(?:sheep|lamb|cat|kitten|dog|puppy|rabbit|horse|goat|chicken|mouse|cow|pig|duck)$/;
const isDark = (hex: string | undefined): boolean => hex !== undefined && /^#[0-4][0-9a-f][0-4][0-9a-f][0-5][0-9a-f]$/i.test(hex); // biome-ignore format: one line

function unlikeOf(node: SceneNode, { which, says }: OddOne, read: Read): SceneNode['unlike'] {
  const [name = '', ...more] = node.text.split(/(?=,| (?:with|in|wearing|holding|on) )/);
  const single = `${singularOf(name)}${more.join('')}`;
  if (which === 'each') {
    const kinds = KINDS[says]!;
    const of = Object.fromEntries(
      Array.from({ length: node.count }, (_, i) => {
        const kind = kinds[i % kinds.length]!;
        const hue = /^colou?r$/.test(says);
        const noun = readNoun(hue ? `${kind} ${single}` : `${single} with ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`, read); // biome-ignore format: one line
        return [i, { brief: { ...noun.brief, count: 1 }, changes: noun.changes }];
      }),
    );
    return of;
  }
  const verb = LINKS.at(tokenise(says), 0);
  const does = verb?.value.kind === 'verb' && verb.length === tokenise(says).length ? verb.value.id : undefined;
  const size = /^(?:bigger|larger|taller|huge|giant|big)\b/.test(says) ? 1.4 : /^(?:smaller|shorter|tiny|small)\b/.test(says) ? 0.65 : undefined; // biome-ignore format: one line
  const behind = /^(?:with|without|wearing|holding|carrying|in|on|missing)\b/.test(says);
  const plain = JSON.stringify([node.brief, node.changes]);
  const tries = does || size ? [single] : behind ? [`${single} ${says}`, `${says} ${single}`] : [`${says} ${single}`, `${single} ${says}`]; // biome-ignore format: one line
  const nouns = tries.map((text) => readNoun(text, read)).filter(({ brief }) => brief.concept === node.brief.concept || brief.confidence >= 0.9); // biome-ignore format: one line
  const noun = [...nouns].sort((a, b) => a.unknown.length - b.unknown.length)[0];
  if (!noun) return undefined;
  const unlike: Unlike = { brief: { ...noun.brief, count: 1 }, changes: noun.changes, ...(does ? { act: { verb: does } } : {}), ...(size ? { size } : {}) }; // biome-ignore format: one line
  if (!does && !size && JSON.stringify([{ ...noun.brief, count: node.brief.count }, noun.changes]) === plain)
    return undefined;
  return { [copyAt(node, which)]: unlike };
}
