/**
 * Effects by their grammar: a form ("explosion", "slash", "ring"), a substance ("ice", "shadow"), colours, what comes along ("with
 * sparks", "white tips"), when in its course and whither. Whatever is said besides must be a remark ("for a correct answer", "around
 * the player"); where it names somebody or something else, the text is none of an effect alone and is read as any other.
 */

import { debrisNamed } from '../../painted/debris.ts';
import type { Brief } from '../../types.ts';
import { briefOf } from './brief.ts';
import type { Draft } from './draft.ts';
import { lettersOf } from './letters.ts';
import { crossed, MARKER, nameIn, namesThing } from './naming.ts';
import { adjectives, tail } from './phrases.ts';
import { placed } from './places.ts';
import { SUBSTANCE_OF } from './words.ts';

/** What comes down hits the ground. */
const STRIKES = /\b(?:strik|hit|slam|crash|impact)\w* (?:[a-z]+ ){0,2}(?:ground|floor|earth)\b/;

/** "A violet ring of lightning" that comes along: the ring and the bolts are violet. */
const ringsOf = (text: string): string =>
  text.replace(/(, |; |\bwith (?:an? |the )?|\band (?:an? )?)([a-z]+ )?(ring|rim|edge|border|circle|halo|frame) of (lightning|electricity|sparks|flames|fire)\b/g, (_, lead: string, hue = '', where: string, what: string) => `${lead}${hue}${where} and ${hue}${what}`); // biome-ignore format: one line

/** Those that are painted in all colours where that is said. */
const RAINBOWS: ReadonlySet<string> = new Set(['afloat-notes', 'liquid-pool', 'bat-burst', 'butterfly-burst', 'crow-burst', 'popcorn-burst', 'confetti']); // biome-ignore format: a list

const remembered = new Map<string, Brief | undefined>();

/** The brief of a text that asks for an effect and nothing besides; undefined of other texts. */
export function effectOf(text: string): Brief | undefined {
  if (remembered.has(text)) return remembered.get(text);
  const brief = read(text);
  if (remembered.size > 500) remembered.clear();
  remembered.set(text, brief);
  return brief;
}

function read(text: string): Brief | undefined {
  const words = lettersOf(text);
  if (words) return words;
  const low = text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[-–—/]+/g, ' ')
    .replace(/[^a-z0-9,;.: ]/g, ' ')
    .replace(/\b(bombs?|grenades?|dynamite|mines?|tnt|firecrackers?|rockets?|barrels?) (?:goes|going|go) off\b/g, '$1 exploding')
    .replace(/\b((?:speed|motion|action) lines) (?:behind|after|around|of) (?:an? |the )?[a-z]+/g, '$1')
    .replace(/\b(?:with|and) (?:spiky|jagged|sharp|rough|ragged) edges?\b/g, '')
    .replace(/\b(?:ground|floor) (fog|mist)\b/g, 'low $1')
    .replace(/\b(?:dragons? )?(?:fire )?breath (?:flames? |fire )?cone\b|\b(?:flames?|fire) cone\b|\bcone of (?:fire|flames?)\b/g, 'fire breath')
    .replace(/\bsee (?:through|thru)\b/g, 'translucent')
    .replace(/\b(?:lots|plenty|tons|loads|heaps|bunch|a lot|a bunch|a ton) of (?:the )?/g, '')
    .replace(/\b(?:spinning|swirling|whirling|circling|twirling|rotating|flying|dancing)(?: around| round)? in (?:an? )?(?:circles?|ring|spiral)\b/g, 'swirl')
    .replace(/\b(on (?:the |an? )?(?:wall|floor|ground)) (?=dripping|running|spreading|burning|glowing)/g, '$1, ')
    // to the right is whither all of them go
    .replace(/\b(?:from )?(?:the )?left to (?:the )?right\b/g, '')
    .replace(/^(.+), (two|three|four|five|six)$/, '$2 $1')
    .replace(/\bpopcorn popping\b/g, 'popping popcorn')
    .replace(/\b(?:pitch|jet) black\b/g, 'black')
    .replace(/\b(?:lightning|thunder)(?: ?bolts?)? (?:strikes?|striking|hits?|hitting) (?=(?:the )?(?:ground|floor|earth)\b)/g, 'lightning strike hitting '); // biome-ignore format: one line
  // how a picture is framed
  if (
    /\b(?:wide|establishing|long|full|medium|close|close up|aerial|drone|tracking|low angle|high angle|overhead|panoramic|action|title|beauty|hero|screen) ?shot of\b/.test(
      low,
    )
  )
    return undefined;
  const hued = /\brainbow\b/.test(low);
  if (low.length > 300 || /\b(?:multicolou?r(?:ed)?|many colou?rs|different colou?rs|status|button|logo|wand|staff|sword of|potion)\b/.test(low)) return undefined; // biome-ignore format: one line
  const places = placed(ringsOf(debrisNamed(low)));
  const members = places.text.split(/[,;.:]+/).map((member) => crossed(member.trim().split(/\s+/).filter(Boolean))).filter((words) => words.length > 0); // biome-ignore format: one line
  for (const [i, words] of members.slice(0, 3).entries()) {
    const named = nameIn(words);
    if (!named) continue;
    // "ice cream cone", "slime ball": the name of a thing that ends in a form's word
    if (namesThing([...named.before, ...named.name.split(' ')], named.name.split(' ').length)) return undefined;
    const draft: Draft = { colours: [], parts: [], manners: new Set(), told: [], unknown: [] };
    const { form, before, name, plural } = named;
    if (plural) draft.times = 3;
    draft.concept = form.drawn;
    // who comes down throws it up on both sides
    if (/\b(?:land(?:s|ing|ed)|stomp(?:s|ing)?|slams?|both sides)\b/.test(low)) draft.manners.add('sides');
    if (form.manner) draft.manners.add(form.manner);
    if (!adjectives(before, draft, true)) return undefined;
    const rest = words.slice(named.length ?? before.length + name.split(' ').length);
    if (name === 'sizzling' || name === 'bubbling' || name === 'fizzing') draft.manners.add('bubbling');
    // what is thrown about comes from somewhere that is no part of it
    const from = named.verbed ? rest.findIndex((word) => /^(?:from|off)$/.test(word)) : -1;
    if (from >= 0 && /^(?:scatter|burst|explod|shatter)/.test(name)) draft.unknown.push(...rest.splice(from).filter((word) => !/^(?:from|off|an?|the|of)$/.test(word))); // biome-ignore format: one line
    while (rest[0] && MARKER.test(rest[0])) {
      rest.shift();
      draft.cue = true;
    }
    if (!tail(rest, draft)) return undefined;
    for (const [j, member] of members.entries()) if (j !== i && !tail(member, draft)) return undefined;
    for (const piece of ['core', 'edge'] as const) {
      const colour = places[piece];
      if (!colour) continue;
      draft.parts.splice(0, draft.parts.length, ...draft.parts.filter((part) => part.piece !== piece), {
        piece,
        colour,
      });
    }
    draft.told.push(...places.told);
    if (STRIKES.test(low) && /\b(?:lightning|thunder)\b/.test(low)) {
      // the ground is no substance of the bolt, and breaks
      if (draft.substance?.stuff === 'earth') draft.substance = SUBSTANCE_OF.get('lightning');
      if (!draft.parts.some(({ piece }) => piece === 'ground cracks')) draft.parts.push({ piece: 'ground cracks' });
    }
    const brief = briefOf(form, name, draft);
    return hued && brief && !RAINBOWS.has(brief.concept) ? undefined : brief;
  }
  return undefined;
}
