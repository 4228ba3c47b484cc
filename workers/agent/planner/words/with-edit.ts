/** A description with an edit told into it. */
import { isAdjective, isColour } from './adjectives.ts';
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

/** "a wooden house" + "red" → "a red wooden house"; + "a chimney" → "a wooden house with a chimney" */
export function withEdit(words: string, edit: string): string {
  const less = withoutPart(words, edit);
  if (less) return less;
  // "golden with gems"
  const [, how = '', more = ''] = /^([a-z-]+(?: [a-z-]+)?),? (with(?:out)? .+)$/i.exec(edit) ?? [];
  if (how && isAdjective(how)) return withEdit(withEdit(words, how), more);
  const [, article = '', rest = words] = /^(an?|the|some)?\s*(.*)$/i.exec(words) ?? [];
  if (isAdjective(edit)) {
    const kept = isColour(edit)
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
