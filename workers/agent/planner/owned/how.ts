/** The words of a change: what is too much of something → how it is to be, parts as they shall be, what is taken away and added. */
import { isAdjective, isColour, singular } from '../subjects.ts';

/** How it shall be, as words that are drawn ("with a red hat", "without the beard", "darker"), or in which size. */
export interface Edit {
  readonly looks: readonly string[];
  readonly size?: { readonly factor: number } | { readonly width: number; readonly height: number };
  /** Something is wrong with it, or missing: it is asked before anything is drawn. */
  readonly flaw?: string;
}

/** What is too much of something → how it is to be. */
export const OPPOSITE: Readonly<Record<string, string>> = {
  ...{ dark: 'brighter', bright: 'darker', light: 'darker', pale: 'more colourful', colourful: 'paler', colorful: 'paler', saturated: 'paler', dull: 'brighter' },
  ...{ fat: 'thinner', thick: 'thinner', thin: 'thicker', skinny: 'fatter', young: 'older', old: 'younger', tall: 'shorter', short: 'taller', long: 'shorter', wide: 'narrower', narrow: 'wider' },
  ...{ clean: 'dirty', dirty: 'clean', new: 'old', plain: 'decorated', boring: 'decorated', cute: 'scary', scary: 'cute', friendly: 'evil', evil: 'friendly', happy: 'sad', sad: 'happy', modern: 'old', shiny: 'rusty', soft: 'hard', round: 'angular', weak: 'strong', strong: 'weak', simple: 'detailed', bare: 'decorated', hairy: 'bald', muscular: 'thin', realistic: 'cartoony', harsh: 'softer' },
}; // biome-ignore format: a table
export const SIZES: Readonly<Record<string, number>> = {
  big: 1 / 1.5,
  large: 1 / 1.5,
  huge: 0.5,
  small: 1.5,
  tiny: 2,
  little: 1.5,
};
export const GROWN: Readonly<Record<string, number>> = {
  bigger: 1.5,
  larger: 1.5,
  big: 1.5,
  large: 1.5,
  smaller: 1 / 1.5,
  small: 1 / 1.5,
  tinier: 0.5,
  tiny: 0.5,
  huge: 2,
};
/** "darken", "rust it": verbs that say how it is after. */
export const MADE: Readonly<Record<string, string>> = {
  ...{ darken: 'darker', brighten: 'brighter', lighten: 'brighter', sharpen: 'sharper', soften: 'softer', widen: 'wider', thicken: 'thicker', shorten: 'shorter', lengthen: 'longer' },
  ...{ open: 'open', close: 'closed', shut: 'closed', break: 'broken', smash: 'broken', light: 'lit', burn: 'burning', freeze: 'frozen', fill: 'full', empty: 'empty', lock: 'locked', unlock: 'open', rust: 'rusty', age: 'older', damage: 'damaged', destroy: 'destroyed', decorate: 'decorated', clean: 'clean', polish: 'shiny' },
}; // biome-ignore format: a table

export const article = (words: string): string =>
  /^(?:an?|the|some|two|three|four|more|his|her|its|no|\d)\b/i.test(words) ||
  /s$/i.test(singular(words) === words ? '' : words) ||
  MASS.test(words)
    ? words
    : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
const MASS =
  /\b(?:hair|skin|fur|armou?r|smoke|snow|rust|moss|fire|light|water|ice|mud|dirt|blood|gold|clothing|clothes|teeth|feet|grass|ivy|dust|paint|makeup|jewellery|stubble|wood|metal|stone|sand)$/i;
export const thing = (words: string): string =>
  words
    .replace(/^(?:the|his|her|its|their|my|any|all|of|all the) /gi, '')
    .replace(/\s+$/, '')
    .trim();
/** "green not purple", "blue instead of red": what is not any more is left away. */
export const without = (words: string): string =>
  words.replace(/,?\s*\b(?:and )?(?:instead of|rather than|not) (?:the |an? )?[\w -]+$/i, '').trim();
/** "more damaged" */
export const more = (words: string): string =>
  words
    .replace(/^(?:look(?:s|ing)?|be|to be|appear|seem|become|get|all|like) /gi, '')
    .replace(/^(?:more|extra) (?=[a-z]+$)/i, '')
    .trim();

/** A part of it, as it shall be: "eyes" + "glow yellow" → "with glowing yellow eyes". */
export function partly(part: string, said: string): string {
  const how = said.replace(/^less ([a-z]+)$/i, (all, of: string) => OPPOSITE[of.toLowerCase()] ?? all);
  const what = thing(part);
  const [, verb = '', colour = ''] =
    /^(glow|shine|sparkle|burn|bleed|drip|smoke)(?:s|ing)?(?: (?:in )?([a-z]+))?$/i.exec(how) ?? [];
  if (verb) return `with ${`${verb.replace(/e$/, '')}ing ${colour}`.trim()} ${what}`;
  if (/^(?:with|in|on|of|made|like|from|covered|full)\b/i.test(how)) return `with ${what} ${how}`;
  const plain = how.replace(/^(?:an?|the) /i, '').replace(/ (?:one|colou?r)$/i, '');
  return `with ${article(`${plain} ${what}`)}`;
}

export const looks = (...said: readonly (string | undefined)[]): Edit | undefined => {
  const kept = said.filter((one): one is string => Boolean(one?.trim()));
  return kept.length ? { looks: kept } : undefined;
};
export const added = (what: string): Edit | undefined => {
  const bare = what.trim();
  return bare
    ? looks(
        /^(?:with|without)\b/i.test(bare)
          ? bare
          : `with ${bare.replace(/^(?:it|him|her|them) /i, '').replace(/^the (?=\w)/i, '')}`,
      )
    : undefined;
};
export const gone = (what: string): Edit | undefined => looks(`without ${thing(what)}`);
/** How the whole of it shall be. */
export function whole(how: string): Edit | undefined {
  const bare = more(/^with /i.test(how) ? how : without(how));
  const factor = GROWN[bare.replace(/^(?:twice as|two times as|half as) /i, '')];
  if (factor)
    return { looks: [], size: { factor: /^(?:twice|two)/i.test(bare) ? 2 : /^half/i.test(bare) ? 0.5 : factor } };
  if (/^less /i.test(bare)) {
    const other = OPPOSITE[bare.slice(5)];
    return looks(other ?? bare);
  }
  if (/^(?:better|nicer|cooler|good|different|other|right|perfect|awesome|again|smooth(?:er|ly)?)$/i.test(bare))
    return undefined;
  if (/^(?:an? )?[a-z-]+ (?:version|variant|one|look|edition|style)$/i.test(bare))
    return looks(bare.replace(/^an? | (?:version|variant|one|look|edition|style)$/gi, ''));
  // "snowy but keep the first one"
  return looks(bare.replace(/[,.;]?\s*\b(?:and |but )?(?:i want to |please )?keep\b.*$/i, ''));
}
export const tooMuch = (how: string, part = ''): Edit | undefined => {
  const factor = part ? undefined : SIZES[how];
  if (factor) return { looks: [], size: { factor } };
  const other = OPPOSITE[how] ?? (SIZES[how] ? (SIZES[how]! > 1 ? 'bigger' : 'smaller') : undefined);
  return other ? looks(part ? partly(part, other) : other) : undefined;
};

/** "the sword for an axe", "the red for blue" */
export function exchanged(old: string, next: string): Edit | undefined {
  const [was, is] = [thing(old), next.replace(/^§ /, '').trim()];
  if (isAdjective(is) && !isAdjective(was)) return looks(partly(was, is));
  if (/^(?:colou?rs?|palette|style|background|size|name)\b/i.test(was)) return undefined;
  if (isColour(was) && isColour(is)) return looks(is);
  return looks(`with ${article(is)} instead of the ${was}`);
}
