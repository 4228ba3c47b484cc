/** Colours that are said of a whole picture: "orange and purple", "pastel colors", "muted earth tones", "black and white". */
import type { Facets } from './sky-and-light.ts';

const HUES: Readonly<Record<string, string>> = { red: '#c03838', crimson: '#962438', orange: '#e08034', amber: '#e09838', yellow: '#ecc848', gold: '#d8a838', golden: '#d8a838', green: '#4c9850', olive: '#7c8440', mint: '#88d0b0', teal: '#2c8c90', turquoise: '#30b4b0', cyan: '#48c0d0', blue: '#3c68b8', navy: '#2c3a78', indigo: '#4c3c98', purple: '#7848a8', violet: '#7848a8', lavender: '#a890d0', magenta: '#c83c98', pink: '#e080a8', peach: '#f0b090', brown: '#805838', beige: '#d4c0a0', cream: '#e8dcc0' }; // biome-ignore format: a table
/** What is done to all colours, by its name in `places/palette.ts`. */
const LOOKS: Readonly<Record<string, string>> = { pastel: 'pastel', pastels: 'pastel', bright: 'vivid', vivid: 'vivid', vibrant: 'vivid', saturated: 'vivid', colorful: 'vivid', colourful: 'vivid', bold: 'vivid', neon: 'neon', muted: 'muted', desaturated: 'muted', faded: 'muted', dull: 'muted', drab: 'muted', washed: 'muted', subdued: 'muted', soft: 'pastel', sepia: 'sepia', vintage: 'sepia', monochrome: 'grey', monochromatic: 'grey', greyscale: 'grey', grayscale: 'grey', noir: 'grey', warm: 'warm', autumn: 'warm', autumnal: 'warm', fall: 'warm', earthy: 'earth', earth: 'earth', cool: 'cold', cold: 'cold', icy: 'cold' }; // biome-ignore format: a table
const NOUN = /^(?:colou?rs?|tones?|palette|hues|shades|scheme|colou?ring|tint|accents)$/;
const FILL = /^(?:and|in|with|of|the|a|an|only|limited|mostly|all|out|over|dominated|by|or|dark|light|deep|very|style|rich|two|three)$/; // biome-ignore format: one line
/** These say it without a noun. */
const ALONE = /^(?:sepia|monochrome|monochromatic|greyscale|grayscale|pastel|vibrant|vivid|muted|desaturated)$/;

export function paletteSaid(phrase: string): Facets | undefined {
  const words = phrase.split(' ').filter(Boolean);
  if (/^(?:in )?(?:black and white|black white)(?: (?:style|picture|photo|film|palette))?$/.test(phrase)) return { features: ['palette:grey'] };
  if (words.length === 0 || words.length > 7 || !words.every((w) => w in HUES || w in LOOKS || NOUN.test(w) || FILL.test(w))) return undefined; // biome-ignore format: one line
  const hues = words.flatMap((w) => HUES[w] ?? []);
  const look = words.map((w) => LOOKS[w]).find(Boolean);
  const noun = words.some((w) => NOUN.test(w));
  if (hues.length > 0 && (noun || hues.length > 1)) return { features: [`palette:${hues.slice(0, 3).join(',')}`] };
  return look && (noun || words.some((w) => ALONE.test(w))) ? { features: [`palette:${look}`] } : undefined;
} // biome-ignore format: short

const TONED =
  /^(.*\b(?:and|with|on|in|at|by|near|under|over|behind|beside|to|of|vs|[a-z]+ing)\b.*?)(?:,| in| with| using)(?: (?:an?|the))? ((?:[a-z]+ ){1,3}(?:colou?rs?|tones?|palette|hues|shades|colou?r scheme|colou?ring))$/i;

/** "A crow on a scarecrow, autumn colors": the text of who is there, and the look of the whole picture, which is none of theirs. */
export function toneApart(text: string): { readonly rest: string; readonly tone: string; readonly look: string } | undefined {
  const [, rest = '', tone = ''] = TONED.exec(text.trim()) ?? [];
  const look = tone && paletteSaid(tone.toLowerCase())?.features?.[0]?.slice('palette:'.length);
  return look && !look.startsWith('#') ? { rest: rest.replace(/[,\s]+$/, ''), tone, look } : undefined;
} // biome-ignore format: a signature
