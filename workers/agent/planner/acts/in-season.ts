/** "do the same for winter": what the account has of one season or hour, drawn in another. */
import { namesOf } from '../meant.ts';
import { refer } from '../refer.ts';
import type { Context, Outcome, Own, Step, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { drawnFrom } from './edit-sides.ts';

/** Each with the word that says it of a thing. */
const KINDS: readonly (readonly (readonly [said: RegExp, how: string])[])[] = [
  [[/\bwinter\w*\b|\bsnow\w*\b/i, 'snowy'], [/\b(?:autumn\w*|fall)\b/i, 'autumn'], [/\bspring\w*\b/i, 'blossoming'], [/\bsummer\w*\b/i, 'green summer']],
  [[/\bnight\b/i, 'dark blue night'], [/\bday(?:time)?\b/i, 'bright'], [/\bdusk|sunset\b/i, 'orange dusk'], [/\bdawn|sunrise\b/i, 'pink dawn']],
]; // biome-ignore format: a table
const MOST = 10;
const textOf = ({ name, description }: Own): string => `${description || name}`;

/** "oak in autumn" → "snowy oak" */
function otherwise(text: string, was: RegExp, how: string): string {
  const bare = text.replace(new RegExp(`,? (?:in|of|for|at) (?:the )?(?:${was.source})|(?:${was.source})`, 'gi'), ' '); // biome-ignore format: one line
  return article(`${how} ${bare.replace(/\s+/g, ' ').trim().replace(/^an? /i, '')}`);
}

const isDrawn = ({ list }: Own): boolean => /^(?:MAP_)?OBJECT$|^CHARACTER$/.test(list);
/** "same oak in snow", "winter versions of the hut and the boat" */
const SAYS_SAME = /\bsame\b|\b(?:versions?|variants?)\b/i;

export function inSeason(wish: Wish, context: Context): Outcome | undefined {
  const { own, projectId } = context;
  const kinds = SAYS_SAME.test(wish.words) ? KINDS : [];
  const kind = kinds.find((all) => all.some(([said]) => said.test(wish.words)));
  const [said, how = ''] = kind?.find(([form]) => form.test(wish.words)) ?? [];
  if (!kind || !said) return undefined;
  const bare = wish.words.replace(said, ' ').replace(/\b(?:the )?(?:very )?same\b|\b(?:versions?|variants?) of\b|\b(?:in|for|at|with|as|do|make|draw|now|me|please|an?)\b(?!.*\b(?:versions?|variants?) of\b)/gi, ' '); // biome-ignore format: one line
  const named = bare.split(/\s*(?:,|\band\b)\s*/i).flatMap((words) => (/[a-z]{3}/i.test(words) ? refer([words.trim()], context, isDrawn).own : [])); // biome-ignore format: one line
  const [was] = kind.find(([form]) => form !== said && own.some((one) => form.test(textOf(one)) && isDrawn(one))) ?? [];
  const theirs = [...new Set(named)].filter(isDrawn);
  const these = theirs.length ? theirs : was ? own.filter((one) => was.test(textOf(one)) && isDrawn(one)) : [];
  if (!these.length) return undefined;
  const steps = these.slice(0, MOST).map((one): Step => {
    const before = drawnFrom(one);
    const description = otherwise(String(before.description), was ?? /$^/, how);
    const figure = one.list === 'CHARACTER';
    const size = figure || before.width ? {} : { width: 48, height: 48 };
    return {
      tool: figure ? 'create_character' : 'create_map_object',
      args: { ...size, ...before, description, ...(projectId ? { project_id: projectId } : {}) },
      price: 1,
      what: description,
    };
  });
  const sized = these.some(({ made, size }) => !made && !size);
  return {
    steps,
    ...(theirs.length
      ? {
          notes: [
            `${namesOf(these)} ${these.length > 1 ? 'are' : 'is'} drawn once more from the same words, ${how}${these.some(({ made, size }) => !made && !size) ? ', in 48x48' : ''}: alike, and not pixel for pixel the same. What you have is kept.`,
          ],
        }
      : {
          instead: `I take it that ${namesOf(these)} ${these.length > 1 ? 'are' : 'is'} meant: each is drawn once more, ${how}${sized ? ', things in 48x48 (say another size if those are of another)' : ''}. What you have is kept.`,
        }),
    heard: [wish.words],
  };
}
