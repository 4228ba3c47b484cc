/**
 * Patterns and signs on one part of a thing: "a checkered lid", "red and white striped handle", "a strap with dots", "a heart on the lid". A
 * part that is said to be of two colours bears them in bands.
 */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { all, type Context, DET, type Said } from './member.ts';
import { COLOUR, hueIn, PART, placeOf } from './words.ts';

/** Whole outsides are no part: their pattern is the thing's. */
const OUTSIDE = /^(?:casing|housing|chassis|exterior|outer shell|plating|bodywork|body|paper|cloth|fabric|skin|shell|cover|side|sides|front|back|page|pages|middle|center|centre|glass|screen|display|label|labels|tag|patch|patches|sleeve|sleeves|belt)$/i; // biome-ignore format: one line

const HUES = `((?:${COLOUR}(?:,? and |, | & |[- ](?=${COLOUR}))?)*)`;
const BEFORE = all(
  `${DET}(?:(?:small|little|big|large|wide|thin|thick|cute) )*${HUES} ?([a-z]+(?:[- ][a-z]+)??)? ?(${PART})`,
);
const BEHIND = all(`(?:some |many |little |small |big |tiny )*${HUES} ?([a-z]+(?: [a-z]+)?)`);
const ON = all(`${DET}(?:some |many |little |small |big |tiny |painted )*${HUES} ?([a-z]+(?: [a-z]+)?) (?:painted |printed |drawn )?(?:on|all over|across|along|down|around) (?:the|its|each|both) (${PART})`); // biome-ignore format: one line
const LAST_PART = new RegExp(`(?:^| )(${PART})$`, 'i');

const huesIn = (words: string): readonly string[] =>
  words.split(/,? and |, | & |[- ](?=[a-z]+$)/i).flatMap((word) => hueIn(word) ?? []);

/** The kind of pattern that a word says by itself. */
function patternOf(word: string | undefined): string | undefined {
  if (!word) return undefined;
  if (/^(?:rainbow|multi-?colou?r(?:ed)?|colou?rful)$/i.test(word)) return 'rainbow';
  const kind = LEXICON.read(word.toLowerCase()).flatMap((r) => (r.is === 'pattern' ? [r.id] : []))[0];
  return kind && !/^(?:emblem|number|trim|lacing|bands|quilt)/.test(kind) ? kind : undefined;
}

const patterned = (part: string, kind: string, ink: string | undefined, told: string): NonNullable<Said['changes']> => [{ is: 'hurt', part: placeOf(part) ?? part.toLowerCase(), how: 'patterned', mark: kind, ...(ink ? { colour: ink } : {}), told }]; // biome-ignore format: one line

/** A part with its colour, as it is read by itself. */
const withPart = (hue: string | undefined, part: string): string => `with a ${hue ? `${hue} ` : ''}${part}`;
const firstHue = (words: string): string | undefined => /^[a-z]+(?: [a-z]+)??(?=,| and | & |[- ]|$)/i.exec(words.trim())?.[0]; // biome-ignore format: one line

export function patternOfPart(body: string, c: Context): Said | undefined {
  const [, hues = '', word, part] = BEFORE.exec(body) ?? [];
  // dots and rivets have places of their own: here they are what is on another part
  if (part && !OUTSIDE.test(part) && !patternOf(part)) {
    const kind = patternOf(word);
    const found = huesIn(hues);
    // "a red checkered lid" is red and white, "black and yellow striped" is both
    if (kind) return { changes: patterned(part, kind, found[1], `with ${body}`), instead: withPart(firstHue(hues), part) };
    if (!word && found.length > 1) return { changes: patterned(part, 'stripes', found[1], `with ${body}`), instead: withPart(firstHue(hues), part) };
    return undefined;
  }
  const [, onHues = '', onWord, onPart] = ON.exec(body) ?? [];
  if (onPart) {
    if (OUTSIDE.test(onPart)) return undefined;
    const kind = patternOf(onWord);
    if (kind) return { changes: patterned(onPart, kind, huesIn(onHues)[0], `with ${body}`) };
    // what stands on top of a thing is no sign on it
    const sign = onWord && !/^(?:top|tip|end|ends|bottom|peak)$/i.test(onPart) && placeOf(onPart) && / on (?:the|its|each|both) /i.test(body) ? c.signOf(onWord.toLowerCase()) : undefined;
    return sign ? { changes: patterned(onPart, `emblem:${sign}`, huesIn(onHues)[0], `with ${body}`) } : undefined;
  }
  // "a red lid with white dots": what follows a part is on it
  const before = LAST_PART.exec(c.taken.at(-1) ?? '')?.[1];
  const [, behindHues = '', behindWord] = before && /with/i.test(c.link ?? '') && !OUTSIDE.test(before) ? (BEHIND.exec(body) ?? []) : [];
  const kind = /[^s]s$/.test(behindWord ?? '') ? patternOf(behindWord) : undefined;
  return kind ? { changes: patterned(before!, kind, huesIn(behindHues)[0], `with ${body}`) } : undefined;
} // biome-ignore format: conditions
