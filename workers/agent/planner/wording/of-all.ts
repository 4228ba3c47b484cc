/** What is said of all that stands before it: "sword, shield and helmet, all in gold", "each with an outline". Each item gets it. */
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish, TILES, UI } from '../words.ts';

const OF_ALL =
  /[\s,;.–:-]+(?:and )?(?:all|each|both|everything|every one|they(?: should)?(?: all)?)(?: (?:of (?:them|these|those)|one|items?|icons?|sprites?|should|must|be|is|are|having|has|have|needs?))* ((?:made |done |drawn |painted |colou?red )?(?:in|with|of|from|wearing|holding|out of|without) .{2,40}|[a-z-]+(?: and [a-z-]+)?)[.!]*$/i;
/** Said by the way that they go together: they do. */
const TOGETHER =
  /[\s,;.]*\b(?:(?:all|each|both|everything)(?: of (?:them|these|those))? )?(?:(?:that|which|should|must|they|to) )*(?:(?:in|with|of|having|as|sharing) )?(?:(?:a|an|the|one) )*(?:(?:same|one|single|matching|consistent|similar|coherent|unified|uniform|common|shared|cohesive)(?: (?:pixel[- ]?art|art|visual|colou?r|graphic))? (?:styles?|looks?|palettes?|set|sizes?|theme)|match(?:ing|es)?(?: (?:each other|style|together))?|fit(?:ting)? together|go(?:ing)? together)(?: please)?(?=\s*(?:$|[,.;!]))/gi;
const STUFF: Readonly<Record<string, string>> = {
  ...{ gold: 'golden', wood: 'wooden', ice: 'ice', metal: 'metal', stone: 'stone', silver: 'silver' },
};
const OUTLINE = /^(?:in|with) (?:an? )?((?:black|dark|thick|thin|white) )?out ?lines?$/i;

const together = (said: string): string =>
  said.replace(TOGETHER, (all) => (/^[\s,;.]*(?:match|fit|go)\w*$/i.test(all) && !/^[\s]*[,;.]/.test(all) ? all : ' '));

/** The message with it said of each. */
export function ofEach(message: string): string {
  const text = /,| and | set|pack|\b\d/i.test(message) ? together(message).replace(/\s+/g, ' ').trim() : message;
  if (TILES.test(text) || UI.test(text)) return text;
  const [all, how = ''] = OF_ALL.exec(text) ?? [];
  if (!all) return text;
  const head = text.slice(0, text.length - all.length);
  if (!/,| and |\bs\b|s$|[2-9]/i.test(head)) return text;
  const [outlined, ink = ''] = OUTLINE.exec(how) ?? [];
  if (outlined) return `${head}, ${ink.trim() || 'black'} outline`;
  const bare = how.replace(/^(?:made |done |drawn |painted |colou?red )?(?:in|of|from|out of) (?:an? |the )?(?:colou?r )?/i, '');
  const adjective = STUFF[bare.toLowerCase()] ?? (isAdjective(bare) ? bare : undefined);
  const [, title = '', list = ''] = /^([^:]{3,60}:\s*)?(.+)$/.exec(head) ?? [];
  const items = list.split(/\s*(?:,\s*(?:and )?|;|\band\b|&|\bplus\b)\s*/i).filter(Boolean);
  const first = bareWish(items[0] ?? '');
  const lead = (items[0] ?? '').slice(0, (items[0] ?? '').length - first.length);
  const named = [first, ...items.slice(1)];
  const isKnown = named.every((one) => subjectOf(singular(bareNoun(one.replace(/^\d+ /, '')))));
  if (!isKnown) return text;
  const told = named.map((one) => {
    if (!adjective) return `${one} ${/^(?:with|wearing|holding|without|in)\b/i.test(how) ? how : ''}`.trim();
    const [, article = '', noun = ''] = /^((?:an?|the|some|\d+|two|three|four|five|six|seven|eight)\s+)?(.+)$/i.exec(one) ?? [];
    const fitting = /^an?\s/i.test(article) ? (/^[aeiou]/i.test(adjective) ? 'an ' : 'a ') : article;
    return `${fitting}${adjective} ${noun}`;
  });
  return !adjective && !/^(?:with|wearing|holding|without|in)\b/i.test(how) ? text : `${title}${lead}${told.join(', ')}`;
} // biome-ignore format: short enough
