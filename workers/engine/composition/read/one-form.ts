/**
 * What may be typed in several forms, in the one that both readers read: who sits on whose head, who rides what has a rider, a place or
 * a mood that stands alone between commas, bare lists of things. Told by what the catalogue knows of the words, not by sentences.
 */
import { categoryOf } from '../../catalogue/things/index.ts';
import { emblemsIn } from '../../understand/cloth-words.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { tokenise } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { PLACES } from '../places/index.ts';
import { eachListed } from './each-listed.ts';
import { KNOWN, type Read } from './known.ts';
import { placeIn } from './place.ts';
import { PLACE_WORDS } from './place-words.ts';
import { RIDABLE, RIDDEN_INSIDE } from './relation-meant.ts';
import { isPart } from './syntax/kinds.ts';
import { MOOD_WORDS } from './words.ts';

const SURE = 0.9;

/** Where on a body somebody sits, stands or lies, by the part that is named. */
const SEATS: readonly (readonly [parts: string, place: string])[] = [
  ['head|hat|cap|helmet|hood|crown|antlers?|horns?|horn|beak|nose|snout|forehead|hair|wig|turban|ears?', 'on its head'],
  ['palm|palms|hand|hands|fist|fingers?|fingertips?|wrist|forearm|glove|gauntlet|open palm|outstretched (?:palm|hand|arm)|paw|claw', 'on his hand'], // biome-ignore format: a list
  ['shoulders?|pauldron', 'on its shoulder'],
  ['back|shell|saddle|hump|rump|spine|carapace', 'on its back'],
  ['lap|belly|stomach|tummy|chest|knees?|thighs?|legs?', 'in his lap'],
];
const POSTURES = '(?:sitting|perched|perching|standing|resting|riding|lying|seated|balancing|balanced|landing|landed|clinging)'; // biome-ignore format: one line
/** "On its palm", "on hat" at the end: these are a body's, whatever else their word names. */
const seats = SEATS.map(([parts, place]) => [
  new RegExp(`((?:\\b[a-z-]+ ){1,4}?)(?:${POSTURES} )?(?:on|upon|atop|in|on top of) (?:(?:his|her|its|their) (?:[a-z]+ )?|(?:one |the |each |top of )?)(?:${parts})(?=$|,| (?:and|in|at|while|with|wearing)\\b)`, 'gi'), // biome-ignore format: one line
  place,
] as const); // biome-ignore format: one line

const WORN_IN = new RegExp(`(?<!${POSTURES}) in (?:(?:his|her|its|their|the) )?(?:[a-z]+ )?(?:hat|cap|helmet|hood|crown|wig|turban|glove|gauntlet|pauldron)s?$`, 'i'); // biome-ignore format: one line

/** Somebody else on a body: "with a robin on hat". A scar on a nose is the nose's. */
function onBodies(text: string, read: Read): string {
  // "a gold lion on his chest" is embroidered there
  let said = emblemsIn(text);
  for (const [form, place] of seats)
    said = said.replace(form, (found: string, before: string) => {
      // "knight in helmet with sword" wears it
      if (WORN_IN.test(found)) return found;
      const who = /(?:^|\b(?:with|and|holding|has|carrying|,) )((?:an?|one|two|his|her|its|the|small|little|tiny|baby|[a-z]+) (?:[a-z]+ ){0,2})$/i.exec(before)?.[1]; // biome-ignore format: one line
      const named = who ? read(who.trim()) : undefined;
      if (!named || !isAlive(named) || named.confidence < KNOWN || / (?:of|an?|the) *$/i.test(before)) return found;
      return `${before}${place}`;
    });
  return said;
}

const RIDERS = 'rider|driver|pilot|jockey|passenger|biker|motorcyclist|cyclist|rower|steersman|helmsman';
const RIDDEN = new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?[a-z-]+) (?:with|and|carrying) (?:(an?|its|his|her|the|two|three) )?((?:[a-z-]+ ){0,2}?)(?:${RIDERS})(s?)( and (?:an? |its )?passenger)?(?=$|,| (?:wearing|in|on|with|and)\\b)`, 'i'); // biome-ignore format: one line

/** "A motorbike with rider and passenger": they ride it. */
const ridden = (text: string, read: Read): string =>
  text.replace(RIDDEN, (found: string, what: string, how = '', like = '', plural = '', more = '') => {
    const borne = read(what);
    const rideable = borne.confidence >= KNOWN && (borne.kind === 'quadruped' || RIDDEN_INSIDE.has(borne.concept) || RIDABLE.has(borne.concept) || categoryOf(borne.concept) === 'vehicle'); // biome-ignore format: one line
    if (!rideable) return found;
    const said = read(like.trim() || 'x');
    const who = isAlive(said) && said.confidence >= SURE ? like.trim() : `${like}${/pilot|jockey/i.exec(found)?.[0] ?? 'person'}`.trim(); // biome-ignore format: one line
    const many = plural || more ? `${/^(?:two|three)$/i.test(how) ? how : 'two'} ${who.replace(/person$/, 'people')}${/(?:people|s)$/.test(who.replace(/person$/, 'people')) ? '' : 's'}` : `a ${who}`; // biome-ignore format: one line
    return `${many} riding ${/^(?:an?|the) /i.test(what) ? what : `a ${what}`}`;
  });

const MOODS = 'mood|feel|feeling|vibes?|atmosphere|aesthetics?|ambiance|ambience|energy';
const OF_MOOD = new RegExp(`(?<=,)\\s*((?:[a-z-]+ ){0,2}?[a-z-]+),? ?(?:${MOODS})(?=\\s*(?:,|$))`, 'gi');
const HORROR = /(?<=^[^,]+,.*)(?:(?<=,)\s*)(?:(?:dark|gothic|survival|body|cosmic|analog|folk|psychological|creepy|classic|pure|retro) )*horror(?: (?:scene|theme|movie))?(?=\s*(?:,|$))/gi; // biome-ignore format: one line

/** What a segment says of the mood: no dinosaur stands in a "kaiju mood". */
export const ofMood = (text: string): string =>
  text
    .replace(OF_MOOD, (_all: string, how: string) =>
      MOOD_WORDS.has(how.toLowerCase()) || LEXICON.read(how.toLowerCase()).some(({ is }) => is === 'mood')
        ? ` ${how}`
        : '',
    )
    .replace(/,\s*(?=,|$)/g, '');

/** "Vampire, graveyard": a place that stands alone after who is named is where they are. */
function placed(text: string, read: Read): string {
  const segments = text.split(',');
  if (segments.length < 2 || placeIn(tokenise(text), read)) return text;
  const [first] = segments;
  const who = read(first!);
  if (who.scenery || who.confidence < SURE) return text;
  const at = segments.findIndex((segment, i) => {
    if (i === 0) return false;
    const words = segment.trim().toLowerCase().split(/\s+/);
    const name = [3, 2, 1].find((n) => n <= words.length && PLACE_WORDS.has(words.slice(-n).join(' ')));
    if (!name || words.length - name > 1 || isPart(words.at(-1)!)) return false;
    const alone = read(segment);
    // "two wrestlers, arena": they are in it, though one could stand beside it
    if (isAlive(who) && i === segments.length - 1 && words.length === name && ALWAYS.has(words.join(' '))) return true;
    return alone.scenery || alone.confidence < KNOWN || words.length - name === 0 ? !standsAlone(words.slice(-name).join(' ')) : false; // biome-ignore format: one line
  });
  if (at < 0) return text;
  return [...segments.slice(0, at), ` in the ${segments[at]!.trim()}`, ...segments.slice(at + 1)].join(',').replace(',  in the', ' in the').replace(', in the', ' in the'); // biome-ignore format: one line
}
/** Places that one is in, whatever else their name is. */
const ALWAYS: ReadonlySet<string> = new Set(Object.values(PLACES).filter(({ always }) => always).flatMap(({ words }) => words)); // biome-ignore format: one line
/** A thing as well as a place: castles, houses, tables. */
const standsAlone = (name: string): boolean =>
  LEXICON.read(name).some((r) => r.is === 'concept' && !r.weak && !/^(?:nature|scenery)$/.test(categoryOf(r.id) ?? '')); // biome-ignore format: one line

/** A description in one form. */
export const inOneForm = (text: string, read: Read): string =>
  onBodies(placed(ridden(eachListed(text, read).replace(HORROR, ' scary'), read), read), read);
