/** Who is dressed in one colour: "a cowboy dressed in black", "a man all in white" wear it from hat to trousers, and not on one piece alone. */
import { COLOUR_HEX } from './colours.ts';
import { LEXICON } from './default-lexicon.ts';

/** The word behind a colour that says so, as the tables read it (MOOD of vocabulary.ts): before it a colour of who is no more than a man would be his skin's. */
export const CLAD = 'monoclad';

const DRESSED = '(?:dressed|clad|clothed|garbed|decked out|kitted out)(?: up)?';
const ALL = '(?:all|entirely|completely|fully|wholly|only|totally|head to toe|from head to toe)';
const SHADE = '(?:(?:dark|light|pale|deep|bright|royal|midnight|pure|solid|plain) )?';
const CLOTHES =
  '(?: (?:cloth|clothes|clothing|linen|fabric|garments?|garb|attire|outfit|apparel|gear|head to toe|from head to toe|all over))?';
const HUES = [...COLOUR_HEX.keys()].filter((name) => /^[a-z]+$/.test(name)).join('|');
const COLOUR = `(${SHADE}(?:${HUES}))(?: (?:and|with|&) (${SHADE}(?:${HUES})))?${CLOTHES}`;
const PHRASE = `(?:${DRESSED} (?:${ALL} )?in (?:all[- ])?|(?:${ALL} )?in (?:an? )?(?:all[- ])?|wearing (?:an? )?(?:all[- ]|nothing but |only )?|dressed (?=[a-z]+$))${COLOUR}`;
const ENDS = `(?=$|[,.]| (?:with|holding|carrying|wielding|riding|wearing|and(?! ${SHADE}(?:${HUES})\\b)|who|in|on|at|by|next|near|beside|before|behind|against|under|vs|versus|from|[a-z]+ing)\\b)`; // biome-ignore format: one line

/** Right behind a name: "an old man in black with a cane", "a boy in red and a girl in blue". */
const NAMED = new RegExp(`(^|[,.] |\\b(?:an?|the|one|two|three|and|of|his|her) )((?:(?!with |and |in |on |of |an? |the |wearing |holding )[a-z'-]+ ){0,3}?[a-z'-]+),? (?:who (?:is|are) |that is )?${PHRASE}${ENDS}`, 'gi'); // biome-ignore format: one line
/** Anywhere: "a man with sunglasses, dressed all in white". */
const LATER = new RegExp(`,? (?:and |is )?(?:${DRESSED} (?:${ALL} )?in (?:all[- ])?|${ALL} in )${COLOUR}${ENDS}`, 'i'); // biome-ignore format: one line
const START = /^((?:an? |the )?)(.+)$/is;

const isSomebody = (word: string): boolean =>
  LEXICON.read(word.toLowerCase()).some((one) => one.is === 'concept' && one.kind === 'humanoid');
/** What is of a metal is made of it. */
const isCloth = (colour: string): boolean => !/\b(?:gold|silver|bronze|copper)$/i.test(colour);
const isPerson = (name: string): boolean => {
  const words = name.trim().split(' ');
  return isSomebody(words.slice(-2).join(' ')) || isSomebody(words.at(-1)!);
};

/** The text with who is dressed in one colour named so: "a black monoclad cowboy". */
export function cladIn(text: string): string {
  const named = text.replace(
    NAMED,
    (all: string, before: string, name: string, colour: string, second?: string) =>
    isCloth(colour) && isPerson(name) ? `${before}${colour} ${second ? `${second} ` : ''}${CLAD} ${name}` : all, // biome-ignore format: one line
  );
  if (named !== text) return named;
  const found = LATER.exec(text);
  if (!found || !isCloth(found[1]!)) return text;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  // of several each is dressed as it is said of each
  if (rest.split(/[^a-z'-]+/i).filter(isSomebody).length !== 1) return text;
  const [, the, who] = START.exec(rest.trim()) ?? [];
  return who ? `${the}${found[1]} ${found[2] ? `${found[2]} ` : ''}${CLAD} ${who}` : text;
}
