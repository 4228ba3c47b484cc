import { COVERING, MOTIFS } from '../catalogue/cloth-patterns.ts';

const PATTERN_ENDS = [
  'pattern',
  'patterned',
  'print',
  'printed',
  'covered',
  'motif',
  'patterns',
  'dotted',
  'embroidered',
];
const EMBLEM_ENDS = [
  'emblem',
  'symbol',
  'logo',
  'crest',
  'insignia',
  'sigil',
  'coat of arms',
  'design',
  'decal',
  'heraldry',
  'mark',
];

const rows = new Map<string, string>();
for (const [kind, words] of Object.entries(COVERING)) for (const word of words) rows.set(word, kind);
for (const [id, { words }] of Object.entries(MOTIFS))
  for (const word of words) {
    for (const end of PATTERN_ENDS) if (!rows.has(`${word} ${end}`)) rows.set(`${word} ${end}`, `scatter:${id}`);
    for (const end of EMBLEM_ENDS) if (!rows.has(`${word} ${end}`)) rows.set(`${word} ${end}`, `emblem:${id}`);
  }
// numbers and letters come as words of their own, written by emblemsIn below
const sign = (letters: string): string => `emblem${letters}`;
const LETTERS = 'abcdefghij';
const spelt = (number: number): string => [...String(number)].map((digit) => LETTERS[Number(digit)]).join('');
for (let n = 0; n < 100; n++) rows.set(`${sign(spelt(n))}n`, `number:${n}`);
for (const letter of 'abcdefghijklmnopqrstuvwxyz') rows.set(`${sign(letter)}l`, `number:${letter}`);

/** Words of patterns and emblems, with what they mean. */
export const CLOTH_WORDS: ReadonlyMap<string, string> = rows;

const THINGS = Object.values(MOTIFS)
  .flatMap(({ words }) => words)
  .sort((a, b) => b.length - a.length)
  .join('|');
const CLOTH =
  'chest|shirt|t-shirt|tee|tunic|tabard|surcoat|cape|cloak|robe|dress|hoodie|jersey|sweater|jacket|armou?r|breastplate|suit|costume|vest|apron|kimono|front|back|coat|gown|skirt|hat|bandana|poncho|cap|helmet|helm|beanie|headband|bag|satchel|backpack|overalls|jumpsuit|t shirt|uniform|hood|mask';
const SCATTERED = new RegExp(`\\b(?:with|and) ((?:[a-z]+ ){0,2}?)(${THINGS})(?:e?s|es)?(?: and (?:moons|stars|suns|swirls))? (?:(?:all over|on|printed on|sewn on|across) (?:it|them)|all over(?: (?:it|them))?)(?= |,|$)`, 'gi'); // biome-ignore format: one line
const ON_CLOTH = new RegExp(`(?:\\b(?:with|and|has|bearing)|(?<=[a-z]),) (?:an? |the )?((?:[a-z]+ ){0,2}?)(${THINGS})(?: emblem| symbol| logo| crest| sigil| insignia| design| print)? (?:painted |printed |embroidered )?(?:on|across) (?:(?:the )?back of (?=(?:his|her|its|their|the) (?:[a-z]+ )?(?:${CLOTH})))?(?:(?:his|her|its|their|the|my) (?=${CLOTH}|sleeve|belly|shield|shoulder pad|pauldron|shoulder plate)|(?=chest\\b|shirt\\b|back of|shoulder pad))(${CLOTH}|sleeves?|belly|shield|shoulder pads?|pauldrons?|shoulder plates?)\\b`, 'gi'); // biome-ignore format: one line
const CLOTH_WITH = new RegExp(`\\b(tunic|tabard|surcoat|cape|cloak|robe|dress|hoodie|jersey|sweater|jumper|shirt|t-shirt|tee|tank top|jacket|coat|raincoat|gown|kimono|armou?r|breastplate|vest|uniform|costume|suit|apron|hat|cap|helmet|beanie|bandana|headband|poncho|skirt|overalls|onesie|pajamas|pyjamas|pants|trousers|leggings|socks|boots|sack|bag|satchel|backpack|mask) with (?:an? |the |one )?((?:[a-z]+ ){0,2}?)(${THINGS})(s?)(?= on (?:it|the (?:front|chest|back))|,| and\\b|$)`, 'gi'); // biome-ignore format: one line
const STRIPED =
  /(,|\bwith|\band|\bhas)(?: (an?|two|three|the))? ((?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden|gold|silver|brown|teal|neon|bright|dark|light|racing) )+)((?:racing )?(?:stripes?|dots|polka dots|checks|flames|spots|stars|lines?|zigzags?))(?: (?:down|painted))? (?:on|across|along|over|down|around) (?:(?:the (?:top|side|sides|front|middle) of )?(?:his|her|its|their|the|my) |)((?:[a-z]+ )?(?:helmet|helm|hat|cap|beanie|shield|scarf|cape|cloak|pants|trousers|shorts|shirt|jacket|suit|boots|mask|backpack|sleeves|skirt|dress|hood|shoes|gloves|socks))\b/gi;
const NUMBERED =
  /\b(?:with )?(?:the |a )?(?:number|no\.?|#) ?(\d{1,2})(?: on (?:it|his|her|the|their)(?: (?:back|chest|shirt|jersey|front))?)?(?![0-9a-f])/gi;
const NUMBERED_AFTER = /\b(jersey|shirt|uniform|t-shirt) (?:number )?(\d{1,2})\b/gi;
const LETTERED =
  /\b(?:with )?(?:an? |the )?(?:big )?(?:letter )?["']?([A-Za-z])["']? (?:emblem|logo|symbol)\b(?: on (?:his|her|its|the) chest)?/g;
const SHIELD = new RegExp(`\\bshield with (?:an? |the )?((?:[a-z]+ ){0,2}?)(${THINGS})(?:'s)?(?: head)?(?: emblem| symbol| crest)?(?: on it)?`, 'gi'); // biome-ignore format: one line

const WEARABLE = new RegExp(`\\b(?:${CLOTH}|shield|flag|banner|mug|cup|bag|backpack|cap|mask|shoes?|boots?|scarf|belt|pillow|blanket|rug|curtains?|poster|book|box|coin|plate|card)s?\\b`, 'i'); // biome-ignore format: one line
const LIVES = /^(?:lion|griffin|gryphon|beast|dragon|wyvern|serpent|snake|eagle|bird|phoenix|hawk|falcon|raven|crow|owl|crane|wolf|dog|fox|cat|bear|animal|bat|spider|fish|shark|koi)$/i; // biome-ignore format: one line

/** What is held or on a head rather than embroidered. */
const ARMS = /^(?:sword|axe|hammer|shield|bow|spear|dagger|staff|trident|anchor|wand|mace|scythe|key|flag|crown)s?$/i;

/** What is sewn on these is no blade in a hand. */
const SOFT = /^(?:hoodie|jersey|sweater|jumper|shirt|t-shirt|tee|tank top|cap|beanie|sack|bag|backpack|apron)$/i;

const shielded = (_: string, how: string, what: string, ...more: unknown[]): string => {
  const before = String(more.at(-1)).slice(0, Number(more.at(-2)));
  return /^(?:an? |the )?(?:[a-z]+ ){0,2}$/i.test(before)
    ? `shield with a ${how}${what} emblem`
    : `${what} emblem shield`;
};

/** Turns of phrase for what is on a piece of cloth, said by one word beside it: "a robe with stars on it". */
export function emblemsIn(text: string): string {
  return (
    text
      // "a purple stripe on the helmet" is on that alone
      .replace(STRIPED, (_, sep: string, one: string, hue: string, kind: string, piece: string) => `${sep} ${piece} with ${one ? `${one} ` : ''}${hue}${/^stripe$/i.test(kind) && one !== 'two' && /helm|hat|cap|shield|mask|hood|shirt|suit|jacket|cape|cloak/.test(piece) ? 'racing stripe' : kind}`) // biome-ignore format: one line
      .replace(
        /\b(helmet|helm|hat|cap|shield|mask|jacket|cape) (with an? (?:(?!racing)[a-z]+ ){1,2})stripe\b/gi,
        '$1 $2racing stripe',
      )
      // "a red cross bag" bears the cross
      .replace(
        /\bred cross (bag|satchel|backpack|armband|helmet|hat|cap|apron|vest)\b/gi,
        (_, piece: string) => `white ${piece} with a red cross emblem`,
      )
      .replace(
        /\b(?:lightning bolt|lightning|thunder ?bolt|thunder)s?(?= (?:emblem|symbol|logo|crest|insignia|design|print|pattern|on (?:(?:his|her|its|the) )?(?:chest|shirt|suit|costume|cape|hat)))/gi,
        'bolt',
      )
      // "knight shield with a cross" is a shield, of which more is said where things are read
      .replace(SHIELD, shielded)
      .replace(SCATTERED, (all: string, how: string, what: string, at: number, whole: string) => {
        // what lies on it is no print
        if (
          /^(?:snow|ice|fire|flames?|money|web|spiderweb|cobweb|fruit|magic|nature)$/i.test(what) &&
          !/s$/i.test(what)
        )
          return all;
        if (!/^(?:an?|the|one) /i.test(how)) return `with ${how}${what} pattern`;
        // one beast on what is no cloth sits there
        // what lies on a tray is no sign of it
        if (/(?:tray|plate|platter|dish|table|stand|pedestal|tower|pillow) $/i.test(whole.slice(0, at))) return all;
        return LIVES.test(what) && !WEARABLE.test(whole.slice(0, at)) ? all : `with ${how}${what} emblem`;
      })
      .replace(
        ON_CLOTH,
        (all: string, how: string, what: string, cloth: string) =>
        // a colour is the emblem's own
        `${all.startsWith(',') ? ', ' : ''}with ${/^(?:chest|front|belly|sleeves?|shoulder .*|pauldrons?)$/i.test(cloth) ? `${how}${what} emblem` : how.trim() ? `${cloth} with ${how}${what} emblem` : `${what} emblem ${cloth}`}`, // biome-ignore format: one line
      )
      .replace(
        CLOTH_WITH,
        (all: string, cloth: string, how: string, what: string, many: string, at: number, whole: string) =>
          // "in armour with a sword": it is in his hand, unless it is said to be on the armour; a teddy bear is a toy
          /\bteddy /i.test(how) ||
          (ARMS.test(what) &&
            !(
              /^ on /i.test(whole.slice(at + all.length)) ||
              (SOFT.test(cloth) && !/sword|axe|hammer|bow|spear|dagger|staff|wand|mace|scythe/i.test(what))
            ))
            ? all
            : `${cloth} with ${how}${what} ${many ? 'pattern' : 'emblem'}`,
      )
      // "jumpsuit, number 42 on the chest": what was named before bears it
      .replace(
        NUMBERED,
        (all: string, n: string, at: number, whole: string) =>
          ` ${/ on /.test(all) && /,\s*$/.test(whole.slice(0, at)) ? 'with ' : ''}${sign(spelt(Number(n)))}n `,
      )
      .replace(NUMBERED_AFTER, (_, cloth: string, n: string) => `${sign(spelt(Number(n)))}n ${cloth}`)
      .replace(LETTERED, (_, letter: string) => ` ${sign(letter.toLowerCase())}l `)
  );
}

/** How a pattern is told: "polka dot", "lion emblem", "number 10". */
export function patternName(kind: string): string {
  const [is = '', what = ''] = kind.split(':');
  if (is === 'emblem') return `${what} emblem`;
  if (is === 'scatter') return `${what} pattern`;
  if (is === 'number') return /\d/.test(what) ? `number ${what}` : `letter ${what.toUpperCase()}`;
  return is === 'dots' ? 'dots' : is;
}
