/**
 * Places as they are typed in haste: what describes a place stands behind its name ("classroom empty"), what was done to a thing behind
 * the thing ("cars rusted"), and the sky behind all of it without a comma ("graveyard foggy full moon").
 */
import { MANNER_OF } from '../places/manners.ts';
import { PLACE_WORDS, placeLength } from './place-words.ts';
import { saidFeature } from './said-features.ts';
import { MOOD_WORDS } from './words.ts';

const WEATHERS = 'foggy misty rainy stormy snowy sunny hazy cloudy'.split(' ');
/** Manners that are said by adjectives; by nouns a name goes on: "a village witch". */
const ADJECTIVES: ReadonlySet<string> = new Set([
  ...MOOD_WORDS,
  ...WEATHERS,
  ...'long narrow wide huge big small tiny large endless indoor outdoor deserted closed open empty bare lonely quiet neon'.split(
    ' ',
  ),
  ...[...MANNER_OF.keys()].filter((word) => /^[a-z-]+(?:y|ed|en|ful|ous|ic|al|ing|ese|ern|ish|ian|ar)$|^(?:old|retro|modern|rich|grand)$/.test(word) && !/^(?:colony|army|fairy)$/.test(word)), // biome-ignore format: one line
]);
const VERY: ReadonlySet<string> = new Set(['very', 'really', 'super', 'quite', 'totally', 'completely', 'all', 'so']);
/** Where the words of a name end. */
const JOINTS = /^(?:with|in|on|at|of|and|under|by|near|full|from|over|behind|inside|filled|during|through|where|while|above|below|between|for|into|along|across|a|an|the)$/; // biome-ignore format: one line

const WEATHER_LOOKS: Readonly<Record<string, string>> = { fog: 'foggy', mist: 'misty', snow: 'snowy', rain: 'rainy', storm: 'stormy' }; // biome-ignore format: a table
/** "London street fog old lamps": weather that follows a name is the place's, and what comes after it one more of the list. */
function weatherFirst(text: string): string {
  const [first = ''] = /^[^,]*/.exec(text) ?? [];
  const words = first.trim().split(/\s+/);
  const low = words.map((word) => word.toLowerCase());
  for (let i = 0; i < words.length && !JOINTS.test(low[i]!); i++) {
    const end = i + placeLength(low.slice(i));
    const looks = end > i ? WEATHER_LOOKS[low[end] ?? ''] : undefined;
    const next = low[end + 1];
    if (!looks || (next !== undefined && PLACE_WORDS.has(next))) continue;
    const lead = /^(?:an?|the)$/.test(low[0]!) ? 1 : 0;
    const rest = words.slice(end + 1).join(' ');
    const joined = rest === '' ? '' : JOINTS.test(next!) ? ` ${rest}` : `, ${rest}`;
    return `${[...words.slice(0, lead), looks, ...words.slice(lead, end)].join(' ')}${joined}${text.slice(first.length)}`;
  }
  return text;
}

/** "Classroom empty with chairs": the first name is a place's, and what follows it describes it. */
function describedFirst(text: string): string {
  const [first = ''] = /^[^,]*/.exec(text) ?? [];
  const words = first.trim().split(/\s+/);
  const low = words.map((word) => word.toLowerCase());
  const joint = low.findIndex((word, i) => i > 0 && JOINTS.test(word));
  const end = joint < 0 ? words.length : joint;
  for (let i = 0; i < end; i++) {
    const length = placeLength(low.slice(i, end));
    const after = low.slice(i + length, end);
    if (length === 0 || after.length === 0) continue;
    if (!after.every((word) => ADJECTIVES.has(word) || VERY.has(word)) || VERY.has(after.at(-1)!)) continue;
    const told = words.slice(i + length, end).filter((word) => !VERY.has(word.toLowerCase()));
    const lead = /^(?:an?|the)$/.test(low[0]!) ? 1 : 0;
    return [...words.slice(0, lead), ...told, ...words.slice(lead, i + length), ...words.slice(end)].join(' ') + text.slice(first.length); // biome-ignore format: one line
  }
  return text;
}

const STATES = 'rusted|rusty|wrecked|burned|burnt|broken|destroyed|abandoned|overgrown|scattered|stacked|ruined|fallen|collapsed|sunken|melted|flooded|smashed|crashed|toppled|knocked over|upside down'; // biome-ignore format: one line
/** "Cars rusted": what was done to a thing stands before it. */
const stateFirst = (text: string): string =>
  text.replace(
    new RegExp(`(,|\\bwith|\\band) ((?:(?:some|many|old|the|all) )*)((?:[a-z]+ )?[a-z]+s) (?:are |all |lying |that are )?(${STATES})(?=$|,| and )`, 'gi'), // biome-ignore format: one line
    '$1 $2$4 $3',
  );

const TINT =
  'red|orange|purple|pink|violet|green|yellow|golden|blue|turquoise|teal|grey|gray|black|crimson|blood red|dark red';
const SKY = `(?:(?:dark|deep|light|pale|bright|glowing|dramatic|soft|stormy|cloudy|beautiful) )*(?:${TINT})(?: (?:and|to) (?:${TINT}))?(?: (?:evening|night|morning|sunset|dusk|dawn|alien|summer|cloudy|stormy|starry))* (?:sky|skies)`; // biome-ignore format: one line
const MOON = '(?:(?:(?:big|huge|giant|glowing|bright) )*(?:full|crescent|blood|red|big|huge|giant|blue) moon)';
/** The sky is a member of the list, whatever joins it to the rest. */
const skyListed = (text: string): string =>
  text
    .replace(new RegExp(`,? (?:with|under|beneath|below|against|before|in front of|and) (?:an? |the )?(${SKY})\\b(?! island)`, 'gi'), ', $1')
    .replace(new RegExp(`(?<=[a-z]{3}) (?<!\\b(?:the|with|under|and|one|two|twin|three|dark|deep|light|pale|bright|big|huge|giant|glowing|beneath|below|before|against|its|soft|dramatic|stormy|cloudy|beautiful|blood|from|over) )(${SKY}|${MOON})(?=$|,)`, 'gi'), ', $1'); // biome-ignore format: a chain

const PARTS = 'kitchen|hall|lobby|corridor|hallway|toilet|bathroom|backyard|basement|courtyard|waiting room|dining room|changing room|engine room|storage room|roof ?top|locker room'; // biome-ignore format: one line
/** "The kitchen of a restaurant": as its name has it. */
const ownerFirst = (text: string): string =>
  text.replace(
    new RegExp(`^((?:an? |the )?(?:(?!(?:with|and|in|of)\\b)[a-z-]+ ){0,2}?)(${PARTS}) of (?:an? |the )?([a-z]+)(?=$|,| )`, 'i'), // biome-ignore format: one line
    (whole: string, how: string, part: string, of: string) =>
      PLACE_WORDS.has(`${of} ${part}`.toLowerCase()) ? `${how}${of} ${part}` : whole,
  );

/** What stands before the first comma, word by word; undefined where a small word joins its parts already. */
function bareLead(text: string): { readonly first: string; readonly words: readonly string[]; readonly low: readonly string[] } | undefined {
  const [first = ''] = /^[^,]*/.exec(text) ?? [];
  const words = first.trim().split(/\s+/);
  const low = words.map((word) => word.toLowerCase());
  return low.some((word) => JOINTS.test(word)) ? undefined : { first, words, low };
} // biome-ignore format: short enough

const PAINTED = /^(?:(?:dark|dim|bright|broken) )?(?:graffiti|fireflies|neon (?:signs?|lights?)|string lights|fairy lights|flickering lights?|northern lights|aurora|stars|rainbow)$/; // biome-ignore format: one line
/** "Skate park graffiti": what is painted into a place is a member of the list. */
function paintedListed(text: string): string {
  const lead = bareLead(text);
  if (!lead) return text;
  const { first, words, low } = lead;
  for (let i = 0; i < words.length; i++) {
    const end = i + placeLength(low.slice(i));
    if (end === i) continue;
    for (let from = end; from < words.length; from++) {
      const after = low.slice(from).join(' ');
      if (PAINTED.test(after) && saidFeature(after) && low.slice(end, from).every((word) => ADJECTIVES.has(word)))
        return `${words.slice(0, from).join(' ')}, ${words.slice(from).join(' ')}${text.slice(first.length)}`;
    }
  }
  return text;
}

const COLOUR = 'red|orange|purple|pink|violet|green|yellow|golden|blue|turquoise|teal|grey|gray|black|white';
const LOOKS: ReadonlySet<string> = new Set([...COLOUR.split('|'), 'crooked', 'broken', 'glowing', 'fallen', 'hanging', 'wooden', 'rusty', 'flickering', 'colorful', 'colourful', 'giant', 'old', 'dead']); // biome-ignore format: a list
/** "Supermarket aisle empty shelves": what looks like something and follows a place's name is one more of the list. */
function lookListed(text: string): string {
  const lead = bareLead(text);
  if (!lead) return text;
  const { first, words, low } = lead;
  for (let i = 0; i < words.length; i++) {
    const end = i + placeLength(low.slice(i));
    const after = low.slice(end);
    if (end === i || after.length < 2 || after.length > 3 || PLACE_WORDS.has(after.at(-1)!)) continue;
    const looks = after.slice(0, -1).every((word) => LOOKS.has(word) || ADJECTIVES.has(word));
    if (!looks || !/s$/.test(after.at(-1)!)) continue;
    return `${words.slice(0, end).join(' ')}, ${words.slice(end).join(' ')}${text.slice(first.length)}`;
  }
  return text;
}

const WHEN = 'at (?:night|sunset|dusk|dawn|sunrise|noon|midnight)|in the (?:rain|snow|fog|morning|evening|mist)';
/** "Street at night lanterns": what follows the hour without a joint is one more of the list. */
const afterHour = (text: string): string =>
  text.replace(new RegExp(`\\b(${WHEN}) (?!(?:with|and|or|in|on|at|by|under|near|full|over|where|while|scene|time|sky|light|background|landscape|from|of)\\b)(?=[a-z]+ ?[a-z]*s(?:$|,))`, 'i'), '$1, '); // biome-ignore format: one line

const CRAFT_OR_HOUSE = 'train|bus|plane|airplane|ship|pirate ship|spaceship|submarine|castle|church|house|cabin|hut|tent|cave|pyramid|temple|tavern|shop|barn|stable|mine|library|museum|hospital|school|prison|factory|bunker|elevator|wagon|van|yurt|igloo|lighthouse|tower|windmill|treehouse'; // biome-ignore format: a list
/** "Train inside, seats": its interior. */
const insideFirst = (text: string): string =>
  text
    .replace(new RegExp(`^((?:an? |the |old |abandoned |medieval |small |dark |cozy )*)(${CRAFT_OR_HOUSE}) (?:from )?(?:the )?inside(?=$|,| with\\b| at\\b)`, 'i'), '$1$2 interior') // biome-ignore format: one line
    .replace(new RegExp(`^((?:clouds|cloudy sky|sky)(?: background)?),? (${COLOUR})$`, 'i'), '$1, $2 sky')
    .replace(new RegExp(`^(${COLOUR}) (clouds|cloudy sky)(?: background)?$`, 'i'), '$2, $1 sky');

/** "The eiffel tower in the back": of a picture, not of a body. */
const inBack = (text: string): string => text.replace(/ (?:in|at) the (?:far )?back(?=$|,)/gi, ' in the background');

/** The text with what describes a place before its name. */
export const asListed = (text: string): string =>
  describedFirst(
    lookListed(
      paintedListed(skyListed(stateFirst(ownerFirst(afterHour(weatherFirst(insideFirst(inBack(text.trim())))))))),
    ),
  );
