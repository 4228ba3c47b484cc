/**
 * What is in the sky over something is said after it, whichever way it was told: "a comet over a city", "a knight under two moons", "stars
 * reflected in a lake", "lantern light in an alley".
 */
import { namesPlace, placeAt } from './place-words.ts';
import { skyBody } from './sky-bodies.ts';

/** What the sky shows, and how the place under it is told. */
const SKIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:sunset|setting sun|evening sun|dusk)$/, 'at sunset'],
  [/^(?:sunrise|rising sun|dawn|morning sun)$/, 'at dawn'],
  [/^(?:stars|starry sky|starry night|starry night sky|night sky)$/, 'at night'],
  [/^(?:full |big |bright )*moon(?:light)?$/, 'with a full moon at night'],
  [/^(?:lightning|lightning storm|thunderstorm|storm|storm clouds|dark clouds|thunder)$/, 'in a storm'],
  [/^(?:rain|rain clouds|heavy rain)$/, 'in the rain'],
  [/^(?:sand ?storm|dust storm)$/, 'in a sandstorm'],
  [/^(?:snow ?storm|blizzard|snowfall)$/, 'in a blizzard'],
  [/^(?:fog|mist|morning fog)$/, 'in the fog'],
  [/^(?:northern lights|aurora|aurora borealis|polar lights)$/, 'with northern lights at night'],
  [/^rainbow$/, 'with a rainbow'],
];
/** "Northern lights over mountains", "a sandstorm in the desert": the place is what is seen, the sky is over it. */
function hourOfSky(text: string): string {
  const [, sky = '', rest = ''] =
    /^(?:an? |the )?([a-z ]+?) (?:over|above|in|on|across|behind) (?:an? |the )?(.+)$/i.exec(text.trim()) ?? [];
  const row = SKIES.find(([words]) => words.test(sky.toLowerCase()));
  const words = rest.toLowerCase().split(/[ ,]+/);
  return row && words.some((_, i) => i < 3 && placeAt(words.slice(i))) ? `${rest} ${row[1]}` : text;
}

/** What flies over a place by its nature. */
const FLYERS =
  '(?:airships?|zeppelins?|blimps?|ufos?|flying saucers?|helicopters?|air ?planes?|planes?|jets?|fighter jets?|bombers?|biplanes?|drones?|hot air balloons?|balloons?|kites?|dragons?|wyverns?|birds?|crows?|ravens?|seagulls?|gulls?|eagles?|hawks?|vultures?|owls?|bats?|pigeons?|geese|swallows?|storks?|phoenix(?:es)?|gryphons?|griffins?|griffons?|pegasus|witch(?:es)?|fair(?:y|ies)|angels?|spaceships?|starships?|space ships?|satellites?|dragonfl(?:y|ies)|butterfl(?:y|ies)|superhero)';
const OVER = '(?:over|above|high above|high over|across)';
const FLYER = new RegExp(`^((?:an? |the |some |two |three |four |five |many |several |flock of |squadron of )*(?:[a-z]+ )?${FLYERS}) (${OVER}) ((?:an? |the )?(?!it\\b|him\\b|her\\b|them\\b|head\\b|its\\b|his\\b)[a-z].*)$`, 'i'); // biome-ignore format: one line
const FIRST = new RegExp(`^(.{3,60}?) (?:${OVER}|behind|beyond|in the sky (?:over|above|of|behind)|up in the sky over) ((?:an? |the |some )?[a-z].*)$`, 'i'); // biome-ignore format: one line
const FALLING = /^(.{3,50}?) (?:over|on|in|across|through|around) ((?:an? |the )?[a-z].*)$/i;
const LAST = /^(.+?),? (?:under|underneath|beneath|below|against|lit by) ((?:an? |the )?.{3,60}?)((?:,.*)?)$/i;
/** What a lake shows once more. */
const MIRRORED =
  /^(.{3,40}?),? (?:is |are )?(?:reflect(?:ed|ing)|mirrored|mirroring) (?:in|on|off|by) ((?:an? |the )?(?:[a-z]+ )?(?:lake|water|river|sea|ocean|pond|canal|puddles?))$/i;
const MIRRORS =
  /^(?:the |an? )?(?:(?:full|bright|big) )?(?:moon|stars?|sky|night sky|starry sky|northern lights|aurora)$/i;
const HUED_SKY = /^(?:an? |the )?(?:[a-z]+ ){1,3}(?:sky|skies)$/i;
/** Light by what gives it. */
const LIGHT = /^(?:an? |the |some )?((?:(?:warm|dim|soft|faint|flickering|bright|cold|pale|eerie|gentle|low) )*)([a-z]+)(?: ?-?light| glow| lighting) (?:in|inside|over|on|through|falling in|shining in) ((?:an? |the )?[a-z].*)$/i; // biome-ignore format: one line
const GIVES: Readonly<Record<string, string>> = { candle: 'candles', lantern: 'lanterns', torch: 'torches', fire: 'a campfire', camp: 'a campfire', campfire: 'a campfire', lamp: 'lamps', neon: 'neon lights', moon: 'moonlight', sun: 'sun rays', day: 'sun rays', red: 'red light', blue: 'blue light', green: 'green light', purple: 'purple light', pink: 'pink light', orange: 'orange light', alarm: 'alarm lights' }; // biome-ignore format: a table

/**
 * What is in the sky over something is said after it: "a comet over a city" is a city and a comet. What flies over it flies, what falls there
 * falls, and light that is in a place is told by what gives it.
 */
export function skyLast(typed: string): string {
  const text = hourOfSky(typed);
  const plain = text.trim().replace(/\s+/g, ' ');
  const mirrored = MIRRORED.exec(plain);
  if (mirrored && (skyBody(mirrored[1]!) || MIRRORS.test(mirrored[1]!))) {
    const water = /^(?:water|the water|puddles?)$/i.test(mirrored[2]!) ? 'lake' : mirrored[2]!;
    return `${water} at night, ${/stars?$|sky$/i.test(mirrored[1]!) ? 'starry sky' : /^(?:the |an? )?(?:full )?moon$/i.test(mirrored[1]!) ? 'full moon' : mirrored[1]}, sky mirrored in the water`;
  }
  // a body of the sky that is told alone is over some land
  if (skyBody(plain)?.feature && /\b(?:sky|horizon|skies)\b/i.test(plain))
    return `${/planet|world|gas giant|saturn|suns/i.test(plain) ? 'alien planet' : 'hills'}, ${plain}`;
  const [, light = '', through = ''] =
    /^(?:the |a )?(moonlight|moon light|sunlight|sun light|sunshine|daylight|sun rays|sunbeams?|light) (?:falling |coming |shining |streaming )*(?:through|from|in) (?:an? |the )?(?:[a-z]+ )?windows?(?: in (?:an? |the )?(.+))?$/i.exec(
      plain,
    ) ?? [];
  if (light) return `${through || 'bedroom'}${/moon/i.test(light) ? ' at night' : ''} with light rays`;
  const first = FIRST.exec(plain);
  const inSky = (phrase: string): boolean => skyBody(phrase)?.feature !== undefined || HUED_SKY.test(phrase); // biome-ignore format: one line
  if (first && inSky(first[1]!)) return `${first[2]}, ${first[1]}`;
  const falling = FALLING.exec(plain);
  if (falling && skyBody(falling[1]!)?.weather && /\b(?:fall|float|drift|blow|fly|rain|swirl)/i.test(falling[1]!))
    return `${falling[2]}, ${falling[1]}`;
  const last = LAST.exec(plain);
  if (last && (inSky(last[2]!) || /^(?:the )?(?:northern lights|aurora(?: borealis)?|polar lights)$/i.test(last[2]!))) return `${last[1]}, ${last[2]}${last[3]}`; // biome-ignore format: one line
  const flies = FLYER.exec(plain);
  if (flies && !/\b(?:flying|hovering|floating|soaring|gliding|circling)\b/i.test(flies[1]!)) return `${flies[1]} flying ${flies[2]} ${flies[3]}`; // biome-ignore format: one line
  const lit = LIGHT.exec(plain);
  const gives = lit && GIVES[lit[2]!.toLowerCase()];
  if (lit && gives) return `${lit[3]} with ${gives}`;
  return text;
}

/** A subject that has no place by its words, and the sky that is told after it. */
export function skyApart(text: string): { readonly rest: string; readonly sky: string } | undefined {
  const [, rest = '', sky = ''] = /^([^,]+), ([^,]+)$/.exec(text.trim()) ?? [];
  if (rest === '' || namesPlace(rest)) return undefined;
  return skyBody(sky)?.feature !== undefined || HUED_SKY.test(sky) ? { rest, sky } : undefined;
}
