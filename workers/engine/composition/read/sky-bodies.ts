/**
 * What a phrase says of bodies in the sky, by its grammar: how many, how they look, which body, where: "two small purple moons low on
 * the horizon". What comes out is painted by `features/heavens.ts`; a phrase with any other word in it names something else.
 */
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Time, Weather } from '../graph.ts';
import { NUMBERS } from './words.ts';

export interface SkyBody {
  readonly feature?: string;
  readonly time?: Time;
  readonly weather?: Weather;
}

/** Of one kind and its usual looks; the plural of a kind without a number is so many. */
const NOUNS: readonly (readonly [words: RegExp, feature: string, time?: Time, many?: number])[] = [
  [/^moons?$/, 'moon', 'night', 3],
  [/^(?:crescents?|sickle moon|moon sickle|moon crescent|crescent moons?)$/, 'moon;crescent', 'night', 2],
  [/^(?:half moons?)$/, 'moon;half', 'night', 2],
  [/^(?:blood moons?|bloodmoon)$/, 'moon;#c8403c', 'night', 2],
  [/^(?:harvest moons?)$/, 'moon;#e89c48;big', 'night', 2],
  [/^suns?$/, 'sun', undefined, 3],
  [/^(?:(?:solar |total |lunar |sun |moon )?eclipses?)$/, 'eclipse', 'night'],
  [/^(?:planets?|worlds?|gas giants?)$/, 'planet', undefined, 3],
  [/^(?:saturn|ringed planets?|planets? with (?:an? )?rings?|ringed worlds?|ringed (?:gas )?giants?)$/, 'planet;ringed'],
  [/^comets?$/, 'comet', 'night'],
  [/^(?:(?:burning |fiery |flaming |falling )*(?:meteors?|meteorites?|asteroids?))$/, 'comet;fiery', undefined],
  [/^(?:meteor showers?|meteor storms?|star showers?|meteor rain|rain of (?:stars|meteors)|perseids|shower of (?:meteors|stars)|falling meteors|raining meteors)$/, 'meteors;9', 'night'],
  [/^(?:shooting star|falling star)$/, 'meteors;1', 'night'],
  [/^(?:shooting stars|falling stars)$/, 'meteors;5', 'night'],
  [/^(?:constellations?|star signs?|zodiac)$/, 'constellations', 'night'],
  [/^(?:milky way|galactic band|band of the milky way)$/, 'milky way', 'night'],
  [/^rainbows?$/, 'rainbows', undefined, 2],
  [/^(?:fireworks?|firework display)$/, 'fireworks', 'night'],
]; // biome-ignore format: a table
/** What comes down or blows about. */
const FALLS: readonly (readonly [RegExp, Weather])[] = [
  [/^(?:(?:falling|floating|drifting|raining|grey|volcanic|glowing|blowing|flying|swirling) )*(?:ash|ashes|cinders|embers|sparks)(?: (?:falling|raining|drifting|blowing|floating|flying|swirling|everywhere))*$/, 'ash'],
  [/^(?:(?:falling|floating|drifting|blowing|flying|swirling|autumn|fall|dry|red|orange|yellow|golden) )*leaves(?: (?:falling|drifting|blowing|floating|flying|swirling|everywhere|in the wind|in the air))*$/, 'leaves'],
  [/^(?:(?:falling|floating|drifting|blowing|flying|swirling|pink|white|cherry|sakura|blossom|rose|flower) )*(?:petals|blossoms)(?: (?:falling|drifting|blowing|floating|flying|swirling|everywhere|in the wind|in the air))*$/, 'petals'],
  [/^(?:(?:falling|floating|drifting|blowing|swirling|gentle|heavy|light|soft|white) )*(?:snow|snowflakes|snowfall|blizzard|snowstorm)(?: (?:falling|drifting|blowing|swirling|everywhere))*$/, 'snow'],
]; // biome-ignore format: a table
/** A falling leaf says so; leaves alone lie there. */
const IN_MOTION = /\b(?:fall|float|drift|blow|fly|rain|swirl|snowfall|blizzard|snowstorm|everywhere|wind|air)/;

const LOOKS: Readonly<Record<string, string>> = { big: 'big', large: 'big', huge: 'giant', giant: 'giant', enormous: 'giant', massive: 'giant', gigantic: 'giant', small: 'small', little: 'small', tiny: 'small', distant: 'small', crescent: 'crescent', waxing: 'crescent', waning: 'crescent', half: 'half', ringed: 'ringed', low: 'low', setting: 'low', rising: 'low', blood: '#c8403c', bloody: '#c8403c', fiery: 'fiery', burning: 'fiery', flaming: 'fiery' }; // biome-ignore format: a table
const PLAIN =
  /^(?:an?|the|some|many|few|full|bright|pale|glowing|shining|beautiful|alien|strange|lone|single|hanging|visible|distinct|faint|clear|vivid|large|colou?rful|hovering|night|of|different|falling|cold|hot|scorching|blazing|gibbous|new|round|ominous|eerie|mysterious|other|its|one|with|streaking|passing|flying|crashing|exploding|bursting|arching|shooting|above|overhead)$/;
const WHERE =
  /(?: (?:is|are|hang(?:s|ing)|shin(?:es|ing)|ris(?:es|ing)|float(?:s|ing)|glow(?:s|ing)|set(?:s|ting)|fall(?:s|ing)|fly(?:ing)?|streak(?:s|ing)?|loom(?:s|ing)|burst(?:s|ing)?|explod(?:es|ing)|seen|visible))?(?:(?: (?:low|high))? (?:in|on|at|across|over|above|through|up in|from|near) (?:the |an? )?(?:(?:night|evening|morning|dark|black|red|purple|starry|open|wide|alien|clear) )*(?:sky|skies|horizon|heavens|background|distance|clouds)| (?:overhead|above|high above|up high|in background))+$/;

const COUNTS: Readonly<Record<string, number>> = { ...NUMBERS, double: 2, triple: 3, both: 2, '2': 2, '3': 3, '4': 4, '5': 5 }; // biome-ignore format: a table
const hexOf = (word: string): string | undefined => {
  const hex = COLOUR_HEX.get(word);
  return hex?.startsWith('#') ? hex : undefined;
};

const DOES =
  /(?: (?:falling|crashing|streaking|passing|flying|rising|setting|shining|hanging|glowing|looming|exploding|bursting)(?: down| by| low)?)+$/;

/** The body of the sky that a phrase names; absent where one of its words is of something else, and where other tables tell it as well. */
export function skyBody(phrase: string): SkyBody | undefined {
  const text = phrase.toLowerCase().replace(/[-.!]/g, ' ').replace(/^(?:an?|the) /, '').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  const falls = FALLS.find(([words]) => words.test(text));
  if (falls && IN_MOTION.test(text))
    return { weather: falls[1], ...(/\bash(?:es)?\b/.test(text) ? { feature: 'sky:grey' } : {}) };
  const where = WHERE.exec(text)?.[0] ?? '';
  const words = text
    .slice(0, text.length - where.length)
    .replace(DOES, '')
    .split(' ');
  if (words.length > 7) return undefined;
  for (let from = 0; from < words.length; from++) {
    const noun = words.slice(from).join(' ');
    const found = NOUNS.find(([one]) => one.test(noun));
    if (!found) continue;
    const [, kind, time, many = 1] = found;
    const looks: string[] = [];
    let count = /s$/.test(noun) && many > 1 ? many : 1;
    for (const word of words.slice(0, from)) {
      const [look, hex, number] = [LOOKS[word], hexOf(word), COUNTS[word]];
      if (number !== undefined) count = number;
      else if (look) looks.push(look);
      else if (hex) looks.push(hex);
      else if (!PLAIN.test(word)) return undefined;
    }
    if (/\bhorizon\b|\blow\b/.test(where) || /\b(?:ris|set)(?:s|es|ing|ting)\b/.test(where)) looks.push('low');
    // a rock is up there where that is said of it
    if (kind === 'comet;fiery' && where === '' && !/\b(?:burning|fiery|flaming|falling)\b/.test(text)) return undefined;
    if (/gas giant/.test(noun)) looks.push('big');
    // what is plain is painted as it ever was
    const simple = looks.every((look) => look === 'big');
    if (kind === 'moon' && simple)
      return count === 1 ? undefined : { feature: `moons:${Math.min(4, count)}`, time: 'night' };
    if (kind === 'sun' && count === 1 && looks.every((look) => !look.startsWith('#') && look !== 'low'))
      return undefined;
    if (kind === 'rainbows' && count === 1) return undefined;
    if (/^planet/.test(kind) && !/ringed/.test(kind) && count > 1 && simple) return undefined;
    const number = count > 1 && !/;\d/.test(kind) ? [String(Math.min(5, count))] : [];
    return { feature: `heaven:${[kind, ...looks, ...number].join(';')}`, ...(time ? { time } : {}) };
  }
  return undefined;
}
