/** The name of an effect in a member of a description: the form that it ends in. */
import { type EffectForm, FORMS } from '../../catalogue/effect-forms.ts';
import { PAINTED } from '../../catalogue/things/painted.ts';
import { LEXICON } from '../default-lexicon.ts';
import { singulars } from '../tokens.ts';
import { coloursOf, DETAIL_OF, FORM_OF, LONGEST, MANNERS, SILENT, SUBSTANCE_OF } from './words.ts';

/** What begins something else than the name: "ring *of fire*", "splash *with* drops". */
export const TAIL = /^(?:with|in|on|of|from|around|over|at|when|that|which|after|for|to|out|into|onto|by|as|behind|above|under|beneath|below|against|towards?|while|during|across|along|through|and|or|upon|made|without|where|leaving|inside|within|near|like|as|if|between|kicked|thrown|caused|left|fired|spat|stirred|blown|created|dropped|covering)$/; // biome-ignore format: one line
/** Said after the name of an effect, and no more than that it is one. */
export const MARKER = /^(?:effects?|fx|vfx|animation|anim|spell|skill|ability|sprites?|sheet|spritesheet|frames?|particles?|visual|magic|attack|overlay|icon)$/; // biome-ignore format: one line

export interface Named {
  readonly form: EffectForm;
  readonly name: string;
  readonly before: readonly string[];
  /** Several are meant, how many is not said. */
  readonly plural?: true;
  /** Named by what a substance does. */
  readonly verbed?: true;
  /** How many words that was, where they are not those before it and its own. */
  readonly length?: number;
}

/** Nouns among the words that say nothing of an effect: "frost giant" is a giant. */
const NOUN =
  /^(?:giant|player|enemy|game|games|moon|blades|bits|pieces|row|line|side|sides|layers?|wave|waves|impact|animation|icon|art|motion|speed|damage|anime|comic|cartoon)$/;

/** What a substance does, and the form that it has then: "coins bursting", "acid sizzling". */
const DOES: Readonly<Record<string, string>> = { bursting: 'burst', popping: 'burst', exploding: 'explosion', detonating: 'explosion', erupting: 'explosion', scattering: 'particles', scattered: 'particles', drifting: 'particles', swirling: 'swirl', whirling: 'swirl', spiraling: 'swirl', spiralling: 'swirl', sizzling: 'splatter', bubbling: 'splatter', fizzing: 'splatter', splashing: 'splash', splattering: 'splatter', dripping: 'drips', spraying: 'spray', squirting: 'spray', shattering: 'shatter', crackling: 'sparks', sparking: 'sparks', raining: 'rain', falling: 'particles', flying: 'particles', floating: 'particles' }; // biome-ignore format: a table
/** Substances of which many pieces fall or fly, and no stream. */
const LIGHT: ReadonlySet<string> = new Set(['leaf', 'petal', 'coin', 'feather', 'snow', 'heart', 'confetti', 'bubble']);
/** What blows up: its name says no more than what the blast is of. */
const EXPLOSIVE = /^(?:bombs?|grenades?|dynamite|tnt|mines?|landmines?|missiles?|rockets?|torpedo(?:es)?|depth charges?|c4|firecrackers?|barrels?|oil drums?)$/; // biome-ignore format: one line

/** "Golden coins bursting upward": the form of what the substance does. */
function verbed(words: readonly string[], start: number): Named | undefined {
  const at = words.findIndex((word, i) => i > start && DOES[word] !== undefined);
  if (at < 0 || at > start + 4) return undefined;
  const form = FORM_OF.get(DOES[words[at]!]!);
  const stuff = [words[at - 1]!, ...singulars(words[at - 1]!)].find((word) => SUBSTANCE_OF.has(word));
  if (!form || (/^(?:falling|flying|floating)$/.test(words[at]!) && !LIGHT.has(SUBSTANCE_OF.get(stuff ?? '')?.stuff ?? ''))) return undefined; // biome-ignore format: one line
  if (stuff) return { form, name: words[at]!, before: [...words.slice(0, at - 1), stuff], verbed: true };
  if (form.drawn !== 'explosion') return undefined;
  for (const n of [2, 1]) {
    const thing = words.slice(at - n, at).join(' ');
    if (at - n < start || !EXPLOSIVE.test(thing)) continue;
    const wet = /^(?:depth charge|torpedo|sea mine)/.test(thing);
    return { form, name: words[at]!, before: [...words.slice(0, at - n), ...(wet ? ['water'] : [])], length: at + 1, verbed: true }; // biome-ignore format: one line
  }
  return undefined;
}

/** "Two crossed red slashes": what is said of them stands between. */
export const crossed = (words: readonly string[]): readonly string[] => (words.some((word) => /^cross(?:ed|ing)$/.test(word)) && words.some((word) => /^slash(?:es)?$|^cuts?$/.test(word)) ? words.flatMap((word) => (/^(?:cross(?:ed|ing)|two|double)$/.test(word) ? [] : /^slash(?:es)?$|^cuts?$/.test(word) ? ['cross', 'slash'] : [word])) : words); // biome-ignore format: one line

/** The form that a member's name ends in. */
export function nameIn(words: readonly string[]): Named | undefined {
  const start = words.findIndex((word) => !/^(?:an?|the|some|one)$/.test(word));
  for (let from = start; from < Math.min(words.length, start + 3); from++)
    for (let to = Math.min(words.length, from + 5); to > from + 2; to--) {
      const name = words.slice(from, to).join(' ');
      const form = / of /.test(name) ? (FORM_OF.get(name) ?? painterCalled(name)) : undefined;
      if (form) return { form, name, before: words.slice(0, from) };
    }
  let end = words.findIndex((word, i) => i > start && (TAIL.test(word) || (/ing$/.test(word) && i > start && !FORM_OF.has(word) && endsInForm(words.slice(start, i))))); // biome-ignore format: one line
  if (end < 0) end = words.length;
  const does = endsInForm(words.slice(start, end)) ? undefined : verbed(words, start);
  if (does) return does;
  let last = end;
  while (last > start + 1 && MARKER.test(words[last - 1]!) && !endsInForm(words.slice(start, last))) last -= 1;
  // a name of its own, with what says that it is an effect: "fire spell"
  for (let to = end; to > start + 1; to--) {
    const name = words.slice(start, to).join(' ');
    const form =
      !FORM_OF.has(name) && words.slice(to, end).every((word) => MARKER.test(word)) ? painterCalled(name) : undefined;
    if (form) return { form, name, before: words.slice(0, start) };
  }
  // "explosion blue", "rune circle glowing red": what is said after the name
  for (let to = last; to > start; to--) {
    const named = endingAt(words.slice(start, to));
    if (!named) continue;
    const after = words.slice(to, last);
    // "shield bubble blue hexagons": a part with its colour
    const part = after.length > 1 && coloursOf(after.slice(0, 1))?.length === 1 && DETAIL_OF.has(after.slice(-1)[0]!);
    if (to < last && !part && !after.every((word) => coloursOf([word]) || (SILENT.has(word) && !NOUN.test(word)) || MANNERS.has(word) || MARKER.test(word))) return undefined; // biome-ignore format: one line
    return { ...named, before: [...words.slice(0, start), ...named.before] };
  }
  return undefined;
}

const endsInForm = (words: readonly string[]): boolean => endingAt(words) !== undefined;

export function endingAt(words: readonly string[]): Named | undefined {
  for (let n = Math.min(LONGEST, words.length); n > 0; n--) {
    const name = words.slice(-n).join(' ');
    const form = FORM_OF.get(name) ?? painterCalled(name);
    if (form) return { form, name, before: words.slice(0, -n) };
    // several of what there is one of: "explosions"
    const one = singulars(name).find((single) => FORM_OF.has(single));
    if (one) return { form: FORM_OF.get(one)!, name: one, plural: true, before: words.slice(0, -n) };
  }
  return undefined;
}

/** The painters of substances of a form, by the painter of all others. */
const OF = new Map(FORMS.flatMap(({ drawn, of, shared }) => (of && !shared ? [[drawn, of] as const] : [])));

/** An effect that has a name of its own: "muzzle flash", "fireworks". */
function painterCalled(name: string): EffectForm | undefined {
  for (const one of [name, ...singulars(name)])
    for (const r of LEXICON.read(one))
      if (r.is === 'concept' && r.kind === 'thing' && PAINTED[r.id] && !r.weak && !name.split(' ').every((word) => MARKER.test(word)) && name.includes(' ')) return { words: name, drawn: r.id, ...(OF.has(r.id) ? { of: OF.get(r.id)! } : {}) }; // biome-ignore format: one line
  return undefined;
}

/** Whether the last of some words, more of them than a form's own name has, are the name of a thing that is no effect. */
export function namesThing(words: readonly string[], own: number): boolean {
  for (let n = Math.min(LONGEST, words.length); n > own; n--)
    if (LEXICON.read(words.slice(-n).join(' ')).some((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak && !PAINTED[r.id])) return true; // biome-ignore format: one line
  return false;
}
