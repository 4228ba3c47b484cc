/**
 * What a phrase says of sky, hour, light, air and mood: "pink evening sky", "soft green light", "big white clouds", "late summer afternoon".
 * A phrase is read here only where each of its words belongs to that: one other word, and it names something else.
 */
import type { Time, Weather } from '../../graph.ts';
import { skyBody } from '../sky-bodies.ts';

/** What a phrase changes of a picture; all of it is told by the phrase's own words. */
export interface Facets {
  readonly time?: Time;
  readonly weather?: readonly Weather[];
  readonly season?: string;
  readonly mood?: readonly string[];
  /** Painters in `features/`. */
  readonly features?: readonly string[];
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const table = <T>(rows: readonly (readonly [value: T, words: string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, words]) => words.split(/\s+/).map((word) => [word, value] as const)));

const TIMES = table<Time>([
  ['dawn', 'morning dawn sunrise daybreak sunup'],
  ['day', 'noon midday daytime day daylight afternoon'],
  ['sunset', 'evening dusk sunset twilight nightfall sundown gloaming'],
  ['night', 'night midnight nighttime nocturnal moonlight moonlit starlight starlit starry stars'],
]);
const SEASONS = table<string>([
  ['sunny', 'summer summertime'],
  ['snowy', 'winter wintertime wintry'],
  ['autumn', 'autumn autumnal fall'],
  ['spring', 'spring springtime'],
]);
/** Colours of skies, as `places/atmosphere.ts` knows them. */
const SKY_HUES = table<string>([
  ['red', 'red crimson scarlet bloody blood'],
  ['orange', 'orange amber peach coral apricot'],
  ['golden', 'golden gold yellow honey'],
  ['purple', 'purple violet lavender lilac magenta indigo mauve'],
  ['pink', 'pink rosy rose salmon'],
  ['green', 'green toxic emerald sickly lime'],
  ['blue', 'blue azure cobalt navy'],
  ['teal', 'teal turquoise cyan aqua'],
  ['grey', 'grey gray overcast cloudy leaden ashen'],
  ['black', 'black inky'],
]);
/** Colours of light. */
const LIGHT_HUES = table<string>([
  ['#c83040', 'red crimson scarlet'],
  ['#e87c2c', 'orange amber'],
  ['#f0c848', 'yellow'],
  ['#3c9048', 'green emerald'],
  ['#58e070', 'toxic eerie sickly lime'],
  ['#3c64b8', 'blue cobalt azure cold cool icy'],
  ['#48c8d0', 'teal cyan turquoise aqua'],
  ['#8444b8', 'purple violet lavender indigo'],
  ['#e878a8', 'pink magenta rosy'],
  ['#f8c050', 'warm golden gold honey cozy cosy'],
]);
const WEATHERS = table<Weather>([
  ['fog', 'fog foggy mist misty haze hazy smog smoggy steam steamy'],
  ['rain', 'rain rainy raining drizzle rainfall downpour'],
  ['snow', 'snowfall snowing snowflakes blizzard snowstorm'],
  ['storm', 'storm stormy thunderstorm lightning thunder'],
  ['sand', 'sandstorm'],
  ['ash', 'embers ash ashes sparks cinders'],
  ['rays', 'sunbeams sunbeam sunrays sunray rays shafts beams sunlight sunshine'],
]);
const SKY = /^(?:sky|skies|heavens?)$/;
const CLOUD = /^(?:clouds?|cumulus)$/;
const LIGHT = /^(?:light|lights|lighting|glow|illumination|lit|ambience|gleam)$/;
const FEEL =
  /^(?:feel|feeling|mood|vibes?|atmosphere|ambience|air|weather|tones?|colou?rs?|palette|aesthetic|season|theme)$/;
const MOTES =
  /^(?:dreamy|dreamlike|magical|magic|enchanted|enchanting|mystical|ethereal|whimsical|fairytale|sparkling|sparkles|mysterious)$/;
const DUST = /^(?:dust|dusty)$/;
const DARK =
  /^(?:dark|dim|gloomy|moody|spooky|creepy|scary|horror|ominous|sinister|menacing|grim|bleak|unsettling|dread|oppressive)$/;
/** A picture in which nothing happens is all of these. */
const CALM = list('calm quiet still peaceful silent serene tranquil relaxing relaxed lazy sleepy idyllic restful');
/** Say how something of the above is. */
const QUALITY = list(
  `soft gentle bright pale faint clear clean early late deep heavy thick thin big huge giant large small little tiny fluffy puffy white wispy
  scattered dramatic beautiful pretty gorgeous vivid full low high long slanted slanting streaming rising setting shining falling drifting floating
  passing strange weird romantic nostalgic melancholic lonely sunny ambient natural fresh crisp hot open wide endless vast sun moon god volumetric
  light slightly very with the a an and of in at under during from through over on into above behind overhead everywhere some lots many no hour
  first last fantasy blazing glowing golden hint coming around between breaking falling`,
);
/** Where light comes through, and where a sky is seen again. */
const TAIL =
  /(?: (?:coming|shining|streaming|falling|breaking|filtering|pouring|peeking))? (?:through|from|between|behind) (?:the )?(?:trees|leaves|canopy|branches|windows?|clouds?|curtains|cracks|above|forest|roof|ceiling|fog|mist)$/;
const MIRRORED =
  /(?:,? (?:mirrored|reflected|reflecting|mirroring|reflection))? (?:in|on|off) (?:the )?(?:calm |still )?(?:water|sea|lake|river|ocean|waves|pond|canal)$/;

/** The facets that a phrase names; absent where one of its words is of something else. */
export function skyAndLight(phrase: string): Facets | undefined {
  if (/^(?:(?:all|the|most) )*(?:lights?|lamps?|lanterns?|lighting|power|electricity)(?: are| is)? (?:off|out|turned off|switched off|broken|dead|gone)$|^(?:power ?cut|power outage|blackout|unlit)$/.test(phrase)) return { features: ['lights off'] }; // biome-ignore format: one line
  const body = skyBody(phrase);
  if (body) return { ...(body.time ? { time: body.time } : {}), ...(body.weather ? { weather: [body.weather] } : {}), features: body.feature ? [body.feature] : [] }; // biome-ignore format: one line
  const mirrored = MIRRORED.exec(phrase);
  const through = TAIL.exec(phrase);
  const words = phrase.replace(MIRRORED, '').replace(TAIL, '').split(' ').filter(Boolean);
  const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const first = <T>(map: ReadonlyMap<string, T>): T | undefined => words.flatMap((w) => { const v = map.get(w); return v === undefined ? [] : [v]; })[0]; // biome-ignore format: one line
  const known = (w: string): boolean =>
    QUALITY.has(w) || CALM.has(w) || TIMES.has(w) || SEASONS.has(w) || SKY_HUES.has(w) || LIGHT_HUES.has(w) || WEATHERS.has(w) ||
    [SKY, CLOUD, LIGHT, FEEL, MOTES, DUST, DARK].some((one) => one.test(w)); // biome-ignore format: a list
  if (words.length === 0 || words.length > 6 || !words.every(known)) return undefined;
  if (mirrored && !is(SKY) && !is(LIGHT) && !is(CLOUD)) return undefined;
  const [sky, cloud, light] = [is(SKY), is(CLOUD), is(LIGHT)];
  const time = first(TIMES);
  const season = first(SEASONS);
  const weather = first(WEATHERS);
  const hue = first(LIGHT_HUES);
  const skyHue = first(SKY_HUES);
  const features: string[] = [];
  const falls: Weather[] = weather ? [weather] : [];
  const mood: string[] = [];
  const feel =
    is(FEEL) ||
    words.every((w) => CALM.has(w) || MOTES.test(w) || DARK.test(w) || w === 'and' || w === 'fantasy' || w === 'cozy');
  if (sky || (cloud && skyHue && skyHue !== 'golden')) {
    const dull = skyHue ?? (is(/^(?:dark|gloomy|moody|dramatic)$/) ? 'grey' : undefined);
    if (dull) features.push(`sky:${dull}`);
  }
  if (cloud && skyHue === undefined) features.push(is(DARK) ? 'sky:grey' : 'cumulus');
  if (mirrored) features.push('mirror');
  if (light && !sky && !cloud) {
    if (time && time !== 'night') falls.push('rays');
    else if (hue) features.push(`coloured light:${hue}`);
    else if (is(DARK)) mood.push('dark');
    else if (time === undefined || through) falls.push('rays');
  }
  if (!light && !sky && !cloud && through) falls.push('rays');
  if (is(/^sun$/) && !light && !time && !weather) features.push('big sun');
  if (is(/^moon$/) && !light) features.push('big moon');
  if (is(/^(?:stars|starry)$/)) features.push('stars above');
  if (is(MOTES) && (feel || light)) features.push('light motes');
  if (is(DUST) && !sky) features.push('dust motes');
  if (feel) {
    if (is(DARK)) mood.push('dark');
    if (is(/^co[zs]y$/)) mood.push('cozy');
    const tint = is(/^(?:cold|warm|cool|hot)$/) || is(/^(?:tones?|colou?rs?|palette)$/) ? hue : undefined;
    if (tint && !is(/^(?:autumn|fall|spring|summer|winter)$/)) features.push(`coloured light:${tint}`);
  }
  // "cold": the air is blue
  if (words.length === 1 && /^(?:cold|chilly|icy)$/.test(words[0]!))
    features.push(`coloured light:${LIGHT_HUES.get('cold')}`);
  const plainHour = (time !== undefined || season !== undefined) && words.every((w) => TIMES.has(w) || SEASONS.has(w) || CALM.has(w) || QUALITY.has(w) || FEEL.test(w) || SKY_HUES.has(w) || LIGHT_HUES.has(w) || LIGHT.test(w) || SKY.test(w) || DARK.test(w) || WEATHERS.has(w) || CLOUD.test(w)); // biome-ignore format: one line
  const calm = words.every((w) => CALM.has(w) || QUALITY.has(w)) && words.some((w) => CALM.has(w));
  const clear = (sky || cloud) && is(/^(?:clear|blue|bright|open|wide|endless|big|vast|starry|white)$/);
  const nothing = features.length === 0 && falls.length === 0 && mood.length === 0;
  if (nothing && !plainHour && !calm && !clear) return undefined;
  const night = features.some((f) => f === 'stars above' || f === 'big moon');
  return {
    ...(time || night ? { time: time ?? 'night' } : {}),
    ...(season ? { season } : {}),
    ...(falls.length > 0 ? { weather: [...new Set(falls)] } : {}),
    mood: [...mood, ...(season === 'autumn' || season === 'spring' || season === 'snowy' ? [season] : [])],
    features,
  };
}
