import { PROPS } from '../catalogue/things/index.ts';
import type { Interpretation, Mention } from './interpret.ts';
import type { Phrase, Unit } from './phrases.ts';
import { reading } from './phrases.ts';
import { SCENERY_WORDS } from './vocabulary.ts';

/** A text that asks for a place: as a picture of its own, or, where something in it is named, as that thing's setting. */
export interface Place {
  readonly setting: string;
  /** The thing that a text with no other subject names in the place: "desert with pyramids". */
  readonly subject?: Mention;
  /** Night is said beside the place. */
  readonly atNight?: true;
}

/**
 * The place that a text is about, absent where it is about somebody or something. "Forest", "city skyline at night" and
 * "mountain landscape" are places; "a knight in a forest" and "a mountain" are not.
 */
export function placeOf(found: Interpretation, phrases: readonly Phrase[]): Place | undefined {
  const night = settings(phrases).includes('night') ? ({ atNight: true } as const) : {};
  const asked = phrases.some((p) => p.units.some((u) => SCENERY_WORDS.has(u.text)));
  const subject = found.subject;
  if (subject) {
    const own = reading(subject, 'setting')?.id;
    // "forest" and "graveyard" are places, "mountain" is a thing as well: it takes a word that asks for the view
    const isPlace = own !== undefined && (asked || concept(subject) !== subject.text);
    const setting = isPlace ? own : asked ? (isIndoors(subject) ? 'room' : mainPlace(settings(phrases))) : undefined;
    return setting ? { setting: inWeather(setting, found), ...night } : undefined;
  }
  const named = mainPlace(settings(phrases));
  const unsaid =
    found.headWords.length === 0 &&
    found.mentions.every(({ unit }) => concept(unit) !== undefined || reading(unit, 'setting') !== undefined);
  if (!named || !unsaid) return undefined;
  const thing = asked ? undefined : found.mentions.find(({ unit }) => concept(unit) && !isPart(unit, named));
  return { setting: inWeather(named, found), ...night, ...(thing ? { subject: thing } : {}) };
}

/** Clouds belong to the sky, stars to the night: they are no subject there. */
const isPart = (unit: Unit, setting: string): boolean => reading(unit, 'setting')?.id === setting;

/** Words that any place may end in: "dungeon room", "forest clearing". */
const VAGUE: ReadonlySet<string> = new Set(['room', 'meadow', 'night']);

/** Every place said, in order. */
const settings = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap((p) => p.units.flatMap((u) => reading(u, 'setting')?.id ?? []));

/** The place that is meant among several: the first with a look of its own. */
const mainPlace = (said: readonly string[]): string | undefined => said.find((s) => !VAGUE.has(s)) ?? said[0];

/** Under snow every open place is the snow's. */
const inWeather = (setting: string, found: Interpretation): string =>
  found.description.moods.includes('snowy') && OPEN.has(setting) ? 'snow' : setting;
const OPEN: ReadonlySet<string> = new Set(['forest', 'meadow', 'mountain', 'night']);

const concept = (unit: Unit): string | undefined => {
  const found = reading(unit, 'concept');
  return found && !found.weak ? found.id : undefined;
};

/** A building whose inside may be asked for. */
const isIndoors = (unit: Unit): boolean => PROPS[reading(unit, 'concept')?.id ?? '']?.interior === true;
