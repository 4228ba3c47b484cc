/** A question that no document answers as a whole, answered part by part: two things that are asked at once, or the difference between them. */
import { answerOf, plainAnswer } from '../answers.ts';
import type { Memory } from '../memory.ts';
import { faqOf } from '../talk/faq.ts';
import { topicOf } from '../topics.ts';
import { plainly } from '../words.ts';
import { explained } from './glossary.ts';
import { atDesk } from './index.ts';

const BETWEEN =
  /\b(?:difference|differences|differ)\b.*?\bbetween (?:an? |the )?([a-z -]+?) (?:and|vs\.?|or) (?:an? |the )?([a-z -]+?)[?.!\s]*$/i;
const SIZE =
  /\b(?:max(?:imum)?|min(?:imum)?|biggest|largest|smallest|how (?:big|large|small|wide|tall|high))\b.*\b(?:sizes?|dimensions?|resolution|pixels|px|objects?|sprites?|characters?|tiles?|maps?|pictures?|be|it)\b/i;
const SQUARE = /\b(?:non|not|un)[- ]?square\b|\brectang|\b(\d+)x(?!\1\b)\d+\b/i;
const OBLONG =
  'Things for maps, pictures and interfaces may be oblong, such as 48x96: say both sides. Characters and tiles are square.';
const CLAUSES = /[?!;]+\s*|\.\s+|,\s*(?:and|or|but)?\s*|\s+(?:and|or)\s+/i;

/** What can be told of a question by its parts; undefined where nothing is known of any of them. */
export function answeredInParts(question: string, memory: Memory): string | undefined {
  const [, one = '', other = ''] = BETWEEN.exec(question) ?? [];
  const both = one ? [one, other].map((name) => explained(`what is a ${name.trim()}?`) ?? explained(`what is an ${name.trim()}?`)) : [];
  if (both.length && both.every(Boolean)) return [...new Set(both)].join('\n');
  const told = new Set<string>();
  if (SIZE.test(question)) {
    const sizes = plainAnswer('max size for sprites?') ?? faqOf('max size for sprites?') ?? topicOf('max size for sprites?');
    if (sizes) told.add(sizes);
  }
  if (SQUARE.test(question)) told.add(OBLONG);
  if (!told.size)
    for (const clause of question.split(CLAUSES)) {
      const asked = plainly(`${clause.trim()}?`);
      if (asked.length < 6) continue;
      const desk = atDesk(asked, memory);
      const found = (desk && 'tell' in desk ? desk.tell : undefined) ?? topicOf(asked) ?? faqOf(asked) ?? plainAnswer(asked) ?? answerOf(asked);
      if (found) told.add(found);
    }
  return told.size ? [...told].slice(0, 2).join('\n') : undefined;
} // biome-ignore format: short enough
