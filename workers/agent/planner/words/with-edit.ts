/** A description with an edit told into it. */
import { isAdjective, isColour, mayColour } from './adjectives.ts';
import { describes, isStuff } from './describes.ts';
import { ARTICLE, bareNoun, singular } from './nouns.ts';
import { subjectOf } from './subjects.ts';

/** "a cottage with a garden", "without the garden" → "a cottage" */
function withoutPart(words: string, edit: string): string | undefined {
  const [, part] = /^without (?:the |its |his |her |any |an? )?(.+)$/i.exec(edit) ?? [];
  if (!part) return undefined;
  const gone = `(?:an? |the |some )?(?:[\\w-]+ )?${part.replace(/[^\w ]/g, '.')}(?= |,|$)`;
  // "a table with an apple and a candle": the candle stays on it
  const listed = words.replace(new RegExp(` with ${gone},? and `, 'i'), ' with ');
  const rest = listed === words ? words.replace(new RegExp(`,? (?:and|with) ${gone}`, 'i'), '') : listed;
  return rest === words ? undefined : rest;
}

/** What something is made of: it is of one of them. */
const MATERIALS =
  '(?:wood(?:en)?|stone|rock|iron|steel|metal(?:lic)?|gold(?:en)?|silver|bronze|copper|brass|glass|crystal|ice|bone|leather|paper|parchment|brick|marble|obsidian|clay|ceramic|plastic|bamboo|straw|cloth|rubber|concrete|chrome|titanium|jade|coral|granite|sandstone|cardboard)';
const MADE_OF = new RegExp(`^(?:(?:made )?(?:of|from|in|out of) )?((?:[a-z]+ )?${MATERIALS})$`, 'i');
/** "in dark metal": what it is made of from now on. */
export const materialIn = (edit: string): string | undefined => MADE_OF.exec(edit)?.[1];
const ofMaterial = (words: string, material: string): string => {
  const [, article = '', rest = words] = /^(an?|the|some)?\s*(.*)$/i.exec(words) ?? [];
  const kept = rest.replace(new RegExp(`^((?:[a-z-]+ )*?)${MATERIALS} (?=[a-z])`, 'i'), '$1');
  return `${/^an?$/i.test(article) ? (/^[aeiou]/i.test(material) ? 'an' : 'a') : article} ${material} ${kept}`.trim();
};

const isLook = (edit: string): boolean => /^(?:(?:a bit |a little |much |way |even )*(?:more|less) )?[a-z-]+$/i.test(edit) && describes(edit.split(' ').at(-1)!) && !(/^.*\b(?:more|less) /i.test(edit) && isStuff(edit.split(' ').at(-1)!)); // biome-ignore format: one line
/** "a mossy stone well", less mossy */
const withoutLook = (words: string, look: string): string | undefined => (new RegExp(`\\b${look} `, 'i').test(words) ? words.replace(new RegExp(`\\b${look} `, 'i'), '') : undefined); // biome-ignore format: one line

/** "a wooden house" + "red" → "a red wooden house"; + "a chimney" → "a wooden house with a chimney" */
export function withEdit(words: string, edit: string): string {
  const less = withoutPart(words, edit);
  if (less) return less;
  // "in navy" is a colour of it, "on fire" and "at night" stand behind it
  const [, colour = ''] = /^in ([a-z]+)$/i.exec(edit) ?? [];
  if (colour && mayColour(colour)) return withEdit(words, colour);
  // "overgrown with ivy", "leaking beer"
  if (/^(?:[a-z]+(?:ed|en|ing|wn|rn|nt)|lit|cut|shut|full|half) (?:with|in|by|of|on|from|down|up|over|off|to) /i.test(edit) || (/^[a-z]{3,}ing (?:an? |the |its )?[a-z]+(?: [a-z]+)?$/i.test(edit) && !isAdjective(edit))) return `${words} ${edit}`; // biome-ignore format: one line
  if (/^(?:on|at|in|under|behind|by|near|inside|full of|made of) \S/i.test(edit)) return `${words} ${edit}`;
  // "more wooden and less furry", "thicker and golden": each of them is said of it, in this order
  const parts = edit
    .split(/,? and |, /)
    .map((one) => one.trim())
    .filter(Boolean);
  if (parts.length > 1 && parts.every(isLook) && !parts.every((one) => mayColour(one)))
    return parts.reduceRight(withEdit, words);
  const [, only = ''] = /^with ((?:more|less) [a-z-]+)$/i.exec(edit) ?? [];
  if (only && isLook(only)) return withEdit(words, only);
  const [, amount = '', which = ''] = /^(?:a bit |a little |much |way |even )*(more|less) ([a-z-]+)$/i.exec(edit) ?? [];
  if (which && describes(which) && !isStuff(which))
    return /more/i.test(amount) ? withEdit(words, which) : (withoutLook(words, which) ?? `${words}, not ${which}`);
  const material = materialIn(edit);
  if (material && new RegExp(`\\b${MATERIALS} `, 'i').test(words)) return ofMaterial(words, material);
  // "golden with gems"
  const [, how = '', more = ''] = /^([a-z-]+(?: (?!and )[a-z-]+)?),?(?: and)? (with(?:out)? .+)$/i.exec(edit) ?? [];
  if (how && isAdjective(how)) return withEdit(withEdit(words, how), more);
  const [, article = '', rest = words] = /^(an?|the|some)?\s*(.*)$/i.exec(words) ?? [];
  if (isAdjective(edit) || describes(edit)) {
    const kept = mayColour(edit)
      ? rest
          .split(' ')
          .filter((word) => !isColour(word))
          .join(' ')
      : rest;
    const one = article && /^an?$/i.test(article) ? (/^[aeiou]/i.test(edit) ? 'an' : 'a') : article;
    return `${one} ${edit} ${kept}`.trim();
  }
  if (
    /^(?:with|without|in|as|on|at|under|behind|made|full|holding|wearing|covered|facing|looking|turned|that|which)\b/.test(
      edit,
    )
  )
    return `${words} ${edit}`;
  const noun = singular(bareNoun(edit));
  return ARTICLE.test(edit) || !subjectOf(noun) ? `${words} with ${edit}` : `${words} with ${edit}`;
}
