/**
 * A list as anybody types it, said once more so that each of its items stands by itself: without what the list is called, with what is said of
 * all in each, with commas where only spaces or numbers part.
 */
import { singular, subjectOf } from '../subjects.ts';

const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}';
const LEAD =
  /^\W*(?:(?:please|pls|can you|could you|can i (?:get|have)|i (?:want|need)|i'?d like|we need|need|make(?: me)?|draw(?: me)?|create|give me|get me|do)\b[ ,]*)+/i;
/** "weapons pack: ", "some furniture for my tavern - ". */
const HEAD =
  /^(?:some |an? |the |my |our |full |whole |few |different |various )*(?:[a-z'-]+ ){0,4}?(?:packs?|sets?|kits?|bundles?|collections?|props|items|furniture|weapons|tools|animals|assets|objects|things|stuff|icons|decorations?|food|plants|supplies|enemies|monsters)\b[^:,.;]{0,40}?(?::\s+|\s+[-–]\s+)(?=[^:]+(?:,|\s))/i;
/** Of how all go together: in one plan they are of one manner anyhow. */
const TOGETHER =
  /[,.;]?\s*(?:\b(?:all|both|they|each|and|of|in|the|should|shall|be|have)\s+)*\b(?:same|matching|consistent|identical)\s+(?:size|style|look|scale|palette|colou?rs?)\b(?:\s+(\d{2,3})(?:\s?px|x\d+)?)?(?:[\s,]+and\s+(?:the\s+)?(?:same|matching|consistent)\s+(?:size|style|look|scale|palette))?(?:\s+so (?:that )?they (?:all )?(?:match|fit)(?: together)?)?/gi;
const OF_ALL =
  /[,.;]\s*(?:they(?:'re| are)? )?(?:all|each|everything)(?: of them)?(?: are| is| in| of| made of| should be)? ([^,.;]+?)(?=[,.;]|$)/i;
const SIZE = /[,.;]?\s*\b(?:at |in )?(\d{2,3}\s?x\s?\d{2,3}|\d{2,3}\s?px)\b/i;
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
const isNamed = (words: string): boolean => subjectOf(words) !== undefined || subjectOf(singular(words)) !== undefined;

/** "32x32 crate 64x64 crate": the thing in each size. */
function sized(text: string): string | undefined {
  const found = [...text.matchAll(/\b(\d{2,3})\s?(?:x\s?\d{2,3}|px) ([a-z]+(?: [a-z]+)?)(?=,|\s+(?:and|\d)|\s*$)/gi)];
  const things = new Set(found.map(([, , noun]) => singular(noun!.toLowerCase().replace(/ and$/, ''))));
  return found.length > 1 && things.size === 1
    ? found.map(([, side]) => `${[...things][0]} ${side}x${side}`).join(', ')
    : undefined;
}

/** "1 hero 1 villain 1 dog" */
function counted(text: string): string | undefined {
  const form = new RegExp(`^(?:(?:${NUMBER}) [a-z]+(?: [a-z]+)?(?:\\s*(?:,|and|\\+|&)\\s*|\\s+|$)){2,}$`, 'i');
  if (!form.test(text)) return undefined;
  const items = [...text.matchAll(new RegExp(`\\b(${NUMBER}) ((?:(?!(?:${NUMBER}|and)\\b)[a-z]+ ?){1,2})`, 'gi'))];
  return items.length > 1
    ? items
        .map(([, count, noun]) => (/^(?:1|one)$/i.test(count!) ? article(noun!.trim()) : `${count} ${noun!.trim()}`))
        .join(', ')
    : undefined;
}

/** "cow pig chicken sheep" */
function parted(words: string): readonly string[] {
  const bare = words.trim().split(/\s+/);
  return bare.length > 2 &&
    bare.every((word) => /^[a-z]+$/i.test(word) && isNamed(word)) &&
    !isNamed(bare.slice(0, 2).join(' '))
    ? bare
    : [words.trim()];
}

/** "steel with brown grips" of an axe. */
function lent(item: string, of: string): string {
  const [, look = of, more = ''] = /^(.*?)( (?:with|in|on|made|and) .*)$/i.exec(of) ?? [];
  const bare = item.replace(/^(?:an?|the) /i, '');
  return article(`${look ? `${look} ` : ''}${bare}${more}`);
}

/** The list said plainly; undefined of what is none, or is plain already. */
export function relisted(message: string): string | undefined {
  const text = message.replace(LEAD, '').replace(/[.!\s]+$/, '');
  const bySize = sized(text) ?? counted(text);
  if (bySize) return bySize;
  const side = [...text.matchAll(TOGETHER)].map(([, px]) => px).find(Boolean);
  const [given = '', size = side ? `${side}x${side}` : ''] = SIZE.exec(text.replace(TOGETHER, '')) ?? [];
  let rest = text.replace(TOGETHER, '').replace(given, '');
  const [said = '', of = ''] = OF_ALL.exec(rest) ?? [];
  rest = rest.replace(said, '');
  const head = HEAD.exec(rest)?.[0] ?? '';
  // "three chests: wooden, iron": the head is what each of them is
  const list =
    head &&
    rest
      .slice(head.length)
      .split(/\s*,\s*(?:and )?|\s+and\s+/)
      .every((item) => isNamed(item) || parted(item).length > 1 || /\d/.test(item))
      ? rest.slice(head.length)
      : rest;
  const items = list
    .split(/\s*[,;]\s*(?:and )?/)
    .flatMap(parted)
    .filter(Boolean);
  if (items.length < 2 && !side) return undefined;
  const each = of ? items.map((item) => (isNamed(item) ? lent(item, of) : item)) : items;
  const made = [...each, ...(size ? [size] : [])].join(', ');
  return made.toLowerCase() === text.toLowerCase() ? undefined : made;
}
