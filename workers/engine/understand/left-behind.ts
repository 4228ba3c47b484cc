/** What who moves leaves behind: "dust behind a running horse", "a car leaving a trail of smoke" are the horse and the car, with that. */
import { COLOUR_HEX } from './colours.ts';
import { effectOf } from './effects/index.ts';

const KINDS: Readonly<Record<string, string>> = { dust: 'dust', 'dust cloud': 'dust', sand: 'sand', smoke: 'smoke', exhaust: 'smoke', fumes: 'smoke', steam: 'steam', fire: 'fire', flames: 'fire', flame: 'fire', water: 'water', snow: 'snow', mud: 'mud', slime: 'slime', sparks: 'sparks', sparkles: 'sparkles', sparkle: 'sparkles', glitter: 'sparkles', 'fairy dust': 'sparkles', 'pixie dust': 'sparkles', stars: 'stars', star: 'stars', stardust: 'stars', light: 'light', rainbow: 'rainbow', bubbles: 'bubbles', 'speed lines': 'lines', 'motion lines': 'lines', 'wind lines': 'lines', 'action lines': 'lines' }; // biome-ignore format: a table
const STUFF = `(${Object.keys(KINDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const LOOK =
  '((?:(?:an?|the|some|big|thick|long|little|small|white|black|grey|gray|brown|red|blue|green|yellow|orange|purple|pink|golden|glowing|fading|bright|hot|huge) )*)';
const OF = '(?:(?:tyre|tire|skid|exhaust|drift|engine|hoof|foot|running|burning) )*';
const FORM = '(?: (?:trail|cloud|clouds|puffs?|streaks?|splash|spray|wake|plume|skid|flying|rising|kicked up|left))*';
const BEHIND = new RegExp(
  `^${LOOK}${OF}${STUFF}${FORM} behind ((?!it\\b|him\\b|her\\b|them\\b|the scene)[a-z ]+?)((?:, [^,]+)*)$`,
  'i',
);
const LEAVES = new RegExp(
  `^((?:(?!with |leaving |trailing )[a-z-]+ ){1,7}?)(?:(?:that is |which is |and )?(?:leaving|trailing|kicking up|throwing up|spraying)(?: up)?(?: (?:an?|the))? ?(?:${LOOK}(?:trail|cloud|streak) of )?|with )${LOOK}${OF}${STUFF}${FORM} (?:behind|trailing behind|flying behind)(?: (?:it|him|her|them|itself))?((?:, [^,]+)*)$`,
  'i',
);
const A_TRAIL = new RegExp(
  `^((?:(?!with |leaving |trailing )[a-z-]+ ){1,7}?)(?:that is |and )?(?:leaving|trailing|with) ${LOOK}${STUFF} trails?(?: behind(?: (?:it|him|her|them))?)?((?:, [^,]+)*)$`,
  'i',
);
const TRAIL_OF = new RegExp(
  `^((?:(?!with |leaving |trailing )[a-z-]+ ){1,7}?)(?:that is |and )?(?:leaving|trailing|with) (?:an? |the )?${LOOK}(?:trail|trails|streak) of ${LOOK}${STUFF}(?: behind(?: (?:it|him|her|them))?)?((?:, [^,]+)*)$`,
  'i',
);
const hueIn = (words: string): string => words.split(' ').find((word) => COLOUR_HEX.has(word.toLowerCase())) ?? '';

/** Said behind who moves, in one form: "with a waketrail of dust". */
const said = (who: string, looks: string, what: string, rest = ''): string =>
  `${who.trim()} with a waketrail of ${hueIn(looks) ? `${hueIn(looks)} ` : ''}${KINDS[what.toLowerCase()]}${rest}`;

export function leftBehind(text: string): string {
  if (!/\b(?:behind|trail|leaving|trailing|streak)\b/i.test(text) || effectOf(text)) return text;
  const behind = BEHIND.exec(text);
  // a house or a wall stands there and leaves nothing
  if (
    behind &&
    !/\b(?:house|wall|door|window|tree|mountain|hill|building|tower|castle|rock|curtain|fence|player|enemy)s?\b/i.test(
      behind[3]!,
    )
  ) {
    // "white" at the end is what was asked for first
    const last = /^, ([a-z]+)$/i.exec(behind[4] ?? '')?.[1] ?? '';
    return COLOUR_HEX.has(last.toLowerCase())
      ? said(behind[3]!, last, behind[2]!)
      : said(behind[3]!, behind[1]!, behind[2]!, behind[4]);
  }
  const leaves = LEAVES.exec(text);
  if (leaves) return said(leaves[1]!, `${leaves[2] ?? ''}${leaves[3] ?? ''}`, leaves[4]!, leaves[5]);
  const one = A_TRAIL.exec(text);
  if (one) return said(one[1]!, one[2]!, one[3]!, one[4]);
  const trail = TRAIL_OF.exec(text);
  return trail ? said(trail[1]!, `${trail[2]}${trail[3]}`, trail[4]!, trail[5]) : text;
}

/** As it is said in one form: the colour, and what it is. */
export const WAKE = /,? with a waketrail of (?:([a-z]+) )?(dust|sand|smoke|steam|fire|water|snow|mud|slime|sparks|sparkles|stars|light|rainbow|bubbles|lines)\b/i; // biome-ignore format: one line
