import { hexToOklab, oklabToHex } from '../../../src/pixels/color.ts';
import type { Lexicon } from './lexicon.ts';
import { isNoun, isPureNoun, reading, type Unit } from './phrases.ts';

/** A colour with the words that said it. */
export interface NamedColour {
  readonly hex: string;
  readonly name: string;
}

/** A noun that a description word implies: "blue-haired" → hair, blue. */
export interface Feature {
  readonly noun: string;
  readonly text: string;
  readonly description: Description;
  /** The word says a pattern of cloth as well: "striped". */
  readonly pattern?: true;
}

/** Everything that a noun phrase says besides its noun. */
export interface Description {
  readonly colours: NamedColour[];
  material?: { readonly id: string; readonly name: string };
  element?: { readonly hex: string; readonly name: string };
  readonly builds: string[];
  readonly moods: string[];
  /** Marks of things; `alone` where the word says nothing else. */
  readonly marks: { readonly id: string; readonly text: string; readonly alone: boolean }[];
  /** Words of moods that only faces of people show. */
  readonly looks: string[];
  readonly actions: string[];
  readonly settings: string[];
  readonly species: string[];
  /** Peoples, ages and worlds; `alone` where the word says nothing else. */
  readonly guises: { readonly text: string; readonly alone: boolean }[];
  count?: number;
  /** What is on the cloth, and the colours said of that. */
  pattern?: { readonly kind: string; readonly text: string; readonly inks: readonly NamedColour[] };
  /** What is worn has the form of: "lobster" of a lobster hat. */
  liked?: string;
  /** Where what is said of is carried, if in no hand: slung on the back, at the belt. */
  where?: 'back' | 'belt' | 'shoulder' | 'arm';
  /** Nouns that are not the head: "skeleton" of "skeleton key". */
  readonly nouns: Unit[];
  readonly features: Feature[];
  readonly lacking: string[];
  readonly unknown: string[];
}

/** Moods that only faces of people show. */
export const LOOKS: ReadonlySet<string> = new Set(['tired', 'smug', 'winking', 'shouting', 'drunk']);

export const emptyDescription = (): Description => ({
  colours: [],
  builds: [],
  moods: [],
  marks: [],
  looks: [],
  actions: [],
  settings: [],
  species: [],
  guises: [],
  nouns: [],
  features: [],
  lacking: [],
  unknown: [],
});

/** Adds what `extra` says to `base`; a material said first stays. */
export function extend(base: Description, extra: Description): void {
  for (const key of ['builds', 'moods', 'looks', 'actions', 'settings', 'species', 'lacking', 'unknown'] as const)
    base[key].push(...extra[key]);
  base.colours.push(...extra.colours);
  base.marks.push(...extra.marks);
  base.guises.push(...extra.guises);
  base.nouns.push(...extra.nouns);
  base.features.push(...extra.features);
  base.material ??= extra.material;
  base.element ??= extra.element;
  base.count ??= extra.count;
  base.pattern ??= extra.pattern;
}

/** Reads the words of a phrase around its head (−1: no head). */
export function describe(units: readonly Unit[], head: number): Description {
  const d = emptyDescription();
  let tone: { lightness: number; chroma: number; name: string } | undefined;
  units.forEach((unit, i) => {
    if (i === head) {
      const build = reading(unit, 'build');
      if (build) d.builds.push(build.id);
      return;
    }
    if (unit.text === 'underarm') {
      d.where = 'arm';
      return;
    }
    if (unit.text === 'slung' || unit.text === 'sheathed' || unit.text === 'shouldered') {
      d.where = unit.text === 'slung' ? 'back' : unit.text === 'sheathed' ? 'belt' : 'shoulder';
      return;
    }
    if (unit.lacking) {
      d.lacking.push(unit.lacking);
      return;
    }
    // "snow covered" is no pattern of snowflakes
    const pattern = reading(unit, 'mark') ? undefined : reading(unit, 'pattern');
    if (pattern) {
      d.pattern ??= { kind: pattern.id, text: unit.text, inks: [] };
      if (!unit.feature && !isNoun(unit)) return;
    }
    if (unit.feature) {
      d.features.push({
        noun: unit.feature,
        text: unit.text,
        description: pattern ? emptyDescription() : takeLast(d, units[i - 1], unit),
        ...(pattern ? { pattern: true } : {}),
      });
      return;
    }
    // "tank of world war 2": no number of tanks
    if (head >= 0 && i > head && /^\d+$/.test(unit.text)) {
      d.unknown.push(unit.text);
      return;
    }
    const step = reading(unit, 'tone');
    if (step && units.slice(i + 1, i + 3).some((next) => reading(next, 'colour'))) {
      tone = { lightness: step.lightness, chroma: step.chroma, name: unit.text };
      return;
    }
    const colour = reading(unit, 'colour');
    const material = reading(unit, 'material');
    if (colour && (!material || tone)) {
      d.colours.push(
        tone
          ? { hex: toned(colour.hex, tone), name: `${tone.name} ${unit.text}` }
          : { hex: colour.hex, name: unit.text },
      );
      tone = undefined;
      return;
    }
    tone = undefined;
    if (!other(d, unit) && !step) d.unknown.push(unit.text);
  });
  return d;
}

/** Readings that add up: a word may be a material, an element and a mood at once ("frozen"). True when one was there. */
function other(d: Description, unit: Unit): boolean {
  let used = unit.readings.some((r) => r.is === 'picture' || r.is === 'link' || r.is === 'article');
  const use = <T>(found: T | undefined, act: (value: T) => void): void => {
    if (found === undefined) return;
    act(found);
    used = true;
  };
  const guise = reading(unit, 'guise');
  if (guise) d.guises.push({ text: unit.text, alone: unit.readings.every((r) => r.is === 'guise') });
  use(reading(unit, 'material'), (m) => {
    d.material ??= { id: m.id, name: unit.text };
  });
  use(reading(unit, 'element'), (e) => {
    d.element ??= { hex: e.hex, name: unit.text };
  });
  use(reading(unit, 'build'), (b) => d.builds.push(b.id));
  use(reading(unit, 'mood'), (m) => {
    d.moods.push(m.id);
    if (LOOKS.has(m.id)) d.looks.push(unit.text);
  });
  use(reading(unit, 'action'), (a) => d.actions.push(a.id));
  // "ice dragon" and "lava golem" say what it is made of, not where it stands
  const mark = reading(unit, 'mark');
  if (!used && !mark) use(reading(unit, 'setting'), (s) => d.settings.push(s.id));
  use(reading(unit, 'species'), (s) => d.species.push(s.id));
  use(reading(unit, 'count'), (c) => {
    d.count ??= c.n;
  });
  if (mark) d.marks.push({ id: mark.id, text: unit.text, alone: !used });
  if (mark) return true;
  if (isNoun(unit) && !used) {
    d.nouns.push(unit);
    return true;
  }
  return used || guise !== undefined;
}

const ALWAYS_BOUND = new Set(['hair', 'eye', 'skin', 'skinne']);

/** What stands directly before "-haired" belongs to the hair; before "winged" only when a hyphen says so. */
function takeLast(d: Description, previous: Unit | undefined, unit: Unit): Description {
  const own = emptyDescription();
  if (!previous || !(unit.joined || ALWAYS_BOUND.has(unit.feature ?? ''))) return own;
  if (reading(previous, 'colour') && !reading(previous, 'material')) own.colours.push(...d.colours.splice(-1));
  else if (reading(previous, 'material') && d.material) {
    own.material = d.material;
    d.material = undefined;
    d.element = undefined;
  } else if (reading(previous, 'build')) own.unknown.push(...d.builds.splice(-1));
  else if (d.unknown.at(-1) === previous.text) own.unknown.push(...d.unknown.splice(-1));
  return own;
}

/** Lightness added and chroma multiplied in OKLCh; hue stays. */
export function toned(hex: string, step: { readonly lightness: number; readonly chroma: number }): string {
  const [L, a, b] = hexToOklab(hex);
  const lightness = Math.min(0.95, Math.max(0.16, L + step.lightness));
  const hue = Math.atan2(b, a);
  const chroma = Math.hypot(a, b) * step.chroma;
  return oklabToHex([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

/**
 * Joins an adjective to its noun when both together name something: "long blue hair" → "long hair", blue.
 * Returns the units with the compound in the noun's place, or the same units.
 */
export function joinCompound(
  units: readonly Unit[],
  head: number,
  lexicon: Lexicon,
): { units: readonly Unit[]; head: number } {
  const noun = units[head];
  if (!noun) return { units, head };
  for (let i = head - 2; i >= 0; i--) {
    const word = units[i] as Unit;
    if (word.feature || reading(word, 'colour')) continue;
    const text = `${word.text} ${noun.text}`;
    const readings = lexicon.read(text);
    if (!readings.some((r) => r.is === 'piece' || r.is === 'concept')) continue;
    const joined: Unit = { text, readings, joined: false };
    return {
      units: [...units.slice(0, i), ...units.slice(i + 1, head), joined, ...units.slice(head + 1)],
      head: head - 1,
    };
  }
  return { units, head };
}

/** "A russian woman": the name of a people before another noun is said of that. */
const PEOPLES = /(?:an|ish|ese|ic|ch|oid)$/;

/** Index of the noun that a phrase is about; −1 when it has none. */
export function headOf(units: readonly Unit[]): number {
  const weak = (u: Unit): boolean => {
    const concept = reading(u, 'concept');
    return reading(u, 'build') !== undefined || concept?.weak === true || concept?.general === true;
  };
  const last = (test: (u: Unit) => boolean): number => units.findLastIndex((u) => test(u));
  const names = (u: Unit): boolean => reading(u, 'concept') !== undefined || reading(u, 'species') !== undefined;
  const strong = last(
    (u) =>
      isPureNoun(u) && names(u) && !weak(u) && !(PEOPLES.test(u.text) && reading(u, 'guise') && u !== units.at(-1)),
  );
  if (strong >= 0) return strong;
  const general = last((u) => isPureNoun(u) && names(u));
  const pure = last(isPureNoun);
  if (general >= 0) return general;
  if (pure >= 0) return pure;
  const coloured = last(isNoun);
  // "orange waders": of what nobody knows it is the colour, and no fruit
  const after = units[coloured + 1];
  return coloured >= 0 && after?.readings.length === 0 && reading(units[coloured]!, 'colour') ? -1 : coloured;
}
